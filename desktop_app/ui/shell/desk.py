"""What every screen of an open profile works with: the profile, its games, and how things look and speak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.profiles.settings import Settings
from desktop_app.app.tables.service import TableService
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.notice import to_try_again

if TYPE_CHECKING:
    from desktop_app.app.journal.playing import CampaignTables


class Desk(QObject):
    """An open profile at this screen. `told` carries a Notice or an error for the banner."""

    told = Signal(object)
    renamed = Signal()
    deleted = Signal()
    restored = Signal()

    def __init__(self, profiles: Profiles, profile: Profile, looks: Looks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.profiles = profiles
        self.profile = profile
        self.looks = looks
        self.tables = TableService(profile)
        self._campaigns: CampaignTables | None = None

    @property
    def campaigns(self) -> CampaignTables:
        """The journals of the profile and their tables, from the first time they are asked for."""
        from desktop_app.app.journal.playing import CampaignTables
        from desktop_app.app.journal.store import CampaignStore

        if self._campaigns is None:
            folder, trash = self.profile.folder_of("campaigns"), self.profile.folder / "trash"
            self._campaigns = CampaignTables(CampaignStore(folder, trash, self.tables.now), self.tables)
        return self._campaigns

    def change(self, **settings: Any) -> None:
        """Change settings for good and at once; what the disk refuses is told and lasts until the window closes."""
        try:
            self.profile.change_settings(**settings)
        except LongtableError as error:
            self.told.emit(to_try_again(error, lambda: self.change(**settings)))
        self.looks.take(self.looks.settings.changed(**settings))

    def take(self, settings: Settings) -> None:
        """Take over settings that were changed at a table, those of them that differ."""
        now = self.looks.settings.model_dump()
        self.change(**{name: value for name, value in settings.model_dump().items() if now.get(name) != value})

    def saw_tour(self, tour: str) -> None:
        """A tour has been played to its end: a game's first one, or another by the key of its lesson."""
        seen = self.looks.settings.tours_seen
        if tour not in seen:
            self.change(tours_seen=[*seen, tour])
