"""The window onto the scene: fits it, zooms and pans, and turns the mouse into intents."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from desktop_app.ui.table.board import clock, z
from desktop_app.ui.table.board.card_item import CardItem
from desktop_app.ui.table.board.drag import Drag
from desktop_app.ui.table.board.map_item import MapItem
from desktop_app.ui.table.board.scene import TableScene
from desktop_app.ui.widgets.guard import guarded

HOVER_DELAY = 250
LEAST_ZOOM, MOST_ZOOM = 1.0, 4.0


class Board(QGraphicsView):
    """Shows the table. All it says is what was pointed at, pressed, dragged and dropped."""

    clicked = Signal(str)
    activated = Signal(str)
    lifted = Signal(str)
    dragged_over = Signal(str, str)
    dropped = Signal(str, str, QPointF)
    drag_ended = Signal()
    hovered = Signal(str)
    menu_asked = Signal(str, QPoint)
    resized = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.may_lift = True
        self.drag: Drag | None = None
        self._pressed = self._mover = ""
        """What was pressed, and the card that is taken up with the pawn there."""
        self._pressed_at = QPoint()
        self._panned_from: QPoint | None = None
        self._moved_from: QPoint | None = None
        self._moving_land = False
        self._under = ""
        self._over = ""
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER_DELAY)
        self._hover.timeout.connect(lambda: self.hovered.emit(self._under))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)

    @property
    def under(self) -> str:
        """The card or zone under the pointer, or ""."""
        return self._under

    # -- fitting --------------------------------------------------------------------------------------------------

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        """The scene is laid out for the size of the window."""
        super().resizeEvent(event)
        self.setSceneRect(0, 0, self.viewport().width(), self.viewport().height())
        self.resized.emit()

    def zoom(self) -> float:
        """How much larger than laid out the table is shown."""
        return self.transform().m11()

    def zoom_by(self, factor: float) -> None:
        """Zooms about the pointer, from the whole table to four times."""
        wanted = min(MOST_ZOOM, max(LEAST_ZOOM, self.zoom() * factor))
        self.scale(wanted / self.zoom(), wanted / self.zoom())

    def fit(self) -> None:
        """The whole table again."""
        self.setTransform(QTransform())

    @guarded
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms: a land nearer, or all of the table."""
        factor, at = 1.0015 ** event.angleDelta().y(), self.point(event.position().toPoint())
        land = self._land_at(at)
        if land is None:
            self.zoom_by(factor)
        else:
            land.gaze.zoom(factor, (at.x() - land.room.x(), at.y() - land.room.y()))
        event.accept()

    # -- the mouse ------------------------------------------------------------------------------------------------

    def point(self, at: QPoint) -> QPointF:
        """A place in the window as a place on the table."""
        return self.mapToScene(at)

    def place_of(self, thing: str) -> QPoint:
        """The middle of a card or zone in the window: where a click would meet it."""
        item = self.table.cards.get(thing)
        at = item.pos() if item is not None else self.table.rect_of(thing).center()
        return self.mapFromScene(at)

    @guarded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The left button takes up a card, the middle one the whole table."""
        at = event.position().toPoint()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() == Qt.MouseButton.LeftButton:
            self.table.motion.finish()
            self._pressed, self._pressed_at = self.table.thing_at(self.point(at)), at
            if self._pressed not in self.table.cards and self._land_at(self.point(at)) is not None:
                self._mover = self.table.mover_at(self.point(at))
                self._moved_from = at if not self._mover else None
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = at
        event.accept()

    @guarded
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovers, drags or pans."""
        at = event.position().toPoint()
        if self._panned_from is not None:
            self._pan(at)
        elif self._moved_from is not None and (self._moving_land or self._far_enough(at)):
            self._move_land(at)
        elif self.drag is not None:
            self._drag_to(at)
        elif (self._mover or self._pressed) in self.table.cards and self._far_enough(at) and self.may_lift:
            self._lift(at)
        else:
            self._hover_over(self.table.thing_at(self.point(at)))
        event.accept()

    @guarded
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drops what is held, or clicks."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._panned_from = None
        elif event.button() == Qt.MouseButton.LeftButton:
            pressed, self._pressed, self._mover = self._pressed, "", ""
            if self._moving_land:
                pressed = ""
            self._moved_from, self._moving_land = None, False
            at = event.position().toPoint()
            if self.drag is not None:
                self._drop(at)
            elif pressed and pressed == self.table.thing_at(self.point(at)):
                self.clicked.emit(pressed)
        event.accept()

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Plays or answers with the card; where nothing lies on a land, it is seen as at the beginning."""
        at = self.point(event.position().toPoint())
        thing = self.table.thing_at(at)
        if thing:
            self.activated.emit(thing)
        elif self._land_at(at) is not None and self.table.land is not None:
            self.table.land.look_again()
        event.accept()

    @guarded
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the thing."""
        thing = self.table.thing_at(self.point(event.pos()))
        if thing:
            self.menu_asked.emit(thing, event.globalPos())
        event.accept()

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover_over("")
        super().leaveEvent(event)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the screen's business."""
        event.ignore()

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Keys are the screen's business."""
        event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks over the zones of the table."""
        return False

    def _far_enough(self, at: QPoint) -> bool:
        return (at - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()

    def _pan(self, at: QPoint) -> None:
        assert self._panned_from is not None
        moved = at - self._panned_from
        self._panned_from = at
        for bar, by in ((self.horizontalScrollBar(), moved.x()), (self.verticalScrollBar(), moved.y())):
            bar.setValue(bar.value() - by)

    def _land_at(self, at: QPointF) -> MapItem | None:
        """The land under a point of the table, where nothing lies over it."""
        land = self.table.land
        return land.map if land is not None and land.covers(at) and not self.table.tray.holds(at) else None

    def _move_land(self, at: QPoint) -> None:
        """The land follows the hand that holds it."""
        land = self.table.land
        assert self._moved_from is not None
        if land is not None and land.map is not None:
            self._moving_land = True
            moved = self.point(at) - self.point(self._moved_from)
            self._moved_from = at
            land.map.gaze.pan(moved.x(), moved.y())

    def _hover_over(self, thing: str) -> None:
        if thing == self._under:
            return
        self._raise(self._under, 0.0)
        self._under = thing
        self._raise(thing, 1.0)
        self._hover.start()

    def _raise(self, thing: str, lift: float) -> None:
        item = self.table.cards.get(thing)
        if item is None or item.held:
            return
        start = item.lift
        fan = item.rest_z >= z.HAND
        item.setZValue(z.RAISED if lift and fan else item.rest_z)
        self.table.motion.run(
            (item, "lift"),
            clock.HOVER_LIFT,
            lambda share: item.set_lift(start + (lift - start) * share),
            easing=clock.OUT,
        )

    # -- dragging -------------------------------------------------------------------------------------------------

    def _lift(self, at: QPoint) -> None:
        item = self.table.cards[self._mover or self._pressed]
        self._hover.stop()
        self.drag = Drag(self.table, item, self.point(at))
        self._over = ""
        self.lifted.emit(item.card.id)
        self.drag.keep_place(item.home)
        self._drag_to(at)

    def _drag_to(self, at: QPoint) -> None:
        assert self.drag is not None
        self.drag.move(self.point(at))
        over = self.table.target_at(self.point(at), without=self.drag.source)
        if over != self._over:
            self._over = over
            self.dragged_over.emit(self.drag.source, over)
            self.table.hover_with(over)
            self.drag.keep_place(self.drag.item.home)

    def _drop(self, at: QPoint) -> None:
        assert self.drag is not None
        drag, self.drag = self.drag, None
        target = self.table.target_at(self.point(at), without=drag.source)
        self.drag_ended.emit()  # what gave way comes back without the card, which goes by itself
        drag.end()
        self.table.strips.let_go()
        self.dropped.emit(drag.source, target, self.point(at))
        self.table.strips.close()

    def cancel_drag(self) -> bool:
        """Lets go of a held card; False when none is held."""
        if self.drag is None:
            return False
        drag, self.drag, self._pressed, self._mover = self.drag, None, "", ""
        self.drag_ended.emit()
        drag.end()
        self.table.strips.close()
        self.table.glide_home(drag.item)
        return True

    def glide_home(self, thing: str) -> None:
        """Sends a dropped card back to its place."""
        item = self.table.cards.get(thing)
        if isinstance(item, CardItem):
            self.table.glide_home(item)
