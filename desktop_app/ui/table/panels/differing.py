"""What differs between two roads of a game: numbers at one moment, the largest change first, then cards only in one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from desktop_app.app.tables.roads import Road, only_in
from desktop_app.games.contract.story import Course
from desktop_app.games.contract.table import TableWords
from desktop_app.games.kit.numerals import signed
from desktop_app.ui.table.panels.changes import changes_between
from desktop_app.ui.table.panels.text_parts import ROW_FACE, face
from desktop_app.ui.table.words.wording import Wording

MOST_FACES, MOST_CHANGES = 6, 6
BAR = 110
TABLE = '<table cellspacing="0" cellpadding="0" style="margin-top:6px">'
"""Begins where the text around it begins."""


def differences(
    here: Road,
    there: Road,
    zones: Collection[str],
    scales: Sequence[Course],
    wording: Wording,
    words: TableWords,
) -> str:
    """As HTML; ``zones`` are those whose cards are compared."""
    texts = wording.texts
    html = ""
    changes = changes_between(here.view, there.view, wording, words)[:MOST_CHANGES]
    if changes:
        heading = texts("table-roads-differ", here=here.letter, there=there.letter)
        html += f"<p><b>{escape(heading)}</b><br>{'<br>'.join(escape(each, quote=False) for each in changes)}</p>"
    for road, other in ((here, there), (there, here)):
        codes = only_in(road.view, other.view, zones)[:MOST_FACES]
        if codes:
            faces = "&nbsp;".join(face(code, ROW_FACE) for code in codes)
            html += f"<p><b>{escape(texts('table-roads-only', road=road.letter))}</b><br>{faces}</p>"
    numbers = _numbers(here, there, scales, wording)
    return f'{TABLE}<tr><td style="padding-right:40px">{numbers}</td><td>{html}</td></tr></table>'


def _numbers(here: Road, there: Road, scales: Sequence[Course], wording: Wording) -> str:
    """The scales of both at the end of the last round that both have finished or are in."""
    time = min(here.rounds, there.rounds) + 1.0
    found: list[tuple[int, str]] = []
    for number, scale in enumerate(scales):
        one, other = here.value(number, time), there.value(number, time)
        if one is not None and other is not None:
            most = max(abs(one), abs(other), 1)
            row = (
                f'<tr><td rowspan="2" valign="middle" style="padding-right:16px">'
                f"{escape(wording.texts(scale.name))}</td>{_measured(one, most, 'good', 'padding-top:6px')}"
                f'<td rowspan="2" align="right" valign="middle"><b>{signed(other - one)}</b></td></tr>'
                f"<tr>{_measured(other, most, 'plain')}</tr>"
            )
            found.append((abs(other - one), row))
    if not found:
        return ""
    heading = wording.texts("table-roads-same-moment", round=int(time) - 1, here=here.letter, there=there.letter)
    rows = "".join(row for _, row in sorted(found, key=lambda each: -each[0]))
    return f"<p><b>{escape(heading)}</b></p>{TABLE}{rows}</table>"


def _measured(value: int, most: int, tone: str, style: str = "") -> str:
    """The bar of a number and the number beside it, as two cells of a row."""
    bar = f'<img src="bar:{abs(value) / most * 100:.0f}:{BAR}:{tone}">'
    return (
        f'<td valign="middle" style="{style}">{bar}</td>'
        f'<td align="right" valign="middle" style="padding-left:10px; padding-right:10px; {style}">{value}</td>'
    )
