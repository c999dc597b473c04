"""What a drag means: where a card may be dropped, which options a drop stands for, which target it has named."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.view import View
from desktop_app.ui.table.play.choices import Choices

AimsOf = Callable[[Option], list[str]]
"""What the question after an option will offer as targets."""


class Aiming:
    """Matches sources and targets of one open question. It knows options, zones and nothing of the game.

    ``drop_zones`` (with ``{seat}``, or with a fact of the view by its name) are where a card without a target may be
    dropped.
    """

    def __init__(self, choices: Choices, view: View, drop_zones: Sequence[str], seat: str, aims_of: AimsOf) -> None:
        self._choices = choices
        self._view = view
        self._drop_zones = drop_zones
        self._seat = seat
        self._aims_of = aims_of

    def matches(self, source: str, target: str) -> list[Option]:
        """The options that a drop of ``source`` on ``target`` could mean."""
        if not target:
            return []
        targets = self._choices.targets(source)
        zone = self.zone_of(target) or target
        exact = targets.get(target) or targets.get(zone) or targets.get(zone.partition(":")[2])
        if exact:
            return exact
        aimed = [option for option in self._choices.loose(source) if target in self.aims(option)]
        if aimed:
            return aimed
        if zone in self.play_area() and zone != self.zone_of(source):
            return self._choices.loose(source)
        return []

    def aims(self, option: Option) -> list[str]:
        """What an option without a target will ask to choose next: it can be dropped there at once."""
        return [] if option.target else self._aims_of(option)

    def targets_of(self, source: str) -> list[str]:
        """Everything the source may be dropped on by name: targets of its options, and aims of those without."""
        aims = [target for option in self._choices.loose(source) for target in self.aims(option)]
        return list(dict.fromkeys([*self._choices.targets(source), *aims]))

    def play_area(self) -> list[str]:
        """Where a card without a target may be dropped now."""
        return [zone.format(**{**self._view.facts, "seat": self._seat}) for zone in self._drop_zones]

    def zone_of(self, thing: str) -> str:
        """The zone a card lies in, "" for anything else."""
        card = self._view.card(thing)
        return card.zone if card is not None else ""


class Meant:
    """A card that was dropped on the target of its effect: that target answers the question for it when it comes."""

    def __init__(self) -> None:
        self._dropped: tuple[str, str] | None = None

    def remember(self, source: str, target: str) -> None:
        """A card was dropped on what the question after it will offer."""
        self._dropped = (source, target)

    def forget(self) -> None:
        """No target is meant any more."""
        self._dropped = None

    def answer_to(self, question: Question) -> Option | None:
        """The option that is meant, once; None while its question has not come. A question of another card ends it."""
        if self._dropped is None:
            return None
        source, target = self._dropped
        if question.source != source:
            self.forget()
            return None
        option = next((each for each in question.options if each.source == target), None)
        if option is None or question.kind != "one":
            return None
        self.forget()
        return option
