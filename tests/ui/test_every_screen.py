"""Every screen in both languages, both themes and three sizes: no word is cut off, none lies over another."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QListWidget, QPushButton

from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games import CARDS, GAMES, PLAYS
from desktop_app.ui.art.theme import THEMES
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.library.table import CardTable
from desktop_app.ui.render.shown import UnknownScreen
from desktop_app.ui.render.stage import PEOPLE, Stage, render, settle
from desktop_app.ui.render.ways import SCREENS as WAYS
from desktop_app.ui.render.ways import WINDOWS
from desktop_app.ui.render.windows import windows_over
from desktop_app.ui.shell.new_game.scenario_card import ScenarioCard
from desktop_app.ui.shell.new_game.scenario_signs import Difficulty, GroupSigns
from desktop_app.ui.shell.rules_screen import BEFORE_COUNT
from tests.ui.clipping import faults
from tests.ui.parts import part_of
from tests.ui.staged import table_on

SCREENS = (PEOPLE, *WAYS)
SIZES = ((1366, 768), (1920, 1080), (3840, 2160))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("screen", SCREENS)
def test_no_word_is_cut_off_and_none_lies_over_another(screen: str, size: tuple[int, int], full: bool) -> None:
    found: list[str] = []
    looks = list(product(THEMES, LANGUAGES))
    one = (SCREENS.index(screen) + SIZES.index(size)) % len(looks)  # another at each size, and from screen to screen
    for theme, language in looks if full else looks[one : one + 1]:
        with Stage(size, language, theme) as stage:
            stage.show(screen)
            found += [f"{language} {theme}: {fault}" for fault in faults(stage.window)]
    assert found == []


@pytest.mark.sampled(3)
@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize("window", WINDOWS)
def test_no_word_is_cut_off_in_what_opens_from_a_screen(window: str) -> None:
    at = list(WINDOWS).index(window)
    language, theme = LANGUAGES[at % 2], THEMES[at // 2 % 2]
    with Stage((1366, 768), language, theme) as stage:
        stage.show(window)
        assert faults(next(iter(windows_over(stage.window)), stage.window)) == []


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_dialog_is_no_higher_than_what_stands_in_it() -> None:
    with Stage((1366, 768), "en", "daylight") as stage:
        stage.show("journal-life")
        (life,) = windows_over(stage.window)
        lowest = max(label.mapTo(life, label.rect().bottomLeft()).y() for label in life.findChildren(QLabel))
        close = part_of(life, QPushButton, "close")
        assert 0 < close.y() - lowest < close.height()


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [screen for screen in SCREENS if screen != "table"])
def test_large_print_fits_a_small_window(screen: str, language: Language) -> None:
    with Stage((1366, 768), language, "daylight") as stage:
        stage.show(screen)
        if stage.shell.desk is not None:
            stage.shell.desk.change(large_print=True)
        else:
            stage.shell.looks.take(stage.shell.looks.settings.changed(large_print=True))
        settle()
        assert faults(stage.window) == []


@pytest.mark.sampled(4)
@pytest.mark.parametrize("screen", SCREENS)
def test_language_and_theme_change_on_every_screen_while_running(screen: str) -> None:
    with Stage((1366, 768), "en", "daylight") as stage:
        shown = stage.show(screen)
        before = stage.window.grab().toImage()
        stage.shell.bar.language_asked.emit()
        stage.shell.bar.theme_asked.emit()
        settle()
        assert stage.shell.screens[stage.shell.shown] is shown, "the screen stays, with all that was done on it"
        assert stage.shell.looks.texts.language == "es"
        after = stage.window.grab().toImage()
        assert _brightness(after) < _brightness(before) - 30
        assert faults(stage.window) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_panels_beside_the_table_are_painted_for_every_game(game: str) -> None:
    odds = ("odds",) if PLAYS[game].odds is not None else ()
    for panel in ("history", *odds, "coach", "waiting"):
        with Stage((1366, 768), "es", "candlelight", game) as stage:
            stage.show(panel)  # raises where painting fails
            assert faults(stage.window) == []


def test_a_scenario_says_how_hard_it_is_and_what_it_is_put_together_from() -> None:
    with Stage((1366, 768), "en", "daylight", "lotr_lcg") as stage:
        shown = stage.show("newgame")
        cards = {card.scenario.id: card for card in shown.findChildren(ScenarioCard)}
        hard = [(card.accessibleName().split(", ")[1], len(card.findChildren(Difficulty))) for card in cards.values()]
        assert hard == [("difficulty 1", 1), ("difficulty 4", 1), ("difficulty 7", 1)]
        for card in cards.values():
            (signs,) = card.findChildren(GroupSigns)
            assert len(signs.signs) == len(card.scenario.groups)
        assert "Spiders of Mirkwood" in cards["escape_from_dol_guldur"].accessibleDescription()


@pytest.mark.parametrize("game", CARDS)
def test_the_library_of_every_game_is_painted_with_its_cards(game: str) -> None:
    at = list(CARDS).index(game) % 2
    with Stage(SIZES[at], tuple(LANGUAGES)[at], THEMES[1 - at], game) as stage:
        shown = stage.show("library")
        assert isinstance(shown, LibraryScreen)
        assert {shown.searching.model.record_at(row).game for row in range(3)} == {game}
        assert faults(stage.window) == []


@pytest.mark.parametrize("game", CARDS)
def test_the_type_of_a_card_is_whole_in_the_list_of_the_library(game: str) -> None:
    with Stage((1366, 768), "es", "candlelight", game) as stage:
        shown = stage.show("library-list")
        assert isinstance(shown, LibraryScreen)
        table = part_of(stage.window, CardTable)
        model = shown.searching.model
        column = [each.id for each in model.columns].index("type")
        for row in range(model.rowCount()):
            cell = model.index(row, column)
            assert table.sizeHintForIndex(cell).width() <= table.columnWidth(column), cell.data()


@pytest.mark.parametrize("game", CARDS)
def test_names_are_cut_in_the_list_of_the_library_only_where_they_are_long(game: str) -> None:
    with Stage((1366, 768), "es", "daylight", game) as stage:
        stage.show("library-list")
        table = part_of(stage.window, CardTable)
        model = table.model()
        for row in range(table.rowAt(table.viewport().height() - 1)):
            for column in range(model.columnCount()):
                cell = model.index(row, column)
                needed = table.sizeHintForIndex(cell).width()
                assert needed <= table.columnWidth(column) or table.columnWidth(column) >= 180, cell.data()


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_of_the_rules_can_be_read_to_its_end(game: str) -> None:
    with Stage((1366, 768), "es", "daylight", game) as stage:
        stage.show("rules")
        topics = part_of(stage.window, QListWidget, "rules-topics")
        assert topics.horizontalScrollBar().maximum() == 0
        line = topics.fontMetrics().height()
        for item in (topics.item(row) for row in range(topics.count())):
            words, rect = topics.fontMetrics().horizontalAdvance(item.text()), topics.visualItemRect(item)
            assert rect.width() <= topics.viewport().width()
            assert words < rect.width() or rect.height() >= 2 * line, item.text()


def test_a_topic_of_the_rules_takes_two_lines_only_where_one_is_too_short() -> None:
    with Stage((1920, 1061), "es", "daylight", "meccg") as stage:
        stage.show("rules")
        topics = part_of(stage.window, QListWidget, "rules-topics")
        rows = [topics.item(row) for row in range(topics.count())]
        tall = {
            item.text().replace(BEFORE_COUNT, "  ")
            for item in rows
            if topics.visualItemRect(item).height() >= 2 * topics.fontMetrics().height()
        }
        assert tall == {"Baraja complementaria a través de los Nazgûl  (1)"}


def test_the_list_of_the_library_is_not_scrolled_sideways_for_a_hair() -> None:
    with Stage((1920, 1061), "es", "daylight", "meccg") as stage:
        stage.show("library-list")
        assert part_of(stage.window, CardTable).horizontalScrollBar().maximum() == 0


def test_a_screen_is_painted_into_a_file(tmp_path: Path) -> None:
    render("home", tmp_path / "home.png", (1366, 768), "es", "candlelight")
    assert QImage(str(tmp_path / "home.png")).size().toTuple() == (1366, 768)


def test_a_moment_that_comes_late_in_a_game_is_played_up_to() -> None:
    with Stage((1366, 768), "en", "candlelight", "lotr_tcg") as stage:
        screen = table_on(stage, "moment-last_site")
        assert "last_site" in [moment.kind.id for moment in screen.showing.player.queue]


def test_an_unknown_screen_is_refused_with_the_names_of_the_others(tmp_path: Path) -> None:
    with pytest.raises(UnknownScreen) as refused:
        render("cellar", tmp_path / "cellar.png")
    told = refused.value.text(Texts("en"))
    assert {*SCREENS, *WINDOWS} <= set(re.split(r",?\s+", told)), "told whole, from the first to the last"
    assert max(map(len, told.splitlines())) <= 100
    assert not (tmp_path / "cellar.png").exists()


@pytest.mark.parametrize("name", ["deck", "deck-compare", "import-report"])
def test_a_picture_of_a_deck_is_refused_for_a_game_that_has_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnknownScreen) as refused:
        render(name, tmp_path / "deck.png", game="me_quest")
    assert "lotr_lcg, lotr_tcg, thrones, meccg" in refused.value.text(Texts("en"))


def test_the_shelf_of_decks_is_seen_in_whatever_game() -> None:
    with Stage((1366, 768), "en", "daylight", "me_quest") as stage:
        assert "Bows of Lórien" in " ".join(label.text() for label in stage.show("decks").findChildren(QLabel))


def _brightness(picture: QImage) -> float:
    small = picture.scaled(16, 16)
    return sum(small.pixelColor(x, y).lightness() for x in range(16) for y in range(16)) / 256
