"""Three cards of the decks in odd corners: what is answered away, what counts twice, who falls by which number."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.attacks import body
from tests.games.meccg.cards.situations import WILD
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, wounded


def hit(who: Any, name: str, *rolls: int, hand: tuple[str, ...] = (), kind: Any = minion, **attack: Any) -> CardTable:
    """Somebody meets a strike of prowess 20 at Moria."""
    told = {**attacked("orc", 1, 20, targets=[name], waiting=[name]), **attack}
    company = at("Moria", who, limit=2, moved=True, path=["wilderness"])
    return CardTable(kind(company, hand=list(hand)), {}, step="strikes", attack=told, roll=rolls)


def creature(
    card: str, *members: Any, faced: tuple[str, ...] = (), events: tuple[str, ...] = (), **road: Any
) -> CardTable:
    """A creature of Bor attacks heroes in the wild, who have met others before."""
    company = at("Bree", *members, faced=list(faced), **{**WILD, "path": ["wilderness"] * 3, "limit": 6, **road})
    table = CardTable(hero(company), {"hand": [card], "events": list(events)}, step="hazards").until("hazards")
    table.choose("creature", card)
    while not table.g.attacks:
        table.passes()
    return table


@pytest.mark.parametrize(("roll", "shield"), [(6, "attached"), (7, "discard:A")])
def test_a_shield_of_sable_keeps_the_crows_and_knows_no_spiders(roll: int, shield: str) -> None:
    layos = bearing("Layos", "Sable Shield", "Regiment of Black Crows")
    table = hit(layos, "Layos", 2, roll, race="spider", card="Giant Spiders")
    table.until("hold").choose("full").until("hazards")
    assert (table.zone("Sable Shield"), table.zone("Regiment of Black Crows")) == (shield, "attached")
    assert (table.stands("Layos"), table.said("body")) == ("tapped", 0)


@pytest.mark.parametrize(("roll", "where"), [(6, "companies:A"), (7, "discard:A"), (8, "removed:A")])
@pytest.mark.rule("MEC-107", "MEC-108")
def test_a_well_preserved_orc_goes_by_a_number_less(roll: int, where: str) -> None:
    """His body of 8 is 7: so is the number that discards him."""
    table = hit(bearing("Lagduf", "Well-preserved"), "Lagduf", 2, roll)
    table.until("hold").choose("full")
    while table.session.question is not None and table.g.attacks:
        table.passes()
    assert table.zone("Lagduf") == where


def test_who_dodges_in_a_bright_hauberk_has_one_less_than_it_gives() -> None:
    table = hit(bearing("Elladan", "Hauberk of Bright Mail"), "Elladan", 2, 9, hand=("Dodge",), kind=hero)
    assert table.number("Elladan", "body") == 9
    table.until_step("strike_resources").play("Dodge")
    while table.session.question is not None and table.g.attacks:
        table.passes()
    assert table.zone("Elladan") == "removed:A"


@pytest.mark.rule("MEC-313")
def test_the_lieutenant_the_stir_and_the_doors_add_up() -> None:
    table = creature("Orc-lieutenant", "Elrond", faced=("orc",), events=("Minions Stir", "Doors of Night"))
    assert table.attack() == (1 + 2, 7 + 4 + 2)


def test_the_war_and_the_doors_add_up_for_wolves_as_well() -> None:
    table = creature("Wolves", "Elrond", events=("Wake of War", "Doors of Night"))
    assert table.attack() == (3 + 2, 8 + 2)


def test_bones_under_a_dead_moon_go_with_it_when_they_are_beaten() -> None:
    table = creature("Stirring Bones", "Elrond", "Glorfindel II", "Haldir", events=("The Moon Is Dead",),
                     path=["wilderness", "shadow_land"])  # fmt: skip
    assert table.attack() == (3, 10)
    table.rolls(12, 12, 12)
    while table.g.attacks:
        if table.asked == "assign":
            table.face("Elrond", "Glorfindel II", "Haldir")
        elif table.offers("full"):
            table.choose("full")
        else:
            table.passes()
    assert (table.zone("Stirring Bones"), table.zone("The Moon Is Dead")) == ("marshalling:A", "discard:B")


def test_a_snuffler_smells_two_rangers_through_the_bats() -> None:
    orcs = at("Moria", "Radbug", "Shagrat", **{**WILD, "path": ["shadow_land"], "limit": 6})
    bats = {"events": [{"card": "Swarm of Bats", "company": 0}]}
    table = CardTable(minion(orcs, **bats), {"hand": ["Little Snuffler"]}, step="hazards").until("hazards")
    table.choose("creature", "Little Snuffler")
    while not table.g.attacks:
        table.passes()
    assert (table.attack(), body(table.g, table.g.attacks[-1])) == ((1, 4), 10 - 2 * 2 - 1)


def test_a_twilight_in_answer_shuts_the_doors_before_the_shadows_choke() -> None:
    company = at("Bree", "Elrond", **{**WILD, "path": ["wilderness", "wilderness"]})
    ana, bor = hero(company, hand=["Twilight"]), {"hand": ["Choking Shadows"], "events": ["Doors of Night"]}
    table = CardTable(ana, bor, step="hazards").until("hazards")
    table.answer([table.find("play", "Choking Shadows")[0].key])
    while table.asked != "answer" or table.who != "Ana":
        table.answer([table.question.options[0].key]) if table.asked != "answer" else table.choose("pass")
    table.choose("play", "Twilight")
    while table.asked in ("answer", "target"):
        table.choose("pass") if table.asked == "answer" else table.pick("Doors of Night")
    assert table.zone("Doors of Night") == "discard:B"
    assert table.company("Elrond").path == ["wilderness", "wilderness"]


def test_the_arkenstone_lays_a_weight_on_every_dwarf_and_goes_with_one() -> None:
    ana = minion(at("Moria", bearing("Layos", "The Arkenstone")))
    bor = hero(at("Moria", "Balin"), at("Rivendell", "Bofur"))
    table = CardTable(ana, bor)
    assert [table.number(name, "mind") for name in ("Balin", "Bofur")] == [6, 3]


def test_fatty_steps_in_for_sam_and_a_strike_called_off_is_not_beaten() -> None:
    company = at("Moria", "Sam Gamgee", "Fatty Bolger", limit=2, moved=True, path=["wilderness"])
    told = attacked("orc", 1, 20, targets=["Sam Gamgee"], waiting=["Sam Gamgee"], card="Orc-guard")
    table = CardTable(hero(company), {}, step="strikes", attack=told)
    table.until_step("strike_resources").use("Fatty Bolger")
    while table.g.attacks:
        table.passes()
    assert (table.stands("Fatty Bolger"), table.stands("Sam Gamgee")) == ("tapped", "untapped")
    assert table.zone("Orc-guard") == "discard:B"


@pytest.mark.rule("MEC-603", "MEC-440")
def test_who_is_called_home_leaves_one_thing_and_his_follower() -> None:
    elrond = {"card": "Elrond", "attachments": ["Glamdring", "Cram"]}
    company = at("Bree", elrond, {"card": "Haldir", "follows": 0}, wounded("Elladan"), **WILD)
    table = CardTable(hero(company), {"hand": ["Call of Home"]}, step="hazards", roll=(2,)).until("hazards")
    table.answer([table.find("play", "Call of Home")[0].key])
    while "Elrond" in table:
        if table.offers("choose", "Elrond"):
            table.pick("Elrond")
        elif table.asked == "pass-on":
            table.pick("Glamdring")
        else:
            table.passes()
    assert (table.zone("Elrond"), table.zone("Cram")) == ("hand:A", "discard:A")
    assert table["Haldir"].loose
