"""Two or three cards that touch each other where each alone is plain."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.situations import gathered, struck_minion
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
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


RIDER = "Adûnaphel the Ringwraith"


@pytest.mark.rule("MEC-038")
@pytest.mark.parametrize(
    ("rolled", "thrusts", "wounded_before"),
    [
        (6, "companies:A", "hand:A"),
        (7, "hand:A", "hand:A"),
        (8, "hand:A", "companies:A"),
        (9, "companies:A", "companies:A"),
        (10, "removed:A", "removed:A"),
    ],
)
def test_a_bold_thrust_bares_a_ringwraith_and_moves_neither_seven_nor_eight(
    rolled: int, thrusts: str, wounded_before: str
) -> None:
    bold = struck_minion("Bold Thrust", RIDER, 30).until("strike").choose("play", "Bold Thrust").until("strike")
    bold.rolls(2, rolled).choose("pass")
    hurt = struck_minion("Cram", wounded(RIDER), 30, name=RIDER).until("strike").rolls(2, rolled)
    hurt.choose("pass")
    assert (bold.zone(RIDER), hurt.zone(RIDER)) == (thrusts, wounded_before)


@pytest.mark.rule("MEC-309", "MEC-038")
@pytest.mark.parametrize(("rolled", "stands"), [(8, "untapped"), (9, "untapped"), (12, "tapped")])
def test_no_ringwraith_goes_back_to_hand_as_the_veils_are_flung_away(rolled: int, stands: str) -> None:
    company = at("Moria", RIDER, origin="Dol Guldur", moved=True, path=["wilderness"])
    t = CardTable(minion(company), {"hand": ["Veils Flung Away"]}, step="hazards").until("hazards")
    t.rolls(rolled).play("Veils Flung Away").until("hazards")
    assert t.stands(RIDER) == stands


def test_a_diversion_turns_one_attack_of_three_away_and_who_was_wounded_makes_no_other() -> None:
    company = at("Moria", "Layos", "Ostisen", origin="Dol Guldur", moved=True, path=["coastal_sea"])
    ana, bor = minion(company, hand=["Diversion"] * 2), {"hand": ["Nameless Thing"], "events": ["Doors of Night"]}
    t = CardTable(ana, bor, step="hazards").until("hazards").choose("creature", "Nameless Thing").until("attack")
    t.play("Diversion", "Layos").until("attack")
    assert (t.said("attack"), t.stands("Layos")) == (2, "wounded")
    t.choose("play", "Diversion")
    assert t.stands("Ostisen") == "untapped"
    assert not t.offers("choose", "Layos")


def test_what_the_crows_drive_off_does_not_lie_in_reserve_again() -> None:
    company = at("Gondmaeglom", bearing("Layos", "Regiment of Black Crows"), moved=True, path=["wilderness"] * 3)
    summons = {"card": "Summons from Long Sleep", "attachments": ["True Fire-drake"]}
    t = CardTable(minion(company), {"events": [summons]}, step="hazards").until("hazards")
    t.choose("creature", "True Fire-drake").until("attack").use("Regiment of Black Crows").until("hazards")
    assert (t.zone("True Fire-drake"), t.zone("Summons from Long Sleep")) == ("hand:B", "discard:B")


@pytest.mark.rule("MEC-015")
@pytest.mark.parametrize(("rolled", "zone"), [(5, "discard:A"), (6, "marshalling:A")])
def test_five_points_to_spare_hold_a_faction_of_minions_together(rolled: int, zone: str) -> None:
    company = at("Moria", "Lieutenant of Morgul", "Shagrat", "Orc Captain")
    ana = minion(company, marshalling=["Orcs of Moria"])
    t = CardTable(ana, {"hand": ["Muster Disperses"]}, step="hazards").until("hazards")
    t.rolls(rolled).play("Muster Disperses")
    assert t.zone("Orcs of Moria") == zone
