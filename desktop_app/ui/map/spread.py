"""How the marks, badges and names of a board spread over the land at one scale: sizes and places in pixels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.ui.map.boxes import Box, about, area, meeting, moved, scaled, shared
from desktop_app.ui.map.camera import Camera
from desktop_app.ui.map.labels import turned_in
from desktop_app.ui.map.lettering import letter_boxes
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.marks import BADGE_TALL, BADGE_WIDE
from desktop_app.ui.map.name_plan import FIRST, Facts, NamePlan, name_of_area, name_of_place
from desktop_app.ui.map.reaches import reaches
from desktop_app.ui.map.sizes import Sizes, sizes_at
from desktop_app.ui.map.ways import Way

EDGE = 3.0
"""So many pixels of a window's edge no name stands in, where it can be helped."""
FAR = 0.55
"""From so far away, beside the scale from which all places are named, marks stand too close for the names of areas."""
NOWHERE = (-1e6, -1e6, 1.0 - 1e6, 1.0 - 1e6)
"""Where a name stands that has no place yet."""
ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8)
"""Where on its path a badge may stand."""


class Spread(Frozen, eq=False):
    """A board at a scale. ``names`` are boxes about their places, ``badges`` places on their paths, by their ends, in
    units of the land. ``reaches`` are the radius of each place, ``facts`` the lines under the names of medallions."""

    scale: float
    sizes: Sizes
    names: Mapping[str, Box]
    badges: Mapping[tuple[str, str], tuple[float, float]]
    reaches: Mapping[str, float]
    facts: Facts


def spread(
    look: MapLook,
    ways: Sequence[Way],
    scale: float,
    language: str,
    lettering: float = 1.0,
    room: Box | None = None,
    grown: float = 1.0,
    facts_of: Callable[[str], Sequence[str]] | None = None,
    first: Collection[str] = (),
) -> Spread:
    """Spreads a board out at a scale; ``room`` is the part of the land in sight, in its units, ``facts_of`` what is
    written under the name of a medallion. Places that come ``first`` are named before all others."""
    board, sizes = look.board(), sizes_at(scale, lettering, grown)
    places = {id: (x * scale, y * scale) for id, (x, y) in look.at.items()}
    areas = {area.id: (area.at[0] * scale, area.at[1] * scale) for area in look.areas()}
    reach = reaches(look, sizes, places, areas.values(), grown)
    marks = [about(*places[id], reach[id] + 2) for id in board.locations]
    badges = _badges(ways, marks, scale, sizes)
    marks += [about(*at, sizes.area + 1) for at in areas.values()]
    far = scale / grown < look.names_from * FAR
    plan = NamePlan(
        look,
        sizes,
        language,
        places | areas,
        reach,
        [each for each in board.locations.values() if look.names_it(each, scale / grown) or each.id in first],
        [name_of_area(area, areas[area.id], sizes, language, yields=far) for area in look.areas()],
        first,
        marks,
        [badge_box(x * scale, y * scale, sizes) for x, y in badges.values()],
        letters_near(look, sizes, scale, language),
        scaled(room, scale) if room is not None else None,
    )
    medallions = [id for id, each in board.locations.items() if reach[id] > sizes.mark_of(each, look)]
    told = {id: lines for id in medallions if facts_of is not None and (lines := facts_of(id))}
    found, facts = plan.written(told)
    names = {id: moved(box, -plan.at[id][0], -plan.at[id][1]) for id, box in found.items()}
    beside = _beside_names(badges, ways, marks, list(found.values()), scale, sizes)
    return Spread(scale, sizes, names, beside, reach, facts)


def letters_near(look: MapLook, sizes: Sizes, scale: float, language: str) -> list[Box]:
    """The letters of the land to which names give way when places are seen near; from farther away there are too many
    of both."""
    if not sizes.medallion:
        return []
    boxes = letter_boxes(look.land(), language, "near", look.letters)
    return [scaled((box.left(), box.top(), box.right(), box.bottom()), scale) for box in boxes]


