"""The journal: every campaign of the profile, and the open book of one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.journal.achievements import Step, earned
from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chronicle import changes_told
from desktop_app.app.journal.figures import Wanted
from desktop_app.app.journal.history import Game, history
from desktop_app.app.journal.journey import trails_beside
from desktop_app.app.journal.lives import Life
from desktop_app.app.journal.standing import read_to
from desktop_app.app.journal.store import Opened
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.journal.achievements_page import AchievementsPage
from desktop_app.ui.journal.book import Book
from desktop_app.ui.journal.chronicle_page import ENTRIES, Branches, ChroniclePage, pages_of
from desktop_app.ui.journal.find_page import FindPage
from desktop_app.ui.journal.giving import Giving
from desktop_app.ui.journal.journey_page import JourneyPage
from desktop_app.ui.journal.keeping import Keeping
from desktop_app.ui.journal.life_dialog import LifeDialog
from desktop_app.ui.journal.log_page import LogPage
from desktop_app.ui.journal.mending import Mending
from desktop_app.ui.journal.record_dialog import RecordDialog
from desktop_app.ui.journal.records_page import RecordsPage
from desktop_app.ui.journal.shelf import Shelf
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.parts import words

MOST_TOLD = 6
"""So many changes of a game are told over the page; all of them stand in it."""
TWO_COLUMNS = 1200
"""The width of a window from which the page of the log has two columns."""


class JournalScreen(Book):
    """Shows the book between its shelf and its pages."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.wanted = Wanted()
        """Which games the records count."""
        self.trails: set[str] = set()
        """The other campaigns whose ways are on the map of the journey."""
        self.sought = ""
        """What is looked for in all journals."""
        self.keeping = Keeping(self, desk)
        self.mending = Mending(self, desk)
        self.giving = Giving(self, desk)

    # -- building ---------------------------------------------------------------------------------------------------

    def build(self) -> QWidget:
        """The shelf at the left, the book beside it."""
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        listed = self.store.all()
        for problem in listed.problems:
            self.desk.told.emit(problem)
        for each in listed.campaigns:
            self.tell_damage(each)
        if not self.open_id:
            self.open_id = next((each.id for each in listed.campaigns if not each.campaign.archived), "")
        opened = self.opened()
        shelf = Shelf(self.looks, listed.campaigns, self.open_id, self.beside, has_rules=_has_rules(opened))
        shelf.opened.connect(self.open)
        shelf.asked.connect(self._do)
        row.addWidget(shelf)
        if self.beside == "records":
            row.addWidget(self._records(listed.campaigns, shelf.width()), 1)
        elif self.beside == "achievements":
            row.addWidget(self._achievements(listed.campaigns, shelf.width()), 1)
        elif self.beside == "find" or (opened is None and listed.campaigns):
            row.addWidget(self._find(listed.campaigns), 1)
        elif self.beside == "journey" and opened is not None:
            row.addWidget(self._journey(opened, listed.campaigns), 1)
        else:
            row.addWidget(self._book(opened, listed.campaigns) if opened else self._empty(), 1)
        return content

    def _games(self, journals: Sequence[Opened]) -> tuple[Game, ...]:
        """Every game of the profile; where the list of results cannot be read, those of the journals."""
        try:
            results = self.desk.profile.results.all()
        except LongtableError as error:
            self.desk.told.emit(error)
            results = []
        return history(results, journals)

    def _achievements(self, journals: Sequence[Opened], shelf: int) -> AchievementsPage:
        found = earned(self._games(journals), journals, self.looks.texts)
        page = AchievementsPage(self.looks, found, self.width() - shelf)
        page.wanted.connect(self._show_step)
        return page

    def _show_step(self, step: Step) -> None:
        """The page of the journal that tells of what earned an achievement, else the replay of its game."""
        if step.campaign:
            self.open_at(step.campaign, step.entry)
        else:
            self.replay_wanted.emit(step.save)

    def _records(self, journals: Sequence[Opened], shelf: int) -> RecordsPage:
        page = RecordsPage(self.desk, self._games(journals), self.wanted, self.width() - shelf)
        page.asked.connect(self._ask_for)
        page.game_wanted.connect(self._show_game)
        return page

    def _journey(self, opened: Opened, journals: Sequence[Opened]) -> JourneyPage:
        journey = JourneyPage(self.looks, opened.campaign, trails_beside(opened.id, journals), self.trails)
        journey.play_wanted.connect(self.prepare_chapter)
        journey.trails_changed.connect(self._show_trails)
        return journey

    def _show_trails(self, shown: set[str]) -> None:
        self.trails = shown

    def _find(self, journals: Sequence[Opened]) -> FindPage:
        page = FindPage(self.looks, journals, self.sought)
        page.opened.connect(self.open_at)
        page.taken_out.connect(lambda id: self.giving.put_away(id, archived=False))
        page.asked.connect(self._seek)
        return page

    def _seek(self, text: str) -> None:
        self.sought = text

    def open_at(self, id: str, entry: int) -> None:
        """Open the book of a campaign at one of its entries, at its end for 0."""
        campaign = self.store.read(id).campaign
        self.open(id)
        numbers = [each.id for each in campaign.entries]
        if entry in numbers:
            self.turn_to(numbers.index(entry) // ENTRIES)

    def _ask_for(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.show_again()

    def _show_game(self, game: Game) -> None:
        """The page of the journal that tells of a game, else its replay."""
        if not game.campaign:
            self.replay_wanted.emit(game.save)
            return
        self.open_at(game.campaign, game.entry)

    def _book(self, opened: Opened, listed: Sequence[Opened]) -> QWidget:
        look, campaign = self.looks.look, opened.campaign
        desk = QFrame()
        desk.setObjectName("book")
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
        then = read_to(campaign, self.upto)
        parent = others.get(campaign.parent)
        log = LogPage(look, self.looks.texts, then, columns, parent, back=then is not campaign)
        log.play_wanted.connect(self.prepare_chapter)
        log.life_wanted.connect(self._show_life)
        log.parent_wanted.connect(self.open)
        log.now_wanted.connect(lambda: self.open(self.open_id))
        log.rule_wanted.connect(self.rule_wanted)
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
            campaign = opened.campaign
            RecordDialog(self.looks, self, self.store.album, campaign, campaign.entry(id)).open()

    def _empty(self) -> QWidget:
        look, texts = self.looks.look, self.looks.texts
        made, middle = QWidget(), QWidget()
        across = QHBoxLayout(made)
        across.addStretch(1)
        across.addWidget(middle)
        across.addStretch(1)
        middle.setFixedWidth(look.px(640))
        column = QVBoxLayout(middle)
        column.setSpacing(look.px(16))
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
        elif what in ("records", "journey", "find", "achievements"):
            self.beside = "" if self.beside == what else what
            self.show_again()
            if self.beside == "find":
                self.focus_on("find-field")
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
        self._show_what_was_written(save)

    def _show_what_was_written(self, save: str) -> None:
        """What a chapter of the table has written by itself, to be looked over and put right."""
        opened = self.opened()
        entries = opened.campaign.entries if opened is not None else ()
        entry = next((each for each in entries if each.played is not None and each.played.save == save), None)
        if opened is None or entry is None:
            return
        texts = self.looks.texts
        told = changes_told(opened.campaign, entry.changes, texts)
        left = len(told) - MOST_TOLD
        words = "; ".join(told[:MOST_TOLD]) + (f"; {texts('journal-more', count=left)}" if left > 0 else "")
        acts = (("journal-put-right", lambda: self.mending.open(entry.id)),)
        params = {"changes": words or texts("journal-nothing"), "count": len(told)}
        self.desk.told.emit(Notice("journal-written-by-table", params, acts=acts))


def _has_rules(opened: Opened | None) -> bool:
    return opened is not None and opened.campaign.game in CAMPAIGNS


def _branches(id: str, listed: Sequence[Opened]) -> Branches:
    """The campaigns that branched off one, by the entry they leave after."""
    found: dict[int, list[tuple[str, str]]] = {}
    for each in listed:
        if each.campaign.parent == id and each.campaign.branched_at is not None:
            found.setdefault(each.campaign.branched_at, []).append((each.id, each.campaign.title))
    return found
