"""Whose profile is opened: the one used last, one chosen or made, a backup; and what keeps it shut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from desktop_app.app.errors import LongtableError, ProfileDamaged, ProfileInUse
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.people import PeopleScreen
from desktop_app.ui.shell.stage import Stage


class House(Protocol):
    """Who lets a profile in and out."""

    @property
    def occupied(self) -> bool:
        """Whether a profile is open."""

    def sit_down(self, profile: Profile) -> None:
        """A profile was opened."""

    def let_go(self) -> None:
        """Puts everything of the open profile away, if there is one."""


class Door:
    """Opens profiles, and shows who can play here where none can be opened."""

    def __init__(self, house: House, profiles: Profiles, looks: Looks, stage: Stage) -> None:
        self._house, self._profiles, self._looks, self._stage = house, profiles, looks, stage

    def start(self) -> None:
        """Open the profile used last, or ask who is playing."""
        try:
            last = self._profiles.last_used()
        except LongtableError as error:
            self.choose(error)
            return
        if last is None:
            self.choose()
        else:
            self.open(last)
            if not self._house.occupied:
                self._speak_as(last)

    def _speak_as(self, profile_id: str) -> None:
        """Whoever finds their profile shut reads why in its language, in the light they are used to."""
        try:
            entries = self._profiles.all()
        except LongtableError:
            return  # who can play here has told it
        for settings in [each.file.settings for each in entries if each.id == profile_id and each.file is not None]:
            values = {"language": settings.language, "theme": settings.theme, "large_print": settings.large_print}
            self._looks.take(self._looks.settings.changed(**values))

    def choose(self, problem: LongtableError | None = None) -> None:
        """Show who can play here."""
        self._house.let_go()
        people = PeopleScreen(self._profiles, self._looks)
        people.problem = problem
        people.open_wanted.connect(self.open)
        people.create_wanted.connect(self.create)
        people.restore_wanted.connect(self._restore)
        people.anew_wanted.connect(lambda chosen: self._enter(lambda: self._profiles.begin_anew(chosen, chosen)))
        people.looks_wanted.connect(lambda values: self._looks.take(self._looks.settings.changed(**values)))
        self._stage.put("people", people)

    def open(self, profile_id: str) -> None:
        """Open a profile and show its start screen; what keeps it shut is told beside the others."""
        self._enter(lambda: self._profiles.open(profile_id))

    def create(self, name: str) -> None:
        """Make a profile that speaks and looks as the screen does now."""
        settings = self._looks.settings
        self._enter(lambda: self._profiles.create(name, language=settings.language, theme=settings.theme))

    def _restore(self, profile_id: str) -> None:
        backup = self._profiles.newest_good_backup(profile_id)
        if backup is not None:
            self._enter(lambda: self._profiles.restore_file(profile_id, backup))

    def _enter(self, door: Callable[[], Profile]) -> None:
        try:
            profile = door()
        except LongtableError as error:
            shut = isinstance(error, ProfileInUse | ProfileDamaged)
            if self._house.occupied or (self._stage.shown == "people" and not shut):
                self._stage.banner.tell(error)
            else:
                self.choose(error)
            return
        self._house.let_go()
        self._house.sit_down(profile)
