"""Hands, play decks and what happens when one runs out (MEC-408 to MEC-414)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import shuffle
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_cards, seat_ref
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.events.turns import DeckExhausted
from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState

MOST_EXCHANGED = 5
SIDEBOARD_NEEDS = 5
"""Of how many cards a play deck must be for a card of the sideboard to be shuffled into it (MEC-422, MEC-467)."""


async def shuffle_deck(g: MecState, seat: str) -> None:
    """A play deck is shuffled."""
    await shuffle(g.chance, g.zones[f"deck:{seat}"], message("mec-chance-shuffle", seat=seat_ref(seat)), g.step)


async def shuffle_searched(g: MecState, seat: str, held: int) -> None:
    """A play deck of ``held`` cards that was looked through is shuffled; if it has lost the last one it is exhausted,
    as by a draw (MEC-408)."""
    if held and not g.zones[f"deck:{seat}"]:
        await exhaust_deck(g, seat)
    else:
        await shuffle_deck(g, seat)


async def draw(g: MecState, seat: str, count: int) -> None:
    """A player draws cards one by one; the last one of a deck exhausts it at once (MEC-408, MEC-413)."""
    drawn: list[str] = []
    for _ in range(max(0, count)):
        deck = g.zones[f"deck:{seat}"]
        if not deck:
            _renew_from_discards(g, seat)
        if not deck:
            break
        drawn.append(deck[0])
        g.move(deck[0], f"hand:{seat}")
        if not deck:
            await exhaust_deck(g, seat)
    if drawn:
        g.say("mec-log-draws", seat=seat_ref(seat), count=len(drawn))
        g.say("mec-log-draws-these", seat=seat_ref(seat), cards=[g.ref(card) for card in drawn], only=seat)


def _renew_from_discards(g: MecState, seat: str) -> None:
    """The first card that was discarded since both ran out is the play deck (MEC-414)."""
    pile = _discarded(g, seat)
    if pile:
        g.move(pile[0], f"deck:{seat}")


def _discarded(g: MecState, seat: str) -> list[str]:
    """The cards of a discard pile; the sites that lie there are of the location deck (MEC-410)."""
    return [card for card in g.zones[f"discard:{seat}"] if facts(g, card).type != "site"]


async def exhaust_deck(g: MecState, seat: str) -> None:
    """A play deck is exhausted and made anew in four steps (MEC-409 to MEC-412)."""
    g.exhaustions[seat] = g.exhaustions.get(seat, 0) + 1
    g.say("mec-log-exhausted", seat=seat_ref(seat), count=g.exhaustions[seat], rule="MEC-408")
    await resolve(g, DeckExhausted(seat=seat))
    pile = g.zones[f"discard:{seat}"]
    for card in [card for card in pile if facts(g, card).type == "site"]:
        g.move(card, f"locations:{seat}")
    await _exchange(g, seat)
    for card in list(pile):
        g.move(card, f"deck:{seat}")
    await shuffle_deck(g, seat)


async def _exchange(g: MecState, seat: str) -> None:
    """Up to five cards change places between discard pile and sideboard (MEC-411)."""
    sideboard, pile = g.zones[f"sideboard:{seat}"], g.zones[f"discard:{seat}"]
    most = min(MOST_EXCHANGED, len(pile), len(sideboard))
    taken = await choose_cards(g, seat, "mec-ask-exchange-in", list(sideboard), most, up_to=True)
    given = await choose_cards(g, seat, "mec-ask-exchange-out", list(pile), len(taken))
    for card in taken:
        g.move(card, f"discard:{seat}")
    for card in given:
        g.move(card, f"sideboard:{seat}")


def discard_from_hand(g: MecState, card: str) -> None:
    """A card goes from the hand to the discard pile, which only its owner looks through; where that and the play deck
    have run out it is the new play deck (MEC-414)."""
    seat = g.owners[card]
    has_run_out = not g.zones[f"deck:{seat}"] and not _discarded(g, seat)
    g.move(card, f"deck:{seat}" if has_run_out else f"discard:{seat}")
    g.say("mec-log-discards-one", seat=seat_ref(seat))


async def reset_hand(g: MecState, seat: str) -> None:
    """A hand is brought to hand size, drawing or discarding (MEC-535, MEC-567)."""
    surplus = len(g.zones[f"hand:{seat}"]) - hand_size(g, seat)
    if surplus > 0:
        hand = list(g.zones[f"hand:{seat}"])
        for card in await choose_cards(g, seat, "mec-ask-too-many", hand, surplus):
            discard_from_hand(g, card)
    await draw(g, seat, -surplus)


def into_hand(g: MecState, seat: str, card: str) -> None:
    """A card that is not in play goes to a hand: one taken back from a pile, a creature that was driven off."""
    g.move(card, f"hand:{seat}")


def tell_taken_back(g: MecState, seat: str, cards: Sequence[str]) -> None:
    """Cards have come to a hand out of piles that only their owner looks through."""
    if cards:
        g.say("mec-log-takes-back", seat=seat_ref(seat), count=len(cards))
        g.say("mec-log-takes-back-these", cards=[g.ref(card) for card in cards], only=seat)


def tell_shuffled_in(g: MecState, seat: str, cards: Sequence[str]) -> None:
    """Cards have been shuffled into a play deck out of what only their owner looks through."""
    if cards:
        g.say("mec-log-shuffles-in", seat=seat_ref(seat), count=len(cards))
        g.say("mec-log-shuffles-in-these", cards=[g.ref(card) for card in cards], only=seat)


async def into_deck(g: MecState, seat: str, card: str) -> None:
    """A card is shuffled into a play deck."""
    g.move(card, f"deck:{seat}")
    await shuffle_deck(g, seat)
