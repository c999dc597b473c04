"""A step in which nobody could do anything but pass is not asked about. A file may stop or pass there all the same:
then the table is laid again, and whoever could only pass is asked as well, from the beginning."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable, only_answer
from desktop_app.engine.record import BY_CHANCE, BY_SEAT, BY_SESSION, Record
from desktop_app.engine.session import Session

PASS = "pass"


def asked_throughout(table: PositionTable, move: Entry, before: int) -> bool:
    """Whether a move that was not possible is of that kind, and the table asks throughout now: it stands where the move
    before that was made, among the first so many answers."""
    if table.throughout or table.position.every_question or not _is_of_a_window(move.mapping()):
        return False
    setup, seats, seed = table.position.setup.plain(), table.position.seats, table.position.seed
    again = Session(table.game, table.rules.build(setup, seats, seed), every_question=True)
    given = table.session.records[:before]
    while given and given[-1].by != BY_SEAT:
        given.pop()
    if not _replayed(again, given):
        return False
    table.session, table.throughout, table.given = again, True, len(again.records)
    return True


def _is_of_a_window(move: Mapping[str, Entry]) -> bool:
    """Whether it is a pass, or everybody is to pass until a step."""
    if "until" in move:
        return "step" in move["until"].mapping()
    return "option" in move and move["option"].text() == PASS


def _replayed(session: Session, records: list[Record]) -> bool:
    """Whether these answers could be given once more, each to its own question."""
    for record in records:
        if record.by == BY_CHANCE:
            continue
        while not _fits(session, record):
            only = only_answer(session.question)
            if only is None:
                return False
            session.answer(only, BY_SESSION)
        session.answer(record.keys, record.by)
    return True


def _fits(session: Session, record: Record) -> bool:
    question = session.question
    return question is not None and question.fingerprint == record.fingerprint and question.accepts(record.keys)
