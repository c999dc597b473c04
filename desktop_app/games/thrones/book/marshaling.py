"""Marshaling and ambush: what may be bought into play now and why not, and buying it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.costs import (
    ambush_prices,
    count_limited,
    is_limited,
    pay_gold,
    price,
    too_many_limited,
)
from desktop_app.games.thrones.book.ladder import resolve_together
from desktop_app.games.thrones.book.playing import moment
from desktop_app.games.thrones.events.moving import CardMarshaled, DuplicateMarshaled
from desktop_app.games.thrones.reading.queries import FACTS, READING, facts, forbidden
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.entering import (
    HOME,
    bearer,
    duplicate_host,
    duplicating,
    entering,
    hosts,
    put_into_play,
    why_not_enter,
    why_not_put,
)

AMBUSHERS = frozenset(code for code, card in FACTS.items() if any(each.id == "ambush" for each in card.keywords))
"""The cards on which ambush is printed."""
MARSHALING = "3.2w"
"""The window in which the active player marshals."""


def why_not_marshal(g: ThronesState, seat: str, card: str) -> str:
    """Why a card in hand cannot be marshaled now: a reason id, or "" when it can. The one legality of marshaling."""
    if g.step != MARSHALING:
        return "not_marshaling"
    if g.active != seat:
        return "not_active"
    why = _why_not_come(g, seat, card)
    if why or duplicate_host(g, seat, card):
        return why
    return _why_not_bought(g, seat, card) or ("" if _places(g, seat, card, "") else "no_host")


def _why_not_come(g: ThronesState, seat: str, card: str) -> str:
    """Why a card cannot be marshaled, as itself or as a duplicate, whatever it costs."""
    return why_not_enter(g, seat, card) or ("limited" if too_many_limited(g, seat, card) else "")


def _why_not_bought(g: ThronesState, seat: str, card: str) -> str:
    """Why a card that is no duplicate cannot be marshaled for its price."""
    if forbidden(g, f"marshal:{FACTS[g.codes[card]].type}", seat):
        return "forbidden"
    return "gold" if price(g, seat, card) > g.gold[seat] else ""


def marshals(g: ThronesState, seat: str) -> list[Option]:
    """Every card in hand that may be marshaled now (GOT-496), for which nothing says why not: gold is what most often
    lacks."""
    if g.active != seat or g.step != MARSHALING:
        return []
    found: list[Option] = []
    for card in g.zones[f"hand:{seat}"]:
        if FACTS[g.codes[card]].type not in HOME:
            continue
        twin = duplicate_host(g, seat, card)
        if (twin or not _why_not_bought(g, seat, card)) and not _why_not_come(g, seat, card):
            label = message("got-verb-marshal-duplicate", source=g.ref(card)) if twin else None
            found += [Option("marshal", card, host, label=label) for host in _places(g, seat, card, twin)]
    return found


def _places(g: ThronesState, seat: str, card: str, twin: str) -> Sequence[str]:
    """On or under what a card would come to lie, its twin in play above all; "" in its row."""
    if twin:
        return [twin]
    return hosts(g, seat, card) if facts(g, card).type == "attachment" else [""]


async def marshal(g: ThronesState, seat: str, card: str, host: str = "") -> None:
    """Marshals a card: its cost is paid, it enters play (GOT-379, GOT-380); a duplicate costs nothing (GOT-115)."""
    twin, limited = duplicate_host(g, seat, card), is_limited(g, card)
    if twin:
        g.say("got-log-duplicate", seat=seat_ref(seat), card=g.ref(card), other=g.ref(twin))
        if limited:
            count_limited(g, seat)
        enters, apply = duplicating(g, seat, card, "marshal", twin)
        marshals = DuplicateMarshaled(card=card, seat=seat, along_with=enters)
        await resolve_together(g, [(enters, apply), (marshals, None)])
        return
    _tell(g, "got-log-marshals", seat, card, price(g, seat, card), host)
    if not await pay_gold(moment(g, seat, card), price(g, seat, card), of_card=True):
        return
    if facts(g, card).type == "attachment":
        host = await bearer(g, seat, card, host)
        if not host:
            return  # nobody is left to bear it: it stays in the hand (GOT-011)
    enters, apply = entering(g, seat, card, "marshal", host)

    def marshaled() -> None:
        if limited:
            count_limited(g, seat)
        g.marshaled[seat].append(card)

    together = [(enters, apply), (CardMarshaled(card=card, seat=seat, along_with=enters), marshaled)]
    await resolve_together(g, together)


def _tell(g: ThronesState, id: str, seat: str, card: str, cost: int, host: str) -> None:
    """That a card is paid for, and what it is to be attached to."""
    if host:
        g.say(f"{id}-on", seat=seat_ref(seat), card=g.ref(card), cost=cost, host=g.ref(host))
    else:
        g.say(id, seat=seat_ref(seat), card=g.ref(card), cost=cost)


def ambushes(g: ThronesState, seat: str) -> list[Option]:
    """Every card with ambush that may be put into play now (GOT-135)."""
    if g.phase != "challenges":
        return []
    found: list[Option] = []
    any_card = READING.could_gain(g, "keyword", "ambush")
    for card in g.zones[f"hand:{seat}"]:
        if g.codes[card] in AMBUSHERS or (any_card and _could_gain_ambush(g, seat, card)):
            for amount in ambush_prices(g, card):
                if not why_not_ambush(g, seat, card, amount):
                    places = _places(g, seat, card, duplicate_host(g, seat, card))
                    found += [Option("ambush", card, host, str(amount)) for host in places]
    return found


def _could_gain_ambush(g: ThronesState, seat: str, card: str) -> bool:
    """Whether a card enters play and could be paid for if it had ambush: for its printed cost (GOT-137)."""
    return FACTS[g.codes[card]].type in HOME and READING.printed(g, card, "cost") <= g.gold[seat]


def why_not_ambush(g: ThronesState, seat: str, card: str, amount: int) -> str:
    """Why a card with ambush cannot be put into play for so much gold: a reason id, or ""."""
    return why_not_put(g, seat, card) or ("gold" if amount > g.gold[seat] else "")


async def ambush(g: ThronesState, seat: str, card: str, host: str, amount: int) -> None:
    """Pays for an ambush and puts the card into play; it has not been marshaled (GOT-136)."""
    _tell(g, "got-log-ambushes", seat, card, amount, host)
    if await pay_gold(moment(g, seat, card), amount):
        await put_into_play(g, seat, card, "ambush", "" if facts(g, card).type != "attachment" else host)
