"""Any table of cards: its columns are matched to the fields of a game once, and the match is remembered."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.errors import FileDamaged, StorageMissing
from desktop_app.app.imports.bounds import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, ImportRefused
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.imports.wording import number_or_word, plain_text
from desktop_app.app.library.names import slug
from desktop_app.app.library.record import SHAPES, read_record
from desktop_app.app.storage.damage import set_aside
from desktop_app.app.storage.files import read_json, write_json
from desktop_app.app.texts.folding import fold
from desktop_app.games.kit.card_shape import Prose

MAPPINGS_NAME = "mappings.json"
_DELIMITERS = ("\t", ";", ",")
_LIST = re.compile(r"\s*[|/;]\s*|\.\s+|\.$")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_SAME_CHOICE = {"free_people": "free_peoples"}
_YES = ("1", "yes", "true", "x", "sí", "si", "y")

Row = Mapping[str, str]


class _TabsOnly(csv.excel_tab):
    quoting = csv.QUOTE_NONE


@dataclass(frozen=True, slots=True)
class Table:
    """A table: its columns in order and its rows, each with the line it stands on."""

    path: Path
    columns: tuple[str, ...]
    rows: list[tuple[int, Row]]

    @property
    def signature(self) -> str:
        """The same for every table with these columns."""
        return hashlib.sha256("\t".join(self.columns).encode()).hexdigest()[:16]

    def samples(self, column: str, most: int = 3) -> list[str]:
        """A few different values of a column, to recognise it by."""
        return list(dict.fromkeys(row[column] for _, row in self.rows[:200] if row[column]))[:most]


def read_table(path: Path, text: str) -> Table:
    """The rows of a TSV or CSV text; shorter rows are filled up. Raises ImportRefused for what is out of bounds."""
    first = text[: LONGEST_CELL * 2].partition("\n")[0]
    delimiter = max(_DELIMITERS, key=first.count)
    if text.partition("\n")[0].count(delimiter) >= MOST_COLUMNS:
        raise ImportRefused("imports-too-many-columns", path=path, limit=MOST_COLUMNS)
    if not first.count(delimiter):
        raise ImportRefused(path=path)
    lines = _lines(path, text, delimiter)
    columns = tuple(cell.strip() for cell in next(lines)[1])
    if len(set(columns)) != len(columns) or not all(columns):
        raise ImportRefused("imports-columns-unclear", path=path)
    rows: list[tuple[int, Row]] = []
    for number, cells in lines:
        if len(rows) >= MOST_ROWS:
            raise ImportRefused("imports-too-many-rows", path=path, limit=MOST_ROWS)
        filled = [*cells, *[""] * (len(columns) - len(cells))]
        if any(filled):
            rows.append((number, dict(zip(columns, filled, strict=False))))
    return Table(path, columns, rows)


def _lines(path: Path, text: str, delimiter: str) -> Iterator[tuple[int, list[str]]]:
    # Tables with tabs quote nothing; a cell may begin with a quotation mark.
    dialect = _TabsOnly if delimiter == "\t" else csv.excel
    reader = csv.reader(io.StringIO(text, newline=""), dialect, delimiter=delimiter)
    try:
        for cells in reader:
            if len(cells) > MOST_COLUMNS:
                raise ImportRefused("imports-too-many-columns", path=path, limit=MOST_COLUMNS)
            if any(len(cell) > LONGEST_CELL for cell in cells):
                raise ImportRefused("imports-cell-too-long", path=path, line=reader.line_num, limit=LONGEST_CELL)
            yield reader.line_num, cells
    except csv.Error as error:
        raise ImportRefused("imports-line-broken", path=path, line=reader.line_num) from error


# --- which column is what ----------------------------------------------------------------------------------

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
_RINGSDB_TYPES = {"1": "hero", "2": "ally", "3": "attachment", "4": "event", "5": "player_side_quest", "6": "treasure"}


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


# --- other printings ---------------------------------------------------------------------------------------

ALIAS_COLUMNS = frozenset({"printing_id", "base_card_id"})
ALIAS_GAME = "lotr_tcg"
ALIAS_SOURCE = "gemp"


def read_aliases(table: Table, lookup: CardLookup, into: CardsRead) -> None:
    """Ids of other printings, each for a card that is known already: it answers to them from now on."""
    known = {card.code: card for card in into.cards}
    for line, row in table.rows:
        code, other = row["base_card_id"], row["printing_id"]
        code = code if code in known or lookup.by_code(ALIAS_GAME, code) else _unpadded(code)
        card = known.get(code) or lookup.by_code(ALIAS_GAME, code)
        if card is None:
            into.miss("imports-base-card-unknown", str(line), other, code=code)
        elif other not in card.ids:
            known[code] = replace(card, ids=(*card.ids, other))
    into.cards[:] = known.values()


def _unpadded(code: str) -> str:
    """ "15_038" as "15_38": both ways of writing stand in the lists of the community."""
    return re.sub(r"(?<=_)0+(?=\d)", "", code)


# --- rows as cards -----------------------------------------------------------------------------------------


def read_cards(table: Table, game: str, mapping: Mapping[str, str], into: CardsRead) -> None:
    """Add the cards of the table to those read. Raises ImportRefused when no column is the title."""
    if "title" not in mapping.values():
        raise ImportRefused("imports-no-title-column", path=table.path)
    kinds = {field: _kind(game, field) for field in mapping.values()}
    fixed = {"set": slug(table.path.stem)[:40] or "table", "set_name": _as_title(table.path.stem)[:200]}
    for line, row in table.rows:
        data = _card(row, mapping, kinds, game)
        data = {**fixed, "type": "", "code": f"{fixed['set']}_{line}", **data}
        data["set"] = slug(str(data["set"]))[:60] if " " in str(data["set"]) else data["set"]
        into.add(str(line), data.get("titles", {}).get("en", ""), partial(read_record, game, data, into.source))


def _as_title(stem: str) -> str:
    """The name of a file as that of a set: "encounter_cards" is "Encounter cards"."""
    words = stem.replace("_", " ").strip()
    return words[:1].upper() + words[1:]


def _card(row: Row, mapping: Mapping[str, str], kinds: Mapping[str, str], game: str) -> dict[str, Any]:
    data: dict[str, Any] = {}
    titles: dict[str, str] = {}
    text: dict[str, str] = {}
    for column, field in mapping.items():
        value = column[1:] if column.startswith("=") else row.get(column, "").strip()
        if not value:
            continue
        if field in ("title", "title_es"):
            titles["en" if field == "title" else "es"] = plain_text(value)
        elif field in ("text", "text_es"):
            text["en" if field == "text" else "es"] = plain_text(value)
        elif field == "id":
            data["ids"] = [value]
        else:
            data[field] = _value(value, kinds[field], field)
    if game == "lotr_lcg":
        data["type"] = _RINGSDB_TYPES.get(data.get("type", ""), data.get("type", ""))
        # The threat that stands on a hero is their cost; a strength of threat have only enemies and locations.
        if data["type"] == "hero" and "threat" in data:
            data.setdefault("threat_cost", data.pop("threat"))
    return {**data, "titles": titles, **({"text": text} if text else {})}


def _value(value: str, kind: str, field: str) -> Any:
    if kind == "number":
        return number_or_word(value)
    if kind == "list":
        return [part for part in _LIST.split(value) if part]
    if kind == "choices":
        return [slug(part) for part in re.split(r"[\s,|/;]+", value) if part]
    if kind == "prose":
        return {"en": plain_text(value)}
    if kind == "flag":
        return value.casefold() in _YES
    if kind == "choice":
        return _SAME_CHOICE.get(slug(value), slug(value))
    return value if field in ("code", "set", "set_name") else plain_text(value)


def _kind(game: str, field: str) -> str:
    """How a field of a card shape is written in a cell, read from its type."""
    if field == "type":
        return "choice"
    annotation: Any = getattr(SHAPES[game].model_fields.get(field), "annotation", str)
    options = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    lists = [option for option in options if get_origin(option) is list]
    if lists:
        return "choices" if get_origin(get_args(lists[0])[0]) is Literal else "list"
    if bool in options:
        return "flag"
    if options[0] is Prose:
        return "prose"
    if any(get_origin(option) is Literal for option in options):
        return "choice"
    bases = [get_args(option)[0] if get_args(option) else option for option in options]
    return "number" if int in bases else "words"
