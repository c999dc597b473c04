"""What a game that is over was worth, on its last page: the score, what it is made of, and its colours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.engine.frozen import replace
from desktop_app.engine.messages import message
from desktop_app.engine.session import Session
from desktop_app.engine.view import View
from desktop_app.games.contract.play import ScoreLine, compared
from desktop_app.ui.art.colours import contrast
from desktop_app.ui.art.theme import THEMES, load_theme
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.ends.ground import ground_colour
from desktop_app.ui.table.ends.scales import scales_for
from desktop_app.ui.table.ends.score_box import PART_FRAMES, PartsBar, ScoreBox, part_colours
from desktop_app.ui.widgets.look import Look
from tests.ui.clipping import faults
from tests.ui.staged import last_page_on
from tests.ui.table.conftest import LayTable
from tests.ui.table.ended import page_of, words_on


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


def test_a_game_without_a_score_tells_how_it_stood_and_counts_both_sides_on_one_scale() -> None:
    with Stage((1366, 768), "en", "daylight", "thrones") as stage:
        page = last_page_on(stage)
        said = words_on(page)
        assert "How it stood at the end" in said
        assert "Victory, your first in this game" in said, "over the title, which is not said twice"
        assert not [each for each in said if "scenario" in each or "has no place in the list" in each]
        assert page.ending is not None
        scales = scales_for(page.ending, stage.shell.looks.look, 900.0, 400.0, None)
        power = page.ending.told.ground[-1].value
        assert scales.y_ground(power) == scales.y(power), "15 power stands at the line of victory"


@pytest.mark.parametrize("theme", ["daylight", "candlelight"])
@pytest.mark.parametrize("game", ["lotr_tcg", "thrones", "meccg"])
def test_how_one_came_out_has_the_colour_of_ones_own_course(game: str, theme: str) -> None:
    """One's own power was green in the story of the game and gold beside it, where the other's was red."""
    with Stage((1366, 768), "en", theme, game) as stage:
        page = last_page_on(stage)
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
