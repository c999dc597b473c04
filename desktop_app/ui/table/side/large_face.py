"""A large face as it stands beside the table: painted once, and ahead of the moment it is asked for."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.art.face import card_size, paint_back, paint_large, shows_own_picture
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.art.packed import Packed, pack, unpack
from desktop_app.ui.art.picture import lay
from desktop_app.ui.art.store import MEGABYTE, Key, Store
from desktop_app.ui.art.textbox import paint_text_box
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.widgets.guard import guarded

RATIO = 88 / 63
READABLE = 320.0
"""Lying cards less wide than this have letters too small to be read."""
LEGIBLE, LARGEST = 402.0, 1.05
"""Below this width the text of a lying card is smaller than words may be; how much larger than drawn it is written."""
KEPT_BYTES, PACKED_BYTES = 12 * MEGABYTE, 16 * MEGABYTE
"""Some sixteen of the usual size: whoever plays comes back to the same few cards. And as they are packed, those of all
cards of a usual game."""


class LargeFace(QWidget):
    """One large face; those of the cards shown last are kept."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.face: FaceModel | None = None
        self.back = ""
        self.width_of_card, self.scale = 360, 1.0
        self._picture: QPixmap | None = None
        self._forget()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: FaceModel | None, back: str = "") -> None:
        """Shows a face, a back, or nothing."""
        if (face, back) != (self.face, self.back):
            self.face, self.back, self._picture = face, back, None
            self.update()

    def take_size(self, width: int, theme: Theme, scale: float = 1.0) -> None:
        """The width of an upright card, in a window in which words are so much larger than usual."""
        if (width, theme, scale) != (self.width_of_card, self.theme, self.scale):
            self.width_of_card, self.theme, self.scale, self._picture = width, theme, scale, None
            self._forget()
        self.setFixedSize(self.sizeHint())

    def _forget(self) -> None:
        self._kept = Store(KEPT_BYTES)
        self._packed: dict[Key, Packed] = {}

    def paint_ahead(self, face: FaceModel) -> None:
        """Has a face ready for when it is shown, while there is room for more of them."""
        key = self._key(face, "")
        if key not in self._packed and sum(len(each.data) for each in self._packed.values()) < PACKED_BYTES:
            self._packed[key] = pack(self._paint_picture(face, ""))

    def keep_only(self, codes: Set[str]) -> None:
        """Lets the pictures of all other cards go."""
        self._kept.keep_only(codes)

    def sizeHint(self) -> QSize:
        """An upright card."""
        return QSize(self.width_of_card, round(self.width_of_card * RATIO))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The face in the middle."""
        if self.face is None and not self.back:
            return
        if self._picture is None:
            self._picture = self._picture_of(self.face, self.back)
        painter = QPainter(self)
        ratio = self._picture.devicePixelRatio()
        wide, tall = self._picture.width() / ratio, self._picture.height() / ratio
        place = QRectF((self.width() - wide) / 2, 0, wide, tall)
        lay(painter, self._picture, place)

    def _picture_of(self, face: FaceModel | None, back: str) -> QPixmap:
        key = self._key(face, back)
        ready = self._packed.get(key)
        return self._kept.get(key, lambda: unpack(ready) if ready is not None else self._paint_picture(face, back))

    def _key(self, face: FaceModel | None, back: str) -> Key:
        return (face.code if face is not None else "", face, back, self.height(), self.devicePixelRatioF())

    def _paint_picture(self, face: FaceModel | None, back: str) -> QPixmap:
        ratio = self.devicePixelRatioF()
        below = QRectF()
        short = float(self.width_of_card)
        if face is not None:
            lying = card_size(face.kind, 100).width() > 100
            short = short / RATIO if lying else short
            size = card_size(face.kind, short)
            wide, tall = size.width(), size.height()
            below = self._text_below(wide, tall) if lying and wide < LEGIBLE * self.scale else QRectF()
            tall = max(tall, below.bottom())
        else:
            wide, tall = short, short * RATIO
        picture = QPixmap(round(wide * ratio), round(tall * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        if face is not None:
            if not shows_own_picture(painter, face, short):
                paint_large(painter, face, self.theme, short)
            if not below.isEmpty():
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                k = min(wide / READABLE, LARGEST * self.scale)
                painter.scale(k, k)
                box = QRectF(below.x() / k, below.y() / k, below.width() / k, below.height() / k)
                paint_text_box(painter, face, box, self.theme)
        else:
            paint_back(painter, back, self.theme, short)
        painter.end()
        kept = picture.copy()  # without what Qt painted it with, which weighs more
        kept.setDevicePixelRatio(ratio)
        return kept

    def _text_below(self, wide: float, tall: float) -> QRectF:
        """Where the text of a small lying card is written again, large enough to be read."""
        room = self.height() - tall - 6
        return QRectF(0, tall + 6, wide, min(room, wide * 0.72)) if room > 60 else QRectF()
