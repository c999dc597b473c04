"""A turn that decided: when it was, what was and what it would have been, one number, and the way to play on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.tables.story import Turn
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.art.picture import lay
from desktop_app.ui.faces.pictures import face_pixmap, rounded, wide_scene
from desktop_app.ui.table.ends.lettering import paint_number
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.key_button import KeyButton
from desktop_app.ui.widgets.look import Look

RADIUS = 12.0
NARROW = 86
"""How wide letters stand, in hundredths, that would not fit at their smallest."""


def wide_in(font: QFont, words: str) -> float:
    """How wide words stand in a font."""
    return QFontMetricsF(font).horizontalAdvance(words)


class TurnCard(QWidget):
    """``play_on`` asks to go back to the decision."""

    play_on = Signal(int)

    def __init__(
        self,
        look: Look,
        wording: Wording,
        game: GameTable,
        turn: Turn,
        number: int,
        scene: tuple[str, str, str],
        *,
        best: bool,
        short: bool,
    ) -> None:
        super().__init__()
        self.look, self.wording, self.game, self.turn, self.number = look, wording, game, turn, number
        self._scene, self._best, self._short = scene, best, short
        self._strip = look.px(52 if short else 98)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        weighed = turn.weighed
        row = QHBoxLayout(self)
        row.setContentsMargins(
            self._strip + look.px(20), look.px(6 if short else 10), look.px(8), look.px(6 if short else 8)
        )
        column = QVBoxLayout()
        column.setSpacing(look.px(2))
        row.addLayout(column)
        when = wording.texts("ends-when", round=turn.round, step=wording.step(turn.step) or turn.step)
        title, told = wording.plain(weighed.title), wording.plain(weighed.told)
        roles = ("hint", "button", "label") if short else ("label", "title", "body")
        labels = [look.label(text, role) for text, role in zip((when, title, told), roles, strict=True)]
        for label in labels:
            label.setWordWrap(True)
            label.setMinimumWidth(1)
            column.addWidget(label)
        self.title = labels[1]
        column.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(look.px(6))
        self.stake = look.label(wording.plain(weighed.stake), "button")
        self.stake.setStyleSheet(f"color: {self._colour()};")
        self.stake.setWordWrap(True)
        foot.addWidget(self.stake, 1)
        words, key = wording.texts("ends-play-on"), str(number)
        self.button = KeyButton(look, "" if short else words, key, "button", sign="play" if short else "", snug=short)
        self.button.setAccessibleName(f"{words} ({key})")
        self.button.setToolTip(words if short else "")
        self.button.setObjectName(f"turn-{number}")
        self.button.setProperty("compact", True)
        self.button.clicked.connect(lambda: self.play_on.emit(turn.at))
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(foot)
        self.setAccessibleName(f"{when}: {wording.plain(weighed.title)}. {wording.plain(weighed.told)}")

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Title and number have as large letters as stand in one line, if there are any; narrow ones at last."""
        inner = self.width() - self._strip - self.look.px(28)
        beside = self.look.px(6) + self.button.sizeHint().width()
        self._fit(self.title, "button" if self._short else "title", inner)
        self._fit(self.stake, "button", inner - beside)
        super().resizeEvent(event)

    def _fit(self, label: QLabel, role: str, room: int) -> None:
        fonts = [self.look.font(each) for each in dict.fromkeys((role, "button", "label", "keycap"))]
        narrow = QFont(fonts[-1])
        narrow.setStretch(NARROW)
        fonts.append(narrow)
        label.setFont(next((each for each in fonts if wide_in(each, label.text()) <= room), fonts[0]))

    def _colour(self) -> str:
        return self.look.theme.accent if self.turn.weighed.gain > 0 else self.look.theme.danger

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, a strip of the landscape with the cards it was about, the number between them."""
        theme, look = self.look.theme, self.look
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillPath(rounded(box, look.px(RADIUS)), QColor(theme.panel))
        painter.save()
        painter.setClipPath(rounded(box, look.px(RADIUS)))
        strip = QRectF(0, 0, self._strip, self.height())
        painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
        size = (self._strip * 2, self.height(), self.devicePixelRatioF())
        painter.drawPixmap(-self._strip, 0, wide_scene(*self._scene, size, theme))
        painter.fillRect(strip, with_opacity(theme.inks["shade"], 0.25))
        painter.restore()
        self._paint_cards(painter)
        painter.setPen(QPen(QColor(theme.gold if self._best else theme.line), look.scale * (2 if self._best else 1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, look.px(RADIUS), look.px(RADIUS))
        colour = theme.accent if self.turn.weighed.gain > 0 else theme.gold
        paint_number(painter, self.number, QPointF(self._strip, look.px(26)), look.px(14.5), colour, look)
        painter.end()

    def _paint_cards(self, painter: QPainter) -> None:
        codes = self.turn.weighed.codes[:2]
        theme, language = self.look.theme, self.wording.texts.language
        wide = self._strip * 0.72
        for index, code in enumerate(codes):
            face = self.game.face_of(code, language, "front")
            pixmap = face_pixmap(face, round(wide), self.devicePixelRatioF(), theme, language)
            tall = wide * pixmap.height() / pixmap.width()
            lower = (self.height() - tall - self.look.px(10)) if len(codes) > 1 else (self.height() - tall) / 2
            painter.save()
            painter.translate(
                self._strip / 2 + (index - 0.5) * 4,
                (self.look.px(8) if index == 0 and len(codes) > 1 else lower) + tall / 2,
            )
            painter.rotate(-3 if index == 0 else 4)
            lay(painter, pixmap, QRectF(-wide / 2, -tall / 2, wide, tall))
            painter.restore()
