"""Cards that are looked at: a search and an order lie in a tray over the table, to be read, chosen and put in order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.app.texts.texts import Language
from desktop_app.engine.session import Session
from desktop_app.engine.view import SHOWN, CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.ui.table.board.tray_item import FOLD
from desktop_app.ui.table.words.wording import Wording
from tests.games.lotr_lcg.table import Table as Position
from tests.ui.table.conftest import LayTable, Table, new_session

SMALL = (1366, 768)
HERO = {"card": "Beravor", "resources": 3}
FIFTY = ["Guard of the Citadel", "Faramir", "Sneak Attack", "Beorn", "Swift Strike"] * 10
DECK = ["Faramir", "Gandalf", "Brok Ironfist", "Beorn"]


def looking_at_how_many() -> Session:
    """Gandalf's Search is played: for how many cards is asked."""
    position = Position(heroes=[HERO], hand=["Gandalf’s Search"], deck=DECK)
    position.play("Gandalf’s Search")
    return position.session


def searching() -> Session:
    """The same for three cards, up to the choice of the card to take."""
    session = looking_at_how_many()
    session.answer(["amount#3"])
    return session


def ordering() -> Session:
    """The same, up to the order of the two cards that go back."""
    session = searching()
    question = session.question
    assert question is not None
    session.answer([question.options[1].key])
    return session


def titles(table: Table, zone: str) -> list[str]:
    """What lies in a zone, top card first, in English."""
    namer = PLAYS["lotr_lcg"].positions.names.title
    return [namer(table.session.state.codes[card]) for card in table.session.state.zones[zone]]


