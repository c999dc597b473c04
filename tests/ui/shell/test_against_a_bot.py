"""Games of two at the real window: from the start screen to their end against a bot, read all the way."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop_app.app.texts.texts import Language
from desktop_app.engine.chance import Chance
from desktop_app.games import GAMES
from desktop_app.ui.render.stage import settle
from tests.ui.shell.at_the_table import play_quickly, table_of
from tests.ui.shell.conftest import Person
from tests.ui.table.by_keys import give
from tests.ui.table.reading import Reader

MOST_ANSWERS = 500
FIRST, LAST = 10, 16
"""Of a sample so many answers at the beginning are given by hand, and what is left of so many of both at the end."""


@pytest.mark.parametrize(("id", "language", "seed"), [("thrones", "en", 4), ("lotr_tcg", "es", 4)])
def test_a_game_from_the_start_screen_to_its_end(
    qtbot: QtBot,
    ana: Person,
    id: str,
    language: Language,
    seed: int,
    full: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: seed)
    assert ana.shell.desk is not None
    ana.shell.desk.change(
        language=language, motion="off", moments="off", review="decisions_only", seat_switch_guard=False
    )
    ana.press(f"game-{id}")
    ana.press("begin")
    table, dice = table_of(ana), Chance(seed)
    reader, session, given = Reader(table), table.session, 0
    while session.question is not None and given < MOST_ANSWERS:
        qtbot.waitUntil(lambda: session.question is None or session.question.seat == "A", timeout=30_000)
        question = session.question
        if question is None:
            break
        reader.read_on()
        if given == FIRST and not full:
            play_quickly(table, LAST, seat="A")
            question = session.question
            assert question is not None
        if given % 5 == 0:
            reader.read_refusals()
        before = len(session.records)
        keys = GAMES[id].bots["greedy"](session.eyes("A"), question, dice)
        give(table, keys)
        settle()
        assert len(session.records) > before, f"{question.fingerprint} was not answered with {keys}"
        given += 1
    assert session.state.outcome is not None
    reader.read_on()
    assert sorted(set(reader.faults)) == []
    assert GAMES[id].broken(session.state) == []
    assert table.screen.panels.page.isVisible()
    ana.shell.show_screen("home")
    settle()
    assert ana.shell.desk.profile.results.all()[-1].game == id
