"""Strength, damage and wounds where something changes in the middle of a fight, and prices paid meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.events.turn import LosesSkirmish, SkirmishBegins
from desktop_app.games.lotr_tcg.reading import path
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, required
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import place_token
from desktop_app.games.lotr_tcg.vocabulary.conditions import can_spot, fighting_now, titled
from desktop_app.games.lotr_tcg.vocabulary.deeds import choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import companion, me
from desktop_app.games.lotr_tcg.vocabulary.triggers import after
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_burdens, cancel_skirmish, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, LEGOLAS, of_isengard
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

HOLDS: dict[str, Any] = {"controlled": ["The Riddermark"], "site": 3}

# -- who still stands when strength is compared ------------------------------------------------------------------------


@pytest.mark.rule("TCG-227", "TCG-236", "TCG-242")
@pytest.mark.parametrize(("dies", "wounds", "overwhelmed"), [("Southron Scout", 1, 0), ("Dunlending Brigand", 0, 1)])
def test_whoever_an_action_has_killed_adds_nothing_to_his_side(dies: str, wounds: int, overwhelmed: int) -> None:
    """Gandalf has 7 against 3 and 8: without the one he loses, without the other he overwhelms."""
    ana = {"fellowship": ["Gandalf"], "support": [{"card": "Behold the White Rider", "culture": 1}]}
    foes = ["Southron Scout", "Dunlending Brigand"]
    table = skirmish(ana, {"minions": foes}, "Gandalf", *foes).use("Behold the White Rider").pick(dies)
    table.until("regroup-actions")
    assert (table.wounds("Gandalf"), table.said("overwhelmed")) == (wounds, overwhelmed)


@pytest.mark.rule("TCG-237", "TCG-445")
def test_the_damage_of_all_winners_and_of_an_event_comes_to_one_sum() -> None:
    foes = ["Orthanc Warrior", "Uruk Seeker"]
    bor = {"minions": foes, "hand": ["We Are the Fighting Uruk-hai"], **HOLDS}
    table = skirmish({"fellowship": ["Aragorn"], "site": 3}, bor, "Aragorn", *foes, twilight=1)
    acts(table, "Bor").play("We Are the Fighting Uruk-hai", "Orthanc Warrior").until("regroup-actions")
    assert table.wounds("Aragorn") == 1 + 1 + 1


@pytest.mark.rule("TCG-239", "TCG-237")
def test_only_the_wounded_of_two_winners_strikes_without_its_bonus() -> None:
    ana = {"fellowship": ["Aragorn"], "support": ["Lórien Is Most Welcome"]}
    bor = {"minions": ["Uruk Stalker", hurt("Orthanc Warrior")]}
    table = skirmish(ana, bor, "Aragorn", "Uruk Stalker", "Orthanc Warrior").until("regroup-actions")
    assert table.wounds("Aragorn") == 1 + 1


@pytest.mark.rule("TCG-242", "TCG-243")
def test_of_two_losers_the_one_who_must_be_tripled_is_wounded_and_the_other_dies() -> None:
    foes = ["Southron Scout", "Uruk Stalker"]
    table = skirmish({"fellowship": ["Aragorn"]}, {"minions": foes}, "Aragorn", *foes)
    affect(table, "Uruk Stalker", "strength", -7)
    affect(table, "Uruk Stalker", "way:tripled")
    table.until("regroup-actions")
    assert (table.zone("Southron Scout"), table.wounds("Uruk Stalker")) == ("discard:B", 1)


@pytest.mark.rule("TCG-245", "TCG-439")
def test_each_loser_has_lost_once_whether_he_lives_or_not(invent: Invent) -> None:
    count = of_isengard(invent, "A Count")
    required(count, after(LosesSkirmish, told="loses"), do=place_token.on(me))
    bor: dict[str, Any] = {"minions": ["Uruk Regular"], "support": [count]}
    table = skirmish({"fellowship": [hurt("Legolas", 2)]}, bor, "Legolas", "Uruk Regular").until("regroup-actions")
    assert table["A Count"].count("culture") == 1
    bor["minions"] = ["Southron Scout", "Southron Scout"]
    table = skirmish({"fellowship": ["Aragorn"]}, bor, "Aragorn", "Southron Scout", "Southron Scout 2")
    table.until("which-first")
    table.answer([table.question.options[0].key])
    assert table["A Count"].count("culture") == 2


@pytest.mark.rule("TCG-441", "TCG-440")
def test_a_skirmish_that_is_canceled_as_it_begins_is_won_by_nobody(invent: Invent) -> None:
    mist = invent("A Mist", "condition")
    do = cancel_skirmish.on(companion(titled("Gimli"), fighting_now))
    required(mist, after(SkirmishBegins, told="x"), do=do)
    ana, bor = {"fellowship": ["Gimli"], "support": [mist]}, {"minions": ["Uruk Regular"]}
    table = Table(ana, bor, step="skirmishes", assigned=[fight("Gimli", "Uruk Regular")]).choose("skirmish")
    table.until("regroup-actions")
    assert (table.wounds("Gimli"), table.wounds("Uruk Regular"), table.said("wins")) == (0, 0, 0)


@pytest.mark.rule("TCG-441", "TCG-248")
def test_a_fierce_minion_whose_skirmish_was_canceled_fights_in_the_fierce_round() -> None:
    ana = {"fellowship": ["Merry", "Gimli"], "hand": ["Severed His Bonds"]}
    table = skirmish(ana, {"minions": ["Uruk Runner"]}, "Merry", "Uruk Runner").choose("play", "Severed His Bonds")
    table.until("assignment-actions").until("defenders")
    assert table.g.fierce_round
    assert table.offers("defend", "Merry", "Uruk Runner")


# -- wound by wound ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-046", "TCG-072", "TCG-400")
def test_eowyn_keeps_off_as_many_of_three_wounds_as_she_can_exert_for() -> None:
    ana = {"fellowship": ["Éowyn", hurt("Gimli", 2)], "site": 3}
    table = skirmish(ana, {"minions": ["Uruk-hai Patrol"], **HOLDS}, "Gimli", "Uruk-hai Patrol").until("respond")
    table.respond("Éowyn").respond("Éowyn")
    assert table.asked != "respond"
    assert (table.titles("dead:A"), table.wounds("Éowyn"), table.g.twilight) == (["Gimli"], 2, 2)


@pytest.mark.rule("TCG-059", "TCG-046")
def test_the_dead_take_none_of_the_wounds_that_were_to_follow() -> None:
    ana = {"fellowship": [hurt("Legolas", 2)], "site": 3}
    table = skirmish(ana, {"minions": ["Uruk-hai Patrol"], **HOLDS}, "Legolas", "Uruk-hai Patrol")
    table.until("regroup-actions")
    assert (table.titles("dead:A"), table.said("wounded")) == (["Legolas"], 1)


@pytest.mark.rule("TCG-048", "TCG-401")
def test_of_two_who_are_wounded_at_once_one_is_spared(invent: Invent) -> None:
    fire = of_isengard(invent, "A Fire", "event")
    action(fire, "maneuver", do=choosing(companion(titled("Gimli")) | companion(titled("Legolas")), wound, 2))
    ana = {"fellowship": ["Éowyn", "Gimli", "Legolas"]}
    table = acts(Table(ana, {"minions": ["Uruk Regular"], "hand": [fire]}, step="maneuver"), "Bor")
    table.choose("play", "A Fire").pick("Gimli", "Legolas").respond("Éowyn").until("maneuver-actions")
    assert sorted((table.wounds("Gimli"), table.wounds("Legolas"))) == [0, 1]


@pytest.mark.rule("TCG-396", "TCG-111")
def test_whoever_lived_by_a_friend_dies_with_him(invent: Invent) -> None:
    bond = invent("A Bond", "condition")
    constant(bond, on=GIMLI, vitality=1, applies=can_spot(LEGOLAS))
    ana = {"fellowship": [hurt("Gimli", 3), hurt("Legolas", 2)], "support": [bond]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Legolas", "Uruk Regular").until("regroup-actions")
    assert sorted(table.titles("dead:A")) == ["Gimli", "Legolas"]


@pytest.mark.rule("TCG-323", "TCG-203", "TCG-473")
def test_after_the_first_arrow_has_killed_frodo_the_second_may_hit_the_heir() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3, burden=4), "fellowship": ["Sam"]}
    bor = {"minions": ["Uruk Crossbowman", "Uruk Crossbow Troop"]}
    table = Table(ana, bor, step="archery").pick("Frodo").respond("Sam")
    assert (table.asked, table.burdens(), table.offers("choose", "Frodo")) == ("archery", 0, False)
    table.pick("Sam")
    assert (table.wounds("Sam"), table["The One Ring"].host) == (1, table.id("Sam"))


# -- prices ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-316", "TCG-069")
def test_the_wearer_of_the_ring_exerts_with_a_wound_and_no_burden() -> None:
    ana = {"fellowship": ["Merry"], "worn": True}
    table = skirmish(ana, {"minions": ["Southron Scout"]}, "Merry", "Southron Scout").use("Merry")
    assert (table.wounds("Frodo"), table.burdens(), table.zone("Merry")) == (1, 0, "discard:A")
    ana["ring_bearer"] = hurt("Frodo", 3)
    table = skirmish(ana, {"minions": ["Southron Scout"]}, "Merry", "Southron Scout")
    assert table.refusal("Merry", "use").rule == "TCG-072"


@pytest.mark.rule("TCG-104", "TCG-342", "TCG-388")
def test_the_commander_tries_as_often_as_six_can_be_spotted() -> None:
    ana = {"fellowship": ["Aragorn", "Gimli", "Legolas", "Gandalf", "Merry", "Pippin"]}
    table = Table(ana, {"minions": ["Southron Commander"]}, step="assignment_actions")
    for lost in ("Merry", "Pippin"):
        acts(table, "Bor").use("Southron Commander").choose("accept").pick(lost)
    assert acts(table, "Bor").refusal("Southron Commander", "use").rule == "TCG-342"
    assert not table.g.assigned


@pytest.mark.rule("TCG-276", "TCG-320", "TCG-383")
def test_the_tenth_burden_ends_it_though_it_was_only_a_price() -> None:
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "hand": ["Mind Your Own Affairs"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Frodo", "Uruk Regular")
    table.choose("play", "Mind Your Own Affairs")
    assert (table.winner, table.wounds("Uruk Regular")) == ("Bor", 0)


@pytest.mark.rule("TCG-342", "TCG-388")
def test_sam_as_ring_bearer_can_spot_no_frodo_to_keep_a_burden_off() -> None:
    table = assigning({"ring_bearer": "Sam", "fellowship": ["Gimli"]}, {"minions": ["Easterling Guard"]})
    table.defend("Gimli", "Easterling Guard").respond("Easterling Guard")
    assert (table.burdens(), table.wounds("Sam"), table.asked) == (1, 0, "defenders")


@pytest.mark.rule("TCG-406", "TCG-383", "TCG-460")
def test_the_uruk_of_another_shadow_player_is_discarded_for_ones_siege() -> None:
    bor = {"support": [{"card": "Attack on Helm's Deep", "culture": 3}], "site": 3}
    table = Table({"site": 3}, bor, {"minions": ["Uruk Regular"], "site": 3}, step="regroup", moves=1)
    acts(table, "Bor").use("Attack on Helm's Deep").pick("Uruk Regular")
    assert (table.zone("Uruk Regular"), table.titles("controlled:B")) == ("discard:C", ["The Riddermark"])


@pytest.mark.rule("TCG-384", "TCG-181")
def test_five_tokens_pay_for_one_of_two_who_strike_first() -> None:
    foes = ["Desert Soldier", "Desert Warrior"]
    assigned = [{"characters": ["Aragorn"], "minions": foes}]
    table = Table({"fellowship": ["Aragorn"]}, {"minions": foes}, step="skirmishes", twilight=5, assigned=assigned)
    table.choose("skirmish").respond("Desert Soldier").pick("Aragorn")
    assert (table.g.twilight, table.wounds("Aragorn"), table.asked) == (2, 1, "skirmish-actions")


# -- what changes with the place ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-187", "TCG-111", "TCG-441")
def test_a_minion_roams_as_long_as_it_is_assigned_to_a_ring_bound_man() -> None:
    ana = {"fellowship": ["Gondorian Ranger", "Faramir", "Gimli"], "hand": ["Curse Them"], "site": 6}
    bor = {"minions": ["Uruk Stalker", "Orthanc Warrior"], "site": 6}
    table = skirmish(ana, bor, "Faramir", "Uruk Stalker", assigned=[fight("Gimli", "Orthanc Warrior")])
    roams = [path.is_roaming(table.g, table.id(name)) for name in ("Uruk Stalker", "Orthanc Warrior")]
    assert roams == [True, False]
    table.choose("play", "Curse Them").pick("Gondorian Ranger").until("skirmish-actions")
    assert (table.wounds("Faramir"), path.is_roaming(table.g, table.id("Uruk Stalker"))) == (0, False)


@pytest.mark.rule("TCG-155", "TCG-293")
def test_what_a_site_gives_to_the_armed_is_no_strength_of_a_possession() -> None:
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword")], "site": 5}
    bor = {"minions": ["Dunlending Brigand"], "support": [{"card": "No Defense", "culture": 1}], "site": 5}
    table = skirmish(ana, bor, "Aragorn", "Dunlending Brigand", path=["Helm's Gate"])
    assert table.strength("Aragorn") == 8 + 2 + 2
    acts(table, "Bor").use("No Defense", "Aragorn")
    assert table.strength("Aragorn") == 8 + 2


@pytest.mark.rule("TCG-282", "TCG-285", "TCG-264")
def test_the_turn_of_who_is_lost_in_a_shadow_phase_is_finished_without_him(invent: Invent) -> None:
    doom = of_isengard(invent, "A Doom", "event")
    action(doom, "shadow", do=add_burdens(2))
    ana = {"ring_bearer": {"card": "Frodo", "burden": 8}, "fellowship": ["Gimli"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {"hand": [doom]}, step="shadow").choose("play", "A Doom")
    asked = []
    while table.g.active == "A":
        asked.append(table.who)
        table.passes()
    assert table.g.lost == ["A"]
    assert "Ana" not in asked
    assert (table.asked, table.who, table.g.zones["minions:B"]) == ("fellowship-actions", "Bor", [])
