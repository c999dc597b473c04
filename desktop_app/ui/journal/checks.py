"""The list before a chapter: what must hold, each point with its sign, its reason and the rule it stands on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chronicle import narrator
from desktop_app.app.journal.lives import brought_by
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.campaigns import Check
from desktop_app.ui.journal.paper import lettering
from desktop_app.ui.widgets.look import Look

MOST = 8
"""So many lines of one point are written out, those still open first; a pool of hundreds is counted."""
ShowRule = Callable[[str], object]


class Checks(QWidget):
    """The points of the list in their order."""

    def __init__(self, look: Look, texts: Texts, campaign: Campaign, checks: Iterable[Check], show: ShowRule) -> None:
        """``show`` is told which rule somebody wants to read."""
        super().__init__()
        self._look, self._texts, self._campaign = look, texts, campaign
        self._say = narrator(texts, campaign.game)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(look.px(5))
        for _, alike in groupby(checks, key=lambda check: (check.point, check.rule)):
            point = sorted(alike, key=lambda check: check.done)
            for at, check in enumerate(point[:MOST]):
                self._add(check, rule_button(look, texts, check.rule, show) if check.rule and at == 0 else None)
            if len(point) > MOST:
                told = texts("journal-more-checks", count=len(point) - MOST)
                self._column.addWidget(lettering(look, told, 15, italic=True, colour=look.theme.ink2))

    def _add(self, check: Check, rule: QWidget | None) -> None:
        look = self._look
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        sign = look.label("", "body")
        name = "check-circle-outline" if check.done else "circle-outline"
        colour = look.theme.accent if check.done else look.theme.gold
        sign.setPixmap(look.icon(name, colour).pixmap(look.px(18), look.px(18)))
        sign.setAccessibleName(self._texts("journal-check-done" if check.done else "journal-check-open"))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        number = lettering(look, f"{check.point}." if check.point else "", 16, colour=look.theme.ink2)
        number.setFixedWidth(look.px(20 * look.theme.print_scale))
        row.addWidget(number, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(lettering(look, f"{self._say.plain(check.told)}{self._reason(check)}", 16), 1)
        if rule is not None:
            row.addWidget(rule, 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(row)

    def _reason(self, check: Check) -> str:
        """Where the line of the journal comes from that the point follows from."""
        origin = brought_by(self._campaign, check.because, self._texts) if check.because is not None else ""
        return f" ({self._texts('journal-because', entry=origin)})" if origin else ""


def rule_button(look: Look, texts: Texts, rule: str, show: ShowRule) -> QPushButton:
    """The number of a rule that leads to its words."""
    button = look.button(rule, "rule")
    button.setAccessibleName(texts("browser-rule", rule=rule))
    button.setObjectName(f"rule-{rule}")
    button.clicked.connect(partial(_show, show, rule))
    return button


def _show(show: ShowRule, rule: str, _: bool = False) -> None:
    show(rule)
