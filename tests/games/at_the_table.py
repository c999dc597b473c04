"""What the tables of all games have in the hands of a test: looking at the open question and answering it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Self, TypeVar, cast

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.session import Session
from desktop_app.engine.state import State

G = TypeVar("G", bound=State)


class TableInHand(ABC, Generic[G]):
    """A game that is played through real questions. The table of a game says what a name means there, and adds its own
    words for looking and playing."""

    _session: Session | None = None

    @property
    def session(self) -> Session:
        """The session; where it does not run yet the first look at it starts the play."""
        if self._session is None:
            self._session = self.begin()
        return self._session

    @session.setter
    def session(self, session: Session) -> None:
        self._session = session

    def begin(self) -> Session:
        """The play of a table that waits for the first look at it."""
        raise AssertionError("nothing is laid out yet")

    @abstractmethod
    def means(self, name: str) -> list[str]:
        """What a name in a test means: cards, a player's seat, a zone or a place."""

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def g(self) -> G:
        """The live state."""
        return cast(G, self.session.state)

    @property
    def question(self) -> Question:
        """The open question."""
        question = self.session.question
        assert question is not None, f"the game is over: {self.g.outcome}"
        return question

    @property
    def step(self) -> str:
        """The framework step of the open question."""
        return self.question.step

    @property
    def who(self) -> str:
        """The name of the player who is asked."""
        return self.g.names[self.question.seat]

    def find(self, verb: str, source: str = "", target: str = "", detail: str = "") -> list[Option]:
        """The offered options with this verb and, where given, this source, target and detail."""
        sources = self._named(source)
        targets = self._named(target)
        return [
            option
            for option in self.question.options
            if option.verb == verb
            and (not source or option.source in sources)
            and (not target or option.target in targets)
            and (not detail or option.detail == detail)
        ]

    def _named(self, name: str) -> list[str]:
        """What a name means, but for what is nothing: no seat is no answer without a source."""
        return [meant for meant in self.means(name) if meant] if name else []

    def offers(self, verb: str, source: str = "", target: str = "", detail: str = "") -> bool:
        """Whether such an option is offered."""
        return bool(self.find(verb, source, target, detail))

    # -- playing -------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, source: str = "", target: str = "", detail: str = "") -> Self:
        """Answers with the first such option; complains with what is offered."""
        found = self.find(verb, source, target, detail)
        offered = [option.key for option in self.question.options]
        asked = self.question.prompt.id
        assert found, f"no {verb} {source} {target}; {self.who} is offered {offered} in {self.step}: {asked}"
        return self.answer([found[0].key])

    def choose_all(self, verb: str, *sources: str) -> Self:
        """Answers a question for several cards; of those that share a name each is another one."""
        keys: list[str] = []
        for source in sources:
            found = [option.key for option in self.find(verb, source) if option.key not in keys]
            assert found, f"{verb} {source} is not offered (any more): {self.question.options}"
            keys.append(found[0])
        return self.answer(keys)

    def answer(self, keys: list[str]) -> Self:
        """Gives an answer; nothing may break."""
        self.session.answer(keys)
        broken = self.session.game.broken(self.g)
        assert not broken, broken
        return self
