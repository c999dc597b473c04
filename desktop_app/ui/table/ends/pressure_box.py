"""Where most of what pressed on one came from: the phases with the numbers of the log."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel

from desktop_app.app.texts.wording import list_of
from desktop_app.ui.table.ends.box import Box
from desktop_app.ui.table.ends.ending import Ending
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look

MOST_OTHERS = 2


def pressed_most(ending: Ending, wording: Wording) -> str:
    """In which phase most came, of how much."""
    first, whole = ending.told.rises[0], sum(each.amount for each in ending.told.rises)
    return wording.texts(
        "ends-pressed",
        phase=wording.phase(first.phase),
        amount=first.amount,
        whole=whole,
        course=wording.texts(ending.story.pressing.name),
        times=first.times,
    )


class PressureBox(Box):
    """One sentence, with the phase of most in its title."""

    def __init__(self, look: Look, wording: Wording, ending: Ending) -> None:
        texts, rises = wording.texts, ending.told.rises
        course, phase = texts(ending.story.pressing.name), wording.phase(rises[0].phase)
        super().__init__(look, texts("ends-pressed-most", course=course, phase=phase))
        others = [
            texts("ends-pressed-other", amount=each.amount, phase=wording.phase(each.phase))
            for each in rises[1 : 1 + MOST_OTHERS]
        ]
        told = pressed_most(ending, wording)
        row = QHBoxLayout()
        row.setSpacing(look.px(14))
        sign = QLabel()
        side = look.px(30)
        picture = look.icon("lightbulb-on-outline", look.theme.gold)
        sign.setPixmap(picture.pixmap(QSize(side, side), self.devicePixelRatioF()))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        if others:
            told = f"{told} {texts('ends-pressed-others', others=list_of(texts, others))}"
        words = look.label(told, "body")
        words.setWordWrap(True)
        row.addWidget(words, 1)
        self.column.addLayout(row)
        self.column.addStretch(1)
