"""A table as the set-up of a position that builds it again, and what such a set-up cannot say."""

from __future__ import annotations

from typing import Any

from desktop_app.games.kit.set_ups import names_of, written_window
from desktop_app.games.lotr_tcg.reading.facts import NAMES
from desktop_app.games.lotr_tcg.reading.queries import playing
from desktop_app.games.lotr_tcg.state import Skirmish, TcgState
from desktop_app.games.lotr_tcg.table.position_cards import CARDS
from desktop_app.games.lotr_tcg.table.position_lasting import cannot_be_told, written_lasting
from desktop_app.games.lotr_tcg.table.position_place import AFTER_THE_MARCH, GONE, MARCH, SIDES, SPARED
from desktop_app.games.lotr_tcg.table.positions import LISTS


def set_up_of(g: TcgState) -> dict[str, Any]:
    """The set-up that builds this table again."""
    found: dict[str, Any] = {"step": _step(g), "round": g.round, "order": [g.names[seat] for seat in g.order]}
    found |= {"active": g.names[g.active], "twilight": g.twilight, "moves": g.moves, "taken": g.taken}
    found |= {"full": True} if not g.starter else {}
    found["path"] = [CARDS.written(g, card) for card in g.zones["path"]]
    found |= {"shadow": g.names[g.shadow]} if g.shadow else {}
    found |= {"fierce": [NAMES.which(g, card) for card in g.fierce if card in g.pieces]} if g.fierce_round else {}
    found |= names_of(g, "done", g.position[0].done) | names_of(g, "reshuffled", g.reshuffled)
    found |= written_window(g, playing(g))
    if g.assigned:
        found["assigned"] = [_fight(g, fight) for fight in g.assigned]
    if g.fight is not None:
        found["skirmish"] = _fight(g, g.fight)
    played = [each for each in g.played if g.owners[each.partition(":")[2]] not in g.lost]  # the others went with them
    if played:
        found["played"] = [_played(g, each) for each in played]
    found |= names_of(g, "lost", g.lost) | written_lasting(g, "")
    found["players"] = {g.names[seat]: {"site": g.at[seat]} if seat in g.lost else _things(g, seat) for seat in g.seats}
    return found


def _is_under_way(g: TcgState) -> bool:
    """Whether the fellowship has moved and what answers that does so just now."""
    return g.step == MARCH and bool(g.resolved)


def _step(g: TcgState) -> str:
    """The step about to run; in mid-march the one that follows when everything has answered."""
    return AFTER_THE_MARCH if _is_under_way(g) else g.step


def _fight(g: TcgState, fight: Skirmish) -> dict[str, Any]:
    """A skirmish, and who has left it; whoever has lost has taken his cards along."""
    found: dict[str, Any] = {side: [NAMES.which(g, card) for card in getattr(fight, side)] for side in SIDES}
    told = [card not in g.pieces and g.owners[card] not in g.lost for card in fight.gone]
    gone = [NAMES.name(g.codes[card]) for card, is_told in zip(fight.gone, told, strict=True) if is_told]
    found |= {GONE: gone} if gone else {}
    spared = sum(told[: fight.spared])
    found |= {SPARED: spared} if spared else {}
    found |= {"over": True} if fight.over else {}
    return found | ({"winner": fight.winner} if fight.winner else {})


def _played(g: TcgState, entry: str) -> dict[str, Any]:
    at, _, card = entry.partition(":")
    return {"card": NAMES.name(g.codes[card]), "site": int(at)}


def _things(g: TcgState, seat: str) -> dict[str, Any]:
    bearer, ring = g.ring_bearers[seat], g.rings[seat]
    found: dict[str, Any] = {"site": g.at[seat], "ring_bearer": _without_ring(g, bearer, ring)}
    found["ring"] = NAMES.name(g.codes[ring])
    found |= {"worn": True} if g.pieces[ring].worn else {}
    found |= {"threats": g.threats[seat]} if g.threats.get(seat) else {}
    for zone in LISTS:
        lying = [card for card in CARDS.lying(g, f"{zone}:{seat}") if card != bearer]
        found |= {zone: [CARDS.written(g, card) for card in lying]} if lying or zone in ("deck", "adventure") else {}
    return found | written_lasting(g, seat)


def _without_ring(g: TcgState, bearer: str, ring: str) -> Any:
    """The Ring-bearer as an entry, The One Ring left out of what he bears: it is said apart."""
    entry = CARDS.written(g, bearer)
    if not isinstance(entry, dict):
        return entry
    at = g.pieces[bearer].attachments.index(ring)
    borne = [each for index, each in enumerate(entry["attachments"]) if index != at]
    entry = {key: value for key, value in entry.items() if key != "attachments"} | (
        {"attachments": borne} if borne else {}
    )
    return entry if len(entry) > 1 else entry["card"]


def left_out(g: TcgState) -> list[str]:
    """What a set-up cannot say."""
    told = ["setup"] if g.phase == "setup" else []
    return (
        told
        + (["march"] if _is_under_way(g) else [])
        + (["resolving"] if g.zones["resolving"] else [])
        + cannot_be_told(g)
        + (["removed"] if any(g.owners[card] not in g.lost for card in g.zones["removed"]) else [])
    )
