"""Whom to engage, who defends, whom to strike and with whom."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.looking import cards_in
from desktop_app.games.lotr_lcg.planning.sensible import Ways, best_first
from desktop_app.games.lotr_lcg.planning.skirmish import (
    Foe,
    clash,
    fighter,
    foe,
    foes_of,
    loss,
    loss_undefended,
    needed,
    target_of_blows,
)
from desktop_app.games.lotr_lcg.planning.weighing import attackers, bites, toughness
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import ready_characters
from desktop_app.games.lotr_lcg.state import LcgState

DRAWN_OUT = 0.5
"""What it counts that an enemy no longer weighs on the staging area, for each point of its threat."""
LIABLE = 0.7
"""What part of the worth of felling it an enemy counts against whoever takes it on."""
BITTEN = 6.0
"""What it counts that an enemy deals damage by its text."""
FELLS = 10.0
"""What it counts more to fell an enemy than to harm one."""
CLOSE = 6.0
"""Ways that are worse by more than this are not thought about."""


def engage(g: LcgState, question: Question) -> Ways:
    """Whoever makes the fight of this round come out better."""
    seat = question.seat
    ready = [fighter(g, card) for card in ready_characters(g, seat)]
    left = target_of_blows(g, seat)
    foes = [foe(g, enemy) for enemy in attackers(g, seat)]
    coming = {enemy.card for enemy in foes}
    valued = [(clash(ready, foes, left), ["no_engagement"])]
    for option in question.options:
        if option.verb == "engage" and option.source not in coming:
            new = foe(g, option.source)
            drawn = DRAWN_OUT * number(g, new.card, "threat") - (BITTEN if bites(g.codes[new.card]) else 0)
            value = clash(ready, [*foes, new], left) + drawn - LIABLE * new.weight
            valued.append((value, [option.key]))
    return best_first(valued, CLOSE)


def defend(g: LcgState, question: Question) -> Ways:
    """Whoever leaves the fight best: by the blow itself, those still to come, and who is left to strike."""
    enemy, seat = question.source, question.seat
    attack, left = number(g, enemy, "attack"), target_of_blows(g, seat)
    ready = [fighter(g, card) for card in ready_characters(g, seat)]
    able = {option.source: option.key for option in question.options if option.verb == "defend"}
    foes = foes_of(g, seat)
    valued = [(clash(ready, foes, left - attack) - loss_undefended(attack, left), ["no_defender"])]
    for one in (fighter(g, card) for card in able):
        rest = [other for other in ready if other.card != one.card]
        value = clash(rest, foes, left) - loss(one, attack)
        valued.append((value, [able[one.card]]))
    return best_first(valued, CLOSE)


def suffer(g: LcgState, question: Question) -> Ways:
    """Damage goes to whoever loses least by it."""
    count = question.prompt.params.get("count", 1)
    harm = count if isinstance(count, int) else 1

    def lost(option: Option) -> tuple[float, int, str]:
        if option.source not in g.pieces:
            return 0.0, 0, option.key
        one = fighter(g, option.source)
        return (one.dear if harm >= one.left else harm * one.wound), -one.left, option.key

    return [[option.key] for option in sorted(question.options, key=lost)[:2]]


def strike(g: LcgState, question: Question) -> Ways:
    """Against the enemy whose fall is worth most for the strength it takes; with the strongest."""
    by_enemy: dict[str, list[Option]] = {}
    for option in question.options:
        if option.verb == "attack":
            by_enemy.setdefault(option.target, []).append(option)
    valued = [(0.0, ["no_attack"])]
    for enemy, options in by_enemy.items():
        valued.extend(_against(g, foe(g, enemy), options))
    return best_first(valued)


def _against(g: LcgState, enemy: Foe, options: list[Option]) -> list[tuple[float, list[str]]]:
    """What it counts to strike this enemy, and who begins; nothing where it would not be hurt."""
    options.sort(key=lambda o: (-number(g, o.source, "attack"), o.key))
    strengths = [number(g, option.source, "attack") for option in options]
    if enemy.card in g.zones["staging"]:
        strengths = strengths[:1]
    used = needed(strengths, enemy.toughness)
    if used is not None:
        return [(FELLS + enemy.weight / max(1, enemy.toughness), [options[strengths.index(used[0])].key])]
    harm = sum(strengths) - enemy.defense
    return [(harm / 10 + enemy.weight / 100, [options[0].key])] if harm > 0 else []


def join(g: LcgState, question: Question) -> Ways:
    """As few as fell it; all of them where it cannot be felled."""
    first = [card for card in cards_in(question.prompt.params.get("first", "")) if card in g.pieces]
    missing = toughness(g, question.source) - sum(number(g, card, "attack") for card in first)
    if missing <= 0:
        return [[]]
    ranked = sorted(question.options, key=lambda o: (-number(g, o.source, "attack"), o.key))
    used = needed([number(g, option.source, "attack") for option in ranked], missing)
    chosen: list[str] = []
    for strength in used if used is not None else [n for o in ranked if (n := number(g, o.source, "attack"))]:
        chosen.append(next(o.key for o in ranked if o.key not in chosen and number(g, o.source, "attack") == strength))
    return [chosen]
