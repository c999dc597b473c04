"""What the forms of the journal share: a row with its name, fields, a number that may be left out."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import LONGEST_TITLE
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.parts import words

LABELS = 130
_NUMBER = QRegularExpression(r"-?[0-9]{0,6}")


class Form(Dialog):
    """A dialog of named rows."""

    def field(self, name: str, told: str, text: str = "", hint: str = "") -> QLineEdit:
        """A line to write in."""
        made = QLineEdit(text)
        made.setObjectName(name)
        made.setFont(self.look.font("body"))
        made.setMinimumHeight(self.look.px(36))
        made.setMaxLength(LONGEST_TITLE)
        made.setAccessibleName(told)
        made.setPlaceholderText(hint)
        return made

    def number(self, name: str, told: str, value: int | None) -> QLineEdit:
        """A line for a whole number, empty for none."""
        made = self.field(name, told, "" if value is None else str(value))
        made.setValidator(QRegularExpressionValidator(_NUMBER, made))
        made.setFixedWidth(self.look.px(90 * self.look.theme.print_scale))
        return made

    def prose(self, name: str, told: str, text: str) -> QPlainTextEdit:
        """Room for a story, in Markdown."""
        made = QPlainTextEdit(text)
        made.setObjectName(name)
        made.setFont(self.look.font("prose"))
        made.setTabChangesFocus(True)
        made.setAccessibleName(told)
        made.setPlaceholderText(told)
        return made

    def row(self, title: str, *fields: QWidget, into: QVBoxLayout | None = None) -> QHBoxLayout:
        """A name and what is written under it, in the body or in a part of it."""
        made = QHBoxLayout()
        made.setSpacing(self.look.px(8))
        label = words(self.look, title, "label")
        label.setFixedWidth(self.look.px(LABELS * self.look.theme.print_scale))
        made.addWidget(label)
        for at, field in enumerate(fields):
            made.addWidget(field, at + 1)
        (into or self.body).addLayout(made)
        return made

    def show_row(self, row: QHBoxLayout, shown: bool) -> None:
        """Shows a row or leaves it out, with its name."""
        for at in range(row.count()):
            item = row.itemAt(at)
            part = item.widget() if item is not None else None
            if part is not None:
                part.setVisible(shown)


def whole(field: QLineEdit) -> int | None:
    """The number in a field, None where there is none."""
    text = field.text().strip()
    return int(text) if text.lstrip("-").isdecimal() and text != "-" else None
