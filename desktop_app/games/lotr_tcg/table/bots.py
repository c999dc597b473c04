"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import CardView, View
from desktop_app.games.lotr_tcg.reading.facts import load_cards

Look = Callable[[], View]
PROTECTORS = ("4_270",)
"""Whoever exerts to prevent wounds."""
LAST_WOUNDS = 2
"""With how much vitality left the Ring is put on."""
BRAVE_WOUNDS = 2
"""With how many wounds in all companions no more move is made than must be."""


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Spends the pool, sets the strong against whom they beat, acts where it turns a skirmish, moves while healthy."""
    verbs = {option.verb for option in question.options}
    decide = _BY_PROMPT.get(question.prompt.id) or next(
        (made for verb, made in _BY_VERB.items() if verb in verbs), None
    )
    return decide(look(), question, dice) if decide is not None else random_answer(look, question, dice)


# -- reading the view --------------------------------------------------------------------------------------------------


def _card(view: View, card: str) -> CardView:
    return view.card(card) or CardView(card, "", "")


def _number(view: View, card: str, name: str) -> int:
    return _card(view, card).numbers.get(name, 0)


def _strength(view: View, card: str) -> int:
    """A character's strength as it fights: what it bears is in its number already."""
    return _number(view, card, "strength")


def _left(view: View, card: str) -> int:
    """The vitality a character has left."""
    shown = _card(view, card)
    return shown.numbers.get("vitality", 0) - shown.tokens.get("wound", 0)


def _worth(view: View, card: str) -> float:
    """What a card is worth to whoever has it."""
    shown = _card(view, card)
    bearer = 50.0 if "ring_bearer" in shown.marks else 0.0
    numbers = shown.numbers
    return bearer + numbers.get("strength", 0) + numbers.get("twilight", 0) + 2 * _left(view, card)


def _side(code: str) -> str:
    printed = load_cards().get(code)
    return printed.side if printed is not None else ""


# -- phases ------------------------------------------------------------------------------------------------------------


def _act(view: View, question: Question, dice: Chance) -> list[str]:
    """Outside of skirmishes: plays the dearest card that can be played."""
    plays = [option for option in question.options if option.verb == "play"]
    if view.facts["phase"] == "skirmish":
        return _fight(view, question)
    heals = [option.key for option in question.options if option.verb == "heal"]
    if heals:
        return heals[:1]
    if plays:
        return [max(plays, key=lambda option: (_play_value(view, option), option.key)).key]
    return [question.primary]


def _play_value(view: View, option: Option) -> float:
    card = _card(view, option.source)
    good = _strength(view, option.target) if option.target else 0
    return 2 * card.numbers.get("twilight", 0) + card.numbers.get("strength", 0) + good / 10


def _fight(view: View, question: Question) -> list[str]:
    """In a skirmish: acts with one's own where the side would lose, as long as there is anything to act with."""
    mine = "free_peoples" if view.seat == view.facts["active"] else "shadow"
    if view.facts.get("winner") == mine:
        return [question.primary]
    plays = [option for option in question.options if option.verb == "play"]
    uses = [o for o in question.options if o.verb == "use" and _left(view, o.source) > 2]
    return [(plays or uses)[0].key] if plays or uses else [question.primary]


def _respond(view: View, question: Question, dice: Chance) -> list[str]:
    """Answers, save for what saves nothing: the Ring waits until wounds would kill, nobody exerts to spare himself."""
    about = str(question.prompt.params.get("card", "")).removeprefix("@").partition(":")[0]
    for option in question.options:
        if option.verb != "respond":
            continue
        bearer = _card(view, option.source).host
        if bearer and _left(view, bearer) > LAST_WOUNDS and _is_ring(view, option.source):
            continue
        if option.source != about or _card(view, option.source).code not in PROTECTORS:
            return [option.key]
    return [question.primary]


def _is_ring(view: View, card: str) -> bool:
    printed = load_cards().get(_card(view, card).code)
    return printed is not None and printed.type == "the_one_ring"


# -- assignment --------------------------------------------------------------------------------------------------------


