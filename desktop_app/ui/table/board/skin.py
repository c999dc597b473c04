"""How things on the table look in the theme at hand: faces, backs, tokens, rings and shadows, all from the art."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap, QTransform

from desktop_app.engine.view import CardView
from desktop_app.games.contract import TableWords
from desktop_app.ui.art import dial, oak, rings, surfaces, tokens
from desktop_app.ui.art.attached import Gift, paint_attached
from desktop_app.ui.art.cache import FaceCache, bucket_for
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.emblems import emblem_of
from desktop_app.ui.art.face import (
    LARGE_FROM,
    SMALL_FROM,
    FaceModel,
    card_size,
    paint_small,
    paint_turned,
    shows_own_picture,
)
from desktop_app.ui.art.fonts import BOLD, SEMIBOLD, sans
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.map.figures import paint_figure
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layout.signs import Signs

FaceOf = Callable[[str, str, str], FaceModel]
"""From a card's code, a language and a side ("front", "back") to its face."""

SHARPEST = 2.0
"""Zoomed in beyond this, cards are painted anew each time instead of being kept at that size."""
AS_ONE = (95.0, 190.0)
"""Cards between these widths are drawn at the larger one and shown smaller: their sizes change with every plan."""
REST_REACH, RING_REACH, RAISED_REACH = 8.0, 24.0, 30.0
"""How far shadow, ring and glow, and the shadow of a raised card reach around a face."""
TOKEN = "token"
"""What keys of kept tokens begin with; those of cards begin with their codes, those of backs with nothing."""
COMPOSED_BYTES = 40 * MEGABYTE
LARGE_BYTES = 24 * MEGABYTE


@dataclass(frozen=True, slots=True)
class FaceState:
    """What is painted with a face: its ring, how much light it loses, how high it lies, whether it is being turned,
    whether it is to be read with its text where it is large enough, whether it lies though its picture stands.

    A ``strip`` is the part of its height in sight of an attachment above its bearer, with its ``gifts`` and whether it
    is ``exhausted``, or the words ``told`` in place of its title. What ``stands`` on a land is a figure, not a card.
    """

    ring: str = ""
    dark: float = 0.0
    raised: bool = False
    held: bool = False
    turning: bool = False
    to_read: bool = False
    lying: bool = False
    strip: float = 0.0
    exhausted: bool = False
    barred: bool = False
    asleep: bool = False
    gifts: tuple[Gift, ...] = ()
    told: str = ""
    stands: bool = False


