"""What the last page of a game shows, put together from its record, its words and the games before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.app.tables.journeys import Journey
from desktop_app.app.tables.story import Told, tell
from desktop_app.games.contract import EndReport, Figure, Story
from desktop_app.ui.table.parts import Parts


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of one game for the seat that looks. ``scene`` is the landscape behind it; the decisions of the
    ``judged`` seats are spoken of."""

    report: EndReport
    story: Story
    told: Told
    figures: Sequence[Figure]
    journeys: Sequence[Journey]
    won: bool
    scene: tuple[str, str, str]
    judged: Sequence[str]

    @property
    def best_turn(self) -> int:
        """The turn that weighed most, as its place in the list; -1 where none decided."""
        gains = [abs(turn.weighed.gain) for turn in self.told.turns]
        return gains.index(max(gains)) if gains else -1

    @property
    def total(self) -> int | None:
        """The score, or for comparison the sum of its parts; None for a game without either."""
        if self.report.score is not None:
            return self.report.score
        return sum(part.value for part in self.report.parts) if self.report.parts else None


def ending_of(table: Parts) -> Ending | None:
    """The end of the game at a table; None where it is not over or its game tells no story."""
    story, view = table.game.play.story, table.view
    if story is None or not view.outcome:
        return None
    report = table.game.play.end(view)
    won = report.result == "won"
    judged = [seat for seat in table.controller.seats_here if table.controller.open_hands or seat == view.seat]
    return Ending(
        report=report,
        story=story,
        told=tell(table.session, story, view, judged, won=won),
        figures=story.figures(view),
        journeys=table.journeys(),
        won=won,
        scene=table.game.scene_of(view.facts.get("scenario", "")),
        judged=judged,
    )
