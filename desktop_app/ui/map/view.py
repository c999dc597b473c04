"""A map in a widget of its own: dragged and zoomed by mouse and keys, walked from place to place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop_app.ui.map.camera import STEP
from desktop_app.ui.map.gaze import Gaze
from desktop_app.ui.map.naming import name_in
from desktop_app.ui.map.sheet import Sheet
from desktop_app.ui.widgets.guard import guarded

BY_KEY = 90.0
"""How many pixels an arrow moves the land."""
CLICK = 5
RING, AROUND = 19.0, 5.0
"""The radius of the ring about a marked place at least, and how far it lies beyond what is larger."""


class MapView(QWidget):
    """Shows a sheet. ``pointed`` carries the place under the pointer or the keyboard, ``chosen`` the one pressed."""

    pointed = Signal(str)
    chosen = Signal(str)

    def __init__(self, sheet: Sheet, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gaze = Gaze(sheet, self)
        self.gaze.changed.connect(self.update)
        self.place = ""
        self._grabbed: QPointF | None = None
        self._pressed_at = QPointF()
        self._by_keys = False
        self.setObjectName("map")
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        return self.gaze.sheet

    def point_at(self, place: str, *, by_keys: bool = False) -> None:
        """Marks a place of the land or the board and says so; "" marks none."""
        if place == self.place and by_keys == self._by_keys:
            return
        self.place, self._by_keys = place, by_keys
        self.setAccessibleDescription(self._name(place))
        self.pointed.emit(place)
        self.update()

    def go_to(self, place: str) -> None:
        """Looks at one place closely."""
        self.point_at(place, by_keys=True)
        self.gaze.look_close(place)

    def _name(self, place: str) -> str:
        known = self.sheet.places.get(place)
        if known is None:
            return ""
        return known.names.es if self.sheet.language == "es" else known.names.en

    # -- painting -----------------------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The map fills its widget."""
        super().resizeEvent(event)
        self.gaze.fit(self.width(), self.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Land, places, what is marked, names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.gaze.ratio = self.devicePixelRatioF()
        camera = self.gaze.camera
        self.sheet.paint_ground(painter, camera, ratio)
        self.sheet.paint_places(painter, camera, ratio)
        if self.place:
            self._paint_marked(painter)
        self.sheet.paint_names(painter, camera, ratio)
        painter.end()

    def _paint_marked(self, painter: QPainter) -> None:
        """A ring about the place, gold within ink, with its name where the board does not write one."""
        theme, place = self.sheet.theme, self.sheet.places[self.place]
        x, y = self.gaze.camera.to_window(place.at[0], place.at[1])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._ring()
        for colour, wide in ((theme.map["mark_edge"], 6.0), (theme.gold, 3.0)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawEllipse(QPointF(x, y), radius, radius)
        self.sheet.paint_own_name(painter, self.place, QPointF(x, y), self.gaze.ratio)

    def _ring(self) -> float:
        """How far the ring about the marked place lies from its middle: clear of its medallion."""
        board = self.sheet.board
        reaches = board.reaches(self.gaze.camera, settle=False) if board is not None else {}
        return max(RING, reaches.get(self.place, 0.0) + AROUND)

    # -- the mouse ----------------------------------------------------------------------------------------------------

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The land is taken hold of."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._grabbed = self._pressed_at = event.position()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The land follows, or what is under the pointer is told."""
        if self._grabbed is not None:
            moved = event.position() - self._grabbed
            self._grabbed = event.position()
            self.gaze.pan(moved.x(), moved.y())
            return
        self.point_at(self._at(event.position()))

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go of the land; where it was hardly moved, a place is chosen."""
        held, self._grabbed = self._grabbed is not None, None
        if held and (event.position() - self._pressed_at).manhattanLength() < CLICK:
            place = self._at(event.position())
            if place:
                self.chosen.emit(place)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nearer."""
        self.gaze.zoom(2.0, (event.position().x(), event.position().y()))

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms about the pointer."""
        self.gaze.zoom(1.0015 ** event.angleDelta().y(), (event.position().x(), event.position().y()))
        event.accept()

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        if not self._by_keys:
            self.point_at("")
        super().leaveEvent(event)

    def _at(self, at: QPointF) -> str:
        board = self.sheet.board
        return board.place_at(at.x(), at.y(), self.gaze.camera) if board is not None else ""

    # -- keys ---------------------------------------------------------------------------------------------------------

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the land, plus and minus zoom, 0 shows all, N and P go from place to place, Enter looks close."""
        moves = {
            Qt.Key.Key_Left: (BY_KEY, 0.0),
            Qt.Key.Key_Right: (-BY_KEY, 0.0),
            Qt.Key.Key_Up: (0.0, BY_KEY),
            Qt.Key.Key_Down: (0.0, -BY_KEY),
        }
        key = event.key()
        if key in moves:
            self.gaze.pan(*moves[Qt.Key(key)])
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.gaze.zoom(STEP)
        elif key == Qt.Key.Key_Minus:
            self.gaze.zoom(1 / STEP)
        elif key in (Qt.Key.Key_0, Qt.Key.Key_Home):
            self.gaze.go_home()
        elif key in (Qt.Key.Key_N, Qt.Key.Key_P):
            self._walk(1 if key == Qt.Key.Key_N else -1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.place:
            self.gaze.look_close(self.place)
        else:
            super().keyPressEvent(event)

    def _walk(self, by: int) -> None:
        """To the next place of the board in the order of names."""
        look = self.sheet.look
        if look is None:
            return
        language = self.sheet.language
        order = sorted(look.board().locations.values(), key=lambda each: name_in(each, language))
        ids = [each.id for each in order]
        at = ids.index(self.place) + by if self.place in ids else 0 if by > 0 else -1
        place = ids[at % len(ids)]
        self.point_at(place, by_keys=True)
        x, y = self.gaze.camera.to_window(*look.at[place])
        if not (40 < x < self.width() - 40 and 40 < y < self.height() - 40):
            self.gaze.go_to(*look.at[place])
