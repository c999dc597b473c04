"""The trackers of Isengard and what they hunt by, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.cards.scenes import acting, behind, fighting, shadow_fights
from tests.games.lotr_tcg.table import Table, bearing, hurt


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
