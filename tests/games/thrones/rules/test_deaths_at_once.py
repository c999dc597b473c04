"""Deaths inside deaths, several saves at once, duplicates, and what stands or falls with others."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.verbs.lasting import last
from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
SWORD, JUDGMENT, FIRE = "Put to the Sword", "The Hand’s Judgment", "Wildfire Assault"
MARCH = "Marched to the Wall"


def twice(name: str) -> dict[str, object]:
    """A unique card with a duplicate."""
    return {"card": name, "duplicates": [name]}


# -- deaths inside deaths ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-416", "GOT-417", "GOT-408")
def test_who_was_sacrificed_while_dying_is_not_killed_as_well() -> None:
    """Bran gives himself up against the treachery that answers Shireen: Joffrey has seen no Lord be killed."""
    t = Table(
        {
            "gold": 1,
            "hand": ["Treachery"],
            "plot": "The Winds of Winter",
            "characters": ["Tywin Lannister", "Joffrey Baratheon"],
        },
        {"characters": ["Bran Stark", "Shireen Baratheon"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Shireen Baratheon", "Joffrey Baratheon")
    t.respond("Treachery").respond("Bran Stark")
    assert t.titles("dead:B") == ["Shireen Baratheon"]
    t.respond("Joffrey Baratheon")  # Shireen is a Lady
    assert not t.offers("respond", "Joffrey Baratheon")
    t.until(step="4.1w")
    assert (t.zone("Bran Stark"), t.zone("Shireen Baratheon")) == ("discard:B", "dead:B")
    assert t["Joffrey Baratheon"].power == 1
    assert t.kneels("Joffrey Baratheon"), "the treachery was cancelled"


@pytest.mark.rule("GOT-064", "GOT-371")
def test_two_lords_who_die_at_once_are_two_triumphs() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister", "Joffrey Baratheon"]},
        {"characters": ["Robb Stark", "Eddard Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").respond("Joffrey Baratheon").respond("Joffrey Baratheon")
    assert t["Joffrey Baratheon"].power == 2
    assert not t.offers("respond", "Joffrey Baratheon")


@pytest.mark.rule("GOT-452", "GOT-087")
def test_of_three_who_would_die_two_are_saved_apart() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"characters": [twice("Robb Stark"), {"card": "Eddard Stark", "attachments": ["Bodyguard"]}, WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Tywin Lannister"),
    )
    last(t.g, "claim", 1, [t.id("The Winds of Winter")], "round", "")
    t.until(asked="got-ask-respond").choose("respond").choose("respond")
    assert sorted(t.titles("characters:B")) == ["Eddard Stark", "Robb Stark"]
    assert t.titles("dead:B") == [WOLF]
    assert sorted(t.titles("discard:B")) == ["Bodyguard", "Robb Stark"]


@pytest.mark.rule("GOT-412")
@pytest.mark.parametrize("plot", [FIRE, MARCH])
def test_nothing_saves_from_what_cannot_be_saved(plot: str) -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    t = Table({"plot": plot}, {"characters": [robb]}, step="1.3r")
    if plot == FIRE:
        t.passes()  # nobody is spared; in the march he is the only one to choose
    assert t.titles("characters:B") == []
    assert "Bodyguard" in t.hand("Bor")
    assert t.said("got-log-saved") == 0


def test_who_is_spared_of_the_fire_lives_and_all_others_die_together() -> None:
    t = Table(
        {"plot": FIRE, "characters": ["Benjen Stark", WOLF]},
        {"characters": ["Ser Davos Seaworth", "Robb Stark", "Eddard Stark", BASTARD, LION]},
        step="1.3r",
    )
    t.passes()
    t.pick("Robb Stark", "Eddard Stark", BASTARD)
    t.respond("Benjen Stark").respond("Ser Davos Seaworth")
    assert t.power() == 2
    assert t.zone("Benjen Stark") == "deck:A"
    assert t.hand("Bor") == ["Ser Davos Seaworth"]
    assert (t.titles("dead:A"), t.titles("dead:B")) == ([WOLF], [LION])


@pytest.mark.rule("GOT-004", "GOT-228")
def test_viserys_takes_an_attachment_of_another_who_dies_with_him() -> None:
    t = Table(
        {"plot": "The Winds of Winter", "characters": ["Tywin Lannister"]},
        {"characters": ["Viserys Targaryen", {"card": "Eddard Stark", "attachments": ["Bodyguard"]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.until(asked="got-ask-respond").passes()
    t.respond("Viserys Targaryen")
    assert t.zone("Bodyguard") == "discard:B"
    assert sorted(t.titles("dead:B")) == ["Eddard Stark", "Viserys Targaryen"]


@pytest.mark.rule("GOT-070", "GOT-453")
def test_of_two_saves_one_is_enough() -> None:
    robb = {"card": "Robb Stark", "duplicates": ["Robb Stark"], "attachments": ["Bodyguard"]}
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [robb]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD)
    t.respond("Bodyguard")
    assert len(t["Robb Stark"].duplicates) == 1
    assert not t.offers("respond")


@pytest.mark.rule("GOT-113", "GOT-118")
def test_a_second_duplicate_is_there_for_the_next_time() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"characters": [{"card": "Robb Stark", "duplicates": ["Robb Stark", "Robb Stark"]}]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).choose("respond")
    assert len(t["Robb Stark"].duplicates) == 1
    t.until(asked="got-ask-respond").choose("respond")
    assert t["Robb Stark"].duplicates == []
    assert t.zone("Robb Stark") == "characters:B"


# -- control and names -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-016", "GOT-007")
def test_what_lies_on_one_who_took_the_black_keeps_its_owner() -> None:
    t = Table(
        {"gold": 3, "hand": ["Take the Black"]},
        {"characters": [{"card": WOLF, "attachments": ["Syrio’s Training"]}, LION]},
        step="5.2w",
    )
    t.play("Take the Black", WOLF)
    assert t.zone(WOLF) == "characters:A"
    assert t["Syrio’s Training"].controller == "B"
    assert t.g.pieces[t.id(WOLF)].attachments == [t.id("Syrio’s Training")]


@pytest.mark.rule("GOT-058", "GOT-060")
def test_the_owner_brings_no_second_of_one_recruited_by_another() -> None:
    t = Table(
        {"gold": 3, "hand": ["Yoren"]},
        {"gold": 9, "hand": ["Arya Stark", WOLF], "discard": ["Arya Stark"]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    arya = t.g.zones["characters:A"]
    assert any(t.g.owners[card] == "B" for card in arya)
    while t.g.active == "A":
        t.passes()
    while t.who != "Bor":
        t.passes()
    assert not t.offers("marshal", "Arya Stark")
    assert t.offers("marshal", WOLF)


@pytest.mark.rule("GOT-015")
def test_when_the_fortress_falls_the_bare_throw_off_what_they_bear() -> None:
    t = Table(
        {"plot": "Fortified Position", "plot_deck": ["A Game of Thrones", "A Noble Cause"]},
        {
            "characters": [{"card": "Drowned Men", "attachments": ["Syrio’s Training"]}],
            "plot_deck": ["A Game of Thrones", "A Noble Cause"],
        },
        step="1.2",
    )
    assert t.zone("Syrio’s Training") == "attached"
    t.choose("plot").choose("plot")
    assert t.zone("Syrio’s Training") == "discard:B"


# -- standing and kneeling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-030", "GOT-543")
def test_robert_is_weaker_for_everybody_who_stands_up() -> None:
    t = Table(
        {"characters": ["Robert Baratheon", kneeling(WOLF)]},
        {"characters": [kneeling(BASTARD)]},
        step="5.2w",
    )
    assert t.strength("Robert Baratheon") == 7
    last(t.g, "blank", 0, [t.id("Robert Baratheon")], "round", "")
    assert t.strength("Robert Baratheon") == 5
