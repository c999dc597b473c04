"""Influence in the Shadow Pool and in extension, and the story markers."""

from __future__ import annotations

from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.reading.story import most_in_pool
from desktop_app.games.me_quest.reading.tracks import FINALE
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs import influence as influence_verbs
from desktop_app.games.me_quest.verbs.story import STORY
from desktop_app.games.me_quest.verbs.story import advance as marker_moves
from desktop_app.games.me_quest.vocabulary.texts import Now


def add_to_pool(amount: Amount) -> Happens[QuestState]:
    """``add_to_pool(2)``: influence comes to the Shadow Pool."""
    return happens(
        lambda m: influence_verbs.add_to_pool(m.g, worth(amount, m)),
        lambda m: m.g.pool < most_in_pool(m.g),
        told="add to pool",
        amount=amount,
    )


def remove_from_pool(amount: Amount) -> Happens[QuestState]:
    """``remove_from_pool(1)``"""
    return happens(
        lambda m: influence_verbs.remove_from_pool(m.g, worth(amount, m)),
        lambda m: m.g.pool > 0,
        told="remove from pool",
        amount=amount,
    )


def influence_in_extension(amount: Amount, *, to_pool: int = 0) -> Happens[QuestState]:
    """``influence_in_extension(3)``: Sauron places it, so much of it into the Shadow Pool if he likes."""
    return happens(
        lambda m: influence_verbs.place_in_extension(m.g, worth(amount, m), to_pool=to_pool, source=m.me),
        told="influence in extension",
        amount=amount,
    )


def advances(marker: str, amount: Amount = 1) -> Happens[QuestState]:
    """``advances("black", 1)``: a story marker, "green" for the heroes'; below 0 it goes back.

    In the Story step it is one of those that move before minions come (MEQ-116).
    """

    def can(m: Now) -> bool:
        return m.g.story[marker] > 0 if worth(amount, m) < 0 else m.g.story[marker] < FINALE

    return happens(
        lambda m: marker_moves(m.g, marker, worth(amount, m), STORY if m.g.step == STORY else "card"),
        can,
        told="advances",
        marker=marker,
        amount=amount,
    )
