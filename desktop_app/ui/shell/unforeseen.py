"""What nobody foresaw: a calm message instead of a traceback, and a report one may save."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from desktop_app import __version__
from desktop_app.app.errors import LongtableError
from desktop_app.app.storage.files import write_bytes
from desktop_app.ui.shell.notice import Notice

_PACKAGE = Path(__file__).resolve().parents[2]


class Unforeseen(QObject):
    """Takes over `sys.excepthook` while the window is open. `tell` shows a Notice or an error."""

    def __init__(self, tell: Callable[[object], None], folder: Path, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._tell, self._folder, self._now = tell, folder, now
        self.reports: list[str] = []
        """What came so far, for the tests and for whoever asks later."""
        self._before = sys.excepthook
        sys.excepthook = self.caught

    def let_go(self) -> None:
        """Give the hook back."""
        sys.excepthook = self._before

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Told at the next turn of the event loop: the error may have come in the middle of painting."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        if threading.current_thread() is not threading.main_thread():
            self._before(kind, error, trace)
            return
        if isinstance(error, LongtableError):
            QTimer.singleShot(0, lambda: self._tell(error))
            return
        self.reports.append(report_of(kind, error, trace))
        report = self.reports[-1]
        notice = Notice(
            "shell-unforeseen-safe", good=False, acts=(("shell-save-report", lambda: self.save_report(report)),)
        )
        QTimer.singleShot(0, lambda: self._tell(notice))

    def save_report(self, report: str) -> None:
        """Write the report among the data and say where it lies."""
        path = self._folder / f"{self._now():%Y-%m-%d_%H%M%S}.txt"
        try:
            write_bytes(path, report.encode("utf-8", errors="replace"))
        except LongtableError as error:
            self._tell(error)
            return
        self._tell(Notice("shell-report-saved", {"path": path}))


def report_of(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Versions and the way to the error, without a line that could name a person: no values, no folders of theirs."""
    steps = [
        f"  {_short(frame.filename)}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)
        if frame.lineno
    ]
    cause = error.__cause__
    lines = [
        f"Longtable {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.system()} {platform.release()}",
        f"{kind.__name__}" + (f" from {type(cause).__name__}" if cause is not None else ""),
        *steps,
    ]
    if cause is not None:
        lines += [f"  {_short(f.filename)}:{f.lineno} {f.name}" for f in traceback.extract_tb(cause.__traceback__)]
    return "\n".join(lines) + "\n"


def _short(filename: str) -> str:
    path = Path(filename)
    if path.is_relative_to(_PACKAGE):
        return path.relative_to(_PACKAGE.parent).as_posix()
    return path.name
