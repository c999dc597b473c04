"""The log: it writes what is new and takes back what is not said any more, however long it is."""

from __future__ import annotations

import pytest

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language
from desktop_app.engine.record import Line
from desktop_app.ui.render.stage import settle
from desktop_app.ui.table.side.log_lines import HEADINGS
from desktop_app.ui.table.side.log_panel import AT_FIRST, MOST_WRITTEN
from tests.ui.table.conftest import LayTable, Table, asks, greedy_answer, new_session, play_until

SIGN = "\ufffc"
"""How a picture stands in plain text."""


def written(table: Table) -> list[str]:
    """The lines as they stand, without the signs before them."""
    text = table.screen.side.log.text.toPlainText().replace(SIGN, "")
    return [line.strip() for line in text.split("\n") if line.strip()]


def said(table: Table, first: int = 0, seat: str = "A") -> list[str]:
    """What the seat may read, line by line, in the words of the table; with the sign of what can be shown again."""
    lines = [line for line in table.session.log[first:] if line.message.only in ("", seat)]
    opens = {id for kind in table.screen.game.play.staged.kinds for id in kind.opens}
    return [
        table.screen.wording.plain(line.message)
        + (f" {line.message.rule}" if line.message.rule and not line.message.id.endswith(HEADINGS) else "")
        + (" »" if line.message.id in opens else "")
        for line in lines
    ]


def test_an_answer_adds_its_lines_and_an_undo_takes_them_back(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")))
    before = written(table)
    assert before == said(table)[-len(before) :]
    table.screen.controller.travel.undo()
    assert written(table)[-1] == said(table)[-1]
    for _ in range(12):
        table.session.answer(greedy_answer(table.session))
        table.screen.refresh()
    shown = written(table)
    assert shown == said(table)[-len(shown) :]
    assert len(shown) > 5


def test_each_of_two_people_reads_what_was_said_to_everybody_and_to_them(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-planning"))
    table = lay_table(session, seats=["A", "B"], settings=Settings(open_hands=True, motion="off", moments="off"))
    read: set[str] = set()
    for _ in range(60):
        session.answer(greedy_answer(session))
        table.screen.refresh()
        seat = table.screen.controller.view.seat
        shown = written(table)
        assert shown == said(table, seat=seat)[-len(shown) :]
        read.add(seat)
    assert read == {"A", "B"}
    assert {line.message.only for line in session.log} >= {"", "A", "B"}


def test_a_long_log_begins_with_its_last_lines_and_goes_back_to_the_first(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    once = list(session.log)
    while len(session.log) < 400:
        session.log[:0] = [Line(line.at, line.message) for line in once]
    table = lay_table(session)
    assert 10 < len(written(table)) <= 2 * AT_FIRST
    bar = table.screen.side.log.text.verticalScrollBar()
    for _ in range(400):
        if len(written(table)) == len(said(table)):
            break
        bar.setValue(bar.maximum())
        bar.setValue(0)
    assert written(table) == said(table)


def test_a_log_that_grows_all_evening_keeps_its_last_lines_written_and_loses_none(lay_table: LayTable) -> None:
    """Thousands of written lines would be laid out at every new one."""
    session = play_until(new_session(), asks("lcg-ask-commit"))
    once = list(session.log)
    table = lay_table(session)
    most = 0
    while len(session.log) < 2 * MOST_WRITTEN:
        session.log.extend(Line(line.at, line.message) for line in once)
        table.screen.refresh()
        shown = written(table)
        assert shown == said(table)[-len(shown) :]
        most = max(most, len(shown))
    assert AT_FIRST < most <= MOST_WRITTEN
    bar = table.screen.side.log.text.verticalScrollBar()
    for _ in range(len(session.log)):
        if len(written(table)) == len(said(table)):
            break
        bar.setValue(bar.maximum())
        bar.setValue(0)
    assert written(table) == said(table)


def test_a_search_reads_the_whole_log(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    once = list(session.log)
    while len(session.log) < 400:
        session.log[:0] = [Line(line.at, line.message) for line in once]
    table = lay_table(session)
    table.screen.side.log.toggle_search()
    table.screen.side.log.search.setText("staging area")
    found = [line for line in said(table) if "staging area" in line.casefold()]
    assert len(found) > AT_FIRST / 10
    assert written(table) == found


@pytest.mark.parametrize(("language", "told"), [("en", "No line of the log says “balrog”."), ("es", "«balrog»")])
def test_a_search_without_a_hit_says_so(lay_table: LayTable, language: Language, told: str) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), language=language)
    log = table.screen.side.log
    log.toggle_search()
    log.search.setText("ana")
    assert written(table)
    assert not log.nothing.isVisible()
    log.search.setText("balrog")
    assert not written(table)
    assert log.nothing.isVisible()
    assert told in log.nothing.text()
    log.leave_search()
    assert written(table)
    assert not log.nothing.isVisible()


def test_the_log_begins_with_a_whole_line_however_high_it_is(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")))
    text = table.screen.side.log.text
    bar, line = text.verticalScrollBar(), text.fontMetrics().height()
    cuts = set[int]()
    for at in range(bar.maximum() - 2 * line, bar.maximum() + 1, 3):
        bar.setValue(at)
        cut = text.cut_off()
        cuts.add(cut)
        shown = text.viewport().grab().toImage()
        ground = shown.pixel(shown.width() - 1, 0)
        assert all(shown.pixel(x, y) == ground for y in range(cut) for x in range(0, shown.width(), 2)), at
        assert cut <= line + 2
    assert len(cuts) > 3


def test_a_log_that_has_no_room_for_a_line_shows_no_bar_either(lay_table: LayTable) -> None:
    """A bit of the bar stood over the coach, beside nothing."""
    table = lay_table(play_until(new_session(20), asks("lcg-ask-attack")), size=(1366, 768))
    text = table.screen.side.log.text
    line = text.fontMetrics().lineSpacing()
    seen = {}
    for high in (1, line // 2, 3 * line):
        text.setFixedHeight(high)
        settle()
        seen[high] = text.verticalScrollBar().isVisible()
    assert seen == {1: False, line // 2: False, 3 * line: True}


def test_what_a_line_does_stands_before_it_as_a_sign(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")))
    staged, log = table.screen.game.play.staged, table.screen.side.log
    shown = [line for line in table.session.log if line.message.only in ("", "A")]
    lines = log.text.toPlainText().split("\n")
    for line, text in zip(shown[-len(lines) :], lines, strict=True):
        if staged.beat(line.message.id).way != "tells":
            assert text.startswith(SIGN), text
        if line.message.id.endswith(HEADINGS):
            assert not text.startswith(SIGN), text
    assert any(text.startswith(SIGN) for text in lines)
