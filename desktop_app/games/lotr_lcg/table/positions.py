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
    active: Ana                    # whose turn it is in this step, done: [Bor] who has had theirs
    eliminated: [Bor]
    easy: true
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.contract.positions import BadPosition
from desktop_app.games.lotr_lcg.book.attacks import begin_attack
from desktop_app.games.lotr_lcg.book.rounds import STEPS
from desktop_app.games.lotr_lcg.book.set_up import add_card, empty_table
from desktop_app.games.lotr_lcg.reading.facts import CardFacts, cards_titled
from desktop_app.games.lotr_lcg.reading.queries import FACTS
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.verbs.moving import ENCOUNTER

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
    "active",
    "done",
    "eliminated",
    "easy",
)
PLAYER_KEYS = ("threat", "heroes", "allies", "engaged", "hand", "deck", "discard")
CARD_KEYS = (
    "card",
    "damage",
    "progress",
    "resources",
    "exhausted",
    "committed",
    "attacked",
    "by_hand",
    "face_up",
    "attachments",
    "shadows",
)


TOKENS = {"damage": "damage", "progress": "progress", "resources": "resource"}
"""What a position calls a counter, and its name in the view."""
MARKS = ("exhausted", "committed", "attacking", "defending", "by_hand")
QUIET = ("pass", "decline", "no_defender", "no_attack", "no_engagement", "stay", "keep_hand")
"""The verbs that answer a question by doing nothing."""


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> LcgState:
    """A state from a set-up; ``seats`` are the players' names in clockwise order.

    Raises:
        BadPosition: for an unknown key, card, step or player, with the path to it.
    """
    _known(setup, TOP_KEYS, "")
    g = empty_table([chr(ord("A") + i) for i in range(len(seats))], seats, seed)
    g.scenario = str(setup.get("scenario", "passage_through_mirkwood"))
    g.round = _number(setup, "round", 1, "")
    g.rounds = _number(setup, "rounds", max(0, g.round - 1), "")
    g.easy = bool(setup.get("easy", False))
    _quest(g, setup)
    for zone in SHARED:
        for index, entry in enumerate(_list(setup, zone, "")):
            _put(g, entry, ENCOUNTER, zone, f"{zone}/{index}")
    if setup.get("active_location"):
        _put(g, setup["active_location"], ENCOUNTER, "active_location", "active_location")
    for name, player in _mapping(setup.get("players", {}), "players").items():
        _player(g, _seat(g, name, "players"), player, f"players/{name}")
    if "first_player" in setup:
        g.first_player = _seat(g, setup["first_player"], "first_player")
    _position(g, str(setup.get("step", DEFAULT_STEP)), setup)
    _turns(g, setup)
    return g


def seat_named(g: LcgState, name: str) -> str:
    """The seat of a player's name; "" when there is none."""
    return next((seat for seat, called in g.names.items() if called == name), "")


def card_named(g: LcgState, name: str) -> str:
    """The card on the table with this id, code or title; of several the first in play, then in zone order.

    "Forest Spider 2" means the second of that title. Answers "" when there is none.
    """
    found = cards_named(g, name)
    return found[0] if found else ""


def cards_named(g: LcgState, name: str) -> list[str]:
    """Every card on the table that a name means, those in play first; with a number behind the title just that one."""
    if name in g.codes:
        return [name]
    title, _, ordinal = name.rpartition(" ")
    numbered = bool(title) and ordinal.isdecimal()
    wanted = title if numbered else name
    codes = [card.code for card in cards_titled(wanted)] or [wanted]
    order = list(g.pieces) + [card for zone in g.zones.values() for card in zone if card not in g.pieces]
    found = [card for card in order if g.codes[card] in codes]
    return found[int(ordinal) - 1 :][:1] if numbered else found


def title_of(code: str) -> str:
    """The English title of a card, for the words of an error."""
    return FACTS[code].titles["en"]


def is_card(name: str) -> bool:
    """Whether the box has a card of this code or title, in either language; a number may stand behind the title."""
    title, _, ordinal = name.rpartition(" ")
    return name in FACTS or bool(cards_titled(name)) or (ordinal.isdecimal() and bool(cards_titled(title)))


# -- putting things on the table -----------------------------------------------------------------------------------


def _known(data: Mapping[str, Any], keys: Sequence[str], path: str) -> None:
    for key in data:
        if key not in keys:
            raise BadPosition(f"{path}/{key}".lstrip("/"), "key", key)


