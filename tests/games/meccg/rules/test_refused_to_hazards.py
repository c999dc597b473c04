"""What hazards may not do: refused with the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.situations import WILD
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.table import Table, at, bearing


@pytest.mark.rule("MEC-520", "MEC-521")
@pytest.mark.parametrize(("rule", "road"), [("MEC-520", {"on_guard": ["Wargs"]}), ("MEC-521", {"hazards": 2})])
def test_no_second_card_lies_on_guard_and_none_beyond_the_limit(rule: str, road: dict[str, Any]) -> None:
    table = CardTable(hero(at("Moria", "Elrond", limit=2, **road)), {"hand": ["Dodge"]}, step="hazards").until(
        "hazards"
    )
    assert table.refusal("Dodge", "on_guard").rule == rule


@pytest.mark.rule("MEC-510", "MEC-677", "MEC-711")
def test_neither_creatures_nor_corruption_cards_are_answers() -> None:
    ana = {"companies": [at("Isengard", "Beretar", **WILD)], "hand": ["Gates of Morning"]}
    table = Table(ana, {"hand": ["Wolves", "Lure of Nature", "Smoke Rings"]}, step="hazards").until("movement")
    table.choose("play", "Gates of Morning")
    assert (table.asked, table.who) == ("answer", "Bor")
    assert table.refusal("Wolves", "creature").rule == "MEC-510"
    assert table.refusal("Lure of Nature", "play").rule == "MEC-677"
    assert table.refusal("Smoke Rings", "play").rule == "MEC-307"


@pytest.mark.rule("MEC-676", "MEC-679")
def test_one_corruption_card_a_turn_and_one_try_that_taps_nobody() -> None:
    lures = {"hand": ["Lure of Nature", "Lure of Expedience"]}
    table = Table({"companies": [at("Isengard", "Elrond", **WILD)]}, lures, step="hazards").until("hazards")
    table.choose("play", "Lure of Nature").until("hazards")
    assert table.refusal("Lure of Expedience", "play").rule == "MEC-676"
    tempted = Table({"companies": [at("Bree", bearing("Elrond", "Lure of Nature"))]})
    tempted.rolls(2).choose("use", "Lure of Nature", detail="LE-123/4").until("organization")
    assert tempted.refusal("Lure of Nature", "use").rule == "MEC-679"


@pytest.mark.rule("MEC-126", "MEC-676")
@pytest.mark.parametrize(("members", "rule"), [(["Dwar the Ringwraith"], "MEC-126"), (["Layos"], "MEC-676")])
def test_a_corruption_card_says_why_it_finds_nobody(members: list[str], rule: str) -> None:
    road = at("Moria", *members, moved=True, path=["wilderness"])
    table = CardTable(minion(road), {"hand": ["Lure of Nature", "Lure of Expedience"]}, step="hazards")
    table.until("hazards")
    if rule == "MEC-676":
        table.play("Lure of Expedience", "Layos").until("hazards")
    assert table.refusal("Lure of Nature", "play").rule == rule


@pytest.mark.rule("MEC-699")
def test_a_slayer_that_was_called_off_once_is_not_called_off_again_and_says_so() -> None:
    company = at("Bree", "Elrond", "Balin", "Haldir", **{**WILD, "path": ["border_land"]})
    table = Table(hero(company), {"hand": ["Slayer"]}, step="hazards").until("hazards")
    table.choose("creature", "Slayer").until("attack").choose("use", "Slayer").pick("Balin")
    table.choose("pass").choose("pass").until("attack")
    assert table.refusal("Slayer", "use").message.id == "mec-no-used"


@pytest.mark.rule("MEC-126", "MEC-676", "MEC-518", "MEC-704")
def test_at_whom_a_lure_is_not_aimed_is_told_by_which_rule() -> None:
    curse = {"card": "Lure of Nature", "owner": "Bor"}
    company = at(
        "Dol Guldur", "Dwar the Ringwraith", "Muzgash", bearing("Layos", curse), "Ostisen", "Luitprand", limit=4
    )
    bor = minion(at("Moria", "Perchen"), hand=["Lure of Nature"])
    table = Table(minion(company), bor, step="hazards").until("hazards")
    table.g.cursed.append(table.id("Ostisen"))
    table.choose("play", "Lure of Nature 2")
    who = ("Dwar the Ringwraith", "Ostisen", "Perchen", "Muzgash")
    assert [table.refusal(each, "choose").rule for each in who] == ["MEC-126", "MEC-676", "MEC-518", "MEC-704"]
    assert table.offers("choose", "Luitprand")
