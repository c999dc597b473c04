"""The rows of the list of decks: one of one's own, with what can be done with it, and one that ships with its game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.decks.check import NOT_LEGAL
from desktop_app.app.decks.document import DeckHead
from desktop_app.app.decks.model import MAIN_PART, PARTS, Deck, Entry
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.decks.faces_row import FacesRow, faces_size
from desktop_app.ui.decks.tree import cost_of
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Row, cut
from desktop_app.ui.shell.parts import line as hairline
from desktop_app.ui.widgets.look import Look

MOST_FACES = 3
FACE = 56
"""The width of a face."""
FIRST_PARTS = ("heroes", "faction", "ring_bearer", "pool")


def row_height(look: Look) -> int:
    """How high every row is."""
    return faces_size(look, FACE).height + 2 * look.px(6) + 1


def known_by(catalogue: Catalogue, deck: Deck) -> list[CardRecord]:
    """The cards a deck is known by: those that lead it, then what there is one of before anything else, the dearest
    first."""

    def cards(entries: Sequence[Entry]) -> list[CardRecord]:
        found = (catalogue.of_code(deck.game, entry.code) for entry in entries)
        return [card for card in found if card is not None]

    leading = [entry for part in FIRST_PARTS if part in PARTS[deck.game] for entry in deck.part(part)]
    rest = cards(deck.part("deck") if len(leading) < MOST_FACES else ())
    rest.sort(key=lambda card: (card.unique, cost_of(card) or 0), reverse=True)
    return [*cards(leading), *rest][:MOST_FACES]


class RowWithFaces(QWidget):
    """A row that begins with the faces a deck is known by, and its line to go on in."""

    def __init__(self, desk: Desk, catalogue: Catalogue, deck: Deck) -> None:
        super().__init__()
        look = desk.looks.look
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        column.addWidget(hairline(), 0, Qt.AlignmentFlag.AlignTop)
        self.line = QHBoxLayout()
        self.line.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self.line, 1)
        faces = FacesRow(catalogue, look, desk.looks.texts.language, FACE, deck.name)
        faces.setFixedWidth(look.px(64 * MOST_FACES))
        self.line.addWidget(faces)
        faces.show_cards(known_by(catalogue, deck))


class ShippedRow(RowWithFaces):
    """A deck that ships with its game; `taken` asks for one of one's own like it."""

    taken = Signal()

    def __init__(self, desk: Desk, catalogue: Catalogue, id: str, deck: Deck) -> None:
        super().__init__(desk, catalogue, deck)
        texts = desk.looks.texts
        told = f"{texts('deckbuilder-cards', count=deck.size(MAIN_PART))} · {texts('home-deck-starter')}"
        row = Row(desk.looks.look, deck.name, told)
        row.setObjectName(f"take-{id}")
        row.clicked.connect(self.taken)
        self.line.addWidget(row, 1)


class OwnRow(RowWithFaces):
    """A deck of one's own, as wide as there is room: to be opened, copied or thrown away."""

    open_wanted = Signal()
    copy_wanted = Signal()
    delete_wanted = Signal()

    def __init__(
        self, desk: Desk, catalogue: Catalogue, id: str, document: DeckHead, legality: str, width: int
    ) -> None:
        deck = document.deck()
        super().__init__(desk, catalogue, deck)
        look, texts = desk.looks.look, desk.looks.texts
        parts = [
            *_what_it_is(deck, legality, texts),
            texts("deckbuilder-built-mark") if deck.built else "",
            ", ".join(deck.tags),
        ]
        told = " · ".join(part for part in parts if part)
        date = texts("common-date", date=document.changed.date())
        room = width - look.px(64 * MOST_FACES + 120) - QFontMetrics(look.font("hint")).horizontalAdvance(date)
        colour = look.theme.danger if not deck.is_scenario and legality == NOT_LEGAL else ""
        opened = Row(look, cut(look, deck.name, "button", room), cut(look, told, "hint", room), date, colour=colour)
        opened.setAccessibleName(", ".join((deck.name, told, date)))
        opened.setToolTip(deck.name if not told else f"{deck.name}\n{told}")
        opened.setObjectName(f"open-{id}")
        opened.clicked.connect(self.open_wanted)
        self.line.addWidget(opened, 1)
        copy = look.tool("content-copy", texts("deckbuilder-copy", name=deck.name))
        copy.clicked.connect(self.copy_wanted)
        delete = look.tool("trash-can-outline", texts("deckbuilder-delete", name=deck.name))
        delete.clicked.connect(self.delete_wanted)
        self.line.addWidget(copy)
        self.line.addWidget(delete)


def _what_it_is(deck: Deck, legality: str, texts: Texts) -> list[str]:
    """A player's deck, its cards and whether it is legal; or a scenario, which no rule of construction judges."""
    if deck.is_scenario:
        return [texts("deckbuilder-scenario"), texts("deckbuilder-cards", count=deck.size())]
    return [texts("deckbuilder-cards", count=deck.size(MAIN_PART)), texts(f"deckbuilder-{legality}")]
