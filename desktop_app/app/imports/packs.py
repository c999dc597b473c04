"""Longtable's own packs: a zip with `pack.json` and, if wished, `pictures/<code>.png` (or .jpg, .webp).

`pack.json` is `{"format": 1, "game": ..., "id": ..., "name": ..., "cards": [...]}`; a card is what the card shape
of its game says, without `set` and `set_name`, which are the pack's own.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path
from typing import Any

from desktop_app.app.decks.listed import CardLookup
from desktop_app.app.imports.bounds import LARGEST_FILE, MOST_ROWS, ImportRefused, decode, read_any_json
from desktop_app.app.imports.own_pictures import PICTURES_SOURCE
from desktop_app.app.imports.pictures import SUFFIXES, PictureRefused, checked_size
from desktop_app.app.imports.report import CardsRead
from desktop_app.app.library.record import SHAPES, read_record
from desktop_app.app.storage.archive import Bounds, checked_entries, opened

FORMAT = 1
PACK_NAME = "pack.json"
PICTURES = "pictures/"
BOUNDS = Bounds(packed=512, unpacked=1024, files=20_000)
LARGEST_PICTURE = 16 * 1024 * 1024
_ID = re.compile(r"[a-z0-9][a-z0-9_\-]{0,39}")


def read_pack(path: Path) -> CardsRead:
    """The cards and pictures of a pack. Raises ImportRefused or ArchiveRefused; single bad cards are named."""
    with opened(path, BOUNDS) as archive:
        entries = {entry.filename: entry for entry in checked_entries(path, archive, BOUNDS)}
        if PACK_NAME not in entries:
            raise ImportRefused("imports-pack-without-json", path=path)
        head = _head(path, read_any_json(path, decode(path, _content(path, archive, entries[PACK_NAME], LARGEST_FILE))))
        read = CardsRead(head["game"], head["id"])
        for number, card in enumerate(head["cards"], 1):
            _add(read, card, number, head)
        read.pictures = _pictures(path, archive, entries, read)
    return read


def read_pictures(path: Path, game: str, lookup: CardLookup) -> CardsRead:
    """A zip that holds only pictures by card code, for cards that are in the library already.

    Raises ImportRefused or ArchiveRefused; files that belong to no card are named.
    """
    with opened(path, BOUNDS) as archive:
        entries = checked_entries(path, archive, BOUNDS)
        read = CardsRead(game, PICTURES_SOURCE)
        found: dict[str, bytes] = {}
        for entry in entries:
            code, _, suffix = entry.filename.rpartition("/")[2].rpartition(".")
            if f".{suffix.casefold()}" not in SUFFIXES or lookup.by_code(game, code) is None:
                read.miss("imports-entry-unknown", entry.filename)
                continue
            content = _content(path, archive, entry, LARGEST_PICTURE)
            try:
                checked_size(content)
            except PictureRefused as error:
                read.miss(f"imports-{error.reason}", entry.filename)
                continue
            found[f"{code}.{suffix.casefold()}"] = content
        read.pictures = found
    return read


def has_pack(path: Path) -> bool:
    """Whether a zip has a pack.json. Raises ArchiveRefused when it is none."""
    with opened(path, BOUNDS) as archive:
        return PACK_NAME in archive.namelist()


def _content(path: Path, archive: zipfile.ZipFile, entry: zipfile.ZipInfo, limit: int) -> bytes:
    """An entry of at most `limit` bytes, whatever it tells of its size."""
    with archive.open(entry) as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise ImportRefused("imports-entry-too-large", path=path, entry=ascii(entry.filename))
    return content


def _head(path: Path, data: Any) -> dict[str, Any]:
    if not isinstance(data, dict) or data.get("game") not in SHAPES or not isinstance(data.get("cards"), list):
        raise ImportRefused("imports-pack-wrong", path=path)
    if data.get("format") != FORMAT or not _ID.fullmatch(str(data.get("id"))) or not data.get("name"):
        raise ImportRefused("imports-pack-wrong", path=path)
    if len(data["cards"]) > MOST_ROWS:
        raise ImportRefused("imports-too-many-rows", path=path, limit=MOST_ROWS)
    return data


def _add(read: CardsRead, card: Any, number: int, head: dict[str, Any]) -> None:
    data = {**card, "set": head["id"], "set_name": str(head["name"])} if isinstance(card, dict) else {}
    read.add(str(number), str(data.get("code", "")), lambda: read_record(read.game, data, read.source))


def _pictures(
    path: Path, archive: zipfile.ZipFile, entries: dict[str, zipfile.ZipInfo], read: CardsRead
) -> dict[str, bytes]:
    codes = {card.code for card in read.cards}
    found: dict[str, bytes] = {}
    for name, entry in entries.items():
        if name == PACK_NAME:
            continue
        code, dot, suffix = name.removeprefix(PICTURES).rpartition(".")
        if not name.startswith(PICTURES) or f"{dot}{suffix.casefold()}" not in SUFFIXES or code not in codes:
            read.miss("imports-entry-unknown", name)
            continue
        content = _content(path, archive, entry, LARGEST_PICTURE)
        try:
            checked_size(content)
        except PictureRefused as error:
            read.miss(f"imports-{error.reason}", name)
            continue
        found[f"{code}.{suffix.casefold()}"] = content
    return found
