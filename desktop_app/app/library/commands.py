"""The library without a window: what `longtable cards`, `deck check` and `import` do. They print nothing themselves."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from desktop_app.app.decks.check import CheckedDeck, check_deck, sentence
from desktop_app.app.decks.counting import cards_of, others_of
from desktop_app.app.decks.document import parse_document
from desktop_app.app.decks.formats.recognise import read_deck_file
from desktop_app.app.decks.listed import DeckRead, resolve
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.preset import preset_of_file
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.imports.columns import table_fields
from desktop_app.app.imports.report import Problem
from desktop_app.app.imports.run import MappingNeeded, Progress, Staged, import_files
from desktop_app.app.library.library import Library
from desktop_app.app.library.names import ValueNames
from desktop_app.app.library.record import SHAPES, CardRecord, as_data
from desktop_app.app.storage.files import read_bytes
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen


class Answer(Frozen):
    """Lines for people, the same as data for programs, and the exit code."""

    lines: tuple[str, ...]
    data: tuple[dict[str, Any], ...]
    code: int = 0

    def output(self, *, as_json: bool) -> Iterator[str]:
        """The lines to print: plain text, or one JSON object a line."""
        if as_json:
            yield from (json.dumps(each, ensure_ascii=False, default=str) for each in self.data)
        else:
            yield from self.lines


def cards(library: Library, game: str, query: str, texts: Texts) -> Answer:
    """`longtable cards GAME QUERY`: the cards found, a line each. Raises a LongtableError where no such game is."""
    if game not in SHAPES:
        raise LongtableError("errors-unknown-game", game=game)
    found = library.index.cards(library.search(query, game, texts.language))
    names = ValueNames()
    lines = [_card_line(card, names, texts) for card in found]
    lines.append(texts("library-command-found", count=len(found)))
    return Answer(tuple(lines), tuple({"game": card.game, **as_data(card)} for card in found), int(not found))


def _card_line(card: CardRecord, names: ValueNames, texts: Texts) -> str:
    kind = names.name(card.game, "type", card.type, texts.language)
    of_set = names.name(card.game, "set", card.set_name, texts.language)
    unique = "◆ " if card.unique else ""
    return f"{card.code:>10}  {unique}{card.title_in(texts.language)} · {kind} · {of_set}"


def deck_check(library: Library, path: Path, texts: Texts, game: str | None = None) -> Answer:
    """`longtable deck check FILE`: every broken rule of a deck in any format; exit code 1 when there is one.

    Raises ImportRefused, FileDamaged or a StorageError when the file is no deck.
    """
    read = read_any_deck(library, path, game)
    checked = check_deck(read.deck, library.index)
    lines = [f"{read.deck.name}: {_counted(read.deck, texts)}"]
    lines += [f"  {each.rule}: {sentence(each, texts)}" for each in checked.violations]
    lines += unmatched_lines(read, texts)
    lines += [f"  ? {entry.copies}x {entry.title}" for entry in checked.unknown]
    legal = checked.is_legal and not read.unmatched
    lines.append(texts("library-command-legal" if legal else "library-command-not-legal"))
    return Answer(tuple(lines), (_deck_data(read, checked, texts, legal),), int(not legal))


def _deck_data(read: DeckRead, checked: CheckedDeck, texts: Texts, legal: bool) -> dict[str, Any]:
    return {
        "deck": read.deck.name,
        "game": read.deck.game,
        "legal": legal,
        "violations": [
            {"rule": each.rule, "text": sentence(each, texts), "cards": list(each.cards)} for each in checked.violations
        ],
        "unknown": [line.listed.title or line.listed.id for line in read.unmatched]
        + [entry.title for entry in checked.unknown],
    }


def read_any_deck(library: Library, path: Path, game: str | None = None) -> DeckRead:
    """A deck in any format, Longtable's own included. Raises as `deck_check`."""
    if path.suffix.casefold() == ".json":
        try:
            return DeckRead(parse_document(path, read_bytes(path)).deck())
        except FileDamaged:
            pass  # not one of ours: the formats of others say what is wrong with it
        shipped = preset_of_file(path)
        if shipped is not None:
            return DeckRead(shipped)
    return resolve(read_deck_file(path, game), library.index)


