"""What the steps of a round are about, as the bar and the panel of what comes tell it."""

from __future__ import annotations

import pytest

from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.ui.table.play.looking import look
from desktop_app.ui.table.words.wording import Wording
from tests.games.playing import new_session
from tests.ui.table.test_every_game_reads import wording_of

PASSING_ON = ("2.3", "6.5", "6.9", "7.4")
NEXT_PLAYER = {"en": "next player", "es": "siguiente jugador"}


def at_a_table_of(seats: int, language: Language) -> Wording:
    wording = wording_of("lotr_lcg", language)
    wording.view = look(new_session("lotr_lcg", seats, 0), "A")
    return wording


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", PASSING_ON)
def test_whoever_plays_alone_is_told_of_no_next_player(step: str, language: Language) -> None:
    assert NEXT_PLAYER[language] in at_a_table_of(2, language).step_told(step)
    assert NEXT_PLAYER[language] not in at_a_table_of(1, language).step_told(step)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_one_left_has_no_next_player_either(language: Language) -> None:
    wording = at_a_table_of(2, language)
    assert wording.view is not None
    wording.view.facts["eliminated"] = "B"
    assert NEXT_PLAYER[language] not in wording.step_told("7.4")
