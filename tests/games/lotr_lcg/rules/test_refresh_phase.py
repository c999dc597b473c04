"""The refresh phase and the end of the round: readying, threat, the first player token."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.props import HERALD, TUNE
from tests.games.lotr_lcg.table import Table, tired
from tests.games.lotr_lcg.walk import Walk


@pytest.mark.rule("LCG-458")
def test_when_the_phase_begins_exhausted_cards_are_still_exhausted() -> None:
    t = Walk(heroes=[tired("Aragorn")], allies=[tired(HERALD)], step="7.1")
    assert t.asked("Ana") == "lcg-ask-respond"
    assert t.walked == ["7.1"]
    assert t["Aragorn"].exhausted
    t.choose("respond", HERALD)
    assert t.after("7.1", 1) == ["7.2"]
    assert not t["Aragorn"].exhausted


@pytest.mark.rule("LCG-459")
def test_all_exhausted_cards_of_all_players_ready() -> None:
    stone = {"card": "Unexpected Courage"}
    t = Table(
        players={
            "Ana": {"heroes": [tired("Aragorn", attachments=[stone])], "allies": [tired("Faramir")], "hand": [TUNE]},
            "Bor": {"heroes": [tired("Gimli")], "allies": [tired("Beorn")]},
        },
        step="7.2",
    )

    def exhaust_the_attachment(g: LcgState) -> None:
        g.pieces[t.id("Unexpected Courage")].exhausted = True

    t.prepare(exhaust_the_attachment)
    assert t.step == "7.4w"
    cards = ("Aragorn", "Unexpected Courage", "Faramir", "Gimli", "Beorn")
    assert [t[card].exhausted for card in cards] == [False] * 5


@pytest.mark.rule("LCG-460")
def test_everybody_raises_their_threat_by_one_and_fifty_is_the_end() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "threat": 30, "hand": [TUNE]},
            "Bor": {"heroes": ["Gimli"], "threat": 49},
        },
        step="7.3",
    )
    assert t.step == "7.4w"
    assert t.threat("Ana") == 31
    assert t.threat("Bor") == 50
    assert t.g.eliminated == ["B"]


@pytest.mark.rule("LCG-461")
def test_the_first_player_token_goes_clockwise() -> None:
    heroes = {"Ana": "Aragorn", "Bor": "Gimli", "Cal": "Legolas"}
    t = Table(
        players={name: {"heroes": [hero], "hand": [TUNE], "threat": 1} for name, hero in heroes.items()},
        encounter_deck=["The Necromancer's Reach"] * 20,
        step="7.4",
    )
    firsts = []
    for _ in range(3):
        t.until(step="7.4w")
        firsts.append(t.g.names[t.g.first_player])
        t.until(step="1.3w")
    assert firsts == ["Bor", "Cal", "Ana"]


@pytest.mark.rule("LCG-462")
def test_the_end_of_the_round_follows_the_refresh_phase() -> None:
    t = Walk(hand=[TUNE], step="7.5")
    assert t.walked[:3] == ["7.5", "0.1", "0.0"]
    assert t.step == "1.3w"


@pytest.mark.rule("LCG-463")
def test_a_bonus_until_the_end_of_the_round_ends_with_it() -> None:
    t = Walk(heroes=["Gimli"], hand=[TUNE], round=2, step="7.4w")
    t.prepare(lambda g: g.effects.append(Effect("defense", 1, [t.id("Gimli")], until="round")))
    assert t.step == "7.4w"
    assert t.number("Gimli", "defense") == 3
    t.passes()
    assert t.after("0.1", 1) == ["0.0"]
    assert t.g.round == 3
    assert t.number("Gimli", "defense") == 2
