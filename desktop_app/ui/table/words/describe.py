"""What a card is called aloud: its title with its state, its numbers, its place."""

from __future__ import annotations

from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.layout.signs import Signs
from desktop_app.ui.table.words.wording import Wording


class Descriptions:
    """Describes the cards of one game."""

    def __init__(self, wording: Wording, words: TableWords) -> None:
        self._wording = wording
        self._ready_when = words.ready_when
        self._signs = Signs(words)

    def card(self, card: CardView, key: str = "") -> str:
        """The accessible name of a card: title, state, numbers, place, and the key that chooses it."""
        wording, texts = self._wording, self._wording.texts
        parts = [wording.title(card.code)]
        if card.code:
            parts += self._state(card)
            parts += [f"{wording.number(name)} {value}" for name, value in card.numbers.items()]
            parts += [f"{wording.number(kind)} {count}" for kind, count in card.tokens.items() if count]
        parts.append(wording.zone(card.zone))
        if key:
            parts.append(texts("table-key-is", key=key))
        return ", ".join(parts)

    def _state(self, card: CardView) -> list[str]:
        texts = self._wording.texts
        number, zones = self._ready_when
        stands = number in card.numbers and card.zone.partition(":")[0] in zones and not self._signs.turned(card)
        return [texts("table-ready")] * stands + [texts(name) for name in self._signs.names(card)]
