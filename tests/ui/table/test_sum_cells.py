"""The cells of a sum: alike, but for a word that one of them could not hold."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop_app.engine.messages import Message
from desktop_app.games.contract.moments import Camp, Contender
from desktop_app.ui.art.fonts import MEDIUM, fitting, sans
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.board.ledger import LedgerItem
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.sum_cells import (
    IN_CELL,
    LEAST_LETTERS,
    NARROW,
    WRAPPED,
    cell_heights,
    cell_widths,
    in_a_line,
    in_lines,
    paint_cells,
)
from desktop_app.ui.table.layout.placed import PlacedSpot, Rect
from desktop_app.ui.table.moments.sum_bars import beside, between_points, parts_of
from desktop_app.ui.table.words.sums import Sum, Term

ATTACK, DAMAGE = Term("", "Ataque", "5", "", True), Term("=", "Daño", "5", "", True)


def test_cells_are_alike_where_their_words_fit(qtbot: QtBot) -> None:
    assert cell_widths([ATTACK, Term("+", "Sombra", "?", "", False), DAMAGE], 240, 0.8) == [80, 80, 80]


def test_a_long_name_gets_from_the_others_what_they_can_spare(qtbot: QtBot) -> None:
    shadow = Term("+", "Sombra", "0", "Zumbacuernos", True)
    widths = cell_widths([ATTACK, shadow, DAMAGE], 240, 0.8)
    letters = QFontMetricsF(sans(LEAST_LETTERS, MEDIUM))
    assert sum(widths) <= 240
    for wide, words in zip(widths, ("Ataque", "Zumbacuernos", "Daño"), strict=True):
        assert letters.horizontalAdvance(words) <= wide


def test_words_get_so_much_that_they_stand_in_two_lines(qtbot: QtBot) -> None:
    winner = Term("=", "diferencia", "2", "ganan las Gentes Libres", True)
    widths = cell_widths([ATTACK, Term("−", "Defensa", "3", "", True), winner], 240, 0.8)
    assert sum(widths) <= 240
    assert QFontMetricsF(sans(LEAST_LETTERS, MEDIUM)).horizontalAdvance("Gentes Libres") <= widths[2] - IN_CELL


def test_in_low_cells_words_get_what_they_need_in_one_line(qtbot: QtBot) -> None:
    """While cards are discarded from an open hand, a skirmish beside it said "gana la Somb…"."""
    fight = [
        Term("", "defiende", "7", "Legolas", True),
        Term("−", "ataca", "7", "Guerrero de Orthanc", True),
        Term("=", "diferencia", "0", "gana la Sombra", True),
        Term("", "heridas", "2", "por perdedor", True),
    ]
    narrow = sans(LEAST_LETTERS, MEDIUM)
    narrow.setStretch(NARROW)
    widths = cell_widths(fight, 336, 0.8, low=True)
    assert sum(widths) <= 336
    for wide, term in zip(widths, fight, strict=True):
        assert QFontMetricsF(narrow).horizontalAdvance(term.note) <= wide - IN_CELL


def test_figures_stand_in_one_line_though_one_name_has_two(qtbot: QtBot) -> None:
    """In a combat of Quest "Bot 1 defends" pushed its figure below those beside it."""
    terms = [Term("", "Bea attacks", "1", "", True), Term("−", "Mouth of Sauron defends", "0", "", True), DAMAGE]
    narrow, wide = (cell_heights(terms, [across] * 3, 0.8) for across in (84, 400))
    assert narrow != wide
    noted = [*terms, Term("", "Sombra", "0", "Zumbacuernos", True)]
    (_, _, (_, tall)), _ = cell_heights(noted, [84] * 4, 0.8)
    assert tall > 0, "a note keeps its room"


def test_a_margin_of_ones_own_has_not_the_colour_of_harm(qtbot: QtBot) -> None:
    theme = load_theme("daylight")
    filled = []
    for won in (True, False):
        picture = QImage(200, 80, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        margin = Term("=", "Margin", "5", "", True, won)
        paint_cells(painter, QRectF(0, 0, 200, 80), [ATTACK, margin], theme, 1.0)
        painter.end()
        filled.append(picture.pixelColor(120, 40).name())
    assert filled == [theme.gold, theme.danger]


@pytest.mark.parametrize(
    ("name", "note"),
    [
        ("chequeo de resistencia", "Aragorn"),
        ("poder", "ganan las Gentes Libres"),
        ("chequeo de resistencia", "ganan las Gentes Libres"),
        ("chequeo de resistencia", ""),
    ],
)
def test_figures_stand_in_one_line_though_the_words_of_one_need_two(qtbot: QtBot, name: str, note: str) -> None:
    """The figure of a body check stood lower than those of the strike before it, where its name took two lines."""
    theme = load_theme("daylight")
    picture = QImage(200, 120, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    terms = [Term("", "poder", "8", "Aragorn", True), Term("", name, "8", note, True)]
    paint_cells(painter, QRectF(0, 0, 200, 120), terms, theme, 1.0)
    painter.end()
    dark = [
        {y for y in range(120) for x in range(left, left + 90) if picture.pixelColor(x, y).name() == theme.ink}
        for left in (0, 110)
    ]
    assert dark[0] == dark[1] != set()


def test_words_stand_in_two_lines_rather_than_larger_in_three(qtbot: QtBot) -> None:
    lines = in_lines(sans(15, MEDIUM), "ganan las Gentes Libres", QRectF(0, 0, 85, 70), 12.5)
    assert lines is not None
    wrapped = QFontMetricsF(lines).boundingRect(QRectF(0, 0, 85, 70), WRAPPED, "ganan las Gentes Libres")
    assert wrapped.height() < 2.5 * QFontMetricsF(lines).lineSpacing()


def test_a_word_gets_its_room_where_two_lines_cannot_be_had(qtbot: QtBot) -> None:
    long = Term("+", "Sombra", "0", "Zumbacuernos del Bosque Negro", True)
    widths = cell_widths([ATTACK, long, long, DAMAGE], 280, 0.8)
    letters = QFontMetricsF(sans(LEAST_LETTERS, MEDIUM))
    assert all(letters.horizontalAdvance("Zumbacuernos") <= wide - IN_CELL for wide in widths[1:3])


def test_where_nothing_can_be_spared_all_are_alike(qtbot: QtBot) -> None:
    long = Term("", "Zumbacuernos", "0", "", True)
    assert cell_widths([long, long], 120, 0.8) == [60, 60]


def test_a_second_sum_stands_behind_the_first_with_the_name_of_its_first_number(qtbot: QtBot) -> None:
    first, other = ("Ana attacks", "B defends", "damage"), ("B attacks", "Ana defends", "damage")
    terms = [
        Term(sign, name, value, "", True)
        for names, values in ((first, "523"), (other, "404"))
        for sign, name, value in zip(("", "−", "="), names, values, strict=True)
    ]
    assert in_a_line(terms) == "5 − 2 = 3 · B attacks 4 − 0 = 4"


def test_words_that_are_long_stand_in_two_lines_rather_than_in_tiny_letters(qtbot: QtBot) -> None:
    usual = sans(27, MEDIUM)
    room = QRectF(0, 0, 180, 70)
    lines = in_lines(usual, "ganan las Gentes Libres", room, 18)
    assert lines is not None
    assert lines.pixelSize() == 27
    assert fitting(usual, "ganan las Gentes Libres", room.width(), 18).pixelSize() < 22, "in one line"


def test_what_cards_come_to_beyond_the_total_of_their_side_is_no_part_of_its_bar() -> None:
    """Of a council's five points of characters an eliminated avatar leaves none over."""
    cards = (Contender("@c1:x", 3), Contender("@c2:x", 2))
    assert parts_of(Camp(Message("a"), cards, 9)) == cards
    assert parts_of(Camp(Message("a"), cards, 5)) == cards
    assert parts_of(Camp(Message("a"), cards, 0)) == ()


