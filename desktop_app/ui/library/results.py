"""The found cards as a model for views: one row a card, in the order of the search, columns by game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QMimeData, QModelIndex, QPersistentModelIndex, Qt

from desktop_app.app.library.fields import field_named
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.rows import raw_value
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.cards import SearchField
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.wording import named, printed, set_name_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.library.catalogue import Catalogue

MIME = "application/x-longtable-cards"
"""Dragged cards: lines of game and code with a tab between."""
RECORD = Qt.ItemDataRole.UserRole
EVERY_GAME = ("title", "type", "set", "number")
"""The columns of a search over all games."""
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


def columns_of(game: str) -> Sequence[str]:
    """The fields that the table of a game shows; "" stands for all games."""
    return looks_of(game).columns if game else EVERY_GAME


def _fields_of(game: str) -> tuple[SearchField, ...]:
    return tuple(field_named(name, game or None) for name in columns_of(game))


def full_title(face: FaceModel) -> str:
    """The title, with what tells a card from another version of the same character."""
    return f"{face.title}, {face.subtitle}" if face.subtitle else face.title


class ResultsModel(QAbstractTableModel):
    """What a search found. Only the rows that a view asks for are read."""

    def __init__(self, catalogue: Catalogue, texts: Texts) -> None:
        super().__init__()
        self.catalogue = catalogue
        self._texts = texts
        self._ids: Sequence[int] = ()
        self._game = ""
        self.columns = _fields_of("")
        """The fields that the columns show."""
        self.caption: Callable[[CardRecord], str] = lambda card: card.set_name

    @property
    def ids(self) -> Sequence[int]:
        """The found ids, in order."""
        return self._ids

    def show(self, ids: Sequence[int], game: str | None) -> None:
        """Show other cards."""
        self.beginResetModel()
        if self._game != (game or ""):
            self._game = game or ""
            self.columns = _fields_of(self._game)
        self._ids = ids
        self.endResetModel()

    def record_at(self, row: int) -> CardRecord:
        """The card of a row."""
        return self.catalogue.record(self._ids[row])

    def row_of(self, key: tuple[str, str]) -> int:
        """The row of a card among the first thousand, or -1."""
        return next((row for row in range(min(1000, len(self._ids))) if self.record_at(row).key == key), -1)

    # -- what views ask ------------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """One row a card."""
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """The columns of the game."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The names of the fields."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return field_title(self.columns[section], self._texts)
        if role == Qt.ItemDataRole.TextAlignmentRole and self.columns[section].kind == "number":
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Words for the table, the card itself for painting, title and facts for screen readers."""
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        if role == RECORD:
            return self.record_at(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return cell(self.record_at(index.row()), self.columns[index.column()], self._texts.language)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.spoken(self.record_at(index.row()))
        if role == Qt.ItemDataRole.TextAlignmentRole and self.columns[index.column()].kind == "number":
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    def spoken(self, card: CardRecord) -> str:
        """A card in one line: title, kind and what stands under it."""
        face = self.catalogue.face(card, self._texts.language)
        return ", ".join(part for part in (full_title(face), face.type_line, self.caption(card)) if part)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Cards can be dragged."""
        return super().flags(index) | (Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else Qt.ItemFlag.NoItemFlags)

    def mimeTypes(self) -> list[str]:
        """What a drag carries."""
        return [MIME, "text/plain"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The dragged cards by game and code, and their titles as text for other programs."""
        cards = [self.record_at(row) for row in dict.fromkeys(index.row() for index in indexes)]
        return mime_of(cards, self._texts.language)


def mime_of(cards: Sequence[CardRecord], language: str) -> QMimeData:
    """Cards as something to drag."""
    data = QMimeData()
    data.setData(MIME, "\n".join("\t".join(card.key) for card in cards).encode())
    data.setText("\n".join(card.title_in(language) for card in cards))
    return data


def keys_in(data: QMimeData) -> list[tuple[str, str]]:
    """Game and code of the dragged cards."""
    lines = bytes(data.data(MIME).data()).decode().splitlines()
    return [(game, code) for game, _, code in (line.partition("\t") for line in lines)]


def field_title(field: SearchField, texts: Texts) -> str:
    """The name of a field as a heading."""
    return texts(field.heading or f"browser-field-{field.id.replace('_', '-')}")


def cell(card: CardRecord, field: SearchField, language: str) -> str:
    """A field of a card in words."""
    if field.id == "title":
        return card.title_in(language)
    if field.id == "set":
        return set_name_of(card, language)
    if field.kind == "flag":
        return ""
    value = raw_value(card, field)
    if isinstance(value, tuple):
        return ", ".join(named(card, field.id, each, language) for each in value)
    if field.kind in ("choice", "words") and isinstance(value, str):
        return named(card, field.id, value, language)
    return printed(value)
