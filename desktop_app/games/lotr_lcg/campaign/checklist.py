"""The eight points to check before a scenario of a campaign ("Lista de comprobación")."""

from __future__ import annotations

from collections.abc import Iterable

from desktop_app.engine.messages import message
from desktop_app.games.contract.campaigns import Check, GameTold, Line, Standing
from desktop_app.games.lotr_lcg.campaign.log import FALLEN, HEROES, PENALTY, POOL, is_permanent, pool_card

ENCOUNTER_BACKS = frozenset({"enemy", "location", "treachery", "objective"})
"""The types of boons and burdens whose back is that of an encounter card."""


def checklist(mode: str, standing: Standing, told: GameTold) -> tuple[Check, ...]:
    """The points in the order of the book, for the heroes that the players are about to use."""
    return (*_heroes(standing, told), *_penalty(standing, told), *_cards(standing))


def _heroes(standing: Standing, told: GameTold) -> Iterable[Check]:
    """Points 1 to 3: the heroes of the log, none of them fallen, those of choice written."""
    listed = standing.of(HEROES)
    fallen = standing.names(FALLEN)
    for seat in told.seats:
        used = sorted(hero.name for hero in seat.heroes)
        own = sorted(line.name for line in listed if line.player == seat.player)
        told_heroes = message("lcgcampaign-check-heroes", player=seat.player, heroes=own)
        yield Check(told_heroes, not used or used == own, "LCG-555")
    down = [line.name for line in listed if line.name in fallen]
    yield Check(message("lcgcampaign-check-fallen", count=len(down), heroes=down), not down, "LCG-557")


def _penalty(standing: Standing, told: GameTold) -> Iterable[Check]:
    """Point 4: what every player adds to their starting threat."""
    for seat in told.seats:
        penalty = standing.total(PENALTY, seat.player)
        yield Check(message("lcgcampaign-check-penalty", player=seat.player, penalty=penalty), True, "LCG-562")


def _cards(standing: Standing) -> Iterable[Check]:
    """Points 5 to 8: where each boon and burden of the pool goes."""
    permanent = [line for line in standing.of(POOL) if is_permanent(line.card)]
    others = [line for line in standing.of(POOL) if not is_permanent(line.card)]
    for line in permanent:
        id = "lcgcampaign-check-permanent" if line.bearer else "lcgcampaign-check-unbound"
        yield Check(message(id, card=line.name, hero=line.bearer), bool(line.bearer), "LCG-563")
    for each in others:
        yield Check(message(f"lcgcampaign-check-{_place(each)}", card=each.name), True, _rule(each))


def _place(line: Line) -> str:
    card = pool_card(line.card)
    if card is not None and card.type == "objective_ally":
        return "setup"
    return "encounter" if card is not None and card.type in ENCOUNTER_BACKS else "deck"


def _rule(line: Line) -> str:
    return {"setup": "LCG-564", "encounter": "LCG-566", "deck": "LCG-565"}[_place(line)]
