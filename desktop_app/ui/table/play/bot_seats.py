"""The seats that bots play: one answer at a time, after a pause, or when the person says to go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QTimer

from desktop_app.app.tables.bots import PLANNER
from desktop_app.app.tables.thinker import Thinker
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import NotNow
from desktop_app.engine.planning import Plan
from desktop_app.engine.session import Session
from desktop_app.ui.table.play.looking import look
from desktop_app.ui.table.play.thought import Thought

PAUSES: dict[str, int | None] = {"every_event": None, "hidden_and_losses": 350, "decisions_only": 0}
"""Milliseconds before each answer of a bot, so that it can be watched, by review mode; None waits to be told."""


class BotSeats:
    """Answers for the seats that nobody at this screen plays. ``bots`` names the bot of each, ``usual``
    is that of the others; ``thinker`` is where those that look ahead think.

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
        self.thinker = Thinker()
        self._thought = Thought(parent)
        self._thought.come.connect(self._take)
        self._about = -1
        self.pause: int | None = 0
        self.answering = False
        self._held: set[str] = set()
        self._turn = QTimer(parent)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self.answer)
        parent.destroyed.connect(self.thinker.close)

    @property
    def decide(self) -> bool:
        """Whether the open question is a bot's."""
        question = self._session.question
        return question is not None and question.seat not in self._seats_here

    @property
    def looks_ahead(self) -> bool:
        """Whether the open question is one that a bot thinks about."""
        return self.decide and self._bot() == PLANNER

    @property
    def thinks(self) -> bool:
        """Whether a bot is at it."""
        return self._thought.goes_on

    def wake(self) -> None:
        """After the game has moved: a bot that must decide does so after the pause."""
        if self.decide and self.pause is not None and not self._held:
            self._turn.start(self.pause)

    def hold(self, why: str) -> None:
        """Bots wait until what they wait for is let go: until it is told, or read."""
        self._held.add(why)
        self._turn.stop()

    def let_go(self, why: str) -> None:
        """This is nothing to wait for any more."""
        self._held.discard(why)
        self.wake()

    def answer(self) -> None:
        """Gives a bot's answer now, or has it think of one and gives it then."""
        self._turn.stop()
        if self.decide and not self.thinks and not (self.looks_ahead and self._think()):
            self._answer_at_once()

    def _bot(self) -> str:
        assert self._session.question is not None
        return self._bots.get(self._session.question.seat, self._usual)

    def _answer_at_once(self) -> None:
        session, question = self._session, self._session.question
        assert question is not None
        bot = session.game.bots[self._usual if self.looks_ahead else self._bot()]
        self._say(bot(lambda: look(session, question.seat), question, self._chance))

    def _think(self) -> bool:
        """Begins to think; whether there is anything to think about."""
        try:
            self._thought.wait_for(self.thinker.begin(self._session, self._chance))
        except NotNow:
            return False
        self._about = len(self._session.records)
        return True

    def _take(self, found: Plan | None) -> None:
        """Gives the answer that was thought of, unless the game has moved meanwhile: somebody took something back."""
        if self._about != len(self._session.records):
            self.wake()
        elif found is None:
            self._answer_at_once()
        else:
            self._say(found.keys)

    def _say(self, keys: Sequence[str]) -> None:
        self.answering = True
        self._give(keys)
        self.answering = False
