"""Older formats are led on step by step; later ones and none are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop_app.app.errors import FileDamaged, SaveTooNew
from desktop_app.app.storage.migrations import migrated
from desktop_app.app.texts.texts import Texts

PATH = Path("game.json")


def _split_name(data: dict[str, Any]) -> dict[str, Any]:
    first, last = data["name"].split(" ")
    return {"first": first, "last": last}


def _add_age(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "age": 0}


STEPS = {1: _split_name, 2: _add_age}


def test_each_step_leads_to_the_next_number() -> None:
    old = {"format": 1, "name": "Sam Gamgee"}
    assert migrated(PATH, old, STEPS, 3, SaveTooNew) == {
        "format": 3, "first": "Sam", "last": "Gamgee", "age": 0,
    }  # fmt: skip
    assert old == {"format": 1, "name": "Sam Gamgee"}
    assert migrated(PATH, {"format": 2}, STEPS, 3, SaveTooNew) == {"format": 3, "age": 0}


def test_a_later_format_says_both_numbers() -> None:
    with pytest.raises(SaveTooNew) as refused:
        migrated(PATH, {"format": 4}, STEPS, 3, SaveTooNew)
    assert (refused.value.params["found"], refused.value.params["known"]) == (4, 3)


@pytest.mark.parametrize("number", [None, "1", 0, -1, 1.0, True])
def test_no_proper_number_is_damage(number: object) -> None:
    with pytest.raises(FileDamaged) as damage:
        migrated(PATH, {"format": number}, STEPS, 3, SaveTooNew)
    assert damage.value.params["field"] == "format"


def test_a_format_beyond_all_numbers_is_told_too(english: Texts, spanish: Texts) -> None:
    with pytest.raises(SaveTooNew) as refused:
        migrated(PATH, {"format": 10**30}, STEPS, 3, SaveTooNew)
    assert str(10**30) in refused.value.text(english)
    assert str(10**30) in refused.value.text(spanish)
