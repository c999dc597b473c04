"""A hero meets an enemy, in an ambush or on the way: a token is turned over, and what it is is fought."""

from __future__ import annotations

from desktop_app.engine.rows import Enter, Jump, Next
from desktop_app.games.kit.abilities import Permits
from desktop_app.games.kit.asking import choose_option
from desktop_app.games.me_quest.book import combat
from desktop_app.games.me_quest.reading.board import region_of
from desktop_app.games.me_quest.reading.queries import active_plots, is_monster, monster_of, place_of
from desktop_app.games.me_quest.state import SAURON, QuestState
from desktop_app.games.me_quest.verbs.sauron import discard_token
from desktop_app.games.me_quest.vocabulary.texts import CARDS

URUK_HAI = "uruk_hai"
"""The permission of a Plot that has monster tokens of a region, its detail, fight as this monster."""


async def meet(g: QuestState, seat: str, enemy: str, within: str, back: str) -> Next:
    """MEQ-255, MEQ-269, MEQ-271: a token is turned over, a blank one discarded; anything else is fought.

    MEQ-257, MEQ-330: in a Haven only what the hero allows to.
    """
    if not await combat.is_allowed(g, seat, enemy):
        return Jump(back)
    if is_monster(g, enemy):
        monster = await _as_what_it_fights(g, enemy)
        g.say("meq-log-token-turned", rule="MEQ-269", card=g.ref(enemy))
        if not monster:
            discard_token(g, enemy)
            return Jump(back)
        combat.begin_against_token(g, seat, enemy, monster, within)
    else:
        combat.begin(g, seat, enemy, within=within)
    return Enter(combat.TABLE, back=back)


async def _as_what_it_fights(g: QuestState, token: str) -> str:
    """The monster of a token; where a Plot says so Sauron may have it be an Uruk-hai instead."""
    monster = monster_of(g, token)
    region = region_of(place_of(g, token)).id
    plots = [card for card in active_plots(g) if CARDS.permission(g.codes[card], URUK_HAI) == Permits(URUK_HAI, region)]
    if not monster or monster == URUK_HAI or not plots:
        return monster
    ways = ("as_itself", "as_uruk_hai")
    chosen = await choose_option(g, SAURON, "meqcards-ask-uruk-hai", ways, source=plots[0], card=g.ref(token))
    return URUK_HAI if chosen == ways[1] else monster
