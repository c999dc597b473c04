"""The right of the last page: the score by its parts, the cards that carried one, the games before this one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.tables.journeys import Journey
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

PART_FRAMES = ("fellowship", "tactics", "treachery", "spirit", "lore")
"""Which frames of cards lend the parts of a score their colours, in order."""


class Box(QFrame):
    """A panel with a title and something short at its right."""

    def __init__(self, look: Look, title: str, aside: str = "") -> None:
        super().__init__()
        self.setObjectName("bigPanel")
        self.look = look
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(10))
        self.column.setSpacing(look.px(3))
        head = QHBoxLayout()
        head.addWidget(look.label(title, "title"))
        head.addStretch(1)
        if aside:
            head.addWidget(look.label(aside, "hint"))
        self.column.addLayout(head)
        self.setAccessibleName(title)


class ScoreBox(Box):
    """One bar of the parts, a line for each, and the sum."""

    def __init__(self, look: Look, wording: Wording, ending: Ending, *, short: bool) -> None:
        texts, report = wording.texts, ending.report
        title = texts("table-score") if report.score is not None else texts("ends-score-compared")
        super().__init__(look, title)
        colours = [look.theme.frames[PART_FRAMES[index % len(PART_FRAMES)]] for index in range(len(report.parts))]
        shares = [(part.value, colour) for part, colour in zip(report.parts, colours, strict=True) if part.value > 0]
        if shares:
            self.column.addWidget(PartsBar(look, shares))
        for part, colour in zip(report.parts, colours, strict=True):
            self.column.addLayout(self._line(wording.plain(part.message), part.value, colour))
        self.column.addStretch(1)
        foot = QHBoxLayout()
        note = texts("ends-in-all") if report.score is not None else texts("ends-not-listed")
        foot.addWidget(look.label(note, "label"), 1, Qt.AlignmentFlag.AlignBottom)
        total = QLabel(str(ending.total))
        total.setFont(sans(look.px(20 if short else 30), BOLD))
        total.setStyleSheet(f"color: {look.theme.accent if ending.won else look.theme.ink2};")
        foot.addWidget(total)
        self.column.addLayout(foot)

    def _line(self, name: str, value: int, colour: str) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(9))
        sign = QLabel()
        sign.setFixedSize(look.px(12), look.px(12))
        sign.setStyleSheet(f"background: {colour}; border-radius: 3px;")
        row.addWidget(sign)
        words = look.label(name, "body")
        words.setWordWrap(True)
        row.addWidget(words, 1)
        row.addWidget(look.label(str(value).replace("-", "−"), "button"))
        return row


class PartsBar(QWidget):
    """The parts of a score side by side."""

    def __init__(self, look: Look, parts: Sequence[tuple[int, str]]) -> None:
        super().__init__()
        self.look, self.parts = look, parts
        self.setFixedHeight(look.px(26))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Each as wide as its share, with its number where that fits."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sans(self.look.px(14.5), BOLD))
        whole, x = sum(value for value, _ in self.parts), 0.0
        for value, colour in self.parts:
            wide = self.width() * value / whole
            box = QRectF(x, 0, max(2.0, wide - 2), self.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(QColor(self.look.theme.inks["title"]))
            if painter.fontMetrics().horizontalAdvance(str(value)) + 6 < box.width():
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))
            x += wide
        painter.end()


class CarriedBox(Box):
    """The cards that did most, each with what it did."""

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending, shown: int) -> None:
        texts, carried = wording.texts, ending.told.carried
        super().__init__(look, texts("ends-carried"))
        most = max((each.amount for each in carried), default=1)
        for each in carried[:shown]:
            face = game.face_of(each.code, texts.language, "front")
            row = QHBoxLayout()
            row.setSpacing(look.px(12))
            picture = QLabel()
            picture.setPixmap(face_pixmap(face, look.px(36), self.devicePixelRatioF(), look.theme, texts.language))
            row.addWidget(picture)
            column = QVBoxLayout()
            column.setSpacing(look.px(3))
            words = QHBoxLayout()
            words.addWidget(look.label(wording.title(each.code), "button"))
            words.addStretch(1)
            did = look.label(texts(each.kind, amount=each.amount, times=each.times), "hint")
            column.addStretch(1)
            column.addLayout(words)
            if shown > 2:
                words.addWidget(did)
            else:
                column.addWidget(did)
            column.addWidget(Bar(look, each.amount / most, look.theme.frames.get(face.frame, look.theme.accent)))
            column.addStretch(1)
            row.addLayout(column, 1)
            self.column.addLayout(row)
        if not carried:
            self.column.addWidget(look.label(texts("ends-nobody-carried"), "hint"))
        self.column.addStretch(1)


class Bar(QWidget):
    """A share (0 to 1) as a filled bar."""

    def __init__(self, look: Look, share: float, colour: str) -> None:
        super().__init__()
        self.look, self.share, self.colour = look, share, colour
        self.setFixedHeight(look.px(9))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The groove and what fills it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        round_ = self.height() / 2
        painter.setBrush(QColor(self.look.theme.panel3))
        painter.drawRoundedRect(QRectF(self.rect()), round_, round_)
        painter.setBrush(QColor(self.colour))
        wide = max(float(self.height()), self.width() * min(1.0, self.share))
        painter.drawRoundedRect(QRectF(0, 0, wide, self.height()), round_, round_)
        painter.end()


class JourneysBox(Box):
    """This game among those before it: a column each, as high as its score, a skull for a loss."""

    def __init__(self, look: Look, wording: Wording, ending: Ending) -> None:
        texts, journeys = wording.texts, ending.journeys
        super().__init__(look, texts("ends-journeys", count=len(journeys)))
        won = sum(1 for each in journeys if each.won)
        row = QHBoxLayout()
        told = look.label(texts("ends-journeys-won", won=won, count=len(journeys)), "body")
        told.setWordWrap(True)
        row.addWidget(told, 1)
        row.addWidget(Columns(look, journeys, texts("home-result-lost")))
        self.column.addLayout(row)
        self.column.addStretch(1)


class Columns(QWidget):
    """The games as columns, the one at hand in the accent."""

    def __init__(self, look: Look, journeys: Sequence[Journey], lost: str) -> None:
        super().__init__()
        self.look, self.journeys, self.lost = look, journeys, lost
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A column for each."""
        return QSize(self.look.px(42) * len(self.journeys), self.look.px(62))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Columns, skulls, numbers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, theme = self.look, self.look.theme
        most = max((abs(each.score or 0) for each in self.journeys), default=1) or 1
        wide, foot = look.px(42), self.height() - look.px(18)
        painter.setFont(sans(look.px(12.5), BOLD))
        for index, each in enumerate(self.journeys):
            x, words = index * wide, self.lost if each.score is None else str(each.score)
            colour = theme.accent if each.this else theme.gold
            if each.won:
                tall = max(look.px(6), foot * abs(each.score or most) / most)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(x + look.px(5), foot - tall, wide - look.px(10), tall), 3, 3)
            else:
                box = QRectF(x + look.px(6), foot - look.px(20), wide - look.px(12), look.px(20))
                painter.setPen(QPen(QColor(theme.danger), 1.2, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 3, 3)
                paint_glyph(painter, "skull-outline", box.center().x(), box.center().y(), look.px(15), theme.danger)
            painter.setPen(QColor(theme.ink if each.this else theme.ink2))
            painter.drawText(QRectF(x, foot, wide, look.px(18)), Qt.AlignmentFlag.AlignCenter, words)
        painter.end()
