"""Two people at one screen: what the curtain hides, when it falls, and whose leave going back needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.texts import Language
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from tests.guests import seen
from tests.ui.table.conftest import LayTable, Table, activate, asks, new_session, play_until
from tests.ui.table.left_behind import everything_in, secrets_from

CONTROL = Qt.KeyboardModifier.ControlModifier
BOTH = ["A", "B"]
LOOKED_AT = ("history", "waiting", "coach", "odds", "text-board", "note", "help")


def bots_answer(session: Session) -> list[str]:
    """What the usual bot of the game answers to the open question."""
    question = session.question
    assert question is not None
    bot = PLAYS[session.game.id].bot
    return session.game.bots[bot](session.eyes(question.seat), question, Chance(5))


def look_at_everything(table: Table) -> None:
    """What a curious person does at their turn: every card of the hand large, its sums, panels, menus, a note."""
    screen = table.screen
    hand = screen.controller.view.zones[f"hand:{screen.controller.seat}"].cards
    for card in hand:
        screen.parts.show_large(card.id)
        screen.focus.focus_on(card.id)
        screen.hands.open_menu(card.id, QPoint(5, 5))
        screen.controller.why_not(card.id)
        for number in card.numbers:
            screen.side.shown.unfold(card, number)
    screen.side.large.pin.setChecked(True)
    for panel in LOOKED_AT:
        screen.panels.act(panel)
    screen.panels.panel.close_panel()
    if hand:
        screen.side.log.search.setText(screen.wording.title(hand[0].code))
        screen.side.note.setPlainText(f"Keep {screen.wording.title(hand[0].code)}")
    screen.reading.setFocus()
    screen.board.setFocus()


def assert_nothing_is_left(table: Table, reader: str) -> None:
    """No widget holds a card of the other's, and no line that only they may read."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # as the next turn of the loop does
    left = everything_in(table.screen)
    secrets = secrets_from(table.session, reader, table.screen.wording)
    found = [secret for secret in secrets if secret in left]
    lines = [line for line in left.splitlines() if any(secret in line for secret in found)]
    assert not found, f"{reader or 'nobody'} reads {found} in: " + " | ".join(line[:300] for line in lines)
    for line in table.session.log:
        if line.message.only not in ("", reader):
            assert table.screen.wording.plain(line.message) not in left


