"""How a game of a campaign ends: what it earns, for whom, and who has fallen."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.saving import restore, save
from desktop_app.games.lotr_lcg.campaign.final_table import told
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState
from tests.games.lotr_lcg.cards.campaign_tables import (
    AT_THE_TROLL,
    DOL_GULDUR,
    MENDOR,
    PASSAGE,
    SCARRED,
    SPAWN,
    VALOR,
    bears,
    ends,
)
from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table


def the_spawn_dies() -> Table:
    """Ana kills the spawn on the right path; Bor is out since before."""
    return Table(
        players={
            "Ana": {"heroes": ["Aragorn"], "engaged": [{"card": SPAWN, "damage": 8}], "allies": [MENDOR]},
            "Bor": {"heroes": [], "discard": [{"card": "Gimli", "fallen": True}]},
        },
        eliminated=["Bor"],
        quest="01121",
        step="6.8a",
        **PASSAGE,
    )


@pytest.mark.rule("LCG-519", "LCG-533")
def test_one_survivor_earns_for_all_and_the_heroes_of_who_was_out_have_fallen() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    end = ends(t)
    assert end.won
    assert [(seat.player, [hero.name for hero in seat.fallen]) for seat in end.seats] == [
        ("Ana", []),
        ("Bor", ["Gimli"]),
    ]
    assert [(card.name, bearer) for card, bearer in end.earned] == [
        ("Mendor’s Support", "Ana"),
        ("Mendor’s Support", "Bor"),
        ("Lingering Venom", ""),
    ]


def test_a_victory_taken_back_and_won_again_earns_once() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    first = ends(t)
    t.session.undo()
    assert (t.result, t.titles("campaign")) == ("", ["Passage Through Mirkwood"])
    assert t.g.campaign is not None
    assert t.g.campaign.earned == []
    assert ends(t.until_over()) == first


def test_a_game_that_is_over_comes_back_from_its_save_as_it_ended() -> None:
    t = the_spawn_dies().choose("attack", "Aragorn", SPAWN).until_over()
    again = restore(GAME, save(t.session)).state
    assert isinstance(again, LcgState)
    assert told(again, again.names) == ends(t)


@pytest.mark.rule("LCG-519")
def test_a_hero_who_was_brought_back_has_not_fallen_but_came_without_valor() -> None:
    t = Table(
        heroes=[{"card": "Éowyn", "resources": 5}, "Aragorn"],
        allies=[MENDOR],
        hand=["Fortune or Fate", TUNE],
        discard=[{"card": "Gimli", "fallen": True}],
        step="2.2",
        **AT_THE_TROLL,
    )
    assert [hero.name for hero in ends(t).seats[0].fallen] == ["Gimli"]
    t.play("Fortune or Fate")
    assert (t.zone("Gimli"), bears(t, "Gimli")) == ("play:A", [])
    assert ends(t).seats[0].fallen == ()


@pytest.mark.rule("LCG-519", "LCG-155")
def test_who_is_out_by_threat_loses_every_hero_the_prisoner_too() -> None:
    ana = {"heroes": ["Aragorn"], "captive": [{"card": "Gimli", "damage": 2}], "threat": 49}
    t = Table(players={"Ana": ana}, quest="01123", staging=[STREAM], step="3.4", **DOL_GULDUR).until_over()
    (seat,) = ends(t).seats
    assert t.result == "lost"
    assert sorted(hero.name for hero in seat.fallen) == ["Aragorn", "Gimli"]
    assert seat.damage == ()


def shore_is_won(**heroes: Any) -> Table:
    """Anduin is won with the last enemy gone."""
    return Table(
        heroes=[{"card": name, **entry} for name, entry in heroes.items()],
        quest="01128",
        step="3.3",
        scenario="journey_along_the_anduin",
        campaign={},
    ).until_over()


@pytest.mark.rule("LCG-533")
def test_the_prisoner_is_looked_for_among_the_heroes_of_all_who_are_still_there() -> None:
    t = Table(
        players={
            "Ana": {"heroes": [{"card": "Aragorn", "damage": 1}]},
            "Bor": {"heroes": [{"card": "Gimli", "damage": 3}]},
            "Cid": {"discard": [{"card": "Legolas", "fallen": True}], "heroes": []},
        },
        eliminated=["Cid"],
        quest="01128",
        step="3.3",
        scenario="journey_along_the_anduin",
        campaign={},
    ).until_over()
    assert [(section, hero.name) for section, hero in ends(t).noted] == [("prisoner", "Gimli")]


@pytest.mark.rule("LCG-542")
def test_what_is_earned_for_a_hero_is_told_with_the_name_of_the_hero() -> None:
    t = shore_is_won(Aragorn={"attachments": [VALOR]}, Éowyn={"attachments": [SCARRED, VALOR]})
    assert sorted((card.name, bearer) for card, bearer in ends(t).earned) == [
        ("Scarred", "Éowyn"),
        ("Valor", "Aragorn"),
        ("Valor", "Éowyn"),
    ]
