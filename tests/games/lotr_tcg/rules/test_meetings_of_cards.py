"""Cards of different decks that meet on one occasion: each does what it says, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading.numbers import archery_total, move_limit
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


def test_of_two_weapons_that_are_taken_at_once_a_brooch_saves_one() -> None:
    legolas = bearing("Legolas", "Elven Bow", "Elven Sword", "Elven Brooch")
    bor = {"minions": [bearing("Dunlending Savage", "War Club")]}
    table = skirmish({"fellowship": [legolas, "Gimli"]}, bor, "Gimli", "Dunlending Savage")
    affect(table, "Gimli", "strength", 4)
    table.until("respond").respond("War Club").pick("Elven Bow", "Elven Sword")
    table.choose("respond", "Elven Brooch", "Elven Sword")
    assert (table.zone("Elven Bow"), table.zone("Elven Sword")) == ("discard:A", "attached")
    assert table.zone("Elven Brooch") == "discard:A"


def test_the_brooch_does_not_answer_a_site() -> None:
    ana = {"fellowship": [bearing("Legolas", "Elven Bow", "Elven Brooch")], "site": 2}
    bor = {"fellowship": ["Gimli"], "adventure": ["Golden Hall"]}
    table = Table(ana, bor, path=["The Riddermark", "Rohirrim Village"]).choose("move")
    while table.asked == "which-first":
        table.passes()
    assert table.asked != "respond"
    assert (table.zone("Elven Bow"), table.zone("Elven Brooch")) == ("discard:A", "attached")


def test_two_sites_raise_the_move_limit_one_after_the_other() -> None:
    ana = {"fellowship": [bearing("Éomer", "Rider's Mount"), "Merry"]}
    table = Table(ana, {"adventure": ["Derndingle"]}, path=["Horse-country"], step="turn").until("fellowship-actions")
    assert move_limit(table.g) == 3
    table.choose("move")
    assert move_limit(table.g) == 4


def test_a_burden_in_the_midst_of_a_skirmish_makes_an_easterling_stronger_and_fierce_for_the_next() -> None:
    ana = {"ring_bearer": hurt("Frodo", 0, burden=1), "fellowship": ["Gimli", "Pippin"]}
    table = skirmish(ana, {"minions": ["Easterling Axeman"]}, "Gimli", "Easterling Axeman")
    assert table.strength("Easterling Axeman") == 6
    table.use("Pippin")
    assert table.strength("Easterling Axeman") == 9
    table.until("defenders")
    assert table.offers("defend", "Gimli", "Easterling Axeman")


def test_the_ring_answers_a_wound_at_the_start_of_the_skirmish() -> None:
    bor = {"minions": ["Desert Soldier"]}
    table = Table({}, bor, step="skirmishes", assigned=[fight("Frodo", "Desert Soldier")], twilight=3)
    table.choose("skirmish").respond("Desert Soldier").pick("Frodo").respond("The One Ring")
    assert (table.wounds("Frodo"), table.burdens(), table["The One Ring"].worn) == (0, 1, True)


def test_what_makes_archery_smaller_never_makes_it_less_than_nothing() -> None:
    bor = {"minions": ["Band of Uruk Bowmen"], "hand": ["Cloud of Arrows", "Cloud of Arrows"]}
    table = Table({"fellowship": ["Gimli"], "site": 5}, bor, step="archery_actions", path=["Hornburg Parapet"])
    assert [archery_total(table.g, side) for side in ("shadow", "free_peoples")] == [0, 1]
    table.passes().play("Cloud of Arrows").passes().play("Cloud of Arrows")
    assert [archery_total(table.g, side) for side in ("shadow", "free_peoples")] == [2, 0]


@pytest.mark.rule("TCG-287")
def test_who_sleeps_does_not_mind_his_home_until_his_turn_begins() -> None:
    bor: dict[str, Any] = {"site": 5, "support": ["Guma"], "fellowship": ["Gimli"]}
    home = ["The Riddermark", "Rohirrim Village", "Westemnet Plains", "Westemnet Hills"]
    table = Table(
        {"site": 5}, bor, {"site": 5, "controlled": home}, path=["Hornburg Courtyard"], step="decide", moves=2
    )
    assert table.zone("Guma") == "support:B"
    table.choose("end_turn").until("fellowship-actions")
    assert (table.who, table.zone("Guma")) == ("Bor", "discard:B")
