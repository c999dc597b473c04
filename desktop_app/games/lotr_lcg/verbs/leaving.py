"""Cards leaving play: with what hangs on them, in the order their owners want, or back to the staging area."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import put_in_order
from desktop_app.games.kit.leaving import lift
from desktop_app.games.lotr_lcg.book.ladder import resolve_together
from desktop_app.games.lotr_lcg.events import Destroyed, Detached, LeavesPlay
from desktop_app.games.lotr_lcg.reading.queries import (
    CAMPAIGN,
    ENCOUNTER,
    SLAIN,
    is_blank,
    kind,
    players,
    stands_in,
    traits,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS

_PILES = {ENCOUNTER: "encounter_discard", CAMPAIGN: "removed"}


def discard_pile(g: LcgState, card: str) -> str:
    """The discard pile of the deck a card came from (LCG-275); what came from none is out of the game."""
    owner = g.owners[card]
    return _PILES.get(owner, f"discard:{owner}")


def take_off(g: LcgState, card: str, to: str = "", index: int | None = None) -> None:
    """Takes a card out of play without ceremony; what is attached to it and still there is discarded with it.

    Whoever guarded it stays where it is, and guards nothing any more. Its shadow cards are discarded. What
    stands in for a card is gone, and the card beneath goes where it would have gone.
    What was said of it is over: effects on it, uses of its abilities (should it come back it is another card). An
    attack whose last defender is gone counts as undefended from then on (LCG-473).
    """
    piece = lift(g, card)
    for attachment in piece.attachments:
        if goes_back(g, attachment):
            detach(g, attachment)
        elif g.home[attachment] == "attached" and attachment in g.pieces and attachment not in g.dying:
            take_off(g, attachment)
    for shadow in piece.shadows:
        discard_shadow(g, shadow)
    leave_the_fight(g, card)
    leaving = piece.beneath or card
    if stands_in(g, card):
        g.move(card, "box")
    if g.home[leaving] != "box":
        g.move(leaving, to or discard_pile(g, leaving), index)
        if to == "encounter_deck":
            g.known.append(leaving)


def leave_the_fight(g: LcgState, card: str) -> None:
    """A card takes no part any more in any attack being resolved; one without its last defender is undefended."""
    for attack in g.attacks:
        if card in attack.characters:
            attack.characters.remove(card)
            attack.undefended = attack.kind == "enemy" and not attack.characters
        if attack.enemy == card:
            attack.enemy = ""


def goes_back(g: LcgState, card: str) -> bool:
    """Whether a card is a claimed objective that goes back to the staging area when it comes off its host."""
    if g.home[card] != "attached" or not CARDS.permission(g.codes[card], "goes_back"):
        return False
    return not is_blank(g, card)


def detach(g: LcgState, card: str) -> None:
    """A claimed objective goes back to the staging area, nobody's and unguarded (LCG-074, LCG-323)."""
    if g.home[card] != "attached":
        return
    piece = g.pieces[card]
    if piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(card)
    piece.controller, piece.host, piece.counts_as = "", "", ""
    g.move(card, "staging")
    g.say("lcg-log-to-staging", card=g.ref(card))


def leave_the_shadows(g: LcgState, card: str) -> None:
    """A card is no shadow card any more: it does something else."""
    for piece in g.pieces.values():
        if card in piece.shadows:
            piece.shadows.remove(card)
    g.turned = [other for other in g.turned if other != card]


def discard_shadow(g: LcgState, shadow: str) -> None:
    """A shadow card goes to the encounter discard pile."""
    if shadow in g.turned:
        g.turned.remove(shadow)
    g.move(shadow, "encounter_discard")


async def order_on_pile(g: LcgState, seat: str, cards: Sequence[str]) -> list[str]:
    """Cards of a player that go to the discard pile at once, in the order that he chooses (LCG-278)."""
    return await put_in_order(g, seat, "lcg-ask-discard-order", cards, rule="LCG-278", why="lcg-why-discard-order")


async def in_discard_order(g: LcgState, cards: Sequence[str]) -> list[str]:
    """Cards about to be discarded at once, as their owners want them to lie: each orders their own (LCG-278).

    A card and the one attachment on it lie as they come.
    """
    found = list(cards)
    for seat in players(g):
        mine = [card for card in cards if g.owners[card] == seat]
        if len(mine) == 2 and mine[1] in g.pieces[mine[0]].attachments:
            continue
        ordered = iter(await order_on_pile(g, seat, mine))
        found = [next(ordered) if card in mine else card for card in found]
    return found


