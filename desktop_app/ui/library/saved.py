"""The searches that a person kept: one press and they are asked again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QScrollArea, QSizePolicy, QWidget

from desktop_app.app.library.keepsakes import SavedSearch
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.parts import emptied
from desktop_app.ui.widgets.look import Look


class SavedStrip(QFrame):
    """Kept searches side by side. `asked` and `dropped` carry one of them."""

    asked = Signal(object)
    dropped = Signal(object)

    def __init__(self, look: Look, texts: Texts) -> None:
        super().__init__()
        self._look, self._texts = look, texts
        self.setAccessibleName(texts("browser-saved"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(look.px(10))
        whole.addWidget(look.label(texts("browser-saved"), "label"))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedHeight(look.px(40 * look.theme.print_scale))
        content = QWidget()
        self._row = QHBoxLayout(content)
        self._row.setContentsMargins(0, 0, 0, 0)
        area.setWidget(content)
        content.setAutoFillBackground(False)
        whole.addWidget(area, 1)

    def show_searches(self, searches: Sequence[SavedSearch]) -> None:
        """Show these; without any the strip goes."""
        emptied(self._row)
        for search in searches:
            self._row.addWidget(self._button(search))
        self._row.addStretch(1)
        self.setVisible(bool(searches))

    def _button(self, search: SavedSearch) -> QPushButton:
        button = self._look.button(search.name, "chip", "bookmark-outline")
        button.setToolTip(search.query)
        button.setAccessibleName(f"{search.name}, {search.query}")
        button.clicked.connect(lambda: self.asked.emit(search))
        button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        button.customContextMenuRequested.connect(lambda place: self._menu(button, place, search))
        return button

    def _menu(self, button: QPushButton, place: QPoint, search: SavedSearch) -> None:
        menu = QMenu(button)
        menu.addAction(self._texts("browser-saved-drop"), lambda: self.dropped.emit(search))
        menu.popup(button.mapToGlobal(place))
