"""The achievements: those that were earned with the day and the game, the others with how far one has come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.achievements import Earned, Step
from desktop_app.app.texts.wording import day
from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.journal.filters import quest_title
from desktop_app.ui.journal.signs import OPEN, SEALS
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import cut, link, words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.look import Look

COLUMN = 360
"""The width that one of them asks for."""
SEAL = 52
VEIL = "help"


class AchievementsPage(QFrame):
    """`wanted` carries the Step that earned one."""

    wanted = Signal(object)

    def __init__(self, looks: Looks, found: Sequence[Earned], room: int) -> None:
        """``room`` is how wide the page will be."""
        super().__init__()
        self._look, self._texts = looks.look, looks.texts
        self.found = found
        look, texts = self._look, self._texts
        self.setObjectName("achievements-page")
        whole = QVBoxLayout(self)
        edge = look.px(18)
        whole.setContentsMargins(edge, look.px(14), edge, 0)
        whole.setSpacing(look.px(8))
        head = QHBoxLayout()
        head.addWidget(look.label(texts("achievements-title"), "question"))
        head.addStretch(1)
        done = sum(each.by is not None for each in found)
        head.addWidget(look.label(texts("achievements-so-far", earned=done, count=len(found)), "title"))
        whole.addLayout(head)
        whole.addWidget(words(look, texts("achievements-how"), "hint"))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look.px(6), edge)
        grid = QGridLayout()
        grid.setSpacing(look.px(10))
        columns = max(1, min(4, (room - 2 * edge) // look.px(COLUMN * look.theme.print_scale)))
        for at, each in enumerate(sorted(found, key=lambda each: each.by is None)):
            grid.addWidget(self._card(each), at // columns, at % columns)
        for at in range(columns):
            grid.setColumnStretch(at, 1)
        column.addLayout(grid)
        column.addStretch(1)
        whole.addWidget(scrolled(content), 1)

    def _card(self, each: Earned) -> QFrame:
        look, texts, known = self._look, self._texts, each.achievement
        hidden = known.veiled and each.by is None
        name = texts("achievements-veiled" if hidden else f"achievements-{known.id}")
        about = texts("achievements-veiled-about" if hidden else f"achievements-{known.id}-about")
        made = QFrame()
        made.setObjectName("bigPanel")
        made.setAccessibleName(name)
        row = QHBoxLayout(made)
        row.setContentsMargins(look.px(14), look.px(10), look.px(14), look.px(10))
        row.setSpacing(look.px(14))
        medal = Medal(look, VEIL if hidden else known.sign, earned=each.by is not None)
        row.addWidget(medal, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        column.addWidget(words(look, name, "title"))
        column.addWidget(words(look, about, "body"))
        column.addWidget(self._foot(each))
        column.addStretch(1)
        row.addLayout(column, 1)
        return made

    def _foot(self, each: Earned) -> QWidget:
        """When and by what it was earned, which leads there; else how far one has come."""
        look, texts, known = self._look, self._texts, each.achievement
        if each.by is not None:
            title = quest_title(each.by.game, texts) if each.by.game is not None else each.by.title
            told = texts("achievements-earned", date=day(texts, each.by.date), title=title)
            if not (each.by.campaign or each.by.save):
                return words(look, told, "hint")
            way = link(
                look,
                cut(look, told, "button", look.px((COLUMN - 110) * look.theme.print_scale)),
                partial(self._want, each.by),
            )
            way.setToolTip(told)
            way.setAccessibleName(told)
            way.setObjectName(f"achievement-{known.id}")
            return way
        if known.goal > 1 and not known.veiled:
            return words(look, texts("achievements-count", count=min(each.count, known.goal), goal=known.goal), "hint")
        return words(look, texts("achievements-open"), "hint")

    def _want(self, step: Step) -> None:
        self.wanted.emit(step)


class Medal(QWidget):
    """A sign in wax when it is earned, in a dotted ring before."""

    def __init__(self, look: Look, sign: str, *, earned: bool) -> None:
        super().__init__()
        self._look, self._sign, self._earned = look, sign, earned
        self.setFixedSize(look.px(SEAL), look.px(SEAL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wax, the rims, the sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, side = self._look.theme, self.width()
        middle = QPointF(side / 2, side / 2)
        if self._earned:
            painter.setPen(QPen(QColor(theme.gold), 1.6))
            painter.setBrush(QColor(theme.inks[SEALS.get("won", OPEN)]))
            painter.drawEllipse(middle, side * 0.47, side * 0.47)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = theme.inks["pale_rim"] if self._earned else theme.ink3
        painter.setPen(QPen(QColor(rim), 1, Qt.PenStyle.DotLine))
        painter.drawEllipse(middle, side * 0.4, side * 0.4)
        colour = theme.inks["paper_numeral"] if self._earned else theme.ink3
        paint_glyph(painter, self._sign, middle.x(), middle.y(), side * 0.5, colour)
        painter.end()
