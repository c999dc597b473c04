"""What is thought of in another process: it is listened for, so that the window goes on meanwhile."""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QObject, QTimer, Signal

from desktop_app.engine.planning import Plan

LISTENS = 25
"""Milliseconds between looks at whether something was found."""


class Thought(QObject):
    """One thought at a time. ``come`` brings what was found, None where that was nothing."""

    come = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._future: Future[Plan | None] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LISTENS)
        self._timer.timeout.connect(self._listen)

    @property
    def goes_on(self) -> bool:
        """Whether something is still thought about."""
        return self._future is not None

    def wait_for(self, future: Future[Plan | None]) -> None:
        """Listens for this; what was thought about before is dropped."""
        self.drop()
        self._future = future
        self._timer.start()

    def drop(self) -> None:
        """Whatever is found will not be told."""
        self._timer.stop()
        if self._future is not None:
            self._future.cancel()
            self._future = None

    def _listen(self) -> None:
        future = self._future
        if future is None or not future.done():
            return
        self._timer.stop()
        self._future = None
        self.come.emit(None if future.cancelled() or future.exception() is not None else future.result())
