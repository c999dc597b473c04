"""Writing a game in the journal: what was played, how it ended, who fell, what came of it, and the story."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QDate, QLocale
from PySide6.QtWidgets import QDateEdit, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.app.journal.campaign import Campaign, Entry, Played, Result, Seat
from desktop_app.app.journal.chapters import next_chapter
from desktop_app.app.journal.chronicle import changes_told
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.short_hand import (
    borne_of,
    borne_text,
    counted_of,
    counted_text,
    decision_text,
    decisions_of,
    pieces_of,
    pieces_text,
)
from desktop_app.app.journal.standing import standing_before
from desktop_app.app.journal.writing import changes_of
from desktop_app.app.texts.folding import fold
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Piece, SeatTold
from desktop_app.ui.journal.entry_form import EntryForm
from desktop_app.ui.journal.form import whole
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, words
from desktop_app.ui.shell.screen import scrolled

NOT_YET = 1_000_000_000
"""The number of an entry that is not in the journal yet."""
BEFORE_DATE = 10
"""How far the date stands from the rim of its field, as in the other fields."""
DATES = {"en": "MMM d, yyyy", "es": "d MMM yyyy"}
"""A day as the pages of the journal write it."""
RESULTS: tuple[Result, ...] = ("won", "lost", "drawn", "left")


class SeatRow(NamedTuple):
    """The fields of one player: deck, threat or points, heroes that fell, damage that stays."""

    player: str
    deck: QLineEdit
    number: QLineEdit
    fallen: QLineEdit
    damage: QLineEdit


class GameForm(EntryForm):
    """A game that is new, or one that is mended."""

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign, entry: Entry | None = None) -> None:
        """``entry`` is one to be mended, or a game that was played at the table and is not in the journal yet."""
        given = entry or Entry(id=NOT_YET, kind="game", date=desk.tables.now())
        title = "journal-write-game" if given.id == NOT_YET else "journal-mend-entry"
        super().__init__(desk, parent, desk.looks.texts(title), given, width=1240, height=640)
        self._campaign = campaign
        self._rules = CAMPAIGNS.get(campaign.game)
        self._played = given.played or self._usual()
        self._before = standing_before(campaign, given.id)
        facts = QWidget()
        self._facts = QVBoxLayout(facts)
        self._facts.setContentsMargins(0, 0, self.look.px(8), 0)
        self._facts.setSpacing(self.look.px(8))
        self._add_game()
        self.seats = [self._seat(player) for player in campaign.players]
        self._add_earned()
        self._add_decisions()
        self._facts.addStretch(1)
        self._preview = words(self.look, "", "hint")
        told = QVBoxLayout()
        told.setSpacing(self.look.px(8))
        told.addWidget(self.story, 1)
        told.addWidget(self.pictures)
        told.addWidget(self._preview)
        halves = QHBoxLayout()
        halves.setSpacing(self.look.px(16))
        halves.addWidget(scrolled(facts), 3)
        halves.addLayout(told, 2)
        self.body.addLayout(halves, 1)
        for field in self.findChildren(QLineEdit):
            field.textEdited.connect(lambda _: self._show())
        self.ending.activated.connect(lambda _: self._show())
        self.add_foot()
        self._show()
        self.story.setFocus()

    # -- what the form tells ----------------------------------------------------------------------------------------

    def entry(self) -> Entry:
        """The entry as the form tells it now, with what comes of the game."""
        played = self.played()
        changes = changes_of(self._rules, self._campaign, self._before, played, self._given.changes)
        day = self.date.date()
        moment = self._given.date.replace(year=day.year(), month=day.month(), day=day.day())
        return super().entry().changed(played=played, changes=changes, date=moment)

    def played(self) -> Played:
        """The game as the form tells it now."""
        return self._played.changed(
            chapter=self._chapter(),
            scenario=self.scenario.text().strip() or self._texts("journal-kind-game"),
            result=self.ending.currentData(),
            rounds=_not_negative(whole(self.rounds)),
            score=whole(self.score),
            minutes=_not_negative(whole(self.minutes)),
            seats=tuple(self._told(row) for row in self.seats),
            earned=borne_of(self._campaign.game, self.earned.text()),
            decisions=decisions_of(self.decisions.toPlainText(), self._played.decisions),
        )

    def _told(self, row: SeatRow) -> Seat:
        game, seat = self._campaign.game, self._seat_before(row.player)
        told = replace(
            seat.told or SeatTold(row.player, self._owned(row.player)),
            fallen=pieces_of(game, row.fallen.text()),
            damage=counted_of(game, row.damage.text()),
        )
        number = {"threat" if self._rules is not None else "points": whole(row.number)}
        return seat.changed(deck=row.deck.text().strip(), told=told, **number)

    def _seat_before(self, player: str) -> Seat:
        return next((seat for seat in self._played.seats if seat.player == player), Seat(player=player))

    def _owned(self, player: str) -> tuple[Piece, ...]:
        if self._rules is None:
            return ()
        return tuple(Piece(line.name, line.card) for line in self._before.of(self._rules.owned, player))

    def _chapter(self) -> str:
        """The chapter that is named; what is called otherwise is a game beside the campaign."""
        named = fold(self.scenario.text())
        if self._rules is None or named == fold(self._played.scenario):
            return self._played.chapter
        titles = {fold(title): each.id for each in self._rules.chapters for title in each.titles.values()}
        return titles.get(named, "")

    # -- the form ---------------------------------------------------------------------------------------------------

    def _usual(self) -> Played:
        """The next chapter, or a game without a name."""
        chapter = next_chapter(self._campaign, self._rules.chapters) if self._rules is not None else None
        if chapter is None:
            return Played(scenario=self._texts("journal-kind-game"))
        return Played(chapter=chapter.id, scenario=chapter.titles[self._texts.language])

    def _add_game(self) -> None:
        texts, played = self._texts, self._played
        self.scenario = self.field("scenario", texts("journal-scenario"), played.scenario)
        self.ending = ChoiceBox(self.look, texts("journal-result"))
        self.ending.setObjectName("result")
        for result in RESULTS:
            self.ending.addItem(texts(f"journal-result-{result}"), result)
        self.ending.setCurrentIndex(max(0, self.ending.findData(played.result)))
        day = self._given.date.date()
        self.date = QDateEdit(QDate(day.year, day.month, day.day))
        self.date.setObjectName("date")
        self.date.setFont(self.look.font("body"))
        self.date.setMinimumHeight(self.look.px(36))
        self.date.lineEdit().setTextMargins(self.look.px(BEFORE_DATE), 0, 0, 0)  # a style sheet has no say in there
        self.date.setLocale(QLocale(texts.language))
        self.date.setDisplayFormat(DATES[texts.language])
        self.date.setAccessibleName(texts("journal-when"))
        self.row(texts("journal-scenario"), self.scenario, into=self._facts)
        self.row(texts("journal-result"), self.ending, self.date, into=self._facts)
        rounds = texts.of(self._campaign.game)("journal-rounds")
        self.rounds = self.number("rounds", rounds, played.rounds)
        self.score = self.number("score", texts("journal-score-name"), played.score)
        self.minutes = self.number("minutes", texts("journal-minutes-name"), played.minutes)
        row = self.row(rounds, self.rounds, into=self._facts)
        for name, field in (("journal-score-name", self.score), ("journal-minutes-name", self.minutes)):
            row.addSpacing(self.look.px(12))
            row.addWidget(words(self.look, texts(name), "label", wrap=False))
            row.addWidget(field)
        row.addStretch(1)

    def _seat(self, player: str) -> SeatRow:
        texts, seat, game = self._texts, self._seat_before(player), self._campaign.game
        told = seat.told or SeatTold(player)
        by_rules = self._rules is not None
        number = "journal-threat-name" if by_rules else "journal-points-name"
        row = SeatRow(
            player,
            self.field(f"deck-{player}", texts("journal-deck-name"), seat.deck, texts("journal-deck-name")),
            self.number(f"number-{player}", texts(number), seat.threat if by_rules else seat.points),
            self.field(
                f"fallen-{player}",
                texts("journal-fallen"),
                pieces_text(game, told.fallen, texts.language),
                texts("journal-fallen"),
            ),
            self.field(
                f"damage-{player}",
                texts("journal-damage"),
                counted_text(game, told.damage, texts.language),
                texts("journal-damage-hint"),
            ),
        )
        row.number.setPlaceholderText(texts(number))
        fields = [row.deck, row.number] + ([row.fallen] if by_rules else [])
        if by_rules and any(section.id == "damage" for section in self._campaign.sections):
            fields.append(row.damage)
        across = self.row(player, *fields, into=self._facts)
        across.setStretch(1, 3)  # the name of a deck needs as much room as those who fell
        return row

    def _add_earned(self) -> None:
        texts, game = self._texts, self._campaign.game
        text = borne_text(game, self._played.earned, texts.language)
        self.earned = self.field("earned", texts("journal-earned"), text)
        chapters = {chapter.id: chapter for chapter in self._rules.chapters} if self._rules is not None else {}
        chapter = chapters.get(self._played.chapter)
        named = [called(game, code, code, texts.language) for code in chapter.earned] if chapter else []
        self.row(texts("journal-earned"), self.earned, into=self._facts)
        if named:
            self._facts.addWidget(words(self.look, texts("journal-earned-hint", cards=", ".join(named)), "hint"))

    def _add_decisions(self) -> None:
        """The choices, a line each."""
        text = "\n".join(decision_text(decision) for decision in self._played.decisions)
        self.decisions = self.prose("decisions", self._texts("journal-decisions"), text)
        self.decisions.setFont(self.look.font("body"))
        self.decisions.setPlaceholderText(self._texts("journal-decisions-hint"))
        self.decisions.setFixedHeight(self.look.px(84 * self.look.theme.print_scale))
        self.row(self._texts("journal-decisions"), self.decisions, into=self._facts)

    def _show(self) -> None:
        """What the entry would write into the page."""
        told = changes_told(self._campaign, self.entry().changes, self._texts)
        self._preview.setText(self._texts("journal-writes", changes="; ".join(told)) if told else "")


def _not_negative(number: int | None) -> int | None:
    return None if number is None else max(0, number)
