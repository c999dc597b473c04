"""What the publisher and the players answer where the book is silent, at the tables they were asked about."""

from __future__ import annotations

import pytest

from desktop_app.engine.effects import Effect
from tests.games.lotr_lcg.cards.test_mirkwood import STREAM, committed
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

MOUNTAINS, FORK, LEAVE_NOT = "Mountains of Mirkwood", "01120", "01121"


@pytest.mark.rule("LCG-030", "LCG-231")
def test_what_the_explored_location_brings_comes_before_the_next_stage() -> None:
    t = Table(
        heroes=[committed("Gimli"), committed("Aragorn"), committed("Éowyn")],
        hand=[TUNE],
        quest=FORK,
        quest_deck=[LEAVE_NOT],
        active_location={"card": MOUNTAINS, "progress": 2},
        encounter_deck=["King Spider", "Forest Spider", STREAM],
        step="3.4",
    )
    t.until(asked="lcg-ask-respond").choose("respond", MOUNTAINS).choose("accept").until(asked="lcg-ask-take")
    assert (t.zone(MOUNTAINS), t.said("lcg-log-stage-defeated")) == ("encounter_discard", 0)
    t.choose("decline").until(asked="lcg-ask-spider")


@pytest.mark.rule("LCG-418")
def test_the_jailor_looks_for_an_objective_before_the_failed_quest_raises_any_threat() -> None:
    """Bor's map comes back to the staging area as he is eliminated by the failure: too late for the Jailor."""
    jailor, map_ = "Dungeon Jailor", "Gandalf’s Map"
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "threat": 20, "hand": [TUNE]},
            "Bor": {"heroes": [{"card": "Aragorn", "attachments": [map_]}], "threat": 49},
        },
        staging=[jailor],
        step="3.4",
    ).until("3.4w")
    assert (t.g.eliminated, t.threat("Ana")) == (["B"], 21)
    assert t.zone(map_) == "staging"


@pytest.mark.rule("LCG-212", "LCG-366")
def test_despair_takes_the_defense_of_one_of_two_defenders_whom_the_first_player_names() -> None:
    t = Table(
        players={
            "Ana": {"heroes": ["Gimli"], "hand": [TUNE]},
            "Bor": {"heroes": ["Aragorn", "Thalin"], "engaged": [{"card": "Hill Troll", "shadows": ["Despair"]}]},
        },
        step="6.4a",
    ).prepare(lambda g: g.effects.append(Effect("cannot:single_defender", 1, ["B"], "", "phase")))
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").choose("choose", "Thalin")
    t.until(asked="lcg-ask-no-defense").asked("Ana")
    t.choose("choose", "Aragorn").until(asked="lcg-ask-defender-damage").asked("Bor")
    t.choose("choose", "Aragorn")
    assert t["Aragorn"].damage == 6 - 2
