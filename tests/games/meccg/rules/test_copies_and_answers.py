"""Copies of one card, cards that answer each other, and what is gone when a chain reaches it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from tests.games.meccg.table import Table, at, bearing

MINION = {"kind": "ringwraith"}
WILD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"], "limit": 5}
DARK = {**WILD, "path": ["wilderness", "shadow_land"]}


def in_the_wild(*members: Any, hazards: list[str], hand: list[str] | None = None) -> Table:
    """Hazards of Bor's hand against a company on its way to Moria through two Wildernesses."""
    ana = {"companies": [at("Moria", *members, **WILD)], "hand": hand or []}
    return Table(ana, {"hand": hazards}, step="hazards").until("hazards")


def asked_to_answer(table: Table, name: str) -> Table:
    """Passes until a player may answer."""
    for _ in range(10):
        if (table.asked, table.who) == ("answer", name):
            return table
        table.passes()
    raise AssertionError(f"{name} is not asked")


def lying(table: Table, code: str) -> int:
    """How many copies of a card are in play."""
    return sum(table.g.codes[card] == code for card in table.g.pieces)


@pytest.mark.rule("MEC-340", "MEC-705")
def test_of_two_doors_in_one_chain_one_stays_open() -> None:
    table = in_the_wild("Elrond", hazards=["Doors of Night", "Doors of Night"])
    asked_to_answer(table.choose("play", "Doors of Night"), "Bor").choose("play", "Doors of Night").until("hazards")
    assert lying(table, "TW-28") == 1
    assert table.titles("discard:B") == ["Doors of Night"]


@pytest.mark.rule("MEC-340")
@pytest.mark.parametrize("card", ["Lure of Nature", "Lure of Expedience", "Foolish Words", "Rebel-talk"])
def test_who_bears_one_is_no_target_of_its_copy(card: str) -> None:
    alone = in_the_wild(bearing("Haldir", card), hazards=[card])
    assert not alone.offers("play", card)
    table = in_the_wild(bearing("Haldir", card), "Orophin", hazards=[card])
    table.choose("play", card)
    if table.asked == "target":
        table.pick("Orophin")
    table.until("hazards")
    assert len(table["Orophin"].attachments) == 1


@pytest.mark.rule("MEC-340")
def test_a_second_copy_declared_in_the_chain_finds_the_first() -> None:
    table = in_the_wild("Elrond", "Haldir", hazards=["Rebel-talk", "Rebel-talk"])
    table.choose("play", "Rebel-talk").pick("Haldir")
    asked_to_answer(table, "Bor").choose("play", "Rebel-talk").pick("Haldir")
    table.until("hazards")
    assert len(table["Haldir"].attachments) == 1
    assert table.titles("discard:B") == ["Rebel-talk"]


@pytest.mark.rule("MEC-340")
def test_a_copy_on_guard_has_no_target() -> None:
    company = at("Moria", bearing("Elrond", "Foolish Words"), went=True, entered=True, on_guard=["Foolish Words"])
    table = Table({"companies": [company], "hand": ["Glamdring"]}, step="site_actions").until("site")
    table.choose("acquire", "Glamdring", "Elrond").until("guard")
    assert not table.find("reveal")


def test_two_shadows_in_one_chain_darken_once() -> None:
    table = Table(
        {"companies": [at("Barrow of Two", "Elrond", limit=5)]}, {"hand": ["Choking Shadows"] * 2}, step="hazards"
    ).until("hazards")
    asked_to_answer(table.choose("play", "Choking Shadows"), "Bor").choose("play", "Choking Shadows").until("hazards")
    assert sum(each.kind == "automatic_prowess" for each in table.g.effects) == 1


@pytest.mark.rule("MEC-704")
def test_who_has_gone_home_hears_no_foolish_words() -> None:
    table = in_the_wild("Elrond", "Haldir", hazards=["Foolish Words", "Call of Home"])
    table.choose("play", "Foolish Words").pick("Haldir")
    asked_to_answer(table, "Bor").choose("play", "Call of Home").pick("Haldir")
    table.g.effects.append(Effect("mind", 30, [table.id("Elrond")], "", "game"))
    table.rolls(2).until("hazards")
    assert table.zone("Haldir") == "hand:A"
    assert table.zone("Foolish Words") == "discard:B"


@pytest.mark.rule("MEC-703", "MEC-511")
def test_a_creature_does_not_come_where_its_key_is_gone() -> None:
    ana = {"companies": [at("Moria", "Elrond", **{**WILD, "regions": ["Ithilien", "Nurn"]})], "hand": ["Twilight"]}
    table = Table(ana, {"hand": ["Sand-drake"], "events": ["Doors of Night"]}, step="hazards").until("hazards")
    asked_to_answer(table.choose("creature", "Sand-drake"), "Ana").choose("play", "Twilight").until("hazards")
    assert table.said("attack") == 0
    assert table.zone("Sand-drake") == "discard:B"
    assert table.company("Elrond").hazards == 1


