"""Giving a journal away and taking one in: copies, branches, files for people and for programs, backups, the trash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject

from desktop_app.app.journal.sharing import read_shared, write_markdown, write_shared
from desktop_app.app.journal.store import Opened
from desktop_app.ui.journal.book import Book
from desktop_app.ui.journal.printing import write_blank_log, write_book
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.widgets.save_to import ask_open, ask_save


class Giving(QObject):
    """What leaves and enters the journals of a screen."""

    def __init__(self, screen: Book, desk: Desk) -> None:
        super().__init__(screen)
        self._screen, self._desk = screen, desk

    def give(self, what: str, opened: Opened) -> None:
        """What a button asks for by its name."""
        screen, campaign = self._screen, opened.campaign
        texts, store = screen.looks.texts, screen.store
        if what == "branch" and campaign.entries:
            after = screen.upto if screen.upto is not None else campaign.entries[-1].id
            title = texts("journal-what-if", title=campaign.title)
            screen.safely(lambda: screen.open(store.branch(opened.id, after, title)))
        elif what == "copy":
            title = texts("journal-copy-of", title=campaign.title)
            screen.safely(lambda: screen.open(store.copy(opened.id, title)))
        elif what in ("archive", "unarchive"):
            self.put_away(opened.id, archived=what == "archive")
        elif what == "delete":
            screen.safely(lambda: store.delete(opened.id))
            screen.open("")
        else:
            self._write(what, opened)

    def put_away(self, id: str, *, archived: bool) -> None:
        """Put a campaign into the archive and say so, with the way back; or take it out and open it."""
        screen = self._screen

        def put() -> None:
            screen.store.put_away(id, archived=archived)
            if not archived:
                screen.open(id)
                return
            if screen.open_id == id:
                screen.open("")
            title = screen.store.read(id).campaign.title
            acts = (("journal-unarchive", lambda: self.put_away(id, archived=False)),)
            self._desk.told.emit(Notice("journal-archived", {"title": title}, acts=acts))

        screen.safely(put)

    def _write(self, what: str, opened: Opened) -> None:
        campaign, texts = opened.campaign, self._screen.looks.texts
        album, root = self._screen.store.album, self._desk.profiles.root
        ways: dict[str, tuple[str, Callable[[Path], None]]] = {
            "pdf": ("pdf", lambda path: write_book(root, path, campaign, texts, album)),
            "markdown": ("md", lambda path: write_markdown(path, campaign, texts, album)),
            "export": ("json", lambda path: write_shared(path, campaign, album)),
            "blank": ("pdf", lambda path: write_blank_log(root, path, campaign, texts)),
        }
        if what not in ways:
            return
        suffix, write = ways[what]
        usual = f"{campaign.title}.{suffix}"
        chosen = ask_save(self._screen, texts(f"journal-{what}"), usual, f"*.{suffix}")
        if chosen:
            self._screen.safely(lambda: write(Path(chosen)), Notice("journal-written", {"path": chosen}))

    def take_in(self) -> None:
        """A journal from a file that somebody gave."""
        chosen = ask_open(self._screen, self._screen.looks.texts("journal-import"), "*.json")
        if chosen:
            self._screen.safely(lambda: self._take(Path(chosen)))

    def _take(self, path: Path) -> None:
        given = read_shared(path, self._screen.store.album)
        self._screen.open(self._screen.store.create(given.campaign))
        if given.lost:
            told = {"title": given.campaign.title, "count": len(given.lost)}
            self._desk.told.emit(Notice("journal-taken-damaged", told, good=False))
