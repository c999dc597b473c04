"""What lasts on the cards and players of a table, and what of them was used, as set-ups say it. Both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.running import effect_told, read_uses, told_effect, written_uses
from desktop_app.games.kit.set_ups import BadPosition, listed
from desktop_app.games.lotr_tcg.reading.active import BLANK
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.reading.sums import KEYWORD_NUMBERS, NUMBERS
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs.wounds import MOST_WOUNDS

LASTING, USED = "effects", "used"
ON_CARDS = (*NUMBERS, *KEYWORD_NUMBERS, MOST_WOUNDS, BLANK)
"""The kinds of effects on cards that are one word; the others begin with one of ``WORDS``."""
WORDS = ("keyword", "way", "cannot")
FORBIDS = "cannot:"
"""How the kinds of effects on a player begin."""
TOTALS = ("minion_archery", "fellowship_archery", "move_limit")
"""The kinds of effects on the table itself."""
MOMENTS = ("phase", "regroup", "turn", "game")
"""When an effect ends: with the phase, as the regroup phase begins, with the turn, never."""


def read_lasting(g: TcgState, thing: str, entry: Mapping[str, Any], path: str) -> None:
    """The ``effects`` on a card or player, on the table itself where it is "", and what was ``used``.

    Raises BadPosition.
    """
    for index, said in enumerate(listed(entry, LASTING, path)):
        place = f"{path}/{LASTING}/{index}".lstrip("/")
        effect = effect_told(g, NAMES, said, [thing] if thing else [], place)
        if effect.group or not _is_known(effect) or (thing in g.seats and not effect.kind.startswith(FORBIDS)):
            raise BadPosition(f"{place}/kind", "word", effect.kind)
        if effect.until not in MOMENTS:
            raise BadPosition(f"{place}/until", "word", effect.until)
        g.effects.append(effect)
    read_uses(g, thing, entry, path)


def written_lasting(g: TcgState, thing: str) -> dict[str, Any]:
    """The same, as a set-up says it."""
    on_it = [effect for effect in g.effects if (thing in effect.targets if thing else not effect.targets)]
    effects = [told_effect(NAMES, effect) for effect in on_it if _is_known(effect)]
    used = written_uses(g, thing)
    return ({LASTING: effects} if effects else {}) | ({USED: used} if used else {})


def cannot_be_told(g: TcgState) -> list[str]:
    """What lasts and no set-up says: what waits for a character, the text of a site that is used elsewhere, and what
    was used of a card that is gone."""
    told = ["effects"] if any(not _is_known(effect) for effect in g.effects) else []
    known = (*g.pieces, *g.seats)
    return told + (["limits"] if any(key.rpartition("|")[2] not in known for key in g.used) else [])


def _is_known(effect: Effect) -> bool:
    if not effect.targets:
        return effect.kind in TOTALS
    first, colon, second = effect.kind.partition(":")
    return effect.kind in ON_CARDS or (bool(colon and second) and first in WORDS)
