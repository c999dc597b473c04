"""What things cost and whether it can be paid: resources by sphere, exhausting, resources of one's own pool."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import affects, facts, heroes, kind, resource_icons
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_cards, seat_ref
from desktop_app.games.lotr_lcg.verbs.discarding import discard_from_hand


@dataclass(frozen=True, slots=True)
class Cost:
    """What stands before the word "to" (LCG-113).

    ``exhaust``: exhaust this card. ``pay``: resources from the pool of this hero, or of the hero it is attached to.
    ``discard``: cards from hand.
    """

    exhaust: bool = False
    pay: int = 0
    discard: int = 0


NOTHING = Cost()
ONE_FROM_EACH: dict[str, bool] = {}
"""Cards of these codes are paid for with one resource from each of as many different heroes."""


def purse(g: LcgState, me: str) -> str:
    """The hero from whose pool an ability is paid: the card itself or what it is attached to."""
    return me if kind(g, me) == "hero" else g.pieces[me].host


def own_resources(g: LcgState, me: str, cost: Cost) -> int:
    """What an ability costs of that pool after modifiers, at least nothing (LCG-053, LCG-195)."""
    if not cost.pay:
        return 0
    changes = sum(e.amount for e in g.effects if e.kind == "ability_cost" and affects(g, e, me))
    return max(0, cost.pay + changes)


def cannot_pay(g: LcgState, seat: str, me: str, cost: Cost) -> str:
    """Why a cost cannot be paid: a reason id, or "" when it can (LCG-053)."""
    if cost.exhaust and g.pieces[me].exhausted:
        return "exhausted"
    if cost.pay and g.pieces[purse(g, me)].resources < own_resources(g, me, cost):
        return "own_resources"
    if cost.discard and len(g.zones[f"hand:{seat}"]) < cost.discard:
        return "hand"
    return ""


async def pay(g: LcgState, seat: str, me: str, cost: Cost) -> None:
    """Pays a cost, all of it at once (LCG-116)."""
    if cost.exhaust:
        g.pieces[me].exhausted = True
    if cost.pay:
        g.pieces[purse(g, me)].resources -= own_resources(g, me, cost)
    if cost.discard:
        chosen = await choose_cards(
            g, seat, "lcg-ask-discard-cost", g.zones[f"hand:{seat}"][:], cost.discard, source=me
        )
        await discard_from_hand(g, seat, chosen)


def payers(g: LcgState, seat: str, sphere: str | None) -> list[str]:
    """The heroes of a seat whose resources may pay for a card of this sphere (LCG-081, LCG-109)."""
    mine = heroes(g, seat)
    if sphere is None or sphere == "neutral":
        return mine
    return [hero for hero in mine if sphere in resource_icons(g, hero)]


def price(g: LcgState, card: str) -> int:
    """The resource cost of a card after modifiers; an X counts as 0 here."""
    return number(g, card, "cost")


def cannot_afford(g: LcgState, seat: str, card: str) -> str:
    """Why a card's resource cost cannot be paid: a reason id, or "" (LCG-109, LCG-110, LCG-215)."""
    sphere = facts(g, card).sphere
    pool = payers(g, seat, sphere)
    if not pool and sphere not in (None, "neutral"):
        return "match"
    purses = [_gives(g, hero, card) for hero in pool]
    return "resources" if sum(purses) < price(g, card) else ""


def _gives(g: LcgState, hero: str, card: str) -> int:
    """How much of a hero's pool can go into this card."""
    resources = g.pieces[hero].resources
    return min(1, resources) if g.codes[card] in ONE_FROM_EACH else resources


async def pay_for(g: LcgState, seat: str, card: str, amount: int) -> list[str]:
    """Pays a resource cost from the matching pools, split as the player likes (LCG-407); answers who paid."""
    if amount == 0:
        return []
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
    question.caps = {f"pay:{hero}": _gives(g, hero, card) for hero in pool}
    payments = [option.source for option in await ask_some(question)]
    for hero in payments:
        g.pieces[hero].resources -= 1
    return list(dict.fromkeys(payments))
