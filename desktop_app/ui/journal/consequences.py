"""Before an old entry is written otherwise: what that changes later, line by line."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chronicle import change_told, entry_title, section_name
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.standing import Difference, differences, troubles
from desktop_app.games.kit.numerals import signed
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import words
from desktop_app.ui.shell.screen import scrolled


def follows(before: Campaign, after: Campaign, mended: int) -> bool:
    """Whether mending an entry that is not the last changes anything on the page."""
    return before.entries[-1].id != mended and bool(differences(before, after) or troubles(after))


class ConsequencesDialog(Dialog):
    """Accepted when the keeper of the journal agrees."""

    def __init__(self, looks: Looks, parent: QWidget, before: Campaign, after: Campaign) -> None:
        texts = looks.texts
        super().__init__(looks, texts("journal-consequences"), parent, width=620, height=460)
        self._after = after
        self.say(texts("journal-consequences-hint"), "body")
        content = QWidget()
        column = QVBoxLayout(content)
        for difference in differences(before, after):
            column.addWidget(words(self.look, self._told(difference), "body"))
        for trouble in troubles(after):
            title = entry_title(after.entry(trouble.entry), texts)
            told = texts("journal-trouble", entry=title, change=change_told(after, trouble.change, texts))
            column.addWidget(words(self.look, told, "body", colour=self.look.theme.danger))
        column.addStretch(1)
        self.body.addWidget(scrolled(content), 1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("journal-leave-as-it-is"), self.reject)
        self.add_button("agree", texts("journal-agree"), self.accept, "primary")

    def _told(self, difference: Difference) -> str:
        texts, line = self.looks.texts, difference.line
        name = called(self._after.game, line.name, line.card, texts.language)
        if line.amount:
            name = f"{signed(line.amount)} {name}"
        return texts(
            "journal-gone" if difference.gone else "journal-new-line",
            entry=entry_title(self._after.entry(difference.entry), texts),
            section=section_name(self._after.section(difference.section), texts),
            name=f"{name} ({line.player})" if line.player else name,
        )
