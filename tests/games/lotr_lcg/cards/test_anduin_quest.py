"""The stages of Journey Along the Anduin, a test for each sentence; and whole games of it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.app.tables.simulate import run_bots
from desktop_app.engine.session import Session
from desktop_app.games.lotr_lcg.book.set_up import new_game
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.presets import load_presets
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

RIVER, PASSAGE, AMBUSH = "To the River…", "Anduin Passage", "Ambush on the Shore"
TROLL = "Hill Troll"
CARDS = load_presets()["riders_of_the_white_tree"].cards


def two(**setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Aragorn"], "threat": 20}, "Bor": {"heroes": ["Gimli"], "hand": [TUNE], "threat": 20}}
    return Table(players=players, scenario="journey_along_the_anduin", **setup)


def begun(deck: list[str]) -> Table:
    return two(step="S7", quest_deck=[RIVER, PASSAGE, AMBUSH], encounter_deck=deck)


def test_in_set_up_each_player_reveals_a_card_into_the_staging_area() -> None:
    t = begun(["Forest Spider", STREAM, "Wargs", TROLL]).until(step="1.3w")
    assert set(t.titles("staging")) == {"Forest Spider", STREAM, TROLL}
    assert t.said("lcg-log-revealed") == 2


def test_a_hill_troll_follows_when_none_is_in_play() -> None:
    t = begun([TROLL, STREAM, "Wargs", TROLL]).until(step="1.3w")
    assert t.titles("staging") == [TROLL, STREAM]
    assert t.said("lcg-log-added-to-staging") == 0
    assert t.said("lcg-log-shuffles") == 1


def test_the_river_is_not_reached_while_a_hill_troll_is_in_play() -> None:
    t = Table(
        heroes=[committed("Éowyn"), "Legolas"],
        quest={"card": RIVER, "progress": 7},
        quest_deck=[PASSAGE, AMBUSH],
        engaged=[{"card": TROLL, "damage": 7, "attacked": True}],
        hand=[TUNE],
        step="3.4",
    )
    t.until(step="3.4w")
    assert (t.zone(RIVER), t[RIVER].progress) == ("quest", 11)
    t.until(asked="lcg-ask-attack").choose("attack", "Legolas", TROLL)
    t.until(step="6.8.3w")
    assert t.zone(RIVER) == "quest"  # 9 hit points, 3 defense: it still lives


def test_the_river_is_reached_as_soon_as_the_troll_is_dead() -> None:
    t = Table(
        heroes=["Legolas"],
        quest={"card": RIVER, "progress": 9},
        quest_deck=[PASSAGE, AMBUSH],
        engaged=[{"card": TROLL, "damage": 9, "attacked": True}, {"card": "Wargs", "attacked": True}],
        hand=[TUNE],
        step="6.2w",
    )
    t.until(step="7.4w")
    assert t.zone(PASSAGE) == "quest"


def test_on_the_passage_one_more_card_is_revealed() -> None:
    t = two(quest=PASSAGE, encounter_deck=[STREAM] * 5, step="3.3").until(step="3.3w")
    assert t.said("lcg-log-revealed") == 3


def test_on_the_passage_there_are_no_engagement_checks_but_optional_engagement() -> None:
    t = two(quest=PASSAGE, staging=["Wargs", "Dol Guldur Orcs"], step="5.2")
    t.choose("engage", "Wargs").until(step="5.3w")
    assert (t.zone("Wargs"), t.zone("Dol Guldur Orcs")) == ("engaged:A", "staging")


def ambush(deck: list[str], **setup: Any) -> Table:
    return Table(
        heroes=[committed("Éowyn"), "Legolas"],
        quest={"card": PASSAGE, "progress": 15},
        quest_deck=[AMBUSH],
        encounter_deck=deck,
        hand=[TUNE],
        step="3.4",
        threat=20,
        **setup,
    )


def test_at_the_shore_two_cards_a_player_are_revealed_and_the_game_is_not_won_before_that() -> None:
    t = ambush(["Wargs", STREAM, STREAM]).until(step="3.4w")
    assert (t.zone(AMBUSH), t.titles("staging"), t.result) == ("quest", ["Wargs", STREAM], "")


def test_at_the_shore_without_an_enemy_the_game_is_won() -> None:
    t = ambush([STREAM, STREAM, STREAM])
    assert (t.session.question, t.result) == (None, "won")
    assert t.g.outcome is not None
    assert t.g.outcome.reason == "shore"


def test_at_the_shore_staging_is_left_out() -> None:
    t = two(quest=AMBUSH, staging=["Wargs"], encounter_deck=[STREAM] * 3, step="3.3").until(step="3.3w")
    assert (t.step, t.titles("staging")) == ("3.3w", ["Wargs"])


def test_the_game_is_won_once_the_last_enemy_is_gone() -> None:
    t = Table(heroes=["Legolas"], quest=AMBUSH, engaged=[{"card": "Wargs", "damage": 2, "attacked": True}], step="6.8a")
    t.choose("attack", "Legolas", "Wargs")
    assert t.result == "won"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_it_to_its_end(bot: str, seats: int) -> None:
    decks = [{"heroes": [hero], "cards": CARDS} for hero in ("01001", "01004", "01007", "01010")[:seats]]
    session = Session(GAME, new_game("journey_along_the_anduin", decks, seed=seats, easy=bot == "greedy"), keep=False)
    run_bots(session, [bot] * seats, seats)
    state = session.state
    assert isinstance(state, LcgState)
    assert state.outcome is not None
    assert GAME.broken(state) == []
