"""A scenario to choose: a strip of its landscape and its name."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract import Scenario
from desktop_app.ui.faces.pictures import game_scene, rounded, scene_of, wide_scene
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.look import Look

HEIGHT = 76.0
RADIUS = 10.0


class ScenarioCard(QAbstractButton):
    """Checkable; one that the rules cannot run yet is shown, and says so."""

    def __init__(self, look: Look, texts: Texts, game: str, scenario: Scenario, *, chosen: bool) -> None:
        super().__init__()
        self.look, self.game, self.scenario = look, game, scenario
        self.setObjectName(f"scenario-{scenario.id}")
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setEnabled(scenario.ready)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(look.px(HEIGHT * look.theme.print_scale))
        title = scenario.titles[texts.language]
        state = "" if scenario.ready else texts("home-coming")
        self.setAccessibleName(f"{title}, {state}" if state else title)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.px(20), look.px(8), look.px(16), look.px(8))
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(words(look, title, "title", colour=look.theme.inks["title"]))
        if state:
            column.addWidget(words(look, state, "label", colour=look.theme.inks["pale_gold"]))
        row.addLayout(column, 1)
        if chosen:
            check = QLabel()
            check.setPixmap(look.icon("check-circle", look.theme.inks["title"]).pixmap(look.px(24), look.px(24)))
            row.addWidget(check)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """A strip."""
        return QSize(self.look.px(400), self.look.px(HEIGHT * self.look.theme.print_scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape, and a ring in gold round the chosen one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.look.theme
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.save()
        painter.setClipPath(rounded(box, self.look.px(RADIUS)))
        size = (self.width(), self.height(), self.devicePixelRatioF())
        place = scene_of(self.game, "", self.scenario.emblem)
        painter.drawPixmap(0, 0, wide_scene(self.scenario.id, *place, size, theme))
        painter.restore()
        ringed = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), 3 if ringed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, self.look.px(RADIUS), self.look.px(RADIUS))
        painter.end()


class GameBanner(QWidget):
    """In place of scenarios: the landscape of the game itself."""

    def __init__(self, look: Look, game: str) -> None:
        super().__init__()
        self.look, self.game = look, game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.px(2 * HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape with the arms, inside round corners."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self.look.theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setClipPath(rounded(box, self.look.px(RADIUS)))
        painter.drawPixmap(0, 0, game_scene(self.game, self.width(), self.height(), self.devicePixelRatioF(), theme))
        painter.setClipping(False)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, self.look.px(RADIUS), self.look.px(RADIUS))
        painter.end()
