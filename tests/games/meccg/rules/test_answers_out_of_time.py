"""What is declared in answer to something else is neither out of its time nor spared by what has changed meanwhile."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.situations import WILD, inside
from tests.games.meccg.cards.table import CardTable, hero, minion
from tests.games.meccg.table import Table, at, bearing

ASIDE = hero(at("Bree", "Beretar"), hand=["Wargs"])
"""The other player has a card in hand, so that he is asked for answers."""


def answering(table: Table, who: str = "Ana") -> Table:
    """Passes until a player may answer."""
    while (table.asked, table.who) != ("answer", who):
        table.passes()
    return table


@pytest.mark.rule("MEC-703", "MEC-551")
def test_a_site_that_an_answer_has_tapped_yields_no_item() -> None:
    hand = ["High Helm", "To Satisfy the Questioner"]
    table = inside("Thranduil’s Halls", "Layos", "Ostisen", hand=hand, bor={"hand": ["Wargs"]})
    answering(table.choose("acquire", "High Helm", "Layos")).choose("play", "To Satisfy the Questioner")
    table.until("site")
    assert "To Satisfy the Questioner" in table
    assert table.zone("High Helm") == "discard:A"


@pytest.mark.rule("MEC-703", "MEC-112")
def test_nobody_is_bidden_to_rule_once_the_eye_has_opened_in_answer() -> None:
    ana = minion(at("Dol Guldur", "Layos"), hand=["Bade to Rule", "The Lidless Eye"])
    table = answering(Table(ana, ASIDE).choose("play", "Bade to Rule")).choose("play", "The Lidless Eye")
    assert "The Lidless Eye" in table.until("organization")
    assert table.zone("Bade to Rule") == "discard:A"


@pytest.mark.rule("MEC-723", "MEC-426")
def test_nobody_hides_in_answer_before_the_phase_is_at_its_end() -> None:
    ana = hero(at("Rivendell", "Fatty Bolger"), hand=["Smoke Rings", "Stealth"], sideboard=["Cram"])
    table = answering(Table(ana, ASIDE).choose("play", "Smoke Rings"))
    assert not table.offers("play", "Stealth")
    assert table.refusal("Stealth", "play").rule == "MEC-304"


@pytest.mark.rule("MEC-541", "MEC-547")
def test_no_town_is_rebuilt_in_answer_before_the_site_is_entered() -> None:
    company = at("Glittering Caves", "Haldir", bearing("Balin", "Cram"), went=True, on_guard=["Choking Shadows"])
    ana = hero(company, hand=["Rebuild the Town", "Twilight"])
    table = Table(ana, {"hand": ["Wargs"]}, step="site_company").until("enter").choose("enter")
    answering(table.choose("reveal", "Choking Shadows"))
    assert table.refusal("Rebuild the Town", "play").rule == "MEC-541"
    assert table.refusal("Cram", "use").rule == "MEC-541"
    assert table.offers("play", "Twilight")


@pytest.mark.rule("MEC-541")
def test_nothing_is_done_between_two_automatic_attacks_but_what_they_ask_for() -> None:
    company = at("Barrow-downs", bearing("Elrond", "Cram"), "Balin", went=True)
    ana = hero(company, hand=["Smoke Rings", "Halfling Strength"], sideboard=["Dodge"])
    table = CardTable(ana, {"hand": ["Wargs"], "events": ["The Moon Is Dead"]}, step="site_company")
    table.until("enter").choose("enter").until("assign").face("Balin").until("hold").rolls(2, 2)
    while table.asked != "answer":
        table.passes()
    assert table.stands("Balin") == "wounded"
    answering(table)
    assert not table.company("Elrond").entered
    assert table.refusal("Smoke Rings", "play").rule == "MEC-541"


@pytest.mark.rule("MEC-719", "MEC-571")
def test_a_candle_that_is_fled_in_answer_tempts_nobody() -> None:
    ana = hero(at("Moria", "Fatty Bolger", "Haldir", **WILD), hand=["Concealment"])
    table = Table(ana, {"hand": ["Corpse-candle"]}, step="hazards").until("hazards")
    table.choose("creature", "Corpse-candle").until("attack").choose("pass")
    answering(table).choose("play", "Concealment").until("movement")
    assert (table.said("attack-cancelled"), table.said("corruption")) == (1, 0)


@pytest.mark.rule("MEC-723", "MEC-567")
def test_nothing_is_added_to_what_is_due_as_the_turn_ends() -> None:
    ana = hero(at("Bree", "Balin"), events=["From the Pits of Angband"], hand=["Smoke Rings"], discard=["Rain-drake"])
    table = answering(Table(ana, ASIDE, step="turn_ends"))
    assert not table.offers("play", "Smoke Rings")


@pytest.mark.rule("MEC-720", "MEC-130")
def test_at_barad_dur_nobody_orders_a_test_of_rings_that_nobody_bears() -> None:
    ana = minion(at("Barad-dûr", "Layos", "Eradan", went=True))
    table = Table(ana, {"events": ["Stench of Mordor"], "hand": ["Wargs"]}, step="site_company")
    assert (table.asked, table.who) == ("answer", "Bor")


@pytest.mark.rule("MEC-426")
def test_while_companies_are_organized_nothing_else_is_an_answer() -> None:
    hand = ["Dwar the Ringwraith", "Weigh All Things to a Nicety"]
    ana = minion(at("Dol Guldur", "Layos"), events=["Bade to Rule"], hand=hand, sideboard=["Ruse"])
    table = Table(ana, ASIDE)
    assert table.offers("play", "Weigh All Things to a Nicety")
    table.choose("organize").choose("bring", "Dwar the Ringwraith")
    assert not answering(table).offers("play", "Weigh All Things to a Nicety")
    assert table.until("organizing")["Bade to Rule"].host == table.id("Dwar the Ringwraith")


@pytest.mark.rule("MEC-703", "MEC-701", "MEC-702")
def test_what_was_tapped_for_an_action_must_still_be_there_and_tapped() -> None:
    """The tapping stays paid: Balin called home or upright again, what he began has no effect."""
    road = {"moved": True, "path": ["wilderness"], "limit": 3}
    bor = hero(events=["Doors of Night", "Full of Froth and Rage"], hand=["Call of Home"])
    for answer, stands in (("", "tapped"), ("Call of Home", ""), ("And Forth He Hastened", "untapped")):
        at_home = at("Rivendell", "Elrond", "Glorfindel II")
        ana = hero(
            at("Moria", "Saruman", "Balin", **road),
            at_home,
            hand=["Marvels Told", "And Forth He Hastened"],
            avatar="Saruman",
        )
        table = CardTable(ana, bor, step="hazards", roll=(2,) if answer == "Call of Home" else (12,))
        while table.who != "Ana":
            table.passes()
        table.choose("play", "Marvels Told").pick("Balin")
        if answer:
            answering(table, "Bor" if answer == "Call of Home" else "Ana").choose("play", answer).pick("Balin")
        table.until("hazards")
        assert ("Full of Froth and Rage" in table) is bool(answer), answer
        assert (table.stands("Balin") if stands else table.zone("Balin")) == (stands or "hand:A")


@pytest.mark.rule("MEC-703", "MEC-552")
def test_no_item_comes_to_whoever_has_been_untapped_before_it_resolves() -> None:
    hand = ["Glamdring", "Halfling Strength"]
    for answers in (False, True):
        table = inside("Moria", "Sam Gamgee", hand=hand, kind=hero, bor={"hand": ["Wargs"]})
        table.choose("acquire", "Glamdring", "Sam Gamgee")
        if answers:
            answering(table).choose("play", "Halfling Strength")
        table.until("site")
        assert table.zone("Glamdring") == ("discard:A" if answers else "attached")
        assert [table.stands(each) for each in ("Sam Gamgee", "Moria")] == ["untapped" if answers else "tapped"] * 2
