"""Costs of which a part is prevented: the rest is paid for nothing, and nothing is used up."""

from __future__ import annotations

import pytest

from tests.games.thrones.rules.made_up import (
    GATEHOUSE,
    KNEE_COUNTER,
    KNEEL_AND_PAY,
    LEAKY_PURSE,
    LEASH,
    PIT,
    STIFF_KNEES,
    TOLL_BRIDGE,
)
from tests.games.thrones.table import Table

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"


@pytest.mark.rule("GOT-097")
def test_when_a_part_of_a_cost_is_prevented_the_rest_is_paid_for_nothing() -> None:
    t = Table({"gold": 3, "characters": [WOLF], "locations": [TOLL_BRIDGE, STIFF_KNEES]}, step="4.1w")
    t.use(TOLL_BRIDGE)
    assert (t.gold(), t.kneels(WOLF), t.hand()) == (1, False, [])
    assert t.said("got-log-unpaid") == 1
    assert t.step == "4.1w"


@pytest.mark.rule("GOT-097", "GOT-259")
def test_an_action_that_could_not_be_paid_has_used_up_nothing() -> None:
    t = Table({"gold": 9, "characters": [WOLF, LION], "locations": [TOLL_BRIDGE, STIFF_KNEES]}, step="4.1w")
    t.use(TOLL_BRIDGE).pick(WOLF)
    assert (t.gold(), t.hand(), t.g.used) == (7, [], {})
    assert t.offers("use", TOLL_BRIDGE)


@pytest.mark.rule("GOT-097", "GOT-259")
def test_a_reaction_that_could_not_be_paid_has_used_up_nothing() -> None:
    """Its one use a round is still there for the next who comes."""
    ana = {"gold": 8, "hand": [BASTARD, BASTARD], "characters": [WOLF]}
    t = Table({**ana, "locations": [GATEHOUSE, STIFF_KNEES]}, step="3.2w")
    for gold in (4, 0):
        t.choose("marshal", BASTARD).respond(GATEHOUSE, WOLF)
        assert (t.gold(), t.kneels(WOLF)) == (gold, False)
        t.until(step="3.2w")


@pytest.mark.rule("GOT-098")
def test_an_event_whose_cost_is_prevented_stays_in_the_hand_unplayed() -> None:
    t = Table({"gold": 9, "characters": [WOLF], "hand": [KNEEL_AND_PAY], "locations": [STIFF_KNEES]}, step="4.1w")
    t.play(KNEEL_AND_PAY)
    assert (t.gold(), t.hand(), t.g.played["A"]) == (7, [KNEEL_AND_PAY], [])
    assert t.offers("play", KNEEL_AND_PAY), "its limit was not used up"


@pytest.mark.rule("GOT-097", "GOT-098")
@pytest.mark.parametrize(("verb", "step"), [("marshal", "3.2w"), ("ambush", "4.1w"), ("play", "4.1w")])
def test_a_card_whose_price_is_prevented_stays_in_the_hand(verb: str, step: str) -> None:
    card = "Confinement" if verb == "play" else "Burned Men"
    t = Table({"gold": 5, "hand": [card], "characters": [WOLF, LION], "locations": [LEAKY_PURSE]}, step=step)
    t.choose(verb, card)
    assert (t.hand(), t.gold(), t.said("got-log-unpaid")) == ([card], 0, 1)
    assert (t.g.marshaled["A"], t.g.played["A"], t.step) == ([], [], step)


@pytest.mark.rule("GOT-011")
def test_an_attachment_whose_bearer_falls_as_it_comes_stays_in_the_hand() -> None:
    t = Table({"gold": 5, "hand": [LEASH], "characters": [WOLF], "locations": [PIT]}, step="3.2w")
    t.choose("marshal", LEASH)
    assert (t.hand(), t.titles("discard:A"), t.g.marshaled["A"]) == ([LEASH], [WOLF], [])


def test_what_can_be_paid_is_played() -> None:
    t = Table({"gold": 9, "characters": [WOLF], "hand": [KNEEL_AND_PAY]}, step="4.1w")
    t.play(KNEEL_AND_PAY)
    assert (t.gold(), t.kneels(WOLF), t.hand()) == (7, True, ["The Roseroad"])


@pytest.mark.rule("GOT-211")
def test_what_a_cost_brings_about_is_answered_before_the_effect() -> None:
    t = Table({"gold": 2, "characters": [WOLF], "locations": [TOLL_BRIDGE, KNEE_COUNTER]}, step="4.1w")
    t.use(TOLL_BRIDGE)
    assert (t.asked, t.gold(), t.hand()) == ("got-ask-respond", 0, [])
    t.respond(KNEE_COUNTER)
    assert (t.gold(), t.hand()) == (1, ["The Roseroad"])
