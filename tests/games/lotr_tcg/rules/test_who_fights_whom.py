"""Who is set against whom, takes another's place, and is overwhelmed."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.book.assignment_phase import can_defend, fighters, free_minions
from desktop_app.games.lotr_tcg.reading import numbers
from desktop_app.games.lotr_tcg.state import Skirmish
from desktop_app.games.lotr_tcg.verbs import skirmishing
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.table import Table, fight


@pytest.mark.rule("TCG-217", "TCG-218", "TCG-219", "TCG-446")
def test_a_defender_may_face_more_than_one() -> None:
    table = Table(
        {"fellowship": ["Aragorn"]},
        {"minions": ["Uruk Defender", "Uruk Regular", "Orthanc Warrior"]},
        step="assignment",
    )
    affect(table, "Aragorn", "defender", 1)
    table.defend("Aragorn", "Uruk Defender").defend("Aragorn", "Uruk Regular")
    assert not table.offers("defend", "Aragorn")
    assert table.refusal("Aragorn", "defend").rule == "TCG-216"
    affect(table, "Aragorn", "defender", 1)
    assert can_defend(table.g, table.id("Aragorn"))


@pytest.mark.rule("TCG-434", "TCG-432")
def test_who_cannot_fight_is_assigned_by_nobody() -> None:
    table = Table(
        {"fellowship": ["Aragorn", "Gimli"]},
        {"minions": ["Uruk Defender", "Uruk Regular"]},
        assigned=[fight("Gimli", "Uruk Regular")],
        step="assignment",
    )
    affect(table, "Aragorn", "cannot:skirmish")
    assert table.id("Aragorn") not in fighters(table.g)
    assert free_minions(table.g) == [table.id("Uruk Defender")]
    assert not skirmishing.can_assign(table.g, table.id("Aragorn"), table.id("Uruk Defender"))
    assert not skirmishing.can_assign(table.g, table.id("Gimli"), table.id("Uruk Defender"))
    assert skirmishing.can_assign(table.g, table.id("Frodo"), table.id("Uruk Defender"))


@pytest.mark.rule("TCG-476", "TCG-477")
def test_an_unhasty_companion_is_not_assigned_by_his_own_player() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Uruk Defender"]}, step="assignment")
    affect(table, "Aragorn", "keyword:unhasty")
    assert not can_defend(table.g, table.id("Aragorn"))
    table.choose("assigned")
    assert table.offers("attack", "Uruk Defender", "Aragorn")


@pytest.mark.rule("TCG-443")
def test_any_strength_overwhelms_none() -> None:
    table = Table(
        {"fellowship": ["Merry"]},
        {"minions": ["Southron Scout"]},
        skirmish=fight("Merry", "Southron Scout"),
        step="skirmish_actions",
    )
    merry, scout = [table.id("Merry")], [table.id("Southron Scout")]
    affect(table, "Southron Scout", "strength", -9)
    assert numbers.would_overwhelm(table.g, merry, scout[0], scout)
    affect(table, "Merry", "strength", -9)
    assert numbers.winning_side(table.g, Skirmish(merry, scout)) == "shadow"
    assert not numbers.would_overwhelm(table.g, scout, merry[0], merry)


@pytest.mark.rule("TCG-444")
def test_another_takes_the_place_of_who_fights() -> None:
    table = Table(
        {"fellowship": ["Merry", "Aragorn"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Merry", "Uruk Defender"),
    )
    skirmishing.take_the_place_of(table.g, table.id("Aragorn"), table.id("Merry"))
    table.until("decide")
    assert (table.wounds("Aragorn"), table.wounds("Merry")) == (2, 0)


@pytest.mark.rule("TCG-437")
def test_who_was_assigned_in_the_fierce_round_fights_whatever_becomes_of_him() -> None:
    ana = {"fellowship": ["Aragorn"], "dead": ["Merry", "Pippin", "Sam"]}
    table = Table(ana, {"minions": ["Uruk Fanatic"]}, step="assignment", fierce=["Uruk Fanatic"])
    table.defend("Aragorn", "Uruk Fanatic")
    table.g.zones["dead:A"].pop()
    assert not table.has("Uruk Fanatic", "fierce")
    assert [fight.minions for fight in table.g.assigned] == [[table.id("Uruk Fanatic")]]
