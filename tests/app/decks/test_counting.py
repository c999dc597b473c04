"""A deck is counted as whoever plays its game counts it: what is no card of the deck is told beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.decks.counting import cards_of, others_of
from desktop_app.app.decks.model import Deck, Entry
from desktop_app.app.decks.store import DeckStore
from desktop_app.app.library.commands import deck_check, import_paths
from desktop_app.app.library.library import Library
from desktop_app.app.texts.texts import Texts
from desktop_app.games import DECKS

ENGLISH, SPANISH = Texts("en"), Texts("es")


def shipped(game: str, id: str) -> Deck:
    (found,) = (each for each in DECKS[game].shipped() if each.id == id)
    entries = [
        Entry(part, code, code, copies) for part, cards in found.cards.parts.items() for code, copies in cards.items()
    ]
    return Deck(game, found.names["en"], tuple(entries))


@pytest.mark.parametrize(
    ("game", "id", "cards", "others"),
    [
        ("lotr_tcg", "bows_of_lorien", 60, ["Ring-bearer: 1", "The One Ring: 1", "Adventure deck: 9"]),
        ("thrones", "at_the_wall", 46, ["Faction: 1", "Agendas: 1", "Plot deck: 7"]),
        ("lotr_lcg", "axes_of_the_iron_hills", 50, ["Heroes: 3"]),
        ("meccg", "marauding_brood_of_uglies", 70, ["Pool: 7", "Sites: 22", "Sideboard: 20"]),
    ],
)
def test_sites_plots_the_ring_and_heroes_are_no_cards_of_the_deck(
    game: str, id: str, cards: int, others: list[str]
) -> None:
    """A fellowship of sixty cards was said to have seventy-one."""
    deck = shipped(game, id)
    assert cards_of(deck) == cards
    assert others_of(deck, ENGLISH) == others


def test_of_a_scenario_all_cards_are_counted() -> None:
    deck = Deck("lotr_lcg", "Passage", (Entry("quest", "1", "One", 3), Entry("encounter", "2", "Two", 36)))
    assert (cards_of(deck), others_of(deck, ENGLISH)) == (39, [])


def test_whoever_checks_or_imports_a_deck_is_told_so(library: Library, tmp_path: Path) -> None:
    (bows,) = (each for each in DECKS["lotr_tcg"].shipped() if each.id == "bows_of_lorien")
    assert bows.file is not None
    told = "60 cartas · Portador del Anillo: 1 · El Anillo Único: 1 · Mazo de aventura: 9"
    assert deck_check(library, bows.file, SPANISH).lines[0].endswith(told)
    listed = tmp_path / "hobbits.txt"
    listed.write_text("1x The One Ring\n4x Hobbit Sword\n", encoding="utf-8")
    answer = import_paths(library, DeckStore(tmp_path / "decks"), [listed], "lotr_tcg", ENGLISH)
    assert answer.lines[0] == "hobbits.txt: 4 cards · The One Ring: 1"
    assert answer.data[0]["cards"] == 4
