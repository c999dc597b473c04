"""What each key does at the table: desktop norms first, then the keys players know from DragnCards.

Letters belong to the lit cards while a question is open; a binding on a bare letter works when no lit card has it.
Digits belong to the options of the prompt. DragnCards counts tokens with them: here the same digits do so with Alt, the
game's kinds of tokens in its order and then its counters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from desktop_app.app.texts.texts import Texts

LONGTABLE: dict[str, tuple[str, ...]] = {
    "confirm": ("Space",),
    "activate": ("Return", "Enter"),
    "let-go": ("Esc",),
    "left": ("Left",),
    "right": ("Right",),
    "up": ("Up",),
    "down": ("Down",),
    "next-zone": ("Tab",),
    "previous-zone": ("Shift+Tab",),
    "next-page": ("PgDown",),
    "previous-page": ("PgUp",),
    "next-panel": ("F6",),
    "previous-panel": ("Shift+F6",),
    "undo": ("Ctrl+Z",),
    "undo-action": ("Shift+Left",),
    "undo-phase": ("Ctrl+Shift+Left",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y", "Shift+Right"),
    "history": ("Ctrl+H",),
    "by-hand": ("Ctrl+B", "Menu"),
    "counter-1-up": ("Alt+1",),
    "counter-1-down": ("Alt+Shift+1",),
    "counter-2-up": ("Alt+2",),
    "counter-2-down": ("Alt+Shift+2",),
    "counter-3-up": ("Alt+3",),
    "counter-3-down": ("Alt+Shift+3",),
    "counter-4-up": ("Alt+4",),
    "counter-4-down": ("Alt+Shift+4",),
    "turn-by-hand": ("Alt+A",),
    "pin": ("P",),
    "why": ("?",),
    "choices": ("M",),
    "hand": ("H",),
    "language": ("L",),
    "until-something": ("W",),
    "waiting": ("Ctrl+W",),
    "coach": ("Ctrl+G",),
    "odds": ("Ctrl+O",),
    "text-board": ("Ctrl+T",),
    "report": ("Ctrl+R",),
    "note": ("Ctrl+N",),
    "find": ("Ctrl+F",),
    "column": ("Ctrl+L",),
    "show-again": ("Backspace",),
    "help": ("F1",),
    "zoom-in": ("Ctrl++", "Ctrl+="),
    "zoom-out": ("Ctrl+-",),
    "zoom-fit": ("Ctrl+0",),
}
"""Action id to the keys that do it, in Qt's portable names."""

_DRAGNCARDS: dict[str, tuple[str, ...]] = {
    "undo": ("Ctrl+Z", "Left"),
    "redo": ("Ctrl+Y", "Right", "Ctrl+Shift+Z"),
    "left": ("Alt+Left",),
    "right": ("Alt+Right",),
    "activate": ("Return", "Enter", "Shift+A", "Q"),
}
_OCTGN: dict[str, tuple[str, ...]] = {
    "confirm": ("Space", "Ctrl+Right"),
    "let-go": ("Esc",),
    "until-something": ("W", "Ctrl+N"),
    "note": ("Ctrl+Shift+N",),
}
_COCKATRICE: dict[str, tuple[str, ...]] = {
    "confirm": ("Space", "Ctrl+Space"),
    "until-something": ("W", "Ctrl+Return"),
}
PRESETS: dict[str, dict[str, tuple[str, ...]]] = {
    "longtable": LONGTABLE,
    "dragncards": LONGTABLE | _DRAGNCARDS,
    "octgn": LONGTABLE | _OCTGN,
    "cockatrice": LONGTABLE | _COCKATRICE,
}

HELD = ("hand", "language")
"""Actions that last as long as their key is held."""


_COUNTER = re.compile(r"counter-(\d)-(up|down)")


def counting(action: str) -> tuple[int, int] | None:
    """Which kind of token or counter an action sets by hand (1 for the game's first), and by how much; else None."""
    found = _COUNTER.fullmatch(action)
    return (int(found[1]), 1 if found[2] == "up" else -1) if found is not None else None


def action_name(texts: Texts, action: str) -> str:
    """What an action does, outside any game: counters are called by their number."""
    way = counting(action)
    if way is None:
        return texts(f"table-do-{action}")
    told = "table-do-counter-up" if way[1] > 0 else "table-do-counter-down"
    return texts(told, number=texts("table-do-counted", number=way[0]))


def key_name(texts: Texts, key: str) -> str:
    """A key as it is called on a keyboard of that language, from Qt's portable name ("Ctrl+Shift+Z")."""
    if len(key) == 1:
        return key
    parts = [f"table-keyname-{part.casefold()}" if part.isalpha() else "" for part in key.split("+")]
    return "+".join(texts(id) if texts.has(id) else part for id, part in zip(parts, key.split("+"), strict=True))


class Keys:
    """From a pressed key to the action it does, for a preset with a person's own changes."""

    def __init__(self, preset: str = "longtable", changes: Mapping[str, str] | None = None) -> None:
        self.bindings = dict(PRESETS.get(preset, LONGTABLE))
        for action, key in (changes or {}).items():
            if action in self.bindings:
                self.bindings[action] = (key,) if key else ()
        self._actions = {key: action for action, keys in self.bindings.items() for key in keys}

    def action(self, key: str) -> str:
        """The action of a key in Qt's portable name, or "". Qt calls Shift+Tab a key of its own."""
        return self._actions.get("Shift+Tab" if key in ("Backtab", "Shift+Backtab") else key, "")

    def key(self, action: str) -> str:
        """The first key of an action, or ""."""
        keys = self.bindings.get(action, ())
        return keys[0] if keys else ""
