"""Where a search is typed: fields in colour, the error marked at its column, completion under the word."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import QApplication, QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop_app.app.library.completion import Suggestion
from desktop_app.app.library.syntax import QueryError
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.widgets.look import Look

_FIELD = re.compile(r"[^\W\d_][\w-]*(?=:|!=|<=|>=|=|<|>)")
Completer = Callable[[str, int], Sequence[Suggestion]]


class SearchField(QLineEdit):
    """`asked` comes at every change of the text, `down` when the keyboard wants to go to the results."""

    asked = Signal(str)
    down = Signal()

    def __init__(self, look: Look, complete: Completer, name: str, hint: str) -> None:
        super().__init__()
        self._look, self._complete = look, complete
        self._error: QueryError | None = None
        self._list: CompletionList | None = None
        self.setObjectName("search")
        self.setFont(look.font("body"))
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setMinimumHeight(look.px(44))
        self.setTextMargins(look.px(30), 0, look.px(8), 0)
        self.textChanged.connect(self._changed)
        self.textEdited.connect(self._suggest)

    def write(self, text: str) -> None:
        """Put a search in; one too long for its room is read from its beginning."""
        self.close_list()
        if text != self.text():
            self.setText(text)
            self.setCursorPosition(0)

    def mark(self, error: QueryError | None) -> None:
        """Underline what is wrong, or nothing."""
        self._error = error
        self.setProperty("wrong", error is not None)
        self._colour()

    def close_list(self) -> None:
        """Take the suggestions away."""
        if self._list is not None:
            self._list.hide()

    @property
    def suggestions(self) -> list[str]:
        """The suggestions in sight."""
        return self._list.texts() if self._list is not None and self._list.isVisible() else []

    def _changed(self, text: str) -> None:
        self.asked.emit(text)

    def _colour(self) -> None:
        """Names of fields in the accent colour, the error under a wave; told through an input event of no text."""
        attributes = [QInputMethodEvent.Attribute(QInputMethodEvent.AttributeType.Cursor, 0, 1, None)]
        for found in _FIELD.finditer(self.text()):
            attributes.append(self._attribute(found.start(), len(found.group()), accent=True))
        if self._error is not None and self.text():
            start = min(self._error.column - 1, len(self.text()) - 1)
            length = max(1, min(self._error.length, len(self.text()) - start))
            attributes.append(self._attribute(start, length, accent=False))
        blocked = self.blockSignals(True)
        QApplication.sendEvent(self, QInputMethodEvent("", attributes))
        self.blockSignals(blocked)

    def _attribute(self, start: int, length: int, *, accent: bool) -> QInputMethodEvent.Attribute:
        style, theme = QTextCharFormat(), self._look.theme
        style.setForeground(QColor(theme.accent if accent else theme.danger))
        if not accent:
            style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            style.setUnderlineColor(QColor(theme.danger))
        kind = QInputMethodEvent.AttributeType.TextFormat
        return QInputMethodEvent.Attribute(kind, start - self.cursorPosition(), length, style)

    # -- suggestions --------------------------------------------------------------------------------------------------

    def _suggest(self) -> None:
        found = self._complete(self.text(), self.cursorPosition())
        if not found:
            self.close_list()
            return
        if self._list is None:
            self._list = CompletionList(self._look, self.window())
            self._list.chosen.connect(self._take)
        self._list.fill(found)
        start = self.text()[: found[0].start]
        across = self.fontMetrics().horizontalAdvance(start) + self._look.px(36)
        place = self.mapTo(self.window(), QPoint(min(across, self.width() - self._list.width()), self.height() + 3))
        self._list.move(place)
        self._list.show()
        self._list.raise_()

    def _take(self, suggestion: Suggestion) -> None:
        text = self.text()
        self.setText(text[: suggestion.start] + suggestion.text + text[suggestion.end :])
        self.setCursorPosition(suggestion.start + len(suggestion.text))
        self.close_list()
        if suggestion.text.endswith(":"):
            self._suggest()

    def event(self, event: QEvent) -> bool:
        """Tab takes the marked suggestion before it leads on."""
        if event.type() == QEvent.Type.KeyPress and self._list is not None and self._list.isVisible():
            assert isinstance(event, QKeyEvent)
            if event.key() == Qt.Key.Key_Tab:
                self._take(self._list.marked() or self._list.first())
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk through the suggestions and on to the cards, Enter takes one or goes to the cards, Escape puts
        them away."""
        key = event.key()
        open_list = self._list if self._list is not None and self._list.isVisible() else None
        if open_list is not None and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            if not open_list.step(1 if key == Qt.Key.Key_Down else -1):
                self.close_list()
                if key == Qt.Key.Key_Down:
                    self.down.emit()
        elif open_list is not None and key == Qt.Key.Key_Escape:
            self.close_list()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            marked = open_list.marked() if open_list is not None else None
            if marked is not None:
                self._take(marked)
            else:
                self.close_list()
                self.down.emit()
        elif key == Qt.Key.Key_Down:
            self.down.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Without the keyboard no suggestions."""
        super().focusOutEvent(event)
        self.close_list()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The suggestions would stand in a wrong place."""
        super().resizeEvent(event)
        self.close_list()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The magnifying glass before the words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._look.px(19)
        colour = self._look.theme.danger if self._error is not None else self._look.theme.ink2
        paint_glyph(painter, "magnify", self._look.px(24), self.height() / 2, side, colour)
        painter.end()


class CompletionList(QFrame):
    """What may come next, over the cards and without taking the keyboard."""

    chosen = Signal(object)

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rows = QListWidget()
        self._rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rows.setFont(look.font("body"))
        self._rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._rows.itemClicked.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self._rows)
        self.hide()

    def fill(self, found: Sequence[Suggestion]) -> None:
        """Show these suggestions, none of them marked."""
        self._rows.clear()
        for each in found:
            item = QListWidgetItem(each.text if not each.hint else f"{each.text}   {each.hint}")
            item.setData(Qt.ItemDataRole.UserRole, each)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, each.text)
            self._rows.addItem(item)
        line = self._look.px(33)
        self.setFixedSize(self._look.px(300), min(len(found), 8) * line + 16)

    def texts(self) -> list[str]:
        """The suggestions shown."""
        return [self._at(row).text for row in range(self._rows.count())]

    def marked(self) -> Suggestion | None:
        """The suggestion that the arrows have reached."""
        return self._at(self._rows.currentRow()) if self._rows.currentRow() >= 0 else None

    def first(self) -> Suggestion:
        """The first suggestion."""
        return self._at(0)

    def step(self, by: int) -> bool:
        """Go to the next suggestion or the one before; False where there is none further that way."""
        wanted = self._rows.currentRow() + by
        if not 0 <= wanted < self._rows.count():
            return False
        self._rows.setCurrentRow(wanted)
        return True

    def _at(self, row: int) -> Suggestion:
        suggestion: Suggestion = self._rows.item(row).data(Qt.ItemDataRole.UserRole)
        return suggestion
