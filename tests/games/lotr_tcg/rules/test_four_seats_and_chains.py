"""Cases that go wrong where answers follow answers, at tables of three and four too."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading import numbers
from desktop_app.games.lotr_tcg.vocabulary.abilities import required
from desktop_app.games.lotr_tcg.vocabulary.triggers import regroup_phase_begins
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight
from tests.games.lotr_tcg.cards.scenes import archery
from tests.games.lotr_tcg.invented import Invent, invent
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

__all__ = ["invent"]


def test_whoever_was_kept_from_keeping_off_a_conquest_may_try_once_more() -> None:
    ana = {"fellowship": ["Ceorl", hurt("Merry", 3)], "support": ["Guma", "Hlafwine"], "site": 3}
    bor = {"minions": ["Uruk Stormer", "Gríma"], "hand": ["Haunting Her Steps"], "site": 3}
    table = skirmish(ana, bor, "Merry", "Uruk Stormer").until("respond").respond("Uruk Stormer")
    table.respond("Ceorl").pick("Guma").respond("Haunting Her Steps")
    assert (table.wounds("Ceorl"), table.wounds("Guma"), table.wounds("Gríma")) == (1, 1, 1)
    table.respond("Ceorl")
    assert (table.wounds("Hlafwine"), table.titles("controlled:B")) == (1, [])


def test_a_defender_of_the_weak_who_is_silenced_may_exert_again() -> None:
    ana = {"fellowship": ["Éowyn", "Legolas"]}
    bor = {"minions": ["Orthanc Warrior", "Gríma"], "hand": ["Haunting Her Steps"]}
    table = skirmish(ana, bor, "Legolas", "Orthanc Warrior").until("respond").respond("Éowyn")
    table.respond("Haunting Her Steps").respond("Éowyn")
    assert (table.wounds("Éowyn"), table.wounds("Legolas"), table.g.twilight) == (2, 1, 2), "she is exhausted now"


def test_long_i_fell_is_bought_off_by_the_first_who_likes_from_the_right() -> None:
    ana = {"fellowship": ["Gandalf"], "hand": ["Long I Fell"]}
    bor, dan = {"minions": ["Uruk Rear Guard"]}, {"minions": ["Uruk Defender"]}
    table = Table(ana, bor, {}, dan, step="skirmish_actions", skirmish=fight("Gandalf", "Uruk Rear Guard"))
    table.play("Long I Fell")
    assert (table.who, table.asked) == ("Dan", "prevent-wound")
    table.choose("decline").choose("decline")
    assert table.who == "Bor"
    table.choose("accept")
    assert table.who == "Ana"
    table.pick("Uruk Defender").until("regroup-actions")
    assert (table.wounds("Uruk Defender"), table.wounds("Gandalf")) == (1, 2)


def test_four_seats_share_one_pool_and_one_archery_total() -> None:
    ana = {"fellowship": ["Legolas", "Gimli"], "site": 5}
    bor, cia = {"minions": ["Uruk Crossbowman"]}, {"hand": ["Uruk Crossbow Troop", "Covering Fire"]}
    dan = {"minions": ["Southron Bowman"]}
    table = Table(ana, bor, cia, dan, step="shadow", twilight=4, shadow="Cia", done=["Dan", "Cia"])
    table.play("Uruk Crossbow Troop").play("Covering Fire")
    assert (table.g.twilight, archery(table)) == (0, (1, 3))
    table.until("archery-actions")
    assert table.who == "Ana"
    table.passes().use("Southron Bowman").pick("Gimli")
    assert archery(table) == (1, 2)


def test_an_archer_who_lays_his_bow_in_anothers_hands_counts_again() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Pengedhel", "Elven Bow"), "Haldir"]}
    table = Table(ana, {}, full=True)
    assert (table.strength("Pengedhel"), archery(table)[0]) == (8, 0)
    table.choose("transfer", "Elven Bow", "Haldir")
    assert (table.strength("Pengedhel"), archery(table)[0]) == (6, 1)


def test_a_spear_strikes_no_harder_once_the_horse_is_handed_on() -> None:
    ana = {"fellowship": [bearing("Rider of Rohan", "Rider's Spear", "Horse of Rohan"), "Legolas"]}
    table = Table(ana, {}, full=True)
    assert table.number("Rider of Rohan", "damage") == 1
    table.choose("transfer", "Horse of Rohan", "Legolas")
    assert (table.number("Rider of Rohan", "damage"), table.g.twilight) == (0, 2)
    assert not table.offers("use", "Rider of Rohan")


def test_treebeard_at_home_is_hasty_enough_and_elsewhere_not() -> None:
    bor = {"minions": ["Uruk Regular"]}
    assert assigning({"support": ["Treebeard"], "site": 8}, bor).offers("defend", "Treebeard")
    away = assigning({"support": ["Treebeard"], "site": 7}, bor)
    assert not away.offers("defend", "Treebeard")
    away.choose("assigned")
    assert not away.offers("attack", "Uruk Regular", "Treebeard")


def test_two_shadow_players_control_sites_each_for_himself() -> None:
    bor = {"minions": ["Uruk-hai Patrol"], "controlled": ["The Riddermark"], "hand": ["Uruk-hai Mob"], "site": 3}
    cia = {"minions": ["Uruk-hai Band"], "hand": ["Uruk-hai Mob"], "site": 3}
    table = Table({"site": 3, "fellowship": ["Haldir"]}, bor, cia)
    assert (numbers.damage(table.g, table.id("Uruk-hai Patrol")), table.strength("Uruk-hai Band")) == (2, 10)
    mobs = [numbers.twilight_cost(table.g, table.g.zones[f"hand:{seat}"][0]) for seat in "BC"]
    assert mobs == [6, 7]
    assert table.strength("Haldir") == 5


@pytest.mark.rule("TCG-466", "TCG-467")
def test_whoever_controls_a_site_himself_cannot_liberate_it_in_his_own_turn() -> None:
    théoden = {"fellowship": ["Théoden, Son of Thengel"], "support": ["Guma"], "site": 3}
    bor = {"controlled": ["Rohirrim Village"], **théoden}
    cia = {"controlled": ["The Riddermark"], "site": 3}
    ana = {"site": 3}
    table = Table(ana, bor, cia, active="Bor", step="regroup").use("Théoden")
    assert (table.zone("Rohirrim Village"), table.zone("The Riddermark")) == ("controlled:B", "path")


def test_the_ent_who_came_to_war_fights_the_fierce_too_and_rests_in_the_regroup_phase() -> None:
    ana = {"fellowship": ["Gandalf"], "support": ["Treebeard"], "hand": ["Stump and Bramble"], "site": 4}
    table = Table(ana, {"minions": ["Uruk Hunter"]}, step="maneuver").play("Stump and Bramble", "Treebeard")
    table.until("defenders").defend("Treebeard", "Uruk Hunter").until("assignment-actions").until("defenders")
    assert table.g.fierce_round
    assert table.offers("defend", "Treebeard", "Uruk Hunter")
    table.until("regroup-actions")
    assert table.number("Treebeard", "damage") == 0


def test_a_horse_tires_before_the_desert_strikes_and_both_do_it_once() -> None:
    ana = {"fellowship": [bearing("Éowyn", "Brego")]}
    bor = {"minions": ["Desert Warrior"]}
    table = Table(ana, bor, step="skirmishes", twilight=6, assigned=[fight("Éowyn", "Desert Warrior")])
    table.choose("skirmish")
    assert table.wounds("Desert Warrior") == 1
    table.respond("Desert Warrior").pick("Éowyn").respond("Éowyn")
    assert (table.wounds("Éowyn"), table.g.twilight) == (1, 4)
    table.until("skirmish-actions")


def test_the_vale_darkens_once_a_turn_and_the_second_move_finds_it_as_it_is() -> None:
    ana = {"site": 7, "fellowship": ["Gimli"]}
    table = Table(ana, {"hand": ["Uruk Regular"]}, path=[*SITES_TO_SEVEN, "Wizard's Vale"])
    table.choose("move")
    assert table.g.twilight >= 4
    before = table.g.twilight
    table.until("shadow-actions")
    assert table.g.twilight == before


SITES_TO_SEVEN = [
    *("The Riddermark", "Rohirrim Village", "Westemnet Plains", "Westemnet Hills", "Hornburg Courtyard"),
    *("Hornburg Armory", "Hornburg Causeway"),
]


def test_a_villager_dies_in_the_skirmish_into_which_he_was_dragged_and_the_stalker_wakes() -> None:
    ana = {"support": ["Guma"], "fellowship": ["Gimli"], "site": 2}
    bor = {"minions": ["Dunlending Savage", "Dunlending Warrior", "Uruk Stalker"]}
    table = Table(ana, bor, step="assignment_actions")
    acts(table, "Bor").use("Dunlending Warrior", "Guma").until("defenders")
    table.defend("Gimli", "Uruk Stalker").choose("assigned")
    table.until("skirmish").choose("skirmish", "Guma").until("skirmish")
    assert table.titles("dead:A") == ["Guma"]
    assert (table.strength("Uruk Stalker"), table.has("Uruk Stalker", "fierce")) == (11, True)


def test_nobody_is_hurt_where_the_only_companion_left_was_cancelled_out_of_a_fight() -> None:
    ana = {"fellowship": ["Merry"], "hand": ["Swiftly and Softly"], "site": 3}
    bor = {"minions": ["Uruk Chaser"], "support": ["Down to the Last Child"]}
    table = skirmish(ana, bor, "Merry", "Uruk Chaser").play("Swiftly and Softly", "Merry")
    table.until("assignment-actions")
    assert (table.wounds("Merry"), table["Down to the Last Child"].count("culture"), table.g.fierce_round) == (
        0,
        0,
        True,
    )


def test_whom_a_pursuer_has_brought_down_he_answers_as_well() -> None:
    ana = {"fellowship": [hurt("Merry", 3), hurt("Pippin", 3), "Gimli"]}
    table = skirmish(ana, {"minions": ["Uruk Pursuer"]}, "Merry", "Uruk Pursuer").until("respond")
    table.respond("Uruk Pursuer").pick("Pippin")
    assert (table.zone("Pippin"), table.who, table.asked) == ("dead:A", "Bor", "respond")
    table.respond("Uruk Pursuer").pick("Gimli")
    assert (table.wounds("Gimli"), table.wounds("Uruk Pursuer")) == (1, 2)


@pytest.mark.rule("TCG-462", "TCG-382")
def test_of_two_shadow_players_the_one_on_the_right_takes_the_only_site_there_is() -> None:
    stormer = {"minions": ["Uruk Stormer"], "site": 2}
    ana = {"fellowship": [hurt("Merry", 3)], "site": 2}
    fights = fight("Merry", "Uruk Stormer", "Uruk Stormer 2")
    table = Table(ana, stormer, stormer, step="skirmish_actions", skirmish=fights).until("respond")
    assert table.who == "Cia"
    table.respond("Uruk Stormer")
    assert (len(table.titles("controlled:C")), table.asked) == (1, "regroup-actions")


@pytest.mark.rule("TCG-396", "TCG-174")
def test_whom_the_golden_hall_costs_his_life_darkens_the_road_no_more() -> None:
    ana = {"fellowship": [bearing("Théoden", "Herugrim", wound=2), "Gimli"], "site": 2}
    table = Table(ana, {"adventure": ["Golden Hall"]}, step="move", path=["The Riddermark", "Derndingle"])
    table.until("shadow-actions")
    assert (table.zone("Théoden"), table.g.twilight) == ("dead:A", 1 + 2)


def test_whom_a_regular_calls_to_helms_deep_comes_for_less_on_both_grounds() -> None:
    bor = {"minions": ["Uruk Regular", "Uruk Defender", "Orthanc Warrior"], "hand": ["Uruk Rear Guard"], "site": 5}
    path = [*SITES_TO_SEVEN[:4], "Deep of Helm"]
    table = Table({"site": 5}, bor, step="shadow", twilight=1, path=path).use("Uruk Regular")
    table.pick("Uruk Rear Guard")
    assert (table.zone("Uruk Rear Guard"), table.g.twilight) == ("minions:B", 0)


@pytest.mark.rule("TCG-285", "TCG-381")
def test_what_must_happen_once_the_fellowship_is_lost_is_ordered_by_one_who_plays(invent: Invent) -> None:
    bells = [invent(title, "condition", side="shadow", culture="isengard") for title in ("A Bell", "A Gong")]
    for bell in bells:
        required(bell, regroup_phase_begins, do=add_twilight(1))
    ana, bor = {"ring_bearer": hurt("Frodo", 3)}, {"minions": ["Southron Bowman"], "support": bells}
    table = Table(ana, bor, {}, step="archery").until("which-first")
    assert (table.g.lost, table.who) == (["A"], "Cia")
    table.choose("resolve", "A Gong").until("fellowship-actions")
    assert table.who == "Bor"
