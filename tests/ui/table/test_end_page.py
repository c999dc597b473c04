"""The last page of a game: what it tells, and every way on from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.tables.journeys import Journey
from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.tables.story import Fate
from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.engine.messages import message
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games import PLAYS, playable
from desktop_app.games.contract.play import ScoreLine, compared
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.art.roles import dress
from desktop_app.ui.art.theme import THEMES, load_theme
from desktop_app.ui.faces.pictures import scene_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.ends.banner import EndBanner, FigureBox
from desktop_app.ui.table.ends.carried_box import Bar, CarriedBox
from desktop_app.ui.table.ends.ending import BRIGHT, DARK
from desktop_app.ui.table.ends.foot import EndFoot
from desktop_app.ui.table.ends.ground import ground_colour
from desktop_app.ui.table.ends.lettering import first_free
from desktop_app.ui.table.ends.other import pressed_alike
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.ends.scales import scales_for
from desktop_app.ui.table.ends.score_box import PART_FRAMES, PartsBar, ScoreBox, part_colours
from desktop_app.ui.table.ends.sentences import how_it_ended
from desktop_app.ui.table.ends.turn_card import TurnCard
from desktop_app.ui.table.screen import TableScreen
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look
from tests.ui.clipping import faults
from tests.ui.table.conftest import Table, new_session

LayTable = Callable[..., Table]


def played_out(seed: int = 2) -> Session:
    """A game that the greedy bot has played to its end."""
    session, chance = new_session(seed), Chance(9)
    while session.question is not None:
        question = session.question
        session.answer(GAME.bots["greedy"](session.eyes(question.seat), question, chance))
    return session


@pytest.fixture(scope="module")
def lost() -> Session:
    """A lost game."""
    session = played_out()
    assert session.look("A").outcome["result"] == "lost"
    return session


@pytest.fixture(scope="module")
def won() -> Session:
    """A game that was won."""
    return next(played for seed in range(40) if has_won(played := played_out(seed)))


def page_of(lay_table: LayTable, session: Session, **more: object) -> tuple[Table, EndPage]:
    """The table of a game that is over, and its last page."""
    table = lay_table(session, **more)
    settle()
    return table, table.screen.panels.page


def words_on(page: EndPage) -> list[str]:
    """Every word on the page."""
    return [label.text() for label in page.findChildren(QLabel)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1061), (3840, 2160)])
def test_the_page_tells_the_end_in_both_languages_and_nothing_is_cut(
    lay_table: LayTable, lost: Session, language: Language, size: tuple[int, int]
) -> None:
    table, page = page_of(lay_table, lost, size=size, language=language)
    assert page.isVisible()
    said = words_on(page)
    assert ("Defeat" if language == "en" else "Derrota") in said
    assert ("The story of this game" if language == "en" else "La historia de esta partida") in said
    assert page.width() == table.screen.width()
    assert page.geometry().bottom() == table.screen.rect().bottom()
    assert faults(page) == []


def test_after_a_loss_enter_plays_on_from_the_turn_that_weighed_most(lay_table: LayTable) -> None:
    session = played_out()
    table, page = page_of(lay_table, session)
    assert page.ending is not None
    best = page.ending.told.turns[page.ending.best_turn]
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.isVisible()
    assert len(session.records) == best.at
    assert session.question is not None
    assert table.screen.controller.question is not None


def test_every_turn_has_its_key(lay_table: LayTable) -> None:
    session = played_out()
    _, page = page_of(lay_table, session)
    assert page.ending is not None
    turns = page.ending.told.turns
    assert 2 <= len(turns) <= 4
    assert [turn.at for turn in turns] == sorted(turn.at for turn in turns)
    assert len({turn.round for turn in turns}) == len(turns)
    QTest.keyClick(page, Qt.Key.Key_2)
    assert len(session.records) == turns[1].at


def test_the_table_can_be_looked_at_and_space_comes_back(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    QTest.keyClick(page, Qt.Key.Key_L)
    assert not page.isVisible()
    table.key(Qt.Key.Key_Space)
    assert page.isVisible()


def test_each_way_out_is_asked_of_the_window(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    asked: list[str] = []
    table.screen.again_requested.connect(lambda: asked.append("again"))
    table.screen.another_deck_requested.connect(lambda: asked.append("deck"))
    table.screen.home_requested.connect(lambda: asked.append("home"))
    table.screen.journal_requested.connect(lambda: asked.append("journal"))
    for key in (Qt.Key.Key_R, Qt.Key.Key_D, Qt.Key.Key_J, Qt.Key.Key_Escape):
        QTest.keyClick(page, key)
    assert asked == ["again", "deck", "journal", "home"]


def test_a_game_without_decks_speaks_of_none_at_its_end(lay_table: LayTable) -> None:
    """After a game of Quest one may set another table: there is no other deck."""
    session = Session(PLAYS["me_quest"].game, PLAYS["me_quest"].new(usual_table("me_quest", 2, 3)))
    session.give_up("A")
    _, page = page_of(lay_table, session, size=(2560, 1300))
    ways = [button.accessibleName() for button in page.findChildren(KeyButton)]
    assert [way for way in ways if "deck" in way.casefold()] == []
    assert [way for way in ways if way.startswith(("Play again", "Another table"))]


def test_the_other_games_of_the_scenario_stand_beside_it(lay_table: LayTable, lost: Session) -> None:
    table = lay_table(lost)
    table.screen.parts.around = Around(lambda: [Journey(True, 121, 9), Journey(False, None, 8, this=True)])
    table.screen.panels.last_page.open()
    assert "2 games" in words_on(table.screen.panels.page)
    assert "Won 1 of 2." in words_on(table.screen.panels.page)


def test_of_many_games_without_a_score_it_is_told_in_one_line_how_many_were_won(
    lay_table: LayTable, lost: Session
) -> None:
    table = lay_table(lost, size=(1366, 768))
    before = [Journey(True, None, 9)] * 7
    table.screen.parts.around = Around(lambda: [*before, Journey(False, None, 8, this=True)])
    table.screen.panels.last_page.open()
    (told,) = [each for each in table.screen.panels.page.findChildren(QLabel) if each.text() == "Won 7 of 8."]
    assert told.width() >= told.fontMetrics().horizontalAdvance(told.text())


def test_a_page_too_long_for_its_window_is_scrolled_by_its_keys() -> None:
    with Stage((1366, 768), "es", "daylight") as stage:
        stage.show("victory")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        stage.window.grab()
        settle()
        page = stage.window.findChild(EndPage)
        assert page is not None
        last = page.turns[-1].button
        assert last.visibleRegion().isEmpty()
        QTest.keyClick(page, Qt.Key.Key_PageDown)
        settle()
        assert last.visibleRegion().boundingRect() == last.rect()
        assert faults(stage.window) == []
        QTest.keyClick(page, Qt.Key.Key_PageUp)
        settle()
        assert last.visibleRegion().isEmpty()


def reckoned(table: Table) -> None:
    """Waits until the page knows how it might have gone."""
    while table.screen.panels.working:
        settle()


def legend(page: EndPage) -> list[str]:
    """What the legend of the chart says."""
    assert page.story is not None
    return [label.text() for label in page.story.findChildren(QLabel) if not label.isHidden()]


def test_after_a_loss_the_chart_shows_what_would_have_come_of_the_other_choice(
    lay_table: LayTable, lost: Session
) -> None:
    table, page = page_of(lay_table, lost)
    reckoned(table)
    assert page.story is not None
    assert page.ending is not None
    other = page.story.chart.other
    assert other is not None
    number = [turn.at for turn in page.ending.told.turns].index(other.at) + 1
    assert f"with {number} otherwise, played by the coach" in legend(page)
    assert page.story.chart.grab().toImage() != before_other(page).toImage()


def before_other(page: EndPage) -> QPixmap:
    """The chart as it was before the other way was known."""
    assert page.story is not None
    chart = page.story.chart
    other, chart.other = chart.other, None
    picture = chart.grab()
    chart.other = other
    return picture


def test_a_better_game_of_before_stands_beside_a_victory(lay_table: LayTable, won: Session) -> None:
    score = int(won.look("A").outcome["score"])
    before = [Journey(True, score - 7, 9, save="then"), Journey(True, score + 3, 9), Journey(True, score, 9, this=True)]
    table = lay_table(won)
    table.screen.parts.around = Around(lambda: before, lambda save: won if save == "then" else None)
    table.screen.panels.last_page.open()
    reckoned(table)
    page = table.screen.panels.page
    assert "your best before" in legend(page)
    assert f"points; your best before was {score - 7}" in [box.figure.told for box in page.findChildren(FigureBox)]
    assert f"In all; your best before: {score - 7}, {score + 3}" in words_on(page)


def has_won(session: Session) -> bool:
    """Whether a game ended in victory."""
    return session.look("A").outcome["result"] == "won"


def test_the_head_says_how_it_ended_and_the_score_of_what_it_is_made(lay_table: LayTable, lost: Session) -> None:
    _, page = page_of(lay_table, lost)
    said = words_on(page)
    assert any(words.startswith("Round 9 · Combat:") and "Éowyn is destroyed." in words for words in said)
    assert any("Éowyn" in words and "9" in words for words in said if "span" in words)


def test_after_a_victory_all_who_suffered_most_are_named(lay_table: LayTable, won: Session) -> None:
    table, page = page_of(lay_table, won)
    assert page.ending is not None
    codes = [fate.code for fate in page.ending.told.fates]
    titles = [table.screen.wording.title(code) for code in codes]

    def told(*wounds: int) -> str:
        assert page.ending is not None
        fates = [Fate(code, code, wounds=each) for code, each in zip(codes, wounds, strict=True)]
        ending = replace(page.ending, told=replace(page.ending.told, fates=tuple(fates)))
        return how_it_ended(ending, table.screen.wording)

    assert told(0, 0, 0).endswith("Everyone who set out still stands.")
    assert told(1, 2, 0).endswith(f"Nobody fell; {titles[1]} bears 2 wounds.")
    assert told(1, 1, 0).endswith(f"Nobody fell; {titles[0]} and {titles[1]} each bear one wound.")


def test_whoever_came_later_and_fell_is_told_of_beside_those_who_still_stand() -> None:
    """Beside "1 dead" stood that everyone who set out still stands, and no more."""
    with Stage((1366, 768), "en", "daylight", "lotr_tcg") as stage:
        stage.show("victory")
        page = stage.window.findChild(EndPage)
        assert page is not None
        assert page.ending is not None
        (dead,) = [each for each in page.findChildren(FigureBox) if each.figure.told == "dead"]
        assert dead.figure.value == 1
        assert not any(fate.fell for fate in page.ending.told.fates)
        assert any(said.endswith("still stands; one who came later fell.") for said in words_on(page))
    assert Texts("es")("ends-later-ones-fell", count=3).endswith("han caído 3 que llegaron después.")


@pytest.mark.parametrize("name", THEMES)
def test_every_part_of_a_score_is_told_by_a_colour_that_is_seen(name: str) -> None:
    theme, told = load_theme(name), message("lcg-score-threat")
    others = [ScoreLine(told, 1) for _ in PART_FRAMES]
    parts = [ScoreLine(told, 1, course="ground"), ScoreLine(told, 1, course="pressing"), *others]
    colours = part_colours(parts, Look(theme))
    assert len(set(colours)) == len(parts)
    for colour in colours:
        assert contrast(colour, theme.panel) >= 3.0
        assert max(contrast(colour, theme.inks[ink]) for ink in ("title", "darkest")) >= 4.0, "the number on it"


def test_the_words_of_a_score_wrap_where_the_fallen_are_many(lay_table: LayTable, qtbot: QtBot, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    assert page.ending is not None
    parts = page.ending.report.parts
    fallen = next(part for part in parts if part.detail is not None)
    lines = [ScoreLine(fallen.message, 9, message("lcg-log-round", round=each)) for each in (1, 10**60)]
    ending = replace(page.ending, report=replace(page.ending.report, parts=tuple(lines)))
    box = ScoreBox(table.screen.look, table.screen.wording, ending, short=False)
    qtbot.addWidget(box)
    box.setFixedWidth(420)
    box.show()
    settle()
    one, many = (label for label in box.findChildren(QLabel) if label.textFormat() == Qt.TextFormat.RichText)
    assert many.height() > one.height(), "in a second line, not cut"
    assert faults(box) == []


def test_the_bots_way_is_drawn_only_where_it_would_have_gone_otherwise(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    reckoned(table)
    assert page.ending is not None
    assert page.story is not None
    other = page.story.chart.other
    assert other is not None
    assert not pressed_alike(other, page.ending)
    assert pressed_alike(replace(other, levels=page.ending.told.pressing, ends=page.ending.told.end), page.ending)


def test_the_land_lies_in_the_light_of_how_it_ended(lay_table: LayTable, lost: Session, won: Session) -> None:
    _, page = page_of(lay_table, lost)
    assert page.ending is not None
    assert page.ending.scene[2] == DARK
    _, page = page_of(lay_table, won)
    assert page.ending is not None
    assert page.ending.scene[2] == BRIGHT


@pytest.mark.parametrize("game", playable())
@pytest.mark.parametrize("light", [BRIGHT, DARK])
def test_white_words_are_legible_before_every_land(lay_table: LayTable, lost: Session, game: str, light: str) -> None:
    table, page = page_of(lay_table, lost, size=(1920, 1061))
    banner = page.findChild(EndBanner)
    assert banner is not None
    assert page.ending is not None
    people = banner.findChild(QWidget, "end-people")
    assert people is not None
    spots = [(x, y) for x in range(0, people.x(), 12) for y in range(0, banner.height(), 8)]
    for each in banner.findChildren(QWidget):
        each.hide()
    white = table.screen.look.theme.inks["title"]
    for scenario in ("", *looks_of(game).scenes):
        place, _ = scene_of(game, scenario, "")
        banner.ending = replace(page.ending, scene=(scenario or game, place, light))
        ground = banner.grab().toImage()
        assert min(contrast(white, ground.pixelColor(*spot).name()) for spot in spots) >= 4.5


def test_every_card_that_did_something_is_a_click_away(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    button = page.findChild(QPushButton, "end-carried")
    assert button is not None
    button.click()
    told = table.screen.panels.page_panel.text.toPlainText()
    assert page.ending is not None
    assert all(table.screen.wording.title(each.code) in told for each in page.ending.told.carried)


def test_undo_takes_the_page_away(lay_table: LayTable) -> None:
    session = played_out()
    table, page = page_of(lay_table, session)
    QTest.mouseClick(table.screen.bar.tools["undo"], Qt.MouseButton.LeftButton)
    assert session.question is not None
    assert not page.isVisible()


def test_a_game_without_a_score_tells_how_it_stood_and_counts_both_sides_on_one_scale() -> None:
    with Stage((1366, 768), "en", "daylight", "thrones") as stage:
        stage.show("victory")
        page = stage.window.findChild(EndPage)
        assert page is not None
        said = words_on(page)
        assert "How it stood at the end" in said
        assert "Victory, your first in this game" in said, "over the title, which is not said twice"
        assert not [each for each in said if "scenario" in each or "has no place in the list" in each]
        assert page.ending is not None
        scales = scales_for(page.ending, stage.shell.looks.look, 900.0, 400.0, None)
        power = page.ending.told.ground[-1].value
        assert scales.y_ground(power) == scales.y(power), "15 power stands at the line of victory"


@pytest.fixture
def site_nine() -> Iterator[EndPage]:
    """The last page of a TCG game that reached the last site, in a small window."""
    with Stage((1366, 768), "es", "candlelight", "lotr_tcg") as stage:
        stage.show("victory")
        page = stage.window.findChild(EndPage)
        assert page is not None
        yield page


def test_the_cards_that_carried_one_fill_their_box(site_nine: EndPage) -> None:
    (screen,) = [each for each in site_nine.window().findChildren(TableScreen) if each.isVisible()]
    screen.parts.around = Around()
    screen.panels.last_page.open()
    settle()
    (box,) = [each for each in site_nine.findChildren(CarriedBox) if each.isVisible()]
    whole = box.findChild(QPushButton, "end-carried")
    assert whole is not None
    assert site_nine.ending is not None
    bars = [bar for bar in box.findChildren(Bar) if bar.isVisible()]
    assert len(bars) == len(site_nine.ending.told.carried) == 4, "four cards have room"
    assert not whole.isVisible(), "nothing more is to be seen"
    assert faults(site_nine) == []


def test_a_goal_that_was_reached_is_no_warning(site_nine: EndPage, lay_table: LayTable, lost: Session) -> None:
    site = next(each for each in site_nine.findChildren(FigureBox) if each.figure.limit)
    assert (site.figure.value, site.figure.limit) == (9, 9)
    warning = QColor(site.look.theme.dial["near_end"])
    assert warning not in colours_of(site)
    _, page = page_of(lay_table, lost, theme="candlelight")
    threat = next(each for each in page.findChildren(FigureBox) if each.figure.sign == "threat")
    assert QColor(threat.look.theme.dial["near_end"]) in colours_of(threat)


def colours_of(widget: QWidget) -> list[QColor]:
    """The colours in which a widget is painted, each once."""
    image = widget.grab().toImage()
    seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    return [QColor.fromRgb(each) for each in seen]


@pytest.mark.parametrize(("game", "language", "screen"), [("lotr_tcg", "en", "victory"), ("lotr_lcg", "es", "defeat")])
def test_what_a_turn_was_worth_stands_in_one_line(game: str, language: Language, screen: str) -> None:
    """ "A match for the minion" over "strength +2", "Guardia de la Ciudadela resiste" over "+3 de Amenaza"."""
    with Stage((1366, 768), language, "daylight", game) as stage:
        stage.show(screen)
        play_on = Texts(language)("ends-play-on")
        turns = stage.window.findChildren(TurnCard)
        assert len(turns) == 4, "as many as there can be"
        for turn in turns:
            words = turn.stake.text()
            assert turn.stake.fontMetrics().horizontalAdvance(words) <= turn.stake.width(), words
            assert turn.button.accessibleName() == f"{play_on} ({turn.number})"
            signs = [each for each in turn.button.findChildren(QLabel) if not each.pixmap().isNull()]
            assert [each.isVisible() for each in signs] == [True], "a bare key says nothing"
            assert turn.title.height() < 2 * turn.title.fontMetrics().height(), turn.title.text()


@pytest.mark.parametrize("theme", ["daylight", "candlelight"])
@pytest.mark.parametrize("game", ["lotr_tcg", "thrones", "meccg"])
def test_how_one_came_out_has_the_colour_of_ones_own_course(game: str, theme: str) -> None:
    """One's own power was green in the story of the game and gold beside it, where the other's was red."""
    with Stage((1366, 768), "en", theme, game) as stage:
        stage.show("victory")
        page = stage.window.findChild(EndPage)
        assert page is not None
        assert page.ending is not None
        bar = page.findChild(PartsBar)
        assert bar is not None
        look = stage.shell.looks.look
        assert bar.parts[0] == (page.ending.told.ground[-1].value, ground_colour(look))
        assert bar.parts[1] == (page.ending.told.pressing[-1].value, look.theme.gold)


def test_in_a_melee_the_best_of_the_others_has_the_colour_of_the_course_that_pressed() -> None:
    view = View("thrones", "B", ["A", "B", "C"], 9, [])
    lines = compared(view, {"A": 9, "B": 15, "C": 12}, lambda seat: message("got-score-power", name=seat))
    assert [(line.value, line.course) for line in lines] == [(9, ""), (15, "ground"), (12, "pressing")]


@pytest.mark.parametrize("screen", ["victory", "defeat"])
def test_every_picture_of_a_last_page_tells_of_the_same_games_before(screen: str) -> None:
    """Games that were looked through for it stood beside it in the first picture of a process only."""
    told: list[list[bool]] = []
    for _ in range(2):
        with Stage((1366, 768), "en", "daylight", "lotr_lcg") as stage:
            stage.show(screen)
            page = stage.window.findChild(EndPage)
            assert page is not None
            assert page.ending is not None
            told.append([each.won for each in page.ending.journeys])
    assert told == [[screen == "defeat", screen == "victory"]] * 2


@pytest.mark.parametrize(("room", "rows", "signs"), [(1400, 1, True), (1090, 1, False), (700, 2, False)])
def test_the_ways_on_stand_in_one_row_as_long_as_they_can(
    qtbot: QtBot, qapp: QApplication, room: int, rows: int, signs: bool
) -> None:
    theme = load_theme("daylight")
    dress(qapp, theme)
    look = Look(theme)
    names = ["Into the journal", "Play again", "Another deck", "Play on from round 4", "Next scenario", "The table"]
    ways = [KeyButton(look, name, "K", "button", sign="restart") for name in names]
    page = QWidget()
    qtbot.addWidget(page)
    foot = EndFoot(look, room, ways[:4], ways[4:], page)
    foot.setFixedWidth(room)
    page.show()
    foot.adjustSize()
    assert len({way.y() for way in ways}) == rows
    pictures = [label for way in ways for label in way.findChildren(QLabel) if not label.pixmap().isNull()]
    assert all(picture.isVisible() for picture in pictures) is signs


@pytest.mark.parametrize(
    ("fallen", "told"), [(1, "No vivió para verlo: Robb Stark."), (2, "No vivieron para verlo: Robb Stark.")]
)
def test_who_fell_alone_is_told_of_in_the_singular(fallen: int, told: str) -> None:
    assert Texts("es")("ends-some-fell", cards="Robb Stark", count=fallen) == told


def test_words_on_the_chart_keep_clear_of_what_is_there(lay_table: LayTable, lost: Session) -> None:
    table, _ = page_of(lay_table, lost)
    look, right = table.screen.look, Qt.AlignmentFlag.AlignRight
    above, below = (QPointF(300, 90), right), (QPointF(300, 130), right)
    mark = QRectF(270, 75, 34, 34)
    assert first_free(look, "50, defeat", [above, below], []) == above
    assert first_free(look, "50, defeat", [above, below], [mark]) == below
    everywhere = QRectF(0, 0, 600, 600)
    assert first_free(look, "50, defeat", [above, below], [everywhere, mark]) == below, "where they hide least"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
def test_the_plate_of_who_fell_lies_over_no_number_of_the_card(size: tuple[int, int]) -> None:
    with Stage(size, "en", "daylight", "lotr_lcg") as stage:
        stage.show("defeat")
        (banner,) = stage.window.findChildren(EndBanner)
        fallen = [index for index, fate in enumerate(banner.fates) if fate.fell]
        assert fallen
        for index in fallen:
            plate = banner.plate_box(index, banner.wording.texts("ends-fell", round=8))
            assert plate.top() >= banner.card_box(index).bottom()
            assert QRectF(banner.rect()).contains(plate)
