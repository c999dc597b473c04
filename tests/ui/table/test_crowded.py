"""A table that is full, and one that is nearly empty: what a person must be able to see in both, and under a drag."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from desktop_app.app.tables.simulate import usual_table
from desktop_app.app.texts.texts import Language
from desktop_app.engine import frozen
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.engine.view import CardView, View
from desktop_app.games import GAMES, PLAYS
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.token_row import token_boxes
from desktop_app.ui.table.layout.plan import SHEETS, SLIM_WIDE, STRIP_LEAST
from desktop_app.ui.table.play.looking import look
from tests.ui.table.conftest import LayTable, asks, new_session, play_until
from tests.ui.table.test_drag import ally_in_hand
from tests.ui.table.test_room import place_of


def crowded(view: View) -> View:
    """Two seats with seven characters each: some exhausted, all hurt, heroes with resources and attachments."""
    zones = dict(view.zones)
    like = view.zones["heroes:A"].cards[0]
    for seat in view.seats:
        heroes = [
            replace(card, tokens={"resource": 3, "damage": 2})
            for card in zones[f"heroes:{seat}"].cards
            if not card.host
        ]
        heroes[0] = replace(heroes[0], marks=["exhausted"])
        worn: list[CardView] = []
        for hero, count in zip(heroes, (3, 1), strict=False):
            worn += [
                replace(like, id=f"{hero.id}-{i}", code="01026", zone=hero.zone, host=hero.id, numbers={}, tokens={},
                        marks=["exhausted"] if i == 1 else [])
                for i in range(count)
            ]  # fmt: skip
        allies = [
            replace(like, id=f"ally-{seat}-{i}", code="01013", zone=f"allies:{seat}", tokens={"damage": 1},
                    marks=["exhausted"] if i % 2 else [])
            for i in range(7 - len(heroes))
        ]  # fmt: skip
        for zone, cards in ((f"heroes:{seat}", [*heroes, *worn]), (f"allies:{seat}", allies)):
            zones[zone] = replace(zones[zone], cards=cards, count=len(cards))
    return replace(view, zones=zones)


def standing_width(item: CardItem) -> float:
    return min(item.size()) if item.landscape else item.width


@pytest.mark.parametrize(("size", "least"), [((1920, 1061), 92), ((1920, 1080), 92), ((1366, 768), 80)])
def test_of_fourteen_characters_none_is_small_and_everything_on_them_can_be_read(
    lay_table: LayTable, size: tuple[int, int], least: int
) -> None:
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), size=size)
    scene = table.screen.scene
    scene.show_view(crowded(table.screen.controller.view))
    characters = [i for seat in "AB" for i in scene.items_of([f"heroes:{seat}", f"allies:{seat}"]) if not i.strip]
    assert len(characters) == 14
    for item in characters:
        assert standing_width(item) >= least
        face = item.upright_rect()
        for box in token_boxes(item):
            assert face.contains(box)
            assert box.top() >= face.top() + face.height() * 0.15, "the title and the cost stay in sight"
            assert box.bottom() <= face.bottom() - face.height() * 0.19, "the numbers stay in sight"
    strips = [item for item in scene.cards.values() if item.strip]
    assert len(strips) == 8
    for item in strips:
        assert item.seen >= STRIP_LEAST
        top = QRectF(item.pos().x() - item.width / 2, item.pos().y() - item.strip / 2, item.width, item.seen - 1)
        covering = [
            other
            for other in scene.cards.values()
            if other is not item and other.zValue() > item.zValue()
            and other.upright_rect().translated(other.pos()).intersects(top)
        ]  # fmt: skip
        assert not covering, "its title lies open"


def laden(view: View, **worn: int) -> View:
    """Two seats at the beginning; the first card of some zones bears so many attachments."""
    zones = dict(view.zones)
    for name, count in worn.items():
        zone = zones[name.replace("_", ":")]
        host = zone.cards[0]
        borne = [replace(host, id=f"{host.id}-{i}", code="01026", host=host.id, numbers={}) for i in range(count)]
        zones[name.replace("_", ":")] = replace(zone, cards=[*zone.cards, *borne], count=zone.count + count)
    return replace(view, zones=zones)


@pytest.mark.parametrize(("size", "least"), [((1366, 768), 79), ((1920, 1061), 91)])
def test_many_attachments_of_another_do_not_make_all_cards_small(
    lay_table: LayTable, size: tuple[int, int], least: int
) -> None:
    """Four strips over one card of another left 68 pixels for every card of a small window."""
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), size=size)
    scene, view = table.screen.scene, table.screen.controller.view

    def strips() -> int:
        return sum(bool(item.strip) for item in scene.items_of(["heroes:B"]))

    scene.show_view(laden(view, heroes_B=5))
    assert strips() == 4, "where there is room they are in sight"
    scene.show_view(laden(view, heroes_B=5, heroes_A=1, staging=1))
    cards = [item for item in scene.items_of(["heroes:A", "heroes:B", "staging"]) if not item.strip]
    assert min(map(standing_width, cards)) >= least
    assert strips() == 2, "the lower one says how many more there are"


def test_an_early_game_leaves_no_empty_mat(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-planning")), size=(1920, 1061))
    scene = table.screen.scene
    assert all(standing_width(item) >= 160 for item in scene.items_of(["heroes:A", "staging"]))
    view = table.screen.controller.view
    for mat in scene.mats:
        held = [zone for zone in mat.mat.zones if zone not in view.zones or view.zones[zone].count]
        if not held and mat.mat.look != "bare":
            assert min(mat.rect().width(), mat.rect().height()) <= 40


def test_nothing_lies_over_a_card_in_the_air(lay_table: LayTable) -> None:
    session = play_until(new_session(), lambda s: bool(ally_in_hand(s)))
    card = ally_in_hand(session)
    table = lay_table(session, size=(1366, 768))
    screen = table.screen
    hero = screen.scene.items_of(["heroes:A"])[0].card.id
    for target in (table.at("allies:A"), table.at(hero), QPoint(400, 620), QPoint(560, 690)):
        table.lift(card, target)
        item = screen.scene.cards[card]
        assert item.held
        assert not screen.prompt.isVisible()
        assert all(item.zValue() > other.zValue() for other in screen.scene.items() if other is not item)
        over_board = [
            widget
            for widget in screen.board.findChildren(QWidget)
            if widget.isVisible() and widget is not screen.board.viewport() and widget is not screen.note
            and screen.board.viewport() is not widget.parent()
        ]  # fmt: skip
        held_at = screen.board.mapFromScene(item.upright_rect().translated(item.pos())).boundingRect()
        assert not [widget for widget in over_board if place_of(widget, screen.board).intersects(held_at)]
        assert screen.board.cancel_drag()
    assert screen.prompt.isVisible(), "it is there again"


@pytest.mark.parametrize("seats", [3, 4])
def test_the_partners_seven_characters_each_are_all_in_sight_in_a_small_window(lay_table: LayTable, seats: int) -> None:
    session = Session(GAMES["lotr_lcg"], PLAYS["lotr_lcg"].new(usual_table("lotr_lcg", seats, 1)))
    table = lay_table(play_until(session, asks("lcg-ask-commit")), size=(1366, 768))
    scene = table.screen.scene
    scene.show_view(crowded(table.screen.controller.view))
    for seat in table.screen.controller.view.seats:
        shown = [i for i in scene.items_of([f"heroes:{seat}", f"allies:{seat}"]) if not i.strip]
        assert len(shown) == 7


def late_attack(seats: int) -> Session:
    """A game of many seats late on: the sixth question of the first player who defends."""
    session = Session(GAMES["lotr_lcg"], PLAYS["lotr_lcg"].new(usual_table("lotr_lcg", seats, 1)))
    bot, dice = session.game.bots[PLAYS["lotr_lcg"].bot], Chance(1)
    asked = 0
    while (question := session.question) is not None:
        asked += question.seat == "A" and question.prompt.id == "lcg-ask-defender"
        if asked == 6:
            return session
        session.answer(bot(session.eyes(question.seat), question, dice))
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_while_four_fight_the_staging_area_lies_whole_and_no_partner_turns_pages(
    lay_table: LayTable, size: tuple[int, int], language: Language
) -> None:
    table = lay_table(late_attack(4), size=size, language=language)
    scene, view = table.screen.scene, table.screen.controller.view
    assert scene.ledger.isVisible(), "the sum of the attack"
    for zone in ("staging", "heroes:A", "allies:A", "engaged:A"):
        items = [item for item in scene.items_of([zone]) if not item.strip and not item.covered]
        assert items
        for one, other in pairwise(items):
            assert (
                not one.upright_rect().translated(one.pos()).intersects(other.upright_rect().translated(other.pos()))
            ), zone
    for seat in "BCD":
        for zone in (f"heroes:{seat}", f"allies:{seat}", f"engaged:{seat}"):
            shown = {item.card.id for item in scene.items_of([zone])}
            assert shown >= {card.id for card in view.zones[zone].cards if not card.host}, "no page hides any"
    worn = [card for card in view.zones["heroes:B"].cards if card.host]
    host = next(card.host for card in worn if sum(each.host == card.host for each in worn) > 1)
    assert sum(card.id in scene.cards for card in worn if card.host == host) == 1, "a strip that says how many"
    scene.open_company(host)
    assert all(card.id in scene.cards for card in worn if card.host == host), "until one points at their bearer"
    scene.open_company("")
    sum_at = scene.ledger.sceneBoundingRect()
    for item in scene.cards.values():
        assert not item.upright_rect().translated(item.pos()).intersects(sum_at.adjusted(4, 4, -4, -6))


def test_of_a_partner_who_is_out_a_slim_strip_says_so(lay_table: LayTable) -> None:
    session = Session(GAMES["lotr_lcg"], PLAYS["lotr_lcg"].new(usual_table("lotr_lcg", 4, 1)))
    table = lay_table(play_until(session, asks("lcg-ask-commit")), size=(1366, 768))
    scene, view = table.screen.scene, table.screen.controller.view
    gone = {id: replace(zone, cards=[], count=0) for id, zone in view.zones.items() if id.endswith(":C")}
    out = replace(view, zones={**view.zones, **gone}, facts={**view.facts, "eliminated": "C"})
    scene.show_view(out)
    assert scene.placement is not None
    (mat,) = [mat for mat in scene.placement.mats if mat.seat == "C"]
    assert min(mat.rect.width, mat.rect.height) <= SLIM_WIDE
    assert scene.words.mats.label(mat, out).title == "Player C: out of the game"


def test_behind_the_curtain_a_long_name_does_not_stand_for_what_a_mat_is(lay_table: LayTable) -> None:
    """Where nobody looks, every mat is somebody's; what it is comes first, whoever it belongs to."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 1)))
    session.state.names["A"] = "A name that is as long as a road"
    scene = lay_table(session, seats=["A", "C"], size=(1366, 768)).screen.scene
    assert scene.placement is not None
    nobody = look(session, "")
    told = [scene.words.mats.label(mat, nobody).title for mat in scene.placement.mats if mat.seat == "A"]
    assert "Attackers: none" in told
    assert session.state.names["A"] not in told


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("game", list(PLAYS))
def test_tables_and_bars_have_the_room_that_they_are_drawn_in(
    lay_table: LayTable, game: str, size: tuple[int, int]
) -> None:
    session = Session(GAMES[game], PLAYS[game].new(usual_table(game, 2, 1)))
    bot, dice = session.game.bots[PLAYS[game].bot], Chance(1)
    for _ in range(30):
        assert session.question is not None
        session.answer(bot(session.eyes(session.question.seat), session.question, dice))
    placement = lay_table(session, size=size).screen.scene.placement
    assert placement is not None
    for zone, spot in placement.spots.items():
        if spot.kind in SHEETS and spot.open:
            assert spot.rect.width >= 90, zone
        if spot.kind in ("dial", "heap", "pile") and spot.open:
            assert spot.rect.width >= 30, zone


