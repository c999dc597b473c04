"""What all screens share: they build themselves anew when language, theme or size change."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import emptied


class Screen(QWidget):
    """A screen of the window. What a person has typed lives in the screen and not in its widgets."""

    first_focus = ""
    """The name of the widget the keyboard is on when the screen opens."""
    else_focus = ""
    """The one it is on where that cannot be pressed."""

    def __init__(self, looks: Looks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("screen")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.looks = looks
        self._stale = True
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        looks.changed.connect(self.show_again)

    def build(self) -> QWidget:
        """The whole content in the present language, theme and size."""
        raise NotImplementedError

    def show_again(self) -> None:
        """Build again now, or when next shown; the keyboard stays where it was, and so does what is in sight."""
        if not self.isVisible():
            self._stale = True
            return
        self._stale = False
        focused = self.focusWidget()
        name = focused.objectName() if focused is not None and focused is not self else ""
        scrolled_to = [area.verticalScrollBar().value() for area in self._areas()]
        emptied(self._whole)
        content = self.build()
        self._whole.addWidget(content)
        content.show()  # at once: what is hidden cannot take the keyboard
        self.focus_on(name or self.first_focus)
        if any(scrolled_to):
            self._scroll_to(scrolled_to)

    def _areas(self) -> list[QScrollArea]:
        return self.findChildren(QScrollArea)

    def _scroll_to(self, places: list[int]) -> None:
        """Every view that scrolls shows what it showed; its content takes its size only as it is laid out."""
        self._whole.activate()
        areas = self._areas()
        for _ in areas:  # one may lie within another
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        for area, place in zip(areas, places, strict=False):
            area.verticalScrollBar().setValue(place)

    def focus_on(self, name: str) -> None:
        """Put the keyboard on a widget by its name, or on the first one to be on, or else on the one instead of it."""
        for wanted in (name, self.first_focus, self.else_focus):
            widget = self.findChild(QWidget, wanted) if wanted else None
            if widget is not None and widget.isEnabled():
                widget.setFocus()
                return

    def showEvent(self, event: QShowEvent) -> None:
        """Shows what is true now."""
        super().showEvent(event)
        if self._stale:
            self.show_again()
        self.focus_on(self.first_focus)


class BesideTable(Screen):
    """A screen one looks at in the middle of a game. `to_table` shows the way back to it."""

    to_table = False


def scrolled(content: QWidget) -> QScrollArea:
    """The content in a view that scrolls upwards and downwards only when it must."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    # Taking the content in, a scroll area gives it a ground of its own.
    area.viewport().setAutoFillBackground(False)
    content.setAutoFillBackground(False)
    return area
