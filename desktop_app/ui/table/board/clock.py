"""The one animation clock of the table. Everything that moves is run by it, and a new answer ends what still moves."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QTimer

HOVER_LIFT = 120
CARD_MOVES = 260
WALKS = 620
"""Along a path of a land."""
A_REGION = 300
"""Of a party's way over a land, from one region to the next."""
GLIDES_BACK = 220
TURNS = 180
GIVES_WAY = 180
TURNS_UP = 240
SHUFFLES = 420
RING_FADES = 600
CURTAIN_FALLS = 320
STAGGER = 40
STAGGER_MOST = 400
HELD_WITHOUT_MOTION = 1500
"""How long a changed ring stays when nothing may move."""
_TICK = 16

OUT = QEasingCurve(QEasingCurve.Type.OutCubic)
IN_OUT = QEasingCurve(QEasingCurve.Type.InOutCubic)

SPEEDS = {"normal": 1.0, "fast": 0.5, "off": 0.0}


@dataclass(slots=True)
class _Motion:
    step: Callable[[float], None]
    begins: float
    lasts: float
    easing: QEasingCurve
    done: Callable[[], None] | None


class Clock(QObject):
    """Runs motions from 0 to 1. ``speed`` is the factor on every duration; 0 means that nothing moves."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._motions: dict[Hashable, _Motion] = {}
        self._time = QElapsedTimer()
        self._time.start()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def still(self) -> bool:
        """Whether nothing moves now."""
        return not self._motions

    @property
    def reduced(self) -> bool:
        """Whether movements are switched off."""
        return self.speed == 0

    def run(
        self,
        key: Hashable,
        milliseconds: float,
        step: Callable[[float], None],
        *,
        easing: QEasingCurve = IN_OUT,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Calls ``step`` with 0 to 1 over the time; a motion with the same key is replaced where it stands."""
        lasts = milliseconds * self.speed
        if lasts <= 0:
            self._motions.pop(key, None)
            step(1.0)
            if done is not None:
                done()
            return
        self._motions[key] = _Motion(step, self._time.elapsed() + delay * self.speed, lasts, easing, done)
        if not self._timer.isActive():
            self._timer.start()

    def hold(self, key: Hashable, milliseconds: float, done: Callable[[], None]) -> None:
        """Calls ``done`` after the time, at every speed, or when everything is put where it was going."""
        self._motions[key] = _Motion(lambda _: None, self._time.elapsed(), milliseconds, OUT, done)
        if not self._timer.isActive():
            self._timer.start()

    def runs(self, key: Hashable) -> bool:
        """Whether a motion with this key is under way."""
        return key in self._motions

    def stop(self, key: Hashable) -> None:
        """Leaves a motion where it is."""
        self._motions.pop(key, None)

    def finish(self) -> None:
        """Puts everything where it was going."""
        while self._motions:
            _, motion = self._motions.popitem()
            motion.step(1.0)
            if motion.done is not None:
                motion.done()
        self._timer.stop()

    def _tick(self) -> None:
        now = self._time.elapsed()
        for key, motion in list(self._motions.items()):
            gone = (now - motion.begins) / motion.lasts
            if gone < 0 or self._motions.get(key) is not motion:
                continue
            motion.step(motion.easing.valueForProgress(min(gone, 1.0)))
            if gone >= 1 and self._motions.get(key) is motion:
                del self._motions[key]
                if motion.done is not None:
                    motion.done()
        if not self._motions:
            self._timer.stop()
