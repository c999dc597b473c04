"""Which game is played at the window: it is laid on the table, gone on with from any moment, and put away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from desktop_app.app.errors import LongtableError
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import SetUp
from desktop_app.ui.shell.at_table import AtTable
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.shell.stage import Stage


class WaysOn(Protocol):
    """Where one goes from a table."""

    def show_screen(self, name: str) -> None: ...

    def show_rule(self, rule_id: str) -> None: ...

    def new_table(self, game: str, deck: str = "", scenario: str = "") -> None: ...

    def prepare_chapter(self, campaign_id: str) -> None: ...

    def keep_in_journal(self, save_id: str) -> None: ...


class Playing:
    """The table of an open profile: one game lies on it, or none; ``ways`` lead on from it."""

    def __init__(self, desk: Desk, stage: Stage, ways: WaysOn) -> None:
        self._desk, self._stage, self._ways = desk, stage, ways
        self._at_table: AtTable | None = None

    def begin(self, set_up: SetUp) -> None:
        """Lay a table, or the next chapter of a campaign, and sit down."""
        tables = self._desk.campaigns if set_up.campaign else self._desk.tables
        self._play(lambda: tables.begin(set_up, language=self._desk.looks.texts.language))

    def go_on(self, save_id: str) -> None:
        """Continue a game at the question it was left at."""
        self._play(lambda: self._desk.tables.resume(save_id), continued=True)

    def go_back_to(self, save_id: str, at: int) -> None:
        """Continue a game from an earlier moment; what came after can be redone."""

        def earlier() -> OpenTable:
            table = self._desk.tables.resume(save_id)
            table.session.go_to(at)
            return self._desk.tables.keep(table)

        self._play(earlier, continued=True)

    def _play(self, lay: Callable[[], OpenTable], *, continued: bool = False) -> None:
        try:
            table = lay()
        except LongtableError as error:
            self._stage.banner.tell(error)
            self._ways.show_screen("home")
            return
        self.lay(table, continued=continued)

    def lay(self, table: OpenTable, *, continued: bool = False) -> None:
        """Put an open table on the screen; a continued one opens with where it was left."""
        self.put_away()
        self._stage.banner.leave_behind()
        at_table = self._at_table = AtTable(self._desk, table, continued=continued)
        at_table.handed_over.connect(lambda: self.go_on(at_table.kept.id))
        self._lead_on(at_table)
        self._stage.put("table", at_table.screen)
        if table.dropped:
            self._stage.banner.tell(Notice("shell-dropped", {"count": table.dropped}, good=False))

    def _lead_on(self, at_table: AtTable) -> None:
        """Where one goes from the table."""
        screen, ways, set_up_of = at_table.screen, self._ways, self._desk.tables.set_up_of
        screen.home_requested.connect(self._leave)
        screen.again_requested.connect(lambda: self._again(set_up_of(at_table.kept)))
        screen.another_deck_requested.connect(lambda: self._another(set_up_of(at_table.kept)))
        screen.onward_requested.connect(lambda: self._another(set_up_of(at_table.kept), at_table.next_scenario))
        screen.journal_requested.connect(lambda: ways.keep_in_journal(at_table.kept.id))
        screen.rule_requested.connect(ways.show_rule)
        screen.rules_requested.connect(lambda: ways.show_screen("rules"))
        screen.settings_requested.connect(lambda: ways.show_screen("settings"))

    def _again(self, set_up: SetUp) -> None:
        """The same table once more; in a campaign the chapter as the journal has it now."""
        if set_up.campaign:
            self._ways.prepare_chapter(set_up.campaign)
        else:
            self.begin(set_up)

    def _another(self, set_up: SetUp, scenario: str = "") -> None:
        """Set another table of the game, in a campaign that of its next chapter."""
        if set_up.campaign:
            self._ways.prepare_chapter(set_up.campaign)
        else:
            self._ways.new_table(set_up.game, scenario=scenario)

    def _leave(self) -> None:
        self.put_away()
        self._ways.show_screen("home")

    def put_away(self) -> None:
        """No game lies on the table any more."""
        if self._at_table is not None:
            self._stage.screens.pop("table", None)
            self._at_table.leave()
            self._at_table = None
