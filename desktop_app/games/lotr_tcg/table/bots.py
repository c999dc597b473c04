"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import View
from desktop_app.games.lotr_tcg.table.bot_fighting import (
    act_in_skirmish,
    attack,
    attack_value,
    defend,
    duel,
    lift_here,
    next_skirmish,
)
from desktop_app.games.lotr_tcg.table.bot_hand import least_of_hand, reconcile
from desktop_app.games.lotr_tcg.table.bot_reading import (
    card_of,
    companions,
    fighters,
    is_bearer,
    is_ring,
    left,
    minions,
    number,
    printed,
    shadow_number,
    strength,
    worth,
)
from desktop_app.games.lotr_tcg.table.bot_texts import calls_in_vain, costs_burdens, deeds, harms, is_free

Look = Callable[[], View]
Decides = Callable[[View, Question, Chance], list[str]]
PROTECTORS = ("4_270",)
"""Whoever exerts to prevent wounds."""
LAST_WOUNDS = 2
"""With how much vitality left the Ring is put on."""
BRAVE_WOUNDS = 3
"""With how many wounds in all companions no more move is made than must be."""
A_MINION, LAST_SITE = 5.0, 9
"""What a minion costs the Shadow, roaming reckoned in."""


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Gathers a company, defends as a whole, acts where it turns a skirmish, moves again where it can be met."""
    verbs = {option.verb for option in question.options}
    decide = _BY_PROMPT.get(question.prompt.id) or next(
        (made for verb, made in _BY_VERB.items() if verb in verbs), None
    )
    return decide(look(), question, dice) if decide is not None else random_answer(look, question, dice)


# -- phases ------------------------------------------------------------------------------------------------------------


def _act(view: View, question: Question, dice: Chance) -> list[str]:
    """Heals, uses what does good, plays the best card: what one plays lasts longer than the twilight it costs."""
    if view.facts["phase"] == "skirmish":
        return act_in_skirmish(view, question)
    heals = [option.key for option in question.options if option.verb == "heal"]
    if heals:
        return heals[:1]
    uses = [option for option in question.options if option.verb == "use" and _use_value(view, option) > 0]
    if uses:
        return [max(uses, key=lambda option: (_use_value(view, option), option.key)).key]
    plays = [option for option in question.options if option.verb == "play"]
    if plays:
        return [max(plays, key=lambda option: (_play_value(view, option), option.key)).key]
    return [question.primary]


GOODS = {"heal": 4.0, "draw": 4.0, "wound": 6.0, "remove burdens": 6.0, "play from deck": 6.0, "play from hand": 6.0}
"""What a deed is worth outside of skirmishes; what is not here is not worth its price there."""


def _use_value(view: View, option: Option) -> float:
    """What the actions of a card do, less the vitality and the burdens that they cost."""
    shown = card_of(view, option.source)
    if calls_in_vain(view, shown.code):
        return 0.0
    found = max((GOODS.get(deed, 0.0) for deed in deeds(shown.code)), default=0.0)
    if "vitality" in shown.numbers:
        found -= {0: 20.0, 1: 20.0, 2: 5.0}.get(left(view, option.source), 3.0)
    return found - (6.0 if costs_burdens(shown.code) else 0.0) - (1.0 if is_free(shown.code) else 0.0)


def _twilight_of_a_move(view: View, seat: str) -> int:
    """What the pool will hold after the next move; the site ahead as it will be, where it lies open."""
    usual = shadow_number(view, view.numbers[f"at:{seat}"] + 1)
    ahead = view.numbers.get("next_shadow_number", usual) if seat == view.facts["active"] else usual
    return view.numbers["twilight"] + ahead + len(companions(view, seat))


def _play_value(view: View, option: Option) -> float:
    card = card_of(view, option.source)
    facts = printed(view, option.source)
    good = strength(view, option.target) + (40 if is_bearer(view, option.target) else 0) if option.target else 0
    first = 20.0 if facts is not None and facts.type == "companion" else 0.0
    return first + 2 * card.numbers.get("twilight", 0) + card.numbers.get("strength", 0) + good / 10


def rank(view: View, question: Question, option: Option) -> float:
    """What an option looks to be worth at first sight, for whoever wants to compare only a few."""
    match option.verb:
        case "play":
            lifts = 100.0 * lift_here(view, option) if view.facts["phase"] == "skirmish" else 0.0
            return lifts + _play_value(view, option)
        case "use":
            return 100.0 * lift_here(view, option) if view.facts["phase"] == "skirmish" else _use_value(view, option)
        case "defend":
            return 20.0 + duel(view, option.source, option.target)
        case "attack":
            return attack_value(view, option)
        case "choose":
            return worth(view, option.source)
    return 0.0


def _respond(view: View, question: Question, dice: Chance) -> list[str]:
    """Answers, save for what saves nothing: the Ring waits until wounds would kill, nobody exerts for a scratch."""
    about = str(question.prompt.params.get("card", "")).removeprefix("@").partition(":")[0]
    for option in question.options:
        if option.verb != "respond":
            continue
        bearer = card_of(view, option.source).host
        if bearer and left(view, bearer) > LAST_WOUNDS and is_ring(view, option.source):
            continue
        if card_of(view, option.source).code not in PROTECTORS or _is_worth_an_exertion(view, option, about):
            return [option.key]
    return [question.primary]


def _is_worth_an_exertion(view: View, option: Option, about: str) -> bool:
    """Whether the wounded one would die of it, or is the Ring-bearer near his end."""
    if about in (option.source, "") or left(view, option.source) <= 1:
        return False
    return left(view, about) <= (LAST_WOUNDS if is_bearer(view, about) else 1)


# -- choices -----------------------------------------------------------------------------------------------------------


def _choose(view: View, question: Question, dice: Chance) -> list[str]:
    """Harm goes to others' best, help to one's own who fight; of one's own the least is given up."""
    helps = not harms(card_of(view, question.source).code) and bool(deeds(card_of(view, question.source).code))

    def value(option: Option) -> tuple[float, str]:
        shown = card_of(view, option.source)
        mine = shown.controller in (question.seat, "")
        good = worth(view, option.source) + (100.0 if "fighting" in shown.marks else 0.0)
        return (good if mine == helps else -good, option.key)

    able = sorted((o for o in question.options if o.verb == "choose"), key=value, reverse=True)
    return [option.key for option in able[: max(1, question.minimum)]]


