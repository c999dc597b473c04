"""Cases that go wrong where prices, prohibitions and assignments meet."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.vocabulary.abilities import action
from desktop_app.games.lotr_tcg.vocabulary.costs import removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.groups import minion
from desktop_app.games.lotr_tcg.vocabulary.verbs import modify
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.skirmishing import BEHIND, acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

# -- assignments -------------------------------------------------------------------------------------------------------


def test_an_heir_whom_the_shadow_has_set_against_one_may_still_defend_against_another() -> None:
    riddles = bearing("Aragorn, Heir of Elendil", {"card": "Many Riddles", "owner": "Bor"})
    ana = {"fellowship": [riddles]}
    bor = {"minions": ["Uruk Chaser", "Uruk Regular", "Uruk Defender"]}
    table = Table(ana, bor, step="assignment_actions", twilight=5)
    acts(table, "Bor").use("Many Riddles").choose("decline").until("defenders")
    assert table.offers("defend", "Aragorn", "Uruk Regular")
    table.defend("Aragorn", "Uruk Regular")
    assert not table.offers("defend", "Aragorn", "Uruk Defender")


def test_nobody_can_be_discarded_to_keep_the_commander_off() -> None:
    fellowship = ["Merry", "Pippin", "Damrod", "Mablung", "Faramir"]
    bor = {"minions": ["Southron Commander", "Uruk Hunter"]}
    table = Table({"fellowship": fellowship}, bor, step="assignment_actions")
    acts(table, "Bor").use("Southron Commander")
    assert (table.asked, table.said("assigns")) == ("assignment-actions", 1)


def test_an_exhausted_companion_cannot_exert_to_keep_a_tracker_off() -> None:
    ana = {"fellowship": [hurt("Gimli", 2)]}
    bor = {"minions": ["Uruk Chaser"], "hand": ["Brought Back Alive"]}
    table = Table(ana, bor, step="assignment_actions")
    acts(table, "Bor").play("Brought Back Alive", "Gimli")
    assert (table.said("assigns"), table.wounds("Gimli")) == (1, 2)


def test_unferth_tires_nobody_for_an_easterling() -> None:
    table = assigning({"fellowship": ["Gimli"]}, {"minions": ["Easterling Guard", "Unferth"]})
    table.defend("Gimli", "Easterling Guard").respond("Easterling Guard")
    assert (table.burdens(), table.wounds("Easterling Guard"), table.wounds("Gimli")) == (1, 1, 0)


def test_unferth_tires_who_is_assigned_to_grima_and_nobody_who_is_exhausted() -> None:
    ana = {"fellowship": ["Gimli", "Legolas", hurt("Merry", 3)], "site": 2}
    bor = {"minions": ["Unferth", "Gríma", "Uruk Regular"]}
    table = assigning(ana, bor)
    table.defend("Gimli", "Gríma").defend("Legolas", "Uruk Regular").defend("Merry", "Unferth")
    assert [table.wounds(name) for name in ("Gimli", "Legolas", "Merry")] == [1, 0, 3]


def test_over_the_isen_finds_nobody_where_all_are_busy() -> None:
    ana = {"fellowship": ["Gimli"], "site": 3}
    bor = {
        "minions": ["Dunlending Brigand", "Dunlending Robber"],
        "support": ["Over the Isen"],
        "controlled": ["The Riddermark"],
    }
    setup: dict[str, Any] = {"step": "assignment_actions", "twilight": 5, "path": BEHIND}
    assert acts(Table(ana, bor, **setup), "Bor").offers("use", "Over the Isen")
    table = Table(ana, bor, assigned=[fight("Gimli", "Dunlending Brigand")], **setup)
    acts(table, "Bor").use("Over the Isen")
    assert (table.said("assigns"), table.g.twilight) == (0, 3), "it may be used, and nothing comes of it"


def test_an_ally_whom_a_ravager_drags_in_fights_that_fight_alone() -> None:
    ana = {"fellowship": ["Gimli"], "support": ["Guma"], "site": 2}
    bor = {"minions": ["Dunlending Warrior", "Dunlending Savage"]}
    table = Table(ana, bor, step="assignment_actions")
    acts(table, "Bor").use("Dunlending Warrior", "Guma").until("defenders")
    assert not table.offers("defend", "Guma"), "he has a fight"
    table.choose("assigned")
    assert table.offers("attack", "Dunlending Savage", "Guma")
    table.choose("attack", "Dunlending Savage", "Guma").until("skirmish-actions")
    assert table.g.fight is not None
    assert len(table.g.fight.minions) == 2


def test_a_minion_brought_in_by_a_winner_fights_in_the_fierce_round_with_the_sites_price() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"], "site": 2}
    bor = {"minions": ["Wild Man of Dunland"], "hand": ["Dunlending Brigand"]}
    table = skirmish(ana, bor, "Legolas", "Wild Man of Dunland", twilight=2).until("respond")
    table.respond("Wild Man of Dunland").pick("Dunlending Brigand")
    assert (table.zone("Dunlending Brigand"), table.g.twilight) == ("minions:B", 0)
    table.until("assignment-actions").until("defenders")
    assert table.offers("defend", "Gimli", "Dunlending Brigand")
    assert not table.offers("defend", "Gimli", "Wild Man of Dunland")


def test_a_roaming_wild_man_is_not_brought_in_with_too_few_tokens() -> None:
    ana = {"fellowship": ["Legolas"], "site": 2}
    bor = {"minions": ["Wild Man of Dunland"], "hand": ["Dunlending Brigand"]}
    table = skirmish(ana, bor, "Legolas", "Wild Man of Dunland", twilight=1)
    table.until("decide")
    assert table.zone("Dunlending Brigand") == "hand:B"


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [("Elven Brooch", "Heavy Chain"), ("Heavy Chain", "Elven Brooch")])
def test_two_possessions_are_discarded_at_once_in_whatever_order_they_are_named(order: tuple[str, str]) -> None:
    ana = {"fellowship": [bearing("Éowyn", "Elven Brooch", "Heavy Chain"), "Merry"]}
    bor = {"minions": [bearing("Dunlending Savage", "War Club")]}
    table = skirmish(ana, bor, "Merry", "Dunlending Savage").until("respond").respond("War Club").pick(*order)
    table.respond("Elven Brooch")
    assert (table.zone("Heavy Chain"), table.zone("Elven Brooch")) == ("attached", "discard:A")


def test_a_bow_is_free_for_ordulus_and_costs_its_price_when_it_is_handed_over() -> None:
    ana = {"fellowship": ["Ordulus", "Legolas"], "hand": ["Elven Bow"]}
    table = Table(ana, {}, full=True)
    table.play("Elven Bow", "Ordulus")
    assert (table.g.twilight, table.has("Ordulus", "archer")) == (0, True)
    table.choose("transfer", "Elven Bow", "Legolas")
    assert (table.g.twilight, table.has("Ordulus", "archer")) == (1, False)
    table.choose("transfer", "Elven Bow", "Ordulus")
    assert table.g.twilight == 2


def test_one_rider_one_horse() -> None:
    ana = {"fellowship": [bearing("Éomer", "Brego"), bearing("Éowyn", "Horse of Rohan"), "Merry"]}
    table = Table(ana, {}, full=True)
    assert not table.offers("transfer", "Brego", "Éowyn")
    assert not table.offers("transfer", "Horse of Rohan", "Éomer")
    assert not table.offers("transfer", "Brego", "Merry")


def test_the_hand_under_the_deck_and_four_in_all() -> None:
    ana = {"site": 3, "hand": ["Gimli", "Legolas", "Elven Bow"]}
    table = Table(ana, {}, path=["The Riddermark", "Uruk Camp", "Barrows of Edoras"], taken=2)
    table.use("Barrows of Edoras")
    assert len(table.titles("hand:A")) == 2
    assert table.titles("deck:A")[-3:] == ["Gimli", "Legolas", "Elven Bow"]


def test_theoden_heals_once_a_turn_whichever_card_pays() -> None:
    ana = {"fellowship": [hurt("Théoden"), "Éowyn"], "hand": ["Sword of Rohan", "Rider's Spear"]}
    table = Table(ana, {}).use("Théoden").pick("Sword of Rohan").pick("Théoden")
    assert table.wounds("Théoden") == 0
    assert table.refusal("Théoden", "use").rule == "TCG-392"


def test_a_spear_asks_for_tokens_and_for_strength_to_throw_it() -> None:
    ana = {"fellowship": ["Gimli"]}
    bor = {"minions": [bearing("Southron Scout", "Southron Spear")]}
    table = skirmish(ana, bor, "Gimli", "Southron Scout", twilight=4).passes()
    assert table.refusal("Southron Spear", "use").rule == "TCG-072"
    bor = {"minions": [bearing("Desert Warrior", "Southron Spear")]}
    table = skirmish(ana, bor, "Gimli", "Desert Warrior", twilight=7).passes()
    table.use("Southron Spear", "Gimli")
    assert (table.wounds("Gimli"), table.wounds("Desert Warrior"), table.g.twilight) == (1, 1, 3)


def test_gandalf_is_strong_only_while_the_tokens_lie_there_at_the_end() -> None:
    ana = {"fellowship": ["Gandalf"]}
    bor = {"minions": ["Uruk Regular"], "hand": ["On the March", "We Are the Fighting Uruk-hai"]}
    table = skirmish(ana, bor, "Gandalf", "Uruk Regular", twilight=3)
    assert table.strength("Gandalf") == 10
    table.passes().play("We Are the Fighting Uruk-hai", "Uruk Regular")
    assert (table.strength("Gandalf"), table.strength("Uruk Regular")) == (7, 10)
    table.until("decide")
    assert table.wounds("Gandalf") == 2


def test_a_minion_wounded_in_its_fight_strikes_without_damage_where_the_elves_are_welcome() -> None:
    elves = ["Fereveldir", "Legolas", "Haldir"]
    tokens = {"card": "Strength of Arms", "culture": 1}
    ana = {"fellowship": elves, "support": ["Lórien Is Most Welcome", tokens]}
    table = skirmish(ana, {"minions": ["Uruk Defender"]}, "Fereveldir", "Uruk Defender")
    table.use("Fereveldir").pick("Uruk Defender").until("decide")
    assert table.wounds("Fereveldir") == 2, "one exertion and one wound"


def test_no_ring_bound_man_can_pay_twice_for_the_same_volley() -> None:
    ana = {"fellowship": ["Damrod", hurt("Mablung", 2)], "hand": ["Arrows Thick in the Air"], "site": 2}
    table = Table(ana, {"minions": ["Uruk Regular"]}, step="archery_actions")
    assert table.refusal("Arrows Thick in the Air").rule == "TCG-072"


def test_villagers_hand_out_strength_from_afar_and_die_of_no_tiredness() -> None:
    ana = {"fellowship": ["Éowyn"], "support": ["Hlafwine"], "site": 2}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Éowyn", "Uruk Regular").use("Hlafwine", "Éowyn")
    table.passes()
    assert not table.offers("use", "Hlafwine")


def test_weary_on_a_villager_at_home_tires_him_before_he_fights() -> None:
    guma = bearing("Guma", {"card": "Weary", "owner": "Bor"})
    ana = {"fellowship": [], "support": [guma], "site": 4}
    table = assigning(ana, {"minions": ["Uruk Chaser", "Gríma"]}).defend("Guma", "Uruk Chaser")
    assert (table.wounds("Guma"), table.strength("Guma")) == (1, 3)


@pytest.mark.rule("TCG-450", "TCG-414")
def test_villagers_of_one_site_hand_things_over_while_the_fellowship_is_far() -> None:
    horse = bearing("Guma", "Rider's Spear", "Horse of Rohan")
    ana: dict[str, Any] = {"fellowship": ["Éowyn"], "support": [horse, "Hlafwine", "Treebeard"], "site": 2}
    table = Table(ana, {}, full=True)
    assert not table.offers("transfer", "Rider's Spear", "Éowyn")
    assert not table.offers("transfer", "Horse of Rohan", "Treebeard")
    table.choose("transfer", "Rider's Spear", "Hlafwine")
    assert (table.strength("Hlafwine"), table.g.twilight) == (6, 1)
    table = Table({**ana, "site": 4}, {}, full=True)
    assert table.offers("transfer", "Rider's Spear", "Éowyn")


@pytest.mark.rule("TCG-104", "TCG-400")
def test_a_pursuer_answers_one_death_as_often_as_he_can_exert() -> None:
    ana = {"fellowship": [hurt("Merry", 3), "Gimli", "Legolas"]}
    table = skirmish(ana, {"minions": ["Uruk Pursuer"]}, "Merry", "Uruk Pursuer").until("respond")
    table.respond("Uruk Pursuer").pick("Legolas").respond("Uruk Pursuer").pick("Gimli")
    assert [table.wounds(name) for name in ("Legolas", "Gimli", "Uruk Pursuer")] == [1, 1, 2]
    assert table.asked != "respond"


@pytest.mark.rule("TCG-384", "TCG-408")
@pytest.mark.parametrize(("twilight", "offered"), [(4, False), (5, True)])
def test_the_tokens_for_an_event_do_not_pay_what_its_text_removes(invent: Invent, twilight: int, offered: bool) -> None:
    code = invent("Smoke", "event", side="shadow", culture="isengard", twilight=2, phases=["maneuver"])
    action(code, "maneuver", cost=removes_twilight(3), target=minion, do=modify(strength=4))
    table = Table({}, {"minions": ["Uruk Regular"], "hand": [code]}, step="maneuver", twilight=twilight).passes()
    assert table.offers("play", "Smoke") == offered


# -- an empty draw deck ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-133")
def test_who_searches_an_empty_deck_makes_it_anew_once() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"], "deck": [], "discard": ["Aragorn", "Elven Bow"]}
    table = Table(ana, {}).use("The Riddermark").pick("Gimli").pick("Aragorn")
    assert (table.zone("Aragorn"), table.titles("deck:A"), table.g.reshuffled) == ("fellowship:A", ["Elven Bow"], ["A"])
    table = Table(ana, {}, full=True).use("The Riddermark").pick("Gimli")
    assert (table.zone("Aragorn"), table.said("reshuffles")) == ("discard:A", 0)


@pytest.mark.rule("TCG-133")
def test_the_top_card_that_is_a_price_comes_from_a_deck_made_anew() -> None:
    ana = {"fellowship": ["Gimli"], "deck": [], "hand": ["Search Far and Wide"], "discard": ["Elven Bow"] * 3}
    table = Table(ana, {}).play("Search Far and Wide")
    assert (table.titles("hand:A"), table.said("reshuffles")) == (["Elven Bow", "Elven Bow"], 1)
    assert Table(ana, {}, full=True).refusal("Search Far and Wide").rule == "TCG-384"


@pytest.mark.rule("TCG-133")
def test_the_second_card_to_be_stacked_comes_from_a_deck_made_anew() -> None:
    rock = {"card": "Here Is Good Rock", "stacked": ["Elven Bow"]}
    ana = {"support": [rock], "deck": ["Gimli"], "hand": ["Come Here Lad"], "discard": ["Legolas"]}
    table = Table(ana, {}).play("Come Here Lad", "Here Is Good Rock")
    under = [table.g.codes[card] for card in table["Here Is Good Rock"].stacked]
    assert (len(under), table.titles("deck:A")) == (3, [])


@pytest.mark.rule("TCG-341", "TCG-391")
def test_a_search_that_was_paid_for_shuffles_the_deck_though_nothing_was_found() -> None:
    deck = ["Legolas", "Merry", "Pippin", "Haldir", "Ordulus", "Damrod", "Mablung", "Éomer"]
    table = Table({"fellowship": ["Gimli", "Éowyn"], "deck": deck}, {}).use("The Riddermark", "Gimli")
    assert (table.wounds("Gimli"), table.wounds("Éowyn")) == (1, 1)
    found = table.titles("deck:A")
    assert (found != deck, sorted(found)) == (True, sorted(deck))
