"""Sample hands of the deck at hand, with mulligan and the next cards; and what could replace a card."""

from __future__ import annotations

import random

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.decks.hands import SampleHand, mulligan, sample_hand
from desktop_app.app.decks.model import Entry
from desktop_app.app.decks.replacing import replacements
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS
from desktop_app.ui.decks.editing import Editing
from desktop_app.ui.decks.faces_row import FacesRow
from desktop_app.ui.shell.parts import Row, emptied, words
from desktop_app.ui.widgets.look import Look

FACE = 92
"""Four beside each other where the window is wide, three where it is not."""
MOST_SEEDS = 2**31


class HandPanel(QWidget):
    """A hand drawn from the deck as it is."""

    current_card = Signal(object)

    def __init__(self, editing: Editing, look: Look, texts: Texts) -> None:
        super().__init__()
        self._editing, self._look, self._texts = editing, look, texts
        self._sample: SampleHand | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        column.addWidget(look.label(texts("deckbuilder-hand"), "title"))
        row = QHBoxLayout()
        row.setSpacing(look.px(6))
        for name, sign, act in (
            ("new-hand", "shuffle-variant", self.deal),
            ("mulligan", "refresh", self.mulligan),
            ("next-card", "plus", self.draw),
        ):
            if name == "mulligan" and not DECKS[editing.deck.game].second_hand:
                continue
            button = look.button(texts(f"deckbuilder-{name}"), "button", sign)
            button.setProperty("compact", "true")
            button.setObjectName(name)
            button.clicked.connect(act)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        self._told = words(look, "", "hint")
        column.addWidget(self._told)
        self.faces = FacesRow(editing.catalogue, look, texts.language, FACE, texts("deckbuilder-hand"))
        self.faces.current_card.connect(self.current_card)
        column.addWidget(self.faces)
        self._others = QVBoxLayout()
        column.addLayout(self._others)
        column.addStretch(1)
        self._dealt_from: tuple[Entry, ...] = ()
        editing.changed.connect(self._again)

    def showEvent(self, event: QShowEvent) -> None:
        """A hand of the deck as it is lies there whenever one looks."""
        super().showEvent(event)
        self._again()

    def _again(self) -> None:
        """Deal anew when the deck has other cards than when the hand was dealt."""
        if self.isVisible() and self._dealt_from != self._editing.deck.part("deck"):
            self.deal()

    def deal(self) -> None:
        """A new opening hand."""
        self._show(sample_hand(self._editing.deck, random.randrange(MOST_SEEDS)))

    def mulligan(self) -> None:
        """All cards back, shuffled and drawn anew."""
        if self._sample is not None:
            self._show(mulligan(self._editing.deck, self._sample))

    def draw(self) -> None:
        """One card more."""
        if self._sample is not None:
            self._show(self._sample.drawn())

    def replace(self, entry: Entry) -> None:
        """Offer cards that could stand in for an entry, from those that are free if a collection is kept."""
        emptied(self._others)
        card = self._editing.record(entry.code)
        if card is None:
            return
        catalogue, texts = self._editing.catalogue, self._texts
        keeps = bool(catalogue.collection.sets or catalogue.collection.cards)
        taken = [each.code for each in self._editing.deck.entries]
        free = (lambda code: catalogue.shelf.free(card.game, code) > 0) if keeps else (lambda code: True)
        found = replacements(card, catalogue.library.index, free, taken)
        title = texts("deckbuilder-instead", title=card.title_in(texts.language))
        self._others.addWidget(self._look.label(title, "button"))
        if not found:
            self._others.addWidget(words(self._look, texts("deckbuilder-nothing-instead"), "hint"))
        for other in found:
            self._others.addWidget(self._offer(entry, other))

    def _offer(self, entry: Entry, card: CardRecord) -> QWidget:
        face = self._editing.catalogue.face(card, self._texts.language)
        row = Row(self._look, face.title, face.type_line, face.set_name)
        row.clicked.connect(lambda: self._swap(entry, card))
        return row

    def _swap(self, entry: Entry, card: CardRecord) -> None:
        self._editing.swap(entry, card)
        emptied(self._others)

    def _show(self, sample: SampleHand) -> None:
        self._sample, self._dealt_from = sample, self._editing.deck.part("deck")
        cards = [card for code in sample.hand if (card := self._editing.record(code)) is not None]
        self.faces.show_cards(cards)
        self._told.setText(
            self._texts("deckbuilder-hand-told", count=len(cards), left=len(sample.rest), mulligans=sample.mulligans)
        )
