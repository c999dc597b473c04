"""The score by its parts, and what it was before."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import cycle

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop_app.games.contract.play import ScoreLine
from desktop_app.games.kit.numerals import numeral
from desktop_app.ui.art.colours import contrast, legible
from desktop_app.ui.art.fonts import BOLD, sans
from desktop_app.ui.table.ends.box import Box
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.ends.ground import ground_colour
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

PART_FRAMES = ("tactics", "treachery", "spirit", "neutral")
"""Which frames of cards lend the parts of a score their colours, in order, that are no end of a course."""
MOST_BEFORE = 2
TOGETHER = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}"
"""A sum stands in one line."""


class ScoreBox(Box):
    """One bar of the parts, a line for each, and the sum. ``rule_asked`` names the rule by which scores compare."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, wording: Wording, ending: Ending, *, short: bool) -> None:
        texts, report = wording.texts, ending.report
        compared = "ends-score-compared" if ending.ranked else "ends-how-it-stood"
        title = texts("table-score" if report.score is not None else compared)
        lower = texts("ends-lower-is-better") if report.lower_is_better and not short else ""
        super().__init__(look, title, lower)
        if report.score_rule:
            rule = look.button(report.score_rule, "rule")
            rule.clicked.connect(lambda: self.rule_asked.emit(report.score_rule))
            self.put_aside(rule)
        colours = part_colours(report.parts, look)
        shares = [(part.value, colour) for part, colour in zip(report.parts, colours, strict=True) if part.value > 0]
        if shares:
            self.column.addWidget(PartsBar(look, shares))
        for part, colour in zip(report.parts, colours, strict=True):
            self.column.addLayout(self._line(part, colour, wording, short=short))
        self.column.addStretch(1)
        if ending.total is not None:
            self.column.addLayout(self._foot(ending, wording, short=short))

    def _foot(self, ending: Ending, wording: Wording, *, short: bool) -> QHBoxLayout:
        """The sum, and what it was before."""
        look, foot = self.look, QHBoxLayout()
        note = look.label(self._note(ending, wording), "label")
        note.setWordWrap(True)
        foot.addWidget(note, 1, Qt.AlignmentFlag.AlignBottom)
        total = QLabel(str(ending.total))
        total.setFont(sans(look.px(20 if short else 30), BOLD))
        total.setStyleSheet(f"color: {look.theme.accent if ending.won else look.theme.ink2};")
        foot.addWidget(total)
        return foot

    @staticmethod
    def _note(ending: Ending, wording: Wording) -> str:
        """What stands beside the sum: the best scores before it."""
        texts = wording.texts
        if ending.report.score is None:
            return texts("ends-not-listed")
        before = [str(each.score) for each in ending.before[:MOST_BEFORE]]
        return texts("ends-in-all-before", before=", ".join(before)) if before else texts("ends-in-all")

    def _line(self, part: ScoreLine, colour: str, wording: Wording, *, short: bool) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(9))
        sign = QLabel()
        sign.setFixedSize(look.px(12), look.px(12))
        sign.setStyleSheet(f"background: {colour}; border-radius: 3px;")
        row.addWidget(sign)
        words = RichLabel()
        look.dress(words, "body")
        words.setWordWrap(True)
        told = escape(wording.plain(part.message))
        if part.detail is not None and not short:
            size, ink = look.font("hint").pixelSize(), look.theme.ink2
            detail = escape(wording.plain(part.detail)).replace(" + ", TOGETHER)
            told += f'&nbsp; <span style="font-size: {size}px; color: {ink}">{detail}</span>'
        words.setText(told)
        row.addWidget(words, 1)
        row.addWidget(look.label(numeral(part.value), "button"))
        return row


def part_colours(parts: Sequence[ScoreLine], look: Look) -> list[str]:
    """The colour of each part, seen on the panel in every theme: that of its course on the chart, where it is the end
    of one."""
    theme = look.theme
    courses = {"ground": ground_colour(look), "pressing": theme.gold}
    others = cycle(legible(theme.frames[frame], theme.panel) for frame in PART_FRAMES)
    return [courses[part.course] if part.course else next(others) for part in parts]


class PartsBar(QWidget):
    """The parts of a score side by side."""

    def __init__(self, look: Look, parts: Sequence[tuple[int, str]]) -> None:
        super().__init__()
        self.look, self.parts = look, parts
        self.setFixedHeight(look.px(26))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Each as wide as its share, with its number where that fits."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(sans(self.look.px(14.5), BOLD))
        whole, x = sum(value for value, _ in self.parts), 0.0
        for value, colour in self.parts:
            wide = self.width() * value / whole
            box = QRectF(x, 0, max(2.0, wide - 2), self.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(box, 3, 3)
            inks = self.look.theme.inks
            painter.setPen(QColor(max(inks["title"], inks["darkest"], key=lambda ink: contrast(ink, colour))))
            if painter.fontMetrics().horizontalAdvance(str(value)) + 6 < box.width():
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(value))
            x += wide
        painter.end()
