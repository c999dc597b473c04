"""What each frame costs while a card is dragged over the board; beside it a plain picture in a bare scene."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from desktop_app.ui.measures.painted import Painted
from desktop_app.ui.measures.tables import opened_table
from desktop_app.ui.measures.telling import SIZE, memory, say

STEPS = 120
CARDS = 300


def table(path: Path) -> None:
    """Drags a card of the hand of whoever must decide over the whole board."""
    QApplication([])
    screen = opened_table(path)
    session = screen.session
    assert session.question is not None
    hand = [card for card in session.state.zones[f"hand:{session.question.seat}"] if card in screen.scene.cards]
    board = screen.board
    item = screen.scene.cards[hand[0]]
    start = board.mapFromScene(item.sceneBoundingRect().center())
    painted = Painted(board.viewport())
    frames = _drag(board.viewport(), start)
    dragged = board.drag is not None and painted.frames >= STEPS
    say("table", frames=frames, dragged=dragged, cards=len(session.state.codes), memory=memory())
    _let_go(board.viewport(), start)
    say("bare", frames=drag_in_an_empty_scene())


def drag_in_an_empty_scene() -> list[float]:
    """The same of a plain picture among as many, in a bare scene."""
    scene = QGraphicsScene(QRectF(0, 0, *SIZE))
    card = QPixmap(110, 154)
    card.fill(Qt.GlobalColor.gray)
    for number in range(CARDS):
        scene.addPixmap(card).setPos(number % 20 * 90, number // 20 * 65)
    held = scene.addPixmap(card)
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    taken = []
    for place in _path(QPoint(960, 1000)):
        before = time.perf_counter()
        held.setPos(view.mapToScene(place))
        QApplication.processEvents()
        taken.append((time.perf_counter() - before) * 1000)
    return taken


def _path(start: QPoint) -> list[QPoint]:
    end = QPoint(SIZE[0] // 5, SIZE[1] // 6)
    return [start + (end - start) * (step / STEPS) for step in range(1, STEPS + 1)]


def _drag(view: QWidget, start: QPoint) -> list[float]:
    """Milliseconds of each step: the pointer moves, everything that follows is done, the frame is painted."""
    _send(view, QEvent.Type.MouseButtonPress, start, Qt.MouseButton.LeftButton)
    taken = []
    for place in _path(start):
        before = time.perf_counter()
        _send(view, QEvent.Type.MouseMove, place, Qt.MouseButton.NoButton)
        QApplication.processEvents()
        taken.append((time.perf_counter() - before) * 1000)
    return taken


def _let_go(view: QWidget, at: QPoint) -> None:
    _send(view, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def _send(view: QWidget, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton) -> None:
    held = Qt.MouseButton.LeftButton if kind != QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    place = QPointF(at)
    event = QMouseEvent(kind, place, QPointF(view.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)
