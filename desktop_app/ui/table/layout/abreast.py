"""How zones that lie side by side in one mat share its width."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.ui.table.layout.plan import Part

BETWEEN_ZONES = 6.0
"""Between two of them whose cards lie one over the other."""


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
