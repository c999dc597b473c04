"""Leaving play: to be killed or discarded, and everything that follows at that moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.leaving import lift
from desktop_app.games.lotr_tcg.book.ladder import resolve_together
from desktop_app.games.lotr_tcg.events.cards import Discarded, Killed, LeavesPlay
from desktop_app.games.lotr_tcg.reading.queries import FREE_PEOPLES, facts, is_ring_bearer, kind
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.threats import carry_out_threats, threats


async def kill(g: TcgState, cards: Sequence[str], happened: list[Event] | None = None, source: str = "") -> None:
    """Characters are killed, all at once: minions to the discard pile, others to the dead pile (TCG-060, TCG-062); the
    death of these carries out the threats (TCG-480)."""
    events = [
        Killed(
            card=card, source=source, code=g.codes[card], seat=g.pieces[card].controller, bore=is_ring_bearer(g, card)
        )
        for card in cards
        if card in g.pieces
    ]
    dead = await _leave(g, events, happened, "tcg-log-killed")
    if threats(g) and any(facts(g, event.card).side == FREE_PEOPLES for event in dead):
        await carry_out_threats(g)


async def discard(g: TcgState, cards: Sequence[str], source: str = "") -> bool:
    """Cards are discarded from play (TCG-338), companions and allies too (TCG-067); never the Ring-bearer (TCG-472).
    Answers whether all of them were."""
    events = [
        Discarded(card=card, source=source, code=g.codes[card], seat=g.pieces[card].controller)
        for card in cards
        if can_be_discarded(g, card)
    ]
    return len(await _leave(g, events, None, "tcg-log-discarded")) == len(cards)


def can_be_discarded(g: TcgState, card: str) -> bool:
    """Whether a card in play can be discarded: not the Ring-bearer, not The One Ring (TCG-472), and no site, of which
    one of each number lies on the path (TCG-164)."""
    if card not in g.pieces or is_ring_bearer(g, card) or kind(g, card) in ("the_one_ring", "site"):
        return False
    return not forbidden(g, "discard", card)


async def _leave(
    g: TcgState, events: Sequence[LeavesPlay], happened: list[Event] | None, told: str
) -> Sequence[LeavesPlay]:
    """Answers those that did leave. What they bear leaves along with them, each by an event of its own (TCG-397); what
    is to leave by itself does not go along."""
    going = [event.card for event in events]
    together: list[tuple[Event, Apply | None]] = []
    for event in sorted(events, key=lambda event: not g.pieces[event.card].host):
        together.append((event, partial(_leaves, g, event, told)))
        together += [(each, partial(_has_gone_along, g, each)) for each in _along_with(g, event, going)]
    if together:
        await resolve_together(g, together, happened)
    return [event for event in events if not event.is_off]


def _along_with(g: TcgState, event: LeavesPlay, going: Sequence[str]) -> list[Discarded]:
    """How what a card bears is discarded with it; The One Ring is not, it has nowhere to go but with its bearer."""
    borne = [card for card in g.pieces[event.card].attachments if card not in going and card not in g.rings.values()]
    return [
        Discarded(card=card, code=g.codes[card], seat=g.pieces[card].controller, along_with=event) for card in borne
    ]


def _leaves(g: TcgState, event: LeavesPlay, told: str) -> None:
    if event.card in g.pieces:
        g.say(told, card=g.ref(event.card))
        dead = isinstance(event, Killed) and kind(g, event.card) != "minion"
        take_off(g, event.card, "dead" if dead else "discard")


def _has_gone_along(g: TcgState, event: Discarded) -> None:
    """It has been taken off with its bearer, unless another bears it by now."""
    event.cancelled = event.card in g.pieces


def take_off(g: TcgState, card: str, to: str) -> None:
    """Takes a card out of play to an area of its owner: its tokens go, what it bears or holds is discarded (TCG-397).

    It fights no more. A card that comes into play again is a new one (TCG-399).
    """
    piece = lift(g, card)
    for borne in piece.attachments:
        is_ring = borne in g.rings.values()
        if not is_ring:
            g.say("tcg-log-discarded", card=g.ref(borne))
        take_off(g, borne, "removed" if is_ring else "discard")
    for stacked in piece.stacked:
        g.say("tcg-log-discarded", card=g.ref(stacked))
        g.move(stacked, f"discard:{g.owners[stacked]}")
    out_of_skirmishes(g, card)
    for seat in [seat for seat, bearer in g.ring_bearers.items() if bearer == card]:
        del g.ring_bearers[seat]
    g.move(card, to if to in g.zones else f"{to}:{g.owners[card]}")


def out_of_skirmishes(g: TcgState, card: str) -> None:
    """A character takes part in no skirmish any more; one that cannot take place is not fought (TCG-440).

    A minion that comes back is a new one, which was not there when the fierce round began (TCG-399, TCG-436).
    """
    g.fierce = [each for each in g.fierce if each != card]
    if g.fight is not None and card in (*g.fight.characters, *g.fight.minions):
        g.fight.gone.append(card)
    for fight in [*g.assigned, *([g.fight] if g.fight is not None else [])]:
        fight.characters = [each for each in fight.characters if each != card]
        fight.minions = [each for each in fight.minions if each != card]
    g.assigned = [fight for fight in g.assigned if fight.characters and fight.minions]


def stack(g: TcgState, card: str, on: str) -> None:
    """A card comes to lie under another, neither in play nor active (TCG-471); it is not played by that."""
    if card in g.pieces:
        take_off(g, card, "stacked")
    else:
        g.move(card, "stacked")
    g.pieces[on].stacked.append(card)


def unstack(g: TcgState, card: str) -> None:
    """The card that it lies under lets go of a stacked card."""
    for piece in g.pieces.values():
        if card in piece.stacked:
            piece.stacked.remove(card)


def discard_stacked(g: TcgState, card: str) -> None:
    """A stacked card is discarded; it was not in play, so that it does not leave play either (TCG-471)."""
    unstack(g, card)
    g.say("tcg-log-discarded", card=g.ref(card))
    g.move(card, f"discard:{g.owners[card]}")
