"""The decks that ship with the game: those of the box, and one that keeps every rule for each faction."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from desktop_app.engine.frozen import Frozen
from desktop_app.games.kit.facts import Line, line
from desktop_app.games.kit.printed import check, check_codes, read_json
from desktop_app.games.thrones.deck_rules import KINDS
from desktop_app.games.thrones.reading.facts import load_cards
from desktop_app.games.thrones.reading.printed import PrintedDeck
from desktop_app.paths import RESOURCES

DECKS_FOLDER = RESOURCES / "decks" / "thrones"


class PresetDeck(Frozen, eq=False):
    """A shipped deck: its faction, its agendas, its plots and the cards of its draw deck, copies by code."""

    id: str
    name: Line
    faction: tuple[str, ...]
    agendas: tuple[str, ...]
    plots: Mapping[str, int]
    cards: Mapping[str, int]
    notes: Line
    as_it_is: bool


@cache
def load_presets() -> dict[str, PresetDeck]:
    """All shipped decks by id. Raises FactsError naming file and field."""
    return {deck.id: deck for deck in (read_deck(path) for path in sorted(DECKS_FOLDER.glob("*.json")))}


def read_deck(path: Path) -> PresetDeck:
    """One shipped deck. Raises FactsError naming the file and the field or card that is wrong."""
    printed = check(PrintedDeck, read_json(path), path.name)
    parts = (("faction", printed.faction), ("agendas", printed.agendas), ("plots", printed.plots))
    for field, codes in (*parts, ("cards", printed.cards)):
        check_codes(path.name, field, codes, load_cards(), KINDS["deck" if field == "cards" else field])
    return PresetDeck(
        id=printed.id,
        name=line(printed.name),
        faction=tuple(printed.faction),
        agendas=tuple(printed.agendas),
        plots=dict(printed.plots),
        cards=dict(printed.cards),
        notes=line(printed.notes),
        as_it_is=printed.as_it_is,
    )
