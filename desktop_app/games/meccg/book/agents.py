"""Agents played as hazards: their actions, their attack (MEC-548, MEC-549, MEC-625 to MEC-646)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from desktop_app.engine.ask import Option, Refusal
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.meccg.book import attack, hazard_limit
from desktop_app.games.meccg.reading.agents import fits_home, is_at_home, is_haven_of_wizards, place_of, site_card
from desktop_app.games.meccg.reading.board import neighbours
from desktop_app.games.meccg.reading.companies import current
from desktop_app.games.meccg.reading.facts import of_type
from desktop_app.games.meccg.reading.numbers import forbidden, number
from desktop_app.games.meccg.reading.queries import facts, hazard_player, is_untapped, is_wizard, side
from desktop_app.games.meccg.state import Agent, Attack, Company, MecState, Piece
from desktop_app.games.meccg.verbs.agents import lay_with, pick_up_sites, show_site, take_last
from desktop_app.games.meccg.verbs.companies import use_limit
from desktop_app.games.meccg.verbs.entering import why_not_unique
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.verbs.turning import can_untap, heal, tap, untap

AT_HOME_UP, AT_HOME_DOWN, AWAY_DOWN = 2, 5, 2
"""What the prowess of an agent gains: at home face up, at home face down, away from home face down (MEC-642, 643)."""
HOME_BODY = 1


# -- where an agent is -------------------------------------------------------------------------------------------------


def at_hand(g: MecState, seat: str) -> list[str]:
    """The codes of the sites to which an agent may move: those of the location deck and those that lie in play."""
    lying = [*g.zones[f"locations:{seat}"], *g.zones[f"sites:{seat}"]]
    return list(dict.fromkeys(g.codes[card] for card in lying if facts(g, card).type == "site"))


def homes(g: MecState, seat: str, card: str) -> list[str]:
    """The home sites at which an agent can be put, by the card of the player's own side, where there is one: no card of
    them is needed (MEC-626), and companies of the opponent may be where only his side has one; "" where there is no
    card of any."""
    own = side(g, seat)
    places = {site.title: site for site in sorted(of_type("site"), key=lambda site: site.alignment == own)}
    known = [site for site in of_type("site") if places[site.title] is site]
    return [site.code for site in known if any(fits_home(site, place) for place in facts(g, card).home)] or [""]


def where_to(g: MecState, agent: Agent) -> list[str]:
    """The sites to which an agent could move (MEC-629), face down also back to the one before (MEC-630)."""
    here = agent.sites[-1]
    found = dict.fromkeys([*at_hand(g, agent.seat), *_the_one_before(g, agent)])
    return [code for code in found if code != here and is_step(g, agent, here, code)]


def _the_one_before(g: MecState, agent: Agent) -> list[str]:
    """The site from which an agent in hiding came to where it is, if it has moved."""
    return agent.sites[-2:-1] if g.pieces[agent.card].hidden else []


def is_step(g: MecState, agent: Agent, start: str, end: str) -> bool:
    """Whether an agent may go from one site to another: of the same or an adjacent region, to no haven of Wizards, not
    under the earth (MEC-629, MEC-631, MEC-646)."""
    one, other = site_card(start), site_card(end)
    if one is None or other is None or other.under_deeps:
        return False
    if is_haven_of_wizards(other):
        return False
    return other.region in (one.region, *neighbours(one.region, not is_wizard(g, agent.seat)))


# -- what the hazard player may do -------------------------------------------------------------------------------------


def options(g: MecState, seat: str) -> list[Option]:
    """Playing an agent, an action of an agent, revealing one (MEC-625 to MEC-638)."""
    found: list[Option] = []
    mine = [agent for agent in g.agents if agent.seat == seat]
    if hazard_limit.hazards_left(g):
        for card in g.zones[f"hand:{seat}"]:
            if facts(g, card).agent:
                found += [_at("agent", g, card, code) for code in homes(g, seat, card)]
        for agent in mine:
            if not agent.acted and g.pieces[agent.card].since != g.round:
                found += _actions(g, agent)
    found += [Option("agent_reveal", agent.card) for agent in mine if g.pieces[agent.card].hidden]
    return found


def _at(verb: str, g: MecState, card: str, code: str) -> Option:
    """Something that an agent does at a site, in words."""
    if not code:
        return Option(verb, card)
    label = message("mec-verb-agent-at", card=g.ref(card), site=f"@:{code}")
    return Option(verb, card, detail=code, label=label)


def _actions(g: MecState, agent: Agent) -> list[Option]:
    """One agent action a turn (MEC-628 to MEC-635); a tapped or wounded agent moves and stays as it is (MEC-629)."""
    piece, card = g.pieces[agent.card], agent.card
    found = [_at("agent_move", g, card, code) for code in where_to(g, agent)]
    if is_untapped(g, card):
        if not piece.hidden:
            found.append(Option("agent_hide", card))
        found.append(Option("agent_key", card))
    elif can_rest(g, card):
        found.append(Option("agent_rest", card))
    found += [_at("agent_home", g, card, code) for code in homes(g, agent.seat, card) if [code] != agent.sites]
    return found


def can_rest(g: MecState, card: str) -> bool:
    """Whether an agent may heal to tapped, or untap (MEC-633, MEC-420)."""
    return not forbidden(g, "heal", card) if g.pieces[card].wounded else can_untap(g, card)


async def do(g: MecState, seat: str, chosen: Option) -> None:
    """One of these is done; an action of an agent takes one of the hazard limit (MEC-627)."""
    card = chosen.source
    company = current(g)
    if chosen.verb == "agent":
        assert company is not None
        use_limit(g, company, card, facedown=True)
        g.move(card, f"agents:{seat}")
        g.pieces[card] = Piece(controller=seat, hidden=True, since=g.round, came=g.phase)
        g.agents.append(Agent(card, seat, [chosen.detail]))
        g.say("mec-log-agent", seat=seat_ref(seat))
        return
    agent = next(each for each in g.agents if each.card == card)
    if chosen.verb == "agent_reveal":
        await reveal(g, agent)
        return
    assert company is not None
    use_limit(g, company, card, facedown=g.pieces[card].hidden)
    agent.acted = True
    await _act(g, agent, chosen)


async def _act(g: MecState, agent: Agent, chosen: Option) -> None:
    piece = g.pieces[agent.card]
    if chosen.verb == "agent_move":
        await tap(g, [agent.card])
        if chosen.detail in _the_one_before(g, agent):
            take_last(g, agent)
        else:
            agent.sites = [*agent.sites, chosen.detail] if piece.hidden else [chosen.detail]
            lay_with(g, agent, chosen.detail)
    elif chosen.verb == "agent_home":
        pick_up_sites(g, agent)
        agent.sites = [chosen.detail]
        if not piece.hidden:
            show_site(g, agent)
    elif chosen.verb == "agent_rest":
        await (heal(g, agent.card) if piece.wounded else untap(g, [agent.card]))
    elif chosen.verb == "agent_hide":
        piece.hidden = True
    else:
        await tap(g, [agent.card])
        agent.keying = True
    g.say("mec-log-agent-acts", seat=seat_ref(agent.seat), verb=chosen.verb)


async def reveal(g: MecState, agent: Agent) -> None:
    """An agent is turned face up: it is discarded if one of its moves was not legal (MEC-639) or if it is in play
    already, as any manifestation (MEC-640)."""
    g.pieces[agent.card].hidden = False
    g.say("mec-log-agent-revealed", card=g.ref(agent.card), seat=seat_ref(agent.seat))
    legal = all(is_step(g, agent, start, end) for start, end in pairwise(agent.sites))
    agent.sites = agent.sites[-1:]
    show_site(g, agent)
    if not legal or why_not_unique(g, agent.card):
        await discard(g, [agent.card])


# -- its attack --------------------------------------------------------------------------------------------------------


def attackers(g: MecState, company: Company) -> list[Agent]:
    """The agents at a company's site that could attack it, once in a site phase (MEC-548, MEC-549)."""
    here = facts(g, company.site).title
    return [
        agent for agent in g.agents if agent.seat == hazard_player(g) and not agent.attacked and place_of(agent) == here
    ]


