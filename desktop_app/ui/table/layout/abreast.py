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
        covering, last = sum(sum(part.groups[:-1]) for part in parts), sum(part.groups[-1] for part in parts)
        room = width - BETWEEN_ZONES * (len(parts) - 1) - card * last
        fan = max(0.0, room / (card * covering)) if covering else 1.0
        wide = [card * (fan * sum(part.groups[:-1]) + part.groups[-1]) + BETWEEN_ZONES for part in parts]
    return [*wide[:-1], max(0.0, width - sum(wide[:-1]))]
