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
        captive: [Gimli]           # prisoners, and on_deck: [Iron Shackles] what is attached to the deck
    attack: {by: Forest Spider, on: Ana}      # an enemy attack that has been declared
    active: Ana                    # whose turn it is in this step, done: [Bor] who has had theirs
    eliminated: [Bor]
    easy: true
    effects: [{kind: attack, amount: 1, group: enemy, until: round, source: Ungoliant's Spawn}]
    used: [round 01132/1]          # what may be used so often by all players together
    window: {turn: Ana, passed: [Ana]}   # the window open in this step: whose chance was the last, who has passed
    campaign:                      # in campaign mode; its card is in play from the seventh step of set-up on
      mode: expert
      back: true                   # the campaign card has been turned over
      used: [game 01130/3]         # what of it was used, and its effects
      penalty: {Ana: 2}
      damage: {Aragorn: 1}
      prisoner: Gimli
      pool: [{card: Valor, bearer: Aragorn}, {card: Mendor's Support, deck: Ana}]   # what waits to be set up

A card may say more: ``owner`` where that is not who has it, ``effects`` and ``used`` of its own, ``attacked_by`` the
players who declared an attack on it this round, ``fallen`` of a hero that is out of play, ``seen`` of a card of the
encounter deck that somebody has looked at. What guards an objective is
attached to it and says where it lies: ``{card: King Spider, in: Ana}`` is engaged with Ana. What stands in for a card
says which lies beneath: ``{card: Orc Guard, beneath: Faramir}``.

An attack that a card has started says what it is made ``inside`` of and in which step that goes on when it is over::

    step: 6.8.1w
    attack: {by: Legolas, on: Wolf Rider, inside: {step: 6.4.2w, by: Dol Guldur Orcs, on: Ana, defenders: [Gimli]}}
    attack: {by: Wolf Rider, on: Ana, inside: {step: 3.3w}}      # in no other attack
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, number, refuse_unknown, seat_of, word
from desktop_app.games.lotr_lcg.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.lotr_lcg.book.rounds import STEPS
from desktop_app.games.lotr_lcg.book.set_up import empty_table
from desktop_app.games.lotr_lcg.book.state_checks import is_unsettled
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.reading.queries import (
    CAMPAIGN,
    ENCOUNTER,
    FACTS,
    current_quest,
    facts,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.table.position_campaign import read_campaign
from desktop_app.games.lotr_lcg.table.position_cards import BEFORE_HEROES, CARDS
from desktop_app.games.lotr_lcg.table.position_places import LIE_IN
from desktop_app.games.lotr_lcg.table.position_running import read_running, read_table, uses_of_copies
from desktop_app.games.lotr_lcg.table.position_step import CAMPAIGN_STEPS, read_step, read_turns
from desktop_app.games.lotr_lcg.table.scenarios import load_scenarios
from desktop_app.games.lotr_lcg.verbs.captivity import hold

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
    "quick",
    "effects",
    "used",
    "window",
    "campaign",
)
PLAYER_KEYS = (
    *("threat", "heroes", "allies", "engaged", "hand", "deck", "discard", "captive", "on_deck"),
    *("effects", "used"),
)
BEFORE_CAMPAIGN_CARD = ("S1", "S2", "S3", "S4", "S5", "S6")
"""The steps of set-up in which the campaign card is not in play yet."""
STEPS_OF_SET_UP = [*(row.id for row in STEPS.tables["setup"]), *CAMPAIGN_STEPS]
MARKS = ("exhausted", "committed", "attacking", "defending", "by_hand")
QUIET = ("pass", "decline", "no_defender", "no_attack", "no_engagement", "stay", "keep_hand")
"""The verbs that answer a question by doing nothing."""


CARD_KEYS = CARDS.keys


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> LcgState:
    """A state from a set-up; ``seats`` are the players' names in clockwise order.

    Raises:
        BadPosition: for an unknown key, card, step or player, with the path to it.
    """
    refuse_unknown(setup, TOP_KEYS, "")
    g = empty_table(seats, seed)
    step = str(setup.get("step", DEFAULT_STEP))
    g.scenario = word(setup.get("scenario", "passage_through_mirkwood"), load_scenarios(), "scenario")
    first = 0 if step in STEPS_OF_SET_UP else 1
    g.round = number(setup, "round", first, "", least=first)
    g.rounds = number(setup, "rounds", max(0, g.round - 1), "", most=g.round)
    g.easy, g.quick = flag(setup, "easy", False, ""), flag(setup, "quick", False, "")
    if "quest" in setup or step not in STEPS_OF_SET_UP:
        _quest(g, setup)
    for zone in SHARED:
        CARDS.put_all(g, setup, zone, ENCOUNTER, zone, "")
    for card in g.zones["set_aside"]:
        _belongs_to_the_campaign(g, card)
    if setup.get("active_location"):
        CARDS.put(g, setup["active_location"], ENCOUNTER, "active_location", "active_location")
    for name, player in mapping(setup.get("players", {}), "players").items():
        _player(g, seat_of(g, name, "players"), player, f"players/{name}", step)
    for objective in g.zones[ATTACHED]:
        _claimed(g, objective)
    if "first_player" in setup:
        g.first_player = seat_of(g, setup["first_player"], "first_player")
    if "campaign" in setup:
        read_campaign(g, setup["campaign"], waits=step in CAMPAIGN_STEPS or step in BEFORE_CAMPAIGN_CARD)
    uses_of_copies(g)
    read_step(g, step, setup)
    read_turns(g, setup)
    read_table(g, setup)
    if is_unsettled(g):
        STEPS.enter(g, LAID_OUT)
    return g


def card_named(g: LcgState, name: str) -> str:
    """The card on the table with this id, code or title; of several the first in play, then in zone order.

    "Forest Spider 2" means the second of that title. Answers "" when there is none.
    """
    found = NAMES.on_table(g, name)
    return found[0] if found else ""


def host_of(g: LcgState, card: str) -> str:
    """The card that another is attached to, or the enemy it was dealt to as a shadow card; "" for none."""
    if g.home[card] == "shadows":
        return next(enemy for enemy, piece in g.pieces.items() if card in piece.shadows)
    return g.pieces[card].host if card in g.pieces else ""


# -- putting things on the table -----------------------------------------------------------------------------------


def _of_type(*types: str) -> Callable[[str], bool]:
    return lambda code: FACTS[code].type in types


def _quest(g: LcgState, setup: Mapping[str, Any]) -> None:
    entry = setup.get("quest", "01119")
    CARDS.put(g, entry, ENCOUNTER, "quest", "quest", fits=_of_type("quest"))


def _lay(g: LcgState, entry: Any, seat: str, zone: str, path: str, *types: str) -> str:
    """A card of one of these types before a player. Raises BadPosition for any other."""
    card = CARDS.put(g, entry, seat, zone, path, seat, _of_type(*types))
    if facts(g, card).type not in types:
        raise BadPosition(path, "place", facts(g, card).titles["en"])
    return card


def _belongs_to_the_campaign(g: LcgState, card: str) -> None:
    """Boons and burdens that lie in play or set aside belong to no deck."""
    if FACTS[g.codes[card]].subtype is not None:
        g.owners[card] = CAMPAIGN


def _claimed(g: LcgState, objective: str) -> None:
    """An objective that hangs on a character was claimed by whoever controls that one; so has a boon or burden."""
    piece = g.pieces[objective]
    if FACTS[g.codes[objective]].type == "objective" or g.owners[objective] == CAMPAIGN:
        piece.controller = g.pieces[piece.host].controller


def _player(g: LcgState, seat: str, player: Any, path: str, step: str) -> None:
    player = mapping(player, path, PLAYER_KEYS)
    g.threat[seat] = number(player, "threat", 0 if step in BEFORE_HEROES else 25, path)
    play = f"play:{seat}"
    lying = BEFORE_HEROES.get(step, "play:{seat}").format(seat=seat)
    for index, entry in enumerate(listed(player, "heroes", path)):
        g.heroes[seat].append(_lay(g, entry, seat, lying, f"{path}/heroes/{index}", "hero"))
    for index, entry in enumerate(listed(player, "allies", path)):
        ally = _lay(g, entry, seat, play, f"{path}/allies/{index}", "ally", "objective_ally")
        _belongs_to_the_campaign(g, ally)
    for index, entry in enumerate(listed(player, "captive", path)):
        held = _lay(g, entry, seat, play, f"{path}/captive/{index}", "hero", "objective_ally")
        _belongs_to_the_campaign(g, held)
        g.heroes[seat] += [held] if FACTS[g.codes[held]].type == "hero" else []
        hold(g, held, current_quest(g))
    for zone in ("engaged", "on_deck"):
        CARDS.put_all(g, player, zone, ENCOUNTER, f"{zone}:{seat}", path)
    for index, entry in enumerate(listed(player, "deck", path)):
        _lay(g, entry, seat, f"deck:{seat}", f"{path}/deck/{index}", *LIE_IN["hand"])
    for zone in ("hand", "discard"):
        CARDS.put_all(g, player, zone, seat, f"{zone}:{seat}", path)
    read_running(g, seat, player, path)
