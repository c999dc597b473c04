"""What bots answer in a game, remembered: who shows the same game again need not wait until they have thought again."""

from __future__ import annotations

from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import dump_json
from desktop_app.engine.session import Session

_COURSES: dict[tuple[bytes, str, str, int], Course] = {}
"""The courses taken so far, by the table and the question they began from, the bot and the seed of its dice."""


class Course:
    """The answers of one bot, which plays for all seats from one table on."""

    def __init__(self, bot: str, seed: int) -> None:
        self._bot, self._dice = bot, Chance(seed)
        self._answers: list[list[str]] = []

    def answer(self, session: Session, given: int) -> None:
        """Answers the open question of a game in which so many have been answered since the course began."""
        question = session.question
        assert question is not None
        if given == len(self._answers):
            bot = session.game.bots[self._bot]
            self._answers.append(bot(session.eyes(question.seat), question, self._dice))
        session.answer(self._answers[given])


def course_from(session: Session, bot: str, seed: int) -> Course:
    """The course that a bot takes from where this game stands."""
    asked = session.question.fingerprint if session.question is not None else ""
    start = dump_json(session.state), asked, bot, seed
    return _COURSES.setdefault(start, Course(bot, seed))
