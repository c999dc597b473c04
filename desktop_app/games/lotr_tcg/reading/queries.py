"""Reading the table: who plays, what is in play and active, who fights whom. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from desktop_app.games.kit.cast import Prints
from desktop_app.games.lotr_tcg.reading.active import FACTS, FREE_PEOPLES, SHADOW, is_active, works
from desktop_app.games.lotr_tcg.reading.facts import BORNE, CHARACTERS, CardFacts
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState

__all__ = ["BORNE", "CHARACTERS", "FACTS", "FREE_PEOPLES", "SHADOW", "is_active", "works"]

_TITLES = Prints(lambda code: FACTS[code].titles["en"])


def facts(g: TcgState, card: str) -> CardFacts:
    """What is printed on a card."""
    return FACTS[g.codes[card]]


def kind(g: TcgState, card: str) -> str:
    """The card type."""
    return FACTS[g.codes[card]].type


# -- players -----------------------------------------------------------------------------------------------------------


def playing(g: TcgState) -> list[str]:
    """The seats still in the game, clockwise from the first player."""
    return [seat for seat in g.order if seat not in g.lost]


def to_the_right(g: TcgState, seat: str) -> list[str]:
    """The others still in the game, counter-clockwise from the one on a seat's right (TCG-139)."""
    at = g.order.index(seat)
    ring = g.order[:at][::-1] + g.order[at + 1 :][::-1]
    return [other for other in ring if other not in g.lost] if g.lost else ring


def shadow_players(g: TcgState) -> list[str]:
    """The opponents of the Free Peoples player, from his right on (TCG-175)."""
    return to_the_right(g, g.active)


def action_order(g: TcgState) -> list[str]:
    """The Free Peoples player, then the others from his right on (TCG-230)."""
    ring = to_the_right(g, g.active)
    return ring if g.active in g.lost else [g.active, *ring]


def opponents(g: TcgState, seat: str) -> list[str]:
    """All Shadow players for the Free Peoples player; only him for a Shadow player (TCG-405)."""
    return shadow_players(g) if seat == g.active else [g.active]


def controller(g: TcgState, card: str) -> str:
    """Who controls a card: in play its controller, elsewhere its owner."""
    piece = g.pieces.get(card)
    return piece.controller if piece is not None else g.owners[card]


def is_side(g: TcgState, seat: str, card: str) -> bool:
    """Whether a card is of the side that a seat plays in this turn (TCG-016, TCG-018)."""
    return FACTS[g.codes[card]].side == (FREE_PEOPLES if seat == g.active else SHADOW)


# -- cards in play, active ones ----------------------------------------------------------------------------------------


def companions(g: TcgState) -> list[str]:
    """The companions of the fellowship that acts, the Ring-bearer among them."""
    return g.zones[f"fellowship:{g.active}"]


def allies(g: TcgState) -> list[str]:
    """The allies of the Free Peoples player."""
    return [card for card in g.zones[f"support:{g.active}"] if FACTS[g.codes[card]].type == "ally"]


def minions(g: TcgState) -> list[str]:
    """The minions in play, those of the first Shadow player first."""
    return [card for seat in shadow_players(g) for card in g.zones[f"minions:{seat}"]]


def characters(g: TcgState) -> list[str]:
    """Every active character: companions, allies, minions."""
    return [*companions(g), *allies(g), *minions(g)]


def whereabouts(g: TcgState, card: str) -> object:
    """The very piece in play and its area, or the area outside of play: a card that has moved there or back since is
    another one (TCG-399)."""
    piece = g.pieces.get(card)
    return g.home.get(card), piece is not None and id(piece), piece  # held, so that no other comes to its place


def active_cards(g: TcgState) -> list[str]:
    """Every active card in play."""
    return [card for card in g.pieces if is_active(g, card)]


def ring_bearer(g: TcgState, seat: str) -> str:
    """Who bears The One Ring of a seat; "" when nobody does."""
    return g.ring_bearers.get(seat, "")


def is_ring_bearer(g: TcgState, card: str) -> bool:
    """Whether a character is a Ring-bearer."""
    return card in g.ring_bearers.values()


def wears_the_ring(g: TcgState, seat: str) -> bool:
    """Whether a seat's Ring-bearer wears The One Ring (TCG-311)."""
    ring = g.rings.get(seat, "")
    return ring in g.pieces and g.pieces[ring].worn


def titled(g: TcgState, title: str) -> Iterator[str]:
    """The active cards in play with a title, whatever their subtitle."""
    return (card for card in _TITLES.in_play(g, title) if is_active(g, card))


def stacked_on(g: TcgState, card: str) -> str:
    """The card that a stacked card lies under; "" for any other."""
    return next((host for host, piece in g.pieces.items() if card in piece.stacked), "")


# -- who fights whom ---------------------------------------------------------------------------------------------------


def skirmishes(g: TcgState) -> list[Skirmish]:
    """The skirmish being fought and those still to come."""
    return [*([g.fight] if g.fight is not None else []), *g.assigned]


def is_assigned(g: TcgState, card: str) -> bool:
    """Whether a character is assigned to a skirmish that is not over."""
    return any(card in each.characters or card in each.minions for each in skirmishes(g))


def against(g: TcgState, card: str) -> list[str]:
    """Whom a character is skirmishing: only in the skirmish that is being fought (TCG-438)."""
    fight = g.fight
    if fight is None:
        return []
    return fight.minions if card in fight.characters else fight.characters if card in fight.minions else []
