"""Bold in rich text as the family draws it: left alone, Qt smears the regular drawing of a variable font."""

from __future__ import annotations

from PySide6.QtGui import QFont, QTextCharFormat, QTextCursor, QTextDocument, QTextFormat

from desktop_app.ui.art.fonts import BOLD, SANS, sans, serif


def draw_bold(document: QTextDocument) -> None:
    """Give every bold run of a document the weight of its own family in place of the smeared one."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for start, length, shown in _bold_runs(document):
        cursor.setPosition(start)
        cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(_drawn(shown, document.defaultFont().pixelSize()))
    cursor.endEditBlock()


def _bold_runs(document: QTextDocument) -> list[tuple[int, int, QTextCharFormat]]:
    """Where each bold run begins, how long it is and how it is shown."""
    runs, block = [], document.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            fragment = at.fragment()
            if fragment.charFormat().fontWeight() > QFont.Weight.Medium:
                runs.append((fragment.position(), fragment.length(), fragment.charFormat()))
            at += 1
        block = block.next()
    return runs


def _drawn(shown: QTextCharFormat, usual: int) -> QTextCharFormat:
    pixels = shown.property(QTextFormat.Property.FontPixelSize) or usual
    family = sans if SANS in (shown.fontFamilies() or []) else serif
    drawn = QTextCharFormat(shown)
    drawn.setFont(family(pixels, BOLD, italic=shown.fontItalic()))
    return drawn
