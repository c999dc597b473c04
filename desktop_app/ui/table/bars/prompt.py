"""The prompt: who must decide what and why, and every answer with its key."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.engine.ask import Option
from desktop_app.ui.table.bars.answers import Answers, Onward, clear
from desktop_app.ui.table.bars.reasons import about_waiting, why
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

SMALLEST_QUESTION = 0.66


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
        self.why = look.label("", "body")
        self.why.setTextFormat(Qt.TextFormat.RichText)
        self.why.linkActivated.connect(lambda link: self.rule_asked.emit(link.removeprefix("rule:")))
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.question)
        words.addWidget(self.why)
        words.addStretch(1)
        self._row.addWidget(self.badge, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(words, 1)
        self.answers = Answers(look, self)
        self._row.addLayout(self.answers.row)
        for label in (self.question, self.why):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _empty(self) -> None:
        clear(self._row)

    @property
    def options(self) -> list[Option]:
        """The options in the order of their numbers."""
        return self.answers.options

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
        question, choices = controller.question, controller.choices
        self.answers.clear()
        if question is None or choices is None:
            self._show_waiting(controller, wording)
            return
        self.badge.setText(question.seat)
        self.badge.show()
        self._say(self.question, wording.plain(question.prompt))
        said = f' <b style="color:{self.look.theme.accent}">{advice}</b>' if advice else ""
        self._reasons = [why(controller, wording, self.look.theme.gold, told=told) + said for told in (True, False)]
        self.why.setText(self._reasons[0])
        self.why.setToolTip(self._reasons[0])
        self.why.show()
        if question.kind == "one":
            self.answers.offer(choices, wording, onward, self.width())
        else:
            self.answers.offer_draft(controller, question, wording)
        self.setAccessibleName(f"{self.question.text()} {self.why.text()}")
        self._fit_reason()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The reason is told as fully as there is room."""
        super().resizeEvent(event)
        self._fit_reason()

    def _fit_reason(self) -> None:
        self._row.activate()
        self._fit_question()
        measure = QTextDocument()
        measure.setDefaultFont(self.why.font())
        measure.setDocumentMargin(0)
        for reason in self._reasons:
            measure.setHtml(reason)
            self.why.setText(reason)
            if measure.idealWidth() <= self.why.width():
                break

    def _fit_question(self) -> None:
        """A long question is written smaller; one that is longer still takes the line of the reason as well."""
        font = self.look.font("question")
        largest = font.pixelSize()
        for size in range(largest, round(largest * SMALLEST_QUESTION), -1):
            font.setPixelSize(size)
            if QFontMetricsF(font).horizontalAdvance(self.question.text()) <= self.question.width():
                break
        fits = QFontMetricsF(font).horizontalAdvance(self.question.text()) <= self.question.width()
        self.question.setFont(font)
        self.question.setWordWrap(not fits)
        self.why.setVisible(fits and bool(self._reasons))

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
        self.setAccessibleName(self.question.text())

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setToolTip(text)
