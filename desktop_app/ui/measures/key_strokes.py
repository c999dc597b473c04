"""How long a key stroke takes to its painted result: in the library, and in the plainest list that Qt has.

In milliseconds of the processor: nothing is waited for, and what else the machine does is no fault of either.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSortFilterProxyModel, QStringListModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QStackedWidget, QVBoxLayout, QWidget

from desktop_app.app.profiles.profiles import Profiles
from desktop_app.ui.library.screen import LibraryScreen
from desktop_app.ui.measures.painted import Painted
from desktop_app.ui.measures.tables import laid_table
from desktop_app.ui.measures.telling import SIZE, memory, say
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.looks import Looks

A_BREATH = 0.3
"""Seconds between two searches, in which the faces of the first are painted."""
PATIENCE = 5.0
"""Seconds after which a frame that does not come is an error."""


def library(table_file: Path, texts: Sequence[str]) -> None:
    """Types searches into the library, then opens a game on top of it."""
    QApplication([])

    profiles = Profiles()
    profile = profiles.open(profiles.last_used() or profiles.all()[0].id)
    screen = LibraryScreen(Desk(profiles, profile, Looks(profile.settings)))
    # One window for all screens, as the application has it.
    window = QStackedWidget()
    window.addWidget(screen)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    index, ids = screen.catalogue.library.index, screen.searching.model.ids
    strokes = typed_into(screen, texts)
    say("library", strokes=strokes, followed=typed_into(screen, texts, in_haste=False), cards=len(ids))
    table = laid_table(table_file)
    window.addWidget(table)
    window.setCurrentWidget(table)
    QApplication.processEvents()
    say("library and table", cards=len(table.scene.cards), memory=memory())
    window.close()
    titles = index.titles(ids, "en")
    say("plain", strokes=typed_into_a_bare_list(titles, texts, SIZE))
    screen.catalogue.library.close()
    profile.close()


def typed_into(screen: LibraryScreen, texts: Iterable[str], *, in_haste: bool = True) -> list[float]:
    """Milliseconds of the processor for every sign, until the cards found are painted, or what is wrong is said.

    Not `in_haste` until filters and the page beside have followed as well: between two signs they have the time to.
    Raises TimeoutError if no frame comes.
    """
    field, searching = screen.browser.field, screen.searching
    cards, words = Painted(screen.browser.grid.viewport()), Painted(field)
    taken = []
    for text in texts:
        field.clear()
        QApplication.processEvents()
        for sign in text:
            before = cards.frames, words.frames
            start = time.process_time()
            QTest.keyClicks(field, sign)
            awaited, had = (words, before[1]) if searching.error is not None else (cards, before[0])
            _await(awaited, had)
            while not (in_haste or screen.settled):
                QApplication.processEvents()
            taken.append((time.process_time() - start) * 1000)
            if field.text() != text[: len(field.text())]:
                raise LookupError(f"{field.text()!r} stands where {text!r} is typed")
        end = time.perf_counter() + A_BREATH
        while time.perf_counter() < end:
            QApplication.processEvents()
        # What the loop of a running application does by itself: let go of what is not shown any more.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return taken


def typed_into_a_bare_list(titles: Sequence[str], texts: Iterable[str], size: tuple[int, int]) -> list[float]:
    """The same in a line that filters a list of titles, without anything of ours."""
    window, line, view = QWidget(), QLineEdit(), QListView()
    column = QVBoxLayout(window)
    column.addWidget(line)
    column.addWidget(view)
    model = QSortFilterProxyModel()
    model.setSourceModel(QStringListModel(titles))
    view.setModel(model)
    view.setUniformItemSizes(True)
    line.textChanged.connect(model.setFilterFixedString)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    painted, taken = Painted(view.viewport()), []
    for text in texts:
        line.clear()
        QApplication.processEvents()
        for sign in text:
            had, start = painted.frames, time.process_time()
            QTest.keyClicks(line, sign)
            view.viewport().update()
            _await(painted, had)
            taken.append((time.process_time() - start) * 1000)
    return taken


def _await(painted: Painted, had: int) -> None:
    end = time.perf_counter() + PATIENCE
    while painted.frames == had:
        # Posted events alone: what the clock brings after the frame, such as the faces that follow, is not awaited.
        QApplication.sendPostedEvents()
        if painted.frames == had:
            QApplication.processEvents()
        if time.perf_counter() > end:
            raise TimeoutError("nothing was painted")