def _take_wound(view: View, question: Question, dice: Chance) -> list[str]:
    """Whoever can bear it best; the Ring-bearer when nobody else can."""

    def bears(option: Option) -> tuple[float, float, str]:
        spared = 3 if is_bearer(view, option.source) else 0
        return (left(view, option.source) - spared, -worth(view, option.source), option.key)

    return [max(question.options, key=bears).key]


def _heal(view: View, question: Question, dice: Chance) -> list[str]:
    able = [option for option in question.options if option.verb == "choose"]
    return [min(able, key=lambda o: (left(view, o.source), o.key)).key] if able else ["decline"]


def _regroup(view: View, question: Question, dice: Chance) -> list[str]:
    """Moves again while the fellowship is whole, no minion follows it, and it can meet what the Shadow will afford."""
    seat = question.seat
    mine = companions(view, seat)
    hurt = sum(card_of(view, card).tokens.get("wound", 0) for card in mine)
    able = len(fighters(view, seat))
    wins = view.numbers[f"at:{seat}"] + 1 == LAST_SITE
    ready = hurt <= BRAVE_WOUNDS and not minions(view) and able >= 3 - wins
    meets = _twilight_of_a_move(view, seat) <= A_MINION * (able + wins)
    offered = any(option.verb == "move_again" for option in question.options)
    return ["move_again" if offered and ready and meets else "end_turn"]


def _modest(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[min(1, len(question.options) - 1)].key]


def _first(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[0].key]


def _start(view: View, question: Question, dice: Chance) -> list[str]:
    starts: Sequence[Option] = [option for option in question.options if option.verb == "start"]
    return [max(starts, key=lambda o: (number(view, o.source, "strength"), o.key)).key if starts else question.primary]


_BY_PROMPT: dict[str, Decides] = {
    "tcg-ask-archery": _take_wound,
    "tcg-ask-threat-wound": _take_wound,
    "tcg-ask-exert": _take_wound,
    "tcg-ask-sanctuary": _heal,
    "tcg-ask-reconcile": reconcile,
    "tcg-ask-too-many": least_of_hand,
    "tcg-ask-decide": _regroup,
    "tcg-ask-bid": _modest,
    "tcg-ask-place": _first,
    "tcg-ask-starting": _start,
    "tcg-ask-prevent": _first,
    "tcg-ask-hand": _first,
    "tcg-ask-skirmish": next_skirmish,
}
_BY_VERB: dict[str, Decides] = {
    "respond": _respond,
    "defend": defend,
    "assigned": defend,
    "attack": attack,
    "leave_over": attack,
    "choose": _choose,
    "accept": _first,
    "move": _act,
    "shadow_done": _act,
    "pass": _act,
}
