"""Gold and power: where they come from and where they go, so that none is made and none is lost (GOT-428)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.thrones.book.ladder import resolve, resolve_together
from desktop_app.games.thrones.events.counters import GoldGained, PowerGained, PowerMoved
from desktop_app.games.thrones.reading.queries import faction_card, forbidden
from desktop_app.games.thrones.state import Piece, ThronesState

COINS = ("gold", "power")
"""The tokens that the treasury counts; others are markers without rules of their own (GOT-195)."""


def _from_treasury(g: ThronesState, token: str, amount: int) -> int:
    g.treasury[token] -= amount
    return amount


def return_tokens(g: ThronesState, piece: Piece) -> None:
    """All the tokens on a card go back to the treasury (GOT-005)."""
    for token in COINS:
        g.treasury[token] += piece.count(token)
    piece.tokens.clear()


def put_token(g: ThronesState, card: str, token: str, amount: int) -> None:
    """Tokens come to lie on a card, gold and power out of the treasury; less than none are taken off and go back."""
    piece = g.pieces[card]
    piece.put(token, piece.count(token) + amount)
    if token in COINS:
        g.treasury[token] -= amount


def balance(g: ThronesState) -> None:
    """Counts anew what the treasury has given out, after something was set by hand."""
    lying = {token: sum(piece.count(token) for piece in g.pieces.values()) for token in COINS}
    g.treasury = {"gold": -lying["gold"] - sum(g.gold.values()), "power": -lying["power"]}


# -- gold --------------------------------------------------------------------------------------------------------------


def gaining_gold(g: ThronesState, amounts: Mapping[str, int]) -> list[tuple[Event, Apply | None]]:
    """Gold that seats gain at one moment, as a part of something larger (GOT-177)."""
    able = {seat: amount for seat, amount in amounts.items() if amount > 0 and not forbidden(g, "gain_gold", seat)}
    events = (GoldGained(seat=seat, amount=amount) for seat, amount in able.items())
    return [(event, partial(_gain_gold, g, event)) for event in events]


def _gain_gold(g: ThronesState, event: GoldGained) -> None:
    g.gold[event.seat] += _from_treasury(g, "gold", event.amount)
    g.say("got-log-gold", seat=seat_ref(event.seat), amount=event.amount)


async def gain_gold(g: ThronesState, amounts: Mapping[str, int]) -> bool:
    """Seats gain gold, all at once; answers whether each of them did, and as much."""
    gained = [event for event in await resolve_together(g, gaining_gold(g, amounts)) if isinstance(event, GoldGained)]
    return len(gained) == len(amounts) and all(event.amount >= amounts[event.seat] for event in gained)


def spend_gold(g: ThronesState, seat: str, amount: int) -> None:
    """Gold is spent: it goes back to the treasury (GOT-307)."""
    amount = min(amount, g.gold[seat])
    g.gold[seat] -= amount
    g.treasury["gold"] += amount


def move_gold(g: ThronesState, source: str, to: str, amount: int) -> int:
    """Gold moves from pool to pool, as much as there is; answers how much."""
    moved = min(amount, g.gold[source])
    g.gold[source] -= moved
    g.gold[to] += moved
    if moved:
        g.say("got-log-gold-moves", seat=seat_ref(source), other=seat_ref(to), amount=moved)
    return moved


def put_gold_on(g: ThronesState, seat: str, card: str, amount: int) -> None:
    """Gold moves from a pool to a card: it is in no pool any more (GOT-158)."""
    piece, amount = g.pieces[card], min(amount, g.gold[seat])
    g.gold[seat] -= amount
    piece.put("gold", piece.count("gold") + amount)


# -- power -------------------------------------------------------------------------------------------------------------


def gaining_power(g: ThronesState, cards: Sequence[str], amount: int) -> list[tuple[Event, Apply | None]]:
    """Power that cards gain at one moment, as a part of something larger (GOT-178)."""
    able = [card for card in cards if card in g.pieces and amount > 0 and not forbidden(g, "gain_power", card)]
    events = (PowerGained(card=card, seat=g.pieces[card].controller, amount=amount) for card in able)
    return [(event, partial(_gain_power, g, event)) for event in events]


async def gain_power(g: ThronesState, cards: Sequence[str], amount: int) -> list[str]:
    """Cards gain power, all at once; answers those that did, and as much."""
    done = await resolve_together(g, gaining_power(g, cards, amount))
    return [event.card for event in done if isinstance(event, PowerGained) and event.amount >= amount]


def _gain_power(g: ThronesState, event: PowerGained) -> None:
    piece = g.pieces[event.card]
    piece.put("power", piece.power + _from_treasury(g, "power", event.amount))
    g.say("got-log-power", seat=seat_ref(piece.controller), card=g.ref(event.card), amount=event.amount)


async def gain_power_for_faction(g: ThronesState, seat: str, amount: int) -> None:
    """Power gained for one's faction goes on the faction card (GOT-313)."""
    await gain_power(g, [faction_card(g, seat)], amount)


async def move_power(g: ThronesState, source: str, to: str, amount: int) -> int:
    """Power moves from card to card, as much as there is (GOT-447); answers how much."""
    amount = min(amount, g.pieces[source].power) if source in g.pieces and to in g.pieces else 0
    if amount <= 0 or source == to:
        return 0
    event = PowerMoved(card=source, to=to, amount=amount)

    def move() -> None:
        giving, taking = g.pieces[source], g.pieces.get(to)
        event.amount = min(event.amount, giving.power)
        if taking is None or not event.amount:
            event.cancelled = True
            return
        giving.put("power", giving.power - event.amount)
        taking.put("power", taking.power + event.amount)
        g.say("got-log-power-moves", card=g.ref(source), other=g.ref(to), amount=event.amount)

    return event.amount if await resolve(g, event, move) else 0


def discard_power(g: ThronesState, card: str, amount: int) -> int:
    """Power goes from a card to the treasury, as much as there is; answers how much."""
    piece = g.pieces[card]
    amount = min(amount, piece.power)
    piece.put("power", piece.power - amount)
    g.treasury["power"] += amount
    if amount:
        g.say("got-log-power-lost", card=g.ref(card), amount=amount)
    return amount
