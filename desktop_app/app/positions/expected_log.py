"""What a position expects the log to say: a line, how often, or several one after the other."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.app.positions.position_file import Entry
from desktop_app.app.positions.position_table import PositionTable
from desktop_app.engine.messages import Message, is_card_ref, split_card_ref

LOG_KEYS = ("says", "card", "seat", "times", "only")


def expect_log(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """A line of the log, said once at least or so many times."""
    found = entry.mapping()
    said = [message for message in table.said() if _is_said(table, entry, message)]
    if "times" in found:
        found["times"].expect(found["times"].number(), len(said))
    elif not said:
        raise entry.wrong("positions-never-said", name=found["says"].text())


def expect_story(table: PositionTable, entry: Entry, _: Mapping[str, Entry]) -> None:
    """Lines of the log that come one after the other, whatever else is said between them."""
    said = iter(table.said())
    for line in entry.items():
        if not any(_is_said(table, line, message) for message in said):
            raise line.wrong("positions-never-said", name=line.mapping()["says"].text())


def _is_said(table: PositionTable, entry: Entry, message: Message) -> bool:
    """Whether a line of the log is the one meant; what is no key of ours is an amount or another word of the line."""
    found = entry.mapping((), ("says",))
    if message.id != found["says"].text():
        return False
    if "card" in found and not _names(message, table.cards(found["card"])):
        return False
    if "seat" in found and message.params.get("seat") != f"seat:{table.seat(found['seat'])}":
        return False
    if "only" in found and message.only != table.seat(found["only"]):
        return False
    return all(
        _is_word(table, wanted, message.params.get(name)) for name, wanted in found.items() if name not in LOG_KEYS
    )


def _is_word(table: PositionTable, wanted: Entry, said: object) -> bool:
    if isinstance(said, str) and is_card_ref(said):
        return split_card_ref(said)[0] in table.cards(wanted)
    seat = table.rules.seat_named(table.state, wanted.text())
    return str(said) in (wanted.text(), f"seat:{seat}")


def _names(message: Message, cards: list[str]) -> bool:
    values = [each for value in message.params.values() for each in (value if isinstance(value, list) else [value])]
    return any(isinstance(each, str) and is_card_ref(each) and split_card_ref(each)[0] in cards for each in values)
