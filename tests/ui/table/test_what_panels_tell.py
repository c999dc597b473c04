"""What the panels tell: the coach, what waits, the odds, the ladder of enemies, the keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCursor

from desktop_app.ui.table.bars.steps import coming_rows
from desktop_app.ui.table.panels.ahead_text import ENOUGH, MOST_COMING, coach
from desktop_app.ui.table.panels.ladder_board import LadderBoard
from desktop_app.ui.table.play.coach import Advice
from tests.ui.table.conftest import LayTable, asks, at_window, new_session, play_until
from tests.ui.table.panels import CONTROL, KEYS

PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


def test_the_coach_leads_with_one_large_sentence_and_marks_what_speaks_against_it(lay_table: LayTable) -> None:
    table = lay_table(new_session())
    text = table.screen.panels.panel.text
    text.tell(coach(Advice([], "Send Éowyn.", "", "", arguments=(("She has 4.", False), ("She is spent.", True)))))
    document, theme = text.document(), table.screen.look.theme
    lead = QTextCursor(document.begin())
    lead.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert lead.charFormat().font().pixelSize() > table.screen.look.font("body").pixelSize()
    colours = {mark: document.find(mark).charFormat().foreground().color() for mark in "✓✗"}
    assert colours == {"✓": QColor(theme.accent), "✗": QColor(theme.danger)}


def test_what_is_to_come_stands_in_rows_under_hairlines_without_an_empty_column(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000))
    table.key(KEYS["waiting"], CONTROL)
    document = table.screen.panels.panel.text.document()
    coming = document.find("Refresh ·").currentTable()
    assert coming is not None
    firsts = [coming.cellAt(row, 0) for row in range(coming.rows())]
    assert all(cell.format().toTableCellFormat().topBorder() == 1.0 for cell in firsts)
    faces = any(PICTURE in cell.firstCursorPosition().block().text() for cell in firsts)
    assert coming.columns() == (3 if faces else 2)


def test_what_waits_tells_what_is_to_come_with_its_number(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    table.key(KEYS["waiting"], CONTROL)
    view = table.screen.controller.view
    words = table.screen.panels.panel.text.toPlainText()
    assert "One encounter card is revealed from the deck." in words
    assert f"1 / {view.zones['encounter_deck'].count}" in words
    assert f"Your threat rises to {view.numbers['threat:A'] + 1}." in words
    assert "+1" in words


def test_what_waits_tells_what_can_be_done_now_and_what_comes_then_in_its_order(lay_table: LayTable) -> None:
    session = play_until(new_session(7), at_window, most=2000)
    table = lay_table(session)
    table.key(Qt.Key.Key_W, CONTROL)
    panel = table.screen.panels.panel
    words = panel.text.toPlainText()
    now, then = words.index("Now, by your choice"), words.index("Then, this round")
    waiting = [table.screen.wording.option(option) for option in table.screen.parts.waiting()]
    assert waiting
    assert all(now < words.index(option) < then for option in waiting)
    wording, steps = table.screen.wording, session.game.steps
    coming = [
        wording.step_called(row) for _, row in coming_rows(steps, table.screen.controller.view) if wording.step(row)
    ]
    told = [name for name in coming if name in words[then:]][:MOST_COMING]
    assert len(told) >= ENOUGH
    places = [words.index(name, then) for name in told]
    assert places == sorted(places)


def test_the_ladder_shows_which_enemies_come_at_which_threat(lay_table: LayTable) -> None:
    session = play_until(new_session(7), at_window, most=2000)
    table = lay_table(session)
    table.key(Qt.Key.Key_W, CONTROL)
    content = table.screen.panels.panel.content
    assert content is not None
    board = content.figure
    assert isinstance(board, LadderBoard)
    view = table.screen.controller.view
    assert board.ladder.now == view.numbers["threat:A"]
    assert [rung.value for rung in board.ladder.rungs] == sorted(rung.value for rung in board.ladder.rungs)
    staged = {card.code for card in view.zones["staging"].cards if "engagement_cost" in card.numbers}
    assert {rung.code for rung in board.ladder.rungs if rung.here} == staged
    assert "Hummerhorns 40" in board.accessibleName()


def test_the_odds_say_when_the_staging_area_is_ahead(lay_table: LayTable) -> None:
    session = play_until(new_session(7), asks("lcg-ask-commit"), most=2000)
    table = lay_table(session)
    numbers = table.screen.controller.view.numbers
    short = numbers["staging_threat"] - numbers.get("willpower", 0)
    assert short > 0
    table.key(Qt.Key.Key_O, CONTROL)
    words = table.screen.panels.panel.text.toPlainText()
    assert f"The staging area is {short} ahead" in words
    assert "%" in words
    assert " %" not in words
    assert "-" not in words


def test_the_odds_weigh_no_card_against_a_quest_that_is_over(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")))
    table.key(Qt.Key.Key_O, CONTROL)
    words = table.screen.panels.panel.text.toPlainText()
    assert "Threat added by the next card" in words
    assert "willpower" not in words


def test_two_keys_of_one_name_are_told_once(lay_table: LayTable) -> None:
    """Both Enter keys play the card in focus; in Spanish they have the same name."""
    table = lay_table(play_until(new_session(7), at_window, most=2000), language="es")
    table.key(Qt.Key.Key_F1)
    told = table.screen.panels.panel.text.toPlainText()
    assert "Intro" in told
    assert "Intro · Intro" not in told


def test_the_keys_are_called_as_on_a_spanish_keyboard(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(7), at_window, most=2000), language="es")
    table.key(Qt.Key.Key_F1)
    words = table.screen.panels.panel.text.toPlainText()
    assert "Espacio" in words
    assert "Ctrl+Mayús+Izquierda" in words
    assert "Space" not in words
    assert "Backtab" not in words