def import_paths(
    library: Library,
    decks: DeckStore,
    paths: Sequence[Path],
    game: str | None,
    texts: Texts,
    progress: Progress | None = None,
    columns: Sequence[str] = (),
) -> Answer:
    """`longtable import GAME FILE...`: keep card data, decks and packs; exit code 1 when a file was refused.

    `columns` say what columns of a table are, as "name=field", where their names do not. Raises MappingNeeded for a
    table whose columns a person must first explain, ImportRefused for one that is none.
    """
    named = dict(_named_column(each) for each in columns)
    staged = import_files(library, paths, game, progress=progress, columns=named)
    kept = [decks.create(read.deck) for _, read in staged.decks]
    lines = list(_import_lines(staged, texts))
    data: list[dict[str, Any]] = [
        {"game": read.game, "source": read.source, "cards": len(read.cards), "left_out": read.left_out}
        for read in staged.cards.values()
    ]
    data += [
        {"deck": id, "game": read.deck.game, "cards": cards_of(read.deck), "left_out": len(read.unmatched)}
        for id, (_, read) in zip(kept, staged.decks, strict=True)
    ]
    data += [{"refused": error.text(texts)} for error in staged.refused]
    return Answer(tuple(lines), tuple(data), int(bool(staged.refused)))


def _named_column(given: str) -> tuple[str, str]:
    """A column and its field; what stands behind the last equals sign is the field."""
    name, _, field = given.rpartition("=")
    return name.strip(), field.strip()


def column_lines(needed: MappingNeeded, game: str, texts: Texts) -> Iterator[str]:
    """What a person is told whose table has columns that are new: how to name them, ready to be copied."""
    yield needed.text(texts)
    for column in needed.table.columns:
        sample = ", ".join(needed.table.samples(column))[:60]
        yield f"  --column {shlex.quote(f'{column}={needed.suggestion.get(column, str())}')}    {sample}".rstrip()
    yield texts("library-command-fields", fields=", ".join(table_fields(game)))


def _counted(deck: Deck, texts: Texts) -> str:
    """How many cards a deck has, and what lies beside them."""
    told = "library-command-scenario" if deck.is_scenario else "library-command-cards"
    return " · ".join((texts(told, count=cards_of(deck)), *others_of(deck, texts)))


def _import_lines(staged: Staged, texts: Texts) -> Iterator[str]:
    for read in staged.cards.values():
        yield f"{read.game} · {read.source}: {texts('library-command-kept', count=len(read.cards))}"
        yield from (f"  {line}" for line in problem_lines(read.problems, texts))
        if read.left_out > len(read.problems):
            yield f"  {texts('library-command-more', count=read.left_out - len(read.problems))}"
    for path, deck in staged.decks:
        yield f"{path.name}: {_counted(deck.deck, texts)}"
        yield from unmatched_lines(deck, texts)
        yield from (f"  {line}" for line in problem_lines(deck.problems, texts))
    for error in staged.refused:
        yield error.text(texts)


def unmatched_lines(read: DeckRead, texts: Texts) -> Iterator[str]:
    """The lines of a deck whose cards are not known, each with what it may mean."""
    for line in read.unmatched:
        shown = f"  ? {line.listed.copies}x {line.listed.title or line.listed.id}: {texts('imports-card-unknown')}"
        meant = ", ".join(card.title_in(texts.language) for card in line.candidates)
        yield f"{shown} ({meant}?)" if meant else shown


def problem_lines(problems: Sequence[Problem], texts: Texts) -> Iterator[str]:
    """What was not understood, a line each: place, what stands there, why."""
    for problem in problems:
        shown = f" “{problem.text}”" if problem.text else ""
        yield f"{problem.place}{shown}: {texts(problem.message_id, **problem.params)}"
