"""Calm pace: what the program answers for a person who does not want to be asked. Recorded like any answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.ask import Option, Question
from desktop_app.games.contract.table import TableWords

Likely = Callable[[Question], bool]
"""Whether the person has a play here that they would probably want."""
PLAN, ALWAYS, NEWS = "plan", "always", "news"


@dataclass(slots=True)
class Hurry:
    """Going on to the next decision: whose, how long the log was when it began, how many answers there were, and the
    windows passed on the way."""

    seat: str
    lines: int
    answers: int
    passed: list[str] = field(default_factory=list)


class Pace:
    """The policy of one table.

    Windows are asked where the game or the person stops; the others are passed. Each seat has a hurry of its own: it
    lasts until that seat is asked something that is more than a window to act in, or until ``halts`` says that it
    matters. Who cannot see another's cards does not pass that one's windows in a hurry. It answers only for the seats
    that decide ``here``: a bot sees every window.
    """

    def __init__(
        self,
        game: str,
        settings: Settings,
        likely: Likely,
        ability_of: Callable[[Option], str],
        words: TableWords | None = None,
        halts: Callable[[Hurry], bool] = lambda hurry: False,
        here: Callable[[str], bool] = lambda seat: True,
        is_idle: Callable[[Question, Option], bool] = lambda question, option: False,
    ) -> None:
        self.game = game
        self.settings = settings
        self._hurries: dict[str, Hurry] = {}
        self.told: list[str] = []
        self._likely = likely
        self._ability_of = ability_of
        self._words = words or TableWords({})
        self._halts = halts
        self._here = here
        self._is_idle = is_idle
        self._offered: dict[str, set[str]] = {}

    def __call__(self, question: Question) -> list[str] | None:
        """The answer given without asking, or None when the person must see the question."""
        if not self._here(question.seat):
            return None
        if question.prompt.id in self._words.idle and not self.settings.auto_pass.every_window:
            left = self._left_as_it_is(question)
            if left is not None:
                return left
        if question.kind != "one":
            return self._ask(question)
        standing = self._standing_answer(question)
        if standing is not None:
            return standing
        passing = self._pass(question)
        if passing is None:
            return self._ask(question)
        if self._responds(question):
            calm = self._hurry_of(question.seat) is None and self.settings.auto_pass.until_something_happens
            return passing if calm and not self._likely(question) else self._ask(question)
        hurry = self._hurry_of(question.seat)
        if hurry is not None:
            return self._hurried(hurry, question, passing)
        return self._at_leisure(question, passing)

    @property
    def stops(self) -> Sequence[str]:
        """The rows at which it stops: what the person chose, or what the game stops at by itself."""
        chosen = self.settings.auto_pass.stops.get(self.game)
        return [*self._words.stops] if chosen is None else chosen

    def passable(self, question: Question) -> bool:
        """Whether a question is a window that can be passed on the way: never one to plan in, nor a response."""
        window = question.kind == "one" and self._pass(question) is not None and not self._responds(question)
        return window and not self._plans(question)

    def begin_hurry(self, question: Question, lines: int, answers: int) -> None:
        """From this window on to the next decision that matters; so many lines and answers there were before."""
        self._hurries[question.seat] = Hurry(question.seat, lines, answers, [question.step])

    def rest(self) -> None:
        """Nobody is on the way any more: the game does not go on from where they said so."""
        self._hurries.clear()

    def _left_as_it_is(self, question: Question) -> list[str] | None:
        """The answer to a question that does not matter now: the order as it lies, or to decline what would change
        nothing; None where it matters."""
        if question.kind == "order":
            return [each.key for each in question.options]
        if question.kind != "one" or not question.primary:
            return None
        others = [each for each in question.options if each.key != question.primary]
        return [question.primary] if all(self._is_idle(question, each) for each in others) else None

    def _hurry_of(self, seat: str) -> Hurry | None:
        """On whose way the windows of a seat are passed: its own, with open hands anybody's."""
        if self.settings.open_hands:
            return next(iter(self._hurries.values()), None)
        return self._hurries.get(seat)

    def _ask(self, question: Question) -> list[str] | None:
        """No answer: the person is asked, and what was passed on the way here can be told."""
        hurry = self._hurry_of(question.seat)
        if hurry is not None:
            del self._hurries[hurry.seat]
            self.told = hurry.passed
        return None

    def _hurried(self, hurry: Hurry, question: Question, passing: list[str]) -> list[str] | None:
        if self._plans(question) or self._halts(hurry):
            return self._ask(question)
        hurry.passed.append(question.step)
        return passing

    def _at_leisure(self, question: Question, passing: list[str]) -> list[str] | None:
        wish = self._wish(question)
        if wish == PLAN:
            self._offered.pop(question.seat, None)
        elif question.step in self.stops and question.step not in self._words.stops:
            return self._ask(question)
        if not wish or (self.settings.auto_pass.until_something_happens and not self._likely(question)):
            return passing
        return passing if wish == NEWS and not self._news(question) else self._ask(question)

    def _plans(self, question: Question) -> bool:
        """Whether this is a window to plan in, for this seat."""
        return self._words.stops.get(question.step) == PLAN and question.prompt.id not in self._words.beside

    def _wish(self, question: Question) -> str:
        """When to stop at a window: to plan, always, at news, or "" for never; beside one who plans it is news."""
        declared = self._words.stops
        if question.step in self.stops:
            wish = declared.get(question.step, ALWAYS)
            return NEWS if wish == PLAN and not self._plans(question) else wish
        return ALWAYS if self.settings.auto_pass.every_window or not declared else ""

    def _news(self, question: Question) -> bool:
        """Whether something can be done that was not offered to this seat at such a stop before in this round."""
        offered = {option.key for option in question.options if option.key != question.primary}
        known = self._offered.setdefault(question.seat, set())
        fresh = offered - known
        known |= offered
        return bool(fresh)

    def _responds(self, question: Question) -> bool:
        return any(option.verb in self._words.responses for option in question.options)

    def _pass(self, question: Question) -> list[str] | None:
        primary = next((option for option in question.options if option.key == question.primary), None)
        return [primary.key] if primary is not None and primary.verb == "pass" else None

    def _standing_answer(self, question: Question) -> list[str] | None:
        """What was said for good about a card's ability: always use it, never offer it."""
        answers = self.settings.card_answers
        if not answers or not any(option.verb == "respond" for option in question.options):
            return None
        wanted = [option for option in question.options if option.key != question.primary]
        said = {option.key: answers.get(f"{self.game}:{self._ability_of(option)}") for option in wanted}
        for option in wanted:
            if said[option.key] == "always":
                return [option.key]
        if wanted and all(said[option.key] == "never" for option in wanted):
            return self._pass(question)
        return None
