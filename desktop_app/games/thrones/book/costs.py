"""What cards cost, and paying for them (GOT-092 to GOT-099)."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.moment import worth
from desktop_app.games.thrones.reading.numbers import number
from desktop_app.games.thrones.reading.queries import FACTS, has_keyword, is_kind
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
    cost = number(g, card, "cost")
    if m is not None:
        cost += sum(worth(text.amount, m) for text in CARDS.of(CostsX, g.codes[card]))
    return max(0, cost - sum(effect.amount for effect in _reductions(g, seat, card)))


def _reductions(g: ThronesState, seat: str, card: str) -> list[Effect]:
    """The effects that make this card cheaper."""
    marshaled = FACTS[g.codes[card]].type != "event"
    kinds = (REDUCE_NEXT, REDUCE_NEXT_MARSHALED) if marshaled else (REDUCE_NEXT,)
    return [e for e in g.effects if e.kind in kinds and seat in e.targets and is_kind(g, card, e.group)]


def pay_for(g: ThronesState, seat: str, card: str, m: Now | None = None) -> None:
    """Pays for a card; what made it cheaper is used up."""
    spend_gold(g, seat, price(g, seat, card, m))
    used = _reductions(g, seat, card)
    g.effects[:] = [effect for effect in g.effects if not any(effect is each for each in used)]


def ambush_prices(g: ThronesState, card: str) -> list[int]:
    """For how much gold a card may be ambushed; several values are several keywords (GOT-137, GOT-311)."""
    if not has_keyword(g, card, "ambush"):
        return []
    return [each.amount for each in FACTS[g.codes[card]].keywords if each.id == "ambush"] or [number(g, card, "cost")]


# -- limited cards -----------------------------------------------------------------------------------------------------


def too_many_limited(g: ThronesState, seat: str, card: str) -> bool:
    """Whether a limited card would be one too many this round (GOT-250)."""
    if not has_keyword(g, card, "limited"):
        return False
    permitting = CARDS.about(Permits).get(MORE_LIMITED, {})
    more = sum(g.codes[each] in permitting and piece.controller == seat for each, piece in g.pieces.items())
    return g.limited[seat] >= 1 + more


def count_limited(g: ThronesState, seat: str, card: str) -> None:
    """A limited card has been marshaled or played."""
    if has_keyword(g, card, "limited"):
        g.limited[seat] += 1
