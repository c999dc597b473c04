"""A company sets out: its new site is revealed, its site path determined (steps 1 and 2, MEC-493 to MEC-499)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.composition import why_not_travel
from desktop_app.games.meccg.reading.movement import (
    DEEPS,
    REGION,
    STARTER,
    deeps_number,
    is_held,
    region_walks,
    regions_of_path,
    starter_path,
    type_of_region,
    ways,
)
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import give_up_goal, lay_site
from desktop_app.games.meccg.verbs.rolling import roll

PHASE = "movement"


async def reveal(g: MecState) -> None:
    """Step 1: the new site is turned face up; a movement that is not legal is undone (MEC-493, MEC-494)."""
    company = current(g)
    g.phase = PHASE
    if company is None or not company.goal:
        return
    site, company.goal = company.goal, ""
    kept = why_not_travel(g, company.members, site, company.seat) or is_held(g, company)
    able = ways(g, company, site) if site in g.codes and not kept else []
    if not able or not await _leaves_the_deeps(g, company, site):
        _undo(g, company, site)
        return
    company.way = able[0] if len(able) == 1 else await _which_way(g, company, able)
    if g.home[site].startswith("journey:"):
        lay_site(g, site)
    company.origin, company.site, company.moved = company.site, site, True
    company.came_from = facts(g, company.origin).title
    g.say("mec-log-moves", seat=seat_ref(company.seat), card=g.ref(company.members[0]), site=g.ref(site))


def _undo(g: MecState, company: Company, site: str) -> None:
    """The site goes back, and the company stays where it is (MEC-494)."""
    g.say("mec-log-stays", card=g.ref(company.members[0]), site=g.ref(site), rule="MEC-494")
    give_up_goal(g, site)


async def _leaves_the_deeps(g: MecState, company: Company, site: str) -> bool:
    """Who leaves an Under-deeps site makes a roll, and stays if it is too low (MEC-480)."""
    start, end = facts(g, company.site), facts(g, site)
    needed = deeps_number(start, end)
    if needed is None or not start.under_deeps or not needed:
        return True
    return await roll(g, company.seat, "deeps", site) >= needed


async def _which_way(g: MecState, company: Company, able: list[str]) -> str:
    prompt = message("mec-ask-way", rule="MEC-469", seat=seat_ref(company.seat))
    question = Question(company.seat, "one", prompt, lambda: [Option("way", detail=way) for way in able], step=g.step)
    return (await ask_one(question)).detail


async def site_path(g: MecState) -> None:
    """Step 2: the site path: that of the card, or the regions that are declared now (MEC-495 to MEC-498); an effect
    that changes the type of a region changes every site path in which it appears (MEC-499)."""
    company = current(g)
    if company is None:
        return
    company.path, company.regions = [], []
    if not company.moved or company.way == DEEPS:
        return
    start, end = facts(g, company.origin), facts(g, company.site)
    if company.way == STARTER:
        company.path = list(starter_path(start, end) or ())
        company.regions = list(dict.fromkeys((start.region, end.region)))
        crossed = zip(regions_of_path(g, company), company.path, strict=True)
        company.path = [type_of_region(g, region) if region else printed for region, printed in crossed]
    elif company.way == REGION:
        company.regions = list(await _which_regions(g, company))
        company.path = [type_of_region(g, region) for region in company.regions]


def walks_to_its_site(g: MecState, company: Company) -> Sequence[tuple[str, ...]]:
    """Every row of regions through which a company may have come from its site of origin to where it is."""
    here, company.site = company.site, company.origin
    walks = region_walks(g, company, facts(g, here))
    company.site = here
    return walks


async def _which_regions(g: MecState, company: Company) -> list[str]:
    walks = walks_to_its_site(g, company)
    if len(walks) == 1:
        return list(walks[0])
    prompt = message("mec-ask-regions", rule="MEC-497", seat=seat_ref(company.seat))
    question = Question(
        company.seat,
        "one",
        prompt,
        lambda: [
            Option(
                "walk", detail=" ".join(walk), label=message("mec-verb-walk", regions=[f"@:{code}" for code in walk])
            )
            for walk in walks
        ],
        step=g.step,
    )
    return (await ask_one(question)).detail.split()