async def depart(g: LcgState, leaving: Sequence[LeavesPlay], happened: list[Event] | None = None) -> list[Event]:
    """Cards leave play at once, and with each what is attached to it (LCG-089, LCG-176).

    What comes to lie on one discard pile lies there as its owner wants it (LCG-278).
    """
    there = [event for event in leaving if event.card in g.pieces]
    by_card = {event.card: event for event in [*there, *falling_with(g, there)]}
    on_piles = [card for card, event in by_card.items() if not event.to and not goes_back(g, card)]
    ordered = [*(card for card in by_card if card not in on_piles), *await in_discard_order(g, on_piles)]
    g.dying += ordered
    together = [by_card[card] for card in ordered]
    done = await resolve_together(g, [departure(g, event, together) for event in together], happened)
    g.dying = [card for card in g.dying if card not in by_card]
    return [event for event in done if event in there]


def departure(g: LcgState, event: LeavesPlay, together: Sequence[LeavesPlay] = ()) -> tuple[Event, Apply]:
    """How a card leaves play, ``together`` with others; what goes back to the staging area when it comes off does not
    leave it."""
    if goes_back(g, event.card):
        return Detached(card=event.card, along_with=event.along_with), partial(detach, g, event.card)
    return event, partial(_leave, g, event, together)


def falling_with(g: LcgState, leaving: Sequence[LeavesPlay]) -> list[LeavesPlay]:
    """The attachments of cards that leave play, and theirs; not who guards an objective."""
    named = [event.card for event in leaving]
    events = [
        LeavesPlay(
            card=card, code=g.codes[card], controller=g.pieces[card].controller, how="discarded", along_with=host
        )
        for host in leaving
        for card in g.pieces[host.card].attachments
        if g.home[card] == "attached" and card not in named
    ]
    return events and [*events, *falling_with(g, events)]


def _leave(g: LcgState, event: LeavesPlay, together: Sequence[LeavesPlay]) -> None:
    if not event.was:  # the first that goes takes nothing from the others that they leave with
        for each in (event, *together):
            if not each.was and each.card in g.pieces:
                each.was, each.was_blank, each.traits = kind(g, each.card), is_blank(g, each.card), traits(g, each.card)
    if event.card in g.pieces:
        if isinstance(event, Destroyed) and event.was == "enemy":
            g.used[SLAIN] = g.used.get(SLAIN, 0) + 1
        if event.along_with is not None:
            g.say("lcg-log-discarded", card=g.ref(event.card))
        whose = event.to.partition(":")[2]  # who was eliminated meanwhile has a discard pile and nothing else
        take_off(g, event.card, "" if whose in g.eliminated else event.to, _index(g, event, together))


def _index(g: LcgState, event: LeavesPlay, together: Sequence[LeavesPlay]) -> int | None:
    """How far from the top a card goes: below those that have just gone there and whose turn was later (LCG-259)."""
    if event.index is None:
        return None
    same = [other for other in together if other.to == event.to and other.turn > event.turn]
    return event.index + sum(g.home[other.card] == other.to for other in same)


def _goes_to(g: LcgState, card: str, to: str) -> str:
    """A zone that may name the ``{owner}``; whoever is out has a discard pile and nothing else (LCG-158), and the
    scenario no hand."""
    owner = g.owners[card]
    zone = to.format(owner=owner)
    return "" if zone != to and (owner in g.eliminated or zone not in g.zones) else zone


async def leave_play(
    g: LcgState,
    cards: Sequence[str],
    how: str,
    to: str = "",
    *,
    told: str = "",
    happened: list[Event] | None = None,
) -> list[Event]:
    """Cards leave play at once for their discard piles or another zone, which may name the ``{owner}``.

    ``told`` is how the log says it where ``how`` does not do. What ``happened`` is part of something that goes on, as
    for ``depart``.
    """
    leaving = [
        LeavesPlay(
            card=card,
            code=g.codes[card],
            controller=g.pieces[card].controller,
            how=how,
            to=_goes_to(g, card, to),
        )
        for card in cards
        if card in g.pieces
    ]
    for event in leaving:
        g.say(f"lcg-log-{told or how}" if event.to or not to else "lcg-log-discarded", card=g.ref(event.card))
    return await depart(g, leaving, happened) if leaving else []


async def discard_from_play(g: LcgState, *cards: str) -> list[Event]:
    """Discards cards from play, all at once."""
    return await leave_play(g, cards, "discarded")
