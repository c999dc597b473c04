"""What a line does to cards and dials on the table beneath the veil: they come to light again, and it happens there."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.art import tokens
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.table.moments import pictures
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.told import Told, Touch
from desktop_app.ui.table.moments.turning_dial import paint_turning

OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
FLIGHT = 0.55
"""The part of a line in which the token flies; in the rest its number counts and the ring stands."""


class Hits:
    """Paints what lines touch. ``table`` is the picture of the table without its veil."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.table: QPixmap | None = None

    def paint_done(self, painter: QPainter, told: Told) -> None:
        """What was touched before stays in the light with its amount; who fell lies there."""
        for touch in told.touches:
            box = self._place(touch)
            if box.isEmpty():
                continue
            if told.beat.way == "falls":
                self._fall(painter, box, pictures.TILTED)
            else:
                self._light(painter, box, told)
                if told.beat.way != "tells":
                    self._amount(painter, told, touch, box, 1.0, faint=True)

    def paint_now(self, painter: QPainter, told: Told, share: float, source: QRectF) -> None:
        """What is touched now: in the light, ringed, and the token on its way from ``source``."""
        flown = OUT.valueForProgress(min(1.0, share / FLIGHT))
        for touch in told.touches:
            box = self._place(touch)
            if box.isEmpty():
                continue
            if told.beat.way == "falls":
                self._fall(painter, box, share)
                continue
            self._light(painter, box, told)
            if told.beat.way in ("tells", "turns"):
                continue
            self._ring(painter, box, told)
            if told.beat.way == "dial":
                self._dial(painter, touch, box, flown)
            elif flown < 1 and told.beat.way in ("hits", "gains"):
                self._fly(painter, told, source, box, flown)
            else:
                self._amount(painter, told, touch, box, min(1.0, (share - FLIGHT) / 0.2))

    def _place(self, touch: Touch) -> QRectF:
        return self.ground.place_of(touch.thing)

    def _light(self, painter: QPainter, box: QRectF, told: Told) -> None:
        """The touched thing alone comes to light: of a dial its disc."""
        if told.beat.way == "dial":
            disc = _square(box)
            self.lift(painter, disc, disc.width() / 2)
        else:
            self.lift(painter, box)

    def lift(self, painter: QPainter, box: QRectF, corner: float = 0.0) -> None:
        """A part of the table comes to light."""
        if self.table is None or box.isEmpty():
            return
        ratio = self.table.devicePixelRatio()
        source = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio)
        painter.save()
        if corner:
            painter.setClipPath(rectangle(box.x(), box.y(), box.width(), box.height(), corner))
        painter.drawPixmap(box, self.table, source)
        painter.restore()

    def _ring(self, painter: QPainter, box: QRectF, told: Told) -> None:
        theme = self.ground.theme
        good = told.beat.way in ("heals", "gains")
        if told.beat.way == "dial":
            box = _square(box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for grow, wide, colour in ((1.5, 3.0, theme.legal if good else theme.danger), (4.0, 2.0, theme.panel)):
            painter.setPen(QPen(QColor(colour), wide))
            round_about = box.width() / 2 + grow if told.beat.way == "dial" else 8
            painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), round_about, round_about)

    def _fly(self, painter: QPainter, told: Told, source: QRectF, box: QRectF, share: float) -> None:
        start, end = source.center(), box.center()
        at = start + (end - start) * share
        painter.setPen(QPen(QColor(self.ground.theme.gold), 2, Qt.PenStyle.DotLine))
        painter.drawLine(start, at)
        size = self.ground.px(38)
        token = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        tokens.paint_token(painter, _token(told), token, 1, self.ground.theme)

    def _amount(
        self, painter: QPainter, told: Told, touch: Touch, box: QRectF, share: float, *, faint: bool = False
    ) -> None:
        """The amount large over the picture of the card, and its new count."""
        amount = touch.amount
        if not amount or share < 0 or told.beat.way == "dial":
            return
        theme = self.ground.theme
        sign = "−" if told.beat.way == "heals" else "+"
        size = max(18.0, min(box.width(), box.height()) * 0.34)
        colour = theme.inks["lowered"] if told.beat.way == "hits" else theme.inks["raised"]
        path = QPainterPath()
        font = sans(size, BOLD)
        path.addText(QPointF(0, 0), font, f"{sign}{amount}")
        rect = path.boundingRect()
        path.translate(box.center().x() - rect.center().x(), box.top() + box.height() * 0.45 - rect.center().y())
        painter.setOpacity((0.75 if faint else 1.0) * share)
        painter.strokePath(path, QPen(QColor(theme.inks["darkest"]), size * 0.14))
        painter.fillPath(path, QColor(colour))
        painter.setOpacity(1.0)
        if touch.counted and told.beat.counts:
            small = max(22.0, min(box.width(), box.height()) * 0.3)
            at = QRectF(box.right() - small * 1.05, box.bottom() - small * 1.9, small, small)
            tokens.paint_token(painter, _token(told), at, touch.after, theme)

    def _dial(self, painter: QPainter, touch: Touch, box: QRectF, share: float) -> None:
        """The dial turns point by point."""
        paint_turning(painter, self.ground, touch, _square(box), share)

    def _fall(self, painter: QPainter, box: QRectF, share: float) -> None:
        """Greyed and tilted, then gone; its place is dark, for the table still has the card lying there."""
        if self.table is None:
            return
        corner = min(box.width(), box.height()) * pictures.CORNER
        place = rectangle(box.x(), box.y(), box.width(), box.height(), corner)
        painter.fillPath(place, QColor(self.ground.theme.inks["darkest"]))
        ratio = self.table.devicePixelRatio()
        source = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio)
        pictures.fallen(painter, self.ground, self.table, box, share, source=source, goes=True)


def _square(box: QRectF) -> QRectF:
    """The largest square in the middle of a box."""
    size = min(box.width(), box.height())
    return QRectF(box.center().x() - size / 2, box.center().y() - size / 2, size, size)


def _token(told: Told) -> str:
    kind = told.beat.counts.partition(":")[0]
    return kind if kind in tokens.TOKEN_SIGNS else "damage"
