"""A game at the screen: the table with its profile around it, saved after every answer."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.own_pictures import own_pictures
from desktop_app.app.tables.game_box import HERE
from desktop_app.app.tables.journeys import Journey, journeys
from desktop_app.app.tables.notes import notes_of, with_note
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.texts.wording import list_of
from desktop_app.engine.session import Session
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import scenario_title
from desktop_app.ui.shell.new_game.seat_card import player_name
from desktop_app.ui.shell.notice import Notice, to_try_again
from desktop_app.ui.table.around import Around, SeatPlayed
from desktop_app.ui.table.screen import TableScreen


class AtTable(QObject):
    """Ties one TableScreen to the desk. `kept` is the table as it was last written; `handed_over` tells that somebody
    else plays a seat of it now, so that it has to be laid anew."""

    handed_over = Signal()

    def __init__(self, desk: Desk, table: OpenTable, *, continued: bool = False) -> None:
        super().__init__(desk)
        self._desk = desk
        self.kept = table
        self._stands = True
        self._ended_here = False
        looks = desk.looks
        self.screen = TableScreen(
            table.session,
            looks.texts,
            looks.theme,
            looks.settings,
            table.seats_here,
            table_of(table.header.game, own_pictures(desk.profile.folder_of("library")), table.session.state),
            title=scenario_title(table.header, looks.texts),
            notes=notes_of(table),
            continued=continued,
            bots=table.bots,
            around=Around(
                self._journeys,
                self._reopen,
                self._onward,
                in_journal=bool(table.campaign) or self._is_kept(table),
                seats=self._seats,
                hand_over=self._hand_over,
            ),
        )
        self.screen.answered.connect(self.keep)
        self.screen.panels.page.covers.connect(self._tell_achievements)
        self.screen.settings_changed.connect(desk.take)
        self.screen.note_changed.connect(self._note)
        looks.changed.connect(self._looks_changed)

    def keep(self, _: object = None) -> None:
        """Write the game as it stands; what the disk refuses is told, and the game goes on."""
        try:
            was_over = bool(self.kept.header.outcome)
            self.kept = self._desk.tables.keep(self.kept)
            if self.kept.campaign and (was_over or self.kept.header.outcome):
                self._desk.campaigns.keep(self.kept, self._desk.looks.texts)
                self._picture(was_over=was_over)
            if self.kept.header.outcome and not was_over:
                self._ended_here = True
                self._tell_achievements()
        except LongtableError as error:
            self._desk.told.emit(to_try_again(error, self._keep_again))
            self.screen.tell_saved(False)
            return
        self.screen.tell_saved(True)

    def _keep_again(self) -> None:
        """As long as the table stands: once it is put away its game may have been gone on with."""
        if self._stands:
            self.keep()

    def _picture(self, *, was_over: bool) -> None:
        """A chapter that has just ended leaves a picture of its table in the journal."""
        from desktop_app.ui.journal.final_table import picture_of

        if self.kept.header.outcome and not was_over:
            self._desk.campaigns.picture(self.kept, picture_of(self._desk, self.kept))

    def _tell_achievements(self) -> None:
        """What the game that has just ended earned, in one sentence: with its last page, not in the midst of what is
        still being shown."""
        from desktop_app.app.journal.achievements import brought_by

        if not self._ended_here or self.screen.panels.page.isHidden():
            return
        self._ended_here = False
        texts, desk = self._desk.looks.texts, self._desk
        journals = desk.campaigns.store.all().campaigns
        found = brought_by(self.kept.id, desk.profile.results.all(), journals, texts)
        if found:
            names = list_of(texts, [texts(f"achievements-{each.id}") for each in found])
            desk.told.emit(Notice("achievements-new", {"names": names}))

    def _is_kept(self, table: OpenTable) -> bool:
        """Whether a game that was over when it was opened is in a journal."""
        return bool(table.header.outcome) and self._desk.campaigns.store.that_holds(table.id) is not None

    def _journeys(self) -> list[Journey]:
        """The finished games of this scenario; without them where their list cannot be read."""
        header = self.kept.header
        try:
            results = self._desk.profile.results.all()
        except LongtableError as error:
            self._desk.told.emit(error)
            return []
        return journeys(results, header.game, header.scenario, self.kept.id)

    def _reopen(self, save: str) -> Session | None:
        """An earlier game, to be compared with; None where it cannot be read, which its own list tells."""
        try:
            return self._desk.tables.resume(save).session
        except LongtableError:
            return None

    @property
    def next_scenario(self) -> str:
        """The scenario that follows this one in its box and can be played; "" where there is none."""
        header = self.kept.header
        scenarios = list(self._desk.tables.box(header.game).scenarios.values())
        ids = [scenario.id for scenario in scenarios]
        later = scenarios[ids.index(header.scenario) + 1 :] if header.scenario in ids else []
        return next((scenario.id for scenario in later if scenario.ready), "")

    def _onward(self) -> str:
        following = self.next_scenario
        box = self._desk.tables.box(self.kept.header.game)
        return box.scenarios[following].titles[self._desk.looks.texts.language] if following else ""

    def _seats(self) -> list[SeatPlayed]:
        """Who plays each seat, and who could; the last person here stays."""
        box, texts = self._desk.tables.box(self.kept.header.game), self._desk.looks.texts
        named = {player: player_name(player, box, texts) for player in box.players}
        last = self.kept.seats_here if len(self.kept.seats_here) == 1 else []
        return [
            SeatPlayed(seat, self.kept.bots.get(seat, HERE), {HERE: named[HERE]} if seat in last else named)
            for seat in self.kept.session.state.seats
        ]

    def _hand_over(self, seat: str, player: str) -> None:
        try:
            self.kept = self._desk.tables.hand_over(self.kept, seat, player)
        except LongtableError as error:
            self._desk.told.emit(error)
            return
        self.handed_over.emit()

    def leave(self) -> None:
        """The table is put away; everything is on the disk."""
        self._stands = False
        self._desk.looks.changed.disconnect(self._looks_changed)
        self.screen.deleteLater()
        self.deleteLater()

    def _looks_changed(self) -> None:
        looks = self._desk.looks
        self.screen.retitle(scenario_title(self.kept.header, looks.texts))
        self.screen.take_settings(looks.settings, looks.theme)

    def _note(self, seat: str, note: str) -> None:
        self.kept = with_note(self.kept, seat, note)
        self.keep()
