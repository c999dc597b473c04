"""Where names stand beside their places: no name over another, over a mark or a badge. Pure arithmetic in pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

ROUNDS = 4
OVER_NAME, OVER_MARK, OVER_BADGE, OUTSIDE = 400.0, 60.0, 22.0, 160.0
"""What it costs to lie wholly over something else, or beyond the window."""
NEAR = 240.0
"""Things farther from a place than this never meet its name, unless that is longer in a very large window."""


LEGIBLE, APART = 0.75, 2.0
"""How much of a name must be in sight where it is cut, and how far from others one stands that is turned."""
HIDDEN = 0.6
"""How much of the mark of another place a name that yields covers at most: else it is left out."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name to be placed: its place, the place's mark, how large it is written, and how soon it must have its way. One
    that ``yields`` is left out where it would hide the mark of another place."""

    id: str
    x: float
    y: float
    reach: float
    wide: float
    tall: float
    rank: int = 0
    yields: bool = True


@dataclass(slots=True)
class _Candidate:
    box: Box
    cost: float


def placed(
    names: Sequence[Name], marks: Sequence[Box], badges: Sequence[Box], room: Box | None = None
) -> Mapping[str, Box]:
    """A box for every name that finds one without lying over another or, if it yields, hiding a mark; what finds none
    is left out.

    ``marks`` and ``badges`` are what should stay in sight, ``room`` the window, beyond which no name should reach.
    """
    order = sorted(names, key=lambda name: (-name.rank, name.id))
    candidates = {name.id: _candidates(name, marks, badges, room) for name in order}
    chosen: dict[str, Box] = {}
    for _ in range(ROUNDS):
        for name in order:
            others = [box for id, box in chosen.items() if id != name.id and _near(box, name)]
            chosen[name.id] = min(candidates[name.id], key=lambda each: each.cost + _over(each.box, others)).box
    return _apart([name for name in order if not (name.yields and _hides(chosen[name.id], name, marks))], chosen)


def turned_in(
    names: Sequence[Name], found: Mapping[str, Box], room: Box, covered: Sequence[Box] = ()
) -> Mapping[str, Box]:
    """The boxes with every name that the edge of a window or something that lies on it cuts on another side of its
    place, where it lies over no other name. Where there is no such side it stays if most of it is seen; where its place
    is not in sight it is left out."""
    turned = dict(found)
    for name in names:
        if name.id not in turned or _seen_whole(turned[name.id], room, covered):
            continue
        if not _seen_whole((name.x, name.y, name.x + 1, name.y + 1), room, covered):
            del turned[name.id]
            continue
        others = [*(_wider(box) for id, box in turned.items() if id != name.id and _near(box, name)), *covered]
        free = [
            (dislike, box)
            for box, dislike in _ways(name)
            if _inside(box, room) and not any(_meeting(box, other) for other in others)
        ]
        if free:
            turned[name.id] = min(free)[1]
        elif _share(turned[name.id], room) < LEGIBLE:
            del turned[name.id]
    return turned


def _hides(box: Box, name: Name, marks: Sequence[Box]) -> bool:
    """Whether a mark could not be seen under a name."""
    return any(_meeting(box, mark) and _share(box, mark) > HIDDEN for mark in marks if _near(mark, name))


def _wider(box: Box) -> Box:
    return box[0] - APART, box[1] - APART, box[2] + APART, box[3] + APART


def _seen_whole(box: Box, room: Box, covered: Sequence[Box]) -> bool:
    return _inside(box, room) and not any(_meeting(box, other) for other in covered)


def _apart(order: Sequence[Name], chosen: Mapping[str, Box]) -> Mapping[str, Box]:
    """Those that are left when every name that lies over one before it is taken away."""
    kept: dict[str, Box] = {}
    for name in order:
        if not any(_meeting(chosen[name.id], box) for box in kept.values()):
            kept[name.id] = chosen[name.id]
    return kept


def _candidates(name: Name, marks: Sequence[Box], badges: Sequence[Box], room: Box | None) -> list[_Candidate]:
    near_marks = [box for box in marks if _near(box, name)]
    near_badges = [box for box in badges if _near(box, name)]
    found = []
    for box, dislike in _ways(name):
        cost = dislike
        cost += sum(OVER_MARK * (0.4 + _share(box, other)) for other in near_marks if _meeting(box, other))
        cost += sum(OVER_BADGE * (0.3 + _share(box, other)) for other in near_badges if _meeting(box, other))
        if room is not None and not _inside(box, room):
            cost += OUTSIDE
        found.append(_Candidate(box, cost))
    return found


def _ways(name: Name) -> list[tuple[Box, float]]:
    """Right, left, under, over, the corners, and those again a little farther away; what is liked best comes first."""
    found: list[tuple[Box, float]] = []
    for farther, dislike in ((0.0, 0.0), (0.75, 5.0), (1.6, 11.0)):
        gap = name.reach + 3 + name.tall * 0.5 * farther
        down = name.reach + 1 + name.tall * 0.55 * farther
        low, high = name.y + down, name.y - down - name.tall
        middle_x, middle_y = name.x - name.wide / 2, name.y - name.tall / 2
        right, left = name.x + gap, name.x - gap - name.wide
        spots = (
            (right, middle_y, 0.0), (left, middle_y, 2.0), (middle_x, low, 1.5), (middle_x, high, 2.5),
            (right - name.reach * 0.4, name.y + name.reach * 0.5, 1.0),
            (right - name.reach * 0.4, name.y - name.reach * 0.5 - name.tall, 1.0),
            (left + name.reach * 0.4, name.y + name.reach * 0.5, 3.0),
            (left + name.reach * 0.4, name.y - name.reach * 0.5 - name.tall, 3.0),
            (middle_x + name.wide * 0.3, low, 2.5), (middle_x - name.wide * 0.3, low, 3.0),
            (middle_x + name.wide * 0.3, high, 3.0), (middle_x - name.wide * 0.3, high, 3.5),
        )  # fmt: skip
        found += [((x, y, x + name.wide, y + name.tall), own + dislike) for x, y, own in spots]
    return found


def _over(box: Box, others: Sequence[Box]) -> float:
    return sum(OVER_NAME * (0.2 + _share(box, other)) for other in others if _meeting(box, other))


def _meeting(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _inside(box: Box, room: Box) -> bool:
    return box[0] >= room[0] and box[1] >= room[1] and box[2] <= room[2] and box[3] <= room[3]


def _share(box: Box, other: Box) -> float:
    """How much of the smaller of two boxes the other covers."""
    wide = min(box[2], other[2]) - max(box[0], other[0])
    tall = min(box[3], other[3]) - max(box[1], other[1])
    smaller = min((box[2] - box[0]) * (box[3] - box[1]), (other[2] - other[0]) * (other[3] - other[1]))
    return wide * tall / max(smaller, 1.0)


def _near(box: Box, name: Name) -> bool:
    near = max(NEAR, name.wide + name.reach + 2 * name.tall)
    return box[0] < name.x + near and box[2] > name.x - near and box[1] < name.y + near and box[3] > name.y - near
