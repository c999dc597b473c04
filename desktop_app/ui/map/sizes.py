"""How large everything on a map is at a scale: marks, medallions, names and badges, in pixels."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SANS, SEMIBOLD, SERIF
from desktop_app.ui.art.lettering import Hand
from desktop_app.ui.map.lettering import NEAR
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.surface import Marked

PLAIN_NAME, LARGE_NAME, AREA_NAME = Hand(SERIF, SEMIBOLD), Hand(SERIF, BOLD), Hand(SERIF, SEMIBOLD, italic=True)
FACTS = Hand(SANS, MEDIUM)
LARGEST_NAME, LARGEST_NEAR = 21.0, 24.0
LEAST_FACTS, FACTS_OF_NAME, FACTS_TALL = 12.5, 0.56, 1.3
"""How small a line of facts is at least, in pixels, how large beside the name over it, how tall in its own size."""
LEAST_MEDALLION, MOST_MEDALLION = 24.0, 46.0
MEDALLION = 20.5
"""A place that reaches farther than this is a medallion: no mark does."""


class Sizes(Frozen):
    """How large everything is at a scale: radius of marks, of large ones, names, large names, and badges as drawn; the
    radius of the sign of an area and the size of its name; the radius of a medallion and the size of its line of facts,
    0 where places are too far away for medallions."""

    mark: float
    large_mark: float
    name: float
    large_name: float
    badge: float
    area: float
    area_name: float
    medallion: float = 0.0
    facts: float = 0.0

    def mark_of(self, location: Marked, look: MapLook) -> float:
        """The radius of a place's mark."""
        return self.large_mark if location.kind in look.large else self.mark

    def name_of(self, location: Marked, look: MapLook) -> tuple[float, Hand]:
        """The size of a place's name and the hand it is written in."""
        return (self.large_name, LARGE_NAME) if location.kind in look.large else (self.name, PLAIN_NAME)


def is_near(scale: float, grown: float) -> bool:
    """Whether places are seen as medallions at a scale."""
    return scale >= NEAR * grown


def sizes_at(scale: float, lettering: float = 1.0, grown: float = 1.0) -> Sizes:
    """The sizes at a scale in pixels a unit, with letters so much larger than usual; what has ``grown`` is as large as
    it would be in a window so many times smaller, and as many times larger."""
    seen, near = scale / grown, is_near(scale, grown)
    most = LARGEST_NEAR if near else LARGEST_NAME
    name = _even(_between(13.2 * seen + 2.2, 12.5, most) * lettering, 0.5)
    sizes = (
        _even(_between(9.6 * seen, 5.5, 15.0), 0.5),
        _even(_between(13.0 * seen, 8.0, 20.0), 0.5),
        name,
        _even(name * 1.14, 0.5),
        _even(_between(1.02 * seen, 0.72, 1.12), 0.04),
        _even(_between(10.0 * seen, 6.5, 13.0), 0.5),
        _even(name * 1.06, 0.5),
        _even(_between(15.0 * seen, LEAST_MEDALLION, MOST_MEDALLION), 1.0) if near else 0.0,
        _even(max(LEAST_FACTS * lettering, name * FACTS_OF_NAME), 0.5) if near else 0.0,
    )
    return Sizes(*(each * grown for each in sizes))


def _between(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)


def _even(value: float, step: float) -> float:
    """Sizes go by steps, so that what is drawn can be kept from scale to scale."""
    return round(value / step) * step
