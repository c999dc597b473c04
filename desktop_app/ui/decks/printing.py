"""Decks on paper: the list, and proxies three by three with marks to cut along, painted by the painter of the faces."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen, QTextDocument
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.app.decks.formats import markdown
from desktop_app.app.decks.model import Deck
from desktop_app.app.errors import LongtableError, StorageError
from desktop_app.app.library.record import CardRecord
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.face import paint_face
from desktop_app.ui.art.fonts import REGULAR, serif
from desktop_app.ui.art.kinds import kind_of
from desktop_app.ui.art.theme import Theme, load_theme
from desktop_app.ui.faces.faces import face_of_record
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice

CARD = (63.0, 88.0)
"""A card in millimetres."""
DOTS = 300
FACE_DOTS = 400
"""Dots of an inch of a painted face."""
MARK = 4.0
"""How long a mark is, in millimetres."""
PAGES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}
_INCH = 25.4


def write_proxies(
    path: Path, cards: Sequence[tuple[CardRecord, int]], language: str, theme: Theme, page: str = "a4", title: str = ""
) -> int:
    """Write a PDF with every copy of the cards, nine a page, and say how many pages. Raises a StorageError."""
    copies = [card for card, count in cards for _ in range(count)]
    writer = _writer(path, page, title, margin=0.0)
    painter = _begun(writer, path)
    dot = DOTS / _INCH
    whole = QPageSize(PAGES[page]).sizePoints()
    wide, high = whole.width() / 72 * DOTS, whole.height() / 72 * DOTS
    corner = QPointF((wide - 3 * CARD[0] * dot) / 2, (high - 3 * CARD[1] * dot) / 2)
    pictures: dict[tuple[str, str], QImage] = {}
    for at, card in enumerate(copies):
        if card.key not in pictures:
            pictures[card.key] = _picture(card, language, theme)
        if at and at % 9 == 0:
            writer.newPage()
        if at % 9 == 0:
            _paint_marks(painter, corner, dot)
        row, column = divmod(at % 9, 3)
        place = corner + QPointF(column * CARD[0] * dot, row * CARD[1] * dot)
        painter.drawImage(QRectF(place.x(), place.y(), CARD[0] * dot, CARD[1] * dot), pictures[card.key])
    painter.end()
    return -(-len(copies) // 9)


def write_list(path: Path, deck: Deck, catalogue: Catalogue, texts: Texts, page: str = "a4") -> None:
    """Write the deck list as a PDF. Raises a StorageError."""
    document = QTextDocument()
    document.setMarkdown(markdown.write(deck, catalogue.library.index, texts))
    writer = _writer(path, page, deck.name, margin=18.0)
    document.setDefaultFont(_list_font())
    _begun(writer, path).end()
    document.print_(writer)


def _list_font() -> QFont:
    """The font of lists on paper."""
    font = serif(15, REGULAR)
    font.setPointSizeF(11)
    return font


def _writer(path: Path, page: str, title: str, margin: float) -> QPdfWriter:
    writer = QPdfWriter(str(path))
    writer.setResolution(DOTS)
    writer.setTitle(title)
    writer.setCreator("Longtable")
    margins = QMarginsF(margin, margin, margin, margin)
    portrait = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(PAGES[page]), portrait, margins, QPageLayout.Unit.Millimeter))
    return writer


def _begun(writer: QPdfWriter, path: Path) -> QPainter:
    painter = QPainter()
    if not painter.begin(writer):
        raise StorageError(path=path.parent, reason=path.name)
    return painter


def _paint_marks(painter: QPainter, corner: QPointF, dot: float) -> None:
    """Short lines outside the nine cards where the knife goes."""
    painter.setPen(QPen(QColor(Qt.GlobalColor.darkGray), 0.15 * dot))
    far = QPointF(3 * CARD[0] * dot, 3 * CARD[1] * dot)
    mark, gap = MARK * dot, 0.6 * dot
    for line in range(4):
        x, y = corner.x() + line * CARD[0] * dot, corner.y() + line * CARD[1] * dot
        for top in (corner.y() - gap - mark, corner.y() + far.y() + gap):
            painter.drawLine(QPointF(x, top), QPointF(x, top + mark))
        for left in (corner.x() - gap - mark, corner.x() + far.x() + gap):
            painter.drawLine(QPointF(left, y), QPointF(left + mark, y))


def _picture(card: CardRecord, language: str, theme: Theme) -> QImage:
    """A card upright in the dots of the paper; a lying one is turned.

    Painted into a picture and not straight onto the paper: readers of PDF do not agree on what shines through a
    gradient, and all copies of a card share one picture.
    """
    face = face_of_record(card, language)
    image = QImage(round(CARD[0] / _INCH * FACE_DOTS), round(CARD[1] / _INCH * FACE_DOTS), QImage.Format.Format_RGB32)
    image.fill(QColor(Qt.GlobalColor.white))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if kind_of(face.kind).landscape:
        painter.translate(image.width(), 0)
        painter.rotate(90)
    paint_face(painter, face, {}, "front", theme, image.width())
    painter.end()
    return image


def paper_theme() -> Theme:
    """Cards look the same in every theme; paper takes the light one."""
    return load_theme("daylight")


def save_proxies(
    parent: QWidget,
    desk: Desk,
    catalogue: Catalogue,
    cards: Sequence[tuple[CardRecord, int]],
    name: str,
    page: str = "a4",
) -> None:
    """Ask where to, and write the proxies there."""
    texts = desk.looks.texts
    chosen, _ = QFileDialog.getSaveFileName(parent, texts("deckbuilder-proxies"), f"{name}.pdf", "PDF (*.pdf)")
    if not chosen:
        return
    try:
        pages = write_proxies(Path(chosen), cards, texts.language, paper_theme(), page, name)
    except LongtableError as error:
        desk.told.emit(error)
        return
    desk.told.emit(Notice("deckbuilder-printed", {"count": pages, "path": chosen}))
