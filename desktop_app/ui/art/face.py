"""Painting a card: the one entry for table, side column, library and proxies.

All functions are pure from their arguments and need no widget; the painter's origin is the card's upper
left corner and lengths are in its units. Upright cards are 63 by 88 in proportion, lying ones 88 by 63.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from desktop_app.ui.art.back import paint_back_units
from desktop_app.ui.art.exhausted import paint_exhausted
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.large_lcg import paint_encounter_card, paint_location, paint_player_card, paint_quest
from desktop_app.ui.art.large_meccg import paint_meccg_card
from desktop_app.ui.art.large_quest import paint_combat_card, paint_event_card, paint_sheet
from desktop_app.ui.art.large_tcg import paint_tcg_card
from desktop_app.ui.art.large_thrones import paint_plot, paint_thrones_card
from desktop_app.ui.art.model import Emblem, FaceModel
from desktop_app.ui.art.own_picture import paint_own_picture
from desktop_app.ui.art.parts import LONG, SHORT
from desktop_app.ui.art.plaque import paint_plaque
from desktop_app.ui.art.small import paint_lying, paint_upright
from desktop_app.ui.art.strip import HEIGHT, WIDTH, Values
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.art.tiny import paint_badge, paint_chip

__all__ = [
    "BUCKETS",
    "CHIP_UP_TO",
    "LARGE_FROM",
    "SMALL_FROM",
    "Emblem",
    "FaceModel",
    "Side",
    "Values",
    "card_size",
    "paint_back",
    "paint_face",
    "paint_large",
    "paint_small",
    "paint_turned",
]

Side = Literal["front", "back"]
BUCKETS = (28, 56, 84, 110, 146, 190, 250, 360, 480)
LARGE_FROM = 200.0
SMALL_FROM = 80.0
CHIP_UP_TO = 28.0

_LARGE: dict[str, Callable[[QPainter, FaceModel, Theme], None]] = {
    "lcg_player": paint_player_card,
    "lcg_enemy": paint_encounter_card,
    "lcg_location": paint_location,
    "lcg_quest": paint_quest,
    "tcg": paint_tcg_card,
    "thrones": paint_thrones_card,
    "plot": paint_plot,
    "meccg": paint_meccg_card,
    "quest_combat": paint_combat_card,
    "quest_event": paint_event_card,
    "quest_sheet": paint_sheet,
}


def card_size(kind: str, width: float) -> QSizeF:
    """The card's size when an upright card is `width` wide: a lying card is as high as that is wide."""
    long = width * LONG / SHORT
    return QSizeF(long, width) if kind_of(kind).landscape else QSizeF(width, long)


def paint_face(
    painter: QPainter, face: FaceModel, values: Values, side: Side, theme: Theme, width: float, ratio: float = 1.0
) -> None:
    """Paint one side of a card `width` wide (lying cards: high), choosing the drawing for that size.

    Where `ratio` of these pixels make one of those that people see, the drawing is the one for what they see. `values`
    are the numbers as they stand now, by the keys of `face.numbers`; the large face shows the printed ones.
    """
    if side == "back":
        paint_back(painter, kind_of(face.kind).back, theme, width, landscape=kind_of(face.kind).landscape)
    elif shows_own_picture(painter, face, width):
        return
    elif width / ratio >= LARGE_FROM:
        paint_large(painter, face, theme, width)
    else:
        paint_small(painter, face, theme, width, values)


def shows_own_picture(painter: QPainter, face: FaceModel, width: float) -> bool:
    """Paint a person's own picture of the card where there is one and it is large enough; False where not."""
    if not face.picture or width < SMALL_FROM:
        return False
    return paint_own_picture(painter, face.picture, card_size(face.kind, width))


def paint_large(painter: QPainter, face: FaceModel, theme: Theme, width: float) -> None:
    """Paint the large face with the printed numbers and the whole text."""
    _scaled(painter, width / SHORT)
    _LARGE[kind_of(face.kind).layout](painter, face, theme)
    painter.restore()


def paint_small(painter: QPainter, face: FaceModel, theme: Theme, width: float, values: Values) -> None:
    """Paint the small face with the current numbers; below 80 a badge, at 28 and under a chip."""
    _scaled(painter, width / WIDTH, (LONG / SHORT) / (HEIGHT / WIDTH), lying=kind_of(face.kind).landscape)
    if width <= CHIP_UP_TO:
        paint_chip(painter, face, theme)
    elif width < SMALL_FROM:
        paint_badge(painter, face, values, theme)
    elif kind_of(face.kind).landscape:
        paint_lying(painter, face, values, theme)
    else:
        paint_upright(painter, face, values, theme)
    painter.restore()


def paint_turned(painter: QPainter, face: FaceModel, theme: Theme, width: float, values: Values) -> None:
    """Paint the lying face of an exhausted card, or of one laid as a plaque, ``width`` high, with its numbers."""
    _scaled(painter, width / WIDTH, (LONG / SHORT) / (HEIGHT / WIDTH), lying=True)
    (paint_plaque if kind_of(face.kind).plaque else paint_exhausted)(painter, face, values, theme)
    painter.restore()


def paint_standing(painter: QPainter, face: FaceModel, theme: Theme, width: float, values: Values) -> None:
    """Paint the small face of a lying card where it is held upright, as in a hand, ``width`` wide, with its numbers; a
    person's own picture of it stands on its side."""
    if face.picture:
        painter.save()
        painter.translate(width, 0)
        painter.rotate(90)
        own = paint_own_picture(painter, face.picture, card_size(face.kind, width))
        painter.restore()
        if own:
            return
    _scaled(painter, width / WIDTH, (LONG / SHORT) / (HEIGHT / WIDTH))
    paint_upright(painter, face, values, theme)
    painter.restore()


def paint_back(painter: QPainter, kind: str, theme: Theme, width: float, *, landscape: bool = False) -> None:
    """Paint a back: player, encounter, house, plot or site."""
    _scaled(painter, width / WIDTH, (LONG / SHORT) / (HEIGHT / WIDTH), lying=landscape)
    paint_back_units(painter, kind, theme, landscape)
    painter.restore()


def _scaled(painter: QPainter, scale: float, stretch: float = 1.0, *, lying: bool = False) -> None:
    """Save the painter and bring it to the drawing's units; 63:88 is a hair shorter than 110:154."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale * (stretch if lying else 1), scale * (1 if lying else stretch))
