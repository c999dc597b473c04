"""What the stages are drawn with: panels, words that fit, pills, key caps, lines, at the scale of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import rectangle
from desktop_app.ui.art.fonts import BOLD, MEDIUM, SEMIBOLD, fitting, sans, serif
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.moments.ground import Ground
from desktop_app.ui.table.moments.rows import Row

Align = Qt.AlignmentFlag
LEFT = Align.AlignLeft | Align.AlignVCenter
MIDDLE = Align.AlignCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
SMALLEST = 0.7
"""How much smaller than drawn words may be written before they are cut short."""
IN_TWO = 0.82
"""How much smaller than drawn a line becomes two."""


def panel(painter: QPainter, box: QRectF, theme: Theme, *, fill: str = "", radius: float = 14) -> None:
    """A panel with its soft shadow and its line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for grow, share in ((10, 0.05), (6, 0.07), (3, 0.1)):
        around = box.adjusted(-grow, -grow + 4, grow, grow + 4)
        painter.fillPath(
            rectangle(around.x(), around.y(), around.width(), around.height(), radius + grow),
            with_opacity(theme.inks["shade"], share),
        )
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(fill or theme.panel))
    painter.drawRoundedRect(box, radius, radius)


def words(
    painter: QPainter, box: QRectF, text: str, font: QFont, colour: str | QColor, align: Qt.AlignmentFlag = LEFT
) -> None:
    """One line of words: smaller where it does not fit, and at last cut short."""
    shown = fitting(font, text, box.width(), font.pixelSize() * SMALLEST)
    painter.setFont(shown)
    painter.setPen(QColor(colour))
    cut = QFontMetricsF(shown).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 1)
    painter.drawText(box, align, cut)


def in_two_lines(painter: QPainter, box: QRectF, text: str, font: QFont, colour: str | QColor) -> None:
    """One line of words as `words` writes it; where it would become too small two lines in the same height."""
    if fitting(font, text, box.width(), font.pixelSize() * SMALLEST).pixelSize() >= font.pixelSize() * IN_TWO:
        words(painter, box, text, font, colour)
        return
    smaller = QFont(font)
    smaller.setPixelSize(round(font.pixelSize() * IN_TWO))
    painter.setFont(smaller)
    painter.setPen(QColor(colour))
    flags = Qt.TextFlag.TextWordWrap.value | Align.AlignLeft.value | Align.AlignVCenter.value
    painter.drawText(box.adjusted(0, -2, 0, 2), flags, text)


def paragraph(painter: QPainter, box: QRectF, text: str, font: QFont, colour: str) -> float:
    """Words over several lines; answers how high they stand."""
    painter.setFont(font)
    painter.setPen(QColor(colour))
    flags = Qt.TextFlag.TextWordWrap.value | Align.AlignLeft.value | Align.AlignTop.value
    painter.drawText(box, flags, text)
    return QFontMetricsF(font).boundingRect(box, flags, text).height()


def fitting_paragraph(painter: QPainter, box: QRectF, text: str, font: QFont, colour: str) -> None:
    """Words over several lines, smaller until all of them stand in their box."""
    shown = QFont(font)
    least = font.pixelSize() * SMALLEST
    while shown.pixelSize() > least and height_of(text, shown, box.width()) > box.height():
        shown.setPixelSize(shown.pixelSize() - 1)
    paragraph(painter, box, text, shown, colour)


def height_of(text: str, font: QFont, width: float) -> float:
    """How high a paragraph stands in a width."""
    flags = Qt.TextFlag.TextWordWrap.value | Align.AlignLeft.value | Align.AlignTop.value
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 4000), flags, text).height() if text else 0.0


def pill(
    painter: QPainter, at: QPointF, text: str, font: QFont, theme: Theme, *, fill: str, ink: str, sign: str = ""
) -> QRectF:
    """A heading in a pill from its left edge and the middle of its first line; answers its box."""
    size = float(font.pixelSize())
    sign_wide = size * 1.3 if sign else 0.0
    more = text.count("\n") * QFontMetricsF(font).lineSpacing()
    box = QRectF(at.x(), at.y() - size * 0.95, pill_width(text, font, sign=bool(sign)), size * 1.9 + more)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, size * 0.95, size * 0.95)
    if sign:
        paint_glyph(painter, sign, box.left() + size * 1.25, box.center().y(), size, ink)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box.adjusted(size * 0.85 + sign_wide, 0, 0, 0), LEFT, text)
    return box


