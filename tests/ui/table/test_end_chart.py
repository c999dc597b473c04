"""The chart of a game's story on its last page, as it is painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop_app.app.tables.journeys import Journey
from desktop_app.app.tables.story import Level
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import replace
from desktop_app.engine.session import Session
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.around import Around
from desktop_app.ui.table.ends.banner import EndBanner, FigureBox
from desktop_app.ui.table.ends.chart import StoryChart
from desktop_app.ui.table.ends.ground import firs_over
from desktop_app.ui.table.ends.lettering import first_free
from desktop_app.ui.table.ends.other import pressed_alike
from desktop_app.ui.table.ends.page import EndPage
from desktop_app.ui.table.ends.scales import Scales, along, scales_for
from tests.ui.staged import last_page_on
from tests.ui.table.conftest import LayTable, Table
from tests.ui.table.ended import page_of, words_on


@pytest.mark.parametrize(("game", "feared"), [("thrones", False), ("lotr_lcg", True)])
def test_the_line_of_a_goal_that_both_run_for_is_no_danger(game: str, feared: bool) -> None:
    """The word for victory stood in the colour of a loss."""
    with Stage((1366, 768), "en", "daylight", game) as stage:
        stage.show("victory")
        chart = stage.window.findChild(StoryChart)
        assert isinstance(chart, StoryChart)
        theme, picture = chart.look.theme, chart.grab().toImage()
        scales = scales_for(chart.ending, chart.look, chart.width(), chart.height(), chart.other)
        line = picture.pixelColor(round(scales.left) + 3, round(scales.y(chart.ending.story.pressing.limit)))
        assert (line == QColor(theme.danger)) is feared
        assert (line == QColor(theme.ink2)) is not feared


@pytest.mark.parametrize("game", ["thrones", "lotr_tcg", "lotr_lcg"])
def test_no_line_touches_what_a_course_began_with(game: str) -> None:
    """A fir of the ground stood against the last letters of "0 to begin with"."""
    with Stage((1366, 768), "en", "daylight", game) as stage:
        page = last_page_on(stage)
        assert page.story is not None
        assert page.ending is not None
        chart = page.story.chart
        scales = scales_for(page.ending, chart.look, chart.width(), chart.height(), chart.other)
        box = chart.beginning(scales)
        assert not box.isEmpty(), "it has room all the same"
        told, slope = page.ending.told, chart.look.px(5)
        line, ground = (
            scales.steps(levels, height, told.end, slope)
            for levels, height in ((told.pressing, scales.y), (told.ground, scales.y_ground))
        )
        drawn = [*along(line, slope), *along(ground, slope), *firs_over(told, scales, chart.look)]
        assert not any(each.intersects(box.adjusted(-4, -4, 4, 4)) for each in drawn)


def test_the_mark_of_a_turn_never_lies_over_the_number_of_its_round() -> None:
    """Where the course had sunk to nothing, half of the number stood under the mark."""
    with Stage((1366, 768), "en", "daylight", "thrones") as stage:
        stage.show("victory")
        chart = stage.window.findChild(StoryChart)
        assert isinstance(chart, StoryChart)
        scales = scales_for(chart.ending, chart.look, chart.width(), chart.height(), chart.other)
        (first, *_) = chart.ending.told.turns
        low, usual = chart.mark_of(replace(first, time=0), scales), chart.mark_of(first, scales)
        assert low.y() + chart.look.px(15) <= scales.bottom + chart.look.px(5)
        assert usual.y() < low.y()


def test_a_course_of_steps_is_covered_piece_by_piece() -> None:
    path = QPainterPath(QPointF(0, 100))
    path.lineTo(60, 100)
    path.lineTo(60, 40)
    flat, steep = along(path, 4)
    assert flat.contains(QPointF(30, 101))
    assert steep.contains(QPointF(61, 70))
    assert not flat.intersects(QRectF(20, 50, 20, 20)), "over a step there is room for words"


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_what_the_limit_says_has_room_over_its_line(size: tuple[int, int]) -> None:
    """In a low chart the word for victory stood half above the field."""
    with Stage(size, "en", "daylight", "thrones") as stage:
        page = last_page_on(stage)
        assert page.ending is not None
        look, course = stage.shell.looks.look, page.ending.story.pressing
        for tall in (260.0, 400.0):
            scales = scales_for(page.ending, look, 900.0, tall, None)
            assert scales.y(course.limit) - scales.top >= look.px(22)
        assert Texts("en")(course.limit_told, limit=course.limit) == "15: victory"


def test_in_a_long_game_one_face_stands_for_a_round_rather_than_two_that_cannot_be_told() -> None:
    with Stage((3840, 2160), "es", "daylight", "meccg") as stage:
        stage.show("victory")
        page = stage.window.findChild(EndPage)
        assert isinstance(page, EndPage)
        assert page.ending is not None
        look = stage.shell.looks.look
        scales = scales_for(page.ending, look, look.px(1100), 900.0, None)
        assert len(scales.rounds) > 20
        assert scales.face > scales.column / 2


def test_a_course_never_runs_back_in_time_where_it_changes_twice_at_once() -> None:
    """In a long game of many turns two changes stood closer than a step is wide, and the line made a loop."""
    field = Scales(tuple(range(1, 36)), 0, 790, 0, 200, 790 / 35, 20, 0, 20, 20, 36)
    levels = [Level(1, 8), Level(5.4, 10), Level(5.45, 11), Level(35.95, 12), Level(35.99, 13)]
    path = field.steps(levels, field.y, 36, 5)
    assert path is not None
    across = [path.elementAt(at).x for at in range(path.elementCount())]
    assert across == sorted(across)
    assert across[-1] <= field.right


def test_the_turns_of_a_victory_of_sauron_are_marked_on_his_own_way() -> None:
    """They lay on the ground of the heroes."""
    with Stage((1366, 768), "en", "daylight", "me_quest") as stage:
        stage.show("victory")
        chart = stage.window.findChild(StoryChart)
        assert isinstance(chart, StoryChart)
        scales = scales_for(chart.ending, chart.look, chart.width(), chart.height(), chart.other)
        pressed: list[int] = []
        chart.chosen.connect(pressed.append)
        turns = chart.ending.told.turns
        assert turns
        for turn in turns:
            his = next(level.value for level in reversed(chart.ending.told.pressing) if level.time <= turn.time)
            at = QPointF(scales.x(turn.time), scales.y(his))
            QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at.toPoint())
        assert pressed == list(range(len(turns)))


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


def test_the_bots_way_is_drawn_only_where_it_would_have_gone_otherwise(lay_table: LayTable, lost: Session) -> None:
    table, page = page_of(lay_table, lost)
    reckoned(table)
    assert page.ending is not None
    assert page.story is not None
    other = page.story.chart.other
    assert other is not None
    assert not pressed_alike(other, page.ending)
    assert pressed_alike(replace(other, levels=page.ending.told.pressing, ends=page.ending.told.end), page.ending)


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
