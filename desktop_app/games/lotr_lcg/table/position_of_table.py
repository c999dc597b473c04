"""The way back from a table to a set-up: what a position file would say to lay out what lies there now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import Attack, LcgState, Piece
from desktop_app.games.lotr_lcg.table.positions import SHARED

MARKS = ("exhausted", "committed", "attacked", "by_hand")
COUNTERS = ("damage", "progress", "resources")


def set_up_of(g: LcgState) -> dict[str, Any]:
    """The set-up that builds this table again, as plain data in the words of a position file.

    Take the state of a quiet point: the step it stands at begins anew. What a set-up has no word for is told by
    ``left_out``.
    """
    found: dict[str, Any] = {"step": g.step, "scenario": g.scenario, "round": g.round, "rounds": g.rounds}
    found["first_player"] = g.names[g.first_player]
    if g.easy:
        found["easy"] = True
    if g.active or g.phase in ("planning", "combat"):
        found["active"] = g.names.get(g.active, "")
    found |= _seats(g, "done", g.position[0].done) | _seats(g, "eliminated", g.eliminated)
    for quest in _hosts(g, "quest"):
        found["quest"] = _card(g, quest)
    for zone in SHARED:
        found |= _cards(g, zone, _hosts(g, zone))
    for location in _hosts(g, "active_location"):
        found["active_location"] = _card(g, location)
    found["players"] = {g.names[seat]: _player(g, seat) for seat in g.seats}
    if g.attacks:
        found["attack"] = _attack(g, g.attacks[-1])
    return found


def left_out(g: LcgState) -> list[str]:
    """What lies there or goes on and cannot be said in a set-up: "quest", "effects", "limits", "attacks", "cards"."""
    told = [] if g.zones["quest"] else ["quest"]
    told += ["effects"] if g.effects else []
    told += ["limits"] if g.used else []
    told += ["attacks"] if len(g.attacks) > 1 else []
    told += ["cards"] if g.zones.get("revealed") or any(h not in g.pieces for s in g.seats for h in g.heroes[s]) else []
    return told


def _seats(g: LcgState, key: str, seats: Sequence[str]) -> dict[str, Any]:
    names = [g.names[seat] for seat in seats if seat in g.names]
    return {key: names} if names else {}


def _hosts(g: LcgState, zone: str) -> list[str]:
    """The cards of a zone that are not attached to another."""
    return [card for card in g.zones.get(zone, []) if card not in g.pieces or not g.pieces[card].host]


def _cards(g: LcgState, key: str, cards: Sequence[str]) -> dict[str, Any]:
    return {key: [_card(g, card) for card in cards]} if cards else {}


def _player(g: LcgState, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = {"threat": g.threat[seat]}
    in_play = _hosts(g, f"play:{seat}")
    heroes = [card for card in in_play if card in g.heroes[seat]]
    found |= _cards(g, "heroes", heroes)
    found |= _cards(g, "allies", [card for card in in_play if card not in heroes])
    for zone in ("engaged", "hand", "deck", "discard"):
        found |= _cards(g, zone, _hosts(g, f"{zone}:{seat}"))
    return found


def _name(g: LcgState, card: str) -> str:
    """A title where it says all, else the code: a quest stage, a card that shares its title."""
    facts = FACTS[g.codes[card]]
    shared = any(other.titles == facts.titles for other in FACTS.values() if other is not facts)
    return facts.code if shared else facts.titles["en"]


def _card(g: LcgState, card: str) -> Any:
    piece = g.pieces.get(card)
    more = _lying(g, piece) if piece is not None else {}
    if card in g.turned:
        more["face_up"] = True
    return {"card": _name(g, card), **more} if more else _name(g, card)


def _lying(g: LcgState, piece: Piece) -> dict[str, Any]:
    found: dict[str, Any] = {name: getattr(piece, name) for name in (*COUNTERS, *MARKS) if getattr(piece, name)}
    found |= _cards(g, "attachments", piece.attachments)
    found |= _cards(g, "shadows", piece.shadows)
    return found


def _attack(g: LcgState, attack: Attack) -> dict[str, Any]:
    """The attack; of several copies the number says which."""
    counted = {name: getattr(attack, name) for name in ("damage", "strength") if getattr(attack, name)}
    if attack.kind == "player":
        return {"by": [_which(g, card) for card in attack.characters], "on": _which(g, attack.enemy), **counted}
    found: dict[str, Any] = {"by": _which(g, attack.enemy), "on": g.names[attack.seat]}
    if attack.characters:
        found["defenders"] = [_which(g, card) for card in attack.characters]
    if attack.undefended:
        found["undefended"] = True
    return {**found, **counted}


def _which(g: LcgState, card: str) -> str:
    name = _name(g, card)
    copies = [other for other in g.pieces if g.codes[other] == g.codes[card]]
    return name if len(copies) < 2 else f"{name} {copies.index(card) + 1}"
