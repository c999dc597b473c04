"""Why an agent does not act, move, rest, hide or attack (MEC-548, MEC-549, MEC-627 to MEC-638)."""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.meccg.book import agents, hazard_limit
from desktop_app.games.meccg.reading.agents import is_haven_of_wizards, place_of, site_card
from desktop_app.games.meccg.reading.queries import facts, hazard_player, is_untapped
from desktop_app.games.meccg.state import Agent, Company, MecState

ACTIONS = ("agent_move", "agent_hide", "agent_key", "agent_rest", "agent_home")


def refusals(g: MecState, seat: str) -> list[Refusal]:
    """Why the agents of a player do nothing more in this movement/hazard phase."""
    mine = [agent for agent in g.agents if agent.seat == seat]
    shown = [agent.card for agent in mine if not g.pieces[agent.card].hidden]
    return [
        *(refuse(g, rule, text, verb, agent.card) for agent in mine for rule, text, verb in _why_idle(g, agent)),
        *(refuse(g, "MEC-638", "mec-no-agent-shown", "agent_reveal", card) for card in shown),
    ]


def _why_idle(g: MecState, agent: Agent) -> list[tuple[str, str, str]]:
    """What an agent might be expected to do and does not: one action a turn, none in the turn in which it came
    (MEC-628), within the hazard limit (MEC-627), and each only as it lies and where it is."""
    if agent.acted or g.pieces[agent.card].since == g.round:
        return [("MEC-628", "mec-no-agent-acted", verb) for verb in ACTIONS]
    if not hazard_limit.hazards_left(g):
        return [("MEC-627", "mec-no-agent-limit", verb) for verb in ACTIONS]
    return [*_why_not_so(g, agent), *_why_not_there(g, agent)]


def _why_not_so(g: MecState, agent: Agent) -> list[tuple[str, str, str]]:
    """How an agent would have to lie."""
    if is_untapped(g, agent.card):
        hides = [("MEC-634", "mec-no-agent-hides", "agent_hide")] if g.pieces[agent.card].hidden else []
        return [*hides, ("MEC-633", "mec-no-agent-upright", "agent_rest")]
    rests = [] if agents.can_rest(g, agent.card) else [("MEC-420", "mec-no-untapping", "agent_rest")]
    return [*rests, ("MEC-634", "mec-no-agent-turned", "agent_hide"), ("MEC-635", "mec-no-agent-turned", "agent_key")]


def _why_not_there(g: MecState, agent: Agent) -> list[tuple[str, str, str]]:
    """Why an agent does not move to others of the sites at hand (MEC-629, MEC-631)."""
    able = agents.where_to(g, agent)
    others = [site_card(code) for code in agents.at_hand(g, agent.seat) if code not in able]
    havens = any(each is not None and is_haven_of_wizards(each) for each in others)
    return [
        ("MEC-629", "mec-no-agent-far", "agent_move"),
        *([("MEC-631", "mec-no-agent-haven", "agent_move")] if havens else []),
    ]


def why_no_attack(g: MecState, company: Company) -> list[Refusal]:
    """Why the other agents of the hazard player do not attack a company at its site: they are elsewhere (MEC-548), or
    have declared their attack (MEC-549)."""
    here = facts(g, company.site).title
    mine = [agent for agent in g.agents if agent.seat == hazard_player(g)]
    return [
        refuse(g, "MEC-549", "mec-no-agent-attacked", "choose", agent.card)
        if place_of(agent) == here
        else refuse(g, "MEC-548", "mec-no-agent-elsewhere", "choose", agent.card)
        for agent in mine
        if agent.attacked or place_of(agent) != here
    ]
