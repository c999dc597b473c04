"""Cards of the box in the company of others that copy, forbid, remove or outlast them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.book.at_the_site import is_playable_at
from desktop_app.games.meccg.reading.companies import is_leader, is_overt
from desktop_app.games.meccg.reading.influence import general_limit, unused_influence
from desktop_app.games.meccg.reading.numbers import hand_size, number
from desktop_app.games.meccg.verbs.dragons import slay
from tests.games.meccg.rules.situations import there
from tests.games.meccg.table import Table, at, bearing, tapped

SITES = ["Dol Guldur", "Minas Morgul", "Bandit Lair"]


def minions(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"kind": "ringwraith", "companies": list(companies), "locations": SITES, **more}


@pytest.mark.rule("MEC-455", "MEC-340")
def test_bats_stay_with_a_company_though_somebody_had_left_the_one_it_joins() -> None:
    companies = [at("Dol Guldur", "Muzgash", "Ostisen"), at("Dol Guldur", "Radbug", "Lagduf")]
    table = Table(minions(*companies, hand=["Swarm of Bats"]))
    table.choose("play", "Swarm of Bats").until("target", limit=5).pick("Radbug").until("organization")
    table.choose("organize").choose("dismiss", "Ostisen").choose("join")
    assert table.zone("Swarm of Bats") == "events:A"
    assert table["Swarm of Bats"].company == table.company("Muzgash").id
    table.choose("split", "Lagduf")
    assert table.zone("Swarm of Bats") == "discard:A"


@pytest.mark.rule("MEC-459", "MEC-063")
def test_orders_go_with_the_leader_who_leaves_the_company() -> None:
    company = at("Dol Guldur", "Shagrat", "Lieutenant of Morgul", "Muzgash")
    table = Table(minions(company, hand=["Orders from Lugbúrz"]))
    table.choose("play", "Orders from Lugbúrz").until("organization")
    assert table.offers("go", "Shagrat", "Bandit Lair")
    table.choose("organize").choose("dismiss", "Lieutenant of Morgul")
    assert table.zone("Orders from Lugbúrz") == "discard:A"


@pytest.mark.rule("MEC-063", "MEC-494")
def test_two_leaders_with_orders_go_nowhere_once_the_orders_are_gone() -> None:
    company = at("Dol Guldur", "Shagrat", "Lieutenant of Morgul", goal="Bandit Lair")
    table = Table(minions(company), step="company").choose("company", "Shagrat").until("hazards")
    assert table.place("Shagrat") == "Dol Guldur"


@pytest.mark.rule("MEC-439", "MEC-441")
def test_a_command_that_weighs_on_a_leader_costs_him_a_follower() -> None:
    members = ["Shagrat", {"card": "Radbug", "follows": 0}]
    table = Table(minions(at("Dol Guldur", *members), hand=["I’ll Report You"]))
    assert unused_influence(table.g, table.id("Shagrat")) == 0
    table.choose("play", "I’ll Report You").until("organization")
    assert table["Radbug"].loose
    table.choose("use", "I’ll Report You").until("organization")
    assert table.choose("organize").choose("follow", "Radbug", "Shagrat")["Radbug"].follows == table.id("Shagrat")


@pytest.mark.rule("MEC-107", "MEC-064")
def test_the_word_of_a_ringwraith_makes_and_unmakes_a_leader() -> None:
    companies = [at("Dol Guldur", "Dwar the Ringwraith"), at("Dol Guldur", "Asternak", "Muzgash")]
    ana = minions(*companies, avatar="Dwar of Waw", hand=["By the Ringwraith’s Word"])
    table = Table(ana).choose("play", "By the Ringwraith’s Word").until("target", limit=5).pick("Asternak")
    table.until("organization")
    assert is_leader(table.g, table.id("Asternak"))
    table.choose("organize").choose("dismiss", "Asternak")
    assert table.zone("By the Ringwraith’s Word") == "discard:A"
    assert not [effect for effect in table.g.effects if effect.kind == "keyword:leader"]


@pytest.mark.rule("MEC-016", "MEC-444")
def test_who_rules_no_longer_has_too_many() -> None:
    members = ["Lieutenant of Morgul", "Asternak", "Ciryaher", "Eradan"]
    ana = minions(at("Dol Guldur", bearing("Dwar the Ringwraith", "Bade to Rule")), at("Dol Guldur", *members))
    table = Table(ana | {"avatar": "Dwar of Waw"})
    assert general_limit(table.g, "A") == 25
    table.choose("use", "Bade to Rule").until("organization")
    assert general_limit(table.g, "A") == 20
    assert table.choose("done").asked == "give-up"


@pytest.mark.rule("MEC-112", "MEC-444")
def test_the_eye_and_the_lieutenant_both_enlarge_a_hand() -> None:
    table = Table(minions(at("Minas Morgul", "Lieutenant of Morgul"), events=["The Lidless Eye"]), {"companies": []})
    assert hand_size(table.g, "A") == 10
    table = Table(minions(at("Minas Morgul", "Lieutenant of Morgul"), events=["Sauron"]), {"companies": []})
    assert (hand_size(table.g, "A"), general_limit(table.g, "A")) == (9, 30)


@pytest.mark.rule("MEC-069", "MEC-560")
def test_the_crows_make_overt_only_as_long_as_they_are_there() -> None:
    company = at("Moria", bearing("Layos", "Regiment of Black Crows"), "Ostisen", limit=2)
    others = at("Dol Guldur", "Lieutenant of Morgul", "Asternak")
    table = Table(minions(company, others), {"hand": ["Call of Home"]}, step="hazards").until("hazards")
    assert is_overt(table.g, table.company("Layos"))
    table.choose("play", "Call of Home").pick("Layos").rolls(2).until("hazards")
    assert not is_overt(table.g, table.company("Ostisen"))


@pytest.mark.rule("MEC-340", "MEC-558")
def test_a_second_regiment_does_not_come_to_one_company() -> None:
    company = (tapped("Bandit Lair"), bearing("Layos", "Regiment of Black Crows"), "Ostisen")
    table = there(*company, hand=["Regiment of Black Crows"], kind="ringwraith")
    assert table.refusal("Regiment of Black Crows", "acquire").rule == "MEC-340"
    alone = there(tapped("Bandit Lair"), "Layos", hand=["Regiment of Black Crows"], kind="ringwraith")
    assert alone.offers("acquire", "Regiment of Black Crows", "Layos")


@pytest.mark.rule("MEC-557", "MEC-346")
def test_no_hoard_is_left_where_the_dragon_is_dead() -> None:
    for freed, able in (([], True), (["Gold Hill"], False)):
        company = at("Gold Hill", "Layos", went=True, entered=True)
        ana = {"kind": "ringwraith", "companies": [company], "hand": ["The Arkenstone"]}
        assert Table(ana, step="site_actions", freed_lairs=freed).offers("acquire", "The Arkenstone") is able


@pytest.mark.rule("MEC-562", "MEC-561")
def test_a_faction_in_play_helps_the_next_whoever_has_it_to_influence() -> None:
    goblins = ["Grey Mountain Goblins"]
    for mine, theirs, passed in (([], [], False), (goblins, [], True), ([], goblins, True)):
        company = at("Mount Gundabad", "Orc Captain", went=True, entered=True)
        ana = {"kind": "ringwraith", "companies": [company], "hand": ["Orcs of Gundabad"], "marshalling": mine}
        table = Table(ana, {"kind": "ringwraith", "marshalling": theirs}, step="site_actions")
        table.choose("acquire", "Orcs of Gundabad", "Orc Captain").until("influence").rolls(5).until("site")
        assert (table.zone("Orcs of Gundabad") == "marshalling:A") is passed


@pytest.mark.rule("MEC-553", "MEC-452")
def test_a_town_is_burned_once_both_its_bands_are_turned_away() -> None:
    company = at(tapped("Raider-hold"), "Layos", "Ostisen", went=True, entered=True)
    ana = minions(company, hand=["Burning Rick, Cot, and Tree", "Orc Quarrels", "Orc Quarrels"])
    table = Table(ana, step="site_actions").choose("play", "Burning Rick, Cot, and Tree")
    for _ in range(2):
        table.until("attack").choose("play", "Orc Quarrels")
    table.until("who-takes-it").pick("Ostisen").until("site")
    assert table.zone("Burning Rick, Cot, and Tree") == "marshalling:A"
    assert not table.find("acquire")


@pytest.mark.rule("MEC-420", "MEC-417")
def test_who_guards_prisoners_untaps_neither_by_the_phase_nor_by_bread() -> None:
    held = tapped("Balin", attachments=["Rescue Prisoners", "Cram"])
    table = Table({"companies": [at("Rivendell", held, "Elrond")], "locations": ["Bree"]}, step="turn")
    table.until("organization")
    assert table.stands("Balin") == "tapped"
    assert not [option for option in table.find("use", "Cram") if "untap" in option.detail]
    table.choose("store", "Rescue Prisoners").until("organization")
    assert table.zone("Rescue Prisoners") == "marshalling:A"
    assert table.offers("use", "Cram")


@pytest.mark.rule("MEC-404", "MEC-401")
def test_the_eagle_brings_no_wizard_to_who_has_lost_his_own_and_no_other_than_his() -> None:
    held = tapped("Balin", attachments=["The Windlord Found Me"])
    base = {"companies": [at("Rivendell", held)], "locations": ["Rivendell"], "deck": ["Saruman", "Alatar", "Dodge"]}
    for more, found in (({}, 2), ({"avatar": "Alatar"}, 1), ({"fallen": True, "avatar": "Radagast"}, 0)):
        table = Table(base | more).choose("store", "The Windlord Found Me")
        if found:
            table.until("wizard")
            assert len([option for option in table.question.options if option.source]) == found
            table.pick("Alatar").until("organization")
            assert table.place("Alatar") == "Rivendell"
            assert table.g.avatars["A"] == "Alatar"
        else:
            table.until("organization")
            assert "Alatar" not in table


@pytest.mark.rule("MEC-593", "MEC-439")
def test_influence_that_is_lost_twice_is_not_below_nothing() -> None:
    cursed = bearing("Balin", {"card": "Foolish Words", "owner": "Bor"})
    company = at("Bree", cursed, went=True, entered=True)
    table = Table({"companies": [company]}, {"companies": [at("Bree", "Anborn")]}, step="site_actions")
    assert unused_influence(table.g, table.id("Balin")) == 2
    assert number(table.g, table.id("Balin"), "influence") == 2


@pytest.mark.rule("MEC-335", "MEC-346")
def test_what_a_dragon_has_hoarded_is_found_in_the_turn_of_its_fall_and_no_later() -> None:
    company = at("Gold Hill", "Layos", went=True, entered=True)
    ana = {"kind": "ringwraith", "companies": [company], "hand": ["The Arkenstone"]}
    table = Table(ana, {"companies": [], "events": ["Itangast Ahunt"]}, step="site_actions")
    with pytest.raises(StopIteration):
        slay(table.g, table.id("Itangast Ahunt"), "A").send(None)
    hoard, lair = table.id("The Arkenstone"), table.company("Layos").site
    assert table.g.freed_lairs == ["Gold Hill"]
    assert is_playable_at(table.g, hoard, lair)
    table.until("organization")
    assert not is_playable_at(table.g, hoard, lair)
