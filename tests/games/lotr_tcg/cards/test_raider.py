"""The Raiders, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, archery, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

FIVE = ["Gimli", "Legolas", "Merry", "Pippin", "Éowyn"]


def burdened(burdens: int) -> dict[str, object]:
    return {"card": "Frodo", "burden": burdens}


def test_an_arrow_from_the_south_is_paid_back_by_healing_archers() -> None:
    bor: dict[str, Any] = {"support": ["Arrow From the South"]}
    table = fighting("Gimli", "Desert Lancers", bor={"minions": ["Desert Lancers"], **bor})
    table.until("respond").respond("Arrow From the South")
    assert table["Arrow From the South"].count("culture") == 1
    bor = {
        "minions": [hurt("Southron Bowman"), hurt("Desert Warrior")],
        "support": [{"card": "Arrow From the South", "culture": 2}],
    }
    table = acting("archery", {}, bor).passes().use("Arrow From the South")
    table.pick("Southron Bowman")
    assert (table.wounds("Southron Bowman"), table.wounds("Desert Warrior")) == (0, 1)
    assert table.titles("discard:B") == ["Arrow From the South"]


@pytest.mark.rule("TCG-386", "TCG-460")
def test_desert_lancers_take_a_site_for_two_exertions() -> None:
    ana: dict[str, Any] = {"site": 3}
    table = acting("regroup", ana, {"minions": ["Desert Lancers"], "site": 2}).passes().use("Desert Lancers")
    assert (table.titles("controlled:B"), table.wounds("Desert Lancers")) == (["The Riddermark"], 2)
    table = acting("regroup", ana, {"minions": [hurt("Desert Lancers")], "site": 2}).passes()
    assert table.refusal("Desert Lancers", "use").rule == "TCG-386"


def test_desert_lancers_follow_another_raider() -> None:
    bor: dict[str, Any] = {"hand": ["Desert Lancers"]}
    assert Table({"site": 4}, bor, step="shadow", twilight=9).refusal("Desert Lancers").rule == "TCG-342"
    table = Table({"site": 4}, {**bor, "minions": ["Easterling Guard"]}, step="shadow", twilight=9)
    assert table.offers("play", "Desert Lancers")


@pytest.mark.parametrize("name", ["Desert Soldier", "Desert Spearman", "Desert Warrior"])
def test_desert_fighters_strike_first_for_three(name: str) -> None:
    bor: dict[str, Any] = {"minions": [name]}
    assigned = [{"characters": ["Gimli"], "minions": [name]}]
    table = Table({"fellowship": ["Gimli"]}, bor, step="skirmishes", assigned=assigned, twilight=3)
    table.choose("skirmish", "Gimli").respond(name).passes()
    assert (table.wounds("Gimli"), table.g.twilight, table.asked) == (1, 0, "skirmish-actions")
    table = Table({"fellowship": ["Gimli"]}, bor, step="skirmishes", assigned=assigned, twilight=2)
    assert table.choose("skirmish", "Gimli").asked == "skirmish-actions"


@pytest.mark.parametrize(("burdens", "strength", "fierce"), [(1, 6, False), (2, 9, True)])
def test_an_axeman_smells_two_burdens(burdens: int, strength: int, fierce: bool) -> None:
    table = Table({"ring_bearer": burdened(burdens)}, {"minions": ["Easterling Axeman"]})
    assert (table.strength("Easterling Axeman"), table.has("Easterling Axeman", "fierce")) == (strength, fierce)


@pytest.mark.parametrize("name", ["Easterling Infantry", "Easterling Trooper"])
@pytest.mark.parametrize(("burdens", "damage"), [(2, 0), (3, 1)])
def test_easterlings_smell_three_burdens(name: str, burdens: int, damage: int) -> None:
    table = Table({"ring_bearer": burdened(burdens)}, {"minions": [name]})
    assert (table.number(name, "damage"), table.has(name, "fierce")) == (damage, bool(damage))


@pytest.mark.parametrize("name", ["Easterling Guard", "Easterling Lieutenant"])
def test_easterlings_assigned_to_the_unbound_add_a_burden(name: str) -> None:
    table = Table({"fellowship": ["Gimli"]}, {"minions": [name]}, step="assignment").defend("Gimli", name)
    table.respond(name)
    assert (table.burdens(), table.wounds(name)) == (1, 1)
    table = Table({"fellowship": ["Gimli"]}, {"minions": [name]}, step="assignment").choose("assigned")
    table.choose("attack", name, "Gimli").respond(name)
    assert table.burdens() == 1
    table = Table({"fellowship": ["Sam"]}, {"minions": [name]}, step="assignment").defend("Sam", name)
    assert table.asked == "defenders"


@pytest.mark.rule("TCG-400")
def test_sam_prevents_such_a_burden() -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", "Sam"]}
    table = Table(ana, {"minions": ["Easterling Guard"]}, step="assignment").defend("Gimli", "Easterling Guard")
    table.respond("Easterling Guard").respond("Sam")
    assert (table.burdens(), table.wounds("Sam"), table.wounds("Easterling Guard")) == (0, 1, 1)


@pytest.mark.parametrize("name", ["Elite Archer", "Southron Bowman"])
def test_archers_may_tire_a_companion_in_place_of_shooting(name: str) -> None:
    table = acting("archery", {"fellowship": ["Gimli", "Sam"]}, {"minions": [name]}).passes().choose("use", name)
    assert not table.offers("choose", "Frodo")
    table.pick("Sam")
    assert (table.wounds("Sam"), table.wounds(name), archery(table)[1]) == (1, 1, 0)


@pytest.mark.parametrize(("way", "burdens", "minion", "strength"), [
    ("for_burdens", 3, "Desert Warrior", 9), ("for_burdens", 9, "Desert Warrior", 11),
    ("for_strength", 3, "Desert Warrior", 8), ("for_strength", 3, "Easterling Guard", 11),
])  # fmt: skip
def test_the_fearless_choose(way: str, burdens: int, minion: str, strength: int) -> None:
    bor: dict[str, Any] = {"minions": ["Desert Warrior", "Easterling Guard"], "hand": ["Fearless"]}
    table = Table(
        {"fellowship": ["Gimli"], "ring_bearer": burdened(burdens)},
        bor,
        step="skirmish_actions",
        skirmish=fight("Gimli", minion),
        twilight=2,
    ).passes()
    table.choose("play", "Fearless").choose(way)
    assert table.offers("choose", "Easterling Guard") == (way == "for_strength")
    table.pick(minion)
    assert table.strength(minion) == strength


def test_a_flanking_attack_darkens_the_pool() -> None:
    bor: dict[str, Any] = {"minions": ["Desert Warrior", "Easterling Guard"], "hand": ["Flanking Attack"]}
    table = acting("maneuver", {}, bor).passes().play("Flanking Attack")
    assert (table.g.twilight, table.wounds("Desert Warrior"), table.wounds("Easterling Guard")) == (3, 1, 0)
    table = shadow_fights("Desert Warrior", bor={"hand": ["Flanking Attack"]}).play("Flanking Attack")
    assert table.g.twilight == 3


@pytest.mark.parametrize(("character", "offered"), [("Sam", True), ("Gimli", False)])
def test_gathering_to_the_summons(character: str, offered: bool) -> None:
    table = shadow_fights("Desert Warrior", character, {"hand": ["Gathering to the Summons"]})
    assert table.offers("play", "Gathering to the Summons") == offered
    if offered:
        assert table.play("Gathering to the Summons").passes().burdens() == 1


def test_the_howl_of_harad_wounds_the_ring_bound() -> None:
    bor: dict[str, Any] = {"minions": ["Desert Lancers"], "support": ["Howl of Harad"]}
    table = fighting("Gimli", "Desert Lancers", ana={"fellowship": ["Gimli", "Sam"]}, bor=bor, twilight=4)
    table.until("respond").respond("Howl of Harad")
    assert table.who == "Ana"
    assert not table.offers("choose", "Gimli")
    assert (table.pick("Sam").wounds("Sam"), table.g.twilight) == (1, 0)


@pytest.mark.parametrize(("burdens", "strength"), [(3, 9), (4, 10)])
def test_men_of_rhun(burdens: int, strength: int) -> None:
    ana: dict[str, Any] = {"ring_bearer": burdened(burdens)}
    table = shadow_fights("Desert Warrior", bor={"hand": ["Men of Rhûn"]}, ana=ana, twilight=2)
    assert table.play("Men of Rhûn", "Desert Warrior").strength("Desert Warrior") == strength


@pytest.mark.parametrize(("others", "strength"), [([], 9), (FIVE[1:], 11)])
def test_on_the_march(others: list[str], strength: int) -> None:
    ana: dict[str, Any] = {"fellowship": ["Gimli", *others]}
    table = shadow_fights("Desert Warrior", bor={"hand": ["On the March"]}, ana=ana, twilight=2)
    assert table.play("On the March", "Desert Warrior").strength("Desert Warrior") == strength


def test_raiders_from_the_east_save_twilight_for_later() -> None:
    bor: dict[str, Any] = {"minions": ["Desert Warrior"], "support": ["Raiders From the East"]}
    table = Table({"site": 4}, bor, step="shadow", twilight=3).use("Raiders From the East")
    assert (table["Raiders From the East"].count("culture"), table.g.twilight, table.wounds("Desert Warrior")) == (
        1,
        0,
        1,
    )
    bor["support"] = [{"card": "Raiders From the East", "culture": 1}]
    table = acting("maneuver", {}, bor).passes().use("Raiders From the East")
    assert (table["Raiders From the East"].count("culture"), table.g.twilight) == (0, 1)


@pytest.mark.rule("TCG-432")
def test_a_commander_goes_for_the_ring_bearer_of_a_large_fellowship() -> None:
    bor: dict[str, Any] = {"minions": ["Southron Commander"]}
    table = acting("assignment", {"fellowship": FIVE}, bor).passes().use("Southron Commander")
    assert (table.who, table.asked) == ("Ana", "prevent-discard")
    table.choose("decline")
    assert table.g.assigned[0].characters == [table.id("Frodo")]
    table = acting("assignment", {"fellowship": FIVE}, bor).passes().use("Southron Commander").choose("accept")
    table.pick("Pippin")
    assert (table.g.assigned, table.titles("discard:A")) == ([], ["Pippin"])
    table = acting("assignment", {"fellowship": FIVE[1:]}, bor).passes()
    assert table.refusal("Southron Commander", "use").rule == "TCG-342"


def test_an_explorer_takes_a_site_for_five() -> None:
    bor: dict[str, Any] = {"minions": ["Southron Explorer"], "site": 2}
    table = acting("regroup", {"site": 3}, bor, twilight=5).passes().use("Southron Explorer")
    assert (table.titles("controlled:B"), table.g.twilight, table.wounds("Southron Explorer")) == (
        ["The Riddermark"],
        0,
        1,
    )
    assert (
        acting("regroup", {"site": 3}, bor, twilight=4).passes().refusal("Southron Explorer", "use").rule == "TCG-384"
    )


@pytest.mark.parametrize("held", [1, 2])
def test_a_sentry_adds_two_for_each_site(held: int) -> None:
    bor: dict[str, Any] = {
        "minions": ["Southron Sentry"],
        "controlled": ["The Riddermark", "Rohirrim Village"][:held],
        "site": 5,
    }
    table = acting("maneuver", {"site": 5}, bor, path=["4_342", "4_344", "4_350"]).passes().use("Southron Sentry")
    assert (table.g.twilight, table.wounds("Southron Sentry")) == (2 * held, 1)


def test_a_southron_spear_strikes_for_four() -> None:
    bor: dict[str, Any] = {"minions": [bearing("Desert Warrior", "Southron Spear")]}
    table = shadow_fights("Desert Warrior", bor=bor, twilight=4).use("Southron Spear", "Gimli")
    assert (table.wounds("Gimli"), table.wounds("Desert Warrior"), table.g.twilight) == (1, 1, 0)
    table = Table({"site": 4}, {"minions": ["Easterling Guard"], "hand": ["Southron Spear"]}, step="shadow", twilight=9)
    assert table.refusal("Southron Spear").rule == "TCG-180"


@pytest.mark.parametrize(("answer", "twilight", "fights"), [("accept", 4, 0), ("decline", 0, 1)])
def test_a_wanderer_finds_the_ring_bearer(answer: str, twilight: int, fights: int) -> None:
    bor: dict[str, Any] = {"minions": ["Southron Wanderer"]}
    table = acting("assignment", {"fellowship": FIVE[:4]}, bor).passes().use("Southron Wanderer")
    assert (table.who, table.asked) == ("Ana", "prevent-twilight")
    table.choose(answer)
    assert (table.g.twilight, len(table.g.assigned), table.wounds("Southron Wanderer")) == (twilight, fights, 1)


@pytest.mark.rule("TCG-213", "TCG-447")
def test_a_wanderer_ambushes_whom_the_fellowship_sends() -> None:
    table = Table({"fellowship": ["Gimli"]}, {"minions": ["Southron Wanderer"]}, step="assignment")
    table.defend("Gimli", "Southron Wanderer").choose("accept")
    assert table.g.twilight == 1


def test_a_whirling_strike_wounds_who_skirmishes_a_raider() -> None:
    bor: dict[str, Any] = {"hand": ["Whirling Strike"]}
    table = shadow_fights("Desert Warrior", bor=bor, twilight=3).play("Whirling Strike", "Gimli")
    assert table.wounds("Gimli") == 1
