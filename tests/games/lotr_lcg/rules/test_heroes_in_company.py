"""Heroes in company: the fallen and the piles, prisoners, who is out in the middle of a step, one deed of two cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_lcg.cards.encounters import GUARD, STREAM
from tests.games.lotr_lcg.props import TUNE
from tests.games.lotr_lcg.table import Table, refused, tired

STEWARD, MENDOR, SUPPORT = "Steward of Gondor", "Mendor", "Mendor's Support"


def two(ana: dict[str, Any], bor: dict[str, Any], **setup: Any) -> Table:
    players = {"Ana": {"heroes": ["Gimli"], "threat": 20, **ana}, "Bor": {"heroes": ["Thalin"], "threat": 20, **bor}}
    return Table(players=players, **setup)


@pytest.mark.rule("LCG-105")
def test_a_fallen_hero_is_not_taken_to_hand() -> None:
    fallen = {"card": "Éowyn", "fallen": True}
    t = Table(
        heroes=[{"card": "Eleanor", "resources": 3}],
        discard=["Feint", fallen],
        hand=["Dwarven Tomb", TUNE],
        step="4.2w",
    )
    refused(t, "Dwarven Tomb", "LCG-154")


@pytest.mark.rule("LCG-105", "LCG-519")
def test_a_fallen_hero_is_not_shuffled_into_the_deck() -> None:
    fallen = {"card": "Éowyn", "fallen": True}
    t = Table(
        heroes=[{"card": "Eleanor", "resources": 3}],
        discard=["Feint", fallen, "Beorn"],
        deck=[GUARD],
        hand=["Will of the West", TUNE],
        step="4.2w",
    )
    t.play("Will of the West")
    assert sorted(t.titles("deck:A")) == sorted(["Feint", "Beorn", GUARD])
    assert t.titles("discard:A") == ["Éowyn"]


@pytest.mark.rule("LCG-105")
def test_a_pile_of_fallen_heroes_alone_is_no_target() -> None:
    fallen = {"card": "Éowyn", "fallen": True}
    t = Table(
        heroes=[{"card": "Eleanor", "resources": 3}], discard=[fallen], hand=["Will of the West", TUNE], step="4.2w"
    )
    refused(t, "Will of the West", "LCG-154")


@pytest.mark.rule("LCG-155", "LCG-434")
def test_an_enemy_that_kills_the_last_hero_it_engages_goes_on_to_the_next_player() -> None:
    t = two({"threat": 40}, {"threat": 40, "hand": [TUNE]}, staging=["Hummerhorns"], step="5.3")
    assert t.session.question is None
    assert (t.result, t.g.eliminated) == ("lost", ["A", "B"])


@pytest.mark.rule("LCG-155")
def test_an_enemy_whose_prey_is_out_waits_for_whom_it_can_engage() -> None:
    t = two({"threat": 40}, {"threat": 30, "hand": [TUNE]}, staging=["Hummerhorns"], step="5.3").until("5.3w")
    assert (t.g.eliminated, t.zone("Hummerhorns"), t["Thalin"].damage) == (["A"], "staging", 0)


def test_theodred_pays_for_aragorn_who_committed_with_him() -> None:
    t = Table(heroes=["Théodred", "Aragorn"], hand=[TUNE], step="3.2")
    t.choose_all("commit", "Théodred", "Aragorn").until(asked="lcg-ask-respond")
    assert not t.offers("respond", "Aragorn")
    t.choose("respond", "Théodred").choose("choose", "Aragorn").choose("respond", "Aragorn")
    assert (t["Aragorn"].exhausted, t["Aragorn"].resources, t["Aragorn"].committed) == (False, 0, True)


def test_by_the_enchanted_stream_gandalf_offers_no_cards() -> None:
    t = Table(
        heroes=[{"card": "Aragorn", "resources": 5}],
        hand=["Gandalf", TUNE],
        active_location=STREAM,
        staging=["Wargs"],
        threat=20,
        step="2.2",
    )
    t.play("Gandalf").choose("respond", "Gandalf")
    assert sorted(option.verb for option in t.question.options) == ["damage_enemy", "lower_threat"]


@pytest.mark.rule("LCG-083")
def test_nobody_plays_a_second_steward_of_another_player() -> None:
    bearer = {"card": "Gimli", "attachments": [STEWARD]}
    t = two(
        {"heroes": [{"card": "Aragorn", "resources": 5}], "hand": [STEWARD, TUNE]}, {"heroes": [bearer]}, step="2.2"
    )
    assert not t.offers("play", STEWARD)


def test_legolas_and_his_blade_explore_the_location_and_go_on_with_the_quest() -> None:
    legolas = {"card": "Legolas", "attachments": ["Blade of Gondolin"]}
    t = Table(
        heroes=[legolas],
        active_location={"card": "Great Forest Web", "progress": 0},
        engaged=[{"card": "Dol Guldur Orcs", "attacked": True}],
        hand=[TUNE],
        step="6.8a",
    )
    t.choose("attack", "Legolas", "Dol Guldur Orcs").until(asked="lcg-ask-respond")
    t.choose("respond", "Blade of Gondolin").choose("respond", "Legolas")
    assert (t.zone("Great Forest Web"), t["Flies and Spiders"].progress) == ("encounter_discard", 1)


def test_dunhere_strikes_quickly_into_the_staging_area() -> None:
    dunhere = {"card": "Dúnhere", "resources": 0}
    t = Table(
        heroes=[dunhere, {"card": "Gimli", "resources": 1}],
        hand=["Quick Strike", TUNE],
        staging=["Eastern Crows", "Hummerhorns"],
        step="3.1w",
    )
    t.play("Quick Strike")
    t.choose("choose", "Hummerhorns") if t.offers("choose", "Hummerhorns") else t.choose("choose", "Dúnhere")
    t.choose("choose", "Hummerhorns") if t.offers("choose", "Hummerhorns") else None
    while t.g.attacks:
        t.passes()
    assert (t["Dúnhere"].exhausted, t["Gimli"].exhausted, t.zone("Hummerhorns")) == (True, False, "victory")


def test_wargs_go_back_although_one_of_their_shadow_cards_had_an_effect() -> None:
    wargs = {"card": "Wargs", "shadows": ["Dol Guldur Orcs", STREAM]}
    t = Table(heroes=[tired("Gimli"), "Aragorn"], hand=[TUNE], engaged=[wargs], step="6.4a")
    t.until(asked="lcg-ask-defender").choose("defend", "Aragorn").until(step="7.4w")
    assert t.zone("Wargs") == "staging"


def test_one_copy_of_the_support_a_round_whoever_plays_it() -> None:
    passage: dict[str, Any] = {"scenario": "passage_through_mirkwood", "campaign": {}}
    t = two({"allies": [MENDOR], "hand": [SUPPORT]}, {"hand": [SUPPORT, TUNE]}, step="4.2w", **passage)
    t.play(SUPPORT)
    assert (t.asked("Bor"), t.offers("play", SUPPORT)) == (t.asked(), False)
    assert t.number(MENDOR, "willpower") == 1 + 2


def test_every_scar_of_a_player_hurts_when_a_companion_falls() -> None:
    anduin: dict[str, Any] = {"scenario": "journey_along_the_anduin", "campaign": {}}
    scarred = [{"card": name, "attachments": ["Scarred"]} for name in ("Gimli", "Aragorn")]
    t = two(
        {"heroes": scarred, "allies": [tired("Snowbourn Scout")], "hand": [TUNE]},
        {"allies": [tired("Longbeard Orc Slayer", damage=2)]},
        encounter_deck=["The Necromancer’s Reach", STREAM, STREAM],
        step="3.3",
        **anduin,
    )
    while t.step == "3.3":
        t.choose("resolve") if t.offers("resolve") else t.passes()
    assert (t.threat("Ana"), t.threat("Bor")) == (22, 20)


@pytest.mark.rule("LCG-155", "LCG-232")
def test_who_is_eliminated_in_the_set_up_leaves_the_prisoner_to_the_others() -> None:
    deck = ["Gandalf’s Map", "Dungeon Torch", "Shadow Key", "Nazgûl of Dol Guldur", *["Cavern Guardian"] * 6]
    t = two(
        {"heroes": ["Gimli", "Aragorn"], "threat": 49},
        {"heroes": ["Éowyn", "Thalin"], "threat": 20, "hand": [TUNE]},
        scenario="escape_from_dol_guldur",
        quest_deck=["The Necromancer’s Tower", "Through the Caverns"],
        encounter_deck=deck,
        step="S7",
    )
    t.until(step="1.3w")
    assert t.g.eliminated == ["A"]
    assert len(t.titles("captive:B")) == 1
    assert t.threat("Bor") == 23


def test_the_set_up_ends_with_the_last_player() -> None:
    deck = ["Gandalf’s Map", "Dungeon Torch", "Shadow Key", "Nazgûl of Dol Guldur", *["Cavern Guardian"] * 6]
    t = Table(
        heroes=["Gimli", "Aragorn"],
        threat=49,
        scenario="escape_from_dol_guldur",
        quest_deck=["The Necromancer’s Tower", "Through the Caverns"],
        encounter_deck=deck,
        step="S7",
    )
    assert t.session.question is None
    assert t.result == "lost"
