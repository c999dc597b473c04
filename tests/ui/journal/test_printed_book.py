"""The book on paper: what the page and its story say, seals and all, in pages that follow each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign, DeckCard, Seat
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.journal.writing import added, game_entry
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.journal.printed_book import PrintedBook, print_book
from tests.app.journal.campaigns import day, evenings_by_hand, mirkwood_paths, played

A4 = QSize(794, 1123)


@pytest.fixture
def campaign() -> Campaign:
    """Lost once, won at the second try."""
    before = mirkwood_paths()
    game = played("journey_along_the_anduin", "Journey Along the Anduin", "won", rounds=11)
    return added(before, game_entry(CAMPAIGNS["lotr_lcg"], before, game, day(20), "**At last.** " * 200), day(20))


def test_the_book_says_what_the_page_says(qapp: QApplication, tmp_path: Path, campaign: Campaign) -> None:
    told = PrintedBook(campaign, Texts("en"), Album(tmp_path), A4).document.toPlainText()
    for words in ("CAMPAIGN LOG", "Senderos del Bosque Negro", "Fallen heroes", "Dúnhere", "Victory in 9 rounds"):
        assert words in told, words
    assert "Victory in 11 rounds, second try" in told
    assert "**" not in told


def test_each_entry_has_its_seal_in_the_order_of_the_story(
    qapp: QApplication, tmp_path: Path, campaign: Campaign
) -> None:
    book = PrintedBook(campaign, Texts("es"), Album(tmp_path), A4)
    assert [(each.text, each.result) for each in book.sealed] == [
        ("✦", ""),
        ("I", "won"),
        ("II", "lost"),
        ("✦", ""),
        ("II", "won"),
    ]
    assert [each.last for each in book.sealed] == [False] * 4 + [True]


def test_a_long_story_goes_on_over_the_pages_of_one_file(
    qapp: QApplication, tmp_path: Path, campaign: Campaign
) -> None:
    assert PrintedBook(campaign, Texts("en"), Album(tmp_path), A4).document.pageCount() > 1
    path = tmp_path / "book.pdf"
    print_book(path, path, campaign, Texts("en"), Album(tmp_path), "letter")
    assert path.read_bytes().count(b"/Type /Page\n") > 1


def test_a_journal_kept_by_hand_is_printed_with_its_own_sections(qapp: QApplication, tmp_path: Path) -> None:
    told = PrintedBook(evenings_by_hand(), Texts("en"), Album(tmp_path), A4).document.toPlainText()
    for words in ("Liga de invierno", "Puntos", "Premios", "+6", "Duelo 3"):
        assert words in told, words


def test_a_deck_is_printed_in_the_language_of_the_book(qapp: QApplication, tmp_path: Path) -> None:
    deck = (DeckCard(title="Guard of the Citadel", copies=3, code="01013"), DeckCard(title="My own card", copies=2))
    before = mirkwood_paths()
    seats = (Seat(player="Ana", deck="Gondor", cards=deck),)
    game = played("journey_along_the_anduin", "Viaje a lo largo del Anduin", "won", seats=seats)
    campaign = added(before, game_entry(CAMPAIGNS["lotr_lcg"], before, game, day(20)), day(20))
    told = PrintedBook(campaign, Texts("es"), Album(tmp_path), A4).document.toPlainText()
    assert "Mazo: Gondor. 3 Guardia de la Ciudadela, 2 My own card" in told
    assert "3 Guardia de la Ciudadela" in chronicle(campaign, Texts("es"))
