"""Beginning a deck: its game, the choices of that game, and the cards that such a deck begins with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.decks.beginning import first_name, place_of
from desktop_app.app.decks.check import part_title
from desktop_app.app.decks.model import LONGEST_NAME, PARTS, Deck, added
from desktop_app.app.library.record import CardRecord
from desktop_app.engine.frozen import replace
from desktop_app.games import DECKS, TENANTS
from desktop_app.ui.decks.faces_row import FacesRow
from desktop_app.ui.decks.fitting import offered
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, emptied, words

FACE = 110
LABELS = 150


class NewDeckDialog(Dialog):
    """`begun` carries the deck. It may begin with a card that somebody wants in it."""

    begun = Signal(object)
    fits = False

    def __init__(
        self, desk: Desk, catalogue: Catalogue, parent: QWidget, game: str, card: CardRecord | None = None
    ) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("deckbuilder-new"), parent, width=640, height=520)
        self._catalogue, self._texts, self._card = catalogue, texts, card
        self.games = ChoiceBox(self.look, texts("browser-game"))
        self.games.setObjectName("game")
        for id in PARTS if card is None else (card.game,):
            self.games.addItem(texts(TENANTS[id].names.whole), id)
        self.games.setCurrentIndex(max(0, self.games.findData(game)))
        self.games.currentIndexChanged.connect(lambda _: self._fill())
        self.options: dict[str, ChoiceBox] = {}
        self.cards: list[tuple[str, ChoiceBox]] = []
        self._known: dict[str, CardRecord] = {}
        self.name = QLineEdit()
        self.name.setObjectName("name")
        self.name.setFont(self.look.font("body"))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(texts("deckbuilder-name"))
        self._room = QVBoxLayout()
        self._room.setSpacing(self.look.px(8))
        self.body.addLayout(self._line(texts("browser-game"), self.games))
        self.body.addLayout(self._room)
        self.body.addLayout(self._line(texts("deckbuilder-name"), self.name))
        self._faces = FacesRow(catalogue, self.look, texts.language, FACE, texts("deckbuilder-leaders"))
        self._hint = words(self.look, texts("deckbuilder-begin-hint"), "hint")
        self.body.addWidget(self._faces)
        self.body.addWidget(self._hint)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self.add_button("begin", texts("deckbuilder-begin"), self._begin, "primary").setDefault(True)
        self._fill()
        self.games.setFocus()

    def deck(self) -> Deck:
        """The deck as it is chosen now."""
        game = self.games.currentData()
        options = {id: box.currentData() for id, box in self.options.items() if box.currentData()}
        deck = Deck(game, "", options=options)
        for part, box in self.cards:
            card = self._known.get(box.currentData() or "")
            if card is not None and not deck.copies(card.code, part):
                deck = added(deck, part, card.code, card.title)
        index = self._catalogue.library.index
        if self._card is not None:
            deck = added(deck, place_of(deck, self._card, index), self._card.code, self._card.title)
        return replace(deck, name=self.name.text().strip() or first_name(deck, index, self._texts))

    def _begin(self) -> None:
        self.accept()
        self.begun.emit(self.deck())

    # -- the form ---------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """The choices of another game."""
        self.options, self.cards = {}, []
        emptied(self._room)
        game = self.games.currentData()
        for option in DECKS[game].options:
            box = ChoiceBox(self.look, self._texts(option.name))
            box.setObjectName(option.id)
            for value in option.values:
                box.addItem(self._texts(value.name), value.id)
            box.activated.connect(lambda _: self._offer())
            self.options[option.id] = box
            self._room.addLayout(self._line(self._texts(option.name), box))
        for beginning in DECKS[game].begins:
            title = self._texts(beginning.label) if beginning.label else part_title(game, beginning.part, self._texts)
            for number in range(beginning.count):
                box = ChoiceBox(self.look, title if beginning.count == 1 else f"{title} {number + 1}")
                box.setObjectName(f"{beginning.part}-{number + 1}")
                box.activated.connect(lambda _: self._show())
                self.cards.append((beginning.part, box))
                self._room.addLayout(self._line(title if not number else "", box))
        fields = (self.games, *self.options.values(), *(box for _, box in self.cards), self.name)
        for before, after in pairwise(fields):  # what is made later would come after the buttons
            self.setTabOrder(before, after)
        self._offer()

    def _line(self, title: str, field: QWidget) -> QHBoxLayout:
        line = QHBoxLayout()
        label = words(self.look, title, "label")
        label.setFixedWidth(self.look.px(LABELS * self.look.theme.print_scale))
        line.addWidget(label)
        line.addWidget(field, 1)
        return line

    def _offer(self) -> None:
        """The cards to begin with, as the options let them in; what was chosen stays where it may."""
        boxes = iter(self.cards)
        for beginning in DECKS[self.games.currentData()].begins:
            cards = offered(self.deck(), beginning, self._catalogue.library.index, self._texts.language)
            self._known.update({card.code: card for card in cards})
            names = self._names(cards)
            for _, box in (next(boxes) for _ in range(beginning.count)):
                chosen = box.currentData()
                box.clear()
                if not (beginning.needed and cards):
                    box.addItem(self._texts("deckbuilder-none-chosen"), "")
                for card, name in zip(cards, names, strict=True):
                    box.addItem(name, card.code)
                box.setCurrentIndex(max(0, box.findData(chosen)))
        self._show()

    def _names(self, cards: Sequence[CardRecord]) -> list[str]:
        """Titles with their subtitles; what that does not tell apart has its kind, and then its set, beside it."""
        language = self._texts.language
        faces = [self._catalogue.face(card, language) for card in cards]
        told = [", ".join(each for each in (face.title, face.subtitle) if each) for face in faces]
        for more in ([face.type_line for face in faces], [face.set_name for face in faces]):
            same = Counter(zip(told, more, strict=True))
            whole = Counter(told)
            told = [
                f"{name} · {aside}" if whole[name] > same[name, aside] else name
                for name, aside in zip(told, more, strict=True)
            ]
        return told

    def _show(self) -> None:
        """The faces of what is chosen, and the name that the deck would have."""
        deck, index = self.deck(), self._catalogue.library.index
        cards = [index.by_code(deck.game, entry.code) for entry in deck.entries]
        self._faces.show_cards([card for card in cards if card is not None])
        self._hint.setVisible(not deck.entries)
        self.name.setPlaceholderText(first_name(deck, index, self._texts))
