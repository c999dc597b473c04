"""The site phase of each company: entering, automatic-attacks, what is done there, attacking a company (MEC-539 to
MEC-565)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.engine.rows import STAY, Enter, Jump, Next, Row
from desktop_app.games.kit.asking import choose_card, choose_option, guarded, seat_ref
from desktop_app.games.meccg.book import (
    agents,
    at_the_site,
    attack,
    company_combat,
    creatures_on_guard,
    declaring,
    idle_agents,
    keeping,
    offering,
    on_guard,
)
from desktop_app.games.meccg.book.automatic_attacks import face_automatic_attacks
from desktop_app.games.meccg.book.chain import flush
from desktop_app.games.meccg.book.ladder import resolve
from desktop_app.games.meccg.book.phases import end_phase, say_phase
from desktop_app.games.meccg.book.which_company import which_company
from desktop_app.games.meccg.events.turns import PhaseBegins
from desktop_app.games.meccg.reading.companies import companies, current
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.companies import stand_down
from desktop_app.games.meccg.vocabulary.texts import Acts

PHASE = "site"
TABLE = "site"
DONE = Option("done")
TAPS_SITE = "taps the site"
"""What the verb is called by which an event taps the site of its company."""


async def choose_company(g: MecState) -> Next:
    """Each company has its own site phase, in the order that its player chooses (MEC-539)."""
    waiting = [each for each in companies(g, g.active) if not each.visited and each.members]
    if not waiting:
        return Jump("sites_end")
    say_phase(g, PHASE)
    company = waiting[0] if len(waiting) == 1 else await which_company(g, waiting, "mec-ask-site-company")
    g.company, g.phase = company.id, PHASE
    company.met = []
    for agent in g.agents:  # it may attack once in each site phase (MEC-549)
        agent.attacked = False
    return Enter(TABLE, back="site_company")


async def enter(g: MecState) -> Next:
    """A company does nothing, or enters its site (MEC-540); one that was sent back can do nothing (MEC-536)."""
    company = current(g)
    if company is None:
        return Jump("site_ends")
    await resolve(g, PhaseBegins(phase=PHASE, company=company.id))
    await flush(g)
    company = current(g)
    if company is None or not company.members or company.returned or not company.site:
        return Jump("site_ends")
    told = g.ref(company.site)
    way = await choose_option(
        g,
        company.seat,
        "mec-ask-enter",
        ("enter", "do_nothing"),
        about=company.members[0],
        rule="MEC-540",
        primary="enter",
        site=told,
    )
    if way == "do_nothing":
        return Jump("site_ends")
    g.say("mec-log-enters", card=g.ref(company.members[0]), site=told)
    return None


async def guards_before(g: MecState) -> None:
    """Step 1: on-guard cards that affect the automatic-attacks may be revealed (MEC-525), and creatures, which attack
    after these (MEC-524)."""
    company = current(g)
    if company is None:
        return
    company.ambush = []
    if automatic_attacks(g, company):
        await on_guard.reveal_before_attacks(g, company)
        company.ambush += await creatures_on_guard.reveal_creatures(g, company)


async def declare_ambush(g: MecState) -> Next:
    """Step 3: agents declare their attacks (MEC-548)."""
    company = current(g)
    if company is None or not company.members:
        return Jump("site_ends")
    company.entered = True
    company.ambush += await agents.declare_attacks(g, company, lambda: idle_agents.why_no_attack(g, company))
    return None


async def ambush(g: MecState) -> Next:
    """Step 4: they attack, in the order that the resource player chooses (MEC-550)."""
    company = current(g)
    if company is None or not company.members:
        return Jump("site_ends")
    waiting = [card for card in company.ambush if card in g.pieces or g.home[card] == "attacking"]
    if not waiting:
        return None
    card = waiting[0] if len(waiting) == 1 else await choose_card(g, company.seat, "mec-ask-ambush", waiting)
    company.ambush = [each for each in waiting if each != card]
    if card in g.pieces:
        agents.attacks(g, card, company)
    elif not creatures_on_guard.creature_attacks(g, company, card):
        return STAY
    return Enter(attack.TABLE, back="ambush_attacks")


async def site_actions(g: MecState) -> Next:
    """What the company does at its site: items, allies, factions, influence, events (MEC-551 to MEC-565)."""
    company = current(g)
    if company is None or not company.members or not company.entered:
        return Jump("site_ends")
    seat = company.seat
    question = Question(
        seat,
        "one",
        message("mec-ask-site", seat=seat_ref(seat), card=g.ref(company.members[0]), site=g.ref(company.site)),
        lambda: [
            *at_the_site.options(g),
            *offering.options(g, seat, PHASE),
            *keeping.stores_in(g, seat, PHASE),
            DONE,
        ],
        step=g.step,
        refusals=lambda: [
            *at_the_site.refusals(g),
            *offering.refusals(g, seat, PHASE),
            *company_combat.refusals(g, company),
        ],
        primary=DONE.verb,
    )
    chosen = await ask_one(guarded(g, question))
    if chosen.verb == DONE.verb:
        return None
    before = g.extra_item
    if chosen.verb in offering.VERBS:
        await declaring.take(g, seat, chosen, lambda act: _guards_at_event(g, act))
    elif chosen.verb == "store":
        await keeping.store(g, chosen.source)
    else:
        await at_the_site.do(g, chosen)
    if g.extra_item == before:
        g.extra_item = ""
    await flush(g)
    return STAY


async def _guards_at_event(g: MecState, act: Acts) -> None:
    """An event that would tap the site lets a card on guard be revealed, as any such resource does (MEC-526)."""
    company = current(g)
    if company is None or not at_the_site.would_tap(g, act.code, company.site):
        return
    if any(getattr(part, "told", "") == TAPS_SITE for part in act.text.do.parts()):
        await on_guard.reveal_at_resource(g, company)


async def attack_company(g: MecState) -> Next:
    """At the end of its site phase a company may attack another (MEC-149)."""
    company = current(g)
    if company is None or not company.members:
        return None
    target = await company_combat.choose_target(g, company)
    if target is None:
        return None
    g.attacked = True
    it = company_combat.attack_of(g, company, target)
    attack.prepare(g, target, None, it)
    it.strikes = len(it.givers)
    return Enter(attack.TABLE)


async def site_ends(g: MecState) -> None:
    """The site phase of a company ends."""
    company = current(g)
    if company is not None:
        company.visited = True
    await end_phase(g, PHASE, g.company)
    g.extra_item = ""


async def sites_end(g: MecState) -> None:
    """On-guard cards that were not revealed return to the hand when all site phases have ended (MEC-531)."""
    g.company = ""
    for company in g.companies:
        stand_down(g, company)


ROWS = [
    Row("site_company", choose_company, PHASE, shown=False),
    Row("sites_end", sites_end, PHASE, shown=False),
]
TABLE_ROWS = [
    Row("enter", enter, PHASE),
    Row("guards", guards_before, PHASE, shown=False),
    Row("automatic", face_automatic_attacks, PHASE),
    Row("ambush", declare_ambush, PHASE, shown=False),
    Row("ambush_attacks", ambush, PHASE, shown=False),
    Row("site_actions", site_actions, PHASE),
    Row("attack_company", attack_company, PHASE, shown=False),
    Row("site_ends", site_ends, PHASE, shown=False),
]
