"""The cards of a set-up: what an entry may say, where a card may lie and on what it may hang."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import (
    BadPosition,
    listed,
)
from desktop_app.games.lotr_tcg.reading.facts import NAMES, load_cards
from desktop_app.games.lotr_tcg.reading.numbers import same_thing
from desktop_app.games.lotr_tcg.reading.queries import (
    BORNE,
    CHARACTERS,
    FREE_PEOPLES,
    kind,
)
from desktop_app.games.lotr_tcg.state import IN_PLAY, Piece, TcgState
from desktop_app.games.lotr_tcg.table.by_hand import TOKENS
from desktop_app.games.lotr_tcg.table.position_lasting import LASTING, USED, read_lasting, written_lasting
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS as TEXTS

SUPPORT = "support"
MORE = ("stacked", LASTING, USED)
"""What an entry of a card in play may say besides."""
LIE_IN: dict[str, tuple[str, ...]] = {
    "fellowship": ("companion",),
    "minions": ("minion",),
    SUPPORT: ("ally", "possession", "artifact", "condition"),
    ATTACHED: ("possession", "artifact", "condition"),
    "dead": ("companion", "ally"),
    **dict.fromkeys(("path", "controlled", "adventure"), ("site",)),
}
"""The types of card that a zone may hold; any other holds what a draw deck does (TCG-355)."""
OF_NO_DRAW_DECK = ("site", "the_one_ring")
_ATTACH_TO = TEXTS.by_code(AttachesTo)


def _reads(g: TcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """What lasts on a card, and what is stacked on it, of whoever has it.

    Raises BadPosition where a unique one is there twice, or bears tokens that only others do.
    """
    if card not in g.pieces:
        for key in MORE:
            if entry.get(key):  # nothing lasts on it, nothing lies under it
                raise BadPosition(f"{path}/{key}", "key", key)
    else:
        read_lasting(g, card, entry, path)
        if _is_there_twice(g, card):
            raise BadPosition(path, "side", load_cards()[g.codes[card]].titles["en"])
        alone = {"burden": path.endswith("/ring_bearer"), "wound": kind(g, card) in CHARACTERS}
        for token, able in alone.items():  # TCG-280, TCG-045
            if g.pieces[card].count(token) and not able:
                raise BadPosition(f"{path}/{token}", "key", token)
    for at, name in enumerate(listed(entry, "stacked", path)):
        owner = g.pieces[card].controller or g.owners[card]
        g.pieces[card].stacked.append(CARDS.put(g, name, owner, "stacked", f"{path}/stacked/{at}"))


def _writes(g: TcgState, card: str) -> dict[str, Any]:
    """The same, as an entry says it."""
    if card not in g.pieces:
        return {}
    return CARDS.listing(g, "stacked", g.pieces[card].stacked) | written_lasting(g, card)


def _is_there_twice(g: TcgState, card: str) -> bool:
    """Whether its owner has another copy of a unique card in play (TCG-297); those of two players may both be there, as
    one of them was asleep when the other came (TCG-304)."""
    printed = load_cards()[g.codes[card]]
    if not printed.unique or printed.type == "site" or g.pieces[card].by_hand:
        return False
    copies = (other for other, piece in g.pieces.items() if other != card and not piece.by_hand)
    return any(g.owners[other] == g.owners[card] and same_thing(g, other, card) for other in copies)


def _may_lie(code: str, zone: str) -> bool:
    """Whether a card is of a type that a zone may hold; a possession or artifact that somebody bears lies in no support
    area (TCG-156)."""
    type, area = load_cards()[code].type, zone.partition(":")[0]
    types = LIE_IN.get(area)
    if area == SUPPORT and type in BORNE and code in _ATTACH_TO:
        return False
    return type in types if types is not None else type not in OF_NO_DRAW_DECK


def _may_hang(g: TcgState, code: str, host: str) -> bool:
    """Whether a card may lie on another at all: what the Free Peoples bear is borne by no minion (TCG-154)."""
    printed = load_cards()[code]
    return not (printed.type in BORNE and printed.side == FREE_PEOPLES and kind(g, host) == "minion")


CARDS: CardEntries[TcgState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=TOKENS,
    marks=("by_hand", "fought"),
    owner_of=lambda g, code, seat: seat,
    more=MORE,
    reads=_reads,
    writes=_writes,
    may_lie=_may_lie,
    may_hang=_may_hang,
)
