"""The cards of a profile as the screens show them: records and faces, each made once, and painted faces kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.app.decks.collection import (
    COLLECTION_NAME,
    Collection,
    Shelf,
    owns_any,
    read_collection,
    write_collection,
)
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.overlap import Brought, together, told
from desktop_app.app.decks.store import TRASH, DeckStore, ShelvedDeck
from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.imports.own_pictures import own_pictures
from desktop_app.app.journal.met import known_scenarios
from desktop_app.app.journal.store import CampaignStore
from desktop_app.app.library.details import decks_with
from desktop_app.app.library.keepsakes import KEEPSAKES_NAME, Keepsakes, read_keepsakes, write_keepsakes
from desktop_app.app.library.library import Library
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.secrets import Unmet, codes_of, unmet
from desktop_app.app.machine.memory import give_back
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.ui.art.cache import FaceCache, FaceKey, bucket_for
from desktop_app.ui.art.kept_scenes import for_once
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.faces.faces import face_of_record
from desktop_app.ui.faces.wording import set_name_of
from desktop_app.ui.library.tile import forget_stand_ins

MOST_KEPT = 400
A_MOMENT, A_TURN = 0.1, 0.03
"""Seconds for decks that were never read before the first screen stands, and for more of them in each turn after it."""
MOST_PAINTED = 8 * 1024 * 1024
"""Bytes of painted faces: a screen full of them and more, so that turning back shows them at once."""
T = TypeVar("T")


class DeckAtHand(Protocol):
    """The deck that is being built, as the library sees it."""

    id: str

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""

    def add(self, card: CardRecord) -> None:
        """Put a copy in."""


class PaintedFaces(FaceCache):
    """The painted faces of the library; it knows which are there."""

    def has(self, face: FaceModel, theme: Theme, width: float, ratio: float, language: str) -> bool:
        """Whether a face is painted already at the size for a width."""
        variant = f"{face.game}|{face.kind}"
        key = FaceKey(face.code, "front", bucket_for(width * ratio), theme.key, language, variant, (), ratio)
        return key in self._kept

    def _painted(self, key: FaceKey, size: QSizeF, paint: Callable[[QPainter], None]) -> QPixmap:
        with for_once():
            return super()._painted(key, size, paint)


class Catalogue(QObject):
    """One library for the browser and the deck builder. `changed` comes when cards were brought in or taken back,
    `decks_known` when the last of thousands of decks were read."""

    changed = Signal()
    decks_known = Signal()
    collection_changed = Signal()
    unmet_changed = Signal()

    def __init__(self, profile: Profile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = Library(profile.folder_of("library"), lasting=True)
        self.decks = DeckStore(profile.folder_of("decks"))
        self.problem: LongtableError | None = next(iter(self.library.store.problems.values()), None)
        """What could not be read, until a screen tells it."""
        self.collection = self._read(read_collection, COLLECTION_NAME) or Collection()
        self.keepsakes = self._read(read_keepsakes, KEEPSAKES_NAME) or Keepsakes()
        self.shelved: list[ShelvedDeck] = []
        self.shelf = Shelf({}, [])
        self.at_hand: DeckAtHand | None = None
        """The deck that the deck builder has open."""
        self.painted = PaintedFaces(MOST_PAINTED)
        self.out_of_sight = QTimer(self)
        """Runs out when a grid of cards has gone and no other has come."""
        self.out_of_sight.setSingleShot(True)
        self.out_of_sight.setInterval(0)
        self.out_of_sight.timeout.connect(self._make_room)
        self._records: OrderedDict[int, CardRecord] = OrderedDict()
        self._faces: OrderedDict[tuple[str, str, str], FaceModel] = OrderedDict()
        self._pictures = own_pictures(self.library.folder)
        # The files must be let go when the profile closes, and not when memory happens to be tidied.
        self.destroyed.connect(self.library.close)
        self._profile = profile
        self.unmet: tuple[Unmet, ...] = ()
        """The scenarios whose cards are hidden: nobody of this profile has played them."""
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_on)
        self._look_at_decks()
        self.hold(None)
        self.count_owned()
        self.look_at_scenarios()

    def look_at_scenarios(self) -> None:
        """Hide the cards of the scenarios that nobody has played; those that were played since, or are to be shown
        anyway, are found again."""
        settings, found = self._profile.settings, tuple[Unmet, ...]()
        if settings.hide_unmet:
            folder = self._profile.folder_of("campaigns")
            journals = CampaignStore(folder, self._profile.folder / TRASH)
            try:
                found = unmet(known_scenarios(self._profile.results, journals, settings.shown_scenarios))
            except LongtableError as error:
                self.problem = error
                return
        if found != self.unmet:
            self.unmet = found
            self.library.withhold(codes_of(found))
            self.unmet_changed.emit()

    def _make_room(self) -> None:
        """A table has better use for the memory of pictures that nobody sees."""
        self.painted.clear()
        forget_stand_ins()
        give_back()

    def _read(self, reader: Callable[[Path], T], name: str) -> T | None:
        """What a file of the library folder holds; a damaged one is set aside and told."""
        try:
            return reader(self.library.folder)
        except FileDamaged as error:
            set_aside(self.library.folder / name)
            self.problem = error
        except LongtableError as error:
            self.problem = error
        return None

    def keep(self, keepsakes: Keepsakes) -> None:
        """Keep other notes and searches. Raises a StorageError."""
        if keepsakes != self.keepsakes:
            write_keepsakes(self.library.folder, keepsakes)
            self.keepsakes = keepsakes

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

    def face(self, card: CardRecord, language: str, side: str = "front") -> FaceModel:
        """What a side of the card shows in a language."""
        # The painted faces are kept by code: the other side of a card has one of its own.
        code = card.code if side == "front" else f"{card.code}/{side}"
        key = (card.game, code, language)
        if key not in self._faces:
            picture = self._pictures.get(card.key) if side == "front" else None
            face = face_of_record(card, language, side)
            self._faces[key] = replace(face, code=code, picture=str(picture) if picture else "")
            if len(self._faces) > MOST_KEPT:
                self._faces.popitem(last=False)
        return self._faces[key]

    def pixmap(self, face: FaceModel, theme: Theme, width: float, ratio: float, language: str) -> QPixmap:
        """The painted face at a width of its short side; the same card of two games is told apart."""
        return self.painted.face(face, {}, "front", theme, width, ratio=ratio, language=language, variant=face.game)

    def together(self, game: str, decks: Sequence[Brought], texts: Texts, most: int | None = None) -> list[str]:
        """What is to be said of decks that are played together: cards too few of (``most`` of them by name), heroes led
        twice. Copies are counted for games of which anything is said to be owned."""
        shelf = self.shelf if owns_any(self.collection, game) else None
        find = cache(self.of_code)
        return list(told(together(game, decks, shelf, find), game, find, texts, most))

    # -- what is owned ------------------------------------------------------------------------------------------------

    def owned(self, card: CardRecord) -> int:
        """How many copies are owned."""
        return self.shelf.owned(*card.key)

    def own(self, card: CardRecord, copies: int) -> None:
        """Say how many single copies are owned, all printings together. Raises a StorageError."""
        collection = self.collection
        for printing in self.library.index.printings(*card.key):
            collection = collection.with_card(card.game, printing.code, None)
        self.change_collection(collection.with_card(card.game, card.code, copies))

    def change_collection(self, collection: Collection) -> None:
        """Keep another collection and count anew. Raises a StorageError."""
        write_collection(self.library.folder, collection)
        self.collection = collection
        self.count_owned()

    def count_owned(self) -> None:
        """Count what is owned and what the built decks use."""
        owned = self.collection.owned(self.library.index)
        self.library.owns(owned)
        self._shelve(owned)
        self.collection_changed.emit()

    def decks_changed(self, at_hand: Deck | None = None) -> None:
        """Look at the decks again; `at_hand` is the one that `in:deck` means, unless told the one that is open."""
        self._look_at_decks()
        self.hold(at_hand or (self.at_hand.deck if self.at_hand is not None else None))
        self._shelve(self.collection.owned(self.library.index))
        self.collection_changed.emit()

    def _look_at_decks(self) -> None:
        """Those that were never read, as after a restored backup, follow turn by turn."""
        self.shelved = self.decks.decks(A_MOMENT)
        if self.decks.unread:
            self._reading.start()

    def _read_on(self) -> None:
        if not self.decks.read_on(A_TURN):
            self._reading.stop()
            self.decks_changed()
            self.decks_known.emit()

    def hold(self, at_hand: Deck | None) -> None:
        """Tell the searches what the decks hold; `at_hand` is the one that `in:deck` means."""
        named: dict[str, Iterable[tuple[str, str]]] = {
            each.document.name: each.document for each in self.shelved if each.document is not None
        }
        if at_hand is not None:
            named[""] = at_hand.keys()
        self.library.decks_hold(named)

    def decks_with(self, card: CardRecord) -> list[tuple[str, str, int]]:
        """The decks that use a card: id, name and copies."""
        decks = {each.id: each.document.deck() for each in self.shelved if each.document is not None}
        return [(id, decks[id].name, copies) for id, copies in decks_with(card, decks, self.library.index)]

    def caption(self, texts: Texts) -> Callable[[CardRecord], str]:
        """What stands under a card: copies owned, used by built decks and free; its set where none is owned."""

        def words(card: CardRecord) -> str:
            own, used = self.shelf.owned(*card.key), self.shelf.used(*card.key)
            if not own and not used:
                return set_name_of(card, texts.language)
            return texts("browser-own-line", own=own, used=used, free=own - used)

        return words

    def _shelve(self, owned: Mapping[tuple[str, str], int]) -> None:
        built = [each.document.deck() for each in self.shelved if each.document is not None and each.document.built]
        self.shelf = Shelf(owned, built, self.library.index.head_code)

    def cards_changed(self) -> None:
        """Forget what was read: cards were brought in or taken back."""
        self._records.clear()
        self._faces.clear()
        self._pictures = own_pictures(self.library.folder)
        self.painted.clear()
        self.count_owned()
        self.changed.emit()


def catalogue_of(desk: QObject, profile: Profile) -> Catalogue:
    """The catalogue of an open profile, made when a screen first asks for it."""
    return desk.findChild(Catalogue) or Catalogue(profile, desk)
