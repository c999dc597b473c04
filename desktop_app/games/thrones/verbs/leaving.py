"""Leaving play: to be killed, discarded, sacrificed, returned, removed; and to be saved from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.effects import end_effects_on
from desktop_app.engine.events import Apply
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
from desktop_app.games.thrones.reading.queries import (
    controller,
    facts,
    forbidden,
    has_keyword,
    is_duplicate,
    kind,
    traits,
)
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
LYING_ON = ("attached", "under")
"""Where a card lies that goes along with another."""
SHUFFLED, TOP, BOTTOM = "deck", "deck_top", "deck_bottom"
"""Where a card goes that is shuffled into its owner's deck, or laid on top or under it."""


async def leave(g: ThronesState, events: Sequence[LeavesPlay]) -> list[LeavesPlay]:
    """Cards leave play at once; answers the events that happened, without those of what only went along."""
    together = leaving(g, events)
    done = await resolve_together(g, together)
    return [event for event, _ in together if event.along_with is None and any(event is each for each in done)]


def leaving(g: ThronesState, events: Sequence[LeavesPlay]) -> list[tuple[LeavesPlay, Apply | None]]:
    """Cards that leave play at one moment with what lies on and under them, as a part of something larger.

    What goes along leaves play in a way of its own, and at that same moment (GOT-004): each may be answered.
    """
    able = [event for event in events if _is_there(g, event.card) and can_leave(g, event.card)]
    able.sort(key=lambda event: g.home[event.card] not in LYING_ON)  # what is to leave by itself does not go along
    going = [event.card for event in able]
    found: list[tuple[LeavesPlay, Apply | None]] = []
    for event in able:
        along = _along_with(g, event, going)
        for each in (event, *along):
            remember(g, each)
        found.append((event, partial(_leaves, g, event, along)))
        found += [(each, partial(_has_gone_along, g, each)) for each in along]
    return found


def _is_there(g: ThronesState, card: str) -> bool:
    return card in g.pieces or is_duplicate(g, card)


def _along_with(g: ThronesState, event: LeavesPlay, going: Sequence[str]) -> list[LeavesPlay]:
    """How everything on and under a card leaves play with it: nothing that could be there without it is saved.

    What is ``going`` by itself does not, and takes along what is its own.
    """
    found: list[LeavesPlay] = []
    for card, to in _on_it(g, event.card).items():
        if card in going:
            continue
        way = Returned if to == "hand" else Discarded
        found.append(way(card=card, savable=False, along_with=event))
        found += _along_with(g, found[-1], going)
    return found


def _on_it(g: ThronesState, card: str) -> dict[str, str]:
    """What lies under and on a card, and where it goes with it: its duplicates are discarded (GOT-006), its attachments
    go to their owners' hands (GOT-007), terminal ones to the discard pile (GOT-427)."""
    if card not in g.pieces:
        return {}
    found = dict.fromkeys(g.pieces[card].duplicates, "discard")
    for attachment in g.pieces[card].attachments:
        found[attachment] = "discard" if has_keyword(g, attachment, "terminal") else "hand"
    return found


def remember(g: ThronesState, event: LeavesPlay) -> None:
    """What a card is as it leaves; what answers that may still change it."""
    event.code = g.codes[event.card]
    event.controller = controller(g, event.card)
    event.kind = kind(g, event.card)
    event.traits = [] if event.kind == "duplicate" else traits(g, event.card)


def _leaves(g: ThronesState, event: LeavesPlay, along: Sequence[LeavesPlay]) -> None:
    """It leaves; one that has left in another way while this was answered is not, say, killed as well (GOT-416)."""
    if not _is_there(g, event.card):
        event.cancelled = True
        return
    g.say(LOG[type(event)], card=g.ref(event.card), to=event.to)
    for each in (event, *(other for other in along if _is_there(g, other.card))):
        remember(g, each)
    event.fallen = take_off(g, event.card, event.to, {each.card: each.to for each in along})
    told_apart = [each.card for each in along]
    event.fallen = [card for card in event.fallen if card not in told_apart]
    for card in event.fallen[1:]:
        to = g.home[card].partition(":")[0]
        g.say(LOG[Returned if to == "hand" else Discarded], card=g.ref(card), to=to)


def _has_gone_along(g: ThronesState, event: LeavesPlay) -> None:
    """It has been taken off with what it lay on or under."""
    event.cancelled = _is_there(g, event.card)
    if not event.cancelled:
        event.fallen = [event.card]
        g.say(LOG[type(event)], card=g.ref(event.card), to=event.to)


def take_off(g: ThronesState, card: str, to: str, others: Mapping[str, str] | None = None) -> list[str]:
    """Takes a card out of play to an area of its owner, with everything that follows at that moment (GOT-004).

    Its tokens go to the treasury (GOT-005); what lies under and on it goes where the rules say (see ``_on_it``) unless
    ``others`` says otherwise of it; it participates in nothing (GOT-316). Answers the cards that left, itself first.
    """
    fallen = [card]
    for other, place in _on_it(g, card).items():
        fallen += take_off(g, other, (others or {}).get(other, place), others)
    if card in g.pieces:
        return_tokens(g, lift(g, card))
    else:
        _lift_duplicate(g, card)
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


def _lift_duplicate(g: ThronesState, card: str) -> None:
    """It lies under nothing any more; should it come back it is another card."""
    next(piece for piece in g.pieces.values() if card in piece.duplicates).duplicates.remove(card)
    end_effects_on(g.effects, card)


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
