"""Cards going from zone to zone: entering and leaving play, drawing, discarding, attaching, shuffling."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.ask import shuffle
from desktop_app.engine.events import Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.asking import seat_ref, zone_ref
from desktop_app.games.lotr_lcg.book.ladder import LADDER, resolve, resolve_together
from desktop_app.games.lotr_lcg.events import (
    CardsDrawn,
    ControlTaken,
    DeckSearched,
    DiscardsShuffled,
    EntersPlay,
    PutAtBottom,
    RemovedFromGame,
    ReturnedToHand,
    SetAside,
    ShuffledIntoDeck,
)
from desktop_app.games.lotr_lcg.reading.queries import ENCOUNTER, copies_in_play, facts, forbidden, kind, players
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.leaving import discard_from_play, leave_play, leave_the_shadows
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS


def home_of(card_type: str, seat: str) -> str:
    """The zone in play where a card of this type lies for a seat."""
    if card_type == "attachment":
        return "attached"
    return f"engaged:{seat}" if card_type == "enemy" else f"play:{seat}"


async def enter_play(
    g: LcgState, card: str, zone: str, seat: str = "", *, host: str = "", over: str = "", played: bool = False
) -> bool:
    """A card enters play, ready and without anything on it (LCG-078, LCG-175, LCG-303). Answers whether it did.

    ``over`` is the card of a deck that it stands in for: that lies beneath it from then on. Nothing enters play before
    who is out of the game, and no enemy engages so that cannot or whom none can (LCG-165, LCG-249).
    """
    place, _, before = zone.partition(":")
    if place == "engaged" and (forbidden(g, "engage", card) or forbidden(g, "engage", before)):
        return False
    if not await _give_way(g, card):
        return False
    under = g.home.get(over)
    event = EntersPlay(card=card, seat=seat, played=played)

    def apply() -> None:
        taken = (bool(host) and host not in g.pieces) or g.home.get(over) != under  # by what answered
        event.cancelled = taken or before in g.eliminated
        if event.cancelled:
            return
        if g.home[card] == "shadows":
            leave_the_shadows(g, card)
        g.move(card, zone)
        piece = g.pieces.setdefault(card, Piece())  # what was revealed has one, and what lies on it stays
        piece.controller, piece.host, piece.beneath = seat, host, over
        if over:
            g.move(over, "beneath")
        if host:
            g.pieces[host].attachments.append(card)

    return await resolve(g, event, apply)


async def _give_way(g: LcgState, card: str) -> bool:
    """A unique character that enters play from the encounter deck has the players discard their copy (LCG-085);
    answers whether it can enter, as it cannot beside a copy that cannot leave play (LCG-083, LCG-249)."""
    if g.owners[card] == ENCOUNTER and facts(g, card).unique:
        copies = [copy for copy in copies_in_play(g, g.codes[card]) if g.pieces[copy].controller]
        if any(forbidden(g, "leave_play", copy) for copy in copies):
            return False
        await discard_from_play(g, *copies)
    return True


async def draw_cards(g: LcgState, seats: Sequence[str], count: int, *, opening: bool = False) -> list[Event]:
    """Seats draw cards from the top of their decks, all at once; an empty deck gives none (LCG-335, LCG-354)."""

    def take(event: CardsDrawn) -> None:
        seat, cards = event.seat, g.zones[f"deck:{event.seat}"][:count]  # what lies there now
        event.cards, event.cancelled = cards, not cards
        if event.cancelled:
            return
        for card in cards:
            g.move(card, f"hand:{seat}")
        g.say("lcg-log-draws", seat=seat_ref(seat), count=len(cards))
        g.say("lcg-log-draws-these", seat=seat_ref(seat), cards=[g.ref(card) for card in cards], only=seat)

    drawn = [CardsDrawn(seat=seat, cards=g.zones[f"deck:{seat}"][:count]) for seat in seats]
    together = [
        (event, partial(take, event)) for event in drawn if event.cards and (opening or not _is_stopped(g, event.seat))
    ]
    return await resolve_together(g, together) if together else []


def _is_stopped(g: LcgState, seat: str) -> bool:
    """Whether something keeps a seat from drawing, which is told."""
    stopped_by = forbidden(g, "draw", seat)
    if stopped_by:
        g.say("lcg-log-cannot-draw", seat=seat_ref(seat), card=g.ref(stopped_by), rule="LCG-249")
    return bool(stopped_by)


async def shuffle_zone(g: LcgState, zone: str) -> None:
    """Shuffles a deck."""
    await shuffle(g.chance, g.zones[zone], message("lcg-chance-shuffle", zone=zone_ref(zone)), g.step)
    g.say("lcg-log-shuffles", zone=zone_ref(zone))
    if zone == "encounter_deck":
        g.known = []


async def return_to_hand(g: LcgState, *cards: str) -> list[Event]:
    """Returns cards in play to their owners' hands."""
    return await leave_play(g, cards, "returned", "hand:{owner}")


