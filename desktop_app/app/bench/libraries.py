"""How fast a large library answers, what it costs when the window opens, and how long the community's sets take."""

from __future__ import annotations

import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from desktop_app.app.bench.card_sets import write_card_sets
from desktop_app.app.bench.measure import Measure, percentile
from desktop_app.app.bench.on_screen import measured, memory, someone_who_plays, table_in_play
from desktop_app.app.imports.run import import_files
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.library import INDEX_NAME, Library
from desktop_app.app.library.parser import parse
from desktop_app.app.library.record import CardRecord
from desktop_app.app.library.syntax import QueryError
from desktop_app.app.texts.folding import fold
from desktop_app.engine.frozen import replace
from desktop_app.engine.game import Game
from desktop_app.games import TENANTS

CARDS = 30_000
MOST_KEY_STROKE = 16.0
MOST_MORE_AT_START = 100.0
MOST_IMPORT = 8_000.0
STARTS = 5
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


def libraries(game: Game) -> Iterator[Measure]:
    """The measures of the library; those that need a screen say so where there is none."""
    with tempfile.TemporaryDirectory() as folder:
        root, empty = Path(folder) / "full", Path(folder) / "empty"
        someone_who_plays(empty, game)
        library_folder = someone_who_plays(root, game)
        with Library(library_folder) as library:
            start = time.perf_counter()
            library.add(game.id, "synthetic", list(synthetic_cards(CARDS, game.id)))
            yield _key_strokes(library, game.id, time.perf_counter() - start)
        try:
            table = table_in_play(Path(folder), game)
            yield from _on_screen(root, table)
            yield _made_by_the_window(root, library_folder / INDEX_NAME, table)
            yield _start(root, empty)
        except (OSError, subprocess.SubprocessError, LookupError, ValueError) as error:
            yield Measure("library on the screen", "ms", None, most=MOST_KEY_STROKE, failed=str(error))
        yield _import(Path(folder) / "sets", Path(folder) / "library")


def synthetic_cards(count: int, game: str = "") -> Iterator[CardRecord]:
    """That many cards of a game, the first unless told, with titles mixed from those that ship."""
    cards = built_in_cards(game or next(iter(TENANTS)))
    words = [word for card in cards for word in card.title.split()]
    for number in range(count):
        like = cards[number % len(cards)]
        # Two words tell a card from all others, so that none is taken for a printing of another.
        places = (number % len(words), number // len(words) % len(words), number * 31 % len(words))
        title = " ".join(words[place] for place in places)
        yield replace(like, code=f"S{number}", titles={"en": title, "es": title[::-1]}, ids=(), source="synthetic")


def _key_strokes(library: Library, game: str, built: float) -> Measure:
    taken = list(_typed(library, game))
    titles = [fold(title) for title in library.index.titles(library.search(""), "en")]
    scan = time.perf_counter()
    for typed in TYPED:
        sum(typed in title for title in titles)
    return Measure(
        "library: key stroke to result, 95th percentile",
        "ms",
        percentile(taken, 0.95),
        most=MOST_KEY_STROKE,
        baseline=(time.perf_counter() - scan) / len(TYPED) * 1000,
        baseline_is="looking through a list of titles",
        detail=f"{CARDS} cards, {len(taken)} key strokes, brought in and indexed in {built:.1f} s",
    )


def _typed(library: Library, game: str) -> Iterator[float]:
    for text in TYPED:
        for end in range(1, len(text) + 1):
            start = time.perf_counter()
            try:
                found = library.index.search(parse(text[:end], game), game, "es")
            except QueryError:
                continue  # half a word of the language: the screen keeps the last result
            library.index.titles(found[:SHOWN], "es")
            yield (time.perf_counter() - start) * 1000


def _on_screen(root: Path, table: Path) -> Iterator[Measure]:
    told = measured("library", root, str(table), *TYPED)
    strokes, plain = told["library"]["strokes"], told["plain"]["strokes"]
    yield Measure(
        "library: key stroke to painted result, 1920x1080",
        "ms",
        percentile(strokes, 0.95),
        most=MOST_KEY_STROKE,
        baseline=percentile(plain, 0.95),
        baseline_is="a bare line that filters a bare list of as many titles",
        detail=f"{told['library']['cards']} cards, 95th percentile of {len(strokes)} key strokes without a pause, "
        f"median {statistics.median(strokes):.3g} ms; filters, the page beside and faces painted for the first time "
        f"follow: {percentile(told['library']['followed'], 0.95):.3g} ms with them",
    )
    open_together = told["library and table"]
    yield memory(
        "memory with that library and a game open", open_together, root, "after all that typing, the table on top"
    )


def _made_by_the_window(root: Path, index: Path, table: Path) -> Measure:
    """As at the first start after the program has changed."""
    index.unlink()
    return memory(
        "memory with that library and a game open, where the window had no index",
        measured("library", root, str(table), TYPED[0])["library and table"],
        root,
        f"{CARDS} cards, the index made at its start",
    )


def _start(root: Path, empty: Path) -> Measure:
    """Starts by turns, in either order, so that whatever else the machine does touches both alike. The processor's time
    is told: to read from the disk what is not needed would cost that as well."""
    full: list[float] = []
    without: list[float] = []
    for turn in range(STARTS):
        pair = [(empty, without), (root, full)]
        for folder, told in pair if turn % 2 else pair[::-1]:
            told.append(measured("window", folder)["ready"]["processor"])
    return Measure(
        "start with a large library, more than with an empty one",
        "ms",
        max(0.0, (statistics.median(full) - statistics.median(without)) * 1000),
        most=MOST_MORE_AT_START,
        baseline=statistics.median(without) * 1000,
        baseline_is="the whole start with an empty library",
        detail=f"{CARDS} cards brought in, of the processor, medians of {STARTS} new processes each",
    )


def _import(folder: Path, library_folder: Path) -> Measure:
    """Sets of our own making, in the community's formats and as large as theirs."""
    size = write_card_sets(folder)
    start = time.perf_counter()
    sum(len(path.read_text(encoding="utf-8")) for path in folder.rglob("*") if path.is_file())
    read = time.perf_counter() - start
    with Library(library_folder) as library:
        start, processor = time.perf_counter(), os.times().user
        staged = import_files(library, [folder], progress=lambda name, done, whole: None)
        took, used = time.perf_counter() - start, os.times().user - processor
    refused = [str(error) for error in staged.refused]
    return Measure(
        "import of three data sets",
        "ms",
        used * 1000,
        most=MOST_IMPORT,
        baseline=read * 1000,
        baseline_is="reading the files",
        detail=f"{staged.number_of_cards} cards, {size / 1e6:.1f} MB, of the processor; {took:.1f} s on the wall",
        failed=refused[0] if refused else "",
    )
