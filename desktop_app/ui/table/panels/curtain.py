"""The curtain between two people at one screen: it covers the lower half until the one who decides takes the seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.ui.art.picture import painted
from desktop_app.ui.table.board import clock
from desktop_app.ui.table.board.clock import Clock
from desktop_app.ui.table.play.choices import NO
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

FOLD = 46
RAIL = 9
NOBODY = "0"
"""The key with which everybody passes."""
LOOKS_LIKE_NOBODY = "O"
"""A nought on a key cap is read as this letter as well, which nothing else is called by here."""
WIDEST = 560
"""How wide a line of its words is at most."""
PIECE = QSize(8 * FOLD, 64)
"""The piece of cloth that is painted once and laid side by side: whole folds, and whole pixels on fine screens."""


class Curtain(QWidget):
    """Falls over the lower part of the table. ``lifted`` when the person says who they are, ``declined`` when they pass
    without a look at their hand, ``all_declined`` when everybody does who is still to be asked."""

    lifted = Signal()
    declined = Signal()
    all_declined = Signal()

    def __init__(self, look: Look, motion: Clock, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.motion = motion
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what it covers need not be painted
        self._column = QVBoxLayout(self)
        self._panel: QFrame | None = None
        self.button: KeyButton | None = None
        self.declining: KeyButton | None = None
        self.declining_for_all: KeyButton | None = None
        self.hide()

    def fall(
        self, title: str, note: str, button: str, key: str, room: QRectF, decline: str = "", decline_all: str = ""
    ) -> None:
        """Covers ``room`` of the parent and says whose decision comes; ``key`` is what Enter is called. ``decline`` is
        what passing is called, where one may from here, and ``decline_all`` what it is for all who are to be asked."""
        self._fill(title, note, button, key, decline, decline_all)
        top, tall = round(room.y()), round(room.height())
        self.setGeometry(round(room.x()), top, round(room.width()), tall)
        self.show()
        self.raise_()
        self.setFocus()
        self.motion.run("curtain", clock.CURTAIN_FALLS, self._stretch(top, tall, round(room.width())))

    def _stretch(self, top: int, tall: int, wide: int) -> Callable[[float], None]:
        return lambda share: self.setGeometry(0, top, wide, max(RAIL, round(tall * share)))

    def _fill(self, title: str, note: str, button: str, key: str, decline: str, decline_all: str) -> None:
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
        look = self.look
        self._panel = QFrame(self)
        self._panel.setObjectName("bigPanel")
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(look.px(36), look.px(20), look.px(36), look.px(22))
        column.setSpacing(look.px(10))
        middle = Qt.AlignmentFlag.AlignHCenter
        for words, role in ((title, "question"), (note, "body")):
            label: QLabel = look.label(words, role)
            wide = label.fontMetrics().horizontalAdvance(words) > look.px(WIDEST)
            label.setWordWrap(wide)
            if wide:
                label.setFixedWidth(look.px(WIDEST))
                label.setAlignment(middle)
            column.addWidget(label, 0, middle)
        self.button = KeyButton(look, button, key, "primary")
        self.button.clicked.connect(self.lift)
        answers = QHBoxLayout()
        answers.setSpacing(look.px(10))
        answers.addWidget(self.button)
        self.declining = self._way_to_decline(decline, NO, self.declined)
        self.declining_for_all = self._way_to_decline(decline_all, NOBODY, self.all_declined)
        for declining in (self.declining, self.declining_for_all):
            if declining is not None:
                answers.addWidget(declining)
        column.addLayout(answers)
        column.setAlignment(answers, middle)
        self._column.addWidget(self._panel, 0, Qt.AlignmentFlag.AlignCenter)
        self.setAccessibleName(f"{title} {note}")

    def _way_to_decline(self, words: str, key: str, declined: SignalInstance) -> KeyButton | None:
        if not words:
            return None
        button = KeyButton(self.look, words, key, "button")
        button.clicked.connect(declined)
        return button

    def lift(self) -> None:
        """Opens for the person who sits down."""
        self.hide()
        self.lifted.emit()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter lifts, N and 0 pass where one may, 0 for the last who is asked as well as for several; no other key
        reaches the table meanwhile."""
        may_decline = self.declining is not None and not event.isAutoRepeat()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lift()
        elif event.text().upper() == NO and may_decline:
            self.declined.emit()
        elif event.text().upper() in (NOBODY, LOOKS_LIKE_NOBODY) and may_decline:
            self.all_declined.emit()
        event.accept()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Folds of cloth under a rail."""
        painter = QPainter(self)
        theme = self.look.theme
        cloth = QColor(theme.curtain)
        painter.drawTiledPixmap(self.rect(), _folds(cloth.name(), self.devicePixelRatioF()))
        painter.fillRect(0, 0, self.width(), RAIL, QColor(theme.metals["gold"]))
        painter.setPen(QPen(cloth.darker(180), 1.5))
        painter.drawLine(0, RAIL, self.width(), RAIL)


@lru_cache(maxsize=4)
def _folds(colour: str, ratio: float) -> QPixmap:
    """A piece of cloth that continues itself on every side."""
    cloth = QColor(colour)

    def paint(painter: QPainter) -> None:
        painter.scale(ratio, ratio)
        for x in range(0, PIECE.width(), FOLD):
            fold = QLinearGradient(x, 0, x + FOLD, 0)
            fold.setColorAt(0.0, cloth.darker(135))
            fold.setColorAt(0.45, cloth.lighter(116))
            fold.setColorAt(1.0, cloth.darker(135))
            painter.fillRect(x, 0, FOLD, PIECE.height(), fold)

    return painted(round(PIECE.width() * ratio), round(PIECE.height() * ratio), paint, ratio, ground=cloth)
