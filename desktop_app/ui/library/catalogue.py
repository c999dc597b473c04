"""The cards of a profile as the screens show them: records and faces, each made once, and painted faces kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.remarks import Remarks
from desktop_app.app.profile import Profile
from desktop_app.app.texts import Texts
from desktop_app.ui.art.cache import FaceCache, FaceKey, bucket_for
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of_record

MOST_KEPT = 4000


class PaintedFaces(FaceCache):
    """The painted faces of the library; it knows which are there."""

    def has(self, face: FaceModel, theme: Theme, width: float, ratio: float, language: str) -> bool:
        """Whether a face is painted already at the size for a width."""
        variant = f"{face.game}|{face.kind}"
        key = FaceKey(face.code, "front", bucket_for(width * ratio), theme.key, language, variant, (), ratio)
        return key in self._kept


class Catalogue(QObject):
    """One library for the browser and the deck builder. `changed` comes when cards were brought in or taken back."""

    changed = Signal()
    collection_changed = Signal()

    def __init__(self, profile: Profile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library(profile.folder_of("library"))
        self.remarks = Remarks(profile.folder_of("library"))
        self.painted = PaintedFaces()
        self._records: OrderedDict[int, CardRecord] = OrderedDict()
        self._faces: OrderedDict[tuple[str, str, str], FaceModel] = OrderedDict()
        # The files must be let go when the profile closes, and not when memory happens to be tidied.
        self.destroyed.connect(self.library.close)

    def record(self, id: int) -> CardRecord:
        """The card of an id that a search gave."""
        if id not in self._records:
            self._records[id] = self.library.index.card(id)
            if len(self._records) > MOST_KEPT:
                self._records.popitem(last=False)
        return self._records[id]

    def of_code(self, game: str, code: str) -> CardRecord | None:
        """The card of a game by its code."""
        return self.library.index.by_code(game, code)

    def face(self, card: CardRecord, language: str) -> FaceModel:
        """What the card's face shows in a language."""
        key = (card.game, card.code, language)
        if key not in self._faces:
            self._faces[key] = face_of_record(card, language)
            if len(self._faces) > MOST_KEPT:
                self._faces.popitem(last=False)
        return self._faces[key]

    def pixmap(self, face: FaceModel, theme: Theme, width: float, ratio: float, language: str) -> QPixmap:
        """The painted face at a width of its short side; the same card of two games is told apart."""
        return self.painted.face(face, {}, "front", theme, width, ratio=ratio, language=language, variant=face.game)

    # -- what is owned ------------------------------------------------------------------------------------------------

    def owned(self, card: CardRecord) -> int:
        """How many copies are owned."""
        return 0

    def own(self, card: CardRecord, copies: int) -> None:
        """Say how many single copies are owned. Raises a StorageError."""

    def decks_with(self, card: CardRecord) -> list[tuple[str, str, int]]:
        """The decks that use a card: id, name and copies."""
        return []

    def caption(self, texts: Texts) -> Callable[[CardRecord], str]:
        """What stands under a card: copies owned, used by built decks and free; its set where none is owned."""
        return lambda card: card.set_name

    def cards_changed(self) -> None:
        """Forget what was read: cards were brought in or taken back."""
        self._records.clear()
        self._faces.clear()
        self.painted.clear()
        self.changed.emit()


def catalogue_of(desk: QObject, profile: Profile) -> Catalogue:
    """The catalogue of an open profile, made when a screen first asks for it."""
    return desk.findChild(Catalogue) or Catalogue(profile, desk)
