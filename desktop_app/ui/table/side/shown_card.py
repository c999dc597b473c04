"""Which card is shown large at the side: the one under the pointer or the focus, or one that is pinned."""

from __future__ import annotations

from desktop_app.engine.view import CardView, View
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.side.large_card import LargeCard
from desktop_app.ui.table.words.wording import Wording


class ShownCard:
    """Hands a large card what it shows, in the language of the table or while a key is held in the other one."""

    def __init__(self, large: LargeCard, wording: Wording, game: GameTable) -> None:
        self._large, self._wording = large, wording
        self._face_of, self._turned_zones = game.face_of, game.layout.turned
        self.other_language = False

    @property
    def pinned(self) -> bool:
        """Whether the large card stays whatever is under the pointer."""
        return self._large.pin.isChecked()

    def show(self, card: CardView) -> None:
        """Shows a card of the table, unless another is pinned."""
        if not self.pinned:
            self._large.show_card(card, self.face_of(card), self._wording)

    def unfold(self, card: CardView, number: str) -> None:
        """Shows a card with one of its numbers unfolded into its sum."""
        self.show(card)
        self._large.unfold(number)

    def show_named(self, card: CardView | None, code: str) -> None:
        """Shows a card that is named somewhere, on the table or not."""
        self.show(card if card is not None and card.code else CardView("", code, ""))

    def show_other_language(self, other: bool) -> None:
        """The other language of the card while a key is held."""
        self.other_language = other
        if self._large.card is not None:
            self._large.show_card(self._large.card, self.face_of(self._large.card), self._wording)

    def refresh(self, view: View) -> None:
        """Shows the large card's numbers as they are now."""
        shown = self._large.card
        if shown is not None and shown.id:
            fresh = view.card(shown.id)
            if fresh is not None and fresh != shown:
                self._large.show_card(fresh, self.face_of(fresh), self._wording)

    def forget(self, view: View) -> None:
        """Lets go of a card that does not lie open for whoever looks now."""
        shown = self._large.card
        seen = view.card(shown.id) if shown is not None and shown.id else None
        if shown is not None and (seen is None or seen.code != shown.code):
            self._large.pin.setChecked(False)
            self._large.show_card(None, None, self._wording)
        self._large.face.keep_only(view.codes())

    def paint_ahead(self, code: str) -> None:
        """Has the large face of a card ready for when it is shown."""
        face = self.face_of(CardView("", code, ""))
        if face is not None:
            self._large.face.paint_ahead(face)

    def face_of(self, card: CardView) -> FaceModel | None:
        """The large face of a card in the language that is shown; None for a card whose face is not seen."""
        if not card.code:
            return None
        language = self._wording.texts.language
        if self.other_language:
            language = "en" if language == "es" else "es"
        return self._face_of(card.code, language, "back" if card.zone in self._turned_zones else "front")
