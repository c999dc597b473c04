"""Calm pace: what the program answers for a person who does not want to be asked. Recorded like any answer."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.app.profiles.settings import Settings
from desktop_app.engine.ask import Option, Question

Likely = Callable[[Question], bool]
"""Whether the person has a play here that they would probably want."""


class Pace:
    """The policy of one table. ``hurrying`` lasts until a question that is more than a window to act in."""

    def __init__(self, game: str, settings: Settings, likely: Likely, ability_of: Callable[[Option], str]) -> None:
        self.game = game
        self.settings = settings
        self.hurrying = False
        self._likely = likely
        self._ability_of = ability_of

    def __call__(self, question: Question) -> list[str] | None:
        """The answer given without asking, or None when the person must see the question."""
        if question.kind != "one":
            self.hurrying = False
            return None
        standing = self._standing_answer(question)
        if standing is not None:
            return standing
        passing = self._pass(question)
        if passing is None:
            self.hurrying = False
            return None
        if question.step in self.settings.auto_pass.stops.get(self.game, []):
            self.hurrying = False
            return None
        if self.hurrying:
            return passing
        if self.settings.auto_pass.until_something_happens and not self._likely(question):
            return passing
        return None

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
