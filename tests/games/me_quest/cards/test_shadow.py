"""Shadow cards of the Action step, and those that answer something, by what they change."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.numbers import is_perilous
from desktop_app.games.me_quest.reading.queries import in_hand
from tests.games.me_quest.cards.resolving import Card
from tests.games.me_quest.table import Table

PARRY = "hero.argalad.parry"
TWO = {"corruption": ["Weak", "Greedy"]}

# name: (card, how it is laid out, answers, what changes)
CASES: dict[str, tuple[str, dict[str, Any], list[str], dict[str, Any]]] = {
    "evil fog": (
        "an_evil_fog", {"ana": TWO}, ["choose_player Ana", "accept", "choose old_forest"],
        {"Ana at": "old_forest", "Ana hand": -2, "Ana rest": 2},
    ),
    "evil fog stays": ("an_evil_fog", {"ana": TWO}, ["choose_player Ana", "decline"], {"Ana hand": -2, "Ana rest": 2}),
    "tempt": (
        "do_not_tempt_me", {"ana": {**TWO, "favor": 3}}, ["accept"],
        {"influence bree": 1, "Ana favor": -2},
    ),
    "tempt in a Haven": (
        "do_not_tempt_me", {"ana": {**TWO, "favor": 1, "at": "rivendell"}}, [], {"Ana favor": -1},
    ),
    "storms": (
        "storms_of_mordor", {"ana": {"corruption": ["Weak"]}}, [], {"Ana hand": -2, "Ana rest": 2},
    ),
    "lies": ("sarumans_lies", {}, ["leave_on_top"], {}),
    "lies about a fallen hero": ("sarumans_lies", {"ana": TWO}, ["put_at_bottom"], {"story black": 1}),
    "shire, Baggins": ("shire_baggins", {}, [], {"pool": 1, "influence the_shire": 1}),
    "ithil-stone": (
        "the_ithil_stone", {"pool": 4}, ["choose denethor_falls_into_madness"], {"Sau plot": 1},
    ),
    "ithil-stone played": (
        "the_ithil_stone", {"pool": 8}, ["choose saruman_falls_to_corruption", "play_plot_now"],
        {"plot 1": 1},
    ),
    "terrible": (
        "they_are_terrible", {"influence": {"moria": 1}}, ["choose mouth_of_sauron"], {"mouth_of_sauron": "moria"},
    ),
    "lidless eye": (
        "the_lidless_eye", {"ana": TWO}, ["", "choose_player Ana"], {"Ana corruption": -1, "Bor corruption": 2},
    ),
    "whip": (
        "where_theres_a_whip", {}, ["move mouth_of_sauron", "stop_commands"], {"mouth_of_sauron": "emyn_muil"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_card_of_the_action_step(name: str) -> None:
    card, setup, says, changes = CASES[name]
    assert Card(f"shadow.{card}", "action", says=says, **setup).changes == changes


@pytest.mark.rule("MEQ-437")
def test_a_plot_deck_that_has_run_out_is_renewed_to_be_looked_at() -> None:
    table = Card(
        "shadow.sarumans_lies",
        "action",
        says=["leave_on_top"],
        zones={"plot_deck": [], "plot_discard": ["A Dark Messenger", "Osgiliath Invaded"]},
    )
    assert table.asked[0] == "meqcards-ask-top-plot"
    assert (len(table.g.zones["plot_deck"]), table.g.zones["plot_discard"]) == (2, [])


def answering(step: str, ana: dict[str, Any], card: str, **setup: Any) -> Table:
    """Ana's turn with that card in Sauron's hand."""
    return Table(step, ana, sau={"hand": [card]}, pool=12, story={"green": 14}, **setup)


def test_his_arm_makes_a_place_perilous_until_the_turn_ends() -> None:
    table = answering("move", {"at": "minas_tirith", "hand": [PARRY] * 3}, "His Arm Has Grown Long")
    table.choose("travel", target="osgiliath").pays(PARRY).choose("respond", "His Arm Has Grown Long")
    assert is_perilous(table.g, "B", "osgiliath")
    assert table.said("meq-log-peril-drawn") == 1
    table.until("rest")
    assert not is_perilous(table.g, "B", "osgiliath")


def test_his_arm_does_not_reach_into_a_haven() -> None:
    table = answering("move", {"at": "osgiliath", "hand": [PARRY] * 3}, "His Arm Has Grown Long")
    table.choose("travel", target="minas_tirith").pays(PARRY)
    assert table.at("Ana") == "minas_tirith"
    assert not table.offers("respond")


def test_the_agent_who_seems_fairer_brings_a_plot_against_the_corrupted() -> None:
    for corruption, drawn in (["Weak"], 1), ([], 0):
        ana = {"at": "bree", "hand": [PARRY], "corruption": corruption}
        table = answering("turn_begins", ana, "Seem Fairer, Feel Fouler")
        table.choose("respond", "Seem Fairer, Feel Fouler")
        assert table.g.codes[table.fight.enemy] == "monster.agent"
        table.until("move", "rest")
        assert len(in_hand(table.g, "plot")) == drawn


def test_a_grievous_loss_feeds_the_shadow_and_slows_the_heroes() -> None:
    ana = {"at": "bree", "life": [], "hand": [PARRY], "rest": [PARRY] * 4, "corruption": ["Weak", "Greedy"]}
    table = answering("move", ana, "shadow.grievous_loss", influence={"barad_dur": 2})
    table.choose("travel", target="old_forest")
    while not table.offers("respond"):
        table.quietly()
    table.choose("respond", "shadow.grievous_loss").choose("place_influence", "mount_doom").choose("stop_placing")
    assert table.influence("mount_doom") == 1
    assert table.g.slower == 1


def test_a_new_power_rises_in_mordor() -> None:
    table = Card("shadow.a_new_power_is_rising", "action", says=["influence"], influence={"barad_dur": 2})
    assert {table.g.influence[place] for place in ("mount_doom", "sea_of_udun", "minas_morgul")} == {2}
    table = Card(
        "shadow.a_new_power_is_rising",
        "action",
        says=["monsters", "pile_brown", "decline"],
        influence={"dagorlad": 1},
    )
    assert table.changes == {"monsters dagorlad": 1}


def test_the_lord_of_the_rings_takes_a_discarded_card() -> None:
    table = Card(
        "shadow.lord_of_the_rings",
        "action",
        says=["choose winter_storm"],
        zones={"shadow_discard": ["Winter Storm", "Betrayed"]},
        plots=[{"card": "A Dark Messenger"}],
    )
    assert table.changes == {"Sau shadow": 1, "story yellow": 1}


def test_the_shire_is_found_where_a_minion_waits() -> None:
    table = Card("shadow.shire_baggins", "action", at={"the_shire": ["minion.black_serpent"]})
    assert table.changes == {"pool": 1, "influence the_shire": 1, "story yellow": 2}
