"""The prompt: who must decide what and why, and every answer with its key."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.engine.ask import Option, Question
from desktop_app.ui.table.bars.answers import Answers, Onward, clear
from desktop_app.ui.table.bars.reasons import about_waiting, why
from desktop_app.ui.table.play.choices import Choices
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel, draw_bold, says_bold

SMALLEST_QUESTION = 0.66
"""How small a question is written to stay in one line, beside its usual size; in several it may be smaller still."""
LEAST_LETTERS = 13
BESIDE, BELOW = 14, 6
"""How far from the words of the question its answers stand at least, where they are beside it and where below it."""
HIGH, BESIDE_LINES = 90, 84
"""From this height on the bar has two lines; what stands beside them."""
MOST_OF_BAR = 0.6
"""How much of the width the answers may take beside the question."""


class PromptBar(QFrame):
    """Stands between your cards and your hand."""

    chosen = Signal(object)
    confirmed = Signal()
    given = Signal(str, int)
    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("promptBar")
        self.look = look
        self._reasons: list[str] = []
        self._fitting = False
        self._row = QHBoxLayout(self)
        self._build()

    def restyle(self, look: Look) -> None:
        """Takes another theme or size."""
        self.look = look
        self._empty()
        self._build()

    def _build(self) -> None:
        look = self.look
        self._row.setContentsMargins(look.px(14), look.px(6), look.px(12), look.px(6))
        self._row.setSpacing(look.px(12))
        self.badge = look.label("", "badge")
        self.badge.setAlignment(Qt.AlignmentFlag.AlignCenter)
        side = look.px(40)
        self.badge.setStyleSheet(
            f"min-width: {side}px; max-width: {side}px; min-height: {side}px; max-height: {side}px;"
            f"border-radius: {side // 2}px;"
        )
        self.question = look.label("", "question")
        self.question.setWordWrap(False)
        self.question.installEventFilter(self)
        self.why = RichLabel()
        look.dress(self.why, "body")
        self.why.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        self._lines = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.question)
        words.addWidget(self.why)
        words.addStretch(1)
        self._row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._lines.addLayout(words, 1)
        self.answers = Answers(look, self)
        self._lines.addLayout(self.answers.row)
        self._lines.setAlignment(self.answers.row, Qt.AlignmentFlag.AlignRight)
        self._row.addLayout(self._lines, 1)
        self._take_lines()
        for label in (self.question, self.why):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _empty(self) -> None:
        self.answers.forget()
        clear(self._row)

    @property
    def options(self) -> list[Option]:
        """The options that stand in it, in their order."""
        return self.answers.options

    @property
    def digits(self) -> Mapping[int, Option]:
        """The options that a digit gives."""
        return self.answers.digits

    def show_breath(self, share: float) -> None:
        """How far the breath before an answer is drawn: the buttons fill with it."""
        self.answers.show_breath(share)

    def open_menu(self) -> None:
        """Unfolds the choices that do not fit."""
        self.answers.open_menu()

    # -- showing --------------------------------------------------------------------------------------------------

    def show_question(
        self, controller: Controller, wording: Wording, advice: str = "", onward: Onward | None = None
    ) -> None:
        """Shows the open question of a controller (and what the coach says), or that there is none here; with
        ``onward`` the way on to the next decision."""
        self._row.setEnabled(False)  # laid out once, when all that it says stands in it
        self.answers.clear()
        if controller.question is None or controller.choices is None:
            self._show_waiting(controller, wording)
        else:
            self._ask(controller.question, controller.choices, controller, wording, advice, onward)
        self.answers.put_away()
        self._row.setEnabled(True)
        self._fit_reason()
        self.setAccessibleName(f"{self.question.text()} {self.why.text()}".strip())

    def _ask(
        self,
        question: Question,
        choices: Choices,
        controller: Controller,
        wording: Wording,
        advice: str,
        onward: Onward | None,
    ) -> None:
        self.badge.setText(question.seat)
        self.badge.show()
        self._say(self.question, wording.question(question))
        said = f' <b style="color:{self.look.theme.accent}">{advice}</b>' if advice else ""
        self._reasons = [why(controller, wording, self.look.theme.gold, told=told) + said for told in (True, False)]
        self.why.setToolTip(self._reasons[0])
        self.why.show()
        if question.kind == "one":
            self.answers.offer(choices, wording, onward, self._room_of_answers())
        else:
            self.answers.offer_draft(controller, question, wording)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The reason is told as fully as there is room."""
        super().resizeEvent(event)
        self._take_lines()
        self._fit_reason()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The answers may take their room later than the bar: what is said is fitted to what is left then."""
        resized = isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width()
        if resized and watched is self.question and not self._fitting:
            self._fit_later()
        return False

    @guarded
    def _fit_later(self) -> None:
        self._fit_reason()

    @property
    def _has_two_lines(self) -> bool:
        return self.height() > self.look.px(HIGH)

    def _take_lines(self) -> None:
        """The answers beside the question, or below it where the bar is high because it is narrow."""
        ways = QBoxLayout.Direction
        self._lines.setDirection(ways.TopToBottom if self._has_two_lines else ways.LeftToRight)
        self._lines.setSpacing(self.look.px(BELOW if self._has_two_lines else BESIDE))

    def _room_of_answers(self) -> float:
        """How wide the answers may be before they fold."""
        return self.width() - self.look.px(BESIDE_LINES) if self._has_two_lines else self.width() * MOST_OF_BAR

    def _fit_reason(self) -> None:
        self._fitting = True
        self._row.activate()
        self._fit_question()
        if self._reasons:
            fitting = (reason for reason in self._reasons[:-1] if self._wide(reason) <= self.why.width())
            self.why.setText(next(fitting, self._reasons[-1]))
        self._fitting = False

    def _wide(self, reason: str) -> float:
        """How wide a reason is in one line."""
        measure = QTextDocument()
        measure.setDefaultFont(self.why.font())
        measure.setDocumentMargin(0)
        measure.setHtml(reason)
        if says_bold(reason):
            draw_bold(measure)
        return measure.idealWidth()

    def _fit_question(self) -> None:
        """A long question is written smaller; one that is longer still takes the line of the reason as well, as small
        as its lines need."""
        font, text = self.look.font("question"), self.question.text()
        largest, fits = font.pixelSize(), False
        for size in range(largest, round(largest * SMALLEST_QUESTION) - 1, -1):
            font.setPixelSize(size)
            fits = QFontMetricsF(font).horizontalAdvance(text) <= self.question.width()
            if fits:
                break
        if not fits:
            self._fit_lines(font, text)
        self.question.setFont(font)
        self.question.setWordWrap(not fits)
        self.why.setVisible(fits and bool(self._reasons))

    def _fit_lines(self, font: QFont, text: str) -> None:
        """The largest letters with which the lines of a question stay within the bar."""
        margins = self._row.contentsMargins()
        taken = self.answers.row.sizeHint().height() + self._lines.spacing() if self._has_two_lines else 0
        room = QRectF(0, 0, self.question.width(), self.height() - margins.top() - margins.bottom() - taken)
        for size in range(font.pixelSize(), self.look.px(LEAST_LETTERS) - 1, -1):
            font.setPixelSize(size)
            if QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() <= room.height():
                break

    def _show_waiting(self, controller: Controller, wording: Wording) -> None:
        texts = wording.texts
        self.badge.hide()
        waiting = controller.session.question
        if waiting is not None:
            told = "table-looks-ahead" if controller.bots.looks_ahead else "table-waiting-for"
            self._say(self.question, texts(told, name=wording.seat(waiting.seat)))
            if controller.bots.decide:
                self.answers.add(texts("table-bot-goes-on"), texts("table-key-space"), "primary", self.confirmed.emit)
        else:
            self._say(self.question, texts("table-game-over"))
            self.answers.add(texts("ends-show"), texts("table-key-space"), "primary", self.confirmed.emit)
        about = about_waiting(waiting, controller, wording) if waiting is not None else ""
        self._reasons = [about] if about else []
        self.why.setText(about)
        self.why.setToolTip(about)
        self.why.setVisible(bool(about))

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setToolTip(text)
