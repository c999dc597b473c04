"""Games that bots have begun, for whatever shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.render.course import course_from
from desktop_app.ui.render.shown import Shown

SEED = 20
ANSWERS = 45
"""So many answers have been given in a game that stands in its middle."""
LONGEST = 4000
"""No game of a bot takes more answers."""


def laid(at: Shown, seed: int = SEED, game: str = "") -> OpenTable:
    """A game at its first question: the one that is shown, or another."""
    desk = at.shell.desk
    assert desk is not None
    language = at.shell.looks.texts.language
    return desk.tables.begin(usual_set_up(open_box(game or at.game), desk.profile.name), seed=seed, language=language)


def begun(at: Shown, answers: int, seed: int = SEED, game: str = "") -> OpenTable:
    """A game that its usual bot has begun, and that the profile keeps: the one that is shown, or another. It stands
    where somebody at this screen decides, or else it would play on by itself while it is painted."""
    desk = at.shell.desk
    assert desk is not None
    return desk.tables.keep(played(at, answers, seed, game))


def played(at: Shown, answers: int, seed: int = SEED, game: str = "") -> OpenTable:
    """The same game, of which nothing is kept."""
    table = laid(at, seed, game)
    session = table.session
    course = course_from(session, PLAYS[session.game.id].bot, seed=1)
    for given in range(LONGEST):
        question = session.question
        if question is None or (given >= answers and question.seat in table.seats_here):
            break
        course.answer(session, given)
    return table


def go_on_to(session: Session, verbs: Sequence[str], seats: Sequence[str]) -> None:
    """On to the next question with one of these verbs that is asked of one of these seats."""
    _go_on(session, seats, lambda question: any(option.verb in verbs for option in question.options))


def go_on_to_odds(session: Session, seats: Sequence[str]) -> None:
    """On to the next question of one of these seats at which something may come that can be reckoned."""
    odds = PLAYS[session.game.id].odds
    if odds is not None:
        _go_on(session, seats, lambda question: odds(session.look(question.seat)) is not None)


def _go_on(session: Session, seats: Sequence[str], halts: Callable[[Question], bool]) -> None:
    bot, dice = session.game.bots[PLAYS[session.game.id].bot], Chance(1)
    for _ in range(LONGEST):
        question = session.question
        if question is None or (question.seat in seats and halts(question)):
            return
        session.answer(bot(session.eyes(question.seat), question, dice))


def take_another_way(session: Session) -> None:
    """Goes back to the middle and on from there with other answers where there are any."""
    dice, kept = Chance(5), len(session.records)
    session.go_to(kept * 2 // 3)
    for _ in range(kept // 6):
        question = session.question
        if question is None:
            return
        session.answer(random_answer(session.eyes(question.seat), question, dice))
