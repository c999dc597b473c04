"""What cards of a journal are called: in the reader's language where the card is known, else as it was written."""

from __future__ import annotations

from desktop_app.games import CAMPAIGNS, CARDS
from desktop_app.games.contract.campaigns import Piece


def called(game: str, name: str, code: str, language: str) -> str:
    """The title of a card in a language; the written name where no such card ships."""
    if code and game in CARDS:
        try:
            return CARDS[game].title_of(code)[language]
        except KeyError:
            return name
    return name


def piece_called(game: str, name: str) -> Piece:
    """The card that people call so, with its code where the campaign of that game knows it."""
    written = name.strip()
    return Piece(written, CAMPAIGNS[game].code_of(written)) if game in CAMPAIGNS and written else Piece(written)
