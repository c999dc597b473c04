"""A ledger in words: what is being added up, term by term."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.games.contract.table import Cell, Ledger
from desktop_app.ui.table.words.wording import Wording


class Term(Frozen):
    """One term in words: the sign before it, its name, its value, what it is made of, whether it is good news."""

    sign: str
    name: str
    value: str
    note: str
    known: bool
    won: bool = False


class Sum(Frozen):
    """A whole ledger in words, and the zone in whose room it stands."""

    heading: str
    terms: tuple[Term, ...]
    zone: str


def in_words(ledger: Ledger, wording: Wording) -> Sum:
    """A ledger in the language of the table."""
    return Sum(wording.plain(ledger.heading), in_terms(ledger.cells, wording), ledger.zone)


def in_terms(cells: Sequence[Cell], wording: Wording) -> tuple[Term, ...]:
    """Cells in the language of the table; the first needs no sign before it."""
    return tuple(
        Term(
            cell.sign if number else "",
            wording.plain(cell.name),
            cell.value,
            wording.plain(cell.note) if cell.note is not None else "",
            cell.known,
            cell.won,
        )
        for number, cell in enumerate(cells)
    )
