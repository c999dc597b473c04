"""Extensions of influence from the Shadow Strongholds: what is linked with which, and how much may lie where."""

from __future__ import annotations

from desktop_app.games.me_quest.reading.board import BOARD, STRONGHOLDS, is_haven, is_stronghold, most_influence
from desktop_app.games.me_quest.reading.queries import influence
from desktop_app.games.me_quest.state import QuestState

ALONE = 1
"""What a location keeps that is linked with no Stronghold (MEQ-181)."""


def chain(g: QuestState, stronghold: str) -> list[str]:
    """MEQ-099: the locations with influence that are linked with a Stronghold, itself included if it has any."""
    lying = g.influence
    if not lying.get(stronghold):
        return []
    found = [stronghold]
    for place in found:
        found += [near for near in BOARD.neighbours(place) if lying.get(near) and near not in found]
    return found


def strengths(g: QuestState) -> dict[str, int]:
    """Every location in extension, with the highest strength of a Stronghold it is linked with (MEQ-179)."""
    found: dict[str, int] = {}
    for stronghold in STRONGHOLDS:
        for place in chain(g, stronghold):
            found[place] = max(found.get(place, 0), influence(g, stronghold))
    return found


def limit(g: QuestState, location: str, linked: dict[str, int] | None = None) -> int:
    """How much influence a location may hold in extension, as part of one or next to it (MEQ-177 to MEQ-179)."""
    if is_haven(location):
        return 0
    if is_stronghold(location):
        return most_influence(location)
    linked = strengths(g) if linked is None else linked
    return max([linked.get(location, 0), *[linked.get(place, 0) for place in BOARD.neighbours(location)]])


def places_in_extension(g: QuestState) -> list[str]:
    """MEQ-174: the locations where one more influence may be placed in extension."""
    lying, linked = g.influence, strengths(g)
    near = {*linked, *STRONGHOLDS, *(place for each in linked for place in BOARD.neighbours(each))}
    return [place for place in BOARD.locations if place in near and lying.get(place, 0) < limit(g, place, linked)]


def is_in_extension_of(g: QuestState, stronghold: str, location: str) -> bool:
    """MEQ-174: whether a location is one Stronghold, linked with it, or next to what is linked with it."""
    linked = chain(g, stronghold)
    return location in (stronghold, *linked) or any(near in linked for near in BOARD.neighbours(location))


def kept(g: QuestState, location: str, linked: dict[str, int]) -> int:
    """MEQ-180 to MEQ-182: how much of its influence a location keeps as it is linked now."""
    if is_haven(location):
        return 0
    lies = influence(g, location)
    if is_stronghold(location):
        return min(lies, most_influence(location))
    return min(lies, linked.get(location, ALONE))


def excess(g: QuestState) -> dict[str, int]:
    """How much influence is too much, by location."""
    linked = strengths(g)
    over = {place: lies - kept(g, place, linked) for place, lies in g.influence.items()}
    return {place: amount for place, amount in over.items() if amount > 0}


def why_none_stays(g: QuestState, location: str) -> str:
    """MEQ-175 to MEQ-181: why influence that a card brings to a location would leave it at once: a reason id, or ""."""
    lies = influence(g, location)
    if is_haven(location):
        return "haven"
    if is_stronghold(location):
        return "" if lies < most_influence(location) else "stronghold_full"
    held = strengths(g).get(location, 0)
    if lies < max(held, ALONE):
        return ""
    return "too_strong" if held else "alone"


def why_not_place(g: QuestState, location: str, stronghold: str = "") -> str:
    """Why no influence may be placed at a location in extension, or in that of one Stronghold: a reason id, or ""."""
    if is_haven(location):
        return "haven"
    if stronghold and not is_in_extension_of(g, stronghold, location):
        return "not_in_extension"
    most = limit(g, location)
    if influence(g, location) < most:
        return ""
    if is_stronghold(location):
        return "stronghold_full"
    return "too_strong" if most else "not_in_extension"
