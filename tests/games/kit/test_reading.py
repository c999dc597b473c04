"""What texts and lasting effects in play come to: sums, prohibitions, immunity, blank texts, gifts."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator

import pytest

from desktop_app.engine.codec import clone
from desktop_app.engine.effects import Effect, end_effects_on
from desktop_app.games.kit.abilities import Blanks, Forbids, Gives, Grants, NumberText, Permits, SpreadText
from desktop_app.games.kit.cast import Prints
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.reading import Reading, Term
from tests.games.kit.farm import PRINTED, READING, TEXTS, Farm, animal, farm, host, me, tired, yours


@pytest.fixture(autouse=True)
def texts() -> Iterator[None]:
    """The farm's cards say nothing but what a test has them say."""
    yield
    for by_code in TEXTS._parts.values():
        by_code.clear()
    for by_name in TEXTS._about.values():
        by_name.clear()


def strength(g: Farm, card: str) -> int:
    return READING.number(g, card, "strength")


def lasts(g: Farm, kind: str, amount: int = 0, *targets: str, group: str = "", code: str = "ox") -> None:
    g.effects.append(Effect(kind, amount, list(targets), group, "day", "", code))


def test_a_number_is_the_sum_of_what_gives_it() -> None:
    g = farm(ox1="A", hen1="A")
    TEXTS.add("ox", NumberText("strength", 2, me, lambda m: len(m.g.pieces) > 1))
    TEXTS.add("hen", SpreadText("strength", 1, animal(yours)))
    lasts(g, "strength", -1, "ox1")
    assert [term.amount for term in READING.terms(g, "ox1", "strength")] == [3, 2, 1, -1]
    assert strength(g, "ox1") == 5
    assert [term.source for term in READING.terms(g, "ox1", "strength")] == ["", "ox1", "hen1", ""]


def test_what_is_attached_gives_to_its_host() -> None:
    g = farm(ox1="A", hen1="A")
    g.pieces["hen1"].host = "ox1"
    g.pieces["ox1"].attachments.append("hen1")
    TEXTS.add("hen", NumberText("strength", lambda m: 4 if m.target == "ox1" else 9, host))
    TEXTS.add("hen", Gives("trait", "loud"))
    TEXTS.add("hen", Gives("icon", "plough", to="Mule"))
    TEXTS.add("hen", Gives("cannot", "graze"))
    assert strength(g, "ox1") == PRINTED["strength"]["ox"] + 4
    assert READING.gifts(g, "ox1", "trait") == ["loud"]
    assert READING.gifts(g, "ox1", "icon", "Ox") == []
    assert READING.gifts(g, "ox1", "icon", "Mule") == ["plough"]
    assert READING.forbidden(g, "graze", "ox1") == "hen1"


def test_additions_come_before_factors_and_a_set_value_beats_both() -> None:
    g = farm(ox1="A")
    lasts(g, "strength", 2, "ox1")
    lasts(g, "strength*", 3, "ox1")
    assert strength(g, "ox1") == 15
    lasts(g, "strength/", 2, "ox1")
    assert strength(g, "ox1") == 8, "halves are rounded up"
    lasts(g, "strength=", 1, "ox1")
    assert strength(g, "ox1") == 1


def test_no_number_is_below_nothing() -> None:
    g = farm(hen1="A")
    lasts(g, "strength", -5, "hen1")
    assert strength(g, "hen1") == 0


def test_a_blank_card_gives_nothing_of_its_text() -> None:
    g = farm(ox1="A", hen1="A")
    TEXTS.add("ox", NumberText("strength", 2, me))
    TEXTS.add("ox", SpreadText("strength", 2, animal))
    lasts(g, "blank", 0, "ox1")
    assert strength(g, "ox1") == 3
    assert strength(g, "hen1") == 1


def test_an_immune_animal_is_touched_by_no_effect_of_that_side() -> None:
    g = farm(ox1="A", dog1="A")
    lasts(g, "strength", 4, "ox1", code="dog")
    lasts(g, "strength", 1, "ox1", code="hen")
    assert strength(g, "ox1") == 8
    lasts(g, "immune:wild", 0, "ox1")
    assert strength(g, "ox1") == 4
    assert READING.immune(g, "ox1", "dog")
    assert not READING.immune(g, "ox1", "")


def test_an_effect_on_a_group_is_looked_at_anew() -> None:
    g = farm(ox1="A")
    lasts(g, "strength", 1, group="ox")
    g.codes["ox2"], g.owners["ox2"] = "ox", "B"
    assert strength(g, "ox2") == 3, "not in play yet"
    g.pieces["ox2"] = farm(ox2="B").pieces["ox2"]
    assert strength(g, "ox2") == 4


