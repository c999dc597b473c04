"""What is shown of what happened since the last decision: everything, only what matters, or nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from desktop_app.engine.record import Line
from desktop_app.games.kit.asking import seat_ref

PLAYS = ("-log-plays", "-log-plays-on", "-log-uses")
"""How the ids of the log lines end, in every game, that tell what somebody plays or uses."""


def lines_to_review(
    lines: Sequence[Line], seat: str, mode: str, grave: Sequence[str], others: Collection[str] = ()
) -> list[Line]:
    """The lines that wait for the person in a review mode of the settings; ``grave`` are the game's grave words,
    ``others`` the seats that nobody at this screen decides for: what they play is told as well."""
    if mode == "decisions_only":
        return []
    readable = [line for line in lines if line.message.only in ("", seat)]
    if mode == "every_event":
        return readable
    return [line for line in readable if is_grave(line, grave) or is_played_by(line, others)]


def is_played_by(line: Line, seats: Collection[str]) -> bool:
    """Whether a line tells that one of these seats plays or uses a card."""
    return line.message.id.endswith(PLAYS) and line.message.params.get("seat") in [seat_ref(seat) for seat in seats]


def is_grave(line: Line, grave: Sequence[str]) -> bool:
    """Whether a line tells of something revealed or lost: by the parts of message ids that its game calls grave."""
    return any(word in line.message.id for word in grave)
