"""A table of Middle-earth Quest for tests: set up in one call, then played through real questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from desktop_app.engine.ask import Refusal
from desktop_app.engine.session import Session
from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.set_ups import seat_named
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import NAMES
from desktop_app.games.me_quest.reading.queries import FACTS, hero_at, influence
from desktop_app.games.me_quest.rules import GAME
from desktop_app.games.me_quest.state import Combat, QuestState
from desktop_app.games.me_quest.table.positions import QUIET, build
from tests.games.at_the_table import TableInHand

SAURON = "Sau"
SEATS = (SAURON, "Ana", "Bor")


class Table(TableInHand[QuestState]):
    """A game in the hands of a test: ``Table(step="move", ana={"hero": "Argalad", "at": "high_pass"})``.

    Sauron is Sau, the heroes Ana and Bor (and Cal in a game of four): Ana plays Argalad, Bor Beravor unless told.
    """

    def __init__(
        self,
        step: str = "move",
        ana: Mapping[str, Any] | None = None,
        bor: Mapping[str, Any] | None = None,
        sau: Mapping[str, Any] | None = None,
        *,
        cal: Mapping[str, Any] | None = None,
        seats: tuple[str, ...] = SEATS,
        every_question: bool = False,
        seed: int = 0,
        **setup: Any,
    ) -> None:
        players: dict[str, Any] = {SAURON: dict(sau or {}), "Ana": {"hero": "Argalad", **(ana or {})}}
        if "Bor" in seats:
            players["Bor"] = {"hero": "Beravor", **(bor or {})}
        if cal is not None:
            players["Cal"] = {"hero": "Eleanor", **cal}
        state = build({"step": step, "players": players, **setup}, seats, seed)
        self.session = Session(GAME, state, every_question=every_question)

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def fight(self) -> Combat:
        """The combat being fought."""
        return self.g.combats[-1]

    def seat(self, name: str) -> str:
        """The seat of a player."""
        return seat_named(self.g, name)

    def at(self, name: str) -> str:
        """The location of a player's hero, or of a figure by its title."""
        seat = self.seat(name)
        return hero_at(self.g, seat) if seat else self.zone(name).removeprefix("at.")

    def means(self, name: str) -> list[str]:
        """What a name means: a seat, a location, or cards."""
        seat = self.seat(name)
        if seat:
            return [seat, f"hero-{seat}"]
        if name in BOARD.locations:
            return [zone_of(name)]
        return NAMES.on_table(self.g, name) or [name]

    def id(self, name: str) -> str:
        """The first card of a name."""
        return NAMES.on_table(self.g, name)[0]

    def zone(self, name: str) -> str:
        """Where a card is."""
        return self.g.home[self.id(name)]

    def count(self, pool: str, name: str = "Ana") -> int:
        """How many cards a zone of a player holds."""
        return len(self.g.zones[f"{pool}:{self.seat(name)}"])

    def pools(self, name: str = "Ana") -> tuple[int, int, int]:
        """The life, rest and damage pools of a hero."""
        return self.count("life", name), self.count("rest", name), self.count("damage", name)

    def titles(self, zone: str) -> list[str]:
        """The English titles of the cards of a zone, in order."""
        return [FACTS[self.g.codes[card]].titles["en"] for card in self.g.zones[zone]]

    def influence(self, location: str) -> int:
        """The influence at a location."""
        return influence(self.g, location)

    def favor(self, name: str = "Ana") -> int:
        """The favor of a hero."""
        return self.g.favor[self.seat(name)]

    def places(self, verb: str = "choose") -> set[str]:
        """The locations that may be chosen, or moved to."""
        options = [option for option in self.question.options if option.verb == verb]
        return {(option.target or option.source).removeprefix("at.") for option in options}

    def refusal(self, verb: str, source: str = "", target: str = "") -> Refusal | None:
        """Why something is not offered."""
        sources, targets = self.means(source) if source else [""], self.means(target) if target else []
        return next(
            (
                each
                for each in self.question.refusals()
                if each.verb == verb
                and (not source or each.source in sources)
                and (not target or each.target in targets)
            ),
            None,
        )

    def rule_of(self, verb: str, source: str = "", target: str = "") -> str:
        """The rule of that refusal; "" for none."""
        found = self.refusal(verb, source, target)
        return found.rule if found is not None else ""

    def said(self, id: str) -> int:
        """How often the log has said something."""
        return sum(line.message.id == id for line in self.session.log)

    # -- playing ---------------------------------------------------------------------------------------------------

    def pays(self, *cards: str) -> Self:
        """Pays for a path with these cards, unless there was only one way to."""
        return self.choose_all("pay", *cards) if self.question.options[0].verb.startswith("pay") else self

    def quietly(self) -> Self:
        """Takes the quiet way out of the open question, or the first answer."""
        question = self.question
        if question.kind != "one":
            return self.answer([option.key for option in question.options][: max(question.minimum, 0)])
        quiet = [option for option in question.options if option.verb in QUIET]
        return self.answer([(quiet or question.options)[0].key])

    def until(self, *steps: str) -> Self:
        """Goes on quietly until one of these rows asks something."""
        for _ in range(300):
            if self.session.question is None or self.step in steps:
                return self
            self.quietly()
        raise AssertionError(f"{steps} never come; {self.who} is asked {self.question.prompt.id}")
