"""Where everything lies in a window: what gives way where not all of it has room."""

from __future__ import annotations

from desktop_app.engine.frozen import replace
from desktop_app.ui.table.layout.census import Census
from desktop_app.ui.table.layout.laying_out import LayingOut
from desktop_app.ui.table.layout.layout import MOST_STRIPS, Layout
from desktop_app.ui.table.layout.measures import NAMELESS
from desktop_app.ui.table.layout.placed import Placement
from desktop_app.ui.table.layout.plan import LEAST_FAN
from desktop_app.ui.table.layout.room import Room

FREE, STAYS_OPEN = 1.0, 0.8
"""How large the cards of the table stay beside a hand that nobody must choose from, for it to open, and not to hang
again."""
OF_OTHERS, FEWEST = (2, 1), 1
"""So few attachments above a card of another seat stay in sight for no card to be smaller than it should be, and at
last above any."""
WITH_NOTES, CLOSE, FEWER = (1, 2), (3, 4, 5), (0, 2, 1)
"""The numbers of the ways in which a table gives way to a hand that is whole: with room for words below its cards, and
close together, with so few attachments in sight above one's own cards, 0 for all."""


def place(layout: Layout, room: Room, census: Census, before: Placement | None = None) -> Placement:
    """Lays out the table of ``layout`` in a room for the cards of a census; ``before`` is how it lies now.

    Where not even its smallest cards fit, fewer of the attachments above each lie in sight: else the prompt would cover
    what lies lowest. So they do where that gives the cards their names back; and above the cards of other seats where
    one's own would be smaller than those should be, what is being decided hardly larger, or all of theirs told in
    lines; above one's own as well against that last, and at a table of two where one's own are smaller than others'
    should be.
    """
    placed = _beside_hand(layout, room, census, before)
    for strips in range(MOST_STRIPS - 1, 0, -1):
        if _lacks(placed) == (0, False):
            break
        fewer = _beside_hand(layout, room, census.with_strips(strips), before)
        placed = min(placed, fewer, key=_lacks)
    for of_others in OF_OTHERS:
        if not (any(row.small for row in placed.plan.rows) or _told_in_lines(placed, census)):
            break
        if census.most_borne(room.others) <= of_others:
            continue
        fewer = _beside_hand(layout, room, census.with_strips(MOST_STRIPS, of_others), before)
        placed = min(placed, fewer, key=lambda each: each.plan.cost[:4])
    crowded = len(room.others) < 2 and any(row.small for row in placed.plan.rows)
    if (crowded or _told_in_lines(placed, census)) and census.most_borne((room.seat, *room.others)) > FEWEST:
        fewer = _beside_hand(layout, room, census.with_strips(FEWEST), before)
        placed = min(placed, fewer, key=lambda each: each.plan.cost[:4])
    return placed


def _told_in_lines(placed: Placement, census: Census) -> bool:
    """Whether cards lie before another seat and all of its mats are told in lines."""
    states: dict[str, set[str]] = {}
    for mat in placed.mats:
        if mat.seat != placed.seat:
            states.setdefault(mat.seat, set()).add(mat.state)
    told = {seat for seat, each in states.items() if each == {"line"}}
    return any(spot.seat in told and spot.kind == "row" and census.cards(spot.zone) for spot in placed.spots.values())


def _lacks(placed: Placement) -> tuple[float, bool]:
    """How much of a table has no room, and whether cards have lost their names."""
    return placed.plan.cost[0], _narrowest(placed) <= NAMELESS


def _beside_hand(layout: Layout, room: Room, census: Census, before: Placement | None) -> Placement:
    """Where the table would not fit beside an open hand, or its cards would lose their names, the hand hangs and is
    lifted over it; where it would not fit over a hand of two lines, that stands in one. An empty hand needs no room."""
    if not census.cards(layout.hand.zone.format(seat=room.seat)):
        room = replace(room, hand_open=False, hand_plays=False, hand_rests=True)
    kept = _as_before(layout, room, census, before) if room.hand_plays and room.hand_way else None
    if kept is not None:
        return kept
    whole = LayingOut(layout, room, census)
    placed = whole.placement(before)
    if whole.lines_of_hand > 1 and placed.plan.cost[0] > 0:
        placed = LayingOut(layout, room, census, one_line=True).placement(before)
    if room.hand_open:
        noted = LayingOut(layout, room, census, notes=True).placement(before)
        placed = noted if _is_cheap(noted, placed, FREE, census) else placed
        fits = placed.plan.cost[0] == 0
        if fits and not _is_nameless(placed):
            return placed
        for number in CLOSE if not fits else ():
            each = _in_way(number, layout, room, census).placement(before)
            if each.plan.cost[0] == 0 and not _is_nameless(each):
                return replace(each, asked=placed.asked, hand_way=number)
        closed = LayingOut(layout, replace(room, hand_open=False), census).placement(before)
        too_small = _narrowest(placed) <= NAMELESS < _narrowest(closed)
        stays = fits and _is_nameless(closed) and not too_small
        return placed if stays else replace(closed, asked=placed.asked)
    whole_hand = _with_whole_hand(layout, room, census, placed, before) if placed.hand_hangs else None
    if whole_hand is None:
        return placed
    return whole_hand if whole_hand.hand_way else replace(whole_hand, asked=placed.asked)


