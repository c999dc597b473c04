"""Where a company may go, by which kind of movement, and through what (MEC-469 to MEC-484, MEC-495 to MEC-499)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from desktop_app.games.meccg.reading.board import (
    MOST_REGIONS,
    USUAL_REGIONS,
    distances,
    region_named,
    region_type,
    walks,
)
from desktop_app.games.meccg.reading.companies import companies, company_by_id
from desktop_app.games.meccg.reading.facts import CardFacts, load_cards
from desktop_app.games.meccg.reading.minions import mode
from desktop_app.games.meccg.reading.numbers import added, forbidden, number, total
from desktop_app.games.meccg.reading.queries import FACTS, facts, is_avatar, is_ringwraith, is_wizard
from desktop_app.games.meccg.reading.sites import HAVEN, is_haven
from desktop_app.games.meccg.state import Company, MecState

STARTER, REGION, DEEPS, SPECIAL = "starter", "region", "deeps", "special"
GORGOROTH, IMLAD_MORGUL = "Gorgoroth", "Imlad Morgul"
REGION_TYPE = "region_type:"
"""How the kind of an effect begins that gives regions another type."""
DRAWS_FROM = 3
"""With somebody of so much mind its player draws for a company (MEC-507)."""
Path = tuple[str, ...]


def _is_haven(printed: CardFacts) -> bool:
    return printed.site_type == HAVEN


@cache
def starter_path(start: CardFacts, end: CardFacts) -> Path | None:
    """The site path of starter movement between two sites; None where there is none (MEC-473, MEC-495)."""
    if _is_haven(start) and _is_haven(end):
        if start.title in end.haven_paths:
            return end.haven_paths[start.title]
        back = start.haven_paths.get(end.title)
        return tuple(reversed(back)) if back is not None else None
    if _is_haven(start) and end.nearest_haven == start.title and end.path:
        return end.path
    if _is_haven(end) and start.nearest_haven == end.title and start.path:
        return tuple(reversed(start.path))
    return None


def leads_ringwraith(g: MecState, company: Company) -> bool:
    """Whether a company contains its player's own Ringwraith."""
    return any(is_ringwraith(g, card) and is_avatar(g, card) for card in company.members)


def is_held(g: MecState, company: Company) -> bool:
    """Whether a company does not move, as somebody of it may not."""
    return any(forbidden(g, "move", card) for card in company.members)


def region_limit(g: MecState, company: Company) -> int:
    """Through how many regions a company may move, never more than six (MEC-475, MEC-476)."""
    return min(MOST_REGIONS, USUAL_REGIONS + total(added(g, "region_limit", company.id)))


class Departure(NamedTuple):
    """A company about to leave a site: what its ways to all others have in common.

    ``ringwraith``: it contains its player's own. ``limit`` is the number of regions, ``special`` are the titles of
    sites to which an effect lets it move.
    """

    company: Company
    start: CardFacts
    wizard: bool
    ringwraith: bool
    limit: int
    special: Sequence[str]


def departure(g: MecState, company: Company) -> Departure:
    """How a company leaves the site where it is."""
    return Departure(
        company,
        facts(g, company.site),
        is_wizard(g, company.seat),
        leads_ringwraith(g, company),
        region_limit(g, company),
        [e.group for e in g.effects if e.kind == "may_move_to" and company.id in e.targets],
    )


def ways(g: MecState, company: Company, site: str) -> list[str]:
    """The types of movement by which a company may go to a site (MEC-469)."""
    return _ways(g, departure(g, company), site) if company.site else []


def _ways(g: MecState, leaving: Departure, site: str) -> list[str]:
    start, end = leaving.start, FACTS[g.codes[site]]
    if start.title == end.title or end.alignment != start.alignment:
        return []
    if leaving.ringwraith and _ringwraith_stays(g, leaving.company, site):
        return []
    found = []
    path = _starter(leaving, end)
    if path is not None and not (leaving.ringwraith and "coastal_sea" in path):
        found.append(STARTER)
    if not leaving.ringwraith and _by_regions(leaving, end):
        found.append(REGION)
    if not leaving.ringwraith and deeps_number(start, end) is not None:
        found.append(DEEPS)
    if end.title in leaving.special:
        found.append(SPECIAL)
    return found


def _ringwraith_stays(g: MecState, company: Company, site: str) -> bool:
    """A Ringwraith goes to a site that is no Darkhaven only from a Darkhaven and in a mode (MEC-032, MEC-482)."""
    if is_haven(g, site, company.seat):
        return False
    if not is_haven(g, company.site, company.seat):
        return True
    own = next(card for card in company.members if is_ringwraith(g, card) and is_avatar(g, card))
    return mode(g, own) == ""


def why_no_ride(g: MecState, company: Company, site: str) -> str:
    """Why no Ringwraith's company goes to a site: others would go there by regions (MEC-035) or under the earth
    (MEC-036), it comes from no Darkhaven (MEC-482), it has no mode (MEC-032), or the way crosses the sea (MEC-034)."""
    leaving, end = departure(g, company), facts(g, site)
    if _starter(leaving, end) is None:
        if deeps_number(leaving.start, end) is not None:
            return "deeps"
        return "regions" if _by_regions(leaving._replace(ringwraith=False), end) else "far"
    if not _ringwraith_stays(g, company, site):
        return "sea"
    return "mode" if is_haven(g, company.site, company.seat) else "no_darkhaven"


