"""A journal given away and taken in: a file of its own, or a story in Markdown."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.campaign_file import parse_campaign, written
from desktop_app.app.journal.chronicle import chronicle
from desktop_app.app.storage.files import read_bytes, write_bytes, write_json
from desktop_app.app.texts.texts import Texts


def write_shared(path: Path, campaign: Campaign) -> None:
    """Write the whole journal as a file that `read_shared` takes in. Raises a StorageError."""
    write_json(path, written(campaign), layout="lines")


def read_shared(path: Path) -> Campaign:
    """The journal in a file somebody gave. Raises FileDamaged with the field, CampaignTooNew or a StorageError."""
    return parse_campaign(path, read_bytes(path))


def write_markdown(path: Path, campaign: Campaign, texts: Texts) -> None:
    """Write the journal as a story that any program shows. Raises a StorageError."""
    write_bytes(path, chronicle(campaign, texts).encode("utf-8"))
