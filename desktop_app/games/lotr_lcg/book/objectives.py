"""Objectives: what guards them, and claiming them."""

from __future__ import annotations

from functools import partial

from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import Claimed
from desktop_app.games.lotr_lcg.reading.queries import ENCOUNTER, kind
from desktop_app.games.lotr_lcg.state import LcgState


def guards(g: LcgState, objective: str) -> list[str]:
    """The encounter cards attached to an objective (LCG-318); while there is one it cannot be claimed (LCG-322)."""
    return [card for card in g.pieces[objective].attachments if g.owners[card] == ENCOUNTER]


def is_guarded(g: LcgState, card: str) -> bool:
    """Whether a card in play is an objective that something guards."""
    piece = g.pieces.get(card)
    return piece is not None and bool(piece.attachments) and kind(g, card) == "objective" and bool(guards(g, card))


async def claim(g: LcgState, seat: str, objective: str, host: str) -> bool:
    """A player claims an unguarded objective: from now on it is an attachment of one of their characters (LCG-324)."""
    event = Claimed(card=objective, seat=seat)
    return await resolve(g, event, partial(_attach, g, event, host))


def claims(g: LcgState) -> int:
    """How often any player has claimed an objective in this game."""
    return sum(g.used.get(_claims(seat), 0) for seat in g.seats)


def _claims(seat: str) -> str:
    return f"game|claimed|{seat}"


def _attach(g: LcgState, event: Claimed, host: str) -> None:
    objective, seat = event.card, event.seat
    event.cancelled = host not in g.pieces or g.home[objective] != "staging"  # what answered has taken one of them
    if event.cancelled:
        return
    g.used[_claims(seat)] = g.used.get(_claims(seat), 0) + 1
    g.move(objective, "attached")
    piece = g.pieces[objective]
    piece.controller, piece.host, piece.counts_as = seat, host, "attachment"
    g.pieces[host].attachments.append(objective)
    g.say("lcg-log-attached", card=g.ref(objective), host=g.ref(host))
