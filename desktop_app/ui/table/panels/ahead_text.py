"""What could be done now, what is to come this round, what the coach suggests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from desktop_app.engine.ask import Option
from desktop_app.games.contract.play import Foretold
from desktop_app.ui.table.panels.text_parts import COLUMN_FACE, ROW_FACE, TONES, face, in_percent
from desktop_app.ui.table.play.coach import Advice
from desktop_app.ui.table.words.wording import Wording

MOST_COMING, ENOUGH = 5, 3
AHEAD_FACE = COLUMN_FACE + 12
RESPOND = "respond"
"""The verb of every game for a response."""


def waiting(options: Sequence[Option], wording: Wording) -> str:
    """What could be done now, responses first, each with the face of its card and what that does, as links
    ``option:<key>``."""
    texts, view = wording.texts, wording.view
    html = f"<p><b>{escape(texts('table-waiting-now'))}</b></p>"
    if not options:
        return html + f"<p>{escape(texts('table-waiting-nothing'))}</p>"
    rows: list[str] = []
    for option in sorted(options, key=lambda each: each.verb != RESPOND):
        card = view.card(option.source) if view is not None else None
        picture = face(card.code, ROW_FACE) if card is not None and card.code else ""
        words = f'<a href="option:{escape(option.key)}">{escape(wording.option(option))}</a>'
        told = wording.told(option)
        words += f"<br>{escape(told, quote=False)}" if told else ""
        rows.append(f'<tr><td style="padding:4px 14px 4px 0">{picture}</td><td valign="middle">{words}</td></tr>')
    return html + f"<table>{''.join(rows)}</table>"


def coming(rows: Sequence[tuple[str, str]], wording: Wording, foretell: Callable[[str], Sequence[Foretold]]) -> str:
    """The steps that are still to come this round, in their order: what each will do to this table with the number it
    comes to; where little is known also what the others are about."""
    named = [(phase, row, foretell(row)) for phase, row in rows if wording.step(row)]
    telling = [each for each in named if each[2]]
    shown = (telling if len(telling) >= ENOUGH else named)[:MOST_COMING]
    if not shown:
        return ""
    faces = any(each.code for _, _, known in shown for each in known)
    cells = "".join(_ahead(wording.phase(phase), row, wording, known, faces=faces) for phase, row, known in shown)
    heading = f"<p><b>{escape(wording.texts('table-waiting-then'))}</b></p>"
    return f'{heading}<table width="100%" cellspacing="0">{cells}</table>'


def _ahead(phase: str, row: str, wording: Wording, known: Sequence[Foretold], *, faces: bool) -> str:
    """The rows of one step: its phase over each sentence, the number at the right, under a hairline."""
    called = " · ".join(filter(None, (phase, wording.step_called(row))))
    over, told = f'<span class="aside">{escape(called)}</span>', wording.step_told(row)
    if not known:
        under = f"<br>{escape(told, quote=False)}" if told not in called else ""
        return _lined("", over + under, "", faces=faces)
    return "".join(
        _lined(
            face(each.code, COLUMN_FACE) if each.code else "",
            f"{over}<br>{escape(wording.plain(each.told), quote=False)}",
            f'<b class="{TONES[each.good]}">{escape(_comes_to(each, wording))}</b>',
            faces=faces,
        )
        for each in known
    )


def _comes_to(foretold: Foretold, wording: Wording) -> str:
    return foretold.number if foretold.chance is None else in_percent(foretold.chance, wording)


def _lined(picture: str, words: str, number: str, *, faces: bool) -> str:
    """A row under a hairline; a cell with a style of its own would have none."""
    first = f'<td class="line" valign="middle" width="{AHEAD_FACE}">{picture}</td>' if faces else ""
    last = f'<td class="line" align="right" valign="middle">{number}</td>'
    return f'<tr>{first}<td class="line" valign="middle">{words}</td>{last}</tr>'


def coach(advice: Advice) -> str:
    """One imperative sentence, then the reasons with their numbers, those against it last."""
    html = f'<p class="lead">{escape(advice.suggestion)}</p>'
    told = advice.arguments or (((advice.reason, False),) if advice.reason else ())
    if advice.does:
        html += f"<p>{escape(advice.does, quote=False)}</p>"
    rows = [
        f'<tr><td style="padding:3px 10px 3px 0"><b class="{TONES[not against]}">{"✗" if against else "✓"}</b></td>'
        f'<td style="padding:3px 0">{escape(words, quote=False)}</td></tr>'
        for words, against in sorted(told, key=lambda each: each[1])
    ]
    return html + f"<table>{''.join(rows)}</table>"
