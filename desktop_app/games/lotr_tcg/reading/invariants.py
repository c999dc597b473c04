"""What must always be true of a table: pieces, the path in order, one Ring-bearer each, uniqueness, skirmishes."""

from __future__ import annotations

from desktop_app.games.kit.checks import broken_table
from desktop_app.games.lotr_tcg.reading.queries import active_cards, facts, playing
from desktop_app.games.lotr_tcg.state import IN_PLAY, LAST_SITE, TcgState


def broken(g: TcgState) -> list[str]:
    """Every broken invariant, in words."""
    wrong = broken_table(g, lambda zone: zone.partition(":")[0] in IN_PLAY)
    return [*wrong, *_stacks(g), *_path(g), *_bearers(g), *_twice(g), *_fights(g)]


def _stacks(g: TcgState) -> list[str]:
    """A stacked card lies under one card that is in play (TCG-471)."""
    under = [card for piece in g.pieces.values() for card in piece.stacked]
    return [] if sorted(under) == sorted(g.zones["stacked"]) else [f"{under} are stacked, not {g.zones['stacked']}"]


def _path(g: TcgState) -> list[str]:
    """One site of each number, in order (TCG-164, TCG-168); each player has one of each number somewhere."""
    numbers = [facts(g, card).site_number or 0 for card in g.zones["path"]]
    wrong = [] if numbers == sorted(dict.fromkeys(numbers)) else [f"the path lies {numbers}"]
    wrong += [f"{seat} is at {at}" for seat, at in g.at.items() if not 1 <= at <= LAST_SITE]
    return wrong + (["less than no twilight"] if g.twilight < 0 else [])


def _bearers(g: TcgState) -> list[str]:
    """Whoever plays has a Ring-bearer, who bears the Ring; burdens lie on nobody else (TCG-280)."""
    wrong = []
    for seat in playing(g) if g.outcome is None else ():
        bearer, ring = g.ring_bearers.get(seat, ""), g.rings.get(seat, "")
        if bearer not in g.pieces or ring not in g.pieces or g.pieces[ring].host != bearer:
            wrong.append(f"{seat} has no Ring-bearer")
    bearers = list(g.ring_bearers.values())
    return wrong + [f"{card} has burdens" for card, p in g.pieces.items() if p.count("burden") and card not in bearers]


def _twice(g: TcgState) -> list[str]:
    """No unique card of a player is active twice (TCG-297); of two Shadow players each may have put one down in a turn
    in which the other's slept (TCG-304)."""
    unique = [c for c in active_cards(g) if facts(g, c).unique and facts(g, c).type not in ("site", "the_one_ring")]
    titles = [(facts(g, c).titles["en"], g.pieces[c].controller) for c in unique if not g.pieces[c].by_hand]
    return [f"{title} is there twice" for title, seat in dict.fromkeys(titles) if titles.count((title, seat)) > 1]


def _fights(g: TcgState) -> list[str]:
    """Whoever is assigned is in play, and to one skirmish (TCG-211)."""
    wrong = []
    for fight in [*g.assigned, *([g.fight] if g.fight is not None else [])]:
        wrong += [
            f"{card} fights and is not there" for card in (*fight.characters, *fight.minions) if card not in g.pieces
        ]
    minions = [card for fight in g.assigned for card in fight.minions]
    return wrong + [f"{card} is assigned twice" for card in dict.fromkeys(minions) if minions.count(card) > 1]
