"""The journey of a campaign without a land: every game a station, in their order."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import numeral, tries
from desktop_app.app.journal.chronicle import entry_title, result_told
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.journal.signs import Seal
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.look import Look

STATION = 190
"""How wide a station is."""


def stations(look: Look, texts: Texts, campaign: Campaign) -> QWidget:
    """The title, and the seal of each game with what came of it and when."""
    content = QWidget()
    content.setContentsMargins(look.px(24), look.px(18), look.px(24), look.px(18))
    whole = QVBoxLayout(content)
    whole.addWidget(look.label(campaign.title, "question"))
    games, attempts = [entry for entry in campaign.entries if entry.played], tries(campaign)
    if not games:
        whole.addWidget(words(look, texts("journal-no-stations"), "body"))
    holder = QWidget()
    row = FlowLayout(holder, look.px(14))
    for number, entry in enumerate(games, 1):
        assert entry.played is not None
        station = QWidget()
        station.setFixedWidth(look.px(STATION))
        column = QVBoxLayout(station)
        column.addWidget(Seal(look, numeral(number), entry.played.result, last=True))
        column.addWidget(words(look, entry_title(entry, texts), "button"))
        told = result_told(campaign.game, entry.played, texts, attempts.get(entry.id, 1))
        column.addWidget(words(look, told, "hint"))
        column.addWidget(words(look, texts("journal-date", date=entry.date.date()), "hint"))
        column.addStretch(1)
        row.addWidget(station)
    whole.addWidget(holder)
    whole.addStretch(1)
    return scrolled(content)