def _defend(view: View, question: Question, dice: Chance) -> list[str]:
    """Sets everybody against whom he beats or can hold, the Ring-bearer only where he wins: whatever is left over
    would be set against him."""
    pairs = [option for option in question.options if option.verb == "defend"]
    if not pairs:
        return [question.primary]

    def value(option: Option) -> tuple[float, str]:
        mine, theirs = _strength(view, option.source), _strength(view, option.target)
        if "ring_bearer" in _card(view, option.source).marks:
            return (50.0 + theirs if mine > theirs else -100.0, option.key)
        if mine > theirs:
            return (200.0 + theirs - 0.1 * (mine - theirs), option.key)
        held = 2 * mine > theirs and _left(view, option.source) > 1
        return (100.0 + theirs if held else 20.0 + theirs - _worth(view, option.source) / 4, option.key)

    best = max(pairs, key=value)
    return [best.key] if value(best)[0] > 0 else [question.primary]


def _attack(view: View, question: Question, dice: Chance) -> list[str]:
    """Sets leftover minions against the Ring-bearer, or whom they would overwhelm."""
    pairs = [option for option in question.options if option.verb == "attack"]
    if not pairs:
        return [question.primary]

    def value(option: Option) -> tuple[float, str]:
        bearer = "ring_bearer" in _card(view, option.target).marks
        return (_strength(view, option.source) - _strength(view, option.target) + (20 if bearer else 0), option.key)

    return [max(pairs, key=value).key]


# -- choices -----------------------------------------------------------------------------------------------------------


def _choose(view: View, question: Question, dice: Chance) -> list[str]:
    """Of others' cards the best, of one's own the least."""

    def value(option: Option) -> tuple[float, str]:
        mine = _card(view, option.source).controller in (question.seat, "")
        worth = _worth(view, option.source)
        return (-worth if mine else worth, option.key)

    able = sorted((o for o in question.options if o.verb == "choose"), key=value, reverse=True)
    return [option.key for option in able[: max(1, question.minimum)]]


def _take_wound(view: View, question: Question, dice: Chance) -> list[str]:
    """Whoever can bear it best."""
    able = sorted(question.options, key=lambda o: (_left(view, o.source), -_worth(view, o.source), o.key))
    return [able[-1].key]


def _heal(view: View, question: Question, dice: Chance) -> list[str]:
    able = [option for option in question.options if option.verb == "choose"]
    return [min(able, key=lambda o: (_left(view, o.source), o.key)).key] if able else ["decline"]


def _reconcile(view: View, question: Question, dice: Chance) -> list[str]:
    """Lets a unique card go that is dead or in play already; else nothing."""
    seat, known = question.seat, load_cards()
    there = [*view.zones[f"dead:{seat}"].cards, *view.zones[f"fellowship:{seat}"].cards]
    titles = [known[card.code].titles["en"] for card in there if card.code in known]
    for option in question.options:
        printed = known.get(_card(view, option.source).code)
        if option.verb == "choose" and printed is not None and printed.unique and printed.titles["en"] in titles:
            return [option.key]
    return ["decline"]


def _least(view: View, question: Question, dice: Chance) -> list[str]:
    ranked = sorted(question.options, key=lambda o: (_worth(view, o.source), o.key))
    return [option.key for option in ranked[: question.minimum]]


def _regroup(view: View, question: Question, dice: Chance) -> list[str]:
    """Moves again while the fellowship is whole and few can meet it."""
    mine = [card for card in view.zones[f"fellowship:{question.seat}"].cards if "vitality" in card.numbers]
    hurt = sum(card.tokens.get("wound", 0) for card in mine)
    offered = any(option.verb == "move_again" for option in question.options)
    return ["move_again" if offered and hurt <= BRAVE_WOUNDS and len(mine) > 2 else "end_turn"]


def _modest(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[min(1, len(question.options) - 1)].key]


def _first(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[0].key]


def _start(view: View, question: Question, dice: Chance) -> list[str]:
    starts: Sequence[Option] = [option for option in question.options if option.verb == "start"]
    return [max(starts, key=lambda o: (_number(view, o.source, "strength"), o.key)).key if starts else question.primary]


_BY_PROMPT: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "tcg-ask-archery": _take_wound,
    "tcg-ask-exert": _take_wound,
    "tcg-ask-sanctuary": _heal,
    "tcg-ask-reconcile": _reconcile,
    "tcg-ask-too-many": _least,
    "tcg-ask-decide": _regroup,
    "tcg-ask-bid": _modest,
    "tcg-ask-place": _first,
    "tcg-ask-starting": _start,
    "tcg-ask-prevent": _first,
    "tcg-ask-hand": _first,
}
_BY_VERB: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "respond": _respond,
    "defend": _defend,
    "assigned": _defend,
    "attack": _attack,
    "leave_over": _attack,
    "choose": _choose,
    "accept": _first,
    "move": _act,
    "shadow_done": _act,
    "pass": _act,
}
