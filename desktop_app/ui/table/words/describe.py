"""What a card is called aloud: its title with its state, its numbers, its place."""

from __future__ import annotations

from desktop_app.engine.view import CardView
from desktop_app.ui.table.words.wording import Wording

IN_PLAY = ("heroes:", "allies:")
"""Where a character is either ready or exhausted."""


def describe(card: CardView, wording: Wording, key: str = "") -> str:
    """The accessible name of a card: title, state, numbers, place, and the key that chooses it."""
    texts = wording.texts
    state = [texts("table-exhausted")] if "exhausted" in card.marks else []
    if not state and "willpower" in card.numbers and card.zone.startswith(IN_PLAY):
        state = [texts("table-ready")]
    state += [texts(f"table-mark-{mark}") for mark in card.marks if texts.has(f"table-mark-{mark}")]
    parts = [wording.title(card.code)]
    if card.code:
        parts += state
        parts += [f"{wording.number(name)} {value}" for name, value in card.numbers.items()]
        parts += [f"{wording.number(kind)} {count}" for kind, count in card.tokens.items() if count]
    parts.append(wording.zone(card.zone))
    if key:
        parts.append(texts("table-key-is", key=key))
    return ", ".join(parts)
