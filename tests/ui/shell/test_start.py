"""The first start, choosing a profile, and what the bar does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.app.profiles.profiles import Profiles
from desktop_app.ui.art.theme import load_theme
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.glance import glance
from desktop_app.ui.shell.home.home import HomeScreen
from desktop_app.ui.shell.window_icon import SIZES, window_icon
from tests.ui.shell.conftest import Person


def test_the_first_start_asks_who_plays_and_says_that_all_stays_here(stranger: Person) -> None:
    assert stranger.shell.shown == "people"
    assert stranger.sees("Who is playing?")
    assert stranger.sees("Everything stays on this computer.")


def test_a_name_and_enter_make_a_profile(stranger: Person, root: Path) -> None:
    stranger.type_into("name", "Éowyn")
    stranger.key(Qt.Key.Key_Return)
    assert stranger.shell.shown == "home"
    assert stranger.sees("Éowyn")
    assert [entry.name for entry in Profiles(root).all()] == ["Éowyn"]


def test_the_profile_speaks_and_looks_as_chosen_at_the_first_start(stranger: Person, root: Path) -> None:
    stranger.type_into("name", "Ana")
    stranger.press("choice-es")
    stranger.press("choice-candlelight")
    assert stranger.find(QLineEdit, "name").text() == "Ana", "what was typed is not lost when the language changes"
    stranger.press("create")
    assert stranger.sees("Partida nueva")
    (entry,) = Profiles(root).all()
    assert entry.file is not None
    assert (entry.file.settings.language, entry.file.settings.theme) == ("es", "candlelight")


def test_the_keyboard_is_on_the_name_also_after_the_language_changed(stranger: Person) -> None:
    stranger.shell.bar.language_asked.emit()
    settle()
    focused = stranger.window.focusWidget()
    assert focused is not None
    assert focused.objectName() == "name"


def test_a_choice_that_is_made_shows_the_keyboard_as_one_that_is_not(stranger: Person) -> None:
    gold = QColor(load_theme("daylight").gold).rgb()
    for name in ("choice-daylight", "choice-candlelight"):
        chip = stranger.find(QPushButton, name)
        for focused in (False, True):
            (chip if focused else stranger.find(QLineEdit, "name")).setFocus()
            settle()
            seen = chip.grab().toImage()
            found = {seen.pixelColor(seen.width() // 2, y).rgb() for y in range(seen.height())}
            assert (gold in found) == focused, name


def test_the_start_screen_is_put_together_once(stranger: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[HomeScreen] = []
    build = HomeScreen.build

    def noted(home: HomeScreen) -> QWidget:
        built.append(home)
        return build(home)

    monkeypatch.setattr(HomeScreen, "build", noted)
    stranger.shell.door.create("Ana")
    settle()
    assert len(built) == 1
    stranger.shell.show_screen("rules")
    stranger.shell.show_screen("home")
    assert len(built) == 2, "and again whenever one comes back to it: the saves may be others"


def test_a_profile_needs_a_name(stranger: Person) -> None:
    stranger.press("create")
    assert stranger.shell.shown == "people"
    assert stranger.sees("A profile needs a name.")


def test_a_name_that_is_taken_is_refused_and_the_form_stays(ana: Person) -> None:
    ana.shell.door.choose()
    settle()
    ana.type_into("name", "ana")
    ana.press("create")
    assert ana.sees("There is already a profile called ana.")
    assert ana.find(QLineEdit, "name").text() == "ana"


def test_the_next_start_opens_the_profile_used_last(ana: Person, qtbot: QtBot, root: Path) -> None:
    ana.shell.door.create("Bor")
    ana.leave()
    again = Person(root)
    assert again.shell.desk is not None
    assert again.shell.desk.profile.name == "Bor"
    again.leave()


def test_the_first_frame_has_the_theme_and_size_of_the_last_profile(ana: Person, root: Path) -> None:
    ana.press("theme")
    ana.window.resize(1500, 800)
    ana.leave()
    seen = glance(root)
    assert (seen.theme, seen.width, seen.height) == ("candlelight", 1500, 800)


def test_a_first_frame_is_painted_whatever_lies_in_the_data_folder(root: Path) -> None:
    (root / "profiles" / "ana").mkdir(parents=True)
    endless = json.dumps({"profile": "a" * 100_000})
    odd = (("[", "{"), ('{"profile": "../ana"}', "{}"), ('{"profile": "ana"}', '{"settings": 3}'), (endless, "{}"))
    for last, profile in odd:
        (root / "last_profile.json").write_text(last, encoding="utf-8")
        (root / "profiles" / "ana" / "profile.json").write_text(profile, encoding="utf-8")
        assert glance(root).theme == "daylight"


def test_language_and_theme_of_the_bar_are_kept_in_the_profile(ana: Person) -> None:
    ana.press("language")
    ana.press("theme")
    assert ana.shell.desk is not None
    kept = ana.shell.desk.profile.settings
    assert (kept.language, kept.theme) == ("es", "candlelight")
    assert ana.sees("Partida nueva")


def test_alt_and_a_digit_go_to_a_screen(ana: Person) -> None:
    ana.key(Qt.Key.Key_5, Qt.KeyboardModifier.AltModifier)
    assert ana.shell.shown == "journal"
    ana.key(Qt.Key.Key_6, Qt.KeyboardModifier.AltModifier)
    assert ana.shell.shown == "rules"
    ana.key(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    assert ana.shell.shown == "home"


def test_a_profile_leaves_as_a_zip_and_comes_back_beside_itself(ana: Person, tmp_path: Path) -> None:
    from desktop_app.ui.shell.profile_menu import ProfileMenu

    assert ana.shell.desk is not None
    menu = ProfileMenu(ana.shell.desk, ana.shell.door.open, ana.shell.door.choose, ana.window)
    menu.export_to(tmp_path / "ana.zip")
    assert ana.sees(str(tmp_path / "ana.zip"))
    ana.shell.profiles.import_zip(tmp_path / "ana.zip")
    assert sorted(entry.name for entry in ana.shell.profiles.all()) == ["Ana", "Ana (2)"]


def test_a_profile_in_the_trash_leaves_the_question_who_plays(ana: Person, root: Path) -> None:
    assert ana.shell.desk is not None
    ana.shell.desk.deleted.emit()
    assert ana.shell.shown == "people"
    assert Profiles(root).all() == []
    assert len(list((root / "trash").iterdir())) == 1


def test_the_window_has_a_sign_of_its_own_in_every_size(stranger: Person) -> None:
    """A task bar asks for small ones: the table on the shield is there too, in another colour than the shield."""
    icon = window_icon(load_theme("daylight"))
    assert sorted(size.width() for size in icon.availableSizes()) == list(SIZES)
    for size in SIZES:
        picture = icon.pixmap(size, size).toImage()
        assert picture.pixelColor(0, size - 1).alpha() == 0, "a shield, not a box"
        shades = {picture.pixelColor(x, y).lightness() // 64 for x in range(size) for y in range(size // 4, size // 2)}
        assert len(shades) > 1


def test_who_finds_their_profile_open_elsewhere_reads_why_in_its_language_and_light(ana: Person, root: Path) -> None:
    assert ana.shell.desk is not None
    ana.shell.desk.change(language="es", theme="candlelight")
    other = Person(root)
    assert other.shell.shown == "people"
    assert other.sees("está abierto en otra ventana")
    assert other.shell.looks.settings.theme == "candlelight"
    other.leave()
