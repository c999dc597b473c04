"""Where names stand beside their places: no name over another, over a mark or a badge. Pure arithmetic in pixels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.map.boxes import Box, about, area, gap, inside, meeting, moved, share, shared, wider

NOTHING: Mapping[str, Box] = {}
ROUNDS = 4
OVER_NAME, OVER_MARK, OVER_BADGE, OUTSIDE = 400.0, 60.0, 22.0, 160.0
"""What it costs to lie wholly over something else, or beyond the window."""
MISTAKEN, AMBIGUOUS = 14.0, 8.0
"""What it costs a name beside a medallion, and one beside a mark, to lie nearer to another place: one would take it for
that one's."""
OVER_LETTER = 1.2
"""What it costs to lie over any part of a letter of the land."""
NEAR = 240.0
"""Things farther from a place than this never meet its name, unless that is longer in a very large window."""


LEGIBLE, APART = 0.85, 2.0
"""How much of a name must be in sight where it is cut, or it is left out rather than moved, and how far from others one
stands that is turned."""
BENEATH = 4.0
"""How much better a name stands under its place than beside it, where it is to be there."""
BESIDE = 8.0
"""How near to its medallion a name stands that nobody takes for that of another place, whatever lies beside it."""
EDGE_OF_MARK = 0.12
"""How much of a mark a name may lie over without hiding anything."""
BURIED, LESSER = 0.3, 1
"""How much of a piece that stands on the land a name of at most this rank may lie over where it finds no better side:
else it is left out."""
MISLEADING = 4.0
"""So much rather than the mark of another place, whose name one would take it for, a name hides what stands there."""
HIDDEN, HIDDEN_BY_LESSER = 0.6, 0.3
"""How much of the mark of another place a name that yields covers at most, and one that gives way to all others: else
it is left out."""


class Name(Frozen):
    """A name to be placed: its place, the place's mark, how large it is written, and how soon it must have its way. One
    that ``yields`` is left out where it would hide the mark of another place; one that stands ``beneath`` has its place
    over it wherever it can. That of an ``area`` nobody takes for the name of a place."""

    id: str
    x: float
    y: float
    reach: float
    wide: float
    tall: float
    rank: int = 0
    yields: bool = True
    beneath: bool = False
    area: bool = False


@dataclass(slots=True)
class _Candidate:
    box: Box
    cost: float


def placed(
    names: Sequence[Name],
    marks: Sequence[Box],
    badges: Sequence[Box],
    room: Box | None = None,
    written: Mapping[str, Box] = NOTHING,
    letters: Sequence[Box] = (),
) -> Mapping[str, Box]:
    """A box for every name that finds one without lying over another or, if it yields, hiding a mark; what finds none
    is left out.

    ``marks`` and ``badges`` are what should stay in sight, ``room`` the window, beyond which no name should reach. What
    is ``written`` already stays where it is; over ``letters`` of the land a name stands where it has no other room.
    """
    order = sorted(names, key=lambda name: (-name.rank, name.id))
    candidates = {name.id: _candidates(name, marks, badges, room, letters) for name in order}
    chosen: dict[str, Box] = dict(written)
    for _ in range(ROUNDS):
        for name in order:
            others = [box for id, box in chosen.items() if id != name.id and _near(box, name)]
            chosen[name.id] = min(candidates[name.id], key=lambda each: each.cost + _over(each.box, others)).box
    shown = [name for name in order if not (name.yields and _hides(chosen[name.id], name, marks))]
    return _apart(shown, chosen, written)


def covers_more(box: Box, marks: Sequence[Box]) -> bool:
    """Whether a name lies over more than the edge of some mark."""
    return any(meeting(box, mark) and share(box, mark) > EDGE_OF_MARK for mark in marks)


