"""A bot plays at a kept table, and what its head says."""

from __future__ import annotations

from functools import partial

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.tables.heads import TableHead
from desktop_app.app.tables.service import OpenTable
from desktop_app.app.tables.set_up import usual_set_up
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.chance import Chance

BOX = open_box("lotr_lcg")
ALONE = usual_set_up(BOX, "Ana")


def play(table: OpenTable, answers: int, dice: Chance | None = None) -> int:
    """The greedy bot answers for everybody; how many answers there were."""
    dice = dice or Chance(1)
    session = table.session
    given = 0
    while session.question is not None and given < answers:
        question = session.question
        look = partial(session.game.view, session.state, question.seat)
        session.answer(session.game.bots["greedy"](look, question, dice))
        given += 1
    return given


def told(head: TableHead) -> list[str]:
    """The facts of a head in words."""
    return [Texts("en")(fact.message, **fact.params) for fact in head.facts]
