"""What only a process with a screen can measure, for `longtable bench`: `python -m desktop_app.ui.measures WHAT`.

WHAT is ``bare`` (an empty PySide6 window), ``window`` (ours, up to its first screen), ``table FILE`` (one frame of
dragging a card on the table of a saved game, and the same in an empty scene), ``moments FILE FRAMES`` (frames of what
that game tells as a bot plays on, and a picture moved in an empty scene), ``library FILE TEXT...`` (every sign of some
searches typed into the library of the last profile, the same in a bare list, and the game opened on top of it),
``answers FILE LINES TIMES`` (a game answered at random until each answer is painted, with so long a log, and pictures
moved in a bare scene), ``land`` (a land on the table panned and zoomed, and the same in a bare scene), ``scene FILE
TIMES`` (everything on the board of a game made anew) or ``crowd SCREEN FOLDER`` (the home or
the decks of the last profile opened, and its thousands of files looked at).
Lines of JSON go to the standard output.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from desktop_app.app.tables.set_up import SetUp
    from desktop_app.ui.shell.shell import Shell
    from desktop_app.ui.table.screen import TableScreen

STEPS = 120
CARDS = 300
MOST_ANSWERS = 200
SIZE = (1920, 1080)


def say(what: str, **numbers: object) -> None:
    """One line for whoever measures, at once; always with the memory that the process holds, in MB,
    and the seconds that it has had of the processor."""
    memory, processor = psutil.Process().memory_info().rss / 1e6, time.process_time()
    print(json.dumps({"what": what, "memory": memory, "processor": processor, **numbers}), flush=True)


class _FirstFrame(QObject):
    """Says when a window of the application has been painted for the first time."""

    def __init__(self, then: Callable[[], None]) -> None:
        super().__init__()
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QMainWindow):
            application = QApplication.instance()
            assert application is not None
            application.removeEventFilter(self)
            QTimer.singleShot(0, self._then)
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

    def ready(shell: Shell) -> None:
        main = shell.window
        main.repaint()

        def stands() -> None:
            main.repaint()
            say("ready")
            main.close()
            application.quit()

        QTimer.singleShot(0, stands)

    from desktop_app.ui.shell.launch import run

    run(ready=ready)


# -- typing -----------------------------------------------------------------------------------------------------------


def library(table_file: Path, texts: Sequence[str]) -> None:
    """Types searches into the library, then opens a game on top of it."""
    QApplication([])
    from desktop_app.app.profiles.profiles import Profiles
    from desktop_app.ui.library.screen import LibraryScreen
    from desktop_app.ui.measure_typing import typed_into, typed_into_a_bare_list
    from desktop_app.ui.shell.desk import Desk
    from desktop_app.ui.shell.looks import Looks

    profiles = Profiles()
    profile = profiles.open(profiles.last_used() or profiles.all()[0].id)
    screen = LibraryScreen(Desk(profiles, profile, Looks(profile.settings)))
    # One window for all screens, as the application has it.
    window = QStackedWidget()
    window.addWidget(screen)
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    index, ids = screen.catalogue.library.index, screen.searching.model.ids
    strokes = typed_into(screen, texts)
    say("library", strokes=strokes, followed=typed_into(screen, texts, in_haste=False), cards=len(ids))
    table = _laid_table(table_file)
    window.addWidget(table)
    window.setCurrentWidget(table)
    QApplication.processEvents()
    say("library and table", cards=len(table.scene.cards))
    window.close()
    titles = index.titles(ids, "en")
    say("plain", strokes=typed_into_a_bare_list(titles, texts, SIZE))
    screen.catalogue.library.close()
    profile.close()


# -- opening ----------------------------------------------------------------------------------------------------------


def crowd(screen: str, folder: Path) -> None:
    """Opens a screen of the last profile, of which a folder has thousands of files."""
    QApplication([])
    from desktop_app.app.machine.idle_memory import look_seldom
    from desktop_app.app.profiles.profiles import Profiles
    from desktop_app.ui.shell.desk import Desk
    from desktop_app.ui.shell.looks import Looks
    from desktop_app.ui.shell.screens import make

    def listed() -> float:
        start = time.process_time()
        sum(entry.stat().st_size for entry in sorted(os.scandir(folder), key=lambda entry: entry.name))
        return (time.process_time() - start) * 1000

    look_seldom()  # as the application does
    listed()
    listing = listed()
    profiles = Profiles()
    profile = profiles.open(profiles.last_used() or profiles.all()[0].id)
    desk = Desk(profiles, profile, Looks(profile.settings))
    start = time.process_time()
    opened = make(screen, desk, _Nowhere())
    opened.resize(*SIZE)
    opened.show()
    QApplication.sendPostedEvents()
    opened.repaint()
    say("opened", milliseconds=(time.process_time() - start) * 1000, listing=listing)
    opened.close()
    profile.close()


class _Nowhere:
    """The ways of a screen that nobody leaves."""

    def show_screen(self, name: str) -> None: ...

    def show_rule(self, rule_id: str) -> None: ...

    def show_corrections(self, game: str, place: str = "") -> None: ...

    def new_table(self, game: str, deck: str = "") -> None: ...

    def begin(self, set_up: SetUp) -> None: ...

    def go_on(self, save_id: str) -> None: ...

    def go_back_to(self, save_id: str, at: int) -> None: ...

    def open_deck(self, deck_id: str) -> None: ...

    def open_campaign(self, campaign_id: str) -> None: ...

    def back_to_table(self) -> None: ...


# -- dragging ---------------------------------------------------------------------------------------------------------


def _opened_table(path: Path, *, still: bool = False) -> TableScreen:
    screen = _laid_table(path, still=still)
    screen.resize(*SIZE)
    screen.show()
    QApplication.processEvents()
    return screen


def _laid_table(path: Path, *, still: bool = False) -> TableScreen:
    """The table of a saved game; with ``still`` nothing moves, and everybody decides at this screen."""
    from desktop_app.app.profiles.settings import Settings
    from desktop_app.app.storage.files import read_json
    from desktop_app.app.texts.texts import Texts
    from desktop_app.engine.saving import restore
    from desktop_app.games import GAMES
    from desktop_app.ui.art.theme import load_theme
    from desktop_app.ui.games.tables import table_of
    from desktop_app.ui.table.screen import TableScreen

    data = read_json(path)
    session = restore(GAMES[data["game"]], data)
    assert session.question is not None
    seats = list(session.eyes(session.question.seat)().seats) if still else [session.question.seat]
    settings = Settings(motion="off") if still else Settings()
    return TableScreen(session, Texts("en"), load_theme("daylight"), settings, seats, table_of(session.game.id))


def table(path: Path) -> None:
    """Drags a card of the hand of whoever must decide over the whole board."""
    QApplication([])
    from desktop_app.ui.measure_typing import Painted

    screen = _opened_table(path)
    session = screen.session
    assert session.question is not None
    hand = [card for card in session.state.zones[f"hand:{session.question.seat}"] if card in screen.scene.cards]
    board = screen.board
    item = screen.scene.cards[hand[0]]
    start = board.mapFromScene(item.sceneBoundingRect().center())
    painted = Painted(board.viewport())
    frames = _drag(board.viewport(), start)
    dragged = board.drag is not None and painted.frames >= STEPS
    say("table", frames=frames, dragged=dragged, cards=len(session.state.codes))
    _let_go(board.viewport(), start)
    say("bare", frames=_drag_in_an_empty_scene())


def moments(path: Path, frames: int) -> None:
    """Every frame of the first moments of a saved game, as a bot plays on; beside them a picture in a bare scene."""
    QApplication([])
    from desktop_app.engine.chance import Chance
    from desktop_app.games import PLAYS
    from desktop_app.ui.measure_typing import Painted

    screen = _opened_table(path)
    session, showing, dice = screen.session, screen.showing, Chance(1)
    screen.controller.seats_here = list(screen.controller.view.seats)
    bot = session.game.bots[PLAYS[session.game.id].bot]
    taken: list[float] = []
    painted, told = Painted(showing.stage), 0
    for _ in range(MOST_ANSWERS):
        question = session.question
        if question is None or len(taken) >= frames:
            break
        screen.controller.answer(bot(session.eyes(question.seat), question, dice))
        showing.hold()
        waiting = list(showing.player.queue)
        showing.player.skip_all()
        showing.player.add(waiting, 0.0)
        QApplication.processEvents()
        told += len(waiting)
        now = 0.0
        while (frame := showing.player.frame(now)) is not None:
            before = time.perf_counter()
            showing.show(frame)
            QApplication.processEvents()
            taken.append((time.perf_counter() - before) * 1000)
            now += 16.0
        showing.close()
        screen.controller.refresh()
    say("moments", frames=taken, told=told, painted=painted.frames)
    say("bare", frames=_drag_in_an_empty_scene())


def answers(path: Path, lines: int, times: int) -> None:
    """Answers a game at random, with a log of at least so many lines; all its seats decide at this screen."""
    QApplication([])
    from desktop_app.ui.measure_answers import answered, lengthen, moved_in_a_bare_scene

    screen = _opened_table(path, still=True)
    lengthen(screen.session, lines)
    screen.refresh()
    QApplication.processEvents()
    say("answers", taken=answered(screen, times), lines=len(screen.session.log))
    say("bare", taken=moved_in_a_bare_scene(times, SIZE))


def scene(path: Path, times: int) -> None:
    """Makes everything on the board of a game anew, again and again."""
    QApplication([])
    from desktop_app.ui.measure_answers import built, moved_in_a_bare_scene

    say("scene", taken=built(_opened_table(path, still=True), times))
    say("bare", taken=moved_in_a_bare_scene(times, SIZE))


def land() -> None:
    """Pans and zooms over the land of each game that has one, then as much in a bare scene."""
    QApplication([])
    from desktop_app.ui.measure_land import LandTable, games_on_lands, moved_bare, moved_over

    for game in games_on_lands():
        table = LandTable(SIZE, game)
        board = table.map.board.look
        items = len(board.at) + len(board.areas())
        say(f"land {game}", frames=moved_over(table), places=len(board.at), regions=len(board.areas()))
        table.board.close()
        say(f"bare {game}", frames=moved_bare(items, SIZE))


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
    elif what == "moments":
        moments(Path(rest[0]), int(rest[1]))
    elif what == "answers":
        answers(Path(rest[0]), int(rest[1]), int(rest[2]))
    elif what == "scene":
        scene(Path(rest[0]), int(rest[1]))
    elif what == "crowd":
        crowd(rest[0], Path(rest[1]))
    elif what == "library":
        library(Path(rest[0]), rest[1:])
    else:
        {"bare": bare, "window": window, "land": land}[what]()
