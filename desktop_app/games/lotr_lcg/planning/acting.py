"""What is worth doing in an action window: cards to lay down, abilities whose time it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop_app.engine.ask import Option, Question
from desktop_app.games.lotr_lcg.planning.sensible import Ways, best_first
from desktop_app.games.lotr_lcg.planning.skirmish import clash, fighter, foe, target_of_blows
from desktop_app.games.lotr_lcg.planning.usefulness import (
    GROWTH,
    HARM,
    HEALING,
    PROGRESS,
    READYING,
    STRENGTH,
    THREAT,
    VISIT,
    WILLPOWER,
    good_for,
)
from desktop_app.games.lotr_lcg.planning.weighing import (
    attackers,
    cost,
    pays_for_itself,
    place_left,
    quest_left,
    toughness,
)
from desktop_app.games.lotr_lcg.reading.numbers import (
    committed_willpower,
    has_number,
    number,
    staging_threat,
)
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    committed,
    engaged,
    facts,
    heroes,
    ready_characters,
)
from desktop_app.games.lotr_lcg.state import LcgState

PRESSED = 36
"""From this threat on it is worth lowering."""
GREAT = 4
"""What an ally costs that is worth a visit."""
ALLY, GROWS, READIES, BETTERS = 2.0, 9.0, 6.5, 4.5
"""What it counts to lay a card down: an ally besides its cost, an attachment by what it does for its host."""
GIVEN, PAID = 12.0, 5.5
"""What resources and cards count that cost nothing, and those that an event brings."""
PASS = 0.1
"""What it counts to keep what one has; anything that is not worth this is not done."""
IDLE = ("1.3w", "3.2w", "5.2w", "5.3w", "6.4.1w", "6.4.2w", "6.8.2w", "6.8.3w")
"""Windows in which nothing is done that could not be done as well in another."""
FIGHTING = ("6.2w", "6.4bw", "6.4.3w")


def window(g: LcgState, question: Question) -> Ways:
    """What is worth doing now, and to pass."""
    if question.step in IDLE:
        return [["pass"]]
    valued = [(_worth_of(g, question, option), [option.key]) for option in question.options]
    return best_first(one for one in valued if one[0] > 0)


def _worth_of(g: LcgState, question: Question, option: Option) -> float:
    if option.verb == "pass":
        return PASS
    code = g.codes[option.source]
    if option.verb == "play" and FACTS[code].type != "event":
        return _worth_playing(g, question.seat, option)
    worth = _WORTH.get(good_for(code, option.detail))
    return worth(g, question, option) if worth is not None else 0.0


def _worth_playing(g: LcgState, seat: str, option: Option) -> float:
    """Allies by what they bring, attachments by whom they go to."""
    printed = facts(g, option.source)
    if printed.type == "ally":
        return ALLY + cost(printed) + (printed.willpower or 0) / 4
    if option.target and g.pieces[option.target].controller != seat:
        return 2 + number(g, option.target, "attack") if has_number(g, option.target, "attack") else 1.0
    purpose = good_for(printed.code)
    if purpose == GROWTH:
        return GROWS + need(g, seat, option.target)
    carried = len(g.pieces[option.target].attachments) if option.target in g.pieces else 0
    fights = number(g, option.target, "attack") + number(g, option.target, "defense")
    if purpose == READYING:
        return READIES + (fights + number(g, option.target, "willpower")) / 10 - carried / 20
    will = number(g, option.target, "willpower") - fights / 2 + (2 if pays_for_itself(g, option.target) else 0)
    return BETTERS + will / 10 - carried / 20


def need(g: LcgState, seat: str, hero: str) -> float:
    """How much a hero's pool wants for: what the hand costs in its sphere, and its own ability; less what it has."""
    sphere = facts(g, hero).sphere
    same = [other for other in heroes(g, seat) if facts(g, other).sphere == sphere]
    wanted = sum(cost(facts(g, card)) for card in g.zones[f"hand:{seat}"] if facts(g, card).sphere == sphere)
    held = sum(g.pieces[other].resources for other in same)
    own = 2.0 if pays_for_itself(g, hero) and not g.pieces[hero].resources else 0.0
    return own + max(0, wanted - held) / len(same) / 6


def _growing(g: LcgState, question: Question, option: Option) -> float:
    """Resources and cards, in planning, where there is something to spend them on."""
    if question.step != "2.2":
        return 0.0
    return PAID if option.verb == "play" else GIVEN


