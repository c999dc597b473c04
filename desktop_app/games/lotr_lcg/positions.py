"""Tables set up by hand, for position files, tests and puzzles: cards by title or code, counters, the step.

A set-up is plain data::

    step: "6.4.1"                  # the framework step about to run; default 2.2
    scenario: passage_through_mirkwood
    round: 3
    first_player: Ana
    quest: {card: Flies and Spiders, progress: 2}
    staging: [Forest Spider, {card: Enchanted Stream, progress: 1}]
    active_location: Old Forest Road
    encounter_deck: [Black Forest Bats]       # top card first
    encounter_discard: [...]
    victory: [...]
    players:
      Ana:
        threat: 30
        heroes: [{card: Aragorn, damage: 1, resources: 2, exhausted: true, attachments: [Steward of Gondor]}]
        allies: [...]
        engaged: [{card: Forest Spider, shadows: [King Spider]}]
        hand: [...]
        deck: [...]                # top card first
        discard: [...]             # top card last
    attack: {by: Forest Spider, on: Ana}      # an enemy attack that has been declared
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.lotr_lcg.facts import CardFacts, cards_titled
from desktop_app.games.lotr_lcg.moves import ENCOUNTER
from desktop_app.games.lotr_lcg.queries import FACTS
from desktop_app.games.lotr_lcg.rounds import STEPS
from desktop_app.games.lotr_lcg.setting_up import add_card, empty_table
from desktop_app.games.lotr_lcg.state import Attack, LcgState, Piece

DEFAULT_STEP = "2.2"
SHARED = ("staging", "encounter_deck", "encounter_discard", "victory", "quest_deck", "removed", "set_aside")
TOP_KEYS = (
    *SHARED,
    "step",
    "scenario",
    "round",
    "rounds",
    "first_player",
    "quest",
    "active_location",
    "players",
    "attack",
)
PLAYER_KEYS = ("threat", "heroes", "allies", "engaged", "hand", "deck", "discard")
CARD_KEYS = ("card", "damage", "progress", "resources", "exhausted", "committed", "attacked", "attachments", "shadows")


class BadPosition(ValueError):
    """A set-up names something that does not exist. ``path`` leads to it ("players/Ana/heroes/0")."""

    def __init__(self, path: str, text: str) -> None:
        super().__init__(f"{path}: {text}")
        self.path = path


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> LcgState:
    """A state from a set-up; ``seats`` are the players' names in clockwise order.

    Raises:
        BadPosition: for an unknown key, card, step or player, with the path to it.
    """
    _known(setup, TOP_KEYS, "")
    g = empty_table([chr(ord("A") + i) for i in range(len(seats))], seats, seed)
    g.scenario = str(setup.get("scenario", "passage_through_mirkwood"))
    g.round, g.rounds = int(setup.get("round", 1)), int(setup.get("rounds", max(0, int(setup.get("round", 1)) - 1)))
    _quest(g, setup)
    for zone in SHARED:
        for index, entry in enumerate(setup.get(zone, ())):
            _put(g, entry, ENCOUNTER, zone, f"{zone}/{index}")
    if setup.get("active_location"):
        _put(g, setup["active_location"], ENCOUNTER, "active_location", "active_location")
    for name, player in setup.get("players", {}).items():
        _player(g, _seat(g, name, "players"), player, f"players/{name}")
    if "first_player" in setup:
        g.first_player = _seat(g, setup["first_player"], "first_player")
    _position(g, str(setup.get("step", DEFAULT_STEP)), setup)
    return g


def seat_named(g: LcgState, name: str) -> str:
    """The seat of a player's name; "" when there is none."""
    return next((seat for seat, called in g.names.items() if called == name), "")


def card_named(g: LcgState, name: str) -> str:
    """The card on the table with this id, code or title; of several the first in play, then in zone order.

    "Forest Spider 2" means the second of that title. Answers "" when there is none.
    """
    if name in g.codes:
        return name
    title, _, ordinal = name.rpartition(" ")
    wanted, index = (title, int(ordinal) - 1) if title and ordinal.isdigit() else (name, 0)
    codes = [card.code for card in cards_titled(wanted)] or [wanted]
    order = list(g.pieces) + [card for zone in g.zones.values() for card in zone if card not in g.pieces]
    found = [card for card in order if g.codes[card] in codes]
    return found[index] if index < len(found) else ""


# -- putting things on the table -----------------------------------------------------------------------------------


def _known(data: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}/{key}".lstrip("/"), f"unknown key {key!r}")


def _seat(g: LcgState, name: str, path: str) -> str:
    seat = seat_named(g, name)
    if not seat:
        raise BadPosition(path, f"no player is called {name!r}")
    return seat


