"""Neutral player cards of the revised core."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import forced, response
from desktop_app.games.lotr_lcg.events import EntersPlay, RoundEnds
from desktop_app.games.lotr_lcg.reading.queries import enemies
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, choose_option
from desktop_app.games.lotr_lcg.verbs.counters import lower_threat
from desktop_app.games.lotr_lcg.verbs.damage import can_be_damaged, deal_damage
from desktop_app.games.lotr_lcg.verbs.moving import discard_from_play, draw_cards

GANDALF = "01073"


@forced(GANDALF, after=RoundEnds, condition=lambda g, ev, me: True)
async def gandalf_leaves(g: LcgState, ev: RoundEnds, me: str) -> None:
    await discard_from_play(g, me)


def _vulnerable(g: LcgState) -> list[str]:
    return [enemy for enemy in enemies(g) if can_be_damaged(g, enemy, GANDALF)]


def _choices(g: LcgState, seat: str) -> list[str]:
    """What would change the game (LCG-134)."""
    found = []
    if g.zones[f"deck:{seat}"]:
        found.append("draw_three")
    if _vulnerable(g):
        found.append("damage_enemy")
    if g.threat[seat]:
        found.append("lower_threat")
    return found


@response(
    GANDALF,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card == me and bool(_choices(g, g.pieces[me].controller)),
)
async def gandalf_helps(g: LcgState, ev: EntersPlay, me: str) -> None:
    seat = g.pieces[me].controller
    verb = await choose_option(g, seat, "lcg-ask-gandalf", _choices(g, seat), source=me)
    if verb == "draw_three":
        await draw_cards(g, seat, 3)
    elif verb == "damage_enemy":
        enemy = await choose_card(g, seat, "lcg-ask-target", _vulnerable(g), source=me)
        await deal_damage(g, [enemy], 4, me)
    else:
        lower_threat(g, seat, 5)
