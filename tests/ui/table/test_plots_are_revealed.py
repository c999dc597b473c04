"""Plots that are revealed lie in a row before everybody, each under its player's name, with what was compared."""

from __future__ import annotations

from PySide6.QtGui import QColor

from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS
from desktop_app.games.thrones.state import ThronesState
from desktop_app.ui.table.moments.row_stage import RowStage
from tests.ui.table.conftest import LayTable, Table, play_until

SEATS = ["A", "B", "C", "D"]


def last_to_choose(lay_table: LayTable) -> Table:
    """A melee of four at one screen, in which only the last plot has not been chosen."""
    session = Session(GAMES["thrones"], PLAYS["thrones"].new(usual_table("thrones", 4, 3)))
    chosen = 0

    def has_come(session: Session) -> bool:
        nonlocal chosen
        question = session.question
        assert question is not None
        chosen += question.prompt.id == "got-ask-plot"
        return chosen == len(SEATS)

    play_until(session, has_come)
    settings = Settings(motion="normal", moments="slow")
    return lay_table(session, seats=SEATS, size=(1366, 768), settings=settings)


def test_the_plots_of_a_melee_are_told_as_one_row_with_the_initiative_of_each(lay_table: LayTable) -> None:
    table = last_to_choose(lay_table)
    showing = table.screen.showing
    table.screen.controller.answer([table.options[0].key])
    showing.hold()
    moment = showing.player.queue[0]
    state = table.state(ThronesState)

    compared = moment.compared(len(moment.lines))
    assert compared is not None
    row = compared.left.cards
    assert moment.kind.id == "plots"
    assert isinstance(showing.stage._drawn, RowStage)
    assert sorted(card.whose for card in row) == [f"seat:{seat}" for seat in SEATS]
    assert {card.card.split(":")[0].removeprefix("@") for card in row} == {
        card for seat in SEATS for card in state.zones[f"plot:{seat}"]
    }
    values = [card.value for card in row if card.value is not None]
    assert len(values) == len(SEATS)
    assert [card.value for card in row if card.best] == [max(values)]


def test_before_they_are_compared_no_plot_has_won(lay_table: LayTable) -> None:
    table = last_to_choose(lay_table)
    table.screen.controller.answer([table.options[0].key])
    table.screen.showing.hold()
    compared = table.screen.showing.player.queue[0].compared(2)

    assert compared is not None
    assert len(compared.left.cards) == 2
    assert not any(card.best or card.value is not None for card in compared.left.cards)


def test_the_tray_of_the_plots_one_chose_from_is_gone_when_they_are_revealed(lay_table: LayTable) -> None:
    table = last_to_choose(lay_table)
    board, scene = table.screen.board, table.screen.scene
    looked_at = [item for item in scene.cards.values() if item.to_read]
    assert looked_at
    strip = board.mapFromScene(scene.tray.strip_rect().center())
    assert board.viewport().grab().toImage().pixelColor(strip) == QColor(scene.skin.theme.panel)

    bare = table.screen.showing._picture().toImage()

    assert bare.pixelColor(strip) != QColor(scene.skin.theme.panel)
    assert all(item.isVisible() for item in looked_at)
