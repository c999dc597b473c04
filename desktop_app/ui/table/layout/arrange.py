"""Where the cards of one zone lie: rows, fans, piles and the tray, with what is attached. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.groups import Group, groups_of
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import RATIO
from desktop_app.ui.table.layout.over_land import stack_places
from desktop_app.ui.table.layout.pairs import lay_pair
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.layout.plan import BETWEEN_LINES, CLEAR_OF_BEARER, LEAST_FAN, strip_height
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.layout.tray import lay_tray

LEAST_SHOWN = LEAST_FAN
"""How much of a card stays in sight when a zone is full."""
UNDER_NEXT = 8.0
"""How far a strip reaches under the one below it."""
PUSHED = 12.0
"""How far the strip of an exhausted attachment is pushed to the right."""
WIDER = 0.28
"""How much wider than its bearer a strip may be, in card widths, where there is room before the next card."""
LEAST_IN_FAN, APART_IN_FAN = 0.85, 1.04
"""How much smaller the cards of a large hand become rather than lie one over the other, and how far apart they are
then, in card widths."""
NAMED = 148.0
"""Over a small bearer it may be so wide all the same, or titles of two words would be cut there."""
ROUND_A_PILE = 10.0
"""What stays free beside the card of a pile."""
LOOKS_OUT = 0.7
"""What looks out less at the side of its bearer, of what it would where there is room, is counted on the bearer."""
CLEAR_OF_RING, CLOSE_TO_RING = 18.0, 10.0
"""How far words keep from the card they speak of, and the sites of a way from each other; nearer than the second of
these a ring would reach over the next."""


def lay(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs, page: int = 0, opened: str = "") -> list[Laid]:
    """Lays the cards of a zone: hosts side by side, attachments as strips above their host or beside it by their marks.

    A row that is full even with its cards overlapping shows one ``page`` at a time. All attachments of the card
    ``opened`` are shown, however many.
    """
    if not spot.open:
        return []
    if spot.kind == "fan":
        return _fans(spot, cards)
    if spot.kind == "single":
        return _single(spot, cards[:1], signs)
    if spot.kind == "climb":
        return _climb(spot, cards, signs)
    if spot.kind == "tray":
        return lay_tray(spot, cards, signs)
    if spot.kind == "map":
        return _heap(spot, cards)
    if spot.kind == "place":
        return _standing(spot, cards)
    if spot.kind == "stack":
        return _stack(spot, cards)
    if spot.kind == "pile":
        return _pile(spot, cards[:1], signs)
    if spot.kind == "pair":
        return list(lay_pair(spot, cards, signs))
    if spot.lines > 1:
        return _lines(spot, groups_of(cards, signs), signs, opened)
    pages = _pages(spot, cards, signs)
    return _row(spot, pages[min(page, len(pages) - 1)], signs, opened) if pages else []


def place_for_a_card(spot: PlacedSpot) -> Rect:
    """Where the first card of an empty row would stand."""
    tall = spot.card * RATIO
    return Rect(spot.rect.x, spot.rect.bottom - spot.sink - tall, spot.card, tall)


def page_count(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> int:
    """How many pages the cards of a zone fill: 1 but for a row that overflows."""
    return max(1, len(_pages(spot, cards, signs))) if _has_pages(spot) and spot.open else 1


def page_of(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs, card: str) -> int:
    """The page on which a card of the zone lies; 0 where there is only one."""
    if not _has_pages(spot):
        return 0
    for number, groups in enumerate(_pages(spot, cards, signs)):
        if any(card in group.ids() for group in groups):
            return number
    return 0


def _single(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    """The one card of a zone, by the top, so that a bar can stand under it; one that kneels within its room."""
    room = spot.rect
    laid: list[Laid] = []
    for card in cards:
        lying = signs.lies(card)
        wide = spot.card * RATIO if lying else spot.card
        if not signs.lying(card):
            wide = min(wide, max(spot.card, room.width))
        tall = wide / RATIO if lying else wide * RATIO
        laid.append(Laid(card.id, room.x + wide / 2, room.y + spot.sink + tall / 2, wide, landscape=lying))
    return laid


def _climb(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    """One above the other from the foot on, each over the foot of the next where they are close; those that lie have
    room for all of them instead. What lies on a card looks out at its side."""
    hosts = [card for card in cards if not card.host]
    room, wide = spot.rect, spot.card
    lying = all(signs.lying(card) for card in hosts)
    if lying:  # they stand closer before they are smaller
        wide = min(wide, (room.height / max(len(hosts), 1) - CLOSE_TO_RING * spot.unit) * RATIO)
    tall = wide / RATIO if lying else wide * RATIO
    step = min(tall + CLEAR_OF_RING * spot.unit, (room.height - tall) / max(len(hosts) - 1, 1))
    places = {card.id: room.bottom - tall / 2 - at * step for at, card in enumerate(hosts)}
    laid = [
        Laid(card.id, room.x + room.width / 2, places[card.id], wide, over=(len(hosts) - at) * 0.5, landscape=lying)
        for at, card in enumerate(hosts)
    ]
    return laid + [
        Laid(card.id, room.x + room.width / 2 + wide * 0.1, places[card.host] - tall * 0.06, wide, covered=True)
        for card in cards
        if card.host in places
    ]


def _heap(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    """Everything at a place of a map side by side about its middle, as close as it must be."""
    room, wide = spot.rect, spot.card
    step = min(wide * 1.06, (room.width - wide) / max(len(cards) - 1, 1))
    shown = min(1.0, step / wide)
    left = room.x + room.width / 2 - step * (len(cards) - 1) / 2
    y = room.y + room.height / 2
    return [
        Laid(card.id, left + i * step, y, wide, over=i * 0.1, shown=shown if i < len(cards) - 1 else 1.0)
        for i, card in enumerate(cards)
    ]


def _standing(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    """What stands at a place of a land: side by side above its mark, the first in the middle, the feet on its upper
    edge; of many each covers a part of the one before."""
    room, wide = spot.rect, spot.card
    step = wide * (0.82 if len(cards) < 4 else 0.5)
    foot = room.y + room.height * 0.36
    laid = []
    for i, card in enumerate(cards):
        aside = (i + 1) // 2 * (step if i % 2 else -step)
        x = room.x + room.width / 2 + aside
        laid.append(Laid(card.id, x, foot - wide * RATIO / 2, wide, over=min(90.0, foot / 40) - i * 0.05))
    return laid


def _stack(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    """The cards of a chain, each larger and higher than the one declared before it; the last declared comes first."""
    places = stack_places(spot.rect, len(cards), spot.unit)
    return [
        Laid(card.id, place.x + place.width / 2, place.y + place.height / 2, place.width, over=at * 0.5)
        for at, (card, place) in enumerate(zip(reversed(cards), places, strict=True))
    ]


def _pile(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    """The top card, upright or as it lies exhausted: a faction card alone in its place kneels as others do."""
    x, y, wide = pile_middle(spot)
    lying = min(wide * RATIO, max(wide, spot.rect.width - ROUND_A_PILE))
    return [
        Laid(card.id, x, y, lying, landscape=True) if signs.turned(card) else Laid(card.id, x, y, wide)
        for card in cards
    ]


def pile_middle(spot: PlacedSpot) -> tuple[float, float, float]:
    """The middle and the card width of a pile."""
    room = spot.rect
    caption = spot.strip if spot.caption else 6.0
    wide = max(20.0, min(spot.card, room.width - ROUND_A_PILE, (room.height - caption - 8) / RATIO))
    return room.x + room.width / 2, room.y + spot.sink + 2 + wide * RATIO / 2, wide


def _fans(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    """The cards of a hand in lines, the first highest and the last over it."""
    longest, down = -(-len(cards) // spot.lines), spot.card * (RATIO + BETWEEN_LINES)
    laid: list[Laid] = []
    for line in range(spot.lines):
        one = replace(spot, rect=Rect(spot.rect.x, spot.rect.y + line * down, spot.rect.width, spot.rect.height))
        found = _fan(one, cards[line * longest : (line + 1) * longest])
        laid += [replace(each, over=each.over + line * longest * 0.5) for each in found]
    return laid


def _fan(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    """The cards of a hand, upright and side by side: where many have no room a little smaller, then as close as they
    must be."""
    count = len(cards)
    if not count:
        return []
    room = spot.rect
    wide = min(spot.card, max(LEAST_IN_FAN * spot.card, room.width / (count * APART_IN_FAN)))
    step = min(wide * 1.09, (room.width - wide) / max(count - 1, 1))
    left = room.x + room.width / 2 - step * (count - 1) / 2
    laid = []
    for i, card in enumerate(cards):
        shown = min(1.0, step / wide) if i < count - 1 else 1.0
        laid.append(Laid(card.id, left + i * step, room.y + wide * RATIO / 2, wide, 0.0, i * 0.5, shown=shown))
    return laid


def _pages(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[list[Group]]:
    """The groups of a row, page by page: as many on each as overlap no more than they may."""
    pages: list[list[Group]] = []
    covered = 0.0
    for group in groups_of(cards, signs):
        wide = group.width * spot.card
        if pages and covered + wide <= spot.rect.width + 1:
            pages[-1].append(group)
        else:
            pages.append([group])
            covered = 0.0
        covered += wide * min(LEAST_SHOWN, spot.fan)
    return pages


def _has_pages(spot: PlacedSpot) -> bool:
    return spot.kind == "row" and spot.lines == 1


def _lines(spot: PlacedSpot, groups: Sequence[Group], signs: Signs, opened: str) -> list[Laid]:
    """The cards of a row in lines, the first highest, each as long as the first or shorter."""
    room, longest = spot.rect, -(-len(groups) // spot.lines)
    laid: list[Laid] = []
    for line in range(spot.lines):
        below = (spot.lines - 1 - line) * spot.card * (RATIO + BETWEEN_LINES)
        one = replace(spot, rect=Rect(room.x, room.y, room.width, room.height - below), lines=1)
        laid += _row(one, groups[line * longest : (line + 1) * longest], signs, opened)
    return laid


def _row(spot: PlacedSpot, groups: Sequence[Group], signs: Signs, opened: str) -> list[Laid]:
    room, wide = spot.rect, spot.card
    count = len(groups)
    tucked = _tucked(groups, room.width / wide)
    widths = [(group.own + group.extra * tucked) * wide for group in groups]
    total = sum(widths)
    gap = min(spot.gap, (room.width - total) / (count - 1)) if count > 1 else 0.0
    shrink = 1.0
    if gap < 0:
        last = widths[-1]
        shrink = max(min(LEAST_SHOWN, spot.fan), (room.width - last) / (total - last))
        gap = 0.0
    laid: list[Laid] = []
    x = room.x
    for index, (group, across) in enumerate(zip(groups, widths, strict=True)):
        last_one = index == count - 1
        # The attacker lies on top, so that what lies beside it is in sight while the attack is added up.
        height = spot.before + (count if signs.ring(group.host) == "attacking" else index)
        after = room.right if last_one else x + across * shrink + spot.words + gap
        shown = spot.end if last_one else min(1.0, across * shrink / (group.own * wide))
        laid += _lay_group(group, x, across, spot, height, shown, after, signs, opened)
        x += across * shrink + spot.words + gap
    return laid


def _tucked(groups: Sequence[Group], room: float) -> float:
    """How much looks out of what lies under the sides of others, in a room of so many card widths: it gives way before
    the numbers of one lie under the next."""
    own, extra = sum(group.own for group in groups), sum(group.extra for group in groups)
    return min(1.0, max(0.0, (room - own) / extra)) if extra else 1.0


def _lay_group(
    group: Group,
    x: float,
    across: float,
    spot: PlacedSpot,
    index: int,
    shown: float,
    after: float,
    signs: Signs,
    opened: str,
) -> list[Laid]:
    wide = spot.card
    own, tall = group.own * wide, group.tall * wide
    foot = spot.rect.bottom - spot.sink
    y = foot - tall / 2
    base = index * 0.9
    words = None
    if spot.words:
        clear = CLEAR_OF_RING * spot.unit
        left = x + across + clear
        top = max(spot.rect.y, foot - RATIO * wide)
        words = Rect(left, top, spot.words - 2 * clear, foot - top)
    bears = bool(group.above)
    looks_out = not group.copies and shown == 1.0 and across - own >= LOOKS_OUT * group.extra * wide
    apart = inf if after == spot.rect.right else after - x - across
    laid = [
        Laid(
            group.host.id, x + own / 2, y, own, 0.0, base + 0.5, group.lying, bears=bears, shown=shown, apart=apart,
            words=words, under=0 if looks_out else len(group.beside),
        )
    ]  # fmt: skip
    before_next = 0.0 if after == spot.rect.right else spot.gap * 0.6
    free = across - own if group.beside else after - x - own - before_next  # no wider than what looks out
    room = free if shown == 1.0 and not spot.words else 0.0
    strip = own + max(0.0, min(room, max(wide * WIDER, NAMED * spot.unit - own)))
    laid += _strips(group, x, strip, foot - tall, spot, base, signs, opened)
    under = tall / RATIO * 0.94  # no higher than its bearer, or it would reach over the name of the mat
    for i, card in enumerate(group.beside):
        out = group.out(i) * (across - own) / group.extra
        at = x + own - under + out + under / 2
        laid.append(
            Laid(card.id, at, foot - under * RATIO / 2 - wide * 0.03, under, 0.0, base + 0.4 - i * 0.02, covered=True)
        )
    return laid


def _strips(
    group: Group, x: float, width: float, top: float, spot: PlacedSpot, base: float, signs: Signs, opened: str
) -> list[Laid]:
    """The attachments above their bearer, the first highest; of more than there is room for only some, and a count."""
    cards, most, unit = group.above, spot.strips, spot.unit
    shown = cards if len(cards) <= most or opened == group.host.id else cards[:most]
    high = strip_height(spot.card / unit) * unit
    under = (UNDER_NEXT + CLEAR_OF_BEARER) * unit
    laid: list[Laid] = []
    for i, card in enumerate(shown):
        pushed = PUSHED * unit if signs.turned(card) else 0.0
        upper = top - CLEAR_OF_BEARER * unit - high * (len(shown) - i)
        over = base + 0.5 - 0.05 * (len(shown) - i)
        more = len(cards) - len(shown) + 1 if card is shown[-1] and len(shown) < len(cards) else 0
        laid.append(
            Laid(
                card.id, x + pushed + (width - pushed) / 2, upper + (high + under) / 2, width - pushed, 0.0, over,
                covered=True, strip=high + under, seen=high, more=more,
            )
        )  # fmt: skip
    return laid
