"""What a player may go back to in the log where the table forbids notes (MEC-308)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.messages import Message, is_card_ref, split_card_ref
from desktop_app.engine.record import Line
from desktop_app.engine.view import View

ROUND = "mec-log-round"


def remembered(view: View, lines: Sequence[Line]) -> Sequence[Line]:
    """Of past turns the lines that name no card of the opponent's that is out of sight; all where notes are kept."""
    if view.facts.get("notes") != "none":
        return lines
    begun = max((at for at, line in enumerate(lines) if line.message.id == ROUND), default=0)
    own = view.facts["own_cards"].split()
    return [line for at, line in enumerate(lines) if at >= begun or not _names_hidden(view, line.message, own)]


def _names_hidden(view: View, message: Message, own: Sequence[str]) -> bool:
    values = [each for value in message.params.values() for each in (value if isinstance(value, list) else [value])]
    cards = [split_card_ref(each)[0] for each in values if isinstance(each, str) and is_card_ref(each)]
    return any(card and card not in own and not _is_seen(view, card) for card in cards)


def _is_seen(view: View, card: str) -> bool:
    seen = view.card(card)
    return seen is not None and bool(seen.code)
