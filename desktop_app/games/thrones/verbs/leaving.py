"""Leaving play: to be killed, discarded, sacrificed, returned, removed; and to be saved from it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.effects import end_effects_on
from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.leaving import lift
from desktop_app.games.thrones.book.ladder import resolve, resolve_together
from desktop_app.games.thrones.events.moving import (
    Discarded,
    Killed,
    LeavesPlay,
    RemovedFromGame,
    Returned,
    Sacrificed,
    Saved,
)
from desktop_app.games.thrones.reading.queries import facts, forbidden, has_keyword, traits
from desktop_app.games.thrones.state import POOL, ThronesState
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
STAYING = ("faction", "plot", "agenda")
"""The card types that no ability takes from where they lie; a plot gives way to the next one alone."""
SHUFFLED, TOP, BOTTOM = "deck", "deck_top", "deck_bottom"
"""Where a card goes that is shuffled into its owner's deck, or laid on top or under it."""


async def leave(g: ThronesState, events: Sequence[LeavesPlay], happened: list[Event] | None = None) -> list[LeavesPlay]:
    """Cards leave play at once; answers the events that happened.

    With ``happened`` given it is part of what is being resolved already (see ``Ladder.resolve_together``).
    """
    together = leaving(g, events)
    done = await resolve_together(g, together, happened)
    return [event for event, _ in together if any(event is each for each in done)]


def leaving(g: ThronesState, events: Sequence[LeavesPlay]) -> list[tuple[LeavesPlay, Apply | None]]:
    """Cards that leave play at one moment, as a part of something larger."""
    able = [event for event in events if event.card in g.pieces and can_leave(g, event.card)]
    for event in able:
        _remember(g, event)
    return [(event, partial(_leaves, g, event)) for event in able]


def _remember(g: ThronesState, event: LeavesPlay) -> None:
    """What a card is as it leaves; what answers that may still change it."""
    event.code = g.codes[event.card]
    event.controller = g.pieces[event.card].controller
    event.traits = traits(g, event.card)


def _leaves(g: ThronesState, event: LeavesPlay) -> None:
    """It leaves; one that has left in another way while this was answered is not, say, killed as well (GOT-416)."""
    if event.card not in g.pieces:
        event.cancelled = True
        return
    g.say(LOG[type(event)], card=g.ref(event.card), to=event.to)
    _remember(g, event)
    event.fallen = take_off(g, event.card, event.to)
    for card in event.fallen[1:]:
        to = g.home[card].partition(":")[0]
        g.say(LOG[Returned if to == "hand" else Discarded], card=g.ref(card), to=to)


def take_off(g: ThronesState, card: str, to: str) -> list[str]:
    """Takes a card out of play to an area of its owner, with everything that follows at that moment (GOT-004).

    Its tokens go to the treasury (GOT-005), its duplicates are discarded (GOT-006), its attachments go to their
    owners' hands (GOT-007), terminal ones to the discard pile (GOT-427); it participates in nothing (GOT-316). Answers
    the cards that left, itself first.
    """
    terminal = [each for each in g.pieces[card].attachments if has_keyword(g, each, "terminal")]
    piece = lift(g, card)
    return_tokens(g, piece)
    fallen = [card, *piece.duplicates]
    for duplicate in piece.duplicates:
        end_effects_on(g.effects, duplicate)
        g.move(duplicate, f"discard:{g.owners[duplicate]}")
    for attachment in piece.attachments:
        fallen += take_off(g, attachment, "discard" if attachment in terminal else "hand")
    out_of_challenges(g, card)
    for fight in g.challenges:
        fight.bypassed = [each for each in fight.bypassed if each != card]  # should it come back it is another card
    g.named.pop(card, None)
    g.named.pop(f"{GROWS}{card}", None)
    area = SHUFFLED if to in (TOP, BOTTOM) else to
    if facts(g, card).type == "title":
        area = POOL  # wherever else it would go (GOT-440)
    g.move(card, area if area in g.zones else f"{area}:{g.owners[card]}", 0 if to == TOP else None)
    return fallen


def take_duplicate(g: ThronesState, card: str, to: str) -> None:
    """Takes a duplicate from under its card to an area of its owner; it cannot be saved by another."""
    host = next(piece for piece in g.pieces.values() if card in piece.duplicates)
    host.duplicates.remove(card)
    end_effects_on(g.effects, card)
    g.say("got-log-returned" if to == "hand" else "got-log-discarded", card=g.ref(card), to=to)
    g.move(card, f"{to}:{g.owners[card]}")


def out_of_challenges(g: ThronesState, card: str) -> None:
    """A card stops participating (GOT-315)."""
    for fight in g.challenges:
        fight.attackers = [each for each in fight.attackers if each != card]
        fight.defenders = [each for each in fight.defenders if each != card]


def can_leave(g: ThronesState, card: str) -> bool:
    """Whether a card can leave play: no faction card (GOT-150), revealed plot (GOT-151) or agenda (GOT-163), and none
    that is kept from it (GOT-292)."""
    return facts(g, card).type not in STAYING and not forbidden(g, "leave_play", card)


def can_die(g: ThronesState, card: str) -> bool:
    """Whether a character can be killed, as far as prohibitions go (GOT-292)."""
    return can_leave(g, card) and not forbidden(g, "be_killed", card)


async def kill(
    g: ThronesState, cards: Sequence[str], *, savable: bool = True, claim: bool = False, arranged_by: str = ""
) -> list[LeavesPlay]:
    """Characters are killed, all at once (GOT-269); ``arranged_by`` is the seat that has chosen their order."""
    able = [card for card in cards if can_die(g, card)]
    return await leave(g, [Killed(card=card, savable=savable, claim=claim, arranged_by=arranged_by) for card in able])


async def discard(g: ThronesState, cards: Sequence[str], *, savable: bool = True) -> list[LeavesPlay]:
    """Cards are discarded from play."""
    return await leave(g, [Discarded(card=card, savable=savable) for card in cards])


async def sacrifice(g: ThronesState, cards: Sequence[str]) -> list[LeavesPlay]:
    """Cards are sacrificed: nothing saves them (GOT-409)."""
    return await leave(g, [Sacrificed(card=card) for card in cards])


async def return_to(
    g: ThronesState, cards: Sequence[str], to: str = "hand", *, savable: bool = True
) -> list[LeavesPlay]:
    """Cards go back to their owners' hands, or to another area."""
    return await leave(g, [Returned(card=card, to=to, savable=savable) for card in cards])


async def remove_from_game(g: ThronesState, cards: Sequence[str], *, savable: bool = True) -> list[LeavesPlay]:
    """Cards are removed from the game (GOT-398)."""
    return await leave(g, [RemovedFromGame(card=card, savable=savable) for card in cards])


async def save(g: ThronesState, event: LeavesPlay) -> None:
    """A card that would leave play stays in it; nothing was done to it (GOT-410, GOT-453).

    That it is saved is what happens now in place of what was to happen (GOT-070).
    """
    event.saved = event.cancelled = True
    g.say("got-log-saved", card=g.ref(event.card))
    await resolve(g, Saved(card=event.card))
