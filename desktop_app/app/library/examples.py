"""What the examples of searches are made of: fields and types that the cards of a game have."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.library.choices import Choice
from desktop_app.app.library.completion import as_value
from desktop_app.app.library.printer import field_name
from desktop_app.app.texts.texts import Language
from desktop_app.games import CARDS

TYPE, TYPES = "type", ("first", "second", "third")
USUAL_COST = "cost"


def example_words(types: Sequence[Choice], game: str | None, language: Language) -> dict[str, str]:
    """By the parameters of the messages of the examples: what the fields of types and costs are called, and the
    types that most cards have; ``game`` None stands for all of them together."""
    usual = sorted(types, key=lambda each: -each.cards)[: len(TYPES)]
    named = [as_value(each.name(language).lower()) for each in usual] or [TYPE]
    cost = (CARDS[game].cost if game is not None and game in CARDS else "") or USUAL_COST
    words = {name: named[min(at, len(named) - 1)] for at, name in enumerate(TYPES)}
    return {
        "type": field_name(TYPE, game, language),
        "cost": field_name(cost, game, language),
        "game": game or "",
        **words,
    }
