"""What is asked and owed in a melee when several things meet: who is out, whose claim, what was taken from others."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Melee, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"


@pytest.mark.rule("GOT-184", "GOT-242")
def test_the_first_player_who_pillages_out_the_next_goes_on_attacking() -> None:
    t = Melee(
        {"characters": [CREW, "Tyrion Lannister"]},
        {"deck": [WOLF], "characters": []},
        {"characters": [BASTARD]},
        step="4.2",
    )
    t.against("military", "Bor", CREW).until(asked="got-ask-uses-keyword").choose_all("pillage", CREW)
    assert t.g.eliminated == ["B"]
    t.until(asked="got-ask-challenge")
    assert t.who == "Ana"
    assert not t.offers("intrigue", target="Bor")
    assert t.offers("intrigue", target="Cai")


@pytest.mark.rule("GOT-184", "GOT-242")
def test_a_first_player_who_insists_on_insight_hands_the_token_on() -> None:
    t = Melee(
        {"deck": [WOLF], "characters": ["Samwell Tarly"]},
        {"characters": [BASTARD]},
        {"characters": [LION]},
        step="4.2",
    )
    t.against("intrigue", "Bor", "Samwell Tarly").until(asked="got-ask-uses-keyword").choose_all(
        "insight", "Samwell Tarly"
    )
    assert (t.g.eliminated, t.g.first_player) == (["A"], "B")
    t.until(asked="got-ask-challenge")
    assert t.who == "Bor"


@pytest.mark.rule("GOT-526", "GOT-044")
def test_waymar_takes_a_card_of_each_opponent_even_of_one_without() -> None:
    t = Melee(
        {"plot": "A Storm of Swords", "hand": [WOLF], "characters": ["Robb Stark"]},
        {"hand": [LION], "characters": ["Ser Waymar Royce"]},
        {"hand": [], "characters": []},
        {"hand": [CREW, CREW]},
        step="4.2w",
        challenge={**attack("military", "Robb Stark"), "at": "Bor"},
    )
    t.until(asked="got-ask-respond").respond("Ser Waymar Royce")
    assert [len(t.hand(player)) for player in ("Ana", "Bor", "Cai", "Dia")] == [0, 1, 0, 1]


def test_one_opponent_betrays_the_bargain_of_another() -> None:
    t = Melee(
        {"locations": ["Ghaston Grey"], "characters": []},
        {"gold": 1, "hand": ["Treachery"], "characters": ["Tyrion Lannister"]},
        {"characters": ["Robb Stark"]},
        step="4.2.1w",
        challenge={**attack("military", "Robb Stark", by="Cai"), "at": "Ana"},
    )
    t.until(asked="got-ask-respond").respond("Ghaston Grey").respond("Treachery")
    assert t.zone("Robb Stark") == "characters:C"
    assert t.zone("Ghaston Grey") == "discard:A"


@pytest.mark.rule("GOT-333", "GOT-181")
def test_a_power_claim_between_two_brings_no_third_to_fifteen() -> None:
    t = Melee(
        {"power": 13, "plot": "A Clash of Kings", "characters": ["Cersei Lannister"]},
        {"power": 2, "characters": [BASTARD]},
        {"power": 14, "characters": []},
        step="4.2.1w",
        challenge={**attack("power", "Cersei Lannister", defenders=(BASTARD,)), "at": "Bor"},
    )
    t.until(asked="got-ask-respond").respond("A Clash of Kings")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["A"]


@pytest.mark.rule("GOT-184")
def test_the_last_two_run_out_on_one_draw_and_the_first_player_says_who_wins() -> None:
    t = Melee({"deck": [WOLF, WOLF]}, {"deck": [WOLF, WOLF]}, {"deck": [WOLF, WOLF]}, step="2.2")
    assert t.asked == "got-ask-winner"
    t.choose("choose_player", target="Cai")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["C"]


@pytest.mark.rule("GOT-184")
def test_who_loses_the_last_cards_while_defending_leaves_the_challenge_to_nobody() -> None:
    t = Melee(
        {"characters": [{"card": "Arya Stark"}, "Old Forest Hunter"]},
        {"deck": [WOLF], "characters": [BASTARD], "locations": ["Gates of Winterfell"]},
        {"characters": [CREW]},
        step="4.2.1w",
        challenge={**attack("power", "Arya Stark", defenders=(BASTARD,)), "at": "Bor"},
    )
    t.passes().use("Gates of Winterfell")
    assert t.g.eliminated == ["B"]
    t.until(asked="got-ask-challenge")
    assert (t.g.fought[-1].winner, t.power()) == ("", 0)


@pytest.mark.rule("GOT-184", "GOT-044")
def test_who_is_out_gives_the_recruited_back_to_the_pile_of_the_owner() -> None:
    t = Melee(
        {"deck": [WOLF], "gold": 3, "hand": ["Yoren"], "locations": ["Gates of Winterfell"]},
        {"discard": [CREW]},
        {},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", "Yoren").respond("Yoren")
    assert t.zone(CREW) == "characters:A"
    t.until("4.1w").use("Gates of Winterfell")
    assert t.zone(CREW) == "discard:B"
    assert t.zone("Yoren") == "removed"


@pytest.mark.rule("GOT-506")
def test_drogos_second_challenge_may_go_against_the_same() -> None:
    t = Melee(
        {"characters": ["Khal Drogo", "Braided Warrior"]},
        {"characters": [kneeling(WOLF)]},
        {"characters": [BASTARD]},
        step="4.2",
    )
    t.against("military", "Bor", "Braided Warrior").until(asked="got-ask-challenge")
    assert t.offers("military", target="Bor")
    assert t.offers("military", target="Cai")
    t.against("military", "Cai", "Khal Drogo").until(asked="got-ask-challenge")
    assert t.who != "Ana", "no third"


@pytest.mark.rule("GOT-184", "GOT-015", "GOT-138")
def test_what_only_the_cards_of_who_is_out_allowed_ends_at_once() -> None:
    """Cai's fortress let a bird sit on the Drowned Men, and Cai's milk kept Jorah from his third betrayal."""
    jorah = {"card": "Ser Jorah Mormont", "betrayal": 3, "attachments": [{"card": "Milk of the Poppy", "owner": "Cai"}]}
    t = Melee(
        {"characters": [{"card": "Drowned Men", "attachments": ["Little Bird"]}]},
        {"characters": [jorah]},
        {"plot": "Fortified Position", "deck": [WOLF, WOLF]},
        step="2.1",
    )
    assert (t.g.eliminated, t.step) == (["C"], "2.2w")
    assert (t.zone("Little Bird"), t.zone("Ser Jorah Mormont")) == ("discard:A", "discard:B")
