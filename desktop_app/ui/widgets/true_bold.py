"""Bold in rich text as the family draws it: left alone, Qt smears the regular drawing of a variable font."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from desktop_app.ui.widgets.guard import guarded

_WEIGHT = QFont.Tag("wght")
_BOLD = re.compile(r"<(b|strong|h[1-6]|th)\b|font-weight|class=|<style")


class RichLabel(QLabel):
    """A label of rich text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.RichText)

    def setText(self, text: str) -> None:
        """Shows a text, its bold as drawn by the family."""
        if text == self.text():
            return
        super().setText(text)
        self._lay_out()
        document = self.findChild(QTextDocument)
        if document is not None and says_bold(text):
            draw_bold(document)
            self._lay_out()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Its lines are broken anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """Reads the text into its document and breaks its lines now: a label that does so as it is painted asks at
        once to be painted, and all that lies around it laid out, a second time."""
        self.heightForWidth(self.width())


class RichText(QTextBrowser):
    """Rich text to be read and scrolled."""

    def setHtml(self, text: str) -> None:
        """Shows a text, its bold as drawn by the family."""
        super().setHtml(text)
        draw_bold(self.document())

    def setMarkdown(self, markdown: str) -> None:
        """Shows what is written in Markdown, its bold as drawn by the family."""
        super().setMarkdown(markdown)
        draw_bold(self.document())


def says_bold(text: str) -> bool:
    """Whether anything of a rich text may be bold: a short one is read again and again, and most have nothing."""
    return _BOLD.search(text) is not None


def draw_bold(document: QTextDocument) -> None:
    """Give every bold run of a document the weight of its own family in place of the smeared one."""
    block = document.begin()
    while block.isValid():
        draw_bold_of(block)
        block = block.next()


def draw_bold_of(block: QTextBlock) -> None:
    """The same for one paragraph."""
    cursor = QTextCursor(block)
    for start, length, weight in list(_bold_runs(block)):
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        drawn = QTextCharFormat()
        drawn.setFontWeight(QFont.Weight.Normal)
        drawn.setFontVariableAxes({_WEIGHT: float(weight)})
        cursor.mergeCharFormat(drawn)


def _bold_runs(block: QTextBlock) -> Iterator[tuple[int, int, int]]:
    """Where each bold run of a paragraph begins, how long it is and how bold."""
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        weight = fragment.charFormat().fontWeight()
        if weight > QFont.Weight.Medium:
            yield fragment.position(), fragment.length(), weight
        at += 1
