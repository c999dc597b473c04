"""What one seat may see of the table. Hidden cards give neither code nor id; their places are numbered."""

from __future__ import annotations

from desktop_app.engine.view import CardView, View
from desktop_app.games.kit.hidden import alias_of
from desktop_app.games.kit.seeing import Seeing
from desktop_app.games.thrones.book.costs import reduced
from desktop_app.games.thrones.reading.hidden_zones import HIDDEN
from desktop_app.games.thrones.reading.numbers import (
    challenges_left,
    claim,
    dominance_total,
    faction_power,
    has_number,
    plot_value,
    power_of,
    side_total,
)
from desktop_app.games.thrones.reading.queries import FACTS, NUMBERS, READING, challenge, has_icon, has_keyword, traits
from desktop_app.games.thrones.reading.titles import is_melee, is_rival, supports
from desktop_app.games.thrones.reading.used import uses
from desktop_app.games.thrones.state import (
    CHALLENGES,
    MELEE_ZONES,
    POOL,
    SEAT_ZONES,
    Challenge,
    Piece,
    ThronesState,
)

SHOWN_KEYWORDS = ("renown", "stealth", "insight", "intimidate", "pillage")
SEEN = (*(zone for zone in SEAT_ZONES if zone not in ("placed", "facedown")), *MELEE_ZONES)
"""The zones of a seat in a view: what is placed in set-up lies where the characters will, what lies facedown as a
duplicate beside its card."""
FIGHTING = ("attackers", "defenders")
"""The zones of the view in which those stand who participate in a challenge."""


def _face(g: ThronesState, card: str, zone: str) -> CardView:
    """A card faceup; what lies in a pile is as it is printed, what is in a hand costs what would be paid (GOT-206)."""
    printed = FACTS[g.codes[card]]
    if card not in g.pieces and not zone.startswith("hand"):
        numbers = {name: READING.printed(g, card, name) for name in NUMBERS if has_number(g, card, name)}
        marks = ["unique"] if printed.unique else []
        return CardView(
            card, printed.code, zone, g.owners[card], numbers=numbers, traits=list(printed.traits), marks=marks
        )
    numbers = READING.numbers(g, card)
    if zone.startswith("hand") and "cost" in numbers:
        numbers["cost"] = max(0, numbers["cost"] - reduced(g, g.owners[card], card))
    return CardView(
        card,
        printed.code,
        zone,
        g.owners[card],
        numbers=numbers,
        traits=traits(g, card),
        marks=["unique"] if printed.unique else [],
    )


def _marks(g: ThronesState, card: str, piece: Piece) -> list[str]:
    fight, found = challenge(g), []
    if fight is not None:
        sides = (("attacking", fight.attackers), ("defending", fight.defenders), ("bypassed", fight.bypassed))
        found = [mark for mark, cards in sides if card in cards]
    if FACTS[g.codes[card]].type == "character":
        found += [f"icon_{icon}" for icon in CHALLENGES if has_icon(g, card, icon)]
        found += [f"keyword_{keyword}" for keyword in SHOWN_KEYWORDS if has_keyword(g, card, keyword)]
    named = g.named.get(card, "")
    found += [f"named_{named}"] if named in CHALLENGES else []
    return [*found, *uses(g, card, piece)]


def _duplicates(g: ThronesState, seat: str, card: str, zone: str) -> list[CardView]:
    return [_duplicate(g, seat, each, card, zone) for each in g.pieces[card].duplicates]


def _duplicate(g: ThronesState, seat: str, card: str, host: str, zone: str) -> CardView:
    """A duplicate beside its card; one that lies facedown shows its back to all but its controller (GOT-035)."""
    home = g.home[card]
    if not HIDDEN.hides(home, seat):
        marks = ["duplicate"] if home == "under" else ["duplicate", "facedown"]
        return CardView(card, g.codes[card], zone, g.owners[card], host=host, marks=marks)
    alias = alias_of(home, g.zones[home].index(card))
    return CardView(alias, "", zone, g.owners[card], host=host, back="house", marks=["duplicate", "facedown"])


