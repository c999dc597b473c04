"""The present table as a position file: to practise from it, to ask about it, to send it to somebody."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.app.positions.position_file import FORMAT
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import PLAYS

WIDTH = 110
SAFE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
"""Letters a word may begin with to stand in the file without quotation marks."""
INSIDE = SAFE | frozenset("0123456789 _-'’áéíóúñÁÉÍÓÚÑûôâîêäëöü")
WORDS_THAT_MEAN_SOMETHING = ("true", "false", "yes", "no", "on", "off", "null", "y", "n")


class Exported(Frozen):
    """A position file as text. ``left_out`` names what the table has and no set-up can say; [] when it is all there."""

    text: str
    left_out: list[str]


def export_session(session: Session, title: Mapping[str, str], rules: Sequence[str] = ()) -> Exported:
    """The table of a session at its last quiet point: in the middle of an action, the moment before it began.

    ``title`` has the words in "en" and "es". The decks are written card by card, in the order they lie in; who reads
    the file sees them.
    """
    return export_state(session.at_rest(), title, rules)


def export_state(state: State, title: Mapping[str, str], rules: Sequence[str] = ()) -> Exported:
    """As `export_session`, for a state that stands at a quiet point."""
    game = PLAYS[state.game].positions
    whole: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game,
        "title": {"en": title["en"], "es": title["es"]},
        **({"rules": list(rules)} if rules else {}),
        "seats": [state.names[seat] for seat in state.seats],
        "setup": game.set_up_of(state),
        "expect": [],
    }
    return Exported("\n".join(_lines(whole, 0)) + "\n", game.left_out(state))


def _lines(mapping: Mapping[str, Any], depth: int) -> list[str]:
    """One line a key; what is too long for its line is opened out below it."""
    told: list[str] = []
    for key, value in mapping.items():
        name = f"{'  ' * depth}{_word(key)}:"
        flat = _flat(value)
        if len(name) + 1 + len(flat) <= WIDTH and not (depth == 0 and isinstance(value, Mapping)):
            told.append(f"{name} {flat}")
        elif isinstance(value, Mapping):
            told += [name, *_lines(value, depth + 1)]
        else:
            told += [name, *_filled(value, depth + 1)]
    return told


def _filled(items: Sequence[Any], depth: int) -> list[str]:
    """A long list in square brackets, as many entries a line as fit."""
    indent = "  " * depth
    told = [f"{indent}["]
    line = ""
    for item in items:
        flat = f"{_flat(item)},"
        if line and len(indent) + 3 + len(line) + len(flat) > WIDTH:
            told.append(f"{indent}  {line}")
            line = ""
        line = f"{line} {flat}".strip()
    return [*told, f"{indent}  {line}", f"{indent}]"]


def _flat(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_word(key)}: {_flat(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_flat(inner) for inner in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else _word(str(value))


def _word(word: str) -> str:
    """A word as it stands where that is safe, else in quotation marks."""
    plain = word[:1] in SAFE and not set(word) - INSIDE and word == word.strip()
    if plain and word.lower() not in WORDS_THAT_MEAN_SOMETHING:
        return word
    return json.dumps(word, ensure_ascii=False)
