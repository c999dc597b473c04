"""One value of a choice for the whole table, with what it means."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout

from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.pictures import draw_face, face_pixmap, rounded
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

RADIUS = 9.0
SIGN, LEAST_SIGN, LEAST_WIDTH = 64.0, 20.0, 104.0
FACE_SHAPE, LEAST_FACE = 63 / 88, 40.0
"""How wide a card is for its height, and how high it must be to be known again."""


class OptionCard(QAbstractButton):
    """Checkable. A value that is a card shows its ``face`` below its name, as large as there is room; one among them
    that is no card shows a ``sign``."""

    def __init__(
        self,
        look: Look,
        name: str,
        hint: str,
        language: str,
        *,
        chosen: bool,
        face: FaceModel | None,
        sign: str = "",
    ) -> None:
        super().__init__()
        self.look, self.face, self.language, self.sign = look, face, language, sign
        self._words: list[QLabel] = []
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.setAccessibleName(name)
        self.setAccessibleDescription(hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(7), look.px(10), look.px(7))
        column.setSpacing(look.px(2))
        if not hint and face is None and not sign:
            column.addStretch(1)  # a name alone stands in the middle of a card that is higher
        column.addWidget(words(look, name, "button"))
        if hint:
            column.addWidget(words(look, hint, "hint"))
        column.addStretch(1)
        self._words = self.findChildren(QLabel)
        for label in self._words:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """As its words need."""
        layout = self.layout()
        assert layout is not None
        wide = max(self.width(), self.look.px(LEAST_WIDTH))
        return QSize(self.look.px(LEAST_WIDTH), max(self.look.px(40), layout.heightForWidth(wide)))

    def minimumSizeHint(self) -> QSize:
        """As its words need."""
        return self.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """Wrapped words make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height its words take at a width."""
        layout = self.layout()
        assert layout is not None
        return max(self.look.px(40), layout.heightForWidth(width))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """A panel, ringed in gold where it is chosen."""
        theme, radius = self.look.theme, self.look.px(RADIUS)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        ringed = self.isChecked() or self.hasFocus()
        painter.fillPath(rounded(box, radius), QColor(theme.panel2 if self.isChecked() else theme.panel))
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), self.look.scale * (2.5 if ringed else 1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        self._paint_face(painter)
        painter.end()

    def _paint_face(self, painter: QPainter) -> None:
        """The card below the words or beside them, where there is room to know it again."""
        look, top, foot = self.look, self._below_words(), self.height() - self.look.px(9)
        if self.face is None:
            side = min(foot - top, look.px(SIGN))
            if self.sign and side >= look.px(LEAST_SIGN):
                paint_glyph(painter, self.sign, self.width() / 2, (top + foot) / 2, side, look.theme.ink3)
            return
        tall = min(foot - top, self.width() * 0.8 / FACE_SHAPE)
        box = QRectF(0, 0, tall * FACE_SHAPE, tall)
        box.moveCenter(QPointF(self.width() / 2, (top + foot) / 2))
        if tall < look.px(LEAST_FACE):
            tall = self.height() - look.px(12)
            box = QRectF(self.width() - look.px(8) - tall * FACE_SHAPE, look.px(6), tall * FACE_SHAPE, tall)
        if tall < look.px(LEAST_FACE):
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = face_pixmap(self.face, round(box.width()), self.devicePixelRatioF(), self.look.theme, self.language)
        draw_face(painter, box, pixmap)

    def _below_words(self) -> int:
        """From where on down there is room for a picture."""
        return max((label.geometry().bottom() for label in self._words), default=0) + self.look.px(6)
