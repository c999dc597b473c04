"""Setting the table by hand: what may be counted, attached and moved."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.lotr_tcg.reading.numbers import same_thing
from desktop_app.games.lotr_tcg.reading.queries import BORNE, CHARACTERS, SHADOW, facts, is_ring_bearer, kind
from desktop_app.games.lotr_tcg.state import IN_PLAY, Piece, TcgState
from desktop_app.games.lotr_tcg.verbs.leaving import take_off, unstack
from desktop_app.games.lotr_tcg.verbs.twilight import set_twilight

AREAS = ("hand", "deck", "discard")
TOKENS = ("wound", "burden", "culture")
ROWS = {"companion": "fellowship", "ally": "support", "condition": "support", "minion": "minions"}


def _zones(g: TcgState, card: str) -> list[str]:
    """Where a card may be put: areas of its owner, its place on the table; sites, Rings and Ring-bearers stay, and
    nothing of one who has lost comes back (TCG-282)."""
    printed, owner = facts(g, card), g.owners[card]
    if printed.type in ("site", "the_one_ring") or is_ring_bearer(g, card) or owner in g.lost:
        return []
    found = [f"{area}:{owner}" for area in AREAS]
    found += [f"dead:{owner}"] if printed.type in ("companion", "ally") else []
    return [*found, f"{ROWS[printed.type]}:{owner}"] if printed.type in ROWS and _is_alone(g, card) else found


def _is_alone(g: TcgState, card: str) -> bool:
    """Whether no copy of a unique card lies among those of its owner (TCG-297)."""
    others = (other for other, each in g.pieces.items() if other != card and each.controller == g.owners[card])
    return not facts(g, card).unique or not any(same_thing(g, card, other) for other in others)


def _piece(zone: str, card: str) -> Piece | None:
    row, _, seat = zone.partition(":")
    return Piece(controller=seat) if row in IN_PLAY else None


def _hosts(g: TcgState, card: str) -> list[str]:
    """What is borne may be given to any other character of its side that its player has."""
    piece, shadow = g.pieces[card], facts(g, card).side == SHADOW
    if kind(g, card) not in BORNE or not piece.host:
        return []
    return [
        other
        for other, each in g.pieces.items()
        if kind(g, other) in CHARACTERS
        and other != piece.host
        and each.controller == piece.controller
        and (kind(g, other) == "minion") == shadow
    ]


def _tokens(g: TcgState, card: str) -> tuple[str, ...]:
    if kind(g, card) == "condition":
        return ("culture",)
    if kind(g, card) not in CHARACTERS:
        return ()
    return ("wound", "burden") if is_ring_bearer(g, card) else ("wound",)


BY_HAND: ByHand[TcgState] = ByHand(
    "tcg",
    dials={},
    tokens=_tokens,
    zones=_zones,
    piece=_piece,
    take_off=lambda g, card, zone: take_off(g, card, zone),
    hosts=_hosts,
    leaves=unstack,
)


def adjustments(g: TcgState, subject: str) -> list[Adjustment]:
    """What can be done by hand: nothing in this game is turned on its side."""
    if subject == "twilight":
        return [Adjustment("twilight", subject, amount=step) for step in (1, -1)]
    return [each for each in BY_HAND.adjustments(g, subject) if each.verb != "turn"]


def adjust(g: TcgState, adjustment: Adjustment) -> None:
    """Applies one adjustment. Raises CannotAdjust."""
    if adjustment.verb == "twilight":
        before = g.twilight
        set_twilight(g, max(0, before + adjustment.amount))
        g.by_hand += 1
        g.say("tcg-hand-twilight", before=before, after=g.twilight)
        return
    BY_HAND.adjust(g, adjustment)
