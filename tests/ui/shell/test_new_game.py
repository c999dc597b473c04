"""Laying a new table: decks, seats round the table, options, and what stands there the next time."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QScrollArea

from desktop_app.app.texts.texts import Language
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.new_game.option_card import OptionCard
from desktop_app.ui.shell.new_game.round_table import CHAIR, RING, RoundTable
from desktop_app.ui.shell.new_game.screen import NewGameScreen
from desktop_app.ui.shell.new_game.seats_side import SeatsSide
from desktop_app.ui.shell.new_game.together import Together
from desktop_app.ui.shell.parts import ChoiceBox, MenuButton
from tests.ui.clipping import faults
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import new_game_of, table_of


def test_a_new_table_is_laid_with_ctrl_and_enter(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    session = table_of(ana).session
    assert session.game.view(session.state, "A").facts["name:A"] == "Ana"
    assert ana.shell.desk is not None
    assert len(ana.shell.desk.profile.saves.all().entries) == 1


def test_names_difficulty_and_a_second_player_reach_the_table(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("easy-yes")
    ana.press("add-seat")
    name = ana.find(QLineEdit, "name-1")
    name.selectAll()
    ana.type_into("name-1", "Bor")
    player = ana.find(QComboBox, "player-1")
    player.setCurrentIndex(1)
    player.activated.emit(1)
    settle()
    ana.press("begin")
    table = table_of(ana)
    seen = table.session.game.view(table.session.state, "A")
    assert seen.facts["name:B"] == "Bor"
    assert seen.facts["easy"] == "yes"
    assert table.controller.seats_here == ["A"]


def test_what_is_in_sight_stays_in_sight_when_something_is_chosen() -> None:
    """In a small window one scrolls down to the last seat: choosing who sits there must not jump back to the first."""
    with Stage((1366, 768), "en", "daylight", "me_quest") as stage:
        shown = stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        before = shown.findChildren(QScrollArea)
        for area in before:
            area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
        places = [area.verticalScrollBar().value() for area in before]
        assert any(places)
        assert isinstance(shown, NewGameScreen)
        shown.change_seat(0, player=shown.box.bots[0])
        assert [area.verticalScrollBar().value() for area in shown.findChildren(QScrollArea)] == places
        settle()
        assert [area.verticalScrollBar().value() for area in shown.findChildren(QScrollArea)] == places


@pytest.mark.parametrize("language", ["en", "es"])
def test_choices_with_three_values_fit_beside_the_decks_in_large_print(language: Language) -> None:
    with Stage((1366, 768), language, "daylight", "meccg") as stage:
        stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        (side,) = stage.window.findChildren(SeatsSide)
        parent = side.parentWidget()
        assert parent is not None
        assert side.width() <= parent.width()


def test_in_large_print_no_chair_is_over_the_edge_and_no_sign_under_its_words() -> None:
    """In a small window the chairs at the near and the far side were cut, and "Dealt at random" lay over its cards."""
    with Stage((1366, 768), "en", "daylight", "me_quest") as stage:
        shown = stage.show("newgame")
        assert stage.shell.desk is not None
        stage.shell.desk.change(large_print=True)
        settle()
        (table,) = shown.findChildren(RoundTable)
        around = table.look.px(CHAIR + RING)
        assert all(around <= at.y() <= table.height() - around for at in table.spots())
        dealt = next(card for card in shown.findChildren(OptionCard) if card.sign and card.isVisible())
        (words,) = dealt.findChildren(QLabel)
        assert words.height() > 1.5 * words.fontMetrics().height(), "they stand in two lines"
        box = QRect(words.mapTo(dealt, QPoint()), words.size())
        words.hide()
        under = dealt.grab(box).toImage()
        assert len({under.pixel(x, y) for x in range(under.width()) for y in range(under.height())}) == 1


def test_what_all_seats_bring_together_stands_with_its_sign() -> None:
    with Stage((1920, 1080), "es", "daylight", "lotr_lcg") as stage:
        shown = stage.show("newgame")
        (together,) = shown.findChildren(Together)
        said = "En conjunto, fuerza de Voluntad 7, fuerza de Ataque 6, fuerza de Defensa 4, puntos de impacto 12"
        assert together.accessibleName() == said
        assert len([label for label in together.findChildren(QLabel) if not label.pixmap().isNull()]) == 4
        assert faults(together) == []


@pytest.mark.parametrize("game", ["lotr_tcg", "meccg"])
def test_what_rivals_bring_is_not_added_up(game: str) -> None:
    """Two Frodos against each other came to "Together: 6 strength, 8 vitality"."""
    with Stage((1920, 1080), "en", "daylight", game) as stage:
        assert stage.show("newgame").findChildren(Together) == []


def test_the_last_set_up_stands_there_the_next_time(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("easy-yes")
    ana.press("begin")
    table_of(ana).home_requested.emit()
    settle()
    ana.press("game-lotr_lcg")
    assert new_game_of(ana).set_up.options["easy"] == "yes"


def test_what_was_typed_stays_when_the_language_changes(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.find(QLineEdit, "name-0").selectAll()
    ana.type_into("name-0", "Frodo")
    ana.press("language")
    assert ana.find(QLineEdit, "name-0").text() == "Frodo"
    assert ana.sees("¿Quién se sienta a la mesa?")


def test_a_table_is_kept_and_laid_again_another_evening(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    kept = new_game_of(ana).set_up
    ana.find(QPushButton, "kept-tables").menu().actions()[0].trigger()
    ana.press("surprise")
    assert new_game_of(ana).set_up != kept
    entries = ana.find(QPushButton, "kept-tables").menu().actions()
    assert entries[2].text() == "Passage Through Mirkwood, Ana with Riders of the White Tree"
    entries[2].trigger()
    settle()
    assert new_game_of(ana).set_up == kept
    assert ana.sees("Kept tables: 1")


def test_a_table_without_decks_is_told_by_who_is_on_which_side(ana: Person) -> None:
    ana.press("game-me_quest")
    assert ana.sees("Ana: Sauron, Player B: The heroes. Everything is ready.")


def test_whoever_takes_the_only_place_of_a_side_changes_with_who_sat_there(ana: Person) -> None:
    """With two heroes and no Sauron, "2 players cannot play like this" left it to the player to find out why."""
    ana.press("game-me_quest")
    choose_side(ana, 0, "heroes")
    assert ana.sees("Ana: The heroes, Player B: Sauron. Everything is ready.")
    ana.press("add-seat")
    assert ana.sees("Ana: The heroes, Player B: Sauron, Player C: The heroes. Everything is ready.")
    choose_side(ana, 2, "sauron")
    assert ana.sees("Ana: The heroes, Player B: The heroes, Player C: Sauron. Everything is ready.")


def choose_side(ana: Person, seat: int, side: str) -> None:
    """Takes a side for a seat in its list."""
    sides = ana.find(QComboBox, f"side-{seat}")
    sides.setCurrentIndex(sides.findData(side))
    sides.activated.emit(sides.currentIndex())
    settle()


def test_open_hands_are_chosen_where_two_people_sit_at_this_screen(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    assert ana.window.findChild(QAbstractButton, "open-hands") is None
    ana.press("add-seat")
    ana.find(QAbstractButton, "open-hands").click()
    settle()
    assert ana.shell.desk is not None
    assert ana.shell.desk.profile.settings.open_hands


def test_a_table_that_cannot_be_laid_offers_the_way_out(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    new_game_of(ana).change_seat(1, deck="riders_of_the_white_tree")
    settle()
    assert not ana.find(QAbstractButton, "begin").isEnabled()
    ana.press("mend")
    assert ana.find(QAbstractButton, "begin").isEnabled()
    assert new_game_of(ana).set_up.seats[0].deck == "riders_of_the_white_tree"


def test_whoever_may_play_a_seat_is_read_whole_in_a_narrow_list(ana: Person) -> None:
    ana.press("language")
    ana.press("game-thrones")
    for _ in range(2):
        ana.press("add-seat")
    who = ana.find(ChoiceBox, "player-1")
    who.showPopup()
    settle()
    rows = who.view()
    assert rows.isVisible()
    assert rows.viewport().width() >= rows.sizeHintForColumn(0) > who.width() - who.height()
    who.hidePopup()


@pytest.mark.parametrize("size", [(1366, 768), (3840, 2160)])
def test_the_arrow_of_a_menu_stands_beside_its_words_in_every_size(size: tuple[int, int]) -> None:
    with Stage(size, "es", "daylight", "thrones") as stage:
        stage.show("newgame")
        button = stage.window.findChild(MenuButton, "kept-tables")
        assert button is not None
        words = button.fontMetrics().horizontalAdvance(button.text()) + button.iconSize().width()
        assert button.width() >= words + stage.shell.looks.look.px(14 + 26)
        assert button.menu() is not None


def test_names_that_nobody_chose_are_in_the_language_of_now(ana: Person) -> None:
    """A set-up is remembered for the next time, when another language may be spoken."""
    ana.press("game-lotr_lcg")
    for _ in range(2):
        ana.press("add-seat")
    name = ana.find(QLineEdit, "name-1")
    name.selectAll()
    ana.type_into("name-1", "Bor")
    ana.press("begin")
    ana.shell.show_screen("home")
    assert ana.shell.desk is not None
    ana.shell.desk.change(language="es")
    ana.shell.new_table("lotr_lcg")
    settle()
    assert [ana.find(QLineEdit, f"name-{seat}").text() for seat in range(3)] == ["Ana", "Bor", "Jugador C"]
    ana.shell.desk.change(language="en")
    settle()
    assert ana.find(QLineEdit, "name-2").text() == "Player C"
    assert new_game_of(ana).set_up.seats[2].name == "Player C"
