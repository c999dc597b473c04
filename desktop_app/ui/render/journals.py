"""The ways into the journal: its campaign, the journey, what is found, records and achievements."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.journal.example import example_campaign, example_results
from desktop_app.app.tables.service import OpenTable
from desktop_app.ui.journal.final_table import picture_of
from desktop_app.ui.journal.screen import JournalScreen
from desktop_app.ui.render.begun import ANSWERS, begun
from desktop_app.ui.render.shown import Shown


def journal(at: Shown, save: Path | None) -> None:
    """The journal, with a table that was left open."""
    show_journal(at, begun(at, ANSWERS))


def show_journal(at: Shown, table: OpenTable) -> None:
    """The journal with a campaign of the game that has come two thirds of its way, or with evenings kept by hand, and a
    picture of its last table."""
    at.shell.show_screen("journal")
    screen = _screen(at)
    desk = at.shell.desk
    assert desk is not None
    picture = screen.store.album.keep(picture_of(desk, table))
    campaign = example_campaign(at.shell.looks.texts, screen.store.now(), at.game)
    *before, last = campaign.entries
    screen.open(screen.store.create(campaign.changed(entries=(*before, last.changed(pictures=(picture,))))))


def _screen(at: Shown) -> JournalScreen:
    screen = at.shell.screens["journal"]
    assert isinstance(screen, JournalScreen)
    return screen


def _beside(at: Shown, what: str) -> None:
    """What stands beside the pages of the journal."""
    screen = _screen(at)
    screen.beside = what
    screen.show_again()


def journey(at: Shown, save: Path | None) -> None:
    """The map of the journey of a campaign that has come two thirds of its way."""
    journal(at, save)
    _beside(at, "journey")


def find(at: Shown, save: Path | None) -> None:
    """A campaign in the archive, and what is found of a word in all of them."""
    journal(at, save)
    screen = _screen(at)
    campaign = example_campaign(at.shell.looks.texts, screen.store.now(), at.game)
    screen.store.create(campaign.changed(archived=True, finished=True))
    screen.sought = campaign.title.split()[-1]
    _beside(at, "find")


def achievements(at: Shown, save: Path | None) -> None:
    """The achievements of somebody who has played for half a year."""
    records(at, save)
    _beside(at, "achievements")


def records(at: Shown, save: Path | None) -> None:
    """The records of somebody who has played for half a year."""
    journal(at, save)
    desk = at.shell.desk
    assert desk is not None
    desk.profile.results.add(example_results(at.shell.looks.texts, desk.tables.now(), at.game))
    _beside(at, "records")
