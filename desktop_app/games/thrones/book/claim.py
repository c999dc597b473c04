"""Claim in its three forms (GOT-076 to GOT-087)."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_cards, seat_ref
from desktop_app.games.thrones.book.ladder import resolve
from desktop_app.games.thrones.events.challenges import ClaimApplies
from desktop_app.games.thrones.reading.numbers import claim
from desktop_app.games.thrones.reading.queries import characters, faction_card, forbidden
from desktop_app.games.thrones.state import Challenge, ThronesState
from desktop_app.games.thrones.verbs.leaving import kill
from desktop_app.games.thrones.verbs.piles import discard_at_random
from desktop_app.games.thrones.verbs.treasury import move_power


async def apply_claim(g: ThronesState, fight: Challenge) -> None:
    """The loser of a challenge pays the claim, unless something else happens instead."""
    event = ClaimApplies(seat=fight.loser, by=fight.winner, type=fight.type, amount=claim(g, fight))
    if not await resolve(g, event) or event.amount < 1:
        return
    g.say("got-log-claim", seat=seat_ref(event.seat), type=event.type, amount=event.amount, rule="GOT-526")
    if event.type == "military":
        await _military(g, event)
    elif event.type == "intrigue":
        await discard_at_random(g, event.seat, event.amount)
    else:
        await move_power(g, faction_card(g, event.seat), faction_card(g, event.by), event.amount)


async def _military(g: ThronesState, event: ClaimApplies) -> None:
    """The loser chooses so many different characters, which die at the same time (GOT-083 to GOT-086)."""
    able = [card for card in characters(g, event.seat) if not forbidden(g, "be_killed", card)]
    chosen = await choose_cards(g, event.seat, "got-ask-claim", able, event.amount)
    await kill(g, chosen, claim=True)
