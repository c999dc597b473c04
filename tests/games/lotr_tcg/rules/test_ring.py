"""The Ring-bearer, the Ring, burdens, winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.table import Table, fight, hurt


def burdened(burdens: int, wounds: int = 0, **more: object) -> dict[str, object]:
    return {"card": "Frodo", "burden": burdens, "wound": wounds, **more}


@pytest.mark.rule("TCG-308", "TCG-310", "TCG-311", "TCG-312", "TCG-313", "TCG-316", "TCG-071")
def test_the_ring_may_be_put_on_before_any_wound_in_a_skirmish() -> None:
    table = Table({}, {"minions": ["Uruk Regular"]}, step="skirmish_actions", skirmish=fight("Frodo", "Uruk Regular"))
    assert table.strength("Frodo") == 4
    table = Table(
        {"fellowship": ["Merry"], "ring_bearer": {"card": "Frodo", "attachments": ["Hobbit Sword"]}},
        {"minions": ["Uruk Regular"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Regular"),
    )
    table.until("respond").passes()
    assert (table.wounds("Frodo"), table.asked) == (1, "respond")
    table.respond("The One Ring")
    assert (table.wounds("Frodo"), table.burdens(), table["The One Ring"].worn) == (1, 1, False)


@pytest.mark.rule("TCG-314", "TCG-317", "TCG-321")
def test_while_it_is_worn_each_wound_is_a_burden_until_the_regroup_phase() -> None:
    frodo = {"card": "Frodo", "attachments": ["Hobbit Sword"]}
    minions = {"minions": ["Uruk Regular", "Dunlending Brigand"]}
    table = Table(
        {"ring_bearer": frodo, "fellowship": ["Gimli"]},
        minions,
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Regular"),
        assigned=[fight("Gimli", "Dunlending Brigand")],
    )
    table.until("respond").respond("The One Ring")
    assert (table.wounds("Frodo"), table.burdens(), table["The One Ring"].worn) == (0, 2, True)
    table.until("decide")
    assert not table["The One Ring"].worn


@pytest.mark.rule("TCG-309")
def test_outside_of_skirmishes_the_ring_is_of_no_use() -> None:
    table = Table(
        {"site": 7, "fellowship": ["Gimli", "Legolas", "Aragorn", "Merry"]},
        {"minions": ["Uruk Defender"]},
        step="archery",
    )
    table.pick("Frodo")
    assert table.asked == "archery"
    assert table.wounds("Frodo") == 1


@pytest.mark.rule("TCG-244", "TCG-315", "TCG-322", "TCG-274")
def test_an_overwhelmed_ring_bearer_dies_and_his_player_loses() -> None:
    table = Table(
        {"worn": True},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Defender"),
    )
    assert table.until_the_end().winner == "Bor"
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "killed"


@pytest.mark.rule("TCG-276", "TCG-277", "TCG-319")
def test_as_many_burdens_as_resistance_corrupt() -> None:
    table = Table(
        {"ring_bearer": burdened(9), "fellowship": ["Pippin"], "worn": False},
        {"minions": ["Dunlending Brigand"]},
        step="skirmish_actions",
        skirmish=fight("Pippin", "Dunlending Brigand"),
    )
    table.use("Pippin")
    assert table.winner == "Bor"
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "corrupted"
    assert table.zone("Pippin") == "fellowship:A", "the game was over before anything came of it"


@pytest.mark.rule("TCG-280", "TCG-368")
def test_burdens_lie_on_the_ring_bearer() -> None:
    table = Table(
        {"fellowship": ["Pippin", "Aragorn"]},
        {"minions": ["Dunlending Brigand"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Dunlending Brigand"),
    )
    table.use("Pippin")
    assert table["Frodo"].count("burden") == 1


@pytest.mark.rule("TCG-323", "TCG-473", "TCG-474")
def test_sam_carries_the_ring_when_frodo_dies() -> None:
    table = Table(
        {"worn": True, "fellowship": ["Sam"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Defender"),
    )
    table.until("respond").respond("Sam")
    assert table.winner == ""
    assert table.g.ring_bearers["A"] == table.id("Sam")
    assert not table["The One Ring"].worn
    assert "Frodo" in table.titles("dead:A")
    table = Table(
        {"fellowship": ["Sam"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Defender"),
    )
    table.until("respond").passes()
    assert table.winner == "Bor"


@pytest.mark.rule("TCG-324")
def test_sam_is_no_help_against_corruption() -> None:
    table = Table(
        {"ring_bearer": burdened(9), "fellowship": ["Sam", "Pippin"]},
        {"minions": ["Dunlending Brigand"]},
        step="skirmish_actions",
        skirmish=fight("Pippin", "Dunlending Brigand"),
    )
    assert table.use("Pippin").winner == "Bor"


@pytest.mark.rule("TCG-335", "TCG-336", "TCG-337")
def test_frodo_and_sam_are_ring_bound_and_other_companions_unbound() -> None:
    table = Table({"fellowship": ["Sam", "Merry"]}, {"minions": ["Uruk Defender"]})
    assert [table.has(name, "ring_bound") for name in ("Frodo", "Sam", "Merry", "Uruk Defender")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("TCG-270", "TCG-271", "TCG-272", "TCG-009")
def test_who_survives_at_site_nine_wins_at_once() -> None:
    table = Table({"site": 9, "fellowship": ["Aragorn"]}, {"minions": ["Dunlending Brigand"]}, step="assignment")
    table.defend("Aragorn", "Dunlending Brigand")
    table.until_the_end()
    assert table.winner == "Ana"
    assert Table({"site": 8, "hand": ["Gimli"]}, {}).choose("move").until_the_end().winner == "Ana"


@pytest.mark.rule("TCG-282", "TCG-283", "TCG-284", "TCG-285", "TCG-273")
def test_with_three_players_the_others_play_on() -> None:
    """Ana falls in her own turn: her cards and sites go, Cia on her right replaces the first of them."""
    setup: dict[str, Any] = {"step": "skirmish_actions", "skirmish": fight("Frodo", "Uruk Defender")}
    table = Table(
        {"site": 2, "fellowship": ["Aragorn"]}, {"minions": ["Uruk Defender"], "hand": ["Gimli"]}, {}, **setup
    )
    table.until("reconcile")
    assert table.winner == ""
    assert table.g.lost == ["A"]
    assert table.titles("fellowship:A") == []
    assert [table.g.owners[card] for card in table.g.zones["path"]] == ["C", "B"]
    table.until("fellowship-actions")
    assert table.who == "Bor"
    assert table.titles("minions:B") == []


@pytest.mark.rule("TCG-307", "TCG-125")
def test_frodo_bears_the_ring_and_does_not_wear_it() -> None:
    table = Table({}, {})
    assert table["The One Ring"].host == table.id("Frodo")
    assert not table["The One Ring"].worn


def test_wounds_at_archery_can_kill_a_ring_bearer() -> None:
    table = Table(
        {"site": 7, "ring_bearer": burdened(0, 3), "fellowship": ["Gimli", "Legolas", "Aragorn", "Merry"]},
        {"minions": ["Uruk Defender", hurt("Uruk Regular")]},
        step="archery",
    )
    assert table.pick("Frodo").winner == "Bor"
