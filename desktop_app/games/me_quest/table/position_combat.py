"""The combat that a set-up is in the middle of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.board import zone_of
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.set_ups import flag, listed, mapping, number, seat_of
from desktop_app.games.me_quest.reading.board import MONSTER_PILES
from desktop_app.games.me_quest.reading.queries import FACTS, figure, reference
from desktop_app.games.me_quest.state import SAURON, Combat, QuestState
from desktop_app.games.me_quest.table.position_cards import CARDS, place_named
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


def combat_told(g: QuestState, told: Mapping[str, Any], told_zones: Sequence[str]) -> Combat:
    """The combat, its cards taken from the decks unless these were listed. Raises BadPosition."""
    hero = seat_of(g, told.get("hero"), "combat/hero")
    enemy = _enemy(g, str(told.get("enemy", "")))
    fight = Combat(hero, enemy, within=str(told.get("within", "card")), source=str(told.get("source", "")))
    for key in ("round", "bonus", "damage"):
        setattr(fight, key, number(told, key, 0, "combat"))
    fight.begun, fight.over = flag(told, "begun", "combat"), flag(told, "over", "combat")
    fight.goes_on = flag(told, "goes_on", "combat")
    fight.exhausted = [seat_of(g, name, "combat/exhausted") for name in listed(told, "exhausted", "combat")]
    fight.beaten = [seat_of(g, name, "combat/beaten") for name in listed(told, "beaten", "combat")]
    for kind in ("piles", "chosen"):
        for name, cards in mapping(told.get(kind, {}), f"combat/{kind}").items():
            seat = seat_of(g, name, f"combat/{kind}")
            for index, entry in enumerate(cards):
                zone = f"{kind.removesuffix('s')}:{seat}"
                _combat_card(g, fight, entry, zone, seat, f"combat/{kind}/{name}/{index}", told_zones)
    for index, entry in enumerate(listed(told, "hand", "combat")):
        _combat_card(g, fight, entry, f"combat_hand:{SAURON}", SAURON, f"combat/hand/{index}", told_zones)
    for key in ("shown", "before"):
        places = mapping(told.get(key, {}), f"combat/{key}")
        found = {
            seat_of(g, name, key): g.zones[f"pile:{seat_of(g, name, key)}"][int(at) - 1] for name, at in places.items()
        }
        setattr(fight, key, found)
    for key in ("dealt", "struck"):
        suffered = mapping(told.get(key, {}), f"combat/{key}")
        setattr(fight, key, {seat_of(g, name, key): int(much) for name, much in suffered.items()})
    for name, places in mapping(told.get("canceled", {}), "combat/canceled").items():
        fight.canceled += [g.zones[f"pile:{seat_of(g, name, 'canceled')}"][int(at) - 1] for at in places]
    if "token" in told:
        place = place_named(told["token"], "combat/token")
        fight.token = next(card for card in g.zones[zone_of(place)] if g.owners[card] in MONSTER_PILES)
    return fight


def _enemy(g: QuestState, name: str) -> str:
    code = CARDS.code(name, "combat/enemy", lambda each: FACTS[each].type in ("minion", "monster"))
    if FACTS[code].type == "monster":
        return reference(g, code.removeprefix("monster."))
    return next(card for card, other in g.codes.items() if other == code)


def _combat_card(
    g: QuestState, fight: Combat, entry: Any, zone: str, seat: str, path: str, told_zones: Sequence[str]
) -> None:
    """A card of a combat: the hero's from his life pool, Sauron's from the deck of his combatant."""
    deck = f"combat.{FACTS[g.codes[fight.enemy]].deck}." if seat == SAURON else f"{g.codes[figure(seat)]}."
    code = CARDS.code(str(CARDS.entry(entry, path)["card"]), path, lambda each: each.startswith(deck))
    source = f"combat_deck_{FACTS[g.codes[fight.enemy]].deck}" if seat == SAURON else f"life:{seat}"
    there = () if source in told_zones else g.zones[source]
    lying = next((card for card in there if g.codes[card] == code), "")
    if lying:
        g.move(lying, zone)
    else:
        add_card(g, code, owner_of(code, seat), zone)
