"""Items that are handed on, stored, started with or played one after the other, and what keeps them from it."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.points import sources
from tests.games.meccg.draft import Draft
from tests.games.meccg.rules.situations import there
from tests.games.meccg.shelf import make_up
from tests.games.meccg.table import Table, at, bearing, tapped

HOARDED = make_up(
    "ZZ-601", "resource", "Trinket of the Hoard", alignment="hero", kinds=["minor_item"], keywords=["hoard_item"]
)
LOCAL = make_up(
    "ZZ-602", "resource", "Pipe of Bree", alignment="hero", kinds=["minor_item"], playable_at=[{"site": "Bree"}]
)
RIVENDELL = {"locations": ["Rivendell", "Lórien", "Bree"]}


def targets(table: Table, verb: str, bearer: str) -> set[str]:
    """To whom the items of somebody may go."""
    borne = table[bearer].attachments
    return {option.target for option in table.find(verb) if option.source in borne}


@pytest.mark.rule("MEC-340", "MEC-464")
def test_what_cannot_be_duplicated_on_a_character_is_not_handed_to_who_has_one() -> None:
    company = at("Rivendell", bearing("Elrond", "Horn of Anor"), bearing("Balin", "Horn of Anor"), "Haldir")
    table = Table({"companies": [company], **RIVENDELL})
    assert targets(table, "transfer", "Elrond") == {table.id("Haldir")}


@pytest.mark.rule("MEC-340", "MEC-603")
def test_nor_is_it_taken_from_the_fallen() -> None:
    company = at(
        "Moria", bearing("Elrond", "Horn of Anor", "Cram"), bearing("Balin", "Horn of Anor"), "Haldir", limit=9
    )
    attack = {"race": "orc", "strikes": 1, "prowess": 30, "targets": ["Elrond"], "waiting": ["Elrond"]}
    table = Table({"companies": [company]}, {}, step="strikes", attack=attack)
    horn, cram = table["Elrond"].attachments
    table.until("hold").choose("full").rolls(2, 12).until("hand-on")
    assert table.question.source == table.id("Balin")
    assert [option.source for option in table.question.options if option.source] == [cram]
    table.pick("Cram")
    assert table.question.source == table.id("Haldir")
    assert [option.source for option in table.question.options if option.source] == [horn]


@pytest.mark.rule("MEC-386")
def test_one_character_may_start_with_two_of_a_kind() -> None:
    draft = Draft(["Elrond", "Cram", "Cram", "Horn of Anor", "Horn of Anor"], []).drafts(A="Elrond")
    draft.until("starting_items")
    crams = [card for card, code in draft.g.codes.items() if code == "TD-105"]
    elrond = draft.id("Elrond", "A")
    draft.session.answer([f"give:{crams[0]}>{elrond}"])
    assert f"give:{crams[1]}>{elrond}" in [option.key for option in draft.options("give")]


@pytest.mark.rule("MEC-340", "MEC-386")
def test_but_not_with_two_of_what_cannot_be_duplicated_on_him() -> None:
    draft = Draft(["Elrond", "Balin", "Horn of Anor", "Horn of Anor"], []).drafts(A="Elrond").drafts(A="Balin")
    draft.until("starting_items")
    first, second = [card for card, code in draft.g.codes.items() if code == "TW-259"]
    elrond, balin = draft.id("Elrond", "A"), draft.id("Balin", "A")
    draft.session.answer([f"give:{first}>{elrond}"])
    assert [option.key for option in draft.options("give")] == [f"give:{second}>{balin}"]


@pytest.mark.rule("MEC-377")
def test_no_item_of_a_hoard_starts() -> None:
    draft = Draft(["Elrond", "Trinket of the Hoard", "Cram"], []).drafts(A="Elrond").until("starting_items")
    assert [option.source for option in draft.options("give")] == [draft.id("Cram", "A")]
    assert draft.session.question is not None
    kept = [(each.source, each.rule) for each in draft.session.question.refusals() if each.verb == "give"]
    assert kept == [(draft.id("Trinket of the Hoard", "A"), "MEC-377")]


@pytest.mark.rule("MEC-564", "MEC-557")
def test_the_other_minor_item_still_needs_its_hoard_and_its_place() -> None:
    table = there(
        "Edoras", "Théoden", "Balin", hand=["Riders of Rohan", "Cram", "Trinket of the Hoard", "Pipe of Bree"]
    )
    table.choose("acquire", "Riders of Rohan", "Théoden").until("influence").rolls(9).until("site")
    assert table.offers("acquire", "Cram", "Balin")
    assert not table.offers("acquire", "Trinket of the Hoard")
    assert not table.offers("acquire", "Pipe of Bree")
    assert table.refusal("Trinket of the Hoard", "acquire").rule == "MEC-557"


@pytest.mark.rule("MEC-564")
def test_a_minor_item_follows_an_event_that_has_tapped_the_site() -> None:
    table = there(
        "Edoras", "Layos", "Ostisen", hand=["To Satisfy the Questioner", "Foul-smelling Paste"], kind="ringwraith"
    )
    table.choose("play", "To Satisfy the Questioner").until("target").pick("Layos").until("site")
    assert table.stands("Edoras") == "tapped"
    assert table.offers("acquire", "Foul-smelling Paste", "Ostisen")


@pytest.mark.rule("MEC-564")
def test_no_minor_item_follows_what_does_not_tap_the_site() -> None:
    hand = ["That’s Been Heard Before Tonight", "Foul-smelling Paste"]
    table = there("Bag End", "Layos", "Ostisen", hand=hand, kind="ringwraith")
    table.choose("play", hand[0]).until("target").pick("Layos").until("site")
    assert table.stands("Bag End") == "untapped"
    table = there(tapped("Bag End"), "Layos", "Ostisen", hand=hand, kind="ringwraith")
    table.choose("play", hand[0]).until("target").pick("Layos").until("site")
    assert not table.find("acquire")


@pytest.mark.rule("MEC-564")
def test_no_minor_item_follows_an_eagle_that_nobody_takes() -> None:
    for taken in (False, True):
        table = there("Isengard", "Elrond", "Balin", hand=["The Windlord Found Me", "Dark Quarrels", "Cram"])
        table.choose("play", "The Windlord Found Me").until("attack").choose("play", "Dark Quarrels").until(
            "who-takes-it"
        )
        (table.pick("Elrond") if taken else table.choose("decline")).until("site")
        assert table.stands("Isengard") == "tapped"
        assert table.offers("acquire", "Cram", "Balin") is taken


@pytest.mark.rule("MEC-564")
def test_the_chance_of_another_minor_item_is_gone_after_anything_else() -> None:
    hand = ["Riders of Rohan", "Cram", "Halfling Strength"]
    table = there("Edoras", "Théoden", "Balin", tapped("Sam Gamgee"), hand=hand)
    table.choose("acquire", "Riders of Rohan", "Théoden").until("influence").rolls(9).until("site")
    table.choose("play", "Halfling Strength").until("site")
    assert not table.find("acquire")


@pytest.mark.rule("MEC-139", "MEC-462")
def test_what_is_stored_of_the_other_side_is_worth_half_of_what_it_is_worth_there() -> None:
    book = {"card": "Book of Mazarbul", "stored_at": "Blue Mountain Dwarf-hold"}
    minion = Table({"kind": "ringwraith", "companies": [at("Dol Guldur", "Layos")], "marshalling": [book]})
    hero = Table({"companies": [at("Rivendell", "Elrond")], "marshalling": [book]})
    assert (sources(minion.g, "A")["item"], sources(hero.g, "A")["item"]) == (3, 5)


@pytest.mark.rule("MEC-464", "MEC-465")
def test_items_pass_between_companies_at_one_site_even_from_and_to_those_who_have_declared() -> None:
    companies = [at("Rivendell", bearing("Elrond", "Cram")), at("Rivendell", "Balin"), at("Bree", "Beretar")]
    table = Table({"companies": companies, **RIVENDELL}).choose("go", "Elrond", "Bree")
    assert targets(table, "transfer", "Elrond") == {table.id("Balin")}


@pytest.mark.rule("MEC-460", "MEC-465", "MEC-109")
def test_who_falls_to_corruption_as_he_stores_loses_all_he_bears() -> None:
    company = at(
        "Rivendell", bearing("Elrond", "Scroll of Isildur", "Glamdring", "Orcrist"), {"card": "Haldir", "follows": 0}
    )
    table = Table({"companies": [company], **RIVENDELL}).choose("store", "Glamdring").rolls(6).choose("roll")
    assert {table.zone(name) for name in ("Elrond", "Glamdring", "Orcrist")} == {"discard:A"}
    assert table["Haldir"].loose


def rings(*names: str, **more: Any) -> dict[str, Any]:
    """A bearer of gold rings."""
    return bearing("Layos", *names, **more)


@pytest.mark.rule("MEC-664", "MEC-132")
def test_a_ring_played_for_one_that_is_stored_is_stored_and_unique_all_the_same() -> None:
    company = at("Dol Guldur", rings("The Least of Gold Rings"))
    bor = {"kind": "ringwraith", "companies": [at("Minas Morgul", bearing("Eradan", "Dwarven Ring of Thrár’s Tribe"))]}
    hand = ["Dwarven Ring of Thrár’s Tribe", "Dwarven Ring of Thélor’s Tribe"]
    table = Table({"kind": "ringwraith", "companies": [company], "hand": hand}, bor)
    table.choose("store", "The Least of Gold Rings").rolls(9, 12).choose("roll").until("ring")
    offered = [table.g.codes[option.source] for option in table.question.options if option.source]
    assert offered == ["AS-123"]
    table.pick("Dwarven Ring of Thélor’s Tribe")
    assert table.zone("Dwarven Ring of Thélor’s Tribe") == "marshalling:A"
    assert table.zone("The Least of Gold Rings") == "discard:A"


@pytest.mark.rule("MEC-664", "MEC-340")
def test_a_ring_that_comes_into_play_stored_may_be_one_that_its_bearer_has_already() -> None:
    """It is not on him, so that it is no second copy on one character."""
    company = at("Dol Guldur", rings("The Least of Gold Rings", "Minor Ring"))
    table = Table({"kind": "ringwraith", "companies": [company], "hand": ["Minor Ring"]})
    table.choose("store", "The Least of Gold Rings").rolls(12, 7).choose("roll").until("ring").pick("Minor Ring 2")
    assert (table.zone("Minor Ring"), table.zone("Minor Ring 2")) == ("attached", "marshalling:A")


@pytest.mark.rule("MEC-657", "MEC-655", "MEC-654")
@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("untap_actions", "untap"),
        ("organization", "organization"),
        ("long_events", "long-events"),
        ("hazards", "movement"),
        ("site_actions", "site"),
        ("end_actions", "end"),
    ],
)
def test_another_weapon_is_used_at_any_time_of_ones_turn(step: str, asked: str) -> None:
    armed = bearing("Elrond", "Sword of Gondolin", {"card": "Glamdring", "idle": True})
    table = Table({"companies": [at("Moria", armed, went=step != "hazards", entered=True, limit=2)]}, step=step)
    assert table.until(asked).number("Elrond", "prowess") == 8
    assert not table.offers("wear", "Sword of Gondolin")
    table.choose("wear", "Glamdring")
    assert (table["Glamdring"].idle, table["Sword of Gondolin"].idle) == (False, True)
    assert table.until(asked).offers("wear", "Sword of Gondolin")


@pytest.mark.rule("MEC-657", "MEC-541", "MEC-589")
def test_no_other_weapon_is_drawn_before_a_site_is_entered_nor_against_a_strike() -> None:
    armed = bearing("Elrond", "Sword of Gondolin", {"card": "Glamdring", "idle": True})
    company = at("Moria", armed, went=True)
    table = Table({"companies": [company]}, step="site_company").until("enter").choose("enter")
    while table.asked != "site":
        assert not table.offers("wear")
        table.passes()


@pytest.mark.rule("MEC-657", "MEC-655", "MEC-654")
@pytest.mark.parametrize(
    ("who", "played", "prowess", "in_use"),
    [
        (bearing("Elrond", "Glamdring"), "Orcrist", 9, True),
        (bearing("Elrond", "Orcrist"), "Glamdring", 8, True),
        (bearing("Elrond", "Glamdring"), "Black Mace", 8, False),
        (bearing("Ioreth", "Glamdring"), "Sword of Gondolin", 3, False),
    ],
)
def test_a_weapon_that_is_played_is_used_at_once_by_who_can_use_it(
    who: dict[str, Any], played: str, prowess: int, in_use: bool
) -> None:
    company = at("Mount Gundabad", who, went=True, entered=True)
    table = Table({"companies": [company], "hand": [played]}, step="site_actions").until("site")
    name, before = str(who["card"]), str(who["attachments"][0])
    table.choose("acquire", played, name).until("site")
    assert (table.number(name, "prowess"), not table[played].idle) == (prowess, in_use)
    assert table[before].idle is in_use
