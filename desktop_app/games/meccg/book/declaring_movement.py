"""Declaring where companies go (MEC-457, MEC-468 to MEC-472)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Refusal
from desktop_app.games.kit.asking import refuse, seat_ref
from desktop_app.games.meccg.book.other_rules import also
from desktop_app.games.meccg.reading.companies import companies, company_of
from desktop_app.games.meccg.reading.composition import why_not_travel
from desktop_app.games.meccg.reading.movement import is_held, leads_ringwraith, reachable, taken, ways, why_no_ride
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Company, MecState

WHY_NOT = {
    "size": ("MEC-447", "mec-no-size"),
    "races": ("MEC-062", "mec-no-races"),
    "ringwraith": ("MEC-061", "mec-no-ringwraith-company"),
    "leaders": ("MEC-063", "mec-no-leaders"),
    "held": ("MEC-468", "mec-no-held"),
    "far": ("MEC-469", "mec-no-way"),
    "mode": ("MEC-032", "mec-no-mode"),
    "regions": ("MEC-035", "mec-no-regions"),
    "deeps": ("MEC-036", "mec-no-deeps"),
    "no_darkhaven": ("MEC-482", "mec-no-darkhaven"),
    "sea": ("MEC-034", "mec-no-sea"),
    "here": ("MEC-468", "mec-no-is-there"),
    "declared": ("MEC-470", "mec-no-second-goal"),
    "taken": ("MEC-471", "mec-no-same-goal"),
}


def goals(g: MecState, company: Company) -> list[str]:
    """The sites to which a company may still declare to move."""
    if company.declared or not company.members or is_held(g, company):
        return []
    return [site for site in reachable(g, company) if not why_not_travel(g, company.members, site, company.seat)]


def options(g: MecState) -> list[Option]:
    """Every company with every site it may go to; the company is named by its first member."""
    return [
        Option("go", company.members[0], site)
        for company in companies(g, g.active)
        if company.members
        for site in goals(g, company)
    ]


def refusals(g: MecState) -> list[Refusal]:
    """Why companies may not go to the other sites of the location deck, nor to where others go, nor to sites that lie
    in the discard pile (MEC-468)."""
    found = []
    others = [each.goal for each in companies(g, g.active) if each.goal]
    spent = [card for card in g.zones[f"discard:{g.active}"] if facts(g, card).type == "site"]
    for company in companies(g, g.active):
        for site in spent if company.members else ():
            for rule in ("MEC-468", *also(g, "spent", "go", site)):
                found.append(refuse(g, rule, "mec-no-spent-site", "go", company.members[0], site, site=g.ref(site)))
        able = goals(g, company)
        for site in dict.fromkeys((*g.zones[f"locations:{g.active}"], *others)) if company.members else ():
            if site not in able and site != company.goal:
                why, card = why_not_go(g, company, site), company.members[0]
                rule, text = WHY_NOT[why]
                told = [rule, *also(g, why, "go", card)]
                found += [refuse(g, each, text, "go", card, site, site=g.ref(site)) for each in told]
    return found


def why_not_go(g: MecState, company: Company, site: str) -> str:
    """Why a company may not go to a site."""
    if company.declared:
        return "declared"
    if is_held(g, company):
        return "held"
    if company.site and facts(g, company.site).title == facts(g, site).title:
        return "here"
    if facts(g, site).title in taken(g, company):
        return "taken"
    apart = why_not_travel(g, company.members, site, company.seat)
    if not ways(g, company, site):
        return (apart or why_no_ride(g, company, site)) if leads_ringwraith(g, company) else "far"
    return apart or "far"


def go(g: MecState, chosen: Option) -> None:
    """A new site is put face down, or one that lies in play is named (MEC-468); once a turn (MEC-470)."""
    company = company_of(g, chosen.source)
    if company is None:
        return
    company.goal, company.declared = chosen.target, True
    if g.home[chosen.target].startswith("locations:"):
        g.move(chosen.target, f"journey:{company.seat}")
    g.say("mec-log-declares", seat=seat_ref(company.seat), card=g.ref(chosen.source))


def must_go(g: MecState) -> list[Company]:
    """The companies that a split leaves behind and that must declare movement, as far as they can (MEC-457)."""
    found: list[Company] = []
    for split in dict.fromkeys(each.split for each in companies(g, g.active) if each.split):
        parts = [each for each in companies(g, g.active) if each.split == split]
        staying = [each for each in parts if not each.declared]
        if len(staying) > 1:
            found += [each for each in staying if goals(g, each)]
    return found
