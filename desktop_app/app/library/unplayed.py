"""Why a card's text is not played by the rules, from what is written for it: the check of any card, from any source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.merging import folded
from desktop_app.app.library.record import BUILT_IN, CardRecord
from desktop_app.app.texts.folding import fold
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen, field
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.kit.printed_text import PLAIN, AbilityWords, gaps


class Unplayed(Frozen):
    """One thing that keeps a text from being played: the id of a sentence and what it names."""

    message: str
    params: Mapping[str, str | int] = field(default_factory=dict)

    def text(self, texts: Texts) -> str:
        """The reason in words; of a word that stands in several languages that of the reader."""
        return texts(self.message, **self.params)


def unplayed(card: CardRecord, language: str = "en") -> Iterator[Unplayed]:
    """What keeps a card's text from being played by the rules; nothing for a card that is.

    A card of another source is the card of the box that it is a printing of; its own text is what is checked.
    """
    written = PLAYS[card.game].written if card.game in GAMES else None
    if written is None:
        yield Unplayed("library-unplayed-no-rules")
        return
    code = _in_the_box(card)
    if code is None:
        yield Unplayed("library-unplayed-unknown")
        return
    words = written.words
    if card.type in words.by_book:
        return
    for keyword in card.keywords:
        if not words.knows_keyword(keyword):
            yield Unplayed("library-unplayed-keyword", {"keyword": keyword})
    for gap in gaps(words, written.texts, code, _announced(words, card)):
        if gap.kind == PLAIN:
            yield Unplayed("library-unplayed-plain", {"count": gap.announced})
        else:
            word = words.words[gap.kind][language]
            yield Unplayed("library-unplayed-kind", {"word": word, "announced": gap.announced, "written": gap.written})


def _announced(words: AbilityWords, card: CardRecord) -> Counter[str]:
    """What the text of a card announces, in the first language it has, on all its sides."""
    found = words.announced(card.text_in("en"))
    for name in words.more:
        found += words.announced(_line(card.fields.get(name)))
    for name, kind in words.fields.items():
        if _line(card.fields.get(name)):
            found[kind] += 1
    return found


def _line(value: object) -> str:
    if isinstance(value, Mapping):
        return str(value.get("en") or next(iter(value.values()), ""))
    return value if isinstance(value, str) else ""


def _in_the_box(card: CardRecord) -> str | None:
    """The code of the card of the box that a card is a printing of; None for a card that the box has not."""
    if card.source == BUILT_IN:
        return card.code
    alike = _by_title(card.game).get((card.type, fold(card.title)), [])
    for ours in alike:
        if len(folded([ours, card])) == 1:
            return ours.code
    return None


@cache
def _by_title(game: str) -> dict[tuple[str, str], list[CardRecord]]:
    found: dict[tuple[str, str], list[CardRecord]] = {}
    for card in built_in_cards(game):
        found.setdefault((card.type, fold(card.title)), []).append(card)
    return found
