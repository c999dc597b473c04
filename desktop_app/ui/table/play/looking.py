"""What a seat sees and may ask of the rules, for everything at the table that looks."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, Refusal
from desktop_app.engine.session import Session
from desktop_app.engine.view import ALIAS, View


def look(session: Session, seat: str) -> View:
    """The table as a seat sees it now, with the cards that the open question shows to it; "" sees what all see."""
    return session.look(seat)


def secrets_between(session: Session, seats: Sequence[str]) -> bool:
    """Whether one of these seats sees the face of a card that lies hidden for somebody else: a hand, a card drawn."""
    open_to_all = _faces(look(session, ""))
    return any(_faces(look(session, seat)) - open_to_all for seat in seats)


def _faces(view: View) -> set[str]:
    return {card.id for zone in view.zones.values() for card in zone.cards if card.code}


def why_not(session: Session, view: View, question: Question, source: str, target: str = "") -> Refusal | None:
    """Why ``source`` on ``target`` is no answer; None where it is one, or where nothing can be told.

    The rules are asked only about what the seat knows: of a face-down card they would have to tell too much.
    """
    for thing in (source, target):
        card = view.card(thing)
        if thing.startswith(ALIAS) or (card is not None and not card.code):
            found = (each for each in question.refusals() if each.source == source and each.target in (target, ""))
            return next(found, None)
    return session.game.why_not(session.state, question, source, target)


def aims(session: Session, question: Question, option: Option) -> list[str]:
    """What the question after an option will offer as targets, as far as the seat may know."""
    if option.source.startswith(ALIAS):
        return []
    return session.game.aims(session.state, question, option)


def idle(session: Session, question: Question, option: Option) -> Refusal | None:
    """Why an answer that is offered would change nothing, as far as the seat may know; None where it would."""
    if option.source.startswith(ALIAS):
        return None
    return session.game.idle(session.state, question, option)
