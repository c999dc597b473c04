"""How fast the library answers a key stroke over 30,000 cards, for `longtable bench`."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from desktop_app.app.bench.measure import Measure, percentile
from desktop_app.app.folding import fold
from desktop_app.app.library.builder import build
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.index import LibraryIndex
from desktop_app.app.library.parser import parse
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import QueryError

CARDS = 30_000
MOST_KEY_STROKE = 16.0
SHOWN = 60
"""How many cards of a result a screen reads at once."""
TYPED = (
    "aragorn",
    "senescal de gondor",
    "coste<=2 tipo:aliado",
    "t:ally cost<=2 trait:dwarf",
    "x:quest -t:event",
    "s:lore|spirit w>=1 sort:-willpower",
    "k:orc (a>2 or b>2)",
    "unknown words here",
)
"""What is typed, sign by sign, each sign a search."""


def key_strokes() -> Iterator[Measure]:
    """Measures every key stroke of some searches over synthetic cards, and building their index."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "index.sqlite"
        start = time.perf_counter()
        build(path, synthetic_cards(CARDS), {})
        built = time.perf_counter() - start
        index = LibraryIndex(path)
        taken = list(_typed(index))
        titles = [fold(title) for title in index.titles(index.search(parse("")), "en")]
        index.close()
    scan = time.perf_counter()
    for typed in TYPED:
        sum(typed in title for title in titles)
    baseline = (time.perf_counter() - scan) / len(TYPED) * 1000
    detail = f"{CARDS} cards, {len(taken)} key strokes, index built in {built:.1f} s"
    yield Measure(
        "library: key stroke to result, 95th percentile",
        "ms",
        percentile(taken, 0.95),
        most=MOST_KEY_STROKE,
        baseline=baseline,
        baseline_is="looking through a list of titles",
        detail=detail,
    )


def synthetic_cards(count: int) -> Iterator[CardRecord]:
    """That many cards of The Card Game with titles mixed from those of the box."""
    cards = [card for card in built_in_cards() if card.game == "lotr_lcg"]
    words = [word for card in cards for word in card.title.split()]
    for number in range(count):
        like = cards[number % len(cards)]
        title = " ".join(words[(number * step + step) % len(words)] for step in (1, 7, 31))
        yield replace(like, code=f"S{number}", titles={"en": title, "es": title[::-1]}, ids=(), source="synthetic")


def _typed(index: LibraryIndex) -> Iterator[float]:
    for text in TYPED:
        for end in range(1, len(text) + 1):
            start = time.perf_counter()
            try:
                found = index.search(parse(text[:end], "lotr_lcg"), "lotr_lcg", "es")
            except QueryError:
                continue  # half a word of the language: the screen keeps the last result
            index.titles(found[:SHOWN], "es")
            yield (time.perf_counter() - start) * 1000
