"""Companies that share a site when all have moved (MEC-537, MEC-538)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import may, seat_ref
from desktop_app.games.meccg.book.going_back import send_home
from desktop_app.games.meccg.book.state_checks import settle_and_answer
from desktop_app.games.meccg.reading.companies import companies, company_of
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.movement import leads_ringwraith
from desktop_app.games.meccg.reading.queries import hazard_player
from desktop_app.games.meccg.reading.sites import is_haven
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import at_same_site, join_companies
from desktop_app.games.meccg.verbs.leaving import discard


async def meeting(g: MecState) -> None:
    """Companies that share a site must be joined, at a haven they may be (MEC-537), which is asked once of any two;
    where that would break a rule of composition one stays and the others go back (MEC-065, MEC-538). What minds who is
    with whom is looked at then."""
    met: list[list[str]] = []
    while (there := _next_to_meet(g, met)) is not None:
        met.append(sorted(each.id for each in there))
        await _meet(g, there)
    g.company = ""
    await settle_and_answer(g)


def _next_to_meet(g: MecState, met: list[list[str]]) -> list[Company] | None:
    """Two companies at a haven, or all that are at another site, that have not met so yet; one that was sent back may
    meet others there."""
    for company in companies(g, g.active):
        others = at_same_site(g, company)
        if is_haven(g, company.site, company.seat):
            gatherings = [[company, other] for other in others]
        else:
            gatherings = [[company, *others]] if others else []
        for there in gatherings:
            if sorted(each.id for each in there) not in met:
                return there
    return None


async def _meet(g: MecState, there: list[Company]) -> None:
    first, *others = there
    if is_haven(g, first.site, first.seat):
        card, host = g.ref(others[0].members[0]), g.ref(first.members[0])
        if await may(g, g.active, "mec-ask-join", card=card, host=host):
            join_companies(g, first, others[0])
    elif not why_not_together(g, [card for each in there for card in each.members], first.site, first.seat):
        for other in others:
            join_companies(g, first, other)
    else:
        await _others_go_back(g, there)


async def _others_go_back(g: MecState, there: list[Company]) -> None:
    """The hazard player chooses who stays; only companies that have moved can go back."""
    able = [each for each in there if each.moved]
    if len(able) > 1:
        question = Question(
            hazard_player(g),
            "one",
            message("mec-ask-who-stays", rule="MEC-538", seat=seat_ref(hazard_player(g))),
            lambda: [Option("company", each.members[0]) for each in there],
            step=g.step,
        )
        chosen = company_of(g, (await ask_one(question)).source)
        able = [each for each in able if each is not chosen]
    for back in able:
        await send_home(g, back)
    if not able:
        await _give_way(g, there)


async def _give_way(g: MecState, there: list[Company]) -> None:
    """Where nobody has moved, as where a Ringwraith has come into play beside others, they give way to it: whoever is
    of no Ringwraith's company is discarded (MEC-065)."""
    riding = [each for each in there if leads_ringwraith(g, each)]
    for other in there if riding else ():
        if other not in riding:
            await discard(g, list(other.members))
