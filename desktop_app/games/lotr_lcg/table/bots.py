"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import CardView, View
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, FACTS

Look = Callable[[], View]


GREETING = "01046"
QUESTING = ("3.2w", "3.3w")
FIGHTING = ("6.2w", "6.4bw", "6.4.4w")
TIMES: dict[str, tuple[str, ...]] = {
    "01007": ("3.3w",),
    "01014": ("3.3w",),
    "01020": FIGHTING,
    "01021": FIGHTING,
    "01022": ("6.8.1w",),
    "01023": ("3.2w", *FIGHTING),
    "01025": FIGHTING,
    "01026": ("1.3w", "2.2", "3.1w", "7.4w"),
    GREETING: ("1.3w", "2.2", "7.4w"),
    "01052": ("6.2w", "6.4bw"),
    "01053": ("2.2",),
    "01057": FIGHTING,
}
"""When an ability or event of a card is worth using; others in planning."""
PLANNING = "2.2"
ACTING = frozenset({PLANNING, *(step for steps in TIMES.values() for step in steps)})
"""The steps in which anything is worth doing."""
FOUNDATIONS = ("01026", "01045", "01057", "01073")
DEAR_JOURNEYS = ("01077", "01078", "01094")
EXPECTED_THREAT = 2
EXPECTED_SHADOW = 1
FALLS = {"heroes": 30, CAMPAIGN: 60}
"""What it costs to lose a hero, and an ally of the campaign, without whom the game is lost; any other ally its cost."""


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Plays what it can, quests with enough willpower, defends where it costs least, strikes where it kills."""
    if question.prompt.id in ("lcg-ask-undefended", "lcg-ask-damage"):
        return _suffer(look(), question, dice)
    verbs = {option.verb for option in question.options}
    if question.step not in ACTING and "pass" in verbs and verbs <= {"pass", "play", "use"}:
        return ["pass"]  # without a look at the table
    for verb, decide in _DECISIONS.items():
        if verb in verbs:
            return decide(look(), question, dice)
    if question.kind == "one" and "pass" in verbs:
        return _use_something(look(), question)
    return random_answer(look, question, dice)


def _card(view: View, card: str) -> CardView:
    return view.card(card) or CardView(card, "", "")


def _play(view: View, question: Question, dice: Chance) -> list[str]:
    """In planning the dearest ally or attachment; otherwise an event whose time it is."""
    plays = [o for o in question.options if o.verb == "play"]
    events = [o for o in plays if FACTS[_card(view, o.source).code].type == "event"]
    permanent = [o for o in plays if o not in events]
    if permanent:
        return [max(permanent, key=lambda o: (_card(view, o.source).numbers.get("cost", 0), o.key)).key]
    timely = [o for o in events if _is_timely(view, question, _card(view, o.source).code)]
    return [timely[0].key] if timely else _use_something(view, question)


def _use_something(view: View, question: Question) -> list[str]:
    for option in question.options:
        if option.verb == "use" and _is_timely(view, question, _card(view, option.source).code):
            return [option.key]
    return [next(o.key for o in question.options if o.verb == "pass")]


def _is_timely(view: View, question: Question, code: str) -> bool:
    steps = TIMES.get(code)
    if steps is None:
        return question.step == PLANNING
    if question.step not in steps:
        return False
    if question.step in QUESTING:
        return view.numbers["willpower"] <= view.numbers["staging_threat"]
    return code != GREETING or view.numbers[f"threat:{question.seat}"] >= 30


def _commit(view: View, question: Question, dice: Chance) -> list[str]:
    """The best willpower first, until it beats the staging area and a card more; a defender stays for each enemy."""
    wanted = view.numbers["staging_threat"] + EXPECTED_THREAT * len(view.seats)
    ranked = sorted(question.options, key=lambda o: (-_worth_committing(_card(view, o.source)), o.key))
    at_home = min(_coming(view, question.seat), max(0, len(ranked) - 1))
    chosen: list[Option] = []
    total = view.numbers["willpower"]
    for option in ranked:
        will = _card(view, option.source).numbers.get("willpower", 0)
        if will and total <= wanted and len(ranked) - len(chosen) > at_home:
            chosen.append(option)
            total += will
    return [option.key for option in chosen]


def _worth_committing(card: CardView) -> float:
    fighting = card.numbers.get("attack", 0) + card.numbers.get("defense", 0)
    return card.numbers.get("willpower", 0) - fighting / 4


def _coming(view: View, seat: str) -> int:
    """How many enemies will attack this round: those engaged and those whose engagement cost the threat has reached."""
    here = sum(1 for card in view.zones[f"engaged:{seat}"].cards if not card.host)
    level = view.numbers[f"threat:{seat}"]
    near = sum(
        1
        for card in view.zones["staging"].cards
        if card.code and FACTS[card.code].type == "enemy" and card.numbers.get("engagement_cost", 99) <= level
    )
    return here + near


def _travel(view: View, question: Question, dice: Chance) -> list[str]:
    """The location with the most threat whose journey costs nothing; a dear one only when threat presses."""
    travels = [o for o in question.options if o.verb == "travel"]
    pressed = view.numbers["staging_threat"] > 6
    cheap = [o for o in travels if pressed or _card(view, o.source).code not in DEAR_JOURNEYS]
    if not cheap:
        return ["stay"]
    return [max(cheap, key=lambda o: (_card(view, o.source).numbers.get("threat", 0), o.key)).key]


def _engage(view: View, question: Question, dice: Chance) -> list[str]:
    ready = sum(
        card.numbers.get("attack", 0)
        for zone in (f"heroes:{question.seat}", f"allies:{question.seat}")
        for card in view.zones[zone].cards
        if "exhausted" not in card.marks and "captive" not in card.marks and not card.host
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
    """Whoever loses least: nobody hurt, then a survivor, then a cheap ally; or a sturdy hero takes it undefended."""
    defends = [o for o in question.options if o.verb == "defend"]
    attack = view.numbers.get("ledger:attack", 0) + EXPECTED_SHADOW

    def loss(option: Option) -> tuple[float, str]:
        card = _card(view, option.source)
        hurt = max(0, attack - card.numbers.get("defense", 0))
        left = card.numbers.get("hit_points", 0) - card.tokens.get("damage", 0)
        if hurt < left:
            return hurt + card.numbers.get("attack", 0) / 2, option.key
        dear = FALLS.get(card.owner) or FALLS.get(card.zone.partition(":")[0])
        return dear or 6 + card.numbers.get("cost", 0), option.key

    sturdiest = max(
        (c.numbers["hit_points"] - c.tokens.get("damage", 0) for c in _heroes(view, question.seat)), default=0
    )
    undefended = attack * 1.5 if attack + 1 < sturdiest else 40
    best = min(defends, key=loss)
    return [best.key] if loss(best)[0] <= undefended else ["no_defender"]


def _heroes(view: View, seat: str) -> list[CardView]:
    return [card for card in view.zones[f"heroes:{seat}"].cards if not card.host and "captive" not in card.marks]


def _suffer(view: View, question: Question, dice: Chance) -> list[str]:
    """Damage goes to whoever has most hit points left."""

    def left(option: Option) -> tuple[int, str]:
        card = _card(view, option.source)
        return card.numbers.get("hit_points", 0) - card.tokens.get("damage", 0), option.key

    return [max(question.options, key=left).key]


def _keep_hand(view: View, question: Question, dice: Chance) -> list[str]:
    """Keeps a hand with a card to build on or two cheap allies."""
    codes = [card.code for card in view.zones[f"hand:{question.seat}"].cards]
    cheap = [code for code in codes if FACTS[code].type == "ally" and (FACTS[code].cost or 0) in (1, 2, 3)]
    good = any(code in FOUNDATIONS for code in codes) or len(cheap) > 1
    return ["keep_hand" if good else "mulligan"]


def _attack(view: View, question: Question, dice: Chance) -> list[str]:
    attacks = [o for o in question.options if o.verb == "attack"]
    if question.kind == "some":
        return [o.key for o in attacks]
    return [max(attacks, key=lambda o: (-_toughness(_card(view, o.target)), _strength(view, o), o.key)).key]


def _strength(view: View, option: Option) -> int:
    return _card(view, option.source).numbers.get("attack", 0)


def _respond(view: View, question: Question, dice: Chance) -> list[str]:
    return [next(o.key for o in question.options if o.verb == "respond")]


def _greet(view: View, question: Question, dice: Chance) -> list[str]:
    """Whatever lowers more threat in all."""
    return ["each_player" if 2 * len(view.seats) > 6 else "one_player"]


_DECISIONS: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "commit": _commit,
    "travel": _travel,
    "engage": _engage,
    "defend": _defend,
    "attack": _attack,
    "play": _play,
    "respond": _respond,
    "mulligan": _keep_hand,
    "one_player": _greet,
}
