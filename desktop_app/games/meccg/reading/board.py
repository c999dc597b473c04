"""The regions of the map and their neighbours: how far a company can travel (MEC-371, MEC-475)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from desktop_app.games.kit.region_map import RegionMap, read_region_map
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.paths import RESOURCES

MAP = RESOURCES / "maps" / "meccg.json"
USUAL_REGIONS = 4
"""How many consecutive regions a company moves through at most (MEC-475)."""
MOST_REGIONS = 6
"""What no effect raises that limit above (MEC-476)."""
MINION_BORDER = ("Udûn", "Dagorlad")
"""The regions that are adjacent for minion players alone (MEC-111)."""


@cache
def region_map() -> RegionMap:
    """The regions with their neighbours, and where the sites lie. Raises FactsError."""
    return read_region_map(MAP)


@cache
def region_named(title: str) -> str:
    """The code of a region by its English title. Raises KeyError."""
    found = {card.title: code for code, card in load_cards().items() if card.type == "region"}
    return found[title]


@cache
def neighbours(region: str, minion: bool) -> tuple[str, ...]:
    """The regions next to one, for a hero or a minion player."""
    found = tuple(region_map().neighbours(region))
    udun, dagorlad = (region_named(title) for title in MINION_BORDER)
    across = {udun: dagorlad, dagorlad: udun}.get(region, "")
    if not across or (across in found) == minion:
        return found
    return (*found, across) if minion else tuple(each for each in found if each != across)


@cache
def walks(start: str, end: str, most: int, minion: bool) -> tuple[tuple[str, ...], ...]:
    """Every way from one region to another through ``most`` regions at most, none twice, both ends counted."""
    near = distances(end, minion)
    return tuple(_walks((start,), end, most, minion, near))


def _walks(
    so_far: tuple[str, ...], end: str, most: int, minion: bool, near: Mapping[str, int]
) -> Iterator[tuple[str, ...]]:
    here = so_far[-1]
    if here == end:
        yield so_far
        return
    for region in neighbours(here, minion):
        if region not in so_far and len(so_far) + near.get(region, most) < most:
            yield from _walks((*so_far, region), end, most, minion, near)


@cache
def distances(start: str, minion: bool) -> Mapping[str, int]:
    """How many steps away each region is; those that cannot be reached are left out."""
    found = {start: 0}
    reached = [start]
    for region in reached:
        for other in neighbours(region, minion):
            if other not in found:
                found[other] = found[region] + 1
                reached.append(other)
    return found


def region_type(region: str) -> str:
    """The type of a region as it is printed."""
    return load_cards()[region].region_type
