"""What may come next, as columns or bars."""

from __future__ import annotations

from dataclasses import replace
from html import escape

from desktop_app.games.contract.play import Odds, OddsTable, Share
from desktop_app.ui.table.panels.text_parts import (
    BAR_WIDTH,
    COLUMN_FACE,
    ROW_FACE,
    TONES,
    face,
    in_percent,
    side_by_side,
)
from desktop_app.ui.table.words.wording import Wording

STACK_WIDTH, ROOM_OF_STACKS, BETWEEN_STACKS = 88, 390, 14
"""How wide a stack of cards is at most, how wide all of them with what lies between, and how much of that it is."""
TALL_STACK, LOW_STACK = 150, 72
"""How high the highest stack is at most, and where there is little height."""
FACES_IN_COLUMN = 3


def odds(found: Odds | None, wording: Wording, *, beside: bool = False) -> str:
    """What may come next, from public knowledge only: single cards to be counted, then bars, below them, or ``beside``
    lower stacks where there is little height."""
    if found is None:
        return f"<p>{escape(wording.texts('table-odds-none'))}</p>"
    tall = LOW_STACK if beside else TALL_STACK
    parts = [_odds_table(table, wording, tall) for table in found.tables]
    html = side_by_side(*parts) if beside and len(parts) > 1 else "".join(parts)
    if found.last is not None:
        last = replace(found.last, params={**found.last.params, "chance": in_percent(found.chance, wording)})
        html += f"<p>{escape(wording.plain(last), quote=False)}</p>"
    told = f"{wording.plain(found.told)} {wording.texts('table-odds-open')}"
    return html + f"<p><i>{escape(told, quote=False)}</i></p>"


def _odds_table(table: OddsTable, wording: Wording, tall: int) -> str:
    heading = table.heading
    head = f"<p><b>{escape(wording.plain(heading), quote=False)}</b></p>" if heading is not None else ""
    return head + (_columns(table, wording, tall) if table.columns else _bars(table, wording))


def _columns(table: OddsTable, wording: Wording, tall: int) -> str:
    """One column a share: percent, a slice for every card, what it is, faces, how many, what it would mean."""
    most, total = max(share.count for share in table.shares), sum(share.count for share in table.shares)
    wide = min(STACK_WIDTH, ROOM_OF_STACKS // len(table.shares) - BETWEEN_STACKS)
    lines: list[list[str]] = [[], [], [], [], [], []]
    for share in table.shares:
        lines[0].append(f"<b>{in_percent(share.share, wording)}</b>")
        lines[1].append(f'<img src="stack:{share.count}:{most}:{wide}:{tall}:{_tone(share)}">')
        lines[2].append(f"<b>{escape(wording.plain(share.message), quote=False)}</b>")
        lines[3].append("&nbsp;".join(face(code, COLUMN_FACE) for code in share.codes[:FACES_IN_COLUMN]))
        lines[4].append(escape(wording.texts("table-odds-of", count=share.count, total=total)))
        lines[5].append(f"<b>{escape(wording.plain(share.effect), quote=False)}</b>" if share.effect else "")
    rows = [line for line in lines if any(line)]
    cells = [
        "".join(
            f'<td align="center" valign="bottom" style="padding:2px {BETWEEN_STACKS // 2}px">{one}</td>' for one in row
        )
        for row in rows
    ]
    return f"<table>{''.join(f'<tr>{row}</tr>' for row in cells)}</table>"


def _bars(table: OddsTable, wording: Wording) -> str:
    rows = []
    for share in table.shares:
        picture = face(share.codes[0], ROW_FACE) if share.codes else ""
        words = f"{escape(wording.plain(share.message), quote=False)}<br>"
        chance = in_percent(share.share, wording)
        bar = f'<img src="bar:{share.share * 100:.1f}:{BAR_WIDTH}:{_tone(share)}">'
        rows.append(
            f'<tr><td style="padding:3px 12px 3px 0">{picture}</td><td valign="middle">{words}{bar}</td>'
            f'<td align="right" valign="middle" style="padding-left:14px"><b>{chance}</b></td></tr>'
        )
    return f"<table>{''.join(rows)}</table>"


def _tone(share: Share) -> str:
    return TONES[share.good]
