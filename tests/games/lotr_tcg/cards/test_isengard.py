"""The Men, archers and events of Isengard, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, archery, behind, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

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
