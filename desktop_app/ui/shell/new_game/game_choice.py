"""The games above a new table, side by side: the one that is laid stands out, the others are a key away."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.games import GAMES, TENANTS
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.faces.pictures import paint_arms, rounded, scene_of, wide_scene
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.parts import key_cap, words
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look

RADIUS = 10.0
FOOT = 0.4
"""So much of its arms, from below, the name of a game may touch."""


class GameChoice(QAbstractButton):
    """Checkable; a game that cannot be played yet is shown and says so."""

    def __init__(
        self, look: Look, texts: Texts, game: str, number: int, *, chosen: bool, playable: bool, short: bool
    ) -> None:
        super().__init__()
        self.look, self.game, self.short = look, game, short
        self.setObjectName(f"play-{game}")
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setEnabled(playable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.px(58 if short else 128))
        tenant, inks = TENANTS[game], look.theme.inks
        who = texts(tenant.audience, **{"from": tenant.fewest, "to": tenant.most})
        about = who if playable else texts("home-coming")
        self.setAccessibleName(f"{game_short_name(game, texts)}, {about}")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(6 if short else 10), look.px(8), look.px(6))
        column.setSpacing(0)
        if playable and not short:
            column.addWidget(key_cap(look, str(number)), 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        column.addWidget(
            words(look, game_short_name(game, texts), "button" if short else "title", colour=inks["title"])
        )
        if not short:
            column.addWidget(words(look, about, "label", colour=inks["pale_gold"]))
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def arms(self) -> QRectF:
        """Where the arms are, as long as no words need their room."""
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        radius = box.height() * 0.26
        return QRectF(box.right() - 2.6 * radius, box.y() + box.height() * 0.35 - radius, 2 * radius, 2 * radius)

    def crowded(self) -> bool:
        """Whether words would stand over the arms, and not only touch their foot."""
        arms, wrapped = self.arms(), int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter)
        foot = arms.height() * FOOT
        core = arms.adjusted(0, 0, 0, -foot)
        labels = self.findChildren(QLabel)
        written = (label.fontMetrics().boundingRect(label.geometry(), wrapped, label.text()) for label in labels)
        return any(core.intersects(QRectF(each)) for each in written)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape with the arms, darker where words stand."""
        theme, box = self.look.theme, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = rounded(box, self.look.px(RADIUS))
        painter.save()
        painter.setClipPath(path)
        size = (self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, wide_scene(self.game, *scene_of(self.game, "", ""), size, theme, veiled=False))
        veil = QLinearGradient(box.topLeft(), box.bottomLeft())
        veil.setColorAt(0.1 if self.short else 0.3, with_opacity(theme.inks["darkest"], 0.1))
        veil.setColorAt(0.8, with_opacity(theme.inks["darkest"], 0.8))
        painter.fillRect(box, veil)
        arms = self.arms()
        if not self.crowded():
            paint_arms(painter, self.game, arms.center().x(), arms.center().y(), arms.width() / 2, theme)
        if not self.isEnabled():
            painter.fillRect(box, with_opacity(theme.panel, 0.5))
        painter.restore()
        ringed = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), 3 if ringed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.end()


class GamesRow(QWidget):
    """All games side by side, the one that is laid broader. ``wanted`` names another."""

    wanted = Signal(str)

    def __init__(self, look: Look, texts: Texts, laid: str, *, short: bool) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(8))
        group = QButtonGroup(self)
        for number, game in enumerate(TENANTS, 1):
            chosen = game == laid
            tile = GameChoice(look, texts, game, number, chosen=chosen, playable=game in GAMES, short=short)
            tile.clicked.connect(partial(self._want, game))
            group.addButton(tile)
            row.addWidget(tile, 2 if chosen else 1)

    def _want(self, game: str, _: bool = False) -> None:
        self.wanted.emit(game)
