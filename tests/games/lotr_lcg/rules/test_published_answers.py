"""What the publisher and the players answer where the book is silent, at the tables they were asked about."""

from __future__ import annotations

import pytest

from tests.games.lotr_lcg.cards.test_mirkwood import STREAM, committed
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

MOUNTAINS, FORK, LEAVE_NOT, BEORNS_PATH = "Mountains of Mirkwood", "01120", "01121", "01122"
THREE = [committed("Gimli"), committed("Aragorn"), committed("Éowyn")]
NEARLY_EXPLORED = {"card": MOUNTAINS, "progress": 2}


@pytest.mark.rule("LCG-030", "LCG-231")
def test_the_next_stage_is_revealed_before_anybody_responds_that_the_location_is_explored() -> None:
    t = Table(
        heroes=THREE,
        hand=[TUNE],
        quest=FORK,
        quest_deck=[LEAVE_NOT],
        active_location=NEARLY_EXPLORED,
        encounter_deck=["King Spider", "Forest Spider", STREAM],
        step="3.4",
    )
    assert t.asked("Ana") == "lcg-ask-spider"
    assert (t.zone(MOUNTAINS), t.said("lcg-log-stage-defeated")) == ("encounter_discard", 1)
    t.choose("choose", "King Spider").until(asked="lcg-ask-respond")
    assert t.offers("respond", MOUNTAINS)


@pytest.mark.rule("LCG-231", "LCG-189")
def test_what_completes_the_last_stage_wins_before_anybody_searches_the_mountains() -> None:
    quest = {"card": BEORNS_PATH, "progress": 3}
    t = Table(heroes=THREE, hand=[TUNE], quest=quest, quest_deck=[], active_location=NEARLY_EXPLORED, step="3.4")
    assert t.session.question is None
    assert t.result == "won"


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
