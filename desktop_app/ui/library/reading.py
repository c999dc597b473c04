"""A card that is read: its face, large, the other side of it, and its words where the face is too small for them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.library.record import CardRecord, two_sided
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.faces.wording import spoken_in
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.picture import LargeFace
from desktop_app.ui.library.written import written
from desktop_app.ui.shell.parts import rich_words
from desktop_app.ui.widgets.look import Look


class Reading:
    """Three widgets for one card, to be laid out by who shows it: `face`, `turn` and `text`."""

    def __init__(self, catalogue: Catalogue, look: Look, texts: Texts, width: int) -> None:
        self._catalogue, self._texts = catalogue, texts
        self.card: CardRecord | None = None
        self._side = "front"
        self.face = LargeFace(catalogue, look, width)
        self.turn = look.tool("rotate-3d-variant", texts("browser-turn-front"))
        self.turn.setObjectName("turn")
        self.turn.clicked.connect(self.turn_over)
        self.turn.hide()
        self.text = rich_words(look, "prose")
        self.text.setObjectName("card-text")
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def show_card(self, card: CardRecord) -> None:
        """The front of a card."""
        self.card, self._side = card, "front"
        self.turn.setVisible(two_sided(card))
        self._show_side()

    def turn_over(self) -> None:
        """The other side of the card."""
        if self.card is not None and two_sided(self.card):
            self._side = "back" if self._side == "front" else "front"
            self._show_side()

    def _show_side(self) -> None:
        """A side of the card, and its text in words where the face is too small for it."""
        card, texts = self.card, self._texts
        if card is None:
            return
        self.face.show_card(card, texts.language, self._side)
        self.turn.setToolTip(texts(f"browser-turn-{self._side}"))
        self.turn.setAccessibleName(texts(f"browser-turn-{self._side}"))
        face = self._catalogue.face(card, texts.language, self._side)
        self.text.setText("" if self.face.is_readable else written(face, spoken_in(card, texts.language)))
        self.text.setVisible(bool(self.text.text()))


class CardPage(QWidget):
    """A card to be read, one thing under the other."""

    def __init__(self, catalogue: Catalogue, look: Look, texts: Texts, width: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, look.px(8), 0, 0)
        column.setSpacing(look.px(8))
        self.reading = Reading(catalogue, look, texts, width)
        column.addWidget(self.reading.face, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.reading.turn, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self.reading.text)
        column.addStretch(1)

    def show_card(self, card: CardRecord) -> None:
        """Another card."""
        self.reading.show_card(card)