def _visiting(g: LcgState, question: Question, option: Option) -> float:
    """A great ally, for the fight; where none is to be fought, for the quest."""
    hand = [facts(g, card) for card in g.zones[f"hand:{question.seat}"]]
    great = max((cost(printed) for printed in hand if printed.type == "ally"), default=0)
    if great < GREAT:
        return 0.0
    if question.step == "6.2w":
        return 3.0 if engaged(g, question.seat) else 0.0
    return 3.0 if question.step == "3.1w" and not attackers(g, question.seat) else 0.0


def _lowering_threat(g: LcgState, question: Question, option: Option) -> float:
    return 6.0 if g.threat[question.seat] >= PRESSED and question.step in ("2.2", "7.4w") else 0.0


def _healing(g: LcgState, question: Question, option: Option) -> float:
    hurt = max((g.pieces[hero].damage for hero in heroes(g, question.seat)), default=0)
    return 5.0 if hurt >= 2 and question.step in ("2.2", "7.4w") else 0.0


def _readying(g: LcgState, question: Question, option: Option) -> float:
    """When the fight comes out better with one more to stand in it."""
    seat, step = question.seat, question.step
    if step not in FIGHTING or not engaged(g, seat):
        return 0.0
    host = g.pieces[option.source].host if option.source in g.pieces else ""
    tired = [host] if host else [card for card in g.zones[f"play:{seat}"] if facts(g, card).type == "ally"]
    able = [card for card in tired if g.pieces[card].exhausted]
    if not able:
        return 0.0
    gain = max(_gain(g, seat, card) for card in able)
    return gain if gain > (0.8 if option.verb == "play" else 0.2) else 0.0


def _gain(g: LcgState, seat: str, card: str) -> float:
    """By how much a fight comes out better if somebody is ready for it."""
    ready = [fighter(g, other) for other in ready_characters(g, seat)]
    foes = [foe(g, enemy) for enemy in engaged(g, seat)]
    left = target_of_blows(g, seat)
    return clash([*ready, fighter(g, card)], foes, left) - clash(ready, foes, left)


def _raising_willpower(g: LcgState, question: Question, option: Option) -> float:
    """Once the cards are revealed: to reach what is still missing, or to finish what is nearly done."""
    walks = g.pieces[option.source].committed if FACTS[g.codes[option.source]].type == "hero" else committed(g)
    if question.step != "3.3w" or not walks:
        return 0.0
    margin = committed_willpower(g) - staging_threat(g)
    stage, last = quest_left(g)
    nearly = last and stage and 0 < place_left(g) + stage - margin <= 2
    return 3.0 if -3 <= margin < 0 or nearly else 0.0


def _strengthening(g: LcgState, question: Question, option: Option) -> float:
    """When an attack falls short by no more than a point for each who strikes."""
    attack = g.attacks[-1] if g.attacks else None
    if question.step != "6.8.1w" or attack is None or not attack.enemy:
        return 0.0
    striking = [card for card in attack.characters if card in g.pieces]
    missing = toughness(g, attack.enemy) - sum(number(g, card, "attack") for card in striking)
    return 2.0 if 0 < missing <= len(striking) else 0.0


def _harming(g: LcgState, question: Question, option: Option) -> float:
    return 3.0 if engaged(g, question.seat) and question.step in ("2.2", "6.2w", "6.4bw") else 0.0


def _progressing(g: LcgState, question: Question, option: Option) -> float:
    return 2.0 if question.step in ("2.2", "3.4w", "4.2w") else 0.0


_WORTH: Mapping[str, Callable[[LcgState, Question, Option], float]] = {
    GROWTH: _growing,
    VISIT: _visiting,
    THREAT: _lowering_threat,
    HEALING: _healing,
    READYING: _readying,
    WILLPOWER: _raising_willpower,
    STRENGTH: _strengthening,
    HARM: _harming,
    PROGRESS: _progressing,
}


def pay(g: LcgState, question: Question) -> Ways:
    """From the fullest pools, and last from one whose hero has a use for it."""
    held = {option.key: question.caps[option.key] for option in question.options}
    own = {option.key: pays_for_itself(g, option.source) for option in question.options}
    paid: list[str] = []
    for _ in range(question.maximum):
        fullest = max((key for key in held if held[key]), key=lambda k: (held[k] > 1 or not own[k], held[k], k))
        held[fullest] -= 1
        paid.append(fullest)
    return [paid]
