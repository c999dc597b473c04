"""The hazard limit: how many hazards a company whose phase it is may meet (MEC-502, MEC-503)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.numbers import hazard_limit
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Declared, MecState
from desktop_app.games.meccg.verbs.companies import use_limit
from desktop_app.games.meccg.vocabulary.texts import CARDS


def hazards_left(g: MecState) -> int:
    """How many hazards may still be declared against the company whose phase it is (MEC-502)."""
    company = current(g)
    if company is None or g.phase != "movement":
        return 0
    return max(0, hazard_limit(g, company) - company.hazards)


def is_free(g: MecState, card: str) -> bool:
    """Whether a card does not count against the hazard limit."""
    return CARDS.permission(g.codes[card], "free_of_limit") is not None


def counts_when_used(g: MecState, card: str) -> bool:
    """Whether using a hazard that lies in play counts against the limit, as its text says."""
    return facts(g, card).type == "hazard" and CARDS.permission(g.codes[card], "counts_when_used") is not None


def count_hazard(g: MecState, it: Declared) -> None:
    """A hazard that is declared counts against the limit of the company in its movement/hazard phase (MEC-502)."""
    company = current(g) if g.phase == "movement" else None
    if company is not None and not is_free(g, it.card):
        use_limit(g, company, it.card)
        it.counted = company.hazards


def is_beyond_limit(g: MecState, it: Declared) -> bool:
    """Whether the limit has dropped below a hazard that was declared, so that it has no effect (MEC-503)."""
    company = current(g)
    return company is not None and it.counted > hazard_limit(g, company)
