"""Pictures of cards and backs as they lie on the table, painted once for each size on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from desktop_app.engine.view import CardView
from desktop_app.games.contract.table import TableWords
from desktop_app.ui.art.cache import FaceCache, bucket_for
from desktop_app.ui.art.face import (
    LARGE_FROM,
    SMALL_FROM,
    FaceModel,
    card_size,
    paint_small,
    paint_standing,
    paint_turned,
    shows_own_picture,
)
from desktop_app.ui.art.half_covered import paint_open_part
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.picture import painted
from desktop_app.ui.art.small import name_end, numbers_beside
from desktop_app.ui.art.store import MEGABYTE, Store
from desktop_app.ui.art.strip import HEIGHT, WIDTH
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.table.board.marks import Marks
from desktop_app.ui.table.layout.layout import Layout
from desktop_app.ui.table.layout.signs import Signs

FaceOf = Callable[[str, str, str], FaceModel]
"""From a card's code, a language and a side ("front", "back") to its face."""

AS_ONE = (95.0, 190.0)
"""Cards between these widths are drawn at the larger one and shown smaller: their sizes change with every plan."""
LARGE_BYTES = 24 * MEGABYTE


class CardPictures(Marks):
    """Draws the cards of one game in one theme and language."""

    def __init__(self, theme: Theme, face_of: FaceOf, language: str, words: TableWords, layout: Layout) -> None:
        super().__init__(theme)
        self.signs = Signs(words)
        self.face_of = face_of
        self.language = language
        self.turned_zones = layout.turned
        self.backs = sorted({words.usual_back, *words.backs.values()})
        self._usual_back = words.usual_back
        self._backs = layout.backs
        self._face_numbers, self._face_marks = layout.face_numbers, layout.face_marks
        self._cache = FaceCache()
        self._drawn = Store(LARGE_BYTES)
        self._ratio = 1.0

    def paint_ahead(self, code: str, *, lying: bool = False) -> None:
        """Paints the face of a card at the usual size as it is printed, upright or as it lies exhausted."""
        face, ratio = self.face_of(code, self.language, "front"), self._ratio
        if not lying:
            self._face(face, {}, "front", AS_ONE[1] / ratio, ratio)
        elif not kind_of(face.kind).landscape:
            self._turned_face(face, {}, "front", bucket_for(AS_ONE[1]), ratio)

    def paint_back_ahead(self, kind: str, width: int) -> None:
        """Paints one of the ``backs`` for a width, one of those at which it is kept."""
        self._cache.back(self._backs.get(kind, kind), self.theme, width)

    def card_pixmap(
        self, card: CardView, painter: QPainter, rect: QRectF, *, to_read: bool = False, lying: bool = False
    ) -> QPixmap:
        """The picture of a card for a rectangle, at the smallest bucket that is large enough."""
        if not card.code:
            return self.back_pixmap(card.back or self._usual_back, painter, rect)
        width, ratio = _on_screen(painter, rect)
        if AS_ONE[0] <= width * ratio <= AS_ONE[1]:
            width = AS_ONE[1] / ratio
        self._ratio = ratio
        side = self.side_of(card)
        face = self.face_of(card.code, self.language, side)
        values = {key: value for key, value in self._values(card).items() if not face.prints(key, value)}
        if lying != kind_of(face.kind).landscape:
            painted_as = self._turned_face if lying else self._standing_face
            return painted_as(face, values, side, bucket_for(max(width * ratio, SMALL_FROM)), ratio)
        if bucket_for(width * ratio) >= LARGE_FROM and not to_read:
            return self._large_small_face(face, values, side, bucket_for(width * ratio), ratio)
        return self._face(face, values, side, width, ratio)

    def _face(self, face: FaceModel, values: Mapping[str, int], side: str, width: float, ratio: float) -> QPixmap:
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

    def _standing_face(
        self, face: FaceModel, values: Mapping[str, int], side: str, bucket: int, ratio: float
    ) -> QPixmap:
        """The upright face of a card that lies where it is played."""
        key = (face.code, "standing", side, bucket, ratio, tuple(values.items()))
        return self._drawn.get(key, lambda: self._draw_standing(face, values, bucket, ratio))

    def _draw_standing(self, face: FaceModel, values: Mapping[str, int], bucket: int, ratio: float) -> QPixmap:
        size = card_size(face.kind, bucket)

        def paint(painter: QPainter) -> None:
            paint_standing(painter, face, self.theme, bucket, values)

        return painted(round(size.height()), round(size.width()), paint, ratio)

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

    def paint_open_part(self, painter: QPainter, card: CardView, rect: QRectF, *, lying: bool, within: float) -> None:
        """Over the picture of a card of which only a part lies open: its numbers and name within that part."""
        face = self.face_of(card.code, self.language, self.side_of(card))
        kind, (width, ratio) = kind_of(face.kind), _on_screen(painter, rect)
        if kind.landscape or kind.plaque or face.picture or bucket_for(width * ratio) < SMALL_FROM:
            return
        across, down = (HEIGHT, WIDTH) if lying else (WIDTH, HEIGHT)
        painter.save()
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / across, rect.height() / down)
        paint_open_part(painter, face, self._values(card), self.theme, within, lying=lying)
        painter.restore()

    def name_end(self, card: CardView) -> float:
        """How far the name of a card that lies face up reaches, in widths of the card."""
        return name_end(self.face_of(card.code, self.language, self.side_of(card)), self._values(card))

    def numbers_beside(self, card: CardView) -> float:
        """How far the numbers at the left of a card that lies reach, in widths of the card."""
        return numbers_beside(self.face_of(card.code, self.language, self.side_of(card))) if card.code else 0.0

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


def _on_screen(painter: QPainter, rect: QRectF) -> tuple[float, float]:
    """The short side as it will stand on the screen, and the device's pixel ratio."""
    ratio = painter.device().devicePixelRatioF()
    made = painter.worldTransform()
    zoom = (made.m11() ** 2 + made.m12() ** 2) ** 0.5
    return min(rect.width(), rect.height()) * zoom, ratio
