"""Laying a new table: decks, seats round the table, options, and what stands there the next time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QMarginsF, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QScrollArea

from desktop_app.app.decks.model import added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.texts.texts import Language
from desktop_app.games import DECKS, playable
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.new_game.deck_card import DeckCard
from desktop_app.ui.shell.new_game.option_card import OptionCard
from desktop_app.ui.shell.new_game.round_table import CHAIR, RING, RoundTable
from desktop_app.ui.shell.new_game.screen import NewGameScreen
from desktop_app.ui.shell.new_game.seats_side import SeatsSide
from desktop_app.ui.shell.new_game.together import Together
from desktop_app.ui.shell.parts import ChoiceBox, MenuButton
from tests.ui.clipping import faults
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import menu_of, new_game_of, table_of


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


@pytest.mark.parametrize("height", [130, 210, 420])
def test_little_cards_lie_clear_of_the_chairs(height: int) -> None:
    with Stage((1366, 768), "en", "candlelight", "meccg") as stage:
        (table,) = stage.show("newgame").findChildren(RoundTable)
        table.setFixedSize(420, height)
        chairs = table.spots()
        for place in range(len(table.seats)):
            for box in table.leaders(place):
                nearest = box.marginsAdded(QMarginsF(CHAIR, CHAIR, CHAIR, CHAIR))
                assert not nearest.contains(chairs[place])


def test_the_last_set_up_stands_there_the_next_time(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("easy-yes")
    ana.press("begin")
    table_of(ana).home_requested.emit()
    settle()
    ana.press("game-lotr_lcg")
    assert new_game_of(ana).set_up.options["easy"] == "yes"


@pytest.mark.rule("LCG-083")
def test_two_decks_with_one_hero_are_refused_with_the_rule_a_click_away(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    new_game_of(ana).change_seat(1, deck="riders_of_the_white_tree")
    settle()
    assert not ana.find(QAbstractButton, "begin").isEnabled()
    assert ana.sees("both lead Aragorn")
    ana.press_words("LCG-083")
    assert ana.shell.shown == "rules"


def test_what_was_typed_stays_when_the_language_changes(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.find(QLineEdit, "name-0").selectAll()
    ana.type_into("name-0", "Frodo")
    ana.press("language")
    assert ana.find(QLineEdit, "name-0").text() == "Frodo"
    assert ana.sees("¿Quién se sienta a la mesa?")


def test_a_pressed_deck_goes_to_the_seat_that_chooses(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    first = new_game_of(ana).set_up.seats[0].deck
    ana.press("seat-1")
    ana.press("next-decks")
    deck = next(deck for deck in new_game_of(ana).box.decks if ana.window.findChild(QAbstractButton, f"choose-{deck}"))
    ana.press(f"choose-{deck}")
    assert [seat.deck for seat in new_game_of(ana).set_up.seats] == [first, deck]


def test_a_deck_is_found_by_the_name_of_a_hero(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.find(QLineEdit, "find-deck").setFocus()
    for letter in "thalin":
        ana.type_into("find-deck", letter)
        assert ana.find(QLineEdit, "find-deck").hasFocus()
    assert ana.find(QLineEdit, "find-deck").text() == "thalin"
    assert {card.deck.id for card in ana.window.findChildren(DeckCard)} == {"axes_of_the_iron_hills", "starter_tactics"}


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


def drag(table: RoundTable, start: int, end: int) -> None:
    """Draws whoever sits on one chair to another."""
    spots = [spot.toPoint() for spot in table.spots()]
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=spots[start])
    QTest.mouseMove(table, (spots[start] + spots[end]) / 2)
    QTest.mouseMove(table, spots[end])
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=spots[end])
    settle()


def test_a_seat_drawn_to_another_chair_changes_places(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    before = [seat.deck for seat in new_game_of(ana).set_up.seats]
    drag(ana.find(RoundTable, "round-table"), 0, 1)
    seats = new_game_of(ana).set_up.seats
    assert [seat.deck for seat in seats] == before[::-1]
    assert [seat.name for seat in seats] == ["Player B", "Ana"]
    assert new_game_of(ana).seat == 1, "the seat that was drawn chooses its deck"


def test_keys_go_round_the_table_and_take_a_seat_along(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Right)
    assert new_game_of(ana).seat == 1
    QTest.keyClick(ana.find(RoundTable, "round-table"), Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert [seat.name for seat in new_game_of(ana).set_up.seats] == ["Player B", "Ana"]


def test_an_empty_chair_asks_who_sits_down(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    table = ana.find(RoundTable, "round-table")
    QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=table.spots()[2].toPoint())
    next(action for action in menu_of(ana) if action.text() == "bot: plays to win").trigger()
    settle()
    assert [seat.player for seat in new_game_of(ana).set_up.seats] == ["here", "greedy"]


def test_the_decks_of_one_sphere_are_a_press_away(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("kind-lore")
    shown = {card.deck.id: card for card in ana.window.findChildren(DeckCard)}
    assert set(shown) == {"lanterns_of_the_west", "watchers_of_the_eaves", "starter_lore"}
    ana.press("kind-all")
    assert len(ana.window.findChildren(DeckCard)) > 2


@pytest.mark.parametrize("game", [game for game in playable() if game in DECKS])
def test_the_deck_of_a_seat_is_in_sight_in_a_small_window(ana: Person, game: str) -> None:
    ana.press(f"game-{game}")
    for number, seat in enumerate(new_game_of(ana).set_up.seats):
        if number:
            ana.press(f"seat-{number}")
        assert seat.deck in {card.deck.id for card in ana.window.findChildren(DeckCard)}


def test_a_table_that_cannot_be_laid_offers_the_way_out(ana: Person) -> None:
    ana.press("game-lotr_lcg")
    ana.press("add-seat")
    new_game_of(ana).change_seat(1, deck="riders_of_the_white_tree")
    settle()
    assert not ana.find(QAbstractButton, "begin").isEnabled()
    ana.press("mend")
    assert ana.find(QAbstractButton, "begin").isEnabled()
    assert new_game_of(ana).set_up.seats[0].deck == "riders_of_the_white_tree"


def test_a_long_name_leaves_the_faces_of_its_deck_as_large_as_those_beside_it(ana: Person) -> None:
    assert ana.shell.desk is not None
    shipped = preset_decks("en", "lotr_lcg")["axes_of_the_iron_hills"]
    name = "Axes and Hammers of the Iron Hills"
    kept = DeckStore(ana.shell.desk.profile.folder_of("decks")).create(replace(shipped, name=name))
    ana.window.resize(1920, 1080)
    ana.shell.new_table("lotr_lcg", kept)
    settle()
    cards = [card for card in ana.window.findChildren(DeckCard) if card.isVisible()]
    titles = {card.deck.names["en"]: card.findChildren(QLabel)[0] for card in cards}
    long = titles.pop(name)
    font = ana.shell.desk.looks.look.font("title")
    assert QFontMetrics(font).horizontalAdvance(name) > long.width(), "too long for its usual size"
    assert long.y() >= max(each.y() for each in titles.values())


def test_a_deck_that_is_not_legal_is_mended_from_its_card(ana: Person) -> None:
    assert ana.shell.desk is not None
    shipped = preset_decks("en", "lotr_lcg")["riders_of_the_white_tree"]
    short = added(shipped, "deck", next(entry.code for entry in shipped.part("deck")), "", -2)
    kept = DeckStore(ana.shell.desk.profile.folder_of("decks")).create(short)
    ana.shell.new_table("lotr_lcg", kept)
    settle()
    assert ana.find(QAbstractButton, "mend").hasFocus(), "where one cannot begin the keyboard is on what mends it"
    ana.shell.show_screen("home")
    settle()
    ana.press("game-lotr_lcg")
    ana.press("previous-decks")
    card = next(card for card in ana.window.findChildren(DeckCard) if card.deck.faults)
    assert any("50" in label.text() for label in card.findChildren(QLabel)), "the card says what is missing"
    ana.press(f"mend-own:{kept}")
    assert ana.shell.shown == "decks"


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


@pytest.mark.parametrize(("game", "rows"), [("lotr_lcg", 1), ("lotr_tcg", 2), ("thrones", 2), ("meccg", 1)])
def test_decks_without_scenarios_over_them_stand_in_two_rows_where_there_is_height(game: str, rows: int) -> None:
    """More of them are in sight than of one tall row, and their faces fill it; four or fewer stand in one."""
    with Stage((1920, 1080), "en", "daylight", game) as stage:
        stage.show("newgame")
        cards = [card for card in stage.window.findChildren(DeckCard) if card.isVisible()]
        assert len(cards) == 4 * rows
        assert len({card.y() for card in cards}) == rows
        assert len({card.width() for card in cards}) <= 2, "one is a pixel wider at most"
        assert len({card.height() for card in cards}) == 1
        assert any(card.isChecked() for card in cards)


def test_a_deck_is_read_aloud_without_what_its_game_does_not_count(ana: Person) -> None:
    """Only some games have a number that a deck begins with."""
    for game in ("lotr_lcg", "thrones"):
        ana.shell.new_table(game)
        settle()
        for card in ana.window.findChildren(DeckCard):
            parts = card.accessibleName().removesuffix(".").split(". ")
            assert all(part.strip() for part in parts), card.accessibleName()
            assert card.deck.names["en"] == parts[0]


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
