"""How a set-up names cards and locations, and where it lays them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import BadPosition, flag
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import NAMES
from desktop_app.games.me_quest.reading.queries import FACTS, figure
from desktop_app.games.me_quest.state import IN_PLAY, SAURON, QuestState
from desktop_app.games.me_quest.table.position_zones import may_lie
from desktop_app.games.me_quest.table.usual import owner_of, usual_zone

FIGURES = ("minion", "character")
"""Of each of these there is one (MEQ-439)."""
ONE_CARD = (f"mission:{SAURON}", "mission_heroes", "event")
"""The zones that hold one card (MEQ-079, MEQ-151)."""
MARKS = ("by_hand",)


TOKENS = ("damage",)


def _reads(g: QuestState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if flag(entry, "face_up", False, path):
        g.faceup.append(card)


def _writes(g: QuestState, card: str) -> dict[str, Any]:
    return {"face_up": True} if card in g.faceup else {}


CARDS: CardEntries[QuestState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=TOKENS,
    marks=MARKS,
    owner_of=lambda g, code, seat: owner_of(code, seat),
    more=("face_up",),
    reads=_reads,
    writes=_writes,
)


def lay(g: QuestState, entry: Any, zone: str, path: str, seat: str = "", kind: str = "") -> str:
    """Lays a card; of several cards of that title the one that fits to the zone."""

    def fits(code: str) -> bool:
        return usual_zone(code, seat) == zone if not kind else FACTS[code].type == kind

    if seat and seat != SAURON and not kind:
        hero = g.codes[figure(seat)]

        def fits(code: str) -> bool:
            of_hero = code.startswith(f"{hero}.") or FACTS[code].type == "skill"
            return of_hero if zone.partition(":")[0] in ("life", "hand", "rest", "damage", "pile", "chosen") else True

    name = CARDS.entry(entry, path)["card"]
    code = CARDS.code(str(name), path, fits)
    if not may_lie(code, zone):
        raise BadPosition(path, "place", str(name))
    again = (FACTS[code].type in FIGURES and code in g.codes.values()) or (zone in ONE_CARD and g.zones[zone])
    if again or is_of_another_hero(g, code, seat):
        raise BadPosition(path, "side", str(name))
    controller = seat if zone.partition(":")[0] in IN_PLAY else ""
    entry = {**CARDS.entry(entry, path), "card": code}
    owner = "plot" if FACTS[code].type == "starting_plot" and zone != "box" else owner_of(code, seat)
    return CARDS.put(g, entry, owner, zone, path, controller)


def is_of_another_hero(g: QuestState, code: str, seat: str) -> bool:
    """Whether a Hero card or an own Quest is another hero's: nobody gets it from him (MEQ-040, MEQ-292)."""
    card = FACTS[code]
    own = card.type == "hero_card" or (card.type == "quest" and bool(card.kind))
    return own and seat not in ("", SAURON) and g.codes[figure(seat)] != f"hero.{card.owner}"


def place_named(name: Any, path: str) -> str:
    """The location of an id or a name, "" for none. Raises BadPosition for an unknown one."""
    if name is None:
        return ""
    place = BOARD.place_named(name) if isinstance(name, str) else ""
    if not place:
        raise BadPosition(path, "key", str(name))
    return place
