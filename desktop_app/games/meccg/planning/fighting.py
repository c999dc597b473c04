"""The sums of a fight: how likely a strike hits, what it costs whom it hits, and who had best face it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop_app.games.meccg.planning.values import loss
from desktop_app.games.meccg.reading.attacks import HELD_BACK
from desktop_app.games.meccg.reading.companies import fighters
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.table.odds import ALL_WAYS, LEAST, MOST, at_least

TAP, WOUND = 0.15, 0.6
"""What it costs that somebody is tapped or wounded, in marshalling points."""
TAPPED, WOUNDED = -1, -2
HOLDING = 0.7
"""How likely it still works out where somebody has to hold back so as not to tap."""


class Fighter(NamedTuple):
    """Somebody who can be struck: his prowess and body, what losing him would cost, whether he stands upright."""

    card: str
    prowess: int
    body: int
    leaves_on: int
    loss: float
    upright: bool


def chance(total: int) -> float:
    """How likely two dice come to so much or more."""
    return at_least(total) / ALL_WAYS


def exactly(total: int) -> float:
    """How likely two dice come to just so much."""
    return (6 - abs(7 - total)) / ALL_WAYS if LEAST <= total <= MOST else 0.0


def fighter(g: MecState, card: str) -> Fighter:
    """Somebody in play as he stands now."""
    piece, printed = g.pieces[card], facts(g, card)
    less = WOUNDED if piece.wounded else TAPPED if piece.exhausted else 0
    body = number(g, card, "body") - (1 if piece.wounded else 0)
    return Fighter(
        card,
        number(g, card, "prowess") + less,
        body,
        printed.discard_on or 0,
        loss(g, card),
        not piece.wounded and not piece.exhausted,
    )


def side(g: MecState, company: Company) -> list[Fighter]:
    """All who can be struck in a company, with their allies."""
    return [fighter(g, card) for card in fighters(g, company)]


def hits(own: int, against: int) -> float:
    """How likely a strike succeeds (MEC-596)."""
    return 1.0 - chance(against - own)


def beats(own: int, against: int) -> float:
    """How likely a strike fails, so that it is defeated."""
    return chance(against - own + 1)


def harm(who: Fighter, against: int, more: int = 0, *, detainment: bool = False) -> float:
    """What a strike costs, with so much more for its target: the wound, and whoever does not survive it."""
    hit = hits(who.prowess + more, against)
    if detainment:
        return hit * TAP
    out = chance(who.body + 1) + (exactly(who.leaves_on) if who.leaves_on else 0.0)
    return hit * (WOUND + min(1.0, out) * who.loss)


def attack_harm(
    people: Sequence[Fighter], strikes: int, prowess: int, *, each: bool = False, chooses: bool = False
) -> tuple[float, float]:
    """What an attack is likely to cost a company, and how likely all its strikes fail."""
    if not people or not (strikes or each):
        return 0.0, 0.0
    if each:
        struck = list(people)
    else:
        costs = sorted(people, key=lambda who: harm(who, prowess))
        first = [] if chooses else [who for who in costs if who.upright][:strikes]
        rest = [who for who in reversed(costs) if who not in first]
        struck = [*first, *rest[: strikes - len(first)]]
    spare = 0 if each else max(0, strikes - len(struck))
    cost, beaten = 0.0, 1.0
    for number_of, who in enumerate(struck):
        less = -(spare if number_of == len(struck) - 1 else 0)
        cost += harm(who, prowess, less)
        beaten *= beats(who.prowess + less, prowess)
    return cost, beaten


def toll(people: Sequence[Fighter], attacks: Sequence[PrintedAttack], kind: str) -> tuple[float, float]:
    """What the printed attacks of a site are likely to cost a company of this kind, one after the other, and how likely
    somebody still stands upright who can play something there: whoever faces a strike taps."""
    left, cost = list(people), 0.0
    for it in attacks:
        if it.against not in ("", kind):
            continue
        cost += attack_harm(left, it.strikes, it.prowess, each=it.each, chooses=it.attacker_chooses)[0]
        left = _tapped(left, len(left) if it.each else it.strikes, it.prowess)
    upright = sum(who.upright for who in left)
    if upright:
        return cost, 1.0
    held = [1.0 - hits(who.prowess - HELD_BACK, it.prowess) for who in people if who.upright for it in attacks[-1:]]
    return cost, max(held, default=0.0) * HOLDING


def _tapped(people: Sequence[Fighter], strikes: int, prowess: int) -> list[Fighter]:
    """The same after an attack of so many strikes."""
    facing = sorted((who for who in people if who.upright), key=lambda who: harm(who, prowess))[:strikes]
    return [who._replace(prowess=who.prowess + TAPPED, upright=False) if who in facing else who for who in people]
