"""The campaigns of a profile: one file each, saved at every change; what is damaged is read as far as it goes."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from desktop_app.app.errors import FileDamaged, LongtableError, StorageMissing
from desktop_app.app.journal.album import ALBUM, Album
from desktop_app.app.journal.campaign import LONGEST_TITLE, Campaign
from desktop_app.app.journal.campaign_file import parse_campaign, salvage, written
from desktop_app.app.journal.writing import branched
from desktop_app.app.library.names import slug
from desktop_app.app.storage.damage import set_aside, to_trash
from desktop_app.app.storage.files import each_file, is_taken, read_bytes, write_json
from desktop_app.app.texts.folding import one_line
from desktop_app.engine.frozen import Frozen

LONGEST_ID = 120
_CHAPTER = re.compile(rb'"chapter":\s*"([a-z0-9_]+)"')
Clock = Callable[[], datetime]


class CampaignMissing(LongtableError):
    """There is no campaign of that id."""

    default_id = "journal-file-missing"


class Opened(Frozen):
    """A journal as it was opened. ``lost`` names what its file no longer tells; the damaged file lies at ``aside``."""

    id: str
    campaign: Campaign
    lost: tuple[str, ...] = ()
    aside: Path | None = None


class CampaignList(Frozen):
    """The campaigns, the last touched first, and what is wrong with files that are none."""

    campaigns: list[Opened]
    problems: list[LongtableError]


def _now() -> datetime:
    return datetime.now(UTC).replace(microsecond=0)


class CampaignStore:
    """Reads and writes the journals in the `campaigns` folder of a profile."""

    def __init__(self, folder: Path, trash: Path, clock: Clock = _now) -> None:
        self.folder = folder
        self.album = Album(folder / ALBUM)
        self._trash = trash
        self._clock = clock

    def now(self) -> datetime:
        """The moment that entries written now carry."""
        return self._clock()

    def all(self) -> CampaignList:
        """Every journal; a damaged one is opened as far as it goes."""
        found, problems = each_file(self.folder, lambda path: self.read(path.stem))
        campaigns = sorted((opened for _, opened in found), key=lambda each: each.campaign.touched, reverse=True)
        return CampaignList(campaigns, problems)

    def that_holds(self, save: str) -> Opened | None:
        """The journal in which a finished game is kept, by its save; the one touched last if there are several."""
        holds = [each for each in self.all().campaigns if any(played.save == save for played in each.campaign.games())]
        return holds[0] if holds else None

    def chapters(self) -> set[str]:
        """The chapters that any journal tells of, looked for in the files without reading them whole."""
        found, _ = each_file(self.folder, lambda path: {name.decode() for name in _CHAPTER.findall(read_bytes(path))})
        return set().union(*(chapters for _, chapters in found))

    def read(self, id: str) -> Opened:
        """A journal.

        What is damaged is set aside as it is, and what can still be read of it takes its place.
        Raises CampaignMissing, CampaignTooNew (the file stays as it is) or a StorageError.
        """
        path = self.path(id)
        try:
            content = read_bytes(path)
        except StorageMissing as error:
            raise CampaignMissing(path=path) from error
        try:
            return Opened(id, parse_campaign(path, content))
        except FileDamaged:
            return self._salvaged(id, path, content)

    def create(self, campaign: Campaign) -> str:
        """Keep a new journal and say its id. Raises a StorageError."""
        id = self._free_id(campaign.title)
        self.write(id, campaign)
        return id

    def write(self, id: str, campaign: Campaign) -> None:
        """Put a journal on the disk, whole or not at all. Raises a StorageError."""
        write_json(self.path(id), written(campaign), layout="lines")

    def copy(self, id: str, title: str) -> str:
        """Keep a copy under another title and say its id. Raises as `read`."""
        campaign = self.read(id).campaign.changed(
            title=one_line(title, LONGEST_TITLE), touched=self._clock(), archived=False
        )
        return self.create(campaign)

    def branch(self, id: str, after: int, title: str) -> str:
        """What if: keep the journal as it stood after an entry, to go on otherwise. Raises KeyError, or as `read`."""
        return self.create(branched(self.read(id).campaign, id, after, title, self._clock()))

    def put_away(self, id: str, *, archived: bool) -> None:
        """Put a journal into the archive, or take it out of it. Raises as `read`."""
        self.write(id, self.read(id).campaign.changed(archived=archived))

    def delete(self, id: str) -> Path:
        """Move a journal to the profile's trash and say where it lies. Raises CampaignMissing or a StorageError."""
        path = self.path(id)
        if not is_taken(path):
            raise CampaignMissing(path=path)
        return to_trash(path, self._trash, self._clock())

    def path(self, id: str) -> Path:
        """Where the file of a journal lies. Raises CampaignMissing for what is no id."""
        if not id or slug(id).replace("_", "-") != id or len(id) > LONGEST_ID:
            raise CampaignMissing(path=self.folder / id[:LONGEST_ID])
        return self.folder / f"{id}.json"

    def _salvaged(self, id: str, path: Path, content: bytes) -> Opened:
        found = salvage(path, content)
        aside = set_aside(path)
        if aside != path:
            self.write(id, found.campaign)
        return Opened(id, found.campaign, found.lost, aside)

    def _free_id(self, title: str) -> str:
        stem = slug(title).replace("_", "-")[:60].strip("-") or "campaign"
        numbered = (f"{stem}-{number}" for number in itertools.count(2))
        return next(id for id in itertools.chain([stem], numbered) if not is_taken(self.path(id)))
