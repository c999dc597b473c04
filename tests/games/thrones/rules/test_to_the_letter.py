"""What a rule says in a word or two beside its main point: once, each, both, whoever, in one occurrence, in turn."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.contract.decks import CardList
from desktop_app.games.thrones.book.set_up import new_game
from desktop_app.games.thrones.events.challenges import ChallengeEnds
from desktop_app.games.thrones.events.counters import PowerGained
from desktop_app.games.thrones.events.piles import CardsDrawn
from desktop_app.games.thrones.reading.facts import NAMES
from desktop_app.games.thrones.reading.numbers import power_of
from desktop_app.games.thrones.rules import GAME
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.entering import take_control
from desktop_app.games.thrones.verbs.lasting import last
from desktop_app.games.thrones.vocabulary.abilities import action, reaction
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.costs import sacrifices_one
from desktop_app.games.thrones.vocabulary.groups import fighter, location, you
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold
from desktop_app.games.thrones.vocabulary.triggers import after, when
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table, attack, kneeling

WOLF, BASTARD, LION, CREW = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender", "Black Wind’s Crew"
CHRONICLER, GRAVEDIGGER, ALTAR, LIBRARY = "Chronicler", "Counter of the Fallen", "Altar", "Library"
"""After a card gains power: gain 1 gold. After a challenge ends: gain 1 gold for each participating character. To
sacrifice a location: draw a card. When you draw, and after you have drawn: gain 1 gold."""

make_up("T-601", "location", CHRONICLER)
make_up("T-602", "location", GRAVEDIGGER)
make_up("T-603", "location", ALTAR)
make_up("T-604", "location", LIBRARY)
with on_the_shelf():
    for _timing in (when, after):
        reaction(
            "T-604", _timing(CardsDrawn, lambda m: m.event.seat == m.seat, told="you draw"), do=gain_gold(1).on(you)
        )
    reaction("T-601", after(PowerGained, told="gains power"), do=gain_gold(1).on(you))
    reaction("T-602", after(ChallengeEnds, told="challenge ends"), do=gain_gold(number_of(fighter)).on(you))
    action("T-603", cost=sacrifices_one(location), do=draw(1).on(you))


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-277", "GOT-278")
@pytest.mark.parametrize(
    ("effects", "strength"),
    [
        ((("strength*", 2), ("strength", 2)), 10),
        ((("strength", 2), ("strength*", 2)), 10),
        ((("strength/", 2), ("strength", 2)), 3),
        ((("strength/", 2), ("strength", -1), ("strength/", 2)), 1),
    ],
)
def test_what_is_added_comes_before_what_doubles_or_halves(effects: tuple[tuple[str, int], ...], strength: int) -> None:
    t = Table({"characters": ["Theon Greyjoy"]})
    for kind, amount in effects:
        last(t.g, kind, amount, [t.id("Theon Greyjoy")], "phase", "")
    assert t.strength("Theon Greyjoy") == strength


# -- sequences ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-415", "GOT-371")
def test_what_is_drawn_is_answered_before_and_after_it() -> None:
    t = Table({"plot": "Counting Coppers", "locations": [LIBRARY]}, step="1.3r")
    assert (t.offers("respond", LIBRARY), t.hand()) == (True, [])
    t.respond(LIBRARY)
    assert (t.gold(), len(t.hand()), t.offers("respond", LIBRARY)) == (1, 3, True)
    t.respond(LIBRARY)
    assert (t.gold(), t.step) == (2, "1.3w")


@pytest.mark.rule("GOT-452", "GOT-453")
@pytest.mark.parametrize("saves", [True, False])
def test_what_keeps_from_dying_comes_first_though_the_first_player_has_what_death_brings(*, saves: bool) -> None:
    """Ana goes first and would answer that her Waymar is killed; Bor's Aemon is asked before whether he is to be."""
    t = Table(
        {"characters": ["Ser Waymar Royce"]},
        {"plot": "Summons", "characters": ["Tywin Lannister", "Maester Aemon"], "hand": [WOLF]},
        step="4.2.3",
        active="Bor",
        challenge={**attack("military", "Tywin Lannister", by="Bor"), "winner": "Bor", "attack": 6},
    )
    t.until(asked="got-ask-respond")
    assert t.who == "Bor"
    t.respond("Maester Aemon") if saves else t.passes().respond("Ser Waymar Royce")
    assert (t.zone("Ser Waymar Royce"), len(t.hand("Bor"))) == (("characters:A", 1) if saves else ("dead:A", 0))


