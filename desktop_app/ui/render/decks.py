"""The ways to the decks for a picture: the shelf of somebody who builds, the deck builder and each of its pages."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from desktop_app.app.decks.model import Deck
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.tables.game_box import open_box
from desktop_app.engine.frozen import replace
from desktop_app.games import DECKS
from desktop_app.ui.render.shown import Shown, UnknownScreen, Way

if TYPE_CHECKING:
    from desktop_app.ui.decks.screen import DeckScreen

KEPT = 2
"""So many decks of each game somebody has who builds."""
TOO_MANY = 5


def show_shelf(at: Shown, save: Path | None) -> None:
    """The decks of somebody who builds for every game, one of them not legal."""
    screen = _screen(at)
    kept = screen.catalogue.decks
    for game in DECKS:
        for deck in list(_shipped(at, game).values())[:KEPT]:
            kept.create(deck)
    if at.game in DECKS:
        kept.create(_unfinished(usual_deck(at)))
    screen.catalogue.decks_changed()
    screen.show_again()


def show_deck(page: str, at: Shown, save: Path | None) -> None:
    """The deck builder with the usual shipped deck open at one of its pages."""
    open_in_builder(at, usual_deck(at), page)


def show_unfinished(at: Shown, save: Path | None) -> None:
    """The deck builder with a deck that breaks rules, which are said with what mends them."""
    open_in_builder(at, _unfinished(usual_deck(at)), "study")


def show_changed(at: Shown, save: Path | None) -> None:
    """The versions of a deck that was changed since it was kept."""
    screen = open_in_builder(at, usual_deck(at), "versions")
    assert screen.editing is not None
    assert screen.editor is not None
    first, other = screen.editing.deck.part("deck")[:2]
    screen.editing.count(first, 0)
    screen.editing.count(other, other.copies - 1)


def open_in_builder(at: Shown, deck: Deck, page: str) -> DeckScreen:
    """A deck that the profile has now, open at a page of the deck builder."""
    screen = _screen(at)
    screen.open_deck(screen.catalogue.decks.create(deck))
    QApplication.processEvents()  # what is not in sight yet is built when it comes into sight
    assert screen.editor is not None
    screen.editor.show_page(page)
    return screen


def usual_deck(at: Shown) -> Deck:
    """The shipped deck that a new table of the game begins with. Raises UnknownScreen for a game without decks."""
    if at.game not in DECKS:
        raise UnknownScreen("shell-screen-needs-decks", game=at.game, games=", ".join(DECKS))

    return _usual_of(at, at.game)


def keep_usual_deck(at: Shown) -> None:
    """The usual deck among those of one's own: that of the first game with decks where the one shown has none."""
    from desktop_app.app.decks.store import DeckStore

    game = at.game if at.game in DECKS else next(iter(DECKS))
    assert at.shell.desk is not None
    DeckStore(at.shell.desk.profile.folder_of("decks")).create(_usual_of(at, game))


def _usual_of(at: Shown, game: str) -> Deck:
    return _shipped(at, game)[open_box(game).usual_deck]


def _shipped(at: Shown, game: str) -> dict[str, Deck]:
    return preset_decks(at.shell.looks.texts.language, game)


def _unfinished(deck: Deck) -> Deck:
    """The deck with too few cards in all and too many of one."""
    first, *rest = deck.part("deck")
    half = {entry.code for entry in rest[len(rest) // 2 :]}
    kept = (replace(entry, copies=TOO_MANY) if entry == first else entry for entry in deck.entries)
    return replace(deck, entries=tuple(entry for entry in kept if entry.part != "deck" or entry.code not in half))


def _screen(at: Shown) -> DeckScreen:
    from desktop_app.ui.decks.screen import DeckScreen

    at.shell.show_screen("decks")
    screen = at.shell.screens["decks"]
    assert isinstance(screen, DeckScreen)
    return screen


DECK_WAYS: dict[str, Way] = {
    "decks": show_shelf,
    "deck": partial(show_deck, "study"),
    **{f"deck-{page}": partial(show_deck, page) for page in ("card", "hand", "notes")},
    "deck-versions": show_changed,
    "deck-not-legal": show_unfinished,
}
"""How each picture of decks is come to, by its name."""
