"""A table for tests: set up in one call, then played through real questions. Placing cards ends with the set-up."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Self

import pytest

from desktop_app.engine.ask import Refusal
from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.table.positions import build, card_named
from tests.games.at_the_table import TableInHand

DULL_DECK = ["Guard of the Citadel"] * 10
DULL_ENCOUNTERS = ["Enchanted Stream"] * 10


def at_once(rule: Coroutine[Any, Any, object]) -> None:
    """Runs a rule that asks nobody anything, on a position that is being prepared."""
    with pytest.raises(StopIteration):
        rule.send(None)


class Table(TableInHand[LcgState]):
    """One game in the hands of a test.

    ``Table(heroes=["Aragorn"], hand=[...], step="3.2", staging=[...])`` sets up a solo game of Ana;
    ``Table(players={"Ana": {...}, "Bor": {...}}, ...)`` one with several. Every name of a card is its English title.
    """

    def __init__(self, *, seats: list[str] | None = None, seed: int = 0, **setup: Any) -> None:
        mine = {
            key: setup.pop(key)
            for key in ("heroes", "allies", "hand", "deck", "discard", "engaged", "threat")
            if key in setup
        }
        players = setup.pop("players", None) or {"Ana": mine}
        for player in players.values():
            player.setdefault("heroes", ["Aragorn"])
            player.setdefault("deck", list(DULL_DECK))
        setup.setdefault("encounter_deck", list(DULL_ENCOUNTERS))
        self.before: LcgState = build({**setup, "players": players}, seats or list(players), seed)

    def begin(self) -> Session:
        """The play, which begins with the first look at it."""
        return Session(GAME, self.before)

    @property
    def g(self) -> LcgState:
        """The live state (before the first move: the position, still open to ``prepare``)."""
        if self._session is None:
            return self.before
        state = self._session.state
        assert isinstance(state, LcgState)
        return state

    def prepare(self, change: Callable[[LcgState], None]) -> Self:
        """Changes the position before the play, for what a set-up has no word for (lasting effects)."""
        assert self._session is None, "the play has begun"
        change(self.before)
        return self

    # -- looking ---------------------------------------------------------------------------------------------------

    def id(self, name: str) -> str:
        """The card of this title."""
        card = card_named(self.g, name)
        assert card, f"{name} is not on the table"
        return card

    def __getitem__(self, name: str) -> Piece:
        return self.g.pieces[self.id(name)]

    def zone(self, name: str) -> str:
        """Where a card is ("staging", "hand:A", ...)."""
        return self.g.home[self.id(name)]

    def titles(self, zone: str) -> list[str]:
        """The English titles of the cards of a zone, in order."""
        from desktop_app.games.lotr_lcg.reading.queries import FACTS

        return [FACTS[self.g.codes[card]].titles["en"] for card in self.g.zones[zone]]

    def threat(self, name: str = "Ana") -> int:
        """A player's threat level."""
        return self.g.threat[seat_named(self.g, name)]

    def number(self, name: str, number: str) -> int:
        """The current value of a number of a card."""
        from desktop_app.games.lotr_lcg.reading.numbers import number as value

        return value(self.g, self.id(name), number)

    def asked(self, seat: str = "") -> str:
        """The id of the open question; ``seat`` checks whom it is put to."""
        if seat:
            assert self.question.seat == seat_named(self.g, seat), (
                f"{self.question.seat} is asked {self.question.prompt}"
            )
        return self.question.prompt.id

    def refusal(self, source: str, target: str = "") -> Refusal | None:
        """Why a card cannot do what a player could expect (dragging it onto the target)."""
        aimed = self.means(target)
        return GAME.why_not(self.g, self.question, self.id(source), aimed[0] if aimed else "")

    def means(self, name: str) -> list[str]:
        """The cards of a title, the seat of a player, or a zone as it is called."""
        if not name:
            return []
        from desktop_app.games.lotr_lcg.reading.facts import cards_titled

        codes = [card.code for card in cards_titled(name)]
        cards = [card for card in self.g.codes if self.g.codes[card] in codes]
        return [*cards, name, seat_named(self.g, name)]

    # -- playing ---------------------------------------------------------------------------------------------------

    def distribute(self, **amounts: int) -> Self:
        """Pays from several pools: ``distribute(Aragorn=1, Theodred=2)`` by English title without accents."""
        keys = []
        for option in self.question.options:
            for name, amount in amounts.items():
                if option.source in self.means(name.replace("_", " ")):
                    keys += [option.key] * amount
        return self.answer(keys)

    def passes(self) -> Self:
        """Takes the quiet way out of the open question: pass, decline, nobody, nothing, as it lies."""
        question = self.question
        if question.kind == "order":
            return self.answer([option.key for option in question.options])
        if question.kind == "some" and question.minimum == 0:
            return self.answer([])
        for verb in ("pass", "decline", "no_defender", "no_attack", "no_engagement", "stay", "keep_hand"):
            if self.offers(verb):
                return self.choose(verb)
        raise AssertionError(f"nobody can pass {question.prompt.id}: {[o.key for o in question.options]}")

    def until(self, step: str = "", asked: str = "", limit: int = 200) -> Self:
        """Passes until a question of that step, or with that id, is open."""
        for _ in range(limit):
            question = self.question
            if (step and question.step == step) or (asked and question.prompt.id == asked):
                return self
            self.passes()
        raise AssertionError(f"{step or asked} never came; now {self.step} {self.asked()}")

    def until_over(self, limit: int = 200) -> Self:
        """Passes until the game is over."""
        for _ in range(limit):
            if self.session.question is None:
                return self
            self.passes()
        raise AssertionError(f"the game goes on; now {self.step} {self.asked()}")

    def play(self, name: str, target: str = "") -> Self:
        """Plays a card from hand."""
        return self.choose("play", name, target)

    def said(self, id: str) -> int:
        """How often a message was logged."""
        return sum(line.message.id == id for line in self.session.log)

    @property
    def result(self) -> str:
        """ "won", "lost" or "" while the game goes on."""
        return self.g.outcome.result if self.g.outcome else ""


def tired(name: str, **more: Any) -> dict[str, Any]:
    """An exhausted card."""
    return {"card": name, "exhausted": True, **more}


def committed(name: str, **more: Any) -> dict[str, Any]:
    """A character on the quest."""
    return tired(name, committed=True, **more)


def rich(name: str, resources: int = 5, **more: Any) -> dict[str, Any]:
    """A hero with resources."""
    return {"card": name, "resources": resources, **more}


def refused(table: Table, card: str, rule: str) -> None:
    """The card cannot be played or used now, and the table names that rule."""
    assert not table.offers("play", card)
    assert not table.offers("use", card)
    answer = table.refusal(card)
    assert answer is not None
    assert answer.rule == rule
