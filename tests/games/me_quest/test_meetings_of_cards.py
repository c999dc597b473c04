"""Cards of different decks that meet on one occasion: each does what it says, and no more."""

from __future__ import annotations

import pytest

from tests.games.me_quest.cards.resolving import Card


@pytest.mark.parametrize(("corruption", "favor"), [("Despairing", 1), ("Mistrusted", 1), ("Weak", 2)])
def test_what_is_given_to_the_corrupted_is_what_they_may_have(corruption: str, favor: int) -> None:
    """The despairing hold 3 favor at most, the mistrusted gain 1 at most."""
    held = {"at": "rivendell", "favor": 2, "corruption": [corruption]}
    card = Card("encounter.i_will_not_say_the_day_is_done", ana=held)
    assert card.changes == {"Ana favor": favor}


@pytest.mark.parametrize(("corruption", "moved"), [("Deranged", 1), ("Weak", None)])
def test_saruman_lies_to_heroes_as_wise_as_their_corruption_leaves_them(corruption: str, moved: int | None) -> None:
    card = Card("shadow.sarumans_lies", "action", ana={"corruption": [corruption]})
    assert card.changes.get("story black") == moved


def test_a_hero_in_a_haven_is_tempted_and_gives_favor() -> None:
    held = {"at": "rivendell", "corruption": ["Weak", "Weary"], "favor": 1}
    card = Card("shadow.do_not_tempt_me", "action", says=["choose_player Ana"], ana=held)
    assert card.changes == {"Ana favor": -1}
