"""The journal: every campaign of the profile, and the open book of one of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import next_chapter
from desktop_app.app.journal.from_table import not_kept_yet, played_at
from desktop_app.app.journal.playing import campaign_of
from desktop_app.app.journal.sharing import read_shared, write_markdown, write_shared
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import added, mended
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.journal.change_form import LineForm, NoteForm, SwapForm
from desktop_app.ui.journal.chapter_form import ChapterForm
from desktop_app.ui.journal.chronicle_page import ChroniclePage
from desktop_app.ui.journal.consequences import ConsequencesDialog, follows
from desktop_app.ui.journal.game_form import NOT_YET, GameForm
from desktop_app.ui.journal.log_page import LogPage
from desktop_app.ui.journal.new_campaign import NewCampaignDialog
from desktop_app.ui.journal.printing import write_blank_log, write_book
from desktop_app.ui.journal.shelf import Shelf
from desktop_app.ui.journal.tables_dialog import TablesDialog
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
        """What is damaged in a file is said once: what could be read has then taken its place."""
        if opened.aside is not None:
            told = {"title": opened.campaign.title, "count": len(opened.lost), "aside": str(opened.aside)}
            self._desk.told.emit(Notice("journal-salvaged", told, good=False))

    def open(self, id: str) -> None:
        """Open the book of a campaign at its end."""
        self.open_id, self.upto = id, None
        self.show_again()

    def read_as_it_stood(self, entry: int) -> None:
        """Read the page as it stood after an entry; a second time, as it stands now."""
        self.upto = None if self.upto == entry else entry
        self.show_again()

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
        row.addWidget(self._book(opened.campaign) if opened else self._empty(), 1)
        return content

    def _book(self, campaign: Campaign) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        desk = QFrame()
        desk.setObjectName("book")
        desk.setStyleSheet(f"QFrame#book {{ background: {look.theme.panel3}; }}")
        row = QHBoxLayout(desk)
        row.setSpacing(0)
        edge = look.px(28 if self.width() > 1500 * look.scale else 12)
        row.setContentsMargins(edge, edge, edge, edge)
        if self.upto is not None and all(entry.id != self.upto for entry in campaign.entries):
            self.upto = None
        columns = 2 if self.width() >= TWO_COLUMNS * look.scale * look.theme.print_scale else 1
        log = LogPage(look, texts, campaign, standing_of(campaign, self.upto), columns)
        log.play_wanted.connect(self.prepare_chapter)
        row.addWidget(log, 1)
        chronicle = ChroniclePage(look, texts, campaign)
        chronicle.mend_wanted.connect(self.mend)
        chronicle.back_wanted.connect(self.read_as_it_stood)
        chronicle.replay_wanted.connect(self.replay_wanted)
        row.addWidget(chronicle, 1)
        return desk

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

    # -- writing ----------------------------------------------------------------------------------------------------

    def _do(self, what: str) -> None:
        """What a button of the shelf asks for, by its name."""
        opened = None if what in ("new-campaign", "import") else self.opened()
        if what == "new-campaign":
            form = NewCampaignDialog(self._desk, self)
            form.begun.connect(self._begin)
            form.open()
        elif what == "import":
            self._import()
        elif opened is not None:
            self._write_in(what, opened)

    def prepare_chapter(self, chapter: str = "") -> None:
        """Set the table of the next chapter of the open campaign, or of the one named."""
        opened = self.opened()
        if opened is None:
            return
        following = next_chapter(opened.campaign, CAMPAIGNS[opened.campaign.game].chapters)
        wanted = chapter or (following.id if following is not None else "")
        if not wanted:
            return
        form = ChapterForm(self._desk, self, opened.id, opened.campaign, wanted)
        form.begun.connect(self.chapter_wanted)
        form.written.connect(lambda entry: self._before_the_chapter(entry, wanted))
        form.swap_wanted.connect(lambda: self._swap_before(opened.campaign, wanted))
        form.open()

    def _swap_before(self, campaign: Campaign, chapter: str) -> None:
        """Another hero is written, and the table goes on being set."""
        form = SwapForm(self._desk, self, campaign)
        form.written.connect(lambda entry: self._before_the_chapter(entry, chapter))
        form.rejected.connect(lambda: self.prepare_chapter(chapter))
        form.open()

    def _before_the_chapter(self, entry: Entry, chapter: str) -> None:
        self._add(entry)
        self.prepare_chapter(chapter)

    def _write_in(self, what: str, opened: Opened) -> None:
        campaign = opened.campaign
        forms: dict[str, Callable[[], GameForm | NoteForm | SwapForm | LineForm]] = {
            "write-game": lambda: GameForm(self._desk, self, campaign),
            "write-note": lambda: NoteForm(self._desk, self),
            "swap": lambda: SwapForm(self._desk, self, campaign),
            "by-hand": lambda: LineForm(self._desk, self, campaign),
        }
        if what in forms:
            form = forms[what]()
            form.written.connect(self._add)
            form.open()
        elif what == "keep-game":
            self._choose_table(campaign)
        elif what == "branch" and campaign.entries:
            after = self.upto if self.upto is not None else campaign.entries[-1].id
            title = self.looks.texts("journal-what-if", title=campaign.title)
            self._safely(lambda: self.open(self.store.branch(opened.id, after, title)))
        elif what == "delete":
            self._safely(lambda: self.store.delete(opened.id))
            self.open("")
        else:
            self._share(what, campaign)

    def _choose_table(self, campaign: Campaign) -> None:
        """The finished games that the journal does not hold; the chosen one is written with what its table tells."""
        saves = not_kept_yet(campaign, self._desk.profile.saves.all().entries)
        dialog = TablesDialog(self.looks, self, saves)
        dialog.chosen.connect(self.keep_table)
        dialog.open()

    def keep_table(self, save: str) -> None:
        """Write a finished game into the journal of its game that was touched last; without one, begin one first."""
        self._safely(lambda: self._keep_table(save))

    def _keep_table(self, save: str) -> None:
        table = self._desk.tables.resume(save)
        of_table = campaign_of(table)
        if of_table:
            self.open(of_table)
            return
        opened = self._campaign_of(table.header.game)
        if opened is None:
            self._begin_for(table.header.game, save)
            return
        if opened.id != self.open_id:
            self.open(opened.id)
        entry = Entry(id=NOT_YET, kind="game", date=table.header.saved, played=played_at(table, opened.campaign))
        form = GameForm(self._desk, self, opened.campaign, entry)
        form.written.connect(self._add)
        form.open()

    def _begin_for(self, game: str, save: str) -> None:
        form = NewCampaignDialog(self._desk, self, game)
        form.begun.connect(self._begin)
        form.begun.connect(lambda _: self.keep_table(save))
        form.open()

    def _campaign_of(self, game: str) -> Opened | None:
        """The open campaign if it is of that game, else the one of that game that was touched last."""
        of_game = [each for each in self.store.all().campaigns if each.campaign.game == game]
        here = [each for each in of_game if each.id == self.open_id]
        return next(iter([*here, *of_game]), None)

    def mend(self, id: int) -> None:
        """Open an entry to be mended; what that changes later is shown before it is written."""
        opened = self.opened()
        if opened is None:
            return
        entry = opened.campaign.entry(id)
        if entry.played is not None:
            form: GameForm | NoteForm = GameForm(self._desk, self, opened.campaign, entry)
        else:
            form = NoteForm(self._desk, self, entry)
        form.written.connect(self._mend)
        form.open()

    def _begin(self, campaign: Campaign) -> None:
        self._safely(lambda: self.open(self.store.create(campaign)))

    def _add(self, entry: Entry) -> None:
        opened = self.opened()
        if opened is not None:
            self._keep(opened, added(opened.campaign, entry, self.store.now()))

    def _mend(self, entry: Entry) -> None:
        opened = self.opened()
        if opened is None:
            return
        after = mended(opened.campaign, entry, self.store.now())
        if not follows(opened.campaign, after, entry.id):
            self._keep(opened, after)
            return
        dialog = ConsequencesDialog(self.looks, self, opened.campaign, after)
        dialog.accepted.connect(lambda: self._keep(opened, after))
        dialog.open()

    def _keep(self, opened: Opened, campaign: Campaign) -> None:
        def write() -> None:
            self.store.write(opened.id, campaign)
            self.open(opened.id)

        self._safely(write)

    # -- sharing ----------------------------------------------------------------------------------------------------

    def _share(self, what: str, campaign: Campaign) -> None:
        texts = self.looks.texts
        ways: dict[str, tuple[str, Callable[[Path], None]]] = {
            "pdf": ("pdf", lambda path: write_book(path, campaign, texts)),
            "markdown": ("md", lambda path: write_markdown(path, campaign, texts)),
            "export": ("json", lambda path: write_shared(path, campaign)),
            "blank": ("pdf", lambda path: write_blank_log(path, campaign, texts)),
        }
        if what not in ways:
            return
        suffix, write = ways[what]
        usual = f"{campaign.title}.{suffix}"
        chosen, _ = QFileDialog.getSaveFileName(self, texts(f"journal-{what}"), usual, f"*.{suffix}")
        if chosen:
            self._safely(lambda: write(Path(chosen)), Notice("journal-written", {"path": chosen}))

    def _import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.looks.texts("journal-import"), "", "*.json")
        if chosen:
            self._safely(lambda: self.open(self.store.create(read_shared(Path(chosen)))))

    def _safely(self, act: Callable[[], object], told: Notice | None = None) -> None:
        """Do what may fail on the disk; what it says is told in the banner."""
        try:
            act()
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        if told is not None:
            self._desk.told.emit(told)


def _has_rules(opened: Opened | None) -> bool:
    return opened is not None and opened.campaign.game in CAMPAIGNS
