"""What a journey puts on the land: roads, the medals of its chapters, stones, the company. All in pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.theme import Theme

MEDAL = 31.0
"""The radius of a medal."""
PAWN = 13.0
STONE = (26.0, 33.0)
BANNER = (22.0, 40.0)
"""How wide and how high a banner is."""
BEDS = {"won": 11.0, "next": 11.0, "later": 8.0}
LINES = {"won": 5.5, "next": 5.0, "later": 3.0}
DASHES = {"next": (1.4, 1.2), "later": (0.4, 1.8)}
"""How the lines of roads that lie ahead are broken."""


def paint_road(painter: QPainter, road: QPainterPath, kind: str, theme: Theme) -> None:
    """A road that was taken ("won"), is "next", or lies ahead."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    faint = 0.6 if kind == "later" else 0.95
    painter.strokePath(road, _pen(with_opacity(theme.map["halo"], faint), BEDS[kind]))
    colour = {"won": QColor(theme.map["journey"]), "next": QColor(theme.map["journey_next"])}.get(kind)
    line = _pen(colour or with_opacity(theme.map["name"], 0.6), LINES[kind])
    if kind in DASHES:
        line.setDashPattern(list(DASHES[kind]))
    painter.strokePath(road, line)


def paint_trail(painter: QPainter, road: QPainterPath, colour: str, theme: Theme) -> None:
    """A road that another fellowship has gone."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(road, _pen(with_opacity(theme.map["halo"], 0.9), 6.5))
    line = _pen(QColor(colour), 3.2)
    line.setDashPattern([2.2, 1.0])
    painter.strokePath(road, line)


def paint_banner(painter: QPainter, foot: QPointF, letter: str, colour: str, theme: Theme) -> None:
    """Where another fellowship stands: a banner with its letter."""
    x, y = foot.x(), foot.y()
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 2.4))
    painter.drawLine(QPointF(x, y), QPointF(x, y - BANNER[1]))
    flag = QRectF(x, y - BANNER[1], BANNER[0], BANNER[0] * 0.86)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 1.6))
    painter.drawRect(flag)
    painter.setPen(QColor(theme.inks["paper_numeral"]))
    painter.setFont(sans(14, BOLD))
    painter.drawText(flag, Qt.AlignmentFlag.AlignCenter, letter)


def paint_medal(painter: QPainter, at: QPointF, scene: QPixmap, number: str, kind: str, theme: Theme) -> None:
    """A chapter: its landscape in a ring, with its number, a check once it is won."""
    inks = theme.inks
    rim = {"won": inks["seal_won"], "next": inks["seal_open"]}.get(kind, inks["seal_drawn"])
    box = QRectF(at.x() - MEDAL, at.y() - MEDAL, 2 * MEDAL, 2 * MEDAL)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(with_opacity(inks["shade"], 0.35))
    painter.drawEllipse(box.translated(0, 4))
    painter.save()
    round_ = QPainterPath()
    round_.addEllipse(box)
    painter.setClipPath(round_)
    lay(painter, scene, box)
    if kind == "later":
        painter.fillRect(box, with_opacity(inks["darkest"], 0.45))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.map["mark_edge"], 6.5), (rim, 4.0)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawEllipse(box)
    _paint_badge(painter, QPointF(at.x() + MEDAL * 0.78, at.y() - MEDAL * 0.78), number, kind, rim, theme)


def _paint_badge(painter: QPainter, at: QPointF, number: str, kind: str, rim: str, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 1.6))
    painter.setBrush(QColor(rim))
    painter.drawEllipse(at, 13.0, 13.0)
    ink = theme.inks["paper_numeral"]
    if kind == "won":
        paint_glyph(painter, "check-bold", at.x(), at.y(), 17.0, ink)
        return
    painter.setPen(QColor(ink))
    painter.setFont(sans(14, BOLD))
    painter.drawText(QRectF(at.x() - 13, at.y() - 13, 26, 26), Qt.AlignmentFlag.AlignCenter, number)


def paint_dot(painter: QPainter, at: QPointF, theme: Theme) -> None:
    """A place without a mark of its own."""
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 2.0))
    painter.setBrush(QColor(theme.map["halo"]))
    painter.drawEllipse(at, 4.5, 4.5)


def paint_pawn(painter: QPainter, foot: QPointF, colour: str, theme: Theme) -> None:
    """One of the company, standing on a point of the land."""
    x, y, wide = foot.x(), foot.y(), PAWN
    body = QPainterPath(QPointF(x - wide, y))
    body.cubicTo(x - wide * 0.9, y - 20, x - wide * 0.35, y - 22, x - wide * 0.35, y - 26)
    body.lineTo(x + wide * 0.35, y - 26)
    body.cubicTo(x + wide * 0.35, y - 22, x + wide * 0.9, y - 20, x + wide, y)
    body.quadTo(x, y + 5, x - wide, y)
    head = QPainterPath()
    head.addEllipse(QPointF(x, y - 32), 8.0, 8.0)
    whole = body.united(head)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 2.0))
    painter.drawPath(whole)


def paint_ground_ring(painter: QPainter, middle: QPointF, half: float, theme: Theme) -> None:
    """Where the company stands: a ring on the ground."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.map["mark_edge"], 5.0), (theme.map["journey_next"], 3.0)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawEllipse(middle, half, 9.0)


def paint_stone(painter: QPainter, foot: QPointF, theme: Theme) -> None:
    """The stone of somebody who fell."""
    wide, tall = STONE
    stone = QPainterPath(QPointF(foot.x() - wide / 2, foot.y()))
    stone.lineTo(foot.x() - wide / 2, foot.y() - tall + wide / 2)
    stone.arcTo(QRectF(foot.x() - wide / 2, foot.y() - tall, wide, wide), 180, -180)
    stone.lineTo(foot.x() + wide / 2, foot.y())
    stone.closeSubpath()
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 2.0))
    painter.setBrush(QColor(theme.inks["paper_numeral"]))
    painter.drawPath(stone)
    paint_glyph(painter, "skull-outline", foot.x(), foot.y() - tall / 2, 18.0, theme.inks["seal_lost"])
    painter.setPen(QPen(QColor(theme.map["mark_edge"]), 3.0))
    painter.drawLine(QPointF(foot.x() - wide * 0.75, foot.y()), QPointF(foot.x() + wide * 0.75, foot.y()))


def _pen(colour: QColor, wide: float) -> QPen:
    made = QPen(colour, wide)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made
