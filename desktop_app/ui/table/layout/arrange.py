"""Where the cards of one zone lie: rows, fans, piles and the tray, with what is attached. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.engine.view import CardView
from desktop_app.ui.table.layout.appearing import TRAY_GAP
from desktop_app.ui.table.layout.layout import PADDING, RATIO, PlacedSpot, Rect
from desktop_app.ui.table.layout.signs import Signs

TITLE_STRIP = 0.205
"""The part of a card's width that shows its title when another card lies on it (25 px of 122)."""
SMALLEST_HOST = 0.74
"""How far a card shrinks so that the titles of what is attached to it can be read."""
LEAST_SHOWN = 0.45
"""How much of a card stays in sight when a zone is full."""
COIN = 0.34
"""The room beside a card for a column of tokens, in card widths."""


@dataclass(frozen=True, slots=True)
class Laid:
    """One card on the table: its middle, its width upright, its turn in degrees, its height above the mat.

    ``shown`` is the part of it, from its left edge, that its right neighbour leaves in sight.
    """

    card: str
    x: float
    y: float
    width: float
    turn: float = 0.0
    over: float = 0.0
    landscape: bool = False
    covered: bool = False
    shown: float = 1.0


def lay(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs, page: int = 0) -> list[Laid]:
    """Lays the cards of a zone: hosts side by side, attachments above their host or beside it by their marks.

    A row that is full even with its cards overlapping shows one ``page`` at a time.
    """
    if spot.kind == "fan":
        return _fan(spot, cards)
    if spot.kind == "single":
        return _single(spot, cards[:1], signs)
    if spot.kind == "tray":
        return _tray(spot, cards, signs)
    if spot.kind == "map":
        return _heap(spot, cards)
    if spot.kind == "pile":
        return _pile(spot, cards[:1])
    pages = _pages(spot, cards, signs)
    return _row(spot, pages[min(page, len(pages) - 1)], signs) if pages else []


