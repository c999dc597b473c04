"""What an open panel leaves in sight of the table, and what is read on it where there is little room."""

from __future__ import annotations

import re

import pytest

from desktop_app.app.texts.texts import Language
from desktop_app.ui.render.stage import Stage
from desktop_app.ui.table.board.sum_cells import in_a_line
from desktop_app.ui.table.panels.clearing import covered, hides
from desktop_app.ui.table.panels.in_question import in_question
from desktop_app.ui.table.panels.panel import Panel
from desktop_app.ui.table.panels.pictured_text import FADE
from tests.ui.staged import table_on
from tests.ui.table.conftest import LayTable, asks, new_session, play_until
from tests.ui.table.panels import CONTROL, KEYS


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ["odds", "note", "waiting"])
def test_the_sum_of_an_attack_is_seen_beside_a_panel_or_told_on_it(
    lay_table: LayTable, name: str, size: tuple[int, int], language: Language
) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-defender")), size=size, language=language)
    panel, ledger = table.screen.panels.panel, table.screen.scene.ledger
    assert ledger.isVisible()
    assert ledger.content is not None
    table.key(KEYS[name], CONTROL)
    over = panel.on_board.intersects(table.board.mapFromScene(ledger.sceneBoundingRect()).boundingRect())
    assert panel.head.sum_line.isVisible() == over
    if over:
        assert in_a_line(ledger.content.terms) in panel.head.sum_line.text()
        assert panel.head.sum_line.width() >= panel.head.sum_line.sizeHint().width(), "no word of it is cut"
        assert panel.head.title.width() >= panel.head.title.sizeHint().width(), "nor of the title"


@pytest.mark.parametrize("language", ["en", "es"])
def test_beside_a_fight_the_odds_cover_nothing_of_it_and_show_every_card(language: Language) -> None:
    """In a small window they lay over the enemy and the key of a card, and showed little more than the stacks."""
    with Stage((1366, 768), language, "daylight", "me_quest") as stage:
        screen = table_on(stage, "odds")
        panel, board = screen.panels.panel, screen.board
        boxes = [board.mapFromScene(box).boundingRect() for box in in_question(screen.parts)]
        boxes += [
            board.mapFromScene(item.mapRectToScene(item.key_rect())).boundingRect()
            for item in screen.scene.cards.values()
            if item.isVisible() and not item.key_rect().isEmpty()
        ]
        assert not covered(panel.on_board, boxes)
        text = panel.text
        assert text.horizontalScrollBar().maximum() == 0, "no column is cut"
        share = re.search(r"\d+ (of|de) \d+", text.toPlainText())
        assert share is not None, "so many cards of all that are not seen"
        counted = text.document().find(share[0])
        assert text.cursorRect(counted).bottom() < text.viewport().height() - FADE


def test_a_panel_that_is_lowered_for_the_cards_one_chooses_from_is_no_lower_than_they_need() -> None:
    """Its faces and counts were cut off, and under it, and over the prompt, lay free wood."""
    with Stage((1920, 1061), "en", "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "odds")
        panel = screen.panels.panel
        assert not panel.text.verticalScrollBar().maximum(), "all of it is read"
        assert panel.on_board.bottom() <= panel.around.floor()
        assert not hides(panel.on_board, panel.around.kept(), 0.05), "no number of what is asked about is covered"


def is_read(panel: Panel, words: str) -> bool:
    """Whether these words are in sight in a panel that was just opened."""
    found = panel.text.document().find(words)
    assert not found.isNull(), words
    return panel.text.viewport().rect().contains(panel.text.cursorRect(found))


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_a_small_window_the_odds_say_of_how_many_cards_each_bar_is(language: Language) -> None:
    """The bars stood there without the faces and counts below them."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "odds")
        assert is_read(screen.panels.panel, " de 30" if language == "es" else " of 30")


@pytest.mark.parametrize(("language", "then"), [("en", "Then, this round"), ("es", "Después, en esta ronda")])
def test_in_a_small_window_what_waits_stands_beside_its_sum_and_is_read_to_what_comes_then(
    language: Language, then: str
) -> None:
    """Under the sum there was room for little more than one entry."""
    with Stage((1366, 768), language, "daylight", "lotr_lcg") as stage:
        screen = table_on(stage, "waiting")
        panel = screen.panels.panel
        assert is_read(panel, then)
        assert panel.content is not None
        assert panel.content.figure is not None
        assert not panel.text.geometry().intersects(panel.content.figure.geometry())
        assert not hides(panel.on_board, panel.around.kept(), 0.5)
