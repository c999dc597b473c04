"""People at a probe's table: before every answer the game is saved, loaded and played on from the load."""

from __future__ import annotations

import json

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.game import Game
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from tests.engine.play import moment, random_answer


class Seats:
    """A game that is closed and opened again at every question."""

    def __init__(self, game: Game, state: State) -> None:
        self.session = Session(game, state)
        self._reopen()

    def _reopen(self) -> None:
        loaded = restore(self.session.game, json.loads(json.dumps(save(self.session))))
        assert moment(loaded) == moment(self.session)
        assert self.session.game.broken(loaded.state) == []
        self.session = loaded

    @property
    def question(self) -> Question:
        """What must be decided now."""
        assert self.session.question is not None, "nothing is asked"
        return self.session.question

    @property
    def asked(self) -> tuple[str, str]:
        """Who must decide, and the prompt."""
        return self.question.seat, self.question.prompt.id

    @property
    def offered(self) -> list[str]:
        """The keys of the options."""
        return [option.key for option in self.question.options]

    def answer(self, *keys: str) -> None:
        """Gives one answer made of these keys."""
        self.session.answer(list(keys))
        self._reopen()

    def each(self, *keys: str) -> None:
        """Gives one answer after the other, each of one key."""
        for key in keys:
            self.answer(key)

    def said(self, id: str) -> list[dict[str, object]]:
        """The parameters of every line of the log with this text."""
        return [dict(line.message.params) for line in self.session.log if line.message.id == id]

    def play_at_random(self, dice: Chance) -> int:
        """Plays to the end with any answers; says how many there were."""
        count = 0
        while self.session.question is not None:
            self.answer(*random_answer(self.question, dice))
            count += 1
        return count


def seed_for(*dice: int, sides: int = 6) -> int:
    """The first seed whose dice fall like this from the start, as numbers from 1."""
    seed = 0
    while True:
        chance = Chance(seed)
        if all(1 + draw(chance, sides) == wanted for wanted in dice):
            return seed
        seed += 1