def _with_whole_hand(
    layout: Layout, room: Room, census: Census, placed: Placement, before: Placement | None
) -> Placement | None:
    """The same table with the hand whole that hangs in ``placed``: where its cards need not become smaller for it, or
    for a hand of which one can be played where they may, at last down to what those of others are at least."""
    if not room.hand_plays:
        if room.hand_rests:
            return None
        whole = _in_way(WITH_NOTES[0], layout, room, census).placement(before)
        share = FREE if before is None or before.hand_hangs else STAYS_OPEN
        return whole if _is_cheap(whole, placed, share, census) else None
    for number in (*WITH_NOTES, *CLOSE):
        whole = _in_way(number, layout, room, census).placement(before)
        if _gives_way(whole, placed, census):
            return replace(whole, hand_way=number)
    return None


def _in_way(number: int, layout: Layout, room: Room, census: Census) -> LayingOut:
    """One of the ways in which a table gives way to a whole hand, each farther than the last: with cards no smaller
    than without it; with cards that may be as small as those of others; with less air in its mats and a smaller hand;
    with fewer attachments in sight above the cards of others, and at last above all."""
    opened = replace(room, hand_open=True, hand_plays=number > WITH_NOTES[0], hand_way=0)
    if number in WITH_NOTES:
        return LayingOut(layout, opened, census, notes=True)
    fewer = FEWER[number - CLOSE[0]]
    return LayingOut(layout, opened, census.with_strips(fewer, FEWEST) if fewer else census, close=True)


def _as_before(layout: Layout, room: Room, census: Census, before: Placement | None) -> Placement | None:
    """The table in the way in which it has given way to the hand in this round, so that it stays as it is, and without
    a look at all that does not fit; None where that would cost more than it may."""
    placed = _in_way(room.hand_way, layout, room, census).placement(before)
    if placed is before:
        return before
    costs = any(placed.plan.cost[:2]) or _told_in_lines(placed, census)
    return None if costs else replace(placed, hand_way=room.hand_way)


def _is_nameless(placed: Placement) -> bool:
    """Whether cards have lost their names, being too small for them, or of one's own no more than slivers are in
    sight."""
    own = (spot.fan for spot in placed.spots.values() if spot.seat == placed.seat and spot.open)
    return _narrowest(placed) <= NAMELESS or min(own, default=1.0) < LEAST_FAN - 0.01


def _narrowest(placed: Placement) -> float:
    """How wide the cards are of the row in which they are least wide; rows of strips and lines have none."""
    return min(
        (row.card for row in placed.plan.rows if any(mat.state == "open" for mat in row.mats)), default=NAMELESS + 1
    )


def _puts_away(opened: Placement, placed: Placement, census: Census) -> bool:
    """Whether a seat's cards would be told in lines for an open hand that are not without it."""
    return _told_in_lines(opened, census) and not _told_in_lines(placed, census)


def _gives_way(opened: Placement, placed: Placement, census: Census) -> bool:
    """Whether a table gives way to an open hand no farther than it may: what had room has room, no card is below its
    least or too close that was not, and no seat out of sight."""
    return opened.plan.cost[:2] <= placed.plan.cost[:2] and not _puts_away(opened, placed, census)


def _is_cheap(opened: Placement, placed: Placement, share: float, census: Census) -> bool:
    """Whether a table gives nothing up for an open hand but that its cards keep a share of their width: no seat either
    whose cards would be told in lines."""
    now, then = opened.plan, placed.plan
    if _puts_away(opened, placed, census):
        return False
    return now.cost[:3] == then.cost[:3] and all(
        row.card >= was.card * share for row, was in zip(now.rows, then.rows, strict=False)
    )
