"""Companies between two havens: on their way they are at none (MEC-447)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.table import hero, minion
from tests.games.meccg.table import Table, at

DARKHAVENS: dict[str, Any] = {"locations": ["Minas Morgul", "Bandit Lair"]}
MEN = ("Layos", "Ostisen", "Luitprand", "Dôgrib", "Tros Hesnef", "Nevido Smôd", "Asternak")


@pytest.mark.rule("MEC-030", "MEC-061")
def test_others_go_with_a_ringwraith_from_darkhaven_to_darkhaven() -> None:
    table = Table(minion(at("Dol Guldur", "Dwar the Ringwraith", "Muzgash"), **DARKHAVENS))
    assert table.offers("go", "Dwar the Ringwraith", "Minas Morgul")
    table.choose("go", "Dwar the Ringwraith", "Minas Morgul").until("movement")
    assert table.place("Muzgash") == "Minas Morgul"


@pytest.mark.rule("MEC-072", "MEC-447", "MEC-494")
def test_one_too_many_on_the_way_is_sent_out_by_nobody() -> None:
    full = Table(minion(at("Dol Guldur", *MEN), hand=["Perchen"], **DARKHAVENS))
    full.choose("go", "Layos", "Minas Morgul").choose("organize")
    assert not full.offers("bring", "Perchen", detail=full.company("Layos").id)
    eight = at("Dol Guldur", *MEN, "Perchen", goal="Minas Morgul")
    table = Table(minion(eight, **DARKHAVENS), step="company").until("movement")
    assert table.place("Layos") == "Dol Guldur"


@pytest.mark.rule("MEC-063")
def test_two_leaders_part_before_they_set_out_for_another_darkhaven() -> None:
    table = Table(minion(at("Dol Guldur", "Orc Captain", "Shagrat"), **DARKHAVENS))
    assert table.refusal("Orc Captain", "go", "Minas Morgul").rule == "MEC-063"


@pytest.mark.rule("MEC-447")
def test_a_wizard_joins_nobody_who_has_no_room_on_the_way_to_a_haven() -> None:
    seven = ("Elrond", "Balin", "Haldir", "Adrazar", "Anborn", "Bofur", "Orophin")
    for members, comes in ((seven, False), (seven[:6], True)):
        moving = at("Lórien", *members, origin="Rivendell", path=["wilderness"] * 2, limit=7)
        ana = hero(moving, at("Rivendell", "Alatar"))
        table = Table(ana, {"hand": ["Wargs"]}, step="hazards").until("hazards").choose("creature", "Wargs")
        for _ in range(2):
            table.passes()
        assert (table.asked == "may") is comes