def _mapping(data: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise BadPosition(path, "mapping")
    return data


def _list(data: Mapping[str, Any], key: str, path: str) -> Sequence[Any]:
    found = data.get(key, ())
    if isinstance(found, str) or not isinstance(found, Sequence):
        raise BadPosition(f"{path}/{key}".lstrip("/"), "list")
    return found


def _number(data: Mapping[str, Any], key: str, default: int, path: str) -> int:
    found = data.get(key, default)
    if not isinstance(found, int) or found < 0:
        raise BadPosition(f"{path}/{key}".lstrip("/"), "number", str(found))
    return found


def _seat(g: LcgState, name: str, path: str) -> str:
    seat = seat_named(g, name)
    if not seat:
        raise BadPosition(path, "player", str(name))
    return seat


def _facts(name: str, path: str, types: Sequence[str] = ()) -> CardFacts:
    found = [FACTS[name]] if name in FACTS else cards_titled(name)
    found = [card for card in found if not types or card.type in types] or found
    if not found:
        raise BadPosition(path, "card", name)
    return found[0]


def _entry(entry: Any, path: str) -> Mapping[str, Any]:
    if isinstance(entry, str):
        return {"card": entry}
    if not isinstance(entry, Mapping) or "card" not in entry:
        raise BadPosition(path, "card-entry")
    _known(entry, CARD_KEYS, path)
    return entry


def _put(g: LcgState, entry: Any, owner: str, zone: str, path: str, seat: str = "", types: Sequence[str] = ()) -> str:
    entry = _entry(entry, path)
    card = add_card(g, _facts(str(entry["card"]), path, types).code, owner, zone)
    if zone.split(":")[0] in ("quest", "staging", "active_location", "play", "engaged", "attached"):
        g.pieces[card] = Piece(
            controller=seat,
            exhausted=bool(entry.get("exhausted", False)),
            tokens={token: amount for token in TOKENS if (amount := _number(entry, token, 0, path))},
            committed=bool(entry.get("committed", False)),
            attacked=bool(entry.get("attacked", False)),
            by_hand=bool(entry.get("by_hand", False)),
        )
        for index, name in enumerate(_list(entry, "attachments", path)):
            _attach(g, card, name, seat, f"{path}/attachments/{index}")
        for index, name in enumerate(_list(entry, "shadows", path)):
            shadow = _put(g, name, ENCOUNTER, "shadows", f"{path}/shadows/{index}")
            g.pieces[card].shadows.append(shadow)
            if isinstance(name, Mapping) and name.get("face_up"):
                g.turned.append(shadow)
    return card


def _attach(g: LcgState, host: str, entry: Any, seat: str, path: str) -> None:
    facts = _facts(str(_entry(entry, path)["card"]), path)
    owner = ENCOUNTER if facts.encounter_set else seat or g.seats[0]
    attachment = _put(g, entry, owner, "attached", path, "" if facts.encounter_set else owner)
    g.pieces[attachment].host = host
    if facts.type == "treachery":
        g.pieces[attachment].counts_as = "attachment"
    g.pieces[host].attachments.append(attachment)


def _quest(g: LcgState, setup: Mapping[str, Any]) -> None:
    entry = setup.get("quest", "01119")
    _put(g, entry, ENCOUNTER, "quest", "quest", types=("quest",))


def _player(g: LcgState, seat: str, player: Mapping[str, Any], path: str) -> None:
    _known(_mapping(player, path), PLAYER_KEYS, path)
    g.threat[seat] = _number(player, "threat", 25, path)
    for index, entry in enumerate(_list(player, "heroes", path)):
        hero = _put(g, entry, seat, f"play:{seat}", f"{path}/heroes/{index}", seat, ("hero",))
        g.heroes[seat].append(hero)
    for index, entry in enumerate(_list(player, "allies", path)):
        _put(g, entry, seat, f"play:{seat}", f"{path}/allies/{index}", seat, ("ally",))
    for index, entry in enumerate(_list(player, "engaged", path)):
        _put(g, entry, ENCOUNTER, f"engaged:{seat}", f"{path}/engaged/{index}")
    for zone in ("hand", "deck", "discard"):
        for index, entry in enumerate(_list(player, zone, path)):
            _put(g, entry, seat, f"{zone}:{seat}", f"{path}/{zone}/{index}")


def _position(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table:
        raise BadPosition("step", "step", step)
    main = "6.4a" if table == "enemy_attack" else "6.8a" if table == "player_attack" else step
    g.position = [Place("round", main)]
    if table == "setup":
        g.position = [Place("setup", step)]
    elif table != "round":
        g.position.append(Place(table, step))
    g.phase = STEPS.row(g.position[-1]).phase
    if g.phase in ("planning", "combat") and step not in ("2.1", "6.1", "6.2", "6.2w", "6.3", "6.7"):
        g.active = g.first_player
    if "attack" in setup:
        _attack(g, setup["attack"])


def _turns(g: LcgState, setup: Mapping[str, Any]) -> None:
    """Whose turn it is in this step, who has had theirs, and who is out of the game."""
    g.position[0].done = [_seat(g, str(name), f"done/{index}") for index, name in enumerate(_list(setup, "done", ""))]
    out = enumerate(_list(setup, "eliminated", ""))
    g.eliminated = [_seat(g, str(name), f"eliminated/{index}") for index, name in out]
    if "active" in setup:
        g.active = _seat(g, str(setup["active"]), "active") if setup["active"] else ""


def _attack(g: LcgState, attack: Any) -> None:
    attack = _mapping(attack, "attack")
    _known(attack, ("by", "on", "defenders", "undefended", "damage", "strength"), "attack")
    damage, strength = _number(attack, "damage", 0, "attack"), _number(attack, "strength", 0, "attack")
    by = attack.get("by")
    cards = _on_table(g, by if isinstance(by, list) else [by], "attack/by")
    if g.home[cards[0]].startswith("play:"):
        enemy = _on_table(g, [attack.get("on")], "attack/on")[0]
        begun = begin_attack(g, "player", enemy, g.pieces[cards[0]].controller, cards, declared=True)
    else:
        seat = _seat(g, str(attack.get("on")), "attack/on")
        defenders = _on_table(g, _list(attack, "defenders", "attack"), "attack/defenders")
        begun = begin_attack(g, "enemy", cards[0], seat, defenders, declared=True)
        begun.undefended = bool(attack.get("undefended"))
        g.pieces[cards[0]].attacked = True
    begun.damage, begun.strength = damage, strength
    g.active = begun.seat


def _on_table(g: LcgState, names: Sequence[Any], path: str) -> list[str]:
    cards = [card_named(g, str(name)) for name in names]
    for card, name in zip(cards, names, strict=True):
        if card not in g.pieces:
            raise BadPosition(path, "on-table", str(name))
    return cards
