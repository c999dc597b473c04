"""The left of the journal: the campaigns, and what can be done with the open one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.journal.chapters import progress
from desktop_app.app.journal.store import Opened
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import Row, line
from desktop_app.ui.shell.screen import scrolled

WIDTH = 262
WRITING = (
    ("keep-game", "table-furniture"),
    ("write-game", "sword-cross"),
    ("swap", "account-switch-outline"),
    ("write-note", "pencil-outline"),
    ("by-hand", "playlist-edit"),
    ("about", "book-cog-outline"),
)
KEEPING = (
    ("branch", "source-branch"),
    ("copy", "content-copy"),
    ("pdf", "file-pdf-box"),
    ("markdown", "language-markdown-outline"),
    ("export", "export-variant"),
    ("import", "tray-arrow-down"),
    ("blank", "book-open-blank-variant"),
    ("archive", "archive-arrow-down-outline"),
    ("delete", "trash-can-outline"),
)


class Shelf(QFrame):
    """`opened` carries the id of a campaign, `asked` the name of what is to be done."""

    opened = Signal(str)
    asked = Signal(str)

    def __init__(
        self, looks: Looks, campaigns: Sequence[Opened], current: str, beside: str, *, has_rules: bool
    ) -> None:
        """``beside`` is the name of what is read in place of the book, "" for nothing."""
        super().__init__()
        self._looks, self._beside = looks, beside
        look = looks.look
        self.setObjectName("journal-shelf")
        self.setFixedWidth(look.px(WIDTH * (1.12 if look.theme.large_print else 1)))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(look.px(12), look.px(14), look.px(12), look.px(14))
        column.setSpacing(look.px(3))
        column.addWidget(look.label(looks.texts("journal-campaigns"), "label"))
        for opened in campaigns:
            if opened.campaign.archived and opened.id != current:
                continue
            column.addWidget(self._campaign(opened, current))
        column.addWidget(self._button("new-campaign", "plus"))
        column.addWidget(self._button("find", "magnify"))
        column.addWidget(self._button("records", "chart-bar"))
        column.addWidget(self._button("achievements", "medal-outline"))
        if current:
            column.addSpacing(look.px(8))
            column.addWidget(line())
            column.addWidget(self._button("journey", "map-marker-path"))
            for name, sign in WRITING:
                if name != "swap" or has_rules:
                    column.addWidget(self._button(name, sign))
            column.addWidget(line())
        away = any(opened.id == current and opened.campaign.archived for opened in campaigns)
        for name, sign in KEEPING if current else (("import", "tray-arrow-down"),):
            if name == "archive" and away:
                name, sign = "unarchive", "archive-arrow-up-outline"
            column.addWidget(self._button(name, sign))
        column.addStretch(1)
        whole.addWidget(scrolled(content))

    def _campaign(self, opened: Opened, current: str) -> QPushButton:
        row = Row(self._looks.look, opened.campaign.title, self._far(opened))
        row.setObjectName(f"campaign-{opened.id}")
        row.setCheckable(True)
        row.setChecked(opened.id == current)
        if opened.id == current and not self._beside:
            row.setProperty("open", True)
        row.clicked.connect(lambda: self.opened.emit(opened.id))
        return row

    def _far(self, opened: Opened) -> str:
        """How far a campaign has come: chapters won of those it leads through, or games played; or that it was put
        away."""
        texts, campaign = self._looks.texts, opened.campaign
        if campaign.archived:
            return texts("journal-archived-sign")
        if campaign.game in CAMPAIGNS:
            chapters = progress(campaign, CAMPAIGNS[campaign.game].chapters)
            return texts("journal-chapters-won", won=sum(each.won for each in chapters), count=len(chapters))
        return texts("journal-games-played", count=len(campaign.games()))

    def _button(self, name: str, sign: str) -> QPushButton:
        look = self._looks.look
        button = look.button(self._looks.texts(f"journal-{name}"), "quiet", sign)
        button.setObjectName(name)
        button.setProperty("open", name == self._beside)
        button.clicked.connect(lambda: self.asked.emit(name))
        return button
