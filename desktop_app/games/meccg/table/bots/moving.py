"""Movement and hazards: what is thrown at a company, which way it takes."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.table.bots.seeing import best_of, facts_of, is_good_event, with_verbs


def hazards(view: View, question: Question, dice: Chance) -> list[str]:
    """The creature that would hurt most, then events, then something on guard."""
    creatures = with_verbs(question, "creature")
    if creatures:
        best = best_of(creatures, lambda option: _bite(view, option.source))
        if _bite(view, best.source) > 0:
            return [best.key]
    plays = [option for option in with_verbs(question, "play") if is_good_event(view, option)]
    if plays:
        return [plays[0].key]
    return [question.primary or question.options[-1].key]


def _bite(view: View, creature: str) -> float:
    """By how much the strikes of a creature are stronger than the company it meets."""
    printed = facts_of(view, creature)
    zone = f"company:{view.facts['company']}"
    if printed is None or not printed.attacks or zone not in view.zones:
        return 0.0
    people = [card.numbers.get("prowess", 0) for card in view.zones[zone].cards if not card.host]
    first = printed.attacks[0]
    weakest = sum(sorted(people)[: max(1, first.strikes)]) / max(1, len(people[: max(1, first.strikes)]))
    return first.prowess - weakest - 4 + 0.5 * first.strikes


def walk(view: View, question: Question, dice: Chance) -> list[str]:
    """The way through the fewest dark regions."""
    known = load_cards()
    bad = {"wilderness": 1.0, "shadow_land": 2.0, "dark_domain": 3.0, "coastal_sea": 1.0}

    def danger(option: Option) -> float:
        return -sum(bad.get(known[code].region_type, 0.3) for code in option.detail.split())

    return [best_of(question.options, danger).key]


def draw_all(view: View, question: Question, dice: Chance) -> list[str]:
    """As many cards as may be drawn."""
    return [question.options[0].key]
