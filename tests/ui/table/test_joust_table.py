"""The table of a joust: a column with what each player is, and cards that show what they are worth now."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine import frozen
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import message
from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import GAMES, PLAYS
from desktop_app.ui.art.fonts import MEDIUM, SEMIBOLD, wide_in_sans
from desktop_app.ui.table.board.counter_item import TallyItem
from desktop_app.ui.table.board.ledger import LOW
from desktop_app.ui.table.board.mat_heading import LETTERS, MatHeading
from desktop_app.ui.table.board.sum_cells import in_a_line, in_words
from desktop_app.ui.table.layout.arrange import LEAST_SHOWN
from desktop_app.ui.table.words.sums import Term
from tests.ui.art.picture import pixels
from tests.ui.table.conftest import LayTable, Table, asks, play_until

SIZES = [(1366, 768), (1920, 1080)]


def challenges_begin(seats: int = 2) -> Session:
    """A game of this many, up to the first challenge."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", seats, 1)))
    return play_until(session, asks("got-ask-challenge"))


def painted(table: Table, card: CardView) -> QImage:
    """The picture of a card on the table."""
    canvas = QPixmap(10, 10)
    painter = QPainter(canvas)
    picture = table.screen.scene.skin.card_pixmap(card, painter, QRectF(0, 0, 130, 182))
    painter.end()
    return picture.toImage()