def turned_in(
    names: Sequence[Name],
    found: Mapping[str, Box],
    room: Box,
    covered: Sequence[Box] = (),
    over: Sequence[Box] = (),
    standing: Sequence[Box] = (),
    marks: Sequence[Box] = (),
    badges: Sequence[Box] = (),
) -> Mapping[str, Box]:
    """The boxes with every name that the edge of a window, what has ``covered`` a part of it or what is shown ``over``
    the names cuts on another side of its place, where it lies over no other name and over as little as can be of what
    is ``standing`` there, of ``marks`` and of ``badges``. Where there is no such side it is moved so far that no letter
    of it is lost, if most of it is seen; where the edge of the window leaves no room for that, or its place is covered
    or not in sight, it is left out. A name that merely lies over what stands turns as well, and stays where no side is
    better. A lesser one turns to no side where it would hide the mark of a place or seem to
    be its name, and is left out where it would hide a piece."""
    turned, hiding = dict(found), [*covered, *over]
    for name in names:
        if name.id not in turned:
            continue
        now = turned[name.id]
        whole, hides = _seen_whole(now, room, hiding), _covers(now, standing)
        if whole and not hides:
            continue
        if not _seen_whole((name.x, name.y, name.x + 1, name.y + 1), room, covered):
            del turned[name.id]
            continue
        others = [*(wider(box, APART) for id, box in turned.items() if id != name.id and _near(box, name)), *hiding]
        near, beside = ([box for box in boxes if _near(box, name)] for boxes in (marks, badges))
        there = _best_side(name, room, others, standing, near, beside)
        if there is None or (whole and _covers(there, standing) >= hides - 1):
            there = now if whole else _moved_in(now, room, hiding, others, near)
        if there is None or _buries(there, name, standing):
            del turned[name.id]
        else:
            turned[name.id] = there
    return turned


def _best_side(
    name: Name,
    room: Box,
    others: Sequence[Box],
    standing: Sequence[Box],
    marks: Sequence[Box],
    badges: Sequence[Box],
) -> Box | None:
    """Where a name stands about its place over as little as can be, whole and over no other; None for nowhere."""
    free = [
        (*_over_what(box, name, standing, marks, badges), dislike, box)
        for box, dislike in _ways(name)
        if inside(box, room)
        and not any(meeting(box, other) for other in others)
        and not (name.rank <= LESSER and _misleads(box, name, marks))
    ]
    return min(free)[-1] if free else None


def _moved_in(now: Box, room: Box, hiding: Sequence[Box], others: Sequence[Box], marks: Sequence[Box]) -> Box | None:
    """A name that has no side to turn to, moved so far that no letter of it is lost; None where hardly any of it is in
    sight, or the edge of the window leaves no room for that."""
    if _in_sight(now, room, hiding) < LEGIBLE:
        return None
    there = _brought_in(now, room, hiding)
    if covers_more(there, marks) or not inside(there, room) or any(meeting(there, other) for other in others):
        return now if inside(now, room) else None
    return there


def _over_what(
    box: Box, name: Name, standing: Sequence[Box], marks: Sequence[Box], badges: Sequence[Box]
) -> tuple[float, float, float]:
    """What a name that turns would lie over, the worst first; a medallion is as bad as a piece that stands there."""
    pieces, places = _covers(box, standing), _covers(box, marks)
    if name.beneath:
        return pieces + places, _is_mistaken(box, name, marks), _covers(box, badges)
    if _hides(box, name, marks):
        pieces += MISLEADING * places
    return pieces, places, _covers(box, badges)


def _hides(box: Box, name: Name, marks: Sequence[Box]) -> bool:
    """Whether a mark could not be seen under a name."""
    most = HIDDEN if name.rank >= 0 else HIDDEN_BY_LESSER
    return any(meeting(box, mark) and share(box, mark) > most for mark in marks if _near(mark, name))


def _misleads(box: Box, name: Name, marks: Sequence[Box]) -> bool:
    """Whether a mark could not be seen under a name, or one would take it for the name of another place."""
    if not name.beneath and name.rank >= 0:
        return _hides(box, name, marks)
    far = gap(box, about(name.x, name.y, name.reach)) > BESIDE
    return covers_more(box, marks) or (far and _is_mistaken(box, name, marks))


def _buries(box: Box, name: Name, standing: Sequence[Box]) -> bool:
    """Whether a lesser name that is no medallion's lies over too much of a piece that stands at another place."""
    if name.rank > LESSER or name.beneath:
        return False
    own = about(name.x, name.y, name.reach)
    others = (each for each in standing if meeting(each, box) and not meeting(each, own))
    return any(shared(box, each) > BURIED * area(each) for each in others)


def _seen_whole(box: Box, room: Box, covered: Sequence[Box]) -> bool:
    return inside(box, room) and not any(meeting(box, other) for other in covered)


