"""Every key of the table and what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from desktop_app.ui.table.keys import Keys, counting, key_name
from desktop_app.ui.table.words.wording import Wording


def help_text(keys: Keys, wording: Wording, letters: Mapping[str, str], counted: Sequence[str]) -> str:
    """Every key and what it does; ``counted`` are the kinds of tokens and counters in the order of their keys."""
    texts = wording.texts
    rows: list[tuple[str, str]] = []
    for action, found in keys.bindings.items():
        name = _done_by(action, wording, counted)
        if found and name:
            shown = dict.fromkeys(key_name(wording.texts, key) for key in found[:2])  # two keys may have one name
            rows.append((name, " · ".join(shown)))
    rows.insert(1, (texts("table-do-digits"), "1-9"))
    rows.insert(2, (texts("table-do-letters"), "A-Z" if not letters else " ".join(letters.values())))
    half = (len(rows) + 1) // 2
    left, right = (_rows(each) for each in (rows[:half], rows[half:]))
    cells = f'<td width="50%" style="padding-right:40px">{left}</td><td width="50%">{right}</td>'
    return f'<table width="100%"><tr>{cells}</tr></table>'


def _done_by(action: str, wording: Wording, counted: Sequence[str]) -> str:
    """What an action does; counting by hand says what of this game it counts, "" where there is nothing to count."""
    way = counting(action)
    if way is None:
        return wording.texts(f"table-do-{action}")
    number, by = way
    if number > len(counted):
        return ""
    told = "table-do-counter-up" if by > 0 else "table-do-counter-down"
    return wording.texts(told, number=wording.number(counted[number - 1]))


def _rows(rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(
        f'<tr><td style="padding:3px 28px 3px 0">{escape(name)}</td>'
        f'<td align="right" style="padding:3px 0">{escape(value)}</td></tr>'
        for name, value in rows
    )
    return f"<table width='100%'>{cells}</table>"
