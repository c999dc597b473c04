"""What happened, as data. Sentences are made from it later, in either language."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = str | int | list[str]


@dataclass(slots=True)
class Message:
    """One thing to say: a text id and its parameters.

    Card parameters are references (see ``card_ref``), so that a reader can name the card in any language
    and a line in the log can be hovered. ``only`` names the one seat that may read it; "" means everyone.
    """

    id: str
    params: dict[str, Value] = field(default_factory=dict)
    only: str = ""
    rule: str = ""


def message(id: str, *, rule: str = "", only: str = "", **params: Value) -> Message:
    """A message with its parameters as keywords; ``rule`` cites the atlas."""
    return Message(id, params, only, rule)


def card_ref(card: str, code: str) -> str:
    """A parameter that stands for one card on the table: ``@<card id>:<card code>``."""
    return f"@{card}:{code}"


def is_card_ref(value: Value) -> bool:
    """Whether a parameter stands for a card."""
    return isinstance(value, str) and value.startswith("@") and ":" in value


def split_card_ref(value: str) -> tuple[str, str]:
    """The card id and the card code of a reference."""
    card, _, code = value[1:].partition(":")
    return card, code