def in_tray(table: Table) -> list[str]:
    """The titles of the cards in the tray, from left to right."""
    items = table.screen.scene.items_of([SHOWN])
    return [table.screen.wording.title(item.card.code) for item in items]


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_a_search_lies_in_a_tray_large_enough_to_read_and_names_its_cards(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    table = lay_table(searching(), size=size)

    assert in_tray(table) == ["Faramir", "Gandalf", "Brok Ironfist"]
    tray, board = table.screen.scene.tray.rect(), table.board.viewport().rect()
    for item in table.screen.scene.items_of([SHOWN]):
        assert item.width >= 200, "from this width on the text of a card can be read"
        assert tray.contains(table.screen.scene.rect_of(item.card.id))
    assert board.contains(tray.toRect())
    assert tray.bottom() <= table.screen.prompt.y()
    assert [table.screen.wording.option(option) for option in table.options] == [
        "Faramir",
        "Gandalf",
        "Brok Ironfist",
    ]


def test_on_a_table_twice_as_large_the_cards_of_the_tray_lie_twice_as_far_apart(lay_table: LayTable) -> None:
    """Else the glow of one would reach over the next, and the title would be small print."""
    apart, letters = [], []
    for size in ((1920, 1080), (3840, 2160)):
        scene = lay_table(searching(), size=size).screen.scene
        boxes = [
            scene.rect_of(item.card.id) for item in sorted(scene.items_of([SHOWN]), key=lambda item: item.home.x())
        ]
        apart.append(boxes[1].left() - boxes[0].right())
        letters.append(scene.tray.strip_rect().height())
    assert apart[1] == pytest.approx(2 * apart[0], rel=0.05)
    assert letters[1] == pytest.approx(2 * letters[0], rel=0.05)


def test_a_click_on_a_card_of_the_tray_takes_it(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    gandalf = table.screen.scene.items_of([SHOWN])[1].card.id

    table.click(gandalf)

    assert in_tray(table) == ["Faramir", "Brok Ironfist"], "the rest is still to be put in order"
    table.say_done()
    assert titles(table, "hand:A") == ["Gandalf"]


def test_the_letter_of_a_card_in_the_tray_takes_it(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    third = table.screen.scene.items_of([SHOWN])[2]

    table.key(Qt.Key(ord(third.light.key)))
    table.say_done()

    assert titles(table, "hand:A") == ["Brok Ironfist"]


def test_cards_are_put_in_order_by_dragging_one_onto_another(lay_table: LayTable) -> None:
    table = lay_table(ordering(), size=SMALL)
    first, second = (item.card.id for item in table.screen.scene.items_of([SHOWN]))

    table.drag(second, first)

    assert in_tray(table) == ["Brok Ironfist", "Faramir"]
    assert [item.light.key for item in table.screen.scene.items_of([SHOWN])] == ["1", "2"]
    table.say_done()
    assert titles(table, "deck:A") == ["Brok Ironfist", "Faramir", "Beorn"]
    assert not table.screen.scene.tray.isVisible()


def test_cards_are_put_in_order_by_their_letters(lay_table: LayTable) -> None:
    table = lay_table(ordering(), size=SMALL)
    second = table.screen.scene.items_of([SHOWN])[1]

    table.key(Qt.Key(ord(second.light.key)))
    table.say_done()

    assert titles(table, "deck:A") == ["Brok Ironfist", "Faramir", "Beorn"]


def test_the_strip_of_the_tray_folds_it_away_and_opens_it(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    scene = table.screen.scene
    whole = scene.tray.rect()

    def press_strip() -> None:
        at = table.board.mapFromScene(scene.tray.strip_rect().center())
        assert scene.thing_at(table.board.point(at)) == FOLD
        QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=at)

    under = QPointF(whole.center().x(), whole.top() + whole.height() * 0.4)
    assert scene.thing_at(under) in {item.card.id for item in scene.items_of([SHOWN])}
    press_strip()
    assert scene.items_of([SHOWN]) == []
    assert scene.thing_at(under) not in (SHOWN, FOLD), "the table under it can be seen and touched"
    press_strip()
    assert in_tray(table) == ["Faramir", "Gandalf", "Brok Ironfist"]


@pytest.mark.breath
def test_a_click_for_the_table_does_not_fold_a_tray_that_has_opened_just_now(qtbot: QtBot, lay_table: LayTable) -> None:
    table = lay_table(looking_at_how_many(), size=SMALL)
    tray = table.screen.scene.tray
    table.screen.controller.answer(["amount#3"])
    strip = table.board.mapFromScene(tray.strip_rect().center())

    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=strip)
    assert not tray.folded
    qtbot.waitUntil(lambda: not table.screen.parts.opening.taking, timeout=5_000)
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=strip)
    assert tray.folded


def test_the_tray_is_away_while_something_is_told_and_nothing_is_lit_where_it_was(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    sights = table.screen.showing.sights
    hero = table.session.state.zones["play:A"][0]
    assert not sights.place_of(hero).isEmpty()
    for item in table.screen.scene.items_of([SHOWN]):
        assert sights.place_of(item.card.id).isEmpty()


def test_walking_to_a_card_of_a_folded_tray_opens_it(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    first = table.screen.scene.items_of([SHOWN])[0].card.id
    table.screen.scene.fold_tray()

    table.screen.focus.focus_on(first)

    assert in_tray(table)[0] == "Faramir"


@pytest.mark.parametrize("size", [SMALL, (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_of_fifty_cards_every_name_is_read(lay_table: LayTable, size: tuple[int, int], language: Language) -> None:
    """They were pictures as wide as a finger, without names."""
    position = Position(heroes=[{"card": "Beravor", "resources": 60}], hand=["Gandalf’s Search"], deck=FIFTY)
    position.play("Gandalf’s Search")
    position.session.answer([f"amount#{len(FIFTY)}"])
    table = lay_table(position.session, size=size, language=language)
    scene = table.screen.scene
    items = scene.items_of([SHOWN])
    assert len(items) == len(FIFTY) == 50
    boxes = [scene.rect_of(item.card.id) for item in items]
    tray = scene.tray.rect()
    for item, box in zip(items, boxes, strict=True):
        assert item.strip >= 24, "a strip with its name"
        assert tray.contains(box)
        assert not scene.tray.strip_rect().intersects(box)
        key = item.key_rect().translated(item.pos())
        assert key.isEmpty() or box.adjusted(-2, -2, 2, 2).contains(key), (box, key)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    table.click(items[40].card.id)
    table.say_done()
    assert titles(table, "hand:A") == [PLAYS["lotr_lcg"].positions.names.title(items[40].card.code)]


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_a_tray_of_two_piles_says_under_each_card_from_which_it_is(lay_table: LayTable, size: tuple[int, int]) -> None:
    position = Position(
        players={
            "Ana": {
                "heroes": [{"card": "Éowyn", "resources": 9}],
                "hand": ["Stand and Fight"],
                "discard": ["Faramir", "Feint"],
            },
            "Bor": {"heroes": ["Legolas"], "discard": ["Faramir", "Beorn"]},
        }
    )
    position.play("Stand and Fight")
    table = lay_table(position.session, seats=["A", "B"], size=size)
    items, tray = table.screen.scene.items_of([SHOWN]), table.screen.scene.tray.rect()
    home = position.g.home
    for item in items:
        of = table.screen.wording.zone(home[item.card.id])
        assert item.labels.note == of
        note = item.boundingRect().translated(item.pos())
        assert note.bottom() <= tray.bottom() + 20
    assert len({item.labels.note for item in items}) == 2


def test_a_tray_of_one_pile_needs_no_word_about_it(lay_table: LayTable) -> None:
    table = lay_table(searching(), size=SMALL)
    assert {item.labels.note for item in table.screen.scene.items_of([SHOWN])} == {""}


# -- names ---------------------------------------------------------------------------------------------------------


def seeing(*cards: CardView) -> View:
    zones: dict[str, ZoneView] = {"staging": ZoneView("staging", 0), "at.bree": ZoneView("at.bree", 0)}
    for card in cards:
        zones[card.zone].cards.append(card)
    return View("lotr_lcg", "A", ["A"], 1, [], zones)


def test_nothing_is_ever_called_by_its_id(lay_table: LayTable) -> None:
    wording: Wording = lay_table(new_session()).screen.wording
    wording.view = seeing(
        CardView("~staging.1", "", "staging"),
        CardView("~staging.2", "", "staging"),
        CardView("c7", "01096", "staging"),
        CardView("c7/shadow1", "", "staging", host="c7"),
    )
    spider = wording.title("01096")

    assert wording.thing("~staging.1") == "face-down card 1 (Staging area)"
    assert wording.thing("~staging.2") == "face-down card 2 (Staging area)"
    assert wording.thing("c7") == spider
    assert wording.thing("c7/shadow1") == f"a face-down card ({spider})"
    assert wording.thing("c99") == "a card that is out of sight"
    assert wording.thing("~gone.1") == "Face-down card"
    assert wording.thing("at.bree") == "another place"
    assert wording.thing("") == ""


def test_a_single_face_down_card_needs_no_number(lay_table: LayTable) -> None:
    wording = lay_table(new_session(), language="es").screen.wording
    wording.view = seeing(CardView("~staging.1", "", "staging"))
    assert wording.thing("~staging.1") == f"una carta boca abajo ({wording.zone('staging')})"


@pytest.mark.parametrize("asks", [searching, ordering])
def test_the_letters_of_the_tray_follow_each_other_from_left_to_right(
    lay_table: LayTable, asks: Callable[[], Session]
) -> None:
    table = lay_table(asks(), size=SMALL)
    keys = [item.light.key for item in table.screen.scene.items_of([SHOWN])]
    assert keys == sorted(keys)
    assert len(keys) > 1


def test_a_panel_that_gave_way_to_the_tray_stands_in_the_middle_again_when_it_is_gone(lay_table: LayTable) -> None:
    table = lay_table(ordering())
    screen, panel = table.screen, table.screen.panels.panel
    screen.panels.act("note")
    gave_way = panel.on_board

    table.session.answer([option.key for option in table.options])
    screen.refresh()

    assert not screen.scene.tray.isVisible()
    stands = panel.on_board
    panel.place()
    assert stands == panel.on_board != gave_way


@pytest.mark.parametrize("size", [SMALL, (1920, 1080)])
def test_an_event_that_asks_lies_with_its_players_allies_and_not_among_the_threats(
    lay_table: LayTable, size: tuple[int, int]
) -> None:
    position = Position(
        heroes=[{"card": "Aragorn", "resources": 1}],
        allies=[{"card": "Guard of the Citadel", "exhausted": True}, {"card": "Snowbourn Scout", "exhausted": True}],
        hand=["Ever Vigilant"],
        staging=["Forest Spider"],
        step="3.1w",
    )
    position.play("Ever Vigilant")
    table = lay_table(position.session, size=size)
    scene = table.screen.scene
    event = scene.rect_of(position.id("Ever Vigilant"))
    mat = {zone: item.sceneBoundingRect() for item in scene.mats for zone in item.mat.zones}
    assert mat["allies:A"].contains(event.center())
    assert not mat["staging"].intersects(event)