@pytest.mark.rule("GOT-459", "GOT-470")
def test_the_beginning_of_a_phase_is_reacted_to_though_no_window_is_open() -> None:
    t = Table({"characters": [kneeling("Fiery Followers")]}, step="4.4")
    t.until(asked="got-ask-respond")
    assert (t.step, t.g.phase) == ("5.1", "dominance")
    t.respond("Fiery Followers")
    assert not t.kneels("Fiery Followers")
    assert t.g.dominance == "A"


# -- piles and control -------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-406", "GOT-322")
def test_only_a_location_of_ones_own_is_sacrificed_and_it_goes_to_its_owner() -> None:
    t = Table(
        {"locations": [ALTAR, {"card": "The Iron Throne", "owner": "Bor"}], "hand": []},
        {"locations": ["The Roseroad"], "discard": [WOLF]},
        step="4.1w",
    )
    t.use(ALTAR)
    assert (t.choices(), t.who) == ({ALTAR, "The Iron Throne"}, "Ana")
    t.pick("The Iron Throne")
    assert t.titles("discard:B") == [WOLF, "The Iron Throne"]
    assert (t.titles("discard:A"), len(t.hand())) == ([], 1)


@pytest.mark.rule("GOT-442", "GOT-473", "GOT-443")
def test_each_plot_is_in_the_deck_revealed_or_used_and_the_last_one_lies_on_top() -> None:
    plots = ["A Storm of Swords", "Sneak Attack", "A Clash of Kings", "Taxation"]
    t = Table({"plot": plots[0], "plot_deck": plots[1:]}, {"plot_deck": ["A Feast for Crows"] * 3}, step="1.2")
    t.until(asked="got-ask-plot")
    for number, name in enumerate(plots[1:3], 1):
        t.choose("plot", name).choose("plot").choose("choose_player", target="Ana").until("1.3w")
        assert (t.titles("plot:A"), t.titles("used:A")) == ([name], plots[:number])
        assert t.titles("plot_deck:A") == plots[number + 1 :]
        t.until(asked="got-ask-plot") if number == 1 else None


@pytest.mark.rule("GOT-333", "GOT-366")
def test_power_counts_wherever_it_lies_and_for_whoever_controls_that() -> None:
    holding = {"characters": [{"card": WOLF, "power": 3}], "locations": [{"card": "The Iron Throne", "power": 1}]}
    t = Table({"power": 6, **holding}, {"power": 1}, step="4.1w")
    assert [power_of(t.g, seat) for seat in "AB"] == [10, 1]
    with pytest.raises(StopIteration):  # nothing is asked
        take_control(t.g, "B", t.id(WOLF)).send(None)
    assert [power_of(t.g, seat) for seat in "AB"] == [7, 4]


@pytest.mark.rule("GOT-327")
def test_the_dead_of_one_player_keep_nobody_elses_copies_away() -> None:
    t = Table({"gold": 9, "hand": ["Robb Stark"], "dead": ["Robb Stark"]}, {"gold": 9, "hand": ["Robb Stark"]},
              step="3.2", first_player="Bor")  # fmt: skip
    assert t.until(asked="got-ask-marshal").who == "Bor"
    t.choose("marshal", "Robb Stark")
    assert t.titles("characters:B") == ["Robb Stark"]
    while t.g.active != "A" or t.who != "Ana":
        t.passes()
    assert not t.offers("marshal", "Robb Stark")


@pytest.mark.rule("GOT-362")
@pytest.mark.parametrize("taken", [False, True])
def test_whoever_controls_a_character_attacks_with_it(*, taken: bool) -> None:
    t = Table({"characters": [WOLF, LION]}, {"characters": ["Sansa Stark"]}, step="4.1w")
    if taken:
        with pytest.raises(StopIteration):  # nothing is asked
            take_control(t.g, "B", t.id(WOLF)).send(None)
    offered = []
    for _ in range(2):
        t.until(asked="got-ask-challenge")
        offered += [t.who] if t.offers("military") else []
        t.passes()
    assert offered == (["Bor"] if taken else ["Ana"])
    assert t.g.owners[t.id(WOLF)] == "A"


# -- set-up ------------------------------------------------------------------------------------------------------------


def set_up(hand: list[str], players: int = 2, seed: int = 1) -> Session:
    """A game before its second step, in which everybody has a deck of these cards, four times each."""
    deck = {code: 4 for name in hand for code in NAMES.codes(name)}
    parts: dict[str, Any] = {"faction": {"stark": 1}, "agendas": {"01027": 1}, "plots": {"01006": 1, "01022": 1}}
    return Session(GAME, new_game([CardList({**parts, "deck": deck})] * players, ["Ana", "Bor", "Cai"][:players], seed))


