"""Wounds, exertions, healing and dying, token by token."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


@pytest.mark.rule("TCG-045", "TCG-047", "TCG-235", "TCG-062", "TCG-059")
def test_a_minion_that_loses_takes_a_wound_and_dies_at_its_vitality() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"minions": ["Orthanc Warrior"]}, step="assignment")
    table.defend("Aragorn", "Orthanc Warrior").until("decide")
    assert table.wounds("Orthanc Warrior 1") == 1
    table = Table({"fellowship": ["Aragorn"]}, {"minions": [hurt("Orthanc Warrior")], "deck": []}, step="assignment")
    table.defend("Aragorn", "Orthanc Warrior").until("decide")
    assert table.titles("discard:B") == ["Orthanc Warrior"]


@pytest.mark.rule("TCG-060", "TCG-243")
def test_a_dead_companion_goes_to_the_dead_pile_and_what_it_bore_is_discarded() -> None:
    companion = hurt("Merry", 3, attachments=["Hobbit Sword"])
    table = Table({"fellowship": [companion]}, {"minions": ["Uruk Defender"]}, step="assignment")
    table.defend("Merry", "Uruk Defender").until("decide")
    assert table.titles("dead:A") == ["Merry"]
    assert "Hobbit Sword" in table.titles("discard:A")


@pytest.mark.rule("TCG-068", "TCG-071", "TCG-072", "TCG-073", "TCG-074", "TCG-386")
def test_an_exhausted_character_cannot_exert() -> None:
    table = Table(
        {"fellowship": [hurt("Gimli", 1)]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Defender"),
    )
    table.use("Gimli", "Gimli")
    assert table.wounds("Gimli") == 2
    assert table.strength("Gimli") == 7
    assert not table.offers("use", "Gimli")


@pytest.mark.rule("TCG-069")
def test_what_keeps_off_wounds_does_not_keep_off_an_exertion() -> None:
    uruk = bearing("Uruk Regular", "Broad-bladed Sword")
    table = Table({"site": 2}, {"minions": [uruk], "hand": ["Uruk Regular"]}, step="shadow", twilight=9)
    table.use("Uruk Regular")
    assert table.wounds("Uruk Regular 1") == 1


@pytest.mark.rule("TCG-050", "TCG-051", "TCG-147", "TCG-148", "TCG-149")
def test_a_card_of_the_same_title_heals_a_wounded_one() -> None:
    fellowship = [hurt("Aragorn"), hurt("Gimli"), "Legolas", hurt("Rider of Rohan")]
    table = Table({"fellowship": fellowship, "hand": ["Aragorn", "Legolas", "Valor", "Rider of Rohan"]}, {})
    assert [option.source for option in table.question.options if option.verb == "heal"] == [
        card for card in table.g.zones["hand:A"] if table.g.codes[card] == "4_364"
    ]
    table.choose("heal", target="Aragorn")
    assert table.wounds("Aragorn") == 0
    assert table.titles("discard:A") == ["Aragorn"]


@pytest.mark.rule("TCG-053", "TCG-054", "TCG-056", "TCG-057", "TCG-058")
def test_a_sanctuary_heals_up_to_five_wounds_at_the_start_of_the_turn() -> None:
    wounded = {
        "site": 3,
        "fellowship": [hurt("Aragorn", 3), hurt("Gimli", 2), hurt("Legolas", 2)],
        "support": [hurt("Guma")],
    }
    table = Table(wounded, {}, step="turn")
    assert table.asked == "sanctuary"
    assert not table.offers("choose", "Guma")
    for name in ("Aragorn", "Aragorn", "Gimli", "Legolas", "Legolas"):
        table.pick(name)
    assert table.asked == "fellowship-actions"
    assert [table.wounds(name) for name in ("Aragorn", "Gimli", "Legolas", "Guma")] == [1, 1, 0, 1]
    assert Table(wounded, {}, step="turn").passes().asked == "fellowship-actions"


@pytest.mark.rule("TCG-055")
def test_arriving_at_a_sanctuary_heals_nothing() -> None:
    table = Table({"site": 2, "fellowship": [hurt("Aragorn", 2)]}, {}, step="fellowship")
    table.until("decide")
    assert table.g.at["A"] == 3
    assert table.wounds("Aragorn") == 2


@pytest.mark.rule("TCG-396")
def test_who_loses_the_vitality_that_held_him_dies() -> None:
    théoden = bearing("Théoden", "Herugrim", wound=2)
    table = Table(
        {"fellowship": [théoden, "Gimli"]},
        {"minions": ["Dunlending Pillager"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Dunlending Pillager"),
        twilight=2,
    )
    assert table.number("Théoden", "vitality") == 3
    table.until("respond")
    table.respond("Dunlending Pillager").pick("Herugrim")
    assert table.titles("dead:A") == ["Théoden"]
    assert table.titles("discard:A") == ["Herugrim"]


@pytest.mark.rule("TCG-388", "TCG-401", "TCG-305", "TCG-306")
def test_eowyn_prevents_a_wound_for_an_exertion_and_twilight() -> None:
    table = Table(
        {"fellowship": ["Éowyn", "Gimli"]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmish_actions",
        skirmish=fight("Éowyn", "Uruk Rear Guard"),
    )
    assert table.g.twilight == 0
    table = Table(
        {"fellowship": ["Éowyn", "Aragorn"]},
        {"minions": ["Uruk Rear Guard"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Uruk Rear Guard"),
    )
    table.until("respond").respond("Éowyn")
    assert (table.wounds("Éowyn"), table.g.twilight) == (1, 1)
    table.until("decide")
    assert table.wounds("Aragorn") == 1


@pytest.mark.rule("TCG-393", "TCG-344")
def test_for_each_may_fall_on_the_same_character_and_need_not_be_used_up() -> None:
    fellowship = ["Aragorn", "Merry", "Pippin"]
    setup: dict[str, Any] = {"step": "decide", "moves": 1, "twilight": 0}
    table = Table({"fellowship": fellowship, "site": 2}, {"minions": ["Uruk Rear Guard"]}, **setup)
    table.choose("move_again").respond("Aragorn").pick("Uruk Rear Guard").pick("Uruk Rear Guard")
    assert table.wounds("Uruk Rear Guard") == 2
    table = Table({"fellowship": fellowship, "site": 2}, {"minions": ["Uruk Rear Guard"]}, **setup)
    table.choose("move_again").respond("Aragorn").pick("Uruk Rear Guard").passes()
    assert table.wounds("Uruk Rear Guard") == 1
