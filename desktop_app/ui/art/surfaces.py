"""What lies on and under cards: the outline of an empty place, the veil over a card, bars of progress."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import edges, pen, rectangle
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.rings import corner_of
from desktop_app.ui.art.theme import Theme

BARS = 5
RAILS = (0.05, 0.78)
"""The upright bars before a card, and where those across them lie, in their heights."""
ASLEEP = 0.42
"""How deep in the shade lies what is asleep."""
TITLE = 0.15
"""How much of a card its title takes, in its heights."""


def mat_ink(theme: Theme, *, encounter: bool = False) -> QColor:
    """The ink of labels on a mat."""
    return QColor(theme.encounter_zone_ink if encounter else theme.zone_ink)


def paint_slot(painter: QPainter, card: QRectF, theme: Theme, *, encounter: bool = False) -> None:
    """An empty place for a card: its outline, dashed."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dashed = QPen(with_opacity(mat_ink(theme, encounter=encounter), 0.45), 1.2)
    dashed.setDashPattern([4, 4])
    painter.strokePath(rectangle(*edges(card), corner_of(card)), dashed)
    painter.restore()


def paint_dimmed(painter: QPainter, card: QRectF, brightness: float, theme: Theme) -> None:
    """A veil over a card that leaves it `brightness` of its light: 0.92 exhausted, 0.72 when it cannot act."""
    veil = with_opacity(theme.inks["shade"], 1 - brightness)
    painter.fillPath(rectangle(*edges(card), corner_of(card)), veil)


def paint_asleep(painter: QPainter, card: QRectF, theme: Theme, *, strip: float = 0.0) -> None:
    """A card that has no part in what goes on now: in the shade, with a moon on a lozenge. Of one whose ``strip`` alone
    is in sight that is in the shade."""
    if strip:
        card = QRectF(card.left(), card.top(), card.width(), card.height() * strip)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rectangle(*edges(card), corner_of(card)), with_opacity(theme.inks["shade"], ASLEEP))
    if not strip:
        at, size = QPointF(card.right() - card.width() * 0.18, card.top() + card.height() * 0.34), card.width() * 0.11
        corners = ((0, -size), (size, 0), (0, size), (-size, 0))
        painter.setPen(QPen(QColor(theme.inks["pale_rim"]), max(1.0, size * 0.1)))
        painter.setBrush(QColor(theme.inks["disc"]))
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))
        paint_glyph(painter, "weather-night", at.x(), at.y(), size * 1.05, theme.inks["pale_gold"])
    painter.restore()


def paint_bars(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """Iron bars before a card that lies there and cannot be used, its face in their shade; its title stays clear."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rectangle(*edges(card), corner_of(card)))
    card = card.adjusted(0, card.height() * TITLE, 0, 0)
    painter.fillRect(card, with_opacity(theme.inks["shade"], 0.42))
    wide, iron, light = card.width() / BARS, QColor(theme.inks["iron"]), QColor(theme.inks["pale_rim"])
    thick = wide * 0.26
    upright = [
        QRectF(card.left() + (at + 0.5) * wide - thick / 2, card.top(), thick, card.height()) for at in range(BARS)
    ]
    across = [
        QRectF(card.left(), card.top() + card.height() * at - thick * 0.6, card.width(), thick * 1.2) for at in RAILS
    ]
    for bar in (*upright, *across):
        painter.fillRect(bar.translated(thick * 0.3, thick * 0.3), with_opacity(theme.inks["shade"], 0.4))
        painter.fillRect(bar, iron)
        painter.fillRect(QRectF(bar.left(), bar.top(), *_edge_of(bar, thick)), with_opacity(light.name(), 0.35))
    painter.restore()


def _edge_of(bar: QRectF, thick: float) -> tuple[float, float]:
    """Width and height of the lit edge of a bar."""
    return (thick * 0.25, bar.height()) if bar.height() > bar.width() else (bar.width(), thick * 0.25)


def paint_progress(painter: QPainter, box: QRectF, share: float, theme: Theme) -> None:
    """A bar filled to `share` (0 to 1) in the colour of progress."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = box.height() / 2
    painter.fillPath(rectangle(*edges(box), radius), with_opacity(theme.inks["shade"], 0.55))
    filled = QRectF(box.x(), box.y(), max(box.width() * min(max(share, 0.0), 1.0), box.height()), box.height())
    if share > 0:
        painter.fillPath(rectangle(*edges(filled), radius), QColor(theme.tokens["progress"][0]).lighter(135))
    painter.strokePath(rectangle(*edges(box), radius), pen(theme.inks["pale_rim"], 0.9, 0.6))
    painter.restore()
