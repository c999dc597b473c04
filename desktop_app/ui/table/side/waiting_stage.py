"""A moment that is halted: its card and its lines stay in sight, beside the prompt, while somebody decides."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop_app.ui.table.side.lodger import FLOATING, RIM, Lodger
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

CARD = 66
"""How wide the card is, in pixels of the usual size."""
MOST_LINES = 5
EDGE = 12


class WaitingStage(Lodger):
    """Stands at the foot of the column; where that is a drawer, in the lower right corner of the table."""

    stands = Signal()
    """It came or went: what stands above it has less or more room."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.over = self.needed = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        self.card = QLabel(self)
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self.lines = RichLabel(self)
        self.lines.setWordWrap(True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.lines)
        words.addStretch(1)
        row.addWidget(self.card, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.restyle(look)
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        look.dress(self.title, "label")
        look.dress(self.lines, "body")

    def width_of_card(self) -> int:
        """How wide a picture of its card must be."""
        return self.look.px(CARD)

    def show_lines(self, picture: QPixmap | None, title: str, lines: Sequence[str], asked: str) -> None:
        """The card, what has been told, the newest last, and what is asked now."""
        theme = self.look.theme
        self.card.setVisible(picture is not None)
        self.card.setPixmap(picture if picture is not None else QPixmap())
        self.title.setText(title)
        told = [f'<span style="color:{theme.accent}">✓</span> {escape(line)}' for line in lines[-MOST_LINES:]]
        told.append(f'<b style="color:{theme.gold}">▸ {escape(asked)}</b>')
        self.lines.setText("".join(f'<p style="margin:2px 0">{line}</p>' for line in told))
        self.setAccessibleName(" ".join([title + ".", *lines, asked]))
        self.needed = self._tall()
        self.stands.emit()  # what stands above makes room first: nothing is pushed out of the window
        self.show()
        self.fit()

    def forget(self) -> None:
        """Keeps nothing of what it showed."""
        if not self.needed:
            return
        self.hide()
        self.card.clear()
        self.title.clear()
        self.lines.clear()
        self.setAccessibleName("")
        self.needed = 0
        self.stands.emit()

    def place_of_card(self) -> QRectF:
        """Where its card is, or will be when it comes, in its own pixels."""
        wide = self.width_of_card()
        return QRectF(8, 8, wide, wide * 88 / 63)

    def fit(self) -> None:
        """As high as its words; a floating one takes its corner above the prompt, ``over`` from the lower edge."""
        around = self.parentWidget()
        if self.isHidden() or around is None:
            return
        wide, tall = self._wide(), self._tall()
        self.setFixedHeight(tall)
        if self.floats:
            self.setFixedWidth(wide)
            self.move(QPoint(around.width() - wide - EDGE, around.height() - self.over - tall - EDGE))
            self.raise_()

    def _wide(self) -> int:
        around = self.parentWidget()
        wide = around.width() - 2 * EDGE if around is not None else 0
        return min(self.look.px(FLOATING), wide) if self.floats else wide - RIM

    def _tall(self) -> int:
        words = self.layout()
        if words is None:
            return 0
        words.activate()  # the column of the words would else be as high as it was while nothing stood in it
        return words.heightForWidth(self._wide())
