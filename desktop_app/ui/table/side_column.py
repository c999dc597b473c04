"""The column at the right: the large card above, the log below; tabs where the window is small."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop_app.engine.record import Line
from desktop_app.engine.view import CardView, View
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.table.large_card import LargeCard
from desktop_app.ui.table.log_panel import LogPanel
from desktop_app.ui.table.look import Look
from desktop_app.ui.table.skin import FaceOf
from desktop_app.ui.table.wording import Wording

SIZES = ((1800, 900, 424, 360), (1500, 800, 360, 300), (1200, 0, 240, 216), (0, 0, 220, 196))
"""From which width and height of the window, how wide the column and the large card are."""


class SideColumn(QFrame):
    """Shows the card under the pointer or the focus, pinned on wish, and what has happened."""

    card_pointed = Signal(str, str)
    rule_asked = Signal(str)
    moment_chosen = Signal(int)

    def __init__(
        self,
        look: Look,
        wording: Wording,
        face_of: FaceOf,
        turned_zones: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.turned_zones = turned_zones
        self.setObjectName("sideColumn")
        self.wording, self.face_of = wording, face_of
        self.large = LargeCard(look, self)
        self.log = LogPanel(look, self)
        self.other_language = False
        self._code = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 8)
        column.setSpacing(8)
        column.addWidget(self.large)
        column.addWidget(self.log, 1)
        self.log.card_pointed.connect(self.card_pointed)
        self.log.rule_asked.connect(self.rule_asked)
        self.log.moment_chosen.connect(self.moment_chosen)

    def fit(self, width: int, height: int, look: Look) -> None:
        """Takes the width that the window allows."""
        for least_width, least_height, column, card in SIZES:
            if width >= least_width and height >= least_height:
                self.setFixedWidth(look.px(column))
                self.large.restyle(look, look.px(card))
                break
        self.log.restyle(look)

    @property
    def pinned(self) -> bool:
        """Whether the large card stays whatever is under the pointer."""
        return self.large.pin.isChecked()

    def show_card(self, card: CardView) -> None:
        """Shows a card of the table, unless another is pinned."""
        if not self.pinned:
            self._code = card.code
            self.large.show_card(card, self._face(card), self.wording)

    def unfold(self, card: CardView, number: str) -> None:
        """Shows a card with one of its numbers unfolded into its sum."""
        self.show_card(card)
        self.large.unfold(number)

    def show_card_by_code(self, card: CardView | None, code: str) -> None:
        """Shows a card that is named somewhere, on the table or not."""
        shown = card if card is not None and card.code else CardView("", code, "")
        self.show_card(shown)

    def show_other_language(self, other: bool) -> None:
        """The other language of the card while a key is held."""
        self.other_language = other
        if self.large.card is not None:
            self.large.show_card(self.large.card, self._face(self.large.card), self.wording)

    def refresh_card(self, view: View) -> None:
        """Shows the large card's numbers as they are now."""
        shown = self.large.card
        if shown is not None and shown.id:
            fresh = view.card(shown.id)
            if fresh is not None and fresh != shown:
                self.large.show_card(fresh, self._face(fresh), self.wording)

    def _face(self, card: CardView) -> FaceModel | None:
        if not card.code:
            return None
        language = self.wording.texts.language
        if self.other_language:
            language = "en" if language == "es" else "es"
        return self.face_of(card.code, language, "back" if card.zone in self.turned_zones else "front")

    def show_log(self, lines: list[Line], seat: str) -> None:
        """Shows the log as a seat may read it."""
        self.log.show_log(lines, self.wording, seat)
