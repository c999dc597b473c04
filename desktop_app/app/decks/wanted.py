"""Which decks of a shelf are asked for: by words in their names, games, marks and leaders, by game, mark and state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from desktop_app.app.decks.document import DeckHead
from desktop_app.app.decks.store import ShelvedDeck
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS, TENANTS

BUILT, NOT_BUILT = "built", "not-built"


@dataclass(frozen=True, slots=True)
class DecksWanted:
    """What is asked for; "" asks for all."""

    text: str = ""
    game: str = ""
    tag: str = ""
    state: str = ""

    def but(self, **values: Any) -> DecksWanted:
        """The same with another choice."""
        return replace(self, **values)

    def fits(self, head: DeckHead) -> bool:
        """Whether a deck is one of them, its words aside."""
        tags = {tag.casefold() for tag in head.tags}
        return (
            self.game in ("", head.game)
            and (not self.tag or self.tag.casefold() in tags)
            and (not self.state or head.built == (self.state == BUILT))
        )


class DeckFinder:
    """Finds decks among those of a shelf; what is said of each is put together once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._words: dict[str, str] = {}

    def find(self, shelved: Iterable[ShelvedDeck], wanted: DecksWanted) -> list[ShelvedDeck]:
        """The decks that are asked for, in their order; those that cannot be read are none."""
        sought = fold(wanted.text).split()
        return [
            each
            for each in shelved
            if each.document is not None
            and wanted.fits(each.document)
            and all(f" {word}" in self._told(each.id, each.document) for word in sought)
        ]

    def _told(self, id: str, head: DeckHead) -> str:
        if id not in self._words:
            leaders = DECKS[head.game].leaders
            led = [entry.title for entry in head.deck().entries if entry.part == leaders]
            game = self._texts(TENANTS[head.game].names.whole)
            self._words[id] = f" {fold(' '.join((head.name, game, *head.tags, *led)))}"
        return self._words[id]


def tags_of(shelved: Sequence[ShelvedDeck]) -> tuple[str, ...]:
    """The marks that decks bear, each once, by their letters."""
    found = {tag.casefold(): tag for each in shelved if each.document is not None for tag in each.document.tags}
    return tuple(found[key] for key in sorted(found))
