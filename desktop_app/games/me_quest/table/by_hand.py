"""Setting the table by hand: favor, influence and damage, where cards, tokens and figures lie."""

from __future__ import annotations

from desktop_app.engine.game import Adjustment
from desktop_app.games.kit.adjusting import ByHand
from desktop_app.games.kit.board import AT
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.me_quest.book.state_checks import trim_influence
from desktop_app.games.me_quest.reading.queries import PLACES, heroes, kind
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.table.by_hand_places import adjust_place, of_place

TOKENS = ("damage",)


def _zones(g: QuestState, card: str) -> list[str]:
    """Where a card may be put: figures, tokens and characters on the board, Hero cards in the pools of their hero."""
    if g.combats or g.home[card] in ("drawn", "resolving", "box"):
        return []
    type = kind(g, card)
    if type in ("hero", "minion") and card in g.pieces:
        return list(PLACES)
    if type == "character":
        return ["characters", *PLACES]
    if type in ("hero_card", "skill") and g.owners[card] in g.seats:
        return [f"{pool}:{g.owners[card]}" for pool in ("life", "hand", "rest", "damage")]
    if type in ("shadow", "plot") and card not in g.pieces:
        return [f"hand:{SAURON}", f"{type}_deck", f"{type}_discard"]
    if type == "corruption":
        return ["corruption_discard", *(f"corruption:{seat}" for seat in heroes(g))]
    if type == "item":
        return ["item_deck", *(f"items:{seat}" for seat in heroes(g))]
    return []


def _piece(zone: str, card: str) -> Piece | None:
    name, _, seat = zone.partition(":")
    return Piece(controller=seat) if name in ("corruption", "items") else None


def _take_off(g: QuestState, card: str, zone: str) -> None:
    if zone.startswith(AT):
        g.move(card, zone)
    else:
        lift(g, card)
        g.move(card, zone)


def _tokens(g: QuestState, card: str) -> tuple[str, ...]:
    return TOKENS if kind(g, card) == "minion" else ()


BY_HAND: ByHand[QuestState] = ByHand(
    "meq", dials={"favor": "favor"}, tokens=_tokens, zones=_zones, piece=_piece, take_off=_take_off
)


def adjustments(g: QuestState, subject: str) -> list[Adjustment]:
    """What may be set by hand; nothing is turned here, and of the seats the heroes alone have dials."""
    if subject == SAURON:
        return []
    if subject not in g.codes and subject not in g.seats:
        return of_place(g, subject)
    return [each for each in BY_HAND.adjustments(g, subject) if each.verb not in ("turn", "draw", "shuffle")]


def adjust(g: QuestState, adjustment: Adjustment) -> None:
    """Applies one adjustment. Raises CannotAdjust."""
    if adjustment.subject in g.codes or adjustment.subject in g.seats:
        BY_HAND.adjust(g, adjustment)
    else:
        adjust_place(g, adjustment)
    g.faceup = [card for card in g.faceup if g.home[card].endswith("_deck")]
    trim_influence(g)
