"""A card paints nothing outside the room it says it takes: what lay outside would stay on the table as a stain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop_app.engine import frozen
from desktop_app.games import CARDS
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.card_key import LEAST_KEY, key_corner
from desktop_app.ui.table.board.light import Light
from desktop_app.ui.table.board.marks import key_box
from desktop_app.ui.table.board.token_row import token_boxes
from tests.games.lotr_lcg.table import Table as Position
from tests.ui.art.picture import pixels
from tests.ui.table.conftest import LayTable, asks, new_session, play_until

MOMENTS: dict[str, Callable[[CardItem], None]] = {
    "at rest": lambda card: card.set_lift(0.0),
    "legal": lambda card: card.shine(Light(ring="legal")),
    "under the pointer": lambda card: card.set_lift(1.0),
    "in the hand": lambda card: card.set_held(True),
    "turning face up": lambda card: card.set_opened(0.8),
    "nearly face up": lambda card: card.set_opened(0.97),
    "exhausting": lambda card: card.set_turn(40.0),
}


def painted_outside(card: CardItem) -> int:
    """The darkest pixel, 0 to 255, that the card leaves around the room it takes."""
    room = card.boundingRect()
    image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(300, 300)
    card.paint(painter, QStyleOptionGraphicsItem())
    painter.resetTransform()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(QRectF(room).translated(300, 300).adjusted(-1, -1, 1, 1), Qt.GlobalColor.black)
    painter.end()
    return max(bytes(image.constBits())[3::4])


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_painted_outside_the_room_a_card_takes(lay_table: LayTable, moment: str) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))
    card.shine(Light())
    MOMENTS[moment](card)
    assert painted_outside(card) <= 2


def test_the_numbers_of_a_card_that_is_half_covered_stand_in_what_lies_open_until_it_is_lifted(
    lay_table: LayTable,
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))

    def left_half(hit_points: int) -> bytes:
        card.card = replace(card.card, numbers={**card.card.numbers, "hit_points": hit_points})
        image = QImage(600, 600, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(300, 300)
        card.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return pixels(image.copy(0, 0, 300, 600))

    assert left_half(3) == left_half(8)
    card.shown = 0.5
    assert left_half(3) != left_half(8)
    card.set_lift(1.0)
    assert left_half(3) == left_half(8)


@pytest.mark.parametrize("unit", [1.0, 2.0])
def test_a_key_cap_grows_with_the_table_and_stays_in_the_room_of_its_card(lay_table: LayTable, unit: float) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))
    card.unit = unit
    card.shine(Light(ring="legal", key="7"))
    assert card.key_rect().height() >= LEAST_KEY * unit * 0.9
    assert painted_outside(card) <= 2


@pytest.mark.parametrize(("name", "hides"), [("Éowyn", False), ("Silverlode Archer", True)])
def test_a_key_cap_hangs_lower_where_it_would_hide_the_end_of_a_name(
    lay_table: LayTable, name: str, hides: bool
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))
    code = next(each.code for each in CARDS["lotr_lcg"].built_in() if each.titles.en == name)
    card.show_card(replace(card.card, code=code))
    below_name = card.upright_rect().top() + card.upright_rect().height() * 0.2
    size = 22.0
    assert (key_corner(card, size, 1.0).y() - size * 0.6 > below_name) is hides


def test_a_key_cap_hangs_below_what_its_card_bears_and_under_the_sign_of_one_that_lies(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))
    code = next(each.code for each in CARDS["lotr_lcg"].built_in() if each.titles.en == "Éowyn")
    card.show_card(replace(card.card, code=code))
    size, edge = 22.0, card.upright_rect().top()
    assert key_corner(card, size, 1.0).y() - size / 2 < edge
    card.bears = True
    assert key_corner(card, size, 1.0).y() - size / 2 > edge
    card.landscape = True
    sign = card.upright_rect().top() + card.upright_rect().height() * 0.2
    assert key_box("A", key_corner(card, size, 1.0), size).top() > sign


@pytest.mark.parametrize("width", [60.0, 90.0, 110.0, 150.0])
@pytest.mark.parametrize("bears", [False, True])
def test_the_key_cap_of_a_card_that_lies_hides_no_damage_and_does_not_reach_to_the_next_card(
    lay_table: LayTable, width: float, bears: bool
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")))
    card = next(item for item in table.screen.scene.cards.values() if item.card.zone.startswith("heroes"))
    card.show_card(replace(card.card, tokens={"damage": 2}))
    card.landscape, card.width, card.bears = True, width, bears
    cap = key_box("A", key_corner(card, 22.0, 1.0), 22.0)
    (damage,) = token_boxes(card)
    assert not cap.contains(damage.center())
    assert cap.right() <= card.upright_rect().right() + 3


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_key_cap_lies_under_the_next_card_however_close_the_cards_stand(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    names = ["Aragorn", "Éowyn", "Théodred"]
    position = Position(heroes=names, allies=["Guard of the Citadel"] * 8, step="3.2")
    screen = lay_table(position.session, size=size).screen
    row = [item for item in screen.scene.cards.values() if item.card.zone.startswith("allies")]
    assert len(row) == 8
    row.sort(key=lambda item: item.home.x())
    for one, following in pairwise(row):
        assert one.light.key
        side = 22.0
        cap = key_box(one.light.key, key_corner(one, side, 1.0), side).translated(one.home)
        assert cap.right() <= following.home.x() + following.upright_rect().left() - 3


def test_a_card_is_marked_as_revealed_until_it_is_staged(lay_table: LayTable) -> None:
    """It lies beside the cards of the staging area, whose threat is told without it."""
    position = Position(
        heroes=["Aragorn", "Éowyn"], staging=["Forest Spider"], encounter_deck=["King Spider", "Wargs"], step="3.3"
    )
    table = lay_table(position.session)
    scene = table.screen.scene
    assert table.question == "lcg-ask-exhaust-some"
    king = scene.cards[position.id("King Spider")]
    assert (king.card.zone, king.labels.passing) == ("revealed", "Revealed")
    assert not any(item.labels.passing for item in scene.cards.values() if item is not king)
    bare = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    marked = bare.copy()
    for image, labels in ((marked, king.labels), (bare, frozen.replace(king.labels, passing=""))):
        image.fill(Qt.GlobalColor.transparent)
        king.tell(labels)
        painter = QPainter(image)
        painter.translate(150, 150)
        king.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
    assert marked != bare
    table.key(Qt.Key.Key_1)
    staged = scene.cards[king.card.id]
    assert (staged.card.zone, staged.labels.passing) == ("staging", "")
