"""Text with pictures made on the way: faces of cards, stacks of cards to be counted, bars of a share.

`<img src="face:CODE:WIDTH">`, `<img src="stack:COUNT:MOST:WIDTH:TALL:TONE">` and `<img src="bar:PERCENT:WIDTH:TONE">`;
a tone is "good", "bad" or "plain". Widths and heights are logical pixels before the look's scale.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap, QTextDocument
from PySide6.QtWidgets import QWidget

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.model import FaceModel
from desktop_app.ui.faces.pictures import face_pixmap
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichText

MOST_TALL = 12.0
BAR_HEIGHT = 10.0
FADE = 26.0
"""How high the edge is at which a text fades that goes on."""
_PICTURES = re.compile('<img src="([^"]+)"')


class PicturedText(RichText):
    """``face_of`` gives the face of a code in the language of now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.face_of: Callable[[str], FaceModel] | None = None
        self.language = ""

    def tell(self, html: str) -> None:
        """Shows a text; what is ``good``, ``bad`` or ``aside`` in it is written in the colours of the theme, a ``lead``
        is the sentence that matters most, and over ``line`` cells runs a hairline."""
        theme, lead = self.look.theme, self.look.font("question")
        self.document().setDefaultStyleSheet(
            f".good {{ color: {theme.accent}; }} .bad {{ color: {theme.danger}; }} .aside {{ color: {theme.ink2}; }}"
            f".lead {{ font-family: '{lead.family()}'; font-size: {lead.pixelSize()}px; font-weight: 600; }}"
            f".line {{ border-top: 1px solid {theme.line}; padding-top: 4px; padding-bottom: 4px; }}"
        )
        self.setHtml(html)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, which fades where there is more of it above or below: no line is cut in half."""
        super().paintEvent(event)
        bar, window = self.verticalScrollBar(), self.viewport()
        fade = self.look.px(FADE)
        painter = QPainter(window)
        for more, edge, inward in (
            (bar.value() > bar.minimum(), 0, 1),
            (bar.value() < bar.maximum(), window.height(), -1),
        ):
            if more:
                box = QRectF(0, min(edge, edge + inward * fade), window.width(), fade)
                shade = QLinearGradient(0, edge, 0, edge + inward * fade)
                shade.setColorAt(0.35, with_opacity(self.look.theme.panel, 1.0))
                shade.setColorAt(1, with_opacity(self.look.theme.panel, 0.0))
                painter.fillRect(box, shade)
        painter.end()

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """Paints what a picture's name asks for; everything else as usual."""
        kind, _, rest = (name if isinstance(name, str) else name.toString()).partition(":")
        parts = rest.split(":")
        if kind == "face" and self.face_of is not None:
            wide = self.look.px(float(parts[1]))
            face = self.face_of(parts[0])
            return face_pixmap(face, wide, self.devicePixelRatioF(), self.look.theme, self.language)
        if kind == "stack":
            return self._stack(int(parts[0]), int(parts[1]), float(parts[2]), float(parts[3]), parts[4])
        if kind == "bar":
            return self._bar(float(parts[0]) / 100, float(parts[1]), parts[2])
        return super().loadResource(type, name)

    def height_for(self, width: int) -> float:
        """How high the text stands in a width, with its pictures."""
        return self._pictured(width).size().height()

    def fits(self, width: int) -> bool:
        """Whether nothing of it is wider than this."""
        return self._pictured(width).size().width() <= width

    def _pictured(self, width: int) -> QTextDocument:
        document = self.document().clone()
        for name in _PICTURES.findall(self.toHtml()):
            picture = self.loadResource(QTextDocument.ResourceType.ImageResource.value, name)
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(name), picture)
        document.setTextWidth(width)
        return document

    def _tone(self, tone: str) -> str:
        theme = self.look.theme
        return {"good": theme.accent, "bad": theme.danger}.get(tone, theme.gold)

    def _blank(self, wide: float, tall: float) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(round(wide * ratio), round(tall * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    def _stack(self, count: int, most: int, width: float, height: float, tone: str) -> QPixmap:
        """One slice a card, so that 17 of 25 can be counted."""
        wide, tall = self.look.px(width), self.look.px(min(height, most * MOST_TALL))
        slice_ = min(tall / max(1, most), self.look.px(MOST_TALL))
        pixmap = self._blank(wide, tall)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(count):
            painter.setBrush(QColor(self._tone(tone)))
            painter.setOpacity(1.0 if number % 2 else 0.86)
            painter.drawRoundedRect(QRectF(0, tall - (number + 1) * slice_, wide, max(1.0, slice_ - 1.5)), 2, 2)
        painter.end()
        return pixmap

    def _bar(self, share: float, width: float, tone: str) -> QPixmap:
        wide, tall = self.look.px(width), self.look.px(BAR_HEIGHT)
        pixmap = self._blank(wide, tall)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.look.theme.panel3))
        painter.drawRoundedRect(QRectF(0, 0, wide, tall), tall / 2, tall / 2)
        if share > 0:  # of nothing there is not even a dot
            painter.setBrush(QColor(self._tone(tone)))
            painter.drawRoundedRect(QRectF(0, 0, max(tall, wide * min(1.0, share)), tall), tall / 2, tall / 2)
        painter.end()
        return pixmap
