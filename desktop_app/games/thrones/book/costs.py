"""What cards cost, and paying for them (GOT-092 to GOT-099)."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.engine.events import Apply, Event
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.moment import worth
from desktop_app.games.kit.reading import Term
from desktop_app.games.thrones.book.allowing import tell_allowed
from desktop_app.games.thrones.book.ladder import resolve, resolve_together
from desktop_app.games.thrones.events.counters import Spent
from desktop_app.games.thrones.reading.numbers import number, terms
from desktop_app.games.thrones.reading.queries import FACTS, READING, facts, has_keyword, is_blank, is_kind
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.treasury import spend_gold
from desktop_app.games.thrones.vocabulary.texts import CARDS, CostsX, Now

REDUCE_NEXT = "reduce_next"
"""The lasting effect that makes the next card of a kind cheaper for a seat, however it is paid for."""
REDUCE_NEXT_MARSHALED = "reduce_next_marshaled"
"""The one for the next card that is marshaled."""
MORE_LIMITED = "more_limited"


def price(g: ThronesState, seat: str, card: str, m: Now | None = None) -> int:
    """What a seat would pay to marshal or play a card now, after modifiers (GOT-206); an X is what its text says."""
    if m is None or facts(g, card).cost != "X":
        return max(0, number(g, card, "cost") - reduced(g, seat, card))
    return price_where_x_is(g, seat, card, worth_of_x(m))


def worth_of_x(m: Now) -> int:
    """What the X of a cost stands for: what the text says, or what was chosen (GOT-246)."""
    written = CARDS.of(CostsX, m.code)
    return sum(worth(text.amount, m) for text in written) if written else m.x


def price_where_x_is(g: ThronesState, seat: str, card: str, x: int) -> int:
    """What a seat would pay for a card of cost X; what makes it cheaper leaves X as it is (GOT-246)."""
    return max(0, x + _beside_x(g, seat, card))


def most_x(g: ThronesState, seat: str, card: str) -> int:
    """The greatest X that a seat could pay for."""
    return g.gold[seat] - _beside_x(g, seat, card)


def _beside_x(g: ThronesState, seat: str, card: str) -> int:
    """What a card of cost X costs besides X: less than nothing where it is cheaper."""
    return sum(term.amount for term in terms(g, card, "cost")) - reduced(g, seat, card)


def price_terms(g: ThronesState, seat: str, card: str) -> list[Term]:
    """What the price of a card is made of: its cost, then what makes it cheaper for this seat."""
    cheaper = [Term(-effect.amount, effect.source, effect.code) for effect in _reductions(g, seat, card)]
    return [*terms(g, card, "cost"), *cheaper]


def reduced(g: ThronesState, seat: str, card: str) -> int:
    """How much less a seat pays for a card than its cost."""
    return sum([effect.amount for effect in _reductions(g, seat, card)]) if g.effects else 0


def _reductions(g: ThronesState, seat: str, card: str) -> list[Effect]:
    """The effects that make this card cheaper."""
    marshaled = FACTS[g.codes[card]].type != "event"
    kinds = (REDUCE_NEXT, REDUCE_NEXT_MARSHALED) if marshaled else (REDUCE_NEXT,)
    return [e for e in g.effects if e.kind in kinds and seat in e.targets and is_kind(g, card, e.group)]


async def pay_gold(m: Now, amount: int, *, of_card: bool = False) -> bool:
    """Gold alone is paid before anything comes of it, and whoever falls for the want of it has fallen by then.

    Answers whether it was: where something keeps it off, the card stays in the hand (GOT-098).
    """
    paid = await resolve(m.g, *spending(m, amount, of_card=of_card))
    if not paid:
        m.g.say("got-log-unpaid", card=m.g.ref(m.me))
    return paid


def owing_its_price(m: Now) -> Now:
    """The price of an event, to be paid with all else that it costs; where its player chooses X its text says it."""
    if chooses_x(m.g, m.me):
        return m
    gold = price(m.g, m.seat, m.me, m)
    return m.owing(spending(m, gold, of_card=True)) if gold or _reductions(m.g, m.seat, m.me) else m


def spending(m: Now, amount: int, *, of_card: bool = False) -> tuple[Event, Apply]:
    """Gold that is spent as a part of a cost; where it is that ``of_card`` itself, what made it cheaper is used up."""
    g, event = m.g, Spent(seat=m.seat)

    def spend() -> None:
        event.cancelled = g.gold[m.seat] < amount
        if not event.cancelled:
            spend_gold(g, m.seat, amount)
        if of_card:
            _use_up(g, m.seat, m.me)

    return event, spend


async def hand_over(m: Now) -> Now:
    """Pays all that is owed at once (GOT-096); unpaid is the moment where something keeps a part off (GOT-097)."""
    if not m.owed:
        return m
    told_first = sorted(m.owed, key=lambda each: isinstance(each[0], Spent))  # nobody answers that gold is spent
    done = await resolve_together(m.g, told_first)
    parts = [event for event, _ in m.owed if event.along_with is None]
    return m.where_paid(all(any(part is event for event in done) for part in parts))


def chooses_x(g: ThronesState, card: str) -> bool:
    """Whether a card costs X, and its player chooses X."""
    return facts(g, card).cost == "X" and not CARDS.of(CostsX, g.codes[card])


def _use_up(g: ThronesState, seat: str, card: str) -> None:
    used = _reductions(g, seat, card)
    g.effects[:] = [effect for effect in g.effects if not any(effect is each for each in used)]


def ambush_prices(g: ThronesState, card: str) -> list[int]:
    """For how much gold a card may be ambushed; several values are several keywords (GOT-137, GOT-311)."""
    printed = [each.amount for each in facts(g, card).keywords if each.id == "ambush"]
    granted = READING.is_granted(g, card, "keyword", "ambush")
    if not granted and not (printed and has_keyword(g, card, "ambush")):
        return []
    gained = [READING.printed(g, card, "cost")] if granted else []
    return list(dict.fromkeys([*printed, *gained]))


# -- limited cards -----------------------------------------------------------------------------------------------------


def is_limited(g: ThronesState, card: str) -> bool:
    """Whether a card is limited, as it lies in the hand."""
    return has_keyword(g, card, "limited")


def too_many_limited(g: ThronesState, seat: str, card: str) -> bool:
    """Whether a limited card would be one too many this round (GOT-250); whoever has used none yet may use any."""
    used = g.limited[seat]
    return used > 0 and is_limited(g, card) and used > len(_allowing_more(g, seat))


def _allowing_more(g: ThronesState, seat: str) -> list[str]:
    """The cards that let a seat use one more limited card each."""
    permitting = CARDS.about(Permits).get(MORE_LIMITED, {})
    return [c for c in READING.sources(g, permitting) if g.pieces[c].controller == seat and not is_blank(g, c)]


def count_limited(g: ThronesState, seat: str) -> None:
    """A limited card has been marshaled or played."""
    if g.limited[seat]:
        tell_allowed(g, _allowing_more(g, seat)[g.limited[seat] - 1 : g.limited[seat]])
    g.limited[seat] += 1
