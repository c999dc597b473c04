"""The whole record of one game: numbers, the decks as they were, moments, choices, the table at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign, Entry, Played, Seat
from desktop_app.app.journal.chapters import tries
from desktop_app.app.journal.chronicle import cards_told, decision_told, entry_title, result_told
from desktop_app.app.journal.pictured import beside
from desktop_app.ui.journal.entry_facts import numbers
from desktop_app.ui.journal.pictures import Gallery
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.screen import scrolled


class RecordDialog(Dialog):
    """Everything that the journal knows of a game."""

    def __init__(self, looks: Looks, parent: QWidget, album: Album, campaign: Campaign, entry: Entry) -> None:
        assert entry.played is not None
        super().__init__(looks, entry_title(entry, looks.texts), parent, width=900, height=640)
        self._texts, self._game = looks.texts, campaign.game
        self._try = tries(campaign).get(entry.id, 1)
        played = entry.played
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, self.look.px(10), 0)
        self._column.setSpacing(self.look.px(4))
        self._say(self._head(entry, played), "body")
        if beside(entry):
            self._column.addWidget(Gallery(looks, album, beside(entry)))
        self._part("journal-choices", [decision_told(decision, self._texts) for decision in played.decisions])
        self._part("journal-events", played.events)
        for seat in played.seats:
            if seat.cards or seat.deck:
                self._add_deck(seat)
        self._column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.foot.addStretch(1)
        self.add_button("close", self._texts("common-close"), self.accept, "primary").setFocus()

    def _head(self, entry: Entry, played: Played) -> str:
        texts = self._texts
        parts = [texts("journal-date", date=entry.date.date()), result_told(self._game, played, texts, self._try)]
        parts += numbers(played, texts)
        for name in ("difficulty", "seed"):
            if getattr(played, name):
                parts.append(texts(f"journal-{name}", value=getattr(played, name)))
        return ". ".join(parts)

    def _add_deck(self, seat: Seat) -> None:
        """A deck as it was that day."""
        self._column.addSpacing(self.look.px(8))
        total = sum(card.copies for card in seat.cards)
        named = ": ".join(part for part in (seat.player, seat.deck) if part)
        told = self._texts("journal-deck-that-day", named=named, count=total) if total else named
        self._say(told, "title")
        self._say(cards_told(self._game, seat, self._texts), "body")

    def _part(self, title: str, lines: Sequence[str]) -> None:
        if lines:
            self._column.addSpacing(self.look.px(8))
            self._say(self._texts(title), "title")
        for told in lines:
            self._say(told, "body")

    def _say(self, text: str, role: str) -> None:
        if text:
            self._column.addWidget(words(self.look, text, role))