def _starter(leaving: Departure, end: CardFacts) -> Path | None:
    """Starter movement; to and from Gorgoroth it is closed to Wizard players (MEC-474)."""
    if leaving.wizard and region_named(GORGOROTH) in (leaving.start.region, end.region):
        return None
    return starter_path(leaving.start, end)


def _by_regions(leaving: Departure, end: CardFacts) -> bool:
    """Whether region movement reaches a site (MEC-475 to MEC-478); an Under-deeps site has no region movement."""
    if leaving.start.under_deeps or end.under_deeps:
        return False
    near = distances(leaving.start.region, not leaving.wizard)
    return near.get(end.region, leaving.limit) < leaving.limit and bool(_region_walks(leaving, end))


def region_walks(g: MecState, company: Company, end: CardFacts) -> Sequence[tuple[str, ...]]:
    """The regions through which a company may go to a site, in order, both ends counted (MEC-475, MEC-477)."""
    return _region_walks(departure(g, company), end)


def _region_walks(leaving: Departure, end: CardFacts) -> Sequence[tuple[str, ...]]:
    found = walks(leaving.start.region, end.region, leaving.limit, not leaving.wizard)
    if leaving.wizard and region_named(GORGOROTH) in (leaving.start.region, end.region):
        morgul = region_named(IMLAD_MORGUL)
        return [walk for walk in found if morgul not in walk[1:-1]]
    return found


def deeps_number(start: CardFacts, end: CardFacts) -> int | None:
    """The number that a roll must reach to go between two sites of the Under-deeps; None where no way leads there
    (MEC-479, MEC-480)."""
    if not (start.under_deeps or end.under_deeps):
        return None
    for one, other in ((start, end), (end, start)):
        for title, needed in one.adjacent:
            if title == other.title:
                return needed if start.under_deeps else 0
    return None


def type_of_region(g: MecState, region: str) -> str:
    """The type of a region now: an effect that changes it changes every site path (MEC-499)."""
    changed = [e for e in g.effects if e.kind.startswith(REGION_TYPE) and region in e.targets]
    return changed[-1].kind.partition(":")[2] if changed else load_cards()[region].region_type


def regions_of_path(g: MecState, company: Company) -> tuple[str, ...]:
    """Which region each symbol of a company's site path stands for, "" where that is not known (MEC-499).

    Starter movement goes by symbols alone: its regions are those of the way on the map that the printed path fits.
    """
    if len(company.regions) == len(company.path) or not (company.origin and company.site):
        return tuple(company.regions) if len(company.regions) == len(company.path) else ("",) * len(company.path)
    start, end = facts(g, company.origin), facts(g, company.site)
    return _crossed(start.region, end.region, starter_path(start, end) or (), not is_wizard(g, company.seat))


@cache
def _crossed(start: str, end: str, path: Path, minion: bool) -> tuple[str, ...]:
    """The regions of a printed path: where several ways fit it, those that all of them have in common."""
    fitting = [walk for walk in walks(start, end, len(path), minion) if tuple(map(region_type, walk)) == path]
    return tuple(here[0] if here.count(here[0]) == len(here) else "" for here in zip(*fitting, strict=True)) or (
        ("",) * len(path)
    )


def reachable(g: MecState, company: Company) -> list[str]:
    """The sites to which a company may declare to move: those in play, of the location deck one of each, and those to
    which companies from other sites go (MEC-468); two companies at one site may not declare the same (MEC-471).
    """
    if not company.site:
        return []
    found: dict[str, str] = {}
    leaving, others_go = departure(g, company), taken(g, company)
    others = [each.goal for each in companies(g, company.seat) if each.goal]
    for site in (*g.zones[f"sites:{company.seat}"], *g.zones[f"locations:{company.seat}"], *others):
        title = FACTS[g.codes[site]].title
        if title in found or title in others_go or site == company.site:
            continue
        if _ways(g, leaving, site):
            found[title] = site
    return list(found.values())


def taken(g: MecState, company: Company) -> list[str]:
    """The new sites of the other companies that are where this one is (MEC-471)."""
    here = facts(g, company.site).title
    return [
        facts(g, other.goal).title
        for other in companies(g, company.seat)
        if other.id != company.id and other.goal and other.site and facts(g, other.site).title == here
    ]


def draws(g: MecState, company: Company) -> tuple[int, int]:
    """How many cards each player may draw for a moving company, its own first (MEC-505 to MEC-507)."""
    new, old = company.site, company.origin
    printed = facts(g, old if old and is_haven(g, new, company.seat) else new)
    mine = (printed.draw or 0) + total(added(g, "draw", company.id))
    theirs = (printed.draw_opponent or 0) + total(added(g, "opponent_draw", company.id))
    return (max(0, mine) if is_led(g, company) else 0, max(0, theirs))


def is_led(g: MecState, company: Company) -> bool:
    """Whether its player draws for a company: who is in it has the mind for it now (MEC-507)."""
    return any(facts(g, card).avatar or number(g, card, "mind") >= DRAWS_FROM for card in company.members)


def moving(g: MecState) -> Company | None:
    """The company in its movement/hazard phase, if it moves."""
    company = company_by_id(g, g.company) if g.phase == "movement" else None
    return company if company is not None and company.moved else None
