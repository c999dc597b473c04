"""Situations in which cards of the Middle-earth CCG show what they do."""

from __future__ import annotations

from typing import Any

from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at

WILD = {"moved": True, "way": "region", "path": ["wilderness"], "regions": ["TW-482"], "limit": 4}


def met(card: str, *members: Any, site: str = "Bree", way: str = "hazards", **more: Any) -> CardTable:
    """The hazard player holds a card against a company on its way through the wild."""
    road = {**WILD, **more.pop("road", {})}
    bor = {"hand": [card], **more.pop("bor", {})}
    table = CardTable(hero(at(site, *members, **road), **more.pop("ana", {})), bor, step="hazards", **more)
    table.until(way)
    return table


def struck_minion(card: str, who: Any, prowess: int, *roll: int, **more: Any) -> CardTable:
    """A minion is struck with a card in hand."""
    return CardTable(
        minion(at("Moria", who, limit=2), hand=[card]),
        {},
        step="strike_resources",
        attack=attacked("man", 1, prowess, targets=[more.pop("name", who)]),
        strike={"target": more.pop("target", who if isinstance(who, str) else who["card"])},
        roll=roll,
    )


def besieged(race: str, *members: Any, hand: list[str], **attack: Any) -> CardTable:
    """A minion company faces an attack with cards in hand."""
    ana = minion(at("Moria", *members, limit=2), hand=hand)
    return CardTable(ana, {}, step="attack_actions", attack=attacked(race, 3, 8, **attack))


def inside(site: Any, *members: Any, hand: list[str], kind: Any = minion, **more: Any) -> CardTable:
    """A company that has entered its site."""
    bor = more.pop("bor", {})
    company = at(site, *members, went=True, entered=True)
    return CardTable(kind(company, hand=hand, **more.pop("ana", {})), bor, step="site_actions", **more)


def gathered(who: Any, *others: Any, place: str = "Moria", **more: Any) -> CardTable:
    """A minion company in its organization phase."""
    return CardTable(minion(at(place, who, *others), **more))


def later(table: CardTable, name: str) -> CardTable:
    """Some questions later, or as soon as a card is gone."""
    for _ in range(4):
        if name in table:
            table.passes()
    return table
