"""Regions change their type (MEC-499)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.movement import REGION, type_of_region
from desktop_app.games.meccg.state import Company, MecState

BETWEEN = "between"
"""A region of a site path whose name is not known: starter movement names the two ends alone."""


def change_region(g: MecState, region: str, to: str, source: str) -> None:
    """A region is of another type until the end of the turn, in every site path in which it appears (MEC-499)."""
    before = type_of_region(g, region)
    g.effects.append(Effect(f"region_type:{to}", 0, [region], "", "turn", source, g.codes[source]))
    for company in g.companies:
        if region in company.regions and before in company.path:
            at = company.regions.index(region) if company.way == REGION else company.path.index(before)
            company.path[at] = to


async def change_in_path(g: MecState, company: Company, before: str, to: str, source: str, seat: str) -> None:
    """One region of a type in a company's site path, which a seat chooses where it matters, is of another until the end
    of the turn: one whose name is known in every site path (MEC-499), of the others the type alone."""
    if before not in company.path:
        return
    named = [region for region in company.regions if type_of_region(g, region) == before]
    between = [BETWEEN] if company.path.count(before) > len(named) else []
    ways = [*named, *between]
    chosen = await _which_region(g, seat, source, ways) if len(ways) > 1 else ways[0]
    if chosen in named:
        change_region(g, chosen, to, source)
    else:
        company.path[_place_between(g, company, before)] = to


async def _which_region(g: MecState, seat: str, source: str, ways: list[str]) -> str:
    prompt = message("mec-ask-which-region", rule="MEC-499", seat=seat_ref(seat), source=g.ref(source))
    question = Question(seat, "one", prompt, lambda: [_region_option(way) for way in ways], step=g.step, source=source)
    return (await ask_one(question)).detail


def _region_option(way: str) -> Option:
    """A region by its name, or the one between those whose names are known."""
    if way == BETWEEN:
        return Option("region", detail=way, label=message("mec-verb-region-between"))
    return Option("region", detail=way, label=message("mec-verb-region", region=f"@:{way}"))


def _place_between(g: MecState, company: Company, before: str) -> int:
    """Where in a site path the first region of a type lies that no known name belongs to: behind that of the first
    known region, where that is of the type too."""
    known = bool(company.regions) and type_of_region(g, company.regions[0]) == before
    places = [at for at, kind in enumerate(company.path) if kind == before]
    return places[1 if known and len(places) > 1 else 0]
