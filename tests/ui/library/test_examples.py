"""The examples of searches: each is about cards that the game at hand has."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.games import TENANTS
from desktop_app.ui.library.help_panel import EXAMPLES
from desktop_app.ui.library.screen import LibraryScreen

OF_ONES_OWN = ("own", "deck")
"""What is owned and what is in a deck: nothing here."""


@pytest.mark.parametrize("game", [*TENANTS, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_finds_cards_of_the_game_at_hand(
    library: LibraryScreen, game: str | None, language: Language
) -> None:
    library.looks.texts.use(language)
    searching = library.searching
    searching.game = game
    for name in set(EXAMPLES) - set(OF_ONES_OWN):
        searching.ask(searching.example(f"browser-example-{name}"))
        assert searching.error is None
        assert searching.model.ids, f"{searching.text} finds nothing in {game}"


def test_the_field_says_what_can_be_asked_of_the_game_at_hand(library: LibraryScreen) -> None:
    library.show_game("me_quest")
    hint = library.browser.field.placeholderText()
    assert "ally" not in hint
    assert "strengthcost" in hint