@pytest.mark.rule("MEC-635", "MEC-703")
def test_a_creature_does_not_come_when_its_agent_is_unmasked() -> None:
    bor = {**MINION, "agents": [{"card": "Bûrat", "at": "Bandit Lair"}], "hand": ["Orcs in Two Bands", "Unmasked"]}
    table = Table({**MINION, "companies": [at("Bandit Lair", "Layos", limit=4)]}, bor, step="hazards").until("hazards")
    table.choose("agent_key", "Bûrat").until("hazards").choose("creature", "Orcs in Two Bands")
    asked_to_answer(table, "Bor").choose("play", "Unmasked").until("hazards")
    assert table.said("attack") == 0


@pytest.mark.rule("MEC-718")
def test_an_ally_is_not_set_on_its_friend_in_answer() -> None:
    table = Table(
        {"companies": [at("Moria", bearing("Elrond", "Goldberry"), limit=5)], "hand": ["Twilight"]},
        {"hand": ["Stay Her Appetite"], "events": ["Doors of Night"]},
        step="hazards",
    )
    table.until("movement").choose("play", "Twilight")
    assert not asked_to_answer(table, "Bor").offers("play", "Stay Her Appetite")


@pytest.mark.rule("MEC-520", "MEC-521")
def test_no_card_is_put_on_guard_in_the_middle_of_an_attack() -> None:
    table = in_the_wild("Beretar", hazards=["Wargs", "Lure of Nature"], hand=["Many Turns and Doublings"])
    table.choose("creature", "Wargs").until("attack").choose("play", "Many Turns and Doublings")
    assert not asked_to_answer(table, "Bor").offers("on_guard", "Lure of Nature")


@pytest.mark.rule("MEC-712", "MEC-717")
def test_twilight_answers_twilight() -> None:
    ana = {"companies": [at("Moria", "Elrond", **WILD)], "hand": ["Twilight"]}
    table = Table(ana, {"events": ["Doors of Night"], "hand": ["Twilight"]}, step="hazards").until("movement")
    asked_to_answer(table.choose("play", "Twilight"), "Bor")
    table.choose("play", "Twilight", detail=table.find("play", "Twilight")[-1].detail).until("movement")
    assert "Doors of Night" in table


@pytest.mark.rule("MEC-502", "MEC-521")
def test_a_card_put_on_guard_in_answer_uses_up_the_limit() -> None:
    ana = {"companies": [at("Moria", "Elrond", limit=2)], "hand": ["Twilight"]}
    bor = {"events": ["Doors of Night"], "hand": ["Wargs", "Lure of Nature", "Foolish Words"]}
    table = Table(ana, bor, step="hazards").until("hazards").choose("play", "Foolish Words")
    asked_to_answer(asked_to_answer(table, "Ana").choose("play", "Twilight"), "Bor").choose("on_guard", "Wargs")
    assert table.until("hazards").refusal("Lure of Nature", "play").rule == "MEC-502"


def test_a_ruse_of_a_diplomat_is_seen_by_no_eye_that_looks_for_scouts() -> None:
    ana = {**MINION, "companies": [at("Moria", "Layos", **DARK)], "hand": ["Ruse"]}
    table = Table(ana, {"hand": ["Wargs", "Searching Eye"]}, step="hazards").until("hazards")
    table.choose("creature", "Wargs").until("attack").choose("play", "Ruse")
    assert not asked_to_answer(table, "Bor").offers("play", "Searching Eye")


def test_without_scouts_a_diplomat_still_has_his_ruse() -> None:
    ana = {**MINION, "companies": [at("Moria", "Layos", "Ostisen", **DARK)], "hand": ["Ruse", "A Nice Place to Hide"]}
    table = Table(ana, {"hand": ["Wargs"]}, step="hazards").until("hazards")
    table.g.effects.append(Effect("no_scouts", 0, [table.company("Layos").id], "", "turn"))
    table.choose("creature", "Wargs").until("attack")
    assert not table.offers("play", "A Nice Place to Hide")
    assert len(table.find("play", "Ruse")) == 1
    table.choose("play", "Ruse").until("hazards")
    assert table.stands("Layos") == "tapped"


@pytest.mark.rule("MEC-530", "MEC-309")
def test_an_eye_on_guard_sees_the_scout_in_the_site_phase() -> None:
    company = at("Moria", "Elrond", "Fatty Bolger", went=True, on_guard=["Searching Eye"])
    table = Table({"companies": [company], "hand": ["Concealment"]}, step="site_company").until("enter").choose("enter")
    table.until("attack").choose("play", "Concealment")
    asked_to_answer(table, "Bor").choose("reveal", "Searching Eye").until("attack")
    assert (table.zone("Concealment"), table.zone("Searching Eye")) == ("discard:A", "discard:B")
    assert table.stands("Fatty Bolger") == "tapped"
    assert not table.g.attacks[-1].cancelled
