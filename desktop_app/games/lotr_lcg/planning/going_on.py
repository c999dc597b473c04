"""How anybody is thought to go on when a bot looks ahead: quick and steady play of what lies open.

It is asked thousands of times for one decision, so it reads the state of an imagined table and not a view of it; it
looks at nothing there that the seat could not see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import draw_answer
from desktop_app.games.lotr_lcg.planning.usefulness import (
    GROWTH,
    HARM,
    HEALING,
    PROGRESS,
    READYING,
    STRENGTH,
    THREAT,
    WILLPOWER,
    good_for,
)
from desktop_app.games.lotr_lcg.reading.facts import CardFacts
from desktop_app.games.lotr_lcg.reading.numbers import (
    committed_willpower,
    has_number,
    hit_points_left,
    number,
    staging_threat,
)
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    engaged,
    facts,
    heroes,
    players,
    ready_characters,
    staged,
)
from desktop_app.games.lotr_lcg.state import LcgState

EXPECTED_THREAT = 1.7
"""What a card of the encounter deck adds to the staging area, more or less."""
EXPECTED_SHADOW = 1
MARGIN = 8
"""How much more willpower than what is expected is sent: whoever hurries through meets fewer enemies."""
FACED = 1
"""How many of the enemies that will attack nobody stays behind for."""
DEAR_HERO, DEAR_ALLY = 12.0, 2.0
"""What losing one counts, an ally besides its cost."""
WOUND = 0.8
"""What a wound of a hero counts; that of an ally counts half."""
PRESSED = 30
"""From this threat on it is worth lowering."""

Decide = Callable[[LcgState, Question, Chance], list[str]]


def cost(printed: CardFacts) -> int:
    """The printed cost; an X counts as nothing."""
    return printed.cost if isinstance(printed.cost, int) else 0


def go_on(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """An answer to any question of this game: what the prompt or the verbs call for, otherwise any."""
    by_prompt = _BY_PROMPT.get(question.prompt.id)
    if by_prompt is not None:
        return by_prompt(g, question, dice)
    return draw_answer(question, dice)


# -- action windows ------------------------------------------------------------------------------------------------


def _window(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """The best of what is worth doing now, or a pass."""
    best, most = "pass", 0.0
    for option in question.options:
        value = _worth_of(g, question, option)
        if value > most:
            best, most = option.key, value
    return [best]


def _worth_of(g: LcgState, question: Question, option: Option) -> float:
    if option.verb == "pass":
        return 0.0
    code = g.codes[option.source]
    if option.verb == "play" and FACTS[code].type != "event":
        return _worth_playing(g, question.seat, option)
    return _worth_using(g, question, option, good_for(code, option.detail))


def _worth_playing(g: LcgState, seat: str, option: Option) -> float:
    """Allies by what they bring, attachments by whom they go to."""
    printed = facts(g, option.source)
    if printed.type == "ally":
        return 1 + cost(printed) + (printed.willpower or 0) / 4
    if option.target and g.pieces[option.target].controller != seat:
        return 2 + number(g, option.target, "attack") if has_number(g, option.target, "attack") else 1.0
    mighty = sum(number(g, option.target, name) for name in ("willpower", "attack", "defense"))
    carried = len(g.pieces[option.target].attachments)
    grows = 4 if good_for(option.source and printed.code) == GROWTH else 0
    return 3 + grows + mighty / 10 - carried / 2


def _worth_using(g: LcgState, question: Question, option: Option, purpose: str) -> float:
    seat, step = question.seat, question.step
    played = option.verb == "play"
    if purpose == GROWTH:
        return 8.0 if step == "2.2" or (step in ("1.3w", "7.4w") and not played) else 0.0
    if purpose == THREAT:
        return 6.0 if g.threat[seat] >= PRESSED and step in ("2.2", "7.4w") else 0.0
    if purpose == HEALING:
        hurt = max((g.pieces[hero].damage for hero in heroes(g, seat)), default=0)
        return 5.0 if hurt >= 2 and step in ("2.2", "7.4w") else 0.0
    if purpose == READYING:
        return _worth_readying(g, seat, step, option.source)
    if purpose == WILLPOWER:
        short = staging_threat(g) - committed_willpower(g)
        return 3.0 if step == "3.3w" and 0 <= short <= 3 else 0.0
    if purpose == STRENGTH:
        return 2.0 if step in ("6.4bw", "6.8.1w") and (g.attacks or step == "6.4bw") else 0.0
    if purpose == HARM:
        return 3.0 if g.zones[f"engaged:{seat}"] and step in ("2.2", "6.2w", "6.4bw", "6.7w") else 0.0
    if purpose == PROGRESS:
        return 2.0 if step in ("2.2", "3.4w", "4.2w") else 0.0
    return 0.0


def _worth_readying(g: LcgState, seat: str, step: str, source: str) -> float:
    """Before fighting, when somebody is needed who is exhausted."""
    if step not in ("3.4w", "4.2w", "5.4w", "6.2w", "6.4bw", "6.7w"):
        return 0.0
    host = g.pieces[source].host if source in g.pieces else ""
    if host and not g.pieces[host].exhausted:
        return 0.0
    coming = len(engaged(g, seat)) + sum(
        number(g, enemy, "engagement_cost") <= g.threat[seat] for enemy in staged(g, "enemy")
    )
    return 4.0 if coming >= len(ready_characters(g, seat)) or (step == "6.7w" and engaged(g, seat)) else 0.0


# -- the quest -----------------------------------------------------------------------------------------------------


def _commit(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Willpower enough to make progress, as long as somebody stays to meet what will attack."""
    seat = question.seat
    will = {option.source: number(g, option.source, "willpower") for option in question.options}
    wanted = staging_threat(g) + EXPECTED_THREAT * len(players(g)) + MARGIN
    coming = _coming(g, seat)
    ranked = sorted(will, key=lambda card: (will[card] * 3 - _fights(g, card), card), reverse=True)
    total, chosen = committed_willpower(g), list[str]()
    for card in ranked:
        at_home = len(ranked) - len(chosen)
        if will[card] and total < wanted and at_home > coming - FACED:
            chosen.append(card)
            total += will[card]
    keys = {option.source: option.key for option in question.options}
    return [keys[card] for card in chosen]


