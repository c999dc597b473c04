"""Finding in all journals: a field, what was found in campaigns and entries; with no word, what lies in the archive."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.journal.chapters import tries
from desktop_app.app.journal.chronicle import result_told
from desktop_app.app.journal.finding import Finder, Found
from desktop_app.app.journal.store import Opened
from desktop_app.app.texts.wording import day
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.long_list import LongList
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import Panel, Row, SwitchBox, cut, emptied
from desktop_app.ui.shell.screen import scrolled

ROW = 58

BESIDE_THE_BAR = 6
"""What stays free between the panels and the bar they may be scrolled by; what stands above them ends where they do."""


class FindPage(QFrame):
    """``opened`` carries the id of a campaign and the number of one of its entries, 0 for none; ``taken_out`` the id of
    a campaign that leaves the archive; ``asked`` what stands in the field now."""

    opened = Signal(str, int)
    taken_out = Signal(str)
    asked = Signal(str)

    def __init__(self, looks: Looks, journals: Sequence[Opened], wanted: str) -> None:
        super().__init__()
        self._looks, self._look, self._texts = looks, looks.look, looks.texts
        self._journals = {each.id: each.campaign for each in journals}
        self._finder = Finder(journals, looks.texts)
        look, texts = self._look, self._texts
        self.setObjectName("finding")
        whole = QVBoxLayout(self)
        edge = look.px(18)
        whole.setContentsMargins(edge, look.px(14), edge, 0)
        whole.setSpacing(look.px(10))
        whole.addWidget(look.label(texts("journal-find"), "question"))
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, look.px(BESIDE_THE_BAR), 0)
        field = self.field = QLineEdit(wanted)
        field.setObjectName("find-field")
        field.setFont(look.font("body"))
        field.setMinimumHeight(look.px(36))
        look.clearable(field, texts("browser-clear"))
        field.setPlaceholderText(texts("journal-find-hint"))
        field.setAccessibleName(texts("journal-find-hint"))
        field.textChanged.connect(self._ask)
        row.addWidget(field, 1)
        self._archive_too = SwitchBox(look, texts("journal-find-archive"))
        self._archive_too.setObjectName("archive-too")
        self._archive_too.setChecked(True)
        self._archive_too.toggled.connect(lambda _: self._show())
        row.addWidget(self._archive_too)
        whole.addLayout(row)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, look.px(BESIDE_THE_BAR), edge)
        self._column.setSpacing(look.px(12))
        whole.addWidget(scrolled(content), 1)
        self.found: tuple[Found, ...] = ()
        self._show()

    def _ask(self, text: str) -> None:
        self.asked.emit(text)
        self._show()

    def _show(self) -> None:
        emptied(self._column)
        text = self.field.text()
        with_archive = self._archive_too.isChecked()
        self.found = tuple(each for each in self._finder.find(text) if with_archive or not each.archived)
        self._archive_too.setVisible(bool(text.strip()))
        if text.strip():
            self._column.addWidget(self._results())
        else:
            self._column.addWidget(self._archive())
        self._column.addStretch(1)

    def _archive(self) -> Panel:
        """What was put away, each with the way out."""
        look, texts = self._look, self._texts
        panel = Panel(look, texts("journal-archive-title"))
        archived = [id for id, campaign in self._journals.items() if campaign.archived]
        if not archived:
            panel.say(texts("journal-archive-empty"))
        for id in archived:
            holder = QWidget()
            row = QHBoxLayout(holder)
            row.setContentsMargins(0, 0, 0, 0)
            book = Row(look, self._journals[id].title, self._about(id))
            book.setObjectName(f"archived-{id}")
            book.clicked.connect(partial(self._open, id, 0))
            row.addWidget(book, 1)
            out = look.button(texts("journal-unarchive"), "button", "archive-arrow-up-outline")
            out.setObjectName(f"unarchive-{id}")
            out.clicked.connect(partial(self._take_out, id))
            row.addWidget(out)
            panel.add(holder)
        return panel

    def _results(self) -> Panel:
        look, texts = self._look, self._texts
        panel = Panel(look, texts("journal-found", count=len(self.found)))
        if not self.found:
            panel.say(texts("journal-found-nothing"))
        height = look.px(ROW * look.theme.print_scale)
        panel.rows.addWidget(LongList(len(self.found), height, self._row))
        return panel

    def _row(self, at: int, width: int) -> QWidget:
        """What the place is called and its line; beside them the campaign and the day."""
        look, found = self._look, self.found[at]
        title = found.title if not found.entry else f"{found.title} · {self._journals[found.campaign].title}"
        aside = self._aside(found)
        room = width - look.px(60) - look.label(aside, "hint").sizeHint().width()
        below = found.told or (self._ended(found) if found.entry else self._about(found.campaign))
        row = Row(look, cut(look, title, "button", room), cut(look, below, "hint", room), aside)
        row.setToolTip(f"{title}\n{below}".strip())
        row.setObjectName(f"found-{found.campaign}-{found.entry}")
        row.clicked.connect(partial(self._open, found.campaign, found.entry))
        return row

    def _aside(self, found: Found) -> str:
        texts = self._texts
        parts = [texts("journal-archived-sign") if found.archived else "", day(texts, found.date)]
        return " · ".join(part for part in parts if part)

    def _ended(self, found: Found) -> str:
        """How the game of an entry ended; "" where it tells of none."""
        campaign = self._journals[found.campaign]
        played = campaign.entry(found.entry).played
        if played is None:
            return ""
        return result_told(campaign.game, played, self._texts, tries(campaign).get(found.entry, 1))

    def _about(self, id: str) -> str:
        """Its game, its players, its games and the day of the last change."""
        texts, campaign = self._texts, self._journals[id]
        game = game_short_name(campaign.game, texts) if campaign.game else campaign.game_name
        played = texts("journal-games-played", count=len(campaign.games()))
        over = texts("journal-over", date=campaign.touched.date()) if campaign.finished else ""
        return " · ".join(part for part in (game, ", ".join(campaign.players), played, over) if part)

    def _open(self, id: str, entry: int, _: bool = False) -> None:
        self.opened.emit(id, entry)

    def _take_out(self, id: str, _: bool = False) -> None:
        self.taken_out.emit(id)
