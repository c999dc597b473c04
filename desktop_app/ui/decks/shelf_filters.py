"""What narrows the list of decks, each a list that drops down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.decks.check import LEGAL, NOT_LEGAL
from desktop_app.app.decks.model import PARTS
from desktop_app.app.decks.store import ShelvedDeck
from desktop_app.app.decks.wanted import BUILT, NOT_BUILT, DeckFinder, DecksWanted, shelf_field, tags_of
from desktop_app.app.library.names import ValueNames
from desktop_app.app.texts.folding import fold
from desktop_app.games import TENANTS
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import ChoiceBox, emptied
from desktop_app.ui.widgets.flow import FlowLayout

FILTER = 210


class ShelfFilters(QWidget):
    """The game, what its decks are of, the mark, whether it lies built, whether it is legal; those that leave nothing
    to choose are not shown. `asked` carries the name of a filter and its value, "" for all."""

    asked = Signal(str, str)

    def __init__(self, looks: Looks, finder: DeckFinder) -> None:
        super().__init__()
        self._looks, self._finder = looks, finder
        self._shelved: Sequence[ShelvedDeck] = ()
        self._wanted = DecksWanted()
        self._boxes: dict[str, ChoiceBox] = {}
        look = looks.look
        self.setContentsMargins(look.px(28), 0, look.px(28), look.px(6))
        self._row = FlowLayout(self, look.px(8))

    def show_for(self, shelved: Sequence[ShelvedDeck], wanted: DecksWanted) -> None:
        """Make them anew for these decks, with what is looked for among them."""
        self._shelved, self._wanted = shelved, wanted
        texts = self._looks.texts
        emptied(self._row)
        self._boxes.clear()
        heads = [each.document for each in shelved if each.document is not None]
        here = {head.game for head in heads}
        choices = {
            "game": [(texts(TENANTS[game].names.listed), game) for game in PARTS if game in here],
            "kind": self._kinds(self.one_game()),
            "tag": [(tag, tag) for tag in tags_of(shelved)],
            "state": [(texts(f"deckbuilder-state-{state}"), state) for state in (BUILT, NOT_BUILT)],
            "legal": [(texts(f"deckbuilder-{state}"), state) for state in (LEGAL, NOT_LEGAL)],
        }
        several = {
            "game": len(here) > 1,
            "kind": len(choices["kind"]) > 1,
            "tag": bool(choices["tag"]),
            "state": len({head.built for head in heads}) > 1,
            "legal": len(heads) > 1,
        }
        for name, values in choices.items():
            if several[name] or getattr(wanted, name):
                self._boxes[name] = self._filter(name, values)
                self._row.addWidget(self._boxes[name])

    def go_to(self, name: str) -> None:
        """The keyboard goes to the filter of that name."""
        self._boxes[name].setFocus()

    def one_game(self) -> str:
        """The game that is asked for, or that all decks are of; "" for several."""
        here = {game_of(each) for each in self._shelved if each.document is not None}
        return self._wanted.game or (next(iter(here)) if len(here) == 1 else "")

    def _kinds(self, game: str) -> list[tuple[str, str]]:
        """What the decks of a game are of: name and value, by their names."""
        of_game = [each for each in self._shelved if game_of(each) == game]
        values = {value for each in of_game for value in self._finder.kinds(each)}
        names, language = ValueNames(), self._looks.texts.language
        named = [(names.name(game, shelf_field(game), value, language), value) for value in values]
        return sorted(named, key=lambda each: fold(each[0]))

    def _told_of_all(self, name: str) -> str:
        """What a filter says that asks for nothing."""
        texts = self._looks.texts
        if name != "kind":
            return texts(f"deckbuilder-filter-{name}")
        return texts("deckbuilder-filter-kind", field=texts(f"browser-field-{shelf_field(self.one_game())}").lower())

    def _filter(self, name: str, choices: Sequence[tuple[str, str]]) -> ChoiceBox:
        look, told = self._looks.look, self._told_of_all(name)
        box = ChoiceBox(look, told)
        box.setObjectName(f"decks-{name}")
        box.setFixedWidth(look.px(FILTER))
        box.addItem(told, "")
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self._wanted, name))))
        box.activated.connect(lambda _: self.asked.emit(name, box.currentData()))
        return box


def game_of(shelved: ShelvedDeck) -> str:
    """The game of a deck; "" for one that cannot be read."""
    return shelved.document.game if shelved.document is not None else ""
