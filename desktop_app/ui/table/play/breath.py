"""A breath: for a moment after a prompt has changed of itself no key answers it, so that none is answered blindly."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

LENGTH = 400
"""Milliseconds after an automatic answer, a bot's, or the end of a moment."""
TICK = 16


class Breath(QObject):
    """``shown`` says how far it is drawn, 0 to 1."""

    shown = Signal(float)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._time = QElapsedTimer()
        self._lasts = 0
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def taking(self) -> bool:
        """Whether keys are to wait."""
        return self._time.isValid() and self._time.elapsed() < self._lasts

    def begin(self) -> None:
        """The prompt has changed of itself."""
        self._lasts = LENGTH
        if self._lasts > 0:
            self._time.start()
            self._timer.start()
            self.shown.emit(0.0)

    def _tick(self) -> None:
        share = min(1.0, self._time.elapsed() / self._lasts) if self._lasts else 1.0
        self.shown.emit(share)
        if share >= 1.0:
            self._timer.stop()
