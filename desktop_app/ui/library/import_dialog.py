"""Bringing cards and decks in: choose, read what was understood and what was not, then keep or leave."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QProgressBar, QPushButton, QVBoxLayout, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.imports.bounds import ImportCancelled
from desktop_app.app.imports.run import MappingNeeded, Staged, keep
from desktop_app.app.imports.staging import read_files
from desktop_app.app.imports.tables import Table
from desktop_app.games import TENANTS
from desktop_app.ui.library.catalogue import Catalogue
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.library.drop_place import drop_place, files_in
from desktop_app.ui.library.import_columns import ImportColumns
from desktop_app.ui.library.import_report import report_lines, summary
from desktop_app.ui.library.pasted import Pasted, deck_pasted
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import emptied, words
from desktop_app.ui.widgets.save_to import ask_folder, ask_open_several

A_LOOK = 0.05
"""Seconds between two looks at the keyboard while files are read."""


class ImportDialog(Dialog):
    """Nothing is kept before a person has seen the report and says so. ``open_deck`` shows a deck by its id, where
    that can be done from here."""

    fits = False

    def __init__(
        self,
        desk: Desk,
        catalogue: Catalogue,
        game: str | None,
        parent: QWidget,
        open_deck: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(desk.looks, desk.looks.texts("browser-import"), parent, width=860, height=620)
        self._desk, self._catalogue, self._game = desk, catalogue, game
        self._open_deck = open_deck
        self._texts = desk.looks.texts
        self._staged: Staged | None = None
        self._cancelled = False
        self._working = False
        self._next_look = 0.0
        self._paths: list[Path] = []
        """What was chosen: all of it is read again once the columns of a table among it are known."""
        self._pasted = Pasted()
        self.setAcceptDrops(True)
        self._choices = QWidget()
        row = QHBoxLayout(self._choices)
        row.setContentsMargins(0, 0, 0, 0)
        for name, sign, act in (
            ("files", "file-outline", self._choose_files),
            ("folder", "folder-outline", self._choose_folder),
            ("paste", "clipboard-text-outline", self.paste),
        ):
            button = self.look.button(self._texts(f"browser-import-{name}"), "button", sign)
            button.setObjectName(name)
            button.clicked.connect(act)
            row.addWidget(button)
        row.addStretch(1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self._choices).activated.connect(self.paste)
        self.body.addWidget(self._choices)
        self._step = words(self.look, "", "body")
        self._step.hide()
        self.body.addWidget(self._step)
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(self._texts("browser-import"))
        self._bar.hide()
        self.body.addWidget(self._bar)
        self._room = QVBoxLayout()
        self.body.addLayout(self._room, 1)
        self._room.addWidget(drop_place(self.look, self._texts))
        self.foot.addStretch(1)
        self._leave = self.add_button("cancel", self._texts("browser-cancel"), self._cancel)
        self._keep = self.add_button("keep", self._texts("browser-import-keep"), self.keep, "primary")
        self._keep.setEnabled(False)
        self._onward: QPushButton | None = None
        """The way to what has just been kept."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files may be dropped while nothing is read."""
        if not self._working and files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Reads the files and folders that were dropped."""
        event.acceptProposedAction()
        self.read(files_in(event.mimeData()))

    # -- choosing ---------------------------------------------------------------------------------------------------

    def _choose_files(self) -> None:
        names = ask_open_several(self, self._texts("browser-import-files"))
        if names:
            self.read([Path(name) for name in names])

    def _choose_folder(self) -> None:
        name = ask_folder(self, self._texts("browser-import-folder"))
        if name:
            self.read([Path(name)])

    def paste(self) -> None:
        """Read what the clipboard holds: files that were copied, the text of a deck list, or else a table of cards."""
        files = files_in(QGuiApplication.clipboard().mimeData())
        if files:
            self.read(files)
            return
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self._tell(self._texts("browser-import-empty"))
            return
        named = self._texts("browser-import-pasted")
        staged = deck_pasted(text, self._game, named, self._catalogue.library.index)
        if staged is not None:
            self._show_report(staged)
            return
        try:
            path = self._pasted.as_file(text)
        except LongtableError as error:
            self._tell(error.text(self._texts))
            return
        self.read([path])

    # -- reading ----------------------------------------------------------------------------------------------------

    def read(self, paths: Sequence[Path], mapping: Mapping[str, str] | None = None, game: str | None = None) -> None:
        """Read files and folders and show what was understood; nothing is kept yet."""
        emptied(self._room)
        self._paths = self._paths if mapping else list(paths)
        try:
            with self._at_work():
                staged = read_files(self._catalogue.library, paths, game or self._game, mapping, self._hear)
        except MappingNeeded as error:
            self._ask_columns(error.table)
        except ImportCancelled:
            self._tell(self._texts("browser-import-cancelled"))
        except LongtableError as error:
            self._tell(error.text(self._texts))
        else:
            if mapping and self._paths != list(paths):
                self.read(self._paths, game=game)
            else:
                self._show_report(staged)

    def keep(self) -> None:
        """Keep what was read, all of it or nothing."""
        staged = self._staged
        if staged is None:
            return
        try:
            with self._at_work():
                keep(self._catalogue.library, staged, self._hear)
                decks = [self._catalogue.decks.create(read.deck) for _, read in staged.decks]
        except ImportCancelled:
            self._tell(self._texts("browser-import-cancelled"))
            return
        except LongtableError as error:
            self._tell(error.text(self._texts))
            return
        self._tell(self._texts("browser-import-kept"))
        self._staged = None
        self._keep.hide()
        self._leave.setText(self._texts("browser-close"))
        self._leave.setFocus()
        self._catalogue.decks_changed()
        if staged.number_of_cards:
            self._catalogue.cards_changed()
        if len(decks) == 1 and self._open_deck is not None:
            self._offer_to_open(decks[0], self._open_deck)

    def _offer_to_open(self, deck: str, open_deck: Callable[[str], object]) -> None:
        """Whoever has brought one deck in may go on with it."""

        def go() -> None:
            self.accept()
            open_deck(deck)

        self._onward = self.add_button("open-deck", self._texts("browser-import-open-deck"), go, "primary")
        self._onward.show()  # at once: what is hidden cannot take the keyboard
        self._onward.setFocus()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """While files are read or kept: the first Escape stops the work. However it ends, even by an error that nobody
        foresaw, the dialog can be closed afterwards."""
        self._working, self._cancelled = True, False
        self._choices.setEnabled(False)
        self._keep.setEnabled(False)
        self._bar.show()
        self._bar.setRange(0, 0)
        try:
            yield
        finally:
            self._working = False
            self._choices.setEnabled(True)
            self._bar.hide()
            self._tell("")

    def _hear(self, name: str, done: int, whole: int) -> None:
        """Shows how far it is and looks whether somebody wants to stop."""
        if time.monotonic() < self._next_look:
            return
        self._next_look = time.monotonic() + A_LOOK
        key = "browser-import-reading" if name else "browser-import-keeping"
        self._tell(self._texts(key, name=name) if name else self._texts(key))
        self._bar.setRange(0, max(1, whole))
        self._bar.setValue(done)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        if self._cancelled:
            raise ImportCancelled

    def _tell(self, text: str) -> None:
        """Say how far it is or what came of it; nothing takes no room."""
        self._step.setText(text)
        self._step.setVisible(bool(text))

    def _cancel(self) -> None:
        if self._working:
            self._cancelled = True
        else:
            self.reject()

    def reject(self) -> None:
        """Escape stops the work first, then closes."""
        if self._working:
            self._cancelled = True
        else:
            super().reject()

    def done(self, result: int) -> None:
        """Closed, in whatever way."""
        self._pasted.let_go()
        super().done(result)

    def _show_report(self, staged: Staged) -> None:
        emptied(self._room)
        self._staged = staged
        told = summary(self._texts, staged)
        self._tell(told)
        report = QListWidget()
        report.setObjectName("report")
        report.setFont(self.look.font("body"))
        report.setWordWrap(True)
        report.setAccessibleName(told)
        report.addItems(report_lines(self._texts, staged))
        self._room.addWidget(report)
        self._keep.show()
        if self._onward is not None:
            self._onward.hide()
            self._onward.deleteLater()
            self._onward = None
        self._keep.setEnabled(bool(staged.number_of_cards or staged.decks))
        if self._keep.isEnabled():
            self._keep.setFocus()

    def _ask_columns(self, table: Table) -> None:
        """Asks what the columns of an unknown table are; then it is read by that."""
        emptied(self._room)
        self._tell(self._texts("browser-import-columns", name=table.path.name))
        columns = ImportColumns(self.look, self._texts, table, self._game or next(iter(TENANTS)))
        columns.known.connect(lambda: self.read([table.path], columns.mapping, columns.game))
        self._room.addWidget(columns, 1)
