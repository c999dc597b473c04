"""What the panels of the table say: game over, coming back, history, what waits, odds, help. Plain text making."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from desktop_app.engine.ask import Option
from desktop_app.engine.record import BY_SEAT, Branch, Line
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.keys import Keys, key_name
from desktop_app.ui.table.play.missed import hand_moments, missed_moments, missed_triggers
from desktop_app.ui.table.play.odds import Odds
from desktop_app.ui.table.play.review import is_grave
from desktop_app.ui.table.words.wording import Wording

LAST_LINES = 6


def _rows(rows: Sequence[tuple[str, str]], *, last_bold: bool = False) -> str:
    html = []
    for i, (name, value) in enumerate(rows):
        open_, close = ("<b>", "</b>") if last_bold and i == len(rows) - 1 else ("", "")
        html.append(
            f'<tr><td style="padding:3px 28px 3px 0">{open_}{escape(name)}{close}</td>'
            f'<td align="right" style="padding:3px 0">{open_}{escape(value)}{close}</td></tr>'
        )
    return f"<table>{''.join(html)}</table>"


def game_over(view: View, session: Session, wording: Wording) -> tuple[str, str]:
    """Title and text at the end of a game: how it ended, the score by its parts, what was missed."""
    texts, outcome = wording.texts, view.outcome
    result = outcome.get("result", "")
    title = texts("table-over-won") if result == "won" else texts("table-over-lost")
    told = texts(f"{wording.domain}-outcome-{result}", reason=outcome.get("reason", ""))
    html = f"<p>{escape(told)}</p>"
    parts = [
        (_score_name(key.removeprefix("score:"), wording), value)
        for key, value in outcome.items()
        if key.startswith("score:")
    ]
    if "score" in outcome:
        parts.append((texts("table-score"), outcome["score"]))
    if parts:
        html += _rows(parts, last_bold="score" in outcome)
    html += f"<p>{escape(texts('table-over-rounds', rounds=view.round))}"
    return title, html + "</p>" + _missed(session, wording) + _by_hand(session, wording)


def _missed(session: Session, wording: Wording) -> str:
    """The optional triggers passed by, each a link ``at:<n>`` to its moment."""
    texts, moments = wording.texts, missed_moments(session)
    html = f"<p>{escape(texts('table-over-missed', count=len(moments)))}</p>"
    for each in missed_triggers(session):
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
    for at in moments:
        line = next((line for line in session.log if line.at in (at, at + 1) and "-hand-" in line.message.id), None)
        if line is not None:
            told = escape(wording.plain(line.message), quote=False)
            html += f'<p style="margin:2px 0 2px 14px"><a href="at:{at}">{told}</a></p>'
    return html


def _score_name(part: str, wording: Wording) -> str:
    told = f"{wording.domain}-score-{part.replace('_', '-')}"
    return wording.texts(told) if wording.texts.has(told) else part.replace("_", " ")


def coming_back(session: Session, wording: Wording, note: str, phase: str, step: str) -> str:
    """Where you were: phase, the last lines, your own note, what must be decided."""
    texts = wording.texts
    view = wording.view
    seat = view.seat if view is not None else ""
    html = f"<p><b>{escape(texts('table-back-where', phase=phase, step=step))}</b></p>"
    if note:
        html += f"<p><i>{escape(texts('table-back-note'))}</i><br>{escape(note)}</p>"
    lines = [line for line in session.log if line.message.only in ("", seat)][-LAST_LINES:]
    html += "".join(f"<p style='margin:3px 0'>{wording.rich(line.message)}</p>" for line in lines)
    if session.question is not None:
        html += f"<p><b>{escape(wording.plain(session.question.prompt))}</b></p>"
    return html


def history(session: Session, wording: Wording) -> str:
    """The last moments to go back to and the branches, as links ``at:<n>`` and ``branch:<n>``."""
    texts = wording.texts
    view = wording.view
    seat = view.seat if view is not None else ""
    html = f"<p><b>{escape(texts('table-history-branches'))}</b></p>"
    if not session.branches:
        html += f"<p>{escape(texts('table-history-no-branches'))}</p>"
    for i, branch in enumerate(session.branches):
        html += f'<p><a href="branch:{i}">{escape(_branch_name(branch, session, wording))}</a><br>'
        html += f"{escape(branch_comparison(session, branch, wording))}</p>"
    html += f"<p><b>{escape(texts('table-history-moments'))}</b></p>"
    seen: set[int] = set()
    for line in reversed(session.log):
        if line.at in seen or line.message.only not in ("", seat):
            continue
        seen.add(line.at)
        revealed = " •" if is_grave(line) else ""
        text = escape(wording.plain(line.message), quote=False)
        html += f'<p style="margin:3px 0"><a href="at:{line.at}">{text}</a>{revealed}</p>'
        if len(seen) >= 30:
            break
    return html


def _branch_name(branch: Branch, session: Session, wording: Wording) -> str:
    answers = sum(1 for record in branch.records if record.by == BY_SEAT)
    line = next((line for line in reversed(session.log) if line.at <= branch.at), None)
    after = wording.plain(line.message) if line is not None else ""
    return wording.texts("table-branch", name=branch.name, count=answers, after=after)


def branch_comparison(session: Session, branch: Branch, wording: Wording) -> str:
    """How a branch differs from the line played: how many answers each has from where they part."""
    here = sum(1 for record in session.records[branch.at :] if record.by == BY_SEAT)
    there = sum(1 for record in branch.records if record.by == BY_SEAT)
    return wording.texts("table-branch-compare", here=here, there=there)


def waiting(options: Sequence[Option], wording: Wording) -> str:
    """What could be done now, as links ``option:<key>``."""
    texts = wording.texts
    if not options:
        return f"<p>{escape(texts('table-waiting-nothing'))}</p>"
    return "".join(
        f'<p style="margin:5px 0"><a href="option:{escape(option.key)}">{escape(wording.option(option))}</a></p>'
        for option in options
    )


def odds(found: Odds | None, view: View, wording: Wording) -> str:
    """What the next encounter card can be, from public knowledge only."""
    texts = wording.texts
    if found is None:
        return f"<p>{escape(texts('table-odds-none'))}</p>"
    html = f"<p>{escape(texts('table-odds-unseen', count=found.unseen))}</p>"
    kinds = [
        (texts(f"{wording.domain}traits-type-{kind.replace('_', '-')}"), _percent(share))
        for kind, share in found.kinds.items()
    ]
    html += _rows(kinds)
    html += f"<p><b>{escape(texts('table-odds-threat'))}</b></p>"
    html += _rows(
        [(texts("table-odds-adds", threat=amount), _percent(share)) for amount, share in found.threat.items()]
    )
    surplus = view.numbers.get("willpower", 0) - view.numbers.get("staging_threat", 0)
    if surplus < 0:
        return html + f"<p>{escape(texts('table-odds-behind', short=-surplus))}</p>"
    safe = sum(share for amount, share in found.threat.items() if amount <= surplus)
    html += f"<p>{escape(texts('table-odds-quest', surplus=surplus, chance=_percent(safe)))}</p>"
    return html


def _percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def help_text(keys: Keys, wording: Wording, letters: Mapping[str, str]) -> str:
    """Every key and what it does."""
    texts = wording.texts
    rows = [
        (texts(f"table-do-{action}"), " · ".join(key_name(wording.texts, key) for key in found[:2]))
        for action, found in keys.bindings.items()
        if found
    ]
    rows.insert(1, (texts("table-do-digits"), "1-9"))
    rows.insert(2, (texts("table-do-letters"), "A-Z" if not letters else " ".join(letters.values())))
    half = (len(rows) + 1) // 2
    cells = f'<td style="padding-right:36px">{_rows(rows[:half])}</td><td>{_rows(rows[half:])}</td>'
    return f"<table><tr>{cells}</tr></table>"


def what_happened(lines: Sequence[Line], wording: Wording, before: View | None, after: View) -> str:
    """The chronicle since the last decision, with the numbers before and after."""
    html = "".join(f"<p style='margin:4px 0'>{wording.rich(line.message)}</p>" for line in lines)
    changes = _changes(before, after, wording) if before is not None else []
    if changes:
        html += "<p>" + "<br>".join(escape(change) for change in changes) + "</p>"
    return html


def _changes(before: View, after: View, wording: Wording) -> list[str]:
    texts = wording.texts
    found = []
    for seat in after.seats:
        was, now = before.numbers.get(f"threat:{seat}"), after.numbers.get(f"threat:{seat}")
        if was is not None and now is not None and was != now:
            found.append(texts("table-change-threat", name=wording.seat(seat), before=was, after=now))
    was, now = before.numbers.get("staging_threat"), after.numbers.get("staging_threat")
    if was is not None and now is not None and was != now:
        found.append(texts("table-change-staging", before=was, after=now))
    for zone in after.zones.values():
        for card in zone.cards:
            old = before.card(card.id)
            for kind in ("damage", "progress"):
                was, now = (old.tokens.get(kind, 0) if old else 0), card.tokens.get(kind, 0)
                if card.code and was != now:
                    found.append(
                        texts(
                            "table-change-token",
                            card=wording.title(card.code),
                            number=wording.number(kind),
                            before=was,
                            after=now,
                        )
                    )
    return found
