"""A full table in a small window: pages, the side column, the drawer, the chronicle beside the prompt."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Language
from desktop_app.engine.view import View
from desktop_app.ui.table.board.pager import PAGE
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN
from tests.ui.table.conftest import LayTable, activate, asks, new_session, play_until

SMALL = (1366, 768)


def filled(view: View, zone: str, code: str, count: int) -> View:
    """The view with so many copies of a card in a zone."""
    like = view.zones["heroes:A"].cards[0]
    cards = [replace(like, id=f"{zone}-{i}", code=code, zone=zone, host="", marks=[]) for i in range(count)]
    return replace(view, zones={**view.zones, zone: replace(view.zones[zone], cards=cards, count=count)})


def place_of(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint(0, 0)), widget.size())


# -- zones that overflow


@pytest.mark.parametrize(("zone", "code", "count"), [("allies:A", "01013", 14), ("staging", "01096", 12)])
def test_what_one_decides_about_overlaps_and_never_turns_pages(
    lay_table: LayTable, zone: str, code: str, count: int
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), size=SMALL)
    scene = table.screen.scene
    scene.show_view(filled(table.screen.controller.view, zone, code, count))
    items = scene.items_of([zone])
    assert len(items) == count
    assert not scene.pagers[zone].isVisible()
    for one, other in pairwise(items):
        assert other.home.x() - one.home.x() >= one.width * LEAST_SHOWN - 0.5
    assert scene.rect_of(items[-1].card.id).right() <= scene.spots[zone].rect.right + 1


def test_a_partner_with_a_crowd_of_allies_shows_them_page_by_page(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), size=SMALL)
    scene, zone = table.screen.scene, "allies:B"
    scene.show_view(filled(table.screen.controller.view, zone, "01013", 30))
    seen: list[str] = []
    pager = scene.pagers[zone]
    assert pager.isVisible()
    assert scene.placement is not None
    for _ in range(pager.pages):
        items = scene.items_of([zone])
        for one, other in pairwise(items):
            assert other.home.x() - one.home.x() >= one.width * LEAST_SHOWN - 0.5
            assert scene.rect_of(one.card.id).right() <= scene.placement.spots[zone].rect.right
        seen += [item.card.id for item in items]
        at = table.board.mapFromScene(pager.boundingRect().center())
        assert scene.thing_at(table.board.point(at)) == PAGE + zone
        QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert sorted(seen) == sorted(f"{zone}-{i}" for i in range(30)), "every card is on one page"
    assert pager.page == 0, "after the last page comes the first"


def test_fifteen_cards_in_the_hand_all_show_their_cost(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), size=SMALL)
    scene = table.screen.scene
    scene.show_view(filled(table.screen.controller.view, "hand:A", "01024", 15))
    items = sorted(scene.items_of(["hand:A"]), key=lambda item: item.home.x())
    assert len(items) == 15
    for one, other in pairwise(items):
        assert other.home.x() - one.home.x() >= one.width * LEAST_SHOWN
    assert scene.rect_of(items[-1].card.id).right() <= table.board.width()


def test_the_focus_on_a_card_turns_to_its_page(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), size=SMALL)
    scene = table.screen.scene
    scene.show_view(filled(table.screen.controller.view, "allies:B", "01013", 30))
    assert "allies:B-29" not in scene.cards
    table.screen.focus.focus_on("allies:B-29")
    assert scene.cards["allies:B-29"].focused


@pytest.mark.parametrize("size", [SMALL, (1100, 760), (1920, 1080)])
@pytest.mark.parametrize("seats", [1, 2])
def test_the_hand_that_is_dealt_lies_open_and_covers_nothing(
    lay_table: LayTable, size: tuple[int, int], seats: int
) -> None:
    session = play_until(new_session(seats=seats), asks("lcg-ask-mulligan"))
    table = lay_table(session, size=size, seats=["A", "B"][:seats])
    screen, board = table.screen, table.board
    prompt = place_of(screen.prompt, board)
    hand = screen.scene.items_of(["hand:A"])
    assert len(hand) == 6
    for item in screen.scene.cards.values():
        box = board.mapFromScene(item.upright_rect().translated(item.pos())).boundingRect()
        assert not box.intersects(prompt)
        if item in hand:
            assert board.viewport().rect().contains(box), "whole"
    table.screen.controller.answer(["keep_hand"])
    if size == SMALL and seats == 1:
        assert screen.scene.placement is not None
        assert not screen.scene.placement.hand_hangs, "the table of one has room beside it"


def test_a_hand_that_had_to_make_room_hangs_until_the_round_is_over(lay_table: LayTable) -> None:
    """The table of two needs the height: the hand hangs, and the prompt stays where it is until the next round."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    scene = lay_table(session, size=SMALL, seats=["A", "B"]).screen.scene
    planner, view = scene.planner, scene.view
    assert view is not None
    assert planner is not None
    assert planner.plan(view, "", None).hand_hangs
    zones = {name: replace(zone, count=0, cards=[]) for name, zone in view.zones.items()} | {
        "hand:A": view.zones["hand:A"]
    }
    bare = replace(view, zones=zones)
    assert planner.plan(bare, "", None).hand_hangs
    assert not planner.plan(replace(bare, round=view.round + 1), "", None).hand_hangs


