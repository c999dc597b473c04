"""Long reckoning between two frames: a few milliseconds at a time, so that the window stays as quick as it is."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

SLICE = 6
"""Milliseconds reckoned before the window gets its turn."""
TOLD_EVERY = 150
"""Milliseconds between two tellings of how far it has come."""


class Slices(QObject):
    """Runs one iterator to its end, or until it has reckoned for ``longest`` milliseconds.

    ``moved`` tells that there is more to show, ``ended`` that nothing more will come.
    """

    moved = Signal()
    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] | None = None
        self._longest = self._reckoned = self._told = 0
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._turn)

    @property
    def working(self) -> bool:
        """Whether it is still reckoning."""
        return self._steps is not None

    def run(self, steps: Iterator[object], longest: int = 0) -> None:
        """Begins; what ran before is dropped. 0 for no bound."""
        self._steps, self._longest = steps, longest
        self._reckoned = self._told = 0
        self._clock.start()
        self._timer.start()

    def drop(self) -> None:
        """Ends without a word."""
        self._steps = None
        self._timer.stop()

    def _turn(self) -> None:
        begun, more = self._clock.elapsed(), True
        while more and self._clock.elapsed() - begun < SLICE:
            more = self._step()
        self._reckoned += self._clock.elapsed() - begun
        if not more or (self._longest and self._reckoned >= self._longest):
            self.drop()
            self.moved.emit()
            self.ended.emit()
        elif self._clock.elapsed() - self._told > TOLD_EVERY:
            self._told = self._clock.elapsed()
            self.moved.emit()

    def _step(self) -> bool:
        assert self._steps is not None
        try:
            next(self._steps)
        except StopIteration:
            return False
        return True
