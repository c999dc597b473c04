"""What is shown of what happened since the last decision: everything, only what matters, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.record import Line

GRAVE = (
    "revealed",
    "shadow",
    "surge",
    "doomed",
    "damage",
    "destroyed",
    "threat-up",
    "lost",
    "won",
    "eliminated",
    "undefended",
    "discards",
    "guards",
    "treachery",
    "leaves",
    "stage",
)
"""Parts of message ids that tell of something hidden coming to light, or of a loss."""


def lines_to_review(lines: Sequence[Line], seat: str, mode: str) -> list[Line]:
    """The lines that wait for the person in a review mode of the settings."""
    if mode == "decisions_only":
        return []
    readable = [line for line in lines if line.message.only in ("", seat)]
    if mode == "every_event":
        return readable
    return [line for line in readable if is_grave(line)]


def is_grave(line: Line) -> bool:
    """Whether a line tells of something revealed or lost."""
    return any(word in line.message.id for word in GRAVE)
