"""The large card beside the table: a card as printed, what it is now, and the sum behind every number."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from desktop_app.engine.ask import Refusal
from desktop_app.engine.view import CardView, Part
from desktop_app.games.kit.numerals import numeral, signed
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.table.side.large_face import LargeFace
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

ROOMY = 300
"""From this width of the card on, all its numbers are listed to be unfolded; below, those that changed."""
SumOf = Callable[[str, str], Sequence[Part]]
"""From a card id and the name of a number to its terms."""
BackOf = Callable[[CardView], str]
"""The drawn back of a card that lies face down."""


class LargeCard(QFrame):
    """The large face with its chips: pin, state now, and the unfolding of numbers."""

    pin_toggled = Signal(bool)

    def __init__(self, look: Look, describe: Descriptions, back_of: BackOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.describe, self._back_of = describe, back_of
        self.card: CardView | None = None
        self.face = LargeFace(look.theme, self)
        self.pin = QToolButton(self)
        self.pin.setCheckable(True)
        self.pin.toggled.connect(self.pin_toggled)
        self.now = RichLabel(self)
        self.now.setWordWrap(True)
        self.now.linkActivated.connect(self._unfold)
        self.sum = RichLabel(self)
        self.sum.setWordWrap(True)
        self.sum.setObjectName("well")
        self.sum.hide()
        self.sum_of: SumOf = lambda card, number: ()
        self.idle: Callable[[str], Refusal | None] = lambda card: None
        self.wording: Wording | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.face, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.addWidget(self.pin, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.now, 1)
        column.addLayout(row)
        column.addWidget(self.sum)
        self.restyle(look, 360)

    def restyle(self, look: Look, width: int) -> None:
        """Takes another theme or size."""
        self.look = look
        self.face.take_size(width, look.theme, look.scale)
        look.dress(self.pin, "chip")
        look.sign(self.pin, "pin-outline", look.theme.ink2)
        look.dress(self.now, "hint")
        look.dress(self.sum, "hint")
        if self.wording is not None and self.card is not None and self.face.face is not None:
            self.now.setText(self._now(self.card, self.wording))

    def show_card(self, card: CardView | None, face: FaceModel | None, wording: Wording) -> None:
        """Shows a card as it stands; None shows nothing."""
        self.wording, self.card = wording, card
        self.pin.setToolTip(wording.texts("table-pin"))
        self.pin.setAccessibleName(wording.texts("table-pin"))
        self.sum.hide()
        self.sum.clear()
        if card is None:
            self.face.show_face(None)
            self.face.setAccessibleName("")
            self.now.setText("")
            return
        self.face.show_face(face, "" if face is not None else self._back_of(card))
        self.face.setAccessibleName(self.describe.card(card))
        self.now.setText(self._now(card, wording) if face is not None else wording.texts("table-face-down-card"))

    def _now(self, card: CardView, wording: Wording) -> str:
        theme, face = self.look.theme, self.face.face
        roomy = self.face.width_of_card >= ROOMY * self.look.scale
        parts = [
            f'<a href="{key}" style="color:{theme.accent}">{wording.number(key)}&nbsp;{value}</a>'
            for key, value in card.numbers.items()
            if roomy or (face is not None and face.printed(key) not in ("", str(value)))
        ]
        parts += [f"{wording.number(kind)}&nbsp;{count}" for kind, count in card.tokens.items() if count]
        now = wording.texts("table-now") + " " + ", ".join(parts) if parts else ""
        idle = self.idle(card.id)
        return "<br>".join(each for each in (now, wording.rich(idle.message) if idle is not None else "") if each)

    def unfold(self, number: str) -> None:
        """Shows what a number is made of."""
        self._unfold(number)

    def _unfold(self, number: str) -> None:
        if self.card is None or self.wording is None:
            return
        lines: list[str] = []
        for part in self.sum_of(self.card.id, number):
            amount = signed(part.amount) if lines else numeral(part.amount)
            lines.append(f"<b>{amount}</b> {self.wording.rich(part.reason)}")
        total = self.card.numbers.get(number)
        if total is not None:
            lines.append(f"= <b>{numeral(total)}</b> {self.wording.number(number)}")
        self.sum.setText("<br>".join(lines))
        self.sum.setVisible(bool(lines))
