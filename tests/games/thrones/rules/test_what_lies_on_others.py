"""Attachments and duplicates: whose they are, where they may lie, what becomes of them; names that are taken."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.moving import Discarded
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, forced
from desktop_app.games.thrones.vocabulary.groups import card_in_play, you
from desktop_app.games.thrones.vocabulary.piles import gain_gold
from desktop_app.games.thrones.vocabulary.triggers import after
from desktop_app.games.thrones.vocabulary.verbs import return_unsaved
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
SWORD, MILK, BIRD = "Put to the Sword", "Milk of the Poppy", "Little Bird"
EXODUS, WATCHMAN = "Exodus", "Watchman of the Road"
"""Each card in play goes to its owner's hand. After a card is discarded from play: gain 1 gold."""

make_up("T-790", "event", EXODUS)
make_up("T-791", "plot", WATCHMAN)
with on_the_shelf():
    action("T-790", do=return_unsaved.on(card_in_play))
    forced("T-791", after(Discarded, told="is discarded"), do=gain_gold(1).on(you))


@pytest.mark.rule("GOT-427", "GOT-007", "GOT-016")
def test_of_two_players_things_on_the_dead_each_goes_to_its_owner() -> None:
    t = Table(
        {"gold": 3, "hand": [SWORD, MILK], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": WOLF, "attachments": [BIRD]}]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", MILK, WOLF)
    assert t[MILK].controller == "A"
    t.until(asked="got-ask-challenge").choose("military")
    if t.asked == "got-ask-attackers":
        t.choose_all("attack", "Tywin Lannister")
    t.until(asked="got-ask-respond").respond(SWORD)
    assert (t.zone(MILK), t.hand("Bor")[-1:]) == ("discard:A", [BIRD])


@pytest.mark.rule("GOT-421", "GOT-015")
def test_who_gains_no_attachments_throws_off_everybodys() -> None:
    t = Table({"characters": [{"card": WOLF, "attachments": [BIRD, MILK]}]}, step="5.2w")
    last(t.g, "keyword:no_attachments", 0, [t.id(WOLF)], "phase", "")
    t.use("Fealty")
    assert (t.zone(BIRD), t.zone(MILK)) == ("discard:A", "discard:A")


@pytest.mark.rule("GOT-139", "GOT-421")
def test_milk_that_came_in_a_fortress_stays_when_it_falls() -> None:
    t = Table(
        {
            "plot": "Fortified Position",
            "plot_deck": ["A Game of Thrones", "Summons"],
            "characters": [{"card": "Drowned Men", "attachments": [MILK, BIRD]}],
        },
        {"plot_deck": ["A Game of Thrones", "Summons"]},
        step="1.2",
    )
    t.choose("plot").choose("plot")
    assert (t.zone(MILK), t.zone(BIRD)) == ("attached", "attached")


@pytest.mark.rule("GOT-113", "GOT-138")
def test_a_blank_arya_has_no_icon_of_her_duplicate_and_is_saved_by_it() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Arya Stark", "duplicates": [WOLF], "attachments": [MILK]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    assert t.icons("Arya Stark") == "p"
    t.respond(SWORD).choose("respond")
    assert (t.zone("Arya Stark"), t.zone(WOLF)) == ("characters:B", "discard:B")


@pytest.mark.rule("GOT-113", "GOT-114")
def test_a_second_ice_saves_the_first_from_being_confiscated() -> None:
    t = Table(
        {"plot": "Confiscation"},
        {"characters": [{"card": "Robb Stark", "attachments": [{"card": "Ice", "duplicates": ["Ice"]}]}]},
        step="1.3r",
    )
    t.choose("respond")
    assert (t["Ice"].host, t.titles("discard:B")) == (t.id("Robb Stark"), ["Ice"])


@pytest.mark.rule("GOT-006", "GOT-004")
def test_a_second_ice_leaves_once_though_both_ice_and_its_bearer_go() -> None:
    t = Table(
        {"plot": WATCHMAN, "hand": [EXODUS]},
        {"characters": [{"card": "Robb Stark", "attachments": [{"card": "Ice", "duplicates": ["Ice"]}]}]},
        step="5.2w",
    ).play(EXODUS)
    assert (t.titles("discard:B"), sorted(t.hand("Bor")[-2:])) == (["Ice"], ["Ice", "Robb Stark"])
    assert (t.said("got-log-discarded"), t.said("got-log-returned"), t.gold()) == (1, 2, 1)


@pytest.mark.rule("GOT-115", "GOT-011")
def test_a_second_ice_comes_without_anybody_free_to_bear_it() -> None:
    t = Table(
        {"hand": ["Ice"], "characters": [{"card": "Robb Stark", "attachments": ["Ice"]}]}, step="3.2w", active="Ana"
    )
    t.choose("marshal", "Ice")
    assert len(t["Ice"].duplicates) == 1
    assert t.gold() == 0


@pytest.mark.rule("GOT-058", "GOT-059")
def test_euron_takes_no_hall_that_you_have_and_none_that_its_owner_has() -> None:
    kraken = "Great Kraken"
    t = Table(
        {"characters": ["Euron Crow’s Eye"], "locations": [kraken]},
        {"discard": [kraken, "The Iron Throne", "Casterly Rock", "The Roseroad"], "locations": ["The Iron Throne"]},
        step="4.2.2",
        challenge=attack("military", "Euron Crow’s Eye"),
    )
    t.until(asked="got-ask-keyword").choose("first_pillage")
    t.choose_all("pillage", "Euron Crow’s Eye")
    t.respond("Euron Crow’s Eye")
    assert t.choices() == {"Casterly Rock", "The Roseroad"}
    t.pick("Casterly Rock")
    assert "Casterly Rock" in t.titles("locations:A")


@pytest.mark.rule("GOT-058", "GOT-327")
@pytest.mark.parametrize("where", ["dead", "characters"])
def test_yoren_recruits_nobody_whose_owner_has_a_copy_dead_or_in_play(where: str) -> None:
    bor = {"discard": ["Arya Stark", "Bran Stark", "Sansa Stark"], where: ["Arya Stark"]}
    t = Table({"gold": 3, "hand": ["Yoren"]}, bor, step="3.2w")
    t.choose("marshal", "Yoren").choose("respond", "Yoren")
    assert t.choices() == {"Bran Stark", "Sansa Stark"}


@pytest.mark.rule("GOT-091", "GOT-110")
def test_the_tickler_finds_no_copy_among_duplicates() -> None:
    t = Table(
        {"characters": ["The Tickler"]},
        {"deck": [WOLF, LION], "characters": [{"card": "Arya Stark", "duplicates": [WOLF]}]},
        step="5.2w",
    )
    t.use("The Tickler")
    assert t.asked == "got-ask-action"
    assert len(t["Arya Stark"].duplicates) == 1


@pytest.mark.rule("GOT-430", "GOT-427")
def test_what_has_risen_is_a_condition_that_cressen_takes_off() -> None:
    risen = "Risen from the Sea"
    t = Table(
        {"characters": ["Maester Cressen"]},
        {"characters": [{"card": CREW, "attachments": [{"card": risen, "counts_as": "attachment"}]}]},
        step="3.2w",
        active="Ana",
    )
    assert t.strength(CREW) == 4
    t.use("Maester Cressen")
    assert (t.zone(risen), t.strength(CREW)) == ("discard:B", 3)


@pytest.mark.rule("GOT-281", "GOT-179")
def test_a_bird_gives_back_one_icon_of_two_that_were_lost() -> None:
    t = Table(
        {"gold": 1, "hand": ["Confinement"]},
        {"characters": [{"card": "Shireen Baratheon", "attachments": ["Noble Lineage"]}]},
        step="4.1w",
    )
    t.play("Confinement")
    assert t.icons("Shireen Baratheon") == "p", "two power icons, and one of them is lost"


# -- set-up ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-354")
def test_sansa_who_is_turned_up_in_set_up_has_not_entered_play() -> None:
    t = Table({"characters": [kneeling("Sansa Stark")]}, step="6.2")
    t.respond("Sansa Stark")
    assert t.power() == 1