def test_the_threat_of_each_partner_is_told_beside_their_name(lay_table: LayTable) -> None:
    session = Session(GAMES["lotr_lcg"], PLAYS["lotr_lcg"].new(usual_table("lotr_lcg", 4, 1)))
    table = lay_table(play_until(session, asks("lcg-ask-commit")), size=(1366, 768))
    scene, view = table.screen.scene, table.screen.controller.view
    assert scene.placement is not None
    labels = [(mat.seat, scene.words.mats.label(mat, view)) for mat in scene.placement.mats if mat.seat != "A"]
    for seat in "BCD":
        counts = next(label.counts for whose, label in labels if whose == seat and label.counts)
        assert counts == (
            ("hand", str(view.zones[f"hand:{seat}"].count)),
            ("threat", str(view.numbers[f"threat:{seat}"])),
        )


def test_the_line_of_a_partner_says_that_its_number_is_threat(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(seats=2), asks("lcg-ask-commit")), size=(1366, 768))
    scene, view = table.screen.scene, table.screen.controller.view
    assert scene.placement is not None
    (mat,) = [mat for mat in scene.placement.mats if mat.seat == "B" and "threat:B" in mat.zones]
    label = scene.words.mats.label(frozen.replace(mat, state="line"), view)
    assert label.title == "Bor"
    assert label.rest.startswith(f"Threat {view.numbers['threat:B']} · Deck ")


def test_a_line_says_of_each_number_what_it_counts(lay_table: LayTable) -> None:
    session = Session(GAMES["lotr_tcg"], PLAYS["lotr_tcg"].new(usual_table("lotr_tcg", 4, 1)))
    table = lay_table(play_until(session, asks("tcg-ask-defenders")), size=(1366, 768))
    scene, view = table.screen.scene, table.screen.controller.view
    assert scene.placement is not None
    mats = {(mat.seat, mat.title): scene.words.mats.label(mat, view) for mat in scene.placement.mats if mat.seat != "A"}
    for seat in "BCD":
        at, burdens = view.numbers[f"at:{seat}"], view.numbers[f"burdens:{seat}"]
        hand = view.zones[f"hand:{seat}"].count
        panel, line = mats[seat, "tcg-mat-panel"], mats[seat, "tcg-mat-belongings"]
        assert panel.counts == (("hand", str(hand)), ("progress", str(at)), ("burden", str(burdens)))
        assert line.title == f"Piles of {session.state.names[seat]}"
        assert line.rest.startswith(("Support ", "Deck "))
        assert f"Deck {view.zones[f'deck:{seat}'].count} · Discards " in line.rest
