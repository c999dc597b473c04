"""What lies over each other to show one card, each sheet painted once for a size on the screen.

A ring that is lit or goes out, a card that grows dark, leave the face below as it is: it is not painted again for
them, and cards of one size share their shadows, rings and veils.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import Key, Store


class Sheet(NamedTuple):
    """What is painted about the middle of a card and reaches so far around its rectangle; ``key`` tells it from all
    others for a rectangle of one size."""

    key: Key
    reach: float
    paint: Callable[[QPainter, QRectF], None]


def lay_sheets(painter: QPainter, sheets: list[Sheet], wide: float, tall: float, turn: float, kept: Store) -> None:
    """Lays sheets about the middle that the painter stands at, for a card of this size, turned by so many degrees.

    All of them begin from one pixel of the screen, so that they lie on each other as if they were painted together.
    """
    made, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
    scale = round(made.m11() * ratio, 3)
    middle = floor(made.dx() * ratio + 0.5), floor(made.dy() * ratio + 0.5)
    rect = QRectF(-round(wide, 1) / 2, -round(tall, 1) / 2, round(wide, 1), round(tall, 1))
    turned = QTransform().rotate(turn)
    around = turned.mapRect(rect) if turn else rect
    shape = (rect.width(), rect.height(), round(turn, 1), scale)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.setWorldTransform(QTransform())
    for sheet in sheets:
        corner = QPoint(*(floor((at - sheet.reach) * scale) for at in (around.left(), around.top())))
        picture = kept.get((*sheet.key, *shape), partial(_painted, sheet, rect, turned, around, corner, scale))
        left, top = middle[0] + corner.x(), middle[1] + corner.y()
        place = QRectF(left / ratio, top / ratio, picture.width() / ratio, picture.height() / ratio)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
    painter.setWorldTransform(made)


def _painted(sheet: Sheet, rect: QRectF, turned: QTransform, around: QRectF, corner: QPoint, scale: float) -> QPixmap:
    wide = ceil((around.right() + sheet.reach) * scale) - corner.x()
    tall = ceil((around.bottom() + sheet.reach) * scale) - corner.y()

    def paint(painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-corner.x(), -corner.y())
        painter.scale(scale, scale)
        painter.setWorldTransform(turned, combine=True)
        sheet.paint(painter, rect)

    return painted(wide, tall, paint)
