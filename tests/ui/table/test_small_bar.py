"""The bar of the smallest window: the phase and the step of now are whole, and the title gives way to them."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.screen import TableScreen

SMALLEST = (960, 600)
STEPS, ANSWERS = 10, 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lotr_tcg", "meccg"])
def test_the_step_of_now_is_whole_in_the_smallest_window(game: str, language: Language) -> None:
    play, chance, seen = PLAYS[game], Chance(3), set[str]()
    with Stage(SMALLEST, language, "daylight", game) as stage:
        screen = stage.show("table")
        assert isinstance(screen, TableScreen)
        session = screen.session
        screen.bar.allow(undo=True, redo=True, waiting=4)
        for _ in range(ANSWERS):
            question = session.question
            if question is None or len(seen) == STEPS:
                break
            if question.step not in seen:
                seen.add(question.step)
                screen.refresh()
                settle()
                assert screen.track.least() <= screen.track.width(), question.step
            question = session.question  # bots at the table answer while it is looked at
            if question is None:
                break
            session.answer(play.game.bots[play.bot](session.eyes(question.seat), question, chance))
    assert len(seen) > STEPS / 2
