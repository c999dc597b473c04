"""What an ability is good for, and so when it is worth using: read from what its text is written as.

A VISIT puts an ally into play for a while.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from desktop_app.games.kit.abilities import Action, Triggered
from desktop_app.games.kit.delayed import Later
from desktop_app.games.lotr_lcg.vocabulary.abilities import CARDS
from desktop_app.games.lotr_lcg.vocabulary.fighting import ReturnToStaging
from desktop_app.games.lotr_lcg.vocabulary.lasting import Modify, ModifyEvery
from desktop_app.games.lotr_lcg.vocabulary.looking import SearchTopOfDeck
from desktop_app.games.lotr_lcg.vocabulary.moving import Draw, PutIntoPlay
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    DealDamage,
    Gain,
    Heal,
    LowerThreat,
    PlaceProgress,
    ProgressOnTheQuest,
    Ready,
)

GROWTH, VISIT, HEALING, THREAT, READYING, HARM, WILLPOWER, STRENGTH, PROGRESS, OTHER = (
    "growth",
    "visit",
    "healing",
    "threat",
    "readying",
    "harm",
    "willpower",
    "strength",
    "progress",
    "other",
)

_GOOD_FOR: Mapping[type[object], str] = {
    Gain: GROWTH,
    Draw: GROWTH,
    SearchTopOfDeck: GROWTH,
    PutIntoPlay: GROWTH,
    Heal: HEALING,
    LowerThreat: THREAT,
    Ready: READYING,
    DealDamage: HARM,
    ReturnToStaging: HARM,
    PlaceProgress: PROGRESS,
    ProgressOnTheQuest: PROGRESS,
}


@cache
def good_for(code: str, name: str = "") -> str:
    """What the action of a card with this name is good for, its first without a name; OTHER where nothing tells."""
    named = [act.text.do for act in CARDS.of(Action, code) if name in ("", act.name)]
    named += [act.text.do for act in CARDS.of(Triggered, code) if name in ("", act.name)]
    parts = list(named[0].parts()) if named else []
    if any(isinstance(part, PutIntoPlay) for part in parts) and any(isinstance(part, Later) for part in parts):
        return VISIT
    return next((found for part in parts if (found := _purpose(part))), OTHER)


def _purpose(deed: object) -> str:
    if isinstance(deed, Modify | ModifyEvery):
        changed = dict(deed.numbers)
        return WILLPOWER if "willpower" in changed else STRENGTH
    return _GOOD_FOR.get(type(deed), "")
