"""How a position file says a card, and what lies on it, beneath it and beside it. Both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, seat_of
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, ENCOUNTER, FACTS, stands_in
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.table.position_places import GUARDS, check_entry, may_hang, may_lie
from desktop_app.games.lotr_lcg.table.position_running import read_running, written_running

IN_PLAY = (
    *("quest", "staging", "active_location", "play", "engaged", "attached", "captive", "on_deck"),
    *("campaign", "campaign_back"),
)
LYING = ("staging", "active_location")
"""Where a card may lie that guards an objective, unless it is engaged."""
BEFORE_HEROES = {"S1": "deck:{seat}", "S2": "set_aside"}
"""The steps of set-up in which the heroes are not in play yet, and where they lie then."""
TOKENS = {"damage": "damage", "progress": "progress", "resources": "resource"}
"""What a position calls a counter, and its name in the view."""


def _owner_of_attachment(g: LcgState, code: str, seat: str) -> str:
    if FACTS[code].subtype is not None:
        return CAMPAIGN
    return ENCOUNTER if FACTS[code].encounter_set else seat or g.seats[0]


def _read_more(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if "in" in entry and (g.home[card] != ATTACHED or FACTS[g.codes[card]].type not in GUARDS):
        raise BadPosition(f"{path}/in", "key", "in")
    if g.home[card] == ATTACHED:
        _read_attached(g, card, entry, path)
    elif g.home[card].startswith("on_deck:"):
        g.pieces[card].counts_as = "attachment"
    check_entry(g, card, entry, path)
    if stands_in(g, card):
        _read_stand_in(g, card, entry, path)
    in_a_pile = g.home[card].startswith("discard:") and FACTS[g.codes[card]].type == "hero"
    if flag(entry, "fallen", in_a_pile, path):
        g.heroes[g.owners[card]].append(card)
    read_running(g, card, entry, path)
    if g.home[card] == "shadows" and flag(entry, "face_up", False, path):
        g.turned.append(card)
    if g.home[card] == "encounter_deck" and flag(entry, "seen", False, path):
        g.known.append(card)
    if card in g.pieces:
        for index, shadow in enumerate(listed(entry, "shadows", path)):
            dealt = CARDS.put(g, shadow, ENCOUNTER, "shadows", f"{path}/shadows/{index}")
            g.pieces[card].shadows.append(dealt)


def _read_attached(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """A treachery or objective on a card counts as an attachment; an enemy or location guards, and lies elsewhere."""
    what = FACTS[g.codes[card]].type
    if what in ("treachery", "objective"):
        g.pieces[card].counts_as = "attachment"
    elif what in GUARDS:
        where = str(entry.get("in", "staging"))
        zone = where if where in LYING else f"engaged:{seat_of(g, where, f'{path}/in')}"
        if not may_lie(g.codes[card], zone) or (zone == "active_location" and g.zones[zone]):
            raise BadPosition(f"{path}/in", "word", where)
        g.move(card, zone)


def _read_stand_in(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """It belongs to whoever owns the card beneath it: the player it is engaged with, unless it says otherwise."""
    if g.owners[card] == ENCOUNTER:
        g.owners[card] = g.home[card].partition(":")[2] or g.seats[0]
    if entry.get("beneath"):
        under = CARDS.put(g, entry["beneath"], g.owners[card], "beneath", f"{path}/beneath")
        g.pieces[card].beneath = under


def _write_more(g: LcgState, card: str) -> dict[str, Any]:
    piece = g.pieces.get(card)
    found = written_running(g, card)
    if piece is None:
        found |= {"fallen": True} if _is_hero_of_somebody(g, card) else {}
        found |= {"seen": True} if card in g.known and g.home[card] == "encounter_deck" else {}
    else:
        found |= CARDS.listing(g, "shadows", piece.shadows)
        found |= {"beneath": CARDS.written(g, piece.beneath)} if piece.beneath else {}
        zone, _, seat = g.home[card].partition(":")
        if piece.host and zone not in (ATTACHED, "staging"):
            found["in"] = g.names[seat] if seat else zone
    return {**found, "face_up": True} if card in g.turned else found


def _is_hero_of_somebody(g: LcgState, card: str) -> bool:
    """Whether a card out of play was one of the heroes; before set-up has laid them out they all are."""
    return any(card in heroes for heroes in g.heroes.values()) and g.step not in BEFORE_HEROES


CARDS: CardEntries[LcgState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=tuple(TOKENS),
    marks=("exhausted", "committed", "attacked", "by_hand"),
    owner_of=_owner_of_attachment,
    more=("shadows", "face_up", "seen", "in", "fallen", "beneath", "effects", "used", "attacked_by"),
    reads=_read_more,
    writes=_write_more,
    may_lie=may_lie,
    may_hang=may_hang,
)
