"""What only a process with a screen can measure, for `longtable bench`: `python -m desktop_app.ui.measures WHAT`.

WHAT is ``bare`` (an empty PySide6 window), ``window`` (ours, up to its first screen) or ``table FILE`` (one frame of
dragging a card on the table of a saved game, and the same in an empty scene). Lines of JSON go to the standard output.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QWidget

STEPS = 120
CARDS = 300
SIZE = (1920, 1080)


def say(what: str, **numbers: object) -> None:
    """One line for whoever measures, at once; always with the memory that the process holds, in MB."""
    memory = psutil.Process().memory_info().rss / 1e6
    print(json.dumps({"what": what, "memory": memory, **numbers}), flush=True)


class _FirstFrame(QObject):
    """Says when a window of the application has been painted for the first time."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow):
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
            QTimer.singleShot(0, self._then)
        return False


class _Painted(QObject):
    """Counts the frames that a widget was really painted in."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.frames = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.frames += event.type() == QEvent.Type.Paint
        return False


def bare() -> None:
    """An empty main window."""
    application = QApplication([])
    window = QMainWindow()
    window.resize(1366, 768)

    def painted() -> None:
        say("painted")
        application.quit()

    watcher = _FirstFrame(painted)
    application.installEventFilter(watcher)
    window.show()
    application.exec()


def window() -> None:
    """The application with its last profile, until the first screen stands."""
    application = QApplication([])
    watcher = _FirstFrame(lambda: say("painted"))
    application.installEventFilter(watcher)

    def ready(shell: object) -> None:
        main = shell.window  # type: ignore[attr-defined]
        main.repaint()

        def stands() -> None:
            main.repaint()
            say("ready")
            main.close()
            application.quit()

        QTimer.singleShot(0, stands)

    from desktop_app.ui.shell.launch import run

    run(ready=ready)


# -- dragging ---------------------------------------------------------------------------------------------------------


def table(path: Path) -> None:
    """Drags a card of the hand of whoever must decide over the whole board."""
    application = QApplication([])
    from desktop_app.app.settings import Settings
    from desktop_app.app.storage import read_json
    from desktop_app.app.texts import Texts
    from desktop_app.engine.saving import restore
    from desktop_app.games import GAMES
    from desktop_app.ui.art.theme import load_theme
    from desktop_app.ui.table.lotr_lcg_faces import face_of, titles_of
    from desktop_app.ui.table.screen import TableScreen

    data = read_json(path)
    session = restore(GAMES[data["game"]], data)
    assert session.question is not None
    seats = [session.question.seat]
    screen = TableScreen(session, Texts("en"), load_theme("daylight"), Settings(), seats, titles_of, face_of)
    screen.resize(*SIZE)
    screen.show()
    application.processEvents()
    hand = [card for card in session.state.zones[f"hand:{seats[0]}"] if card in screen.scene.cards]
    board = screen.board
    item = screen.scene.cards[hand[0]]
    start = board.mapFromScene(item.sceneBoundingRect().center())
    painted = _Painted(board.viewport())
    frames = _drag(board.viewport(), start)
    dragged = board.drag is not None and painted.frames >= STEPS
    say("table", frames=frames, dragged=dragged, cards=len(session.state.codes))
    _let_go(board.viewport(), start)
    say("bare", frames=_drag_in_an_empty_scene())


def _drag_in_an_empty_scene() -> list[float]:
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


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "table":
        table(Path(rest[0]))
    else:
        {"bare": bare, "window": window}[what]()
