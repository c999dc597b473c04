"""A whole game through the window, by keys and clicks, from the first card to the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop_app.app.texts.texts import Language, Texts
from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.rules import GAME
from tests.ui.table.by_keys import give
from tests.ui.table.conftest import LayTable, new_session
from tests.ui.table.reading import Reader, faults


@pytest.mark.parametrize(("seed", "language"), [(2, "en"), (7, "es")])
def test_a_game_is_played_to_its_end_by_hand_and_all_it_says_are_words(
    lay_table: LayTable, seed: int, language: Language
) -> None:
    session = new_session(seed)
    table = lay_table(session, size=(1366, 768), language=language)
    reader, chance = Reader(table), Chance(9)
    for _ in range(1200):
        question = session.question
        if question is None:
            break
        reader.read_on()
        if len(session.records) % 5 == 0:
            reader.read_refusals()
        answers = len(session.records)
        give(table, GAME.bots["greedy"](lambda: session.look("A"), question, chance))
        assert len(session.records) > answers, f"{question.fingerprint} was not answered"
    reader.read_on()
    assert session.question is None
    assert session.state.outcome is not None
    assert table.screen.panels.page.isVisible()
    assert GAME.broken(session.state) == []
    assert reader.read > 500
    assert sorted(set(reader.faults)) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("c14", "by its id"),
        ("Take c14", "by its id"),
        ("Use ~staging.1", "by its id"),
        ("lcg-verb-use-it", "message id"),
        ("{ $source } attacks", "signs of the program"),
        ("14", "no words"),
    ],
)
def test_the_reader_of_the_table_finds_what_is_no_text(text: str, fault: str) -> None:
    class Known(Texts):
        def has(self, message_id: str) -> bool:
            return message_id == "lcg-verb-use-it"

    assert fault in " ".join(faults(text, Known("en"), {"c14"}))


def test_after_the_end_undo_brings_the_last_question_back(lay_table: LayTable) -> None:
    session = new_session(2)
    chance = Chance(9)
    while session.question is not None:
        question = session.question
        session.answer(GAME.bots["greedy"](lambda: session.look("A"), question, chance))
    table = lay_table(session)
    table.screen.panels.last_page.open()

    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    assert session.question is not None
    assert session.state.outcome is None
