"""What is printed on the tracks of the board: story, actions, and the counts of tokens in the box."""

from __future__ import annotations

FINALE = 18
"""The Finale space, counted from the start space (0)."""
SHADOW_FALLS = 10
"""The Shadow Falls space; one source only."""
LAST_SPACES = (6, 12, FINALE)
"""The last space of each stage (MEQ-111)."""
POOL_A_STAGE = 4
"""Influence that the Shadow Pool holds for each stage reached (MEQ-173)."""
HEROES_ADVANCE = 2
"""Spaces that the heroes' marker advances in a Story step (MEQ-108)."""
STAGE_MINIONS = {
    1: ("minion.mouth_of_sauron", "minion.black_serpent"),
    2: ("minion.ringwraiths", "minion.gothmog"),
    3: ("minion.witch_king",),
}
"""The minions that Sauron receives with each stage (MEQ-072, MEQ-117, MEQ-118)."""

ACTION_TRACKS: dict[str, tuple[int, int, int]] = {
    "place_influence": (6, 5, 4),
    "draw_cards": (3, 2, 1),
    "command": (3, 2, 1),
}
"""The numbers of each action track, which fall from left to right (MEQ-171).

The one source for the track of cards has 2, 2, 1; the book says of every track that its numbers fall.
"""
MOST_TO_POOL = 2
"""Influence of one Place Influence action that may go to the Shadow Pool (MEQ-168)."""
MOST_HEALED = 4
"""Damage that one command heals (MEQ-212)."""

TOKENS = {
    "monster": 50,
    "influence": 80,
    "favor": 30,
    "active_player": 1,
    "level": 24,
    "damage": 30,
    "action": 4,
    "character": 8,
    "story": 4,
    "plot": 3,
    "event": 1,
}
"""The tokens of the box (MEQ-022 to MEQ-033)."""
DAMAGE_TOKENS = {1: 20, 3: 10}
"""Damage tokens by their worth (MEQ-028)."""
BOARD_HALVES = 2
FIGURES = {"hero": 5, "minion": 5}


def stage_of(space: int) -> int:
    """The stage in which a space of the story track lies; the start lies in the first (MEQ-111)."""
    return next(stage for stage, last in enumerate(LAST_SPACES, 1) if space <= last)
