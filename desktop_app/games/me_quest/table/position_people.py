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
    played = _heroes_played(g, players)
    for seat in heroes(g):
        path = f"players/{g.names[seat]}"
        player = mapping(players.get(g.names[seat], {}), path, HERO_KEYS)
        seat_hero(g, seat, played[seat].removeprefix("hero."), place_named(player.get("at"), f"{path}/at"))
        g.favor[seat] = number(player, "favor", 0, path)
        g.completed[seat] = [str(kind) for kind in listed(player, "completed", path)]
        for index, kind in enumerate(g.completed[seat]):
            if kind not in (STARTING, ADVANCED):
                raise BadPosition(f"{path}/completed/{index}", "key", kind)
            if kind == ADVANCED and STARTING not in g.completed[seat]:  # MEQ-067
                raise BadPosition(f"{path}/completed/{index}", "side", kind)
        levels = mapping(player.get("levels", {}), f"{path}/levels", ATTRIBUTES)
        for attribute in levels:
            g.levels[f"{seat}:{attribute}"] = number(levels, attribute, 0, f"{path}/levels", most=MOST_RAISES)
        for zone in ("hand", *HERO_ZONES):
            for index, entry in enumerate(listed(player, zone, path)):
                card = lay(g, entry, f"{zone}:{seat}", f"{path}/{zone}/{index}", seat, _kind_in(zone))
                if _has_already(g, card, seat) or FACTS[g.codes[card]].kind in _done(g, card, seat):
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


def _heroes_played(g: QuestState, players: Mapping[str, Any]) -> dict[str, str]:
    """The heroes of the seats; whoever names none plays one that nobody names, in printed order."""
    named: dict[str, str] = {}
    for seat in heroes(g):
        path = f"players/{g.names[seat]}"
        player = mapping(players.get(g.names[seat], {}), path, HERO_KEYS)
        if "hero" not in player:
            continue
        code = CARDS.code(str(player["hero"]), f"{path}/hero", lambda each: FACTS[each].type == "hero")
        if FACTS[code].type != "hero":
            raise BadPosition(f"{path}/hero", "place", str(player["hero"]))
        if code in named.values():
            raise BadPosition(f"{path}/hero", "side", str(player["hero"]))
        named[seat] = code
    free = (card.code for card in of_type("hero") if card.code not in named.values())
    return {seat: named[seat] if seat in named else next(free) for seat in heroes(g)}


def _done(g: QuestState, card: str, seat: str) -> list[str]:
    """What own Quests a hero has completed, if the card is one: those have left the game (MEQ-314)."""
    return g.completed[seat] if FACTS[g.codes[card]].type == "quest" else []


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
