"""What lies on the table besides cards: mats, empty slots, counts, key caps, small round signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.drawing import circle, edges, pen, rectangle
from desktop_app.ui.art.fonts import MEDIUM
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.lettering import LABEL, Hand, width_of, write
from desktop_app.ui.art.rings import corner_of
from desktop_app.ui.art.theme import Theme

MAT_CORNER = 10.0
KEY_CAP = 20.0
SIGN_RADIUS = 12.0
_COUNT_HEIGHT = 20.0


def paint_mat(painter: QPainter, box: QRectF, theme: Theme, *, encounter: bool = False) -> None:
    """A zone's mat; the encounter's mats are darker than the players'."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = rectangle(*edges(box), MAT_CORNER)
    painter.fillPath(path, QColor(theme.encounter_zone if encounter else theme.zone))
    painter.strokePath(path, QPen(QColor(theme.zone_line), 1))
    painter.restore()


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


def paint_count(painter: QPainter, words: str, middle: QPointF, theme: Theme) -> None:
    """A count on a dark pill about `middle`: cards in a deck, "threat 8"."""
    size = 13.5 * theme.print_scale
    wide, tall = width_of(words, LABEL, size) + 18, _COUNT_HEIGHT * theme.print_scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(middle.x() - wide / 2, middle.y() - tall / 2, wide, tall)
    painter.fillPath(rectangle(*edges(box), tall / 2), with_opacity(theme.inks["disc"], 0.9))
    write(painter, words, LABEL, size, middle.x(), middle.y() + size * 0.35, theme.inks["disc_ink"], 0.5)
    painter.restore()


def paint_key_cap(painter: QPainter, key: str, middle: QPointF, theme: Theme) -> None:
    """A legal target's key in the legal colour, to stand outside the upper right corner of its card."""
    size = 13.5 * theme.print_scale
    side = KEY_CAP * theme.print_scale
    wide = max(side, width_of(key, LABEL, size) + 10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cap = rectangle(middle.x() - wide / 2, middle.y() - side / 2, wide, side, 5)
    painter.fillPath(cap, QColor(theme.legal))
    painter.strokePath(cap, pen(theme.panel, 1.4))
    write(painter, key, LABEL, size, middle.x(), middle.y() + size * 0.35, theme.on_accent, 0.5)
    painter.restore()


def paint_round_sign(painter: QPainter, sign: str, middle: QPointF, theme: Theme, *, danger: bool = False) -> None:
    """A sign in a round on a card: `cancel` when refused, the hand of a change by hand."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    disc = circle(middle.x(), middle.y(), SIGN_RADIUS)
    painter.fillPath(disc, QColor(theme.danger if danger else theme.panel))
    painter.strokePath(disc, pen(theme.panel if danger else theme.line, 1.6))
    ink = theme.panel if danger else theme.ink
    paint_glyph(painter, sign, middle.x(), middle.y(), SIGN_RADIUS * 1.45, ink)
    painter.restore()


def paint_dimmed(painter: QPainter, card: QRectF, brightness: float, theme: Theme) -> None:
    """A veil over a card that leaves it `brightness` of its light: 0.92 exhausted, 0.72 when it cannot act."""
    veil = with_opacity(theme.inks["shade"], 1 - brightness)
    painter.fillPath(rectangle(*edges(card), corner_of(card)), veil)


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


def paint_trail(painter: QPainter, start: QPointF, end: QPointF, theme: Theme) -> None:
    """The dotted line from where a dragged card came to where it is."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dotted = QPen(QColor(theme.danger), 2.4)
    dotted.setCapStyle(Qt.PenCapStyle.RoundCap)
    dotted.setDashPattern([0.1, 3])
    painter.setPen(dotted)
    painter.drawLine(start, end)
    painter.restore()


def paint_mat_label(
    painter: QPainter, words: str, sign: str, place: QPointF, room: float, theme: Theme, *, encounter: bool = False
) -> float:
    """A zone's name with its sign from `place` (left, baseline); how far it reached to the right."""
    ink = mat_ink(theme, encounter=encounter)
    size = 13.5 * theme.print_scale
    start = place.x()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign:
        paint_glyph(painter, sign, start + size * 0.55, place.y() - size * 0.33, size * 1.1, ink)
        start += size * 1.1 + 6
    hand = Hand(LABEL.family, MEDIUM)
    fitting = min(size, size * max(room - (start - place.x()), 1) / max(width_of(words, hand, size), 1))
    write(painter, words, hand, fitting, start, place.y(), ink)
    painter.restore()
    return start + width_of(words, hand, fitting)
