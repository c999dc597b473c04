"""Entering play: as oneself or as a duplicate, attached to something, under whose control."""

from __future__ import annotations

from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.events.moving import BecomesAttachment, ControlTaken, EntersAsDuplicate, EntersPlay
from desktop_app.games.thrones.reading.facts import Keyword
from desktop_app.games.thrones.reading.queries import (
    FACTS,
    all_characters,
    copies,
    copies_in_play,
    facts,
    forbidden,
    gains,
    has_trait,
    immune,
    is_blank,
    kind,
)
from desktop_app.games.thrones.state import Piece, ThronesState
from desktop_app.games.thrones.verbs.leaving import out_of_challenges
from desktop_app.games.thrones.vocabulary.texts import CARDS, MostOnHost

HOME = {"character": "characters:{seat}", "location": "locations:{seat}", "attachment": "attached"}
"""Where cards of a type lie in play (GOT-498)."""
NO_ATTACHMENTS = "no_attachments"
ENTERS_KNELT = "enters_knelt"


# -- uniqueness and duplicates -----------------------------------------------------------------------------------------


def duplicate_host(g: ThronesState, seat: str, card: str) -> str:
    """The unique card in play that a card would be a duplicate of, "" for none (GOT-059): both owned and controlled."""
    printed = FACTS[g.codes[card]]
    if not printed.unique or printed.type not in HOME or g.owners[card] != seat:
        return ""
    for each in copies_in_play(g, card):
        if g.pieces[each].controller == seat and g.owners[each] == seat:
            return each
    return ""


def why_not_enter(g: ThronesState, seat: str, card: str) -> str:
    """Why uniqueness keeps a card from entering play under a seat's control: "dead", "unique", or "".

    A card of another player may lie dead or in play neither on the side of whoever would have it nor on its owner's.
    """
    printed = FACTS[g.codes[card]]
    if not printed.unique or printed.type not in HOME:
        return ""
    sides = (seat, g.owners[card])
    dead = (f"dead:{seat}", f"dead:{g.owners[card]}")
    for each in copies(g, card):
        if g.home[each] in dead and each != card:
            return "dead"
    lying = copies_in_play(g, card)
    if not lying or duplicate_host(g, seat, card):
        return ""
    return "unique" if any(g.pieces[each].controller in sides or g.owners[each] in sides for each in lying) else ""


# -- attachments -------------------------------------------------------------------------------------------------------


def can_attach(g: ThronesState, attachment: str, host: str) -> bool:
    """Whether the keywords of a card let an attachment lie on it (GOT-421 to GOT-424), and it is not immune to it."""
    if immune(g, host, g.codes[attachment]) or gains(g, host, "keyword", NO_ATTACHMENTS):
        return False
    for keyword in facts(g, host).keywords:
        if keyword.id == NO_ATTACHMENTS and _bars(g, attachment, keyword) and not is_blank(g, host):
            return False
    return True


def _bars(g: ThronesState, attachment: str, keyword: Keyword) -> bool:
    if keyword.excepted:
        return not any(has_trait(g, attachment, trait) for trait in keyword.excepted)
    return not keyword.only or any(has_trait(g, attachment, trait) for trait in keyword.only)


def hosts(g: ThronesState, seat: str, attachment: str) -> list[str]:
    """What an attachment may be attached to (GOT-012, GOT-499), in the order of the table."""
    m = Moment(g, seat, attachment, g.codes[attachment])
    written = CARDS.of(AttachesTo, m.code)
    found = [host for text in written for host in text.group.all(m)] if written else all_characters(g)
    return [host for host in found if can_attach(g, attachment, host) and not _has_enough(g, attachment, host)]


def _has_enough(g: ThronesState, attachment: str, host: str) -> bool:
    """Whether as many copies of an attachment lie on a card as its limit lets (GOT-261)."""
    limits = CARDS.of(MostOnHost, g.codes[attachment])
    return bool(limits) and limits[0].count <= sum(
        facts(g, other).titles["en"] == facts(g, attachment).titles["en"] for other in g.pieces[host].attachments
    )


async def bearer(g: ThronesState, seat: str, attachment: str, host: str = "") -> str:
    """What an attachment comes to lie on: what was meant for it, or where that cannot bear it by now, what its player
    says (GOT-012); "" where nothing can."""
    able = hosts(g, seat, attachment)
    return host if host in able else await choose_card(g, seat, "got-ask-host", able, source=attachment)


def why_not_on(g: ThronesState, seat: str, attachment: str, host: str) -> str:
    """Why something in play is none of the ``hosts`` of an attachment: a reason id, or ""."""
    if host in hosts(g, seat, attachment):
        return ""
    if immune(g, host, g.codes[attachment]):
        return "immune"
    if not can_attach(g, attachment, host):
        such = any(each.excepted or each.only for each in facts(g, host).keywords if each.id == NO_ATTACHMENTS)
        return "no_such_attachments" if such else NO_ATTACHMENTS
    return "enough" if _has_enough(g, attachment, host) else "text"


def is_legal_on(g: ThronesState, attachment: str, host: str) -> bool:
    """Whether an attachment may stay where it is (GOT-015)."""
    if not can_attach(g, attachment, host):
        return False
    written = CARDS.of(AttachesTo, g.codes[attachment])
    if g.pieces[attachment].counts_as:
        return True
    if not written:
        return kind(g, host) == "character"
    m = Moment(g, g.pieces[attachment].controller, attachment, g.codes[attachment])
    for text in written:
        if text.group.has(m, host):
            return True
    return False


