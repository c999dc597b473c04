"""Agents played as hazards: their actions, their attack (MEC-548, MEC-549, MEC-625 to MEC-646)."""

from __future__ import annotations

from desktop_app.engine.ask import Option
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.meccg.book import attack, playing
from desktop_app.games.meccg.reading.board import neighbours
from desktop_app.games.meccg.reading.facts import CardFacts, Place, load_cards
from desktop_app.games.meccg.reading.numbers import number
from desktop_app.games.meccg.reading.queries import current, facts, hazard_player, is_untapped, is_wizard
from desktop_app.games.meccg.state import Agent, Attack, Company, MecState, Piece
from desktop_app.games.meccg.verbs.entering import why_not_unique
from desktop_app.games.meccg.verbs.leaving import discard

AT_HOME_UP, AT_HOME_DOWN, AWAY_DOWN = 2, 5, 2
"""What the prowess of an agent gains: at home face up, at home face down, away from home face down (MEC-642, 643)."""
HOME_BODY = 1


# -- where an agent is -------------------------------------------------------------------------------------------------


def site_card(code: str) -> CardFacts:
    """What is printed on a site by its code."""
    return load_cards()[code]


def fits_home(site: CardFacts, place: Place) -> bool:
    """Whether a site of the location deck is a home site."""
    if place.site:
        return site.title == place.site
    if place.region and site.region != place.region:
        return False
    return (not place.type or site.site_type == place.type) and not (place.above_ground and site.under_deeps)


def sites_of(g: MecState, seat: str) -> list[str]:
    """The codes of the sites that a player's location deck knows."""
    lying = [*g.zones[f"locations:{seat}"], *g.zones[f"sites:{seat}"], *g.zones[f"discard:{seat}"]]
    return list(dict.fromkeys(g.codes[card] for card in lying if facts(g, card).type == "site"))


def homes(g: MecState, seat: str, card: str) -> list[str]:
    """The home sites at which an agent can be put (MEC-626)."""
    return [code for code in sites_of(g, seat) if any(fits_home(site_card(code), p) for p in facts(g, card).home)]


def is_at_home(g: MecState, agent: Agent) -> bool:
    """Whether an agent is at one of its home sites."""
    return any(fits_home(site_card(agent.sites[-1]), place) for place in facts(g, agent.card).home)


def where_to(g: MecState, agent: Agent) -> list[str]:
    """The sites to which an agent could move: of the same or an adjacent region, no haven of Wizards, not under the
    earth (MEC-629, MEC-631, MEC-646)."""
    here = site_card(agent.sites[-1])
    minion = not is_wizard(g, agent.seat)
    near = (here.region, *neighbours(here.region, minion))
    return [
        code
        for code in sites_of(g, agent.seat)
        if code != agent.sites[-1]
        and site_card(code).region in near
        and not site_card(code).under_deeps
        and not (site_card(code).site_type == "haven" and site_card(code).alignment == "hero")
    ]


# -- what the hazard player may do -------------------------------------------------------------------------------------


def options(g: MecState, seat: str) -> list[Option]:
    """Playing an agent, an action of an agent, revealing one (MEC-625 to MEC-638)."""
    found: list[Option] = []
    mine = [agent for agent in g.agents if agent.seat == seat]
    if playing.hazards_left(g):
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
    label = message("mec-verb-agent-at", card=g.ref(card), site=f"@:{code}")
    return Option(verb, card, detail=code, label=label)


def _actions(g: MecState, agent: Agent) -> list[Option]:
    """One agent action a turn (MEC-628 to MEC-635)."""
    piece, card = g.pieces[agent.card], agent.card
    found: list[Option] = []
    if is_untapped(g, card):
        found += [_at("agent_move", g, card, code) for code in where_to(g, agent)]
        if not piece.hidden:
            found.append(Option("agent_hide", card))
        found.append(Option("agent_key", card))
    else:
        found.append(Option("agent_rest", card))
    if not is_at_home(g, agent):
        found += [_at("agent_home", g, card, code) for code in homes(g, agent.seat, card)]
    return found


async def do(g: MecState, seat: str, chosen: Option) -> None:
    """One of these is done; an action of an agent takes one of the hazard limit (MEC-627)."""
    card = chosen.source
    company = current(g)
    if chosen.verb == "agent":
        assert company is not None
        company.hazards += 1
        g.move(card, f"agents:{seat}")
        g.pieces[card] = Piece(controller=seat, hidden=True, since=g.round)
        g.agents.append(Agent(card, seat, [chosen.detail]))
        g.say("mec-log-agent", seat=seat_ref(seat))
        return
    agent = next(each for each in g.agents if each.card == card)
    if chosen.verb == "agent_reveal":
        await reveal(g, agent)
        return
    assert company is not None
    company.hazards += 1
    agent.acted = True
    _act(g, agent, chosen)


def _act(g: MecState, agent: Agent, chosen: Option) -> None:
    piece = g.pieces[agent.card]
    if chosen.verb == "agent_move":
        piece.exhausted = True
        agent.sites = [*agent.sites, chosen.detail] if piece.hidden else [chosen.detail]
    elif chosen.verb == "agent_home":
        agent.sites = [chosen.detail]
    elif chosen.verb == "agent_rest":
        piece.exhausted, piece.wounded = piece.wounded, False
    elif chosen.verb == "agent_hide":
        piece.hidden = True
    else:
        piece.exhausted = agent.keying = True
    g.say("mec-log-agent-acts", seat=seat_ref(agent.seat), verb=chosen.verb)


async def reveal(g: MecState, agent: Agent) -> None:
    """An agent is turned face up: it is discarded if it is in play already (MEC-639, MEC-640)."""
    g.pieces[agent.card].hidden = False
    g.say("mec-log-agent-revealed", card=g.ref(agent.card), seat=seat_ref(agent.seat))
    agent.sites = agent.sites[-1:]
    if why_not_unique(g, agent.card):
        await discard(g, [agent.card])


# -- its attack --------------------------------------------------------------------------------------------------------


def attackers(g: MecState, company: Company) -> list[Agent]:
    """The agents at a company's site that could attack it, once in a site phase (MEC-548, MEC-549)."""
    here = facts(g, company.site).title
    return [
        agent
        for agent in g.agents
        if agent.seat == hazard_player(g)
        and not agent.attacked
        and is_untapped(g, agent.card)
        and site_card(agent.sites[-1]).title == here
    ]


async def declare_attack(g: MecState, company: Company) -> bool:
    """The hazard player may declare an attack by an agent, revealing it (MEC-548)."""
    able = attackers(g, company)
    if not able:
        return False
    cards = [agent.card for agent in able]
    chosen = await choose_card(g, hazard_player(g), "mec-ask-agent-attack", cards, may=True)
    if not chosen:
        return False
    agent = next(each for each in able if each.card == chosen)
    agent.attacked = True
    down = g.pieces[chosen].hidden
    if down:
        await reveal(g, agent)
    if chosen not in g.pieces:
        return False
    attack.prepare(g, company, None, attack_of(g, agent, company, down=down))
    g.attacks[-1].chooses = down and is_at_home(g, agent)
    return True


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
