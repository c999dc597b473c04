"""What the panels of the table say: game over, coming back, history, what waits, odds, help. Plain text making."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from html import escape

from desktop_app.app.tables.story import Carried
from desktop_app.engine.ask import Option
from desktop_app.engine.record import BY_SEAT, Branch, Line
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.play import Foretold, Odds, OddsTable, Share
from desktop_app.games.contract.table import TableWords
from desktop_app.games.kit.numerals import percent
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.keys import Keys, counting, key_name
from desktop_app.ui.table.panels.changes import changes_between
from desktop_app.ui.table.play.coach import Advice
from desktop_app.ui.table.play.missed import hand_moments, missed_moments, missed_triggers
from desktop_app.ui.table.words.wording import Wording

LAST_LINES = 6
BETWEEN_COLUMNS = 24
ROW_FACE, COLUMN_FACE, BAR_WIDTH = 34, 28, 260
STACK_WIDTH, ROOM_OF_STACKS, BETWEEN_STACKS = 88, 390, 14
"""How wide a stack of cards is at most, how wide all of them with what lies between, and how much of that it is."""
TALL_STACK, LOW_STACK = 150, 72
"""How high the highest stack is at most, and where there is little height."""
FACES_IN_COLUMN, MOST_COMING, ENOUGH = 3, 5, 3
AHEAD_FACE = COLUMN_FACE + 12
TONES = {None: "plain", True: "good", False: "bad"}
"""How what one would like or not is written."""
RESPOND = "respond"
"""The verb of every game for a response."""


def _rows(rows: Sequence[tuple[str, str]], *, last_bold: bool = False, across: str = "") -> str:
    html = []
    for i, (name, value) in enumerate(rows):
        open_, close = ("<b>", "</b>") if last_bold and i == len(rows) - 1 else ("", "")
        html.append(
            f'<tr><td style="padding:3px 28px 3px 0">{open_}{escape(name)}{close}</td>'
            f'<td align="right" style="padding:3px 0">{open_}{escape(value)}{close}</td></tr>'
        )
    return f"<table width='{across}'>{''.join(html)}</table>" if across else f"<table>{''.join(html)}</table>"


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
        html += f"{escape(branch_comparison(session, branch, wording))}</p>"
    return html


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


def _reader(wording: Wording) -> str:
    """The seat that reads."""
    return wording.view.seat if wording.view is not None else ""


def _branch_name(branch: Branch, session: Session, wording: Wording) -> str:
    answers = sum(1 for record in branch.records if record.by == BY_SEAT)
    readable = (line for line in reversed(session.log) if line.message.only in ("", _reader(wording)))
    line = next((line for line in readable if line.at <= branch.at), None)
    after = wording.plain(line.message) if line is not None else ""
    return wording.texts("table-branch", name=branch.name, count=answers, after=after)


def branch_comparison(session: Session, branch: Branch, wording: Wording) -> str:
    """How a branch differs from the line played: how many answers each has from where they part."""
    here = sum(1 for record in session.records[branch.at :] if record.by == BY_SEAT)
    there = sum(1 for record in branch.records if record.by == BY_SEAT)
    return wording.texts("table-branch-compare", here=here, there=there)


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
    return foretold.number if foretold.chance is None else _percent(foretold.chance, wording)


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


def face(code: str, width: int) -> str:
    """A card's face in a text, of a width in logical pixels."""
    return f'<img src="face:{escape(code)}:{width}">'


def odds(found: Odds | None, wording: Wording, *, beside: bool = False) -> str:
    """What may come next, from public knowledge only: single cards to be counted, then bars, below them, or ``beside``
    lower stacks where there is little height."""
    if found is None:
        return f"<p>{escape(wording.texts('table-odds-none'))}</p>"
    tall = LOW_STACK if beside else TALL_STACK
    parts = [_odds_table(table, wording, tall) for table in found.tables]
    html = side_by_side(*parts) if beside and len(parts) > 1 else "".join(parts)
    if found.last is not None:
        last = replace(found.last, params={**found.last.params, "chance": _percent(found.chance, wording)})
        html += f"<p>{escape(wording.plain(last), quote=False)}</p>"
    told = f"{wording.plain(found.told)} {wording.texts('table-odds-open')}"
    return html + f"<p><i>{escape(told, quote=False)}</i></p>"


def _odds_table(table: OddsTable, wording: Wording, tall: int) -> str:
    heading = table.heading
    head = f"<p><b>{escape(wording.plain(heading), quote=False)}</b></p>" if heading is not None else ""
    return head + (_columns(table, wording, tall) if table.columns else _bars(table, wording))


def side_by_side(*columns: str) -> str:
    """Texts in columns, each as wide as it needs to be."""
    cells = "".join(f'<td style="padding-right:{BETWEEN_COLUMNS}px">{each}</td>' for each in columns)
    return f"<table><tr>{cells}</tr></table>"


def _tone(share: Share) -> str:
    return TONES[share.good]


def _columns(table: OddsTable, wording: Wording, tall: int) -> str:
    """One column a share: percent, a slice for every card, what it is, faces, how many, what it would mean."""
    most, total = max(share.count for share in table.shares), sum(share.count for share in table.shares)
    wide = min(STACK_WIDTH, ROOM_OF_STACKS // len(table.shares) - BETWEEN_STACKS)
    lines: list[list[str]] = [[], [], [], [], [], []]
    for share in table.shares:
        lines[0].append(f"<b>{_percent(share.share, wording)}</b>")
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
        chance = _percent(share.share, wording)
        bar = f'<img src="bar:{share.share * 100:.1f}:{BAR_WIDTH}:{_tone(share)}">'
        rows.append(
            f'<tr><td style="padding:3px 12px 3px 0">{picture}</td><td valign="middle">{words}{bar}</td>'
            f'<td align="right" valign="middle" style="padding-left:14px"><b>{chance}</b></td></tr>'
        )
    return f"<table>{''.join(rows)}</table>"


def _percent(share: float, wording: Wording) -> str:
    return wording.texts("common-percent", share=percent(share))


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
    left, right = (_rows(each, across="100%") for each in (rows[:half], rows[half:]))
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


def what_happened(lines: Sequence[Line], wording: Wording, words: TableWords, before: View | None, after: View) -> str:
    """The chronicle since the last decision, with the numbers before and after."""
    html = "".join(f"<p style='margin:4px 0'>{wording.rich(line.message)}</p>" for line in lines)
    changes = changes_between(before, after, wording, words) if before is not None else []
    if changes:
        html += "<p>" + "<br>".join(escape(change, quote=False) for change in changes) + "</p>"
    return html