# -- entering ----------------------------------------------------------------------------------------------------------


def entering(
    g: ThronesState, seat: str, card: str, how: str, host: str = "", *, kneeling: bool = False
) -> tuple[Event, Apply]:
    """A card that enters play, as an event with how it happens: a part of marshaling it, or alone."""
    source = g.home[card]
    event = EntersPlay(card=card, seat=seat, how=how, source=source.partition(":")[0])
    knelt = kneeling or CARDS.permission(g.codes[card], ENTERS_KNELT) is not None
    return event, partial(_enter, g, event, host, knelt)


def _enter(g: ThronesState, event: EntersPlay, host: str, kneeling: bool) -> None:
    card, seat = event.card, event.seat
    if host and host not in g.pieces:
        event.cancelled = True  # nothing bears it: it stays where it was (GOT-011)
        return
    g.move(card, HOME[kind(g, card)].format(seat=seat))
    g.pieces[card] = Piece(controller=seat, exhausted=kneeling, host=host, came=event.how)
    if host:
        hang_on(g, card, host, told=event.how != "put")


def hang_on(g: ThronesState, card: str, host: str, *, told: bool = False) -> None:
    """An attachment lies on its host from now on; the log says so unless it has ``told`` that already."""
    g.pieces[host].attachments.append(card)
    if not told:
        g.say("got-log-attached", card=g.ref(card), host=g.ref(host))


def duplicating(g: ThronesState, seat: str, card: str, how: str, host: str) -> tuple[Event, Apply]:
    """A card that comes as a duplicate (GOT-112), as an event with how it happens."""
    event = EntersAsDuplicate(card=card, seat=seat, how=how, source=g.home[card].partition(":")[0], host=host)

    def enter() -> None:
        event.cancelled = host not in g.pieces
        lay_under(g, card, host)

    return event, enter


def lay_under(g: ThronesState, card: str, host: str, *, facedown: bool = False) -> None:
    """Lays a card under another as its duplicate; facedown only its controller may look at it (GOT-035)."""
    if host in g.pieces:
        g.move(card, f"facedown:{g.pieces[host].controller}" if facedown else "under")
        g.pieces[host].duplicates.append(card)


async def become_attachment(g: ThronesState, seat: str, card: str, host: str) -> None:
    """A card that is no attachment is attached as one; where it may not be nothing happens (GOT-421)."""

    event = BecomesAttachment(card=card, seat=seat, host=host)

    def lie_on() -> None:
        if host not in g.pieces:
            event.cancelled = True
            return
        g.move(card, HOME["attachment"])
        g.pieces[card] = Piece(controller=seat, host=host, counts_as="attachment")
        hang_on(g, card, host)

    if can_attach(g, card, host):
        await resolve_together(g, [(event, lie_on)])


async def put_into_play(
    g: ThronesState, seat: str, card: str, how: str = "put", host: str = "", *, kneeling: bool = False
) -> bool:
    """Puts a card into play without paying for it (GOT-334 to GOT-338); False if it cannot be."""
    if why_not_put(g, seat, card):
        return False
    twin = duplicate_host(g, seat, card)
    if twin:
        g.say("got-log-duplicate", seat=seat_ref(seat), card=g.ref(card), other=g.ref(twin))
        return bool(await resolve_together(g, [duplicating(g, seat, card, how, twin)]))
    if facts(g, card).type == "attachment":
        host = await bearer(g, seat, card, host)
    g.say("got-log-puts-into-play", seat=seat_ref(seat), card=g.ref(card))
    return bool(await resolve_together(g, [entering(g, seat, card, how, host, kneeling=kneeling)]))


def why_not_put(g: ThronesState, seat: str, card: str) -> str:
    """Why a card cannot be put into play under a seat's control: a reason id, or "" (GOT-169, GOT-336)."""
    printed = facts(g, card)
    if printed.type not in HOME:
        return "no_type"
    if seat in g.eliminated or forbidden(g, "put_into_play", seat):
        return "forbidden"
    why = why_not_enter(g, seat, card)
    if why or printed.type != "attachment" or duplicate_host(g, seat, card):
        return why
    return "" if hosts(g, seat, card) else "no_host"


# -- control -----------------------------------------------------------------------------------------------------------


def can_take_control(g: ThronesState, seat: str, card: str) -> bool:
    """Whether uniqueness lets a seat that is in the game take control of a card in play (GOT-060, GOT-061)."""
    if card not in g.pieces or g.pieces[card].controller == seat or seat in g.eliminated:
        return False
    printed = facts(g, card)
    if not printed.unique:
        return True
    copies = [each for each in copies_in_play(g, card) if each != card]
    dead = [facts(g, each).titles["en"] for each in g.zones[f"dead:{seat}"]]
    mine = any(seat in (g.pieces[each].controller, g.owners[each]) for each in copies)
    return not mine and printed.titles["en"] not in dead


async def take_control(g: ThronesState, seat: str, card: str) -> bool:
    """A seat takes control of a card; what is attached to it keeps its controllers (GOT-016)."""
    if not can_take_control(g, seat, card):
        return False
    event = ControlTaken(card=card, seat=seat, before=g.pieces[card].controller)

    def take() -> None:
        out_of_challenges(g, card)
        g.pieces[card].controller = seat
        if not g.pieces[card].host:
            g.move(card, HOME[kind(g, card)].format(seat=seat))
        g.say("got-log-control", seat=seat_ref(seat), card=g.ref(card))

    return bool(await resolve_together(g, [(event, take)]))
