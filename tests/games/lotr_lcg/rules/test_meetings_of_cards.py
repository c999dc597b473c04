"""Cards of different decks that meet on one occasion: each does what it says, and no more."""

from __future__ import annotations

from typing import Any

from tests.games.lotr_lcg.cards.encounters import STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, tired

HORN, SACRIFICE, TOOK = "Horn of Gondor", "Valiant Sacrifice", "Wandering Took"
REACH = ["The Necromancer’s Reach", *[STREAM] * 5]
"""An encounter deck whose first card wounds every exhausted character."""


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Aragorn"], **ana}, "Bor": {"heroes": ["Gimli"], **bor}}
    return Table(players=players, **setup)


def test_of_two_who_are_destroyed_at_once_the_horn_sounds_for_each() -> None:
    aragorn = {"card": "Aragorn", "resources": 0, "attachments": [HORN]}
    allies = [tired("Silverlode Archer"), tired("Snowbourn Scout")]
    t = Table(heroes=[aragorn], allies=allies, hand=[TUNE], step="3.3", encounter_deck=REACH)
    t.until(asked="lcg-ask-respond").choose("respond", HORN).choose("respond", HORN)
    assert t["Aragorn"].resources == 2


def test_two_sacrifices_are_made_for_one_ally() -> None:
    aragorn = {"card": "Aragorn", "resources": 2}
    hand = [SACRIFICE, SACRIFICE, TUNE]
    t = Table(heroes=[aragorn], allies=[tired("Snowbourn Scout")], hand=hand, step="3.3", encounter_deck=REACH)
    t.until(asked="lcg-ask-respond").choose("respond", SACRIFICE).choose("respond", SACRIFICE)
    assert len(t.g.zones["hand:A"]) == 5


def test_who_drives_another_out_of_the_game_goes_home_with_nobody() -> None:
    t = two({"allies": [TOOK], "threat": 30}, {"threat": 47}, step="4.2w").choose("use", TOOK)
    assert t.g.eliminated == ["B"]
    assert t.zone(TOOK) == "discard:A"


def test_a_plate_that_is_lost_in_mid_attack_was_all_that_kept_the_defender_alive() -> None:
    gimli = {"card": "Gimli", "damage": 6, "attachments": ["Citadel Plate"]}
    wargs = {"card": "Wargs", "shadows": ["Forest Spider"]}
    t = Table(heroes=[gimli, "Aragorn"], engaged=[wargs], hand=[TUNE], step="6.3")
    t.until(asked="lcg-ask-defender").choose("defend", "Gimli").until(step="7.4w")
    assert (t.zone("Gimli"), t["Aragorn"].damage) == ("discard:A", 3)


def test_no_ally_of_another_sphere_stands_and_fights_again() -> None:
    eowyn = {"card": "Éowyn", "resources": 9}
    held = {"heroes": [eowyn], "hand": ["Stand and Fight"]}
    assert not two(held, {"discard": ["Gandalf"]}, step="4.2w").offers("play", "Stand and Fight")
    assert two(held, {"discard": ["Gandalf", "Beorn"]}, step="4.2w").offers("play", "Stand and Fight")
