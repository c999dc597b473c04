"""What nobody, or not everybody, may look at at this table."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.hidden import NOBODY, OWNER, HiddenZones
from desktop_app.games.me_quest.reading.board import HAVEN_DECK, MONSTER_PILES, REGION_DECKS
from desktop_app.games.me_quest.reading.queries import PLACES, is_monster, on_board
from desktop_app.games.me_quest.state import COMBAT_DECKS, SAURON, STAGES, QuestState

_NOBODY = (
    "life",
    "damage",
    "skill_deck",
    "shadow_deck",
    "plot_deck",
    "corruption_deck",
    "peril_deck",
    *(f"event_deck_{stage}" for stage in STAGES),
    *(f"encounter_deck_{deck}" for deck in (*REGION_DECKS, HAVEN_DECK)),
    *(f"combat_deck_{deck}" for deck in COMBAT_DECKS),
    *(f"monsters_{colour}" for colour in MONSTER_PILES),
    "mission_heroes",
    "drawn",
    "box",
)
_OWNER = ("hand", "chosen", "combat_hand", "mission")
_SIGHTS = {
    **dict.fromkeys(_NOBODY, NOBODY),
    **dict.fromkeys(_OWNER, OWNER),
    **dict.fromkeys(PLACES, SAURON),  # who looks at monster tokens at any time (MEQ-226)
}


def turned_up(g: QuestState, seat: str) -> list[str]:
    """Cards that lie open in hidden zones beside the board: turned up, and the heroes' Mission for them (MEQ-080).

    Whoever looks on is no hero.
    """
    is_hero = seat != SAURON and seat in g.seats
    return [*g.faceup, *g.zones["mission_heroes"]] if is_hero else g.faceup


def opened(g: QuestState, seat: str) -> Sequence[str]:
    """What lies open in hidden zones: on the board everything but monster tokens."""
    if seat == SAURON:
        return turned_up(g, seat)
    return [*turned_up(g, seat), *(card for card in on_board(g) if not is_monster(g, card))]


HIDDEN = HiddenZones(_SIGHTS, opened, lying=("chosen", *PLACES))
"""Decks, pools but the rest pool, hands, Missions, cards chosen in combat, and face-down monster tokens."""
