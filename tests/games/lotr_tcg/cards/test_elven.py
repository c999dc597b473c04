"""The Elves, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, archery, fighting
from tests.games.lotr_tcg.table import Table, bearing, hurt

THREE = ["Legolas", "Lórien Guardian", "Lórien Swordsman"]


def test_arrow_and_blade_exerts_as_many_elves_as_one_likes() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", *THREE], "hand": ["Arrow and Blade"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana).choose("play", "Arrow and Blade")
    table.pick("Legolas").pick("Lórien Guardian").choose("decline").pick("Uruk Defender")
    assert (table.strength("Uruk Defender"), table.wounds("Legolas"), table.wounds("Lórien Swordsman")) == (7, 1, 0)


def test_arrow_and_blade_does_not_help_the_ring_bound() -> None:
    ana: dict[str, Any] = {"fellowship": THREE, "hand": ["Arrow and Blade"]}
    table = fighting("Frodo", "Uruk Defender", ana=ana).choose("play", "Arrow and Blade").pick("Legolas")
    table.choose("decline")
    assert table.strength("Uruk Defender") == 9


@pytest.mark.parametrize("card", ["Blades Drawn", "Lórien Is Most Welcome"])
def test_musters_want_three_elves_and_end_with_the_regroup_phase(card: str) -> None:
    assert Table({"hand": [card], "fellowship": THREE[:2]}, {}).refusal(card).rule == "TCG-342"
    assert Table({"hand": [card], "fellowship": THREE}, {}).offers("play", card)
    table = Table({"support": [card], "site": 2}, {}, step="survived")
    assert table.until("regroup-actions").titles("discard:A") == [card]


def test_blades_drawn_weaken_each_minion_by_its_own_wounds() -> None:
    bor: dict[str, Any] = {"minions": [hurt("Uruk Rear Guard", 2), hurt("Uruk Defender"), "Uruk Regular"]}
    table = Table({"support": ["Blades Drawn"]}, bor)
    assert [table.strength(name) for name in ("Uruk Rear Guard", "Uruk Defender", "Uruk Regular")] == [8, 7, 8]


@pytest.mark.parametrize(("wounds", "taken"), [(0, 2), (1, 1)])
def test_in_lorien_the_wounded_lose_their_damage_bonus(wounds: int, taken: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli"], "support": ["Lórien Is Most Welcome"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana, bor={"minions": [hurt("Uruk Defender", wounds)]})
    table.until("regroup-actions")
    assert table.wounds("Gimli") == taken


def test_an_elven_bow_makes_an_archer() -> None:
    table = Table({"fellowship": [bearing("Lórien Guardian", "Elven Bow"), "Éowyn"], "hand": ["Elven Bow"]}, {})
    assert (table.has("Lórien Guardian", "archer"), table.has("Éowyn", "archer")) == (True, False)
    assert not table.offers("play", "Elven Bow")


@pytest.mark.rule("TCG-401")
def test_an_elven_brooch_is_lost_in_place_of_another_possession() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", bearing("Éomer", "Elven Brooch", "Heavy Chain")]}
    table = fighting("Gimli", "Dunlending Pillager", ana=ana).until("respond")
    table.respond("Dunlending Pillager").pick("Heavy Chain")
    assert (table.who, table.asked) == ("Ana", "respond")
    table.respond("Elven Brooch")
    assert table.titles("discard:A") == ["Elven Brooch"]
    assert table["Heavy Chain"].host == table.id("Éomer")


def test_an_elven_brooch_does_not_save_itself_nor_what_others_bear() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Gimli", "Heavy Chain"), bearing("Éomer", "Elven Brooch")]}
    table = fighting("Gimli", "Dunlending Pillager", ana=ana).until("respond")
    table.respond("Dunlending Pillager").pick("Heavy Chain")
    assert table.titles("discard:A") == ["Heavy Chain"]
    table = fighting("Gimli", "Dunlending Pillager", ana=ana).until("respond")
    table.respond("Dunlending Pillager").pick("Elven Brooch")
    assert table.titles("discard:A") == ["Elven Brooch"]


def test_an_elven_brooch_is_for_companions_and_wants_an_elf() -> None:
    assert Table({"hand": ["Elven Brooch"], "fellowship": ["Gimli"]}, {}).refusal("Elven Brooch").rule == "TCG-342"
    table = Table({"hand": ["Elven Brooch"], "fellowship": ["Legolas"], "support": ["Guma"]}, {})
    assert (table.offers("play", "Elven Brooch", "Frodo"), table.offers("play", "Elven Brooch", "Guma")) == (
        True,
        False,
    )


def test_an_elven_sword_asks_for_an_exertion_or_for_two_cards() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Legolas", "Elven Sword")], "hand": ["Valor", "Feathered"]}
    table = fighting("Legolas", "Uruk Defender", ana=ana)
    first, second = table.find("use", "Elven Sword")
    table.answer([first.key]).pick("Uruk Defender")
    assert (table.wounds("Legolas"), table.strength("Uruk Defender"), len(table.g.zones["hand:A"])) == (1, 8, 2)
    table = fighting("Legolas", "Uruk Defender", ana=ana)
    table.answer([second.key]).pick("Valor", "Feathered").pick("Uruk Defender")
    assert (table.wounds("Legolas"), table.strength("Uruk Defender"), table.g.zones["hand:A"]) == (0, 8, [])


def test_feathered_counts_wounds() -> None:
    bor: dict[str, Any] = {"minions": [hurt("Uruk Rear Guard", 3)]}
    ana: dict[str, Any] = {"fellowship": ["Legolas"], "hand": ["Feathered"]}
    table = fighting("Legolas", "Uruk Rear Guard", ana=ana, bor=bor).play("Feathered", "Uruk Rear Guard")
    assert table.strength("Uruk Rear Guard") == 6


def test_fereveldir_spends_an_elven_token() -> None:
    ana: dict[str, Any] = {"fellowship": ["Fereveldir"], "support": [{"card": "Strength of Arms", "culture": 1}]}
    table = fighting("Fereveldir", "Uruk Defender", ana=ana).use("Fereveldir", "Uruk Defender")
    assert (table.wounds("Fereveldir"), table.wounds("Uruk Defender")) == (1, 1)
    assert table["Strength of Arms"].count("culture") == 0


def test_fereveldir_can_do_nothing_without_a_token() -> None:
    ana: dict[str, Any] = {"fellowship": ["Fereveldir"], "support": ["Strength of Arms"]}
    assert fighting("Fereveldir", "Uruk Defender", ana=ana).refusal("Fereveldir", "use").rule == "TCG-384"


@pytest.mark.parametrize("name", ["Fereveldir", "Ferevellon", "Ordulus", "Pengedhel", "Thandronen", "Thónnas"])
def test_elves_follow_an_elf(name: str) -> None:
    assert Table({"hand": [name], "fellowship": ["Gimli"]}, {}).refusal(name).rule == "TCG-342"
    assert Table({"hand": [name], "fellowship": ["Legolas"]}, {}).offers("play", name)


def test_ferevellon_weakens_whom_he_skirmishes() -> None:
    table = fighting("Ferevellon", "Uruk Defender").use("Ferevellon", "Uruk Defender")
    assert (table.strength("Uruk Defender"), table.wounds("Ferevellon")) == (7, 1)


def test_flashing_steel_is_for_the_elf_who_exerts() -> None:
    ana: dict[str, Any] = {"fellowship": ["Legolas", "Lórien Guardian"], "hand": ["Flashing Steel"]}
    table = fighting("Legolas", "Uruk Defender", ana=ana).choose("play", "Flashing Steel")
    table.pick("Uruk Defender")
    assert (table.strength("Uruk Defender"), table.wounds("Legolas")) == (6, 1)


@pytest.mark.parametrize(("controlled", "strength"), [([], 7), (["The Riddermark"], 5)])
def test_haldir_is_stronger_while_the_land_is_free(controlled: list[str], strength: int) -> None:
    table = Table({"fellowship": ["Haldir"], "site": 3}, {"controlled": controlled, "site": 3}, path=["4_334", "4_342"])
    assert table.strength("Haldir") == strength


@pytest.mark.rule("TCG-466", "TCG-467")
def test_haldir_and_another_elf_liberate_a_site_at_a_battleground() -> None:
    ana: dict[str, Any] = {"fellowship": ["Haldir", "Legolas"], "site": 5}
    bor: dict[str, Any] = {"controlled": ["The Riddermark"], "site": 5}
    table = acting("regroup", ana, bor, path=["4_334", "4_342", "4_344", "4_350"]).use("Haldir")
    assert (table.titles("path")[0], table.titles("controlled:B")) == ("The Riddermark", [])
    assert (table.wounds("Haldir"), table.wounds("Legolas")) == (1, 1)
    table = acting("regroup", {**ana, "site": 4}, {**bor, "site": 4}, path=["4_334", "4_342", "4_344"])
    assert not table.offers("use", "Haldir")


def test_a_guardian_makes_a_shadow_player_wound_a_minion() -> None:
    table = acting("regroup", {"fellowship": ["Lórien Guardian"]}, {"minions": ["Uruk Defender", "Uruk Regular"]})
    table.use("Lórien Guardian")
    assert table.who == "Bor"
    assert (table.pick("Uruk Regular").wounds("Uruk Regular"), table.wounds("Lórien Guardian")) == (1, 1)


def test_a_swordsman_fights_the_wounded() -> None:
    bor: dict[str, Any] = {"minions": [hurt("Uruk Defender"), hurt("Uruk Rear Guard")]}
    table = fighting("Lórien Swordsman", "Uruk Defender", bor=bor)
    assert (table.strength("Uruk Defender"), table.strength("Uruk Rear Guard")) == (7, 12)


def test_a_bow_costs_less_for_ordulus() -> None:
    ana: dict[str, Any] = {"fellowship": ["Ordulus", "Legolas"], "hand": ["Elven Bow", "Elven Sword"]}
    assert Table(ana, {}).play("Elven Bow", "Ordulus").g.twilight == 0
    assert Table(ana, {}).play("Elven Bow", "Legolas").g.twilight == 1
    assert Table(ana, {}).play("Elven Sword", "Ordulus").g.twilight == 1


@pytest.mark.rule("TCG-199")
def test_with_a_bow_pengedhel_fights_rather_than_shoots() -> None:
    fellowship = [bearing("Pengedhel", "Elven Bow"), "Legolas"]
    table = Table({"fellowship": fellowship}, {"minions": ["Uruk Defender"]})
    assert (table.strength("Pengedhel"), archery(table)) == (8, (1, 0))
    table = Table({"fellowship": ["Pengedhel"]}, {})
    assert table.strength("Pengedhel") == 6


def test_with_a_bow_thonnas_weakens_whom_he_skirmishes() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Thónnas", "Elven Bow")]}
    table = fighting("Thónnas", "Uruk Defender", ana=ana, bor={"minions": ["Uruk Defender", "Uruk Regular"]})
    assert (table.strength("Uruk Defender"), table.strength("Uruk Regular")) == (7, 8)
    assert archery(table) == (0, 0)
    assert fighting("Thónnas", "Uruk Defender").strength("Uruk Defender") == 9


def test_strength_of_arms_gathers_tokens_and_spends_three_at_most() -> None:
    ana: dict[str, Any] = {"fellowship": ["Legolas"], "support": ["Strength of Arms"]}
    table = fighting("Legolas", "Southron Scout", ana=ana).until("respond").respond("Strength of Arms")
    assert table["Strength of Arms"].count("culture") == 1
    ana["support"] = [{"card": "Strength of Arms", "culture": 4}]
    table = fighting("Legolas", "Uruk Defender", ana=ana).use("Strength of Arms", "Uruk Defender")
    assert (table.strength("Uruk Defender"), table.titles("discard:A")) == (6, ["Strength of Arms"])


@pytest.mark.parametrize(("others", "strength"), [(THREE[1:], 9), (THREE[1:2], 8)])
def test_supporting_fire(others: list[str], strength: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Legolas", *others], "hand": ["Supporting Fire"]}
    table = fighting("Legolas", "Uruk Defender", ana=ana).play("Supporting Fire", "Legolas")
    assert table.strength("Legolas") == strength


@pytest.mark.rule("TCG-471")
def test_thandronen_discards_a_stacked_minion() -> None:
    bor: dict[str, Any] = {
        "controlled": [{"card": "The Riddermark", "stacked": ["Uruk Besieger", "Uruk Veteran"]}],
        "site": 3,
    }
    ana: dict[str, Any] = {"fellowship": ["Thandronen"], "site": 3}
    table = acting("regroup", ana, bor, path=["4_334", "4_342"]).use("Thandronen", "Uruk Veteran")
    assert (table.titles("discard:B"), table["The Riddermark"].stacked) == (
        ["Uruk Veteran"],
        [table.id("Uruk Besieger")],
    )
