"""The way back from a table to a set-up: what a position file would say to lay out what lies there now."""

from __future__ import annotations

from typing import Any

from desktop_app.games.kit.set_ups import names_of
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.table.positions import CARDS, SHARED


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
    found |= names_of(g, "done", g.position[0].done) | names_of(g, "eliminated", g.eliminated)
    for quest in CARDS.lying(g, "quest"):
        found["quest"] = CARDS.written(g, quest)
    for zone in SHARED:
        found |= CARDS.listing(g, zone, CARDS.lying(g, zone))
    for location in CARDS.lying(g, "active_location"):
        found["active_location"] = CARDS.written(g, location)
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


def _player(g: LcgState, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = {"threat": g.threat[seat]}
    in_play = CARDS.lying(g, f"play:{seat}")
    heroes = [card for card in in_play if card in g.heroes[seat]]
    found |= CARDS.listing(g, "heroes", heroes)
    found |= CARDS.listing(g, "allies", [card for card in in_play if card not in heroes])
    for zone in ("engaged", "hand", "deck", "discard"):
        found |= CARDS.listing(g, zone, CARDS.lying(g, f"{zone}:{seat}"))
    return found


def _attack(g: LcgState, attack: Attack) -> dict[str, Any]:
    """The attack; of several copies the number says which."""
    counted = {name: getattr(attack, name) for name in ("damage", "strength") if getattr(attack, name)}
    if attack.kind == "player":
        return {
            "by": [NAMES.which(g, card) for card in attack.characters],
            "on": NAMES.which(g, attack.enemy),
            **counted,
        }
    found: dict[str, Any] = {"by": NAMES.which(g, attack.enemy), "on": g.names[attack.seat]}
    if attack.characters:
        found["defenders"] = [NAMES.which(g, card) for card in attack.characters]
    if attack.undefended:
        found["undefended"] = True
    return {**found, **counted}
