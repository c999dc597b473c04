"""What is counted though it shows later: icons lost beyond what is there, events played, X; and what is refused why."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack, kneeling

BASTARD, CREW = "Bastard in Hiding", "Black Wind’s Crew"


# -- more is taken than there is ---------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-281", "GOT-282")
def test_an_icon_that_is_gained_later_makes_up_for_the_one_that_was_lost() -> None:
    """The bastard has no intrigue icon to lose: the loss is counted all the same, against the bird that comes."""
    t = Table(
        {"gold": 3, "hand": ["Confinement", "Little Bird", "Little Bird"]}, {"characters": [BASTARD]}, step="3.2w"
    )
    t.play("Confinement").until("3.2w").choose("marshal", "Little Bird", BASTARD)
    assert t.icons(BASTARD) == ""
    t.until("3.2w").choose("marshal", "Little Bird", BASTARD)
    assert t.icons(BASTARD) == "i", "of two birds one is left"


def test_who_has_no_icon_at_all_is_not_confined() -> None:
    t = Table({"gold": 1, "hand": ["Confinement"]}, {"characters": ["Edric Dayne"]}, step="4.1w")
    assert not t.offers("play", "Confinement")


# -- what has been played ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-206", "GOT-430")
def test_an_event_that_lies_on_somebody_was_the_first_of_paxters_round() -> None:
    """Risen from the Sea is an attachment by now; it was played as an event, and the next one costs what it costs."""
    t = Table(
        {"gold": 5, "hand": ["Risen from the Sea", "Growing Strong"], "characters": ["Paxter Redwyne", CREW]},
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        step="4.2.2",
        active="Bor",
        challenge=attack("military", "Tywin Lannister", by="Bor"),
    )
    t.respond("Put to the Sword", CREW).respond("Risen from the Sea")
    assert t.zone("Risen from the Sea") == "attached"
    t.until("4.1w").choose("play", "Growing Strong").pick("Paxter Redwyne")
    assert t.gold() == 4


@pytest.mark.rule("GOT-246")
@pytest.mark.parametrize(("gold", "victim"), [(0, "Winterfell Steward"), (2, "Arya Stark")])
def test_what_makes_an_x_cheaper_lets_more_be_chosen(gold: int, victim: str) -> None:
    """With Paxter X may be one more than there is gold."""
    love = "The Things I Do For Love"
    t = Table(
        {"gold": gold, "hand": [love], "characters": ["Paxter Redwyne", "Tyrion Lannister"]},
        {"characters": [victim]},
        step="4.1w",
    )
    t.choose("play", love)
    assert (t.zone(victim), t.gold()) == ("hand:B", 0)


@pytest.mark.parametrize(("gold", "rule", "cost"), [(0, "GOT-092", 1), (2, "GOT-295", 1)])
def test_an_x_is_refused_where_not_even_one_could_be_paid_or_nothing_is_so_cheap(
    gold: int, rule: str, cost: int
) -> None:
    love = "The Things I Do For Love"
    t = Table(
        {"gold": gold, "hand": [love], "characters": ["Tyrion Lannister"]}, {"characters": ["Arya Stark"]}, step="4.1w"
    )
    refusal = t.refusal(love, "play")
    assert refusal is not None
    assert (refusal.rule, refusal.message.params["cost"]) == (rule, cost)


# -- why not -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "rule"),
    [
        ("Widow’s Wail", "GOT-011"),  # nobody could bear it
        ("Gold Cloaks", "GOT-092"),
        ("The Kraken’s Grasp", "GOT-396"),  # somebody else goes first
        ("Winter Is Coming", "GOT-396"),  # no challenge goes on
        ("Fire and Blood", "GOT-295"),
    ],
)
def test_a_card_in_the_hand_is_refused_by_the_rule_that_keeps_it_there(hand: str, rule: str) -> None:
    t = Table({"gold": 1, "hand": [hand]}, step="4.1w", first_player="Bor", active="Bor")
    while t.who != "Ana":
        t.passes()
    refusals = [each for each in t.question.refusals() if each.source == t.id(hand)]
    assert [each.rule for each in refusals] == [rule]


@pytest.mark.rule("GOT-138")
def test_who_is_blank_is_refused_for_that() -> None:
    illyrio = {"card": "Magister Illyrio", "attachments": ["Milk of the Poppy"]}
    t = Table({"gold": 2, "characters": [illyrio, kneeling(BASTARD)]}, step="4.1w")
    assert not t.offers("use", "Magister Illyrio")
    refusal = t.refusal("Magister Illyrio", "use")
    assert refusal is not None
    assert refusal.rule == "GOT-138"


@pytest.mark.parametrize(
    ("bor", "card", "rule"),
    [
        ({"hand": ["The Hand’s Judgment"], "gold": 1}, "The Hand’s Judgment", "GOT-092"),  # the sword costs two
        ({"hand": ["Treachery"], "gold": 1}, "Treachery", ""),  # it answers no event at all
        ({"plot": "Marching Orders", "hand": ["The Hand’s Judgment"], "gold": 9}, "The Hand’s Judgment", "GOT-292"),
    ],
)
def test_in_a_window_a_card_that_cannot_answer_says_why(bor: dict[str, object], card: str, rule: str) -> None:
    t = Table(
        {"gold": 2, "hand": ["Put to the Sword"], "characters": ["Tywin Lannister"]},
        {"characters": ["Bran Stark"], **bor},
        step="4.2.2",
        challenge=attack("military", "Tywin Lannister"),
    )
    t.respond("Put to the Sword")
    assert t.offers("respond", "Bran Stark")
    refusal = t.refusal(card, "respond")
    assert (refusal.rule if refusal is not None else "") == rule


@pytest.mark.rule("GOT-259")
def test_in_a_window_an_ability_that_is_used_up_says_so() -> None:
    t = Table(
        {"characters": [CREW, "Theon Greyjoy"], "locations": ["Great Kraken"]},
        step="4.2.1w",
        challenge=attack("military", CREW, "Theon Greyjoy"),
    )
    t.g.used[f"round|01078/2|A|{t.id('Great Kraken')}"] = 2
    t.until(asked="got-ask-respond")
    assert t.offers("respond", "Theon Greyjoy")
    refusal = t.refusal("Great Kraken", "respond")
    assert refusal is not None
    assert refusal.rule == "GOT-259"


@pytest.mark.rule("GOT-371", "GOT-377")
def test_in_a_window_an_ability_that_has_answered_says_so() -> None:
    t = Table(
        {"characters": [CREW, "Theon Greyjoy"], "locations": ["Great Kraken"]},
        step="4.2.1w",
        challenge=attack("military", CREW, "Theon Greyjoy"),
    )
    t.until(asked="got-ask-respond").respond("Theon Greyjoy")
    refusal = t.refusal("Theon Greyjoy", "respond")
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("GOT-371", "got-no-answered")
    assert t.refusal("Great Kraken", "respond") is None
