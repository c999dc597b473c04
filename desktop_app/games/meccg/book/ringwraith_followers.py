"""Ringwraiths that follow their player's own: how they come into play, and what becomes of them when it goes (MEC-037,
MEC-043, MEC-047 to MEC-060, MEC-407)."""

from __future__ import annotations

from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.companies import avatar, characters, company_of
from desktop_app.games.meccg.reading.composition import why_not_add
from desktop_app.games.meccg.reading.influence import can_control
from desktop_app.games.meccg.reading.named import entities
from desktop_app.games.meccg.reading.queries import facts, is_follower, opponent
from desktop_app.games.meccg.reading.sites import is_haven, is_home
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.companies import join_company
from desktop_app.games.meccg.verbs.entering import is_gone, put_character
from desktop_app.games.meccg.verbs.leaving import discard

RINGWRAITH = "ringwraith"


def why_not_follower(g: MecState, seat: str, card: str, *, anywhere: bool = False) -> str:
    """Why a Ringwraith cannot come into play as a follower: a reason id, or "".

    One's own Ringwraith must be there (MEC-047), at a Darkhaven or the follower's home site unless ``anywhere``
    (MEC-048, MEC-060), with a point of direct influence for it (MEC-055); the card is in hand (MEC-049), and nobody has
    that Ringwraith in play, nor was it eliminated (MEC-050, MEC-051).
    """
    own = avatar(g, seat)
    company = company_of(g, own) if own else None
    if facts(g, card).race != RINGWRAITH or g.home[card] != f"hand:{seat}":
        return "required"
    if company is None or facts(g, own).race != RINGWRAITH:
        return "no_leader"
    if not anywhere and not is_haven(g, company.site, seat) and not is_home(g, card, company.site):
        return "no_follower_here"
    taken = _how_taken(g, seat, card)
    if taken:
        return taken
    if not can_control(g, own, card):
        return "no_influence"
    return "composition" if why_not_add(g, company, card) else ""


def _how_taken(g: MecState, seat: str, card: str) -> str:
    """Why nobody follows as this Ringwraith: it was eliminated (MEC-051), or somebody has it in play (MEC-050)."""
    entity = facts(g, card).entity
    others = [other for other in entities(g, entity) if other != card]
    if any(is_gone(g, other) for other in others):
        return "eliminated_ringwraith"
    waits = g.avatars.get(opponent(g, seat)) == entity and opponent(g, seat) in g.returned
    return "ringwraith_taken" if waits or any(facts(g, other).avatar for other in others) else ""


async def put_follower(g: MecState, seat: str, card: str) -> None:
    """A Ringwraith comes into play under the control of its player's own; the Nazgûl of that name goes (MEC-043)."""
    own = avatar(g, seat)
    company = company_of(g, own)
    await put_character(g, card, seat, company, company.site if company is not None else "")
    if card in g.pieces:
        g.pieces[card].follows = own
        g.say("mec-log-follows", card=g.ref(card), host=g.ref(own))
        await discard_namesakes(g, card)


async def discard_namesakes(g: MecState, card: str) -> None:
    """The Nazgûl of the name of a Ringwraith that has come into play goes, and the opponent's follower (MEC-042,
    MEC-043, MEC-059)."""
    others = [other for other in entities(g, facts(g, card).entity) if other != card and other in g.pieces]
    await discard(g, others)


def gather_followers(g: MecState, seat: str, own: str) -> None:
    """A Ringwraith that has come back controls its followers again, who join its company (MEC-407)."""
    company = company_of(g, own)
    for card in characters(g, seat):
        if is_follower(g, card) and g.pieces[card].loose and company is not None:
            g.pieces[card].follows, g.pieces[card].loose = own, False
            if company_of(g, card) is not company:
                join_company(g, card, company)
            g.say("mec-log-follows", seat=seat_ref(seat), card=g.ref(card), host=g.ref(own))
