"""Whom to engage, who defends, whom to strike and with whom."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.planning.weighing import cost, toughness
from desktop_app.games.lotr_lcg.reading.numbers import hit_points_left, number
from desktop_app.games.lotr_lcg.reading.queries import engaged, facts, heroes, ready_characters
from desktop_app.games.lotr_lcg.state import LcgState

EXPECTED_SHADOW = 1
"""What a shadow card adds to an attack, more or less."""
DEAR_HERO, DEAR_ALLY = 12.0, 2.0
"""What losing one counts, an ally besides its cost."""
WOUND = 0.8
"""What a wound of a hero counts; that of an ally counts half."""


def engage(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Whom one can fell this round, and bear the blow of."""
    seat = question.seat
    ready = ready_characters(g, seat)
    strength = sum(number(g, card, "attack") for card in ready)
    if len(engaged(g, seat)) + 1 >= len(ready):
        return ["no_engagement"]
    weak = [
        option
        for option in question.options
        if option.verb == "engage" and toughness(g, option.source) <= strength and not engaged(g, seat)
    ]
    return [max(weak, key=lambda o: (number(g, o.source, "threat"), o.key)).key] if weak else ["no_engagement"]


def defend(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Whoever loses least by it; or nobody, where a hero can bear the blow."""
    enemy, seat = question.source, question.seat
    attack = number(g, enemy, "attack") + EXPECTED_SHADOW
    best, least = "no_defender", _loss_undefended(g, seat, attack)
    for option in question.options:
        if option.verb == "defend":
            loss = _loss(g, option.source, attack)
            if loss < least:
                best, least = option.key, loss
    return [best]


def _loss(g: LcgState, card: str, attack: int) -> float:
    """What defending costs: the wounds, or the character, and the blow it cannot strike back."""
    hurt = max(0, attack - number(g, card, "defense"))
    strikes = number(g, card, "attack") / 3
    printed = facts(g, card)
    hero = printed.type == "hero"
    if hurt >= hit_points_left(g, card):
        return (DEAR_HERO if hero else DEAR_ALLY + cost(printed)) + strikes
    return hurt * (WOUND if hero else WOUND / 2) + strikes


def _loss_undefended(g: LcgState, seat: str, attack: int) -> float:
    most = max((hit_points_left(g, hero) for hero in heroes(g, seat)), default=0)
    return attack + 1.0 if attack + 1 < most else DEAR_HERO * 1.5


def suffer(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Damage goes to whoever has most hit points left after it."""
    return [max(question.options, key=lambda o: (_left(g, o.source), o.key)).key]


def _left(g: LcgState, card: str) -> int:
    return hit_points_left(g, card) if card in g.pieces else 0


def strike(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Against the enemy that can be felled, the mightiest of them first; with the strongest."""
    ready = sum(number(g, card, "attack") for card in ready_characters(g, question.seat))
    attacks = [option for option in question.options if option.verb == "attack"]

    def value(option: Option) -> tuple[bool, float, int, str]:
        tough = toughness(g, option.target)
        felled = tough <= ready
        weight = number(g, option.target, "attack") if felled else -tough
        return felled, weight, number(g, option.source, "attack"), option.key

    if not attacks:
        return ["no_attack"]
    best = max(attacks, key=value)
    hurts = ready > number(g, best.target, "defense")
    return [best.key] if hurts else ["no_attack"]


def join(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """As many as are needed to fell it, the strongest first; all of them where it cannot be felled."""
    enemy = question.source
    attack = g.attacks[-1] if g.attacks else None
    first = attack.characters if attack is not None else []
    needed = toughness(g, enemy) - sum(number(g, card, "attack") for card in first)
    chosen: list[str] = []
    for option in sorted(question.options, key=lambda o: (-number(g, o.source, "attack"), o.key)):
        if needed > 0:
            chosen.append(option.key)
            needed -= number(g, option.source, "attack")
    return chosen
