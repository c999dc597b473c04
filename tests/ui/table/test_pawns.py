"""The pawn of a company on the land is taken up for the company: where that may go it may be dropped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.ask import Option
from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from desktop_app.games import PLAYS
from tests.ui.table.conftest import Table

LayTable = Callable[..., Table]
GO = "go"


def asked_where_to_go() -> Session:
    """A usual game up to the first question of where the companies of the first seat go."""
    play = PLAYS["meccg"]
    session, chance = Session(play.game, play.new(usual_table("meccg", 2, seed=4))), Chance(5)
    for _ in range(400):
        question = session.question
        assert question is not None
        if question.seat == "A" and any(option.verb == GO for option in question.options):
            return session
        bot = play.game.bots["greedy"]
        session.answer(bot(partial(play.game.view, session.state, question.seat), question, chance))
    raise AssertionError("nobody could go anywhere")


def ways(table: Table) -> list[Option]:
    question = table.session.question
    assert question is not None
    return [option for option in question.options if option.verb == GO]


def pawn_of(table: Table) -> QPoint:
    """Where the pawn of the company that may go stands in the window."""
    land = table.screen.scene.land
    assert land is not None
    assert land.map is not None
    land.map.gaze.finish()
    (pawn,) = (each for each in land.map.parties.pawns() if each.seat == "A")
    return table.board.mapFromScene(pawn.box.translated(land.map.room.topLeft()).center())


def carry(table: Table, site: str) -> None:
    """Takes the pawn up, whereupon the land shows where its company may go, and carries it over a site."""
    window, start = table.board.viewport(), pawn_of(table)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(window, start + QPoint(14, 10))
    land = table.screen.scene.land
    assert land is not None
    assert land.map is not None
    land.map.gaze.finish()
    QTest.mouseMove(window, at(table, site))


def at(table: Table, site: str) -> QPoint:
    place: QRectF = table.screen.scene.rect_of(site)
    assert not place.isEmpty()
    return table.board.mapFromScene(place.center())


def test_the_pawn_of_a_company_is_dragged_to_where_it_goes(lay_table: LayTable) -> None:
    table = lay_table(asked_where_to_go(), size=(1920, 1080))
    land = table.screen.scene.land
    assert land is not None
    assert land.map is not None
    way, before = ways(table)[0], len(table.session.records)
    carry(table, way.target)
    assert table.board.drag is not None
    assert table.board.drag.source == way.source
    lit = {place for place, light in land.map.lights.items() if light.ring == "legal"}
    assert {land.place_of(option.target) for option in ways(table)} <= lit, "where it may go is lit"
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=at(table, way.target))
    assert table.session.records[before].keys == [way.key]


def test_a_pawn_is_refused_where_its_company_may_not_go(lay_table: LayTable) -> None:
    table = lay_table(asked_where_to_go(), size=(1920, 1080))
    question, company = table.session.question, ways(table)[0].source
    assert question is not None
    refused = [each.target for each in question.refusals() if (each.verb, each.source) == (GO, company)]
    scene, before = table.screen.scene, len(table.session.records)
    carry(table, ways(table)[0].target)
    seen = [card for card in refused if scene.target_at(scene.rect_of(card).center(), without=company) == card]
    QTest.mouseMove(table.board.viewport(), at(table, seen[0]))
    assert table.screen.note.isVisible(), "it says why not"
    QTest.mouseRelease(table.board.viewport(), Qt.MouseButton.LeftButton, pos=at(table, seen[0]))
    assert len(table.session.records) == before


def test_a_click_on_a_pawn_takes_nothing_up_and_another_seats_pawn_stays(lay_table: LayTable) -> None:
    table = lay_table(asked_where_to_go(), size=(1920, 1080))
    scene, before = table.screen.scene, len(table.session.records)
    start = pawn_of(table)
    QTest.mouseClick(table.board.viewport(), Qt.MouseButton.LeftButton, pos=start)
    assert table.board.drag is None
    assert len(table.session.records) == before
    land = scene.land
    assert land is not None
    assert land.map is not None
    theirs = [
        pawn.box.translated(land.map.room.topLeft()).center() for pawn in land.map.parties.pawns() if pawn.seat == "B"
    ]
    assert [scene.mover_at(each) for each in theirs] == [""] * len(theirs)
