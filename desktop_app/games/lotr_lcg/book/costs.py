"""What things cost and whether it can be paid: resources by sphere, resources of one's own pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.events import Apply, Event
from desktop_app.engine.messages import message
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.lotr_lcg.book.ladder import resolve, resolve_together
from desktop_app.games.lotr_lcg.events import ResourcesSpent
from desktop_app.games.lotr_lcg.reading.numbers import number, terms
from desktop_app.games.lotr_lcg.reading.queries import FACTS, READING, affects, facts, has_icon, heroes, kind
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS, Now

COSTS = READING.printed_numbers["cost"]
PAID_BY_EACH = CARDS.about(Permits)["paid_by_each"]
"""The cards that may be paid for by one resource of each hero."""


def purse(g: LcgState, me: str) -> str:
    """The hero from whose pool an ability is paid: the card itself or what it is attached to."""
    return me if kind(g, me) == "hero" else g.pieces[me].host


def own_resources(g: LcgState, me: str, amount: int) -> int:
    """What an ability costs of that pool after modifiers, at least nothing (LCG-053, LCG-195)."""
    changes = sum(e.amount for e in g.effects if e.kind == "ability_cost" and affects(g, e, me))
    return max(0, amount + changes)


def owing_its_own(m: Now, amount: int) -> Now:
    """What an ability costs of that pool, to be paid with all else that it costs."""
    spent = own_resources(m.g, m.me, amount)
    return m.owing(spending(m.g, m.seat, {purse(m.g, m.me): spent}, m.me)) if spent else m


async def spend(g: LcgState, seat: str, hero: str, amount: int, card: str) -> bool:
    """Spends resources from the pool of a hero for a card; answers whether they are spent."""
    return not amount or await resolve(g, *spending(g, seat, {hero: amount}, card))


def spending(g: LcgState, seat: str, payments: Mapping[str, int], card: str) -> tuple[Event, Apply]:
    """Resources that are spent from the pools of heroes for a card, as an event to be resolved (LCG-196)."""

    event = ResourcesSpent(heroes=list(payments), seat=seat, card=card)

    def spend() -> None:
        held = (hero in g.pieces and g.pieces[hero].resources >= amount for hero, amount in payments.items())
        event.cancelled = not all(held)
        for hero, amount in [] if event.cancelled else payments.items():
            g.pieces[hero].resources -= amount

    return event, spend


async def hand_over(m: Now) -> Now:
    """Pays all that is owed at once (LCG-116); what answers to it comes at this point (LCG-199).

    Where something keeps a part of it off the cost is not paid, and no effect can resolve (LCG-273).
    """
    if not m.owed:
        return m
    owed = [_amount(event) for event, _ in m.owed]
    paid = [_amount(event) for event in await resolve_together(m.g, m.owed)]
    return m.where_paid(len(paid) == len(owed) and sum(paid) >= sum(owed))


def _amount(event: Event) -> int:
    """How much of something an event takes or adds; 0 where it is not about an amount."""
    return int(getattr(event, "amount", 0))


def payers(g: LcgState, seat: str, sphere: str | None) -> list[str]:
    """The heroes of a seat whose resources may pay for a card of this sphere (LCG-081, LCG-109)."""
    if sphere is None or sphere == "neutral":
        return heroes(g, seat)
    able = []
    for card in g.zones[f"play:{seat}"]:
        printed = FACTS[g.codes[card]]
        if printed.type == "hero" and (
            printed.sphere == sphere or (g.pieces[card].attachments and has_icon(g, card, sphere))
        ):
            able.append(card)
    return able


def resources_held(g: LcgState, seat: str) -> int:
    """All resources of a seat's heroes: what costs more cannot be paid, whoever may pay for it."""
    return sum([g.pieces[hero].tokens.get("resources", 0) for hero in heroes(g, seat)])


def price(g: LcgState, card: str) -> int:
    """The resource cost of a card after modifiers; an X is no part of it, it is paid when it is settled."""
    return number(g, card, "cost") if g.codes[card] in COSTS else 0


def could_be_met(g: LcgState, card: str, held: int) -> bool:
    """Whether so many resources could be enough, whoever may pay: the printed cost tells where nothing lowers any."""
    return READING.printed(g, card, "cost") <= held or (READING.could_lower(g, ("cost",)) and price(g, card) <= held)


def cannot_afford(g: LcgState, seat: str, card: str) -> str:
    """Why a card's resource cost cannot be paid: a reason id, or "" (LCG-109, LCG-110, LCG-215)."""
    sphere = FACTS[g.codes[card]].sphere
    pool = payers(g, seat, sphere)
    if not pool and sphere not in (None, "neutral"):
        return "match"
    if sum(_gives(g, pool, card)) >= price(g, card):
        return ""
    return "resources_of_each" if g.codes[card] in PAID_BY_EACH else "resources"


def missing(g: LcgState, seat: str, card: str) -> int:
    """How many resources are missing to pay for a card."""
    return max(0, price(g, card) - sum(_gives(g, payers(g, seat, facts(g, card).sphere), card)))


def _gives(g: LcgState, pool: Sequence[str], card: str) -> list[int]:
    """How much of the pool of each of these heroes can go into a card."""
    held = [g.pieces[hero].tokens.get("resources", 0) for hero in pool]
    return [min(1, each) for each in held] if g.codes[card] in PAID_BY_EACH else held


def _changes_of_x(g: LcgState, card: str) -> int:
    """How much more or less than X is paid; X itself is not changed by it (LCG-223)."""
    return sum(term.amount for term in terms(g, card, "cost"))


def most_for_x(g: LcgState, seat: str, card: str) -> int:
    """The highest X that a player can pay for."""
    held = sum(_gives(g, payers(g, seat, facts(g, card).sphere), card))
    return max(0, held - _changes_of_x(g, card))


async def owing_x(m: Now, x: int) -> Now:
    """The cost X of a card once X is settled, to be paid with all else that it costs."""
    return await owing(m.where_x_is(x), max(0, x + _changes_of_x(m.g, m.me)))


async def owing(m: Now, amount: int) -> Now:
    """A resource cost of a card, to be paid from the matching pools, split as the player likes (LCG-407)."""
    g, seat, card = m.g, m.seat, m.me
    if amount == 0:
        return m
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
    payments = Counter(option.source for option in await ask_some(question))
    return m.owing(spending(g, seat, payments, card))
