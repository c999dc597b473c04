"""Proxies on their way to a file: how far they are, with a way to stop, while everything else goes on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from desktop_app.app.errors import LongtableError
from desktop_app.app.library.record import CardRecord
from desktop_app.ui.decks.proxies import ProxySheets
from desktop_app.ui.library.dialog import Dialog
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.notice import Notice
from desktop_app.ui.widgets.save_to import ask_save


class ProxyProgress(Dialog):
    """Makes the sheets, a step a turn. `written` comes with whether the file is there."""

    written = Signal(bool)

    def __init__(self, desk: Desk, sheets: ProxySheets, path: Path, parent: QWidget) -> None:
        texts = desk.looks.texts
        super().__init__(desk.looks, texts("deckbuilder-proxies"), parent, width=420, height=200)
        self._desk, self._sheets, self._path = desk, sheets, path
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.say(texts("deckbuilder-printing", path=path.name))
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, sheets.total)
        self.bar.setAccessibleName(texts("deckbuilder-proxies"))
        self.body.addWidget(self.bar)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_button("cancel", texts("browser-cancel"), self.reject)
        self._steps = sheets.steps()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._step)
        self.finished.connect(self._stop)

    def begin(self) -> None:
        """Show itself and go to work."""
        self.show()
        self._timer.start()

    def _step(self) -> None:
        try:
            self.bar.setValue(next(self._steps))
        except StopIteration:
            self._timer.stop()
            self._desk.told.emit(Notice("deckbuilder-printed", {"count": self._sheets.pages, "path": str(self._path)}))
            self.written.emit(True)
            self.accept()
        except LongtableError as error:
            self._timer.stop()
            self._desk.told.emit(error)
            self.written.emit(False)
            self.reject()

    def _stop(self, _: int) -> None:
        """Closed before the end nothing is left of the file."""
        if self._timer.isActive():
            self._timer.stop()
            self._steps.close()
            self.written.emit(False)


def save_proxies(
    parent: QWidget,
    desk: Desk,
    cards: Sequence[tuple[CardRecord, int]],
    name: str,
    *,
    page: str = "a4",
    backs: bool = False,
) -> ProxyProgress | None:
    """Ask where to, and begin to write the proxies there; None where nobody says where."""
    texts = desk.looks.texts
    chosen = ask_save(parent, texts("deckbuilder-proxies"), f"{name}.pdf", "PDF (*.pdf)")
    if not chosen:
        return None
    sheets = ProxySheets(desk.profiles.root, Path(chosen), cards, texts.language, page=page, title=name, backs=backs)
    progress = ProxyProgress(desk, sheets, Path(chosen), parent.window())
    progress.begin()
    return progress
