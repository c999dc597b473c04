"""The hazard limit of a company is set (step 3, MEC-500 to MEC-504)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import seat_ref
from desktop_app.games.meccg.reading.companies import current, size
from desktop_app.games.meccg.reading.numbers import added, hazard_limit
from desktop_app.games.meccg.state import Company, MecState

FEWEST_HAZARDS = 2
"""The least hazard limit (MEC-500)."""


async def set_limit(g: MecState) -> None:
    """Step 3: the size of the company or two, halved after the sideboard (MEC-423, MEC-500, MEC-501)."""
    company = current(g)
    if company is None:
        return
    company.limit = usual_limit(g, company)
    if g.halved:
        company.limit = await _halved_limit(g, company)
    g.say("mec-log-limit", limit=hazard_limit(g, company), rule="MEC-500")


def usual_limit(g: MecState, company: Company) -> int:
    """The hazard limit of a company before anything changes it (MEC-500)."""
    return max(FEWEST_HAZARDS, size(g, company))


async def _halved_limit(g: MecState, company: Company) -> int:
    """The limit halved, rounded up, before or after each other change of it, as the resource player orders (MEC-504);
    what the changes do is not in it, as they go on being added."""
    changes = [term.amount for term in added(g, "hazard_limit", company.id)]
    firsts = [0]
    for amount in changes:
        firsts += [each + amount for each in firsts]
    limits = sorted({-(-(company.limit + first) // 2) - first for first in firsts})
    if len(limits) == 1:
        return limits[0]
    question = Question(
        company.seat,
        "one",
        message("mec-ask-limit", rule="MEC-504", seat=seat_ref(company.seat)),
        lambda: [Option("limit", detail=str(limit + sum(changes))) for limit in limits],
        step=g.step,
    )
    return int((await ask_one(question)).detail) - sum(changes)
