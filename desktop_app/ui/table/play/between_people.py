"""What stands between the people at one screen: the curtain, what a pause would tell, who has declined together."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from desktop_app.ui.table.play.declining import declinable, declined_with_others, still_to_ask
from desktop_app.ui.table.play.looking import secrets_between


class BetweenPeople:
    """Between those who decide for these ``seats`` of a session, of whom one sits at the screen.

    With ``open_hands`` they look into each other's cards and there is no ``curtain``; ``nobody_sits`` while it is not
    known who looks first. With ``even_pauses`` a window that a hidden hand could answer takes as long as if it did.
    """

    def __init__(self, session: Session, seats: Sequence[str]) -> None:
        self._session, self._seats = session, seats
        self.curtain = False
        self.open_hands = False
        self.nobody_sits = False
        self.even_pauses = False
        self._declining: list[str] = []

    def is_waited_for(self, question: Question) -> bool:
        """Whether somebody could tell from a pause what the hand of a seat holds: not of one's own, nor an open one."""
        alone = len(self._seats) == 1 or self.open_hands
        return self.even_pauses and not (alone and question.seat in self._seats)

    def changes_hands(self, sitting: str, seat: str) -> bool:
        """Whether another person than the one ``sitting`` takes over and must not see what the last one saw."""
        if self.open_hands or len(self._seats) < 2 or (seat == sitting and not self.nobody_sits):
            return False
        return secrets_between(self._session, self._seats)

    def declinable(self) -> Question | None:
        """What whoever is behind the curtain may pass without a look at the hand: a window in which all may answer.

        It is offered whether or not the hand holds an answer, and so tells nothing.
        """
        return declinable(self._session.question) if self.curtain else None

    def others_to_ask(self) -> list[str]:
        """Who of the people here may still answer in that window, after the one behind the curtain."""
        return still_to_ask(self.declinable(), self._seats)

    def decline_together(self) -> None:
        """Everybody here who is asked in this window declines, until somebody does something in it."""
        question = self.declinable()
        if question is not None:
            self._declining = [question.seat, *self.others_to_ask()]

    def declined_together(self) -> bool:
        """Whether whoever is asked now has declined with the others."""
        return declined_with_others(self.declinable(), self._declining)

    def ask_each(self) -> None:
        """Nobody declines for others any more."""
        self._declining = []
