"""Looking at a map: the camera moves by hand or glides, and what is seen grows sharp when it stands still."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QTimer, QVariantAnimation, Signal

from desktop_app.engine.frozen import replace
from desktop_app.ui.map.camera import NEAREST, Camera
from desktop_app.ui.map.sheet import Sheet

STANDS_AFTER = 110
"""Milliseconds without a movement after which everything is made sharp."""
GLIDES = 300
CLOSE = 1.9
"""As near as one looks at a single place."""


class Gaze(QObject):
    """One pair of eyes over one sheet. ``changed`` says that something else is to be seen.

    ``ratio`` is how many device pixels a pixel has; ``still_only`` lets nothing glide. ``by_hand`` says that somebody
    has moved it.
    """

    changed = Signal()

    def __init__(self, sheet: Sheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.camera: Camera = sheet.camera()
        self.ratio = 1.0
        self.still_only = self.by_hand = False
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.setInterval(STANDS_AFTER)
        self._stands.timeout.connect(self._settle)
        self._sharpens = QTimer(self)
        self._sharpens.setInterval(0)
        self._sharpens.timeout.connect(self._sharpen)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setDuration(GLIDES)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._step)
        self._from = self._to = self.camera
        if not sheet.tiles.eager:  # other eyes have moved over it: it has still to stand
            sheet.moving = True
            self._stands.start()

    @property
    def goal(self) -> Camera:
        """Where it looks, or will when it has glided there."""
        return self._to if self._glide.state() == QVariantAnimation.State.Running else self.camera

    def take(self, sheet: Sheet) -> None:
        """Looks at another sheet of the same land, as after a change of theme or language."""
        self.sheet = sheet

    def fit(self, wide: float, tall: float) -> None:
        """In a window of another size."""
        camera = replace(self.camera, nearest=NEAREST * self.sheet.grown).fitted(wide, tall)
        if camera != self.camera:
            self.camera = camera
            self.changed.emit()

    # -- moving -------------------------------------------------------------------------------------------------------

    def pan(self, east: float, south: float) -> None:
        """Shifts the land by so many pixels."""
        self._glide.stop()
        self.by_hand = True
        self._move(self.camera.moved(east, south))

    def zoom(self, factor: float, at: tuple[float, float] | None = None) -> None:
        """So many times nearer, about a pixel."""
        self._glide.stop()
        self.by_hand = True
        self._move(self.camera.zoomed(factor, at))

    def show(self, camera: Camera) -> None:
        """Looks from another camera: at once where nothing has moved yet, else it glides there."""
        if not self.sheet.tiles.eager:
            self._glide_to(camera)
        elif camera != self.camera:
            self.camera = camera
            self.changed.emit()

    def go_to(self, x: float, y: float, scale: float | None = None) -> None:
        """Glides to a point of the land."""
        self._glide_to(self.camera.over(x, y, scale))

    def go_home(self) -> None:
        """Glides until all is in sight."""
        self._glide_to(self.camera.at_home())

    def look_close(self, place: str) -> None:
        """Glides to one place of the map. Raises KeyError for one that is not there."""
        at = self.sheet.places[place].at
        self.go_to(at[0], at[1], max(CLOSE * self.sheet.grown, self.camera.scale))

    def finish(self) -> None:
        """Everything stands, sharp."""
        goal = self.goal
        self._glide.stop()
        self._move(goal)
        self._settle()
        while self.sheet.paint_next(self.camera, self.ratio):
            pass
        self._sharpens.stop()
        self.changed.emit()

    def _glide_to(self, camera: Camera) -> None:
        if self.still_only:
            self._move(camera)
            return
        self._from, self._to = self.camera, camera
        self._glide.stop()
        self._glide.start()

    def _step(self, share: float) -> None:
        self._move(self._from.between(self._to, share) if share < 1 else self._to)

    def _move(self, camera: Camera) -> None:
        if camera == self.camera:
            return
        self.camera = camera
        self.sheet.moving, self.sheet.tiles.eager = True, False
        self._sharpens.stop()
        self._stands.start()
        self.changed.emit()

    # -- standing -----------------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        self._stands.stop()
        self.sheet.moving = False
        self._sharpens.start()
        self.changed.emit()

    def _sharpen(self) -> None:
        """Something between two frames, what is in sight first."""
        if self.sheet.paint_next(self.camera, self.ratio):
            self.changed.emit()
        else:
            self._sharpens.stop()
