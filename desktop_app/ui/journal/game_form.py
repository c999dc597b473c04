"""Writing a game in the journal: what was played, how it ended, who fell, what came of it, and the story."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import QDateEdit, QLineEdit, QWidget

from desktop_app.app.journal.campaign import Campaign, Entry, Played, Result, Seat
from desktop_app.app.journal.chapters import next_chapter
from desktop_app.app.journal.chronicle import change_told
from desktop_app.app.journal.naming import called
from desktop_app.app.journal.short_hand import borne_of, borne_text, counted_of, counted_text, pieces_of, pieces_text
from desktop_app.app.journal.standing import standing_before
from desktop_app.app.journal.writing import told_by
from desktop_app.games import CAMPAIGNS
from desktop_app.games.contract.campaigns import Piece, SeatTold
from desktop_app.ui.journal.form import Form, whole
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import ChoiceBox, words

NOT_YET = 1_000_000_000
"""The number of an entry that is not in the journal yet."""
RESULTS: tuple[Result, ...] = ("won", "lost", "drawn", "left")


class SeatRow(NamedTuple):
    """The fields of one player: deck, threat or points, heroes that fell, damage that stays."""

    player: str
    deck: QLineEdit
    number: QLineEdit
    fallen: QLineEdit
    damage: QLineEdit


class GameForm(Form):
    """`written` carries the entry: a new one, or the one that was mended."""

    written = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget, campaign: Campaign, entry: Entry | None = None) -> None:
        """``entry`` is one to be mended, or a game that was played at the table and is not in the journal yet."""
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("journal-write-game"), parent, width=860, height=620)
        self._texts, self._campaign = texts, campaign
        self._rules = CAMPAIGNS.get(campaign.game)
        given = entry or Entry(id=NOT_YET, kind="game", date=desk.tables.now())
        self._played = given.played or self._usual()
        self._entry = given
        self._before = standing_before(campaign, given.id)
        self._add_game()
        self.seats = [self._seat(player) for player in campaign.players]
        self._add_earned()
        self.story = self.prose("story", texts("journal-story"), given.text)
        self.body.addWidget(self.story, 1)
        self._preview = words(self.look, "", "hint")
        self.body.addWidget(self._preview)
        for field in self.findChildren(QLineEdit):
            field.textEdited.connect(lambda _: self._show())
        self.ending.activated.connect(lambda _: self._show())
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self.add_button("write", texts("journal-write"), self._write, "primary")
        self._show()
        self.story.setFocus()

    # -- what the form tells ----------------------------------------------------------------------------------------

    def entry(self) -> Entry:
        """The entry as the form tells it now, with what the rules of the campaign make of it."""
        played = self.played()
        changes = self._entry.changes
        if self._rules is not None:
            changes = self._rules.after_game(self._campaign.mode, self._before, told_by(played))
        day = self.date.date()
        moment = self._entry.date.replace(year=day.year(), month=day.month(), day=day.day())
        return self._entry.changed(text=self.story.toPlainText(), played=played, changes=changes, date=moment)

    def played(self) -> Played:
        """The game as the form tells it now."""
        return self._played.changed(
            scenario=self.scenario.text().strip() or self._texts("journal-kind-game"),
            result=self.ending.currentData(),
            rounds=_not_negative(whole(self.rounds)),
            score=whole(self.score),
            minutes=_not_negative(whole(self.minutes)),
            seats=tuple(self._told(row) for row in self.seats),
            earned=borne_of(self._campaign.game, self.earned.text()),
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

    def _write(self) -> None:
        self.accept()
        self.written.emit(self.entry())

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
        day = self._entry.date.date()
        self.date = QDateEdit(QDate(day.year, day.month, day.day))
        self.date.setObjectName("date")
        self.date.setFont(self.look.font("body"))
        self.date.setAccessibleName(texts("journal-when"))
        self.row(texts("journal-scenario"), self.scenario, self.ending, self.date).setStretch(1, 3)
        self.rounds = self.number("rounds", texts("journal-rounds"), played.rounds)
        self.score = self.number("score", texts("journal-score-name"), played.score)
        self.minutes = self.number("minutes", texts("journal-minutes-name"), played.minutes)
        row = self.row(texts("journal-rounds"), self.rounds)
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
        self.row(player, *fields)
        return row

    def _add_earned(self) -> None:
        texts, game = self._texts, self._campaign.game
        text = borne_text(game, self._played.earned, texts.language)
        self.earned = self.field("earned", texts("journal-earned"), text)
        if self._rules is None:
            return
        chapters = {chapter.id: chapter for chapter in self._rules.chapters}
        chapter = chapters.get(self._played.chapter)
        named = [called(game, code, code, texts.language) for code in chapter.earned] if chapter else []
        if named:
            self.earned.setPlaceholderText(texts("journal-earned-hint", cards=", ".join(named)))
        self.row(texts("journal-earned"), self.earned)

    def _show(self) -> None:
        """What the entry would write into the page."""
        told = [change_told(self._campaign, change, self._texts) for change in self.entry().changes]
        self._preview.setText(self._texts("journal-writes", changes="; ".join(told)) if told else "")


def _not_negative(number: int | None) -> int | None:
    return None if number is None else max(0, number)
