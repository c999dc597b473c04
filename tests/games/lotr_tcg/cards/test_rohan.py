"""Rohan, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, fighting
from tests.games.lotr_tcg.table import Table, bearing, hurt

TAKER = {"minions": [{"card": "Southron Explorer"}]}
"""He takes control of a site in the regroup phase."""


@pytest.mark.rule("TCG-372")
@pytest.mark.parametrize(("name", "cost"), [("Elite Rider", 3), ("Ranger of Ithilien", 3)])
def test_a_rider_in_the_starting_fellowship_costs_one_less(name: str, cost: int) -> None:
    table = Table({"hand": [name]}, {}, full=True)
    assert table.cost(name) == cost
    table.g.phase = "setup"
    assert table.cost(name) == cost - 1


@pytest.mark.parametrize(("wounds", "strength"), [(0, 6), (1, 8)])
def test_an_elite_rider_is_stronger_against_the_wounded(wounds: int, strength: int) -> None:
    bor: dict[str, Any] = {"minions": [hurt("Uruk Defender", wounds)]}
    table = fighting("Elite Rider", "Uruk Defender", bor=bor)
    assert table.strength("Elite Rider") == strength


def test_an_elite_rider_does_not_mind_the_wounded_elsewhere() -> None:
    bor: dict[str, Any] = {"minions": ["Uruk Defender", hurt("Uruk Regular")]}
    assert fighting("Elite Rider", "Uruk Defender", bor=bor).strength("Elite Rider") == 6


@pytest.mark.parametrize(
    ("bearer", "horse", "damage"),
    [("Éomer", "Horse of Rohan", 2), ("Éomer", "", 0), ("Rider of Rohan", "Horse of Rohan", 0)],
)
def test_eomers_spear_is_for_eomer_on_horseback(bearer: str, horse: str, damage: int) -> None:
    borne = [name for name in ("Éomer's Spear", horse) if name]
    table = Table({"fellowship": [bearing(bearer, *borne)]}, {})
    assert table.number(bearer, "damage") == damage


@pytest.mark.parametrize(("horse", "damage"), [("Rider's Mount", 1), ("", 0)])
def test_a_riders_spear_wants_a_horse(horse: str, damage: int) -> None:
    table = Table(
        {"fellowship": [bearing("Rider of Rohan", *(["Rider's Spear", horse] if horse else ["Rider's Spear"]))]}, {}
    )
    assert (table.number("Rider of Rohan", "damage"), table.strength("Rider of Rohan")) == (damage, 7)


@pytest.mark.parametrize(("minion", "damage"), [("Uruk Defender", 1), ("Dunlending Savage", 0)])
def test_a_sword_of_rohan_is_for_uruk_hai(minion: str, damage: int) -> None:
    table = fighting("Éomer", minion, ana={"fellowship": [bearing("Éomer", "Sword of Rohan")]})
    assert table.number("Éomer", "damage") == damage


@pytest.mark.parametrize("card", ["Rider's Mount", "Rider's Spear", "Sword of Rohan", "Éomer's Spear"])
def test_they_are_borne_by_men_of_rohan(card: str) -> None:
    table = Table({"hand": [card], "fellowship": ["Éomer", "Aragorn", "Legolas"]}, {})
    assert table.offers("play", card, "Éomer")
    assert not table.offers("play", card, "Aragorn")
    assert not table.offers("play", card, "Legolas")


def test_a_riders_mount_makes_those_exert_who_fight_him() -> None:
    ana: dict[str, Any] = {"fellowship": [bearing("Éomer", "Rider's Mount")]}
    bor: dict[str, Any] = {"minions": ["Uruk Defender", "Uruk Regular"]}
    assigned = [{"characters": ["Éomer"], "minions": ["Uruk Defender"]}]
    table = Table(ana, bor, step="skirmishes", assigned=assigned).choose("skirmish", "Éomer")
    assert (table.wounds("Uruk Defender"), table.wounds("Uruk Regular")) == (1, 0)


@pytest.mark.parametrize(("villager", "strength"), [("Guma", 9), ("", 8)])
def test_fight_for_the_villagers(villager: str, strength: int) -> None:
    ana: dict[str, Any] = {
        "hand": ["Fight for the Villagers"],
        "fellowship": ["Éowyn"],
        "support": [villager] if villager else [],
    }
    table = fighting("Éowyn", "Uruk Defender", ana=ana)
    assert table.play("Fight for the Villagers", "Éowyn").strength("Éowyn") == strength


def test_forth_eorlingas_makes_a_defender_until_the_regroup_phase() -> None:
    ana: dict[str, Any] = {"hand": ["Forth Eorlingas!"], "fellowship": ["Théoden", "Éowyn", "Gimli"]}
    table = acting("maneuver", ana, {"minions": ["Uruk Defender"]})
    table.choose("play", "Forth Eorlingas!")
    assert table.wounds("Théoden") == 1
    assert not table.offers("choose", "Gimli")
    table.pick("Éowyn")
    assert table.number("Éowyn", "defender") == 1
    table.until("defenders").choose("assigned").until("decide")
    assert table.number("Éowyn", "defender") == 0


@pytest.mark.rule("TCG-470")
def test_a_fortress_gathers_tokens_and_clears_away_conditions() -> None:
    ana: dict[str, Any] = {"fellowship": ["Éomer"], "support": ["Fortress Never Fallen"]}
    table = fighting("Éomer", "Southron Scout", ana=ana)
    table.until("respond").respond("Fortress Never Fallen")
    assert table["Fortress Never Fallen"].count("culture") == 1


def test_a_fortress_discards_a_shadow_condition_for_each_token_and_itself() -> None:
    ana: dict[str, Any] = {"support": [{"card": "Fortress Never Fallen", "culture": 1}, "Well Stored"], "site": 2}
    bor: dict[str, Any] = {"support": ["Living Off Rock", "No Defense"]}
    table = acting("regroup", ana, bor).use("Fortress Never Fallen", "No Defense")
    assert table.titles("discard:B") == ["No Defense"]
    assert table.titles("discard:A") == ["Fortress Never Fallen"]
    assert table.titles("support:A") == ["Well Stored"]


@pytest.mark.parametrize(
    ("farmer", "target", "whom"),
    [("Hlafwine", "Éowyn", "Gimli"), ("Léod", "Éowyn", "Gimli")],
)
def test_farmers_help_men_of_rohan_and_riders(farmer: str, target: str, whom: str) -> None:
    fellowship = [bearing("Éowyn", "Horse of Rohan"), "Gimli"]
    table = fighting("Éowyn", "Uruk Defender", ana={"fellowship": fellowship, "support": [farmer]})
    table.choose("use", farmer)
    assert not table.offers("choose", whom)
    table.pick(target)
    assert (table.strength("Éowyn"), table.wounds(farmer)) == (8, 1)


@pytest.mark.parametrize("farmer", ["Guma", "Hlafwine", "Léod", "Weland"])
def test_farmers_are_gone_when_their_home_is_taken(farmer: str) -> None:
    bor: dict[str, Any] = {"controlled": ["Westemnet Hills"]}
    table = Table({"support": [farmer], "site": 5}, bor, path=["4_350"]).passes()
    assert table.titles("discard:A") == [farmer]


def test_theoden_and_an_ally_liberate_the_highest_site() -> None:
    ana: dict[str, Any] = {"fellowship": ["Théoden, Son of Thengel"], "support": ["Guma"], "site": 5}
    bor: dict[str, Any] = {"controlled": ["The Riddermark", "Rohirrim Village"], "site": 5}
    path = ["4_342", "4_344", "4_350"]
    table = acting("regroup", ana, bor, path=path).use("Théoden")
    assert table.titles("path")[0] == "Rohirrim Village"
    assert (table.titles("controlled:B"), table.wounds("Théoden")) == (["The Riddermark"], 1)
    table = acting("regroup", {**ana, "support": []}, bor, path=path)
    assert table.refusal("Théoden", "use").rule == "TCG-342"


@pytest.mark.rule("TCG-388", "TCG-463")
def test_ceorl_and_a_villager_keep_a_site() -> None:
    ana: dict[str, Any] = {"fellowship": ["Ceorl"], "support": ["Guma"], "site": 3}
    bor: dict[str, Any] = {"minions": ["Southron Explorer"], "site": 2}
    table = acting("regroup", ana, bor, twilight=5).passes().use("Southron Explorer")
    assert (table.who, table.asked) == ("Ana", "respond")
    table.respond("Ceorl")
    assert (table.wounds("Ceorl"), table.wounds("Guma"), table.g.twilight) == (1, 1, 0)
    assert (table.titles("controlled:B"), table.titles("path")[0]) == ([], "The Riddermark")


def test_ceorl_cannot_without_a_villager() -> None:
    ana: dict[str, Any] = {"fellowship": ["Ceorl", "Éowyn"], "site": 3}
    table = acting("regroup", ana, {"minions": ["Southron Explorer"], "site": 2}, twilight=5)
    table.passes().use("Southron Explorer")
    assert table.titles("controlled:B") == ["The Riddermark"]