async def take_back(g: LcgState, cards: Sequence[str]) -> list[Event]:
    """Cards that are not in play go to their owners' hands."""

    def take(card: str) -> None:
        g.move(card, f"hand:{g.owners[card]}")
        g.say("lcg-log-returned", card=g.ref(card))

    events = [ReturnedToHand(card=card, seat=g.owners[card]) for card in cards]
    return await resolve_together(g, [(event, partial(take, event.card)) for event in events])


async def search_deck(
    g: LcgState, seat: str, card: str, told: str, count: int, *, back_on_top: Sequence[str] | None = None
) -> None:
    """Takes a card found among the top ``count`` of a deck to hand; the rest is shuffled in, or goes back in order."""

    def take() -> None:
        g.move(card, f"hand:{seat}")
        if back_on_top is not None:  # before an answer finds the deck
            g.zones[f"deck:{seat}"][: len(back_on_top)] = back_on_top
        g.say(told, seat=seat_ref(seat), count=count)

    await resolve(g, DeckSearched(card=card, seat=seat), take)
    if back_on_top is None:
        await shuffle_zone(g, f"deck:{seat}")


def look_through(g: LcgState, seat: str, zone: str) -> None:
    """Shows a seat that searches a hidden zone what lies there, and nothing of its order (LCG-032)."""
    codes = sorted(g.codes[card] for card in g.zones[zone])
    if codes:
        g.say("lcg-log-looks-through", zone=zone_ref(zone), cards=[f"@:{code}" for code in codes], only=seat)


def cards_of_the_deck(g: LcgState, seat: str) -> list[str]:
    """What lies in a player's discard pile, without the heroes: they are part of no deck (LCG-105)."""
    return [card for card in g.zones[f"discard:{seat}"] if facts(g, card).type != "hero"]


async def shuffle_discards(g: LcgState, seat: str) -> bool:
    """Shuffles a player's discard pile into the deck; fallen heroes stay where they lie. Answers whether it is done."""

    def move() -> None:
        for card in cards_of_the_deck(g, seat):
            g.move(card, f"deck:{seat}")

    done = await resolve(g, DiscardsShuffled(seat=seat), move)
    await shuffle_zone(g, f"deck:{seat}")
    return done


async def remove_from_the_game(g: LcgState, cards: Sequence[str]) -> list[Event]:
    """Cards that are not in play leave the game for good."""
    events = [RemovedFromGame(card=card) for card in cards]
    return await resolve_together(g, [(event, partial(g.move, event.card, "removed")) for event in events])


async def set_aside(g: LcgState, cards: Sequence[str]) -> None:
    """Cards wait out of play, in sight (LCG-049)."""
    events = [SetAside(card=card) for card in cards]
    await resolve_together(g, [(event, partial(g.move, event.card, "set_aside")) for event in events])


async def put_at_bottom(g: LcgState, card: str, deck: str) -> None:
    """Puts a card of a deck at its bottom."""

    def move() -> None:
        g.move(card, deck)
        g.say("lcg-log-to-bottom")

    await resolve(g, PutAtBottom(card=card), move)


def put_on_top(g: LcgState, card: str) -> None:
    """Puts a card that is not in play on top of the encounter deck, where everybody knows that it lies."""
    g.move(card, "encounter_deck", 0)
    g.known.append(card)
    g.say("lcg-log-on-top", card=g.ref(card))


