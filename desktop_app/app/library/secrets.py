"""Cards that one meets only by playing a scenario: which they are, and which of them are still to be met."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from desktop_app.engine.frozen import Frozen
from desktop_app.games import FORMS
from desktop_app.games.contract.set_up import Scenario


class Unmet(Frozen):
    """A scenario that was not played yet, with the cards that only such scenarios hold."""

    game: str
    scenario: Scenario
    cards: tuple[str, ...]

    @property
    def id(self) -> str:
        """What a profile remembers of it."""
        return secret_id(self.game, self.scenario.id)


def secret_id(game: str, scenario: str) -> str:
    """How a profile names a scenario whose cards it has been shown."""
    return f"{game}:{scenario}"


def any_secrets(known: Collection[str]) -> bool:
    """Whether there is a scenario with cards of its own beside the known ones, by their ids."""
    return any(True for _ in _scenarios(known))


def unmet(known: Collection[str]) -> tuple[Unmet, ...]:
    """The scenarios beside the known ones, each with what nobody who knows those alone has met."""
    met = {
        (game, code)
        for game in FORMS
        for scenario in FORMS[game].scenarios()
        if secret_id(game, scenario.id) in known
        for code in scenario.secrets
    }
    found = []
    for game, scenario in _scenarios(known):
        cards = tuple(code for code in scenario.secrets if (game, code) not in met)
        if cards:
            found.append(Unmet(game, scenario, cards))
    return tuple(found)


def codes_of(scenarios: Iterable[Unmet]) -> frozenset[tuple[str, str]]:
    """The cards of some scenarios, by game and code."""
    return frozenset((each.game, code) for each in scenarios for code in each.cards)


def _scenarios(known: Collection[str]) -> Iterator[tuple[str, Scenario]]:
    for game in FORMS:
        for scenario in FORMS[game].scenarios():
            if scenario.secrets and secret_id(game, scenario.id) not in known:
                yield game, scenario
