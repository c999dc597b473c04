"""One large face: at once from what is painted already, sharp a moment later."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.app.library.record import CardRecord
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.parts import LONG, SHORT
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.tile import paint_pixmap, paint_stand_in
from desktop_app.ui.widgets.look import Look

SHARP_AFTER = 60
"""Milliseconds until the large face is painted, so that walking through cards never waits for it."""
QUICK = 146
READABLE = 300
"""The short side of a face from which on its text is read with ease,"""
MOST_LETTERS = 330
"""and how much text a face holds at that size."""


class LargeFace(QWidget):
    """A card as large as there is room for."""

    def __init__(self, catalogue: Catalogue, look: Look, width: int) -> None:
        super().__init__()
        self._catalogue, self._look = catalogue, look
        self._face: FaceModel | None = None
        self._language = "en"
        self._sharp = False
        self._width = look.px(width)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SHARP_AFTER)
        self._timer.timeout.connect(self._sharpen)

    def sizeHint(self) -> QSize:
        """Room for an upright card; a lying one has less height."""
        lying = self._face is not None and kind_of(self._face.kind).landscape
        return QSize(self._width, round(self._width * (SHORT / LONG if lying else LONG / SHORT)))

    @property
    def is_readable(self) -> bool:
        """Whether the face is large enough for its text to be read on it."""
        if self._face is None or self._short(self._face) < self._look.px(READABLE):
            return False
        return sum(map(len, self._face.text)) + len(self._face.shadow or "") <= MOST_LETTERS

    def show_card(self, card: CardRecord, language: str, side: str = "front") -> None:
        """Show a side of a card; its words are read out as the picture's name."""
        face = self._catalogue.face(card, language, side)
        self._face, self._language = face, language
        self._sharp = self._catalogue.painted.has(face, self._look.theme, self._short(face), self._ratio(), language)
        numbers = ", ".join(f"{key} {value}" for key, value in face.numbers)
        self.setAccessibleName(", ".join(part for part in (face.title, face.type_line, numbers, *face.text) if part))
        self.updateGeometry()
        self.update()
        if not self._sharp:
            self._timer.start()

    def _short(self, face: FaceModel) -> float:
        return self._width * SHORT / LONG if kind_of(face.kind).landscape else float(self._width)

    def _ratio(self) -> float:
        return self.devicePixelRatioF()

    def _sharpen(self) -> None:
        self._sharp = True
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The face, or the small one drawn larger until it is painted."""
        face = self._face
        if face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.sizeHint()
        rect = QRectF(0, 0, size.width(), size.height())
        theme, ratio = self._look.theme, self._ratio()
        if self._sharp:
            paint_pixmap(painter, rect, self._catalogue.pixmap(face, theme, self._short(face), ratio, self._language))
        elif self._catalogue.painted.has(face, theme, QUICK, ratio, self._language):
            paint_pixmap(painter, rect, self._catalogue.pixmap(face, theme, QUICK, ratio, self._language))
        else:
            paint_stand_in(painter, rect, face, self._look)
        painter.end()
