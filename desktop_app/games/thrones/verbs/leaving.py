"""Leaving play: to be killed, discarded, sacrificed, returned, removed; and to be saved from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Event
from desktop_app.games.kit.leaving import lift
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.moving import (
    Discarded,
    Killed,
    LeavesPlay,
    RemovedFromGame,
    Returned,
    Sacrificed,
)
from desktop_app.games.thrones.reading.queries import facts, forbidden, has_keyword, traits
from desktop_app.games.thrones.state import POOL, ThronesState
from desktop_app.games.thrones.verbs.piles import shuffle_deck
from desktop_app.games.thrones.verbs.treasury import return_tokens

GROWS = "grows:"
"""Under what the additions to the STR of a character are remembered that answers when they grow."""
LOG = {
    Killed: "got-log-killed",
    Discarded: "got-log-discarded",
    Sacrificed: "got-log-sacrificed",
    Returned: "got-log-returned",
    RemovedFromGame: "got-log-removed",
}
SHUFFLED, TOP, BOTTOM = "deck", "deck_top", "deck_bottom"
"""Where a card goes that is shuffled into its owner's deck, or laid on top or under it."""


async def leave(g: ThronesState, events: Sequence[LeavesPlay], happened: list[Event] | None = None) -> list[LeavesPlay]:
    """Cards leave play at once; answers the events that happened.

    With ``happened`` given it is part of what is being resolved already (see ``Ladder.resolve_together``).
    """
    able = [event for event in events if event.card in g.pieces and not forbidden(g, "leave_play", event.card)]
    for event in able:
        event.code = g.codes[event.card]
        event.controller = g.pieces[event.card].controller
        event.traits = traits(g, event.card)
    done = await resolve_together(g, [(event, partial(_leaves, g, event)) for event in able], happened)
    left = [event for event in able if any(event is each for each in done)]
    for owner in dict.fromkeys(g.owners[event.card] for event in left if event.to == SHUFFLED):
        await shuffle_deck(g, owner)
    return left


def _leaves(g: ThronesState, event: LeavesPlay) -> None:
    if event.card in g.pieces:
        g.say(LOG[type(event)], card=g.ref(event.card), to=event.to)
        take_off(g, event.card, event.to)


def take_off(g: ThronesState, card: str, to: str) -> None:
    """Takes a card out of play to an area of its owner, with everything that follows at that moment (GOT-004).

    Its tokens go to the treasury (GOT-005), its duplicates are discarded (GOT-006), its attachments go to their
    owners' hands (GOT-007), terminal ones to the discard pile (GOT-427); it participates in nothing (GOT-316).
    """
    terminal = [each for each in g.pieces[card].attachments if has_keyword(g, each, "terminal")]
    piece = lift(g, card)
    return_tokens(g, piece)
    for duplicate in piece.duplicates:
        g.move(duplicate, f"discard:{g.owners[duplicate]}")
    for attachment in piece.attachments:
        take_off(g, attachment, "discard" if attachment in terminal else "hand")
    out_of_challenges(g, card)
    g.named.pop(card, None)
    g.named.pop(f"{GROWS}{card}", None)
    area = SHUFFLED if to in (TOP, BOTTOM) else to
    if facts(g, card).type == "title":
        area = POOL  # wherever else it would go (GOT-440)
    g.move(card, area if area in g.zones else f"{area}:{g.owners[card]}", 0 if to == TOP else None)


def out_of_challenges(g: ThronesState, card: str) -> None:
    """A card stops participating (GOT-315)."""
    for fight in g.challenges:
        fight.attackers = [each for each in fight.attackers if each != card]
        fight.defenders = [each for each in fight.defenders if each != card]


async def kill(g: ThronesState, cards: Sequence[str], *, savable: bool = True, claim: bool = False) -> list[LeavesPlay]:
    """Characters are killed, all at once (GOT-269)."""
    able = [card for card in cards if not forbidden(g, "be_killed", card)]
    return await leave(g, [Killed(card=card, savable=savable, claim=claim) for card in able])


async def discard(g: ThronesState, cards: Sequence[str], *, savable: bool = True) -> list[LeavesPlay]:
    """Cards are discarded from play."""
    return await leave(g, [Discarded(card=card, savable=savable) for card in cards])


async def sacrifice(g: ThronesState, cards: Sequence[str]) -> list[LeavesPlay]:
    """Cards are sacrificed: nothing saves them (GOT-409)."""
    return await leave(g, [Sacrificed(card=card) for card in cards])


async def return_to(g: ThronesState, cards: Sequence[str], to: str = "hand", *, savable: bool = True) -> None:
    """Cards go back to their owners' hands, or to another area."""
    await leave(g, [Returned(card=card, to=to, savable=savable) for card in cards])


async def remove_from_game(g: ThronesState, cards: Sequence[str]) -> list[LeavesPlay]:
    """Cards are removed from the game (GOT-398)."""
    return await leave(g, [RemovedFromGame(card=card) for card in cards])


def save(g: ThronesState, event: LeavesPlay) -> None:
    """A card that would leave play stays in it; nothing was done to it (GOT-410, GOT-453)."""
    event.saved = event.cancelled = True
    g.say("got-log-saved", card=g.ref(event.card))
