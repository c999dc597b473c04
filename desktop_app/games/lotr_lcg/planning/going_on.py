"""How anybody is thought to go on when a bot looks ahead: quick and steady play of what lies open.

It is asked thousands of times for one decision, so it reads the state of an imagined table and not a view of it; it
looks at nothing there that the seat could not see.
"""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.games.lotr_lcg.planning.acting import need, pay, window
from desktop_app.games.lotr_lcg.planning.fighting import defend, engage, join, strike, suffer
from desktop_app.games.lotr_lcg.planning.questing import commit, travel
from desktop_app.games.lotr_lcg.planning.sensible import Decide, Ways, best_first
from desktop_app.games.lotr_lcg.planning.usefulness import GROWTH, good_for
from desktop_app.games.lotr_lcg.planning.weighing import cost, toughness
from desktop_app.games.lotr_lcg.reading.numbers import number
from desktop_app.games.lotr_lcg.reading.queries import engaged, facts, heroes, players
from desktop_app.games.lotr_lcg.state import LcgState


def go_on(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """An answer to any question of this game: the most sensible, or any where nothing is known."""
    ways = sensible(g, question)
    return ways[0] if ways else draw_answer(question, dice)


def sensible(g: LcgState, question: Question) -> Ways:
    """The answers that the prompt calls for, the best first; none where nothing is known of it."""
    decide = _BY_PROMPT.get(question.prompt.id)
    return decide(g, question) if decide is not None else []


def _keep_hand(g: LcgState, question: Question) -> Ways:
    """A hand with two cheap things to lay down is kept."""
    cheap = [card for card in g.zones[f"hand:{question.seat}"] if _is_cheap(g, card)]
    return [["keep_hand"], ["mulligan"]] if len(cheap) > 1 else [["mulligan"], ["keep_hand"]]


def _is_cheap(g: LcgState, card: str) -> bool:
    printed = facts(g, card)
    return printed.type in ("ally", "attachment") and cost(printed) <= 3


def _respond(g: LcgState, question: Question) -> Ways:
    """What may be used is used: first what brings something in, then what costs something."""
    able = [option for option in question.options if option.verb != "pass"]
    able.sort(key=lambda o: (good_for(g.codes[o.source]) != GROWTH, o.verb == "play"))
    return [[able[0].key], ["pass"]] if able[0].verb == "play" else [[able[0].key]]


def _cheapest(g: LcgState, question: Question) -> Ways:
    """The least of what must be given up."""
    ranked = sorted(question.options, key=lambda o: (_price(g, o), o.key))
    return [[option.key for option in ranked[: max(question.minimum, 1)]]]


def _price(g: LcgState, option: Option) -> float:
    card = option.source or option.target
    if card not in g.codes:
        return 0.0
    printed = facts(g, card)
    if g.owners[card] not in g.seats:
        return -1.0
    return (9 if printed.type == "hero" else 0) + cost(printed)


def _least_able(g: LcgState, question: Question) -> Ways:
    """Whoever can do least."""
    ranked = sorted(question.options, key=lambda o: (_ability(g, o.source), o.key))
    return [[option.key for option in ranked[: max(question.minimum, 1)]]]


def _ability(g: LcgState, card: str) -> int:
    return sum(number(g, card, name) for name in ("willpower", "attack", "defense", "threat"))


def _target(g: LcgState, question: Question) -> Ways:
    """Resources go where they are wanted; else ours by what it can do most, theirs by what hurts most."""
    if question.source in g.codes and good_for(g.codes[question.source]) == GROWTH:
        mine = [option for option in question.options if option.source in heroes(g, question.seat)]
        if mine:
            return best_first((need(g, question.seat, option.source), [option.key]) for option in mine)

    def value(option: Option) -> float:
        card = option.source or option.target
        if card not in g.pieces:
            return float(cost(facts(g, card))) if card in g.codes else 0.0
        return _ability(g, card)

    return best_first((value(option), [option.key]) for option in question.options)


def _mightiest(g: LcgState, question: Question) -> Ways:
    """The hardest to fell: it must be met sooner or later."""
    return best_first((facts(g, option.source).hit_points or 0, [option.key]) for option in question.options)


def _oneself(g: LcgState, question: Question) -> Ways:
    """Whoever is asked, where that is possible."""
    return best_first((float(option.source == question.seat), [option.key]) for option in question.options)


def _as_it_lies(g: LcgState, question: Question) -> Ways:
    return [[option.key for option in question.options]]


def _accept(g: LcgState, question: Question) -> Ways:
    return [[next(option.key for option in question.options if option.verb == "accept")]]


def _gandalf(g: LcgState, question: Question) -> Ways:
    verbs = [option.verb for option in question.options]
    seat = question.seat
    if "damage_enemy" in verbs and any(toughness(g, enemy) <= 6 for enemy in engaged(g, seat)):
        first = "damage_enemy"
    else:
        first = "lower_threat" if g.threat[seat] >= 35 or "draw_three" not in verbs else "draw_three"
    return [[first], *([option.key] for option in question.options if option.key != first)]


def _greet(g: LcgState, question: Question) -> Ways:
    """Whatever lowers more threat in all."""
    return [["each_player" if 2 * len(players(g)) > 6 else "one_player"]]


_BY_PROMPT: dict[str, Decide] = {
    "lcg-ask-action": window,
    "lcg-ask-planning": window,
    "lcg-ask-commit": commit,
    "lcg-ask-travel": travel,
    "lcg-ask-engage": engage,
    "lcg-ask-defender": defend,
    "lcg-ask-undefended": suffer,
    "lcg-ask-damage": suffer,
    "lcg-ask-attack": strike,
    "lcg-ask-attackers": join,
    "lcg-ask-mulligan": _keep_hand,
    "lcg-ask-respond": _respond,
    "lcg-ask-target": _target,
    "lcg-ask-gandalf": _gandalf,
    "lcg-ask-greeting": _greet,
    "lcg-ask-discard-cost": _cheapest,
    "lcg-ask-discard-attachment": _cheapest,
    "lcg-ask-discard-one": _cheapest,
    "lcg-ask-discard-character": _cheapest,
    "lcg-ask-exhaust": _least_able,
    "lcg-ask-exhaust-some": _least_able,
    "lcg-ask-exhaust-hero": _least_able,
    "lcg-ask-uncommit": _least_able,
    "lcg-ask-attach-web": _least_able,
    "lcg-ask-player": _oneself,
    "lcg-ask-which-engages": _target,
    "lcg-ask-restricted": _cheapest,
    "lcg-ask-discard-order": _as_it_lies,
    "lcg-ask-pay": pay,
    "lcg-ask-search-five": _accept,
    "lcg-ask-pay-to-ready": _accept,
    "lcg-ask-take": _target,
    "lcg-ask-spider": _mightiest,
    "lcg-ask-enemy-attack": _target,
    "lcg-ask-defender-damage": suffer,
}
