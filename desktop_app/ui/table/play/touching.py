"""Whether another seat has done something to one's cards: what halts the way on to the next decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.engine.ask import Option
from desktop_app.engine.messages import Message, is_card_ref, split_card_ref
from desktop_app.engine.record import BY_CHANCE, BY_SEAT, Record
from desktop_app.engine.session import Session
from desktop_app.ui.table.play.looking import look


def touched_by_others(session: Session, seat: str, since: int) -> bool:
    """Whether since so many answers another seat has pointed at a card of this one, or has brought about a line that
    names one; what follows a pass is nobody's deed."""
    deeds = [at for at in range(since, len(session.records)) if _is_deed(session.records[at], seat)]
    if not deeds:
        return False
    touched = [thing for at in deeds for thing in _pointed_at(session.records[at])]
    for line in reversed(session.log):
        if line.at <= deeds[0]:
            break
        if line.message.only in ("", seat) and _deed_before(session.records, line.at) in deeds:
            touched += _cards_in(line.message)
    view = look(session, seat)
    cards = (view.card(thing) for thing in dict.fromkeys(touched))
    return any(card is not None and card.controller == seat for card in cards)


def _is_deed(record: Record, seat: str) -> bool:
    passes = all(Option.from_key(key).verb == "pass" for key in record.keys)
    return record.by == BY_SEAT and record.seat != seat and not passes


def _pointed_at(record: Record) -> Iterator[str]:
    for key in record.keys:
        option = Option.from_key(key)
        yield option.source
        yield option.target


def _deed_before(records: Sequence[Record], at: int) -> int:
    """The answer that a line with so many records before it came of; dice only carry it out."""
    at -= 1
    while at >= 0 and records[at].by == BY_CHANCE:
        at -= 1
    return at


def _cards_in(message: Message) -> Iterator[str]:
    for value in message.params.values():
        for each in value if isinstance(value, list) else [value]:
            if is_card_ref(each):
                yield split_card_ref(str(each))[0]
