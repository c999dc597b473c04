"""The tray over the table: how large it is, and where the cards lie on it that are being looked at."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen, replace
from desktop_app.engine.view import SHOWN, CardView
from desktop_app.ui.table.layout.laid import Laid
from desktop_app.ui.table.layout.layout import GAP, MARGIN, PADDING, RATIO
from desktop_app.ui.table.layout.placed import PlacedSpot, Placement, Rect
from desktop_app.ui.table.layout.signs import Signs

TRAY_GAP = 22.0
"""Between the cards of the tray and around them: room for their key caps."""
WIDEST, READABLE, NAMED, NARROWEST, LEAST = 240, 200, 96, 72, 40
"""The widths of cards in the tray, the last where there are very many; text can be read from the second on, names from
the third."""
MOST_OF_TABLE = 0.78
"""How much of the height above the prompt the tray may take, unless its cards could not be read or are very many."""
NOTED = 12.0
"""How much further apart its rows are where a note stands under each card."""
STRIP, BETWEEN_STRIPS = 26.0, 10.0
"""How high a card is of which no more is shown than its cost and its name, and how far from the one below it."""
WIDEST_STRIP, NARROWEST_STRIP = 220, 120
"""How wide that is."""
NARROWER = 4
"""By so much narrower the next width is that is tried."""


class _Size(Frozen):
    """How large the cards of a tray are, and how far one row is from the next."""

    wide: float
    tall: float
    between: float


def tray_ratio(cards: Sequence[CardView], signs: Signs) -> float:
    """How high the room of a card in the tray is for its width: where all cards lie, none needs the height of one that
    stands."""
    return 1 / RATIO if all(signs.lying(card) for card in cards) else RATIO


def place_of_tray(placement: Placement, cards: Sequence[CardView], signs: Signs, *, noted: bool = False) -> PlacedSpot:
    """The tray above the prompt, its cards as large as they can be side by side and in rows; of very many, whose names
    could not be read so, nothing else is shown. Under each may stand a note where they are ``noted``."""
    prompt, unit = placement.prompt, max(1.0, placement.scale)
    gap, foot = TRAY_GAP * unit, NOTED * unit if noted else 0.0
    strip = next((spot.strip for spot in placement.spots.values()), PADDING) + 1.5 * gap
    widest = prompt.width - 2 * PADDING * unit
    size = _whole_cards(placement, len(cards), tray_ratio(cards, signs), widest, strip, foot)
    named = None
    if size.wide < NAMED * unit and all(card.code for card in cards):
        named = _strips(placement, len(cards), widest, strip)
    size = named or size
    rows = -(-len(cards) // min(len(cards), _columns(widest, size.wide, gap)))
    columns = -(-len(cards) // rows)  # rows alike cover less of the table than a long one and a rest
    tall = rows * (size.tall + size.between) + strip
    wide = max(columns * (size.wide + gap) + gap, min(widest, 420.0 * unit))
    rect = Rect(prompt.x + (prompt.width - wide) / 2, prompt.y - GAP - tall, wide, tall)
    rect = _clear_of(placement.spots.get(f"hand:{placement.seat}"), rect, prompt)
    return PlacedSpot(
        SHOWN, "tray", rect, size.wide, placement.seat, -1, "", strip, unit=unit,
        foot=foot, named=size.tall if named else 0.0,
    )  # fmt: skip


def lay_tray(spot: PlacedSpot, cards: Sequence[CardView], signs: Signs) -> list[Laid]:
    """Rows of cards, or of strips with their names; one that lies among standing ones is as wide as they are."""
    gap = TRAY_GAP * spot.unit
    step, tall = spot.card + gap, spot.named or spot.card * tray_ratio(cards, signs)
    down = tall + (BETWEEN_STRIPS * spot.unit if spot.named else gap + spot.foot)
    columns = max(1, int((spot.rect.width - gap) // step))
    laid: list[Laid] = []
    for i, card in enumerate(cards):
        row, column = divmod(i, columns)
        in_row = min(columns, len(cards) - row * columns)
        x = spot.rect.x + spot.rect.width / 2 + (column - (in_row - 1) / 2) * step
        y = spot.rect.y + spot.strip + row * down + tall / 2
        lying = signs.lying(card) and not spot.named
        laid.append(Laid(card.id, x, y, spot.card, over=i * 0.1, landscape=lying, strip=spot.named, seen=spot.named))
    return laid


def _whole_cards(placement: Placement, count: int, ratio: float, widest: float, strip: float, foot: float) -> _Size:
    unit, whole = max(1.0, placement.scale), placement.prompt.y - MARGIN - GAP
    gap = TRAY_GAP * unit
    largest = WIDEST * max(unit, RATIO * placement.scale if ratio < 1 else 0.0)
    readable, narrowest, least = (round(each * unit) for each in (READABLE, NARROWEST, LEAST))
    ways = (
        *((wide, whole * MOST_OF_TABLE) for wide in range(round(largest), readable, -NARROWER)),
        (readable, whole),
        *((wide, whole * MOST_OF_TABLE) for wide in range(readable - NARROWER, narrowest, -NARROWER)),
        *((wide, whole) for wide in range(narrowest, least, -NARROWER)),
    )
    wide = next(
        (
            wide
            for wide, highest in ways
            if -(-count // _columns(widest, wide, gap)) * (wide * ratio + gap + foot) <= highest - strip
        ),
        least,
    )
    return _Size(float(wide), wide * ratio, gap + foot)


def _strips(placement: Placement, count: int, widest: float, strip: float) -> _Size | None:
    """As wide as they can be, None where not even so all have room."""
    unit, room = max(1.0, placement.scale), placement.prompt.y - MARGIN - GAP - strip
    tall, between = STRIP * unit, BETWEEN_STRIPS * unit
    for wide in range(round(WIDEST_STRIP * unit), round(NARROWEST_STRIP * unit), -NARROWER):
        if -(-count // _columns(widest, wide, TRAY_GAP * unit)) * (tall + between) <= room:
            return _Size(float(wide), tall, between)
    return None


def _clear_of(hand: PlacedSpot | None, rect: Rect, room: Rect) -> Rect:
    """The rectangle moved to a side of a hand that lies where it would lie: there one may have to choose from it. It
    stays where neither side has the room."""
    if hand is None or not _overlap(hand.rect, rect):
        return rect
    sides = (hand.rect.x - GAP - rect.width, hand.rect.right + GAP)
    return next((replace(rect, x=x) for x in sides if room.x <= x and x + rect.width <= room.right), rect)


def _overlap(one: Rect, other: Rect) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _columns(width: float, card: float, gap: float) -> int:
    return max(1, int((width - gap) // (card + gap)))