def test_an_empty_hand_leaves_its_room_to_the_table(lay_table: LayTable) -> None:
    """Where hands hang in a small window, nothing but wood would lie under the prompt."""
    session = play_until(new_session(seats=1), asks("lcg-ask-commit"))
    scene = lay_table(session, size=SMALL).screen.scene
    planner, view = scene.planner, scene.view
    assert view is not None
    assert planner is not None
    held = planner.plan(view, "", None)
    assert not held.hand_hangs
    emptied = replace(view, zones=view.zones | {"hand:A": replace(view.zones["hand:A"], count=0, cards=[])})
    empty = planner.plan(emptied, "", held)
    assert empty.hand_hangs
    assert empty.prompt.y > held.prompt.y + 60


def test_a_card_that_rose_from_under_the_pointer_is_still_pointed_at(lay_table: LayTable) -> None:
    """Whoever points at the foot of a hanging hand, at the edge of the screen, takes hold of the card it lifted."""
    session = play_until(new_session(seats=2), asks("lcg-ask-commit"))
    screen = lay_table(session, size=SMALL, seats=["A", "B"]).screen
    scene, board = screen.scene, screen.board
    card = scene.items_of(["hand:A"])[1]
    at = board.point(QPoint(0, board.viewport().height() - 2))
    at.setX(card.pos().x())
    assert scene.thing_at(at) == card.card.id

    screen.parts.show_large(card.card.id)
    scene.motion.finish()

    assert not card.shape().contains(at - card.pos()), "it has risen above the pointer"
    assert scene.thing_at(at) == card.card.id


# -- bar, column, drawer


def test_in_a_small_window_the_phase_track_shares_the_line_of_the_bar(lay_table: LayTable) -> None:
    session = play_until(new_session(), asks("lcg-ask-commit"))
    small = lay_table(session, size=SMALL).screen
    assert place_of(small.bar, small).contains(place_of(small.track, small))
    large = lay_table(session, size=(1920, 1080)).screen
    assert place_of(large.track, large).top() >= place_of(large.bar, large).bottom()


@pytest.mark.parametrize("language", ["en", "es"])
def test_log_rules_and_notes_are_tabs(lay_table: LayTable, language: Language) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), size=SMALL, language=language)
    side = table.screen.side
    activate(table.screen)
    kept: list[str] = []
    asked: list[str] = []
    table.screen.note_changed.connect(lambda seat, note: kept.append(note))
    table.screen.rule_requested.connect(asked.append)

    QTest.mouseClick(side.tabs["rules"], Qt.MouseButton.LeftButton)
    assert side.rules.isVisible()
    assert "LCG-413" in side.rules.toPlainText()
    side.rules.anchorClicked.emit("rule:LCG-413")
    assert asked == ["LCG-413"]

    QTest.mouseClick(side.tabs["notes"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(side.note, "Keep Faramir")
    QTest.mouseClick(side.tabs["log"], Qt.MouseButton.LeftButton)
    table.board.setFocus()
    assert kept == ["Keep Faramir"]
    assert side.log.isVisible()


def test_a_narrow_window_has_its_column_in_a_drawer_and_the_large_card_beside_the_pointer(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-commit")), size=(1100, 760))
    screen = table.screen
    assert not screen.side.isVisible()
    hero = screen.scene.items_of(["heroes:A"])[0].card.id

    screen.board.hovered.emit(hero)
    card = screen.board.mapFromScene(screen.scene.rect_of(hero)).boundingRect()
    assert screen.floating.isVisible()
    assert not screen.floating.geometry().intersects(card)

    QTest.mouseClick(screen.bar.tools["column"], Qt.MouseButton.LeftButton)
    assert screen.side.isVisible()
    assert place_of(screen.side, screen).right() == screen.width() - 1
    table.key(Qt.Key.Key_Escape)
    assert not screen.side.isVisible()


# -- chronicle


@pytest.mark.parametrize("size", [(1100, 760), SMALL, (1920, 1080)], ids=str)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_chronicle_covers_neither_the_prompt_nor_the_large_card(
    lay_table: LayTable, size: tuple[int, int], language: Language
) -> None:
    settings = Settings(motion="off", moments="off", review="every_event", language=language)
    table = lay_table(
        play_until(new_session(), asks("lcg-ask-defender")), size=size, language=language, settings=settings
    )
    screen = table.screen
    screen.controller.choose(table.options[0])
    chronicle = screen.panels.chronicle
    assert chronicle.isVisible()
    place = place_of(chronicle, screen)
    assert screen.rect().contains(place)
    assert not place.intersects(place_of(screen.prompt, screen))
    if screen.side.isVisible():
        assert not place.intersects(place_of(screen.side.large, screen))

    told = chronicle.text.toPlainText()
    screen.texts.use("es" if language == "en" else "en")
    screen.take_settings(settings.changed(language=screen.texts.language), screen.theme)
    assert chronicle.title.text() == screen.texts("table-chronicle")
    assert chronicle.text.toPlainText() != told
    QTest.mouseClick(chronicle.close_button, Qt.MouseButton.LeftButton)
    assert not chronicle.isVisible()


def test_on_a_very_large_screen_the_parts_of_the_side_column_keep_as_much_air(lay_table: LayTable) -> None:
    air: list[float] = []
    for size in ((1920, 1080), (3840, 2160)):
        side = lay_table(play_until(new_session(), asks("lcg-ask-commit")), size=size).screen.side
        tabs = [place_of(side.tabs[name], side) for name in ("log", "rules")]
        air += [tabs[1].left() - tabs[0].right(), tabs[0].top() - place_of(side.large, side).bottom()]
    assert air[2] > 1.5 * air[0]
    assert air[3] > 1.5 * air[1]


def test_the_bar_says_set_up_before_the_first_round(lay_table: LayTable) -> None:
    session = new_session()
    table = lay_table(session)
    assert table.screen.controller.view.round == 0
    assert table.screen.bar.subtitle.text() == "Ana · set-up"
