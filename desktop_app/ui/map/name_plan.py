"""Which names are written on a land, and among what: those of places with their facts, and those of regions."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.art.lettering import width_of
from desktop_app.ui.map.boxes import Box
from desktop_app.ui.map.labels import Name, covers_more, placed
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.map.sizes import AREA_NAME, FACTS, FACTS_TALL, Sizes
from desktop_app.ui.map.surface import Area, Marked

FIRST = 4
"""The rank of names that come before those of regions and of all other places."""
Facts = Mapping[str, Sequence[str]]
"""The lines under the names of places."""


class NamePlan(Frozen):
    """What names are to be written among, in pixels: where everything is ``at``, the places that are ``named``, the
    names of ``areas``, and what they keep clear of."""

    look: MapLook
    sizes: Sizes
    language: str
    at: Mapping[str, tuple[float, float]]
    reach: Mapping[str, float]
    named: Sequence[Marked]
    areas: Sequence[Name]
    first: Collection[str]
    marks: Sequence[Box]
    badges: Sequence[Box]
    letters: Sequence[Box]
    room: Box | None

    def written(self, facts: Facts) -> tuple[Mapping[str, Box], Facts]:
        """Where the names stand, and the facts that are written under them: none where those would cover a mark."""
        found = placed(
            [*self._names(self.named, facts), *self.areas], self.marks, self.badges, self.room, {}, self.letters
        )
        crowded = {id for id in facts if id not in found or covers_more(found[id], self.marks)}
        if not crowded:
            return found, facts
        left = {id: lines for id, lines in facts.items() if id not in crowded}
        again = self._names([each for each in self.named if each.id in crowded or each.id not in found], left)
        kept = {id: box for id, box in found.items() if id not in crowded}
        return placed(again, self.marks, self.badges, self.room, kept, self.letters), left

    def _names(self, places: Sequence[Marked], facts: Facts) -> list[Name]:
        names = [
            name_of_place(each, self.at[each.id], self.reach[each.id], self.look, self.sizes, self.language, facts)
            for each in places
        ]
        return [replace(name, rank=FIRST, yields=False) if name.id in self.first else name for name in names]


def name_of_area(area: Area, at: tuple[float, float], sizes: Sizes, language: str, *, yields: bool = False) -> Name:
    """The name of an area, which all others stand around; from far away it gives way to them and to the marks of
    places, which lie close together there."""
    wide = width_of(name_in(area, language), AREA_NAME, sizes.area_name) + 3
    return Name(area.id, *at, sizes.area, wide, sizes.area_name * 1.08, -1 if yields else 3, yields, area=True)


def name_of_place(
    location: Marked,
    at: tuple[float, float],
    reach: float,
    look: MapLook,
    sizes: Sizes,
    language: str,
    facts: Facts,
) -> Name:
    """The name of a place, with lines of facts under it where there are any."""
    size, hand = sizes.name_of(location, look)
    wide, tall = width_of(name_in(location, language), hand, size), size * 1.08
    for line in facts.get(location.id, ()):
        wide, tall = max(wide, width_of(line, FACTS, sizes.facts)), tall + sizes.facts * FACTS_TALL
    rank = look.rank_of(location)
    medallion = reach > sizes.mark_of(location, look)
    return Name(location.id, *at, reach, wide + 3, tall, rank, rank <= 0, medallion)
