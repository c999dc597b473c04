"""A company goes back to its site of origin, in its movement/hazard phase or after it (MEC-536, MEC-538)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.current_attack import is_attacked
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import lay_site, leave_site, stand_down


async def send_back(g: MecState, company: Company) -> None:
    """A company returns to its site of origin: it has not moved and does nothing in its site phase (MEC-536); not while
    it is attacked (MEC-576)."""
    if any(forbidden(g, "return", card) for card in company.members) or is_attacked(g, company):
        return
    if company.origin:
        new, company.site, company.origin = company.site, company.origin, ""
        company.moved, company.path, company.regions = False, [], []
        stand_down(g, company)
        leave_site(g, new)
    company.returned = True
    g.say("mec-log-returned", card=g.ref(company.members[0]), rule="MEC-536")


async def send_home(g: MecState, company: Company) -> None:
    """A company goes back after its phase: to a site card of the name it came from, which lay tapped where it was
    discarded for it (MEC-534)."""
    company.returned = True
    site = _site_named(g, company.seat, company.came_from)
    if site:
        if site not in g.pieces:
            was_tapped = g.home[site].startswith("discard:")
            lay_site(g, site)
            g.pieces[site].exhausted = was_tapped
        new, company.site = company.site, site
        stand_down(g, company)
        leave_site(g, new)
    company.moved = False


def _site_named(g: MecState, seat: str, title: str) -> str:
    """A player's site card of this name, wherever it lies."""
    lying = [card for zone in ("sites", "locations", "discard") for card in g.zones[f"{zone}:{seat}"]]
    return next((card for card in lying if facts(g, card).type == "site" and facts(g, card).title == title), "")
