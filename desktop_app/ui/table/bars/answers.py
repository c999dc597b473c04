"""The answers in the prompt: buttons with their keys, a menu of what does not fit, what is counted out, done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QPoint, SignalInstance
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QMenu, QWidget

from desktop_app.engine.ask import Option, Question
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.table.bars.choice_menu import ChoiceMenu
from desktop_app.ui.table.bars.spare import Spare
from desktop_app.ui.table.bars.stepper import Stepper
from desktop_app.ui.table.play.choices import DIGITS, MOST_BUTTONS, NO, Choices, amounts, buttons
from desktop_app.ui.table.play.controller import Controller
from desktop_app.ui.table.words.apart import named
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

ANSWER = "answer-"
"""What the name of a button or a line of the menu begins with; the key of its option follows."""
MENU_KEY = "M"
FOLDS = (MOST_BUTTONS, 2, 0)
"""So many buttons are shown, fewer where they take more than their room."""


class Onward(Frozen):
    """The way on to the next decision that matters: its name, its key, and what goes there."""

    name: str
    key: str
    go: Callable[[], None]


class Bar(Protocol):
    """The prompt in which the answers stand: it says what was chosen, confirmed, given out."""

    chosen: SignalInstance
    confirmed: SignalInstance
    given: SignalInstance


class Answers:
    """A row of buttons; ``options`` are those that are offered in it, ``digits`` those that a digit gives."""

    def __init__(self, look: Look, bar: Bar) -> None:
        self.look, self._bar = look, bar
        self.options: list[Option] = []
        self._said: Counter[str] = Counter()
        self.digits: dict[int, Option] = {}
        self.row = QHBoxLayout()
        self.row.setSpacing(look.px(8))
        self._buttons = Spare(look)

    def clear(self) -> None:
        """Nothing can be answered."""
        self._buttons.take_back(self.row)
        clear(self.row)
        self.options, self.digits = [], {}

    def put_away(self) -> None:
        """All that can be answered is in the row: what it does not need is hidden."""
        self._buttons.put_away()

    def forget(self) -> None:
        """Everything goes: another look is made anew."""
        self.clear()
        self._buttons.forget()

    def show_breath(self, share: float) -> None:
        """How far the breath before an answer is drawn: the buttons fill with it."""
        for i in range(self.row.count()):
            item = self.row.itemAt(i)
            widget = item.widget() if item is not None else None
            if isinstance(widget, KeyButton):
                widget.set_filled(share)

    def offer(self, choices: Choices, wording: Wording, onward: Onward | None, wide: float) -> None:
        """The options of a question of one, in room so wide; ``onward`` is the way on to the next decision."""
        for most in (len(DIGITS), *FOLDS) if amounts(choices) else FOLDS:
            self._add_options(choices, wording, onward, most)
            if self.row.sizeHint().width() <= wide:
                break

    def offer_draft(self, controller: Controller, question: Question, wording: Wording) -> None:
        """What is counted out for a question of several, and that it is done."""
        if question.kind == "distribute":
            for option in question.options:
                self._put(self._stepper(controller, option, wording))
        self._add_confirm(controller, wording)

    def _add_options(self, choices: Choices, wording: Wording, onward: Onward | None, most: int) -> None:
        """The options of a "one" question: buttons while they fit, the rest in a menu, the main one filled."""
        self.clear()
        texts = wording.texts
        shown, folded = buttons(choices, most)
        self.options = [*shown, *folded]
        self._said = Counter(wording.option(each) for each in self.options)
        counted = amounts(choices)
        numbered = {counted.get(option.key, number): option for number, option in enumerate(self.options, 1)}
        self.digits = {number: option for number, option in numbered.items() if str(number) in DIGITS}
        keys = {option.key: str(number) for number, option in self.digits.items()}
        for option in shown:
            button = self._add_option(option, self._named(option, wording), keys.get(option.key, ""))
            button.setToolTip(wording.told(option))
        if folded:
            self._add_menu(folded, texts("table-more-choices", count=len(folded)), wording, keys)
        for letter, option in choices.lettered.items():
            self._add_option(option, wording.option(option), letter)
        if onward is not None:
            self._add_onward(onward, in_words=most > 0)
        if choices.main is not None:
            self._add_option(choices.main, wording.option(choices.main), texts("table-key-space"), "primary")

    def _add_onward(self, onward: Onward, *, in_words: bool) -> None:
        """The way on by its name, or where every word must give way by a sign alone."""
        if in_words:
            self.add(onward.name, onward.key, "button", onward.go)
            return
        button = KeyButton(self.look, "", onward.key, "button", sign="skip-next")
        button.setToolTip(onward.name)
        button.setAccessibleName(f"{onward.name} ({onward.key})")
        button.clicked.connect(onward.go)
        self._put(button)

    def _named(self, option: Option, wording: Wording) -> str:
        """What an option says; where another says the same of a card of that name, also what tells the two apart."""
        text = wording.option(option)
        if wording.view is None or self._said[text] < 2:
            return text
        for thing in (option.target, option.source):
            apart = named(thing, text, wording.view, wording)
            if apart != text:
                return apart
        return text

    def _choose(self, option: Option) -> Callable[[], None]:
        return lambda: self._bar.chosen.emit(option)

    def _add_option(self, option: Option, text: str, key: str, role: str = "button") -> KeyButton:
        button = self.add(text, key, role, self._choose(option))
        button.setObjectName(ANSWER + option.key)
        return button

    def add(self, text: str, key: str, role: str, act: Callable[[], None], *, enabled: bool = True) -> KeyButton:
        """One more button with its key; one that cannot be pressed yet has none: a key that is drawn works."""
        button = self._buttons.give(text, key if enabled else "", role, act, enabled=enabled)
        self._put(button)
        return button

    def _put(self, widget: QWidget) -> None:
        """Among the answers, in sight at once: the room left for the words is measured right after."""
        self.row.addWidget(widget)
        widget.show()

    def _add_menu(self, options: list[Option], title: str, wording: Wording, keys: Mapping[str, str]) -> None:
        button = KeyButton(self.look, title, MENU_KEY, "button")
        menu = ChoiceMenu(button, MENU_KEY)
        menu.setFont(self.look.font("body"))
        for option in options:
            action = menu.add(self._named(option, wording), keys.get(option.key, ""))
            action.triggered.connect(self._choose(option))
            action.setObjectName(ANSWER + option.key)
            action.setToolTip(wording.told(option))
        button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().topLeft()) - _above(menu)))
        button.setProperty("menu", True)
        self._put(button)

    def open_menu(self) -> None:
        """Unfolds the choices that do not fit; the keyboard that asked for them is on the first."""
        for i in range(self.row.count()):
            item = self.row.itemAt(i)
            widget = item.widget() if item is not None else None
            if isinstance(widget, KeyButton) and widget.property("menu"):
                widget.click()
                for menu in widget.findChildren(QMenu):
                    menu.setActiveAction(menu.actions()[0])

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
        made.stepped.connect(lambda by, key=option.key: self._bar.given.emit(key, by))
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
            self.add(wording.none_of(question), NO, "button", lambda: controller.answer([]))
            return
        elif not draft.picked:
            text = texts("table-pick", count=question.minimum)
        elif len(draft.picked) < question.minimum:
            text = texts("table-pick-more", count=question.minimum - len(draft.picked))
        else:
            text = texts("table-confirm-picked", count=len(draft.picked))
        ready = controller.answer_now() is not None
        self.add(text, texts("table-key-space"), "primary", self._bar.confirmed.emit, enabled=ready)


def _above(menu: QMenu) -> QPoint:
    return QPoint(0, menu.sizeHint().height() + 4)


def clear(box: QBoxLayout) -> None:
    """Takes everything out of a box."""
    while box.count():
        item = box.takeAt(0)
        if item is None:
            break
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner, QBoxLayout):
            clear(inner)
            inner.deleteLater()
