"""What happened since your last decision, in a corner above the prompt, until you have read it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from desktop_app.ui.table.look import Look

WIDEST = 440


class Chronicle(QFrame):
    """Stays until the next key or answer; Space puts it away before it answers anything."""

    link_followed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bigPanel")
        self.look = look
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 10, 16, 12)
        column.setSpacing(4)
        self.title = QLabel(self)
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.linkActivated.connect(self.link_followed)
        self.text.linkHovered.connect(lambda link: self.link_followed.emit(link) if link.startswith("card:") else None)
        column.addWidget(self.title)
        column.addWidget(self.text, 1)
        self.restyle(look)
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        look.dress(self.title, "label")
        look.dress(self.text, "body")

    def tell(self, title: str, html: str, prompt: QRect) -> None:
        """Shows what happened above the prompt."""
        self.title.setText(title)
        self.text.setText(html.replace("<a ", f'<a style="color:{self.look.theme.accent}" '))
        self.setAccessibleName(title)
        self.show()
        self.place(prompt)
        self.raise_()

    def place(self, prompt: QRect) -> None:
        """At the right end above the prompt, never wider or higher than the table."""
        if self.isHidden():
            return
        wide = min(self.look.px(WIDEST), prompt.width())
        inner = wide - 34
        tall = self.title.sizeHint().height() + self.text.heightForWidth(inner) + 30
        tall = min(tall, max(120, prompt.top() - 24))
        self.setFixedSize(QSize(wide, tall))
        self.move(prompt.right() - wide, prompt.top() - tall - 8)
