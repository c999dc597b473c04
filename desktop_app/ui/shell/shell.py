"""Where everything meets: which profile is open, which screen is shown, which game lies on the table."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.profiles.profile import Profile
from desktop_app.app.profiles.profiles import Profiles, utc_now
from desktop_app.app.profiles.settings import Settings, WindowSize
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.door import Door
from desktop_app.ui.shell.home.home import HomeScreen
from desktop_app.ui.shell.looks import Looks, system_language
from desktop_app.ui.shell.notice import Notice, notice_of_copy
from desktop_app.ui.shell.screens import make
from desktop_app.ui.shell.stage import Stage
from desktop_app.ui.shell.unforeseen import Unforeseen
from desktop_app.ui.shell.window import MainWindow

if TYPE_CHECKING:
    from desktop_app.app.tables.service import OpenTable
    from desktop_app.app.tables.set_up import SetUp
    from desktop_app.ui.journal.screen import JournalScreen
    from desktop_app.ui.shell.playing import Playing

TABS = ("home", "play", "library", "decks", "journal", "rules")
BACKUP_AFTER = 2000
"""Milliseconds from the first screen to the daily backup."""


class Shell(QObject):
    """Fills the main window and leads from screen to screen. Screens are made when first asked for."""

    def __init__(self, window: MainWindow, root: Path | None = None) -> None:
        super().__init__(window)
        self.window = window
        self.profiles = Profiles(root)
        self.looks = Looks(Settings(language=system_language()), self, window)
        self.desk: Desk | None = None
        self.stage = Stage(self.looks, TABS)
        self.bar, self.banner, self.screens = self.stage.bar, self.stage.banner, self.stage.screens
        self.door = Door(self, self.profiles, self.looks, self.stage)
        self._playing: Playing | None = None
        self._connect()
        self.unforeseen = Unforeseen(self.banner.tell, self.profiles.root / "reports", utc_now)
        window.fill(self.stage)
        self.looks.fit(window.width(), window.height())

    def _connect(self) -> None:
        self.bar.asked.connect(self.show_screen)
        self.bar.language_asked.connect(self._other_language)
        self.bar.theme_asked.connect(self._other_theme)
        self.bar.profile_asked.connect(self._profile_menu)
        self.banner.rule_requested.connect(self.show_rule)
        self.window.resized.connect(self.looks.fit)
        self.window.leaving.connect(self.leave)

    @property
    def shown(self) -> str:
        """The name of the screen that is shown."""
        return self.stage.shown

    # -- profiles -------------------------------------------------------------------------------------------------

    @property
    def occupied(self) -> bool:
        """Whether a profile is open."""
        return self.desk is not None

    def sit_down(self, profile: Profile) -> None:
        """A profile was opened: its start screen, and later its daily backup."""
        self.banner.close_notice()
        self.desk = Desk(self.profiles, profile, self.looks, self)
        self.desk.told.connect(self.banner.tell)
        self.desk.renamed.connect(lambda: self.bar.show_profile(profile.name))
        self.desk.deleted.connect(self._delete_profile)
        self.desk.restored.connect(self._read_again)
        self.looks.take(profile.settings)
        self.bar.show_profile(profile.name)
        self.show_screen("home")
        QTimer.singleShot(BACKUP_AFTER, self._back_up)

    def _back_up(self) -> None:
        """The daily backup, once the screen stands."""
        if self.desk is None:
            return
        try:
            backup = self.desk.profile.backups.take_when_due(self.desk.tables.now())
        except LongtableError as error:
            self.banner.tell(error)
            return
        if backup is not None and backup.left_out:
            self.banner.tell(notice_of_copy("settings-backed-up", {}, backup.left_out))

    def _read_again(self) -> None:
        assert self.desk is not None
        self.door.open(self._closed())
        self.banner.tell(Notice("home-backup-restored"))

    def _closed(self) -> str:
        """Let go of the open profile and answer its id."""
        assert self.desk is not None
        profile_id = self.desk.profile.id
        self.let_go()
        return profile_id

    def _delete_profile(self) -> None:
        assert self.desk is not None
        gone = self._closed()
        try:
            self.profiles.delete(gone)
        except LongtableError as error:
            self.door.choose(error)
            return
        self.door.choose()

    def let_go(self) -> None:
        """Puts everything of the open profile away, if there is one."""
        if self._playing is not None:
            self._playing.put_away()
            self._playing = None
        self.stage.clear()
        if self.desk is not None:
            self.desk.profile.close()
            self.desk.deleteLater()
            self.desk = None

    def leave(self) -> None:
        """The window closes: remember its size and let another window have the profile."""
        self.unforeseen.let_go()
        if self.desk is None:
            return
        size = WindowSize(
            width=self.window.normalGeometry().width() or self.window.width(),
            height=self.window.normalGeometry().height() or self.window.height(),
            maximized=self.window.isMaximized(),
        )
        with contextlib.suppress(LongtableError):  # the size of a window is not worth keeping it open
            self.desk.profile.change_settings(window=size)
        self.desk.profile.close()

    # -- screens --------------------------------------------------------------------------------------------------

    def show_screen(self, name: str) -> None:
        """Show a screen by its name: play, or one that can be made."""
        assert self.desk is not None
        if name == "play":
            from desktop_app.games import GAMES

            self.new_table(next(iter(GAMES)))
            return
        known = self.screens.get(name)
        if known is None:
            self.stage.put(name, make(name, self.desk, self), show=False)
        elif isinstance(known, HomeScreen):
            known.refresh()
        self.stage.show_screen(name)

    def show_rule(self, rule_id: str) -> None:
        """Open the rules at one of them."""
        from desktop_app.ui.shell.rules_screen import RulesScreen

        self.show_screen("rules")
        rules = self.screens["rules"]
        assert isinstance(rules, RulesScreen)
        rules.open_rule(rule_id)

    def show_corrections(self, game: str, place: str = "") -> None:
        """Open the page on which a person's own copy of a game is told, at the paths of a place if one is named."""
        from desktop_app.ui.corrections.screen import CorrectionsScreen

        self.show_screen("corrections")
        page = self.screens["corrections"]
        assert isinstance(page, CorrectionsScreen)
        page.show_game(game, place)

    def open_deck(self, deck_id: str) -> None:
        """Open the deck builder at a deck."""
        from desktop_app.ui.decks.screen import DeckScreen

        self.show_screen("decks")
        decks = self.screens["decks"]
        assert isinstance(decks, DeckScreen)
        decks.open_deck(deck_id)

    def keep_in_journal(self, save_id: str) -> None:
        """Open the journal with the form of a finished game."""
        self.show_screen("journal")
        self._journal().keep_table(save_id)

    def go_back(self) -> None:
        """From the rules or the settings back to the game, the lesson or the screen they were opened from."""
        name = self.stage.way_back
        if name == "home":
            self.show_screen(name)  # it shows what has changed meanwhile
        else:
            self.stage.show_screen(name)

    def new_table(self, game: str, deck: str = "", scenario: str = "") -> None:
        """Show how a table of a game is laid, the first seat with a deck of one's own if one is named."""
        from desktop_app.ui.shell.new_game.screen import NewGameScreen

        assert self.desk is not None
        screen = NewGameScreen(self.desk, game, deck, scenario)
        screen.begin_wanted.connect(self.begin)
        screen.rule_requested.connect(self.show_rule)
        screen.home_wanted.connect(lambda: self.show_screen("home"))
        screen.game_wanted.connect(self.new_table)
        screen.deck_wanted.connect(self.open_deck)
        self.stage.put("play", screen)

    def prepare_chapter(self, campaign_id: str) -> None:
        """Open the journal of a campaign with the table of its next chapter being set."""
        self.open_campaign(campaign_id)
        self._journal().prepare_chapter()

    def open_campaign(self, campaign_id: str) -> None:
        """Open the journal at a campaign."""
        self.show_screen("journal")
        self._journal().open(campaign_id)

    def _journal(self) -> JournalScreen:
        from desktop_app.ui.journal.screen import JournalScreen

        journal = self.screens["journal"]
        assert isinstance(journal, JournalScreen)
        return journal

    # -- games ----------------------------------------------------------------------------------------------------

    def begin(self, set_up: SetUp) -> None:
        """Lay a table, or the next chapter of a campaign, and sit down."""
        self._table().begin(set_up)

    def go_on(self, save_id: str) -> None:
        """Continue a game at the question it was left at."""
        self._table().go_on(save_id)

    def go_back_to(self, save_id: str, at: int) -> None:
        """Continue a game from an earlier moment; what came after can be redone."""
        self._table().go_back_to(save_id, at)

    def lay(self, table: OpenTable) -> None:
        """Put an open table on the screen."""
        self._table().lay(table)

    def _table(self) -> Playing:
        """The table of the open profile, read with its first game."""
        if self._playing is None:
            from desktop_app.ui.shell.playing import Playing

            assert self.desk is not None
            self._playing = Playing(self.desk, self.stage, self)
        return self._playing

    # -- tools of the bar -----------------------------------------------------------------------------------------

    def _other_language(self) -> None:
        self._change(language="es" if self.looks.texts.language == "en" else "en")

    def _other_theme(self) -> None:
        self._change(theme="daylight" if self.looks.theme.dark else "candlelight")

    def _change(self, **values: str) -> None:
        if self.desk is not None:
            self.desk.change(**values)
        else:
            self.looks.take(self.looks.settings.changed(**values))

    def _profile_menu(self, button: QWidget) -> None:
        from desktop_app.ui.shell.profile_menu import ProfileMenu

        assert self.desk is not None
        ProfileMenu(self.desk, self.door.open, self.door.choose, self.window).popup(button)
