"""The table for screen readers: zones and their cards as a tree that stands behind the board.

What is painted in the scene no reader can walk. This tree is in sight of assistive tools only; walking it moves the
frame on the board, and Enter chooses as on the board.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.play.lights import lights_for
from desktop_app.ui.table.words.describe import Descriptions
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded

_THING = Qt.ItemDataRole.UserRole


class ReadingTree(QTreeWidget):
    """One branch a zone, one leaf a card: its title, state, numbers, place, and the key that chooses it."""

    walked = Signal(str)
    chosen = Signal(str)

    def __init__(self, controller: Controller, wording: Wording, describe: Descriptions, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._wording = wording
        self._describe = describe
        self.setHeaderHidden(True)
        self.setGeometry(0, 0, 1, 1)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.lower()
        self.currentItemChanged.connect(self._walk)

    def refresh(self) -> None:
        """Says the table anew, where somebody reads it."""
        if not (QAccessible.isActive() or self.hasFocus()):
            return
        here = self.thing()
        self.blockSignals(True)
        self.clear()
        self.setAccessibleName(self._wording.texts("table-panel-text-board"))
        lights = lights_for(self._controller) if self._controller.choices is not None else {}
        keys = {thing: light.key for thing, light in lights.items() if light.key}
        view = self._controller.view
        order = self._controller.zones_in_order()
        order += [zone for zone in view.zones if zone not in order and view.zones[zone].count]
        for zone in order:
            branch = self._add(self, zone, f"{self._wording.zone(zone)} ({view.zones[zone].count})")
            for card in view.zones[zone].cards:
                self._add(branch, card.id, self._describe.card(card, keys.get(card.id, "")))
        self.expandAll()
        self.stand_on(here)
        self.blockSignals(False)

    def forget(self) -> None:
        """Says nothing until the table is said anew."""
        self.blockSignals(True)
        self.clear()
        self.blockSignals(False)

    def _add(self, parent: QTreeWidget | QTreeWidgetItem, thing: str, words: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [words])
        item.setData(0, _THING, thing)
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, words)
        return item

    def thing(self) -> str:
        """The id of the card or zone the reader is on, or ""."""
        item = self.currentItem()
        return str(item.data(0, _THING)) if item is not None else ""

    def stand_on(self, thing: str) -> None:
        """Goes to a card or zone without saying so."""
        if not thing or thing == self.thing():
            return
        items = self.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive)
        item = next((each for each in items if each.data(0, _THING) == thing), None)
        if item is not None:
            self.setCurrentItem(item)

    def _walk(self) -> None:
        if self.thing():
            self.walked.emit(self.thing())

    @guarded
    def focusInEvent(self, event: QFocusEvent) -> None:
        """A reader comes: the table is said as it stands."""
        super().focusInEvent(event)
        self.refresh()
        first = self.topLevelItem(0)
        if self.currentItem() is None and first is not None:
            self.setCurrentItem(first)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter chooses; every other key is the table's."""
        walking = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.thing())
        elif event.key() in walking:
            super().keyPressEvent(event)
        else:
            event.ignore()
