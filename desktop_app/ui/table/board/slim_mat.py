"""What a mat says that is closed to a slim strip: its sign and its words in one line, or in few smaller ones."""

from __future__ import annotations

from re import finditer

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.table.board.mat_heading import LETTERS, MatHeading
from desktop_app.ui.table.board.slim_lines import BETWEEN, PITCH, SlimLines, slim_lines
from desktop_app.ui.table.words.mat_words import Label
from desktop_app.ui.table.words.sight_words import SIGN

SMALL = 12.5
"""As small as words may be."""


def paint_slim(painter: QPainter, rect: QRectF, label: Label, sign: str, scale: float, ink: str) -> None:
    """The sign and the words in the middle of a slim strip, upwards where it stands."""
    painter.save()
    painter.translate(rect.center())
    long, across = rect.width(), rect.height()
    if across > long:
        painter.rotate(-90)
        long, across = across, long
    heading, room = MatHeading(label, scale), long - 48 * scale
    words = BETWEEN.join((label.title, label.rest)) if label.rest else heading.title(room, MEDIUM)
    if heading.wide(words, MEDIUM) > room:
        _paint_lines(painter, label, sign, scale, (long, across), ink)
    else:
        _paint_one_line(painter, words, sign, scale, ink)
    painter.restore()


def told_within(label: Label, long: float, across: float, scale: float) -> SlimLines:
    """What it says in a strip of so much room: the longest way to tell everything."""
    names, rests = (label.title, *label.shorter), (label.rest, *label.briefer)
    return slim_lines(names, rests, QFontMetricsF(sans(SMALL * scale, SEMIBOLD)), long, across, scale)


def _paint_one_line(painter: QPainter, words: str, sign: str, scale: float, ink: str) -> None:
    font = sans(LETTERS * scale, MEDIUM)
    metrics = QFontMetricsF(font)
    whole = metrics.horizontalAdvance(words) + 26 * scale
    paint_glyph(painter, sign, -whole / 2 + 8 * scale, 0, 15 * scale, ink)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(QPointF(-whole / 2 + 26 * scale, (metrics.ascent() - metrics.descent()) / 2), words)


def _paint_lines(
    painter: QPainter, label: Label, sign: str, scale: float, strip: tuple[float, float], ink: str
) -> None:
    """The name over the rest, all as small as words may be; what the rest has too much stands by the name, in no
    heavier letters than the rest."""
    long, across = strip
    k, signs = scale, iter(label.signs)
    small = QFontMetricsF(sans(SMALL * k, SEMIBOLD))
    told = told_within(label, long, across, k)
    painter.setPen(QColor(ink))
    if told.signed:
        paint_glyph(painter, sign, -long / 2 + 15 * k, 0, 15 * k, ink)
    painter.translate(-long / 2 + told.left, 0)
    painter.scale(told.squeeze, 1.0)
    pitch, first = PITCH[len(told.lines)] * k, -(len(told.lines) - 1) / 2
    for at, line in enumerate(told.lines):
        lead = told.name if label.rest and at == 0 else ""
        beside = small.horizontalAdvance(lead) if line != lead else 0.0
        for words, weight, aside in ((lead, SEMIBOLD, 0.0), (line.removeprefix(lead), MEDIUM, beside)):
            painter.setFont(sans(SMALL * k, weight))
            metrics = QFontMetricsF(painter.font())
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, told.room - aside)
            base = (first + at) * pitch + (metrics.ascent() - metrics.descent()) / 2
            painter.drawText(QPointF(aside, base), shown)
            for room in finditer(SIGN, words):
                x = aside + metrics.horizontalAdvance(words[: room.start()]) + metrics.horizontalAdvance(SIGN) * 0.4
                paint_glyph(painter, next(signs), x, (first + at) * pitch, 13 * k, ink)
