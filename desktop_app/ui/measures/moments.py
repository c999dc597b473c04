"""What each frame of a moment costs."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.measures.dragging import drag_in_an_empty_scene
from desktop_app.ui.measures.painted import Painted
from desktop_app.ui.measures.tables import opened_table
from desktop_app.ui.measures.telling import say

MOST_ANSWERS = 200


def moments(path: Path, frames: int) -> None:
    """Every frame of the first moments of a saved game, as a bot plays on; beside them a picture in a bare scene."""
    QApplication([])
    screen = opened_table(path)
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
    say("bare", frames=drag_in_an_empty_scene())
