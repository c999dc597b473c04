"""Telling cards of one name apart: by a number or token in which they differ, or by their place in the row."""

from __future__ import annotations

from desktop_app.engine.view import CardView, View
from desktop_app.ui.table.words.wording import Wording


def told_apart(card: CardView, view: View, wording: Wording) -> str:
    """What tells a card from others of its name in its zone: "attack 3", "damage 1", "2 of 2"; "" for one alone."""
    zone = view.zones.get(card.zone)
    alike = [each for each in zone.cards if each.code == card.code and not each.host] if zone is not None else []
    if not card.code or len(alike) < 2:
        return ""
    others = [each for each in alike if each.id != card.id]
    for own, of in ((card.numbers, "numbers"), (card.tokens, "tokens")):
        names = {*own, *(name for each in others for name in getattr(each, of))}
        for name in sorted(names):
            if all(own.get(name, 0) != getattr(each, of).get(name, 0) for each in others):
                return f"{wording.number(name)} {own.get(name, 0)}"
    at = [each.id for each in alike].index(card.id)
    return wording.texts("table-moment-number", number=at + 1, count=len(alike))


def named(thing: str, text: str, view: View, wording: Wording) -> str:
    """Words about a card, with what tells it from its like."""
    card = view.card(thing)
    apart = told_apart(card, view, wording) if card is not None else ""
    return f"{text} ({apart})" if apart else text
