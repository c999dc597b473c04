"""The journals that pictures show: each game's own, whether it has campaigns or is kept by hand."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from desktop_app.app.journal.example import example_campaign, example_results
from desktop_app.app.journal.standing import standing_of
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.games import CAMPAIGNS, GAMES

NOW = datetime(2026, 3, 1, 20, 0, tzinfo=UTC)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whichever_game_is_asked_for_its_journal_is_shown(game: str, language: Language) -> None:
    """That of the card game stood behind the dialogs of all of them."""
    campaign = example_campaign(Texts(language), NOW, game)
    assert campaign.game == game
    assert [played.result for played in campaign.games()] == ["won", "lost", "won"]
    if game not in CAMPAIGNS:
        points = standing_of(campaign).lines["points"]
        assert {who: sum(line.amount for line in points if line.player == who) for who in ("Ana", "Bor")} == {
            "Ana": 7,
            "Bor": 5,
        }
    assert {each.game for each in example_results(Texts(language), NOW, game)} == {game}
