"""How zones that lie side by side in one mat share its width."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.layout.plan import Part

BETWEEN_ZONES = 6.0
"""Between two of them whose cards lie one over the other."""


class Joined(Frozen):
    """One of several zones whose cards overlap as those of one: where it begins and how wide it lies, how much of each
    card is in sight, of its last one as well, and how many cards of the others lie under its own."""

    x: float
    width: float
    fan: float
    end: float
    before: int


def joined(parts: Sequence[Part], card: float, width: float, least: float) -> list[Joined]:
    """Zones of a width with cards of this width, all overlapping equally far; none where there is room for all, or
    where less than the ``least`` of each would be in sight: they turn pages then."""
    groups = [[card * each for each in part.groups] for part in parts]
    whole, last = sum(map(sum, groups)), groups[-1][-1]
    if whole <= width:
        return []
    fan = max(0.0, (width - last) / max(whole - last, 1.0))
    if fan < least - 0.02:
        return []
    found: list[Joined] = []
    x, before = 0.0, 0
    for each in groups:
        end = 1.0 if each is groups[-1] else fan
        found.append(Joined(x, fan * sum(each[:-1]) + each[-1], fan, end, before))
        x += fan * sum(each)
        before += len(each)
    return found


def shared(parts: Sequence[Part], card: float, gap: float, width: float) -> list[float]:
    """The widths of zones with cards of this width: in all of them these lie equally far apart, ``gap`` at most, or
    equally close where there is no room for that; what is left lies at the right of the last."""
    bare = [card * sum(part.groups) for part in parts]
    between, left = sum(len(part.groups) for part in parts) - 1, width - sum(bare)
    if left >= 0:
        gap = min(gap, left / between) if between > 0 else 0.0
        wide = [own + gap * len(part.groups) for own, part in zip(bare, parts, strict=True)]
    else:
        covered = [sum(part.groups) - part.in_sight for part in parts]
        whole = [card * part.in_sight + part.between for part in parts]
        room = width - sum(whole)
        if room < 0:  # not even one of each has room beside the others
            return [width * each / sum(whole) for each in whole]
        apart = min(BETWEEN_ZONES, room / max(len(parts) - 1, 1))
        step = (room - apart * (len(parts) - 1)) / sum(covered) if any(covered) else 0.0
        wide = [step * under + last + apart for under, last in zip(covered, whole, strict=True)]
    return [*wide[:-1], max(0.0, width - sum(wide[:-1]))]
