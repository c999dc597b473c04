"""The cards that a set-up names, and what it says of each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from desktop_app.games.kit.set_ups import BadPosition, CardEntries, listed, number, word
from desktop_app.games.meccg.reading.facts import NAMES, load_cards
from desktop_app.games.meccg.reading.queries import opponent, side
from desktop_app.games.meccg.state import IN_PLAY, MecState, Piece
from desktop_app.games.meccg.table.position_words import PHASES, title_of_site

T = TypeVar("T")
PLAYED = ("resource", "hazard")
DRAWN = ("character", *PLAYED)
LIE_IN = {
    **dict.fromkeys(("companies", "agents"), ("character",)),
    **dict.fromkeys(("sites", "locations"), ("site",)),
    **dict.fromkeys(("events", "attached", "attacking"), PLAYED),
    **dict.fromkeys(("discard", "removed"), (*DRAWN, "site")),
}
"""The types of cards that a zone may hold; any other zone holds what is drawn."""


def _reads(g: MecState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if "stored_at" in entry:
        g.stored[card] = title_of_site(entry["stored_at"], f"{path}/stored_at")
    if card in g.pieces:
        if _is_there_twice(g, card):
            raise BadPosition(path, "side", load_cards()[g.codes[card]].title)
        g.pieces[card].since = number(entry, "since", 0, path)
        g.pieces[card].came = word(entry.get("came", ""), PHASES, f"{path}/came")
        g.pieces[card].exhausted &= not g.pieces[card].wounded  # upside down is not sideways (MEC-316)


def _may_lie(code: str, zone: str) -> bool:
    return load_cards()[code].type in LIE_IN.get(zone.partition(":")[0], DRAWN)


def _is_there_twice(g: MecState, card: str) -> bool:
    """Whether a copy of a unique card lies face up in play already (MEC-336), neither of them laid there by hand."""
    printed = load_cards()[g.codes[card]]
    alike = [piece for each, piece in g.pieces.items() if g.codes[each] == printed.code]
    there = [piece for piece in alike if not piece.hidden and not piece.by_hand]
    return printed.unique and printed.type != "site" and g.pieces[card] in there and len(there) > 1


CARDS: CardEntries[MecState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    marks=("exhausted", "wounded", "loose", "idle", "hidden", "by_hand", "pointless"),
    owner_of=lambda g, code, seat: opponent(g, seat) if _is_hazard(code) else seat,
    more=("follows", "since", "came", "company", "stored_at", "at", "sites"),
    reads=_reads,
    may_lie=_may_lie,
)


def _is_hazard(code: str) -> bool:
    printed = load_cards()[code]
    return printed.type == "hazard" and not printed.either_way


def owned_with_it(g: MecState, entry: Any, seat: str, path: str) -> Any:
    """An event that lies before its player, with what lies on it: that is his as well, where nothing else is said."""
    if not isinstance(entry, Mapping) or "attachments" not in entry:
        return entry
    told = enumerate(listed(entry, "attachments", path))
    lying = [CARDS.entry(each, f"{path}/attachments/{index}") for index, each in told]
    return {**entry, "attachments": [{"owner": g.names[seat], **each} for each in lying]}


def fits(g: MecState, seat: str) -> Callable[[str], bool]:
    """Of several cards of a name the one of the player's side."""
    return lambda code: load_cards()[code].alignment in (side(g, seat), "neutral", "dual")


def site_code(g: MecState, seat: str, name: str, path: str) -> str:
    """The code of a site of a seat's side by its name. Raises BadPosition."""
    return CARDS.code(name, path, lambda code: load_cards()[code].type == "site" and fits(g, seat)(code))


def nth(things: Sequence[T], entry: Mapping[str, Any], key: str, path: str) -> T:
    """The thing whose place in a list an entry tells. Raises BadPosition where there is none."""
    place = number(entry, key, 0, path)
    if not 0 <= place < len(things):
        raise BadPosition(f"{path}/{key}", "number", str(place))
    return things[place]
