"""What is about to happen to whom: the card that brings it about and the one it is aimed at."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.messages import Message, Value, is_card_ref, split_card_ref


class Happening(Frozen):
    """Two cards by id and code: the ``source`` of what goes on, and its ``victim``."""

    source: tuple[str, str]
    victim: tuple[str, str]


def happening(question: Question) -> Happening | None:
    """Who does something to whom in the innermost window; None where it is not one card and another."""
    going_on = question.going_on()
    if not going_on:
        return None
    newest = going_on[-1]
    victim = _card(newest.params.get("aim")) or _about(newest)
    used = [_about(each) for each in going_on if each.params.get("timing") == "used"]
    source = next((card for card in reversed(used) if card is not None), None)
    if source is None or victim is None or source[0] == victim[0]:
        return None
    return Happening(source, victim)


def _about(told: Message) -> tuple[str, str] | None:
    return _card(told.params.get("card"))


def _card(value: Value | None) -> tuple[str, str] | None:
    return split_card_ref(value) if isinstance(value, str) and is_card_ref(value) else None
