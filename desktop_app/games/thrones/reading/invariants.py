"""What must always be true of a table: pieces, gold and power, uniqueness, the dead, challenges."""

from __future__ import annotations

from desktop_app.games.kit.checks import broken_table
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.state import WITH_PIECES, ThronesState
from desktop_app.games.thrones.verbs.treasury import COINS

_ELSEWHERE = ("resolving",)


def broken(g: ThronesState) -> list[str]:
    """Every broken invariant, in words."""
    wrong = broken_table(g, lambda zone: None if zone in _ELSEWHERE else zone.partition(":")[0] in WITH_PIECES)
    wrong += [f"{seat} owes gold" for seat, gold in g.gold.items() if gold < 0]
    for token in COINS:
        given = sum(piece.count(token) for piece in g.pieces.values())
        given += sum(g.gold.values()) if token == "gold" else 0
        if given + g.treasury[token]:
            wrong.append(f"{given} {token} lies on the table, and {-g.treasury[token]} has left the treasury")
    return wrong + _twice(g) + _lost(g)


def _twice(g: ThronesState) -> list[str]:
    """A player has one copy of each unique card (GOT-058), and none of a dead one (GOT-061)."""
    found, wrong = list[tuple[str, str]](), []
    for card, piece in g.pieces.items():
        printed = facts(g, card)
        name = (piece.controller, printed.titles["en"])
        if printed.unique and printed.type in ("character", "location", "attachment") and not piece.by_hand:
            if name in found:
                wrong.append(f"{name[0]} has {name[1]} twice")
            found.append(name)
    return wrong


def _lost(g: ThronesState) -> list[str]:
    """Duplicates lie under a card in play, and whoever participates is a character in play of that side."""
    under = [card for piece in g.pieces.values() for card in piece.duplicates]
    wrong = [f"{card} lies under nothing" for card in g.zones["under"] if under.count(card) != 1]
    wrong += [f"{card} is no duplicate" for card in under if g.home[card] != "under"]
    for fight in g.challenges:
        for seat, cards in ((fight.by, fight.attackers), (fight.at, fight.defenders)):
            wrong += [f"{card} fights for {seat}" for card in cards if g.home[card] != f"characters:{seat}"]
    return wrong
