"""Cards made up for tests, of any game: they stand among the printed ones only while a test needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from desktop_app.games.kit.card_names import CardNames


def printed_number(card: Any, name: str) -> int | None:
    """The number of this name that stands on a card; None for a dash or an X."""
    value = getattr(card, name)
    return value if isinstance(value, int) else None


@contextmanager
def among_the_printed(
    shelf: Mapping[str, Any],
    box: dict[str, Any],
    names: CardNames,
    numbers: Mapping[str, dict[str, int]],
    number: Callable[[Any, str], int | None] = printed_number,
) -> Iterator[None]:
    """While it lasts the cards of a shelf are among those of the box: their facts, their names and their numbers."""
    box |= shelf
    for name, printed in numbers.items():
        printed |= {code: value for code, card in shelf.items() if (value := number(card, name)) is not None}
    names.read_again()
    try:
        yield
    finally:
        for code in shelf:
            del box[code]
            for printed in numbers.values():
                printed.pop(code, None)
        names.read_again()
