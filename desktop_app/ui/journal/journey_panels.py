"""What lies over the map of a journey: the title with its chapters, and the company with those who fell."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import numeral
from desktop_app.app.journal.journey import Journey
from desktop_app.app.journal.naming import called
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.journal.signs import Shield, arms_in_book
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.flow import FlowLayout
from desktop_app.ui.widgets.look import Look

SHIELD = 34
"""How wide the shield of one of the company is."""


def title_panel(look: Look, texts: Texts, campaign: Campaign, journey: Journey) -> QFrame:
    """What the campaign is called, and a bar for each chapter."""
    made, column = _panel(look)
    told = texts("journal-begun", date=campaign.created.date())
    column.addWidget(words(look, " · ".join((*campaign.players, told)), "hint", wrap=False))
    column.addWidget(words(look, campaign.title, "question", wrap=False))
    bars = QHBoxLayout()
    for stage in journey.stages:
        bar = QFrame()
        colour = look.theme.accent if stage.won else look.theme.gold if stage.next else look.theme.panel3
        bar.setStyleSheet(f"background: {colour}; border-radius: 3px;")
        bar.setFixedHeight(look.px(6))
        bars.addWidget(bar, 1)
    column.addLayout(bars)
    return made


def company_panel(look: Look, texts: Texts, game: str, journey: Journey, place: str) -> QFrame:
    """Who goes on from a ``place``, and who fell where."""
    made, column = _panel(look)
    column.addWidget(words(look, texts("journal-company-at", place=place), "hint"))
    holder = QWidget()
    row = FlowLayout(holder, look.px(14))
    for each in journey.company:
        row.addWidget(bearing_arms(look, texts, game, each.name, each.card))
    for stone in journey.stones:
        fell = texts("journal-fell-in", number=numeral(stone.stage + 1))
        row.addWidget(bearing_arms(look, texts, game, stone.name, stone.card, fell))
    column.addWidget(holder)
    return made


def bearing_arms(look: Look, texts: Texts, game: str, name: str, card: str, fell: str = "") -> QWidget:
    """A person or a thing with the arms of its card, pale and in the colour of danger for whoever ``fell``."""
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(look.px(6))
    arms = arms_in_book(game, card, look.theme)
    if arms is not None:
        row.addWidget(Shield(look, arms, SHIELD, pale=bool(fell)))
    said = called(game, name, card, texts.language)
    colour = look.theme.danger if fell else look.theme.ink
    row.addWidget(words(look, f"{said}, {fell}" if fell else said, "body", colour=colour, wrap=False))
    return made


def _panel(look: Look) -> tuple[QFrame, QVBoxLayout]:
    made = QFrame()
    made.setObjectName("bigPanel")
    column = QVBoxLayout(made)
    column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
    column.setSpacing(look.px(4))
    return made, column
