"""What is shown of what happened since the last decision: everything, only what matters, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.record import Line


def lines_to_review(lines: Sequence[Line], seat: str, mode: str, grave: Sequence[str]) -> list[Line]:
    """The lines that wait for the person in a review mode of the settings; ``grave`` are the game's grave words."""
    if mode == "decisions_only":
        return []
    readable = [line for line in lines if line.message.only in ("", seat)]
    if mode == "every_event":
        return readable
    return [line for line in readable if is_grave(line, grave)]


def is_grave(line: Line, grave: Sequence[str]) -> bool:
    """Whether a line tells of something revealed or lost: by the parts of message ids that its game calls grave."""
    return any(word in line.message.id for word in grave)
