"""The ways to what opens from a screen, for a picture: its dialogs, and its other pages, by the buttons that a person
would press."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QWidget

from desktop_app.games import DECKS
from desktop_app.ui.render.decks import keep_usual_deck, usual_deck
from desktop_app.ui.render.shown import Shown, UnknownScreen, Way

PRESSED: Mapping[str, tuple[str, ...]] = {
    "library-list": ("library", "table"),
    "library-help": ("library", "help"),
    "library-unmet": ("library", "unmet"),
    "library-collection": ("library", "collection"),
    "library-import": ("library", "import"),
    "deck-export": ("deck", "export"),
    "deck-compare": ("deck", "compare"),
    "deck-print": ("deck", "print"),
    "questions": ("newgame", "questions"),
    "questions-read": ("newgame", "questions", "read-anyway"),
    "journal-begin": ("journal", "new-campaign"),
    "journal-game": ("journal", "write-game"),
    "journal-note": ("journal", "write-note"),
    "journal-swap": ("journal", "swap"),
    "journal-by-hand": ("journal", "by-hand"),
    "journal-about": ("journal", "about"),
    "journal-tables": ("journal", "keep-game"),
    "journal-chapter": ("journal", "play-chapter"),
    "journal-life": ("journal", "life-*"),
    "journal-mend": ("journal", "mend-[2-9]"),
    "journal-record": ("journal", "record-[3-9]"),
    "journal-back": ("journal", "as-it-stood-*"),
    "glossary": ("rules", "rules-glossary"),
    "rules-both": ("rules", "rules-both"),
    "restore": ("settings", "backup-*"),
}
"""A screen, and the names of the buttons that are pressed on it one after another; a star stands for any letters."""


def windows(ways: Mapping[str, Way]) -> dict[str, Way]:
    """How each window is come to, by its name, over the ways onto the screens that they open from."""
    made: dict[str, Way] = {
        name: partial(_pressed, name, ways[screen], names) for name, (screen, *names) in PRESSED.items()
    }
    made["import-report"] = partial(_import_report, made["library-import"])
    made["restore"] = partial(_with_a_backup, made["restore"])
    made["decks-new"] = partial(_new_deck, ways["decks"])
    return made


def windows_over(window: QWidget) -> list[QDialog]:
    """The dialogs that stand open over a window, the uppermost last."""
    return [each for each in window.findChildren(QDialog) if each.isVisible()]


def menus_over(window: QWidget) -> list[QMenu]:
    """The menus that hang over a window, each before what opens from it."""
    return [each for each in window.findChildren(QMenu) if each.isVisible()]


def _pressed(name: str, way: Way, names: list[str], at: Shown, save: Path | None) -> None:
    way(at, save)
    for wanted in names:
        QApplication.processEvents()
        button = _button(at, wanted)
        if button is None:
            raise UnknownScreen("shell-screen-not-of-game", name=name, game=at.game)
        button.click()


def _button(at: Shown, wanted: str) -> QAbstractButton | None:
    """The first button of that name in sight, in the uppermost window."""
    window = next(reversed(windows_over(at.shell.window)), at.shell.window)
    buttons = (each for each in window.findChildren(QAbstractButton) if fnmatchcase(each.objectName(), wanted))
    return next((each for each in buttons if each.isVisibleTo(window) and each.isEnabled()), None)


def _import_report(way: Way, at: Shown, save: Path | None) -> None:
    """What was understood of a deck list with a line that says nothing."""
    from desktop_app.ui.library.import_dialog import ImportDialog

    way(at, save)
    deck = usual_deck(at)
    listed = [f"{entry.copies}x {entry.title}" for entry in deck.entries]
    path = at.shell.profiles.root / f"{deck.name}.txt"
    path.write_text("\n".join([*listed, "3x ???"]), encoding="utf-8")
    dialog = windows_over(at.shell.window)[-1]
    assert isinstance(dialog, ImportDialog)
    dialog.read([path])


def _new_deck(way: Way, at: Shown, save: Path | None) -> None:
    """What a new deck of the game that is shown begins with."""
    from desktop_app.ui.decks.shelf import DeckShelf

    if at.game not in DECKS:
        raise UnknownScreen("shell-screen-needs-decks", game=at.game, games=", ".join(DECKS))
    way(at, save)
    QApplication.processEvents()
    (shelf,) = (each for each in at.shell.window.findChildren(DeckShelf) if each.isVisible())
    shelf.begin(at.game)


def _with_a_backup(way: Way, at: Shown, save: Path | None) -> None:
    """What a backup holds that is gone since."""
    desk = at.shell.desk
    assert desk is not None
    keep_usual_deck(at)
    desk.profile.backups.take(desk.tables.now())
    for deck in desk.profile.folder_of("decks").glob("*.json"):
        deck.unlink()
    way(at, save)
