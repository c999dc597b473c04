"""What happened, in words: messages of the rules as plain text, or in pieces that know which card they name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from desktop_app.app.texts.texts import Texts
from desktop_app.app.texts.usual_names import said_in
from desktop_app.app.texts.wording import list_of
from desktop_app.engine.messages import Message, Value, is_card_ref, split_card_ref

SEAT_PREFIX = "seat:"
ZONE_PREFIX = "zone:"

# Stands behind each card's title while a sentence is put together: an invisible separator, a number, another.
_MARK = re.compile("\u2063(\\d+)\u2063")


class Span(NamedTuple):
    """A piece of a sentence. ``card`` and ``code`` tell which card it names; both are "" for other words."""

    text: str
    card: str = ""
    code: str = ""


class Narrator:
    """Renders messages in the language of ``texts``.

    ``card_title`` names a card by its code, ``seat_name`` the player of a seat; ``domain`` begins the game's ids
    (those of its zones are ``<domain>-zone-<zone>``).
    """

    def __init__(
        self, texts: Texts, card_title: Callable[[str], str], seat_name: Callable[[str], str], domain: str
    ) -> None:
        self._texts = texts
        self._card_title = card_title
        self._seat_name = seat_name
        self._domain = domain

    def plain(self, message: Message) -> str:
        """The message as one text."""
        return "".join(span.text for span in self.spans(message))

    def spans(self, message: Message) -> list[Span]:
        """The message in pieces, so that each card it names can be hovered."""
        named: list[Span] = []
        params = {name: self._value(value, named) for name, value in message.params.items()}
        return _cut(self._texts(message.id, **params), named)

    def zone(self, zone: str) -> str:
        """The name of a zone ("encounter_deck", "hand:A", "at.moria"), with its player's name if it has one."""
        name, _, seat = zone.partition(":")
        owner = self._seat_name(seat) if seat else ""
        return self._texts(f"{self._domain}-zone-{re.sub('[_.]', '-', name)}", seat=owner, name=owner)

    def _value(self, value: Value, named: list[Span]) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, list):
            return list_of(self._texts, [str(self._value(item, named)) for item in value])
        if is_card_ref(value):
            card, code = split_card_ref(value)
            named.append(Span(self._card_title(code), card, code))
            return f"{named[-1].text}\u2063{len(named) - 1}\u2063"
        if value.startswith(SEAT_PREFIX):
            return self._seat_name(value.removeprefix(SEAT_PREFIX))
        if value.startswith(ZONE_PREFIX):
            return self.zone(value.removeprefix(ZONE_PREFIX))
        return said_in(self._texts, value)


def _cut(text: str, named: list[Span]) -> list[Span]:
    """Takes the marks out of a sentence; the title before each becomes a piece of its own."""
    spans: list[Span] = []
    start = 0
    for mark in _MARK.finditer(text):
        card = named[int(mark[1])]
        before = text[start : mark.start() - len(card.text)]
        spans += [Span(before), card] if before else [card]
        start = mark.end()
    if text[start:]:
        spans.append(Span(text[start:]))
    return spans
