"""What happened since your last decision: in the side column between the large card and the log, until it is read.

Where the column is a drawer it lies in the upper right corner of the table. It never lies over the prompt.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop_app.ui.table.side.lodger import FLOATING, Lodger
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichText

MOST_OF_COLUMN = 0.3
"""How much of the height around it the text may take before it scrolls."""
LEAST_TEXT = 40


class Chronicle(Lodger):
    """Stays until the next answer; Escape and its own button put it away."""

    link_followed = Signal(str)
    stands = Signal()
    """It came or went: what stands beside it has less or more room."""

    def __init__(self, look: Look, room: Callable[[], int], parent: QWidget) -> None:
        """``room`` is how high it may be in the column; what does not fit is scrolled."""
        super().__init__(look, parent)
        self._room = room
        column = self._column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.setSpacing(6)
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self.key = QLabel(self)
        self.close_button = QToolButton(self)
        self.close_button.clicked.connect(self.hide)
        head.addWidget(self.title, 1)
        head.addWidget(self.key, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self.text = RichText(self)
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0; }")
        self.text.document().setDocumentMargin(0)
        self.text.anchorClicked.connect(lambda link: self.link_followed.emit(link.toString()))
        self.text.highlighted.connect(lambda link: self._point(link.toString()))
        column.addWidget(self.text)
        self.restyle(look)
        self.hide()

    def _point(self, link: str) -> None:
        if link.startswith("card:"):
            self.link_followed.emit(link)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self._column.setContentsMargins(look.px(10), look.px(6), look.px(8), look.px(8))
        self._column.setSpacing(look.px(4))
        look.dress(self.title, "label")
        look.dress(self.key, "keycap")
        look.sign(self.close_button, "close", look.theme.ink2)
        self.text.setFont(look.font("body"))

    def tell(self, title: str, key: str, html: str) -> None:
        """Shows what happened; ``key`` is the key that puts it away."""
        self.title.setText(title)
        self.key.setText(key)
        self.close_button.setAccessibleName(f"{title}: {key}")
        self.text.setHtml(html.replace("<a ", f'<a style="color:{self.look.theme.accent}" '))
        plain = QTextDocument()
        plain.setHtml(html)
        self.setAccessibleName(f"{title}. {plain.toPlainText()}")
        self.text.setFixedHeight(LEAST_TEXT)  # it comes small: nothing is pushed aside before its room is known
        self.show()
        self.fit()
        self.raise_()

    def forget(self) -> None:
        """Puts away what it told for good."""
        self.hide()
        self.text.clear()
        self.setAccessibleName("")

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        """It takes room."""
        super().showEvent(event)
        self.stands.emit()

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        """It leaves its room."""
        super().hideEvent(event)
        self.stands.emit()

    @property
    def least(self) -> int:
        """How high it is with hardly any words."""
        return self._column.sizeHint().height() - self.text.height() + LEAST_TEXT

    def fit(self) -> None:
        """As high as its words, to a part of the height around it; a floating one takes its corner."""
        around = self.parentWidget()
        if self.isHidden() or around is None:
            return
        wide = self.look.px(FLOATING) if self.floats else around.width() - 2 * self.look.px(12)
        document = self.text.document().clone()
        document.setTextWidth(wide - self.look.px(18) - 4)
        needed = round(document.size().height()) + 4
        most = round(around.height() * MOST_OF_COLUMN)
        if not self.floats:
            most = min(most, self._room() - self.least + LEAST_TEXT)
        self.text.setFixedHeight(max(LEAST_TEXT, min(needed, most)))
        document.deleteLater()
        if self.floats:
            self.setFixedWidth(wide)
            self.setGeometry(QRect(around.width() - wide - 12, 12, wide, self.sizeHint().height()))