def pill_width(text: str, font: QFont, *, sign: bool = False) -> float:
    """How wide such a pill is."""
    size, metrics = float(font.pixelSize()), QFontMetricsF(font)
    return max(map(metrics.horizontalAdvance, text.split("\n"))) + size * 1.7 + (size * 1.3 if sign else 0.0)


def broken(text: str, font: QFont) -> str:
    """The same words in two lines, neither much longer than the other."""
    spaces = [at for at, letter in enumerate(text) if letter == " "]
    ways = [f"{text[:at]}\n{text[at + 1 :]}" for at in spaces] or [text]
    return min(ways, key=lambda way: pill_width(way, font))


def key_cap(painter: QPainter, left: float, middle: float, text: str, size: float, theme: Theme) -> float:
    """A key with its name; answers its right edge."""
    font = sans(size, SEMIBOLD)
    wide = QFontMetricsF(font).horizontalAdvance(text) + size
    box = QRectF(left, middle - size * 0.8, wide, size * 1.6)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel3))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(QColor(theme.ink2))
    painter.drawText(box, MIDDLE, text)
    return box.right()


def hint(painter: QPainter, ground: Ground, at: QPointF) -> QRectF:
    """What keys do now, in a pill about a middle: any key, the next line; held, all is skipped."""
    texts, theme, size = ground.wording.texts, ground.theme, ground.px(13)
    font = sans(ground.px(14.5), MEDIUM)
    parts = (("table-moment-any-key", "table-moment-next-line"), ("table-moment-hold", "table-moment-skip"))
    metrics, caps = QFontMetricsF(font), QFontMetricsF(sans(size, SEMIBOLD))
    wide = sum(caps.horizontalAdvance(texts(key)) + size + metrics.horizontalAdvance(texts(act)) for key, act in parts)
    wide += ground.px(16 + 8 + 26 + 8 + 16)
    box = QRectF(at.x() - wide / 2, at.y() - ground.px(17), wide, ground.px(34))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.line), 1))
    painter.setBrush(QColor(theme.panel))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    x = box.left() + ground.px(16)
    for number, (key, act) in enumerate(parts):
        x = key_cap(painter, x, at.y(), texts(key), size, theme) + ground.px(8)
        painter.setFont(font)
        painter.setPen(QColor(theme.ink))
        told = metrics.horizontalAdvance(texts(act))
        painter.drawText(QRectF(x, box.top(), told + 2, box.height()), LEFT, texts(act))
        x += told
        if not number:
            painter.drawText(QRectF(x, box.top(), ground.px(26), box.height()), MIDDLE, "·")
            x += ground.px(26)
    return box


def heading_font(ground: Ground, size: float = 20) -> QFont:
    """Words that belong to the world."""
    return serif(ground.px(size), SEMIBOLD)


def number_font(size: float) -> QFont:
    """Numbers."""
    return sans(size, BOLD)


def joined(parts: Sequence[str]) -> str:
    """Words side by side."""
    return " · ".join(part for part in parts if part)


class Inks(Frozen):
    """In what colours a column of lines is written: its words, those to come, its signs, the sign of now, and what lies
    behind the line of now ("" for nothing)."""

    words: str
    coming: str
    signs: str
    now: str
    behind: str = ""


LINE_TALL = 31.0


def lines(painter: QPainter, ground: Ground, box: QRectF, rows: Sequence[Row], now: int, inks: Inks) -> None:
    """Lines below each other, each with its sign: done, now, to come; of many those about the one told ``now``."""
    px = ground.px
    tall = px(LINE_TALL)
    shown = max(1, int(box.height() // tall))
    first = max(0, min(now - shown + 1, len(rows) - shown))
    for place, number in enumerate(range(first, min(len(rows), first + shown))):
        row = QRectF(box.left(), box.top() + place * tall, box.width(), tall)
        current, coming = number == now, number > now
        if current and inks.behind:
            painter.fillPath(rectangle(row.x(), row.y(), row.width(), row.height(), 6), QColor(inks.behind))
            painter.fillRect(QRectF(row.left(), row.top(), 4, row.height()), QColor(inks.now))
        sign = "circle-outline" if coming else "play" if current else "check"
        paint_glyph(painter, sign, row.left() + px(16), row.center().y(), px(15), inks.now if current else inks.signs)
        font = sans(px(15.5), SEMIBOLD if current else MEDIUM)
        colour = inks.coming if coming else inks.words
        in_two_lines(painter, row.adjusted(px(34), 0, -px(6), 0), rows[number].title, font, colour)
