"""What a puzzle asks for is told in words of the game, never by an id."""

from __future__ import annotations

import pytest

from desktop_app.app.learning.puzzles import Attempt, goals, puzzles
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games import PLAYS, playable
from desktop_app.ui.games.tables import table_of
from desktop_app.ui.table.words.wording import Wording
from desktop_app.ui.tour.naming import naming_of


def _goals(game: str, language: Language) -> list[str]:
    """Everything that the puzzles of a game say must come true."""
    texts, table = Texts(language, strict=True), table_of(game)
    words = PLAYS[game].words.zone_titles
    wording = Wording(texts, table.title_of, table.domain, words, table.play.written, table.place_of)
    told = []
    for puzzle in puzzles(game):
        naming = naming_of(Attempt(puzzle).table, wording)
        told += [line for goal in goals(puzzle, texts, naming) for line in goal.lines]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", playable())
def test_no_goal_shows_an_id(game: str, language: Language) -> None:
    told = _goals(game, language)
    assert told
    assert [line for line in told if "_" in line or "at." in line] == []


def test_goals_are_told_in_spanish() -> None:
    quest, wizards, houses = (_goals(game, "es") for game in ("me_quest", "meccg", "thrones"))
    assert "Argalad → Osgiliath" in quest
    assert "Has llegado a «Viaje: Mover»" in quest
    assert "Bor: puntos por muertes 1" in wizards
    assert any("Poder en la carta de Facción" in line for line in houses)
    english = ("kill points", "faction", "combat strength", "enemy", "influence", "stage")
    assert [line for line in (*quest, *wizards, *houses) if any(word in line for word in english)] == []