def within_sight(
    lies: Spread,
    look: MapLook,
    language: str,
    camera: Camera,
    covered: Sequence[Box] = (),
    over: Sequence[Box] = (),
    standing: Sequence[Box] = (),
    first: Collection[str] = (),
) -> Spread:
    """The same spread for a window that stands: no name is cut by its edge, or by what has covered boxes of its pixels
    or is shown over them, or lies over what is ``standing`` in others, that could stand on another side. What has no
    room with its facts stands without them. Those of places that come ``first`` are written even where that hides a
    piece."""
    board, scale = look.board(), lies.scale
    places = {id: (x * scale, y * scale) for id, (x, y) in look.at.items()}
    places |= {area.id: (area.at[0] * scale, area.at[1] * scale) for area in look.areas()}
    names = [
        name_of_place(each, places[id], lies.reaches[id], look, lies.sizes, language, lies.facts)
        for id, each in board.locations.items()
    ]
    names = [replace(name, rank=FIRST) if name.id in first else name for name in names]
    names += [name_of_area(area, places[area.id], lies.sizes, language, yields=True) for area in look.areas()]
    seen = camera.in_sight
    room = (seen.left * scale + EDGE, seen.top * scale + EDGE, seen.right * scale - EDGE, seen.bottom * scale - EDGE)
    corner = seen.left * scale, seen.top * scale
    covered, over, standing = ([moved(box, *corner) for box in boxes] for boxes in (covered, over, standing))
    marks = [about(*places[id], lies.reaches[id]) for id in board.locations]
    marks += [about(*places[area.id], lies.sizes.area) for area in look.areas()]
    badges = [badge_box(x * scale, y * scale, lies.sizes) for x, y in lies.badges.values()]
    before = {id: moved(box, *places[id]) for id, box in lies.names.items()}
    found = turned_in(names, before, room, covered, over, standing, marks, badges)
    left_out = [
        each for id, each in board.locations.items() if id in before.keys() - found.keys() and lies.facts.get(id)
    ]
    alone = [
        name_of_place(each, places[each.id], lies.reaches[each.id], look, lies.sizes, language, {}) for each in left_out
    ]
    nowhere = {name.id: NOWHERE for name in alone}
    found = turned_in(alone, {**found, **nowhere}, room, covered, over, standing, marks, badges)
    facts = {id: lines for id, lines in lies.facts.items() if id not in nowhere}
    beside = {id: moved(box, -places[id][0], -places[id][1]) for id, box in found.items()}
    return replace(lies, names=beside, facts=facts)


def _badges(
    ways: Sequence[Way], marks: Sequence[Box], scale: float, sizes: Sizes
) -> dict[tuple[str, str], tuple[float, float]]:
    """A place on every path: its middle, or somewhere near where that is taken."""
    found: dict[tuple[str, str], tuple[float, float]] = {}
    taken: list[Box] = list(marks)
    for way in ways:
        x, y = found[way.ends] = _free_on(way, taken, scale, sizes)
        taken.append(badge_box(x * scale, y * scale, sizes))
    return found


def _beside_names(
    badges: Mapping[tuple[str, str], tuple[float, float]],
    ways: Sequence[Way],
    marks: Sequence[Box],
    names: Sequence[Box],
    scale: float,
    sizes: Sizes,
) -> dict[tuple[str, str], tuple[float, float]]:
    """The same badges once names are written: one of which a name covers a part stands where its path is free."""
    found = dict(badges)
    boxes = {ends: badge_box(x * scale, y * scale, sizes) for ends, (x, y) in badges.items()}
    for way in ways:
        if any(meeting(boxes[way.ends], name) for name in names):
            others = [box for ends, box in boxes.items() if ends != way.ends]
            x, y = found[way.ends] = _free_on(way, [*marks, *names, *others], scale, sizes)
            boxes[way.ends] = badge_box(x * scale, y * scale, sizes)
    return found


def _free_on(way: Way, taken: Sequence[Box], scale: float, sizes: Sizes) -> tuple[float, float]:
    """Where on a path a badge lies over as little as can be of what is taken, near the middle of the path."""
    best, least = (0.0, 0.0), float("inf")
    for dislike, share in enumerate(ALONG):
        at = way.course.pointAtPercent(share)
        box = badge_box(at.x() * scale, at.y() * scale, sizes)
        cost = dislike + sum(40.0 * (0.4 + shared(box, other) / area(box)) for other in taken if meeting(box, other))
        if cost < least:
            best, least = (at.x(), at.y()), cost
    return best


def badge_box(x: float, y: float, sizes: Sizes) -> Box:
    """Where the badge of a path lies about its place, in pixels."""
    wide, tall = BADGE_WIDE * sizes.badge / 2, BADGE_TALL * sizes.badge / 2
    return x - wide, y - tall, x + wide, y + tall
