"""Everything that is written about cards, in one place: parts of their texts by card code and kind of part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

P = TypeVar("P")


class Registry:
    """What the card modules have said, each part a value under the code of its card."""

    def __init__(self) -> None:
        self._parts: dict[type[Any], dict[str, list[Any]]] = {}

    def add(self, code: str, part: Any) -> None:
        """Adds a part to the text of a card."""
        self._parts.setdefault(type(part), {}).setdefault(code, []).append(part)

    def of(self, kind: type[P], code: str) -> Sequence[P]:
        """The parts of this kind on a card, in the order they were written."""
        return self._parts.get(kind, _NONE).get(code, ())

    def by_code(self, kind: type[P]) -> Mapping[str, Sequence[P]]:
        """The parts of this kind by card code, as they stand at any time: for what is asked very often."""
        return self._parts.setdefault(kind, {})

    def has(self, kind: type[Any]) -> bool:
        """Whether any card has such a part."""
        return bool(self._parts.get(kind))

    def codes(self, kind: type[Any]) -> Sequence[str]:
        """The cards with a part of this kind."""
        return list(self._parts.get(kind, _NONE))

    def kinds(self) -> Sequence[type[Any]]:
        """Every kind of part that any card has."""
        return list(self._parts)

    def parts(self, code: str) -> Iterator[Any]:
        """Everything written about a card."""
        for by_code in self._parts.values():
            yield from by_code.get(code, ())

    def next_name(self, code: str) -> str:
        """A name for the next ability of a card: "01001/1", "01001/2"."""
        return f"{code}/{sum(1 for _ in self.parts(code)) + 1}"


_NONE: dict[str, list[Any]] = {}
