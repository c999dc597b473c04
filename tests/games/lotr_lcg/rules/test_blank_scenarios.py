"""Quest and campaign cards whose text box counts as blank: they say nothing, and their numbers stand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.rules.made_up import with_effects
from tests.games.lotr_lcg.table import Table, committed, tired

TROLL, MENDOR = "Hill Troll", "Mendor"
RIVER, PASSAGE, AMBUSH = "To the River…", "Anduin Passage", "Ambush on the Shore"
ANDUIN = "Journey Along the Anduin"


def at_stage(quest: str, **setup: Any) -> Table:
    setup = {"scenario": "journey_along_the_anduin", "quest": quest, "hand": [TUNE], **setup}
    return with_effects(Table(**setup), ("blank", 1, quest if isinstance(quest, str) else quest["card"]))


@pytest.mark.rule("LCG-162")
def test_a_blank_stage_reveals_no_card_more_and_leaves_out_no_step() -> None:
    t = at_stage(PASSAGE, staging=["Wolf Rider"], threat=10, step="3.3").until("3.3w")
    assert t.titles("staging") == ["Wolf Rider", STREAM]
    assert t.until("5.3w").titles("engaged:A") == ["Wolf Rider"]


@pytest.mark.rule("LCG-162")
def test_a_blank_stage_wins_nothing_and_its_staging_step_is_as_always() -> None:
    t = at_stage(AMBUSH, step="3.3").until("3.3w")
    assert t.result == ""
    assert t.titles("staging") == [STREAM]


@pytest.mark.rule("LCG-162", "LCG-030")
def test_a_blank_stage_is_defeated_whoever_is_in_play() -> None:
    river: Any = {"card": RIVER, "progress": 7}
    t = at_stage(river, quest_deck=[PASSAGE, AMBUSH], heroes=[committed("Éowyn")], engaged=[TROLL], step="3.4").until(
        "3.4w"
    )
    assert t.titles("quest") == [PASSAGE]


@pytest.mark.rule("LCG-162")
def test_after_a_blank_fork_the_path_is_not_drawn() -> None:
    for seed in range(4):
        fork: Any = {"card": "A Fork in the Road", "progress": 1}
        t = at_stage(
            fork,
            quest_deck=["01121", "01122"],
            heroes=[committed("Éowyn")],
            scenario="passage_through_mirkwood",
            step="3.4",
            seed=seed,
        ).until("3.4w")
        assert [t.g.codes[card] for card in t.g.zones["quest"]] == ["01121"]


@pytest.mark.rule("LCG-162")
def test_a_blank_tower_limits_no_allies_and_blank_dungeons_send_no_guard() -> None:
    setup: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "heroes": ["Aragorn"]}
    aragorn = {"card": "Aragorn", "resources": 9}
    t = at_stage("The Necromancer’s Tower", **{**setup, "heroes": [aragorn]}, hand=["Snowbourn Scout"] * 2, step="2.2")
    t.play("Snowbourn Scout").until(asked="lcg-ask-planning")
    assert t.offers("play", "Snowbourn Scout")
    t = at_stage("Out of the Dungeons", **setup, step="3.1").until("3.1w")
    assert t.titles("engaged:A") == []


def with_mendor(**setup: Any) -> Table:
    setup = {"scenario": "journey_along_the_anduin", "campaign": {}, "hand": [TUNE], **setup}
    return with_effects(Table(**setup), ("blank", 1, ANDUIN))


@pytest.mark.rule("LCG-162", "LCG-532")
def test_a_blank_campaign_card_does_not_lose_the_game_with_mendor() -> None:
    mendor = tired(MENDOR, damage=2)
    reach = ["The Necromancer’s Reach", STREAM]
    t = with_mendor(quest=PASSAGE, allies=[mendor], step="3.3", encounter_deck=reach).until("3.3w")
    assert (t.zone(MENDOR), t.result) == ("removed", "")


@pytest.mark.rule("LCG-162", "LCG-533")
def test_a_blank_campaign_card_has_no_resolution() -> None:
    aragorn = {"card": "Aragorn", "attachments": ["Valor"]}
    t = with_mendor(
        quest=AMBUSH, heroes=[aragorn], allies=[MENDOR], engaged=[{"card": "Wolf Rider", "damage": 1}], step="6.8a"
    )
    t.choose("attack", "Aragorn", "Wolf Rider").until_over()
    assert t.result == "won"
    assert t.g.campaign is not None
    assert t.g.campaign.earned == []
