"""Regions change their type (MEC-499)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.movement import regions_of_path
from desktop_app.games.meccg.state import Company, MecState

BETWEEN = "between"
"""A region of a site path that is not known: the printed path of starter movement fits several ways on the map."""


def change_region(g: MecState, region: str, to: str, source: str) -> None:
    """A region is of another type until the end of the turn, in every site path in which it appears (MEC-499)."""
    g.effects.append(Effect(f"region_type:{to}", 0, [region], "", "turn", source, g.codes[source]))
    for company in g.companies:
        for at, each in enumerate(regions_of_path(g, company)):
            if each == region:
                company.path[at] = to


async def change_in_path(g: MecState, company: Company, before: str, to: str, source: str, seat: str) -> None:
    """One region of a type in a company's site path, which a seat chooses where it matters, is of another until the end
    of the turn: one that is known in every site path (MEC-499), of the others the type alone."""
    if before not in company.path:
        return
    lying = [(at, region) for at, region in enumerate(regions_of_path(g, company)) if company.path[at] == before]
    open_ones = [at for at, region in lying if not region]
    ways = [region for _, region in lying if region] + ([BETWEEN] if open_ones else [])
    chosen = await _which_region(g, seat, source, ways) if len(ways) > 1 else ways[0]
    if chosen == BETWEEN:
        company.path[open_ones[0]] = to
    else:
        change_region(g, chosen, to, source)


async def _which_region(g: MecState, seat: str, source: str, ways: list[str]) -> str:
    prompt = message("mec-ask-which-region", rule="MEC-499", seat=seat_ref(seat), source=g.ref(source))
    question = Question(seat, "one", prompt, lambda: [_region_option(way) for way in ways], step=g.step, source=source)
    return (await ask_one(question)).detail


def _region_option(way: str) -> Option:
    """A region by its name, or the one between those whose names are known."""
    if way == BETWEEN:
        return Option("region", detail=way, label=message("mec-verb-region-between"))
    return Option("region", detail=way, label=message("mec-verb-region", region=f"@:{way}"))
