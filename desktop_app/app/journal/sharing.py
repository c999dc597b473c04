"""A journal given away and taken in: a file of its own with its pictures in it, or a story in Markdown."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from desktop_app.app.errors import FileDamaged
from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.campaign_file import PICTURE, lines_of, parse_campaign, salvage, written
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.journal.pictured import pictures_of
from desktop_app.app.library.names import slug
from desktop_app.app.storage.files import MEGABYTE, parse_json, read_bytes, write_bytes, write_json
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen

LARGEST = 256 * MEGABYTE
LONGEST_FOLDER = 60


class Given(Frozen):
    """A journal that somebody gave. ``lost`` names the parts of its file that could not be read."""

    campaign: Campaign
    lost: tuple[str, ...] = ()


def write_shared(path: Path, campaign: Campaign, album: Album) -> None:
    """Write the whole journal with its pictures as a file that `read_shared` takes in. Raises a StorageError."""
    write_json(path, {**written(campaign), **dict(_pictures(campaign, album))}, layout="lines", limit=LARGEST)


def read_shared(path: Path, album: Album) -> Given:
    """The journal in a file somebody gave; its pictures go into the album, and a damaged file is read as far as it
    goes. Raises CampaignTooNew, FileDamaged for what is no journal at all, or a StorageError."""
    content = read_bytes(path, LARGEST)
    try:
        campaign, lost = parse_campaign(path, content), list[str]()
        parts = iter(parse_json(path, content).items())
    except FileDamaged:
        found = salvage(path, content)
        if not found.campaign.entries and not found.campaign.players:
            raise
        campaign, lost = found.campaign, list(found.lost)
        parts = lines_of(content, [])
    lost += [name for name, value in parts if name.startswith(PICTURE) and not _took(value, album)]
    return Given(campaign, tuple(lost))


def write_markdown(path: Path, campaign: Campaign, texts: Texts, album: Album) -> None:
    """Write the journal as a story that any program shows, its pictures beside it. Raises a StorageError."""
    folder = f"{slug(path.stem)[:LONGEST_FOLDER] or 'journal'}_pictures"
    for name in pictures_of(campaign):
        content = album.content(name)
        if content is not None:
            write_bytes(path.parent / folder / name, content)
    told = chronicle(campaign, texts, lambda name: f"{folder}/{name}" if album.path(name) else None)
    write_bytes(path, told.encode("utf-8"))


def _pictures(campaign: Campaign, album: Album) -> Iterator[tuple[str, str]]:
    for name in pictures_of(campaign):
        content = album.content(name)
        if content is not None:
            yield f"{PICTURE}{name}", base64.b64encode(content).decode("ascii")


def _took(value: Any, album: Album) -> bool:
    """Keep a picture from outside under the name that its content gives it: what it is called there says nothing."""
    try:
        album.keep(base64.b64decode(str(value), validate=True))
    except ValueError:  # no letters of base64, or no picture
        return False
    return True
