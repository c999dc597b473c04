"""The combat that a set-up is in the middle of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, number, seat_of
from desktop_app.games.me_quest.reading.board import MONSTER_PILES
from desktop_app.games.me_quest.reading.queries import FACTS, figure, reference
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.table.position_cards import CARDS, is_of_another_hero, place_named
from desktop_app.games.me_quest.table.position_zones import may_lie
from desktop_app.games.me_quest.table.usual import owner_of

COMBAT_KEYS = (
    "hero",
    "enemy",
    "token",
    "within",
    "source",
    "goes_on",
    "begun",
    "round",
    "bonus",
    "damage",
    "exhausted",
    "piles",
    "chosen",
    "hand",
    "shown",
    "before",
    "dealt",
    "struck",
    "canceled",
    "beaten",
    "over",
)


WITHIN = ("ambush", "travel", "finale", "card")
"""Where a combat may have come from."""


def combat_told(g: QuestState, told: Mapping[str, Any], told_zones: Sequence[str]) -> Combat:
    """The combat, its cards taken from the decks unless these were listed. Raises BadPosition."""
    hero = seat_of(g, told.get("hero"), "combat/hero")
    if hero == SAURON:
        raise BadPosition("combat/hero", "side", g.names[hero])
    enemy = _enemy(g, str(told.get("enemy", "")))
    if told.get("within", "card") not in WITHIN:
        raise BadPosition("combat/within", "key", str(told["within"]))
    fight = Combat(hero, enemy, within=str(told.get("within", "card")), source=str(told.get("source", "")))
    for key in ("round", "bonus", "damage"):
        setattr(fight, key, number(told, key, 0, "combat"))
    fight.begun, fight.over = flag(told, "begun", False, "combat"), flag(told, "over", False, "combat")
    fight.goes_on = flag(told, "goes_on", False, "combat")
    fight.exhausted = [seat_of(g, name, "combat/exhausted") for name in listed(told, "exhausted", "combat")]
    fight.beaten = [seat_of(g, name, "combat/beaten") for name in listed(told, "beaten", "combat")]
    for kind in ("piles", "chosen"):
        for name in mapping(told.get(kind, {}), f"combat/{kind}"):
            seat = seat_of(g, name, f"combat/{kind}")
            for index, entry in enumerate(listed(told[kind], name, f"combat/{kind}")):
                zone = f"{kind.removesuffix('s')}:{seat}"
                _combat_card(g, fight, entry, zone, seat, f"combat/{kind}/{name}/{index}", told_zones)
    for index, entry in enumerate(listed(told, "hand", "combat")):
        _combat_card(g, fight, entry, f"combat_hand:{SAURON}", SAURON, f"combat/hand/{index}", told_zones)
    for key in ("shown", "before"):
        path = f"combat/{key}"
        places = mapping(told.get(key, {}), path)
        setattr(fight, key, {seat_of(g, name, path): _in_pile(g, name, places, name, path) for name in places})
    for key in ("dealt", "struck"):
        path = f"combat/{key}"
        suffered = mapping(told.get(key, {}), path)
        setattr(fight, key, {seat_of(g, name, path): number(suffered, name, 0, path) for name in suffered})
    canceled = mapping(told.get("canceled", {}), "combat/canceled")
    for name in canceled:
        path = f"combat/canceled/{name}"
        there = dict(enumerate(listed(canceled, name, "combat/canceled")))
        fight.canceled += [_in_pile(g, name, {str(at): place}, str(at), path) for at, place in there.items()]
    if "token" in told:
        place = place_named(told["token"], "combat/token")
        tokens = [card for card in g.zones[zone_of(place)] if g.owners[card] in MONSTER_PILES] if place else []
        if not tokens:
            raise BadPosition("combat/token", "on-table", str(told["token"]))
        fight.token = tokens[0]
    return fight


def _in_pile(g: QuestState, name: str, places: Mapping[str, Any], key: str, path: str) -> str:
    """The card at a place of the combat pile of a player. Raises BadPosition."""
    pile = g.zones[f"pile:{seat_of(g, name, path)}"]
    return pile[number(places, key, 0, path, least=1, most=len(pile)) - 1]


def _enemy(g: QuestState, name: str) -> str:
    code = CARDS.code(name, "combat/enemy", lambda each: FACTS[each].type in ("minion", "monster"))
    if FACTS[code].type == "monster":
        return reference(g, code.removeprefix("monster."))
    found = [card for card, other in g.codes.items() if other == code]
    if not found:
        raise BadPosition("combat/enemy", "on-table", name)
    return found[0]


def _combat_card(
    g: QuestState, fight: Combat, entry: Any, zone: str, seat: str, path: str, told_zones: Sequence[str]
) -> None:
    """A card of a combat: the hero's from his life pool, Sauron's from the deck of his combatant."""
    deck = f"combat.{FACTS[g.codes[fight.enemy]].deck}." if seat == SAURON else f"{g.codes[figure(seat)]}."
    name = str(CARDS.entry(entry, path)["card"])
    code = CARDS.code(name, path, lambda each: each.startswith(deck))
    if not may_lie(code, zone):
        raise BadPosition(path, "place", name)
    if is_of_another_hero(g, code, seat) or (FACTS[code].type == "combat") != (seat == SAURON):
        raise BadPosition(path, "side", name)
    source = f"combat_deck_{FACTS[g.codes[fight.enemy]].deck}" if seat == SAURON else f"life:{seat}"
    there = () if source in told_zones else g.zones[source]
    lying = next((card for card in there if g.codes[card] == code), "")
    if lying:
        g.move(lying, zone)
    else:
        add_card(g, code, owner_of(code, seat), zone)
