"""How what a puzzle names is called on the screen."""

from __future__ import annotations

from desktop_app.app.learning.puzzles import Naming
from desktop_app.app.positions.position_table import PositionTable
from desktop_app.games import PLAYS
from desktop_app.ui.table.words.wording import Wording


def naming_of(table: PositionTable, wording: Wording) -> Naming:
    """Names for the goals of a position at its table."""
    return Naming(
        lambda name: _thing(table, wording, name),
        lambda zone: _zone(table, wording, zone),
        lambda number: _number(table, wording, number),
        wording.step,
    )


def _thing(table: PositionTable, wording: Wording, name: str) -> str:
    found = table.rules.cards_named(table.state, name)
    if not found:
        return name
    title = wording.title(table.state.codes[found[0]])
    ordinal = name.rpartition(" ")[2]
    return f"{title} {ordinal}" if ordinal.isdecimal() and len(found) == 1 else title


def _zone(table: PositionTable, wording: Wording, zone: str) -> str:
    name, _, owner = zone.partition(":")
    title = PLAYS[table.state.game].words.zone_titles.get(name, f"tour-zone-{name.replace('_', '-')}")
    if wording.texts.has(title):
        return wording.texts(title, name=owner)
    called = wording.zone(zone)
    return called if called != wording.texts("table-somewhere") else ""


def _number(table: PositionTable, wording: Wording, name: str) -> str:
    texts, kind = wording.texts, table.rules.tokens.get(name, name).replace("_", "-")
    known = (f"tour-number-{name}", f"{wording.domain}-number-{kind}")
    return next((texts(message) for message in known if texts.has(message)), "")
