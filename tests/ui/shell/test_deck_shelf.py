"""The decks of a new game: found, given to a seat, mended, read in sight and aloud."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit

from desktop_app.app.decks.model import added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.engine.frozen import replace
from desktop_app.games import DECKS, playable
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.new_game.deck_card import DeckCard
from tests.ui.shell.conftest import Person
from tests.ui.shell.open_screens import new_game_of


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
