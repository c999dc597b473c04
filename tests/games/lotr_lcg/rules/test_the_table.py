"""What lies where: cards in and out of play, whose turn it is, hidden hands, framework steps, set-up."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.errors import IllegalAnswer
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.book.set_up import BadSetUp, new_game
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.table import Table

ARAGORN, THEODRED, GLOIN, EOWYN = "01001", "01002", "01003", "01007"


def begun(*decks: list[str]) -> Session:
    """A new game of Passage Through Mirkwood, a deck a list of heroes."""
    cards = {"01013": 3, "01016": 3, "01073": 3, "01014": 3}
    return Session(GAME, new_game("passage_through_mirkwood", [{"heroes": list(d), "cards": cards} for d in decks]))


def settled(session: Session) -> LcgState:
    """Answers the questions of set-up: everybody votes for the first, everybody keeps the hand."""
    while session.question is not None and session.question.prompt.id in ("lcg-ask-first-player", "lcg-ask-mulligan"):
        session.answer([session.question.options[0].key])
    assert isinstance(session.state, LcgState)
    return session.state


# -- in play -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-171", "LCG-172", "LCG-173")
def test_what_is_in_play() -> None:
    table = Table(
        heroes=["Aragorn"],
        hand=["Faramir"],
        deck=["Beorn"],
        discard=["Feint"],
        engaged=[{"card": "King Spider", "shadows": ["Long Shadow"]}],
        staging=["Hill Troll"],
        active_location="Forest Gate",
        quest_deck=["A Fork in the Road", "01122"],
        encounter_deck=["Wargs"],
        encounter_discard=["Marsh Adder"],
        victory=["Hummerhorns"],
        set_aside=["Dungeon Torch"],
        removed=["Wolf Rider"],
    )
    in_play = ("Aragorn", "King Spider", "Hill Troll", "Forest Gate", "Flies and Spiders")
    assert sorted(table.g.pieces) == sorted(table.id(title) for title in in_play)


@pytest.mark.rule("LCG-171", "LCG-172", "LCG-173")
def test_what_is_in_play_when_a_game_begins() -> None:
    g = settled(begun([ARAGORN, THEODRED]))
    in_play = sorted(FACTS[g.codes[card]].titles["en"] for card in g.pieces)
    assert in_play == ["Aragorn", "Flies and Spiders", "Forest Spider", "Old Forest Road", "Théodred"]
    assert len(g.zones["hand:A"]) == 7
    assert len(g.zones["quest_deck"]) == 3


@pytest.mark.rule("LCG-171")
def test_a_dealt_shadow_card_is_not_in_play() -> None:
    table = Table(allies=["Bell Ringer"], engaged=["King Spider"], encounter_deck=["Wargs"], step="6.2")
    assert table.step == "6.2w"
    assert table["King Spider"].shadows == [table.id("Wargs")]
    assert table.id("Wargs") not in table.g.pieces
    assert table.id("King Spider") in table.g.pieces


@pytest.mark.rule("LCG-175", "LCG-176")
def test_entering_and_leaving_play() -> None:
    table = Table(
        players={
            "Ana": {
                "heroes": [{"card": "Éowyn", "resources": 2}],
                "hand": ["Wandering Took", "Call Home"],
                "allies": ["Bell Ringer", "Herald"],
            },
            "Bor": {"heroes": ["Gimli"], "threat": 10},
        }
    )
    table.play("Wandering Took").choose("respond", "Herald")
    table.until("3.1w").choose("use", "Wandering Took")
    assert table.zone("Wandering Took") == "play:B"
    assert table.asked() == "lcg-ask-action"
    assert table["Herald"].resources == 1
    table.until("3.2w").play("Call Home").choose("choose", "Wandering Took")
    assert table.zone("Wandering Took") == "hand:A"
    assert table.id("Wandering Took") not in table.g.pieces
    assert table.said("lcg-log-returned") == 1


# -- whose turn ----------------------------------------------------------------------------------------------------


def three(step: str, first: str = "Ana") -> Table:
    ring = {"Ana": "Aragorn", "Bor": "Gimli", "Cid": "Denethor"}
    players: dict[str, dict[str, Any]] = {
        name: {"heroes": [hero], "allies": ["Bell Ringer"]} for name, hero in ring.items()
    }
    return Table(players=players, first_player=first, step=step)


@pytest.mark.rule("LCG-205")
def test_one_player_is_active_in_planning() -> None:
    table = three("2.1", "Bor")
    assert table.step == "2.2"
    assert table.asked("Bor") == "lcg-ask-planning"
    assert table.g.active == "B"


@pytest.mark.rule("LCG-214")
def test_the_first_player_acts_first() -> None:
    table = three("3.1w", "Bor")
    asked = []
    for _ in range(3):
        asked.append(table.question.seat)
        table.choose("use", table.g.zones[f"play:{table.question.seat}"][1])
    assert asked == ["B", "C", "A"]


@pytest.mark.rule("LCG-148")
def test_a_framework_step_cannot_be_skipped() -> None:
    table = Table(allies=["Bell Ringer"], threat=30, step="7.2")
    assert table.step == "7.4w"
    assert table.threat() == 31
    assert table.said("lcg-log-threat-up") == 1


@pytest.mark.rule("LCG-100")
def test_other_hands_show_only_their_number() -> None:
    table = Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "hand": ["Faramir", "Gandalf"]},
            "Bor": {"heroes": ["Gimli"]},
        }
    )
    hand = GAME.view(table.g, "B").zones["hand:A"]
    assert (hand.count, hand.cards) == (2, [])
    assert len(GAME.view(table.g, "A").zones["hand:A"].cards) == 2


@pytest.mark.rule("LCG-101")
def test_no_player_makes_the_decision_of_another() -> None:
    table = Table(players={"Ana": {"heroes": ["Aragorn"]}, "Bor": {"heroes": ["Gimli"]}}, step="3.2")
    assert table.question.seat == "A"
    with pytest.raises(IllegalAnswer):
        table.session.answer([], seat="B")
    assert table.question.seat == "A"
    table.session.answer([], seat="A")
    assert table.question.seat == "B"


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-071", "LCG-247")
def test_one_to_three_heroes_start_in_play() -> None:
    for heroes in ([], [ARAGORN, THEODRED, GLOIN, EOWYN]):
        with pytest.raises(BadSetUp) as refusal:
            begun(heroes)
        assert refusal.value.rule == "LCG-071"
    for heroes, threat in (([ARAGORN], 12), ([ARAGORN, THEODRED], 20), ([ARAGORN, GLOIN, THEODRED], 29)):
        g = settled(begun(heroes))
        assert [g.codes[card] for card in g.zones["play:A"]] == heroes
        assert g.threat["A"] == threat


@pytest.mark.rule("LCG-210")
def test_one_player_has_the_first_player_token() -> None:
    session = begun([ARAGORN], [GLOIN])
    while session.question is not None and session.question.prompt.id == "lcg-ask-first-player":
        session.answer(["choose_player>B"])
    g = settled(session)
    assert g.first_player == "B"
    assert GAME.view(g, "A").facts["first_player"] == "B"
