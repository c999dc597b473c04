"""Setting the table by hand: what may be turned, wounded, handed on and moved."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.meccg.reading.companies import borne, characters
from desktop_app.games.meccg.reading.queries import facts, is_ally, is_character, is_item
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import take_off

AREAS = ("hand", "deck", "discard", "sideboard")
MOVABLE = ("companies", "attached", "events", *AREAS)
"""From where a card may be moved by hand."""


def _zones(g: MecState, card: str) -> list[str]:
    """Where a card may be put: the areas of its owner; sites stay where companies are."""
    if facts(g, card).type == "site" or g.home[card].partition(":")[0] not in MOVABLE:
        return []
    return [f"{area}:{g.owners[card]}" for area in AREAS]


def _hosts(g: MecState, card: str) -> list[str]:
    """An item may be given to any other character of its player."""
    piece = g.pieces[card]
    if not is_item(g, card) or piece.host not in g.pieces:
        return []
    return [other for other in characters(g, piece.controller) if other != piece.host and card not in borne(g, other)]


BY_HAND: ByHand[MecState] = ByHand(
    "mec",
    dials={},
    tokens=lambda g, card: (),
    zones=_zones,
    piece=lambda zone, card: None,
    take_off=lambda g, card, zone: take_off(g, card, zone),
    hosts=_hosts,
)


def _can_be_wounded(g: MecState, card: str) -> bool:
    return card in g.pieces and (is_character(g, card) or is_ally(g, card))


def adjustments(g: MecState, subject: str) -> list[Adjustment]:
    """What can be done by hand: a wounded card is not turned, sites and characters are."""
    found = BY_HAND.adjustments(g, subject)
    if subject in g.pieces and g.pieces[subject].wounded:
        found = [each for each in found if each.verb != "turn"]
    if _can_be_wounded(g, subject):
        found.insert(0, Adjustment("wound", subject))
    return found


def adjust(g: MecState, adjustment: Adjustment) -> None:
    """Applies one adjustment. Raises CannotAdjust."""
    if adjustment.verb == "wound" and _can_be_wounded(g, adjustment.subject):
        piece = g.pieces[adjustment.subject]
        piece.wounded, piece.exhausted, piece.by_hand = not piece.wounded, False, True
        g.by_hand += 1
        g.say("mec-hand-wounds" if piece.wounded else "mec-hand-heals", card=g.ref(adjustment.subject))
        return
    BY_HAND.adjust(g, adjustment)
