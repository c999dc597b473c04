"""The card table of DragnCards for The Card Game (`cardDb.tsv`): ragged rows, two of them for a card with two sides."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from desktop_app.app.imports.report import CardsRead
from desktop_app.app.imports.wording import number_or_word, plain_text, split_traits, whole_number, with_heads
from desktop_app.app.library.built_in import built_in_cards
from desktop_app.app.library.names import slug
from desktop_app.app.library.record import MOST_COPIES, MOST_NUMBER, CardRecord, read_record

GAME = "lotr_lcg"
SOURCE = "dragncards"
COLUMNS = frozenset({"databaseId", "cardBack", "packName", "numberInPack", "engagementCost", "hitPoints"})
_NUMBERS = {
    "engagementCost": "engagement_cost",
    "threat": "threat",
    "willpower": "willpower",
    "attack": "attack",
    "defense": "defense",
    "hitPoints": "hit_points",
    "questPoints": "quest_points",
    "victoryPoints": "victory",
}
_SUBTYPES = ("boon", "burden")
_FIGHTERS = ("hero", "ally", "objective_ally")

Row = Mapping[str, str]


def read_rows(rows: list[tuple[int, Row]], into: CardsRead) -> None:
    """Add the cards of the table to those read; a row is its line number and its cells by column."""
    codes = _Codes()
    sides: dict[str, list[tuple[int, Row]]] = {}
    for line, row in rows:
        sides.setdefault(row.get("databaseId", "") or f"line {line}", []).append((line, row))
    for id, same in sides.items():
        line, front = same[0]
        back = same[1][1] if len(same) > 1 else None
        make = partial(_record, id, front, back, codes)
        into.add(str(line), front.get("name", ""), make)


def _record(id: str, front: Row, back: Row | None, codes: _Codes) -> CardRecord:
    return read_record(GAME, _card(id, front, back, codes), SOURCE)


class _Codes:
    """The codes of the cards: a built-in card keeps its own, others get pack and number, told apart if need be."""

    def __init__(self) -> None:
        self._built_in = {id: card.code for card in built_in_cards(GAME) for id in card.ids}
        self._used: set[str] = set()

    def code(self, id: str, pack: str, number: str) -> str:
        """A code that no card before had."""
        if id in self._built_in:
            return self._built_in[id]
        wished = f"{slug(pack)[:50] or 'pack'}_{number.zfill(3)}"
        code, again = wished, 2
        while code in self._used:
            code, again = f"{wished}-{again}", again + 1
        self._used.add(code)
        return code


def _card(id: str, front: Row, back: Row | None, codes: _Codes) -> dict[str, Any]:
    kind = _type(front)
    number = front.get("numberInPack", "")
    quantity = whole_number(front.get("deckbuilderQuantity", ""), MOST_COPIES)
    found: dict[str, Any] = {
        "code": codes.code(id, front.get("packName", ""), number),
        "titles": {"en": front.get("name", "")},
        "type": kind,
        "set": slug(front.get("packName", ""))[:60],
        "set_name": front.get("packName", ""),
        "number": whole_number(number, MOST_NUMBER),
        "quantity": 1 if quantity is None else quantity,
        "unique": front.get("unique", "").casefold() in ("1", "yes"),
        "traits": split_traits(front.get("traits", "")),
        "keywords": split_traits(front.get("keywords", "")),
        "text": {"en": with_heads(plain_text(front.get("text", ""))) or None},
        "ids": [id],
        "encounter_set": front.get("encounterSet") or None,
        **_sphere(front),
        **_numbers(front, back, kind),
    }
    if front.get("shadow"):
        found["shadow"] = {"en": plain_text(front["shadow"])}
    if back is not None:
        found["back_title"] = back.get("name") or None
        found["back_text"] = with_heads(plain_text(back.get("text", ""))) or None
    return {name: value for name, value in found.items() if value is not None}


def _type(row: Row) -> str:
    kind = slug(row.get("type", ""))
    return "player_side_quest" if kind == "side_quest" and row.get("cardBack") == "player" else kind


def _sphere(row: Row) -> dict[str, Any]:
    sphere = slug(row.get("sphere", ""))
    if not sphere:
        return {}
    return {"subtype": sphere} if sphere in _SUBTYPES else {"sphere": sphere}


def _numbers(front: Row, back: Row | None, kind: str) -> dict[str, Any]:
    found = {field: number_or_word(front.get(column)) for column, field in _NUMBERS.items()}
    if back is not None and found["quest_points"] is None:
        found["quest_points"] = number_or_word(back.get("questPoints"))
    if kind in _FIGHTERS:
        # The table leaves a strength of nothing empty on a few cards of fan-made sets.
        found |= {name: "-" for name in ("willpower", "attack", "defense", "hit_points") if found[name] is None}
    cost = {"hero": "threat_cost", "quest": "stage", "campaign": "stage"}.get(kind, "cost")
    return {**found, cost: number_or_word(front.get("cost"))}
