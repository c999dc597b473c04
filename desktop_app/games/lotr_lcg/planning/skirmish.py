"""What a fight would come to: who takes which blow, who is struck down, and what that costs.

Everything is counted in one measure, so that questing, engaging, defending and keeping somebody ready can be weighed
against each other. The shadow cards are not known; what they add to an attack is taken as it is on average.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from desktop_app.games.lotr_lcg.planning.weighing import cost
from desktop_app.games.lotr_lcg.reading.numbers import hit_points_left, number
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, engaged, facts, heroes
from desktop_app.games.lotr_lcg.state import LcgState

SHADOWS = ((0, 0.65), (1, 0.35))
"""What a shadow card adds to an attack, and how often."""
SHADOWS_UNDEFENDED = ((0, 0.6), (1, 0.25), (3, 0.15))
"""The same where nobody defends."""
DEAR_HERO, DEAR_ALLY, DEAR_GUIDE = 10.0, 1.5, 40.0
"""What losing one counts, an ally besides its cost; the ally of a campaign without whom the game is lost."""
WOUND = 0.7
"""What a wound of a hero counts; that of an ally counts half."""
FRAIL = 0.8
"""What it counts besides that a hero is left with a single hit point."""
STRIKES = 0.25
"""What a point of attack counts that is not there to strike because its bearer defends."""
UNDEFENDED = 0.8
"""What it counts besides that nobody defends: what shadow cards do then is worse."""
FELLED, FEWER_BLOWS = 1.5, 0.7
"""What it counts to fell an enemy, and more for each point of attack that it will not strike with again."""
HARMED = 0.25
"""What a point of damage counts that does not fell."""


class Fighter(NamedTuple):
    """A character as it can fight; ``dear`` is what losing it counts, ``wound`` what a wound does."""

    card: str
    attack: int
    defense: int
    left: int
    dear: float
    wound: float


class Foe(NamedTuple):
    """An enemy as it can be fought: ``left`` are its hit points, ``blow`` is whether it will still attack."""

    card: str
    attack: int
    defense: int
    left: int
    blow: bool

    @property
    def toughness(self) -> int:
        """How much attack strength fells it."""
        return self.defense + self.left

    @property
    def weight(self) -> float:
        """What it counts to fell it."""
        return FELLED + FEWER_BLOWS * self.attack


def fighter(g: LcgState, card: str) -> Fighter:
    """A character of the table."""
    printed = facts(g, card)
    hero = printed.type == "hero"
    ally = DEAR_GUIDE if g.owners[card] == CAMPAIGN else DEAR_ALLY + cost(printed)
    return Fighter(
        card,
        number(g, card, "attack"),
        number(g, card, "defense"),
        hit_points_left(g, card),
        DEAR_HERO if hero else ally,
        WOUND if hero else WOUND / 2,
    )


def foe(g: LcgState, card: str) -> Foe:
    """An enemy of the table."""
    return Foe(
        card,
        number(g, card, "attack"),
        number(g, card, "defense"),
        hit_points_left(g, card),
        not g.pieces[card].attacked,
    )


def foes_of(g: LcgState, seat: str) -> list[Foe]:
    """The enemies engaged with a seat."""
    return [foe(g, enemy) for enemy in engaged(g, seat)]


def target_of_blows(g: LcgState, seat: str) -> int:
    """The hit points of the hero that bears undefended attacks best."""
    return max((hit_points_left(g, hero) for hero in heroes(g, seat)), default=0)


def loss(one: Fighter, attack: int) -> float:
    """What defending against so much attack costs, on average."""
    return sum(chance * _loss(one, attack + more) for more, chance in SHADOWS)


def _loss(one: Fighter, attack: int) -> float:
    hurt = max(0, attack - one.defense)
    if hurt >= one.left:
        return one.dear
    frail = FRAIL if hurt and one.left - hurt == 1 and one.wound == WOUND else 0.0
    return hurt * one.wound + frail


def loss_undefended(attack: int, left: int) -> float:
    """What it costs when a hero with so many hit points left bears all of it."""
    bearer = Fighter("", 0, 0, left, DEAR_HERO, WOUND)
    return sum(chance * _loss(bearer, attack + more) for more, chance in SHADOWS_UNDEFENDED) + UNDEFENDED


def clash(fighters: Iterable[Fighter], foes: Sequence[Foe], left: int) -> float:
    """What comes of a fight of ready characters with enemies: felled enemies less what their blows cost.

    ``left`` are the hit points of the hero who bears what nobody defends.
    """
    free = list(fighters)
    value = 0.0
    for enemy in sorted(foes, key=lambda foe: -foe.attack):
        if enemy.blow:
            cost_of, defender = best_defender(free, enemy.attack, left)
            value -= cost_of
            if defender is not None:
                free.remove(defender)
            elif enemy.attack:
                left -= enemy.attack
    return value + _struck(sorted((one.attack for one in free), reverse=True), foes)


def best_defender(free: Sequence[Fighter], attack: int, left: int) -> tuple[float, Fighter | None]:
    """Who loses least by defending, and what; None where nobody should."""
    least, best = loss_undefended(attack, left), None
    most = least
    for one in free:
        lost = loss(one, attack)
        if lost + STRIKES * one.attack < most:
            least, best, most = lost, one, lost + STRIKES * one.attack
    return least, best


def _struck(attacks: list[int], foes: Sequence[Foe]) -> float:
    """What so many attacks come to, the strongest first: the most rewarding enemies are felled first."""
    value = 0.0
    standing = list[Foe]()
    for enemy in sorted(foes, key=lambda foe: foe.toughness / foe.weight):
        used = needed(attacks, enemy.toughness)
        if used is None:
            standing.append(enemy)
            continue
        for attack in used:
            attacks.remove(attack)
        value += enemy.weight
    if standing and attacks:
        value += HARMED * max(0, sum(attacks) - min(enemy.defense for enemy in standing))
    return value


def needed(attacks: Sequence[int], toughness: int) -> list[int] | None:
    """The fewest of these attacks that fell it, strongest first, the last no stronger than need be; None if none do."""
    used, total = list[int](), 0
    for at, attack in enumerate(attacks):
        if total + attack >= toughness:
            last = min(other for other in attacks[at:] if total + other >= toughness)
            return [*used, last]
        used.append(attack)
        total += attack
    return None
