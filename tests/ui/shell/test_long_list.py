"""A list in which rows stand beside each other where there is room for two."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.long_list import LongList

ROW, LEAST, GAP = 30, 400, 20


def _laid(qtbot: QtBot, count: int, width: int) -> tuple[LongList, list[QRect]]:
    """A list of that many rows at a width, and where they lie."""
    rows = LongList(count, ROW, lambda at, wide: QLabel(f"{at}: {wide}"), least=LEAST, gap=GAP)
    qtbot.addWidget(rows)
    rows.resize(width, 10)
    rows.show()
    settle()
    found = sorted(rows.findChildren(QLabel), key=lambda row: int(row.text().partition(":")[0]))
    return rows, [row.geometry() for row in found]


def test_in_a_wide_room_two_rows_stand_beside_each_other_and_are_read_across(qtbot: QtBot) -> None:
    rows, places = _laid(qtbot, 5, 2 * LEAST + GAP)
    assert [(place.x(), place.y()) for place in places] == [(0, 0), (420, 0), (0, 30), (420, 30), (0, 60)]
    assert {place.width() for place in places} == {LEAST}
    assert rows.height() == 3 * ROW


def test_in_a_narrow_room_they_stand_one_under_another(qtbot: QtBot) -> None:
    rows, places = _laid(qtbot, 5, 2 * LEAST)
    assert [place.y() for place in places] == [0, 30, 60, 90, 120]
    assert rows.height() == 5 * ROW