@pytest.mark.parametrize("size", SIZES)
def test_each_player_has_a_panel_in_the_column_that_covers_nothing(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(challenges_begin(), size=size)
    placement = table.screen.scene.placement
    assert placement is not None
    panels = [mat for mat in placement.mats if "plot:A" in mat.zones or "plot:B" in mat.zones]
    board = table.screen.board.viewport()

    assert [mat.seat for mat in panels] == ["B", "A"], "one's own at the foot"
    assert panels[0].rect.bottom < panels[1].rect.y
    for panel in panels:
        assert panel.rect.bottom <= board.height()
        others = [mat for mat in placement.mats if mat not in panels]
        assert all(mat.rect.x >= panel.rect.right for mat in others)
        assert placement.prompt.x >= panel.rect.right
        for zone in panel.zones:
            spot = placement.spots[zone].rect
            assert panel.rect.x <= spot.x
            assert spot.right <= panel.rect.right
            assert spot.bottom <= panel.rect.bottom


@pytest.mark.parametrize("size", SIZES)
def test_the_plot_of_each_player_lies_in_the_panel_and_fits(lay_table: LayTable, size: tuple[int, int]) -> None:
    table = lay_table(challenges_begin(), size=size)
    placement = table.screen.scene.placement
    assert placement is not None
    for seat in "AB":
        (plot,) = table.screen.scene.items_of([f"plot:{seat}"])
        room = placement.spots[f"plot:{seat}"].rect
        assert plot.width <= room.width
        assert plot.width >= 110


@pytest.mark.parametrize("size", SIZES)
def test_no_token_on_a_plot_lies_over_one_of_its_numbers(lay_table: LayTable, size: tuple[int, int]) -> None:
    scene = lay_table(challenges_begin(), size=size).screen.scene
    (plot,) = scene.items_of(["plot:B"])

    def numbers() -> list[bytes]:
        """Gold, initiative, claim and reserve as they stand there."""
        image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(200, 200)
        plot.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        face = plot.upright_rect()
        wide, tall = face.width(), face.height()
        left = QRectF(face.left(), face.top() + tall * 0.24, wide * 0.31, tall * 0.72)
        reserve = QRectF(face.left() + wide * 0.68, face.top() + tall * 0.745, wide * 0.29, tall * 0.2)
        return [pixels(image.copy(each.translated(200, 200).toRect())) for each in (left, reserve)]

    bare = numbers()
    plot.show_card(replace(plot.card, tokens={"stand": 1, "gold": 2, "power": 3}))
    assert numbers() == bare


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_in_a_melee_the_faction_and_the_agenda_of_others_lie_under_their_plot_or_over_their_characters(
    lay_table: LayTable, seats: int, size: tuple[int, int]
) -> None:
    table = lay_table(challenges_begin(seats), seats=["A"], size=size)
    scene = table.screen.scene
    assert scene.placement is not None
    for seat in "BCDEF"[: seats - 1]:
        (plot,) = scene.items_of([f"plot:{seat}"])
        (faction,) = scene.items_of([f"faction:{seat}"])
        under = [faction, *scene.items_of([f"agenda:{seat}"])]
        mat = next(mat.rect for mat in scene.placement.mats if f"plot:{seat}" in mat.zones)
        above = plot.sceneBoundingRect()
        boxes = [item.upright_rect().translated(item.home) for item in under]
        if boxes[0].left() >= above.center().x():
            below = scene.items_of([f"characters:{seat}", f"locations:{seat}"])
            assert all(item.home.y() > boxes[0].center().y() for item in below), "these have a line of their own"
        else:
            assert all(box.top() >= above.center().y() and box.bottom() <= mat.bottom for box in boxes)
            assert all(above.left() - 1 <= box.left() and box.right() <= above.right() + 1 for box in boxes)
        assert all(left.right() <= right.left() for left, right in pairwise(boxes))
        assert all(box.width() >= 23 for box in boxes), "their signs are known"
        others = scene.items_of([f"{zone}:{seat}" for zone in ("title", "characters", "locations")])
        there = [item.upright_rect().translated(item.home) for item in others]
        assert not [box for box in boxes if any(box.intersects(other) for other in there)]


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_late_in_a_melee_no_character_of_another_is_a_sliver_in_a_small_window(lay_table: LayTable, seats: int) -> None:
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", seats, 1)))
    asked = 0

    def second(session: Session) -> bool:
        nonlocal asked
        question = session.question
        asked += question is not None and question.seat == "A" and question.prompt.id == "got-ask-challenge"
        return asked == 2

    table = lay_table(play_until(session, second, most=2000), seats=["A"], size=(1366, 768))
    scene = table.screen.scene
    for seat in "BCDEF"[: seats - 1]:
        for zone in ("characters", "locations"):
            items = [item for item in scene.items_of([f"{zone}:{seat}"]) if not item.strip and not item.covered]
            assert all(item.shown >= LEAST_SHOWN - 0.01 for item in items)


def bare(view: View, seat: str) -> View:
    """A view in which a seat has neither characters nor locations."""
    zones = (f"characters:{seat}", f"locations:{seat}")
    return replace(view, zones={**view.zones, **{zone: ZoneView(zone, 0, []) for zone in zones}})


@pytest.mark.parametrize("seats", [4, 6])
def test_whoever_has_nothing_but_a_plot_has_room_for_what_is_counted_and_it_lies_beside_those_of_others(
    lay_table: LayTable, seats: int
) -> None:
    table = lay_table(challenges_begin(seats), seats=["A"], size=(1366, 768))
    scene = table.screen.scene
    scene.show_view(bare(table.screen.controller.view, "C"))
    assert scene.placement is not None
    mat = next(mat for mat in scene.mats if "plot:C" in mat.mat.zones)
    room = mat.rect().right() - 8 - mat.rect().left() - 29
    counted = sum(wide_in_sans(told, LETTERS, MEDIUM) + 28 for _, told in mat.label.counts)
    assert len(mat.label.counts) == 3
    name = MatHeading(mat.label, mat.scale_of_text).name_within(room)
    assert wide_in_sans(name, LETTERS, SEMIBOLD) + counted <= room
    tops = [scene.items_of([f"plot:{seat}"])[0].sceneBoundingRect().top() for seat in "BCD"]
    assert tops == pytest.approx([tops[0]] * 3)


@pytest.mark.parametrize("titled", [True, False])
def test_over_many_characters_what_a_seat_is_stands_in_a_low_line_with_and_without_its_title(
    lay_table: LayTable, titled: bool
) -> None:
    table = lay_table(challenges_begin(4), seats=["A"], size=(1366, 768))
    scene, view = table.screen.scene, table.screen.controller.view
    like = next(card for card in view.zones["characters:B"].cards if not card.host)
    zones = dict(view.zones)
    for seat in "BCD":
        zone = f"characters:{seat}"
        many = [replace(like, id=f"{seat}-{number}", zone=zone, controller=seat) for number in range(5)]
        zones[zone] = ZoneView(zone, len(many), many)
        if not titled:
            zones[f"title:{seat}"] = ZoneView(f"title:{seat}", 0, [])
    scene.show_view(replace(view, zones=zones))
    for seat in "BCD":
        (plot,) = scene.items_of([f"plot:{seat}"])
        characters = scene.items_of([f"characters:{seat}"])
        assert all(item.home.y() > plot.sceneBoundingRect().bottom() for item in characters)
        assert plot.upright_rect().height() < min(item.width for item in characters)
        beside = scene.items_of([f"{zone}:{seat}" for zone in ("faction", "agenda", "title")])
        assert len(beside) == (3 if titled else 2)
        assert all(item.upright_rect().height() <= plot.upright_rect().height() + 1 for item in beside)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_before_the_first_plot_of_a_melee_everybodys_faction_and_agenda_are_in_sight(
    lay_table: LayTable, seats: int, size: tuple[int, int]
) -> None:
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", seats, 1)))
    table = lay_table(play_until(session, asks("got-ask-mulligan")), seats=["A"], size=size)
    scene, view = table.screen.scene, table.screen.controller.view
    assert scene.placement is not None
    for seat in "ABCDEF"[:seats]:
        mat = next(mat for mat in scene.placement.mats if f"plot:{seat}" in mat.zones)
        assert mat.state == "open", "it does not say that nothing lies there"
        codes = [view.zones[f"{zone}:{seat}"].cards[0].code for zone in ("faction", "agenda")]
        if seat == "A":
            first = scene.piles["faction:A"].face_rect()
            assert first.left() - mat.rect.x <= mat.rect.width / 4, "no gap where the plot will lie"
            continue
        cards = scene.items_of([f"faction:{seat}", f"agenda:{seat}"])
        assert [card.card.code for card in cards] == codes
        boxes = [card.upright_rect().translated(card.home) for card in cards]
        assert boxes[0].right() <= boxes[1].left()
        assert all(mat.rect.x <= box.left() and box.bottom() <= mat.rect.bottom for box in boxes)
        assert all(box.width() >= (24 if seats == 6 else 40) for box in boxes)


def test_a_character_shows_the_strength_that_it_has_now(lay_table: LayTable) -> None:
    table = lay_table(challenges_begin())
    item = table.screen.scene.items_of(["characters:A"])[0]
    stronger = replace(item.card, numbers={**item.card.numbers, "strength": item.card.numbers["strength"] + 2})

    assert painted(table, stronger) != painted(table, item.card)
    assert painted(table, replace(item.card)) == painted(table, item.card)


def test_a_character_shows_a_sign_that_it_gained(lay_table: LayTable) -> None:
    table = lay_table(challenges_begin())
    item = table.screen.scene.items_of(["characters:A"])[0]
    (missing, *_) = [mark for mark in ("icon_military", "icon_intrigue", "icon_power") if mark not in item.card.marks]

    assert painted(table, replace(item.card, marks=[*item.card.marks, missing])) != painted(table, item.card)


@pytest.mark.parametrize(("size", "seats"), [((1366, 768), 2), ((1366, 768), 4), ((1366, 768), 6), ((1920, 1080), 2)])
def test_the_sum_of_a_challenge_stands_between_attackers_and_defenders(
    lay_table: LayTable, size: tuple[int, int], seats: int
) -> None:
    session = play_until(challenges_begin(seats), lambda s: bool(s.look("A").zones["attackers"].cards), 2000)
    assert session.question is not None
    table = lay_table(session, seats=[session.question.seat], size=size)
    scene = table.screen.scene
    assert scene.placement is not None
    attacking, defending = (
        next(mat.rect for mat in scene.placement.mats if zone in mat.zones) for zone in ("attackers", "defenders")
    )
    ledger = scene.ledger
    place = ledger.sceneBoundingRect()
    assert ledger.isVisible()
    assert not ledger.in_a_line
    assert not ledger.low or seats == 6
    assert ledger.low or place.height() > LOW, "cells have room for their words and figures"
    assert attacking.x < place.left() < place.right() <= defending.x
    cards = [item.upright_rect().translated(item.home) for item in scene.cards.values()]
    assert not [card for card in cards if card.intersects(place)]


def test_a_sum_without_room_for_cells_is_told_in_words() -> None:
    terms = (
        Term("", "attack", "4", "Asha", True),
        Term("−", "defense", "0", "", True),
        Term("=", "margin", "4", "", True),
    )
    assert in_words((*terms, Term("", "claim", "1", "one dies", True))) == (
        "attack 4 (Asha) − defense 0 = margin 4 · claim 1 (one dies)"
    )


def test_what_is_no_part_of_a_sum_stands_behind_it_by_its_name() -> None:
    terms = (
        Term("", "attack", "6", "", True),
        Term("−", "defense", "2", "", True),
        Term("=", "margin", "4", "", True),
        Term("", "claim", "1", "", True),
    )
    assert in_a_line(terms) == "6 − 2 = 4 · claim 1"


def test_near_the_goal_only_the_other_side_s_power_is_a_warning(lay_table: LayTable) -> None:
    dials = lay_table(challenges_begin()).screen.scene.dials
    assert not dials["power:A"].reading.warns
    assert dials["power:B"].reading.warns


def test_before_the_first_card_lies_there_the_rows_of_characters_and_locations_take_the_room(
    lay_table: LayTable,
) -> None:
    """They are told in the middle of it, and not in slits beside a mat that is wide for nothing but three piles."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 2, 1)))
    table = lay_table(play_until(session, asks("got-ask-mulligan")), size=(1366, 768))
    mats = {mat.mat.zones[0]: mat.rect() for mat in table.screen.scene.mats if mat.mat.zones}
    for seat in "AB":
        characters, piles = mats[f"characters:{seat}"], mats[f"deck:{seat}"]
        assert characters.width() > characters.height()
        assert characters.width() == pytest.approx(mats[f"locations:{seat}"].width())
        assert piles.width() < 300


@pytest.mark.parametrize(
    ("asked", "none"),
    [("got-ask-spare", "A ninguno"), ("got-ask-uses-keyword", "De nadie"), ("got-ask-take", "Ninguna")],
)
def test_that_nobody_is_chosen_is_said_as_the_question_was_asked(lay_table: LayTable, asked: str, none: str) -> None:
    wording = lay_table(challenges_begin(), language="es").screen.wording
    question = Question("A", "some", message(asked), lambda: [Option("choose", "anybody")], minimum=0)
    assert wording.none_of(question) == none


@pytest.mark.parametrize("size", SIZES)
def test_how_many_challenges_of_a_type_are_left_is_read_at_its_sign(lay_table: LayTable, size: tuple[int, int]) -> None:
    """A Storm of Swords leaves two military ones: the number is painted whole, within the room of the sign."""
    table = lay_table(challenges_begin(), size=size)
    tally = table.screen.scene.fixtures.dials["left_military:A"]
    assert isinstance(tally, TallyItem)

    def picture(value: int) -> QImage:
        tally.show_dial(frozen.replace(tally.reading, value=value))
        image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(150 - tally.cell().center().x(), 150 - tally.cell().center().y())
        tally.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        return image

    one, two = picture(1), picture(2)
    changed = [(x, y) for x in range(300) for y in range(300) if one.pixel(x, y) != two.pixel(x, y)]
    assert len(changed) > 80
    room = tally.boundingRect().translated(150 - tally.cell().center().x(), 150 - tally.cell().center().y())
    assert all(room.contains(x, y) for x, y in changed)
