"""The open book of the journal: which campaign it is, how far it is read, and how it is written to the disk."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.campaign_file import parse_campaign
from desktop_app.app.journal.store import Opened
from desktop_app.app.profiles.backups import Backup
from desktop_app.ui.journal.chronicle_page import pages_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.screen import Screen

Act = tuple[str, Callable[[], object]]


class Book(Screen):
    """`replay_wanted` carries the saved game of a chapter, `chapter_wanted` the set-up of one that is to be played,
    `rule_wanted` a rule to read."""

    replay_wanted = Signal(str)
    chapter_wanted = Signal(object)
    rule_wanted = Signal(str)
    first_focus = "new-campaign"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self.desk = desk
        self.store = desk.campaigns.store
        self.open_id = ""
        self.upto: int | None = None
        """After which entry the page is read; None for its end."""
        self.page: int | None = None
        """The page of the chronicle, from 0; None for the last."""
        self.beside = ""
        """What is read in place of the open book: "records", "achievements", the map of its "journey", or what is
        looked for in all journals ("find"); "" for the book itself."""

    # -- what is open -----------------------------------------------------------------------------------------------

    def opened(self) -> Opened | None:
        """The campaign in the open book, None when there is none."""
        if not self.open_id:
            return None
        try:
            found = self.store.read(self.open_id)
        except LongtableError as error:
            self.desk.told.emit(error)
            self.open_id = ""
            return None
        self.tell_damage(found)
        return found

    def tell_damage(self, opened: Opened) -> None:
        """What is damaged in a file is said once, and a sound backup offered: what could be read has then taken its
        place."""
        if opened.aside is None:
            return
        told = {"title": opened.campaign.title, "count": len(opened.lost), "aside": str(opened.aside)}
        acts = self._backup_of(opened.id)
        self.desk.told.emit(Notice("journal-salvaged", told, good=False, acts=acts))

    def _backup_of(self, id: str) -> tuple[Act, ...]:
        """The way back to the newest backup in which the journal is whole; none where no backup has it."""
        name, backups = f"campaigns/{id}.json", self.desk.profile.backups
        try:
            backup = backups.newest_good(name, parse_campaign)
        except LongtableError:
            return ()
        return () if backup is None else (("journal-take-backup", lambda: self._restore(backup, name, id)),)

    def _restore(self, backup: Backup, name: str, id: str) -> None:
        def restore() -> None:
            self.desk.profile.backups.restore(backup, self.desk.tables.now(), only=[name])
            self.open(id)

        self.safely(restore, Notice("journal-backup-taken"))

    def open(self, id: str) -> None:
        """Open the book of a campaign at its end."""
        self.open_id, self.upto, self.page, self.beside = id, None, None, ""
        self.show_again()

    def read_as_it_stood(self, entry: int) -> None:
        """Read the page as it stood after an entry; a second time, as it stands now."""
        self.upto = None if self.upto == entry else entry
        self.show_again()

    def turn_to(self, page: int) -> None:
        """Turn to a page of the chronicle."""
        self.page = page
        self.show_again()

    def keep(self, id: str, campaign: Campaign) -> None:
        """Put a journal on the disk and show it where it is open. Raises a StorageError."""
        self.store.write(id, campaign)
        page = self.page if self.page is not None and self.page < pages_of(campaign) - 1 else None
        self.open_id, self.upto, self.page, self.beside = id, None, page, ""
        self.show_again()

    def safely(self, act: Callable[[], object], told: Notice | None = None) -> None:
        """Do what may fail on the disk; what it says is told in the banner."""
        try:
            act()
        except LongtableError as error:
            self.desk.told.emit(error)
            return
        if told is not None:
            self.desk.told.emit(told)

    def hideEvent(self, event: QHideEvent) -> None:
        """While nobody looks at it a table may write into a journal: it is read again when it is shown."""
        super().hideEvent(event)
        self._stale = True
