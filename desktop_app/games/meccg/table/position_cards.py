"""The cards that a set-up names, and what it says of each of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import BadPosition, listed, number, word
from desktop_app.games.meccg.book.declarable import ACTS
from desktop_app.games.meccg.reading.companies import BIG_RACES
from desktop_app.games.meccg.reading.facts import NAMES, CardFacts, load_cards
from desktop_app.games.meccg.reading.named import entities
from desktop_app.games.meccg.reading.queries import MINION, is_item_card, opponent, side
from desktop_app.games.meccg.state import IN_PLAY, MecState, Piece
from desktop_app.games.meccg.table.position_words import PHASES, title_of_site
from desktop_app.games.meccg.verbs.entering import why_not_twice, why_not_unique

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
STAY = ("permanent_event", "long_event")
"""The kinds of events that stay in play (MEC-650, MEC-651)."""


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
    """Whether a zone may hold a card: before a player lie the events that stay, and what is used from there."""
    printed, where = load_cards()[code], zone.partition(":")[0]
    stays = where != "events" or any(kind in printed.kinds for kind in STAY) or code in ACTS["play"]
    lurks = where != "agents" or _may_lurk(printed)
    return stays and lurks and printed.type in LIE_IN.get(where, DRAWN)


def _may_lurk(printed: CardFacts) -> bool:
    """Whether a character could stand for an agent, who is a minion and no avatar (MEC-024, MEC-625): of the box none
    is one, so that any other minion may be laid as one."""
    return printed.agent or (printed.alignment == MINION and not printed.avatar)


def _is_there_twice(g: MecState, card: str) -> bool:
    """Whether the same unique card, or another manifestation of it, lies face up in play already (MEC-336, MEC-341),
    neither of them laid there by hand."""
    piece = g.pieces[card]
    if load_cards()[g.codes[card]].type == "site" or piece.hidden or piece.by_hand or not why_not_unique(g, card):
        return False
    others = entities(g, load_cards()[g.codes[card]].entity)
    return any(each != card and each in g.pieces and not g.pieces[each].by_hand for each in others)


class Entries(CardEntries[MecState]):
    """The cards of this game as set-ups say them: what lies on another one is something that can lie there."""

    def _attach(self, g: MecState, host: str, entry: Any, seat: str, path: str) -> None:
        name = str(self.entry(entry, path)["card"])
        if not _may_hang(load_cards()[self.code(name, path)], load_cards()[g.codes[host]]):
            raise BadPosition(path, "place", name)
        super()._attach(g, host, entry, seat, path)
        refuse_copy(g, g.pieces[host].attachments[-1], path)


def _may_hang(printed: CardFacts, bearer: CardFacts) -> bool:
    """Whether a card can lie on another one: items and allies with characters (MEC-558, MEC-659), trophies with Orcs
    and Trolls (MEC-090, MEC-622), a permanent-event on anything, and with an event whatever it holds."""
    if bearer.type in PLAYED and any(kind in bearer.kinds for kind in STAY):
        return True
    if "creature" in printed.kinds:
        return bearer.type == "character" and bearer.race in BIG_RACES and "half_orc" not in bearer.keywords
    if is_item_card(printed) or "ally" in printed.kinds:
        return bearer.type == "character"
    return "permanent_event" in printed.kinds


def refuse_copy(g: MecState, card: str, path: str) -> None:
    """Nothing lies beside its like where it cannot be duplicated (MEC-340). Raises BadPosition."""
    piece = g.pieces[card]
    company = next((each for each in g.companies if each.id == piece.company), None)
    if not piece.by_hand and why_not_twice(g, card, piece.host, company):
        raise BadPosition(path, "side", load_cards()[g.codes[card]].title)


CARDS: Entries = Entries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    marks=("exhausted", "wounded", "loose", "idle", "hidden", "by_hand", "pointless"),
    owner_of=lambda g, code, seat: opponent(g, seat) if _is_hazard(code) else seat,
    more=("follows", "since", "came", "company", "stored_at", "at", "sites", "checked"),
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
    """The code of a site by its name, of two of that name the one of a seat's side. Raises BadPosition."""
    return CARDS.code(name, path, lambda code: load_cards()[code].type == "site" and fits(g, seat)(code))


def nth(
    g: MecState, things: Sequence[T], entry: Mapping[str, Any], key: str, path: str, whose: Callable[[T], Sequence[str]]
) -> T:
    """The thing whose place in a list an entry tells, or a card of it. Raises BadPosition where there is none."""
    told, where = entry.get(key, 0), f"{path}/{key}".lstrip("/")
    if isinstance(told, str):
        meant = NAMES.on_table(g, told)
        found = [thing for thing in things if any(card in meant for card in whose(thing))]
        if not found:
            raise BadPosition(where, "card", told)
        return found[0]
    place = number(entry, key, 0, path)
    if not 0 <= place < len(things):
        raise BadPosition(where, "number", str(place))
    return things[place]
