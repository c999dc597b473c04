"""Small pieces the screens are put together from: panels, words, rows, key caps."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QIcon, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QListView,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop_app.ui.art.glyphs import paint_glyph
from desktop_app.ui.widgets.look import Look
from desktop_app.ui.widgets.true_bold import RichLabel


def words(look: Look, text: str, role: str = "body", *, colour: str = "", wrap: bool = True) -> QLabel:
    """A label that wraps; `colour` is a value of the theme for what stands on a picture."""
    label = look.label(text, role)
    label.setWordWrap(wrap)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if wrap:
        label.setMinimumWidth(1)
    if colour:
        label.setStyleSheet(f"color: {colour};")
    return label


def rich_words(look: Look, role: str) -> RichLabel:
    """A label of rich text that wraps."""
    label = RichLabel()
    look.dress(label, role)
    label.setWordWrap(True)
    label.setMinimumWidth(1)
    return label


def cut(look: Look, text: str, role: str, room: int) -> str:
    """The text on one line of that room."""
    return QFontMetrics(look.font(role)).elidedText(text, Qt.TextElideMode.ElideRight, room)


def key_cap(look: Look, key: str) -> QLabel:
    """The cap of a key beside what it does; read out with its button, so it has no name of its own."""
    cap = look.label(key, "keycap")
    cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
    cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return cap


def link(look: Look, text: str, act: Callable[[], object], sign: str = "") -> QPushButton:
    """A quiet button in the accent colour."""
    button = look.button(text, "quiet", sign)
    button.setProperty("link", True)
    button.setCursor(Qt.CursorShape.PointingHandCursor)
    button.clicked.connect(lambda: act())
    if sign:
        button.setIcon(look.icon(sign, look.theme.accent))
    return button


def line() -> QFrame:
    """A hairline between rows."""
    made = QFrame()
    made.setFixedHeight(1)
    made.setProperty("hairline", True)
    return made


def emptied(layout: QLayout) -> None:
    """Take everything out of a layout and let it go."""
    while layout.count():
        item = layout.takeAt(0)
        assert item is not None
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)  # so that nobody finds it by its name before it is gone
            widget.deleteLater()
        elif inner is not None:
            emptied(inner)


class ChoiceBox(QComboBox):
    """A list that drops down, with our own arrow; `name` is read out."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self._look = look
        self.setAccessibleName(name)
        self.setFont(look.font("body"))
        self.setMinimumHeight(look.px(36))
        self.setView(QListView(self))  # the list of the style itself has rows that no finger hits
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel moves the page under the pointer and never what is chosen."""
        event.ignore()

    def showPopup(self) -> None:
        """What is to choose from is read whole, however narrow the box is."""
        rows = self.view()
        rows.setMinimumWidth(rows.sizeHintForColumn(0) + rows.verticalScrollBar().sizeHint().width())
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """What is chosen, with dots where there is too little room for it, and the arrow."""
        painter = QStylePainter(self)
        shown = QStyleOptionComboBox()
        self.initStyleOption(shown)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, shown, part, self).width()
        taken = shown.iconSize.width() + 4 if not shown.currentIcon.isNull() else 0
        shown.currentText = cut(self._look, self.currentText(), "body", room - taken)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, shown)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.width() - self._look.px(14)
        paint_glyph(painter, "chevron-down", x, self.height() / 2, self._look.px(18), self._look.theme.ink2)
        painter.end()


class MenuButton(QPushButton):
    """A button that opens a menu, with our own arrow, which is as large as its words."""

    def __init__(self, look: Look, text: str, sign: str, menu: QMenu) -> None:
        super().__init__(text)
        self._look = look
        self.setAutoDefault(False)
        self.setProperty("opens", True)
        look.dress(self, "button")
        look.sign(self, sign, look.theme.ink2)
        menu.setParent(self, menu.windowFlags())
        self.setMenu(menu)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and the arrow in the room beside its words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = self.width() - self._look.px(18)
        paint_glyph(painter, "chevron-down", x, self.height() / 2, self._look.px(18), self._look.theme.ink2)
        painter.end()


class SwitchBox(QCheckBox):
    """On or off, with our own mark: a check in a filled square, an empty square."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look
        self.setFont(look.font("body"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The mark over the room the style left for it."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name = "checkbox-marked" if self.isChecked() else "checkbox-blank-outline"
        colour = self._look.theme.accent if self.isChecked() else self._look.theme.ink2
        side = self._look.px(20)
        paint_glyph(painter, name, side / 2, self.height() / 2, side * 1.1, colour)
        painter.end()


class Panel(QFrame):
    """A panel with a title, a link at its right, and rows under hairlines."""

    def __init__(self, look: Look, title: str, corner: QWidget | None = None) -> None:
        super().__init__()
        self.setObjectName("bigPanel")
        self.setAccessibleName(title)
        self.look = look
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(look.px(20), look.px(12), look.px(20), look.px(14))
        self.rows.setSpacing(look.px(6))
        head = QHBoxLayout()
        head.addWidget(look.label(title, "title"))
        head.addStretch(1)
        if corner is not None:
            head.addWidget(corner)
        self.rows.addLayout(head)

    def add(self, widget: QWidget) -> None:
        """A row under a hairline."""
        self.rows.addWidget(line())
        self.rows.addWidget(widget)

    def say(self, text: str) -> None:
        """A row of words."""
        self.add(words(self.look, text, "hint"))


class Row(QPushButton):
    """A row one can press: a picture, a title with a line under it, and something short at the right."""

    def __init__(
        self, look: Look, title: str, below: str, aside: str = "", picture: QIcon | None = None, *, colour: str = ""
    ) -> None:
        """``colour`` is that of the line under the title."""
        super().__init__()
        self.setProperty("role", "quiet")
        self.setProperty("row", True)
        self.setAccessibleName(", ".join(part for part in (title, below, aside) if part))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(6), look.px(5), look.px(6), look.px(5))
        row.setSpacing(look.px(14))
        if picture is not None:
            sign = QLabel()
            side = look.px(34)
            sign.setPixmap(picture.pixmap(QSize(side, side), self.devicePixelRatio()))
            sign.setFixedWidth(side)
            row.addWidget(sign)
        column = QVBoxLayout()
        column.setSpacing(look.px(1))
        column.addStretch(1)  # in a row that is higher than its words they stay together
        column.addWidget(words(look, title, "button"))
        if below:
            column.addWidget(words(look, below, "hint", colour=colour))
        column.addStretch(1)
        row.addLayout(column, 1)
        if aside:
            row.addWidget(look.label(aside, "hint"))
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """As its words need."""
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As its words need."""
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()

    def hasHeightForWidth(self) -> bool:
        """Wrapped words make it higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height its words take at a width."""
        layout = self.layout()
        assert layout is not None
        return layout.heightForWidth(width)
