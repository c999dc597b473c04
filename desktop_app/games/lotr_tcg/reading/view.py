"""What a seat sees: everything but decks, other hands and other adventure decks."""

from __future__ import annotations

from functools import cache

from desktop_app.engine.view import CardView, View
from desktop_app.games.kit.seeing import Seeing
from desktop_app.games.lotr_tcg.reading.hidden_zones import HIDDEN
from desktop_app.games.lotr_tcg.reading.keywords import SHOWN_KEYWORDS
from desktop_app.games.lotr_tcg.reading.numbers import (
    archery_total,
    damage,
    damage_bonus,
    move_limit,
    next_shadow_number,
    side_total,
    twilight_cost,
    winning_side,
    would_overwhelm,
)
from desktop_app.games.lotr_tcg.reading.path import is_roaming, site
from desktop_app.games.lotr_tcg.reading.queries import (
    CHARACTERS,
    FACTS,
    is_active,
    is_assigned,
    is_ring_bearer,
    is_side,
    skirmishes,
    wears_the_ring,
)
from desktop_app.games.lotr_tcg.reading.sums import NUMBERS, READING, has_keyword, number
from desktop_app.games.lotr_tcg.reading.tokens import burdens, resistance
from desktop_app.games.lotr_tcg.state import POOL, SEAT_ZONES, Piece, Skirmish, TcgState

PILES = ("discard", "dead", "removed", "adventure")
"""Where cards tell what is printed on them: nothing changes their numbers there."""
FIGHTING = ("free_side", "shadow_side")
"""The zones of the view in which those stand who fight in this skirmish."""
WAITING = "waiting"
"""How the zones of the view are called in which those stand who wait for theirs: "waiting:1" and so on, the characters
before the minions."""


@cache
def _printed_numbers(code: str) -> dict[str, int]:
    """The numbers that are printed on a card; nobody changes them."""
    return {name: values[code] for name in NUMBERS if code in (values := READING.printed_numbers[name])}


def _face(g: TcgState, card: str, zone: str) -> CardView:
    printed = FACTS[g.codes[card]]
    numbers = dict(_printed_numbers(printed.code))
    if zone.partition(":")[0] not in PILES:
        numbers = {name: value if value < 0 else number(g, card, name) for name, value in numbers.items()}
        if printed.twilight is not None and card not in g.pieces:
            numbers["cost"] = twilight_cost(g, card)
    return CardView(
        card,
        printed.code,
        zone,
        g.owners[card],
        numbers=numbers,
        traits=[printed.race] if printed.race else [],
        marks=[*(["unique"] if printed.unique else []), *(["inactive"] if _rests_in_hand(g, card) else [])],
    )


def _rests_in_hand(g: TcgState, card: str) -> bool:
    """Whether a card of a hand is of the side that its player does not play in this turn (TCG-016, TCG-018)."""
    seat = g.owners[card]
    return g.home[card] == f"hand:{seat}" and g.phase != "setup" and not is_side(g, seat, card)


def _marks(g: TcgState, card: str, piece: Piece) -> list[str]:
    printed, found = FACTS[g.codes[card]], list[str]()
    if not is_active(g, card):
        return ["inactive"]
    if g.fight is not None and card in (*g.fight.characters, *g.fight.minions):
        found.append("fighting")
    elif is_assigned(g, card):
        found.append("assigned")
    elif piece.fought:
        found.append("fought")
    if is_ring_bearer(g, card):
        found.append("ring_bearer")
        found += ["wears_ring"] if wears_the_ring(g, piece.controller) else []
    if printed.type == "minion" and is_roaming(g, card):
        found.append("roaming")
    if printed.type in CHARACTERS:
        found += [f"keyword_{keyword}" for keyword in SHOWN_KEYWORDS if has_keyword(g, card, keyword)]
        found += ["damage_bonus"] if damage(g, card) else []
        found += ["defender_bonus"] if number(g, card, "defender") else []
    return found


def _stacked(g: TcgState, seat: str, card: str, zone: str) -> list[CardView]:
    """What is stacked on a card lies open beside it, neither in play nor active (TCG-471)."""
    found = [_face(g, each, zone) for each in g.pieces[card].stacked]
    for each in found:
        each.host = card
        each.marks.append("stacked")
    return found


