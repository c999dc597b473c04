"""The journal: every campaign of the profile, and the open book of one of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.lives import Life
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.store import Opened
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.journal.chronicle_page import Branches, ChroniclePage, pages_of
from desktop_app.ui.journal.giving import Giving
from desktop_app.ui.journal.keeping import Keeping
from desktop_app.ui.journal.life_dialog import LifeDialog
from desktop_app.ui.journal.log_page import LogPage
from desktop_app.ui.journal.mending import Mending
from desktop_app.ui.journal.record_dialog import RecordDialog
from desktop_app.ui.journal.shelf import Shelf
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.screen import Screen

TWO_COLUMNS = 1200
"""The width of a window from which the page of the log has two columns."""


class JournalScreen(Screen):
    """`replay_wanted` carries the saved game of a chapter, `chapter_wanted` the set-up of one that is to be played."""

    replay_wanted = Signal(str)
    chapter_wanted = Signal(object)
    first_focus = "new-campaign"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.looks)
        self._desk = desk
        self.store = desk.campaigns.store
        self.open_id = ""
        self.upto: int | None = None
        """After which entry the page is read; None for its end."""
        self.page: int | None = None
        """The page of the chronicle, from 0; None for the last."""
        self.keeping = Keeping(self, desk)
        self.mending = Mending(self, desk)
        self.giving = Giving(self, desk)

    # -- what is open -----------------------------------------------------------------------------------------------

    def opened(self) -> Opened | None:
        """The campaign in the open book, None when there is none."""
        if not self.open_id:
            return None
        try:
            found = self.store.read(self.open_id)
        except LongtableError as error:
            self._desk.told.emit(error)
            self.open_id = ""
            return None
        self._tell_damage(found)
        return found

    def _tell_damage(self, opened: Opened) -> None:
        """What is damaged in a file is said once, and a sound backup offered: what could be read has then taken its
        place."""
        if opened.aside is None:
            return
        told = {"title": opened.campaign.title, "count": len(opened.lost), "aside": str(opened.aside)}
        acts = self.giving.backup_of(opened.id)
        self._desk.told.emit(Notice("journal-salvaged", told, good=False, acts=acts))

    def open(self, id: str) -> None:
        """Open the book of a campaign at its end."""
        self.open_id, self.upto, self.page = id, None, None
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
        self.open_id, self.upto, self.page = id, None, page
        self.show_again()

    def safely(self, act: Callable[[], object], told: Notice | None = None) -> None:
        """Do what may fail on the disk; what it says is told in the banner."""
        try:
            act()
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        if told is not None:
            self._desk.told.emit(told)

    def hideEvent(self, event: QHideEvent) -> None:
        """While nobody looks at it a table may write into a journal: it is read again when it is shown."""
        super().hideEvent(event)
        self._stale = True

    # -- building ---------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The shelf at the left, the book beside it."""
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        listed = self.store.all()
        for problem in listed.problems:
            self._desk.told.emit(problem)
        for each in listed.campaigns:
            self._tell_damage(each)
        if not self.open_id and listed.campaigns:
            self.open_id = listed.campaigns[0].id
        opened = self.opened()
        shelf = Shelf(self.looks, listed.campaigns, self.open_id, has_rules=_has_rules(opened))
        shelf.opened.connect(self.open)
        shelf.asked.connect(self._do)
        row.addWidget(shelf)
        row.addWidget(self._book(opened, listed.campaigns) if opened else self._empty(), 1)
        return content

    def _book(self, opened: Opened, listed: Sequence[Opened]) -> QWidget:
        look, campaign = self.looks.look, opened.campaign
        desk = QFrame()
        desk.setObjectName("book")
        desk.setStyleSheet(f"QFrame#book {{ background: {look.theme.panel3}; }}")
        row = QHBoxLayout(desk)
        row.setSpacing(0)
        edge = look.px(28 if self.width() > 1500 * look.scale else 12)
        row.setContentsMargins(edge, edge, edge, edge)
        if self.upto is not None and all(entry.id != self.upto for entry in campaign.entries):
            self.upto = None
        row.addWidget(self._log(campaign, {each.id: each.campaign for each in listed}), 1)
        row.addWidget(self._chronicle(opened, listed), 1)
        return desk

    def _log(self, campaign: Campaign, others: Mapping[str, Campaign]) -> LogPage:
        look = self.looks.look
        columns = 2 if self.width() >= TWO_COLUMNS * look.scale * look.theme.print_scale else 1
        standing = standing_of(campaign, self.upto)
        log = LogPage(look, self.looks.texts, campaign, standing, columns, others.get(campaign.parent))
        log.play_wanted.connect(self.prepare_chapter)
        log.life_wanted.connect(self._show_life)
        log.parent_wanted.connect(self.open)
        return log

    def _chronicle(self, opened: Opened, listed: Sequence[Opened]) -> ChroniclePage:
        campaign, last = opened.campaign, pages_of(opened.campaign) - 1
        page = last if self.page is None else min(self.page, last)
        chronicle = ChroniclePage(self.looks, self.store.album, campaign, page, _branches(opened.id, listed))
        chronicle.mend_wanted.connect(self.mending.open)
        chronicle.back_wanted.connect(self.read_as_it_stood)
        chronicle.record_wanted.connect(self._show_record)
        chronicle.replay_wanted.connect(self.replay_wanted)
        chronicle.branch_wanted.connect(self.open)
        chronicle.turned.connect(self.turn_to)
        return chronicle

    def _show_life(self, life: Life) -> None:
        opened = self.opened()
        if opened is not None:
            LifeDialog(self.looks, self, opened.campaign, life).open()

    def _show_record(self, id: int) -> None:
        opened = self.opened()
        if opened is not None:
            game = opened.campaign.game
            RecordDialog(self.looks, self, self.store.album, game, opened.campaign.entry(id)).open()

    def _empty(self) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        made = QWidget()
        column = QVBoxLayout(made)
        column.addStretch(2)
        for text, role in ((texts("journal-empty-title"), "screen-title"), (texts("journal-empty"), "prose")):
            label = words(look, text, role)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(label)
        button = look.button(texts("journal-new"), "primary", "plus")
        button.setObjectName("first-campaign")
        button.clicked.connect(lambda: self._do("new-campaign"))
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return made

    # -- doing ------------------------------------------------------------------------------------------------------

    def _do(self, what: str) -> None:
        """What a button of the shelf asks for, by its name."""
        if what == "new-campaign":
            self.keeping.new_campaign()
        elif what == "import":
            self.giving.take_in()
        else:
            opened = self.opened()
            if opened is not None and not self.keeping.write(what, opened):
                self.giving.give(what, opened)

    def prepare_chapter(self, chapter: str = "") -> None:
        """Set the table of the next chapter of the open campaign, or of the one named."""
        self.keeping.prepare_chapter(chapter)

    def keep_table(self, save: str) -> None:
        """Write a finished game into the journal of its game that was touched last; without one, begin one first."""
        self.keeping.keep_table(save)


def _has_rules(opened: Opened | None) -> bool:
    return opened is not None and opened.campaign.game in CAMPAIGNS


def _branches(id: str, listed: Sequence[Opened]) -> Branches:
    """The campaigns that branched off one, by the entry they leave after."""
    found: dict[int, list[tuple[str, str]]] = {}
    for each in listed:
        if each.campaign.parent == id and each.campaign.branched_at is not None:
            found.setdefault(each.campaign.branched_at, []).append((each.id, each.campaign.title))
    return found