@pytest.fixture
def readers() -> Iterator[None]:
    """Assistive tools listen."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def inn() -> Iterator[None]:
    """The house with the inn in it, for as long as its window stands."""
    with seen():
        yield


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(("seed", "language"), [(3, "en"), (8, "es"), (20, "en")])
def test_nothing_of_the_others_is_left_under_and_after_the_curtain(
    lay_table: LayTable, readers: None, seed: int, language: Language
) -> None:
    """Four curtains of a game in which everybody looks at whatever they can."""
    session = new_session(seed, seats=2)
    watch_the_curtains(lay_table(session, seats=BOTH, size=(1366, 768), language=language), curtains=4)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_nothing_is_left_behind_at_a_guests_table_either(inn: None, lay_table: LayTable, readers: None) -> None:
    play = PLAYS["inn"]
    session = Session(play.game, play.new(usual_table("inn", 2, 4)))
    watch_the_curtains(lay_table(session, seats=BOTH, size=(1366, 768)), curtains=4)


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("game", ["thrones", "me_quest", "meccg"])
def test_nothing_is_left_behind_among_rivals(lay_table: LayTable, readers: None, game: str) -> None:
    """Three curtains in mid-game: hands, plots, missions, sites that were declared, cards on guard."""
    session = Session(PLAYS[game].game, PLAYS[game].new(usual_table(game, 2, 4)))
    for _ in range(40):
        session.answer(bots_answer(session))
    watch_the_curtains(lay_table(session, seats=BOTH, size=(1366, 768)), curtains=3)


def watch_the_curtains(table: Table, curtains: int) -> None:
    session, curtain, secrets = table.session, table.screen.panels.curtain, 0
    for _ in range(curtains):
        while curtain.isHidden():
            assert session.question is not None, "the game ended before enough curtains fell"
            look_at_everything(table)
            table.screen.controller.answer(bots_answer(session))
        secrets += len(secrets_from(session, "", table.screen.wording))
        assert_nothing_is_left(table, "")
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        assert session.question is not None
        assert table.screen.controller.seat == session.question.seat
        assert_nothing_is_left(table, table.screen.controller.seat)
    assert secrets, "nobody had anything to hide"


def test_whoever_answered_is_told_what_came_of_it_and_then_the_curtain_falls(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH, settings=Settings(motion="normal", moments="slow"))
    screen, curtain = table.screen, table.screen.panels.curtain
    told = 0
    for _ in range(6):
        while curtain.isHidden() and not screen.controller.between.curtain:
            assert session.question is not None
            screen.controller.answer(bots_answer(session))
            if not screen.controller.between.curtain:
                screen.showing.skip_all()
        if screen.showing.playing:
            told += 1
            assert curtain.isHidden()
            screen.showing.skip_all()
        assert curtain.isVisible()
        assert_nothing_is_left(table, "")
        screen.showing.show_again()
        screen.showing.skip_all()
        assert_nothing_is_left(table, "")
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        assert_nothing_is_left(table, screen.controller.seat)
        screen.showing.show_again()
        screen.showing.skip_all()
        assert_nothing_is_left(table, screen.controller.seat)
    assert told, "no curtain had to wait"


def test_a_note_is_read_by_whoever_wrote_it(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), seats=BOTH)
    kept: list[tuple[str, str]] = []
    table.screen.note_changed.connect(lambda seat, note: kept.append((seat, note)))
    note, curtain = table.screen.side.note, table.screen.panels.curtain
    activate(table.screen)
    table.screen.side.open_tab("notes")
    QTest.keyClicks(note, "Gandalf next round")
    while curtain.isHidden():
        table.screen.controller.answer(bots_answer(table.session))
    assert kept == [("A", "Gandalf next round")]
    assert note.toPlainText() == ""
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert note.toPlainText() == ""
    while curtain.isHidden():
        table.screen.controller.answer(bots_answer(table.session))
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert note.toPlainText() == "Gandalf next round"


def test_every_card_of_the_game_is_painted_ahead_whoever_holds_it(lay_table: LayTable) -> None:
    """How soon a face is seen tells nobody whether the other has had it in sight."""
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), seats=BOTH)
    table.screen.ahead.finish()
    painted = {key.code for key in table.screen.scene.skin._cache._kept}
    assert painted >= set(table.session.state.codes.values())


def test_with_open_hands_the_table_turns_without_a_curtain(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH, settings=Settings(motion="off", open_hands=True))
    while session.question is not None and session.question.seat == "A":
        table.screen.controller.answer(bots_answer(session))
    assert table.screen.panels.curtain.isHidden()
    assert table.screen.controller.seat == "B"
    assert table.screen.scene.items_of(["hand:B"])


def test_open_hands_chosen_behind_the_curtain_lift_it(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH)
    while table.screen.panels.curtain.isHidden():
        table.screen.controller.answer(bots_answer(session))
    table.screen.take_settings(Settings(motion="off", open_hands=True), table.screen.theme)
    assert table.screen.panels.curtain.isHidden()
    assert table.screen.controller.question is session.question


def test_no_curtain_falls_while_nobody_has_anything_to_hide(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    for zone in ("hand:A", "hand:B"):
        session.state.zones[f"discard:{zone[-1]}"] += session.state.zones[zone]
        session.state.zones[zone] = []
    session._views.clear()  # the table was changed under the session
    table = lay_table(session, seats=BOTH)
    while session.question is not None and session.question.seat == "A":
        table.screen.controller.answer(bots_answer(session))
        assert table.screen.panels.curtain.isHidden()
    assert table.screen.controller.seat == "B"


def test_a_moment_of_the_log_before_the_others_answer_asks_them(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH)
    before = len(session.records)
    while session.question is not None and session.question.seat == "A":
        table.screen.controller.answer(bots_answer(session))
    QTest.keyClick(table.screen.panels.curtain, Qt.Key.Key_Return)
    answers = len(session.records)

    table.screen.side.moment_chosen.emit(before)

    panel = table.screen.panels.panel
    assert panel.showing == "consent"
    assert len(session.records) == answers
    QTest.keyClick(panel, Qt.Key.Key_Y)
    assert len(session.records) == before


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_whoever_takes_back_an_answer_at_the_curtain_does_not_see_that_hand(lay_table: LayTable) -> None:
    """Beto has answered and gone; Ana takes it back before she sits down: Beto is to come first."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH)
    controller, curtain = table.screen.controller, table.screen.panels.curtain
    while curtain.isHidden():
        controller.answer(bots_answer(session))
    before = session.question
    assert before is not None
    answered = controller.seat
    assert before.seat != answered

    table.screen.bar.tools["undo"].click()

    assert session.question is not None
    assert session.question.seat == answered, "the last answer is taken back"
    assert curtain.isVisible()
    assert_nothing_is_left(table, "")
    QTest.keyClick(curtain, Qt.Key.Key_Return)
    assert (controller.seat, controller.between.curtain) == (answered, False)


def test_another_line_of_play_that_drops_the_others_answer_asks_them(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    at = len(session.records)
    first = bots_answer(session)
    assert session.question is not None
    other = [] if first else [session.question.options[0].key]
    session.answer(other)
    session.go_to(at)
    session.answer(first)
    assert session.branches
    play_until(session, lambda now: now.question is not None and now.question.seat == "B")
    table = lay_table(session, seats=BOTH)
    if table.screen.controller.between.curtain:
        QTest.keyClick(table.screen.panels.curtain, Qt.Key.Key_Return)
    assert table.screen.controller.seat == "B"

    table.screen.controller.travel.switch(session.branches[0])

    assert table.screen.panels.panel.showing == "consent"
    assert session.records[at].keys == first


def test_at_the_curtain_what_belongs_to_all_is_called_by_its_name(lay_table: LayTable) -> None:
    session = play_until(new_session(seats=4), asks("lcg-ask-planning"))
    table = lay_table(session, seats=list(session.state.seats), size=(1366, 768))
    while table.screen.panels.curtain.isHidden():
        table.screen.controller.answer(bots_answer(session))
    scene = table.screen.scene
    labels = {mat.mat.zones[0]: mat.label for mat in scene.mats if mat.mat.zones}
    encounter = labels["encounter_deck"]
    assert "Encounter" in encounter.title
    assert encounter.shorter == ("Encounter",), "and not by the name of whoever sat here last"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_where_one_was_is_told_to_whoever_lifts_the_curtain_and_not_under_it(lay_table: LayTable) -> None:
    """A game is continued while a bot decides; then it is somebody's turn who has to sit down first."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    table = lay_table(session, seats=BOTH)
    panels, panel = table.screen.panels, table.screen.panels.panel
    assert not table.screen.controller.between.curtain
    panels.welcome_back()
    assert panel.showing == "back"
    panels.fall("B")
    assert not panel.isVisible(), "the curtain does not cut it in two"
    QTest.keyClick(panels.curtain, Qt.Key.Key_Return)
    assert panel.showing == "back"
