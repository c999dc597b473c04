"""What has left: a deck that a card went into is shuffled, several that came to a pile at once are put in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from desktop_app.engine.events import Event
from desktop_app.games.kit.asking import put_in_order
from desktop_app.games.thrones.events.moving import LeavesPlay
from desktop_app.games.thrones.events.piles import CardDiscarded
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.leaving import SHUFFLED
from desktop_app.games.thrones.verbs.piles import shuffle_deck

ORDERED = {"discard": "GOT-325", "dead": "GOT-331"}
"""The piles that their owners put in order, each by its rule."""
RESOLVING = "resolving"
"""Where an event lies while its effects resolve."""


def lay_down(g: ThronesState, card: str) -> None:
    """An event goes to its owner's discard pile, unless it lies elsewhere by now."""
    if g.home[card] == RESOLVING:
        g.move(card, f"discard:{g.owners[card]}")


def is_to_be_put_away(event: Event) -> TypeGuard[LeavesPlay | CardDiscarded]:
    """Whether a card has come to a deck or a pile by this event and has not been seen to."""
    return isinstance(event, (LeavesPlay, CardDiscarded)) and not event.is_put_away


async def put_away(g: ThronesState, happened: Sequence[Event]) -> None:
    """Sees to what has just come to decks and piles, once for each event."""
    fresh = [event for event in happened if is_to_be_put_away(event)]
    if not fresh:
        return
    for event in fresh:
        event.is_put_away = True
    left = [event for event in fresh if isinstance(event, LeavesPlay)]
    for owner in dict.fromkeys(g.owners[event.card] for event in left if event.to == SHUFFLED and event.fallen):
        await shuffle_deck(g, owner)
    for pile, cards in _to_be_arranged(g, fresh).items():
        area, _, owner = pile.partition(":")
        await _arrange(g, pile, await put_in_order(g, owner, "got-ask-pile", cards, rule=ORDERED[area]))


def _to_be_arranged(g: ThronesState, fresh: Iterable[LeavesPlay | CardDiscarded]) -> dict[str, list[str]]:
    """The cards of each pile that lie there in no order of their owner's yet; copies need none, nor does a player who
    has no deck left and is out (GOT-184)."""
    lying: dict[str, list[str]] = {}
    arranged: dict[str, bool] = {}
    for event in fresh:
        for card in event.fallen:
            pile = g.home[card]
            if pile.partition(":")[0] in ORDERED:
                lying.setdefault(pile, []).append(card)
                mine = event.arranged_by == g.owners[card] and card == event.about
                arranged[pile] = arranged.get(pile, True) and mine
    return {
        pile: cards
        for pile, cards in lying.items()
        if not arranged[pile]
        and len({g.codes[card] for card in cards}) > 1
        and g.zones[f"deck:{pile.partition(':')[2]}"]
    }


async def _arrange(g: ThronesState, pile: str, cards: Sequence[str]) -> None:
    for card in cards:
        g.move(card, pile)
