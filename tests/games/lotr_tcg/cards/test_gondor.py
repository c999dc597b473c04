"""Gondor, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, hurt

RANGERS = {"fellowship": ["Faramir", "Damrod", "Mablung"]}


def test_arrows_wound_every_minion_that_roams() -> None:
    ana: dict[str, Any] = {**RANGERS, "hand": ["Arrows Thick in the Air"], "site": 4}
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Uruk Rear Guard", "Dunlending Savage"]}
    table = acting("archery", ana, bor).choose("play", "Arrows Thick in the Air").pick("Faramir").pick("Damrod")
    assert [table.wounds(name) for name in ("Uruk Defender", "Uruk Rear Guard", "Dunlending Savage")] == [1, 1, 0]
    assert (table.wounds("Faramir"), table.wounds("Damrod"), table.g.twilight) == (1, 1, 3)


def test_arrows_fly_in_skirmishes_too() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir", "Damrod"], "hand": ["Arrows Thick in the Air"]}
    table = fighting("Faramir", "Uruk Defender", ana=ana).play("Arrows Thick in the Air").pick("Faramir")
    assert table.wounds("Uruk Defender") == 1


@pytest.mark.rule("TCG-441")
def test_boromirs_gauntlets_cancel_the_skirmish_of_who_bears_them() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Aragorn", "Boromir's Gauntlets")]}
    table = fighting("Aragorn", "Uruk Rear Guard", ana=ana).use("Boromir's Gauntlets")
    assert (table.wounds("Aragorn"), table.said("cancelled")) == (1, 1)
    table = fighting("Aragorn", "Uruk Rear Guard", ana=ana, twilight=1).use("Boromir's Gauntlets")
    assert (table.who, table.asked) == ("Bor", "prevent")
    table.choose("accept")
    assert (table.wounds("Aragorn"), table.said("cancelled"), table.g.twilight) == (1, 0, 0)


def test_boromirs_gauntlets_do_nothing_for_others() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Aragorn", "Boromir's Gauntlets"), "Gimli"]}
    table = fighting("Gimli", "Uruk Rear Guard", ana=ana).use("Boromir's Gauntlets")
    assert table.said("cancelled") == 0


@pytest.mark.parametrize(("site", "cancelled"), [(4, 1), (5, 0)])
def test_curse_them_is_for_minions_that_roam(site: int, cancelled: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Faramir"], "hand": ["Curse Them"], "site": site}
    table = fighting("Gimli", "Uruk Defender", ana=ana).choose("play", "Curse Them")
    if cancelled:
        table.pick("Uruk Defender")
    assert (table.wounds("Faramir"), table.said("cancelled")) == (1, cancelled)


@pytest.mark.rule("TCG-472")
def test_curse_them_does_not_save_the_ring_bearer() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir"], "hand": ["Curse Them"]}
    table = fighting("Frodo", "Uruk Defender", ana=ana).choose("play", "Curse Them")
    assert (table.wounds("Faramir"), table.said("cancelled")) == (1, 0)


@pytest.mark.parametrize(
    ("ranger", "minion", "wounds"),
    [("Damrod", "Desert Lancers", 2), ("Mablung", "Uruk Rear Guard", 3)],
)
def test_rangers_exhaust_their_prey(ranger: str, minion: str, wounds: int) -> None:
    table = fighting(ranger, minion).use(ranger, minion)
    assert (table.wounds(ranger), table.wounds(minion)) == (1, wounds)


@pytest.mark.parametrize(
    ("ranger", "minion", "site"),
    [("Damrod", "Uruk Defender", 1), ("Mablung", "Uruk Defender", 5)],
)
def test_rangers_exhaust_nothing_else(ranger: str, minion: str, site: int) -> None:
    table = fighting(ranger, minion, ana={"fellowship": [ranger], "site": site}).choose("use", ranger)
    assert (table.wounds(ranger), table.wounds(minion)) == (1, 0)


@pytest.mark.parametrize("ranger", ["Damrod", "Mablung"])
def test_rangers_follow_another_ring_bound_man(ranger: str) -> None:
    assert Table({"hand": [ranger], "fellowship": ["Aragorn"]}, {}).refusal(ranger).rule == "TCG-342"
    assert Table({"hand": [ranger], "fellowship": ["Faramir"]}, {}).offers("play", ranger)


@pytest.mark.parametrize(("minion", "wounds"), [("Uruk Rear Guard", 2), ("Dunlending Savage", 1)])
def test_defend_it_and_hope(minion: str, wounds: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Aragorn"], "hand": ["Defend It and Hope"]}
    table = acting("maneuver", ana, {"minions": [minion, "Desert Lancers"]}).play("Defend It and Hope", minion)
    died = minion == "Dunlending Savage"
    assert table.titles("discard:B") == ([minion] if died else [])
    assert died or table.wounds(minion) == wounds
    assert table.wounds("Aragorn") == 1


@pytest.mark.rule("TCG-104")
def test_faramir_silences_the_shadow_in_his_skirmishes() -> None:
    bor: dict[str, Any] = {"hand": ["Ferocity"], "minions": ["Uruk Defender", "Uruk Regular"]}
    table = shadow_fights("Uruk Regular", "Faramir", bor, ana={"site": 5})
    assert (table.refusal("Ferocity").rule, table.refusal("Uruk Defender", "use").rule) == ("TCG-104", "TCG-104")
    table = shadow_fights("Uruk Regular", "Gimli", bor, ana={"site": 5, "fellowship": ["Gimli", "Faramir"]})
    assert table.offers("play", "Ferocity")
    assert table.offers("use", "Uruk Defender")


def test_faramir_leaves_his_own_side_its_actions() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir", "Gimli"], "hand": ["War and Valor"]}
    table = fighting("Faramir", "Uruk Regular", ana=ana)
    assert table.offers("play", "War and Valor")
    assert table.offers("use", "Gimli")


def test_gondorian_rangers_lead_astray_who_is_assigned_to_ring_bound_men() -> None:
    fellowship = ["Gondorian Ranger", "Gondorian Ranger", "Gimli"]
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Uruk Regular"]}
    table = Table({"fellowship": fellowship, "site": 6}, bor, step="assignment")
    table.defend("Gondorian Ranger", "Uruk Defender").defend("Gimli", "Uruk Regular")
    assert (table.number("Uruk Defender", "minion_site"), table.number("Uruk Regular", "minion_site")) == (9, 5)


def test_hard_choice_heals_one_of_aragorns_twice() -> None:
    fellowship = ["Aragorn", hurt("Éomer", 2), hurt("Gimli")]
    table = Table({"fellowship": fellowship, "hand": ["Hard Choice"]}, {}).choose("play", "Hard Choice")
    assert not table.offers("choose", "Gimli")
    assert table.pick("Éomer").wounds("Éomer") == 0
    without = {"fellowship": fellowship[1:], "hand": ["Hard Choice"]}
    assert Table(without, {}).refusal("Hard Choice").rule == "TCG-342"


def test_an_ithilien_trap_gathers_tokens() -> None:
    table = fighting("Aragorn", "Southron Scout", ana={"fellowship": ["Aragorn"], "support": ["Ithilien Trap"]})
    table.until("respond").respond("Ithilien Trap")
    assert table["Ithilien Trap"].count("culture") == 1


@pytest.mark.rule("TCG-393")
def test_an_ithilien_trap_exerts_three_times_at_most() -> None:
    ana: dict[str, Any] = {"support": [{"card": "Ithilien Trap", "culture": 4}]}
    table = acting("maneuver", ana, {"minions": ["Uruk Rear Guard", "Uruk Defender"]}).choose("use", "Ithilien Trap")
    table.pick("Uruk Rear Guard").pick("Uruk Rear Guard").pick("Uruk Defender")
    assert (table.wounds("Uruk Rear Guard"), table.wounds("Uruk Defender")) == (2, 1)
    assert table.titles("discard:A") == ["Ithilien Trap"]


def test_a_new_errand_makes_a_minion_roam_and_waits_for_its_defeat() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir", "Gimli"], "hand": ["New Errand"], "site": 5}
    bor: dict[str, Any] = {"minions": ["Uruk Regular", "Uruk Rear Guard"]}
    table = fighting("Faramir", "Southron Scout", ana=ana, bor={"minions": ["Southron Scout", "Uruk Rear Guard"]})
    table.play("New Errand", "Southron Scout")
    assert table.number("Southron Scout", "minion_site") == 6
    table.until("respond").respond("New Errand").pick("Uruk Rear Guard")
    assert (table.wounds("Uruk Rear Guard"), table.titles("discard:B")) == (1, ["Southron Scout"])
    table = fighting("Faramir", "Uruk Rear Guard", ana=ana, bor=bor)
    table.play("New Errand", "Uruk Rear Guard").until("decide")
    assert table.wounds("Uruk Regular") == 0


@pytest.mark.rule("TCG-457", "TCG-119")
def test_a_pathfinder_plays_the_next_site_in_place_of_an_opponents() -> None:
    ana: dict[str, Any] = {"fellowship": ["Faramir"], "hand": ["Pathfinder"], "adventure": ["4_332"], "site": 1}
    table = Table(
        ana,
        {"site": 3, "adventure": []},
        order=["Ana", "Bor"],
        path=["4_328", {"card": "4_334", "owner": "Bor"}, {"card": "4_342", "owner": "Bor"}],
    )
    table.play("Pathfinder")
    assert table.titles("path") == ["The Riddermark", "Fangorn Forest", "Westemnet Plains"]
    assert table.titles("adventure:B") == ["Rohirrim Village"]


def test_a_pathfinder_needs_a_ranger() -> None:
    table = Table({"fellowship": ["Aragorn, Heir of Elendil"], "hand": ["Pathfinder"]}, {})
    assert table.refusal("Pathfinder").rule == "TCG-342"


@pytest.mark.parametrize(("site", "strength"), [(4, 8), (5, 6)])
def test_a_ranger_of_ithilien_is_stronger_against_those_who_roam(site: int, strength: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Ranger of Ithilien"], "site": site}
    assert fighting("Ranger of Ithilien", "Uruk Defender", ana=ana).strength("Ranger of Ithilien") == strength


@pytest.mark.parametrize(
    ("minion", "site", "hits"), [("Desert Lancers", 5, 1), ("Uruk Defender", 4, 1), ("Uruk Defender", 5, 0)]
)
def test_a_rangers_bow_hits_men_and_those_who_roam(minion: str, site: int, hits: int) -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Faramir", "Ranger's Bow")], "site": site}
    table = fighting("Faramir", minion, ana=ana)
    assert table.offers("use", "Ranger's Bow") == bool(hits)
    if hits:
        table.use("Ranger's Bow", minion)
    assert (table.wounds(minion), table.wounds("Faramir")) == (hits, hits)


def test_a_rangers_bow_is_for_ring_bound_men() -> None:
    table = Table({"fellowship": ["Faramir", "Aragorn", "Sam"], "hand": ["Ranger's Bow"]}, {})
    assert [table.offers("play", "Ranger's Bow", name) for name in ("Faramir", "Aragorn", "Sam")] == [
        True,
        False,
        False,
    ]


@pytest.mark.parametrize(
    ("minion", "site", "damage"), [("Desert Lancers", 5, 1), ("Uruk Defender", 4, 1), ("Uruk Defender", 5, 0)]
)
def test_a_sword_of_gondor_cuts_men_and_those_who_roam(minion: str, site: int, damage: int) -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Aragorn", "Sword of Gondor")], "site": site}
    table = fighting("Aragorn", minion, ana=ana)
    assert (table.number("Aragorn", "damage"), table.strength("Aragorn")) == (damage, 10)


@pytest.mark.parametrize(("site", "strength", "damage"), [(4, 11, 1), (5, 10, 0)])
def test_war_and_valor(site: int, strength: int, damage: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Aragorn"], "hand": ["War and Valor"], "site": site}
    table = fighting("Aragorn", "Uruk Defender", ana=ana).play("War and Valor", "Aragorn")
    assert (table.strength("Aragorn"), table.number("Aragorn", "damage")) == (strength, damage)


@pytest.mark.rule("TCG-217")
def test_the_heir_of_elendil_defends_against_two() -> None:
    ana: dict[str, Any] = {"fellowship": ["Aragorn, Heir of Elendil"]}
    table = Table(ana, {"minions": ["Uruk Defender", "Uruk Regular"]}, step="assignment")
    table.defend("Aragorn", "Uruk Defender").defend("Aragorn", "Uruk Regular")
    assert len(table.g.assigned[0].minions) == 2
