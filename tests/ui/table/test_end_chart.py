"""The chart of a game's story on its last page, as it is painted."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.ends.chart import StoryChart
from desktop_app.ui.table.ends.scales import scales_for


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
