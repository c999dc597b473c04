"""The cards that carried one through a game, each with what it did."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.app.tables.story import Carried
from desktop_app.ui.art.parts import LONG, SHORT
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.table.ends.box import Box
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

MOST_ROWS = 8


class CarriedBox(Box):
    """The cards that did most, each with what it did: at least so many, and more where the box is higher.
    ``all_asked`` asks for all of them."""

    all_asked = Signal()

    def __init__(self, look: Look, wording: Wording, game: GameTable, ending: Ending, least: int) -> None:
        texts, carried = wording.texts, ending.told.carried
        super().__init__(look, texts("ends-carried"))
        self._least, self._count = least, len(carried)
        self._whole = look.button(texts("ends-carried-all", count=len(carried)), "quiet")
        self._whole.setObjectName("end-carried")
        self._whole.setStyleSheet(f"QPushButton {{ color: {look.theme.accent}; padding: 0; min-height: 0; }}")
        self._whole.clicked.connect(self.all_asked)
        self.put_aside(self._whole)
        most = max((each.amount for each in carried), default=1)
        self._rows = [
            self._row(wording, game, each, each.amount / most, aside=least > 2) for each in carried[:MOST_ROWS]
        ]
        for row in self._rows:
            self.column.addWidget(row)
        self._show_rows(least)
        if not carried:
            self.column.addWidget(look.label(texts("ends-nobody-carried"), "hint"))
        self.column.addStretch(1)

    def _show_rows(self, shown: int) -> None:
        for number, row in enumerate(self._rows):
            row.setVisible(number < shown)
        self._whole.setVisible(self._count > min(shown, len(self._rows)))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many rows as there is room for."""
        super().resizeEvent(event)
        if not self._rows:
            return
        edges = self.column.contentsMargins()
        room = self.height() - edges.top() - edges.bottom() - self.head_height
        each = self._rows[0].sizeHint().height() + self.column.spacing()
        self._show_rows(max(self._least, room // each))

    def _row(self, wording: Wording, game: GameTable, each: Carried, share: float, *, aside: bool) -> QWidget:
        """A face, its name with what it did ``aside`` or below, and a bar."""
        look, texts = self.look, wording.texts
        face = game.face_of(each.code, texts.language, "front")
        whole = QWidget(self)
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(12))
        picture = QLabel()
        picture.setPixmap(face_pixmap(face, look.px(36), self.devicePixelRatioF(), look.theme, texts.language))
        picture.setMinimumHeight(round(look.px(36) * LONG / SHORT))  # a card that lies takes no less room than others
        row.addWidget(picture)
        column = QVBoxLayout()
        column.setSpacing(look.px(3))
        words = QHBoxLayout()
        words.addWidget(look.label(wording.title(each.code), "button"))
        words.addStretch(1)
        did = look.label(texts(each.kind, amount=each.amount, times=each.times), "hint")
        column.addStretch(1)
        column.addLayout(words)
        if aside:
            words.addWidget(did)
        else:
            column.addWidget(did)
        column.addWidget(Bar(look, share, look.theme.frames.get(face.frame, look.theme.accent)))
        column.addStretch(1)
        row.addLayout(column, 1)
        return whole


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
