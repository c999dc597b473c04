"""Giving a possession or artifact to another bearer, by the rules or by a card."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.cards import Transferred
from desktop_app.games.lotr_tcg.reading.queries import BORNE, FREE_PEOPLES, controller, facts, kind
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.entering import bearers


def is_transferable(g: TcgState, card: str) -> bool:
    """Whether a card is a possession or an artifact of the Free Peoples (TCG-449)."""
    return kind(g, card) in BORNE and facts(g, card).side == FREE_PEOPLES


def may_bear_instead(g: TcgState, card: str) -> list[str]:
    """Who else may bear a card that is borne now: eligible ones, class limit included (TCG-451, TCG-454)."""
    if not is_transferable(g, card):
        return []
    return [other for other in bearers(g, controller(g, card), card) if other != g.pieces[card].host]


async def transfer(g: TcgState, card: str, to: str) -> None:
    """A card goes to another bearer; what its old one loses by that follows at once (TCG-396)."""
    await resolve(g, Transferred(card=card, host=to), lambda: _hand_over(g, card, to))


def _hand_over(g: TcgState, card: str, to: str) -> None:
    piece = g.pieces[card]
    if piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(card)
    piece.host = to
    g.pieces[to].attachments.append(card)
