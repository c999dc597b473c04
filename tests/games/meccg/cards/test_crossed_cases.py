"""Two or three cards that touch each other where each alone is plain."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.situations import gathered, struck_minion
from tests.games.meccg.cards.table import CardTable, attacked, hero
from tests.games.meccg.table import Table, at, bearing, tapped, wounded


def test_the_dead_moon_that_sets_with_the_first_victory_brings_no_second_attack() -> None:
    company = at("Barrow-downs", "Glorfindel II", went=True)
    t = Table({"companies": [company]}, {"events": ["The Moon Is Dead"]}, step="guards")
    t.until("assign").pick("Glorfindel II").rolls(12).until("site")
    assert (t.said("attack"), "The Moon Is Dead" in t) == (1, False)


@pytest.mark.rule("MEC-420")
def test_who_may_not_untap_is_hastened_by_nobody_and_healed_to_tapped() -> None:
    prisoner = tapped("Haldir", attachments=["Rescue Prisoners"])
    company = at("Moria", "Saruman", prisoner, tapped("Balin"))
    t = CardTable(hero(company, hand=["And Forth He Hastened"], avatar="Saruman"))
    t.choose("play", "And Forth He Hastened")
    assert [option.source for option in t.question.options] == [t.id("Balin")]
    bound = wounded("Layos", attachments=["To Satisfy the Questioner"])
    pasted = gathered(bound, bearing("Ostisen", "Foul-smelling Paste")).use("Foul-smelling Paste", "Layos")
    assert pasted.stands("Layos") == "tapped"


@pytest.mark.rule("MEC-107", "MEC-108")
@pytest.mark.parametrize(("rolled", "zone"), [(6, "companies:A"), (7, "discard:A"), (8, "removed:A")])
def test_a_bold_thrust_moves_the_result_that_discards_an_orc(rolled: int, zone: str) -> None:
    t = struck_minion("Bold Thrust", "Muzgash", 30).until("strike").choose("play", "Bold Thrust")
    t.until("strike").rolls(2, rolled).choose("pass")
    assert t.zone("Muzgash") == zone


def test_of_a_strike_for_each_of_three_two_are_left_at_daybreak() -> None:
    company = at("Moria", "Elrond", "Balin", "Haldir", limit=4)
    t = CardTable(
        hero(company, hand=["Dark Quarrels"], events=["Gates of Morning"]),
        step="attack_actions",
        attack=attacked("animal", 1, 8, each=True),
    )
    t.until("attack").play("Dark Quarrels").until("assign")
    assert (t.attack()[0], t.question.maximum) == (2, 2)
