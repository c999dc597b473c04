"""What belongs to another time or place is refused by the rule that says when and where it is done."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.rules import GAME
from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing

ARMED = bearing("Layos", "Black Mace")
ANA: dict[str, Any] = minion(
    at("Moria", ARMED, "Ostisen"),
    at("Dol Guldur", "Radbug", "Lagduf"),
    hand=["Asternak"],
    locations=["Minas Morgul", "Bandit Lair"],
)
BOR: dict[str, Any] = hero(at("Moria", "Elrond"))


def dragged(table: Table, source: str, target: str) -> str:
    """The rule that a drag from one card to another hears."""
    refusal = GAME.why_not(table.g, table.question, table.id(source), table.id(target))
    assert refusal is not None
    return refusal.rule


@pytest.mark.rule("MEC-464", "MEC-468", "MEC-426", "MEC-680")
@pytest.mark.parametrize("step", ["untap_actions", "long_events", "end_actions", "attack_actions"])
def test_outside_of_its_phase_a_drag_hears_in_which_phase_it_is_done(step: str) -> None:
    more: dict[str, Any] = {"attack": attacked("elf")} if step == "attack_actions" else {}
    table = Table(ANA, BOR, step=step, **more)
    assert dragged(table, "Black Mace", "Ostisen") == "MEC-464"
    assert dragged(table, "Layos", "Bandit Lair") == "MEC-468"
    assert dragged(table, "Ostisen", "Layos") == "MEC-426"
    assert dragged(table, "Layos", "Elrond") == "MEC-680"


@pytest.mark.rule("MEC-426")
@pytest.mark.parametrize("over", [False, True])
def test_companies_are_organized_once_and_only_then_changed(over: bool) -> None:
    table = Table(ANA, BOR)
    if over:
        table.choose("organize").choose("organized")
    for verb, source, target in (
        ("follow", "Ostisen", "Layos"),
        ("split", "Ostisen", ""),
        ("dismiss", "Radbug", ""),
        ("bring", "Asternak", "Dol Guldur"),
    ):
        assert not table.offers(verb, source)
        assert table.refusal(source, verb, target).rule == "MEC-426"


@pytest.mark.rule("MEC-426")
def test_while_companies_are_organized_nobody_sets_out_nor_hands_anything_on() -> None:
    table = Table(ANA, BOR).choose("organize")
    assert table.refusal("Layos", "go", "Bandit Lair").rule == "MEC-426"
    assert table.refusal("Black Mace", "transfer", "Ostisen").rule == "MEC-426"


@pytest.mark.rule("MEC-442", "MEC-454", "MEC-451")
def test_nobody_is_led_or_joined_from_afar() -> None:
    table = Table(ANA, BOR).choose("organize")
    assert table.refusal("Ostisen", "follow", "Radbug").rule == "MEC-442"
    assert table.refusal("Layos", "join", "Radbug").rule == "MEC-454"
    assert table.refusal("Ostisen", "regroup", "Radbug").rule == "MEC-451"


@pytest.mark.rule("MEC-657", "MEC-138", "MEC-029", "MEC-326")
def test_what_is_borne_beside_another_says_why_it_is_not_used() -> None:
    idle = {"card": "Glamdring", "idle": True}
    heroes = hero(at("Moria", bearing("Elrond", "Orcrist", idle)))
    assert Table(heroes).offers("wear", "Glamdring")
    fought = Table(heroes, step="attack_actions", attack=attacked("orc"))
    assert (fought.offers("wear", "Glamdring"), fought.refusal("Glamdring", "wear").rule) == (False, "MEC-657")
    for who, rule in (("Layos", "MEC-138"), ("Dwar the Ringwraith", "MEC-029")):
        table = Table(minion(at("Dol Guldur", bearing(who, "Black Mace", idle))))
        assert (table.offers("wear", "Glamdring"), table.refusal("Glamdring", "wear").rule) == (False, rule)
    sword = {"card": "Sword of Gondolin", "idle": True}
    table = Table(hero(at("Rivendell", bearing("Ioreth", "Glamdring", sword))))
    assert (table.offers("wear", "Sword of Gondolin"), table.refusal("Sword of Gondolin", "wear").rule) == (
        False,
        "MEC-326",
    )
