"""Influence attempts by agents played as hazards, where a card lets one (MEC-695 to MEC-697)."""

from __future__ import annotations

from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.meccg.book import agents
from desktop_app.games.meccg.book.influencing import contest, number_to_exceed
from desktop_app.games.meccg.book.whom_to_influence import targets_at
from desktop_app.games.meccg.reading.agents import is_at_home, place_of
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.facts import Place
from desktop_app.games.meccg.reading.numbers import forbidden
from desktop_app.games.meccg.reading.queries import facts, is_item
from desktop_app.games.meccg.state import Agent, Check, Company, MecState
from desktop_app.games.meccg.verbs.leaving import discard

AT_HOME = 2
"""What an agent has more of direct influence at a home site (MEC-696), again against what belongs there (MEC-697)."""


def able_agents(g: MecState, seat: str, company: Company) -> list[str]:
    """A player's agents at the site of the company in its movement/hazard phase, that may influence somebody."""
    here = facts(g, company.site).title if company.site else ""
    there = [each.card for each in g.agents if here and each.seat == seat and place_of(each) == here]
    return [card for card in there if not forbidden(g, "influence", card)]


def agent_targets(g: MecState, company: Company) -> list[str]:
    """Characters, allies and factions of the company's player: no items (MEC-695)."""
    return [card for card in targets_at(g, company.seat, company.site) if not is_item(g, card)]


async def agent_attempts(g: MecState, seat: str, source: str) -> None:
    """An agent at the company's site is revealed and makes an attempt, without a card of the hand (MEC-695)."""
    company = current(g)
    able = able_agents(g, seat, company) if company is not None else []
    if company is None or not able:
        return
    card = await choose_card(g, seat, "mec-ask-agent", able, source=source)
    agent = next(each for each in g.agents if each.card == card)
    if g.pieces[card].hidden:
        await agents.reveal(g, agent)
    aims = agent_targets(g, company)
    if card not in g.pieces or not aims:
        return
    target = await choose_card(g, seat, "mec-ask-agent-aim", aims, source=source, card=g.ref(card))
    g.say("mec-log-attempts", seat=seat_ref(seat), card=g.ref(card), host=g.ref(target))
    bonus, needed = _at_home(g, agent, target)
    if await contest(g, Check("attempt", seat, card, target, bonus), needed):
        await discard(g, [target], card)


def _at_home(g: MecState, agent: Agent, target: str) -> tuple[int, int]:
    """What an agent has more at a home site, and what it must exceed."""
    needed = number_to_exceed(g, target, revealed=False)
    if not is_at_home(g, agent):
        return 0, needed
    theirs = [*facts(g, target).home, *facts(g, target).playable_at]
    if any(_is_same(mine, other) for mine in facts(g, agent.card).home for other in theirs):
        return AT_HOME + AT_HOME, 0
    return AT_HOME, needed


def _is_same(mine: Place, other: Place) -> bool:
    """Whether two home sites are one: by name, or by what kind of site they are."""
    return mine.site == other.site if mine.site or other.site else mine == other
