"""Fills the tables of an index, card by card."""

from __future__ import annotations

import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.app.library import rows, sets
from desktop_app.app.library.fields import BARE
from desktop_app.app.library.names import ValueNames, slug
from desktop_app.app.library.readers import LISTED, readers_of
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import Folds
from desktop_app.engine.frozen import Frozen

_STEP = 500
"""So many cards are written at once."""
Value = int | str


class _Field:
    """What the cards have in one field, whatever their game: those of each value, and the value of each."""

    def __init__(self) -> None:
        self.cards: dict[Value, list[int]] = {}
        self.values: dict[int, Value] = {}

    def has(self, value: Value, card: int) -> None:
        """A card has the value in one of its printings; cards come in the order of their ids."""
        known = self.cards.get(value)
        if known is None:
            self.cards[value] = [card]
        elif known[-1] != card:
            known.append(card)


class _Game(Frozen):
    """Where the cards of a game are written: the columns that they fill, and their fields in the same order."""

    facts: str
    plain: str
    compared: tuple[_Field, ...]
    words: tuple[_Field, ...]


@dataclass(slots=True)
class _Entry:
    """A value with its names, other ids of it, and how many cards have it."""

    en: str
    es: str
    aliases: dict[str, None]
    cards: int = 0


class Filler:
    """Collects the rows of the cards and writes them in large steps."""

    def __init__(self, base: sqlite3.Connection, folds: Folds) -> None:
        self._base, self._folds = base, folds
        self._names = ValueNames()
        self._rows: defaultdict[str, list[tuple[object, ...]]] = defaultdict(list)
        self._games: dict[str, _Game] = {}
        self._fields: defaultdict[str, _Field] = defaultdict(_Field)
        self._printings = 0
        self._sets: dict[tuple[str, str], str] = {}
        self._vocabulary: dict[tuple[str, str, str], _Entry] = {}

    def add(self, id: int, group: list[CardRecord], rank_es: int) -> None:
        """A card with its printings, the head first; ids come in their order."""
        game = group[0].game
        if game not in self._games:
            self._games[game] = self._game(game)
        self._rows["cards"].append((id, game, self._printings + 1, rank_es))
        self._fields["game"].has(game, id)
        for card in group:
            self._printing(id, card, self._games[game], is_head=card is group[0])
        self._say(id, self._games[game], [rows.words(card, self._names) for card in group])
        self._choose(id, game, group)
        if len(self._rows["cards"]) >= _STEP:
            self._write()

    def _game(self, game: str) -> _Game:
        readers = readers_of(game)
        compared = [field.id for field, _ in readers.compared]
        words = [field.id for field, _ in readers.words]
        return _Game(
            _into("facts", "id", "card", "head", "game", "code", "built_in", *compared),
            _into("plain", "id", *words),
            tuple(self._fields[name] for name in compared),
            tuple(self._fields[name] for name in words),
        )

    def _say(self, id: int, game: _Game, said: list[list[str]]) -> None:
        """What is searched for words, of all printings."""
        plain = said[0]
        if len(said) > 1:
            plain = [" / ".join(dict.fromkeys(filter(None, texts))) for texts in zip(*said, strict=True)]
        self._rows[game.plain].append((id, *plain))
        for field, text in zip(game.words, plain, strict=True):
            if text:
                field.values[id] = text

    def _choose(self, id: int, game: str, group: list[CardRecord]) -> None:
        """What is chosen from: a value counts once for a card, however many printings have it."""
        seen: set[tuple[str, str]] = set()
        for card in group:
            for field, value, english, spanish in rows.vocabulary(card, self._names):
                common = self._set(card) if field == "set" else value
                entry = self._vocabulary.get((game, field, common))
                if entry is None:
                    entry = self._vocabulary[game, field, common] = _Entry(english, spanish, {})
                entry.aliases[value] = None
                if (field, common) not in seen:
                    seen.add((field, common))
                    entry.cards += 1
                    if field in LISTED:
                        self._fields[field].has(common, id)

    def _printing(self, card_id: int, card: CardRecord, game: _Game, *, is_head: bool) -> None:
        self._printings += 1
        id, facts = self._printings, rows.facts(card)
        facts["set"] = self._set(card)
        built_in = int(rows.is_built_in(card))
        self._rows[game.facts].append((id, card_id, int(is_head), card.game, card.code, built_in, *facts.values()))
        self._fields["built_in"].has(built_in, card_id)
        for field, value in zip(game.compared, facts.values(), strict=True):
            if value is not None:
                field.has(value, card_id)
                if is_head:
                    field.values[card_id] = value
        self._rows["documents"].append((id, card.title, card.title_in("es"), rows.content(card)))
        self._rows["names"] += [(card.game, name, id) for name in rows.lookup_names(card, self._names, self._folds)]
        self._rows["ids"] += [(card.game, other, id) for other in dict.fromkeys(map(str.casefold, card.ids))]

    def _set(self, card: CardRecord) -> str:
        """One id for the sets of one name, whatever each source calls them."""
        return self._sets.setdefault((card.game, self._folds[card.set_name]), slug(card.set))

    def finish(self, spanish: Sequence[int]) -> None:
        """Write the rest and what can only be known now; `spanish` are the cards by their Spanish titles."""
        self._write()
        for (game, field, value), entry in self._vocabulary.items():
            words = (value, *entry.aliases, entry.en, entry.es)
            names = " | ".join(dict.fromkeys(self._folds[each] for each in words))
            self._rows["vocabulary"].append((game, field, value, names, entry.en, entry.es, entry.cards))
        size = len(spanish)
        self._rows["places"].append(("title es", array("i", spanish).tobytes()))
        for name, known in self._fields.items():
            for each, cards in known.cards.items():
                self._rows["sets"].append((sets.VALUES, name, each, sets.packed(cards, size)))
            if known.values:
                self._rows["places"].append((name, sets.ranks(known.values, size).tobytes()))
        self._write()
        self._base.execute("INSERT INTO words (words) VALUES ('rebuild')")
        self._base.execute("INSERT INTO words (words) VALUES ('optimize')")
        for column, beginning, packed in sets.ready_words(self._base.execute, BARE, size):
            self._rows["sets"].append((sets.WORDS, f"{column} {beginning}", None, packed))
        self._write()

    def _write(self) -> None:
        for target, waiting in self._rows.items():
            if waiting:
                places = ", ".join("?" * len(waiting[0]))
                self._base.executemany(f"INSERT INTO {target} VALUES ({places})", waiting)
                waiting.clear()


def _into(table: str, *columns: str) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    return f"{table} ({names})"
