"""A journal's file: JSON with each entry on a line of its own, so that one damaged line costs one entry and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop_app.app.errors import FileTooNew, LongtableError
from desktop_app.app.journal.campaign import FORMAT, LONGEST_TITLE, Campaign, Entry
from desktop_app.app.storage.damage import wrong_shape
from desktop_app.app.storage.files import parse_json
from desktop_app.app.texts.folding import one_line, sound
from desktop_app.engine.frozen import Frozen

ENTRY = "entry-"
"""What the name of an entry's line begins with; its number follows."""


PICTURE = "picture-"
"""What the name of a picture's line begins with in a journal that is given away; the picture's name follows."""


class CampaignTooNew(FileTooNew):
    """A journal of a newer format."""

    default_id = "journal-file-too-new"


class Salvaged(Frozen):
    """What could be read of a damaged journal, and the parts that could not: names of fields and entries."""

    campaign: Campaign
    lost: tuple[str, ...]


def written(campaign: Campaign) -> dict[str, Any]:
    """The journal as its file holds it: the head, then each entry under its number."""
    head = campaign.model_dump(mode="json", exclude={"entries"})
    return {**head, **{f"{ENTRY}{entry.id}": entry.model_dump(mode="json") for entry in campaign.entries}}


def parse_campaign(path: Path, content: bytes) -> Campaign:
    """The journal that a file holds. Raises FileDamaged with the field, or CampaignTooNew."""
    data = parse_json(path, content)
    _check_format(path, data)
    entries = [value for name, value in data.items() if name.startswith(ENTRY)]
    head = {name: value for name, value in data.items() if not name.startswith((ENTRY, PICTURE))}
    try:
        return Campaign.model_validate({**head, "entries": entries})
    except ValidationError as error:
        raise wrong_shape(path, error) from error


def salvage(path: Path, content: bytes) -> Salvaged:
    """All of a damaged journal that can still be read, line by line. Raises CampaignTooNew."""
    lost: list[str] = []
    parts: dict[str, Any] = {}
    entries: dict[int, Entry] = {}
    for name, value in lines_of(content, lost):
        if name.startswith(ENTRY):
            _keep_entry(name, value, entries, lost)
        elif not name.startswith(PICTURE):
            parts[name] = value
    _check_format(path, parts)
    campaign = _head(path, parts, lost)
    return Salvaged(campaign.changed(entries=tuple(entries.values())), tuple(lost))


def _check_format(path: Path, data: Mapping[str, Any]) -> None:
    found = data.get("format")
    if isinstance(found, int) and found > FORMAT:
        raise CampaignTooNew(path=path, found=found, known=FORMAT)


def lines_of(content: bytes, lost: list[str]) -> Iterator[tuple[str, Any]]:
    """What each line holds by its name. Where bytes are no letters, the rest of the line is read all the same."""
    for raw in content.splitlines():
        line = raw.decode("utf-8", errors="replace").strip().rstrip(",")
        if line in ("", "{", "}"):
            continue
        try:
            found = json.loads("{" + line.removeprefix("{").rstrip() + "}")
        except (ValueError, RecursionError):
            found = _cut(line)
        if found:
            yield from found.items()
        else:
            lost.append(line.partition(":")[0].strip().strip('"')[:LONGEST_TITLE])


def _cut(line: str) -> dict[str, Any]:
    """The last line of a file is followed by its bracket, and the first stands behind one."""
    try:
        found = json.loads("{" + line.removeprefix("{").removesuffix("}") + "}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _keep_entry(name: str, value: Any, entries: dict[int, Entry], lost: list[str]) -> None:
    try:
        entry = Entry.model_validate(value)
    except ValidationError:
        lost.append(name)
        return
    if entry.id in entries:
        entry = entry.changed(id=max(entries) + 1)
    entries[entry.id] = entry


def _head(path: Path, parts: Mapping[str, Any], lost: list[str]) -> Campaign:
    """The head with every field that is sound; the others are as in a new journal."""
    now = datetime.now(UTC).replace(microsecond=0)
    least: dict[str, Any] = {"title": one_line(sound(path.stem), LONGEST_TITLE), "created": now, "touched": now}
    head = Campaign.model_validate(least)
    for name, value in parts.items():
        try:
            head = head.changed(**{name: value})
        except (ValidationError, LongtableError):
            lost.append(name)
    return head
