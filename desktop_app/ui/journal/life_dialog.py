"""The history of a hero: every entry of the journal in which they play a part."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.lives import Life, life_told
from desktop_app.app.journal.naming import called
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.screen import scrolled


class LifeDialog(Dialog):
    """One life, line by line."""

    def __init__(self, looks: Looks, parent: QWidget, campaign: Campaign, life: Life) -> None:
        texts = looks.texts
        name = called(campaign.game, life.name, life.card, texts.language)
        super().__init__(looks, f"{name}, {life.player}" if life.player else name, parent, width=560, height=420)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setSpacing(self.look.px(6))
        self.say(texts("journal-life-sum", games=len(life.games), won=life.won), "body")
        for told in life_told(campaign, life, texts):
            column.addWidget(words(self.look, told, "body"))
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.foot.addStretch(1)
        self.add_button("close", texts("common-close"), self.accept, "primary").setFocus()
