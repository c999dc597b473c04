"""The right page: the story entry by entry, each under its seal, with what it brought."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign, Entry, Played
from desktop_app.app.journal.chapters import numeral
from desktop_app.app.journal.chronicle import change_told, entry_title, result_told
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.art.fonts import SEMIBOLD
from desktop_app.ui.journal.paper import Heading, Page, lettering, prose
from desktop_app.ui.journal.signs import OPEN, SEALS, Seal
from desktop_app.ui.shell.parts import link
from desktop_app.ui.widgets.look import Look

SIGNS = {"won": "trophy-outline", "lost": "skull-outline"}


class ChroniclePage(Page):
    """``mend_wanted`` carries the number of an entry to be mended, ``back_wanted`` one to read the page as it then
    stood, ``replay_wanted`` the saved game of a chapter."""

    mend_wanted = Signal(int)
    back_wanted = Signal(int)
    replay_wanted = Signal(str)

    def __init__(self, look: Look, texts: Texts, campaign: Campaign) -> None:
        super().__init__(look, "right", texts("journal-chronicle"))
        self._texts, self._campaign = texts, campaign
        self.body.addWidget(Heading(look, texts("journal-chronicle")))
        if not campaign.entries:
            self.body.addWidget(lettering(look, texts("journal-no-entries"), 17.5, italic=True))
        for entry in campaign.entries:
            self.body.addWidget(self._entry(entry, last=entry is campaign.entries[-1]))
        if campaign.notes.strip():
            self.body.addWidget(Heading(look, texts("journal-notes")))
            self.body.addWidget(prose(look, campaign.notes))
        self.body.addStretch(1)

    def _entry(self, entry: Entry, *, last: bool) -> QWidget:
        look, texts = self._look, self._texts
        made = QWidget()
        made.setObjectName(f"entry-{entry.id}")
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        result = entry.played.result if entry.played else ""
        row.addWidget(Seal(look, self._number(entry), result, last=last))
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
            column.addWidget(self._result(entry.played))
        if entry.text.strip():
            column.addWidget(prose(look, entry.text))
        for told in self._facts(entry):
            column.addWidget(lettering(look, told, 16, colour=look.theme.ink2))
        column.addLayout(self._ways(entry))
        row.addLayout(column, 1)
        return made

    def _number(self, entry: Entry) -> str:
        """The chapter's numeral, a game's number in the row of games where it is no chapter, a star for words."""
        if entry.played is None:
            return "✦"
        rules = CAMPAIGNS.get(self._campaign.game)
        chapters = [chapter.id for chapter in rules.chapters] if rules is not None else []
        if entry.played.chapter in chapters:
            return numeral(chapters.index(entry.played.chapter) + 1)
        games = [each.id for each in self._campaign.entries if each.played is not None]
        return numeral(games.index(entry.id) + 1)

    def _result(self, played: Played) -> QWidget:
        theme = self._look.theme
        colour = theme.ink if theme.dark else theme.inks[SEALS.get(played.result, OPEN)]
        label = lettering(self._look, result_told(played, self._texts), 17, weight=SEMIBOLD, colour=colour)
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        if played.result in SIGNS:
            side = self._look.px(18)
            sign = self._look.label("", "body")
            sign.setPixmap(self._look.icon(SIGNS[played.result], colour).pixmap(side, side))
            row.addWidget(sign)
        row.addWidget(label, 1)
        return made

    def _facts(self, entry: Entry) -> Iterator[str]:
        """The numbers of a game in one line, its decks and decisions, then what it changed."""
        texts = self._texts
        if entry.played is not None:
            numbers = list(self._numbers(entry.played))
            if numbers:
                yield "   ".join(numbers)
            decks = [f"{seat.player}: {seat.deck}" for seat in entry.played.seats if seat.deck]
            if decks:
                yield texts("journal-decks", decks="; ".join(decks))
            for decision in entry.played.decisions:
                yield texts("journal-decision", question=decision.question, taken=decision.taken)
        if entry.kind != "beginning":
            yield from (change_told(self._campaign, change, texts) for change in entry.changes)

    def _numbers(self, played: Played) -> Iterator[str]:
        for name in ("score", "minutes"):
            if getattr(played, name) is not None:
                yield self._texts(f"journal-{name}", value=getattr(played, name))
        for seat in played.seats:
            for name in ("threat", "points"):
                if getattr(seat, name) is not None:
                    yield f"{seat.player}: {self._texts(f'journal-{name}', value=getattr(seat, name))}"

    def _ways(self, entry: Entry) -> QHBoxLayout:
        look, texts = self._look, self._texts
        row = QHBoxLayout()
        row.setSpacing(look.px(4))
        ways = [("mend", "pencil-outline", lambda: self.mend_wanted.emit(entry.id))]
        ways.append(("as-it-stood", "history", lambda: self.back_wanted.emit(entry.id)))
        if entry.played is not None and entry.played.save:
            save = entry.played.save
            ways.append(("replay", "play-circle-outline", lambda: self.replay_wanted.emit(save)))
        for name, sign, act in ways:
            button = link(look, texts(f"journal-{name}"), act, sign)
            button.setObjectName(f"{name}-{entry.id}")
            row.addWidget(button)
        row.addStretch(1)
        return row
