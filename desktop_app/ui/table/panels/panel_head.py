"""The upper row of a panel: its sign and title, or what it says in brief, and the ways to fold and close it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from desktop_app.ui.table.bars.app_bar import TOOLS
from desktop_app.ui.widgets.look import Look

SIGNS = {
    **{tool: sign for tool, sign in TOOLS if tool != "waiting"},
    "odds": "chart-bar",
    "waiting": "timer-sand",
    "note": "note-edit-outline",
}
"""The sign before the title of a panel, by its name: that of the tool which opens it, where it has one."""
SIGN = 24
BESIDE_TITLE = 100
"""How much narrower than the panel its title and the sum beside it stand."""
FOLD_KEY = "V"
AFTER_BRIEF = 3
"""The place of the buttons after sign, title and line."""


class PanelHead(QHBoxLayout):
    """Lays its parts out on a panel. ``brief`` stands in the place of the title while the panel is folded, or ``line``
    under the row, where the panel is narrow; a sum that the panel covers is told in ``sum_line``."""

    def __init__(self, panel: QWidget, close_name: str) -> None:
        super().__init__()
        self.sign, self.title, self.sum_line = QLabel(panel), QLabel(panel), QLabel(panel)
        self.brief, self.line = QLabel(panel), QLabel(panel)
        self.line.setWordWrap(True)
        self.fold_names = ("", "")
        """What its button does: to what is whole, and to what is folded."""
        self.close_button, self.fold_button = QToolButton(panel), QToolButton(panel)
        self.fold_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.name_close(close_name)
        self.addWidget(self.sign)
        self.addWidget(self.title, 1)
        self.addWidget(self.brief, 1)
        self.addWidget(self.sum_line)
        self.addWidget(self.fold_button)
        self.addWidget(self.close_button)

    def name_close(self, name: str) -> None:
        """What the way out is called."""
        self.close_button.setAccessibleName(name)
        self.close_button.setToolTip(name)

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        for words in (self.title, self.line):
            look.dress(words, "title")
        look.dress(self.brief, "question")
        look.dress(self.sum_line, "chip")
        look.dress(self.fold_button, "label")
        look.sign(self.close_button, "close", look.theme.ink2)

    def show_sign(self, name: str, look: Look) -> None:
        """The sign of the panel of that name, where it has one."""
        sign, side = SIGNS.get(name, ""), look.px(SIGN)
        self.sign.setVisible(bool(sign))
        if sign:
            icon = look.icon(sign, look.theme.accent)
            self.sign.setPixmap(icon.pixmap(QSize(side, side), self.sign.devicePixelRatioF()))

    def show_folded(self, look: Look, *, folded: bool, can_fold: bool) -> None:
        """The line or the title, and the button that does the other."""
        self.title.setVisible(not folded)
        self.brief.setVisible(folded)
        self.line.hide()
        self.fold_button.setVisible(can_fold)
        look.sign(self.fold_button, "chevron-up" if folded else "chevron-down", look.theme.ink2)
        name = self.fold_names[folded]
        self.fold_button.setText(f"{name}  {FOLD_KEY}" if folded else "")
        self.fold_button.setAccessibleName(name)
        self.fold_button.setToolTip(f"{name} ({FOLD_KEY})")

    def beside_brief(self, acts: QHBoxLayout | None = None) -> int:
        """How much of the width of a row is not its line's, with the buttons where they stand in it."""
        signed = [] if self.sign.isHidden() else [self.sign]
        sizes = [each.sizeHint() for each in (*signed, self.fold_button, self.close_button)]
        sizes += [acts.sizeHint()] if acts is not None else []
        return sum(each.width() + self.spacing() for each in sizes)

    def cut_brief(self, brief: str, room: int) -> None:
        """As much of the line as has room, the whole in its tip."""
        self.brief.setText(self.brief.fontMetrics().elidedText(brief, Qt.TextElideMode.ElideRight, room))
        self.brief.setToolTip(brief)

    def tell_brief(self, brief: str, room: int) -> None:
        """The whole line, in the row where that has so much room, else under it."""
        fits = self.brief.fontMetrics().horizontalAdvance(brief) <= room - self.beside_brief()
        self.brief.setText(brief if fits else "")
        self.brief.setToolTip(brief)
        self.line.setText(brief)
        self.line.setVisible(not fits)

    def tell_sum(self, told: Sequence[str], wide: int, look: Look) -> None:
        """The first of these ways to tell it that has room in a panel so wide, else the last."""
        signed = 0 if self.sign.isHidden() else look.px(SIGN + 10)
        room = wide - self.title.sizeHint().width() - signed - look.px(BESIDE_TITLE)
        for words in told:
            self.sum_line.setText(words)
            if self.sum_line.sizeHint().width() <= room:
                return

    def forget(self) -> None:
        """What was read is not left behind for the next person."""
        for words in (self.brief, self.line, self.title):
            words.clear()
