"""The seats that bots play: one answer at a time, after a pause, or when the person says to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.ui.table.play.looking import look

PAUSES: dict[str, int | None] = {"every_event": None, "hidden_and_losses": 350, "decisions_only": 0}
"""Milliseconds before each answer of a bot, so that it can be watched, by review mode; None waits to be told."""


class BotSeats:
    """Answers for the seats that nobody at this screen plays. ``bots`` names the bot of each, ``usual``
    is that of the others.

    ``give`` is how an answer is given.
    """

    def __init__(
        self,
        session: Session,
        seats_here: Sequence[str],
        bots: Mapping[str, str],
        usual: str,
        give: Callable[[Sequence[str]], None],
        parent: QObject,
    ) -> None:
        self._session = session
        self._seats_here = seats_here
        self._give = give
        self._bots = dict(bots)
        self._usual = usual
        self._chance = Chance(1)
        self.pause: int | None = 0
        self.answering = False
        self.held = False
        """Whether bots wait until what happened is told."""
        self._turn = QTimer(parent)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self.answer)

    @property
    def decide(self) -> bool:
        """Whether the open question is a bot's."""
        question = self._session.question
        return question is not None and question.seat not in self._seats_here

    def wake(self) -> None:
        """After the game has moved: a bot that must decide does so after the pause."""
        if self.decide and self.pause is not None and not self.held:
            self._turn.start(self.pause)

    def answer(self) -> None:
        """Gives a bot's answer now."""
        self._turn.stop()
        session = self._session
        question = session.question
        if question is None or not self.decide:
            return
        bot, seat = session.game.bots[self._bots.get(question.seat, self._usual)], question.seat
        self.answering = True
        self._give(bot(lambda: look(session, seat), question, self._chance))
        self.answering = False
