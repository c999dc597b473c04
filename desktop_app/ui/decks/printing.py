"""Decks on paper: how a page is made, and the list of a deck."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from desktop_app.app.decks.formats import markdown
from desktop_app.app.decks.model import Deck
from desktop_app.app.errors import StorageError
from desktop_app.app.storage.leftovers import made_beside
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.art.fonts import REGULAR, serif
from desktop_app.ui.art.theme import Theme, load_theme
from desktop_app.ui.library.catalogue import Catalogue

DOTS = 300
"""Dots of an inch."""
PAGES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}


def write_list(root: Path, path: Path, deck: Deck, catalogue: Catalogue, texts: Texts, page: str = "a4") -> None:
    """Write the deck list as a PDF, all of it or nothing; `root` is the data folder. Raises a StorageError."""
    document = QTextDocument()
    document.setMarkdown(markdown.write(deck, catalogue.library.index, texts))
    document.setDefaultFont(_list_font())
    with made_beside(root, path) as unfinished:
        writer = page_writer(unfinished, page, deck.name, margin=18.0)
        begun(writer, path).end()
        document.print_(writer)


def _list_font() -> QFont:
    """The font of lists on paper."""
    font = serif(15, REGULAR)
    font.setPointSizeF(11)
    return font


def page_writer(path: Path, page: str, title: str, margin: float) -> QPdfWriter:
    """A PDF of pages of a kind of paper, with a margin in millimetres."""
    writer = QPdfWriter(str(path))
    writer.setResolution(DOTS)
    writer.setTitle(title)
    writer.setCreator("Longtable")
    margins = QMarginsF(margin, margin, margin, margin)
    portrait = QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(QPageSize(PAGES[page]), portrait, margins, QPageLayout.Unit.Millimeter))
    return writer


def begun(writer: QPdfWriter, path: Path) -> QPainter:
    """A painter on its first page. Raises a StorageError where nothing can be written."""
    painter = QPainter()
    if not painter.begin(writer):
        raise StorageError(path=path.parent, reason=path.name)
    return painter


def paper_theme() -> Theme:
    """Cards look the same in every theme; paper takes the light one."""
    return load_theme("daylight")
