"""What happened since your last decision: in the side column between the large card and the log, until it is read.

Where the column is a drawer it lies in the upper right corner of the table. It never lies over the prompt.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from desktop_app.ui.table.side.lodger import FLOATING, Lodger
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichText

MOST_OF_COLUMN = 0.3
"""How much of the height around it the text may take before it scrolls."""
LEAST_TEXT = 40


class Chronicle(Lodger):
    """Stays until the next answer; Escape and its own button put it away."""

    link_followed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
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
        self.show()
        self.fit()
        self.raise_()

    def forget(self) -> None:
        """Puts away what it told for good."""
        self.hide()
        self.text.clear()
        self.setAccessibleName("")

    def fit(self) -> None:
        """As high as its words, to a part of the height around it; a floating one takes its corner."""
        around = self.parentWidget()
        if self.isHidden() or around is None:
            return
        wide = self.look.px(FLOATING) if self.floats else around.width() - 2 * self.look.px(12)
        document = self.text.document().clone()
        document.setTextWidth(wide - self.look.px(18) - 4)
        needed = round(document.size().height()) + 4
        self.text.setFixedHeight(max(LEAST_TEXT, min(needed, round(around.height() * MOST_OF_COLUMN))))
        document.deleteLater()
        if self.floats:
            self.setFixedWidth(wide)
            self.setGeometry(QRect(around.width() - wide - 12, 12, wide, self.sizeHint().height()))
