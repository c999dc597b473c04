"""Middle-earth Quest in its real window: a hero is sent on her way by mouse and by keys, a combat is fought."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.messages import card_ref, message
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from desktop_app.games.contract.moments import Beat, Camp, Comparison, Contender, Telling
from desktop_app.games.me_quest.state import QuestState
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.mat_item import qrect
from desktop_app.ui.table.board.spot_item import LEAST
from desktop_app.ui.table.moments.duel_stage import DuelStage
from desktop_app.ui.table.moments.rows import rows_of
from desktop_app.ui.table.moments.told import Moment, Told
from desktop_app.ui.table.panels.clearing import covered
from desktop_app.ui.table.play.choices import LETTERS
from desktop_app.ui.table.screen import TableScreen
from tests.games.playing import new_session, played

QUEST, HERO = "me_quest", "hero-B"


def come_to(verb: str, seed: int = 20) -> Session:
    """A game of two that bots have played up to a question with such an answer."""
    for session in played(new_session(QUEST, 2, seed), PLAYS[QUEST].bot, 1):
        assert session.question is not None
        if any(option.verb == verb for option in session.question.options):
            return session
    raise AssertionError("it never came to that")


def asked(prompt: str) -> Session:
    """A game of two that bots have played up to a question."""
    for session in played(new_session(QUEST, 2, 20), PLAYS[QUEST].bot, 1):
        assert session.question is not None
        if session.question.prompt.id == prompt:
            return session
    raise AssertionError("it never came to that")


def opened(session: Session, qtbot: QtBot, size: tuple[int, int] = (1366, 768)) -> TableScreen:
    """The window of whoever must decide, with nothing that moves by itself."""
    assert session.question is not None
    settings = Settings(motion="off", moments="off")
    screen = TableScreen(
        session, Texts("en"), load_theme("daylight"), settings, [session.question.seat], table_of(QUEST)
    )
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    return screen


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


def test_a_combat_is_fought_on_its_stage_with_both_cards_face_down_until_they_turn(qtbot: QtBot) -> None:
    session = come_to("fight")
    screen = opened(session, qtbot)
    assert session.question is not None
    seat = session.question.seat
    assert screen.scene.land is not None
    stage = screen.scene.land.staging.stage
    assert stage is not None
    assert stage.isVisible()
    assert screen.scene.ledger.isVisible()
    first = session.question.options[0].source
    screen.controller.press(first)
    screen.refresh()
    other = next(each for each in session.state.seats if each != seat)
    seen = session.look(seat)
    hidden = [card for card in seen.zones[f"chosen:{other}"].cards if card.code]
    assert hidden == [] or seen.facts[f"shown:{other}"], "what the other side has chosen is not seen before it turns"


def test_in_a_narrow_window_the_sum_of_a_combat_leaves_the_bars_in_sight(qtbot: QtBot) -> None:
    screen = opened(come_to("fight"), qtbot, (840, 700))
    ledger, stage = screen.scene.ledger, screen.scene.land
    assert stage is not None
    assert stage.staging.staged is not None
    assert ledger.isVisible()
    assert ledger.in_a_line, "there is no room for its cells"
    for side in stage.staging.staged.sides:
        assert not ledger.sceneBoundingRect().intersects(qrect(side.bars))


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


def ambushed() -> Session:
    """Sauron must choose in a combat that a Shadow card of his has begun."""
    for session in played(new_session(QUEST, 2, 20), PLAYS[QUEST].bot, 1):
        state, question = session.state, session.question
        assert question is not None
        assert isinstance(state, QuestState)
        if question.seat == "A" and state.combats and state.zones["resolving"]:
            return session
    raise AssertionError("it never came to that")


def test_every_attack_that_can_come_has_its_column_in_sight(qtbot: QtBot) -> None:
    """Of five the last was cut at the edge of the panel."""
    screen = opened(ambushed(), qtbot)
    screen.panels.act("odds")
    text = screen.panels.panel.text
    assert all(f"attack {number}" in text.toPlainText() for number in range(5))
    assert text.document().idealWidth() <= text.viewport().width() + 1


def test_a_card_that_was_read_folds_away_from_the_combat_that_it_began(qtbot: QtBot) -> None:
    """Flocks of Crebain lay over the bars and the sum of both who fight; whoever wants to read it again opens it."""
    screen = opened(ambushed(), qtbot)
    scene = screen.scene
    assert scene.land is not None
    assert scene.land.staging.staged is not None
    assert scene.tray.isVisible()
    sum_of_it = qrect(scene.land.staging.staged.sum.rect)
    assert scene.tray.rect().intersected(sum_of_it).height() < sum_of_it.height() * 0.2
    scene.fold_tray()
    screen.refresh()
    assert scene.tray.rect().height() > 200


def test_a_round_told_large_covers_the_combat_that_is_staged_over_the_land(qtbot: QtBot) -> None:
    """Bars and totals of the same combat looked out below it, cut by its edge."""
    screen = opened(come_to("fight"), qtbot)
    showing, land = screen.showing, screen.scene.land
    assert land is not None
    assert land.map is not None
    (battle,) = (kind for kind in showing.staged.kinds if kind.id == "battle")
    camp = Camp(message(battle.name), (Contender(card_ref("hero-B", "hero.beravor"), 2),))
    compared = replace(battle, compare=lambda _: Comparison(camp, camp))
    moment = Moment(compared, (Told(0, screen.session.log[-1].message, Beat("meq-log-reveals")),))
    rows = rows_of(moment, showing.staged, screen.wording)
    stage = DuelStage(showing.ground(), moment, rows, [], 1.0)
    combat = screen.board.mapFromScene(land.map.room).boundingRect()
    assert stage.box.bottom() + 1 >= combat.bottom()
    assert stage.top.bottom() < stage.box.bottom(), "the sum has its room"


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


def test_nothing_is_told_of_a_place_over_the_stage_of_a_combat(qtbot: QtBot) -> None:
    screen = opened(come_to("place_influence"), qtbot)
    screen.scene.tell_place("at.rivendell")
    assert screen.scene.land is not None
    assert screen.scene.land.told
    screen = opened(come_to("fight"), qtbot)
    screen.scene.tell_place("at.rivendell")
    assert screen.scene.land is not None
    assert screen.scene.land.told == []


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_the_odds_of_a_combat_leave_both_fighters_and_their_bars_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    """They kept clear of the pieces that stand on the land under the stage, and lay over the enemy's numbers."""
    screen = opened(come_to("fight"), qtbot, size)
    screen.panels.act("odds")
    assert screen.panels.panel.showing == "odds"
    assert screen.scene.land is not None
    staged = screen.scene.land.staging.staged
    assert staged is not None
    fought = [qrect(rect) for side in staged.sides for rect in (side.figure, side.bars)]
    boxes = [screen.board.mapFromScene(box).boundingRect() for box in fought]
    panel = screen.panels.panel.on_board
    assert [box for box in boxes if covered(panel, [box]) > box.width() * box.height() / 10] == []


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ("damage to the enemy", "damage to the hero")), ("es", ("daño al enemigo", "daño al héroe"))],
)
def test_what_a_round_of_combat_did_is_said_in_words_that_hold_for_both_sides(
    language: Language, told: tuple[str, str]
) -> None:
    """Sauron read "damage dealt" where his own monster had been hurt."""
    fought = next(kind for kind in PLAYS[QUEST].staged.kinds if kind.id == "battle")
    shown = message("meq-log-reveals", seat="seat:B", card=card_ref("c1", "melee.charge"))
    assert fought.compare is not None
    compared = fought.compare(Telling([shown]))
    assert compared is not None
    assert tuple(Texts(language)(cell.name.id) for cell in compared.cells) == told
