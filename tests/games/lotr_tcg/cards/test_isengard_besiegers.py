"""The Uruk-hai of Isengard who besiege sites and hold them, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import HOLDS, LATER, acting, archery, behind, shadow_fights
from tests.games.lotr_tcg.table import Table, fight, hurt


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
    table = Table({"site": 3}, bor, {"site": 3}, step="shadow", path=LATER, twilight=9, shadow="Cia")
    assert (table.who, table.offers("use", "Uruk Besieger")) == ("Cia", False)


def test_a_liberated_site_lets_its_besiegers_go() -> None:
    ana: dict[str, Any] = {"fellowship": ["Théoden, Son of Thengel"], "support": ["Guma"], "site": 3}
    bor: dict[str, Any] = {"controlled": [{"card": "The Riddermark", "stacked": ["Uruk Besieger"]}], "site": 3}
    table = acting("regroup", ana, bor, path=LATER).use("Théoden")
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
    setup: dict[str, Any] = {"path": LATER} if controlled else {}
    table = shadow_fights("Uruk Defender", bor=bor, ana={"site": 3}, twilight=1, **setup)
    table.play("We Are the Fighting Uruk-hai", "Uruk Defender")
    assert (table.strength("Uruk Defender"), table.number("Uruk Defender", "damage")) == (11, damage)
