"""Proxies: cards three by three with marks to cut along, and their backs on the page behind, made one by one.

A face takes a moment to paint, so the work is cut into steps: whoever wants the file takes them all, the window takes
one a turn and goes on hearing its person.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPen

from desktop_app.app.library.record import CardRecord, two_sided
from desktop_app.app.storage.leftovers import made_beside
from desktop_app.ui.art.face import paint_face
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.theme import Theme
from desktop_app.ui.decks.printing import DOTS, PAGES, begun, page_writer, paper_theme
from desktop_app.ui.faces.faces import face_of_record

CARD = (63.0, 88.0)
"""A card in millimetres."""
A_PAGE = 9
MARK = 4.0
"""How long a mark is, in millimetres."""
_INCH = 25.4
_DOT = DOTS / _INCH


class ProxySheets:
    """The pages of some cards. `steps` makes them, `total` says of how many steps that is."""

    def __init__(
        self,
        root: Path,
        path: Path,
        cards: Sequence[tuple[CardRecord, int]],
        language: str,
        *,
        page: str = "a4",
        title: str = "",
        backs: bool = False,
    ) -> None:
        self._root = root
        self._path, self._language, self._page, self._title = path, language, page, title
        self._copies = [card for card, count in cards for _ in range(count)]
        self._backs = backs
        self._pictures: dict[tuple[str, str, str], QImage] = {}
        self.pages = -(-len(self._copies) // A_PAGE) * (2 if backs else 1)

    @property
    def total(self) -> int:
        """How many steps there are: one a copy and side."""
        return len(self._copies) * (2 if self._backs else 1)

    def steps(self) -> Generator[int, None, None]:
        """Make the file, telling after each step how many are done; it is there when all are. Raises a StorageError.

        Closed before its end, or failed, it leaves nothing behind.
        """
        with made_beside(self._root, self._path) as unfinished:
            yield from self._paint(unfinished)

    def _paint(self, path: Path) -> Iterator[int]:
        theme, done = paper_theme(), 0
        writer = page_writer(path, self._page, self._title, margin=0.0)
        painter = begun(writer, path)
        corner = _corner(self._page)
        try:
            for first in range(0, len(self._copies), A_PAGE):
                sheet = self._copies[first : first + A_PAGE]
                for side in ("front", "back") if self._backs else ("front",):
                    if done:
                        writer.newPage()
                    if side == "front":
                        _paint_marks(painter, corner)
                    for at, card in enumerate(sheet):
                        painter.drawImage(_place(corner, at, side), self._picture(card, side, theme))
                        done += 1
                        yield done
        finally:
            painter.end()

    def _picture(self, card: CardRecord, side: str, theme: Theme) -> QImage:
        """A side of a card, painted once for all copies; cards of one back share it."""
        kind = kind_of(face_of_record(card, self._language).kind)
        own = side == "front" or two_sided(card)
        key = (*card.key, side) if own else (kind.back, str(kind.landscape), side)
        if key not in self._pictures:
            self._pictures[key] = picture(card, self._language, theme, side)
        return self._pictures[key]


def picture(card: CardRecord, language: str, theme: Theme, side: str = "front") -> QImage:
    """A side of a card upright in the dots of the paper; a lying one is turned.

    Painted into a picture and not straight onto the paper: readers of PDF do not agree on what shines through a
    gradient, and all copies of a card share one picture.
    """
    turned = side == "back" and two_sided(card)
    face = face_of_record(card, language, "back" if turned else "front")
    image = QImage(round(CARD[0] * _DOT), round(CARD[1] * _DOT), QImage.Format.Format_RGB32)
    image.fill(QColor(Qt.GlobalColor.white))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind_of(face.kind).landscape:
        painter.translate(image.width(), 0)
        painter.rotate(90)
    # Side B of a card is painted as a front: the painter's back is the pattern that all cards of a deck share.
    paint_face(painter, face, {}, "front" if side == "front" or turned else "back", theme, image.width())
    painter.end()
    return image


def _corner(page: str) -> QPointF:
    """Where the nine cards begin, so that they lie in the middle of the paper."""
    points = QPageSize(PAGES[page]).sizePoints()
    wide, high = points.width() / 72 * DOTS, points.height() / 72 * DOTS
    return QPointF((wide - 3 * CARD[0] * _DOT) / 2, (high - 3 * CARD[1] * _DOT) / 2)


def _place(corner: QPointF, at: int, side: str) -> QRectF:
    """The place of a card on its page; backs mirrored, as paper is turned over its long edge."""
    row, column = divmod(at, 3)
    column = column if side == "front" else 2 - column
    return QRectF(
        corner.x() + column * CARD[0] * _DOT, corner.y() + row * CARD[1] * _DOT, CARD[0] * _DOT, CARD[1] * _DOT
    )


def _paint_marks(painter: QPainter, corner: QPointF) -> None:
    """Short lines outside the nine cards where the knife goes."""
    painter.setPen(QPen(QColor(Qt.GlobalColor.darkGray), 0.15 * _DOT))
    far = QPointF(3 * CARD[0] * _DOT, 3 * CARD[1] * _DOT)
    mark, gap = MARK * _DOT, 0.6 * _DOT
    for line in range(4):
        x, y = corner.x() + line * CARD[0] * _DOT, corner.y() + line * CARD[1] * _DOT
        for top in (corner.y() - gap - mark, corner.y() + far.y() + gap):
            painter.drawLine(QPointF(x, top), QPointF(x, top + mark))
        for left in (corner.x() - gap - mark, corner.x() + far.x() + gap):
            painter.drawLine(QPointF(left, y), QPointF(left + mark, y))
