"""A choice that is a picture with words at its foot: a scenario, or a value of the choice that a game begins with."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.set_up import TableOption
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.faces.pictures import rounded, scene_of, wide_scene
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

HEIGHT = 96.0
RADIUS = 10.0


class PictureCard(QAbstractButton):
    """Checkable; its landscape is that of a seed at a place in a light."""

    def __init__(self, look: Look, seed: str, place: str, light: str, *, chosen: bool) -> None:
        super().__init__()
        self.look, self._scene = look, (seed, place, light)
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(look.px(18), look.px(10), look.px(14), look.px(10))
        self.column.setSpacing(look.px(2))

    def add_check(self, head: QHBoxLayout) -> None:
        """The sign of the chosen one, at the right of its head."""
        head.addStretch(1)
        if self.isChecked():
            check = QLabel()
            side = self.look.px(26)
            check.setPixmap(self.look.icon("check-circle", self.look.theme.inks["title"]).pixmap(side, side))
            head.addWidget(check)

    def let_presses_through(self) -> None:
        """The words belong to the card."""
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """A picture with its words."""
        return QSize(self.look.px(300), self.minimumSizeHint().height() + self.look.px(24))

    def minimumSizeHint(self) -> QSize:
        """As high as the words need at this width."""
        needed = self.column.heightForWidth(max(self.width(), self.look.px(200)))
        return QSize(self.look.px(160), max(self.look.px(HEIGHT), needed))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape, darker where the words stand, and a ring in gold round the chosen one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, radius = self.look.theme, self.look.px(RADIUS)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
        painter.setClipPath(rounded(box, radius))
        painter.drawPixmap(0, 0, self._ground())
        veil = QLinearGradient(box.topLeft(), box.bottomLeft())
        veil.setColorAt(0.25, with_opacity(theme.inks["darkest"], 0.0))
        veil.setColorAt(self._words_begin(), with_opacity(theme.inks["darkest"], 0.7))
        veil.setColorAt(1.0, with_opacity(theme.inks["darkest"], 0.9))
        painter.fillRect(box, veil)
        if not self.isEnabled():
            painter.fillRect(box, with_opacity(theme.panel, 0.18))
        painter.restore()
        ringed = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), 3 if ringed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()

    def _words_begin(self) -> float:
        """From which part of the height on words stand."""
        tops = [each.y() for each in self.findChildren(QLabel) if each.text()]
        return min(0.9, max(0.3, min(tops, default=self.height()) / max(1, self.height())))

    def _ground(self) -> QPixmap:
        size = (self.width(), self.height(), self.devicePixelRatioF())
        return wide_scene(*self._scene, size, self.look.theme, veiled=False)


class PicturedOption(QWidget):
    """A choice for the whole table as pictures side by side. ``chosen`` carries the value that was pressed."""

    chosen = Signal(str)

    def __init__(self, look: Look, texts: Texts, game: str, option: TableOption, taken: str, *, short: bool) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6 if short else 10))
        column.addWidget(look.label(texts(option.name), "title" if short else "question"))
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        group = QButtonGroup(self)
        for choice in option.choices:
            card = PictureCard(look, choice.id, *scene_of(game, "", choice.card), chosen=choice.id == taken)
            card.setObjectName(f"{option.id}-{choice.id}")
            hint = texts(choice.hint) if choice.hint else ""
            card.setAccessibleName(texts(choice.name))
            card.setAccessibleDescription(hint)
            card.setToolTip(hint)
            _write(card, texts(choice.name), "" if short else hint)
            card.clicked.connect(partial(self._choose, choice.id))
            group.addButton(card)
            row.addWidget(card, 1)
        column.addLayout(row, 1)
        told = next((texts(choice.hint) for choice in option.choices if choice.id == taken and choice.hint), "")
        if told and short:
            column.addWidget(words(look, told, "hint"))

    def _choose(self, choice: str, _: bool = False) -> None:
        self.chosen.emit(choice)


def _write(card: PictureCard, title: str, hint: str) -> None:
    look, ink = card.look, card.look.theme.inks["title"]
    head = QHBoxLayout()
    card.add_check(head)
    card.column.addLayout(head)
    card.column.addStretch(1)
    card.column.addWidget(words(look, title, "title", colour=ink))
    if hint:
        card.column.addWidget(words(look, hint, "label", colour=ink))
    card.let_presses_through()
