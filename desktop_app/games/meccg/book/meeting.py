"""Companies that share a site when all have moved (MEC-537, MEC-538)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import may, seat_ref
from desktop_app.games.meccg.book.going_back import send_home
from desktop_app.games.meccg.book.state_checks import settle
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.queries import companies, company_of, hazard_player, is_haven
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import at_same_site, join_companies


async def meeting(g: MecState) -> None:
    """Companies that share a site must be joined, at a haven they may be (MEC-537), which is asked once of any two;
    where that would break a rule of composition one stays and the others go back (MEC-065, MEC-538). What minds who is
    with whom is looked at then."""
    met: list[tuple[str, str]] = []
    while (pair := _next_pair(g, met)) is not None:
        met.append((pair[0].id, pair[1].id))
        await _meet(g, *pair)
    g.company = ""
    await settle(g, [])


def _next_pair(g: MecState, met: list[tuple[str, str]]) -> tuple[Company, Company] | None:
    """Two companies at one site that have not met yet; one that was sent back may meet another there."""
    for company in companies(g, g.active):
        for other in at_same_site(g, company):
            if (company.id, other.id) not in met and (other.id, company.id) not in met:
                return company, other
    return None


async def _meet(g: MecState, company: Company, other: Company) -> None:
    together = [*company.members, *other.members]
    if is_haven(g, company.site, company.seat):
        card, host = g.ref(other.members[0]), g.ref(company.members[0])
        if await may(g, g.active, "mec-ask-join", card=card, host=host):
            join_companies(g, company, other)
    elif not why_not_together(g, together, company.site, company.seat):
        join_companies(g, company, other)
    else:
        await _one_goes_back(g, company, other)


async def _one_goes_back(g: MecState, company: Company, other: Company) -> None:
    """The hazard player chooses who stays; only a company that has moved can go back."""
    able = [each for each in (company, other) if each.moved]
    if not able:
        return
    back = able[0]
    if len(able) > 1:
        question = Question(
            hazard_player(g),
            "one",
            message("mec-ask-who-stays", rule="MEC-538", seat=seat_ref(hazard_player(g))),
            lambda: [Option("company", each.members[0]) for each in able],
            step=g.step,
        )
        chosen = company_of(g, (await ask_one(question)).source)
        back = next(each for each in able if each is not chosen)
    await send_home(g, back)
