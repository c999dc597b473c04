"""What a strike between companies does to both who meet in it: who taps, who is hit, and when nobody is."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.attacks import prowess
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.table.sights import contest
from tests.games.meccg.table import Table, at, bearing


def clash(attackers: list[Any], defenders: list[Any], **more: Any) -> Table:
    """Ana's minions attack Bor's heroes in Moria."""
    ana = {"kind": "ringwraith", "companies": [at("Moria", *attackers, went=True, entered=True)]}
    return Table(ana, {"companies": [at("Moria", *defenders)], **more}, step="attack_company").choose("attack")


def test_an_attack_of_a_company_is_told_by_who_leads_it() -> None:
    """It had the name of no card, and a prowess below 0."""
    table = clash(["Layos"], ["Elrond"])
    view = GAME.view(table.g, "A")
    staged, layos = contest(view), table.g.attacks[-1].givers[0]
    assert staged is not None
    assert staged.heading.id == "mectable-company-attack"
    assert staged.sides[1].card == table.g.codes[layos]
    assert staged.sides[1].told == (), "each strike has its own prowess"
    told = next(line.message for line in table.session.log if line.message.id == "mec-log-attack")
    assert (told.params["race"], told.params["by"]) == ("company", table.g.ref(layos))
    meeting = contest(GAME.view(at_the_roll(table, "Layos", "Elrond").g, "A"))
    assert meeting is not None
    assert meeting.sides[1].card == table.g.codes[layos]


def at_the_roll(table: Table, giver: str, target: str) -> Table:
    """Nobody takes -3, nobody helps; the dice are about to be thrown."""
    table.until("clash-first").pick(target)
    if table.asked == "clash-giver":
        table.pick(giver)
    for _ in range(20):
        if table.question.step == "clash_defender":
            return table
        table.choose("full") if table.asked == "hold" else table.passes()
    raise AssertionError(table.asked)


@pytest.mark.rule("MEC-613", "MEC-599")
def test_whoever_his_shield_keeps_from_a_wound_taps_by_the_strike() -> None:
    table = at_the_roll(clash([bearing("Layos", "Sable Shield")], ["Elrond"]), "Layos", "Elrond")
    table.rolls(2, 12, 2).passes()
    assert table.stands("Layos") == "wounded"
    ana = {"companies": [at("Moria", "Elrond", went=True, entered=True)]}
    bor = {"kind": "ringwraith", "companies": [at("Moria", bearing("Layos", "Sable Shield"))]}
    table = Table(ana, bor, step="attack_company").choose("attack")
    at_the_roll(table, "Elrond", "Layos").rolls(12, 2, 3).passes()
    assert (table.stands("Layos"), table.stands("Elrond")) == ("tapped", "tapped")


@pytest.mark.rule("MEC-613", "MEC-183")
@pytest.mark.parametrize(
    ("spared", "stand"),
    [
        ({"spared": True}, ("tapped", "untapped")),
        ({"giver_spared": True}, ("untapped", "tapped")),
        ({"held": True}, ("tapped", "untapped")),
        ({"giver_held": True}, ("untapped", "tapped")),
    ],
)
def test_only_who_is_kept_from_tapping_by_the_strike_stays_untapped(
    spared: dict[str, bool], stand: tuple[str, str]
) -> None:
    """Layos and Elrond meet with the same sum."""
    table = at_the_roll(clash(["Layos"], ["Elrond"]), "Layos", "Elrond")
    for name, value in spared.items():
        setattr(table.met_strike, name, value)
    less = 3 * ("giver_held" in spared) - 3 * ("held" in spared)
    table.rolls(9 + less if less > 0 else 9, 5 if less >= 0 else 8).passes()
    assert (table.stands("Layos"), table.stands("Elrond")) == stand


@pytest.mark.rule("MEC-173", "MEC-174")
def test_a_strike_that_is_canceled_between_companies_taps_and_hurts_nobody() -> None:
    table = at_the_roll(clash(["Layos"], ["Elrond"]), "Layos", "Elrond")
    table.met_strike.cancelled = True
    table.until("end", limit=40)
    assert (table.stands("Layos"), table.stands("Elrond")) == ("untapped", "untapped")
    assert table.said("strike") == 0


@pytest.mark.rule("MEC-593", "MEC-165", "MEC-166")
@pytest.mark.parametrize(("marks", "strong"), [({}, 9), ({"exhausted": True}, 8), ({"wounded": True}, 8)])
def test_what_an_attacker_lacks_makes_room_for_his_helm(marks: dict[str, bool], strong: int) -> None:
    """Lagduf has 9 with his mace against an Elf, and with the helm no more: it raises nobody above 8."""
    table = clash([{**bearing("Lagduf", "Black Mace", "High Helm"), **marks}], ["Elrond"])
    table.until("clash-first").pick("Elrond").until_step("clash_holds")
    assert prowess(table.g, table.g.attacks[-1], table.met_strike) == strong


@pytest.mark.rule("MEC-162", "MEC-155")
def test_no_more_defenders_are_offered_than_there_are_strikes() -> None:
    ana = {"companies": [at("Moria", "Elrond", went=True, entered=True)]}
    bor = {"kind": "ringwraith", "companies": [at("Moria", "Layos", "Muzgash", "Lagduf"), at("Moria", "Ostisen")]}
    table = Table(ana, bor, step="attack_company")
    assert (len(table.find("attack")), table.question.maximum) == (2, 1)
    table.choose("attack", target="Layos").until("clash-first")
    assert (len(table.question.options), table.question.maximum) == (3, 1)


@pytest.mark.rule("MEC-184", "MEC-175")
def test_whoever_strikes_falls_as_hard_as_his_armour_lets_him() -> None:
    """Layos has a body of 8, and 2 more for this strike."""
    for more, falls in ((0, True), (2, False)):
        table = at_the_roll(clash(["Layos"], ["Elrond"]), "Layos", "Elrond")
        table.met_strike.armour = more
        table.rolls(2, 12, 10).passes()
        assert (table.zone("Layos") == "marshalling:B") is falls


@pytest.mark.rule("MEC-588")
def test_nobody_helps_against_a_strike_that_is_canceled() -> None:
    wolves = {"race": "wolf", "strikes": 1, "prowess": 9}
    table = Table({"companies": [at("Bree", "Elrond", "Balin", limit=2)]}, step="assign", attack=wolves)
    table.pick("Elrond").until("hold")
    table.met_strike.cancelled = True
    while table.g.attacks:
        assert table.asked != "support"
        table.passes()
    assert (table.stands("Elrond"), table.stands("Balin")) == ("untapped", "untapped")


@pytest.mark.rule("MEC-160", "MEC-161")
@pytest.mark.parametrize(("second", "able"), [("Shagrat", True), ("Ciryaher", False)])
def test_what_cancels_attacks_by_some_races_cancels_that_of_a_company_all_of_whom_are_of_one_of_them(
    second: str, able: bool
) -> None:
    """Orcs, Trolls or Men: Layos is a Man, Shagrat an Orc and Ciryaher a Dúnadan."""
    ana = {"kind": "ringwraith", "companies": [at("Moria", "Layos", second, went=True, entered=True)]}
    bor = {"companies": [at("Moria", "Elrond")], "hand": ["Dark Quarrels"]}
    table = Table(ana, bor, step="attack_company").choose("attack").until("attack")
    assert table.who == "Bor"
    assert table.offers("play", "Dark Quarrels") is able
    if able:
        table.choose("play", "Dark Quarrels").until("end")
        assert (table.said("strike"), table.stands("Layos"), table.stands("Elrond")) == (0, "untapped", "untapped")
