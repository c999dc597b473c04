"""Nobody can tell from a pause whether a hand holds an answer: whoever holds cards is asked, able or not."""

from __future__ import annotations

import pytest

from desktop_app.engine.session import Session
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.table.play import play
from desktop_app.games.lotr_tcg.table.positions import build
from tests.games.lotr_tcg.table import SEATS, fight

ABLE, UNABLE = ("Ferocity", "Still They Came"), ("Uruk Regular", "Hobbit Sword")


def a_skirmish(*hand: str, even: bool) -> Session:
    """Legolas fights an Uruk; Bor holds these cards."""
    players = {
        "Ana": {"site": 4, "fellowship": ["Legolas"], "hand": ["Valor", "Valor"]},
        "Bor": {"minions": ["Uruk Rear Guard"], "hand": list(hand)},
    }
    said = {"step": "skirmish_actions", "players": players, "skirmish": fight("Legolas", "Uruk Rear Guard")}
    session = Session(GAME, build(said, SEATS[:2], 0))
    session.state.bluffs = even
    session.pretends = lambda question: even and question.seat == "B"
    return session


def asked_of_bor(session: Session) -> list[tuple[str, str]]:
    """Whatever Bor is asked while the skirmish lasts, and passes; Ana plays what she can."""
    asked = []
    while session.question is not None and session.state.step == "skirmish_actions":
        question = session.question
        asked += [(question.prompt.id, str(question.prompt.params.get("event", "")))] if question.seat == "B" else []
        plays = [option.key for option in question.options if option.verb == "play" and question.seat == "A"]
        session.answer(plays[:1] or [question.primary])
    return asked


def test_the_players_are_rivals() -> None:
    assert play().rivals


def test_a_hand_with_an_answer_is_asked_no_more_than_one_without() -> None:
    able, unable = asked_of_bor(a_skirmish(*ABLE, even=True)), asked_of_bor(a_skirmish(*UNABLE, even=True))
    assert able == unable
    assert ("tcg-ask-skirmish-actions", "") in able


def test_an_empty_hand_is_not_waited_for() -> None:
    assert asked_of_bor(a_skirmish(even=True)) == []


@pytest.mark.parametrize("hand", [ABLE, UNABLE])
def test_the_pauses_change_nothing_of_what_happens(hand: tuple[str, ...]) -> None:
    even, plain = a_skirmish(*hand, even=True), a_skirmish(*hand, even=False)
    for session in (even, plain):
        asked_of_bor(session)
    written = [record.keys for record in even.records]
    assert written == [record.keys for record in plain.records][: len(written)]


def test_with_the_setting_off_who_can_do_nothing_is_not_asked() -> None:
    assert asked_of_bor(a_skirmish(*UNABLE, even=False)) == []