def test_a_text_forbids_while_it_applies() -> None:
    g = farm(dog1="A", hen1="B")
    TEXTS.add("dog", Forbids("rest", animal(~yours), lambda m: not m.g.pieces[m.me].exhausted))
    assert READING.forbidden(g, "rest", "hen1") == "dog1"
    assert READING.forbidden(g, "rest", "dog1") == ""
    assert READING.forbidden(g, "work", "hen1") == ""
    g.pieces["dog1"].exhausted = True
    assert READING.forbidden(g, "rest", "hen1") == ""
    assert tired.name == "tired"


def test_a_lasting_prohibition_names_its_card() -> None:
    g = farm(ox1="A")
    g.effects.append(Effect("cannot:rest", 0, ["ox1"], source="dog1", code="dog"))
    assert READING.forbidden(g, "rest", "ox1") == "dog1"


def test_what_lasts_on_a_card_ends_when_it_leaves_and_goes_on_for_the_others() -> None:
    g = farm(ox1="A", ox2="A")
    lasts(g, "strength", 1, "ox1", "ox2")
    lasts(g, "blank", 0, "ox1")
    lasts(g, "strength", 1, group="hen")
    end_effects_on(g.effects, "ox1")
    assert [(effect.kind, effect.targets) for effect in g.effects] == [("strength", ["ox2"]), ("strength", [])]


def test_permissions_are_found_by_name() -> None:
    TEXTS.add("hen", Permits("flies"))
    TEXTS.add("hen", Permits("sleeps_in", "barn"))
    found = TEXTS.permission("hen", "sleeps_in")
    assert found is not None
    assert found.detail == "barn"
    assert TEXTS.permission("ox", "flies") is None


def test_what_a_text_grants_goes_to_each_of_its_group_while_it_applies() -> None:
    g = farm(ox1="A", hen1="A", hen2="B")
    TEXTS.add("ox", Grants("icon", "plough", animal(yours), lambda m: len(m.g.pieces) == 3))
    assert READING.granted(g, "hen1", "icon") == ["plough"]
    assert READING.granted(g, "hen2", "icon") == []
    assert READING.granted(g, "hen1", "trait") == []
    lasts(g, "blank", 0, "ox1")
    assert READING.granted(g, "hen1", "icon") == []


def test_a_text_blanks_others_until_it_is_silenced_itself() -> None:
    g = farm(ox1="A", hen1="A")
    TEXTS.add("ox", Blanks("blank", animal(~tired)))
    assert READING.is_blank(g, "hen1")
    g.pieces["hen1"].exhausted = True
    assert not READING.is_blank(g, "hen1")
    g.pieces["hen1"].exhausted = False
    lasts(g, "blank", 0, "ox1")
    assert not READING.is_blank(g, "hen1")


def test_the_rules_of_a_game_may_add_to_a_number() -> None:
    g = farm(ox1="A")
    reading: Reading[Farm] = Reading(
        texts=TEXTS,
        printed={"strength": {"ox": 3}},
        belongs=lambda g, card, group: False,
        side_of=lambda code: "",
        keeper=lambda g, card: "A",
        adds={"strength": lambda g, card: [Term(2, "ox1", "ox")]},
    )
    assert reading.number(g, "ox1", "strength") == 5
    assert [term.amount for term in reading.terms(g, "ox1", "strength")] == [3, 2]


def test_what_comes_and_goes_changes_what_the_texts_in_play_come_to() -> None:
    """Which cards lie in play is looked up again after each that comes, leaves or is exchanged for another."""
    g = farm(ox1="A")
    TEXTS.add("hen", SpreadText("strength", 1, animal))
    assert strength(g, "ox1") == 3
    g.codes["hen1"], g.owners["hen1"] = "hen", "A"
    g.pieces["hen1"] = Piece(controller="A")
    assert strength(g, "ox1") == 4
    g.pieces.pop("hen1")
    assert strength(g, "ox1") == 3
    g.pieces.setdefault("hen1", Piece(controller="A"))
    assert strength(g, "ox1") == 4
    del g.pieces["hen1"]
    assert strength(g, "ox1") == 3
    assert g.pieces.pop("hen1", None) is None
    with pytest.raises(KeyError):
        g.pieces.pop("hen1")


def test_what_reads_alike_on_cards_is_found_apart() -> None:
    """The name of one animal may be the kind of others."""
    g = farm(ox1="A", hen1="A", dog1="A")
    names, kinds = Prints(lambda code: code), Prints(lambda code: "ox" if code != "dog" else "dog")
    assert list(names.in_play(g, "ox")) == ["ox1"]
    assert list(kinds.in_play(g, "ox")) == ["ox1", "hen1"]


@pytest.mark.parametrize(
    "copied", [clone, lambda g: pickle.loads(pickle.dumps(g))], ids=["copied", "in another process"]
)
def test_a_copy_of_a_table_finds_for_itself(copied: Callable[[Farm], Farm]) -> None:
    g = farm(ox1="A", hen1="A")
    TEXTS.add("hen", SpreadText("strength", 1, animal))
    assert strength(g, "ox1") == 4
    other = copied(g)
    del other.pieces["hen1"]
    assert other != g
    assert (strength(g, "ox1"), strength(other, "ox1")) == (4, 3)
