"""The second and third sentences of cards: what they do when they are stored, tapped or discarded later on."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.influence import unused_influence
from desktop_app.games.meccg.reading.numbers import hand_size, number
from desktop_app.games.meccg.reading.points import sources
from desktop_app.games.meccg.reading.sites import is_haven
from tests.games.meccg.table import Table, at, bearing, tapped, wounded

STONE = {"card": "Palantír of Orthanc", "attachments": ["Align Palantír"]}


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"companies": list(companies), "locations": ["Rivendell", "Lórien", "Bree", "Moria"], **more}


def minion(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"kind": "ringwraith", "companies": list(companies), "locations": ["Dol Guldur", "Bandit Lair"], **more}


@pytest.mark.rule("MEC-462", "MEC-461")
def test_what_aligns_a_stone_is_stored_with_it() -> None:
    table = Table(hero(at("Rivendell", bearing("Elrond", STONE))))
    table.choose("store", "Palantír of Orthanc").rolls(12).choose("roll").until("organization")
    assert {table.zone(name) for name in ("Palantír of Orthanc", "Align Palantír")} == {"marshalling:A"}
    found = sources(table.g, "A")
    assert (found["item"], found["miscellaneous"]) == (2, 2)


@pytest.mark.rule("MEC-412")
def test_an_aligned_stone_brings_a_card_back_and_one_that_is_not_does_nothing() -> None:
    for stone, able in ((STONE, True), ("Palantír of Orthanc", False)):
        table = Table(hero(at("Rivendell", bearing("Elrond", stone)), discard=["Glamdring"]))
        assert table.offers("use", "Palantír of Orthanc") is able
        if able:
            table.choose("use", "Palantír of Orthanc").until("corruption")
            assert table.zone("Glamdring") == "deck:A"


@pytest.mark.rule("MEC-462")
def test_a_sapling_is_worth_more_at_minas_tirith_and_becomes_the_tree_there() -> None:
    members = [bearing("Ioreth", "Sapling of the White Tree"), "Elrond"]
    table = Table(hero(at("Minas Tirith", *members), hand=["The White Tree"]))
    assert table.offers("play", "The White Tree")
    table.choose("store", "Sapling of the White Tree").rolls(12).choose("roll").until("organization")
    assert sources(table.g, "A")["item"] == 2
    table.choose("play", "The White Tree").until("organization")
    assert table.zone("Sapling of the White Tree") == "discard:A"
    assert sources(table.g, "A")["miscellaneous"] == 5
    assert not is_haven(table.g, table.company("Elrond").site, "A")


@pytest.mark.rule("MEC-418", "MEC-331")
def test_under_the_tree_wounds_heal_as_at_a_haven() -> None:
    ana = hero(at("Minas Tirith", wounded("Balin"), "Elrond"), events=["The White Tree"])
    assert Table(ana, step="turn").until("organization").stands("Balin") == "tapped"


@pytest.mark.rule("MEC-559")
def test_ioreth_heals_all_her_company_with_one() -> None:
    members = ["Ioreth", wounded("Sam Gamgee"), wounded("Balin")]
    table = Table(hero(at("Bree", *members), hand=["Halfling Strength"]))
    cures = table.find("play", "Halfling Strength")
    assert cures
    table.answer([cures[-1].key])
    table.until("organization")
    assert [table.stands(name) for name in ("Sam Gamgee", "Balin")] == ["untapped", "untapped"]


@pytest.mark.rule("MEC-315")
def test_a_brother_taps_to_untap_another_at_the_same_site_alone() -> None:
    table = Table(minion(at("Bandit Lair", "Bûrat", tapped("Tûma")), at("Dol Guldur", tapped("Wûluag"))))
    table.choose("use", "Bûrat").until("organization")
    assert [table.stands(name) for name in ("Bûrat", "Tûma", "Wûluag")] == ["tapped", "untapped", "tapped"]
    assert [number(table.g, table.id(name), "mind") for name in ("Bûrat", "Wûluag")] == [3, 4]


@pytest.mark.rule("MEC-110", "MEC-708")
def test_the_arkenstone_is_given_for_a_dwarf_of_the_other() -> None:
    bor = hero(at("Bree", bearing("Balin", "Cram"), {"card": "Bofur", "follows": 0}))
    table = Table(minion(at("Moria", bearing("Layos", "The Arkenstone"))), bor)
    assert not table.find("use", "The Arkenstone")
    ana = minion(at("Moria", bearing("Layos", "The Arkenstone")))
    near = Table(ana, hero(at("Moria", bearing("Balin", "Cram"), {"card": "Bofur", "follows": 0})))
    near.choose("use", "The Arkenstone").until("target").pick("Balin").until("organization")
    assert [near.zone(name) for name in ("The Arkenstone", "Balin", "Cram")] == ["discard:A", "discard:B", "discard:B"]
    assert near["Bofur"].loose


@pytest.mark.rule("MEC-438")
def test_a_sworn_leader_has_influence_on_his_own_company_alone() -> None:
    companies = [
        at("Dol Guldur", "Dwar the Ringwraith"),
        at("Dol Guldur", "Asternak", "Ostisen"),
        at("Dol Guldur", "Layos"),
    ]
    ana = minion(*companies, avatar="Dwar of Waw", hand=["By the Ringwraith’s Word"])
    table = Table(ana).choose("play", "By the Ringwraith’s Word").until("target", limit=5).pick("Asternak")
    table.until("organization")
    found = [unused_influence(table.g, table.id("Asternak"), table.id(name)) for name in ("Ostisen", "Layos")]
    assert found == [2 + 4, 2]


@pytest.mark.rule("MEC-660", "MEC-663")
def test_a_lesser_ring_is_looked_for_in_deck_and_discard_pile() -> None:
    ana = minion(at("Dol Guldur", bearing("Layos", "Gleaming Gold Ring")), deck=["Minor Ring", "Orc Quarrels"])
    table = Table(ana).choose("store", "Gleaming Gold Ring").rolls(12, 8).choose("roll").until("ring")
    table.pick("Minor Ring").until("organization")
    assert table.zone("Minor Ring") == "marshalling:A"
    assert table.titles("deck:A") == ["Orc Quarrels"]


@pytest.mark.rule("MEC-723", "MEC-673")
def test_a_gold_ring_tempts_its_bearer_at_the_end_of_his_untap_phase() -> None:
    ana = minion(at("Bandit Lair", bearing("Layos", "The Least of Gold Rings")))
    table = Table(ana, step="turn").until("corruption", limit=10)
    assert table.g.check is not None
    assert (table.g.phase, table.g.check.who) == ("untap", table.id("Layos"))


@pytest.mark.rule("MEC-315", "MEC-709")
def test_the_map_untaps_a_lair_and_no_other_site() -> None:
    for site, able in (("Gold Hill", True), ("Bandit Lair", False)):
        company = at(tapped(site), bearing("Layos", "Thrór’s Map"), went=True, entered=True)
        table = Table(minion(company), step="site_actions")
        assert table.offers("use", "Thrór’s Map") is able
    untapped = Table(
        minion(at(tapped("Gold Hill"), bearing("Layos", "Thrór’s Map"), went=True, entered=True)), step="site_actions"
    )
    untapped.choose("use", "Thrór’s Map").until("site")
    assert untapped.stands("Gold Hill") == "untapped"


@pytest.mark.rule("MEC-460", "MEC-304")
def test_with_tokens_to_show_one_stores_as_the_turn_ends() -> None:
    bearer = tapped("Layos", attachments=["To Satisfy the Questioner", "High Helm"])
    for events, names in ((["Tokens to Show"], 2), ([], 0)):
        table = Table(minion(at("Dol Guldur", bearer), events=events), step="end_actions")
        assert len(table.find("store")) == names
    table = Table(minion(at("Dol Guldur", bearer), events=["Tokens to Show"]), step="end_actions")
    table.choose("store", "To Satisfy the Questioner").until("end")
    assert sources(table.g, "A")["miscellaneous"] == 3


@pytest.mark.rule("MEC-735", "MEC-699")
def test_saruman_taps_for_a_spell_as_the_turn_ends() -> None:
    ana = hero(at("Bree", "Saruman"), avatar="Saruman", discard=["Wizard’s Laughter", "Dodge"])
    table = Table(ana, step="end_actions").choose("use", "Saruman").until("end")
    assert (table.zone("Wizard’s Laughter"), table.stands("Saruman")) == ("hand:A", "tapped")


@pytest.mark.rule("MEC-699")
def test_a_book_is_read_by_a_sage_alone_until_his_next_untap_phase() -> None:
    for reader, able in (("Elrond", True), ("Haldir", False)):
        table = Table(hero(at("Bree", bearing(reader, "Book of Mazarbul"))))
        assert table.offers("use", "Book of Mazarbul") is able
    table = Table(hero(at("Bree", bearing("Elrond", "Book of Mazarbul")))).choose("use", "Book of Mazarbul")
    assert hand_size(table.until("organization").g, "A") == 9


@pytest.mark.rule("MEC-732", "MEC-699")
def test_sudden_call_is_shown_and_shuffled_back() -> None:
    table = Table(minion(at("Dol Guldur", "Layos"), hand=["Sudden Call"], deck=["Orc Quarrels"]))
    table.choose("play", "Sudden Call").until("organization")
    assert table.zone("Sudden Call") == "deck:A"


@pytest.mark.rule("MEC-046", "MEC-373")
def test_even_a_ringwraith_is_weighed() -> None:
    ana = minion(at("Dol Guldur", "Layos"), hand=["Weigh All Things to a Nicety"], sideboard=["Dwar the Ringwraith"])
    table = Table(ana).choose("play", "Weigh All Things to a Nicety").until("organization")
    assert table.zone("Dwar the Ringwraith") == "deck:A"


@pytest.mark.rule("MEC-563", "MEC-692")
def test_a_burned_town_costs_its_player_the_faction_of_the_place() -> None:
    company = at(tapped("Dale"), "Layos", "Ostisen", went=True, entered=True)
    ana = minion(company, hand=["Burning Rick, Cot, and Tree", "Orc Quarrels", "Orc Quarrels"])
    table = Table(ana, step="site_actions").choose("play", "Burning Rick, Cot, and Tree")
    for _ in range(2):
        table.until("attack").choose("play", "Orc Quarrels")
    table.until("who-takes-it").pick("Ostisen").until("site")
    assert sources(table.g, "A")["miscellaneous"] == 2
    assert table.stands("Ostisen") == "tapped"


@pytest.mark.rule("MEC-652", "MEC-534")
def test_a_rebuilt_town_has_no_guards_and_still_its_goods() -> None:
    company = at("Isengard", "Elrond", "Balin", went=True, entered=True)
    ana = hero(company, hand=["Rebuild the Town", "Glamdring"])
    table = Table(ana, step="site_actions").choose("play", "Rebuild the Town").until("site")
    assert table.offers("acquire", "Glamdring")
    again = hero(at({"card": "Isengard", "attachments": ["Rebuild the Town"]}, "Elrond", went=True))
    entered = Table(again, step="site_company").until("enter").choose("enter")
    assert entered.asked == "site"
