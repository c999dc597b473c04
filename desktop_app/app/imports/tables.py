"""Any table of cards: read from its file, and its rows as cards once it is known what its columns are."""

from __future__ import annotations

import csv
import hashlib
import io
import re
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.imports.bounds import LONGEST_CELL, MOST_COLUMNS, MOST_ROWS, ImportRefused
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.imports.wording import number_or_word, plain_text
from desktop_app.app.library.names import slug
from desktop_app.app.library.record import SHAPES, read_record
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games.kit.card_shape import Prose

_DELIMITERS = ("\t", ";", ",")
_LIST = re.compile(r"\s*[|/;]\s*|\.\s+|\.$")
_RINGSDB_TYPES = {"1": "hero", "2": "ally", "3": "attachment", "4": "event", "5": "player_side_quest", "6": "treasure"}
_SAME_CHOICE = {"free_people": "free_peoples"}
_YES = ("1", "yes", "true", "x", "sí", "si", "y")

Row = Mapping[str, str]


class _TabsOnly(csv.excel_tab):
    quoting = csv.QUOTE_NONE


class Table(Frozen):
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
