"""Tables laid out by hand, and written back.

A set-up is plain data::

    step: move                       # the row about to run; default hero_rally
    round: 2
    active: Ana                      # whose hero turn it is
    story: {green: 4, black: 6}      # spaces; 0 is the start
    pool: 3                          # influence in the Shadow Pool
    influence: {moria: 2}
    favor: {bree: 1}                 # on locations
    at: {moria: [monster_token.orange.agent, Gandalf]}      # tokens, characters, minions: {card: Witch-king, damage: 3}
    plots: [{card: A Dark Messenger, at: erebor}]           # spaces 1 to 3
    event: {card: Imladris, at: rivendell}                  # as a Plot, where its card says unless told
    action_tokens: [place_influence/0]
    zones: {shadow_deck: [...]}      # decks, top card first; those left out hold the rest of the box
    players:
      Sau: {hand: [...], mission: His Dark Throne}
      Ana: {hero: Argalad, at: rivendell, favor: 2, life: [...], hand: [...], rest: [...], damage: [...], items: [Boat],
            quests: [...], corruption: [...], levels: {wisdom: 1}, completed: [starting]}
    orders: {left: 1, placed: true, given: [Witch-king]}    # in a Command action
    effects: [{kind: strength, amount: -1, on: [Argalad], until: combat, source: Betrayed}]
    slower: 1                        # how much less the heroes' marker advances in the next Story step
    combat: {hero: Ana, enemy: Orc, within: travel, round: 1, piles: {Ana: [...], Sau: [...]}, hand: [...], ...}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.games.kit.board import AT, zone_of
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, number, refuse_unknown, seat_of
from desktop_app.games.me_quest.book.actions import actions_of_a_turn
from desktop_app.games.me_quest.book.finale import THE_NINE
from desktop_app.games.me_quest.book.sauron_turn import hero_turns_of_a_game_turn
from desktop_app.games.me_quest.book.set_up import empty
from desktop_app.games.me_quest.reading.board import is_haven, is_stronghold, most_influence, region_of
from desktop_app.games.me_quest.reading.facts import NAMES, CardFacts
from desktop_app.games.me_quest.reading.invariants import MOST_TOKENS_LEFT
from desktop_app.games.me_quest.reading.queries import (
    FACTS,
    heroes,
    minion,
    minions,
    monsters,
    place_of,
)
from desktop_app.games.me_quest.reading.story import current_stage, most_in_pool
from desktop_app.games.me_quest.reading.tracks import ACTION_TRACKS, FINALE, STAGE_MINIONS
from desktop_app.games.me_quest.state import PLOT_SPACES, SAURON, STAGES, HeroTurn, Orders, QuestState
from desktop_app.games.me_quest.table.position_cards import CARDS, FIGURES, lay, place_named
from desktop_app.games.me_quest.table.position_combat import COMBAT_KEYS, combat_told
from desktop_app.games.me_quest.table.position_lasting import read_lasting
from desktop_app.games.me_quest.table.position_of_table import OPTIONS, TURN_KEYS
from desktop_app.games.me_quest.table.position_people import people
from desktop_app.games.me_quest.table.position_place import stand
from desktop_app.games.me_quest.table.position_zones import may_lie
from desktop_app.games.me_quest.table.usual import owner_of, usual_zone

QUIET = ("pass", "decline", "done", "end_travel", "no_rest", "stop_placing", "stop_commands", "exhaust", "lose_life")

ACTION_SPACES = [f"{track}/{space}" for track, numbers in ACTION_TRACKS.items() for space in range(len(numbers))]
KEYS = (
    "step",
    "round",
    "active",
    "story",
    "stage",
    "pool",
    "influence",
    "favor",
    "at",
    "plots",
    "event",
    "action_tokens",
    "actions",
    "turns",
    "turn",
    "orders",
    "returning",
    "zones",
    "players",
    "combat",
    "options",
    "champion",
    "slower",
    "effects",
)


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> QuestState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    g = empty(seats, seed)
    g.round = number(setup, "round", 1, "")
    people(g, mapping(setup.get("players", {}), "players"))
    _board(g, setup)
    for zone in mapping(setup.get("zones", {}), "zones"):
        if zone not in g.zones:
            raise BadPosition(f"zones/{zone}", "key", zone)
        for index, entry in enumerate(listed(setup["zones"], zone, "zones")):
            lay(g, entry, zone, f"zones/{zone}/{index}")
    _rest_of_the_box(g, setup)
    _numbers(g, setup)
    if "combat" in setup:
        g.combats.append(combat_told(g, mapping(setup["combat"], "combat", COMBAT_KEYS), _told_zones(g, setup)))
    read_lasting(g, setup)
    stand(g, str(setup.get("step", "hero_rally")), setup)
    return g


def _board(g: QuestState, setup: Mapping[str, Any]) -> None:
    for name in mapping(setup.get("at", {}), "at"):
        location = place_named(name, f"at/{name}")
        for index, entry in enumerate(listed(setup["at"], name, "at")):
            path = f"at/{name}/{index}"
            told = CARDS.entry(entry, path)
            code = _standing(str(told["card"]), location, path)
            if not may_lie(code, zone_of(location)):
                raise BadPosition(path, "place", str(told["card"]))
            if FACTS[code].type in FIGURES and code in g.codes.values():
                raise BadPosition(path, "side", str(told["card"]))
            figure = add_card(g, code, owner_of(code), zone_of(location))
            if FACTS[code].type == "minion":
                g.pieces[figure] = Piece(controller=SAURON, by_hand=flag(told, "by_hand", False, path))
                g.pieces[figure].put("damage", number(told, "damage", 0, path))
    for index, entry in enumerate(listed(setup, "plots", "")):
        path = f"plots/{index}"
        plot = mapping(_with_title(entry), path, ("card", "at", "space"))
        space = PLOT_SPACES[number(plot, "space", index + 1, path, least=1, most=len(PLOT_SPACES)) - 1]
        if g.zones[space]:
            raise BadPosition(f"{path}/space", "range", space.removeprefix("plot_"))
        card = lay(g, CARDS.entry(plot.get("card"), path), space, path, SAURON, _plot_type(plot.get("card"), path))
        g.plot_at[space] = _where(plot, FACTS[g.codes[card]], path)
        if not g.plot_at[space]:
            raise BadPosition(f"{path}/at", "key", "")
    if "event" in setup:
        event = mapping(_with_title(setup["event"]), "event", ("card", "at"))
        card = lay(g, CARDS.entry(event.get("card"), "event"), "event", "event/card", kind="event")
        if not FACTS[g.codes[card]].stays:  # MEQ-151, MEQ-152
            raise BadPosition("event/card", "place", FACTS[g.codes[card]].titles["en"])
        g.event_at = _where(event, FACTS[g.codes[card]], "event")


def _where(told: Mapping[str, Any], card: CardFacts, path: str) -> str:
    """Where the token of a Plot or Event lies, of the locations that its card affects (MEQ-128, MEQ-153); "" where it
    names none and none is told."""
    named = place_named(told.get("at"), f"{path}/at")
    wrong = (card.places and named not in card.places) or (card.affects == "haven" and not is_haven(named))
    if named and wrong:
        raise BadPosition(f"{path}/at", "place", str(told["at"]))
    return named or next(iter(card.places), "")


def _with_title(entry: Any) -> Any:
    """A title alone says which card it is and nothing else."""
    return {"card": entry} if isinstance(entry, str) else entry


def _standing(name: str, location: str, path: str) -> str:
    """The figure of a name, or the monster token: of several colours the one that is placed there (MEQ-207)."""
    colour = region_of(location).monsters
    code = CARDS.code(name, path, lambda each: FACTS[each].type in FIGURES or FACTS[each].owner == colour)
    return code if may_lie(code, zone_of(location)) else CARDS.code(name, path, lambda each: may_lie(each, AT))


def _plot_type(name: Any, path: str) -> str:
    return FACTS[CARDS.code(str(CARDS.entry(name, path)["card"]), path, lambda code: "plot" in FACTS[code].type)].type


def _rest_of_the_box(g: QuestState, setup: Mapping[str, Any]) -> None:
    """What is named nowhere lies where set-up would have put it, unless that zone was listed."""
    listed_zones = mapping(setup.get("zones", {}), "zones")
    for card in FACTS.values():
        if card.type in ("hero", "hero_card", "quest"):
            continue
        zone = usual_zone(card.code)
        if zone in listed_zones:
            continue
        lying = sum(code == card.code for code in g.codes.values())
        for _ in range(card.quantity - lying):
            add_card(g, card.code, owner_of(card.code), zone)


def _numbers(g: QuestState, setup: Mapping[str, Any]) -> None:
    story = mapping(setup.get("story", {}), "story", [*g.story])
    g.story |= {marker: number(story, marker, 0, "story", most=FINALE) for marker in story}
    g.stage = number(setup, "stage", current_stage(g), "", most=len(STAGES))
    g.pool = number(setup, "pool", 0, "", most=most_in_pool(g))  # MEQ-173
    for key, counted in (("influence", g.influence), ("favor", g.favor_at)):
        for name in mapping(setup.get(key, {}), key):
            place = place_named(name, f"{key}/{name}")
            amount = number(setup[key], name, 0, key, most=_most_influence(place) if key == "influence" else None)
            if amount:
                counted[place] = amount
    g.action_tokens = [str(token) for token in listed(setup, "action_tokens", "")]
    for index, token in enumerate(g.action_tokens):
        if token not in ACTION_SPACES:
            raise BadPosition(f"action_tokens/{index}", "key", token)
        if token in g.action_tokens[:index]:
            raise BadPosition(f"action_tokens/{index}", "side", token)
    if len(g.action_tokens) > MOST_TOKENS_LEFT:  # the fourth takes the others back (MEQ-166)
        raise BadPosition("action_tokens", "range", str(len(g.action_tokens)))
    g.actions = number(setup, "actions", 0, "", most=actions_of_a_turn(g))
    g.turns = number(setup, "turns", 0, "", most=hero_turns_of_a_game_turn(g))
    g.slower = number(setup, "slower", 0, "")
    g.returning = [str(name) for name in listed(setup, "returning", "")]
    for index, name in enumerate(g.returning):
        if f"minion.{name}" not in g.codes.values():
            raise BadPosition(f"returning/{index}", "card", name)
        if name != THE_NINE:  # MEQ-400
            raise BadPosition(f"returning/{index}", "side", name)
        if place_of(g, minion(g, name)):
            raise BadPosition(f"returning/{index}", "side", name)
    g.turn = _turn(mapping(setup.get("turn", {}), "turn", TURN_KEYS))
    for option in mapping(setup.get("options", {}), "options", OPTIONS):
        setattr(g, option, flag(setup["options"], option, False, "options"))
    if "champion" in setup:
        g.champion = seat_of(g, setup["champion"], "champion")
        if g.champion == SAURON:  # MEQ-424
            raise BadPosition("champion", "side", str(setup["champion"]))
    if not setup.get("zones"):
        _usual_minions(g)
    if "orders" in setup:
        g.orders = _orders(g, mapping(setup["orders"], "orders", ("left", "placed", "given")))


def _orders(g: QuestState, told: Mapping[str, Any]) -> Orders:
    """A Command action in its midst, with whoever has had a command of it (MEQ-214). Raises BadPosition."""
    left = number(told, "left", 0, "orders", most=max(ACTION_TRACKS["command"]))
    orders = Orders(left, placed=flag(told, "placed", False, "orders"))
    for index, name in enumerate(listed(told, "given", "orders")):
        found = [card for card in NAMES.on_table(g, str(name)) if card in (*minions(g), *monsters(g))]
        if not found:
            raise BadPosition(f"orders/given/{index}", "on-table", str(name))
        orders.given.append(found[0])
    return orders


def _most_influence(place: str) -> int | None:
    """How much influence a location can hold: a Haven none (MEQ-175), a Stronghold its number (MEQ-177), others any."""
    if is_haven(place):
        return 0
    return most_influence(place) if is_stronghold(place) else None


def _turn(told: Mapping[str, Any]) -> HeroTurn:
    """What was done in this turn. Raises BadPosition."""
    turn = HeroTurn(start=place_named(told.get("start") or None, "turn/start"))
    for key in TURN_KEYS:
        if key in ("moves", "gained"):
            setattr(turn, key, number(told, key, 0, "turn"))
        elif key != "start":
            setattr(turn, key, flag(told, key, False, "turn"))
    return turn


def _usual_minions(g: QuestState) -> None:
    """The minions of the stages reached that lie nowhere stand on their starting locations."""
    for stage in STAGES[: g.stage]:
        for code in STAGE_MINIONS[stage]:
            card = next(each for each, other in g.codes.items() if other == code)
            if g.home[card] == "minions":
                g.move(card, zone_of(FACTS[code].places[0]))
                g.pieces[card] = Piece(controller=SAURON)


def _told_zones(g: QuestState, setup: Mapping[str, Any]) -> list[str]:
    """The decks and life pools whose cards the set-up lists: nothing more is taken from them."""
    players = setup.get("players", {})
    told = [f"life:{seat}" for seat in heroes(g) if "life" in players.get(g.names[seat], {})]
    return [*setup.get("zones", {}), *told]
