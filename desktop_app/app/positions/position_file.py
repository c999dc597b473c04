"""Position files as they stand on disk: YAML read with the line and column of everything in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from desktop_app.app.atlas import UnknownRule, find_rule
from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.storage.files import MEGABYTE, read_bytes
from desktop_app.engine.frozen import Frozen

FORMAT = 1
DEEPEST = 20
LANGUAGES = ("en", "es")

_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INT = "tag:yaml.org,2002:int"


class PositionWrong(LongtableError):
    """A position file does not hold, or what it expects does not come; ``line`` and ``column`` say where."""

    default_id = "positions-wrong"


class Entry:
    """One node of the file. Every reader raises PositionWrong with the place of what is wrong."""

    def __init__(self, node: yaml.Node) -> None:
        self.node = node

    def wrong(self, message_id: str, **params: Any) -> PositionWrong:
        """An error at this place."""
        mark = self.node.start_mark
        return PositionWrong(message_id, line=mark.line + 1, column=mark.column + 1, **params)

    def expect(self, wanted: object, now: object) -> None:
        """Raises PositionWrong where something is otherwise now than is wanted at this place."""
        if str(wanted) != str(now):
            raise self.wrong("positions-differs", wanted=str(wanted), now=str(now))

    def mapping(self, keys: Sequence[str] = (), needed: Sequence[str] = ()) -> dict[str, Entry]:
        """The entries by key; with ``keys`` any other key is an error, and so is a missing one of ``needed``."""
        if not isinstance(self.node, yaml.MappingNode):
            raise self.wrong("positions-bad-mapping")
        found: dict[str, Entry] = {}
        for key, value in self.node.value:
            name = Entry(key).text()
            if name in found:
                raise Entry(key).wrong("positions-twice", name=name)
            if keys and name not in keys:
                raise Entry(key).wrong("positions-bad-key", name=name)
            found[name] = Entry(value)
        for name in needed:
            if name not in found:
                raise self.wrong("positions-missing-key", name=name)
        return found

    def items(self) -> list[Entry]:
        """The entries of a list."""
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.wrong("positions-bad-list")
        return [Entry(item) for item in self.node.value]

    def one_or_items(self) -> list[Entry]:
        """The entries of a list, or the one that stands here without one."""
        return [self] if isinstance(self.node, yaml.MappingNode) else self.items()

    def text(self) -> str:
        """A word, just as it is written: ``on``, ``no`` and ``6.10`` are words here."""
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.wrong("positions-no-word")
        return str(self.node.value)

    def number(self) -> int:
        """A whole number."""
        found = self.plain()
        if not isinstance(found, int) or isinstance(found, bool):
            raise self.wrong("positions-bad-number", name=str(found))
        return found

    def plain(self) -> Any:
        """Everything below as plain data: mappings, lists, whole numbers, true, false and words; a code of digits that
        begins with 0 is one of these."""
        if isinstance(self.node, yaml.MappingNode):
            return {key: entry.plain() for key, entry in self.mapping().items()}
        if isinstance(self.node, yaml.SequenceNode):
            return [entry.plain() for entry in self.items()]
        word = self.text()
        digits = word.lstrip("-")
        if self.node.tag == _INT and digits.isdecimal() and len(word) < 10 and str(int(digits)) == digits:
            return int(word)
        unquoted = isinstance(self.node, yaml.ScalarNode) and not self.node.style
        return word == "true" if unquoted and word in ("true", "false") else word

    def at(self, path: str, *, key: bool = False) -> Entry:
        """The entry a path leads to ("players/Ana/heroes/0"), as far as it exists; ``key`` for the key itself."""
        found: yaml.Node = self.node
        for part in [part for part in path.split("/") if part]:
            if isinstance(found, yaml.MappingNode):
                pair = next(((name, value) for name, value in found.value if name.value == part), None)
                if pair is None:
                    break
                found = pair[0] if key and path.endswith(part) and pair[0].value == part else pair[1]
            elif isinstance(found, yaml.SequenceNode) and part.isdecimal() and int(part) < len(found.value):
                found = found.value[int(part)]
        return Entry(found)


class Position(Frozen):
    """A position file: a game set up by hand, what the seats do, what must be true then.

    ``seated`` is where the ``seats`` are told. With ``every_question`` nothing is answered by itself, so that a
    question with one answer can be looked at.
    """

    path: Path
    game: str
    title: Mapping[str, str]
    rules: tuple[str, ...]
    seats: tuple[str, ...]
    seated: Entry
    seed: int
    setup: Entry
    play: tuple[Entry, ...]
    expect: tuple[Entry, ...]
    every_question: bool = False


def read_position(path: Path) -> Position:
    """Reads a position file.

    Raises:
        PositionWrong: for a file that does not hold, with line and column.
        StorageError, FileDamaged: if it cannot be read, or is larger than 1 MB.
    """
    return _position(path, read_entry(path))


def read_entry(path: Path) -> Entry:
    """Reads a YAML file of ours as an entry that knows its places.

    Raises:
        PositionWrong: for a file that is not YAML, or plays tricks.
        StorageError, FileDamaged: if it cannot be read, or is larger than 1 MB.
    """
    content = read_bytes(path, MEGABYTE)
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileDamaged("errors-file-not-text", path=path, position=error.start) from error
    return _compose(text)


def _compose(text: str) -> Entry:
    try:
        _refuse_tricks(text)
        node = yaml.compose(text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark is not None else (1, 1)
        raise PositionWrong("positions-not-yaml", line=line, column=column) from error
    except yaml.YAMLError as error:
        raise PositionWrong("positions-not-yaml", line=1, column=1) from error
    if node is None:
        raise PositionWrong("positions-bad-mapping", line=1, column=1)
    return Entry(node)


def _refuse_tricks(text: str) -> None:
    """A file from a stranger: no references (a few lines can grow without end) and no bottomless nesting."""
    depth = 0
    for event in yaml.parse(text, Loader=_LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if isinstance(event, yaml.AliasEvent) or depth > DEEPEST:
            mark = event.start_mark
            assert mark is not None  # every event of a text has a place in it
            raise PositionWrong("positions-not-yaml", line=mark.line + 1, column=mark.column + 1)


def _position(path: Path, whole: Entry) -> Position:
    needed = ("format", "game", "title", "seats", "setup")
    found = whole.mapping((*needed, "rules", "seed", "play", "expect", "notes", "every_question"), needed)
    if found["format"].number() != FORMAT:
        raise found["format"].wrong("positions-bad-format", name=found["format"].text())
    titles = _titles(found["title"])
    found["setup"].mapping()
    seats = [seat.text() for seat in found["seats"].items()]
    if not seats or len(set(seats)) != len(seats):
        raise found["seats"].wrong("positions-bad-seats")
    return Position(
        path,
        found["game"].text(),
        titles,
        tuple(_rule(entry) for entry in (found["rules"].items() if "rules" in found else ())),
        tuple(seats),
        found["seats"],
        found["seed"].number() if "seed" in found else 0,
        found["setup"],
        tuple(found["play"].items() if "play" in found else ()),
        tuple(found["expect"].one_or_items() if "expect" in found else ()),
        "every_question" in found and found["every_question"].plain() is True,
    )


def _titles(entry: Entry) -> dict[str, str]:
    """The title in each language, or one for all of them: whoever reports something need not write it twice."""
    if isinstance(entry.node, yaml.ScalarNode):
        return dict.fromkeys(LANGUAGES, entry.text())
    said = {language: each.text() for language, each in entry.mapping(LANGUAGES).items()}
    if not said:
        raise entry.wrong("positions-missing-key", name=LANGUAGES[0])
    return {language: said.get(language, next(iter(said.values()))) for language in LANGUAGES}


def _rule(entry: Entry) -> str:
    try:
        return find_rule(entry.text()).id
    except UnknownRule as error:
        raise entry.wrong("positions-bad-rule", name=entry.text()) from error
