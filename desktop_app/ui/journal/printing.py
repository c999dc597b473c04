"""The journal on paper: the book as a PDF, and an empty log to fill in by hand."""

from __future__ import annotations

from html import escape
from pathlib import Path

from PySide6.QtGui import QTextDocument

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chronicle import section_name
from desktop_app.app.storage.leftovers import made_beside
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.art.fonts import REGULAR, serif
from desktop_app.ui.decks.printing import begun, page_writer
from desktop_app.ui.journal.printed_book import print_book

MARGIN = 20.0
"""Millimetres."""
LINES = 4
"""Empty lines under each heading of a log to fill in."""


def write_book(root: Path, path: Path, campaign: Campaign, texts: Texts, album: Album, page: str = "a4") -> None:
    """Write the whole journal with its pictures as a PDF, all of it or nothing; `root` is the data folder.

    Raises a StorageError.
    """
    with made_beside(root, path) as unfinished:
        print_book(unfinished, path, campaign, texts, album, page)


def write_blank_log(root: Path, path: Path, campaign: Campaign, texts: Texts, page: str = "a4") -> None:
    """Write the page of such a campaign with empty lines, for a table without a screen. Raises a StorageError."""
    document = QTextDocument()
    document.setHtml(_blank(campaign, texts))
    _print(root, path, document, texts("journal-log"), page)


def _blank(campaign: Campaign, texts: Texts) -> str:
    line = "<p>" + "_" * 76 + "</p>"
    parts = [f"<h1>{escape(texts('journal-log'))}</h1>", line]
    players = CAMPAIGNS[campaign.game].most if campaign.game in CAMPAIGNS else max(2, len(campaign.players))
    for section in campaign.sections:
        parts.append(f"<h2>{escape(section_name(section, texts))}</h2>")
        if section.by_player and section.kind == "names":
            for number in range(players):
                parts += [f"<p><b>{escape(texts('journal-player', number=number + 1))}</b></p>", line * 3]
        else:
            parts.append(line * LINES)
    parts += [f"<h2>{escape(texts('journal-notes'))}</h2>", line * (2 * LINES)]
    return "".join(parts)


def _print(root: Path, path: Path, document: QTextDocument, title: str, page: str) -> None:
    font = serif(15, REGULAR)
    font.setPointSizeF(11)
    document.setDefaultFont(font)
    with made_beside(root, path) as unfinished:
        writer = page_writer(unfinished, page, title, MARGIN)
        begun(writer, path).end()
        document.print_(writer)
