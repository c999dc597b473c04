"""What a seat sees: the table, and the cards that the question it is asked shows it."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import replace
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN, CardView, View
from tests.engine.evening import evening, inn, open_question, play_card
from tests.engine.inn import INN, Inn, new, view
from tests.engine.play import questions


def shown(session: Session, seat: str = "A") -> list[tuple[str, str]]:
    zones = session.look(seat).zones
    return [(card.id, card.code) for card in zones[SHOWN].cards] if SHOWN in zones else []


def with_code(session: Session, cards: list[str]) -> list[tuple[str, str]]:
    return [(card, session.state.codes[card]) for card in cards]


def test_cards_to_choose_from_are_shown_to_whom_chooses() -> None:
    session = evening(deck=["barrel"] * 12)
    assert shown(session) == []
    play_card(session, "barrel")
    top = session.state.zones["deck"][:3]
    assert shown(session) == with_code(session, top)
    assert [option.source for option in open_question(session).options] == top
    assert shown(session, "B") == []
    card = session.look("A").card(top[0])
    assert card is not None
    assert (card.zone, card.owner) == (SHOWN, "A")
    assert session.look("A").zones[SHOWN].count == 3


def test_cards_to_put_in_order_are_shown() -> None:
    session = evening(deck=["barrel"] * 12)
    play_card(session, "barrel")
    top = session.state.zones["deck"][:3]
    session.answer([f"take:{top[1]}"])
    assert open_question(session).kind == "order"
    assert shown(session) == with_code(session, [top[0], top[2]])
    session.answer([f"put:{top[2]}", f"put:{top[0]}"])
    assert session.state.zones["deck"][:2] == [top[2], top[0]]


def test_a_card_that_the_prompt_names_is_shown() -> None:
    session = evening(deck=["barrel"] * 12)
    play_card(session, "barrel")
    while open_question(session).prompt.id != "inn-bottom":
        session.answer([option.key for option in open_question(session).options][: 1 if len(shown(session)) > 2 else 2])
    assert shown(session) == with_code(session, session.state.zones["deck"][-1:])


def test_cards_that_no_option_names_can_be_shown() -> None:
    session = evening(deck=["mirror"] * 12)
    play_card(session, "mirror")
    assert shown(session) == with_code(session, session.state.zones["hand.B"])
    assert shown(session, "B") == []
    session.answer(["nod"])
    assert shown(session) == []


def test_a_game_says_how_a_shown_card_looks() -> None:
    def card_of(g: Inn, seat: str, card: str) -> CardView:
        return CardView(card, g.codes[card], "anywhere", numbers={"strength": 3})

    session = Session(replace(INN, card_of=card_of), new(1, deck=["barrel"] * 12))
    play_card(session, "barrel")
    card = session.look("A").zones[SHOWN].cards[0]
    assert (card.zone, card.numbers) == (SHOWN, {"strength": 3})


@pytest.mark.parametrize("seed", range(10))
def test_every_card_a_question_names_can_be_seen_by_whom_it_asks(seed: int) -> None:
    """In whole games: no button could ever be named after the id of a card."""
    session = Session(INN, new(seed, deck=["barrel", "mirror", "dagger", "armour"] * 6))
    tray = 0
    for question in questions(session, Chance(seed)):
        seen = session.look(question.seat)
        for option in question.options:
            for touched in (option.source, option.target):
                assert touched not in session.state.codes or seen.card(touched) is not None
        tray += SHOWN in seen.zones
        for other in session.state.seats:
            assert other == question.seat or session.look(other) == view(inn(session), other)
    assert tray > 1


def test_whoever_looks_twice_is_given_one_view_and_a_new_one_after_the_answer() -> None:
    looked = []

    def counted(g: Inn, seat: str) -> View:
        looked.append(seat)
        return view(g, seat)

    session = Session(replace(INN, view=counted), new(1))
    look = session.eyes("A")
    assert look() == look() == session.look("A")
    assert looked == ["A"]
    before = session.look("A")
    session.answer([open_question(session).options[0].key])
    assert session.look("A") != before
    session.undo()
    assert session.look("A") == before
    assert looked == ["A"] * 3
