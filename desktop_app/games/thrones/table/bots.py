"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import CardView, View
from desktop_app.games.thrones.reading.facts import load_cards

Look = Callable[[], View]
HARMFUL = ("01035",)
"""Attachments that are meant for others' characters."""
STEPS_FOR_EVENTS = ("4.2w", "4.2.1w", "3.2w")
GOOD_HAND = 3
LATE = 4
"""From which round on there is somebody to attack with."""
EARLY_TITLES = ("01209", "01210", "01208")
LATE_TITLES = ("01208", "01207", "01206", "01209")
"""The titles that are wanted, the first most."""


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Marshals to its gold, attacks where nobody can hold it, defends where it can hold or must not be unopposed."""
    verbs = {option.verb for option in question.options}
    decide = _BY_PROMPT.get(question.prompt.id) or next(
        (made for verb, made in _BY_VERB.items() if verb in verbs), None
    )
    if decide is not None:
        return decide(look(), question, dice)
    return random_answer(look, question, dice)


# -- reading the view --------------------------------------------------------------------------------------------------


def _card(view: View, card: str) -> CardView:
    return view.card(card) or CardView(card, "", "")


def _number(view: View, option: Option, name: str) -> int:
    return _card(view, option.source).numbers.get(name, 0)


def _worth(card: CardView) -> float:
    """What a character is worth to whoever has it."""
    keywords = sum(mark.startswith("keyword_") for mark in card.marks)
    icons = sum(mark.startswith("icon_") for mark in card.marks)
    return (
        card.numbers.get("cost", 0)
        + card.numbers.get("strength", 0)
        + 2 * card.tokens.get("power", 0)
        + icons
        + 2 * keywords
    )


def _people(view: View, seat: str) -> list[CardView]:
    return [card for card in view.zones[f"characters:{seat}"].cards if not card.host]


def _able(view: View, seat: str, icon: str) -> list[CardView]:
    """The standing characters of a seat with an icon, the strongest first."""
    found = [c for c in _people(view, seat) if "exhausted" not in c.marks and f"icon_{icon}" in c.marks]
    return sorted(found, key=lambda card: (-card.numbers.get("strength", 0), card.id))


def _total(cards: Sequence[CardView]) -> int:
    return sum(card.numbers.get("strength", 0) for card in cards)


# -- windows -----------------------------------------------------------------------------------------------------------


def _act(view: View, question: Question, dice: Chance) -> list[str]:
    """The dearest card that can be marshaled, a location first in the beginning; then reducers, then events."""
    marshals = [option for option in question.options if option.verb == "marshal"]
    good = [option for option in marshals if _is_good_place(view, option, question.seat)]
    uses = [o for o in question.options if o.verb == "use" and question.step == "3.2w"]
    if uses and marshals:
        return [uses[0].key]
    if good:
        return [max(good, key=lambda option: (_marshal_value(view, option), option.key)).key]
    for option in question.options:
        if option.verb in ("play", "use", "ambush") and question.step in STEPS_FOR_EVENTS and question.step != "3.2w":
            return [option.key]
    return ["pass"]


def _is_good_place(view: View, option: Option, seat: str) -> bool:
    if not option.target:
        return True
    mine = _card(view, option.target).controller == seat
    return mine != (_card(view, option.source).code in HARMFUL)


def _marshal_value(view: View, option: Option) -> float:
    card = _card(view, option.source)
    printed = load_cards().get(card.code)
    income = isinstance(getattr(printed, "income", None), int)
    return card.numbers.get("cost", 0) + 2 * income + card.numbers.get("strength", 0) / 2


def _respond(view: View, question: Question, dice: Chance) -> list[str]:
    return [next(option.key for option in question.options if option.verb == "respond")]


# -- challenges --------------------------------------------------------------------------------------------------------


def _initiate(view: View, question: Question, dice: Chance) -> list[str]:
    """The challenge whose attackers beat the most that could defend by the widest margin; none that would be lost."""
    best, key = 0.0, "no_challenge"
    for option in question.options:
        if option.verb == "no_challenge":
            continue
        attack = _total(_able(view, question.seat, option.verb))
        defense = _total(_able(view, option.target, option.verb))
        value = (attack - defense + 1) * {"military": 1.2, "intrigue": 1.0, "power": 1.1}[option.verb]
        if value > best:
            best, key = value, option.key
    return [key]


def _attack(view: View, question: Question, dice: Chance) -> list[str]:
    """The strongest first, until they beat whatever could defend."""
    type = str(question.prompt.params["type"])
    at = str(question.prompt.params["other"]).removeprefix("seat:")
    wanted = _total(_able(view, at, type))
    ranked = sorted(question.options, key=lambda o: (-_number(view, o, "strength"), o.key))
    chosen, total = list[Option](), 0
    for option in ranked[: question.maximum]:
        if chosen and total >= max(1, wanted):
            break
        chosen.append(option)
        total += _number(view, option, "strength")
    return [option.key for option in chosen]


def _defend(view: View, question: Question, dice: Chance) -> list[str]:
    """As few as hold the attack; else the weakest, so that it is opposed, unless it is for cards of the hand alone."""
    attack = view.numbers["attack"]
    ranked = sorted(question.options, key=lambda o: (-_number(view, o, "strength"), o.key))[: question.maximum]
    if sum(_number(view, option, "strength") for option in ranked) > attack:
        chosen, total = list[Option](), 0
        for option in ranked:
            if total > attack:
                break
            chosen.append(option)
            total += _number(view, option, "strength")
        return [option.key for option in chosen]
    opposing = [option for option in ranked if _number(view, option, "strength")]
    return [opposing[-1].key] if opposing else []


# -- choices -----------------------------------------------------------------------------------------------------------


def _least(view: View, question: Question, dice: Chance) -> list[str]:
    """What costs least to lose."""
    ranked = sorted(question.options, key=lambda o: (_worth(_card(view, o.source)), o.key))
    return [option.key for option in ranked[: max(1, question.minimum)]]


def _all(view: View, question: Question, dice: Chance) -> list[str]:
    return [option.key for option in question.options]


def _plot(view: View, question: Question, dice: Chance) -> list[str]:
    """Gold in the beginning, claim once there is somebody to claim with."""
    early = view.round < LATE

    def value(option: Option) -> float:
        numbers = _card(view, option.source).numbers
        claim = numbers.get("claim", 0)
        return numbers.get("income", 0) + (0.5 if early else 4.0) * claim + numbers.get("initiative", 0) / 5

    return [max(question.options, key=lambda option: (value(option), option.key)).key]


def _place(view: View, question: Question, dice: Chance) -> list[str]:
    places = [option for option in question.options if option.verb == "place"]
    if not places:
        return ["placed"]
    return [max(places, key=lambda option: (_marshal_value(view, option), option.key)).key]


def _keep(view: View, question: Question, dice: Chance) -> list[str]:
    """Keeps a hand with a few characters that can be paid for."""
    hand = view.zones[f"hand:{question.seat}"].cards
    cheap = [card for card in hand if "strength" in card.numbers and card.numbers.get("cost", 9) <= 5]
    return ["keep_hand" if len(cheap) >= GOOD_HAND else "mulligan"]


def _choose(view: View, question: Question, dice: Chance) -> list[str]:
    """Of others' cards the best, of one's own only if there is no other."""

    def value(option: Option) -> tuple[float, str]:
        card = _card(view, option.source)
        mine = card.controller == question.seat
        return (-_worth(card) if mine else _worth(card), option.key)

    chosen = sorted((o for o in question.options if o.verb == "choose"), key=value, reverse=True)
    return [option.key for option in chosen[: max(1, question.minimum)]]


def _sneak(view: View, question: Question, dice: Chance) -> list[str]:
    """The best whom nobody bypasses yet."""
    already = str(question.prompt.params["bypassed"])
    free = [o for o in question.options if o.source and f"@{o.source}:" not in already]
    best = max(free, key=lambda o: (_worth(_card(view, o.source)), o.key), default=None)
    return [best.key if best is not None else "decline"]


def _title(view: View, question: Question, dice: Chance) -> list[str]:
    """Gold in the beginning, the Hand of the King once there is somebody to attack with, whatever is left else."""
    wanted = EARLY_TITLES if view.round < LATE else LATE_TITLES

    def place(option: Option) -> tuple[int, str]:
        code = _card(view, option.source).code
        return (wanted.index(code) if code in wanted else len(wanted), option.key)

    return [min(question.options, key=place).key]


def _redirect(view: View, question: Question, dice: Chance) -> list[str]:
    """Away from oneself."""
    return ["accept" if str(question.prompt.params["other"]) == f"seat:{question.seat}" else "decline"]


def _weakest(view: View, question: Question, dice: Chance) -> list[str]:
    """Against whom the fewest characters stand."""
    type = view.facts["challenge"]
    return [min(question.options, key=lambda o: (_total(_able(view, o.target, type)), o.key)).key]


def _own_seat(view: View, question: Question, dice: Chance) -> list[str]:
    mine = [option.key for option in question.options if option.target == question.seat]
    return mine or [question.options[0].key]


_BY_PROMPT: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "got-ask-claim": _least,
    "got-ask-reserve": _least,
    "got-ask-discard-cost": _least,
    "got-ask-sacrifice-cost": _least,
    "got-ask-kneel-cost": _least,
    "got-ask-first-player": _own_seat,
    "got-ask-winner": _own_seat,
    "got-ask-uses-keyword": _all,
    "got-ask-challenge": _initiate,
    "got-ask-stealth-too": _sneak,
    "got-ask-redirect": _redirect,
    "got-ask-new-opponent": _weakest,
    "got-ask-who-pays": _all,
}
_BY_VERB: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "respond": _respond,
    "attack": _attack,
    "defend": _defend,
    "plot": _plot,
    "title": _title,
    "place": _place,
    "placed": _place,
    "mulligan": _keep,
    "choose": _choose,
    "pass": _act,
}
