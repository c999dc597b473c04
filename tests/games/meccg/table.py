"""A table for tests: set up in one call, then played through real questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from desktop_app.engine.ask import Refusal
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.session import Session
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.meccg.reading import companies, numbers, queries, sites
from desktop_app.games.meccg.reading.facts import NAMES, load_cards
from desktop_app.games.meccg.rules import GAME
from desktop_app.games.meccg.state import Company, MecState, Piece, Strike
from desktop_app.games.meccg.table.positions import QUIET, build
from tests.games.at_the_table import TableInHand

SEATS = ("Ana", "Bor")
SIX = 6


class Table(TableInHand[MecState]):
    """A game in the hands of a test: ``Table(ana={...}, bor={...}, step="hazards")``. Ana is the resource player.

    Names of cards are English titles, a number behind one says which of several. Every question waits for its answer,
    even one that has a single one. ``before`` changes what a set-up cannot say, before the first step is run.
    """

    def __init__(
        self,
        ana: dict[str, Any] | None = None,
        bor: dict[str, Any] | None = None,
        *,
        before: Callable[[MecState], None] | None = None,
        **setup: Any,
    ) -> None:
        setup["players"] = {"Ana": ana or {}, "Bor": bor or {}}
        state = build(setup, SEATS, 1)
        if before is not None:
            before(state)
        self.session = Session(GAME, state, every_question=True)

    # -- looking -------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """What the open question asks, without "mec-ask-"."""
        return self.question.prompt.id.removeprefix("mec-ask-")

    def id(self, name: str) -> str:
        """The card of this title, one in play first."""
        found = NAMES.on_table(self.g, name)
        assert found, f"{name} is not on the table"
        return found[0]

    def __getitem__(self, name: str) -> Piece:
        return self.g.pieces[self.id(name)]

    def __contains__(self, name: str) -> bool:
        return any(card in self.g.pieces for card in NAMES.on_table(self.g, name))

    def number(self, name: str, number: str) -> int:
        """A number of a card now."""
        return numbers.number(self.g, self.id(name), number)

    def zone(self, name: str) -> str:
        """Where a card is ("companies:A", "hand:B")."""
        return self.g.home[self.id(name)]

    def titles(self, zone: str) -> list[str]:
        """The English titles of the cards of a zone, in order."""
        return [queries.facts(self.g, card).title for card in self.g.zones[zone]]

    def company(self, name: str) -> Company:
        """The company of a character."""
        company = companies.company_of(self.g, self.id(name))
        assert company is not None, f"{name} is in no company"
        return company

    def members(self, name: str) -> list[str]:
        """Who is in the company of a character."""
        return [queries.facts(self.g, card).title for card in self.company(name).members]

    def place(self, name: str) -> str:
        """The name of the site where a character is."""
        return sites.place_name(self.g, self.id(name))

    def stands(self, name: str) -> str:
        """How a card lies: "untapped", "tapped", "wounded"."""
        piece = self[name]
        return "wounded" if piece.wounded else "tapped" if piece.exhausted else "untapped"

    @property
    def met_strike(self) -> Strike:
        """The strike that is resolved."""
        strike = self.g.attacks[-1].strike
        assert strike is not None, "no strike is resolved"
        return strike

    def refusal(self, source: str, verb: str, target: str = "") -> Refusal:
        """Why a card is not offered for something."""
        wanted, aimed = self.means(source), self.means(target)
        found = [
            each
            for each in self.question.refusals()
            if each.source in wanted and each.verb == verb and (not target or each.target in aimed)
        ]
        assert found, f"nothing refuses to {verb} {source}"
        return found[0]

    def means(self, name: str) -> list[str]:
        """The cards of a title, and the seat of a player."""
        return [*NAMES.on_table(self.g, name), seat_named(self.g, name)] if name else []

    def said(self, id: str) -> int:
        """How often a message was logged: ``said("wounded")``."""
        return sum(line.message.id == f"mec-log-{id}" for line in self.session.log)

    # -- playing -------------------------------------------------------------------------------------------------------

    def rolls(self, *totals: int) -> Self:
        """The next rolls come to these totals: the dice are set beforehand, as on a table."""
        set_dice(self.g, *totals)
        return self

    def pick(self, *names: str) -> Self:
        """Chooses a card, or several at once, by whatever verb the question has for them."""
        verbs = [option.verb for option in self.question.options]
        keys = []
        for name in names:
            meant = self.means(name)
            found = [o for o in self.question.options if o.source in meant or (not o.source and o.target in meant)]
            assert found, f"{name} cannot be picked: {verbs} {self.asked}"
            keys.append(found[0].key)
        return self.answer(keys)

    def nobody(self) -> Self:
        """Chooses nobody of several."""
        return self.answer([])

    def passes(self) -> Self:
        """Takes the quiet way out of the open question."""
        question = self.question
        forced = question.forced()
        if forced is not None:
            return self.answer(forced)
        if question.kind == "some":
            return self.answer([option.key for option in question.options[: question.minimum]])
        quiet = [option for option in question.options if option.verb in QUIET]
        return self.answer([(quiet or question.options)[0].key])

    def until(self, asked: str, limit: int = 80) -> Self:
        """Passes until such a question is open: ``until("hazards")``."""
        for _ in range(limit):
            if self.asked == asked:
                return self
            self.passes()
        raise AssertionError(f"{asked} never came; now {self.asked}")

    def until_step(self, step: str, limit: int = 80) -> Self:
        """Passes until a question of such a step is open."""
        for _ in range(limit):
            if self.question.step == step:
                return self
            self.passes()
        raise AssertionError(f"{step} never came; now {self.question.step}")


def set_dice(g: MecState, *totals: int) -> None:
    """The next rolls of a table come to these totals; as ``before`` of a table also those before its first question."""
    for seed in range(5_000_000):
        dice = Chance(seed, g.chance.drawn)
        if all(2 + draw(dice, SIX) + draw(dice, SIX) == total for total in totals):
            g.chance.seed = seed
            return
    raise AssertionError(f"no dice fall like {totals}")


def at(site: Any, *members: Any, **more: Any) -> dict[str, Any]:
    """A company for a set-up: ``at("Moria", "Elrond", wounded("Haldir"), limit=2)``."""
    return {"site": site, "members": list(members), **more}


def wounded(name: str, **more: Any) -> dict[str, Any]:
    """A wounded character for a set-up."""
    return {"card": name, "wounded": True, **more}


def tapped(name: str, **more: Any) -> dict[str, Any]:
    """A tapped card for a set-up."""
    return {"card": name, "exhausted": True, **more}


def bearing(name: str, *items: Any, **more: Any) -> dict[str, Any]:
    """A character with what it bears for a set-up."""
    return {"card": name, "attachments": list(items), **more}


def code(title: str, alignment: str) -> str:
    """The card of a title on one side, where both have it."""
    return next(c for c, card in load_cards().items() if card.title == title and card.alignment == alignment)
