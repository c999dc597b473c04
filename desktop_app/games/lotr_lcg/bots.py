"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import CardView, View
from desktop_app.games.lotr_lcg.queries import FACTS

Look = Callable[[], View]


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Plays what it can, quests with enough willpower, defends with the sturdiest, strikes where it kills."""
    verbs = {option.verb for option in question.options}
    for verb, decide in _DECISIONS.items():
        if verb in verbs:
            return decide(look(), question, dice)
    if question.kind == "one" and "pass" in verbs:
        return _use_something(question, dice)
    return random_answer(look, question, dice)


def _card(view: View, card: str) -> CardView:
    return view.card(card) or CardView(card, "", "")


def _play(view: View, question: Question, dice: Chance) -> list[str]:
    plays = [o for o in question.options if o.verb == "play"]
    if question.prompt.id == "lcg-ask-planning":
        plays = [o for o in plays if FACTS[_card(view, o.source).code].type != "event"] or plays
    best = max(plays, key=lambda o: (_card(view, o.source).numbers.get("cost", 0), o.key))
    if FACTS[_card(view, best.source).code].type == "event" and draw(dice, 3):
        return _use_something(question, dice)
    return [best.key]


def _use_something(question: Question, dice: Chance) -> list[str]:
    uses = [o for o in question.options if o.verb in ("use", "respond")]
    if uses and draw(dice, 4):
        return [uses[draw(dice, len(uses))].key]
    return [next(o.key for o in question.options if o.verb == "pass")]


def _commit(view: View, question: Question, dice: Chance) -> list[str]:
    threat = view.numbers["staging_threat"] + 2 * len(view.seats)
    enemies = sum(1 for card in view.zones[f"engaged:{question.seat}"].cards if not card.host)
    by_willpower = sorted(
        question.options,
        key=lambda o: (-_card(view, o.source).numbers.get("willpower", 0), o.key),
    )
    chosen: list[Option] = []
    total = view.numbers["willpower"]
    for option in by_willpower:
        will = _card(view, option.source).numbers.get("willpower", 0)
        left = len(question.options) - len(chosen)
        if will == 0 or total > threat + 1 or (left <= enemies and total >= threat):
            break
        chosen.append(option)
        total += will
    return [option.key for option in chosen]


def _travel(view: View, question: Question, dice: Chance) -> list[str]:
    travels = [o for o in question.options if o.verb == "travel"]
    return [max(travels, key=lambda o: (_card(view, o.source).numbers.get("threat", 0), o.key)).key]


def _engage(view: View, question: Question, dice: Chance) -> list[str]:
    ready = sum(
        card.numbers.get("attack", 0)
        for zone in (f"heroes:{question.seat}", f"allies:{question.seat}")
        for card in view.zones[zone].cards
        if "exhausted" not in card.marks and not card.host
    )
    weak = [
        o
        for o in question.options
        if o.verb == "engage" and _toughness(_card(view, o.source)) <= ready and not view.zones[o.target].count
    ]
    return [weak[0].key] if weak else ["no_engagement"]


def _toughness(enemy: CardView) -> int:
    return enemy.numbers.get("defense", 0) + enemy.numbers.get("hit_points", 0) - enemy.tokens.get("damage", 0)


def _defend(view: View, question: Question, dice: Chance) -> list[str]:
    defends = [o for o in question.options if o.verb == "defend"]
    attack = view.numbers.get("ledger:attack", 0)

    def worth(option: Option) -> tuple[int, int, str]:
        card = _card(view, option.source)
        hurt = max(0, attack - card.numbers.get("defense", 0))
        left = card.numbers.get("hit_points", 0) - card.tokens.get("damage", 0)
        dies = hurt >= left
        is_hero = card.zone.startswith("heroes")
        return ((2 if is_hero else 1) if dies else 0, hurt, option.key)

    return [min(defends, key=worth).key]


def _attack(view: View, question: Question, dice: Chance) -> list[str]:
    attacks = [o for o in question.options if o.verb == "attack"]
    if question.kind == "some":
        return [o.key for o in attacks]
    return [max(attacks, key=lambda o: (-_toughness(_card(view, o.target)), _strength(view, o), o.key)).key]


def _strength(view: View, option: Option) -> int:
    return _card(view, option.source).numbers.get("attack", 0)


def _respond(view: View, question: Question, dice: Chance) -> list[str]:
    return [next(o.key for o in question.options if o.verb == "respond")]


_DECISIONS: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "commit": _commit,
    "travel": _travel,
    "engage": _engage,
    "defend": _defend,
    "attack": _attack,
    "play": _play,
    "respond": _respond,
}