def _fights(g: LcgState, card: str) -> int:
    return number(g, card, "attack") + number(g, card, "defense")


def _coming(g: LcgState, seat: str) -> int:
    """How many enemies will attack a seat this round, so far as the table tells."""
    near = sum(number(g, enemy, "engagement_cost") <= g.threat[seat] for enemy in staged(g, "enemy"))
    return len(engaged(g, seat)) + near


def _travel(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """To the location that weighs most on the staging area."""
    places = [option for option in question.options if option.verb == "travel"]

    def weight(option: Option) -> tuple[float, str]:
        threat = number(g, option.source, "threat")
        return threat - number(g, option.source, "quest_points") / 4, option.key

    return [max(places, key=weight).key] if places else ["stay"]


# -- enemies -------------------------------------------------------------------------------------------------------


def _toughness(g: LcgState, enemy: str) -> int:
    return number(g, enemy, "defense") + hit_points_left(g, enemy)


def _engage(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Whom one can fell this round, and bear the blow of."""
    seat = question.seat
    ready = ready_characters(g, seat)
    strength = sum(number(g, card, "attack") for card in ready)
    if len(engaged(g, seat)) + 1 >= len(ready):
        return ["no_engagement"]
    weak = [
        option
        for option in question.options
        if option.verb == "engage" and _toughness(g, option.source) <= strength and not engaged(g, seat)
    ]
    return [max(weak, key=lambda o: (number(g, o.source, "threat"), o.key)).key] if weak else ["no_engagement"]


def _defend(g: LcgState, question: Question, dice: Chance) -> list[str]:
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


def _suffer(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Damage goes to whoever has most hit points left after it."""
    return [max(question.options, key=lambda o: (_left(g, o.source), o.key)).key]


def _left(g: LcgState, card: str) -> int:
    return hit_points_left(g, card) if card in g.pieces else 0


def _strike(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Against the enemy that can be felled, the mightiest of them first; with the strongest."""
    ready = sum(number(g, card, "attack") for card in ready_characters(g, question.seat))
    attacks = [option for option in question.options if option.verb == "attack"]

    def value(option: Option) -> tuple[bool, float, int, str]:
        tough = _toughness(g, option.target)
        felled = tough <= ready
        weight = number(g, option.target, "attack") if felled else -tough
        return felled, weight, number(g, option.source, "attack"), option.key

    if not attacks:
        return ["no_attack"]
    best = max(attacks, key=value)
    hurts = ready > number(g, best.target, "defense")
    return [best.key] if hurts else ["no_attack"]


def _join(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """As many as are needed to fell it, the strongest first; all of them where it cannot be felled."""
    enemy = question.source
    attack = g.attacks[-1] if g.attacks else None
    first = attack.characters if attack is not None else []
    needed = _toughness(g, enemy) - sum(number(g, card, "attack") for card in first)
    chosen: list[str] = []
    for option in sorted(question.options, key=lambda o: (-number(g, o.source, "attack"), o.key)):
        if needed > 0:
            chosen.append(option.key)
            needed -= number(g, option.source, "attack")
    return chosen


# -- all else ------------------------------------------------------------------------------------------------------


def _keep_hand(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """A hand with two cheap things to lay down is kept."""
    cheap = [card for card in g.zones[f"hand:{question.seat}"] if _is_cheap(g, card)]
    return ["keep_hand" if len(cheap) > 1 else "mulligan"]


def _is_cheap(g: LcgState, card: str) -> bool:
    printed = facts(g, card)
    return printed.type in ("ally", "attachment") and cost(printed) <= 3


def _respond(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """What may be used is used."""
    return [next(option.key for option in question.options if option.verb != "pass")]


def _cheapest(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """The least of what must be given up."""
    ranked = sorted(question.options, key=lambda o: (_price(g, o), o.key))
    return [option.key for option in ranked[: max(question.minimum, 1)]]


def _price(g: LcgState, option: Option) -> float:
    card = option.source or option.target
    if card not in g.codes:
        return 0.0
    printed = facts(g, card)
    return (9 if printed.type == "hero" else 0) + cost(printed)


def _target(g: LcgState, question: Question, dice: Chance) -> list[str]:
    """Ours by what it can do most, theirs by what hurts most."""

    def value(option: Option) -> tuple[float, str]:
        card = option.source or option.target
        if card not in g.pieces:
            return (float(cost(facts(g, card))) if card in g.codes else 0.0), option.key
        return sum(number(g, card, name) for name in ("willpower", "attack", "defense", "threat")), option.key

    return [max(question.options, key=value).key]


def _gandalf(g: LcgState, question: Question, dice: Chance) -> list[str]:
    verbs: Sequence[str] = [option.verb for option in question.options]
    seat = question.seat
    if "damage_enemy" in verbs and any(_toughness(g, enemy) <= 6 for enemy in engaged(g, seat)):
        return ["damage_enemy"]
    return ["lower_threat" if g.threat[seat] >= 35 or "draw_three" not in verbs else "draw_three"]


_BY_PROMPT: dict[str, Decide] = {
    "lcg-ask-action": _window,
    "lcg-ask-planning": _window,
    "lcg-ask-commit": _commit,
    "lcg-ask-travel": _travel,
    "lcg-ask-engage": _engage,
    "lcg-ask-defender": _defend,
    "lcg-ask-undefended": _suffer,
    "lcg-ask-damage": _suffer,
    "lcg-ask-attack": _strike,
    "lcg-ask-attackers": _join,
    "lcg-ask-mulligan": _keep_hand,
    "lcg-ask-respond": _respond,
    "lcg-ask-target": _target,
    "lcg-ask-gandalf": _gandalf,
    "lcg-ask-discard-cost": _cheapest,
    "lcg-ask-exhaust-some": _cheapest,
    "lcg-ask-uncommit": _cheapest,
    "lcg-ask-exhaust-hero": _cheapest,
}
