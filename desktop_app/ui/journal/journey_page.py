"""The journey of a campaign: the land with its roads where its chapters lead over one, a row of stations for others."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign
from desktop_app.app.journal.chapters import numeral
from desktop_app.app.journal.journey import Journey, Stage, Trail, journey_of
from desktop_app.app.journal.lives import brought_by
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.maps.geography import read_geography
from desktop_app.app.tables.game_box import open_box
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Line
from desktop_app.games.kit.numerals import signed
from desktop_app.ui.journal.journey_map import JourneyMap
from desktop_app.ui.journal.journey_panels import bearing_arms, company_panel, title_panel
from desktop_app.ui.journal.stations import stations
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.parts import SwitchBox, cut, line, words
from desktop_app.ui.shell.screen import scrolled

COLUMN = 330
SIGNS = {"won": "check-circle", "next": "arrow-right-circle", "later": "lock-outline"}


class JourneyPage(QFrame):
    """``play_wanted`` carries the chapter that is to be played, ``trails_changed`` the ids of the other fellowships
    whose ways are shown."""

    play_wanted = Signal(str)
    trails_changed = Signal(object)

    def __init__(
        self, looks: Looks, campaign: Campaign, trails: Sequence[Trail] = (), shown: Collection[str] = ()
    ) -> None:
        """``trails`` are the ways of others over the same land, ``shown`` the ids of those that are on the map."""
        super().__init__()
        self._trails, self._shown = trails, set(shown)
        self._looks, self._look, self._texts, self._campaign = looks, looks.look, looks.texts, campaign
        self.setObjectName("journey")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        journey = journey_of(campaign)
        if journey is None:
            row.addWidget(stations(self._look, self._texts, campaign), 1)
            return
        self.map = JourneyMap(read_geography(), journey, campaign.game, self._look, self._texts)
        self.map.setAccessibleDescription("; ".join(self._told(stage) for stage in journey.stages))
        self._head = title_panel(self._look, self._texts, campaign, journey)
        place = self._place_name(journey.place)
        self._foot = company_panel(self._look, self._texts, campaign.game, journey, place)
        for over in (self._head, self._foot):
            over.setParent(self.map)
        self.map.placed = self._place
        self._show_trails()
        row.addWidget(self.map, 1)
        row.addWidget(self._column(journey))

    def _place(self) -> None:
        """The title in the upper corner, the company along the foot."""
        edge = self._look.px(14)
        self._head.adjustSize()
        self._head.move(edge, edge)
        self._foot.setFixedWidth(max(1, self.map.width() - 2 * edge))
        tall = max(self._foot.heightForWidth(self._foot.width()), self._foot.sizeHint().height())
        self._foot.setFixedHeight(tall)
        self._foot.move(edge, self.map.height() - tall - edge)

    def _place_name(self, place: str) -> str:
        names = self.map.sheet.land.places[place].names
        return names.es if self._texts.language == "es" else names.en

    # -- beside it --------------------------------------------------------------------------------------------------

    def _column(self, journey: Journey) -> QWidget:
        look = self._look
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(look.px(16), look.px(14), look.px(16), look.px(14))
        column.setSpacing(look.px(8))
        self._add_next(column, journey)
        for stage in journey.stages:
            column.addWidget(line())
            column.addWidget(self._stage(stage))
        column.addWidget(line())
        self._add_trails(column)
        self._add_standing(column)
        column.addStretch(1)
        made = QFrame()
        made.setObjectName("sideColumn")
        made.setFixedWidth(look.px(COLUMN))
        whole = QVBoxLayout(made)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scrolled(content))
        return made

    def _add_next(self, column: QVBoxLayout, journey: Journey) -> None:
        """The chapter that comes next, with the way to its table."""
        look, texts = self._look, self._texts
        stage = next((each for each in journey.stages if each.next), None)
        if stage is None:
            column.addWidget(words(look, texts("journal-journey-over"), "title"))
            return
        count = len(journey.stages)
        column.addWidget(words(look, texts("journal-next-of", number=stage.number, count=count), "hint"))
        column.addWidget(words(look, stage.chapter.titles[texts.language], "title"))
        if open_box(self._campaign.game).scenarios[stage.chapter.id].ready:
            button = look.button(texts("journal-set-table"), "primary", "cards-playing-outline")
            button.setObjectName("play-stage")
            button.clicked.connect(lambda: self.play_wanted.emit(stage.chapter.id))
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)

    def _told(self, stage: Stage) -> str:
        texts = self._texts
        kind = "won" if stage.won else "next" if stage.next else "later"
        parts = [f"{numeral(stage.number)}. {stage.chapter.titles[texts.language]}", texts(f"journal-stage-{kind}")]
        return ", ".join(parts)

    def _stage(self, stage: Stage) -> QWidget:
        """A chapter in a row: its sign, its title, how often it was tried, its score."""
        look, texts = self._look, self._texts
        kind = "won" if stage.won else "next" if stage.next else "later"
        colour = {"won": look.theme.accent, "next": look.theme.gold}.get(kind, look.theme.ink3)
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.px(8))
        sign = look.label("", "body")
        sign.setPixmap(look.icon(SIGNS[kind], colour).pixmap(look.px(20), look.px(20)))
        sign.setAccessibleName(texts(f"journal-stage-{kind}"))
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(words(look, f"{numeral(stage.number)}. {stage.chapter.titles[texts.language]}", "body"))
        waits = texts("journal-stage-opens", number=numeral(stage.number - 1)) if kind == "later" else ""
        facts = [texts("journal-tries", count=stage.tries) if stage.tries else waits or texts(f"journal-stage-{kind}")]
        if stage.score is not None:
            facts.append(texts("journal-score", value=stage.score))
        column.addWidget(words(look, ". ".join(facts), "hint"))
        row.addLayout(column, 1)
        return made

    def _add_standing(self, column: QVBoxLayout) -> None:
        """What was earned and where, and the numbers the company carries on."""
        rules, standing = CAMPAIGNS[self._campaign.game], standing_of(self._campaign)
        for section in self._campaign.sections:
            lines = standing.of(section.id)
            if section.id == rules.earned and lines:
                self._add_heading(column, section.message)
                for each in lines:
                    column.addWidget(self._earned(each))
            elif section.kind == "number" and lines:
                self._add_heading(column, section.message)
                column.addWidget(words(self._look, "; ".join(self._totals(section.id)), "body"))

    def _add_trails(self, column: QVBoxLayout) -> None:
        """The other fellowships of the game, each with a switch that puts its way on the map."""
        if not self._trails:
            return
        look, texts = self._look, self._texts
        self._add_heading(column, "journal-other-ways")
        for trail in self._trails:
            told = texts("journal-other-way", letter=trail.letter, title=trail.title)
            box = SwitchBox(look, cut(look, told, "body", look.px((COLUMN - 80) * look.theme.print_scale)))
            box.setAccessibleName(told)
            box.setToolTip(told)
            box.setObjectName(f"trail-{trail.id}")
            box.setChecked(trail.id in self._shown)
            box.toggled.connect(partial(self._toggle, trail.id))
            column.addWidget(box)

    def _toggle(self, id: str, on: bool) -> None:
        """Another way is shown, or no longer."""
        self._shown = self._shown | {id} if on else self._shown - {id}
        self._show_trails()
        self.trails_changed.emit(self._shown)

    def _show_trails(self) -> None:
        self.map.show_trails([trail for trail in self._trails if trail.id in self._shown])

    def _add_heading(self, column: QVBoxLayout, message: str) -> None:
        column.addSpacing(self._look.px(4))
        column.addWidget(words(self._look, self._texts(message), "title"))

    def _earned(self, each: Line) -> QWidget:
        borne = self._texts("journal-borne-by", bearer=each.bearer) if each.bearer else ""
        origin = self._texts("journal-from", entry=brought_by(self._campaign, each, self._texts))
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(bearing_arms(self._look, self._texts, self._campaign.game, each.name, each.card))
        column.addWidget(words(self._look, ". ".join(part for part in (borne, origin) if part), "hint"))
        return made

    def _totals(self, section: str) -> Sequence[str]:
        standing, players = standing_of(self._campaign), self._campaign.players
        return [f"{player} {signed(standing.total(section, player))}" for player in players]
