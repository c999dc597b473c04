"""Cases that go wrong where cards meet: what one says while another leaves, forbids, answers or takes its place."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading import numbers, queries
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.verbs import leaving, path, transferring, wounds
from tests.games.carried_out import run
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

# -- assignments -------------------------------------------------------------------------------------------------------


def test_a_tracker_that_nobody_may_assign_fights_in_the_fierce_round_again() -> None:
    bor = {"minions": ["Uruk Chaser"], "hand": ["Get Back"]}
    table = Table({"fellowship": ["Gimli"]}, bor, step="assignment_actions")
    acts(table, "Bor").play("Get Back", "Uruk Chaser").until("defenders")
    assert not table.offers("defend")
    table.choose("assigned")
    assert not table.find("attack", "Uruk Chaser")
    table.until("assignment-actions").until("defenders")
    assert table.g.fierce_round
    assert table.offers("defend", "Gimli", "Uruk Chaser")


def test_a_minion_that_is_played_while_defenders_are_assigned_attacks_as_a_leftover() -> None:
    ana = {"support": ["Guma"], "site": 4, "fellowship": ["Gimli"]}
    bor = {"minions": ["Uruk Regular"], "support": ["Ranks Without Number"], "discard": ["Uruk Rear Guard"]}
    table = assigning(ana, bor, twilight=9).defend("Guma", "Uruk Regular").respond("Ranks Without Number")
    table.pick("Uruk Rear Guard")
    assert table.zone("Uruk Rear Guard") == "minions:B"
    table.until("defenders").choose("assigned").choose("attack", "Uruk Rear Guard", "Gimli")
    assert table.said("assigns") == 2


def test_a_busy_ring_bearer_is_assigned_to_nobody_else() -> None:
    fellowship = ["Merry", "Pippin", "Gimli", "Legolas", "Aragorn"]
    bor = {"minions": ["Southron Commander", "Uruk Regular"]}
    ana: dict[str, Any] = {"fellowship": fellowship}
    assert acts(Table(ana, bor, step="assignment_actions"), "Bor").offers("use", "Southron Commander")
    table = Table(ana, bor, step="assignment_actions", assigned=[fight("Frodo", "Uruk Regular")])
    assert not acts(table, "Bor").offers("use", "Southron Commander")


def test_weariness_exerts_before_an_ambush_is_asked_about() -> None:
    weary = bearing("Gimli", {"card": "Weary", "owner": "Bor"})
    table = assigning({"fellowship": [weary]}, {"minions": ["Uruk Chaser"]}).defend("Gimli", "Uruk Chaser")
    assert table.wounds("Gimli") == 1


def test_leftovers_of_several_go_to_one_companion_and_fight_together() -> None:
    bor, cia = {"minions": ["Uruk Regular"]}, {"minions": ["Uruk Defender"]}
    table = Table({"fellowship": ["Gimli"]}, bor, cia, step="assignment").choose("assigned")
    assert table.who == "Cia"
    table.choose("attack", "Uruk Defender", "Gimli")
    acts(table, "Bor").choose("attack", "Uruk Regular", "Gimli").until("skirmish-actions")
    assert table.g.fight is not None
    assert numbers.side_total(table.g, table.g.fight.minions) == 17


# -- what is answered --------------------------------------------------------------------------------------------------


def test_a_card_from_the_hand_answers_only_one_of_two_deaths() -> None:
    ana = {"fellowship": [hurt("Merry", 3), hurt("Pippin", 3)]}
    bor = {"minions": ["Uruk Regular"], "hand": ["Beyond Dark Mountains"]}
    table = skirmish(ana, bor, "Merry", "Uruk Regular").until("respond").respond("Beyond Dark Mountains")
    assert (table.burdens(), table.titles("hand:B"), table.wounds("Uruk Regular")) == (1, [], 1)


def test_what_waits_for_a_minion_is_answered_though_the_minion_is_dead() -> None:
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword"), "Damrod"], "hand": ["New Errand"]}
    bor = {"minions": [hurt("Dunlending Brigand", 0), "Uruk Rear Guard"]}
    table = skirmish(ana, bor, "Aragorn", "Dunlending Brigand").play("New Errand", "Dunlending Brigand")
    table.until("respond").respond("New Errand").pick("Uruk Rear Guard")
    assert (table.zone("Dunlending Brigand"), table.wounds("Uruk Rear Guard")) == ("discard:B", 1)


def test_what_waits_for_one_skirmish_waits_for_no_other() -> None:
    ana = {"fellowship": ["Merry", bearing("Aragorn", "Ranger's Sword"), "Damrod"], "hand": ["New Errand"]}
    bor = {"minions": ["Dunlending Brigand", "Uruk Rear Guard"]}
    table = Table(ana, bor, step="skirmishes", assigned=[fight("Aragorn", "Uruk Rear Guard"),
                  fight("Merry", "Dunlending Brigand")]).choose("skirmish", "Aragorn")  # fmt: skip
    table.play("New Errand", "Dunlending Brigand").until("decide")
    assert table.zone("New Errand") == "discard:A"
    assert table.g.effects == []


def test_a_minion_killed_by_an_ability_in_its_skirmish_has_not_won_it() -> None:
    ana = {"fellowship": ["Fereveldir"], "support": [{"card": "Strength of Arms", "culture": 1}]}
    table = skirmish(ana, {"minions": ["Dunlending Robber"]}, "Fereveldir", "Dunlending Robber")
    table.use("Fereveldir")
    table.pick("Dunlending Robber")
    assert table.zone("Dunlending Robber") == "discard:B"
    table.until("decide")
    assert (table.wounds("Fereveldir"), table.said("wins")) == (1, 1)


def test_a_wound_at_the_start_of_a_skirmish_may_end_it() -> None:
    ana = {"fellowship": [hurt("Merry", 3)]}
    bor = {"minions": ["Desert Warrior", "Dunlending Robber"]}
    table = Table(ana, bor, step="skirmishes", twilight=3,
                  assigned=[fight("Merry", "Desert Warrior", "Dunlending Robber")])  # fmt: skip
    table.choose("skirmish").respond("Desert Warrior").pick("Merry")
    assert table.titles("dead:A") == ["Merry"]
    assert table.asked == "respond", "nobody acts any more: the Robber has won"
    assert table.offers("respond", "Dunlending Robber")


def test_each_gauntlet_can_be_bought_off_by_any_shadow_player() -> None:
    ana = {"fellowship": [bearing("Aragorn", "Boromir's Gauntlets")]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {}, twilight=1, step="skirmish_actions",
                  skirmish=fight("Aragorn", "Uruk Regular"))  # fmt: skip
    table.use("Boromir's Gauntlets").choose("decline").choose("decline")
    assert (table.wounds("Aragorn"), table.said("cancelled")) == (1, 1)


# -- what is forbidden -------------------------------------------------------------------------------------------------


def test_hunted_hobbits_cannot_leave_by_their_own_words() -> None:
    ana = {"fellowship": ["Pippin"]}
    table = skirmish(ana, {"minions": ["Uruk Pursuer"]}, "Pippin", "Uruk Pursuer")
    table.use("Pippin")
    assert (table.burdens(), table.zone("Pippin")) == (1, "fellowship:A"), "what it costs stays paid"


def test_hunted_hobbits_are_no_price_for_anything() -> None:
    fellowship = ["Merry", "Pippin", hurt("Gimli", 0), "Legolas", "Aragorn"]
    bor = {"minions": ["Southron Commander", "Uruk Pursuer"]}
    table = acts(Table({"fellowship": fellowship}, bor, step="assignment_actions"), "Bor").use("Southron Commander")
    table.choose("accept")
    assert table.find("choose", "Gimli")
    assert not table.find("choose", "Merry")


def test_who_cannot_be_wounded_outside_skirmishes_can_be_exerted_there() -> None:
    bor = {"minions": [bearing("Uruk Regular", "Broad-bladed Sword")], "hand": ["Uruk Defender"]}
    table = Table({"fellowship": ["Legolas"]}, bor, step="shadow", twilight=9).use("Uruk Regular")
    assert table.wounds("Uruk Regular") == 1
    assert not wounds.can_be_wounded(table.g, table.id("Uruk Regular"))


def test_a_skirmish_of_the_ring_bearer_is_cancelled_by_no_event() -> None:
    ana = {"fellowship": ["Damrod"], "hand": ["Curse Them"], "site": 2}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Frodo", "Uruk Regular").play("Curse Them")
    assert (table.said("cancelled"), table.zone("Curse Them")) == (0, "discard:A")


def test_a_prohibition_of_one_phase_leaves_the_other_words_of_an_event() -> None:
    ana = {"fellowship": ["Damrod", "Mablung", "Legolas"], "hand": ["Arrows Thick in the Air"], "site": 2}
    bor = {"minions": ["Uruk Crossbowman"], "support": ["Covering Fire"]}
    table = Table(ana, bor, step="archery_actions")
    assert not table.offers("play", "Arrows Thick in the Air")
    table = skirmish(ana, bor, "Legolas", "Uruk Crossbowman")
    assert table.offers("play", "Arrows Thick in the Air")


# -- numbers that hang on others ---------------------------------------------------------------------------------------


def test_a_minion_costs_less_for_others_and_more_for_roaming() -> None:
    bor = {"minions": ["Uruk Regular", "Uruk Defender"], "hand": ["Uruk Rear Guard"]}
    for site, cost in ((5, 5), (3, 7)):
        table = Table({"site": site}, bor, step="shadow", twilight=9)
        printed = queries.facts(table.g, table.id("Uruk Rear Guard")).twilight or 0
        table.use("Uruk Regular").pick("Uruk Rear Guard")
        assert 9 - table.g.twilight == printed - 1 + (cost - 5), site


def test_grima_weakens_whoever_bears_a_shadow_condition_as_long_as_it_is_borne() -> None:
    gimli = bearing("Gimli", {"card": "Weary", "owner": "Bor"})
    table = skirmish({"fellowship": [gimli]}, {"minions": ["Gríma"]}, "Gimli", "Gríma")
    assert table.strength("Gimli") == 5
    leaving.take_off(table.g, table.id("Weary"), "discard")
    assert table.strength("Gimli") == 6


def test_a_controlled_battleground_counts_and_a_lost_one_does_not() -> None:
    bor = {"minions": ["Advance Uruk Patrol"], "controlled": ["Uruk Camp"], "site": 3}
    table = Table({"site": 3}, bor, path=["Westemnet Plains"])
    assert table.strength("Advance Uruk Patrol") == 14
    run(path.liberate_site(table.g))
    assert table.strength("Advance Uruk Patrol") == 10


def test_a_bow_makes_an_archer_no_archer_twice() -> None:
    table = Table({"fellowship": [bearing("Legolas", "Elven Bow")]}, {"minions": ["Uruk Regular"]})
    assert numbers.archery_total(table.g, "free_peoples") == 1


def test_a_card_borne_twice_over_is_counted_by_vengeance_with_all_the_others() -> None:
    gimli = bearing("Gimli", "Heavy Chain", {"card": "Weary", "owner": "Bor"})
    bor = {"minions": ["Uruk Chaser"], "hand": ["Vengeance"]}
    table = acts(skirmish({"fellowship": [gimli]}, bor, "Gimli", "Uruk Chaser"), "Bor")
    assert table.play("Vengeance", "Uruk Chaser").strength("Uruk Chaser") == 13


def test_a_transferred_weapon_takes_its_bonus_along() -> None:
    ana = {"fellowship": [bearing("Merry", "Hobbit Sword"), "Pippin"]}
    table = Table(ana, {})
    run(transferring.transfer(table.g, table.id("Hobbit Sword"), table.id("Pippin")))
    assert (table.strength("Merry"), table.strength("Pippin")) == (3, 5)
    assert GAME.broken(table.g) == []


def test_each_first_uruk_hai_is_cheap_once_at_this_site() -> None:
    bor = {"hand": ["Uruk Regular", "Uruk Defender"]}
    table = Table({"site": 5}, bor, step="shadow", twilight=9, path=["Deep of Helm"])
    cheap, dear = table.cost("Uruk Regular"), queries.facts(table.g, table.id("Uruk Defender")).twilight
    assert cheap == 0
    table.play("Uruk Regular")
    assert table.cost("Uruk Defender") == dear


# -- deaths and piles --------------------------------------------------------------------------------------------------


def test_the_third_death_of_a_turn_makes_a_fanatic_fierce_for_the_fierce_round() -> None:
    ana = {"fellowship": [hurt("Merry", 3), "Gimli"], "dead": ["Sam", "Pippin"]}
    bor = {"minions": ["Uruk Fanatic"]}
    table = skirmish(ana, bor, "Merry", "Uruk Fanatic").until("defenders")
    assert table.g.fierce_round
    assert table.offers("defend", "Gimli", "Uruk Fanatic")


def test_what_was_stacked_on_a_condition_goes_with_it() -> None:
    armory = {"card": "From the Armory", "stacked": ["Gimli", "Legolas"]}
    table = Table({"support": [armory], "fellowship": ["Aragorn"]}, {})
    leaving.take_off(table.g, table.id("From the Armory"), "discard")
    assert sorted(table.titles("discard:A")) == ["From the Armory", "Gimli", "Legolas"]
    assert GAME.broken(table.g) == []


@pytest.mark.rule("TCG-424")
def test_the_dead_count_for_the_rule_of_nine_however_one_is_played() -> None:
    fellowship = ["Merry", "Pippin", "Gimli", "Legolas", "Éowyn", "Éomer", "Théoden"]
    ana = {"fellowship": fellowship, "dead": ["Sam"], "deck": ["Aragorn"], "site": 1}
    table = Table(ana, {}, path=["The Riddermark"])
    table.use("The Riddermark").pick("Merry").pick("Pippin")
    assert (table.zone("Aragorn"), table.wounds("Merry"), table.asked) == ("deck:A", 1, "fellowship-actions")


def test_a_dead_ally_wakes_the_stalker_in_the_middle_of_a_skirmish() -> None:
    ana = {"site": 4, "support": [hurt("Guma", 1)], "fellowship": ["Gimli"]}
    bor = {"minions": ["Uruk Stalker", "Uruk Regular"]}
    fights = [fight("Guma", "Uruk Regular"), fight("Gimli", "Uruk Stalker")]
    table = Table(ana, bor, step="skirmishes", assigned=fights)
    assert (table.strength("Uruk Stalker"), table.has("Uruk Stalker", "fierce")) == (8, False)
    table.choose("skirmish", "Guma")
    while table.titles("dead:A") == []:
        table.passes()
    assert (table.strength("Uruk Stalker"), table.has("Uruk Stalker", "fierce")) == (11, True)


def test_a_site_is_taken_for_a_death_and_a_horseman_prevents_it() -> None:
    ana = {"site": 3, "fellowship": [hurt("Merry", 3), "Ceorl"], "support": ["Guma"]}
    bor = {"site": 3, "minions": ["Uruk Stormer"]}
    table = skirmish(ana, bor, "Merry", "Uruk Stormer").until("respond").respond("Uruk Stormer").respond("Ceorl")
    assert (table.titles("controlled:B"), table.wounds("Ceorl"), table.wounds("Guma")) == ([], 1, 1)


def test_nothing_is_offered_to_a_shadow_player_on_a_card_of_the_one_who_acts() -> None:
    table = Table({"fellowship": ["Gimli"], "site": 4}, {"hand": ["Iron Axe", "Weary"]}, step="shadow", twilight=9)
    assert not table.offers("play", "Iron Axe"), "no Man of Dunland is his"
    assert table.offers("play", "Weary", "Gimli")


def test_twilight_that_a_price_takes_is_gone_for_the_next_price() -> None:
    ana = {"fellowship": ["Merry", "Pippin"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular", twilight=3)
    table.use("Merry").choose("accept")
    table.passes()
    affect(table, "Frodo", "vitality", 4)
    table.use("Merry")
    assert table.asked != "prevent", "one token is left of the two that it takes"
    assert table.zone("Merry") == "discard:A"


# -- the same twice, and what comes of it later ------------------------------------------------------------------------


def test_two_errands_for_one_minion_lead_it_astray_twice_and_both_wait() -> None:
    ana = {"fellowship": ["Faramir"], "hand": ["New Errand", "New Errand"], "site": 5}
    bor = {"minions": ["Uruk Foot Soldier", "Uruk Regular"]}
    table = skirmish(ana, bor, "Faramir", "Uruk Foot Soldier").play("New Errand", "Uruk Foot Soldier")
    table.passes().play("New Errand", "Uruk Foot Soldier")
    assert table.number("Uruk Foot Soldier", "minion_site") == 9
    table.until("respond")
    assert len(table.find("respond", "New Errand")) == 2
    table.respond("New Errand").pick("Uruk Regular").respond("New Errand").pick("Uruk Regular")
    assert table.zone("Uruk Regular") == "discard:B"


def test_each_of_two_stormers_takes_a_site_for_one_death() -> None:
    ana = {"fellowship": [hurt("Merry", 3)], "site": 4}
    bor = {"minions": ["Uruk Stormer", "Uruk Stormer"], "site": 4}
    table = skirmish(ana, bor, "Merry", "Uruk Stormer").until("respond")
    table.respond("Uruk Stormer").respond("Uruk Stormer")
    assert table.titles("controlled:B") == ["The Riddermark", "Rohirrim Village"]


def test_the_death_of_frodo_burdens_the_heir() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3, burden=4), "fellowship": ["Sam"]}
    bor = {"minions": ["Uruk Rear Guard"], "hand": ["Beyond Dark Mountains"]}
    table = skirmish(ana, bor, "Frodo", "Uruk Rear Guard").until("respond").respond("Sam").until("respond")
    table.respond("Beyond Dark Mountains")
    assert (table.titles("dead:A"), table["Sam"].count("burden")) == (["Frodo"], 1)


def test_a_howl_after_a_lost_skirmish_still_meets_the_worn_ring() -> None:
    bor = {"minions": ["Desert Lancers"], "support": ["Howl of Harad"]}
    table = skirmish({"fellowship": ["Gimli"], "worn": True}, bor, "Gimli", "Desert Lancers", twilight=4)
    table.until("respond").respond("Howl of Harad").pick("Frodo")
    assert (table.wounds("Frodo"), table.burdens(), table.g.twilight) == (0, 1, 0)


def test_a_hobbit_who_comes_back_in_the_regroup_phase_lets_the_fellowship_go_further() -> None:
    ana = {"fellowship": ["Gimli"], "hand": ["Knocked on the Head"], "discard": ["Merry"], "site": 2}
    table = Table(ana, {}, step="regroup", moves=2, path=["The Riddermark", "Derndingle"])
    table.play("Knocked on the Head", "Merry").until("decide")
    assert (table.g.twilight, table.offers("move_again")) == (1, True)


def test_a_pathfinder_whose_own_site_lies_there_already_changes_nothing() -> None:
    path = [{"card": "The Riddermark", "owner": "Ana"}, {"card": "Rohirrim Village", "owner": "Ana"}]
    table = Table({"fellowship": ["Gondorian Ranger"], "hand": ["Pathfinder"]}, {}, path=path).play("Pathfinder")
    assert (table.titles("path"), table.zone("Pathfinder")) == (["The Riddermark", "Rohirrim Village"], "discard:A")


def test_arrows_may_be_wasted_on_a_shadow_player_without_minions() -> None:
    table = Table({"fellowship": ["Legolas"]}, {"minions": ["Uruk Regular"]}, {}, step="archery")
    table.choose("choose_player", target="Cia")
    assert (table.asked, table.wounds("Uruk Regular")) == ("assignment-actions", 0)
