"""Hands, decks and discard piles: drawing, discarding, shuffling."""

from __future__ import annotations

from functools import partial

from desktop_app.engine.ask import shuffle
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_option, seat_ref
from desktop_app.games.lotr_tcg.book.ladder import resolve
from desktop_app.games.lotr_tcg.events.cards import CardsDrawn
from desktop_app.games.lotr_tcg.state import TcgState

RULE_OF_4 = 4


def may_take(g: TcgState, seat: str, count: int) -> int:
    """How many of so many cards a seat may draw or take into hand: in his fellowship phase four in all (TCG-422)."""
    return min(count, RULE_OF_4 - g.taken) if g.phase == "fellowship" and seat == g.active else count


async def draw(g: TcgState, seat: str, count: int) -> None:
    """Draws cards, as many as there are; nobody loses by it (TCG-379)."""
    drawn: list[str] = []
    for _ in range(max(0, may_take(g, seat, count))):
        if not g.zones[f"deck:{seat}"] and not await _reshuffle(g, seat):
            break
        card = g.zones[f"deck:{seat}"][0]
        if g.phase == "fellowship" and seat == g.active:
            g.taken += 1
        await resolve(g, CardsDrawn(seat=seat, cards=[card]), partial(g.move, card, f"hand:{seat}"))
        drawn.append(card)
    if drawn:
        g.say("tcg-log-draws", seat=seat_ref(seat), count=len(drawn))
        g.say("tcg-log-draws-these", seat=seat_ref(seat), cards=[g.ref(card) for card in drawn], only=seat)


def could_draw(g: TcgState, seat: str, count: int) -> int:
    """How many of so many cards a draw would bring."""
    anew = len(g.zones[f"discard:{seat}"]) if _can_reshuffle(g, seat) else 0
    return min(may_take(g, seat, count), len(g.zones[f"deck:{seat}"]) + anew)


def can_draw(g: TcgState, seat: str) -> bool:
    """Whether a draw would bring a card."""
    return could_draw(g, seat, 1) > 0


def deck_to_search(g: TcgState, seat: str) -> list[str]:
    """The cards of a draw deck, of an empty one those of which it can be made anew at this moment (TCG-133)."""
    return list(g.zones[f"deck:{seat}"]) or (list(g.zones[f"discard:{seat}"]) if _can_reshuffle(g, seat) else [])


def holds_cards(g: TcgState, seat: str) -> bool:
    """Whether a draw deck has a card, or could be made anew."""
    return bool(deck_to_search(g, seat))


async def renew_if_empty(g: TcgState, seat: str) -> None:
    """Whoever needs a card of his empty draw deck makes it anew, where he can."""
    if not g.zones[f"deck:{seat}"] and _can_reshuffle(g, seat):
        await _make_anew(g, seat)


def _can_reshuffle(g: TcgState, seat: str) -> bool:
    """In the starter game once per game; not under the full rules (TCG-133, TCG-134)."""
    return g.starter and seat not in g.reshuffled and bool(g.zones[f"discard:{seat}"])


async def _reshuffle(g: TcgState, seat: str) -> bool:
    if not _can_reshuffle(g, seat):
        return False
    if await choose_option(g, seat, "tcg-ask-reshuffle", ("accept", "decline"), primary="accept") == "decline":
        return False
    await _make_anew(g, seat)
    return True


async def _make_anew(g: TcgState, seat: str) -> None:
    g.reshuffled.append(seat)
    for card in list(g.zones[f"discard:{seat}"]):
        g.move(card, f"deck:{seat}")
    g.say("tcg-log-reshuffles", seat=seat_ref(seat), rule="TCG-133")
    await shuffle_deck(g, seat)


def discard_from_hand(g: TcgState, card: str) -> None:
    """A card of a hand is discarded."""
    g.say("tcg-log-discards", seat=seat_ref(g.owners[card]), card=g.ref(card))
    g.move(card, f"discard:{g.owners[card]}")


async def shuffle_deck(g: TcgState, seat: str) -> None:
    """Shuffles a draw deck."""
    await shuffle(g.chance, g.zones[f"deck:{seat}"], message("tcg-chance-shuffle", seat=seat_ref(seat)), g.step)


async def discard_from_deck(g: TcgState, seat: str) -> None:
    """The top card of a draw deck is discarded."""
    await renew_if_empty(g, seat)
    card = g.zones[f"deck:{seat}"][0]
    g.say("tcg-log-discards-from-deck", seat=seat_ref(seat), card=g.ref(card))
    g.move(card, f"discard:{seat}")
