"""The right page: the story entry by entry, each under its seal, a few to a page of the book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.album import Album
from desktop_app.app.journal.campaign import Campaign, Entry, Played
from desktop_app.app.journal.chapters import seal_text, tries
from desktop_app.app.journal.chronicle import entry_title, result_told
from desktop_app.app.journal.pictured import beside
from desktop_app.ui.art.fonts import SEMIBOLD
from desktop_app.ui.journal.entry_facts import facts
from desktop_app.ui.journal.paper import Heading, Page, lettering, prose
from desktop_app.ui.journal.pictures import Gallery
from desktop_app.ui.journal.signs import OPEN, SEALS, Seal
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import link
from desktop_app.ui.widgets.flow import FlowLayout

SIGNS = {"won": "trophy-outline", "lost": "skull-outline"}
ENTRIES = 8
"""Entries on one page: a campaign of a hundred games is turned over, not unrolled."""
Branches = Mapping[int, Sequence[tuple[str, str]]]
"""The campaigns that go another way, by the entry they leave after: id and title."""


def pages_of(campaign: Campaign) -> int:
    """How many pages the chronicle of a campaign has, one at least."""
    return max(1, -(-len(campaign.entries) // ENTRIES))


class ChroniclePage(Page):
    """``mend_wanted`` carries the number of an entry to be mended, ``back_wanted`` one to read the page as it then
    stood, ``record_wanted`` one whose whole record is wanted, ``replay_wanted`` the saved game of a chapter,
    ``branch_wanted`` the id of another campaign, ``turned`` the page to turn to."""

    mend_wanted = Signal(int)
    back_wanted = Signal(int)
    record_wanted = Signal(int)
    replay_wanted = Signal(str)
    branch_wanted = Signal(str)
    turned = Signal(int)

    def __init__(self, looks: Looks, album: Album, campaign: Campaign, page: int, branches: Branches) -> None:
        """``page`` counts from 0; ``branches`` leave after entries of this campaign."""
        super().__init__(looks.look, "right", looks.texts("journal-chronicle"))
        self._looks, self._texts, self._album, self._campaign = looks, looks.texts, album, campaign
        self._branches, self._at, self._tries = branches, page, tries(campaign)
        look = looks.look
        self.body.addWidget(Heading(look, self._texts("journal-chronicle")))
        shown = campaign.entries[page * ENTRIES : (page + 1) * ENTRIES]
        if not campaign.entries:
            self.body.addWidget(lettering(look, self._texts("journal-no-entries"), 17.5, italic=True))
        for entry in shown:
            self.body.addWidget(self._entry(entry, last=entry is campaign.entries[-1]))
        if campaign.notes.strip() and page == pages_of(campaign) - 1:
            self.body.addWidget(Heading(look, self._texts("journal-notes")))
            self.body.addWidget(prose(look, campaign.notes, album))
        self.body.addStretch(1)
        if pages_of(campaign) > 1:
            self.whole.addLayout(self._turner())

    def _entry(self, entry: Entry, *, last: bool) -> QWidget:
        look, texts = self._looks.look, self._texts
        made = QWidget()
        made.setObjectName(f"entry-{entry.id}")
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        result = entry.played.result if entry.played else ""
        row.addWidget(Seal(look, seal_text(self._campaign, entry), result, last=last))
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        column.setContentsMargins(0, 0, 0, look.px(14))
        head = QHBoxLayout()
        head.addWidget(lettering(look, entry_title(entry, texts), 24, weight=SEMIBOLD), 1)
        date = lettering(look, texts("journal-date", date=entry.date.date()), 16, italic=True, colour=look.theme.ink2)
        date.setWordWrap(False)
        head.addWidget(date, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        if entry.played is not None:
            column.addWidget(self._result(entry.played, self._tries.get(entry.id, 1)))
        if entry.text.strip():
            column.addWidget(prose(look, entry.text, self._album))
        for told in facts(self._campaign, entry, texts):
            column.addWidget(lettering(look, told, 16, colour=look.theme.ink2))
        if beside(entry):
            column.addWidget(Gallery(self._looks, self._album, beside(entry)))
        column.addWidget(self._ways(entry))
        row.addLayout(column, 1)
        return made

    def _result(self, played: Played, attempt: int) -> QWidget:
        look = self._looks.look
        colour = look.theme.ink if look.theme.dark else look.theme.inks[SEALS.get(played.result, OPEN)]
        told = result_told(self._campaign.game, played, self._texts, attempt)
        label = lettering(look, told, 17, weight=SEMIBOLD, colour=colour)
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        if played.result in SIGNS:
            side = look.px(18)
            sign = look.label("", "body")
            sign.setPixmap(look.icon(SIGNS[played.result], colour).pixmap(side, side))
            row.addWidget(sign)
        row.addWidget(label, 1)
        return made

    def _ways(self, entry: Entry) -> QWidget:
        """What can be done with an entry, and the campaigns that leave after it."""
        look, texts = self._looks.look, self._texts
        made = QWidget()
        row = FlowLayout(made, look.px(4))
        ways = [
            ("mend", "pencil-outline", partial(self.mend_wanted.emit, entry.id)),
            ("as-it-stood", "history", partial(self.back_wanted.emit, entry.id)),
        ]
        if entry.played is not None:
            ways.append(("record", "clipboard-text-outline", partial(self.record_wanted.emit, entry.id)))
            if entry.played.save:
                ways.append(("replay", "play-circle-outline", partial(self.replay_wanted.emit, entry.played.save)))
        for name, sign, act in ways:
            button = link(look, texts(f"journal-{name}"), act, sign)
            button.setObjectName(f"{name}-{entry.id}")
            row.addWidget(button)
        for id, title in self._branches.get(entry.id, ()):
            button = link(look, title, partial(self.branch_wanted.emit, id), "source-branch")
            button.setObjectName(f"branch-{id}")
            row.addWidget(button)
        return made

    def _turner(self) -> QHBoxLayout:
        """The number of the page, and the ways to the others."""
        look, texts, last = self._looks.look, self._texts, pages_of(self._campaign) - 1
        row = QHBoxLayout()
        row.setContentsMargins(look.px(12), look.px(4), look.px(12), 0)
        row.addStretch(1)
        places = (
            ("first", "page-first", 0, ""),
            ("back", "chevron-left", self._at - 1, "Ctrl+PgUp"),
            ("on", "chevron-right", self._at + 1, "Ctrl+PgDown"),
            ("last", "page-last", last, ""),
        )
        for at, (name, sign, page, key) in enumerate(places):
            tool = look.tool(sign, texts(f"journal-page-{name}"))
            tool.setObjectName(f"page-{name}")
            tool.setEnabled(0 <= page <= last and page != self._at)
            tool.clicked.connect(partial(self._turn, page))
            if key and tool.isEnabled():
                QShortcut(QKeySequence(key), self).activated.connect(partial(self._turn, page))
            if at == 2:
                number = lettering(look, texts("journal-page", page=self._at + 1, count=last + 1), 17)
                number.setWordWrap(False)
                row.addWidget(number)
            row.addWidget(tool)
        row.addStretch(1)
        return row

    def _turn(self, page: int, _: bool = False) -> None:
        self.turned.emit(page)
