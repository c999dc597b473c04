"""The campaigns that go on, on the start screen: how far each has come, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.chapters import next_chapter, progress
from desktop_app.app.journal.store import Opened
from desktop_app.app.texts.texts import Texts
from desktop_app.games import CAMPAIGNS
from desktop_app.ui.faces.pictures import game_icon
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, Row, link
from desktop_app.ui.widgets.look import Look

BAR = 6.0
ROOM_OF_A_SIGN = 54


def going_on(desk: Desk) -> list[Opened]:
    """The journals that are neither finished nor put away, the last touched first."""
    listed = desk.campaigns.store.all()
    for problem in listed.problems:
        desk.told.emit(problem)
    return [each for each in listed.campaigns if not (each.campaign.finished or each.campaign.archived)]


def campaigns(
    desk: Desk,
    going: Sequence[Opened],
    shown: int,
    open_campaign: Callable[[str], object],
    show_screen: Callable[[str], object],
) -> Panel:
    """Each campaign in a row, with a bar for every chapter where its game has any."""
    look, texts = desk.looks.look, desk.looks.texts
    panel = Panel(look, texts("home-campaigns"), link(look, texts("home-journal"), partial(show_screen, "journal")))
    for opened in going[:shown]:
        campaign = opened.campaign
        sign = game_icon(campaign.game, look.px(34), look.theme)
        row = Row(look, campaign.title, _comes_next(opened, texts), "", sign)
        row.setObjectName(f"campaign-{opened.id}")
        row.clicked.connect(lambda _=False, chosen=opened.id: open_campaign(chosen))
        panel.add(_with_bars(look, row, opened))
    return panel


def _comes_next(opened: Opened, texts: Texts) -> str:
    """The chapter that waits, or how many games it has seen."""
    campaign = opened.campaign
    if campaign.game not in CAMPAIGNS:
        return texts("journal-games-played", count=len(campaign.games()))
    chapter = next_chapter(campaign, CAMPAIGNS[campaign.game].chapters)
    if chapter is None:
        return texts("journal-journey-over")
    return texts("home-campaign-next", chapter=chapter.titles[texts.language])


def _with_bars(look: Look, row: Row, opened: Opened) -> QWidget:
    campaign = opened.campaign
    if campaign.game not in CAMPAIGNS:
        return row
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, look.px(6))
    column.setSpacing(look.px(2))
    column.addWidget(row)
    bars = QHBoxLayout()
    bars.setContentsMargins(look.px(ROOM_OF_A_SIGN), 0, look.px(6), 0)
    bars.setSpacing(look.px(4))
    for chapter in progress(campaign, CAMPAIGNS[campaign.game].chapters):
        bar = QFrame()
        colour = look.theme.accent if chapter.won else look.theme.panel3
        bar.setStyleSheet(f"background: {colour}; border-radius: {look.px(BAR / 2)}px;")
        bar.setFixedHeight(look.px(BAR))
        bars.addWidget(bar, 1)
    column.addLayout(bars)
    return made
