"""Where a panel stands: beside what has to be seen, as near to the middle as can be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from desktop_app.ui.table.panels.clearing import clear_place

ROOM = QRect(12, 12, 1100, 560)
MIDDLE = QPoint(400, 100)


def test_where_nothing_has_to_be_seen_it_stands_where_it_is_wished() -> None:
    assert clear_place(MIDDLE, QSize(360, 200), ROOM, []) == MIDDLE


def test_it_goes_no_further_than_it_must() -> None:
    sums = QRect(420, 220, 300, 120)
    at = clear_place(MIDDLE, QSize(360, 200), ROOM, [sums])
    assert at == QPoint(400, 12), "a little higher, rather than aside"
    assert not QRect(at, QSize(360, 200)).intersects(sums)


def test_where_it_can_only_stand_over_it_it_stands_where_it_is_wished() -> None:
    assert clear_place(MIDDLE, QSize(760, 500), ROOM, [QRect(300, 220, 500, 120)]) == MIDDLE
