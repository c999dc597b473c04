"""Isengard, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, archery, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

LATER = ["4_334", "4_342", "4_344", "4_350", "4_354"]
"""The usual path from the second site on, when somebody controls the first."""
HOLDS = {"controlled": ["The Riddermark"], "site": 3}


def behind(bor: dict[str, Any], ana: dict[str, Any] | None = None, phase: str = "shadow", **setup: Any) -> Table:
    """A phase in which Bor acts, with site 1 that can be taken by him or is."""
    where = {"site": 3, **(ana or {})}
    if "controlled" in bor:
        setup.setdefault("path", LATER[:2])
    table = acting(phase, where, {"site": 3, **bor}, **setup)
    return table if phase == "shadow" else table.passes()


# -- Uruk-hai who besiege ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-464")
@pytest.mark.parametrize(("site", "controlled", "fierce", "strength"), [
    (4, [], False, 10), (5, [], True, 10), (4, ["The Riddermark"], False, 10), (4, ["Uruk Camp"], False, 14),
])  # fmt: skip
def test_an_advance_patrol_lives_by_battlegrounds(
    site: int, controlled: list[str], fierce: bool, strength: int
) -> None:
    table = Table({"site": site}, {"minions": ["Advance Uruk Patrol"], "controlled": controlled, "site": site})
    assert (table.has("Advance Uruk Patrol", "fierce"), table.strength("Advance Uruk Patrol")) == (fierce, strength)


@pytest.mark.rule("TCG-460", "TCG-461")
def test_an_attack_gathers_uruk_hai_and_takes_a_site_for_three() -> None:
    bor: dict[str, Any] = {"hand": ["Uruk Besieger", "Southron Scout"], "support": ["Attack on Helm's Deep"]}
    table = behind(bor, twilight=9).choose("use", "Attack on Helm's Deep").pick("Uruk Besieger")
    assert (table["Attack on Helm's Deep"].count("culture"), table.zone("Uruk Besieger")) == (1, "minions:B")
    bor = {"minions": ["Uruk Regular"], "support": [{"card": "Attack on Helm's Deep", "culture": 3}]}
    table = behind(bor, phase="regroup").use("Attack on Helm's Deep", "Uruk Regular")
    assert (table.titles("controlled:B"), table.titles("discard:B")) == (["The Riddermark"], ["Uruk Regular"])
    bor["support"] = [{"card": "Attack on Helm's Deep", "culture": 2}]
    assert not behind(bor, phase="regroup").offers("use", "Attack on Helm's Deep")


@pytest.mark.parametrize(("controlled", "total"), [([], 1), (["The Riddermark"], 2)])
def test_bowmen_shoot_twice_from_a_site_of_theirs(controlled: list[str], total: int) -> None:
    table = behind({"minions": ["Band of Uruk Bowmen"], "controlled": controlled})
    assert archery(table)[1] == total


@pytest.mark.rule("TCG-471")
@pytest.mark.parametrize("name", ["Uruk Besieger", "Uruk Veteran"])
def test_besiegers_lie_in_wait_on_a_site(name: str) -> None:
    table = behind({"minions": [hurt(name)], **HOLDS}, phase="regroup").use(name).passes()
    assert (table.titles("stacked"), table.titles("minions:B")) == ([name], [])
    table.until("fellowship-actions")
    assert table.titles("stacked") == [name]


@pytest.mark.parametrize(
    ("name", "cost"), [("Uruk Besieger", 1), ("Uruk Veteran", 2), ("Dunlending Looter", 1), ("Hillman Rabble", 2)]
)
def test_the_stacked_come_back_for_less(name: str, cost: int) -> None:
    bor: dict[str, Any] = {"controlled": [{"card": "The Riddermark", "stacked": [name]}]}
    roaming = 2 if name.startswith("Uruk") else 0
    table = behind(bor, twilight=9).use(name)
    assert (table.zone(name), table.g.twilight, table["The Riddermark"].stacked) == (
        "minions:B",
        9 - cost - roaming,
        [],
    )
    assert behind(bor, twilight=cost + roaming - 1).refusal(name, "use").rule == "TCG-084"


def test_nobody_else_plays_what_lies_on_a_site() -> None:
    bor: dict[str, Any] = {"controlled": [{"card": "The Riddermark", "stacked": ["Uruk Besieger"]}], "site": 3}
    table = Table({"site": 3}, bor, {"site": 3}, step="shadow", path=LATER[:2], twilight=9, shadow="Cia")
    assert (table.who, table.offers("use", "Uruk Besieger")) == ("Cia", False)


def test_a_liberated_site_lets_its_besiegers_go() -> None:
    ana: dict[str, Any] = {"fellowship": ["Théoden, Son of Thengel"], "support": ["Guma"], "site": 3}
    bor: dict[str, Any] = {"controlled": [{"card": "The Riddermark", "stacked": ["Uruk Besieger"]}], "site": 3}
    table = acting("regroup", ana, bor, path=LATER[:2]).use("Théoden")
    assert (table.titles("discard:B"), table.g.zones["stacked"]) == (["Uruk Besieger"], [])


def test_a_stormer_takes_a_site_for_a_death_among_uruk_hai() -> None:
    ana: dict[str, Any] = {"fellowship": [hurt("Gimli", 2), hurt("Legolas", 2)], "site": 3}
    bor: dict[str, Any] = {"minions": ["Uruk Stormer", "Uruk Rear Guard"], "site": 3}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Gimli", "Uruk Rear Guard"))
    table.until("respond").respond("Uruk Stormer")
    assert (table.titles("controlled:B"), table.titles("dead:A")) == (["The Riddermark"], ["Gimli"])
    bor = {"minions": ["Uruk Stormer", "Desert Lancers"], "site": 3}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Gimli", "Desert Lancers"))
    assert table.until("regroup-actions").titles("controlled:B") == []


@pytest.mark.rule("TCG-463", "TCG-462")
def test_a_site_can_be_taken_only_when_all_have_left_it() -> None:
    ana: dict[str, Any] = {"fellowship": [hurt("Gimli", 2)], "site": 3}
    bor: dict[str, Any] = {"minions": ["Uruk Stormer", "Uruk Rear Guard"], "site": 1}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Gimli", "Uruk Rear Guard"))
    assert table.until("regroup-actions").titles("controlled:B") == []


@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_besiegers_grow_with_every_site(held: int) -> None:
    sites = ["The Riddermark", "Rohirrim Village"][:held]
    bor: dict[str, Any] = {
        "minions": ["Uruk-hai Band", "Uruk-hai Patrol"],
        "hand": ["Uruk-hai Marauder", "Uruk-hai Mob"],
        "site": 3,
    }
    table = Table({"site": 5}, {**bor, "controlled": sites, "site": 5}, path=["4_342", "4_344", "4_350"])
    assert (table.strength("Uruk-hai Band"), table.number("Uruk-hai Patrol", "damage")) == (
        10 + 2 * held,
        2 if held else 1,
    )
    assert (table.cost("Uruk-hai Marauder"), table.cost("Uruk-hai Mob")) == (3 - held, 5 - held)


def test_down_to_the_last_child_counts_losses_and_takes_a_site() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli"], "site": 3}
    bor: dict[str, Any] = {"minions": ["Uruk Rear Guard"], "support": ["Down to the Last Child"], "site": 3}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Gimli", "Uruk Rear Guard"))
    assert table.until("regroup-actions")["Down to the Last Child"].count("culture") == 1
    table = behind({"support": [{"card": "Down to the Last Child", "culture": 2}]}).use("Down to the Last Child")
    assert (table.titles("controlled:B"), table["Down to the Last Child"].count("culture")) == (["The Riddermark"], 0)


@pytest.mark.rule("TCG-242", "TCG-245")
def test_the_overwhelmed_have_lost_too() -> None:
    ana: dict[str, Any] = {"fellowship": ["Merry"], "site": 3}
    bor: dict[str, Any] = {"minions": ["Uruk Rear Guard"], "support": ["Down to the Last Child"], "site": 3}
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Merry", "Uruk Rear Guard"))
    table.until("regroup-actions")
    assert (table.titles("dead:A"), table["Down to the Last Child"].count("culture")) == (["Merry"], 1)


@pytest.mark.parametrize(("controlled", "damage"), [([], 1), (["The Riddermark"], 2)])
def test_the_fighting_uruk_hai(controlled: list[str], damage: int) -> None:
    bor: dict[str, Any] = {"hand": ["We Are the Fighting Uruk-hai"], "controlled": controlled, "site": 3}
    setup: dict[str, Any] = {"path": LATER[:2]} if controlled else {}
    table = shadow_fights("Uruk Defender", bor=bor, ana={"site": 3}, twilight=1, **setup)
    table.play("We Are the Fighting Uruk-hai", "Uruk Defender")
    assert (table.strength("Uruk Defender"), table.number("Uruk Defender", "damage")) == (11, damage)


# -- archers -----------------------------------------------------------------------------------------------------------


def test_a_cloud_of_arrows_shifts_both_totals() -> None:
    ana: dict[str, Any] = {"fellowship": ["Legolas"]}
    bor: dict[str, Any] = {"minions": ["Uruk Crossbowman"], "hand": ["Cloud of Arrows"]}
    table = acting("archery", ana, bor).passes().play("Cloud of Arrows")
    assert (archery(table), table.wounds("Uruk Crossbowman")) == ((0, 2), 1)
    table.until("archery").pick("Legolas").pick("Legolas").until("defenders")
    assert archery(table) == (1, 1)


def test_covering_fire_silences_the_archers_of_the_fellowship() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir", "Damrod"], "hand": ["Arrows Thick in the Air"], "site": 4}
    bor: dict[str, Any] = {"minions": ["Uruk Crossbowman"], "support": ["Covering Fire"]}
    assert acting("archery", ana, bor).refusal("Arrows Thick in the Air").rule == "TCG-104"
    table = Table(ana, bor, step="skirmish_actions", skirmish=fight("Faramir", "Uruk Crossbowman"))
    assert table.offers("play", "Arrows Thick in the Air")
    assert table.until("regroup-actions").titles("discard:B") == ["Covering Fire"]


def test_covering_fire_wants_two_archers() -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Crossbowman"], "hand": ["Covering Fire"]}
    assert behind(bor).refusal("Covering Fire").rule == "TCG-342"
    bor["minions"] = ["Uruk Crossbowman", "Uruk Crossbow Troop"]
    assert behind(bor).offers("play", "Covering Fire")


def test_a_crossbow_troop_looks_for_a_machine() -> None:
    table = behind({"hand": ["Uruk Crossbow Troop"]}, twilight=9).play("Uruk Crossbow Troop")
    assert (table.zone("Uruk Crossbow Troop"), table.asked) == ("minions:B", "shadow-actions")


def test_a_crossbowman_aims_in_place_of_shooting() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"]}
    table = acting("archery", ana, {"minions": ["Uruk Crossbowman"]}).passes().use("Uruk Crossbowman")
    assert table.who == "Ana"
    assert not table.offers("choose", "Frodo")
    table.pick("Gimli")
    assert (table.wounds("Gimli"), archery(table)[1]) == (1, 0)


# -- trackers ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "strength", "damage"), [
    ("Uruk Chaser", 11, 0), ("Uruk Runner", 10, 0), ("Uruk Foot Soldier", 8, 1), ("Uruk Plains Runner", 10, 1),
])  # fmt: skip
def test_trackers_are_worst_in_fierce_skirmishes(name: str, strength: int, damage: int) -> None:
    table = fighting("Gimli", name)
    normal = table.strength(name)
    table = fighting("Gimli", name, fierce=[name])
    assert (table.strength(name), table.number(name, "damage")) == (strength, damage)
    assert normal < strength
    table = fighting("Gimli", "Orthanc Warrior", bor={"minions": ["Orthanc Warrior", name]}, fierce=[name])
    assert table.strength(name) == normal


@pytest.mark.parametrize("name", ["Uruk Searcher", "Uruk Seeker"])
@pytest.mark.parametrize(("borne", "more"), [("Weary", 1), ("Heavy Chain", 0)])
def test_searchers_know_who_bears_a_search_card(name: str, borne: str, more: int) -> None:
    table = fighting("Éowyn", name, ana={"fellowship": [bearing("Éowyn", borne)]})
    printed = {"Uruk Searcher": 9, "Uruk Seeker": 6}[name]
    assert (table.strength(name), table.number(name, "damage")) == (printed + 2 * more, more)


@pytest.mark.parametrize(("borne", "strength"), [("Weary", 12), ("Heavy Chain", 8)])
def test_kill_them_now(borne: str, strength: int) -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Éowyn", borne)]}
    table = shadow_fights("Uruk Seeker", "Éowyn", {"hand": ["Kill Them Now"]}, ana=ana)
    assert table.play("Kill Them Now", "Uruk Seeker").strength("Uruk Seeker") == strength


def test_vengeance_counts_every_card_borne() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Éowyn", "Weary", "Heavy Chain", "Sword of Rohan")]}
    table = shadow_fights("Uruk Runner", "Éowyn", {"hand": ["Vengeance"]}, ana=ana)
    assert table.play("Vengeance", "Uruk Runner").strength("Uruk Runner") == 14
    table = shadow_fights("Uruk Runner", "Frodo", {"hand": ["Vengeance"]})
    assert table.play("Vengeance", "Uruk Runner").strength("Uruk Runner") == 10


@pytest.mark.rule("TCG-386")
def test_a_hunter_exhausts_a_companion_for_a_dead_hobbit() -> None:
    ana: dict[str, Any] = {"fellowship": [hurt("Merry", 3), "Gimli"]}
    table = fighting("Merry", "Uruk Hunter", ana=ana).until("respond").respond("Uruk Hunter").pick("Gimli")
    assert (table.wounds("Uruk Hunter"), table.wounds("Gimli")) == (2, 2)


def test_a_hunter_does_not_mind_a_dead_dwarf() -> None:
    table = fighting("Gimli", "Uruk Hunter", ana={"fellowship": [hurt("Gimli", 2), "Legolas"]})
    table.until("defenders")
    assert table.wounds("Uruk Hunter") == 0


def test_a_pursuer_wounds_a_companion_for_a_dead_hobbit() -> None:
    ana: dict[str, Any] = {"fellowship": [hurt("Merry", 3), "Gimli", "Legolas"]}
    table = fighting("Merry", "Uruk Pursuer", ana=ana).until("respond").respond("Uruk Pursuer")
    assert table.who == "Ana"
    assert (table.pick("Legolas").wounds("Legolas"), table.wounds("Uruk Pursuer")) == (1, 1)


@pytest.mark.parametrize("hunter", ["Uruk Hunter", "Uruk Pursuer"])
def test_hunted_hobbits_do_not_slip_away(hunter: str) -> None:
    table = fighting("Pippin", hunter).use("Pippin")
    assert (table.titles("fellowship:A"), table.burdens()) == (["Frodo", "Pippin"], 1)


@pytest.mark.rule("TCG-432")
def test_brought_back_alive_assigns_a_tracker() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Merry"]}
    bor: dict[str, Any] = {"minions": ["Uruk Runner"], "hand": ["Brought Back Alive"]}
    table = acting("assignment", ana, bor).passes().play("Brought Back Alive", "Gimli")
    assert (table.who, table.asked) == ("Ana", "prevent-exert")
    assert table.question.prompt.params["card"] == table.g.ref(table.id("Gimli")), "it says who would exert"
    table.choose("accept")
    assert (table.wounds("Gimli"), table.wounds("Uruk Runner"), table.g.assigned) == (1, 1, [])
    table = acting("assignment", ana, bor).passes().play("Brought Back Alive", "Merry")
    assert table.g.assigned[0].characters == [table.id("Merry")]


def test_get_back_keeps_a_tracker_out_of_it() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli"]}
    bor: dict[str, Any] = {"minions": ["Uruk Runner", "Uruk Defender"], "hand": ["Get Back"]}
    table = acting("assignment", ana, bor).passes().choose("play", "Get Back")
    assert not table.offers("choose", "Uruk Defender")
    table.pick("Uruk Runner").until("defenders")
    assert (table.offers("defend", "Gimli", "Uruk Runner"), table.offers("defend", "Gimli", "Uruk Defender")) == (
        False,
        True,
    )
    table.choose("assigned")
    assert not table.offers("attack", "Uruk Runner")


def test_many_riddles_cost_a_tracker_an_exertion_and_strength() -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Runner"], "hand": ["Many Riddles"]}
    table = behind(bor, {"fellowship": ["Gimli"]}, twilight=1)
    assert not table.offers("play", "Many Riddles", "Frodo")
    table.play("Many Riddles", "Gimli")
    assert (table.wounds("Uruk Runner"), table.strength("Gimli"), table.g.twilight) == (1, 5, 0)
    bor["minions"] = [hurt("Uruk Runner")]
    assert behind(bor, {"fellowship": ["Gimli"]}, twilight=1).refusal("Many Riddles").rule == "TCG-072"


@pytest.mark.rule("TCG-385")
def test_many_riddles_lead_a_tracker_to_the_bearer() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Gimli", {"card": "Many Riddles", "owner": "Bor"}), "Legolas"]}
    table = acting("assignment", ana, {"minions": ["Uruk Runner"]}, twilight=2).passes().use("Many Riddles")
    assert (table.who, table.asked, table.g.twilight) == ("Ana", "prevent-exert", 0)
    table.choose("decline")
    assert table.g.assigned[0].minions == [table.id("Uruk Runner")]
    table = acting("assignment", ana, {"minions": ["Uruk Runner"]}, twilight=2).passes().use("Many Riddles")
    table.choose("accept")
    assert (table.g.assigned, table.wounds("Gimli"), table.wounds("Uruk Runner")) == ([], 1, 1)


def test_the_weary_exert_against_trackers() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Gimli", "Weary")]}
    bor: dict[str, Any] = {"minions": ["Uruk Runner", "Uruk Defender"], "hand": ["Weary"]}
    table = Table(ana, bor, step="assignment").defend("Gimli", "Uruk Runner")
    assert table.wounds("Gimli") == 1
    assert Table(ana, bor, step="assignment").defend("Gimli", "Uruk Defender").wounds("Gimli") == 0
    table = Table(ana, bor, step="assignment").choose("assigned").choose("attack", "Uruk Runner", "Gimli")
    assert table.wounds("Gimli") == 0


def test_nobody_is_wearier_than_weary() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Gimli", "Weary")], "support": ["Guma"]}
    table = behind({"hand": ["Weary"]}, ana, twilight=1)
    assert [table.offers("play", "Weary", name) for name in ("Gimli", "Frodo", "Guma")] == [False, True, True]


# -- Men and events ----------------------------------------------------------------------------------------------------


def test_grima_weakens_those_under_a_shadow_condition() -> None:
    fellowship = [bearing("Gimli", "Weary"), bearing("Sam", "Weary"), "Legolas"]
    ana: dict[str, Any] = {"fellowship": fellowship, "support": [bearing("Guma", "Weary"), "Weland"]}
    table = Table(ana, {"minions": ["Gríma"]})
    assert [table.strength(name) for name in ("Gimli", "Sam", "Legolas", "Guma", "Weland")] == [5, 3, 6, 3, 4]


def test_unferth_tires_those_who_defend_against_men_of_isengard() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Legolas"]}
    bor: dict[str, Any] = {"minions": ["Gríma", "Unferth", "Uruk Defender"]}
    table = Table(ana, bor, step="assignment").defend("Gimli", "Gríma").defend("Legolas", "Uruk Defender")
    assert (table.wounds("Gimli"), table.wounds("Legolas")) == (1, 0)


@pytest.mark.rule("TCG-388", "TCG-305")
def test_haunting_her_steps_cancels_a_special_ability() -> None:
    bor: dict[str, Any] = {"minions": ["Gríma", "Uruk Defender"], "hand": ["Haunting Her Steps"]}
    table = fighting("Gimli", "Uruk Defender", bor=bor).choose("use", "Gimli")
    assert (table.who, table.asked) == ("Bor", "respond")
    table.respond("Haunting Her Steps")
    assert (table.wounds("Gimli"), table.wounds("Gríma"), table.strength("Gimli")) == (1, 1, 6)


def test_haunting_her_steps_cancels_a_response_too() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Éowyn"]}
    bor: dict[str, Any] = {"minions": ["Gríma", "Uruk Defender"], "hand": ["Haunting Her Steps"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana, bor=bor).until("respond").respond("Éowyn")
    table.respond("Haunting Her Steps").until("regroup-actions")
    assert (table.wounds("Éowyn"), table.wounds("Gimli")) == (1, 2)


def test_haunting_her_steps_leaves_the_ring_bound_alone() -> None:
    bor: dict[str, Any] = {"minions": ["Gríma", "Uruk Defender"], "hand": ["Haunting Her Steps"]}
    table = fighting("Faramir", "Uruk Defender", ana={"fellowship": ["Faramir", "Damrod"]}, bor=bor)
    table.choose("use", "Damrod")
    assert (table.asked, table.titles("hand:B")) == ("skirmish-actions", ["Haunting Her Steps"])


@pytest.mark.rule("TCG-280")
@pytest.mark.parametrize(("victim", "burdens"), [("Gimli", 1), ("Aragorn", 2)])
def test_beyond_dark_mountains_a_death_burdens(victim: str, burdens: int) -> None:
    wounds = {"Gimli": 2, "Aragorn": 3}[victim]
    bor: dict[str, Any] = {"minions": ["Uruk Rear Guard"], "hand": ["Beyond Dark Mountains"]}
    table = fighting(victim, "Uruk Rear Guard", ana={"fellowship": [hurt(victim, wounds)]}, bor=bor)
    table.until("respond").respond("Beyond Dark Mountains")
    assert (table.burdens(), table.wounds("Uruk Rear Guard")) == (burdens, 1)


@pytest.mark.parametrize(("spotted", "offered"), [("Gríma", True), ("Dunlending Savage", False)])
def test_men_will_fall(spotted: str, offered: bool) -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Defender", spotted], "hand": ["Men Will Fall"]}
    table = shadow_fights("Uruk Defender", bor=bor, twilight=1)
    assert table.offers("play", "Men Will Fall") == offered
    if offered:
        assert table.play("Men Will Fall", "Gimli").strength("Gimli") == 4


def test_ranks_without_number_rise_when_allies_fight() -> None:
    ana: dict[str, Any] = {"support": ["Guma"], "site": 4, "fellowship": ["Gimli"]}
    bor: dict[str, Any] = {
        "minions": ["Uruk Defender", "Uruk Regular"],
        "support": ["Ranks Without Number"],
        "discard": ["Uruk Stalker"],
    }
    table = Table(ana, bor, step="assignment", twilight=5).defend("Guma", "Uruk Defender")
    table.respond("Ranks Without Number").pick("Uruk Stalker")
    assert (table.zone("Uruk Stalker"), table.g.twilight) == ("minions:B", 2)
    table = Table(ana, bor, step="assignment", twilight=5).defend("Gimli", "Uruk Defender")
    assert table.asked == "defenders"


def test_an_uruk_spear_brings_down_a_horse() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Éowyn", "Horse of Rohan", "Heavy Chain")]}
    bor: dict[str, Any] = {"minions": [bearing("Uruk Defender", "Uruk Spear")]}
    table = acting("maneuver", ana, bor).passes().use("Uruk Spear")
    assert not table.offers("choose", "Heavy Chain")
    table.pick("Horse of Rohan")
    assert (table.titles("discard:A"), table.wounds("Uruk Defender")) == (["Horse of Rohan"], 1)
