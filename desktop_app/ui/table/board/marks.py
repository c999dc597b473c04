"""What is drawn around and upon things on the table: shadows, rings, tokens, counts, dials, the boards below them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from desktop_app.ui.art import dial, oak, rings, surfaces, tokens
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, fitting, sans, wide_in_sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.picture import lay, painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme

SHARPEST = 2.0
"""Zoomed in beyond this, things are painted anew each time instead of being kept at that size."""
TOKEN_BYTES = 4 * MEGABYTE


LETTER_OF_KEY = 0.6
"""How large the letter on a key cap is, in its height."""


def key_box(key: str, corner: QPointF, size: float) -> QRectF:
    """Where the cap of a key lies that hangs at a corner, ``size`` high."""
    wide = max(size, wide_in_sans(key, size * LETTER_OF_KEY, BOLD) + size * 0.5)
    return QRectF(corner.x() - wide * 0.42, corner.y() - size * 0.6, wide, size)


class Marks:
    """Draws the signs of the table in one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.plate = theme.inks["disc"]
        self.plate_ink = theme.inks["pale_gold"]
        self._tokens = Store(TOKEN_BYTES)

    # -- around a card --------------------------------------------------------------------------------------------

    def paint_shadow(self, painter: QPainter, rect: QRectF, *, raised: bool = False, held: bool = False) -> None:
        """The shadow of a card at rest, raised under the pointer, or in the hand."""
        fall = rings.DRAGGED if held else rings.LIFTED if raised else rings.RESTING
        rings.paint_shadow(painter, rect, fall, self.theme)

    def paint_ring(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        """The ring of a state: legal (with its glow), selected, refused, attacking."""
        rings.paint_ring(painter, "refused" if kind == "attacking" else kind, rect, self.theme)

    def paint_changed(self, painter: QPainter, rect: QRectF, share: float) -> None:
        """The ring of something that just changed, fading as ``share`` goes to 0."""
        rings.paint_ring(painter, "changed", rect, self.theme, opacity=share)

    def paint_focus(self, painter: QPainter, rect: QRectF) -> None:
        """The keyboard's frame."""
        rings.paint_ring(painter, "focus", rect, self.theme)

    def paint_dimness(self, painter: QPainter, rect: QRectF, share: float) -> None:
        """Darkens a face: what cannot act, what is turned."""
        surfaces.paint_dimmed(painter, rect, 1 - share, self.theme)

    def paint_empty_place(self, painter: QPainter, rect: QRectF, *, encounter: bool = False) -> None:
        """The dashed outline of a place without a card."""
        surfaces.paint_slot(painter, rect, self.theme, encounter=encounter)

    def paint_origin(self, painter: QPainter, rect: QRectF) -> None:
        """Where a dragged card came from."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(with_opacity(self.theme.inks["card_paper"], 0.16))
        painter.setPen(QPen(QColor(self.theme.zone_ink), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, 8, 8)

    # -- signs and numbers ----------------------------------------------------------------------------------------

    def paint_key_cap(self, painter: QPainter, key: str, corner: QPointF, size: float) -> None:
        """A key cap outside an upper right corner."""
        self.paint_key(painter, key, key_box(key, corner, size))

    def paint_key(self, painter: QPainter, key: str, box: QRectF) -> None:
        """A key cap that fills a box."""
        size = box.height()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.theme.legal))
        painter.setPen(QPen(QColor(self.theme.panel), 1.6))
        painter.drawRoundedRect(box, size * 0.2, size * 0.2)
        painter.setPen(QColor(self.theme.on_accent))
        painter.setFont(sans(size * LETTER_OF_KEY, BOLD))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)

    def paint_note(self, painter: QPainter, note: str, box: QRectF) -> None:
        """A few words under a card."""
        font = sans(box.height() * 0.7, SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.zone_ink))
        shown = QFontMetricsF(font).elidedText(note, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def paint_ribbon(self, painter: QPainter, words: str, box: QRectF) -> None:
        """A word across a card, on a dark band."""
        font = fitting(sans(box.height() * 0.68, SEMIBOLD), words, box.width() - 6, 8)
        painter.fillRect(box, with_opacity(self.plate, 0.9))
        painter.setFont(font)
        painter.setPen(QColor(self.plate_ink))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def paint_refused_sign(self, painter: QPainter, corner: QPointF, size: float) -> None:
        """The round sign on a card that cannot be a target."""
        at = QPointF(corner.x() - size * 0.15, corner.y() + size * 0.1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.theme.danger))
        painter.setPen(QPen(QColor(self.theme.panel), 2))
        painter.drawEllipse(at, size / 2, size / 2)
        paint_glyph(painter, "cancel", at.x(), at.y(), size * 0.66, self.theme.panel)

    def paint_small_sign(self, painter: QPainter, glyph: str, at: QPointF, size: float) -> None:
        """The small round sign on a card that was set by hand, or whose part is over."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.plate))
        painter.setPen(QPen(QColor(self.plate_ink), 1))
        painter.drawEllipse(at, size / 2, size / 2)
        paint_glyph(painter, glyph, at.x(), at.y(), size * 0.64, self.plate_ink)

    def paint_token(self, painter: QPainter, kind: str, amount: int, at: QPointF, size: float) -> None:
        """A token with its sign when it is one, with its number from two on."""
        known = kind if kind in self.theme.tokens else "gold"
        made, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        around = QRectF(at.x() - size / 2, at.y() - size / 2, size, size).adjusted(-2, -2, 2, 4)
        sharp = made.m11() * ratio
        if made.isRotating() or sharp > SHARPEST * ratio:
            tokens.paint_token(painter, known, around.adjusted(2, 2, -2, -4), amount, self.theme)
            return

        def paint(onto: QPainter) -> None:
            onto.scale(sharp, sharp)
            tokens.paint_token(onto, known, QRectF(2, 2, size, size), amount, self.theme)

        key = (known, amount, round(size, 1), round(sharp, 3))
        wide, tall = round(around.width() * sharp), round(around.height() * sharp)
        picture = self._tokens.get(key, lambda: painted(wide, tall, paint))
        lay(painter, picture, around)

    def paint_count(self, painter: QPainter, text: str, at: QPointF, size: float) -> None:
        """A count on its dark plate."""
        wide = wide_in_sans(text, size, SEMIBOLD) + size * 1.4
        box = QRectF(at.x() - wide / 2, at.y() - size * 0.75, wide, size * 1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(self.plate, 0.9))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(self.plate_ink))
        painter.setFont(sans(size, SEMIBOLD))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def paint_progress_bar(self, painter: QPainter, rect: QRectF, amount: int, whole: int, told: str) -> None:
        """How far something has come: a bar, and at its right the same in words."""
        font = sans(rect.height() * 0.72, SEMIBOLD)
        wide = wide_in_sans(told, rect.height() * 0.72, SEMIBOLD) + 8
        thick = rect.height() * 0.42
        box = QRectF(rect.left(), rect.center().y() - thick / 2, max(8.0, rect.width() - wide), thick)
        surfaces.paint_progress(painter, box, min(1.0, amount / whole) if whole > 0 else 0.0, self.theme)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.zone_ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, told)

    def paint_dial(
        self,
        painter: QPainter,
        value: int,
        limit: int,
        at: QPointF,
        size: float,
        of: str,
        kind: str,
        *,
        warns: bool,
        scale: float,
    ) -> None:
        """A dial about a middle, with the sign of the token ``kind``, beside words of a scale."""
        box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        sign = tokens.TOKEN_SIGNS.get(kind, "eye")
        dial.paint_dial(painter, box, value, limit, of, self.theme, sign, warns=warns, scale=scale)

    def paint_table(self, painter: QPainter, rect: QRectF, *, flat: bool) -> None:
        """The boards under everything, or one colour."""
        oak.paint_table(painter, rect, self.theme, flat=flat, ratio=painter.device().devicePixelRatioF())
