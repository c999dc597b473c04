"""On-guard cards: when they may be revealed, and what becomes of them (MEC-524 to MEC-531)."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.moment import Moment
from desktop_app.games.meccg.book import attack
from desktop_app.games.meccg.book.playing import acts_of, pick_target
from desktop_app.games.meccg.reading.keying import site_keyings
from desktop_app.games.meccg.reading.queries import facts, hazard_player
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import Attack, Company, MecState
from desktop_app.games.meccg.verbs.entering import why_not_unique
from desktop_app.games.meccg.vocabulary.texts import CARDS, Acts

BEFORE_ATTACKS, AT_RESOURCE = "guards_attack", "guards_resource"
"""The permissions of hazard events that may be revealed from on guard: as they affect an automatic-attack (MEC-525), or
directly the company, a card of it or its influence check (MEC-526)."""
PASS = Option("pass")


async def reveal_before_attacks(g: MecState, company: Company) -> None:
    """When a company enters a site with an automatic-attack, events that affect it may be revealed (MEC-525)."""
    for card in list(company.on_guard):
        await _offer(g, company, card, BEFORE_ATTACKS)


async def reveal_at_resource(g: MecState, company: Company, resource: str, who: str) -> None:
    """When a resource would tap the site an event may be revealed; it resolves in a chain of its own, before the
    resource (MEC-526, MEC-529)."""
    for card in list(company.on_guard):
        await _offer(g, company, card, AT_RESOURCE)


def able_acts(g: MecState, card: str, why: str) -> list[Acts]:
    """The abilities of an on-guard event that may be used as it is revealed now."""
    if CARDS.permission(g.codes[card], why) is None:
        return []
    seat = hazard_player(g)
    return [act for act in acts_of(g, card, "hand") if not act.text.why_not(Moment(g, seat, card, g.codes[card]))]


async def _offer(g: MecState, company: Company, card: str, why: str) -> None:
    seat = hazard_player(g)
    question = Question(
        seat,
        "one",
        message("mec-ask-guard", rule="MEC-526", seat=seat_ref(seat), site=g.ref(company.site)),
        lambda: [*(Option("reveal", card, detail=act.name) for act in able_acts(g, card, why)), PASS],
        step=g.step,
        primary=PASS.verb,
        shows=[card],
    )
    chosen = await ask_one(question)
    if chosen.verb == PASS.verb:
        return
    act = next(act for act in able_acts(g, card, why) if act.name == chosen.detail)
    company.on_guard.remove(card)
    g.move(card, "resolving")
    g.say("mec-log-guard-revealed", card=g.ref(card), seat=seat_ref(seat))
    m = Moment(g, seat, card, g.codes[card])
    aimed = await act.text.choose(await act.text.pay(m), pick_target)
    if aimed is not None and not act.text.do.why_not(aimed):
        await act.text.do.perform(aimed)
    if g.home[card] == "resolving":
        g.move(card, f"discard:{g.owners[card]}")


async def reveal_creature(g: MecState, company: Company) -> bool:
    """A creature that can be keyed to the site attacks, where there is an automatic-attack (MEC-524, MEC-550)."""
    if not automatic_attacks(g, company):
        return False
    able = [
        card
        for card in company.on_guard
        if "creature" in facts(g, card).kinds and site_keyings(g, card, company.site) and not why_not_unique(g, card)
    ]
    chosen = await choose_card(g, hazard_player(g), "mec-ask-guard-creature", able, may=True) if able else ""
    if not chosen:
        return False
    company.on_guard.remove(chosen)
    g.move(chosen, "attacking")
    g.say("mec-log-guard-revealed", card=g.ref(chosen), seat=seat_ref(hazard_player(g)))
    kind, what = site_keyings(g, chosen, company.site)[0]
    printed = facts(g, chosen).attacks
    which = printed[0]
    it = Attack(
        company.id,
        hazard_player(g),
        which.race,
        which.strikes,
        which.prowess,
        which.body,
        card=chosen,
        code=g.codes[chosen],
        key=kind,
        keyed=what,
        left=len(printed) - 1,
    )
    attack.prepare(g, company, which, it)
    return True
