"""Where numbers and times stand on the chart of a game's story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from desktop_app.app.tables.other_way import OtherWay
from desktop_app.app.tables.story import Level
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.widgets.look import Look

HEADROOM = 1.35
"""How much higher than its last flag the ground's scale reaches."""
LEAST_FACE, LEAST_OF_TWO = 20.0, 24.0
"""How narrow a face may be; where two beside each other would be narrower than that, one stands for a round."""
OVER_LIMIT = 24.0
"""How much room there is at least over the line of the limit, for what it says."""


class Scales(Frozen):
    """The field of the chart in pixels (``left`` to ``right``, ``top`` to ``bottom``), the width of a round and of a
    face, the numbers at its lower and upper edge for the line, and the upper one for the ground."""

    rounds: tuple[int, ...]
    left: float
    right: float
    top: float
    bottom: float
    column: float
    face: float
    low: float
    high: float
    summit: float
    end: float

    def x(self, time: float) -> float:
        """Where a time in rounds stands."""
        return self.left + (time - self.rounds[0]) * self.column

    def y(self, value: float) -> float:
        """Where a number of the line stands."""
        return self.bottom - (value - self.low) / (self.high - self.low) * (self.bottom - self.top)

    def y_ground(self, value: float) -> float:
        """Where a number of the ground stands."""
        return self.bottom - value / self.summit * (self.bottom - self.top)

    def steps(
        self, levels: Sequence[Level], height: Callable[[float], float], until: float, slope: float
    ) -> QPainterPath | None:
        """A course in steps: a number changes where the decision was that changed it, within ``slope`` pixels; of two
        that are closer than that the later one begins where the earlier has ended, for time never runs back."""
        if not levels:
            return None
        path = QPainterPath()
        path.moveTo(self.x(max(levels[0].time, self.rounds[0])), height(levels[0].value))
        for before, level in pairwise(levels):
            x = min(self.x(max(level.time, self.rounds[0])), self.x(until) - slope)
            x = max(x, path.currentPosition().x())
            path.lineTo(x, height(before.value))
            path.lineTo(min(x + slope, self.x(until)), height(level.value))
        path.lineTo(self.x(until), height(levels[-1].value))
        return path


def along(path: QPainterPath | None, thick: float) -> list[QRectF]:
    """Boxes that cover a course of steps, one for each of its pieces."""
    points = path.toFillPolygon().toList() if path is not None else []
    half = thick / 2
    pieces = (QRectF(one, other).normalized() for one, other in pairwise(points[:-1]))
    return [piece.adjusted(-half, -half, half, half) for piece in pieces]


def scales_for(ending: Ending, look: Look, width: float, height: float, other: OtherWay | None) -> Scales:
    """The scales of a chart of this size; the other way has room on them as well. The courses of a race stand on one
    scale."""
    told, limit, alike = ending.told, ending.story.pressing.limit, ending.story.race
    rounds = tuple(number for number, _ in told.rounds) or (1,)
    left, right = look.px(52.0), width - look.px(60.0)
    column = (right - left) / len(rounds)
    half = column / 2 - look.px(4)
    beside = half if half >= look.px(LEAST_OF_TWO) else column - look.px(4)
    face = min(look.px(44.0), max(LEAST_FACE, beside), height * 0.13)
    levels = [*told.pressing, *(other.levels if other is not None else ())]
    values = [level.value for level in levels] or [0]
    low = 0 if not limit or alike else max(0, min(values) // 10 * 10 - 10)
    summit = max([level.value for level in told.ground] + [flag.value for flag in told.flags] + [1])
    high = max([*values, limit, *([summit] if alike else [])]) * 1.08 or 1
    top, bottom = look.px(10.0), height - face * 88 / 63 - look.px(34.0)
    share = min(0.5, look.px(OVER_LIMIT) / max(bottom - top, 1.0))
    high = max(high, low + (limit - low) / (1 - share)) if limit else high
    return Scales(
        rounds=rounds,
        left=left,
        right=right,
        top=top,
        bottom=bottom,
        column=column,
        face=face,
        low=low,
        high=high,
        summit=high if alike else summit * HEADROOM,
        end=told.end,
    )
