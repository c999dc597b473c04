"""Writing in the journal: its forms, and the games of the table that go into it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.chapters import next_chapter
from desktop_app.app.journal.from_table import not_kept_yet, played_at
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import added
from desktop_app.app.tables.service import OpenTable
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.journal.book import Book
from desktop_app.ui.journal.campaign_form import CampaignForm
from desktop_app.ui.journal.change_form import LineForm, NoteForm, SwapForm
from desktop_app.ui.journal.chapter_form import ChapterForm
from desktop_app.ui.journal.final_table import picture_of
from desktop_app.ui.journal.game_form import NOT_YET, GameForm
from desktop_app.ui.journal.new_campaign import NewCampaignDialog
from desktop_app.ui.journal.tables_dialog import TablesDialog
from desktop_app.ui.shell.desk import Desk


class Keeping(QObject):
    """What is written into the open journal of a screen."""

    def __init__(self, screen: Book, desk: Desk) -> None:
        super().__init__(screen)
        self._screen, self._desk = screen, desk

    def new_campaign(self) -> None:
        """Begin another campaign."""
        form = NewCampaignDialog(self._desk, self._screen)
        form.begun.connect(self._begin)
        form.open()

    def write(self, what: str, opened: Opened) -> bool:
        """Open the form that a button asks for by its name; whether there is one."""
        screen, campaign = self._screen, opened.campaign
        forms: dict[str, Callable[[], GameForm | NoteForm | SwapForm | LineForm]] = {
            "write-game": lambda: GameForm(self._desk, screen, campaign),
            "write-note": lambda: NoteForm(self._desk, screen),
            "swap": lambda: SwapForm(self._desk, screen, campaign),
            "by-hand": lambda: LineForm(self._desk, screen, campaign),
        }
        if what in forms:
            form = forms[what]()
            form.written.connect(self._add)
            form.open()
        elif what == "keep-game":
            self._choose_table(campaign)
        elif what == "about":
            self._about(opened)
        else:
            return False
        return True

    def prepare_chapter(self, chapter: str, before: ChapterForm | None = None) -> None:
        """Set the table of the next chapter of the open campaign, or of the one named, as ``before`` had it."""
        opened = self._screen.opened()
        if opened is None:
            return
        following = next_chapter(opened.campaign, CAMPAIGNS[opened.campaign.game].chapters)
        wanted = chapter or (following.id if following is not None else "")
        if not wanted:
            return
        form = ChapterForm(self._desk, self._screen, opened.id, opened.campaign, wanted, before)
        form.begun.connect(self._screen.chapter_wanted)
        form.rule_wanted.connect(self._screen.rule_wanted)
        form.written.connect(lambda entry: self._before_the_chapter(entry, wanted, form))
        form.swap_wanted.connect(lambda: self._swap_before(opened.campaign, wanted, form))
        form.open()

    def _swap_before(self, campaign: Campaign, chapter: str, before: ChapterForm) -> None:
        """Another hero is written, and the table goes on being set."""
        form = SwapForm(self._desk, self._screen, campaign)
        form.written.connect(lambda entry: self._before_the_chapter(entry, chapter, before))
        form.rejected.connect(lambda: self.prepare_chapter(chapter, before))
        form.open()

    def _before_the_chapter(self, entry: Entry, chapter: str, before: ChapterForm) -> None:
        self._add(entry)
        self.prepare_chapter(chapter, before)

    def _about(self, opened: Opened) -> None:
        form = CampaignForm(self._desk, self._screen, opened.campaign)
        form.written.connect(lambda campaign: self._screen.safely(lambda: self._screen.keep(opened.id, campaign)))
        form.open()

    def _begin(self, campaign: Campaign) -> None:
        self._screen.safely(lambda: self._screen.open(self._screen.store.create(campaign)))

    def _add(self, entry: Entry) -> None:
        opened = self._screen.opened()
        if opened is not None:
            after = added(opened.campaign, entry, self._screen.store.now())
            self._screen.page = None
            self._screen.safely(lambda: self._screen.keep(opened.id, after))

    # -- games of the table -----------------------------------------------------------------------------------------

    def _choose_table(self, campaign: Campaign) -> None:
        """The finished games that the journal does not hold; the chosen one is written with what its table tells."""
        saves = not_kept_yet(campaign, self._desk.profile.saves.all().entries)
        dialog = TablesDialog(self._screen.looks, self._screen, saves)
        dialog.chosen.connect(self.keep_table)
        dialog.open()

    def keep_table(self, save: str) -> None:
        """Write a finished game into the journal of its game that was touched last; without one, begin one first. One
        that is in a journal already is read there."""
        self._screen.safely(lambda: self._keep_table(save))

    def _keep_table(self, save: str) -> None:
        screen = self._screen
        table = self._desk.tables.resume(save)
        if table.campaign:
            screen.open(table.campaign)
            return
        holding = screen.store.that_holds(save)
        if holding is not None:
            screen.open(holding.id)
            return
        opened = self._campaign_of(table.header.game)
        if opened is None:
            self._begin_for(table)
            return
        if opened.id != screen.open_id:
            screen.open(opened.id)
        played = played_at(table, opened.campaign, screen.looks.texts)
        played = played.changed(picture=screen.store.album.keep(picture_of(self._desk, table)))
        entry = Entry(id=NOT_YET, kind="game", date=table.header.saved, played=played)
        form = GameForm(self._desk, screen, opened.campaign, entry)
        form.written.connect(self._add)
        form.open()

    def _begin_for(self, table: OpenTable) -> None:
        """A campaign of the people who sat at the table."""
        names = zip(table.session.state.seats, table.header.seats, strict=False)
        people = [name for seat, name in names if seat in table.seats_here]
        form = NewCampaignDialog(self._desk, self._screen, table.header.game, people)
        form.tell(self._screen.looks.texts("journal-begins-with-game"))
        form.begun.connect(self._begin)
        form.begun.connect(lambda _: self.keep_table(table.id))
        form.open()

    def _campaign_of(self, game: str) -> Opened | None:
        """The open campaign if it is of that game, else the one of that game that was touched last."""
        of_game = [each for each in self._screen.store.all().campaigns if each.campaign.game == game]
        here = [each for each in of_game if each.id == self._screen.open_id]
        going_on = [each for each in of_game if not each.campaign.archived]
        return next(iter([*here, *going_on]), None)
