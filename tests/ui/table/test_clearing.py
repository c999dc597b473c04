"""Where a panel stands: beside what has to be seen, as near to the middle as can be."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize

from desktop_app.ui.table.panels.clearing import clear_place, covered, hides

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
    assert clear_place(MIDDLE, QSize(700, 440), ROOM, [], [QRect(300, 220, 500, 120)]) == MIDDLE, "the sum is told"


def test_of_cards_that_it_cannot_keep_clear_of_it_covers_as_little_as_can_be() -> None:
    cards, size = QRect(150, 180, 800, 390), QSize(520, 300)
    at = clear_place(MIDDLE, size, ROOM, [cards])
    assert ROOM.contains(QRect(at, size))
    assert covered(QRect(at, size), [cards]) < covered(QRect(MIDDLE, size), [cards]) / 2


def test_cards_are_kept_in_sight_before_a_sum_that_can_be_told() -> None:
    cards, sums = QRect(12, 12, 700, 560), QRect(720, 200, 380, 120)
    box = QRect(clear_place(MIDDLE, QSize(360, 300), ROOM, [cards], [sums]), QSize(360, 300))
    assert not covered(box, [cards])
    assert covered(box, [sums])


def test_a_card_of_which_a_corner_is_covered_is_still_known() -> None:
    card = QRect(100, 100, 100, 140)
    assert not hides(QRect(0, 0, 140, 150), [card])
    assert hides(QRect(0, 0, 170, 200), [card])
