"""What things cost and whether it can be paid: resources by sphere, resources of one's own pool."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve
from desktop_app.games.lotr_lcg.events import ResourcesSpent
from desktop_app.games.lotr_lcg.reading.numbers import has_number, number, terms
from desktop_app.games.lotr_lcg.reading.queries import FACTS, affects, facts, has_icon, heroes, kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS


def purse(g: LcgState, me: str) -> str:
    """The hero from whose pool an ability is paid: the card itself or what it is attached to."""
    return me if kind(g, me) == "hero" else g.pieces[me].host


def own_resources(g: LcgState, me: str, amount: int) -> int:
    """What an ability costs of that pool after modifiers, at least nothing (LCG-053, LCG-195)."""
    changes = sum(e.amount for e in g.effects if e.kind == "ability_cost" and affects(g, e, me))
    return max(0, amount + changes)


async def spend_own(g: LcgState, seat: str, me: str, amount: int) -> None:
    """Pays an ability from that pool; what answers to spent resources comes at this point (LCG-199)."""
    await spend(g, seat, purse(g, me), own_resources(g, me, amount), me)


async def spend(g: LcgState, seat: str, hero: str, amount: int, card: str) -> None:
    """Spends resources from the pool of a hero for a card."""
    if amount:
        g.pieces[hero].resources -= amount
        await resolve(g, ResourcesSpent(heroes=[hero], seat=seat, card=card))


def payers(g: LcgState, seat: str, sphere: str | None) -> list[str]:
    """The heroes of a seat whose resources may pay for a card of this sphere (LCG-081, LCG-109)."""
    mine = heroes(g, seat)
    if sphere is None or sphere == "neutral":
        return mine
    codes, pieces = g.codes, g.pieces
    return [
        hero
        for hero in mine
        if FACTS[codes[hero]].sphere == sphere or (pieces[hero].attachments and has_icon(g, hero, sphere))
    ]


def price(g: LcgState, card: str) -> int:
    """The resource cost of a card after modifiers; an X is no part of it, it is paid when it is settled."""
    return number(g, card, "cost") if has_number(g, card, "cost") else 0


def cannot_afford(g: LcgState, seat: str, card: str) -> str:
    """Why a card's resource cost cannot be paid: a reason id, or "" (LCG-109, LCG-110, LCG-215)."""
    pool = payers(g, seat, FACTS[g.codes[card]].sphere)
    if not pool and facts(g, card).sphere not in (None, "neutral"):
        return "match"
    if sum(_gives(g, pool, card)) >= price(g, card):
        return ""
    return "resources_of_each" if CARDS.permission(g.codes[card], "paid_by_each") else "resources"


def missing(g: LcgState, seat: str, card: str) -> int:
    """How many resources are missing to pay for a card."""
    return max(0, price(g, card) - sum(_gives(g, payers(g, seat, facts(g, card).sphere), card)))


def _gives(g: LcgState, pool: Sequence[str], card: str) -> list[int]:
    """How much of the pool of each of these heroes can go into a card."""
    most = 1 if CARDS.permission(g.codes[card], "paid_by_each") else None
    held = [g.pieces[hero].tokens.get("resources", 0) for hero in pool]
    return held if most is None else [min(most, resources) for resources in held]


def _changes_of_x(g: LcgState, card: str) -> int:
    """How much more or less than X is paid; X itself is not changed by it (LCG-223)."""
    return sum(term.amount for term in terms(g, card, "cost"))


def most_for_x(g: LcgState, seat: str, card: str) -> int:
    """The highest X that a player can pay for."""
    held = sum(_gives(g, payers(g, seat, facts(g, card).sphere), card))
    return max(0, held - _changes_of_x(g, card))


async def pay_x(g: LcgState, seat: str, card: str, x: int) -> None:
    """Pays the cost X of a card once X is settled."""
    await pay_for(g, seat, card, max(0, x + _changes_of_x(g, card)))


async def pay_for(g: LcgState, seat: str, card: str, amount: int) -> None:
    """Pays a resource cost from the matching pools, split as the player likes (LCG-407).

    What answers to spent resources comes at this point (LCG-196, LCG-199).
    """
    if amount == 0:
        return
    pool = [hero for hero in payers(g, seat, facts(g, card).sphere) if g.pieces[hero].resources]
    question = Question(
        seat,
        "distribute",
        message("lcg-ask-pay", seat=seat_ref(seat), card=g.ref(card), count=amount, rule="LCG-407"),
        lambda: [Option("pay", hero) for hero in pool],
        step=g.step,
        source=card,
        minimum=amount,
        maximum=amount,
    )
    question.caps = {f"pay:{hero}": most for hero, most in zip(pool, _gives(g, pool, card), strict=True)}
    payments = [option.source for option in await ask_some(question)]
    for hero in payments:
        g.pieces[hero].resources -= 1
    await resolve(g, ResourcesSpent(heroes=list(dict.fromkeys(payments)), seat=seat, card=card))
