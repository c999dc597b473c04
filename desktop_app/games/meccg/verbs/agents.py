"""The site cards that lie with an agent played as a hazard (MEC-626, MEC-630, MEC-632, MEC-639)."""

from __future__ import annotations

from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Agent, MecState
from desktop_app.games.meccg.verbs.companies import lay_site, leave_site


def lay_with(g: MecState, agent: Agent, code: str) -> None:
    """The card of the site to which an agent moves comes to lie with it: on its other ones face down, else face up in
    their place (MEC-630)."""
    card = _in_location_deck(g, agent.seat, code)
    if not g.pieces[agent.card].hidden:
        pick_up_sites(g, agent)
    if not card:
        return
    agent.cards.append(card)
    if g.pieces[agent.card].hidden:
        g.move(card, f"journey:{agent.seat}")
    else:
        lay_site(g, card)


def take_last(g: MecState, agent: Agent) -> None:
    """An agent in hiding goes back the way it came: the card of the site it leaves returns to the location deck."""
    left = agent.sites.pop()
    if agent.cards and g.codes[agent.cards[-1]] == left:
        g.move(agent.cards.pop(), f"locations:{agent.seat}")


def show_site(g: MecState, agent: Agent) -> None:
    """The site where a revealed agent is lies face up with it; its earlier sites go back (MEC-639)."""
    pick_up_sites(g, agent)
    card = _in_location_deck(g, agent.seat, agent.sites[-1])
    if card:
        agent.cards = [card]
        lay_site(g, card)


def pick_up_sites(g: MecState, agent: Agent) -> None:
    """The site cards that lie with an agent return to the location deck."""
    lying, agent.cards = agent.cards, []
    for card in lying:
        if g.home[card].startswith("journey:"):
            g.move(card, f"locations:{agent.seat}")
        else:
            leave_site(g, card)


def _in_location_deck(g: MecState, seat: str, code: str) -> str:
    lying = g.zones[f"locations:{seat}"]
    return next((card for card in lying if g.codes[card] == code and facts(g, card).type == "site"), "")