def test_a_name_in_a_bar_stands_beside_the_rim_of_the_margin() -> None:
    part = QRectF(100, 0, 80, 20)
    assert beside(part, 120.0) == QRectF(120, 0, 60, 20)
    assert beside(part, 170.0) == QRectF(100, 0, 70, 20)
    assert beside(part, 300.0) == part


def test_the_points_of_a_bar_can_be_counted_as_long_as_each_is_broad_enough() -> None:
    assert between_points(120.0, 6, 12.0) == [20.0, 40.0, 60.0, 80.0, 100.0]
    assert between_points(120.0, 1, 12.0) == []
    assert between_points(120.0, 11, 12.0) == []


def test_in_a_room_without_cards_a_sum_stands_in_the_middle_and_beside_cards_at_the_other_end(qtbot: QtBot) -> None:
    table = table_of("meccg")
    skin = Skin(load_theme("daylight"), table.face_of, "en", table.words, table.layout)
    item, room = LedgerItem(skin), Rect(100, 0, 1200, 400)
    spot = PlacedSpot("sum", "row", room, 100, "A", 0, "", unit=2.0)
    item.show_ledger(Sum("A strike", (ATTACK, DAMAGE), "sum"), spot)
    assert item.boundingRect().center().x() == room.x + room.width / 2
    item.show_ledger(Sum("A strike", (ATTACK, DAMAGE), "sum"), spot, 300)
    assert item.boundingRect().right() > room.right - 20


def test_in_a_very_large_window_the_words_of_a_sum_are_as_large_as_everything_else(qtbot: QtBot) -> None:
    """In a combat of Quest at 3840 pixels they were little larger than in a small window."""

    def tall(unit: float) -> int:
        """How high "Ana" stands in the first cell of a sum in a room that is as low as it may be."""
        image = QImage(round(700 * unit), round(110 * unit), QImage.Format.Format_RGB32)
        theme = load_theme("daylight")
        image.fill(QColor(theme.panel2))
        painter = QPainter(image)
        room = QRectF(0, 0, image.width(), 64 * unit)
        names = [Term("", "Ana", "", "", True), *(Term("+", "", "", "", True) for _ in range(5))]
        paint_cells(painter, room, names, theme, 0.78 * unit, LEAST_LETTERS * unit)
        painter.end()
        inked = [
            y
            for y in range(round(64 * unit))
            if any(image.pixelColor(x, y).lightness() < 140 for x in range(round(100 * unit)))
        ]
        return inked[-1] - inked[0]

    assert tall(1.66) >= tall(1.0) * 1.5