async def shuffle_into_deck(g: LcgState, cards: Sequence[str]) -> list[Event]:
    """Cards in play leave it for their owners' decks, encounter cards for the encounter deck, which are shuffled before
    anything answers."""
    happened, left = list[Event](), list[Event]()
    decks: dict[str, list[str]] = {}
    for card in cards:
        decks.setdefault("encounter_deck" if g.owners[card] == ENCOUNTER else "deck:{owner}", []).append(card)
    for deck, leaving in decks.items():
        told = "back-into-deck" if deck == "encounter_deck" else "back-into-own-deck"
        left += await leave_play(g, leaving, "returned", deck, told=told, happened=happened)
    for deck in dict.fromkeys(g.home[card] for card in cards):
        if deck.partition(":")[0] in ("deck", "encounter_deck"):
            await shuffle_zone(g, deck)
    await LADDER.react(g, happened)
    return left


async def shuffle_into_encounter_deck(g: LcgState, cards: Sequence[str]) -> list[Event]:
    """Encounter cards that are not in play go back into the encounter deck, which is shuffled."""

    def move(card: str) -> None:
        g.move(card, "encounter_deck")
        g.say("lcg-log-back-into-deck", card=g.ref(card))

    events = [ShuffledIntoDeck(card=card) for card in cards]
    done = await resolve_together(g, [(event, partial(move, event.card)) for event in events])
    await shuffle_zone(g, "encounter_deck")
    return done


def can_attach(g: LcgState, attachment: str, host: str) -> bool:
    """Whether a card can have this attachment (LCG-254, LCG-255)."""
    if forbidden(g, "attachments", host):
        return False
    for trait in facts(g, attachment).traits:
        if forbidden(g, f"attachments:{trait}", host):
            return False
    return True


async def attach(g: LcgState, card: str, host: str) -> None:
    """A card that is not in play is attached to a character, under the control of who controls that one.

    What is printed as something else counts as an attachment from then on.
    """
    await enter_play(g, card, "attached", g.pieces[host].controller, host=host)
    if card in g.pieces and kind(g, card) != "attachment":
        g.pieces[card].counts_as = "attachment"


async def attach_treachery(g: LcgState, card: str, host: str) -> bool:
    """A revealed card that counts as an attachment is attached; the scenario keeps control of it. Answers whether it
    was."""

    event = EntersPlay(card=card, seat="")

    def apply() -> None:
        event.cancelled = host not in g.pieces
        if not event.cancelled:
            leave_the_shadows(g, card)
            g.move(card, "attached")
            g.pieces[card] = Piece(controller="", host=host, counts_as="attachment")
            g.pieces[host].attachments.append(card)

    g.say("lcg-log-attached", card=g.ref(card), host=g.ref(host))
    return await resolve(g, event, apply)


async def attach_to_deck(g: LcgState, card: str, seat: str) -> bool:
    """An encounter card that counts as an attachment is attached to the top of a player's deck. Answers whether it
    was."""

    def apply() -> None:
        leave_the_shadows(g, card)
        g.move(card, f"on_deck:{seat}")
        g.pieces[card] = Piece(counts_as="attachment")

    g.say("lcg-log-attached-to-deck", card=g.ref(card), seat=seat_ref(seat))
    return await resolve(g, EntersPlay(card=card, seat=""), apply)


async def take_control(g: LcgState, card: str, seat: str) -> bool:
    """A seat takes control of a character in play, with the attachments of players on it (LCG-315, LCG-316).

    Answers whether it did: not of what cannot change hands (LCG-249).
    """
    if g.pieces[card].controller == seat or seat in g.eliminated or forbidden(g, "change_control", card):
        return False

    def take() -> None:
        g.pieces[card].controller = seat
        for attachment in g.pieces[card].attachments:
            if g.pieces[attachment].controller:
                g.pieces[attachment].controller = seat
        zone, _, of_a_seat = g.home[card].partition(":")
        if of_a_seat:
            g.move(card, f"{zone}:{seat}")
        g.say("lcg-log-control", seat=seat_ref(seat), card=g.ref(card))

    return await resolve(g, ControlTaken(card=card, seat=seat), take)


async def follow_the_first_player(g: LcgState) -> None:
    """The first player takes control of what says that the first player has it."""
    following = CARDS.about(Permits)["follows_the_first_player"]
    for card in [card for card in g.pieces if g.codes[card] in following]:
        await take_control(g, card, players(g)[0])