class Skin:
    """Draws one game in one theme and language. ``face_of`` gives the face of a card code in a language."""

    def __init__(self, theme: Theme, face_of: FaceOf, language: str, words: TableWords, layout: Layout) -> None:
        self.theme = theme
        self.signs = Signs(words)
        self._usual_back = words.usual_back
        self.turned_zones = layout.turned
        self._backs = layout.backs
        self.ground = layout.ground
        self._face_numbers, self._face_marks = layout.face_numbers, layout.face_marks
        self.backs = sorted({words.usual_back, *words.backs.values()})
        self.face_of = face_of
        self.language = language
        self.plate = theme.inks["disc"]
        self.plate_ink = theme.inks["pale_gold"]
        self._cache = FaceCache()
        self._composed = Store(COMPOSED_BYTES)
        self._drawn = Store(LARGE_BYTES)

    def forget(self) -> None:
        """Lets everything go that has been painted."""
        self._cache.clear()
        self._composed, self._drawn = Store(COMPOSED_BYTES), Store(LARGE_BYTES)

    def keep_only(self, codes: Set[str]) -> None:
        """Lets the painted faces of all other cards go; backs and tokens stay."""
        wanted = {*codes, "", TOKEN}
        self._cache.keep_only(codes)
        self._composed.keep_only(wanted)
        self._drawn.keep_only(wanted)

    def paint_ahead(self, code: str, *, lying: bool = False) -> None:
        """Paints the picture of a card at the usual size, upright or as it lies exhausted: it is kept, without the face
        around it, for whenever the card is seen."""
        face, width = self.face_of(code, self.language, "front"), round(AS_ONE[1])
        if not lying:
            self._draw_small(face, {}, width, 1.0)
        elif not kind_of(face.kind).landscape:
            self._draw_turned(face, {}, width, 1.0)

    def paint_back_ahead(self, kind: str, width: int) -> None:
        """Paints one of the ``backs`` for a width, one of those at which it is kept."""
        self._cache.back(self._backs.get(kind, kind), self.theme, width)

    # -- faces and backs ------------------------------------------------------------------------------------------

    def card_pixmap(
        self, card: CardView, painter: QPainter, rect: QRectF, *, to_read: bool = False, lying: bool = False
    ) -> QPixmap:
        """The picture of a card for a rectangle, at the smallest bucket that is large enough."""
        if not card.code:
            return self.back_pixmap(card.back or self._usual_back, painter, rect)
        width, ratio = _on_screen(painter, rect)
        if AS_ONE[0] <= width * ratio <= AS_ONE[1]:
            width = AS_ONE[1] / ratio
        values = self._values(card)
        side = self.side_of(card)
        face = self.face_of(card.code, self.language, side)
        if lying and not kind_of(face.kind).landscape:
            return self._turned_face(face, values, side, bucket_for(max(width * ratio, SMALL_FROM)), ratio)
        if bucket_for(width * ratio) >= LARGE_FROM and not to_read:
            return self._large_small_face(face, values, side, bucket_for(width * ratio), ratio)
        return self._cache.face(
            face, values, "front", self.theme, width, ratio=ratio, language=self.language, variant=side
        )

    def _values(self, card: CardView) -> dict[str, int]:
        """What a card is worth now, under the names that faces know; one in play tells which of its signs it has."""
        values = {self._face_numbers.get(name, name): value for name, value in card.numbers.items()}
        if card.controller:
            values |= {mark: int(mark in card.marks) for mark in self._face_marks}
        return values

    def _large_small_face(
        self, face: FaceModel, values: Mapping[str, int], side: str, bucket: int, ratio: float
    ) -> QPixmap:
        """On the table the small face with its current numbers is drawn at every size, however large."""
        key = (face.code, side, bucket, ratio, tuple(values.items()))
        return self._drawn.get(key, lambda: self._draw_small(face, values, bucket, ratio))

    def _turned_face(self, face: FaceModel, values: Mapping[str, int], side: str, bucket: int, ratio: float) -> QPixmap:
        """The lying face of a card that stands when it is ready."""
        key = (face.code, "turned", side, bucket, ratio, tuple(values.items()))
        return self._drawn.get(key, lambda: self._draw_turned(face, values, bucket, ratio))

    def _draw_turned(self, face: FaceModel, values: Mapping[str, int], bucket: int, ratio: float) -> QPixmap:
        size = card_size(face.kind, bucket)

        def paint(painter: QPainter) -> None:
            paint_turned(painter, face, self.theme, bucket, values)

        return painted(round(size.height()), round(size.width()), paint, ratio)

    def _draw_small(self, face: FaceModel, values: Mapping[str, int], bucket: int, ratio: float) -> QPixmap:
        size = card_size(face.kind, bucket)

        def paint(painter: QPainter) -> None:
            if not shows_own_picture(painter, face, bucket):
                paint_small(painter, face, self.theme, bucket, values)

        return painted(round(size.width()), round(size.height()), paint, ratio)

    def text_of(self, card: CardView) -> tuple[str, ...]:
        """What stands on a card, paragraph by paragraph; nothing of one that lies face down or behind bars."""
        if not card.code or self.signs.barred(card):
            return ()
        return self.face_of(card.code, self.language, self.side_of(card)).text

    def side_of(self, card: CardView) -> str:
        """Which side of the card is up."""
        return "back" if card.zone in self.turned_zones else "front"

    def back_pixmap(self, kind: str, painter: QPainter, rect: QRectF) -> QPixmap:
        """The picture of a back by its kind."""
        width, ratio = _on_screen(painter, rect)
        return self._cache.back(self._backs.get(kind, kind), self.theme, width, ratio=ratio)

    def paint_card(self, painter: QPainter, card: CardView, rect: QRectF, turn: float, state: FaceState) -> None:
        """A card with its shadow and ring, turned about the middle of ``rect``.

        What lies still is composed once at the size it has on the screen, so that one copy of pixels paints it.
        """
        made = painter.worldTransform()
        if state.held or state.turning or made.isRotating() or made.m11() > SHARPEST:
            painter.save()
            painter.rotate(turn)
            self._compose(painter, card, rect, state)
            painter.restore()
            return
        scale = made.m11() * painter.device().devicePixelRatioF()
        key = (
            card.code, "" if card.code else card.back, card.zone in self.turned_zones,
            tuple(self._values(card).items()), round(rect.width(), 1), round(rect.height(), 1),
            round(turn, 1), state, round(scale, 3),
        )  # fmt: skip
        reach = RAISED_REACH if state.raised else RING_REACH if state.ring else REST_REACH
        turned = QTransform().rotate(turn).mapRect(rect).adjusted(-reach, -reach, reach, reach)
        whole = turned.toAlignedRect()
        picture = self._composed.get(key, lambda: self._composition(card, rect, turn, state, whole, scale))
        painter.drawPixmap(QRectF(whole), picture, QRectF(picture.rect()))

    def _composition(
        self, card: CardView, rect: QRectF, turn: float, state: FaceState, whole: QRect, scale: float
    ) -> QPixmap:
        wide, tall = round(whole.width() * scale), round(whole.height() * scale)

        def paint(painter: QPainter) -> None:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.scale(wide / whole.width(), tall / whole.height())
            painter.translate(-whole.x(), -whole.y())
            painter.rotate(turn)
            self._compose(painter, card, rect, state)

        return painted(wide, tall, paint)

    def _compose(self, painter: QPainter, card: CardView, rect: QRectF, state: FaceState) -> None:
        if state.stands and self.ground is not None:
            self._paint_figure(painter, card, rect, state)
            return
        self.paint_shadow(painter, rect, raised=state.raised, held=state.held)
        if state.ring:
            self.paint_ring(painter, rect, state.ring)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if state.strip and card.code:
            self._paint_strip(painter, card, rect, state)
        else:
            picture = self.card_pixmap(card, painter, rect, to_read=state.to_read, lying=state.lying)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        if state.barred:
            surfaces.paint_bars(painter, rect, self.theme)
        if state.asleep:
            surfaces.paint_asleep(painter, rect, self.theme, strip=state.strip)
        if state.dark:
            self.paint_dimness(painter, rect, state.dark)

    def _paint_figure(self, painter: QPainter, card: CardView, rect: QRectF, state: FaceState) -> None:
        assert self.ground is not None
        figure = self.ground.figure(card)
        colour, sign = figure.colour, figure.sign
        if card.code and not (colour and sign):
            face = self.face_of(card.code, self.language, "front")
            colour, sign = colour or face.frame or kind_of(face.kind).frame, sign or emblem_of(face).charge
        shade = self.theme.regions.get(colour) or self.theme.frames.get(colour) or self.theme.tokens["monster"][0]
        paint_figure(painter, figure.outline, shade, sign or "help", rect, self.theme, ring=state.ring)
        if state.dark:
            self.paint_dimness(painter, rect, state.dark)

    def _paint_strip(self, painter: QPainter, card: CardView, rect: QRectF, state: FaceState) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face_of(card.code, self.language, self.side_of(card))
        paint_attached(
            painter, face, rect, state.strip, self.theme,
            gifts=state.gifts, exhausted=state.exhausted, told=state.told,
        )  # fmt: skip

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
        font = sans(size * 0.6, BOLD)
        wide = max(size, QFontMetricsF(font).horizontalAdvance(key) + size * 0.5)
        box = QRectF(corner.x() - wide * 0.42, corner.y() - size * 0.6, wide, size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.theme.legal))
        painter.setPen(QPen(QColor(self.theme.panel), 1.6))
        painter.drawRoundedRect(box, size * 0.2, size * 0.2)
        painter.setPen(QColor(self.theme.on_accent))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)

    def paint_note(self, painter: QPainter, note: str, box: QRectF) -> None:
        """A few words under a card."""
        font = sans(box.height() * 0.7, SEMIBOLD)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.zone_ink))
        shown = QFontMetricsF(font).elidedText(note, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def paint_refused_sign(self, painter: QPainter, corner: QPointF, size: float) -> None:
        """The round sign on a card that cannot be a target."""
        at = QPointF(corner.x() - size * 0.15, corner.y() + size * 0.1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.theme.danger))
        painter.setPen(QPen(QColor(self.theme.panel), 2))
        painter.drawEllipse(at, size / 2, size / 2)
        paint_glyph(painter, "cancel", at.x(), at.y(), size * 0.66, self.theme.panel)

    def paint_by_hand(self, painter: QPainter, at: QPointF, size: float) -> None:
        """The small hand on something that was set by hand."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(self.plate))
        painter.setPen(QPen(QColor(self.plate_ink), 1))
        painter.drawEllipse(at, size / 2, size / 2)
        paint_glyph(painter, "hand-back-right-outline", at.x(), at.y(), size * 0.64, self.plate_ink)

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

        key = (TOKEN, known, amount, round(size, 1), round(sharp, 3))
        wide, tall = round(around.width() * sharp), round(around.height() * sharp)
        picture = self._drawn.get(key, lambda: painted(wide, tall, paint))
        painter.drawPixmap(around, picture, QRectF(picture.rect()))

    def paint_count(self, painter: QPainter, text: str, at: QPointF, size: float) -> None:
        """A count on its dark plate."""
        font = sans(size, SEMIBOLD)
        wide = QFontMetricsF(font).horizontalAdvance(text) + size * 1.4
        box = QRectF(at.x() - wide / 2, at.y() - size * 0.75, wide, size * 1.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_opacity(self.plate, 0.9))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(self.plate_ink))
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def paint_progress_bar(self, painter: QPainter, rect: QRectF, amount: int, whole: int, told: str) -> None:
        """How far something has come: a bar, and at its right the same in words."""
        font = sans(rect.height() * 0.72, SEMIBOLD)
        wide = QFontMetricsF(font).horizontalAdvance(told) + 8
        thick = rect.height() * 0.42
        box = QRectF(rect.left(), rect.center().y() - thick / 2, max(8.0, rect.width() - wide), thick)
        surfaces.paint_progress(painter, box, min(1.0, amount / whole) if whole > 0 else 0.0, self.theme)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.zone_ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, told)

    def paint_dial(
        self, painter: QPainter, value: int, limit: int, at: QPointF, size: float, of: str, kind: str
    ) -> None:
        """A dial about a middle, with the sign of the token ``kind``."""
        box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
        dial.paint_dial(painter, box, value, limit, of, self.theme, tokens.TOKEN_SIGNS.get(kind, "eye"))

    def paint_table(self, painter: QPainter, rect: QRectF, *, flat: bool) -> None:
        """The boards under everything, or one colour."""
        oak.paint_table(painter, rect, self.theme, flat=flat, ratio=painter.device().devicePixelRatioF())


def _on_screen(painter: QPainter, rect: QRectF) -> tuple[float, float]:
    """The short side as it will stand on the screen, and the device's pixel ratio."""
    ratio = painter.device().devicePixelRatioF()
    made = painter.worldTransform()
    zoom = (made.m11() ** 2 + made.m12() ** 2) ** 0.5
    return min(rect.width(), rect.height()) * zoom, ratio
