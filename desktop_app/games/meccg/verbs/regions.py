"""Regions change their type (MEC-499)."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.movement import REGION, type_of_region
from desktop_app.games.meccg.state import Company, MecState


def change_region(g: MecState, region: str, to: str, source: str) -> None:
    """A region is of another type until the end of the turn, in every site path in which it appears (MEC-499)."""
    before = type_of_region(g, region)
    g.effects.append(Effect(f"region_type:{to}", 0, [region], "", "turn", source, g.codes[source]))
    for company in g.companies:
        if region in company.regions and before in company.path:
            at = company.regions.index(region) if company.way == REGION else company.path.index(before)
            company.path[at] = to


def change_in_path(g: MecState, company: Company, before: str, to: str, source: str) -> None:
    """One region of a type in a company's site path is of another until the end of the turn: of those whose names are
    known the first, else the type alone."""
    named = [region for region in company.regions if type_of_region(g, region) == before]
    if named:
        change_region(g, named[0], to, source)
    elif before in company.path:
        company.path[company.path.index(before)] = to
