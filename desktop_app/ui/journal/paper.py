"""The open book: a sheet with a double rule, stars in its corners and the shade of the fold."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.pictured import placed
from desktop_app.ui.art.colours import mix, with_opacity
from desktop_app.ui.art.fonts import REGULAR, SEMIBOLD, serif
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.journal.pictures import file_address, fit_pictures
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

FOLD = 46
EDGE = 26
STAR = 14
PROSE = 17.5
"""The size of what a person wrote."""
PICTURE = 340
"""The longest side of a picture within a text."""


def paper_colour(theme: Theme) -> str:
    """What the pages are made of: cream by day, dark vellum by candlelight."""
    return theme.panel if theme.dark else mix(theme.panel, theme.inks["lightest"], 0.35)


def rubric(theme: Theme) -> str:
    """The red of headings."""
    return mix(theme.danger, theme.ink, 0.3)


class Page(QFrame):
    """One page; ``body`` is its column, which scrolls within the rules when it is longer than the page, ``whole`` the
    room between the rules."""

    def __init__(self, look: Look, side: Literal["left", "right"], name: str) -> None:
        super().__init__()
        self._look, self._side = look, side
        self.setAccessibleName(name)
        self.setObjectName(f"page-{side}")
        whole = self.whole = QVBoxLayout(self)
        rim = look.px(EDGE + 14)
        whole.setContentsMargins(rim, look.px(EDGE + 10), rim, look.px(EDGE + 8))
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        content = QWidget()
        content.setObjectName("written")
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(look.px(12), 0, look.px(12), 0)
        self.body.setSpacing(look.px(5))
        self.area.setWidget(content)
        # Taking the content in, a scroll area gives it a ground of its own; here the paper is the ground.
        self.area.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        whole.addWidget(self.area)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, rules, stars, fold."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px
        box = QRectF(self.rect())
        painter.fillRect(box, QColor(paper_colour(theme)))
        paint_frame(painter, box, theme, px(EDGE), px(STAR), paper_colour(theme))
        self._paint_fold(painter, box)
        painter.end()

    def _paint_fold(self, painter: QPainter, box: QRectF) -> None:
        width = self._look.px(FOLD)
        left = self._side == "left"
        shade = QLinearGradient(box.right() if left else box.left(), 0, box.right() - width if left else width, 0)
        strength = 0.45 if self._look.theme.dark else 0.2
        shade.setColorAt(0, with_opacity(self._look.theme.inks["shade"], strength))
        shade.setColorAt(1, with_opacity(self._look.theme.inks["shade"], 0.0))
        painter.fillRect(QRectF(box.right() - width if left else box.left(), box.top(), width, box.height()), shade)


def paint_frame(painter: QPainter, box: QRectF, theme: Theme, inset: float, star: float, paper: str) -> None:
    """A double rule within a sheet, with a star in each corner on a ground of paper."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for rim, strength in ((inset, 1.0), (inset + 4, 0.5)):
        painter.setPen(QPen(with_opacity(theme.gold, 0.6 * strength), 1))
        painter.drawRect(box.adjusted(rim + 8, rim, -rim - 8, -rim))
    inner = box.adjusted(inset + 8, inset, -inset - 8, -inset)
    for corner in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        _paint_star(painter, corner, star, theme, paper)


def _paint_star(painter: QPainter, middle: QPointF, size: float, theme: Theme, paper: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper))
    painter.drawRect(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size))
    star = QPainterPath()
    for step in range(8):
        far = size * (0.86 if step % 2 == 0 else 0.36)
        x, y = ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))[step]
        point = QPointF(middle.x() + x * far, middle.y() + y * far)
        star.moveTo(point) if step == 0 else star.lineTo(point)
    star.closeSubpath()
    painter.setPen(QPen(QColor(theme.gold), 1.2))
    painter.drawPath(star)
    painter.setBrush(QColor(theme.gold))
    painter.drawEllipse(middle, size * 0.16, size * 0.16)


def lettering(
    look: Look, text: str, size: float, *, weight: int = REGULAR, italic: bool = False, colour: str = ""
) -> QLabel:
    """Words in the hand of the book; they wrap."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    _letter(label, serif(size * look.scale * look.theme.print_scale, weight, italic=italic), colour)
    return label


def _letter(label: QLabel, font: QFont, colour: str = "") -> None:
    label.setFont(font)
    label.setWordWrap(True)
    label.setMinimumWidth(1)
    if colour:
        label.setStyleSheet(f"color: {colour};")


def prose(look: Look, markdown: str, album: Album) -> QLabel:
    """What a person wrote, in Markdown, in the hand of the book, with the pictures it names."""
    label = RichLabel()
    _letter(label, serif(PROSE * look.scale * look.theme.print_scale))
    document = QTextDocument()
    document.setDefaultFont(label.font())
    document.setMarkdown(placed(markdown, lambda name: file_address(album, name)))
    fit_pictures(document, QSize(look.px(PICTURE), look.px(PICTURE)))
    label.setText(document.toHtml())
    return label


class Heading(QWidget):
    """A heading in red with a rule to the end of the line, or to what stands there."""

    def __init__(self, look: Look, text: str, *aside: QWidget) -> None:
        super().__init__()
        self._look, self._aside = look, aside
        self._label = lettering(look, text, 21, weight=SEMIBOLD, colour=rubric(look.theme))
        self._label.setWordWrap(False)
        self.setAccessibleName(text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, look.px(10), 0, look.px(2))
        row.setSpacing(look.px(6))
        row.addWidget(self._label)
        row.addStretch(1)
        for widget in aside:
            row.addWidget(widget)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rule behind the words."""
        painter = QPainter(self)
        painter.setPen(QPen(with_opacity(self._look.theme.gold, 0.55), 1))
        y, gap = self._label.geometry().center().y() + 2, self._look.px(12)
        end = self._aside[0].geometry().left() - gap if self._aside else self.width()
        painter.drawLine(self._label.geometry().right() + gap, y, end, y)
        painter.end()
