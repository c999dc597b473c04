"""Regions change their type (MEC-499)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.effects import Effect
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.movement import REGION_TYPE, regions_of_path, type_of_region
from desktop_app.games.meccg.state import Company, MecState

PATH_TYPE = "path_type:"
"""How the kind of an effect begins that changes one symbol of a site path: at which place, of which company, and what
it was before."""
BETWEEN = "between"
"""A region of a site path that is not known: the printed path of starter movement fits several ways on the map."""


def change_region(g: MecState, region: str, to: str, source: str) -> None:
    """A region is of another type until the end of the turn, in every site path in which it appears (MEC-499)."""
    g.effects.append(Effect(f"{REGION_TYPE}{to}", 0, [region], "", "turn", source, g.codes[source]))
    for company in g.companies:
        for at, each in enumerate(regions_of_path(g, company)):
            if each == region:
                company.path[at] = to


def turnable(g: MecState, company: Company, kind: str) -> list[str]:
    """The regions of a type in a company's site path, those of which nobody knows which they are as one of them."""
    lying = [region or BETWEEN for _, region in _lying(g, company, kind)]
    return list(dict.fromkeys(sorted(lying, key=lambda region: region == BETWEEN)))


def _lying(g: MecState, company: Company, kind: str) -> list[tuple[int, str]]:
    """The places of a type in a company's site path, each with its region."""
    return [(at, region) for at, region in enumerate(regions_of_path(g, company)) if company.path[at] == kind]


def change_in_path(g: MecState, company: Company, chosen: str, before: str, to: str, source: str) -> None:
    """A region in a company's site path is of another type until the end of the turn: one that is known in every site
    path (MEC-499), of the others the type alone."""
    if chosen != BETWEEN:
        change_region(g, chosen, to, source)
        return
    at = next(at for at, region in _lying(g, company, before) if not region)
    company.path[at] = to
    g.effects.append(Effect(f"{PATH_TYPE}{to}", at, [company.id], before, "turn", source, g.codes[source]))


def undo_changes(g: MecState, ended: Sequence[Effect]) -> None:
    """What effects have made of regions is undone in the site paths of companies as well, where they end before the
    turn does: each region is again of the type that it has without them (MEC-499)."""
    for effect in ended:
        for company in g.companies:
            if effect.kind.startswith(PATH_TYPE) and company.id in effect.targets and company.path:
                company.path[effect.amount] = effect.group
            elif effect.kind.startswith(REGION_TYPE):
                for at, region in enumerate(regions_of_path(g, company)):
                    if region in effect.targets:
                        company.path[at] = type_of_region(g, region)


async def choose_region(g: MecState, seat: str, source: str, ways: list[str]) -> str:
    """Which of several regions of a site path a seat chooses; only where there are several is it asked."""
    if len(ways) < 2:
        return ways[0]
    prompt = message("mec-ask-which-region", rule="MEC-499", seat=seat_ref(seat), source=g.ref(source))
    question = Question(seat, "one", prompt, lambda: [_region_option(way) for way in ways], step=g.step, source=source)
    return (await ask_one(question)).detail


def _region_option(way: str) -> Option:
    """A region by its name, or the one between those whose names are known."""
    if way == BETWEEN:
        return Option("region", detail=way, label=message("mec-verb-region-between"))
    return Option("region", detail=way, label=message("mec-verb-region", region=f"@:{way}"))