SEEING: Seeing[ThronesState] = Seeing(
    HIDDEN,
    _face,
    marks=_marks,
    piles=("discard", "dead", "used", "removed", "resolving"),
    beside=_duplicates,
    back="house",
)


def view(g: ThronesState, seat: str) -> View:
    """The table as a seat sees it: everything but decks, other hands and plots that are not revealed."""
    seen = SEEING.begin(g, seat, g.round)
    SEEING.look(g, seen, "resolving", "removed", *([POOL] if is_melee(g) else []))
    fight = challenge(g)
    fighting = fight.participants if fight is not None else []
    for other in g.seats:
        for zone in SEEN:
            name = f"{zone}:{other}"
            if name not in g.zones:
                continue
            lying = [card for card in g.zones[name] if card not in fighting] if zone == "characters" else None
            seen.zones[name] = SEEING.zone(g, seat, name, lying)
        if g.zones[f"placed:{other}"]:
            seen.zones[f"characters:{other}"] = SEEING.zone(g, seat, f"placed:{other}", shown_as=f"characters:{other}")
        _numbers(g, seen, other)
        _relation(g, seen, other)
    _middle(g, seen, fight)
    seen.numbers |= {"round": g.round, "by_hand": g.by_hand}
    seen.facts |= {"phase": g.phase, "step": g.step, "active": g.active, "first_player": g.first_player}
    seen.facts["eliminated"] = " ".join(g.eliminated)
    _outcome(g, seen)
    return seen


def _numbers(g: ThronesState, seen: View, seat: str) -> None:
    seen.numbers |= {
        f"gold:{seat}": g.gold[seat],
        f"power:{seat}": power_of(g, seat),
        f"faction_power:{seat}": faction_power(g, seat) if g.zones[f"faction:{seat}"] else 0,
        f"income:{seat}": plot_value(g, seat, "income"),
        f"initiative:{seat}": plot_value(g, seat, "initiative"),
        f"claim:{seat}": plot_value(g, seat, "claim"),
        f"reserve:{seat}": plot_value(g, seat, "reserve"),
        f"dominance:{seat}": dominance_total(g, seat),
        f"goal:{seat}": g.goal,
    }
    for type, left in challenges_left(g, seat).items():
        seen.numbers[f"left_{type}:{seat}"] = left


def _relation(g: ThronesState, seen: View, other: str) -> None:
    """What the title of another seat is to the own one: "rival", or "supported"."""
    if is_rival(g, seen.seat, other):
        seen.facts[f"relation:{other}"] = "rival"
    elif supports(g, seen.seat, other):
        seen.facts[f"relation:{other}"] = "supported"


def _middle(g: ThronesState, seen: View, fight: Challenge | None) -> None:
    """A character that fights leaves its row and stands in the middle."""
    for name in FIGHTING:
        cards = [] if fight is None else fight.attackers if name == "attackers" else fight.defenders
        seat = "" if fight is None else fight.by if name == "attackers" else fight.at
        zone = f"characters:{seat or g.seats[0]}"
        seen.zones[name] = SEEING.zone(g, seen.seat, zone, cards, name)
    if fight is None:
        return
    seen.facts |= {
        "challenge": fight.type,
        "attacking": fight.by,
        "defending": fight.at,
        "compared": "yes" if fight.compared else "",
        "defended": "yes" if fight.defended else "",
        "winner": fight.winner,
    }
    seen.numbers |= {
        "attack": fight.attack if fight.compared else side_total(g, fight, fight.by),
        "defense": fight.defense if fight.compared else side_total(g, fight, fight.at),
        "claim": claim(g, fight),
    }


def _outcome(g: ThronesState, seen: View) -> None:
    if g.outcome is not None:
        result = "won" if seen.seat in g.outcome.winners else "lost"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
