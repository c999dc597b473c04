"""What lies around a card: state rings, glows and shadows, drawn from nine-part pixmaps.

No QGraphicsEffect: every soft edge is painted once for a theme and a corner radius and then laid around
any card by its nine parts. All boxes are the card's own; rings and shadows reach outside them.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from desktop_app.engine.frozen import Frozen
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import edges, rectangle
from desktop_app.ui.art.nine import MIDDLE, paint_nine
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.theme import Theme

RINGS = ("legal", "refused", "selected", "focus", "changed")
BAND, PANEL_BAND = 3.0, 2.0
SELECTED_BAND = 5.0
GLOW, LEGAL_GLOW = 18.0, 14.0
FOCUS_GAP = 7.0
REACH = GLOW + SELECTED_BAND
STRONGER_FROM = 170.0
"""Around cards larger than this, which a large screen has, a ring is as much stronger as they are larger."""
_CORNER = 0.065


class Shadow(Frozen):
    """A shadow's fall: how far down it lies and how far it spreads, in logical pixels."""

    down: float
    spread: float


RESTING = Shadow(2, 5)
LIFTED = Shadow(10, 18)
DRAGGED = Shadow(18, 30)


def corner_of(card: QRectF) -> float:
    """The corner radius of a card: 6.5 % of its short side."""
    return min(card.width(), card.height()) * _CORNER


def strength_around(card: QRectF) -> float:
    """How much stronger than drawn a ring is around a card."""
    return max(1.0, min(card.width(), card.height()) / STRONGER_FROM)


def paint_ring(painter: QPainter, state: str, card: QRectF, theme: Theme, *, opacity: float = 1.0) -> None:
    """The ring of a state (one of RINGS) around a card; ValueError for any other.

    A ring is two bands, 3 of its colour and 2 of panel, so that it shows on any wood; what is selected has the
    stronger ring and the wider glow, legal targets glow a little,
    the keyboard's focus is a dashed frame 7 outside, a change is one band that `opacity` lets fade.
    """
    if state not in RINGS:
        raise ValueError(f"no ring is called {state!r}; there are {', '.join(RINGS)}")
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * opacity)
    k = strength_around(card)
    if state == "focus":
        _paint_focus(painter, card, theme, k)
    elif state == "changed":
        _paint_band(painter, card, 5.5 * k, BAND * k, theme.gold)
    else:
        if state == "legal":
            paint_soft(painter, card, corner_of(card), LEGAL_GLOW * k, theme.legal_glow)
        elif state == "selected":
            paint_soft(painter, card, corner_of(card), GLOW * k, theme.gold)
        colour = {"legal": theme.legal, "refused": theme.danger}.get(state, theme.gold)
        _paint_bands(painter, card, colour, theme, (SELECTED_BAND if state == "selected" else BAND) * k, k)
    painter.restore()


def paint_shadow(painter: QPainter, card: QRectF, shadow: Shadow, theme: Theme) -> None:
    """The shadow a card casts on the table, to be painted before the card."""
    fallen = card.translated(0, shadow.down)
    # A card high above the table does not cover all of the shadow's middle.
    hollow = shadow.down <= corner_of(card)
    paint_soft(painter, fallen, corner_of(card), shadow.spread, theme.shadow, hollow=hollow)


def paint_soft(
    painter: QPainter, box: QRectF, corner: float, spread: float, colour: str, *, hollow: bool = True
) -> None:
    """A soft edge of `spread` all around a box with round corners; `hollow` where what lies on it covers its middle."""
    soft = _soft_pixmap(round(corner), round(spread), colour)
    around = box.adjusted(-spread, -spread, spread, spread)
    paint_nine(painter, soft, around, (soft.width() - MIDDLE) / 2, hollow=hollow)


def _paint_bands(painter: QPainter, card: QRectF, colour: str, theme: Theme, band: float, k: float) -> None:
    _paint_band(painter, card, 0, band, colour)
    _paint_band(painter, card, band, PANEL_BAND * k, theme.panel)


def _paint_band(painter: QPainter, card: QRectF, gap: float, thick: float, colour: str) -> None:
    path = _around(card, gap + thick)
    path.addPath(_around(card, gap))  # what lies within both is not filled
    painter.fillPath(path, QColor(colour))


def _around(card: QRectF, gap: float) -> QPainterPath:
    box = card.adjusted(-gap, -gap, gap, gap)
    return rectangle(*edges(box), corner_of(card) + gap)


def _paint_focus(painter: QPainter, card: QRectF, theme: Theme, k: float) -> None:
    path = _around(card, FOCUS_GAP * k)
    painter.strokePath(path, QPen(QColor(theme.ink), 4 * k))
    dashed = QPen(QColor(theme.gold), 2 * k)
    dashed.setDashPattern([3, 3])
    painter.strokePath(path, dashed)


@lru_cache(maxsize=64)
def _soft_pixmap(corner: int, spread: int, colour: str) -> QPixmap:
    """A square with the soft edge: corners of (corner + spread) and a middle of two pixels.

    The edge falls off as a Gaussian would: many faint boxes, each a step larger, are laid over each other.
    """
    edge = corner + spread
    side = 2 * edge + MIDDLE

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for step in range(spread + 1):
            share = step / max(spread, 1)
            inset = float(step)
            radius = max(corner + spread - step, 1.0)
            box = rectangle(inset, inset, side - 2 * inset, side - 2 * inset, radius)
            painter.fillPath(box, with_opacity(colour, share * share * (3 - 2 * share) * 0.9))

    return painted(side, side, paint)
