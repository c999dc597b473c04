"""The settings: every change is seen at once and is in the profile at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QScrollArea

from desktop_app import __version__
from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.texts.texts import Texts
from desktop_app.games import GAMES, PLAYS
from desktop_app.ui.render.stage import settle
from desktop_app.ui.shell.parts import ChoiceBox, Row
from desktop_app.ui.shell.settings.about_panel import PARTS
from desktop_app.ui.shell.settings.game_panel import window_told, windows_of
from desktop_app.ui.shell.settings.keys_panel import KeyButton
from tests.ui.shell.conftest import Person


@pytest.fixture
def at_settings(ana: Person) -> Person:
    ana.shell.show_screen("settings")
    settle()
    return ana


def kept(person: Person) -> Settings:
    assert person.shell.desk is not None
    return person.shell.desk.profile.settings


def choose(person: Person, name: str, value: str) -> None:
    box = person.find(QComboBox, name)
    at = box.findData(value)
    assert at >= 0
    box.setCurrentIndex(at)
    box.activated.emit(at)
    settle()


def tick(person: Person, name: str) -> None:
    box = person.find(QCheckBox, name)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    settle()


@pytest.mark.parametrize("before", ["home", "library", "journal"])
def test_escape_goes_back_to_where_the_settings_were_opened_from(ana: Person, before: str) -> None:
    ana.shell.show_screen(before)
    ana.press("settings")
    assert ana.shell.shown == "settings"
    ana.key(Qt.Key.Key_Escape)
    assert ana.shell.shown == before


def test_escape_in_the_rules_leaves_the_rule_first_and_then_the_page(ana: Person) -> None:
    ana.shell.show_screen("library")
    ana.shell.show_rule("LCG-081")
    settle()
    ana.key(Qt.Key.Key_Escape)
    assert ana.shell.shown == "rules"
    ana.key(Qt.Key.Key_Escape)
    assert ana.shell.shown == "library"


def test_language_and_theme_change_at_once_and_for_good(at_settings: Person) -> None:
    choose(at_settings, "language-box", "es")
    assert at_settings.sees("Ajustes")
    choose(at_settings, "theme-box", "candlelight")
    assert at_settings.shell.looks.theme.dark
    assert (kept(at_settings).language, kept(at_settings).theme) == ("es", "candlelight")


def test_qt_speaks_the_language_too(at_settings: Person) -> None:
    choose(at_settings, "language-box", "es")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    assert at_settings.find(KeyButton, "key-confirm").text() == "Espacio"
    choose(at_settings, "language-box", "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert at_settings.find(KeyButton, "key-confirm").text() == "Space"


def test_large_print_makes_the_words_larger(at_settings: Person) -> None:
    before = at_settings.find(QCheckBox, "coach").font().pixelSize()
    tick(at_settings, "large_print")
    assert at_settings.find(QCheckBox, "coach").font().pixelSize() == round(before * 1.25)
    assert kept(at_settings).large_print


@pytest.mark.parametrize("name", ["colour_safe", "flat_table", "coach"])
def test_switches_are_kept(at_settings: Person, name: str) -> None:
    tick(at_settings, name)
    assert getattr(kept(at_settings), name) is True
    tick(at_settings, name)
    assert getattr(kept(at_settings), name) is False


def test_pace_and_review_are_kept(at_settings: Person) -> None:
    choose(at_settings, "review-box", "every_event")
    tick(at_settings, "until-something")
    assert kept(at_settings).review == "every_event"
    assert kept(at_settings).auto_pass.until_something_happens


def test_a_stop_at_a_step_is_kept_for_its_game(at_settings: Person) -> None:
    usual = [*PLAYS["lotr_lcg"].words.stops]
    tick(at_settings, "stop-lotr_lcg-3.2w")
    assert kept(at_settings).auto_pass.stops == {"lotr_lcg": [*usual, "3.2w"]}
    tick(at_settings, "stop-lotr_lcg-3.2w")
    assert kept(at_settings).auto_pass.stops == {"lotr_lcg": usual}


def test_the_stops_of_every_game_are_a_choice_away(at_settings: Person) -> None:
    usual = [*PLAYS["thrones"].words.stops]
    choose(at_settings, "of-game-box", "thrones")
    window = next(row.id for row in windows_of("thrones") if row.id not in usual)
    tick(at_settings, f"stop-thrones-{window}")
    assert kept(at_settings).auto_pass.stops == {"thrones": [*usual, window]}


def test_the_wheel_over_a_list_scrolls_the_page_and_chooses_nothing(at_settings: Person) -> None:
    before, box = kept(at_settings), at_settings.find(ChoiceBox, "moments-box")
    (area,) = [area for area in at_settings.window.findChildren(QScrollArea) if area.isAncestorOf(box)]
    at, window = area.verticalScrollBar().value(), at_settings.window
    QTest.wheelEvent(window.windowHandle(), QPointF(box.mapTo(window, box.rect().center())), QPoint(0, -240))
    settle()
    assert kept(at_settings) == before
    assert area.verticalScrollBar().value() > at


def test_which_moments_of_a_game_are_told_is_chosen_one_by_one(at_settings: Person) -> None:
    choose(at_settings, "of-game-box", "thrones")
    kind = PLAYS["thrones"].staged.kinds[0].id
    choose(at_settings, f"moment-{kind}", "never")
    assert kept(at_settings).moment_kinds == {kind: "never"}
    choose(at_settings, f"moment-{kind}", "always")
    assert kept(at_settings).moment_kinds == {}


def test_the_rules_of_no_other_game_are_read_for_the_page(root: Path) -> None:
    program = (
        "import sys\nfrom pathlib import Path\nfrom PySide6.QtWidgets import QApplication\n"
        "from tests.ui.shell.conftest import Person\nhere = QApplication([])\n"
        "ana = Person(Path(sys.argv[1]))\nana.shell.door.create('Ana')\nana.shell.show_screen('settings')\n"
        "print([name for name in sys.modules if name.startswith('desktop_app.games.') and name.endswith('.rules')])\n"
        "ana.leave()\n"
    )
    ran = subprocess.run([sys.executable, "-c", program, str(root)], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['desktop_app.games.lotr_lcg.rules']"


def test_the_licences_on_the_page_are_those_of_the_readme(at_settings: Person) -> None:
    assert at_settings.sees(f"Longtable {__version__}")
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    for part, licence in PARTS:
        assert at_settings.sees(f"{part}: {licence}")
        assert [name for name in part.split(", ") if name not in readme] == []
        assert licence.partition(",")[0] in readme


def test_every_stop_is_told_in_words_and_those_of_the_game_are_among_them() -> None:
    for texts, told in ((Texts("en"), "Skirmish: Actions"), (Texts("es"), "Escaramuza: Acciones")):
        names = {game: {row.id: window_told(game, row, texts) for row in windows_of(game)} for game in GAMES}
        assert all(set(PLAYS[game].words.stops) <= set(names[game]) for game in GAMES)
        assert names["lotr_tcg"]["skirmish_actions"] == told
        assert names["lotr_lcg"]["6.4bw"].startswith("6.4 ")
        assert names["me_quest"] == {}
        assert [name for of in names.values() for name in of.values() if not name or "_" in name] == []


def test_a_key_is_bound_by_pressing_it(at_settings: Person) -> None:
    at_settings.press("key-coach")
    QTest.keyClick(at_settings.find(KeyButton, "key-coach"), Qt.Key.Key_F9)
    settle()
    assert kept(at_settings).key_bindings == {"coach": "F9"}
    assert at_settings.find(QPushButton, "key-coach").text() == "F9"


def test_a_key_that_does_something_else_already_is_refused(at_settings: Person) -> None:
    at_settings.press("key-coach")
    QTest.keyClick(at_settings.find(KeyButton, "key-coach"), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert kept(at_settings).key_bindings == {}
    assert at_settings.sees("Ctrl+Z already does: Undo an answer.")


def test_escape_leaves_a_key_as_it_is(at_settings: Person) -> None:
    before = at_settings.find(QPushButton, "key-coach").text()
    at_settings.press("key-coach")
    QTest.keyClick(at_settings.find(KeyButton, "key-coach"), Qt.Key.Key_Escape)
    settle()
    assert at_settings.find(QPushButton, "key-coach").text() == before


def test_a_preset_of_another_table_is_taken_over(at_settings: Person) -> None:
    choose(at_settings, "keys-box", "dragncards")
    assert kept(at_settings).key_preset == "dragncards"


def test_a_backup_is_restored_only_after_its_preview(at_settings: Person) -> None:
    desk = at_settings.shell.desk
    assert desk is not None
    desk.change(coach=True)
    settle()
    at_settings.press_words("Back up now")
    assert at_settings.sees("The profile was backed up.")
    desk.change(coach=False)
    settle()
    backup, taken = desk.profile.backups.all()[0], len(desk.profile.backups.all())
    at_settings.press(f"backup-{backup.path.stem}")
    assert at_settings.sees("No file is brought back, 1 is replaced")
    assert not kept(at_settings).coach, "the preview changes nothing"
    assert at_settings.sees("Settings: none comes back, one is replaced")
    at_settings.press("restore")
    assert kept(at_settings).coach
    assert at_settings.sees("Restored.")
    again = at_settings.shell.desk
    assert again is not None
    assert len(again.profile.backups.all()) == taken + 1, "the state before it was backed up too"


@pytest.fixture
def with_trash(ana: Person) -> Person:
    """Somebody at the settings who has deleted a game and a deck."""
    desk = ana.shell.desk
    assert desk is not None
    table = ana.game(3)
    desk.profile.saves.delete(table.id, desk.tables.now())
    decks = DeckStore(desk.profile.folder_of("decks"))
    decks.delete(decks.create(Deck("thrones", "Wolves of the North")))
    ana.shell.show_screen("settings")
    settle()
    return ana


def in_the_trash(person: Person) -> list[Row]:
    rows = person.window.findChildren(Row)
    return [row for row in rows if row.isVisible() and row.objectName().startswith("trash-")]


def test_the_trash_shows_what_it_holds_and_gives_it_back(with_trash: Person) -> None:
    assert with_trash.sees("2 things lie in the trash.")
    assert with_trash.sees("Passage Through Mirkwood")
    (deck,) = [row for row in in_the_trash(with_trash) if "Wolves of the North" in row.accessibleName()]
    with_trash.press(deck.objectName())
    with_trash.press_words("Put it back")
    assert with_trash.sees("“Wolves of the North” is back where it was.")
    assert with_trash.sees("One thing lies in the trash.")
    desk = with_trash.shell.desk
    assert desk is not None
    (shelved,) = DeckStore(desk.profile.folder_of("decks")).decks()
    assert shelved.document is not None
    assert shelved.document.name == "Wolves of the North"


def test_the_trash_is_emptied_only_after_one_has_agreed(with_trash: Person) -> None:
    with_trash.press("empty-trash")
    assert with_trash.sees("2 things")
    assert len(in_the_trash(with_trash)) == 2, "asking erases nothing"
    with_trash.press_words("Erase for good")
    assert with_trash.sees("The trash is empty.")
    assert with_trash.sees("Nothing lies in the trash.")
    assert in_the_trash(with_trash) == []


def test_of_a_full_trash_the_last_few_are_shown_and_the_others_counted(with_trash: Person) -> None:
    desk = with_trash.shell.desk
    assert desk is not None
    decks = DeckStore(desk.profile.folder_of("decks"))
    for number in range(20):
        decks.delete(decks.create(Deck("thrones", f"Deck {number}")))
    desk.looks.changed.emit()
    settle()
    assert len(in_the_trash(with_trash)) == 5
    assert with_trash.sees("And 17 more.")


def test_two_keys_of_one_name_are_named_once(at_settings: Person) -> None:
    """A keyboard has two keys that are called Enter."""
    shown = [button.text().split(", ") for button in at_settings.shell.window.findChildren(KeyButton)]
    assert ["Enter"] in shown
    assert all(len(names) == len(set(names)) for names in shown)
