"""What a company does at its site."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.table.bots.seeing import (
    best_of,
    card_of,
    facts_of,
    hand_of,
    is_good_event,
    with_verbs,
    worth_at,
)


def enter(view: View, question: Question, dice: Chance) -> list[str]:
    """Enters where something can be played; a site with nothing to play is not worth its attacks."""
    site = str(question.prompt.params.get("site", "")).partition(":")[2]
    printed = load_cards().get(site)
    worth = sum(worth_at(each, printed) for each in hand_of(view)) if printed is not None else 0.0
    return ["enter" if worth > 0 else "do_nothing"]


def site(view: View, question: Question, dice: Chance) -> list[str]:
    """Plays what brings most points, by whom it suits."""
    able = with_verbs(question, "acquire")

    def value(option: Option) -> float:
        printed = facts_of(view, option.source)
        if printed is None:
            return 0.0
        who = card_of(view, option.target)
        by = who.numbers.get("unused", 0) if "faction" in printed.kinds else who.numbers.get("body", 0)
        bears = who.numbers.get("corruption", 0)
        return 10.0 * printed.points + by - bears + (1.0 if printed.corruption else 2.0)

    if able:
        return [best_of(able, value).key]
    plays = [option for option in with_verbs(question, "play") if is_good_event(view, option)]
    return [plays[0].key] if plays else ["done"]
