"""The movement/hazard phase of each company in its eight steps (MEC-488 to MEC-538)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import Enter, Jump, Next, Row
from desktop_app.engine.state import Outcome
from desktop_app.games.kit.asking import guarded, may, seat_ref
from desktop_app.games.kit.windows import chance_in_window
from desktop_app.games.meccg.book import declaring, hazards, playing
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import announce
from desktop_app.games.meccg.book.phases import begin_phase, end_phase
from desktop_app.games.meccg.events.turns import SiteRevealed
from desktop_app.games.meccg.reading.composition import why_not_together
from desktop_app.games.meccg.reading.movement import (
    DEEPS,
    REGION,
    STARTER,
    deeps_number,
    draws,
    region_walks,
    regions_of_path,
    starter_path,
    type_of_region,
    ways,
)
from desktop_app.games.meccg.reading.numbers import added, forbidden, hazard_limit
from desktop_app.games.meccg.reading.queries import (
    companies,
    company_of,
    current,
    facts,
    hazard_player,
    is_attacked,
    is_haven,
    is_wizard,
    size,
)
from desktop_app.games.meccg.state import Company, MecState
from desktop_app.games.meccg.verbs.companies import (
    at_same_site,
    give_up_goal,
    join_companies,
    lay_site,
    leave_site,
    stand_down,
)
from desktop_app.games.meccg.verbs.piles import draw, reset_hand
from desktop_app.games.meccg.verbs.rolling import roll

PHASE = "movement"
TABLE = "movement"
BARAD_DUR = "Barad-dûr"
FEWEST_HAZARDS = 2
"""The least hazard limit (MEC-500)."""
PASS = Option("pass")


# -- which company comes next ------------------------------------------------------------------------------------------


async def choose_company(g: MecState) -> Next:
    """Each company has a phase of its own, moving or not, in the order that its player chooses (MEC-488)."""
    waiting = [each for each in companies(g, g.active) if not each.went and each.members]
    if not waiting:
        return Jump("meeting")
    g.company = (await which_company(g, waiting, "mec-ask-company")).id
    return Enter(TABLE, back="company")


async def which_company(g: MecState, waiting: list[Company], prompt: str) -> Company:
    """Asks which company comes next; each is named by its first member."""
    question = Question(
        g.active,
        "one",
        message(prompt, seat=seat_ref(g.active)),
        lambda: [Option("company", each.members[0]) for each in waiting],
        step=g.step,
    )
    chosen = company_of(g, (await ask_one(question)).source)
    assert chosen is not None
    return chosen


# -- the eight steps ---------------------------------------------------------------------------------------------------


async def reveal(g: MecState) -> None:
    """Step 1: the new site is turned face up; a movement that is not legal is undone (MEC-493, MEC-494)."""
    company = current(g)
    g.phase = PHASE
    if company is None or not company.goal:
        return
    site, company.goal = company.goal, ""
    able = ways(g, company, site) if site in g.codes else []
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


async def _which_regions(g: MecState, company: Company) -> list[str]:
    here, company.site = company.site, company.origin
    walks = region_walks(g, company, facts(g, here))
    company.site = here
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


async def set_limit(g: MecState) -> None:
    """Step 3: the size of the company or two, halved after the sideboard (MEC-423, MEC-500, MEC-501)."""
    company = current(g)
    if company is None:
        return
    company.limit = max(FEWEST_HAZARDS, size(g, company))
    if g.halved:
        company.limit = await _halved_limit(g, company)
    g.say("mec-log-limit", limit=hazard_limit(g, company), rule="MEC-500")


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
        count=playing.hazards_left(g),
    )
    question = Question(
        seat,
        "one",
        prompt,
        lambda: [*(playing.options(g, seat, PHASE) if mine else hazards.options(g, seat)), PASS],
        step=g.step,
        refusals=lambda: playing.refusals(g, seat, PHASE) if mine else hazards.refusals(g, seat),
        primary=PASS.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == PASS.verb:
        return False
    if chosen.verb in ("play", "use"):
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
    if company is not None and brings_the_ring(g, company):
        g.outcome = Outcome("won", "ring_given", [company.seat])
    g.company = ""


def brings_the_ring(g: MecState, company: Company) -> bool:
    """Whether a minion company has brought The One Ring to Barad-dûr, which wins the game (MEC-010)."""
    if is_wizard(g, company.seat) or not company.site or facts(g, company.site).title != BARAD_DUR:
        return False
    borne = [item for card in company.members for item in g.pieces[card].attachments]
    return any("the_one_ring" in facts(g, item).keywords for item in borne)


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


# -- when all have moved -----------------------------------------------------------------------------------------------


async def meeting(g: MecState) -> None:
    """Companies that share a site must be joined, at a haven they may be (MEC-537); where that would break a rule of
    composition one stays and the others go back (MEC-065, MEC-538)."""
    for company in list(companies(g, g.active)):
        for other in at_same_site(g, company) if company in g.companies else ():
            if other not in g.companies or company not in g.companies:
                continue
            await _meet(g, company, other)
    g.company = ""


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
