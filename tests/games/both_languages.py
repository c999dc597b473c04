"""Texts of cards as they are printed in two languages."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Protocol

from desktop_app.games.kit.facts import Lines


class Printed(Protocol):
    """A card with a text."""

    @property
    def code(self) -> str: ...

    @property
    def text(self) -> Lines: ...


def assert_same_icons(cards: Iterable[Printed], known: Collection[str]) -> None:
    """Every text has the same known icons and as many bold words in both languages."""
    for card in cards:
        for english, spanish in zip(card.text["en"], card.text["es"], strict=True):
            icons = [sorted(re.findall(r"\[(\w+)\]", text)) for text in (english, spanish)]
            assert icons[0] == icons[1], card.code
            assert set(icons[0]) <= set(known), card.code
            assert english.count("**") == spanish.count("**"), card.code
