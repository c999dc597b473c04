"""Staging: turning up encounter cards, their keywords and When Revealed effects, and where they go."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.effects import end_effects_on
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import CardRevealed, WhenRevealed
from desktop_app.games.lotr_lcg.reading.queries import has_keyword, is_blank, keyword_amount, kind, players
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.counters import raise_threat
from desktop_app.games.lotr_lcg.verbs.moving import enter_play, shuffle_zone
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, WhenRevealedText


async def refill_encounter_deck(g: LcgState) -> None:
    """A deck that runs out in the quest phase is made anew from its discard pile, whether or not another card is
    needed (LCG-337); one that still is empty, because nothing lay there, when a card is needed.
    """
    if g.zones["encounter_deck"] or not g.zones["encounter_discard"] or not _may_refill(g):
        return
    for card in list(g.zones["encounter_discard"]):
        g.move(card, "encounter_deck")
    await shuffle_zone(g, "encounter_deck")


def can_reveal(g: LcgState) -> bool:
    """Whether there is an encounter card to reveal, if need be after the deck has been made anew."""
    return bool(g.zones["encounter_deck"] or (g.zones["encounter_discard"] and _may_refill(g)))


def _may_refill(g: LcgState) -> bool:
    return g.phase in ("quest", "setup")


async def _turn_up(g: LcgState, seat: str) -> str:
    """Turns up the top encounter card (LCG-299) and answers which it was; "" when there is none."""
    await refill_encounter_deck(g)
    deck = g.zones["encounter_deck"]
    if not deck:
        return ""
    card = deck[0]
    await _turn(g, card, seat)
    await refill_encounter_deck(g)
    return card


async def _turn(g: LcgState, card: str, seat: str) -> None:
    """Turns an encounter card face up.

    What may be put into play has a piece from now on, so that it can be harmed as it is revealed; in play it is only
    when it has been placed.
    """

    def turn() -> None:
        g.move(card, "revealed")
        if kind(g, card) != "treachery":
            g.pieces[card] = Piece()
        g.say("lcg-log-revealed", card=g.ref(card), seat=seat_ref(seat))

    await resolve(g, CardRevealed(card=card, seat=seat), turn)


async def reveal(g: LcgState, seat: str, surging: Sequence[str] = ()) -> str:
    """Reveals the top encounter card (LCG-353) and answers which it was; "" from an empty deck. ``surging`` are the
    cards whose Surge led to it, one by that of the other."""
    card = await _turn_up(g, seat)
    if card:
        await stage(g, card, seat, surging=surging)
    return card


async def stage(g: LcgState, card: str, seat: str, guarding: str = "", surging: Sequence[str] = ()) -> None:
    """The three steps of staging a card that lies face up (LCG-299 to LCG-302), then its Surge (LCG-265).

    A card that was destroyed or discarded as it was revealed is staged no more, and nothing of its keywords comes
    about. ``guarding`` is the objective that it is attached to when it comes into play, or whatever takes its place:
    that is the next card of the deck once its Surge has resolved.
    """
    if g.home[card] != "revealed":
        return
    doomed = keyword_amount(g, card, "doomed")
    if doomed:
        g.say("lcg-log-doomed", card=g.ref(card), count=doomed)
        await raise_threat(g, players(g), doomed, card)
    replaced = await when_revealed(g, card)
    surge = keyword_amount(g, card, "surge")
    await _place(g, card, seat, guarding)
    for _ in range(surge):
        g.say("lcg-log-surge", card=g.ref(card))
        await _reveal_another(g, seat, (*surging, card))
    if replaced and guarding:
        await _guard(g, guarding, seat)
    elif replaced:
        await reveal(g, seat)


async def _reveal_another(g: LcgState, seat: str, surging: Sequence[str]) -> None:
    """Surge reveals an additional card (LCG-262): where no card is left but those that have led to it, none is."""
    left = [*g.zones["encounter_deck"], *(g.zones["encounter_discard"] if _may_refill(g) else ())]
    if any(card not in surging for card in left):
        await reveal(g, seat, surging)


async def when_revealed(g: LcgState, card: str) -> bool:
    """Resolves the When Revealed effects unless they are cancelled or blank (LCG-162).

    Answers whether the card is to be replaced.
    """
    texts = CARDS.of(WhenRevealedText, g.codes[card])
    if not texts or is_blank(g, card):
        return False
    event = WhenRevealed(card=card)
    if await resolve(g, event):
        m = Moment(g, players(g)[0], card, g.codes[card], event=event)
        for text in texts:
            await text.do.perform(m)
    return event.discard_and_replace


async def _place(g: LcgState, card: str, seat: str, guarding: str) -> None:
    """A card is placed, unless what it says has put it elsewhere already; what has engaged a player guards all the
    same."""
    placed = g.home[card] == "revealed"
    if placed:
        await _put_down(g, card)
    if guarding in g.pieces and card in g.pieces and not g.pieces[card].counts_as:
        g.pieces[card].host = guarding
        g.pieces[guarding].attachments.append(card)
    if placed and card in g.pieces and has_keyword(g, card, "guarded"):
        await _guard(g, card, seat)


async def _put_down(g: LcgState, card: str) -> None:
    if kind(g, card) == "treachery":
        end_effects_on(g.effects, card)  # what it gained it has no more, should it be revealed again
        g.move(card, "encounter_discard")
    elif not await enter_play(g, card, "staging") and g.home[card] == "revealed":
        g.pieces.pop(card, None)
        g.move(card, "encounter_discard")


async def _guard(g: LcgState, objective: str, seat: str) -> None:
    """Guarded: the next encounter card is revealed and attached to the objective (LCG-318, LCG-320, LCG-327).

    It is revealed like any other, with its keywords. Objectives that come up before it guard nothing: they are staged
    after it, the first of them first, each with a Guarded of its own.
    """
    waiting: list[str] = []
    card = await _turn_up(g, seat) if objective in g.pieces else ""
    while card and kind(g, card) == "objective":
        waiting.append(card)
        card = await _turn_up(g, seat)
    if card:
        g.say("lcg-log-guards", card=g.ref(card), host=g.ref(objective))
        await stage(g, card, seat, objective)
    for other in waiting:
        await stage(g, other, seat)


async def reveal_guarded(g: LcgState, objectives: Sequence[str], seat: str) -> None:
    """Objectives found in the encounter deck are revealed and placed; it is shuffled before they get their guards
    (LCG-318, LCG-319).
    """
    for objective in objectives:
        await _turn(g, objective, seat)
        await enter_play(g, objective, "staging")
    await shuffle_zone(g, "encounter_deck")
    for objective in objectives:
        await _guard(g, objective, seat)


async def add_to_staging(g: LcgState, card: str) -> bool:
    """A set-up or quest effect puts a card into the staging area: it enters play without being revealed (LCG-175).
    Answers whether it did."""
    g.say("lcg-log-added-to-staging", card=g.ref(card))
    return await enter_play(g, card, "staging")