def page_count(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> int:
    """How many pages the cards of a zone fill: 1 but for a row that overflows."""
    return max(1, len(_pages(spot, cards, signs))) if spot.kind == "row" else 1


def page_of(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs, card: str) -> int:
    """The page on which a card of the zone lies; 0 where there is only one."""
    if spot.kind != "row":
        return 0
    for number, groups in enumerate(_pages(spot, cards, signs)):
        if any(card in group.ids() for group in groups):
            return number
    return 0


def _single(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    room = spot.rect
    laid: list[Laid] = []
    for card in cards:
        lying = signs.lying(card)
        shape = RATIO if lying else 1 / RATIO
        wide = min(room.width - 2 * PADDING, (room.height - PADDING) * shape)
        x, y = room.x + room.width / 2, room.y + (room.height - PADDING / 2) / 2
        laid.append(Laid(card.id, x, y, wide, landscape=lying))
    return laid


def _tray(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    """Rows of upright cards; one that lies stands as wide as the others."""
    step = spot.card + TRAY_GAP
    columns = max(1, int((spot.rect.width - TRAY_GAP) // step))
    laid: list[Laid] = []
    for i, card in enumerate(cards):
        row, column = divmod(i, columns)
        in_row = min(columns, len(cards) - row * columns)
        x = spot.rect.x + spot.rect.width / 2 + (column - (in_row - 1) / 2) * step
        y = spot.rect.y + spot.strip + row * (spot.card * RATIO + TRAY_GAP) + spot.card * RATIO / 2
        laid.append(Laid(card.id, x, y, spot.card, over=i * 0.1, landscape=signs.lying(card)))
    return laid


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


def _pile(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    x, y, wide = pile_middle(spot)
    return [Laid(card.id, x, y, wide) for card in cards]


def pile_middle(spot: PlacedSpot) -> tuple[float, float, float]:
    """The middle and the card width of a pile."""
    room = spot.rect
    caption = spot.strip + 3 if spot.caption else 6.0
    wide = min(spot.card * 0.95, room.width - 14, (room.height - caption - 8) / RATIO)
    return room.x + room.width / 2, room.y + 2 + wide * RATIO / 2 + 2, wide


def _fan(spot: PlacedSpot, cards: Sequence[CardView]) -> list[Laid]:
    count = len(cards)
    if not count:
        return []
    room, wide = spot.rect, spot.card
    step = min(wide * 0.945, (room.width - wide * 1.25) / max(count - 1, 1))
    turn = min(2.6, 14 / count)
    laid = []
    for i, card in enumerate(cards):
        j = i - (count - 1) / 2
        y = room.y + 6 + wide * RATIO / 2 + j * j * wide * 0.0138 * min(1, turn / 2.6)
        shown = min(1.0, step / wide) if i < count - 1 else 1.0
        laid.append(Laid(card.id, room.x + room.width / 2 + j * step, y, wide, j * turn, i * 0.5, shown=shown))
    return laid


@dataclass(slots=True)
class _Group:
    host: CardView
    above: list[CardView]
    beside: list[CardView]
    width: float
    inner: float
    card: float

    def ids(self) -> list[str]:
        return [card.id for card in (self.host, *self.above, *self.beside)]


def _room_and_card(spot: PlacedSpot) -> tuple[Rect, float]:
    """The room of a row within its mat, and how wide its cards are."""
    room = Rect(spot.rect.x + PADDING, spot.rect.y, spot.rect.width - 2 * PADDING, spot.rect.height - PADDING / 2)
    return room, min(spot.card, room.height / RATIO, room.width)


def _pages(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[list[_Group]]:
    """The groups of a row, page by page: as many on each as overlap no more than they may."""
    room, wide = _room_and_card(spot)
    pages: list[list[_Group]] = []
    covered = 0.0
    for group in _groups(spot, cards, wide, room.height, signs):
        if pages and covered + group.width <= room.width:
            pages[-1].append(group)
        else:
            pages.append([group])
            covered = 0.0
        covered += group.width * LEAST_SHOWN
    return pages


def _row(spot: PlacedSpot, groups: Sequence[_Group], signs: Signs) -> list[Laid]:
    room, wide = _room_and_card(spot)
    total = sum(group.width for group in groups)
    count = len(groups)
    gap = min(wide * 0.24, (room.width - total) / max(count - 1, 1))
    shrink = 1.0
    if gap < 4 and count > 1:
        last = groups[-1].width
        shrink = max(LEAST_SHOWN, (room.width - last) / (total - last)) if total > last else 1.0
        gap = 0.0
    laid: list[Laid] = []
    x = room.x
    for index, group in enumerate(groups):
        shown = shrink if index < count - 1 else 1.0
        # The attacker lies on top, so that what lies beside it is in sight while the attack is added up.
        height = count if signs.ring(group.host) == "attacking" else index
        laid += _lay_group(group, x, room, height, shown, signs)
        x += group.width * shrink + gap
    return laid


def _groups(spot: PlacedSpot, cards: Sequence[CardView], wide: float, tall: float, signs: Signs) -> list[_Group]:
    present = {card.id for card in cards}
    groups: dict[str, _Group] = {}
    for card in cards:
        if card.host in present and card.host != card.id:
            continue
        groups[card.id] = _Group(card, [], [], 0.0, 0.0, wide)
    for card in cards:
        group = groups.get(_root(card, cards))
        if group is None or card.id in groups:
            continue
        (group.beside if signs.beside(card) else group.above).append(card)
    for group in groups.values():
        wanted = tall / (RATIO + TITLE_STRIP * len(group.above))
        group.card = max(wide * SMALLEST_HOST, min(wide, wanted)) if group.above else wide
        turned = any(signs.turned(card) for card in (group.host, *group.above))
        group.inner = group.width = group.card * RATIO if turned else group.card
        if group.beside:
            group.width += wide * 0.58 + wide * 0.3 * (len(group.beside) - 1)
        if spot.coins and signs.column(group.host) is not None:
            group.width += wide * COIN
    return list(groups.values())


def _root(card: CardView, cards: Sequence[CardView]) -> str:
    by_id = {each.id: each for each in cards}
    seen = {card.id}
    while card.host in by_id and card.host not in seen:
        card = by_id[card.host]
        seen.add(card.id)
    return card.id


def _lay_group(group: _Group, x: float, room: Rect, index: int, shown: float, signs: Signs) -> list[Laid]:
    wide = group.card
    tall = wide * RATIO
    turned = signs.turned(group.host)
    host_tall = wide if turned else tall
    spare = room.height - tall
    strip = min(wide * TITLE_STRIP, spare / len(group.above)) if group.above else 0.0
    lift = strip * len(group.above)
    middle = x + group.inner / 2
    top = room.y + lift + (spare - lift) / 2
    y = top + tall - host_tall / 2 if turned and group.above else top + tall / 2
    base = index * 0.9
    laid = [Laid(group.host.id, middle, y, wide, 90.0 if turned else 0.0, base + 0.5, shown=shown)]
    for i, card in enumerate(group.above):
        above = top + tall / 2 - lift + strip * i
        turn = 90.0 if signs.turned(card) else 0.0
        over = base + 0.5 - 0.05 * (len(group.above) - i)
        laid.append(Laid(card.id, middle, above, wide, turn, over, covered=True))
    for i, card in enumerate(group.beside):
        beside = x + group.inner - wide / 2 + wide * 0.58 + wide * 0.3 * i
        laid.append(Laid(card.id, beside, y, wide * 0.96, 0.0, base + 0.4 - i * 0.02, covered=True))
    return laid
