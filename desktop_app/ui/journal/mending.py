"""Mending what was written: an entry put right, taken out, moved. What that changes later is shown first."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop_app.app.journal.campaign import Campaign, Entry
from desktop_app.app.journal.store import Opened
from desktop_app.app.journal.writing import mended, shifted, taken_out
from desktop_app.ui.journal.book import Book
from desktop_app.ui.journal.change_form import NoteForm
from desktop_app.ui.journal.changes_form import ChangesForm
from desktop_app.ui.journal.consequences import ConsequencesDialog, follows
from desktop_app.ui.journal.entry_form import EntryForm
from desktop_app.ui.journal.game_form import GameForm
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice


class Mending(QObject):
    """What can become of the entries of the open journal of a screen."""

    def __init__(self, screen: Book, desk: Desk) -> None:
        super().__init__(screen)
        self._screen, self._desk = screen, desk

    def open(self, id: int) -> None:
        """Open an entry to be mended, taken out or moved."""
        opened = self._screen.opened()
        if opened is None:
            return
        entry = opened.campaign.entry(id)
        form = self._form(opened.campaign, entry)
        places = [each.id for each in opened.campaign.entries]
        form.offer_other_places(earlier=places[0] != id, later=places[-1] != id)
        now = self._screen.store.now
        form.written.connect(lambda written: self._propose(opened, mended(opened.campaign, written, now()), id))
        form.shifted.connect(lambda by: self._propose(opened, shifted(opened.campaign, id, by, now()), 0))
        form.dropped.connect(lambda: self._propose(opened, taken_out(opened.campaign, id, now()), id, dropped=True))
        form.open()

    def _form(self, campaign: Campaign, entry: Entry) -> EntryForm:
        if entry.played is not None:
            return GameForm(self._desk, self._screen, campaign, entry)
        if entry.changes:
            return ChangesForm(self._desk, self._screen, campaign, entry)
        return NoteForm(self._desk, self._screen, entry)

    def _propose(self, opened: Opened, after: Campaign, id: int, *, dropped: bool = False) -> None:
        """Write the journal otherwise, once what that changes later has been agreed to."""
        if not follows(opened.campaign, after, id):
            self._keep(opened, after, dropped=dropped)
            return
        dialog = ConsequencesDialog(self._screen.looks, self._screen, opened.campaign, after)
        dialog.accepted.connect(lambda: self._keep(opened, after, dropped=dropped))
        dialog.open()

    def _keep(self, opened: Opened, after: Campaign, *, dropped: bool) -> None:
        screen = self._screen

        def bring_back() -> None:
            screen.safely(lambda: screen.keep(opened.id, opened.campaign))

        told = Notice("journal-dropped", acts=(("journal-bring-back", bring_back),)) if dropped else None
        screen.safely(lambda: screen.keep(opened.id, after), told)
