"""The movement/hazard phase of each company in its eight steps (MEC-488 to MEC-538)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.games.kit.asking import guarded, seat_ref
from desktop_app.games.kit.windows import chance_in_window
from desktop_app.games.meccg.book import declaring, hazard_limit, hazards, offering
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import announce
from desktop_app.games.meccg.book.limiting_hazards import set_limit
from desktop_app.games.meccg.book.meeting import meeting
from desktop_app.games.meccg.book.phases import begin_phase, end_phase, say_phase
from desktop_app.games.meccg.book.setting_out import PHASE, reveal, site_path
from desktop_app.games.meccg.book.which_company import which_company
from desktop_app.games.meccg.events.turns import SiteRevealed
from desktop_app.games.meccg.reading.companies import companies, current
from desktop_app.games.meccg.reading.movement import draws
from desktop_app.games.meccg.reading.queries import facts, hazard_player, is_wizard
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import leave_site
from desktop_app.games.meccg.verbs.piles import draw, reset_hand
from desktop_app.games.meccg.verbs.winning import win

TABLE = "movement"
BARAD_DUR = "Barad-dûr"
PASS = Option("pass")


async def choose_company(g: MecState) -> Next:
    """Each company has a phase of its own, moving or not, in the order that its player chooses (MEC-488); when all have
    ended, sites go where a company was lost in its own (MEC-452)."""
    waiting = [each for each in companies(g, g.active) if not each.went and each.members]
    if not waiting:
        for site in list(g.zones[f"sites:{g.active}"]):
            leave_site(g, site)
        return Jump("meeting")
    say_phase(g, PHASE)
    g.company = (await which_company(g, waiting, "mec-ask-company")).id
    return Enter(TABLE, back="company")


async def reveal_effects(g: MecState) -> None:
    """Step 4: what applies as the site is revealed takes effect, in the order of the hazard player (MEC-504)."""
    company = current(g)
    if company is not None and company.moved:
        await announce(g, SiteRevealed(company=company.id))
        await flush(g, hazard_player(g))


async def draw_cards(g: MecState) -> None:
    """Step 5: both draw for a moving company, at least one card who may draw (MEC-505 to MEC-508)."""
    company = current(g)
    if company is None or not company.moved:
        return
    mine, theirs = draws(g, company)
    for seat, most in ((company.seat, mine), (hazard_player(g), theirs)):
        if most:
            await draw(g, seat, await _how_many(g, seat, most))


async def _how_many(g: MecState, seat: str, most: int) -> int:
    if most == 1:
        return 1
    question = Question(
        seat,
        "one",
        message("mec-ask-draw", rule="MEC-508", seat=seat_ref(seat), count=most),
        lambda: [Option("draw", detail=str(count)) for count in range(most, 0, -1)],
        step=g.step,
        primary=Option("draw", detail=str(most)).key,
    )
    return int((await ask_one(question)).detail)


async def passive_conditions(g: MecState) -> None:
    """Step 6: what is due as a movement/hazard phase begins, right after the draw (MEC-491)."""
    await begin_phase(g, PHASE, g.company)


async def hazards_window(g: MecState) -> Next:
    """Step 7: hazards against this company; who has passed may resume if the other acts (MEC-509, MEC-533)."""
    company = current(g)
    if company is None or not company.members or company.returned:
        return None
    return await chance_in_window(g, [g.active, hazard_player(g)], lambda seat: _act(g, seat))


async def _act(g: MecState, seat: str) -> bool:
    company = current(g)
    if company is None or not company.members or company.returned:
        return False
    mine = seat == g.active
    prompt = message(
        "mec-ask-movement" if mine else "mec-ask-hazards",
        seat=seat_ref(seat),
        card=g.ref(company.members[0]),
        count=hazard_limit.hazards_left(g),
    )
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*(offering.options(g, seat, PHASE) if mine else hazards.options(g, seat)), PASS],
        step=g.step,
        refusals=lambda: offering.refusals(g, seat, PHASE) if mine else hazards.refusals(g, seat),
        primary=PASS.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == PASS.verb:
        return False
    if chosen.verb in offering.VERBS:
        await declaring.take(g, seat, chosen)
    else:
        await hazards.do(g, seat, chosen)
        await flush(g)
    return True


async def movement_ends(g: MecState) -> None:
    """Step 8: the site of origin goes, hands are reset (MEC-534 to MEC-536)."""
    await end_phase(g, PHASE, g.company)
    company = current(g)
    if company is not None:
        company.went = True
        origin, company.origin = company.origin, ""
        leave_site(g, origin)
    for seat in (g.active, hazard_player(g)):
        await reset_hand(g, seat)
    await flush(g)
    if company is not None and brings_the_ring(g, company):
        await win(g, company.seat, "ring_given")
    g.company = ""


def brings_the_ring(g: MecState, company: Company) -> bool:
    """Whether a minion company has brought The One Ring to Barad-dûr, which wins the game (MEC-010)."""
    if is_wizard(g, company.seat) or not company.site or facts(g, company.site).title != BARAD_DUR:
        return False
    borne = [item for card in company.members for item in g.pieces[card].attachments]
    return any("the_one_ring" in facts(g, item).keywords for item in borne)


ROWS = [
    Row("company", choose_company, PHASE, shown=False),
    Row("meeting", meeting, PHASE, shown=False),
]
TABLE_ROWS = [
    Row("reveal", reveal, PHASE),
    Row("site_path", site_path, PHASE),
    Row("hazard_limit", set_limit, PHASE),
    Row("effects", reveal_effects, PHASE, shown=False),
    Row("draw", draw_cards, PHASE),
    Row("passive", passive_conditions, PHASE, shown=False),
    Row("hazards", hazards_window, PHASE),
    Row("movement_ends", movement_ends, PHASE),
]
