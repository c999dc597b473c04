"""House Tyrell, a test for each sentence of the cards."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
KNIGHT, THORNS, BEAR = "The Knight of Flowers", "The Queen of Thorns", "“The Bear and the Maiden Fair”"


@pytest.mark.parametrize(("twin", "other", "icons"), [("Left", "Right", "mp"), ("Right", "Left", "mi")])
def test_the_twins_are_better_together(twin: str, other: str, icons: str) -> None:
    t = Table({"characters": [twin]})
    assert (t.strength(twin), t.icons(twin)) == (2, "m")
    t = Table({"characters": [twin, other]})
    assert (t.strength(twin), t.icons(twin)) == (3, icons)
    t = Table(
        {"characters": [twin, other]},
        {"characters": ["Robb Stark"]},
        step="4.2.1",
        active="Bor",
        challenge=attack("military", "Robb Stark", by="Bor"),
    )
    t.choose_all("defend", twin)
    assert not t.kneels(twin)


def test_lomys_takes_a_card_for_a_won_defense() -> None:
    t = Table(
        {"characters": ["Maester Lomys"]},
        {"characters": [LION], "hand": ["Ice"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("intrigue", LION, by="Bor", defenders=("Maester Lomys",)),
    )
    t.respond("Maester Lomys")
    assert t.zone("Ice") == "discard:B"


def test_margaery_lends_three_str_for_the_phase() -> None:
    t = Table({"characters": ["Margaery Tyrell", KNIGHT]}, step="4.1w")
    t.use("Margaery Tyrell", KNIGHT)
    assert (t.strength(KNIGHT), t.kneels("Margaery Tyrell")) == (8, True)
    t.until(step="5.2w")
    assert t.strength(KNIGHT) == 5


def test_paxter_makes_the_first_event_of_a_round_cheaper_and_adds_income() -> None:
    t = Table(
        {"plot": "Summons", "gold": 2, "characters": ["Paxter Redwyne"], "hand": ["Growing Strong", "Growing Strong"]},
        step="4.1w",
    )
    assert t.plot("Ana", "income") == 5
    t.play("Growing Strong")
    t.pick("Paxter Redwyne")
    assert t.gold() == 2
    t.play("Growing Strong")
    t.pick("Paxter Redwyne")
    assert t.gold() == 1


def test_randyll_stands_when_an_effect_makes_him_stronger() -> None:
    t = Table({"characters": ["Margaery Tyrell", kneeling("Randyll Tarly")]}, step="4.1w")
    t.use("Margaery Tyrell", "Randyll Tarly").respond("Randyll Tarly")
    assert not t.kneels("Randyll Tarly")


def test_randyll_stands_for_an_attachment_that_strengthens_him_too() -> None:
    t = Table({"gold": 1, "characters": [kneeling("Randyll Tarly")], "hand": ["Widow’s Wail"]})
    t.choose("marshal", "Widow’s Wail").respond("Randyll Tarly")
    assert not t.kneels("Randyll Tarly")


def test_the_knight_of_flowers_meets_one_defender_when_he_rides_alone() -> None:
    for attackers, most in (((KNIGHT,), 1), ((KNIGHT, "Left"), 2)):
        t = Table({"characters": [KNIGHT, "Left"]}, {"characters": [WOLF, BASTARD]}, step="4.2")
        t.choose("military").choose_all("attack", *attackers).until(step="4.2.1")
        assert t.question.maximum == most


def test_the_queen_of_thorns_brings_a_tyrell_after_intrigue() -> None:
    t = Table(
        {"characters": [THORNS], "hand": [KNIGHT, "Robb Stark"]}, step="4.2.2", challenge=attack("intrigue", THORNS)
    )
    t.respond(THORNS)
    assert t.zone(KNIGHT) == "characters:A"


def test_the_caretaker_and_the_garden_make_cards_cheaper() -> None:
    t = Table(
        {"gold": 6, "hand": [KNIGHT, "Highgarden"], "characters": ["Garden Caretaker"], "locations": ["Rose Garden"]}
    )
    t.use("Garden Caretaker").until(asked="got-ask-marshal").use("Rose Garden").until(asked="got-ask-marshal")
    t.choose("marshal", KNIGHT)
    assert t.gold() == 3


def test_the_informant_names_a_challenge_to_fight_again() -> None:
    informant = "Olenna’s Informant"
    t = Table(
        {"gold": 4, "hand": [informant], "characters": [KNIGHT]}, step="4.1w", fought=[{"type": "power", "by": "Ana"}]
    )
    t.choose("ambush", informant).respond(informant).choose("name_power").until(asked="got-ask-challenge")
    assert t.offers("power")


def test_the_wardens_grow_with_the_reach() -> None:
    t = Table({"characters": ["Wardens of the Reach"], "locations": ["Highgarden", "Rose Garden", "Lannisport"]})
    assert t.strength("Wardens of the Reach") == 5


def test_heartsbane_strengthens_its_fighter() -> None:
    t = Table(
        {"characters": [{"card": KNIGHT, "attachments": ["Heartsbane"]}]},
        {"characters": [BASTARD]},
        step="4.2w",
        challenge=attack("military", KNIGHT),
    )
    t.use("Heartsbane")
    assert t.strength(KNIGHT) == 8
    assert t.kneels("Heartsbane")
    t = Table({"characters": [{"card": KNIGHT, "attachments": ["Heartsbane"]}]}, step="4.1w")
    assert not t.offers("use", "Heartsbane")


def test_highgarden_sends_an_attacker_home_standing() -> None:
    t = Table(
        {"gold": 1, "locations": ["Highgarden"]},
        {"characters": [kneeling("Robb Stark")]},
        step="4.2w",
        active="Bor",
        challenge=attack("military", "Robb Stark", by="Bor"),
    )
    t.use("Highgarden")
    assert t.g.challenges[-1].attackers == [] if t.g.challenges else True
    assert not t.kneels("Robb Stark")
    assert (t.gold(), t.kneels("Highgarden")) == (0, True)


def test_the_mander_draws_for_a_victory_by_five() -> None:
    t = Table({"characters": [KNIGHT], "locations": ["The Mander"]}, step="4.2.2", challenge=attack("military", KNIGHT))
    t.respond("The Mander")
    assert len(t.hand()) == 2


def test_growing_strong_strengthens_up_to_three_tyrells() -> None:
    t = Table({"gold": 1, "hand": ["Growing Strong"], "characters": [KNIGHT, "Left", LION]}, step="4.1w")
    t.play("Growing Strong")
    assert t.choices() == {KNIGHT, "Left"}
    t.pick(KNIGHT, "Left")
    assert (t.strength(KNIGHT), t.strength("Left")) == (7, 4)


def test_olennas_cunning_finds_a_card_of_a_type_that_the_loser_did_not_name() -> None:
    cunning = "Olenna’s Cunning"
    t = Table(
        {"gold": 2, "hand": [cunning], "characters": [KNIGHT], "deck": ["Ice", WOLF, "The Roseroad", "Dracarys!"]},
        {"characters": [BASTARD]},
        step="4.2.2",
        challenge=attack("power", KNIGHT),
    )
    t.respond(cunning)
    assert t.who == "Bor"
    t.choose("location")
    assert t.choices() == {"Ice", WOLF, "Dracarys!"}
    t.pick("Ice")
    assert t.hand() == ["Ice"]


def test_the_bear_and_the_maiden_fair_arranges_the_top_of_a_deck() -> None:
    deck = ["Ice", WOLF, BASTARD, LION, "Highgarden", "The Wall"]
    t = Table({"hand": [BEAR]}, {"deck": deck}, step="4.1w")
    t.play(BEAR, "Bor").pick("Ice", WOLF).passes().passes()
    assert t.titles("deck:B") == [BASTARD, LION, "Highgarden", "The Wall", "Ice", WOLF]