SEEING: Seeing[TcgState] = Seeing(
    HIDDEN, _face, marks=_marks, piles=("discard", "dead", "removed", "resolving"), beside=_stacked, back="player"
)


def view(g: TcgState, seat: str) -> View:
    """The table as a seat sees it."""
    seen = SEEING.begin(g, seat, g.round)
    SEEING.look(g, seen, "path", "resolving", "removed")
    for laid in seen.zones["path"].cards:
        laid.marks += ["here"] if laid.id == site(g) else []
    fighting = busy(g)
    for other in g.seats:
        for zone in SEAT_ZONES:
            name = f"{zone}:{other}"
            lying = [card for card in g.zones[name] if card not in fighting] if zone != "hand" else None
            seen.zones[name] = SEEING.zone(g, seat, name, lying)
        seen.numbers |= {
            f"at:{other}": g.at[other],
            f"burdens:{other}": burdens(g, other),
            f"resistance:{other}": resistance(g, other),
            f"dead:{other}": len(g.zones[f"dead:{other}"]),
            f"threats:{other}": g.threats.get(other, 0),
        }
    _middle(g, seen, g.fight)
    seen.numbers |= {
        "round": g.round,
        "by_hand": g.by_hand,
        "twilight": g.twilight,
        "moves": g.moves,
        "move_limit": move_limit(g),
        "minion_archery": archery_total(g, "shadow"),
        "fellowship_archery": archery_total(g, "free_peoples"),
        "left_to_fight": len(g.assigned),
        **{f"pool:{name}": g.pool[name] for name in POOL if g.pool.get(name)},
    }
    ahead = next_shadow_number(g)
    seen.numbers |= {} if ahead is None else {"next_shadow_number": ahead}
    seen.facts |= {"phase": g.phase, "step": g.step, "active": g.active, "shadow": g.shadow, "order": " ".join(g.order)}
    seen.facts["eliminated"] = " ".join(g.lost)
    if g.outcome is not None:
        result = "won" if seat in g.outcome.winners else "lost"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
    return seen


def busy(g: TcgState) -> list[str]:
    """Who fights or waits to fight, and so stands in no row."""
    return [card for fight in skirmishes(g) for card in (*fight.characters, *fight.minions)]


def _middle(g: TcgState, seen: View, fight: Skirmish | None) -> None:
    """Who fights leaves the row and stands in the middle, with what comes of it if nobody acts; beside it those who
    wait, as pairs."""
    sides = (fight.characters, fight.minions) if fight is not None else ([], [])
    for place, waits in enumerate(g.assigned, 1):
        name = f"{WAITING}:{place}"
        cards = [*waits.characters, *waits.minions]
        seen.zones[name] = SEEING.zone(g, seen.seat, f"fellowship:{g.active}", cards, name)
        seen.numbers[f"free:{name}"] = side_total(g, waits.characters)
        seen.numbers[f"shadow:{name}"] = side_total(g, waits.minions)
    for name, cards, zone in zip(FIGHTING, sides, ("fellowship", "minions"), strict=True):
        seen.zones[name] = SEEING.zone(g, seen.seat, f"{zone}:{g.active}", cards, name)
    if fight is not None:
        add_fight(g, seen, fight)


def add_fight(g: TcgState, seen: View, fight: Skirmish) -> None:
    """What comes of a skirmish if nobody acts."""
    winner = fight.winner or winning_side(g, fight)
    sides = (fight.characters, fight.minions)
    winners, losers = sides if winner == "free_peoples" else sides[::-1]
    seen.facts |= {"skirmish": "yes", "winner": winner, "decided": "yes" if fight.over else ""}
    seen.numbers |= {
        "free_strength": side_total(g, fight.characters),
        "shadow_strength": side_total(g, fight.minions),
        "skirmish_wounds": 1 + damage_bonus(g, winners),
    }
    if any(would_overwhelm(g, winners, card, losers) for card in losers):
        seen.facts["overwhelmed"] = "yes"
