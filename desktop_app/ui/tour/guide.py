"""The panel of a lesson: where one is, what to know, what to do, what it showed, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.frozen import Frozen
from desktop_app.ui.shell.parts import emptied, link, words
from desktop_app.ui.shell.screen import scrolled
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

WIDE, NARROW = 330, 288
ROOMY = 1500
"""From this width of the window on the panel is wide."""


class Press(Frozen):
    """A button of the panel; ``name`` is what it is found by."""

    name: str
    text: str
    do: Callable[[], object]
    key: str = ""
    primary: bool = False


class ToDo(Frozen):
    """A line of what there is to do."""

    text: str
    done: bool = False


class Page(Frozen):
    """What the panel shows. ``told`` is the answer to what was done, ``good`` when it was what the lesson meant."""

    place: str
    title: str
    paragraphs: Sequence[str] = ()
    heading: str = ""
    to_do: Sequence[ToDo] = ()
    told: str = ""
    good: bool = True
    rules: Sequence[str] = ()
    ways: Sequence[Press] = ()
    others: Sequence[Press] = ()
    dots: Sequence[bool] = ()
    at: int = 0
    spoken: str = ""


class Dots(QWidget):
    """One dot a station: filled when it is done, ringed where one is."""

    def __init__(self, look: Look, done: Sequence[bool], at: int, name: str) -> None:
        super().__init__()
        self._look, self._done, self._at = look, list(done), at
        self.setAccessibleName(name)
        self.setFixedHeight(look.px(18))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as its dots."""
        return QSize(self._look.px(16) * len(self._done), self._look.px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The dots from left to right."""
        theme, k = self._look.theme, self._look.scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        apart = min(18 * k, (self.width() - 14 * k) / max(1, len(self._done) - 1))
        for number, done in enumerate(self._done):
            x, y = 7 * k + apart * number, self.height() / 2
            painter.setPen(QPen(QColor(theme.accent if done else theme.ink3), 1.4 * k))
            painter.setBrush(QColor(theme.accent) if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(_box(x, y, 3.5 * k))
            if number == self._at:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.gold), 1.8 * k))
                painter.drawEllipse(_box(x, y, 6 * k))
        painter.end()


def _box(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


class Guide(QFrame):
    """Shows one page after another. What is pressed calls the page's own functions; a rule is asked for by id."""

    rule_asked = Signal(str)

    def __init__(self, look: Look, texts: Texts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.look, self.texts = look, texts
        self.page: Page | None = None
        self.buttons: dict[str, KeyButton] = {}
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)

    def fit(self, window_width: int, look: Look) -> None:
        """Takes the width that the window allows, and another theme or scale."""
        changed = look != self.look
        self.look = look
        wide = window_width >= ROOMY * look.scale
        self.setFixedWidth(look.px((WIDE if wide else NARROW) * look.theme.print_scale))
        edge = f"border: none; border-right: 1px solid {look.theme.line};"
        self.setStyleSheet(f"QFrame#guide {{ background: {look.theme.panel}; {edge} }}")
        if changed and self.page is not None:
            self.show_page(self.page)

    def show_page(self, page: Page) -> None:
        """Shows a page; the keyboard stays on the button of the same name."""
        held = next((name for name, button in self.buttons.items() if button.hasFocus()), "")
        self.page = page
        self.buttons = {}
        emptied(self._whole)
        self.setAccessibleName(page.title)
        self.setAccessibleDescription(page.spoken)
        reading = self._reading(page)
        area = scrolled(reading)
        self._whole.addWidget(area, 1)
        reading.setAutoFillBackground(False)  # what is scrolled lies on the panel, not on the ground of the window
        self._whole.addWidget(self._foot(page))
        if page.told:
            area.verticalScrollBar().rangeChanged.connect(lambda: self._bring_told_in_sight(area))
        if held in self.buttons:
            self.buttons[held].setFocus()

    def _bring_told_in_sight(self, area: QScrollArea) -> None:
        """What was just answered is read whole, also under a long page in a low window."""
        label = area.findChild(QLabel, "told")
        if label is not None:
            area.ensureWidgetVisible(label, 0, self.look.px(12))

    # -- what is read ---------------------------------------------------------------------------------------------

    def _reading(self, page: Page) -> QWidget:
        look = self.look
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(look.px(18), look.px(14), look.px(16), look.px(8))
        column.setSpacing(look.px(9))
        column.addWidget(words(look, page.place, "label"))
        column.addWidget(words(look, page.title, "title"))
        for paragraph in page.paragraphs:
            column.addWidget(words(look, paragraph, "body"))
        if page.heading:
            column.addSpacing(look.px(2))
            column.addWidget(words(look, page.heading, "label"))
        for to_do in page.to_do:
            column.addLayout(self._line(to_do))
        if page.told:
            column.addWidget(self._told(page))
        if page.rules:
            column.addLayout(self._rules(page.rules))
        column.addStretch(1)
        return content

    def _line(self, to_do: ToDo) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        sign = QLabel()
        side = look.px(18 * look.theme.print_scale)
        name = "checkbox-marked" if to_do.done else "checkbox-blank-outline"
        sign.setPixmap(look.icon(name, look.theme.accent if to_do.done else look.theme.ink2).pixmap(side, side))
        sign.setAccessibleName(self.texts("tour-done-mark" if to_do.done else "tour-open-mark"))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words(look, to_do.text, "button"), 1)
        return row

    def _told(self, page: Page) -> QFrame:
        look = self.look
        frame = QFrame()
        frame.setObjectName("well")
        column = QVBoxLayout(frame)
        column.setContentsMargins(look.px(12), look.px(9), look.px(12), look.px(10))
        label = words(look, page.told, "body", colour=look.theme.accent if page.good else "")
        label.setObjectName("told")
        column.addWidget(label)
        return frame

    def _rules(self, rules: Sequence[str]) -> QVBoxLayout:
        look = self.look
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(words(look, self.texts("tour-rules"), "label"))
        for start in range(0, len(rules), 3):
            row = QHBoxLayout()
            row.setSpacing(0)
            for rule in rules[start : start + 3]:
                button = link(look, rule, partial(self.rule_asked.emit, rule))
                button.setObjectName(f"rule-{rule}")
                row.addWidget(button)
            row.addStretch(1)
            column.addLayout(row)
        return column

    # -- the ways on ----------------------------------------------------------------------------------------------

    def _foot(self, page: Page) -> QWidget:
        look = self.look
        foot = QWidget()
        column = QVBoxLayout(foot)
        column.setContentsMargins(look.px(16), look.px(8), look.px(14), look.px(12))
        column.setSpacing(look.px(8))
        if page.dots:
            column.addWidget(Dots(look, page.dots, page.at, page.place))
        for press in page.ways:
            column.addWidget(self._button(press, "primary" if press.primary else "button"))
        row = QHBoxLayout()
        row.setSpacing(look.px(4))
        for press in page.others:
            row.addWidget(self._button(press, "quiet"))
        column.addLayout(row)
        return foot

    def _button(self, press: Press, role: str) -> KeyButton:
        button = KeyButton(self.look, press.text, press.key, role)
        button.setObjectName(press.name)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inner = button.layout()
        if isinstance(inner, QHBoxLayout):
            inner.setStretch(0, 1)  # the words take the room, the key stands at the end
        button.clicked.connect(lambda: press.do())
        self.buttons[press.name] = button
        return button

    def press_main(self) -> bool:
        """Presses the first button; False when there is none."""
        if self.page is None or not self.page.ways:
            return False
        self.page.ways[0].do()
        return True
