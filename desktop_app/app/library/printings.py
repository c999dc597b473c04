"""The printings of the library: the cards of ids, codes and titles, and which printing speaks for a card."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from desktop_app.app.library import rows
from desktop_app.app.library.cache import Cache
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.folding import fold, sound

_AT_ONCE = 500


class Printings:
    """Finds one card, or those of a list, in the cache of the library."""

    def __init__(self, cache: Cache) -> None:
        """What is asked is in the cache, which may be made anew at any time: see ``_forget_heads``."""
        self._cache = cache
        self._heads: dict[tuple[str, str], str] | None = None

    def _forget_heads(self) -> None:
        """Which printing speaks for which card is read anew when it is asked for."""
        self._heads = None

    def cards(self, ids: Sequence[int]) -> list[CardRecord]:
        """The cards of these ids, in the same order."""
        return [self.card(id) for id in ids]

    def card(self, id: int) -> CardRecord:
        """The card of an id that a search gave, as its head has it. Raises KeyError for any other."""
        card = self._document("SELECT head FROM cards WHERE id = ?", id)
        if card is None:
            raise KeyError(id)
        return card

    def titles(self, ids: Sequence[int], language: str) -> list[str]:
        """The titles of these ids without reading the whole cards."""
        column = "title_es" if language == "es" else "title_en"
        found: dict[int, str] = {}
        for start in range(0, len(ids), _AT_ONCE):
            some = ids[start : start + _AT_ONCE]
            places = ", ".join("?" * len(some))
            found.update(
                self._cache.rows(
                    f"SELECT c.id, d.{column} FROM documents d JOIN cards c ON c.head = d.id WHERE c.id IN ({places})",
                    some,
                )
            )
        return [found[id] for id in ids]

    def by_code(self, game: str, code: str) -> CardRecord | None:
        """The printing of that code."""
        return self._document("SELECT id FROM facts WHERE game = ? AND code = ?", game, code)

    def by_id(self, game: str, other: str) -> CardRecord | None:
        """The printing of that OCTGN id or other foreign name."""
        return self._document("SELECT printing FROM ids WHERE game = ? AND other = ?", game, other.casefold())

    def titled(self, game: str, title: str) -> list[CardRecord]:
        """The printings of that title in either language, with or without its subtitle; built-in ones first."""
        found = self._cache.rows(
            "SELECT DISTINCT n.printing FROM names n JOIN facts f ON f.id = n.printing "
            "WHERE n.game = ? AND n.folded = ? ORDER BY f.built_in DESC, f.card, f.id",
            (game, fold(title)),
        )
        return self._documents([id for (id,) in found])

    def id_of(self, game: str, code: str) -> int | None:
        """The id under which searches find the card of a printing."""
        found = self._cache.rows("SELECT card FROM facts WHERE game = ? AND code = ? LIMIT 1", (game, code))
        return int(found[0][0]) if found else None

    def printings(self, game: str, code: str) -> list[CardRecord]:
        """All printings of the card of one of them, the head first."""
        found = self._cache.rows(
            "SELECT f.id FROM facts f WHERE f.card = (SELECT card FROM facts WHERE game = ? AND code = ? LIMIT 1) "
            "ORDER BY f.head DESC, f.id",
            (game, code),
        )
        return self._documents([id for (id,) in found])

    def head_code(self, game: str, code: str) -> str:
        """The code of the printing that speaks for a card; a code that nobody knows stays itself."""
        if self._heads is None:
            self._heads = {
                (game, code): head
                for game, code, head in self._cache.rows(
                    "SELECT f.game, f.code, h.code FROM facts f JOIN facts h ON h.card = f.card AND h.head = 1 "
                    "WHERE f.head = 0"
                )
            }
        return self._heads.get((game, code), code)

    def like(self, game: str, title: str, most: int) -> list[CardRecord]:
        """Cards that a misspelt title may mean: those that share beginnings of its words, the best first."""
        stems = [word[: max(3, len(word) - 2)] for word in fold(title).split()[:8]]
        if not stems:
            return []
        asked = "title : (" + " OR ".join(f'"{stem}" *' for stem in stems) + ")"
        found = self._cache.rows(
            "SELECT w.rowid FROM words w JOIN cards c ON c.id = w.rowid "
            "WHERE words MATCH ? AND c.game = ? ORDER BY w.rank, w.rowid LIMIT ?",
            (asked, game, most),
        )
        return self.cards([id for (id,) in found])

    def set_contents(self, game: str) -> dict[str, list[tuple[str, int]]]:
        """For each set of a game, its cards by the codes of their heads and how many of each are in the box; what two
        sources say of one set is not added up."""
        found: dict[str, dict[str, int]] = {}
        for name, code, copies in self._cache.rows(
            'SELECT f."set", h.code, f.quantity FROM facts f JOIN facts h ON h.card = f.card AND h.head = 1 '
            "WHERE f.game = ? ORDER BY f.number, f.code",
            (game,),
        ):
            box = found.setdefault(name, {})
            box[code] = max(box.get(code, 0), copies)
        return {name: list(box.items()) for name, box in found.items()}

    def _document(self, statement: str, *params: object) -> CardRecord | None:
        """The card whose document a statement names."""
        sought = [sound(each) if isinstance(each, str) else each for each in params]

        def read(base: sqlite3.Connection) -> CardRecord | None:
            row = base.execute(f"SELECT content FROM documents WHERE id = ({statement} LIMIT 1)", sought).fetchone()
            return rows.from_content(row[0]) if row else None

        return self._cache.mended(read)

    def _documents(self, ids: Sequence[int]) -> list[CardRecord]:
        found = (self._document("SELECT ?", id) for id in ids)
        return [card for card in found if card is not None]
