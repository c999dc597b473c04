"""Words beside a card: they keep to their room, and follow their card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop_app.engine.view import CardView, View
from desktop_app.games import PLAYS
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.board.fact_item import FactItem
from desktop_app.ui.table.board.mat_item import MatItem
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.layout.placed import PlacedMat, Rect
from desktop_app.ui.table.words.mat_words import Label
from desktop_app.ui.table.words.zone_words import Told

pytestmark = pytest.mark.usefixtures("qapp")
ABILITY = ("**Response:** After you travel here, the first player may ready 1 character of theirs.",)


def inked(item: QGraphicsItem) -> QRectF:
    """The place of a scene of 600 by 200 in which an item leaves ink, whatever room it says it takes."""
    scene = QGraphicsScene(QRectF(0, 0, 600, 200))
    scene.addItem(item)
    image = QImage(600, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    scene.removeItem(item)
    dark = [QPoint(x, y) for x in range(600) for y in range(200) if image.pixelColor(x, y).lightness() < 200]
    left, right = min(at.x() for at in dark), max(at.x() for at in dark)
    top, foot = min(at.y() for at in dark), max(at.y() for at in dark)
    return QRectF(left, top, right - left + 1, foot - top + 1)


@pytest.mark.parametrize("wide", [110, 125, 240])
def test_a_heading_is_written_whole_within_its_room(wide: float) -> None:
    item = FactItem()
    item.show_words(Rect(50, 20, wide, 150), Told(heading="3 progress to explore"), "black", 1.0)
    words = inked(item)
    assert words.left() >= 48
    assert words.right() <= 50 + wide
    assert words.width() > wide * 0.6
    assert item.boundingRect().translated(item.pos()).contains(words)


def test_words_stand_where_their_card_went_as_they_stood_before() -> None:
    item = FactItem()
    told = Told(heading="Now", fact="1 threat", ability=ABILITY)
    item.show_words(Rect(50, 20, 240, 150), told, "black", 1.0)
    before = inked(item)
    item.show_words(Rect(250, 30, 240, 150), told, "black", 1.0)
    assert inked(item) == before.translated(200, 10)


def test_few_words_stand_right_beside_a_card_that_lies() -> None:
    """They began as high as a standing card would: over nothing, and far above their own."""
    room, few, many = Rect(50, 20, 240, 150), FactItem(), FactItem()
    few.show_words(room, Told(ability=("Each damage token gives +1.",)), "black", 1.0, 80)
    many.show_words(room, Told(ability=ABILITY * 2), "black", 1.0, 80)
    assert 90 <= inked(few).top() < 110, "from the upper edge of the card down"
    assert inked(many).top() < 40, "what needs all of the room has it"
    assert inked(many).bottom() <= 170


def test_while_nobody_looks_a_card_says_to_nobody_where_they_stand() -> None:
    """Under the curtain an enemy in the staging area said: you stand at 0."""
    enemy = CardView("e", "01096", "staging", numbers={"engagement_cost": 35})
    words = PLAYS["lotr_lcg"].words
    told = {}
    for seat in ("A", ""):
        view = View("lotr_lcg", seat, ["A", "B"], 1, [], numbers={"threat:A": 28, "threat:B": 30})
        fact = words.fact(view, enemy)
        assert fact is not None
        told[seat] = fact.text and fact.text.params["threat"]
    assert told == {"A": 28, "": None}


def test_a_total_in_large_letters_stays_within_a_low_mat() -> None:
    """In large print what the numerals count was written below the mat, over the next one."""
    words = PLAYS["lotr_lcg"].words
    skin = Skin(load_theme("daylight"), table_of("lotr_lcg").face_of, "en", words, table_of("lotr_lcg").layout)
    room = Rect(10, 10, 300, 140)
    item = MatItem(skin, PlacedMat("Staging", "", "eye", "zone", room, "A", ["s"], total=Rect(20, 40, 120, 100)), 1.25)
    item.say(Label("Staging", value="12", unit="threat", sum="5 + 7"))
    assert inked(item).bottom() <= room.bottom + 1
