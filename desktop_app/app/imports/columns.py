"""Which column of a table of cards is what: of files that are known, guessed from names, and remembered."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop_app.app.errors import FileDamaged, StorageMissing
from desktop_app.app.imports.bounds import ImportRefused
from desktop_app.app.imports.tables import Table
from desktop_app.app.library.names import slug
from desktop_app.app.library.record import SHAPES
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.texts.folding import fold

MAPPINGS_NAME = "mappings.json"
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
SPECIAL_FIELDS = ("code", "title", "title_es", "type", "set", "set_name", "number", "quantity", "text", "text_es", "id")
_ALIASES = {
    "name": "title",
    "id": "code",
    "cardtype": "type",
    "pack": "set_name",
    "pack code": "set",
    "pack name": "set_name",
    "set name": "set_name",
    "position": "number",
    "is unique": "unique",
    "octgnid": "id",
    "octgn id": "id",
    "marshalling points type": "marshalling_kind",
    "auto attack": "automatic_attacks",
    "health": "hit_points",
    "quest": "quest_points",
    "name es": "title_es",
    "timewords": "phases",
    "ally home site": "home_site",
    "site arrow": "arrow",
    "can start with ring": "bears_the_ring",
    "deck": "owner",
    "hero": "owner",
    "effect": "text",
    "ability": "text",
}
# Data sets that are known by their columns: what their names alone would not tell. A "column" that begins with an
# equals sign is no column but the same value for every row.
KNOWN: Mapping[frozenset[str], tuple[str, str, Mapping[str, str]]] = {
    frozenset({"twilight", "culture", "site_number", "ally_home_site", "minion_site"}): ("lotr_tcg", "gemp", {}),
    frozenset({"type_id", "octgnid", "pack_code", "deck_limit"}): (
        "lotr_lcg",
        "ringsdb",
        {"type_id": "type", "quest": "quest_points", "health": "hit_points"},
    ),
    frozenset({"hero", "strength_cost", "movement"}): ("me_quest", "meq", {"type": "kind", "=hero_card": "type"}),
    frozenset({"deck", "strength_cost", "ability"}): ("me_quest", "meq", {"type": "kind", "=combat": "type"}),
    frozenset({"priority_number", "scope", "is_quest"}): ("me_quest", "meq", {"=encounter": "type"}),
}


def known_table(table: Table) -> tuple[str, str, dict[str, str]] | None:
    """Game, source and mapping of a table that is known by its columns, or None."""
    for columns, (game, source, extra) in KNOWN.items():
        if columns <= set(table.columns):
            return game, source, {**suggest(table, game), **extra}
    return None


def suggest(table: Table, game: str) -> dict[str, str]:
    """A mapping from columns to fields by their names; what fits nothing is left out."""
    fields = {fold(name.replace("_", " ")): name for name in (*SPECIAL_FIELDS, *SHAPES[game].model_fields)}
    found: dict[str, str] = {}
    for column in table.columns:
        plain = fold(_CAMEL.sub(" ", column).replace("_", " "))
        field = _ALIASES.get(plain) or fields.get(plain)
        if field and field not in found.values() and field != "ids" and _has(game, field):
            found[column] = field
    return found


def table_fields(game: str) -> list[str]:
    """What a column may be, for the cards of a game."""
    return list(dict.fromkeys((*SPECIAL_FIELDS, *SHAPES[game].model_fields)))


def completed(table: Table, game: str, columns: Mapping[str, str]) -> dict[str, str]:
    """The mapping that the names of the columns suggest, with what a person says of single ones; a column that is
    said to be nothing is left out. Raises ImportRefused for a column or a field that there is not."""
    for column, field in columns.items():
        if column not in table.columns:
            names = ", ".join(table.columns)
            raise ImportRefused("imports-column-unknown", path=table.path, column=column, names=names)
        if field and not _has(game, field):
            names = ", ".join(table_fields(game))
            raise ImportRefused("imports-field-unknown", column=column, field=field, names=names)
    said = {column: field for column, field in columns.items() if field}
    suggested = {
        column: field
        for column, field in suggest(table, game).items()
        if column not in columns and field not in said.values()
    }
    return {**suggested, **said}


def _has(game: str, field: str) -> bool:
    return field in SPECIAL_FIELDS or field in SHAPES[game].model_fields


class Mappings:
    """The matches of columns that were made before, in the library folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / MAPPINGS_NAME

    def find(self, table: Table, game: str) -> dict[str, str] | None:
        """The match that was made for these columns, or None."""
        found = self._read().get(f"{game}.{table.signature}")
        return found if isinstance(found, dict) else None

    def remember(self, table: Table, game: str, mapping: Mapping[str, str]) -> None:
        """Keep a match for every later table with these columns. Raises a StorageError."""
        write_json(self._path, {**self._read(), f"{game}.{table.signature}": dict(mapping)})

    def _read(self) -> dict[str, Any]:
        try:
            return read_json(self._path)
        except StorageMissing:
            return {}
        except FileDamaged:
            set_aside(self._path)  # only a convenience: the columns are asked for once more
            return {}


def source_name(path: Path) -> str:
    """The name under which the cards of a table are kept: that of its file."""
    return slug(path.stem)[:40] or "table"
