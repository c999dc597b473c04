"""A scenario to choose: its landscape, its name, how its story begins, what it is put together from, how hard it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.deck_facts import record_of
from desktop_app.app.tables.game_box import GameBox
from desktop_app.app.texts.texts import Texts
from desktop_app.games import TENANTS
from desktop_app.games.contract.set_up import HARDEST, Scenario
from desktop_app.ui.faces.pictures import paint_arms, rounded, scene_of, wide_scene
from desktop_app.ui.shell.new_game.picture_card import HEIGHT, RADIUS, PictureCard
from desktop_app.ui.shell.new_game.scenario_signs import Difficulty, GroupSigns
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.guard import guarded
from desktop_app.ui.widgets.look import Look


class ScenarioCard(PictureCard):
    """One that the rules cannot run yet is shown, and says so. ``record`` tells how it has gone so far."""

    def __init__(
        self, look: Look, texts: Texts, game: str, scenario: Scenario, *, chosen: bool, record: str, short: bool
    ) -> None:
        super().__init__(look, scenario.id, *scene_of(game, "", scenario.emblem), chosen=chosen)
        self.scenario = scenario
        self.setObjectName(f"scenario-{scenario.id}")
        self.setEnabled(scenario.ready)
        title, inks = scenario.titles[texts.language], look.theme.inks
        state = record if scenario.ready else texts("home-coming")
        groups = [(group.sign, texts(group.name)) for group in scenario.groups]
        hard = texts("newgame-how-hard", value=scenario.difficulty) if scenario.difficulty else ""
        story = next(iter(scenario.introduction[texts.language]), "") if scenario.introduction else ""
        self.setAccessibleName(", ".join(each for each in (title, hard, state) if each))
        self.setAccessibleDescription("\n".join((story, *(name for _, name in groups))).strip())
        self.setToolTip(self.accessibleDescription())
        head = QHBoxLayout()
        if groups:
            head.addWidget(GroupSigns(look, [sign for sign, _ in groups]))
        self.add_check(head)
        self.column.addLayout(head)
        self.column.addStretch(1)
        self.column.addWidget(words(look, title, "title" if short else "question", colour=inks["title"]))
        if story and not short:
            self.column.addWidget(words(look, story, "body", colour=inks["title"]))
            self.column.addSpacing(look.px(4))
        told = words(look, state, "label", colour=inks["pale_gold"])
        foot = QHBoxLayout()
        foot.setSpacing(look.px(8))
        if hard:
            foot.addWidget(Difficulty(look, scenario.difficulty, HARDEST))
            foot.addWidget(words(look, hard, "label", colour=inks["title"], wrap=False))
        if short:
            foot.addStretch(1)
            self.column.addLayout(foot)
            self.column.addWidget(told)
        else:
            aside = Qt.AlignmentFlag.AlignRight if hard else Qt.AlignmentFlag.AlignLeft
            told.setAlignment(Qt.AlignmentFlag.AlignVCenter | aside)
            foot.addWidget(told, 1)
            self.column.addLayout(foot)
        self.let_presses_through()


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
    """In place of scenarios: the landscape of the game itself, with what it is about."""

    def __init__(self, look: Look, texts: Texts, game: str, *, short: bool) -> None:
        super().__init__()
        self.look, self.game = look, game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.px(HEIGHT if short else 2 * HEIGHT))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(18), look.px(10), look.px(18), look.px(12))
        column.setSpacing(look.px(2))
        column.addStretch(1)
        ink, names = look.theme.inks["title"], TENANTS[game].names
        column.addWidget(words(look, texts(names.whole), "title" if short else "question", colour=ink))
        column.addWidget(words(look, texts(names.about), "body", colour=ink))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The landscape with the arms, inside round corners."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, box = self.look.theme, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setClipPath(rounded(box, self.look.px(RADIUS)))
        size = (self.width(), self.height(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, wide_scene(self.game, *scene_of(self.game, "", ""), size, theme))
        radius = box.height() * 0.33
        paint_arms(painter, self.game, box.right() - 1.7 * radius, box.center().y(), radius, theme)
        painter.setClipping(False)
        painter.setPen(QPen(QColor(theme.line), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, self.look.px(RADIUS), self.look.px(RADIUS))
        painter.end()
