"""Setting up and organizing: who is drafted and recruited, where companies go."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.wearing import adds_in_fights, worn_as
from desktop_app.games.meccg.table.bots.seeing import (
    best_of,
    card_of,
    facts_of,
    hand_of,
    is_good_event,
    with_verbs,
    worth_at,
)

CARDS_DRAWN = 0.4
"""What a card drawn on the way is worth, in points."""


def draft(view: View, question: Question, dice: Chance) -> list[str]:
    """The most mind that is left to take, prowess before all."""
    able = with_verbs(question, "draft")

    def value(option: Option) -> float:
        printed = facts_of(view, option.source)
        return 0.0 if printed is None else 2 * (printed.mind or 0) + (printed.prowess or 0)

    return [best_of(able, value).key] if able else ["stop"]


def organization(view: View, question: Question, dice: Chance) -> list[str]:
    """First recruits, then stores what pays and takes better items into use, then sends companies to where cards can be
    played."""
    seat = question.seat
    hand = view.zones[f"hand:{seat}"].cards
    known = load_cards()
    recruits = any(card.code in known and known[card.code].type == "character" for card in hand)
    if with_verbs(question, "organize") and recruits:
        return ["organize"]
    for option in with_verbs(question, "store"):
        printed = facts_of(view, option.source)
        pays = printed is not None and (
            (printed.points_stored or 0) > printed.points or "permanent_event" in printed.kinds
        )
        if pays:
            return [option.key]
    wears = [option for option in with_verbs(question, "wear") if _is_better(view, option.source)]
    if wears:
        return [wears[0].key]
    goes = with_verbs(question, "go")
    if goes:
        best = best_of(goes, lambda option: _site_value(view, option.target, option.source))
        stays = _site_value(view, _site_of(view, best.source), best.source, here=True)
        if _site_value(view, best.target, best.source) > stays:
            return [best.key]
    plays = [option for option in with_verbs(question, "play") if is_good_event(view, option)]
    return [plays[0].key] if plays else ["done" if with_verbs(question, "done") else question.options[-1].key]


def _is_better(view: View, item: str) -> bool:
    """Whether an item serves its bearer better in a fight than the one of its kind that he uses."""
    card, known = card_of(view, item), load_cards()
    if card.host not in (each.id for each in view.zones[card.zone].cards):
        return False
    bearer, kind = known[card_of(view, card.host).code], worn_as(known[card.code])
    used = [
        known[other.code]
        for other in view.zones[card.zone].cards
        if other.host == card.host and "idle" not in other.marks and worn_as(known[other.code]) == kind
    ]
    return adds_in_fights(known[card.code], bearer) > max((adds_in_fights(each, bearer) for each in used), default=0)


def _site_of(view: View, member: str) -> str:
    company = card_of(view, member).zone.partition(":")[2]
    cards = view.zones[f"site:{company}"].cards if f"site:{company}" in view.zones else []
    return cards[0].id if cards else ""


def _site_value(view: View, site: str, member: str, *, here: bool = False) -> float:
    """How many points of the hand could be played there; less for what attacks there; a haven to heal."""
    printed = facts_of(view, site)
    if printed is None:
        return 0.0
    if here and "exhausted" in card_of(view, site).marks:
        return 0.4 if printed.site_type == "haven" else -1.0
    worth = sum(worth_at(each, printed) for each in hand_of(view))
    company = card_of(view, member).zone
    people = [card for card in view.zones[company].cards if not card.host] if company in view.zones else []
    hurt = sum("wounded" in card.marks for card in people)
    if printed.site_type == "haven":
        return 0.1 + 1.5 * hurt + (0.0 if here else CARDS_DRAWN * (printed.draw or 0))
    strength = max((card.numbers.get("prowess", 0) for card in people), default=0)
    danger = sum(max(0, each.prowess - strength - 6) + max(0, each.strikes - len(people)) for each in printed.attacks)
    drawn = 0.0 if here else CARDS_DRAWN * (printed.draw or 0)
    return worth - 0.8 * danger - hurt - 0.1 * len(printed.path) + drawn


def organizing(view: View, question: Question, dice: Chance) -> list[str]:
    """Brings whom general influence suffices for; else under direct influence."""
    seat = question.seat
    room = view.numbers[f"general_limit:{seat}"] - view.numbers[f"general:{seat}"]

    def value(option: Option) -> float:
        printed = facts_of(view, option.source)
        if printed is None:
            return -1.0
        if printed.avatar:
            return 100.0
        led = not option.detail
        if not led and (printed.mind or 0) > room:
            return -1.0
        joins = 1.0 if option.detail not in ("", "new") else 0.0
        return 5.0 + printed.points * 3 + (printed.prowess or 0) + (4.0 if led else 0.0) + joins

    brings = with_verbs(question, "bring")
    if brings:
        best = best_of(brings, value)
        if value(best) > 0:
            return [best.key]
    return ["organized"]
