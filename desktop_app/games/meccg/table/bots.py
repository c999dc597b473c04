"""Bots of this game. They see what a seat may see and choose among the options of the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.random_bot import random_answer
from desktop_app.engine.view import CardView, View
from desktop_app.games.meccg.reading.facts import CardFacts, load_cards

Look = Callable[[], View]
GOODS = {"minor_item": "minor", "major_item": "major", "greater_item": "greater", "gold_ring_item": "gold_ring"}
SAFE_MARGIN = 1
"""By how much a target should be stronger than a strike, with an average roll, to meet it without tapping."""
AVERAGE = 7
KEPT = 3.0
"""What is worth so much is not discarded at the end of a turn."""
CARDS_DRAWN = 0.4
"""What a card drawn on the way is worth, in points."""


def greedy(look: Look, question: Question, dice: Chance) -> list[str]:
    """Recruits within influence, travels to where its hand is playable, plays hazards that bite, calls when ahead."""
    verbs = {option.verb for option in question.options}
    decide = _BY_PROMPT.get(question.prompt.id) or next(
        (made for verb, made in _BY_VERB.items() if verb in verbs), None
    )
    return decide(look(), question, dice) if decide is not None else random_answer(look, question, dice)


# -- reading the view --------------------------------------------------------------------------------------------------


def _card(view: View, card: str) -> CardView:
    return view.card(card) or CardView(card, "", "")


def _facts(view: View, card: str) -> CardFacts | None:
    return load_cards().get(_card(view, card).code)


def _number(view: View, card: str, name: str) -> int:
    return _card(view, card).numbers.get(name, 0)


def _hand(view: View) -> list[CardFacts]:
    known = load_cards()
    return [known[card.code] for card in view.zones[f"hand:{view.seat}"].cards if card.code in known]


def _pick(options: Sequence[Option], value: Callable[[Option], float]) -> Option:
    return max(options, key=lambda option: (value(option), option.key))


def _of(question: Question, *verbs: str) -> list[Option]:
    return [option for option in question.options if option.verb in verbs]


# -- setting up, organizing --------------------------------------------------------------------------------------------


def _draft(view: View, question: Question, dice: Chance) -> list[str]:
    """The most mind that is left to take, prowess before all."""
    able = _of(question, "draft")

    def value(option: Option) -> float:
        printed = _facts(view, option.source)
        return 0.0 if printed is None else 2 * (printed.mind or 0) + (printed.prowess or 0)

    return [_pick(able, value).key] if able else ["stop"]


def _organization(view: View, question: Question, dice: Chance) -> list[str]:
    """First recruits, then stores what pays, then sends companies to where cards can be played."""
    seat = question.seat
    hand = view.zones[f"hand:{seat}"].cards
    known = load_cards()
    recruits = any(card.code in known and known[card.code].type == "character" for card in hand)
    if _of(question, "organize") and recruits:
        return ["organize"]
    for option in _of(question, "store"):
        printed = _facts(view, option.source)
        if printed is not None and (printed.points_stored or 0) > printed.points:
            return [option.key]
    goes = _of(question, "go")
    if goes:
        best = _pick(goes, lambda option: _site_value(view, option.target, option.source))
        stays = _site_value(view, _site_of(view, best.source), best.source, here=True)
        if _site_value(view, best.target, best.source) > stays:
            return [best.key]
    plays = [option for option in _of(question, "play") if _is_good_event(view, option)]
    return [plays[0].key] if plays else ["done" if _of(question, "done") else question.options[-1].key]


def _site_of(view: View, member: str) -> str:
    company = _card(view, member).zone.partition(":")[2]
    cards = view.zones[f"site:{company}"].cards if f"site:{company}" in view.zones else []
    return cards[0].id if cards else ""


def _site_value(view: View, site: str, member: str, *, here: bool = False) -> float:
    """How many points of the hand could be played there; less for what attacks there; a haven to heal."""
    printed = _facts(view, site)
    if printed is None:
        return 0.0
    if here and "exhausted" in _card(view, site).marks:
        return 0.4 if printed.site_type == "haven" else -1.0
    worth = sum(_worth_at(each, printed) for each in _hand(view))
    company = _card(view, member).zone
    people = [card for card in view.zones[company].cards if not card.host] if company in view.zones else []
    hurt = sum("wounded" in card.marks for card in people)
    if printed.site_type == "haven":
        return 0.1 + 1.5 * hurt + (0.0 if here else CARDS_DRAWN * (printed.draw or 0))
    strength = max((card.numbers.get("prowess", 0) for card in people), default=0)
    danger = sum(max(0, each.prowess - strength - 6) + max(0, each.strikes - len(people)) for each in printed.attacks)
    drawn = 0.0 if here else CARDS_DRAWN * (printed.draw or 0)
    return worth - 0.8 * danger - hurt - 0.1 * len(printed.path) + drawn


def _worth_at(card: CardFacts, site: CardFacts) -> float:
    """The points that a card of the hand would bring at a site; whoever can play more has cards in the way less."""
    if card.type != "resource" or not (card.points or card.points_stored):
        return 0.0
    if card.playable_at:
        fits = any(
            (not place.site or place.site == site.title)
            and (not place.region or place.region == site.region)
            and (not place.type or place.type == site.site_type)
            for place in card.playable_at
        )
        if not fits:
            return 0.0
        if any(kind in ("ally", "faction", "special_item") for kind in card.kinds):
            return float(card.points)
    return float(card.points) if any(GOODS.get(kind, "-") in site.playable for kind in card.kinds) else 0.0


def _organizing(view: View, question: Question, dice: Chance) -> list[str]:
    """Brings whom general influence suffices for; else under direct influence."""
    seat = question.seat
    room = view.numbers[f"general_limit:{seat}"] - view.numbers[f"general:{seat}"]

    def value(option: Option) -> float:
        printed = _facts(view, option.source)
        if printed is None:
            return -1.0
        if printed.avatar:
            return 100.0
        led = not option.detail
        if not led and (printed.mind or 0) > room:
            return -1.0
        joins = 1.0 if option.detail not in ("", "new") else 0.0
        return 5.0 + printed.points * 3 + (printed.prowess or 0) + (4.0 if led else 0.0) + joins

    brings = _of(question, "bring")
    if brings:
        best = _pick(brings, value)
        if value(best) > 0:
            return [best.key]
    return ["organized"]


# -- movement and hazards ----------------------------------------------------------------------------------------------


def _hazards(view: View, question: Question, dice: Chance) -> list[str]:
    """The creature that would hurt most, then events, then something on guard."""
    creatures = _of(question, "creature")
    if creatures:
        best = _pick(creatures, lambda option: _bite(view, option.source))
        if _bite(view, best.source) > 0:
            return [best.key]
    plays = [option for option in _of(question, "play") if _is_good_event(view, option)]
    if plays:
        return [plays[0].key]
    return [question.primary or question.options[-1].key]


def _bite(view: View, creature: str) -> float:
    """By how much the strikes of a creature are stronger than the company it meets."""
    printed = _facts(view, creature)
    zone = f"company:{view.facts['company']}"
    if printed is None or not printed.attacks or zone not in view.zones:
        return 0.0
    people = [card.numbers.get("prowess", 0) for card in view.zones[zone].cards if not card.host]
    first = printed.attacks[0]
    weakest = sum(sorted(people)[: max(1, first.strikes)]) / max(1, len(people[: max(1, first.strikes)]))
    return first.prowess - weakest - 4 + 0.5 * first.strikes


def _is_good_event(view: View, option: Option) -> bool:
    """Events are played when they can be, save answers that would be wasted."""
    printed = _facts(view, option.source)
    return printed is not None and "twilight" not in printed.title.casefold()


def _walk(view: View, question: Question, dice: Chance) -> list[str]:
    """The way through the fewest dark regions."""
    known = load_cards()
    bad = {"wilderness": 1.0, "shadow_land": 2.0, "dark_domain": 3.0, "coastal_sea": 1.0}

    def danger(option: Option) -> float:
        return -sum(bad.get(known[code].region_type, 0.3) for code in option.detail.split())

    return [_pick(question.options, danger).key]


def _draw_all(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[0].key]


# -- fighting ----------------------------------------------------------------------------------------------------------


def _attack(view: View, question: Question, dice: Chance) -> list[str]:
    """Cancels what is stronger than the company can bear."""
    strong = view.numbers.get("attack_prowess", 0) >= AVERAGE + 4 or view.numbers.get("strikes", 0) > 2
    mine = view.seat == view.facts["active"]
    plays = _of(question, "play", "use")
    return [plays[0].key] if plays and (strong or not mine) else ["pass"]


def _assign(view: View, question: Question, dice: Chance) -> list[str]:
    """The strongest face the strikes."""
    able = sorted(question.options, key=lambda o: (_number(view, o.source, "prowess"), o.key), reverse=True)
    return [option.key for option in able[: question.maximum]]


def _assign_rest(view: View, question: Question, dice: Chance) -> list[str]:
    """The weakest are struck."""
    able = sorted(question.options, key=lambda o: (_number(view, o.target, "prowess"), o.key))
    return [option.key for option in able[: question.minimum]]


def _margin(view: View) -> int:
    return view.numbers.get("target_prowess", 0) + AVERAGE - view.numbers.get("strike_prowess", 0)


def _hold(view: View, question: Question, dice: Chance) -> list[str]:
    return ["hold" if _margin(view) - 3 >= SAFE_MARGIN + 2 else "full"]


def _support(view: View, question: Question, dice: Chance) -> list[str]:
    """Supports who would probably be wounded."""
    short = max(0, SAFE_MARGIN - _margin(view))
    return [option.key for option in question.options[:short]]


def _strike(view: View, question: Question, dice: Chance) -> list[str]:
    """Helps who is weaker than the strike; hurts who is stronger."""
    plays = _of(question, "play", "use")
    mine = view.seat == view.facts["active"]
    needed = _margin(view) < SAFE_MARGIN if mine else _margin(view) > -SAFE_MARGIN
    return [plays[0].key] if plays and needed else ["pass"]


def _corruption(view: View, question: Question, dice: Chance) -> list[str]:
    """Others tap where the check would hardly succeed without them."""
    points, bonus = int(str(question.prompt.params["points"])), int(str(question.prompt.params["bonus"]))
    helps = _of(question, "support")
    return [helps[0].key] if helps and points - bonus >= AVERAGE - 1 else ["roll"]


# -- sites, the rest ---------------------------------------------------------------------------------------------------


def _enter(view: View, question: Question, dice: Chance) -> list[str]:
    """Enters where something can be played; a site with nothing to play is not worth its attacks."""
    site = str(question.prompt.params.get("site", "")).partition(":")[2]
    printed = load_cards().get(site)
    worth = sum(_worth_at(each, printed) for each in _hand(view)) if printed is not None else 0.0
    return ["enter" if worth > 0 else "do_nothing"]


def _site(view: View, question: Question, dice: Chance) -> list[str]:
    """Plays what brings most points, by whom it suits."""
    able = _of(question, "acquire")

    def value(option: Option) -> float:
        printed = _facts(view, option.source)
        if printed is None:
            return 0.0
        who = _card(view, option.target)
        by = who.numbers.get("unused", 0) if "faction" in printed.kinds else who.numbers.get("body", 0)
        bears = who.numbers.get("corruption", 0)
        return 10.0 * printed.points + by - bears + (1.0 if printed.corruption else 2.0)

    if able:
        return [_pick(able, value).key]
    plays = [option for option in _of(question, "play") if _is_good_event(view, option)]
    return [plays[0].key] if plays else ["done"]


def _discard_one(view: View, question: Question, dice: Chance) -> list[str]:
    """Lets the card go that is worth least, so that the deck goes on: what lies in play already first of all."""
    there = [card.code for zone in view.zones.values() if zone.id.startswith("company:") for card in zone.cards]
    cards = _of(question, "choose")

    def kept(option: Option) -> float:
        printed = _facts(view, option.source)
        if printed is None or printed.code in there:
            return -1.0
        return 20.0 if printed.avatar else float(printed.points) + (1.5 if printed.attacks else 0.0)

    if not cards:
        return ["decline"]
    worst = min(cards, key=lambda option: (kept(option), option.key))
    return [worst.key] if kept(worst) < KEPT else ["decline"]


def _least(view: View, question: Question, dice: Chance) -> list[str]:
    """As few as may be, the least worth first."""

    def worth(option: Option) -> tuple[float, str]:
        printed = _facts(view, option.source)
        return (float(printed.points) if printed is not None else 0.0, option.key)

    return [option.key for option in sorted(question.options, key=worth)[: question.minimum]]


def _most(view: View, question: Question, dice: Chance) -> list[str]:
    return [option.key for option in question.options[: question.maximum]]


def _call(view: View, question: Question, dice: Chance) -> list[str]:
    """Calls when ahead."""
    mine = view.numbers[f"points:{view.seat}"]
    theirs = max(view.numbers[f"points:{seat}"] for seat in view.seats if seat != view.seat)
    return ["call" if mine > theirs else "keep_on"]


def _quiet(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.primary]


def _first(view: View, question: Question, dice: Chance) -> list[str]:
    return [question.options[0].key]


_BY_PROMPT: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "mec-ask-draft": _draft,
    "mec-ask-organization": _organization,
    "mec-ask-organizing": _organizing,
    "mec-ask-hazards": _hazards,
    "mec-ask-movement": _quiet,
    "mec-ask-regions": _walk,
    "mec-ask-draw": _draw_all,
    "mec-ask-attack": _attack,
    "mec-ask-assign": _assign,
    "mec-ask-assign-rest": _assign_rest,
    "mec-ask-hold": _hold,
    "mec-ask-support": _support,
    "mec-ask-strike": _strike,
    "mec-ask-corruption": _corruption,
    "mec-ask-enter": _enter,
    "mec-ask-site": _site,
    "mec-ask-discard-one": _discard_one,
    "mec-ask-too-many": _least,
    "mec-ask-exchange-in": _most,
    "mec-ask-exchange-out": _least,
    "mec-ask-duplicates": _most,
    "mec-ask-leftover": _most,
    "mec-ask-starting-items": _first,
    "mec-ask-second-site": _least,
    "mec-ask-answer": _quiet,
    "mec-ask-call": _call,
    "mec-ask-way": _first,
}
_BY_VERB: dict[str, Callable[[View, Question, Chance], list[str]]] = {
    "decline": _first,
    "roll": _quiet,
    "pass": _quiet,
    "done": _quiet,
}
