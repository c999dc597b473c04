"""The mats of the table: named areas with their sign, their captions, the counts on piles and the counters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop_app.engine.frozen import replace
from desktop_app.ui.art.mat import paint_mat
from desktop_app.ui.table.board.light import UNLIT, Light
from desktop_app.ui.table.board.mat_heading import MatHeading
from desktop_app.ui.table.board.mat_total import paint_total
from desktop_app.ui.table.board.skin import Skin
from desktop_app.ui.table.board.slim_mat import paint_slim
from desktop_app.ui.table.layout.layout import LABEL_STRIP
from desktop_app.ui.table.layout.placed import PlacedMat, Rect
from desktop_app.ui.table.words.mat_words import Label
from desktop_app.ui.widgets.guard import guarded

RIM = 3.0
"""How thick the rim of a lit mat is."""
AROUND, WITHIN = 8.0, 5.0
"""How far around the mat, and how far within its edge, a rim or a frame is painted."""
CAP = QRectF(-48.0, -AROUND, 48.0 + AROUND, 26.0)
"""Where a key cap lies about the upper right corner of the mat."""


def qrect(rect: Rect) -> QRectF:
    """The rectangle as Qt's."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


class MatItem(QGraphicsItem):
    """One mat with its label. Lit while a drop on it means something."""

    def __init__(self, skin: Skin, mat: PlacedMat, scale: float) -> None:
        super().__init__()
        self.skin = skin
        self.mat = mat
        self.scale_of_text = max(1.0, min(scale, 2.0)) * skin.theme.print_scale
        self.label = Label(mat.title)
        self.light = UNLIT
        self.focused = False
        self._rect = qrect(mat.rect)
        self._place: Rect | None = None
        self._taken = 0.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # paints only what must be seen
        self._keep()

    def rect(self) -> QRectF:
        """Where it lies now, also on its way to another place."""
        return QRectF(self._rect)

    def take(self, mat: PlacedMat) -> QRectF:
        """Becomes this mat; answers the place that it is to move to."""
        before, self.mat = self.mat, mat
        if replace(before, rect=mat.rect) != mat:
            self._keep()
            self.update()
        return qrect(mat.rect)

    def _keep(self) -> None:
        """A strip with a broken line around it is dear to paint, and small: it is kept as a picture."""
        kept = QGraphicsItem.CacheMode.DeviceCoordinateCache
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache if self.mat.state == "open" else kept)

    def set_rect(self, rect: QRectF) -> None:
        """Lies there."""
        self.prepareGeometryChange()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        """The mat and its ring."""
        return self._rect.adjusted(-AROUND, -AROUND, AROUND, AROUND)

    def say(self, label: Label) -> None:
        """Changes what the strip says."""
        if label != self.label:
            self.label = label
            self._update_label()

    def keep_clear(self, taken: float) -> None:
        """Leaves so much of the right end of its strip to what stands there."""
        if taken != self._taken:
            self._taken = taken
            self._update_label()

    def keep_place(self, place: Rect | None) -> None:
        """Marks the place of a card that may come, or none."""
        if place != self._place:
            self._place = place
            self.update()

    def shine(self, light: Light) -> None:
        """Marks the mat."""
        if light != self.light:
            self.light = light
            self._update_rim()

    def set_focused(self, focused: bool) -> None:
        """The keyboard's frame."""
        if focused != self.focused:
            self.focused = focused
            self._update_rim()

    @property
    def heading(self) -> QRectF:
        """The strip at the top with its label."""
        return QRectF(self._rect.left(), self._rect.top(), self._rect.width(), 6 + LABEL_STRIP * self.scale_of_text)

    def _update_label(self) -> None:
        """What it says is painted anew: of an open mat its strip alone, for cards lie on the rest of it."""
        if self.mat.state == "open" and self.mat.total is None:
            self.update(self.heading)
        else:
            self.update()

    def _update_rim(self) -> None:
        """Its edge is painted anew, and not what lies within. The scene is told of each side: an item would make one
        rectangle of them."""
        if self.mat.state != "open":
            self.update()
            return
        scene, outer = self.scene(), self.boundingRect()
        wide, across, down = AROUND + WITHIN, outer.width(), outer.height()
        for side in (
            QRectF(outer.left(), outer.top(), across, wide),
            QRectF(outer.left(), outer.bottom() - wide, across, wide),
            QRectF(outer.left(), outer.top(), wide, down),
            QRectF(outer.right() - wide, outer.top(), wide, down),
            CAP.translated(self._rect.topRight()),
        ):
            scene.update(side)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The mat, its label, its total, its ring."""
        theme, rect = self.skin.theme, self._rect
        dark = self.mat.look == "encounter"
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.mat.look != "bare" and self.mat.state != "open":
            paint_mat(painter, rect, theme.zone, theme.zone_line, broken=True)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_slim(painter, rect, self.label, self.mat.sign, self.scale_of_text, theme.zone_ink)
        elif self.mat.look != "bare":
            ink = theme.encounter_zone_ink if dark else theme.zone_ink
            paint_mat(painter, rect, theme.encounter_zone if dark else theme.zone, theme.zone_line)
            if option.exposedRect.intersects(self.heading):
                strip = rect.adjusted(0, 0, -self._taken, 0)
                heading = MatHeading(self.label, self.scale_of_text)
                heading.paint(painter, strip, self.mat.sign, ink, self.skin, name_alone=self.mat.total is not None)
            if self.mat.total is not None:
                paint_total(painter, self.label, qrect(self.mat.total), self.scale_of_text, ink)
        if self._place is not None and self._rect == qrect(self.mat.rect):
            self.skin.paint_empty_place(painter, qrect(self._place), encounter=dark)
        if self.light.ring:
            self._paint_ring(painter, rect)
        if self.focused:
            pen = QPen(QColor(theme.gold), 2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 12, 12)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        """A rim in the colour of the light: a zone is never tinted, for what lies in it must stay what it is."""
        theme = self.skin.theme
        painter.setPen(QPen(QColor(theme.legal if self.light.ring == "legal" else theme.danger), RIM))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 11, 11)
        if self.light.key:
            self.skin.paint_key_cap(painter, self.light.key, rect.topRight() + QPointF(-14, 6), 24)
