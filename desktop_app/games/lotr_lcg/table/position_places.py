"""Which cards may lie where in a position file, what may hang on what, and what may lie on which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.set_ups import BadPosition
from desktop_app.games.lotr_lcg.reading.queries import CHARACTERS, FACTS, copies_in_play, facts, kind, stands_in
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.by_hand import kinds_of_host, tokens_of

_DECK = ("ally", "attachment", "event")
_ENCOUNTERS = ("enemy", "location", "treachery", "objective", "objective_ally")
LIE_IN = {
    "quest": ("quest",),
    "quest_deck": ("quest",),
    "staging": ("enemy", "location", "objective", "objective_ally"),
    "active_location": ("location",),
    "encounter_deck": _ENCOUNTERS,
    "encounter_discard": _ENCOUNTERS,
    "shadows": _ENCOUNTERS,
    "engaged": ("enemy",),
    "on_deck": ("treachery",),
    "play": ("hero", "ally", "objective_ally"),
    "hand": _DECK,
    "deck": (*_DECK, "hero"),  # where heroes wait for the second step of set-up
    "discard": (*_DECK, "hero"),
    "attached": ("attachment", "treachery", "objective", "enemy", "location"),
    "victory": _ENCOUNTERS,
    "beneath": _DECK,
}
"""The card types that each zone may hold; those set aside or removed may be any."""
LIKE_A_CARD = ("engaged", "set_aside", "removed")
"""Where alone lies what stands in for a card: it goes with that."""
COUNTERS = ("damage", "progress", "resources")
MOST_HEROES = 3
GUARDS = ("enemy", "location")
"""What hangs on an objective that it guards, and on nothing else."""
SAID_OF = {"committed": CHARACTERS, "attacked": ("enemy",), "attacked_by": ("enemy",), "shadows": ("enemy",)}
"""Of which kinds of cards alone, in play, a key says something."""
SAID_IN = {"seen": "encounter_deck", "face_up": "shadows"}
"""In which zone alone a key says something."""


def may_lie(code: str, zone: str) -> bool:
    """Whether a card is of a type that a zone may hold."""
    place = zone.partition(":")[0]
    if FACTS[code].quantity == 0 and place not in LIKE_A_CARD:
        return False
    types = LIE_IN.get(place)
    return types is None or FACTS[code].type in types


def may_hang(g: LcgState, code: str, host: str) -> bool:
    """Whether a card may hang on another: a guard on an objective nobody has claimed (LCG-322), an attachment on the
    kind of card it names."""
    what, on = FACTS[code].type, kind(g, host)
    if what in GUARDS:
        return on == "objective" and g.home[host] == "staging"
    if what == "objective":
        return on in CHARACTERS
    return what != "attachment" or on in kinds_of_host(code)


def check_entry(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """What an entry says of a card must be what can be said of it where it lies; a unique card is in play once
    (LCG-083), and nobody begins with more than three heroes (LCG-071).

    Raises BadPosition.
    """
    there = card in g.pieces
    if there and facts(g, card).unique and len(copies_in_play(g, g.codes[card])) > 1:
        raise BadPosition(path, "place", str(entry["card"]))
    if facts(g, card).type == "hero" and _has_too_many_heroes(g, g.owners[card]):
        raise BadPosition(path, "place", str(entry["card"]))
    wrong = [key for key in COUNTERS if there and key not in tokens_of(g, card)]
    wrong += [key for key, kinds in SAID_OF.items() if not there or kind(g, card) not in kinds]
    wrong += [key for key, zone in SAID_IN.items() if g.home[card] != zone]
    wrong += ["fallen"] if there or kind(g, card) != "hero" else []
    wrong += [] if stands_in(g, card) else ["beneath"]
    wrong += ["owner"] if not _may_be_anybodys(g, card) else []
    for key in wrong:
        if entry.get(key):
            raise BadPosition(f"{path}/{key}", "key", key)


def _has_too_many_heroes(g: LcgState, seat: str) -> bool:
    """More than three of a player's, in play, held captive or fallen."""
    theirs = [card for card, owner in g.owners.items() if owner == seat and seat in g.seats]
    return sum(FACTS[g.codes[card]].type == "hero" for card in theirs) > MOST_HEROES


def _may_be_anybodys(g: LcgState, card: str) -> bool:
    """Whether another may own a card than who has it: not in a hand, deck or pile, and none of the scenario's."""
    printed = facts(g, card)
    if printed.encounter_set is not None and printed.subtype is None and not stands_in(g, card):
        return False
    return g.home[card].partition(":")[0] not in ("hand", "deck", "discard")
