"""A scenario to choose: its landscape, its name, how its story begins, what it is put together from, how hard it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.deck_facts import record_of
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract import HARDEST, Scenario
from desktop_app.ui.art.colours import with_opacity
from desktop_app.ui.faces.pictures import game_scene, rounded, scene_of, wide_scene
from desktop_app.ui.shell.new_game.scenario_signs import Difficulty, GroupSigns
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.look import Look

HEIGHT = 96.0
RADIUS = 10.0


class ScenarioCard(QAbstractButton):
    """Checkable; one that the rules cannot run yet is shown, and says so. ``record`` tells how it has gone so far."""

    def __init__(
        self, look: Look, texts: Texts, game: str, scenario: Scenario, *, chosen: bool, record: str, short: bool
    ) -> None:
        super().__init__()
        self.look, self.game, self.scenario = look, game, scenario
        self.setObjectName(f"scenario-{scenario.id}")
        self.setCheckable(True)
        self.setChecked(chosen)
        self.setEnabled(scenario.ready)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        title, inks = scenario.titles[texts.language], look.theme.inks
        state = record if scenario.ready else texts("home-coming")
        groups = [(group.sign, texts(group.name)) for group in scenario.groups]
        hard = texts("newgame-how-hard", value=scenario.difficulty) if scenario.difficulty else ""
        story = next(iter(scenario.introduction[texts.language]), "") if scenario.introduction else ""
        self.setAccessibleName(", ".join(each for each in (title, hard, state) if each))
        self.setAccessibleDescription("\n".join((story, *(name for _, name in groups))).strip())
        self.setToolTip(self.accessibleDescription())
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(14), look.px(10))
        column.setSpacing(look.px(2))
        head = QHBoxLayout()
        if groups:
            head.addWidget(GroupSigns(look, [sign for sign, _ in groups]))
        head.addStretch(1)
        if chosen:
            check = QLabel()
            check.setPixmap(look.icon("check-circle", inks["title"]).pixmap(look.px(26), look.px(26)))
            head.addWidget(check)
        column.addLayout(head)
        column.addStretch(1)
        column.addWidget(words(look, title, "title" if short else "question", colour=inks["title"]))
        if story and not short:
            column.addWidget(words(look, story, "body", colour=inks["title"]))
        told = words(look, state, "label", colour=inks["pale_gold"])
        foot = QHBoxLayout()
        foot.setSpacing(look.px(8))
        if hard:
            foot.addWidget(Difficulty(look, scenario.difficulty, HARDEST))
            foot.addWidget(words(look, hard, "label", colour=inks["title"], wrap=False))
        if short:
            foot.addStretch(1)
            column.addLayout(foot)
            column.addWidget(told)
        else:
            aside = Qt.AlignmentFlag.AlignRight if hard else Qt.AlignmentFlag.AlignLeft
            told.setAlignment(Qt.AlignmentFlag.AlignVCenter | aside)
            foot.addWidget(told, 1)
            column.addLayout(foot)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """A picture with its words."""
        return QSize(self.look.px(300), self.minimumSizeHint().height() + self.look.px(24))

    def minimumSizeHint(self) -> QSize:
        """As high as the words need at this width."""
        layout = self.layout()
        assert layout is not None
        needed = layout.heightForWidth(max(self.width(), self.look.px(200)))
        return QSize(self.look.px(160), max(self.look.px(HEIGHT), needed))

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
        veil = QLinearGradient(box.topLeft(), box.bottomLeft())
        veil.setColorAt(0.35, with_opacity(theme.inks["darkest"], 0.0))
        veil.setColorAt(0.9, with_opacity(theme.inks["darkest"], 0.84))
        painter.fillRect(box, veil)
        if not self.isEnabled():
            painter.fillRect(box, with_opacity(theme.panel, 0.18))
        painter.restore()
        ringed = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(QColor(theme.gold if ringed else theme.line), 3 if ringed else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, self.look.px(RADIUS), self.look.px(RADIUS))
        painter.end()


class ScenarioRow(QWidget):
    """The scenarios of a game side by side. ``chosen`` names the one that was pressed."""

    chosen = Signal(str)

    def __init__(
        self, look: Look, texts: Texts, box: GameBox, laid: str, results: Sequence[GameResult], *, short: bool
    ) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(10))
        group = QButtonGroup(self)
        for scenario in box.scenarios.values():
            record = record_of(results, box.game, scenario=scenario.id)
            told = texts("newgame-record", won=record.won, count=record.played)
            if record.best is not None:
                told = texts("newgame-record-best", told=told, score=record.best)
            card = ScenarioCard(look, texts, box.game, scenario, chosen=scenario.id == laid, record=told, short=short)
            card.clicked.connect(partial(self._choose, scenario.id))
            group.addButton(card)
            row.addWidget(card, 1)

    def _choose(self, scenario: str, _: bool = False) -> None:
        self.chosen.emit(scenario)


class GameBanner(QWidget):
    """In place of scenarios: the landscape of the game itself."""

    def __init__(self, look: Look, game: str, *, short: bool) -> None:
        super().__init__()
        self.look, self.game = look, game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.px(HEIGHT if short else 2 * HEIGHT))

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
