"""One of the five systems on the start screen: its scene, its name, who plays it, and the way to a new table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from desktop_app.app.texts.texts import Texts
from desktop_app.games import TENANTS
from desktop_app.ui.faces.pictures import game_scene, rounded
from desktop_app.ui.shell.home.told import game_name, game_short_name
from desktop_app.ui.shell.parts import key_cap, words
from desktop_app.ui.widgets.look import Look

RADIUS = 12.0


class GameTile(QAbstractButton):
    """A game to choose. One that cannot be played yet says so and is as handsome as the others."""

    def __init__(self, look: Look, texts: Texts, game: str, number: int, *, playable: bool, short: bool) -> None:
        super().__init__()
        self.look, self.game, self.playable = look, game, playable
        self.setObjectName(f"game-{game}")
        self.setEnabled(playable)
        self.setCursor(Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        tenant = TENANTS[game]
        call = texts("home-set-the-table") if playable else texts("home-coming")
        self.setAccessibleName(f"{game_name(game, texts)}, {call}")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(16), look.px(12), look.px(12), look.px(12))
        column.setSpacing(look.px(4))
        column.addStretch(1)
        self.picture_ends = words(look, game_short_name(game, texts), "title")
        _room_for_two_lines(self.picture_ends)
        column.addWidget(self.picture_ends)
        who = words(look, texts(tenant.audience, **{"from": tenant.fewest, "to": tenant.most}), "label")
        _room_for_two_lines(who)
        column.addWidget(who)
        if not short:
            about = words(look, texts(tenant.names.about), "hint")
            _room_for_two_lines(about)
            column.addWidget(about)
        column.addSpacing(look.px(6))
        column.addLayout(self._foot(call, number))
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _foot(self, call: str, number: int) -> QHBoxLayout:
        look = self.look
        row = QHBoxLayout()
        colour = look.theme.accent if self.playable else look.theme.ink3
        if not self.playable:
            sign = QLabel()
            sign.setPixmap(look.icon("hammer-wrench", colour).pixmap(look.px(17), look.px(17)))
            row.addWidget(sign)
        row.addWidget(words(look, call, "button", colour=colour), 1)
        if self.playable:
            row.addWidget(key_cap(look, str(number)))
        return row

    def sizeHint(self) -> QSize:
        """A picture above its words."""
        layout = self.layout()
        assert layout is not None
        return QSize(self.look.px(200), layout.minimumSize().height() + self.look.px(130))

    def minimumSizeHint(self) -> QSize:
        """The words, and at least a strip of the picture."""
        layout = self.layout()
        assert layout is not None
        width = max(self.width(), self.look.px(150))
        return QSize(self.look.px(130), layout.heightForWidth(width) + self.look.px(76))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, its picture down to the words, and its rim."""
        theme, radius = self.look.theme, self.look.px(RADIUS)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.fillPath(rounded(box, radius), QColor(theme.panel2 if self.underMouse() else theme.panel))
        high = self.picture_ends.y() - self.look.px(10)
        painter.save()
        painter.setClipPath(rounded(box, radius))
        painter.setClipRect(QRectF(box.x(), box.y(), box.width(), high), Qt.ClipOperation.IntersectClip)
        scene = game_scene(self.game, self.width(), high, self.devicePixelRatioF(), theme, lively=self.playable)
        painter.drawPixmap(0, 0, scene)
        painter.restore()
        focused = self.hasFocus() or (self.underMouse() and self.playable)
        painter.setPen(QPen(QColor(theme.gold if focused else theme.line), 2.5 if focused else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, radius, radius)
        painter.end()


def _room_for_two_lines(label: QLabel) -> None:
    """So that the pictures of tiles side by side end at the same height."""
    label.setMinimumHeight(2 * label.fontMetrics().lineSpacing())
    label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
