"""The stages of Passage Through Mirkwood, a test for each sentence of their text."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_lcg.reading.queries import current_quest
from tests.games.lotr_lcg.new_table import NewTable
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, committed

FORK, LEAVE_NOT, BEORN = "01120", "01121", "01122"
SPAWN = "Ungoliant's Spawn"


def quest_code(t: Table) -> str:
    return t.g.codes[current_quest(t.g)]


# -- 1: Flies and Spiders ------------------------------------------------------------------------------------------


def test_set_up_adds_a_forest_spider_and_an_old_forest_road_and_shuffles() -> None:
    t = NewTable()
    in_the_deck = t.titles("encounter_deck")
    t.choose("keep_hand")
    assert sorted(t.titles("staging")) == ["Forest Spider", "Old Forest Road"]
    left = t.titles("encounter_deck")
    for title in ("Forest Spider", "Old Forest Road"):
        assert left.count(title) == in_the_deck.count(title) - 1
    told = [line.message for line in t.session.log if line.message.id == "lcg-log-shuffles"]
    assert told[-1].params["zone"] == "zone:encounter_deck"


def test_the_first_stage_needs_eight_progress_and_leads_to_the_fork() -> None:
    quest = {"card": "Flies and Spiders", "progress": 5}
    t = Table(heroes=[committed("Aragorn")], hand=[TUNE], quest=quest, quest_deck=[FORK, BEORN], step="3.4")
    assert t.step == "3.4w"
    assert t.titles("quest") == ["Flies and Spiders"]  # 7 of 8

    quest["progress"] = 6
    t = Table(heroes=[committed("Aragorn")], hand=[TUNE], quest=quest, quest_deck=[FORK, BEORN], step="3.4")
    assert t.step == "3.4w"
    assert quest_code(t) == FORK


# -- 2: A Fork in the Road -----------------------------------------------------------------------------------------


def at_the_fork(seed: int) -> Table:
    t = Table(
        heroes=[committed("Aragorn")],
        hand=[TUNE],
        quest=FORK,
        quest_deck=[LEAVE_NOT, BEORN],
        encounter_deck=["Forest Spider"],
        seed=seed,
        step="3.4",
    )
    t.asked("Ana")
    return t


def test_the_path_after_the_fork_is_drawn_and_the_other_leaves_the_game() -> None:
    paths = set()
    for seed in range(8):
        t = at_the_fork(seed)
        paths.add(quest_code(t))
        assert t.g.zones["quest_deck"] == []
        gone = {t.g.codes[card] for card in t.g.zones["removed"]}
        assert gone == {FORK, LEAVE_NOT, BEORN} - {quest_code(t)}
    assert paths == {LEAVE_NOT, BEORN}


# -- 3: Don't Leave the Path ---------------------------------------------------------------------------------------


def off_the_fork_to_the_path(**setup: Any) -> Table:
    """Two players who complete stage 2; the only path left is the one through the spiders."""
    return Table(
        players={
            "Ana": {"heroes": [committed("Aragorn")], "hand": [TUNE]},
            "Bor": {"heroes": ["Gimli"]},
        },
        quest=FORK,
        quest_deck=[LEAVE_NOT],
        step="3.4",
        **setup,
    )


def looked_through(t: Table) -> list[tuple[str, int]]:
    """Who was shown how many cards of the encounter deck."""
    told = [line.message for line in t.session.log if line.message.id == "lcg-log-looks-through"]
    return [(message.only, len(cards)) for message in told if isinstance(cards := message.params["cards"], list)]


@pytest.mark.rule("LCG-032")
def test_each_player_searches_deck_and_discard_pile_for_a_spider() -> None:
    t = off_the_fork_to_the_path(
        encounter_deck=["Enchanted Stream", "Forest Spider", "Black Forest Bats", "King Spider"],
        encounter_discard=[SPAWN, "Wolf Rider"],
    )
    assert t.asked("Ana") == "lcg-ask-spider"
    offered = {t.g.codes[option.source] for option in t.question.options}
    assert offered == {t.g.codes[t.id(name)] for name in ("Forest Spider", "King Spider", SPAWN)}
    assert looked_through(t) == [("A", 4)]  # all of the deck, and Ana alone sees it
    t.choose("choose", SPAWN).asked("Bor")
    assert looked_through(t) == [("A", 4), ("B", 4)]
    t.choose("choose", "King Spider")
    assert t.titles("staging") == ["Ungoliant’s Spawn", "King Spider"]
    assert "King Spider" not in t.titles("encounter_deck")


def test_without_spiders_nobody_finds_one() -> None:
    t = off_the_fork_to_the_path(encounter_deck=["Enchanted Stream"])
    assert t.step == "3.4w"
    assert t.titles("staging") == []


def test_defeating_the_spawn_wins_the_game() -> None:
    spawn = {"card": SPAWN, "damage": 8, "attacked": True}
    t = Table(heroes=["Aragorn"], quest=LEAVE_NOT, engaged=[spawn], step="6.8a")
    t.choose("attack", "Aragorn")
    assert t.session.question is None
    assert t.result == "won"


def test_this_stage_is_not_won_by_progress() -> None:
    t = Table(heroes=[committed("Éowyn"), committed("Glorfindel")], hand=[TUNE], quest=LEAVE_NOT, step="3.4")
    assert t.step == "3.4w"
    assert t.result == ""
    assert quest_code(t) == LEAVE_NOT


@pytest.mark.parametrize("quest", ["Flies and Spiders", BEORN])
def test_on_another_stage_defeating_the_spawn_wins_nothing(quest: str) -> None:
    spawn = {"card": SPAWN, "damage": 8, "attacked": True}
    t = Table(heroes=["Aragorn"], hand=[TUNE], quest=quest, engaged=[spawn], step="6.8a")
    t.choose("attack", "Aragorn").until(step="7.4w")
    assert t.titles("encounter_discard") == ["Ungoliant’s Spawn"]
    assert t.result == ""


# -- 3: Beorn's Path -----------------------------------------------------------------------------------------------


def test_beorns_path_is_won_by_ten_progress() -> None:
    quest = {"card": BEORN, "progress": 8}
    t = Table(heroes=[committed("Aragorn")], quest=quest, step="3.4")
    assert t.session.question is None
    assert t.result == "won"


@pytest.mark.parametrize("where", ["staging", "engaged"])
def test_beorns_path_cannot_be_defeated_while_the_spawn_is_in_play(where: str) -> None:
    heroes = [committed("Aragorn"), committed("Éowyn"), committed("Glorfindel")]
    spawn: dict[str, Any] = {where: [SPAWN]}
    t = Table(heroes=heroes, hand=[TUNE], quest={"card": BEORN, "progress": 9}, step="3.4", **spawn)
    assert t.step == "3.4w"
    assert t.result == ""
    assert t.g.pieces[current_quest(t.g)].progress >= 10


def test_beorns_path_is_won_once_the_spawn_is_gone() -> None:
    spawn = {"card": SPAWN, "damage": 8, "attacked": True}
    t = Table(heroes=["Aragorn"], quest={"card": BEORN, "progress": 12}, engaged=[spawn], step="6.8a")
    t.choose("attack", "Aragorn")
    assert t.session.question is None
    assert t.result == "won"
