"""Marshalling points: six sources, and how the winner is found at the end (MEC-737 to MEC-747)."""

from __future__ import annotations

from collections.abc import Mapping

from desktop_app.games.meccg.reading.companies import company_of
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import (
    controller,
    facts,
    is_item_card,
    is_trophy,
    is_wizard,
    opponent,
    side,
)
from desktop_app.games.meccg.state import MecState

SOURCES = ("character", "ally", "item", "faction", "kill", "miscellaneous")
DOUBLED = ("character", "ally", "item", "faction")
"""The sources that are doubled for who faces somebody without points in them (MEC-739, MEC-740)."""
FALLEN = -5
"""Miscellaneous points for an eliminated avatar (MEC-403, MEC-743)."""


def points_of(g: MecState, card: str) -> tuple[str, int]:
    """To which source a card counts for who has it, and how much; ("", 0) for none."""
    printed = facts(g, card)
    home = g.home[card].partition(":")[0]
    if home == "marshalling" and card not in g.pieces:
        return _put_away(g, card)
    if card not in g.pieces or home not in ("companies", "attached", "events", "marshalling"):
        return "", 0
    if is_trophy(g, card):
        return "kill", kill_points(g, card, controller(g, card))
    if printed.type == "hazard" and printed.points_kind != "miscellaneous":
        return "", 0
    if controller(g, card) != g.owners[card] and printed.type == "hazard":
        return "", 0
    return printed.points_kind, _halved(g, card, number(g, card, "points"), controller(g, card))


def _halved(g: MecState, card: str, points: int, seat: str) -> int:
    """An item of the opposite alignment is worth half for a player, rounded up (MEC-139)."""
    printed = facts(g, card)
    opposite = printed.alignment in ("hero", "minion") and printed.alignment != side(g, seat)
    return -(-points // 2) if opposite and is_item_card(printed) else points


def _put_away(g: MecState, card: str) -> tuple[str, int]:
    """What is stored, and what was defeated: a character killed by a company (MEC-179) and a Dragon faction of the
    opponent (MEC-089) count as kill points."""
    printed, seat = facts(g, card), g.home[card].partition(":")[2]
    if printed.type in ("hazard", "character") or ("faction" in printed.kinds and g.owners[card] != seat):
        return "kill", kill_points(g, card, seat)
    stored = printed.points_stored
    counts = stored is not None and (not printed.stored_at or _is_stored_there(g, card))
    return printed.points_kind, _halved(g, card, stored if counts and stored is not None else printed.points, seat)


def _is_stored_there(g: MecState, card: str) -> bool:
    """Whether a card was stored at one of the sites that its text names for it; of what kind a site is was looked at
    as it was stored."""
    return any(place.site in ("", g.stored.get(card, "")) for place in facts(g, card).stored_at)


def kill_points(g: MecState, card: str, seat: str) -> int:
    """Kill points: none for one's own card (MEC-086, MEC-745), an asterisk is for minions alone (MEC-082, MEC-087), a
    trophy of a detainment attack gives none (MEC-621)."""
    printed, piece = facts(g, card), g.pieces.get(card)
    if g.owners[card] == seat or (piece is not None and piece.pointless):
        return 0
    if printed.type == "character":
        return printed.points
    return printed.points if printed.starred != is_wizard(g, seat) else 0


def sources(g: MecState, seat: str, *, above: bool = False) -> dict[str, int]:
    """The marshalling points of a player by source; with ``above`` without those at Under-deeps sites (MEC-729)."""
    found = dict.fromkeys(SOURCES, 0)
    for card in dict.fromkeys((*g.pieces, *g.zones[f"marshalling:{seat}"])):
        if _holder(g, card) != seat:
            continue
        source, points = points_of(g, card)
        if source and not (above and _lies_deep(g, card)):
            found[source] += points
    found["miscellaneous"] += sum(e.amount for e in g.effects if e.kind == "points" and seat in e.targets)
    return found


def _holder(g: MecState, card: str) -> str:
    zone, _, seat = g.home[card].partition(":")
    if zone == "marshalling":
        return seat
    return controller(g, card) if card in g.pieces else ""


def _lies_deep(g: MecState, card: str) -> bool:
    company = company_of(g, card)
    return company is not None and bool(company.site) and facts(g, company.site).under_deeps


def total_now(g: MecState, seat: str) -> int:
    """The sum as it stands, an eliminated avatar counted."""
    return sum(sources(g, seat).values()) + (FALLEN if seat in g.fallen else 0)


def can_call_with(g: MecState, seat: str) -> int:
    """The points that count towards calling the end (MEC-729)."""
    return sum(sources(g, seat, above=True).values()) + (FALLEN if seat in g.fallen else 0)


# -- the Free Council --------------------------------------------------------------------------------------------------


def doubled(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    """Step 3: a source counts twice where the opponent has zero or less in it (MEC-739, MEC-740)."""
    return {name: points * (2 if name in DOUBLED and theirs[name] <= 0 else 1) for name, points in mine.items()}


def limited(points: Mapping[str, int]) -> dict[str, int]:
    """Step 4: no source is more than half of the total; those below zero are ignored (MEC-741)."""
    found = dict(points)
    for name in SOURCES:
        rest = sum(amount for other, amount in points.items() if other != name and amount > 0)
        if found[name] > rest:
            found[name] = max(0, rest)
    return found


def council_totals(g: MecState) -> dict[str, int]:
    """Steps 2 to 4 and 6 of the council for both players; revealed duplicates are taken off by who counts (MEC-734)."""
    return {seat: sum(council_sources(g, seat).values()) + (FALLEN if seat in g.fallen else 0) for seat in g.seats}


def council_sources(g: MecState, seat: str) -> dict[str, int]:
    """What a player's points of each source come to at the council, doubled and limited (MEC-739 to MEC-741)."""
    return limited(doubled(sources(g, seat), sources(g, opponent(g, seat))))