def _brought_in(box: Box, room: Box, covered: Sequence[Box]) -> Box:
    """The box moved into the window, and the shortest way out from under what covers it."""
    for other in covered:
        if meeting(box, other):
            ways = (
                (other[2] - box[0], 0.0), (other[0] - box[2], 0.0), (0.0, other[3] - box[1]), (0.0, other[1] - box[3]),
            )  # fmt: skip
            box = moved(box, *min(ways, key=lambda way: abs(way[0]) + abs(way[1])))
    east = max(room[0] - box[0], 0.0) + min(room[2] - box[2], 0.0)
    south = max(room[1] - box[1], 0.0) + min(room[3] - box[3], 0.0)
    return moved(box, east, south)


def _covers(box: Box, others: Sequence[Box]) -> float:
    """How many square pixels of others lie under a box."""
    return sum(shared(box, other) for other in others if meeting(box, other))


def _in_sight(box: Box, room: Box, covered: Sequence[Box]) -> float:
    """How much of a box is seen in a window on which others lie that do not lie over each other."""
    return (shared(box, room) - _covers(box, covered)) / area(box)


def _apart(order: Sequence[Name], chosen: Mapping[str, Box], written: Mapping[str, Box]) -> Mapping[str, Box]:
    """Those that are left when every name that lies over one before it is taken away, beside what is written."""
    kept = dict(written)
    for name in order:
        if not any(meeting(chosen[name.id], box) for box in kept.values()):
            kept[name.id] = chosen[name.id]
    return kept


def _candidates(
    name: Name, marks: Sequence[Box], badges: Sequence[Box], room: Box | None, letters: Sequence[Box]
) -> list[_Candidate]:
    near_marks = [box for box in marks if _near(box, name)]
    near_badges = [box for box in badges if _near(box, name)]
    near_letters = [box for box in letters if _near(box, name)]
    found = []
    for box, dislike in _ways(name):
        cost = dislike
        cost += sum(OVER_MARK * (0.4 + share(box, other)) for other in near_marks if meeting(box, other))
        cost += sum(OVER_BADGE * (0.3 + share(box, other)) for other in near_badges if meeting(box, other))
        cost += sum(OVER_LETTER for other in near_letters if meeting(box, other))
        if not name.area:
            cost += (MISTAKEN if name.beneath else AMBIGUOUS) * _is_nearer_to_another(box, name, near_marks)
        if room is not None and not inside(box, room):
            cost += OUTSIDE
        found.append(_Candidate(box, cost))
    return found


def _ways(name: Name) -> list[tuple[Box, float]]:
    """Right, left, under, over, the corners, and those again a little farther away; what is liked best comes first."""
    found: list[tuple[Box, float]] = []
    for farther, dislike in ((0.0, 0.0), (0.75, 5.0), (1.6, 11.0)):
        gap = name.reach + 3 + name.tall * 0.5 * farther
        down = name.reach + (4 if name.beneath else 1) + name.tall * 0.55 * farther
        low, high = name.y + down, name.y - down - name.tall
        middle_x, middle_y = name.x - name.wide / 2, name.y - name.tall / 2
        right, left = name.x + gap, name.x - gap - name.wide
        spots = (
            (right, middle_y, 0.0), (left, middle_y, 2.0),
            (middle_x, low, -BENEATH if name.beneath else 1.5), (middle_x, high, 2.5),
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
    return sum(OVER_NAME * (0.2 + share(box, other)) for other in others if meeting(box, other))


def _is_mistaken(box: Box, name: Name, marks: Sequence[Box]) -> bool:
    """Whether a name beside a medallion lies nearer to another place than to its own."""
    return name.beneath and _is_nearer_to_another(box, name, marks)


def _is_nearer_to_another(box: Box, name: Name, marks: Sequence[Box]) -> bool:
    """Whether a name lies nearer to another place than to its own."""
    own = gap(box, about(name.x, name.y, name.reach))
    others = (mark for mark in marks if not (mark[0] < name.x < mark[2] and mark[1] < name.y < mark[3]))
    return any(gap(box, mark) < own for mark in others)


def _near(box: Box, name: Name) -> bool:
    near = max(NEAR, name.wide + name.reach + 2 * name.tall)
    return box[0] < name.x + near and box[2] > name.x - near and box[1] < name.y + near and box[3] > name.y - near
