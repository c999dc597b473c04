"""Cards as the set-ups of position files say them, and what may be said of one in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, seat_of
from desktop_app.games.thrones.reading.facts import NAMES, load_cards
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.state import CHALLENGES, WITH_PIECES, Piece, ThronesState
from desktop_app.games.thrones.table.by_hand import TOKENS
from desktop_app.games.thrones.table.position_running import (
    EFFECTS,
    USED,
    read_effects,
    read_used,
    written_effects,
    written_used,
)

IN_PLAY_ALONE = ("duplicates", "came", "counts_as", "named", EFFECTS, USED)
"""What can be said only of a card in play."""
CALLED: Mapping[str, str] = {"kneeling": "exhausted"}
"""What the book calls a mark of a card."""
WAYS_IN = ("marshal", "put", "ambush")
OF_THE_DRAW_DECK = ("character", "location", "attachment", "event")
LIE_IN: Mapping[str, Sequence[str]] = {
    "characters": ("character",),
    "locations": ("location",),
    "attached": ("attachment", "event"),
    "dead": ("character",),
    **dict.fromkeys(("plot", "plot_deck", "used"), ("plot",)),
    "removed": (*OF_THE_DRAW_DECK, "plot"),
}
"""The card types that may lie in a zone; an event may have become an attachment."""


def _read_more(g: ThronesState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """What more is said of a card in play. Raises BadPosition, also where it is in play twice (GOT-058) or lies in an
    area of somebody else than its owner (GOT-364)."""
    if card not in g.pieces:
        said = [key for key in IN_PLAY_ALONE if key in entry]
        if said:
            raise BadPosition(f"{path}/{said[0]}", "key", said[0])
        if not g.home[card].endswith(f":{g.owners[card]}") and ":" in g.home[card]:
            raise BadPosition(f"{path}/owner", "side", str(entry["owner"]))
        return
    above, piece = load_cards()[g.codes[card]], g.pieces[card]
    if above.unique and not piece.by_hand and _has_another(g, card):
        raise BadPosition(path, "place", above.titles["en"])
    for index, said in enumerate(listed(entry, "duplicates", path)):
        _lay_under(g, card, said, f"{path}/duplicates/{index}")
    piece.came = one_of(WAYS_IN, entry, "came", path)
    piece.counts_as = one_of(OF_THE_DRAW_DECK, entry, "counts_as", path) or (
        "attachment" if above.type == "event" else ""
    )
    if "named" in entry:
        g.named[card] = one_of(CHALLENGES, entry, "named", path)
    read_effects(g, card, entry, path)
    read_used(g, card, controller_of(g, card), entry, path)


def _lay_under(g: ThronesState, card: str, said: Any, path: str) -> None:
    """A duplicate; one that is no copy, or says so, lies facedown, where a text has laid it. Raises BadPosition."""
    said = mapping({"card": said} if isinstance(said, str) else said, path, ("card", "facedown", "owner"))
    above, name = load_cards()[g.codes[card]], str(said.get("card", ""))
    below = load_cards()[CARDS.code(name, path)]
    if not above.unique or below.type not in OF_THE_DRAW_DECK:
        raise BadPosition(path, "place", name)
    facedown = flag(said, "facedown", below.titles != above.titles, path)
    owner = seat_of(g, said["owner"], f"{path}/owner") if "owner" in said else g.owners[card]
    zone = f"facedown:{controller_of(g, card)}" if facedown else "under"
    g.pieces[card].duplicates.append(add_card(g, below.code, owner, zone))


def _written_under(g: ThronesState, card: str, duplicate: str) -> Any:
    name, same = NAMES.name(g.codes[duplicate]), facts(g, duplicate).titles == facts(g, card).titles
    said: dict[str, Any] = {"facedown": True} if g.home[duplicate] != "under" and same else {}
    said |= {"owner": g.names[g.owners[duplicate]]} if g.owners[duplicate] != g.owners[card] else {}
    return {"card": name, **said} if said else name


def _has_another(g: ThronesState, card: str) -> bool:
    """Whether who controls a card that is laid out has a copy of it in play."""
    title, seat = load_cards()[g.codes[card]].titles["en"], controller_of(g, card)
    copies = (other for other in g.pieces if load_cards()[g.codes[other]].titles["en"] == title)
    return any(other != card and controller_of(g, other) == seat for other in copies)


def controller_of(g: ThronesState, card: str) -> str:
    """Who controls a card that is laid out: attachments their owners, whoever bears them."""
    return g.owners[card] if g.home[card] == ATTACHED else g.pieces[card].controller


def one_of(words: Sequence[str], entry: Mapping[str, Any], key: str, path: str) -> str:
    """One of these words under a key, "" where it is not there. Raises BadPosition."""
    word = str(entry.get(key, ""))
    if key in entry and word not in words:
        raise BadPosition(f"{path}/{key}", "key", word)
    return word


def _write_more(g: ThronesState, card: str) -> dict[str, Any]:
    piece = g.pieces.get(card)
    if piece is None:
        return {}
    found: dict[str, Any] = {name: value for name in ("came", "counts_as") if (value := getattr(piece, name))}
    if g.named.get(card) in CHALLENGES:
        found["named"] = g.named[card]
    if piece.duplicates:
        found["duplicates"] = [_written_under(g, card, each) for each in piece.duplicates]
    return found | written_effects(g, card) | written_used(g, card)


def _may_lie(code: str, zone: str) -> bool:
    """Whether a card is of a type that a zone may hold."""
    types = LIE_IN.get(zone.partition(":")[0], OF_THE_DRAW_DECK)
    return load_cards()[code].type in types


class ThronesEntries(CardEntries[ThronesState]):
    """Cards of this game, which kneel: that is what the book calls being exhausted."""

    def entry(self, entry: Any, path: str) -> Mapping[str, Any]:
        """As ever, with the words of the book for those of all games. Raises BadPosition."""
        if isinstance(entry, Mapping):
            entry = {CALLED.get(str(key), str(key)): value for key, value in entry.items()}
        return super().entry(entry, path)


CARDS = ThronesEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in WITH_PIECES,
    counters=TOKENS,
    owner_of=lambda g, code, seat: seat,
    more=IN_PLAY_ALONE,
    reads=_read_more,
    writes=_write_more,
    may_lie=_may_lie,
)


def host_of(g: ThronesState, card: str) -> str:
    """What a card hangs on, or what it is a duplicate of."""
    piece = g.pieces.get(card)
    if piece is not None:
        return piece.host
    return next((other for other, each in g.pieces.items() if card in each.duplicates), "")
