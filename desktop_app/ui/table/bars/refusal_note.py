"""The note that says why not: one failing condition, the rule, the card that causes it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop_app.engine.ask import Refusal
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

WIDEST = 290


class RefusalNote(QFrame):
    """A panel with a danger rim beside the thing it speaks of, never over it. Escape closes it."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = parent
        self.setObjectName("refusalNote")
        self.look = look
        self.rule = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 12, 10)
        column.setSpacing(4)
        head = QHBoxLayout()
        self._sign = QLabel(self)
        self.title = QLabel(self)
        head.addWidget(self._sign)
        head.addWidget(self.title, 1)
        column.addLayout(head)
        self.reason = QLabel(self)
        self.reason.setWordWrap(True)
        self.reason.setTextFormat(Qt.TextFormat.RichText)
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
        self.title.setStyleSheet(f"color: {look.theme.danger};")
        look.dress(self.reason, "body")
        look.dress(self.cite, "rule")
        self._sign.setPixmap(look.icon("cancel", look.theme.danger).pixmap(look.px(19), look.px(19)))

    def tell(self, refusal: Refusal, wording: Wording, beside: QRect) -> None:
        """Says why not, next to a rectangle of the window."""
        self.rule = refusal.rule
        self.title.setText(wording.texts("table-not-possible"))
        reason = wording.rich(refusal.message)
        if refusal.because:
            reason += " " + wording.texts("table-because-of", card=wording.thing(refusal.because))
        self.reason.setText(reason)
        self.cite.setText(refusal.rule)
        self.cite.setVisible(bool(refusal.rule))
        self.setFixedWidth(self.look.px(WIDEST))
        self.reason.setFixedWidth(self.look.px(WIDEST) - 24)
        self.adjustSize()
        self.move(self._place(beside))
        self.setAccessibleName(f"{self.title.text()}: {wording.plain(refusal.message)} {refusal.rule}")
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Puts away what it said for good."""
        self.hide()
        self.rule = ""
        for words in (self.title, self.reason, self.cite):
            words.setText("")
        self.setAccessibleName("")

    def _place(self, beside: QRect) -> QPoint:
        room = self._board.rect().adjusted(6, 6, -6, -6)
        x = beside.right() + 12
        if x + self.width() > room.right():
            x = beside.left() - 12 - self.width()
        x = max(room.left(), min(x, room.right() - self.width()))
        y = max(room.top(), min(beside.top(), room.bottom() - self.height()))
        return QPoint(x, y)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the note."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)
