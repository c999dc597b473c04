"""A table for tests: set up in one call, then played through real questions."""

from __future__ import annotations

from typing import Any, Self

from desktop_app.engine.ask import Refusal
from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.lotr_tcg.reading import numbers, queries, sums, tokens
from desktop_app.games.lotr_tcg.reading.active import is_active
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.state import Piece, TcgState
from desktop_app.games.lotr_tcg.table.positions import QUIET, build
from tests.games.at_the_table import TableInHand

SEATS = ("Ana", "Bor", "Cia", "Dan")


class Table(TableInHand[TcgState]):
    """A game in the hands of a test: ``Table(ana={...}, bor={...}, step="shadow")``. Ana is the Free Peoples player.

    Every name of a card is its English title, a number behind it says which of several: "Frodo 2" is Bor's. Every
    question waits for its answer, even one that has a single one.
    """

    def __init__(
        self,
        ana: dict[str, Any] | None = None,
        bor: dict[str, Any] | None = None,
        *more: dict[str, Any],
        seed: int = 0,
        **setup: Any,
    ) -> None:
        given = [ana or {}, bor or {}, *more]
        seats = SEATS[: len(given)]
        setup["players"] = dict(zip(seats, given, strict=True))
        self.session = Session(GAME, build(setup, seats, seed), every_question=True)

    @classmethod
    def of(cls, g: TcgState) -> Self:
        """A table as it lies, whatever phase it is in."""
        made = cls.__new__(cls)
        made.session = Session(GAME, g, every_question=True)
        return made

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """What the open question asks, without "tcg-ask-"."""
        return self.question.prompt.id.removeprefix("tcg-ask-")

    @property
    def winner(self) -> str:
        """Who has won, "" while nobody has."""
        return self.g.names[self.g.outcome.winners[0]] if self.g.outcome is not None else ""

    def id(self, name: str) -> str:
        """The card of this title."""
        found = NAMES.on_table(self.g, name)
        assert found, f"{name} is not on the table"
        return found[0]

    def __getitem__(self, name: str) -> Piece:
        return self.g.pieces[self.id(name)]

    def wounds(self, name: str) -> int:
        """The wounds on a character."""
        return self[name].count("wound")

    def burdens(self, player: str = "Ana") -> int:
        """The burdens of a player."""
        return tokens.burdens(self.g, seat_named(self.g, player))

    def number(self, name: str, number: str) -> int:
        """A number of a card now."""
        return sums.number(self.g, self.id(name), number)

    def strength(self, name: str) -> int:
        """The strength of a character."""
        return self.number(name, "strength")

    def has(self, name: str, keyword: str) -> bool:
        """Whether a card has a keyword."""
        return sums.has_keyword(self.g, self.id(name), keyword)

    def is_active(self, name: str) -> bool:
        """Whether a card is active."""
        return is_active(self.g, self.id(name))

    def cost(self, name: str) -> int:
        """What a card costs here and now."""
        return numbers.twilight_cost(self.g, self.id(name))

    def zone(self, name: str) -> str:
        """Where a card is ("fellowship:A", "hand:B")."""
        return self.g.home[self.id(name)]

    def titles(self, zone: str) -> list[str]:
        """The English titles of the cards of a zone, in order."""
        return [queries.facts(self.g, card).titles["en"] for card in self.g.zones[zone]]

    def refusal(self, source: str, verb: str = "play") -> Refusal:
        """Why a card is not offered for something."""
        wanted = self.means(source)
        found = [each for each in self.question.refusals() if each.source in wanted and each.verb == verb]
        assert found, f"nothing refuses to {verb} {source}"
        return found[0]

    def idle(self, source: str, verb: str = "play") -> Refusal | None:
        """Why what is offered with a card would change nothing; None where it would."""
        return self.session.game.idle(self.g, self.question, self.find(verb, source)[0])

    def means(self, name: str) -> list[str]:
        """The cards of a title, and the seat of a player."""
        return [*NAMES.on_table(self.g, name), seat_named(self.g, name)] if name else []

    def said(self, id: str) -> int:
        """How often a message was logged: ``said("killed")``."""
        return sum(line.message.id == f"tcg-log-{id}" for line in self.session.log)

    # -- playing -------------------------------------------------------------------------------------------------------

    def pick(self, *names: str) -> Self:
        """Chooses a card, or several at once."""
        if self.question.kind == "one":
            return self.choose("choose", names[0])
        return self.answer([self.find("choose", name)[0].key for name in names])

    def play(self, name: str, target: str = "") -> Self:
        """Plays a card, and chooses its target where one is asked for."""
        on = [option for option in self.find("play", name) if option.target]
        if on:
            return self.choose("play", name, target)
        table = self.choose("play", name)
        return table.pick(target) if target else table

    def use(self, name: str, target: str = "") -> Self:
        """Uses a special ability, and chooses its target where one is asked for."""
        table = self.choose("use", name)
        return table.pick(target) if target else table

    def respond(self, name: str) -> Self:
        """Answers with a card."""
        return self.choose("respond", name)

    def defend(self, name: str, minion: str) -> Self:
        """The Free Peoples player assigns a defender."""
        return self.choose("defend", name, minion)

    def passes(self) -> Self:
        """Takes the quiet way out of the open question."""
        question = self.question
        forced = question.forced()
        if forced is not None:
            return self.answer(forced)
        if question.kind == "some" and question.minimum == 0:
            return self.answer([])
        quiet = [option for option in question.options if option.verb in QUIET]
        assert quiet, f"nobody can pass {self.asked}: {[option.key for option in question.options]}"
        return self.answer([quiet[0].key])

    def until(self, asked: str, limit: int = 60) -> Self:
        """Passes until such a question is open: ``until("defenders")``."""
        for _ in range(limit):
            if self.asked == asked:
                return self
            self.passes()
        raise AssertionError(f"{asked} never came; now {self.asked}")

    def until_the_end(self, limit: int = 200) -> Self:
        """Passes until the game is over."""
        for _ in range(limit):
            if self.session.question is None:
                return self
            self.passes()
        raise AssertionError("the game goes on")


def hurt(name: str, wounds: int = 1, **more: Any) -> dict[str, Any]:
    """A wounded character for a set-up."""
    return {"card": name, "wound": wounds, **more}


def bearing(name: str, *borne: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """A character with what it bears."""
    return {"card": name, "attachments": list(borne), **more}


def fight(character: str, *minions: str) -> dict[str, Any]:
    """A skirmish for a set-up."""
    return {"characters": [character], "minions": list(minions)}
