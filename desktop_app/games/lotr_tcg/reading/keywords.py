"""The loaded keywords, those that bring rules with them (TCG-327, TCG-334); others are only referred to (TCG-326)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from desktop_app.games.lotr_tcg.card_shape import CardType

LOADED: Mapping[str, str] = {
    "ambush": "TCG-213",
    "archer": "TCG-197",
    "damage": "TCG-237",
    "defender": "TCG-217",
    "fierce": "TCG-248",
    "ring_bearer": "TCG-307",
    "ring_bound": "TCG-335",
    "sanctuary": "TCG-054",
    "unhasty": "TCG-476",
}
"""Each with the first of its rules; the card types are loaded keywords too."""
WITH_A_NUMBER = ("ambush", "damage", "defender")
SHOWN_KEYWORDS = tuple(name for name in LOADED if name not in (*WITH_A_NUMBER, "ring_bearer"))
"""Those that characters and sites show as marks; the others have marks of their own."""


def is_loaded(keyword: str) -> bool:
    """Whether a keyword brings rules with it."""
    return keyword in LOADED or keyword in get_args(CardType)
