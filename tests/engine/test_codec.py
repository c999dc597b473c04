"""Clones and JSON: made from the declared fields, so that none can be forgotten."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from pydantic import ValidationError

from desktop_app.engine.checks import misplaced, not_plain
from desktop_app.engine.codec import clone, dump_json, load_json
from tests.engine.inn import Inn, new


@dataclass(slots=True)
class Cup:
    ale: int = 0


@dataclass(slots=True)
class Mug:
    mead: int = 0


@dataclass(slots=True)
class Shelf:
    cups: list[Cup] = field(default_factory=list)
    best: Cup | None = None
    labels: dict[str, list[str]] = field(default_factory=dict)
    notes: dict[str, str | int | list[str]] = field(default_factory=dict)
    rest: Any = None
    by_guest: dict[str, Cup] = field(default_factory=dict)
    count: int | None = None


@dataclass(slots=True)
class Odd:
    either: Cup | Mug | None = None


@dataclass(slots=True)
class Bag:
    things: set[str] = field(default_factory=set)


def shelf() -> Shelf:
    return Shelf([Cup(1)], Cup(2), {"a": ["x"]}, {"n": ["y"], "m": 3}, {"deep": [["z"]]}, {"A": Cup(3)}, 4)


def test_a_clone_is_equal_and_changing_the_original_anywhere_leaves_it_alone() -> None:
    one = shelf()
    copy = clone(one)
    assert copy == shelf()
    assert one.best is not None
    one.cups[0].ale = one.best.ale = one.by_guest["A"].ale = 9
    one.labels["a"].append("w")
    noted = one.notes["n"]
    assert isinstance(noted, list)
    noted.append("w")
    one.rest["deep"][0].append("w")
    one.cups.append(Cup())
    assert copy == shelf()


def test_a_field_that_cannot_be_copied_surely_is_refused() -> None:
    for wrong in (Odd(), Bag()):
        with pytest.raises(TypeError, match="a state may not hold"):
            clone(wrong)


def test_json_comes_back_as_it_was() -> None:
    g = new(3, 3)
    assert load_json(Inn, dump_json(g)) == g


def test_json_of_another_shape_is_refused_by_the_name_of_the_field() -> None:
    with pytest.raises(ValidationError, match="seats"):
        load_json(Inn, b'{"game": "inn", "seats": 7}')


def test_what_is_not_plain_is_found_wherever_it_lies() -> None:
    g: Any = new()
    assert not_plain(g) == []
    g.zones["deck"].append(1.5)
    g.coins[7] = 1
    g.brawls.append({"a"})
    assert not_plain(g) == [
        "state.zones['deck'][20] is a float",
        "state.coins has the key 7",
        "state.brawls[0] is a set",
    ]


def test_a_card_in_two_places_or_in_none_is_found() -> None:
    g = new()
    assert misplaced(g) == []
    g.zones["discard"].append("c1")
    g.zones["deck"].remove("c2")
    assert misplaced(g) == [
        "c1 is in deck and in discard",
        "c1 is in discard but its home says deck",
        "c2 is nowhere",
    ]


def test_moving_a_card_keeps_its_home() -> None:
    g = new()
    g.move("c5", "discard")
    g.move("c6", "discard", 0)
    assert g.zones["discard"] == ["c6", "c5"]
    assert misplaced(g) == []
