"""Cards by what people call them: a code, a title in either language, the second of that title."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from functools import cached_property

from desktop_app.games.kit.state import T

ARTICLES = ("the", "el", "la", "los", "las")
_QUOTATION_MARKS = dict.fromkeys(map(ord, '"“”«»'))


class CardNames:
    """The titles of a game's cards, read when they are first asked for; ``also`` are those on the back of a card."""

    def __init__(
        self,
        titles: Callable[[], Mapping[str, Mapping[str, str]]],
        also: Callable[[], Mapping[str, Mapping[str, str]]] = dict,
    ) -> None:
        self._read, self._also = titles, also

    @cached_property
    def titles(self) -> Mapping[str, Mapping[str, str]]:
        """Every card's titles by language, by its code."""
        return self._read()

    @cached_property
    def _by_title(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        backs = self._also()
        for code, titles in self.titles.items():
            every = [*titles.values(), *backs.get(code, {}).values()]
            for folded in dict.fromkeys(folded_title(title) for title in every):
                found.setdefault(folded, []).append(code)
        return found

    @cached_property
    def _without_article(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for folded, codes in self._by_title.items():
            found.setdefault(without_article(folded), []).extend(codes)
        return found

    def read_again(self) -> None:
        """Takes up cards that have come or gone since the titles were read."""
        for known in ("titles", "_by_title", "_without_article"):
            self.__dict__.pop(known, None)

    def codes(self, title: str) -> list[str]:
        """The cards of that title in either language, blind to case, accents and the kind of apostrophe; where none is
        called so, those that are but for the article before it.

        Several cards may share a title; [] if none has it.
        """
        folded = folded_title(title)
        return list(self._by_title.get(folded) or self._without_article.get(without_article(folded)) or ())

    def title(self, code: str) -> str:
        """The English title. Raises KeyError for an unknown code."""
        return self.titles[code]["en"]

    def is_card(self, name: str) -> bool:
        """Whether there is a card of this code or title; a number may stand behind the title."""
        title, _, ordinal = name.rpartition(" ")
        return name in self.titles or bool(self.codes(name)) or (ordinal.isdecimal() and bool(self.codes(title)))

    def on_table(self, g: T, name: str) -> list[str]:
        """Every card on the table that a name means, those in play first; with a number behind the title just one.

        "Forest Spider 2" means the second of that title; an id or a code is a name too.
        """
        if name in g.codes:
            return [name]
        title, _, ordinal = name.rpartition(" ")
        numbered = bool(title) and ordinal.isdecimal()
        wanted = title if numbered else name
        codes = self.codes(wanted) or [wanted]
        order = [*g.pieces, *(card for zone in g.zones.values() for card in zone if card not in g.pieces)]
        found = [card for card in order if g.codes[card] in codes]
        return found[int(ordinal) - 1 :][:1] if numbered else found

    def name(self, code: str) -> str:
        """A title where it says all, else the code: of a card that shares its title."""
        title = self.title(code)
        return title if self.codes(title) == [code] else code

    def which(self, g: T, card: str) -> str:
        """The name of a card in play; of several copies the number says which, as a set-up lays them: player by player,
        in the order in which they lie there."""
        name = self.name(g.codes[card])
        rows = [lying for seat in g.seats for zone, lying in g.zones.items() if zone.endswith(f":{seat}")]
        laid = dict.fromkeys([other for lying in rows for other in lying if other in g.pieces])
        copies = [other for other in laid | dict.fromkeys(g.pieces) if g.codes[other] == g.codes[card]]
        return name if len(copies) < 2 else f"{name} {copies.index(card) + 1}"


def without_article(folded: str) -> str:
    """A folded title without the article that it may begin with: who knows the Ringwraiths need not say "The"."""
    first, _, rest = folded.partition(" ")
    return rest if rest and first in ARTICLES else folded


def folded_title(title: str) -> str:
    """A title as it is compared: whoever types one leaves the quotation marks around a song away."""
    plain = unicodedata.normalize("NFKD", title.replace("’", "'").translate(_QUOTATION_MARKS))
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold().strip()
