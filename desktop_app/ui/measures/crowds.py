"""How long a screen takes to open whose folder has thousands of files."""

from __future__ import annotations

import os
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.app.profiles.profiles import Profiles
from desktop_app.app.tables.set_up import SetUp
from desktop_app.ui.measures.telling import SIZE, say
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.looks import Looks
from desktop_app.ui.shell.screens import make


def crowd(screen: str, folder: Path) -> None:
    """Opens a screen of the last profile, of which a folder has thousands of files."""
    QApplication([])

    def listed() -> float:
        start = time.process_time()
        sum(entry.stat().st_size for entry in sorted(os.scandir(folder), key=lambda entry: entry.name))
        return (time.process_time() - start) * 1000

    listed()
    listing = listed()
    profiles = Profiles()
    profile = profiles.open(profiles.last_used() or profiles.all()[0].id)
    desk = Desk(profiles, profile, Looks(profile.settings))
    start = time.process_time()
    opened = make(screen, desk, _Nowhere())
    opened.resize(*SIZE)
    opened.show()
    QApplication.sendPostedEvents()
    opened.repaint()
    say("opened", milliseconds=(time.process_time() - start) * 1000, listing=listing)
    opened.close()
    profile.close()


class _Nowhere:
    """The ways of a screen that nobody leaves."""

    def show_screen(self, name: str) -> None: ...

    def show_rule(self, rule_id: str) -> None: ...

    def show_corrections(self, game: str, place: str = "") -> None: ...

    def new_table(self, game: str, deck: str = "") -> None: ...

    def begin(self, set_up: SetUp) -> None: ...

    def go_on(self, save_id: str) -> None: ...

    def go_back_to(self, save_id: str, at: int) -> None: ...

    def open_deck(self, deck_id: str) -> None: ...

    def open_campaign(self, campaign_id: str) -> None: ...

    def go_back(self) -> None: ...
