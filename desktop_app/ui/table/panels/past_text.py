"""What has happened: since the last decision or the last evening, all moments and branches, and what was missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from desktop_app.app.tables.story import Carried
from desktop_app.engine.record import BY_SEAT, Branch, Line
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.panels.changes import changes_between
from desktop_app.ui.table.panels.text_parts import BAR_WIDTH, ROW_FACE, face
from desktop_app.ui.table.play.missed import hand_moments, missed_moments, missed_triggers
from desktop_app.ui.table.words.wording import Wording

LAST_LINES = 6


def what_happened(lines: Sequence[Line], wording: Wording, words: TableWords, before: View | None, after: View) -> str:
    """The chronicle since the last decision, with the numbers before and after."""
    html = "".join(f"<p style='margin:4px 0'>{wording.rich(line.message)}</p>" for line in lines)
    changes = changes_between(before, after, wording, words) if before is not None else []
    if changes:
        html += "<p>" + "<br>".join(escape(change, quote=False) for change in changes) + "</p>"
    return html


def coming_back(session: Session, lines: Sequence[Line], wording: Wording, note: str, phase: str, step: str) -> str:
    """Where you were: phase, the last of the lines, your own note, what must be decided."""
    texts = wording.texts
    view = wording.view
    seat = view.seat if view is not None else ""
    where = texts("table-back-where", phase=phase, step=step) if step != phase else texts("table-back-in", phase=phase)
    html = f"<p><b>{escape(where)}</b></p>"
    if note:
        html += f"<p><i>{escape(texts('table-back-note'))}</i><br>{escape(note)}</p>"
    lines = [line for line in lines if line.message.only in ("", seat)][-LAST_LINES:]
    html += "".join(f"<p style='margin:3px 0'>{wording.rich(line.message)}</p>" for line in lines)
    if session.question is not None:
        html += f"<p><b>{escape(wording.question(session.question))}</b></p>"
    return html


def history(session: Session, lines: Sequence[Line], wording: Wording, is_grave: Callable[[Line], bool]) -> str:
    """The branches and the last moments of these lines to go back to."""
    return left_behind(session, wording) + moments(lines, wording, is_grave)


def left_behind(session: Session, wording: Wording) -> str:
    """The branches, as links ``branch:<n>``."""
    texts = wording.texts
    html = f"<p><b>{escape(texts('table-history-branches'))}</b></p>"
    if not session.branches:
        html += f"<p>{escape(texts('table-history-no-branches'))}</p>"
    for i, branch in enumerate(session.branches):
        html += f'<p><a href="branch:{i}">{escape(_branch_name(branch, session, wording))}</a><br>'
        html += f"{escape(_branch_comparison(session, branch, wording))}</p>"
    return html


def _branch_name(branch: Branch, session: Session, wording: Wording) -> str:
    answers = sum(1 for record in branch.records if record.by == BY_SEAT)
    readable = (line for line in reversed(session.log) if line.message.only in ("", _reader(wording)))
    line = next((line for line in readable if line.at <= branch.at), None)
    after = wording.plain(line.message) if line is not None else ""
    return wording.texts("table-branch", name=branch.name, count=answers, after=after)


def _branch_comparison(session: Session, branch: Branch, wording: Wording) -> str:
    """How a branch differs from the line played: how many answers each has from where they part."""
    here = sum(1 for record in session.records[branch.at :] if record.by == BY_SEAT)
    there = sum(1 for record in branch.records if record.by == BY_SEAT)
    return wording.texts("table-branch-compare", here=here, there=there)


def moments(lines: Sequence[Line], wording: Wording, is_grave: Callable[[Line], bool]) -> str:
    """The last moments of these lines to go back to, as links ``at:<n>``."""
    html = f"<p><b>{escape(wording.texts('table-history-moments'))}</b></p>"
    seen: set[int] = set()
    for line in reversed(lines):
        if line.at in seen or line.message.only not in ("", _reader(wording)):
            continue
        seen.add(line.at)
        revealed = " •" if is_grave(line) else ""
        text = escape(wording.plain(line.message), quote=False)
        html += f'<p style="margin:3px 0"><a href="at:{line.at}">{text}</a>{revealed}</p>'
        if len(seen) >= 30:
            break
    return html


def missed(session: Session, wording: Wording, judged: Sequence[str]) -> str:
    """The optional triggers passed by and what was set by hand, each a link ``at:<n>`` to its moment."""
    return _passed_by(session, wording, judged) + _by_hand(session, wording)


def _passed_by(session: Session, wording: Wording, judged: Sequence[str]) -> str:
    texts, moments = wording.texts, missed_moments(session, judged)
    html = f"<p>{escape(texts('table-over-missed', count=len(moments)))}</p>"
    for each in missed_triggers(session, judged):
        cards = ", ".join(wording.title(code) for code in each.codes)
        where = wording.step_cited(step_of(session.game.steps, each.step))
        told = texts("table-over-missed-one", cards=cards, round=each.round, step=where)
        html += f'<p style="margin:2px 0 2px 14px"><a href="at:{each.at}">{escape(told, quote=False)}</a></p>'
    return html


def _by_hand(session: Session, wording: Wording) -> str:
    """What was set by hand, in the words of the log, each a link ``at:<n>``."""
    moments = hand_moments(session)
    if not moments:
        return ""
    html = f"<p>{escape(wording.texts('table-over-by-hand', count=len(moments)))}</p>"
    readable = [line for line in session.log if line.message.only in ("", _reader(wording))]
    for at in moments:
        line = next((line for line in readable if line.at == at + 1 and "-hand-" in line.message.id), None)
        if line is not None:
            told = escape(wording.plain(line.message), quote=False)
            html += f'<p style="margin:2px 0 2px 14px"><a href="at:{at}">{told}</a></p>'
    return html


def carried(cards: Sequence[Carried], wording: Wording) -> str:
    """Every card that did something, with what it did most of."""
    most = max((each.amount for each in cards), default=1)
    rows = [
        f'<tr><td style="padding:3px 12px 3px 0">{face(each.code, ROW_FACE)}</td><td valign="middle">'
        f"{escape(wording.title(each.code), quote=False)}<br>"
        f'<img src="bar:{each.amount / most * 100:.1f}:{BAR_WIDTH}:good"></td><td valign="middle" '
        f'style="padding-left:14px">{escape(wording.texts(each.kind, amount=each.amount, times=each.times))}</td></tr>'
        for each in cards
    ]
    return f"<table>{''.join(rows)}</table>"


def _reader(wording: Wording) -> str:
    """The seat that reads."""
    return wording.view.seat if wording.view is not None else ""
