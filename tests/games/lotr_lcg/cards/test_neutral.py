"""Neutral cards, a test for each sentence of their text."""

from __future__ import annotations

from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table

GUARD = "Guard of the Citadel"


def gandalf_is_played(threat: int = 30) -> Table:
    t = Table(
        heroes=[{"card": "Aragorn", "resources": 3}, {"card": "Gimli", "resources": 2}],
        hand=["Gandalf", TUNE],
        deck=["Faramir", "Beorn", "Feint", GUARD],
        staging=["Hummerhorns"],
        engaged=["Hill Troll"],
        threat=threat,
    )
    return t.play("Gandalf").choose("respond", "Gandalf")


def test_gandalf_may_draw_three_cards() -> None:
    t = gandalf_is_played().choose("draw_three")
    assert t.titles("hand:A") == [TUNE, "Faramir", "Beorn", "Feint"]


def test_gandalf_may_deal_four_damage_to_any_enemy_in_play() -> None:
    t = gandalf_is_played().choose("damage_enemy")
    assert {option.source for option in t.question.options} == {t.id("Hummerhorns"), t.id("Hill Troll")}
    t.choose("choose", "Hill Troll")
    assert t["Hill Troll"].damage == 4


def test_gandalf_may_lower_the_threat_by_five() -> None:
    assert gandalf_is_played().choose("lower_threat").threat() == 25


def test_threat_lowered_by_gandalf_stops_at_zero() -> None:
    assert gandalf_is_played(threat=3).choose("lower_threat").threat() == 0


def test_gandalf_also_helps_when_he_is_put_into_play() -> None:
    rich = {"card": "Aragorn", "resources": 1}
    t = Table(heroes=[rich], hand=["Sneak Attack", "Gandalf", TUNE], threat=30, step="3.1w")
    t.play("Sneak Attack").choose("respond", "Gandalf").choose("lower_threat")
    assert t.threat() == 25


def test_gandalf_leaves_when_the_round_ends() -> None:
    t = Table(heroes=["Gimli"], allies=["Gandalf"], hand=[TUNE], step="7.4w")
    assert t.zone("Gandalf") == "play:A"
    t.passes()
    assert t.step == "1.3w"
    assert t.zone("Gandalf") == "discard:A"
