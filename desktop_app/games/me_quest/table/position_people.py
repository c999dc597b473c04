"""The people of a set-up: the heroes with their pools, Sauron's hand and Mission."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.running import read_uses
from desktop_app.games.kit.set_ups import BadPosition, listed, mapping, number, seat_of
from desktop_app.games.me_quest.book.quests import ADVANCED, STARTING
from desktop_app.games.me_quest.book.set_up import seat_hero
from desktop_app.games.me_quest.reading.facts import of_type
from desktop_app.games.me_quest.reading.queries import FACTS, figure, heroes
from desktop_app.games.me_quest.state import ATTRIBUTES, HERO_ZONES, SAURON, QuestState
from desktop_app.games.me_quest.table.position_cards import CARDS, lay, place_named
from desktop_app.games.me_quest.verbs.rewards import MOST_RAISES

HERO_KEYS = ("hero", "at", "favor", "levels", "completed", "used", "hand", *HERO_ZONES)


SAURON_KEYS = ("hand", "mission")


def people(g: QuestState, players: Mapping[str, Any]) -> None:
    """Every player with what is his. Raises BadPosition."""
    for name in players:
        seat_of(g, name, f"players/{name}")
    free = [card.code.removeprefix("hero.") for card in of_type("hero")]
    for seat in heroes(g):
        path = f"players/{g.names[seat]}"
        player = mapping(players.get(g.names[seat], {}), path, HERO_KEYS)
        usual = next(hero for hero in free if f"hero.{hero}" not in g.codes.values())
        code = CARDS.code(
            str(player.get("hero", f"hero.{usual}")), f"{path}/hero", lambda each: FACTS[each].type == "hero"
        )
        if FACTS[code].type != "hero":
            raise BadPosition(f"{path}/hero", "place", str(player["hero"]))
        if code in g.codes.values():
            raise BadPosition(f"{path}/hero", "side", str(player["hero"]))
        seat_hero(g, seat, code.removeprefix("hero."), place_named(player.get("at"), f"{path}/at"))
        g.favor[seat] = number(player, "favor", 0, path)
        g.completed[seat] = [str(kind) for kind in listed(player, "completed", path)]
        for index, kind in enumerate(g.completed[seat]):
            if kind not in (STARTING, ADVANCED):
                raise BadPosition(f"{path}/completed/{index}", "key", kind)
        levels = mapping(player.get("levels", {}), f"{path}/levels", ATTRIBUTES)
        for attribute in levels:
            g.levels[f"{seat}:{attribute}"] = number(levels, attribute, 0, f"{path}/levels", most=MOST_RAISES)
        for zone in ("hand", *HERO_ZONES):
            for index, entry in enumerate(listed(player, zone, path)):
                card = lay(g, entry, f"{zone}:{seat}", f"{path}/{zone}/{index}", seat, _kind_in(zone))
                if _has_already(g, card, seat):
                    raise BadPosition(f"{path}/{zone}/{index}", "side", FACTS[g.codes[card]].titles["en"])
        read_uses(g, figure(seat), player, path)
        if "life" not in player:
            _whole_deck(g, seat)
    path = f"players/{g.names[SAURON]}"
    player = mapping(players.get(g.names[SAURON], {}), path, SAURON_KEYS)
    for index, entry in enumerate(listed(player, "hand", path)):
        lay(g, entry, f"hand:{SAURON}", f"{path}/hand/{index}")
    if "mission" in player:
        lay(g, player["mission"], f"mission:{SAURON}", f"{path}/mission", kind="mission")


def _has_already(g: QuestState, card: str, seat: str) -> bool:
    """Whether a card is an Item of a type that a hero has already (MEQ-325)."""
    copies = [each for each in g.zones[f"items:{seat}"] if g.codes[each] == g.codes[card]]
    return card in copies and len(copies) > 1


def _kind_in(zone: str) -> str:
    return {"items": "item", "corruption": "corruption"}.get(zone, "")


def _whole_deck(g: QuestState, seat: str) -> None:
    """The Hero cards of a hero that lie nowhere else are his life pool, in printed order."""
    hero = g.codes[figure(seat)].removeprefix("hero.")
    for card in of_type("hero_card"):
        if card.owner == hero:
            lying = sum(code == card.code for code in g.codes.values())
            for _ in range(card.quantity - lying):
                add_card(g, card.code, seat, f"life:{seat}")
