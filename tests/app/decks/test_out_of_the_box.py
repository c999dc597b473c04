"""A copy of a deck that lies so in the box, for first games, is played as it is, like the original."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.decks.check import check_deck
from desktop_app.app.decks.model import added
from desktop_app.app.decks.preset import preset_decks
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.library.library import Library
from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.own_decks import box_with_own
from desktop_app.engine.frozen import replace
from desktop_app.games import DECKS

IN_THE_BOX = [(game, deck.id) for game, decks in DECKS.items() for deck in decks.shipped() if deck.as_it_is]


@pytest.mark.parametrize(("game", "id"), IN_THE_BOX)
def test_a_copy_is_played_as_it_is_and_one_card_less_is_judged(
    game: str, id: str, library: Library, tmp_path: Path
) -> None:
    original = preset_decks("es", game)[id]
    first = original.part("deck")[0]
    changed = replace(added(original, "deck", first.code, first.title, -1), name="Other")
    assert check_deck(original, library.index).as_it_is
    assert not check_deck(changed, library.index).as_it_is
    store = DeckStore(tmp_path / "decks")
    store.create(original)
    store.create(changed)
    own = {deck.names["en"]: deck for deck in box_with_own(open_box(game), tmp_path / "decks").decks.values()}
    assert (own[original.name].as_it_is, own[original.name].broken) == (True, ())
    assert own["Other"].broken


def test_a_deck_that_keeps_every_rule_is_legal_and_nothing_besides(library: Library) -> None:
    for game in ("lotr_lcg", "thrones"):
        usual = preset_decks("en", game)[open_box(game).usual_deck]
        checked = check_deck(usual, library.index)
        assert (checked.is_legal, checked.as_it_is) == (True, False)
