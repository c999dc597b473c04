"""The review after a game: the optional triggers passed by and what was done by hand, each with its moment."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_SEAT
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.ui.table.play.looking import look

RESPONDS = "-respond"
"""Part of the prompt ids that offer optional triggers, in every game."""
MOST = 40


class Missed(Frozen):
    """One offer that was passed: how many answers were before it, whose cards offered what, where in the game."""

    at: int
    codes: tuple[str, ...]
    step: str
    round: int


def missed_moments(session: Session, seats: Sequence[str]) -> list[int]:
    """The moments at which an optional trigger was offered to one of these seats and passed by."""
    return [
        at
        for at, record in enumerate(session.records)
        if record.by == BY_SEAT and record.keys == ["pass"] and _offers(record.fingerprint, seats)
    ]


def _offers(fingerprint: str, seats: Sequence[str]) -> bool:
    _, prompt, _, seat, *_ = fingerprint.split("|")
    return RESPONDS in prompt and seat in seats


def hand_moments(session: Session) -> list[int]:
    """The moments at which something was set by hand."""
    return [at for at, record in enumerate(session.records) if record.adjusts]


def missed_triggers(session: Session, seats: Sequence[str]) -> list[Missed]:
    """What was passed by, first to last, with the cards that offered it: the game is walked again for that."""
    moments = missed_moments(session, seats)[:MOST]
    if not moments:
        return []
    walker = restore(session.game, save(session))
    found: list[Missed] = []
    for at in reversed(moments):
        walker.go_to(at)
        question = walker.question
        if question is None:
            continue
        view = look(walker, question.seat)
        cards = [view.card(option.source) for option in question.options if option.verb == "respond"]
        codes = tuple(dict.fromkeys(card.code for card in cards if card is not None and card.code))
        found.append(Missed(at, codes, question.step, view.round))
    return found[::-1]