def _facts(name: str, path: str, types: Sequence[str] = ()) -> CardFacts:
    found = [FACTS[name]] if name in FACTS else cards_titled(name)
    found = [card for card in found if not types or card.type in types] or found
    if not found:
        raise BadPosition(path, f"no card is called {name!r}")
    return found[0]


def _entry(entry: Any, path: str) -> Mapping[str, Any]:
    if isinstance(entry, str):
        return {"card": entry}
    if not isinstance(entry, Mapping) or "card" not in entry:
        raise BadPosition(path, "a card is a title, a code, or a mapping with the key 'card'")
    _known(entry, CARD_KEYS, path)
    return entry


def _put(g: LcgState, entry: Any, owner: str, zone: str, path: str, seat: str = "", types: Sequence[str] = ()) -> str:
    entry = _entry(entry, path)
    card = add_card(g, _facts(str(entry["card"]), path, types).code, owner, zone)
    if zone.split(":")[0] in ("quest", "staging", "active_location", "play", "engaged", "attached"):
        g.pieces[card] = Piece(
            controller=seat,
            exhausted=bool(entry.get("exhausted", False)),
            damage=int(entry.get("damage", 0)),
            progress=int(entry.get("progress", 0)),
            resources=int(entry.get("resources", 0)),
            committed=bool(entry.get("committed", False)),
            attacked=bool(entry.get("attacked", False)),
        )
        for index, name in enumerate(entry.get("attachments", ())):
            _attach(g, card, name, seat, f"{path}/attachments/{index}")
        for index, name in enumerate(entry.get("shadows", ())):
            shadow = _put(g, name, ENCOUNTER, "shadows", f"{path}/shadows/{index}")
            g.pieces[card].shadows.append(shadow)
    return card


def _attach(g: LcgState, host: str, entry: Any, seat: str, path: str) -> None:
    facts = _facts(str(_entry(entry, path)["card"]), path)
    owner = ENCOUNTER if facts.encounter_set else seat or g.seats[0]
    attachment = _put(g, entry, owner, "attached", path, "" if facts.encounter_set else owner)
    g.pieces[attachment].host = host
    g.pieces[host].attachments.append(attachment)


def _quest(g: LcgState, setup: Mapping[str, Any]) -> None:
    entry = setup.get("quest", "01119")
    _put(g, entry, ENCOUNTER, "quest", "quest", types=("quest",))


def _player(g: LcgState, seat: str, player: Mapping[str, Any], path: str) -> None:
    _known(player, PLAYER_KEYS, path)
    g.threat[seat] = int(player.get("threat", 25))
    for index, entry in enumerate(player.get("heroes", ())):
        hero = _put(g, entry, seat, f"play:{seat}", f"{path}/heroes/{index}", seat, ("hero",))
        g.heroes[seat].append(hero)
    for index, entry in enumerate(player.get("allies", ())):
        _put(g, entry, seat, f"play:{seat}", f"{path}/allies/{index}", seat, ("ally",))
    for index, entry in enumerate(player.get("engaged", ())):
        _put(g, entry, ENCOUNTER, f"engaged:{seat}", f"{path}/engaged/{index}")
    for zone in ("hand", "deck", "discard"):
        for index, entry in enumerate(player.get(zone, ())):
            _put(g, entry, seat, f"{zone}:{seat}", f"{path}/{zone}/{index}")


def _position(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table:
        raise BadPosition("step", f"there is no step {step!r}")
    main = "6.4a" if table == "enemy_attack" else "6.8a" if table == "player_attack" else step
    g.position = [Place("round", main)]
    if table == "setup":
        g.position = [Place("round", "0.0"), Place("setup", step)]
    elif table != "round":
        g.position.append(Place(table, step))
    g.phase = STEPS.row(g.position[-1]).phase
    if g.phase in ("planning", "combat") and step not in ("2.1", "6.1", "6.2", "6.2w", "6.3", "6.7"):
        g.active = g.first_player
    if "attack" in setup:
        _attack(g, setup["attack"])


def _attack(g: LcgState, attack: Mapping[str, Any]) -> None:
    _known(attack, ("by", "on", "defenders", "attackers", "undefended"), "attack")
    by = attack["by"]
    names = by if isinstance(by, list) else [by]
    cards = [card_named(g, name) for name in names]
    if not all(cards):
        raise BadPosition("attack/by", f"{by!r} is not on the table")
    if g.home[cards[0]].startswith("play:"):
        enemy = card_named(g, attack["on"])
        g.attacks.append(Attack("player", enemy, g.pieces[cards[0]].controller, cards, declared=True))
        g.active = g.pieces[cards[0]].controller
        return
    seat = _seat(g, attack["on"], "attack/on")
    defenders = [card_named(g, name) for name in attack.get("defenders", ())]
    g.attacks.append(
        Attack("enemy", cards[0], seat, defenders, declared=True, undefended=bool(attack.get("undefended")))
    )
    g.pieces[cards[0]].attacked = True
    g.active = seat
