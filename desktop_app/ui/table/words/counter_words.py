"""What counters say: their value, what it runs against, the terms it is the sum of."""

from __future__ import annotations

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.view import View
from desktop_app.games.contract.table import Counter, TableWords
from desktop_app.ui.table.layout.placed import PlacedSpot
from desktop_app.ui.table.words.wording import Wording


class Reading(Frozen):
    """What a counter says: its value, the number it runs against (0 for none), the words below and within, its sign,
    the terms it is the sum of, each in words with its amount, and whether it warns near its limit."""

    value: int
    limit: int = 0
    caption: str = ""
    of: str = ""
    sign: str = ""
    terms: tuple[tuple[str, int], ...] = ()
    warns: bool = True


class CounterWords:
    """The counters of one table in words."""

    def __init__(self, wording: Wording, words: TableWords) -> None:
        self._words = words
        self._wording = wording
        self._texts = wording.texts

    def reading(self, spot: PlacedSpot, view: View) -> Reading:
        """What the counter in a place says now."""
        counter = counter_at(self._words, spot.zone)
        if counter is None:
            return Reading(view.numbers.get(spot.zone, 0))
        limit = view.numbers.get(counter.limit.format(seat=spot.seat), 0) if counter.limit else 0
        of = self._texts("table-dial-of", limit=limit) if limit else ""
        caption = self._texts(counter.name, name=self._wording.seat(spot.seat)) if spot.caption else ""
        terms = tuple((self._wording.plain(each.name), each.value) for each in counter.made_of(view))
        value, warns = view.numbers.get(spot.zone, 0), counter.warns(spot.seat, view.seat)
        return Reading(value, limit, caption, of, counter.sign, terms, warns)

    def told(self, counter: Counter, seat: str, view: View) -> str:
        """A counter read aloud."""
        limit = view.numbers.get(counter.limit.format(seat=seat), 0)
        value = view.numbers.get(counter.number.format(seat=seat), 0)
        return self._texts(counter.told, name=self._wording.seat(seat), value=value, limit=limit)


def counter_at(words: TableWords, place: str) -> Counter | None:
    """The counter whose number this is, of whichever seat."""
    seat = place.partition(":")[2]
    return next((counter for counter in words.counters if counter.number.format(seat=seat) == place), None)


def counters_of(words: TableWords, view: View) -> list[tuple[Counter, str]]:
    """Every counter on the table with its seat, "" where it is nobody's."""
    found: list[tuple[Counter, str]] = []
    for counter in words.counters:
        seats = view.seats if "{seat}" in counter.number else [""]
        found += [(counter, seat) for seat in seats if counter.number.format(seat=seat) in view.numbers]
    return found
