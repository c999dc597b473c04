"""A bot that plays the dearest card it can pay for and strikes whenever it would hurt."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.view import View

AVERAGE = 3


def brawler(look: Callable[[], View], question: Question, dice: Chance) -> list[str]:
    """Answers from what its seat sees."""
    view = look()
    options = {option.verb: option for option in question.options}
    plays = [option for option in question.options if option.verb == "play"]
    if plays:
        cards = {option.key: card for option in plays if (card := view.card(option.source)) is not None}
        return [max(cards, key=lambda key: (cards[key].numbers.get("cost", 0), key))]
    if "strike" in options:
        mine, theirs = view.card(options["strike"].source), view.card(options["strike"].target)
        hurts = mine and theirs and mine.numbers["strength"] + AVERAGE > theirs.numbers["guard"]
        return [options["strike" if hurts else "sit"].key]
    return [question.options[0].key]
