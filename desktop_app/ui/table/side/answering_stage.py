"""The window in which something is answered: what goes on, who may answer, and what each answer would do.

It stands in the side column while a window is open, and over the table where that is a drawer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop_app.engine.ask import Option, Question
from desktop_app.ui.table.side.lodger import FLOATING, RIM, Lodger
from desktop_app.ui.table.side.plates import Plates
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel

EDGE = 12
SIGNS = {"passed": "✓", "now": "▸", "to_come": "…"}


class AnsweringStage(Lodger):
    """Told from oldest to newest: the newest is what can be answered now. In the column it has so much ``room``; where
    that is short the oldest are left out."""

    def __init__(self, look: Look, room: Callable[[], int], parent: QWidget) -> None:
        super().__init__(look, parent)
        self.over = 0
        self._room = room
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 6, 8, 8)
        column.setSpacing(4)
        self.title = QLabel(self)
        self.plates = Plates(look, self)
        self.turns = RichLabel(self)
        self.answers = RichLabel(self)
        for words in (self.turns, self.answers):
            words.setWordWrap(True)
        for part in (self.title, self.plates, self.turns, self.answers):
            column.addWidget(part)
        self.restyle(look)
        self.hide()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        look.dress(self.title, "label")
        look.dress(self.turns, "hint")
        look.dress(self.answers, "hint")
        self.plates.show_lines(self.plates.lines, look)

    def show_window(
        self, question: Question | None, options: Mapping[int, Option], wording: Wording, *, told: bool = False
    ) -> None:
        """The window that a question opens, with its answers by their digits; hides where it opens none. Where the
        middle of the table has ``told`` what goes on, only the answers stand here."""
        lines = [wording.plain(each) for each in question.going_on()] if question is not None else []
        if question is None or not lines:
            self.forget()
            return
        texts = wording.texts
        self.title.setText(texts("table-answering"))
        self.plates.show_lines(lines, self.look)
        self.turns.setText(self.turns_of(question, wording))
        self.plates.setVisible(not told)
        self.turns.setVisible(not told)
        ways = [(str(at), wording.option(option), wording.told(option)) for at, option in options.items()]
        self.answers.setText("".join(self._answer(*each) for each in ways))
        spoken = [
            texts(f"table-answering-{state.replace('_', '-')}", name=wording.seat(s)) for s, state in question.turns()
        ]
        self.setAccessibleName(" ".join([self.title.text() + ".", *lines, *spoken]))
        self.show()
        self.fit()

    def turns_of(self, question: Question | None, wording: Wording) -> str:
        """The seats of a window in the order in which they are asked, with a sign of where each stands; a sign and the
        arrow before it go to another line with their name."""
        if question is None:
            return ""
        theme = self.look.theme
        colours = {"passed": theme.ink2, "now": theme.accent, "to_come": theme.ink2}
        found = []
        for seat, state in question.turns():
            name = escape(wording.seat(seat))
            name = f"<b>{name}</b>" if state == "now" else name
            found.append(f'<span style="color:{colours[state]}">{SIGNS[state]}&nbsp;{name}</span>')
        return f"{escape(wording.texts('table-answering-who'))} " + " →&nbsp;".join(found)

    def _answer(self, key: str, name: str, told: str) -> str:
        theme = self.look.theme
        does = f"<br>{escape(told)}" if told else ""
        return f'<p style="margin:3px 0"><b style="color:{theme.accent}">{key}</b> <b>{escape(name)}</b>{does}</p>'

    def forget(self) -> None:
        """Keeps nothing of what it showed."""
        self.hide()
        self.plates.show_lines((), self.look)
        self.turns.clear()
        self.answers.clear()
        self.setAccessibleName("")

    def fit(self) -> None:
        """As high as its words; a floating one takes its corner above the prompt, ``over`` from the lower edge."""
        around, words = self.parentWidget(), self.layout()
        if self.isHidden() or around is None or words is None:
            return
        wide = (
            min(self.look.px(FLOATING), around.width() - 2 * EDGE) if self.floats else around.width() - 2 * EDGE - RIM
        )
        inner = wide - 16
        self.plates.left_out = -1
        tall = self._room() + 1
        while tall > self._room() and self.plates.left_out < max(0, len(self.plates.lines) - 1):
            self.plates.left_out += 1
            self.plates.setFixedHeight(self.plates.height_in(inner))
            tall = words.totalHeightForWidth(wide)
            if self.floats:
                break
        self.setFixedHeight(tall)
        if self.floats:
            self.setFixedWidth(wide)
            self.move(QPoint(around.width() - wide - EDGE, around.height() - self.over - self.height() - EDGE))
            self.raise_()
