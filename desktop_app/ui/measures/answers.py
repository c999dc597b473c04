"""How long an answer takes to its painted table, and a table's scene from nothing.

Whoever answers has looked at the table first: what it does ahead meanwhile is done. In milliseconds of the processor:
nothing is waited for, and what else the machine does is no fault of the table.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from desktop_app.engine.chance import Chance
from desktop_app.engine.record import Line
from desktop_app.engine.session import Session
from desktop_app.ui.measures.painted import until_painted
from desktop_app.ui.measures.tables import opened_table
from desktop_app.ui.measures.telling import SIZE, say
from desktop_app.ui.table.screen import TableScreen

FEW, MOVED = 60, 8
"""How many cards lie on a usual table, and how many an answer moves."""
WARM = 5
"""So many answers come first: they paint each face for the first time."""


def answers(path: Path, lines: int, times: int) -> None:
    """Answers a game at random, with a log of at least so many lines; all its seats decide at this screen."""
    QApplication([])
    screen = opened_table(path, still=True)
    lengthen(screen.session, lines)
    screen.refresh()
    QApplication.processEvents()
    say("answers", taken=answered(screen, times), lines=len(screen.session.log))
    say("bare", taken=moved_in_a_bare_scene(times, SIZE))


def scene(path: Path, times: int) -> None:
    """Makes everything on the board of a game anew, again and again."""
    QApplication([])
    say("scene", taken=built(opened_table(path, still=True), times))
    say("bare", taken=moved_in_a_bare_scene(times, SIZE))


def answered(screen: TableScreen, answers: int) -> list[float]:
    """Milliseconds of each of so many answers, from the answer to the painted table; fewer where the game ends."""
    session, dice = screen.session, Chance(7)
    screen.ahead.finish()
    taken: list[float] = []
    for _ in range(answers + WARM):
        question = session.question
        if question is None:
            break
        keys = session.game.bots["random"](session.eyes(question.seat), question, dice)

        def answer(keys: list[str] = keys) -> None:
            session.answer(keys)
            screen.refresh()

        taken.append(until_painted(answer))
        _look_on(screen)
    return taken[WARM:]


def _look_on(screen: TableScreen) -> None:
    """Whoever answers next has looked at the land where it stands by now."""
    land = screen.scene.land
    if land is not None and land.map is not None:
        land.map.gaze.finish()
        QApplication.processEvents()


def built(screen: TableScreen, times: int) -> list[float]:
    """Milliseconds of making everything on the board anew, with nothing painted before, until it is painted.

    What the table does ahead while nobody waits is no part of it: it rests.
    """
    screen.ahead.pause()
    taken: list[float] = []
    for _ in range(times):
        screen.scene.skin.forget()
        taken.append(until_painted(screen.board.resized.emit))
    return taken


def lengthen(session: Session, lines: int) -> None:
    """Gives a game a log of so many lines, as after a long evening."""
    said = list(session.log)
    while len(session.log) < lines:
        session.log[:0] = [Line(line.at, line.message) for line in said]


def moved_in_a_bare_scene(frames: int, size: tuple[int, int]) -> list[float]:
    """The same in a bare scene: a few pictures of many change their places, and the window is painted."""
    scene = QGraphicsScene(QRectF(0, 0, *size))
    card = QPixmap(130, 182)
    card.fill(Qt.GlobalColor.gray)
    items = [scene.addPixmap(card) for _ in range(FEW)]
    for number, item in enumerate(items):
        item.setPos(number % 12 * 140, number // 12 * 200)
    view = QGraphicsView(scene)
    view.resize(*size)
    view.show()
    QApplication.processEvents()

    def move(frame: int) -> None:
        for number in range(MOVED):
            item = items[(frame * MOVED + number) % FEW]
            item.setPos(item.x() + 20, item.y() + 10)

    return [until_painted(partial(move, frame)) for frame in range(frames)]
