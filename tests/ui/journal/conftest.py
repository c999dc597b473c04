"""Ana at her journal, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLineEdit, QPlainTextEdit, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.ui.journal.screen import JournalScreen
from desktop_app.ui.render.stage import settle
from tests.ui.shell.conftest import Person, ana, root, stranger

__all__ = ["ana", "root", "stranger"]


class Keeper:
    """Somebody who keeps a journal: fills in forms and reads the book."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.shell.show_screen("journal")
        settle()

    @property
    def screen(self) -> JournalScreen:
        shown = self.person.shell.screens["journal"]
        assert isinstance(shown, JournalScreen)
        return shown

    @property
    def campaign(self) -> Campaign:
        """What lies on the disk."""
        return self.screen.store.read(self.screen.open_id).campaign

    def write_game(self, **fields: str) -> None:
        """Writes a game into the book."""
        self.press("write-game")
        self.write(**fields)
        self.agree()

    def write_note(self, **fields: str) -> None:
        """Writes a note into the book."""
        self.press("write-note")
        self.write(**fields)
        self.agree()

    def press(self, name: str) -> None:
        self.person.press(name)

    def form(self) -> QDialog:
        shown = [dialog for dialog in self.person.window.findChildren(QDialog) if dialog.isVisible()]
        assert len(shown) == 1
        return shown[0]

    def write(self, **fields: str) -> None:
        """Type into fields of the open form; what they held is replaced."""
        for name, text in fields.items():
            field = self.form().findChild(QWidget, name.replace("__", "-"))
            assert isinstance(field, QLineEdit | QPlainTextEdit), name
            field.setFocus()
            field.selectAll()
            QTest.keyClick(field, Qt.Key.Key_Delete)
            for letter in text:  # one by one: QTest types no accents
                QApplication.sendEvent(
                    field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
                )
        settle()

    def choose(self, name: str, text: str) -> None:
        box = self.form().findChild(QComboBox, name)
        assert isinstance(box, QComboBox)
        at = box.findText(text, Qt.MatchFlag.MatchContains)
        assert at >= 0, [box.itemText(each) for each in range(box.count())]
        box.setCurrentIndex(at)
        box.activated.emit(at)
        settle()

    def agree(self, name: str = "write") -> None:
        button = self.form().findChild(QAbstractButton, name)
        assert isinstance(button, QAbstractButton)
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        settle()

    def new_campaign(self) -> None:
        """Ana and Bor set out on the campaign of the box."""
        self.press("new-campaign")
        self.write(title="Paths of Mirkwood", player__1="Ana", heroes__1="Aragorn, Gimli")
        self.write(player__2="Bor", heroes__2="Éowyn, Dúnhere")
        self.agree("begin")


@pytest.fixture
def keeper(ana: Person) -> Keeper:
    return Keeper(ana)
