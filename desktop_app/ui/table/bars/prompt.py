"""The prompt: who must decide what and why, and every answer with its key."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QTextDocument
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.engine.ask import Option, Question
from desktop_app.ui.table.bars.stepper import Stepper
from desktop_app.ui.table.bars.steps import step_of
from desktop_app.ui.table.play.choices import MOST_BUTTONS, NO, Choices, buttons
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.apart import named
from desktop_app.ui.table.words.wording import Wording, number_of
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

MOST_OF_BAR = 0.6
"""How much of the bar the answers may take before they fold."""
FEWEST_BUTTONS = 2
SMALLEST_QUESTION = 0.66


@dataclass(frozen=True, slots=True)
class Onward:
    """The way on to the next decision that matters: its name, its key, and what goes there."""

    name: str
    key: str
    go: Callable[[], None]


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
        self.options: list[Option] = []
        self.onward: Onward | None = None
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
        self._answers = QHBoxLayout()
        self._answers.setSpacing(look.px(8))
        self._row.addLayout(self._answers)
        for label in (self.question, self.why):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def _empty(self) -> None:
        _clear(self._row)

    def show_breath(self, share: float) -> None:
        """How far the breath before an answer is drawn: the buttons fill with it."""
        for i in range(self._answers.count()):
            item = self._answers.itemAt(i)
            widget = item.widget() if item is not None else None
            if isinstance(widget, KeyButton):
                widget.set_filled(share)

    # -- showing --------------------------------------------------------------------------------------------------

    def show_question(
        self, controller: Controller, wording: Wording, advice: str = "", onward: Onward | None = None
    ) -> None:
        """Shows the open question of a controller (and what the coach says), or that there is none here; with
        ``onward`` the way on to the next decision."""
        self.onward = onward
        question, choices = controller.question, controller.choices
        _clear(self._answers)
        self.options = []
        if question is None or choices is None:
            self._show_waiting(controller, wording)
            return
        self.badge.setText(question.seat)
        self.badge.show()
        self._say(self.question, wording.plain(question.prompt))
        said = f' <b style="color:{self.look.theme.accent}">{advice}</b>' if advice else ""
        self._reasons = [self._why(controller, wording, told=told) + said for told in (True, False)]
        self.why.setText(self._reasons[0])
        self.why.setToolTip(self._reasons[0])
        self.why.show()
        if question.kind == "one":
            self._add_options(choices, wording, MOST_BUTTONS)
            if self._answers.sizeHint().width() > self.width() * MOST_OF_BAR:
                self._add_options(choices, wording, FEWEST_BUTTONS)
        else:
            if question.kind == "distribute":
                for option in question.options:
                    self._put(self._stepper(controller, option, wording))
            self._add_confirm(controller, wording)
        self.setAccessibleName(f"{self.question.text()} {self.why.text()}")
        self._fit_reason()

    def _add_options(self, choices: Choices, wording: Wording, most: int) -> None:
        """The options of a "one" question: buttons while they fit, the rest in a menu, the main one filled."""
        _clear(self._answers)
        self.options = []
        texts = wording.texts
        shown, folded = buttons(choices, most)
        for number, option in enumerate(shown, 1):
            self.options.append(option)
            self._add(self._named(option, wording), str(number), "button", self._choose(option)).setToolTip(
                wording.told(option)
            )
        if folded:
            self._add_menu(folded, texts("table-more-choices", count=len(folded)), wording, len(shown))
        for letter, option in choices.lettered.items():
            self._add(wording.option(option), letter, "button", self._choose(option))
        if self.onward is not None:
            self._add(self.onward.name, self.onward.key, "button", self.onward.go)
        if choices.main is not None:
            self._add(wording.option(choices.main), texts("table-key-space"), "primary", self._choose(choices.main))

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
                self._add(texts("table-bot-goes-on"), texts("table-key-space"), "primary", self.confirmed.emit)
        else:
            self._say(self.question, texts("table-game-over"))
            self._add(texts("ends-show"), texts("table-key-space"), "primary", self.confirmed.emit)
        about = _about(waiting, controller, wording) if waiting is not None else ""
        self._reasons = [about] if about else []
        self.why.setText(about)
        self.why.setToolTip(about)
        self.why.setVisible(bool(about))
        self.setAccessibleName(self.question.text())

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setToolTip(text)

    def _why(self, controller: Controller, wording: Wording, *, told: bool) -> str:
        question = controller.question
        assert question is not None
        parts: list[str] = []
        rule = question.prompt.rule
        if question.why is not None:
            parts.append(wording.rich(question.why))
            rule = question.why.rule or rule
        elif question.source:
            parts.append(wording.texts("table-asked-by", card=wording.thing(question.source)))
        elif question.step:
            parts.append(
                _asked_in(question.step, step_of(controller.session.game.steps, question.step), wording, told=told)
            )
        total = controller.running_sum()
        if total is not None:
            words = wording.texts("table-running-sum", number=wording.number(total[0]), amount=total[1])
            parts.insert(0, f"<b>{words[:1].upper()}{words[1:]}.</b>")
        if rule:
            colour = self.look.theme.gold
            parts.append(f'<a href="rule:{rule}" style="color:{colour};text-decoration:none"><b>{rule}</b></a>')
        return " ".join(parts)

    def _named(self, option: Option, wording: Wording) -> str:
        """What an option says; of two cards of one name also what tells them apart."""
        text = wording.option(option)
        if wording.view is None:
            return text
        for thing in (option.target, option.source):
            apart = named(thing, text, wording.view, wording)
            if apart != text:
                return apart
        return text

    def _choose(self, option: Option) -> Callable[[], None]:
        return lambda: self.chosen.emit(option)

    def _add(self, text: str, key: str, role: str, act: Callable[[], None], *, enabled: bool = True) -> KeyButton:
        button = KeyButton(self.look, text, key, role, enabled=enabled)
        button.clicked.connect(act)
        self._put(button)
        return button

    def _put(self, widget: QWidget) -> None:
        """Among the answers, in sight at once: the room left for the words is measured right after."""
        self._answers.addWidget(widget)
        widget.show()

    def _add_menu(self, options: list[Option], title: str, wording: Wording, already: int) -> None:
        button = KeyButton(self.look, title, "M", "button")
        menu = QMenu(button)
        menu.setFont(self.look.font("body"))
        menu.setToolTipsVisible(True)
        for number, option in enumerate(options, already + 1):
            self.options.append(option)
            hint = f"\t{number}" if number < 10 else ""
            menu.addAction(self._named(option, wording) + hint, self._choose(option)).setToolTip(wording.told(option))
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().topLeft()) - _above(menu)))
        button.setProperty("menu", True)
        self._put(button)

    def open_menu(self) -> None:
        """Unfolds the choices that do not fit."""
        for i in range(self._answers.count()):
            item = self._answers.itemAt(i)
            widget = item.widget() if item is not None else None
            if isinstance(widget, KeyButton) and widget.property("menu"):
                widget.click()

    def _stepper(self, controller: Controller, option: Option, wording: Wording) -> Stepper:
        question, given = controller.question, controller.draft.given if controller.draft is not None else {}
        assert question is not None
        made = Stepper(
            self.look,
            wording.thing(option.source) or wording.option(option),
            given.get(option.key, 0),
            question.caps.get(option.key, 0),
            wording.texts,
        )
        made.stepped.connect(lambda by, key=option.key: self.given.emit(key, by))
        return made

    def _add_confirm(self, controller: Controller, wording: Wording) -> None:
        question, draft, texts = controller.question, controller.draft, wording.texts
        assert question is not None
        assert draft is not None
        if question.kind == "distribute":
            text = texts("table-confirm-given", given=sum(draft.given.values()), total=question.maximum)
        elif question.kind == "order":
            text = texts("table-confirm-order")
        elif controller.turned_down() is not None:
            self._add(texts("table-confirm-none"), NO, "button", lambda: controller.answer([]))
            return
        elif not draft.picked:
            text = texts("table-pick", count=question.minimum)
        else:
            text = texts("table-confirm-picked", count=len(draft.picked))
        ready = controller.answer_now() is not None
        self._add(text, texts("table-key-space"), "primary", self.confirmed.emit, enabled=ready)


def _asked_in(row: str, step: str, wording: Wording, *, told: bool) -> str:
    """What the row that asks is about, under the number of its step where that has one."""
    words = wording.step_told(row) if told else wording.step(row)
    number = number_of(step)
    return wording.texts("table-asked-in", step=number, told=words) if number else words


def _about(question: Question, controller: Controller, wording: Wording) -> str:
    """What another seat is thinking about, as far as this one may know: the card that asks where it lies in sight, and
    the step, which everybody sees. The question itself stays with whom it asks."""
    view = wording.view
    card = view.card(question.source) if view is not None and question.source else None
    if card is not None and card.code:
        return wording.texts("table-asked-by", card=wording.thing(question.source))
    row = question.step
    return _asked_in(row, step_of(controller.session.game.steps, row), wording, told=False) if row else ""


def _above(menu: QMenu) -> QPoint:
    return QPoint(0, menu.sizeHint().height() + 4)


def _clear(box: QHBoxLayout | QVBoxLayout) -> None:
    while box.count():
        item = box.takeAt(0)
        if item is None:
            break
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QHBoxLayout | QVBoxLayout):
            _clear(inner)
            inner.deleteLater()
