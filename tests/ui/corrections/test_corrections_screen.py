"""The page "my board says" as a person uses it: from the map to a path, and back with the path corrected."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from desktop_app.app.tables.board_says import said_of
from desktop_app.ui.corrections.screen import CorrectionsScreen
from desktop_app.ui.map.naming import paths_from
from desktop_app.ui.map.screen import MapScreen
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.shell.parts import ChoiceBox
from tests.ui.parts import part_of
from tests.ui.staged import screen_in

GAME, THING = "me_quest", "path:high_pass:rivendell"


def listed(page: CorrectionsScreen) -> list[str]:
    """The things in the list."""
    return [page.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(page.list.count())]


def press(screen: QWidget, name: str) -> None:
    """Presses a button."""
    part_of(screen, QPushButton, name).click()
    settle()


def choose(page: CorrectionsScreen, fact: str, value: str) -> str:
    """Says a value of a fact of the chosen thing; answers what was chosen before."""
    choice = part_of(page, ChoiceBox, f"fact-{fact}")
    before = choice.currentText()
    choice.setCurrentIndex(choice.findData(value))
    settle()
    return before


def test_from_a_place_of_the_map_a_path_is_corrected_and_shown_so() -> None:
    with Stage((1366, 768), "en", "daylight", GAME) as stage:
        land = stage.show("map")
        assert isinstance(land, MapScreen)
        assert land.map is not None
        land.map.go_to("rivendell")
        press(land, "corrections")
        page = screen_in(stage.shell, "corrections", CorrectionsScreen)
        assert stage.shell.shown == "corrections"
        assert THING in listed(page)
        assert all("rivendell" in thing for thing in listed(page))
        page.list.setCurrentRow(listed(page).index(THING))
        choose(page, "cost", "6")
        assert said_of(stage.shell.looks.settings, GAME) == {THING: {"cost": "6"}}
        assert listed(page)[0] == THING
        press(page, "to-map")
        look = land.boards[GAME]
        assert ("high_pass", "rivendell") in look.corrected
        (line,) = [each for each in paths_from(look, "rivendell", stage.shell.looks.texts) if "High Pass" in each]
        assert line.endswith("6 (my board)")


def test_a_card_is_found_by_its_name_and_taken_back() -> None:
    with Stage((1366, 768), "es", "candlelight", GAME) as stage:
        page = stage.show("corrections")
        assert isinstance(page, CorrectionsScreen)
        page.field.setText("gothmog")
        assert listed(page) == ["card:minion.gothmog"]
        page.list.setCurrentRow(0)
        assert choose(page, "health", "12") == "10"
        assert said_of(stage.shell.looks.settings, GAME)["card:minion.gothmog"] == {"health": "12"}
        press(page, "take-back")
        assert "card:minion.gothmog" not in said_of(stage.shell.looks.settings, GAME)
        press(page, "take-all-back")
        assert said_of(stage.shell.looks.settings, GAME) == {}


def test_the_words_of_a_card_are_written_and_kept_when_one_goes_on() -> None:
    with Stage((1366, 768), "en", "daylight", GAME) as stage:
        page = stage.show("corrections")
        assert isinstance(page, CorrectionsScreen)
        page.field.setText("road goes ever on")
        (song,) = listed(page)
        page.list.setCurrentRow(0)
        assert page.findChild(QPlainTextEdit, "fact-text_es") is None
        assert not part_of(page, QPushButton, "keep-text_en").isEnabled()
        part_of(page, QPlainTextEdit, "fact-text_en").setPlainText("Gain 3 favor.")
        press(page, "keep-text_en")
        assert said_of(stage.shell.looks.settings, GAME)[song] == {"text_en": "Gain 3 favor."}
        part_of(page, QPlainTextEdit, "fact-text_en").setPlainText("Gain 4 favor.")
        page.field.setText("")
        page.list.setCurrentRow(listed(page).index(THING))
        settle()
        assert said_of(stage.shell.looks.settings, GAME)[song] == {"text_en": "Gain 4 favor."}
        assert page.thing == THING


def write_about_the_song(page: CorrectionsScreen, words: str) -> str:
    """Opens the page of one card and writes there, without keeping it; the card."""
    page.field.setText("road goes ever on")
    page.list.setCurrentRow(0)
    part_of(page, QPlainTextEdit, "fact-text_en").setPlainText(words)
    (song,) = listed(page)
    return song


@pytest.mark.parametrize("way", ["another screen", "another theme", "the map", "another place"])
def test_what_was_written_is_kept_whichever_way_one_goes(way: str) -> None:
    with Stage((1366, 768), "en", "daylight", GAME) as stage:
        page = stage.show("corrections")
        assert isinstance(page, CorrectionsScreen)
        song = write_about_the_song(page, "Gain 5 favor.")
        if way == "another screen":
            stage.show("home")
        elif way == "another theme":
            page._desk.change(theme="candlelight")
        elif way == "the map":
            press(page, "to-map")
        else:
            page.show_game(GAME, "rivendell")
        settle()
        assert said_of(stage.shell.looks.settings, GAME)[song] == {"text_en": "Gain 5 favor."}
