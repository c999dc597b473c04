"""Cards going from zone to zone: entering and leaving play, drawing, discarding, attaching, shuffling."""

from __future__ import annotations

from desktop_app.engine.ask import shuffle
from desktop_app.engine.messages import message
from desktop_app.games.lotr_lcg.abilities import NO_DRAWING
from desktop_app.games.lotr_lcg.book.triggered_abilities import resolve
from desktop_app.games.lotr_lcg.events import CardsDrawn, EntersPlay, LeavesPlay
from desktop_app.games.lotr_lcg.reading.queries import copies_in_play, facts, forbidden, kind
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.asking import seat_ref, zone_ref

ENCOUNTER = "encounter"


def discard_pile(g: LcgState, card: str) -> str:
    """The discard pile of the deck a card came from (LCG-275)."""
    owner = g.owners[card]
    return "encounter_discard" if owner == ENCOUNTER else f"discard:{owner}"


def home_of(card_type: str, seat: str) -> str:
    """The zone in play where a card of this type lies for a seat."""
    if card_type == "attachment":
        return "attached"
    return f"engaged:{seat}" if card_type == "enemy" else f"play:{seat}"


async def enter_play(
    g: LcgState, card: str, zone: str, seat: str = "", *, host: str = "", played: bool = False
) -> None:
    """A card enters play, ready and without anything on it (LCG-078, LCG-175, LCG-303)."""
    await _give_way(g, card)

    def apply() -> None:
        g.move(card, zone)
        g.pieces[card] = Piece(controller=seat, host=host)
        if host:
            g.pieces[host].attachments.append(card)

    await resolve(g, EntersPlay(card=card, seat=seat, played=played), apply)


async def _give_way(g: LcgState, card: str) -> None:
    """A unique character that enters play from the encounter deck has the players discard their copy (LCG-085)."""
    if g.owners[card] == ENCOUNTER and facts(g, card).unique:
        for copy in [c for c in copies_in_play(g, g.codes[card]) if g.pieces[c].controller]:
            await discard_from_play(g, copy)


def take_off(g: LcgState, card: str, to: str = "", index: int | None = None) -> None:
    """Takes a card out of play without ceremony: its attachments and shadow cards go to their discard piles.

    An attack whose last defender is gone counts as undefended from then on (LCG-473).
    """
    piece = g.pieces.pop(card)
    if piece.host and piece.host in g.pieces:
        g.pieces[piece.host].attachments.remove(card)
    for attachment in piece.attachments:
        if attachment in g.pieces:
            g.pieces[attachment].host = ""
            take_off(g, attachment)
    for shadow in piece.shadows:
        discard_shadow(g, shadow)
    for attack in g.attacks:
        if card in attack.characters:
            attack.characters.remove(card)
            attack.undefended = attack.kind == "enemy" and not attack.characters
        if attack.enemy == card:
            attack.enemy = ""
    g.move(card, to or discard_pile(g, card), index)


def discard_shadow(g: LcgState, shadow: str) -> None:
    """A shadow card goes to the encounter discard pile."""
    if shadow in g.turned:
        g.turned.remove(shadow)
    g.move(shadow, "encounter_discard")


async def leave_play(
    g: LcgState, card: str, how: str, to: str = "", index: int | None = None, event: LeavesPlay | None = None
) -> bool:
    """A card leaves play for its discard pile or another zone (LCG-176). Answers whether it did."""
    if card not in g.pieces:
        return False
    code, holder = g.codes[card], g.pieces[card].controller
    what = event or LeavesPlay(card=card, code=code, controller=holder, how=how)
    if how != "destroyed":
        g.say(f"lcg-log-{how}", card=g.ref(card))
    return await resolve(g, what, lambda: take_off(g, card, to, index))


async def discard_from_play(g: LcgState, card: str) -> bool:
    """Discards a card from play."""
    return await leave_play(g, card, "discarded")


async def draw_cards(g: LcgState, seat: str, count: int, *, opening: bool = False) -> None:
    """A seat draws cards from the top of its deck, all at once; an empty deck gives none (LCG-335, LCG-354)."""
    deck = g.zones[f"deck:{seat}"]
    cards = deck[:count]
    if not cards:
        return
    stopped_by = "" if opening else cannot_draw(g, seat)
    if stopped_by:
        g.say("lcg-log-cannot-draw", seat=seat_ref(seat), card=g.ref(stopped_by), rule="LCG-249")
        return

    def apply() -> None:
        for card in cards:
            g.move(card, f"hand:{seat}")
        g.say("lcg-log-draws", seat=seat_ref(seat), count=len(cards))
        g.say("lcg-log-draws-these", seat=seat_ref(seat), cards=[g.ref(card) for card in cards], only=seat)

    await resolve(g, CardsDrawn(seat=seat, cards=cards), apply)


def cannot_draw(g: LcgState, seat: str) -> str:
    """The card that keeps a seat from drawing (LCG-249), or ""."""
    for stops in NO_DRAWING:
        card = stops(g)
        if card:
            return card
    return forbidden(g, "draw", seat)


async def shuffle_zone(g: LcgState, zone: str) -> None:
    """Shuffles a deck."""
    await shuffle(g.chance, g.zones[zone], message("lcg-chance-shuffle", zone=zone_ref(zone)), g.step)
    g.say("lcg-log-shuffles", zone=zone_ref(zone))


async def return_to_hand(g: LcgState, card: str) -> None:
    """Returns a card in play to its owner's hand."""
    await leave_play(g, card, "returned", f"hand:{g.owners[card]}")


def can_attach(g: LcgState, attachment: str, host: str) -> bool:
    """Whether a card can have this attachment (LCG-254, LCG-255)."""
    if forbidden(g, "attachments", host):
        return False
    return not any(forbidden(g, f"attachments:{trait}", host) for trait in facts(g, attachment).traits)


async def attach_treachery(g: LcgState, card: str, host: str) -> None:
    """A revealed card that counts as an attachment is attached; the scenario keeps control of it."""

    def apply() -> None:
        g.move(card, "attached")
        g.pieces[card] = Piece(controller="", host=host, counts_as="attachment")
        g.pieces[host].attachments.append(card)

    g.say("lcg-log-attached", card=g.ref(card), host=g.ref(host))
    await resolve(g, EntersPlay(card=card, seat=""), apply)


async def take_control(g: LcgState, card: str, seat: str) -> None:
    """A seat takes control of a character in play, with the attachments of players on it (LCG-315, LCG-316)."""
    if g.pieces[card].controller == seat:
        return
    g.pieces[card].controller = seat
    for attachment in g.pieces[card].attachments:
        if g.pieces[attachment].controller:
            g.pieces[attachment].controller = seat
    if kind(g, card) != "attachment":
        g.move(card, f"play:{seat}")
    g.say("lcg-log-control", seat=seat_ref(seat), card=g.ref(card))
