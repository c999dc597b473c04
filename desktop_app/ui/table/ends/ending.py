"""What the last page of a game shows, put together from its record, its words and the games before it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.tables.journeys import Journey
from desktop_app.app.tables.story import Told, tell
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message
from desktop_app.engine.record import Line
from desktop_app.games import DECKS
from desktop_app.games.contract.play import EndReport
from desktop_app.games.contract.story import CourseName, Figure, Story
from desktop_app.ui.table.parts import Parts

MOST_LAST = 2
BRIGHT, DARK = "noon", "shadow"
"""In what light a land lies after a game, by whether it came out well for the free peoples of it."""


class Ending(Frozen):
    """The end of one game for the seat that looks. ``scene`` is the landscape behind it as it lies then; the
    decisions of the ``judged`` seats are spoken of, ``own`` is the course of whoever looks. ``last`` are the lines that
    tell how it ended, ``phase`` where. One ``in_journal`` has been kept there by itself, one ``with_decks`` can be
    played with others."""

    report: EndReport
    story: Story
    told: Told
    figures: Sequence[Figure]
    journeys: Sequence[Journey]
    won: bool
    scene: tuple[str, str, str]
    judged: Sequence[str]
    last: Sequence[Message]
    round: int
    phase: str
    own: CourseName = "ground"
    in_journal: bool = False
    scenario: str = ""
    with_decks: bool = True

    @property
    def ranked(self) -> bool:
        """Whether games of this kind have a score by which they are compared; others only tell how it stood."""
        return self.report.score is not None or bool(self.report.score_rule)

    @property
    def best_turn(self) -> int:
        """The turn that weighed most, as its place in the list; -1 where none decided."""
        gains = [abs(turn.weighed.gain) for turn in self.told.turns]
        return gains.index(max(gains)) if gains else -1

    @property
    def total(self) -> int | None:
        """The score, or for comparison the sum of its parts; None for a game that has no score."""
        if self.report.score is not None:
            return self.report.score
        return sum(part.value for part in self.report.parts) if self.ranked and self.report.parts else None

    @property
    def before(self) -> list[Journey]:
        """The victories with a score before this game, the best first."""
        found = [each for each in self.journeys if each.won and each.score is not None and not each.this]
        return sorted(found, key=lambda each: (each.score or 0) * (1 if self.report.lower_is_better else -1))

    @property
    def best_before(self) -> Journey | None:
        """The best of them."""
        return self.before[0] if self.before else None

    @property
    def is_best(self) -> bool:
        """Whether no game of this scenario ended better."""
        score, best = self.report.score, self.best_before
        if not self.won or score is None or best is None or best.score is None:
            return False
        return score < best.score if self.report.lower_is_better else score > best.score


def ending_of(table: Parts) -> Ending | None:
    """The end of the game at a table; None where it is not over or its game tells no story."""
    story, view = table.game.play.story, table.view
    if story is None or not view.outcome:
        return None
    report = table.game.play.end(view)
    won = report.result == "won"
    judged = [seat for seat in table.controller.seats_here if table.controller.between.open_hands or seat == view.seat]
    seed, place, _ = table.game.scene_of(view.facts.get("scenario", ""))
    told = tell(table.session, story, view, judged, won=won)
    return Ending(
        report=report,
        story=story,
        told=told,
        figures=story.figures(view),
        journeys=table.around.journeys(),
        won=won,
        scene=(seed, place, DARK if won == report.dark else BRIGHT),
        judged=judged,
        last=_last(table.session.log, story, told, view.seat),
        round=view.round,
        phase=table.session.marks[-1].phase if table.session.marks else "",
        own=story.own(view),
        in_journal=table.around.in_journal,
        scenario=view.facts.get("scenario", ""),
        with_decks=table.session.game.id in DECKS,
    )


def _last(log: Sequence[Line], story: Story, told: Told, seat: str) -> list[Message]:
    """The lines of the last round that tell how it ended; what is long past has not ended it."""
    begun = told.rounds[-1][1] if told.rounds else 0
    said = [line.message for line in log if line.at >= begun and line.message.only in ("", seat)]
    return [each for each in said if each.id in story.last][-MOST_LAST:]
