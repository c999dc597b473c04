"""What is known of a place, in words: its name, its kind and region, where its paths lead and what they ask for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.map.legend import Legend
from desktop_app.ui.map.look import MapLook
from desktop_app.ui.map.naming import kind_and_region, name_in, of_area, paths_from
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.shell.parts import emptied, words
from desktop_app.ui.widgets.look import Look


class PlaceFacts(QWidget):
    """Tells of one place at a time; while there is none, what the signs mean."""

    def __init__(self, look: Look, texts: Texts) -> None:
        super().__init__()
        self._look, self._texts = look, texts
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(look.px(4))
        self._lines.setAlignment(Qt.AlignmentFlag.AlignTop)

    def tell(self, place: str, sheet: Sheet) -> None:
        """Everything about a place of a sheet; the legend for ""."""
        emptied(self._lines)
        known = sheet.places.get(place)
        if known is None:
            if sheet.look is not None:
                self._lines.addWidget(Legend(sheet.look, self._look, self._texts))
            return
        self._lines.addWidget(words(self._look, name_in(known, self._texts.language), "title"))
        look = sheet.look
        if look is None:
            return
        if place in look.area_of:
            for line in of_area(look, place, self._texts):
                self._lines.addWidget(words(self._look, line, "body"))
        elif place in look.board().locations:
            self._tell_of_place(look, place)

    def _tell_of_place(self, look: MapLook, place: str) -> None:
        self._lines.addWidget(words(self._look, kind_and_region(look, place, self._texts), "body"))
        paths = paths_from(look, place, self._texts)
        if paths:
            self._lines.addWidget(words(self._look, self._texts("map-neighbours"), "label"))
        for line in paths:
            self._lines.addWidget(words(self._look, line, "body"))