def state(session: Session) -> ThronesState:
    assert isinstance(session.state, ThronesState)
    return session.state


@pytest.mark.rule("GOT-341", "GOT-345", "GOT-344", "GOT-343")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_player_announces_first_and_is_asked_first_about_the_hand(seed: int) -> None:
    session = set_up([WOLF, BASTARD, LION], 3, seed)
    g = state(session)
    first = g.seats.index(g.first_player)
    order = [*g.seats[first:], *g.seats[:first]]
    told = [line.message for line in session.log if line.message.id == "got-log-announces"]
    assert [str(each.params["seat"]) for each in told] == [f"seat:{seat}" for seat in order for _ in range(2)]
    asked = []
    while session.question is not None and session.question.prompt.id == "got-ask-mulligan":
        asked.append(session.question.seat)
        assert all(len(g.zones[f"hand:{seat}"]) == 7 for seat in g.seats)
        session.answer(["keep_hand"])
    assert asked == order
    for seat in g.seats:
        seen = session.look(seat).zones
        assert not any(card.code for other in g.seats for card in seen[f"deck:{other}"].cards)
        assert [len(seen[f"plot_deck:{other}"].cards) for other in g.seats] == [2 * (o == seat) for o in g.seats]


@pytest.mark.rule("GOT-354", "GOT-346", "GOT-356", "GOT-153")
@pytest.mark.parametrize("name", ["Sansa Stark", "Vanguard Lancer", "Arya Stark", "Yoren"])
def test_who_is_turned_up_in_set_up_stands_and_answers_no_entering(name: str) -> None:
    session = set_up([name, WOLF, BASTARD, LION, CREW])
    g = state(session)
    placed: list[str] = []
    for _ in range(40):
        question = session.question
        assert question is not None
        if question.prompt.id == "got-ask-plot":
            break
        able = [option for option in question.options if g.codes.get(option.source) == NAMES.codes(name)[0]]
        if able and question.seat not in placed:
            placed.append(question.seat)
            session.answer([able[0].key])
        else:
            session.answer(["keep_hand" if question.prompt.id == "got-ask-mulligan" else "placed"])
    lying = [card for seat in placed for card in g.zones[f"characters:{seat}"]]
    assert lying
    assert not any(g.pieces[card].exhausted or g.pieces[card].duplicates for card in lying)
    assert not {"got-log-uses", "got-log-marshals", "got-log-puts-into-play"} & {x.message.id for x in session.log}
    assert [len(g.zones[f"hand:{seat}"]) for seat in g.seats] == [7, 7]


# -- dominance and the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-538", "GOT-539", "GOT-540")
@pytest.mark.parametrize(
    ("gold", "winner"),
    [((0, 0, 0), ""), ((2, 0, 0), "A"), ((3, 3, 0), ""), ((0, 1, 1), ""), ((0, 1, 2), "C")],
)
def test_of_three_the_highest_total_wins_and_a_shared_one_does_not(gold: tuple[int, ...], winner: str) -> None:
    t = Melee(*({"gold": each, "characters": [kneeling(WOLF)]} for each in gold), step="5.2")
    assert (t.g.dominance, [t.power(name) for name in ("Ana", "Bor", "Cai")]) == (
        winner,
        [int(seat == winner) for seat in t.g.seats],
    )


@pytest.mark.rule("GOT-551", "GOT-552", "GOT-129")
def test_what_lasts_until_the_end_of_the_round_is_gone_when_the_next_begins() -> None:
    t = Table({"characters": [WOLF]}, step="7.3w", first_player="Bor")
    last(t.g, "strength", 2, [t.id(WOLF)], "round", "")
    t.g.limited["A"] = 1
    assert (t.strength(WOLF), t.step) == (4, "7.3w")
    t.until(asked="got-ask-plot")
    assert (t.strength(WOLF), t.g.first_player, t.g.limited["A"]) == (2, "B", 0)


@pytest.mark.rule("GOT-129", "GOT-470")
def test_what_lasts_until_a_phase_ends_outlives_the_interrupts_to_that() -> None:
    t = Table({"characters": ["Margaery Tyrell", WOLF], "locations": ["The Wall"]}, step="4.1w")
    t.use("Margaery Tyrell", WOLF).until(asked="got-ask-respond")
    assert (t.offers("respond", "The Wall"), t.strength(WOLF)) == (True, 5)
    t.passes().until("5.2w")
    assert t.strength(WOLF) == 2
