"""Middle-earth Quest in its real window: a hero is sent on her way by mouse and by keys."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.spot_item import LEAST
from desktop_app.ui.table.play.choices import LETTERS
from desktop_app.ui.table.screen import TableScreen
from tests.games.playing import new_session, played
from tests.ui.table.quest_table import QUEST, asked, come_to, opened

HERO = "hero-B"


def test_a_plot_in_the_hand_stands_upright_like_the_cards_beside_it(qtbot: QtBot) -> None:
    """The picture of a card that lies on the table was squeezed into the upright room it has in the hand."""
    screen = opened(asked("meq-ask-plot"), qtbot)
    held = [item for item in screen.scene.cards.values() if item.card.zone == "hand:A"]
    plots = [item for item in held if item.card.code.startswith("plot")]
    assert plots
    canvas = QPixmap(10, 10)
    painter = QPainter(canvas)
    for item in plots:
        room = item.face_rect()
        picture = screen.scene.skin.card_pixmap(item.card, painter, room)
        assert picture.height() / picture.width() == pytest.approx(room.height() / room.width(), rel=0.02)
    painter.end()


def land(screen: TableScreen) -> MapItem:
    assert screen.scene.land is not None
    assert screen.scene.land.map is not None
    return screen.scene.land.map


def spot(screen: TableScreen, place: str) -> QPoint:
    at = land(screen).where(place)
    assert at is not None
    return screen.board.mapFromScene(QPointF(*at))


def reachable(session: Session) -> list[str]:
    assert session.question is not None
    return [option.target for option in session.question.options if option.verb == "travel"]


@pytest.mark.rule("MEQ-259")
def test_a_hero_is_dragged_along_a_path_and_asked_what_pays_for_it(qtbot: QtBot) -> None:
    session = come_to("travel")
    screen = opened(session, qtbot)
    zone = reachable(session)[0]
    window, start = screen.board.viewport(), screen.board.mapFromScene(screen.scene.cards[HERO].pos())
    end = spot(screen, zone.removeprefix("at."))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(30, 10))
    assert {way.ends[0] for way in land(screen).lit_ways} | {way.ends[1] for way in land(screen).lit_ways} >= {
        target.removeprefix("at.") for target in reachable(session)
    }
    QTest.mouseMove(window, end)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=end)
    question = session.question
    assert question is not None
    assert {option.verb for option in question.options} & {"pay", "pay_number"} or session.state.home[HERO] == zone


@pytest.mark.rule("MEQ-259")
def test_a_hero_is_not_dragged_two_paths_far(qtbot: QtBot) -> None:
    session = come_to("travel")
    screen = opened(session, qtbot)
    before = len(session.records)
    window, start = screen.board.viewport(), screen.board.mapFromScene(screen.scene.cards[HERO].pos())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(30, 10))
    QTest.mouseMove(window, spot(screen, "barad_dur"))
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=spot(screen, "barad_dur"))
    assert len(session.records) == before
    item = screen.scene.cards[HERO]
    assert item.pos() == item.home, "the figure stands where it stood"


def test_the_key_of_a_figure_is_under_no_name_and_few_names_are_over_figures(qtbot: QtBot) -> None:
    """In a small window the name of the next place stood over the letter that chooses the hero."""
    screen = opened(come_to("travel"), qtbot)
    screen.board.grab()
    camera, seen = land(screen).gaze.camera, land(screen)
    names = []
    for place, (left, top, right, bottom) in seen.board.at(camera, settle=True).names.items():
        x, y = camera.to_window(*seen.ground.look.places[place].at)
        names.append(QRectF(QPointF(x + left, y + top), QPointF(x + right, y + bottom)).translated(seen.room.topLeft()))
    figures = [item for item in screen.scene.cards.values() if item.stands]
    hero = screen.scene.cards[HERO]
    assert hero.light.key
    assert hero.zValue() > seen.names.zValue()
    covers = [name.intersected(hero.key_rect().translated(hero.home)) for name in names]
    assert all(part.width() * part.height() < 60 for part in covers), (
        "at most a letter of one that is read all the same"
    )
    hidden = [
        item for item in figures if any(name.intersects(item.upright_rect().translated(item.home)) for name in names)
    ]
    assert len(hidden) < len(figures)


def test_a_hero_is_sent_on_her_way_by_keys_alone(qtbot: QtBot) -> None:
    session = come_to("travel")
    screen = opened(session, qtbot)
    targets = reachable(session)
    screen.controller.aim(HERO)
    screen.focus.move("right")
    assert screen.focus.thing in [*targets, HERO]
    for zone in targets:
        screen.focus.focus_on(zone)
    assert land(screen).focused == targets[-1].removeprefix("at.")
    before = len(session.records)
    screen.controller.activate(screen.focus.thing)
    assert len(session.records) > before


@pytest.mark.parametrize("prompt", ["meq-ask-keep-shadow", "meq-ask-keep-plot", "meq-ask-under-deck"])
def test_a_note_leaves_the_cards_that_one_looks_at_in_sight(qtbot: QtBot, prompt: str) -> None:
    screen = opened(asked(prompt), qtbot)
    panel = screen.panels.panel
    screen.panels.act("note")
    assert panel.field.height() >= 2 * panel.field.fontMetrics().lineSpacing(), "there is room to write"
    looked_at = [id for id, card in screen.scene.cards.items() if card.to_read]
    assert len(looked_at) > 1
    for card in looked_at:
        face = screen.board.mapFromScene(screen.scene.rect_of(card)).boundingRect()
        over = face.intersected(panel.on_board)
        assert over.width() * over.height() < face.width() * face.height() / 20


def test_what_waits_names_a_step_once(qtbot: QtBot) -> None:
    screen = opened(come_to("travel"), qtbot)
    screen.panels.act("waiting")
    lines = [line.strip() for line in screen.panels.panel.text.toPlainText().splitlines() if line.strip()]
    assert any("Travel: Explore" in line for line in lines)
    assert not [line for line, after in itertools.pairwise(lines) if line.endswith(after)]


def test_a_card_that_asks_for_a_place_does_not_lie_over_the_places(qtbot: QtBot) -> None:
    """It stands large at the side; the tray is its strip alone until somebody opens it, and lies open again after."""
    session = asked("meqcards-ask-minion-place")
    screen = opened(session, qtbot)
    scene, question = screen.scene, session.question
    assert question is not None
    assert screen.side.large.card is not None
    assert screen.side.large.card.id == question.source
    assert scene.tray.isVisible()
    assert scene.tray.rect().height() < 80
    lit = [scene.rect_of(option.target or option.source).center() for option in question.options]
    assert len(lit) > 2
    assert not any(at.isNull() or scene.tray.rect().contains(at) for at in lit)
    scene.fold_tray()
    screen.refresh()
    assert scene.tray.rect().height() > 200, "who opened it keeps it open"


def test_on_a_very_large_screen_figures_are_written_as_large_as_everything_else(qtbot: QtBot) -> None:
    """Where a figure stands is told under its name only where both can be as large as words are there."""
    screen = opened(come_to("travel"), qtbot, (3840, 2160))
    roster = next(each for each in screen.scene.fixtures.rosters.values() if each.told and each.told.entries[0].told)
    assert roster.told is not None
    entry, words = roster.told.entries[0], LEAST * roster.text_scale
    assert words > 1.5 * LEAST
    for tall, told in ((1.6 * words, [entry.name]), (3.0 * words, [entry.name, entry.told])):
        lines = roster.lines_of(entry, tall)
        assert [line for line, _ in lines] == told
        assert all(font.pixelSize() >= words - 1 for _, font in lines)


def test_of_more_places_than_there_are_letters_all_are_lit_and_can_be_walked_to_and_chosen(qtbot: QtBot) -> None:
    sessions = played(new_session(QUEST, 2, 20), PLAYS[QUEST].bot, 1)
    session = next(each for each in sessions if each.question is not None and len(places_of(each)) > len(LETTERS))
    screen = opened(session, qtbot)
    lights, places = screen.controller.lights(), places_of(session)
    assert {place for place in places if lights[place].ring == "legal"} == set(places)
    assert sorted(light.key for light in lights.values() if light.key) == list(LETTERS)
    assert screen.focus.lit()[: len(LETTERS)] == [place for place in screen.focus.lit() if lights[place].key]
    last, before = screen.focus.lit()[-1], len(session.records)
    assert not lights[last].key
    screen.controller.activate(last)
    assert len(session.records) == before + 1


def places_of(session: Session) -> list[str]:
    """The places that a question offers."""
    assert session.question is not None
    return [option.source for option in session.question.options if option.source.startswith("at.")]


def test_what_sauron_draws_goes_under_the_deck_unasked_and_the_event_of_the_turn_is_told(qtbot: QtBot) -> None:
    screen = opened(asked("meq-ask-keep-plot"), qtbot)
    session = screen.session
    assert session.question is not None
    keys = [option.key for option in session.question.options]
    screen.controller.answer(keys[: session.question.minimum])
    assert session.question.prompt.id not in ("meq-ask-keep-plot", "meq-ask-under-deck")
    assert "The Event is" in screen.panels.chronicle.text.toPlainText()


def test_giving_no_more_commands_has_the_key_of_all_such_answers(qtbot: QtBot) -> None:
    screen = opened(asked("meq-ask-command"), qtbot)
    assert screen.controller.choices is not None
    (letter,) = [key for key, option in screen.controller.choices.lettered.items() if option.verb == "stop_commands"]
    assert letter == "N"


def test_space_pressed_once_more_after_exploring_does_not_end_the_travels(qtbot: QtBot) -> None:
    """To stay where one is is a decision: it has a letter."""
    session = come_to("end_travel")
    screen = opened(session, qtbot)
    before = len(session.records)
    QTest.keyClick(screen.board, Qt.Key.Key_Space)
    assert len(session.records) == before
    QTest.keyClicks(screen.board, "n")
    assert session.records[before].keys == ["end_travel"]


def test_what_is_told_of_a_place_goes_with_the_answer_and_comes_when_one_walks_there(qtbot: QtBot) -> None:
    """It would lie over other places, which may be asked about next."""
    screen = opened(come_to("place_influence"), qtbot)
    session, land_there = screen.session, screen.scene.land
    assert land_there is not None
    while session.question is not None and session.question.prompt.id == "meq-ask-influence":
        assert screen.controller.choices is not None
        assert land_there.told == []
        screen.focus.focus_on(screen.focus.lit()[0])
        assert land_there.told
        QTest.keyClicks(screen.board, next(iter(screen.controller.choices.letters.values())))
    assert screen.focus.by_keys
    assert land_there.told == []


def test_what_is_told_of_where_a_hero_stands_leaves_in_sight_where_she_may_go(qtbot: QtBot) -> None:
    """By keys she is in focus when she is taken up: the note of her place lay over two of four ways on."""
    session = come_to("travel")
    screen = opened(session, qtbot)
    screen.focus.focus_on(HERO)
    screen.controller.aim(HERO)
    there = screen.scene.land
    assert there is not None
    assert there.told
    told_over, seen = there.told_over, land(screen)
    for zone in reachable(session):
        at = seen.where(zone.removeprefix("at."))
        assert at is not None
        assert not told_over.contains(QPointF(*at)), zone


def test_sauron_sees_the_sheets_of_both_heroes_while_he_has_nothing_but_his_mission(qtbot: QtBot) -> None:
    """What he has for himself stands beside his plots; in a combat its cards have a row of their own."""
    session = next(
        session
        for session in played(new_session(QUEST, 3, 20), PLAYS[QUEST].bot, 1)
        if session.question is not None and session.question.prompt.id == "meq-ask-action"
    )
    screen = opened(session, qtbot, (1920, 1080))
    assert screen.scene.placement is not None
    states = {mat.zones[0]: mat.state for mat in screen.scene.placement.mats if mat.zones}
    assert {zone: state for zone, state in states.items() if zone in ("life:B", "life:C")} == {
        "life:B": "open",
        "life:C": "open",
    }
