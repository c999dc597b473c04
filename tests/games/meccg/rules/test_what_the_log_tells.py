"""What moves is told: who has an item or trophy from now on, and what comes out of piles, to its owner alone which."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing

ROAD = {"moved": True, "way": "region", "path": ["border_land"], "regions": ["Redhorn Gate"], "limit": 3}


def told(table: Table, id: str) -> list[tuple[str, dict[str, object]]]:
    """Who may read each such line, "" for everybody, and what it speaks of."""
    lines = [line.message for line in table.session.log if line.message.id == f"mec-log-{id}"]
    return [(said.only, dict(said.params)) for said in lines]


@pytest.mark.rule("MEC-603")
def test_who_takes_what_a_fallen_friend_has_borne() -> None:
    attack = attacked("orc", 1, 30, targets=["Elrond"], waiting=["Elrond"])
    company = at("Moria", bearing("Elrond", "Cram"), "Haldir", limit=9)
    table = Table({"companies": [company]}, {}, step="strikes", attack=attack)
    table.until("hold").choose("full").rolls(2, 12).until("hand-on").pick("Cram")
    assert told(table, "transfers") == [
        ("", {"card": table.g.ref(table.id("Cram")), "host": table.g.ref(table.id("Haldir"))})
    ]


@pytest.mark.rule("MEC-109")
def test_what_goes_along_with_who_is_discarded() -> None:
    company = at("Rivendell", bearing("Haldir", "Cram"), "Elrond")
    table = Table({"companies": [company]}).choose("organize").choose("dismiss", "Haldir")
    assert [said["card"] for _, said in told(table, "discarded")] == [
        table.g.ref(table.id("Haldir")),
        table.g.ref(table.id("Cram")),
    ]


@pytest.mark.rule("MEC-090", "MEC-091")
def test_who_has_taken_a_trophy() -> None:
    attack = attacked("man", 1, 6, key="region_type", keyed="border_land", card="Ambusher")
    table = Table(minion(at("Bandit Lair", "Muzgash", limit=4)), minion(), step="assign", attack=attack)
    table.pick("Muzgash").until("hold").choose("full").rolls(12).until("trophy").pick("Muzgash")
    assert told(table, "trophy") == [
        ("", {"card": table.g.ref(table.id("Ambusher")), "host": table.g.ref(table.id("Muzgash"))})
    ]


@pytest.mark.rule("MEC-425")
def test_what_is_shuffled_into_a_play_deck_is_told_to_its_owner_alone() -> None:
    table = CardTable(hero(at("Rivendell", "Elrond"), hand=["Smoke Rings"], sideboard=["Glamdring", "Cram"]))
    table.choose("play", "Smoke Rings").until("target").pick("Glamdring")
    assert told(table, "shuffles-in") == [("", {"seat": "seat:A", "count": 1})]
    assert told(table, "shuffles-in-these") == [("A", {"cards": [table.g.ref(table.id("Glamdring"))]})]


def test_what_comes_out_of_a_pile_into_a_hand_is_told_to_its_owner_alone() -> None:
    events = ["From the Pits of Angband", "Doors of Night"]
    table = CardTable(hero(at("Bree", "Elrond")), {"events": events, "discard": ["Cave Worm"]}, step="turn_ends")
    table.until("pits").choose("pits_hand").pick("Cave Worm")
    assert told(table, "takes-back") == [("", {"seat": "seat:B", "count": 1})]
    assert told(table, "takes-back-these") == [("B", {"cards": [table.g.ref(table.id("Cave Worm"))]})]


def test_a_creature_that_crows_drive_off_returns_to_the_hand_in_sight() -> None:
    layos = {"card": "Layos", "attachments": ["Regiment of Black Crows"]}
    table = CardTable(minion(at("Moria", layos, **ROAD)), {"hand": ["Slayer"]}, step="hazards").until("hazards")
    table.choose("creature", "Slayer").until("attack")
    table.use("Regiment of Black Crows").until("hazards")
    assert table.zone("Slayer") == "hand:B"
    assert told(table, "returns-to-hand") == [("", {"card": table.g.ref(table.id("Slayer"))})]


@pytest.mark.rule("MEC-712", "MEC-702")
def test_who_has_hidden_from_an_attack_that_was_escaped_reads_that_it_was_for_nothing() -> None:
    company = at("Moria", "Anborn", "Elrond", limit=2)
    ana = hero(company, hand=["Concealment", "Escape"])
    table = Table(ana, {}, step="attack_actions", attack=attacked("orc", 2, 8)).until("attack")
    table.choose("play", "Concealment").pick("Anborn").choose("pass").choose("play", "Escape").pick("Elrond")
    table.choose("pass").choose("pass")
    assert (table.stands("Anborn"), table.stands("Elrond")) == ("tapped", "wounded")
    assert told(table, "no-effect") == [("", {"card": table.g.ref(table.id("Concealment"))})]
