"""The list before a chapter: what must hold, each point with its sign."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.chronicle import narrator
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.campaigns import Check
from desktop_app.ui.journal.paper import lettering
from desktop_app.ui.widgets.look import Look


class Checks(QWidget):
    """The points of the list in their order."""

    def __init__(self, look: Look, texts: Texts, game: str, checks: Iterable[Check]) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(5))
        say = narrator(texts, game)
        for check in checks:
            row = QHBoxLayout()
            row.setSpacing(look.px(8))
            sign = look.label("", "body")
            name = "check-circle-outline" if check.done else "circle-outline"
            colour = look.theme.accent if check.done else look.theme.gold
            sign.setPixmap(look.icon(name, colour).pixmap(look.px(18), look.px(18)))
            sign.setAccessibleName(texts("journal-check-done" if check.done else "journal-check-open"))
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
            number = lettering(look, f"{check.point}." if check.point else "", 16, colour=look.theme.ink2)
            number.setFixedWidth(look.px(20 * look.theme.print_scale))
            row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(lettering(look, say.plain(check.told), 16), 1)
            column.addLayout(row)
