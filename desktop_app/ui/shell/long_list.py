"""A list of any length among other things that scroll: rows are made when they come into sight, and go when they leave.

Thousands of rows cost what a screenful costs. The row that has the keyboard stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

_AHEAD = 3
"""Rows made above and below what is in sight, so that Tab always has somewhere to go."""


class LongList(QWidget):
    """`count` rows of one height, all as wide as there is room; `make` makes the row of a place at a width.

    Rows for which ``least`` is wide enough lie beside each other where there is room for two, ``gap`` apart.
    """

    def __init__(
        self, count: int, height: int, make: Callable[[int, int], QWidget], *, least: int = 0, gap: int = 0
    ) -> None:
        super().__init__()
        self._count, self._height, self._make = count, height, make
        self._least, self._gap = least, gap
        self._rows: dict[int, QWidget] = {}
        self._made_for = 0
        """The width the rows were made for: in another they are others."""
        self._area: QScrollArea | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.fill)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(count * height)

    @property
    def made(self) -> int:
        """How many rows there are at the moment."""
        return len(self._rows)

    def fill(self) -> None:
        """Make the rows in sight, let the others go."""
        if not self.isVisible():
            return  # before it is shown nothing lies where it will lie
        keyboard = None
        if self._made_for != self.width():
            self._made_for, keyboard = self.width(), self._keyboard()
            self._let_go(list(self._rows))
        wanted = self._in_sight()
        new = [at for at in wanted if at not in self._rows]
        for at in new:
            place = self._place(at)
            row = self._rows[at] = self._make(at, place.width())
            row.setParent(self)
            row.setGeometry(place)
            row.show()
        self._let_go([at for at, row in self._rows.items() if at not in wanted and not _has_keyboard(row)])
        if new:
            self._lead_from_row_to_row()
        if keyboard is not None and keyboard[0] in self._rows:
            at, part = keyboard
            self._rows[at].findChildren(QWidget)[part].setFocus()

    @property
    def _columns(self) -> int:
        """How many rows lie beside each other."""
        return 2 if self._least and self.width() >= 2 * self._least + self._gap else 1

    def _place(self, at: int) -> QRect:
        """Where a row lies; the rows are read across."""
        columns = self._columns
        wide = (self.width() - self._gap * (columns - 1)) // columns
        line, column = divmod(at, columns)
        return QRect(column * (wide + self._gap), line * self._height, wide, self._height)

    def _keyboard(self) -> tuple[int, int] | None:
        """The place of the row that has the keyboard, and which of its parts has it."""
        focus = self.window().focusWidget()
        parts = ((at, row.findChildren(QWidget)) for at, row in self._rows.items())
        return next(((at, inside.index(focus)) for at, inside in parts if focus in inside), None)

    def _let_go(self, places: Iterable[int]) -> None:
        for at in places:
            row = self._rows.pop(at)
            row.hide()
            row.setParent(None)  # so that nobody finds it by its name before it is gone
            row.deleteLater()

    def _in_sight(self) -> range:
        """The places in sight of the area that scrolls, and some more."""
        area = self._area = self._area or self._found_area()
        if area is None:
            return range(self._count)
        view = area.viewport()
        top = -self.mapTo(view, QPoint(0, 0)).y()
        first, last = top // self._height - _AHEAD, (top + view.height()) // self._height + _AHEAD
        columns = self._columns
        return range(max(0, first) * columns, max(0, min(self._count, (last + 1) * columns)))

    def _found_area(self) -> QScrollArea | None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, QScrollArea):
            above = above.parentWidget()
        if above is not None:
            above.verticalScrollBar().valueChanged.connect(self.fill)
            above.verticalScrollBar().rangeChanged.connect(self.fill)
        return above

    def _lead_from_row_to_row(self) -> None:
        """Tab goes through the rows in their order, whenever each was made."""
        before: QWidget | None = None
        for at in sorted(self._rows):
            for widget in self._rows[at].findChildren(QWidget):
                if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                    if before is not None:
                        QWidget.setTabOrder(before, widget)
                    before = widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the rows are others."""
        super().resizeEvent(event)
        self.setFixedHeight(-(-self._count // self._columns) * self._height)
        self.fill()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Elsewhere other rows are in sight."""
        super().moveEvent(event)
        self.fill()

    def showEvent(self, event: QShowEvent) -> None:
        """Where everything lies is known once everything is shown."""
        super().showEvent(event)
        self.fill()
        self._soon.start()


def _has_keyboard(row: QWidget) -> bool:
    focus = row.window().focusWidget()
    return focus is not None and (focus is row or row.isAncestorOf(focus))