async def declare_attacks(g: MecState, company: Company, why_not: Callable[[], list[Refusal]]) -> list[str]:
    """The hazard player may declare attacks by agents, revealing them (MEC-548); answers those that will attack. Others
    do not, and ``why_not`` says why."""
    found: list[str] = []
    while able := attackers(g, company):
        cards = [agent.card for agent in able]
        chosen = await choose_card(g, hazard_player(g), "mec-ask-agent-attack", cards, may=True, refusals=why_not)
        if not chosen:
            break
        agent = next(each for each in able if each.card == chosen)
        agent.attacked, agent.hid = True, g.pieces[chosen].hidden
        if agent.hid:
            await reveal(g, agent)
        found += [chosen] if chosen in g.pieces else []
    return found


def attacks(g: MecState, card: str, company: Company) -> None:
    """An agent attacks; out of hiding at home it chooses the defending characters (MEC-643)."""
    agent = next(each for each in g.agents if each.card == card)
    attack.prepare(g, company, None, attack_of(g, agent, company, down=agent.hid))
    g.attacks[-1].chooses = agent.hid and is_at_home(g, agent)


def attack_of(g: MecState, agent: Agent, company: Company, *, down: bool) -> Attack:
    """An agent's attack: one strike, stronger at home and out of hiding (MEC-641 to MEC-643)."""
    home = is_at_home(g, agent)
    more = (AT_HOME_DOWN if down else AT_HOME_UP) if home else AWAY_DOWN if down else 0
    more -= 2 if g.pieces[agent.card].wounded else 0
    it = Attack(
        company.id,
        agent.seat,
        facts(g, agent.card).race,
        1,
        number(g, agent.card, "prowess"),
        number(g, agent.card, "body"),
        agent=agent.card,
        code=g.codes[agent.card],
    )
    it.prowess_more, it.body_more = more, HOME_BODY if home else 0
    return it
