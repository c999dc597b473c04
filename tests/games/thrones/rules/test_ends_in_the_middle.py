"""The game, or somebody's part in it, ends in the middle of something: power, empty decks, melee."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Melee, Table, attack

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
SWORD, JUDGMENT, FIRE = "Put to the Sword", "The Hand’s Judgment", "Wildfire Assault"
MARCH = "Marched to the Wall"


def twice(name: str) -> dict[str, object]:
    """A unique card with a duplicate."""
    return {"card": name, "duplicates": [name]}


# -- the end in the middle ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-182")
def test_fifteen_power_end_it_before_the_claim() -> None:
    t = Table(
        {"plot": "A Game of Thrones", "power": 14, "characters": ["Tywin Lannister"]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]
    assert t.titles("characters:B") == [WOLF]


@pytest.mark.rule("GOT-182", "GOT-531")
def test_renown_and_insight_are_not_both_needed_to_win() -> None:
    t = Table(
        {"power": 13, "characters": [{"card": "Ser Jorah Mormont"}, "Robb Stark"]},
        {"characters": [WOLF]},
        step="4.2.1w",
        challenge=attack("military", "Ser Jorah Mormont", defenders=(WOLF,)),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("renown", "Ser Jorah Mormont")
    assert t.g.outcome is None
    assert t["Ser Jorah Mormont"].power == 1


@pytest.mark.rule("GOT-182", "GOT-145")
def test_a_death_may_win_the_game() -> None:
    t = Table(
        {"gold": 2, "hand": [SWORD], "characters": ["Tywin Lannister"]},
        {"power": 13, "characters": ["Benjen Stark"]},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond(SWORD).respond("Benjen Stark")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]
    assert t.zone("Benjen Stark") == "characters:B", "the game was over before he had fallen"
    assert t.said("got-log-killed") == 0


@pytest.mark.rule("GOT-184", "GOT-325")
def test_who_has_lost_the_last_cards_puts_no_pile_in_order() -> None:
    t = Table(
        {"characters": [CREW, "Wildling Horde"]},
        {"deck": [WOLF, LION]},
        step="4.2.1w",
        challenge=attack("military", CREW, "Wildling Horde"),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("pillage", CREW, "Wildling Horde")
    assert t.session.question is None
    assert (t.g.outcome and t.g.outcome.winners, t.titles("discard:B")) == (["A"], [WOLF, LION])


@pytest.mark.rule("GOT-182")
def test_a_head_that_wins_the_game_lies_where_it_was_discarded() -> None:
    t = Table({"power": 13, "plot": "Heads on Spikes"}, {"hand": ["Cersei Lannister"]}, step="1.3r")
    assert t.g.outcome is not None
    assert (t.power(), t.zone("Cersei Lannister")) == (15, "discard:B")


@pytest.mark.rule("GOT-182", "GOT-184")
def test_after_the_tickler_has_emptied_a_deck_nobody_is_asked_any_more() -> None:
    t = Table(
        {"characters": ["The Tickler", WOLF]},
        {"deck": [WOLF], "characters": [WOLF]},
        step="5.2w",
    )
    t.use("The Tickler")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]
    assert len(t.ids(WOLF)) == 3


@pytest.mark.rule("GOT-184")
def test_insight_into_an_empty_deck_loses() -> None:
    t = Table(
        {"deck": [WOLF], "characters": ["Grand Maester Pycelle"]},
        {"characters": [WOLF]},
        step="4.2.2",
        challenge=attack("intrigue", "Grand Maester Pycelle"),
    )
    t.until(asked="got-ask-uses-keyword").choose_all("insight", "Grand Maester Pycelle")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]


# -- melee -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-242", "GOT-184")
def test_an_attacker_who_falls_in_the_middle_leaves_the_table_to_the_next() -> None:
    t = Melee(
        {"deck": [WOLF], "locations": ["Lannisport"], "characters": ["Cersei Lannister"]},
        {"agenda": "Fealty", "characters": [WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-respond").respond("Lannisport")
    assert t.g.eliminated == ["A"]
    assert t.g.first_player == "B"
    t.until(asked="got-ask-challenge")
    assert t.who == "Bor"
    assert t.g.fought[-1].by == "A"


@pytest.mark.rule("GOT-184", "GOT-332")
def test_pillage_may_put_a_loser_out_in_the_middle_of_the_keywords() -> None:
    t = Melee(
        {"characters": [CREW, "Theon Greyjoy"]},
        {"deck": [WOLF], "characters": [WOLF], "power": 2},
        step="4.2",
    )
    t.against("military", "Bor", CREW).until(asked="got-ask-uses-keyword").choose_all("pillage", CREW)
    assert t.g.eliminated == ["B"]
    t.until(asked="got-ask-challenge")
    assert t.who == "Ana"
    assert {option.target for option in t.find("power")} == {"C"}


@pytest.mark.rule("GOT-439", "GOT-079")
def test_whispers_take_of_who_has_nothing_what_there_is() -> None:
    t = Melee(
        {"title": "Master of Whispers", "plot": "The Winds of Winter", "characters": ["Cersei Lannister"]},
        {"hand": [WOLF]},
        {"hand": [WOLF, WOLF, WOLF, WOLF]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-who-pays")
    t.answer([option.key for option in t.question.options])
    t.until(step="5.2w")
    assert (t.hand("Bor"), len(t.hand("Cai"))) == ([], 1)


def test_a_poison_given_by_one_who_is_out_still_kills() -> None:
    t = Melee(
        {
            "gold": 1,
            "hand": ["Tears of Lys"],
            "deck": [WOLF],
            "locations": ["Lannisport"],
            "characters": ["Cersei Lannister"],
        },
        {"agenda": "Fealty", "characters": ["Robb Stark"]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Cersei Lannister").until(asked="got-ask-respond").respond("Tears of Lys")
    t.respond("Lannisport")
    assert t.g.eliminated == ["A"]
    t.until(step="5.2w")
    assert t.zone("Robb Stark") == "dead:B"
