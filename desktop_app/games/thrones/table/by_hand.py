"""Setting the table by hand: what may be turned, counted, attached and moved."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.thrones.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.thrones.book.rounds import STEPS
from desktop_app.games.thrones.book.state_checks import is_unsettled
from desktop_app.games.thrones.reading.queries import facts, is_in_play, kind
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.verbs.entering import can_take_control, duplicate_host, why_not_enter
from desktop_app.games.thrones.verbs.leaving import take_off
from desktop_app.games.thrones.verbs.treasury import balance

AREAS = ("hand", "deck", "discard", "dead")
ROWS = {"character": "characters", "location": "locations"}
TOKENS = ("power", "gold", "stand", "poison", "betrayal")


def _zones(g: ThronesState, card: str) -> list[str]:
    """Where a card may be put: the areas of its owner, and its row before any seat."""
    printed, owner = facts(g, card).type, g.owners[card]
    if printed in ("faction", "agenda", "title"):
        return []
    if printed == "plot":
        return [] if g.home[card].startswith("plot:") else [f"plot_deck:{owner}", f"used:{owner}"]
    found = [f"{area}:{owner}" for area in AREAS if area != "dead" or printed == "character"]
    row = ROWS.get(printed)
    return [*found, *(f"{row}:{seat}" for seat in g.seats if _is_free(g, seat, card))] if row else found


def _is_free(g: ThronesState, seat: str, card: str) -> bool:
    """Whether a card may lie before a seat: no copy of a unique one does, and none is dead (GOT-058, GOT-061)."""
    if card in g.pieces:
        return can_take_control(g, seat, card)
    return not why_not_enter(g, seat, card) and not duplicate_host(g, seat, card)


def _piece(zone: str, card: str) -> Piece | None:
    row, _, seat = zone.partition(":")
    return Piece(controller=seat) if row in ROWS.values() else None


def _hosts(g: ThronesState, card: str) -> list[str]:
    """Attachments in play may be given to any character or location."""
    if kind(g, card) != "attachment":
        return []
    return [other for other in g.pieces if kind(g, other) in ROWS and other != g.pieces[card].host]


def _tokens(g: ThronesState, card: str) -> tuple[str, ...]:
    return TOKENS if is_in_play(g, card) else ()


def _take_off(g: ThronesState, card: str, zone: str) -> None:
    take_off(g, card, zone.partition(":")[0])


def _leaves(g: ThronesState, card: str) -> None:
    """A duplicate no longer lies under the card it stood for."""
    for piece in g.pieces.values():
        if card in piece.duplicates:
            piece.duplicates.remove(card)


BY_HAND: ByHand[ThronesState] = ByHand(
    "got",
    dials={"gold": "gold"},
    tokens=_tokens,
    zones=_zones,
    piece=_piece,
    take_off=_take_off,
    hosts=_hosts,
    leaves=_leaves,
)
adjustments = BY_HAND.adjustments


def adjust(g: ThronesState, adjustment: Adjustment) -> None:
    """Applies one adjustment; the treasury has given or taken what changed, and what cannot stay so is seen to before
    anything else happens. Raises CannotAdjust."""
    BY_HAND.adjust(g, adjustment)
    for fight in g.challenges:
        fight.attackers = [card for card in fight.attackers if g.home[card] == f"characters:{fight.by}"]
        fight.defenders = [card for card in fight.defenders if g.home[card] == f"characters:{fight.at}"]
    balance(g)
    if is_unsettled(g):
        STEPS.enter(g, LAID_OUT)
