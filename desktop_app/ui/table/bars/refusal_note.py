"""The note beside a drop: why it cannot be, with its rule and the card that causes it, or what would come of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.engine.ask import Refusal
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

WIDEST = 290
LASTS, FAR = 4000, 120
"""How long a refusal stands in milliseconds, and how far the pointer goes before it is put away, in pixels."""
ASIDE = 12


class RefusalNote(QFrame):
    """A panel beside the thing it speaks of, never over it: with a danger rim why not, in the accent what a drop would
    do. A refusal goes when the pointer has moved away or after a while; Escape closes it."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self.setObjectName("refusalNote")
        self.look = look
        self.rule = ""
        self._shown_from: QPoint | None = None
        self.gone = QTimer(self)
        self.gone.setSingleShot(True)
        self.gone.setInterval(LASTS)
        self.gone.timeout.connect(self.hide)
        if isinstance(parent, QAbstractScrollArea):
            parent.viewport().installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 12, 10)
        column.setSpacing(4)
        head = QHBoxLayout()
        self._sign = QLabel(self)
        self.title = QLabel(self)
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        column.addLayout(head)
        self.reason = RichLabel(self)
        self.reason.setWordWrap(True)
        column.addWidget(self.reason)
        self.cite = QPushButton(self)
        self.cite.clicked.connect(lambda: self.rule_asked.emit(self.rule))
        column.addWidget(self.cite, 0, Qt.AlignmentFlag.AlignLeft)
        self.restyle(look)
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        look.dress(self.title, "label")
        look.dress(self.reason, "body")
        look.dress(self.cite, "rule")

    def tell(self, refusal: Refusal, wording: Wording, beside: QRect, clear: QRect | None = None) -> None:
        """Says why not, next to a rectangle of the window and clear of another, the card in question."""
        self.rule = refusal.rule
        reason = wording.rich(refusal.message)
        if refusal.because:
            reason += " " + wording.texts("table-because-of", card=wording.thing(refusal.because))
        self._say("refusal", wording.texts("table-not-possible"), reason, beside, clear)
        self.setAccessibleName(f"{self.title.text()}: {wording.plain(refusal.message)} {refusal.rule}")
        self.gone.start()

    def promise(self, title: str, told: str, beside: QRect, clear: QRect | None = None) -> None:
        """Says what a drop would do, in the same place."""
        self.rule = ""
        self._say("promise", title, told, beside, clear)
        self.setAccessibleName(f"{title}. {told}")
        self.gone.stop()

    def _say(self, kind: str, title: str, told: str, beside: QRect, clear: QRect | None) -> None:
        look, good = self.look, kind == "promise"
        colour = look.theme.accent if good else look.theme.danger
        self.setProperty("kind", kind)
        self.style().unpolish(self)
        self.style().polish(self)
        self.title.setStyleSheet(f"color: {colour};")
        self.title.setWordWrap(good)
        self._sign.setPixmap(look.icon("check" if good else "cancel", colour).pixmap(look.px(19), look.px(19)))
        self.title.setText(title)
        self.reason.setText(told)
        self.reason.setVisible(bool(told))
        self.cite.setText(self.rule)
        self.cite.setVisible(bool(self.rule))
        self.setFixedWidth(look.px(WIDEST))
        self.reason.setFixedWidth(look.px(WIDEST) - 24)
        self.adjustSize()
        self.move(self._place(beside, clear or QRect()))
        self._shown_from = None
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Puts away what it said for good."""
        self.hide()
        self.rule = ""
        for words in (self.title, self.reason, self.cite):
            words.setText("")
        self.setAccessibleName("")

    def _place(self, beside: QRect, clear: QRect) -> QPoint:
        """Where it lies over neither: at the right of both, else at the left, above or below."""
        room = self._board.rect().adjusted(6, 6, -6, -6)
        both, size = beside.united(clear), self.size()
        upper = max(room.top(), min(beside.top(), room.bottom() - size.height()))
        across = max(room.left(), min(beside.left(), room.right() - size.width()))
        spots = (
            QPoint(beside.right() + ASIDE, upper),
            QPoint(both.right() + ASIDE, upper),
            QPoint(beside.left() - ASIDE - size.width(), upper),
            QPoint(across, both.top() - ASIDE - size.height()),
            QPoint(across, both.bottom() + ASIDE),
        )
        free = (
            spot
            for spot in spots
            if room.contains(place := QRect(spot, size))
            and not place.intersects(beside)
            and not place.intersects(clear)
        )
        return next(free, QPoint(max(room.left(), room.right() - size.width()), upper))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A refusal is put away when the pointer has gone far enough."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent) and self.gone.isActive():
            at = event.position().toPoint()
            self._shown_from = self._shown_from or at
            if (at - self._shown_from).manhattanLength() > FAR:
                self.hide()
        return False

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is waited for any more."""
        self.gone.stop()
        super().hideEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the note."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
