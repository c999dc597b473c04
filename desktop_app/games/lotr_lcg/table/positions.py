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

from desktop_app.engine.state import Place
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_ups import BadPosition, CardEntries, listed, mapping, number, refuse_unknown, seat_of
from desktop_app.games.lotr_lcg.book.attacks import begin_attack
from desktop_app.games.lotr_lcg.book.campaign_set_up import TABLE as CAMPAIGN_LIST
from desktop_app.games.lotr_lcg.book.rounds import STEPS
from desktop_app.games.lotr_lcg.book.set_up import empty_table
from desktop_app.games.lotr_lcg.reading.facts import NAMES
from desktop_app.games.lotr_lcg.reading.queries import (
    CAMPAIGN,
    ENCOUNTER,
    FACTS,
    current_quest,
    next_player,
    players,
    stands_in,
)
from desktop_app.games.lotr_lcg.state import LcgState, Piece
from desktop_app.games.lotr_lcg.table.position_campaign import read_campaign
from desktop_app.games.lotr_lcg.table.position_running import read_running, read_table, written_running
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
ATTACK_KEYS = ("by", "on", "defenders", "undefended", "damage", "strength", "inside", "step")
IN_PLAY = (
    *("quest", "staging", "active_location", "play", "engaged", "attached", "captive", "on_deck"),
    *("campaign", "campaign_back"),
)
WITHIN = {"enemy_attack": "6.4a", "player_attack": "6.8a"}
"""The step of the round that runs the steps of an attack."""
DECLARING = ("6.4b", "6.8b")
"""The steps in which an attack is declared: before them there is none."""
LYING = ("staging", "active_location")
"""Where a card may lie that guards an objective, unless it is engaged."""
BEFORE_HEROES = {"S1": "deck:{seat}", "S2": "set_aside"}
"""The steps of set-up in which the heroes are not in play yet, and where they lie then."""
BEFORE_CAMPAIGN_CARD = ("S1", "S2", "S3", "S4", "S5", "S6")
"""The steps of set-up in which the campaign card is not in play yet."""
CAMPAIGN_STEPS = [row.id for row in STEPS.tables[CAMPAIGN_LIST]]
STEPS_OF_SET_UP = [*(row.id for row in STEPS.tables["setup"]), *CAMPAIGN_STEPS]
TOKENS = {"damage": "damage", "progress": "progress", "resources": "resource"}
"""What a position calls a counter, and its name in the view."""
MARKS = ("exhausted", "committed", "attacking", "defending", "by_hand")
QUIET = ("pass", "decline", "no_defender", "no_attack", "no_engagement", "stay", "keep_hand")
"""The verbs that answer a question by doing nothing."""


def _owner_of_attachment(g: LcgState, code: str, seat: str) -> str:
    if FACTS[code].subtype is not None:
        return CAMPAIGN
    return ENCOUNTER if FACTS[code].encounter_set else seat or g.seats[0]


def _read_more(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if g.home[card] == ATTACHED:
        _read_attached(g, card, entry, path)
    elif g.home[card].startswith("on_deck:"):
        g.pieces[card].counts_as = "attachment"
    if stands_in(g, card):
        _read_stand_in(g, card, entry, path)
    if entry.get("fallen"):
        g.heroes[g.owners[card]].append(card)
    read_running(g, card, entry, path)
    if g.home[card] == "shadows" and entry.get("face_up"):
        g.turned.append(card)
    if g.home[card] == "encounter_deck" and entry.get("seen"):
        g.known.append(card)
    if card in g.pieces:
        for index, shadow in enumerate(listed(entry, "shadows", path)):
            dealt = CARDS.put(g, shadow, ENCOUNTER, "shadows", f"{path}/shadows/{index}")
            g.pieces[card].shadows.append(dealt)


def _read_attached(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """A treachery or objective on a card counts as an attachment; an enemy or location guards, and lies elsewhere."""
    what = FACTS[g.codes[card]].type
    if what in ("treachery", "objective"):
        g.pieces[card].counts_as = "attachment"
    elif what in ("enemy", "location"):
        where = str(entry.get("in", "staging"))
        g.move(card, where if where in LYING else f"engaged:{seat_of(g, where, f'{path}/in')}")


def _read_stand_in(g: LcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """It belongs to whoever owns the card beneath it: the player it is engaged with, unless it says otherwise."""
    if g.owners[card] == ENCOUNTER:
        g.owners[card] = g.home[card].partition(":")[2] or g.seats[0]
    if entry.get("beneath"):
        under = CARDS.put(g, entry["beneath"], g.owners[card], "beneath", f"{path}/beneath")
        g.pieces[card].beneath = under


def _write_more(g: LcgState, card: str) -> dict[str, Any]:
    piece = g.pieces.get(card)
    found = written_running(g, card)
    if piece is None:
        found |= {"fallen": True} if _is_hero_of_somebody(g, card) else {}
        found |= {"seen": True} if card in g.known and g.home[card] == "encounter_deck" else {}
    else:
        found |= CARDS.listing(g, "shadows", piece.shadows)
        found |= {"beneath": CARDS.written(g, piece.beneath)} if piece.beneath else {}
        zone, _, seat = g.home[card].partition(":")
        if piece.host and zone not in (ATTACHED, "staging"):
            found["in"] = g.names[seat] if seat else zone
    return {**found, "face_up": True} if card in g.turned else found


def _is_hero_of_somebody(g: LcgState, card: str) -> bool:
    """Whether a card out of play was one of the heroes; before set-up has laid them out they all are."""
    return any(card in heroes for heroes in g.heroes.values()) and g.step not in BEFORE_HEROES


CARDS: CardEntries[LcgState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=tuple(TOKENS),
    marks=("exhausted", "committed", "attacked", "by_hand"),
    owner_of=_owner_of_attachment,
    more=("shadows", "face_up", "seen", "in", "fallen", "beneath", "effects", "used", "attacked_by"),
    reads=_read_more,
    writes=_write_more,
)
CARD_KEYS = CARDS.keys


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> LcgState:
    """A state from a set-up; ``seats`` are the players' names in clockwise order.

    Raises:
        BadPosition: for an unknown key, card, step or player, with the path to it.
    """
    refuse_unknown(setup, TOP_KEYS, "")
    g = empty_table(seats, seed)
    step = str(setup.get("step", DEFAULT_STEP))
    g.scenario = str(setup.get("scenario", "passage_through_mirkwood"))
    g.round = number(setup, "round", 0 if step in STEPS_OF_SET_UP else 1, "")
    g.rounds = number(setup, "rounds", max(0, g.round - 1), "")
    g.easy, g.quick = bool(setup.get("easy", False)), bool(setup.get("quick", False))
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
    _position(g, step, setup)
    _turns(g, setup)
    read_table(g, setup)
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
        g.heroes[seat].append(CARDS.put(g, entry, seat, lying, f"{path}/heroes/{index}", seat, _of_type("hero")))
    for index, entry in enumerate(listed(player, "allies", path)):
        ally = CARDS.put(g, entry, seat, play, f"{path}/allies/{index}", seat, _of_type("ally"))
        _belongs_to_the_campaign(g, ally)
    for index, entry in enumerate(listed(player, "captive", path)):
        held = CARDS.put(g, entry, seat, play, f"{path}/captive/{index}", seat, _of_type("hero"))
        _belongs_to_the_campaign(g, held)
        g.heroes[seat] += [held] if FACTS[g.codes[held]].type == "hero" else []
        hold(g, held, current_quest(g))
    for zone in ("engaged", "on_deck"):
        CARDS.put_all(g, player, zone, ENCOUNTER, f"{zone}:{seat}", path)
    for zone in ("hand", "deck", "discard"):
        CARDS.put_all(g, player, zone, seat, f"{zone}:{seat}", path)
    read_running(g, seat, player, path)


def _position(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    attacks = _attacks(setup)
    g.position = []
    for path, attack in reversed(attacks[1:]):
        _enter(g, str(attack.get("step", "")), f"{path}/step")
    _enter(g, step, "step")
    _needs(g, step, setup)
    g.phase = STEPS.row(g.position[0]).phase
    if g.phase in ("planning", "combat") and step not in ("2.1", "6.1", "6.2", "6.2w", "6.3", "6.7"):
        g.active = g.first_player
    for path, attack in reversed(attacks):
        if "by" in attack or path == "attack":
            _attack(g, attack, path)
    if g.attacks:
        g.active = g.attacks[0].seat


def _needs(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    """A step within an attack needs one that has been declared, the list of a campaign the campaign, the last step of
    set-up a stage to reveal.

    Raises BadPosition where it is missing.
    """
    if g.place.table in WITHIN and step not in DECLARING and "attack" not in setup:
        raise BadPosition("attack", "mapping")
    if step in CAMPAIGN_STEPS and "campaign" not in setup:
        raise BadPosition("campaign", "mapping")
    if step == "S7" and not g.zones["quest_deck"]:
        raise BadPosition("quest_deck", "list")


def _attacks(setup: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """The attack of a set-up and then what it is made inside of, each with the path to it."""
    found: list[tuple[str, Mapping[str, Any]]] = []
    path, inner = "attack", setup.get("attack")
    while inner is not None:
        found.append((path, mapping(inner, path, ATTACK_KEYS)))
        path, inner = f"{path}/inside", inner.get("inside")
    return found


def _enter(g: LcgState, step: str, path: str) -> None:
    """Puts a step on top of the position; one of an attack lies inside the step before, or in the combat phase."""
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table:
        raise BadPosition(path, "step", step)
    if table == CAMPAIGN_LIST:
        g.position = [Place("setup", "S3"), Place(table, step, within="S2")]
        return
    if table not in WITHIN:
        g.position = [Place(table, step)]
        return
    g.position = g.position or [Place("round", WITHIN[table])]
    g.position.append(Place(table, step, within=g.step))


def _turns(g: LcgState, setup: Mapping[str, Any]) -> None:
    """Whose turn it is in this step, who has had theirs, and who is out of the game; the token of one of these has gone
    on (LCG-211).

    Raises BadPosition where nobody is left to play, or nobody's turn it is to declare an attack.
    """
    g.position[0].done = [
        seat_of(g, str(name), f"done/{index}") for index, name in enumerate(listed(setup, "done", ""))
    ]
    out = enumerate(listed(setup, "eliminated", ""))
    g.eliminated = [seat_of(g, str(name), f"eliminated/{index}") for index, name in out]
    if not players(g):
        raise BadPosition("eliminated", "nobody-left")
    if g.first_player in g.eliminated:
        g.first_player = next_player(g, g.first_player)
    if "active" in setup:
        g.active = seat_of(g, str(setup["active"]), "active") if setup["active"] else ""
    if g.step in DECLARING and not g.active:
        raise BadPosition("active", "player", "")


def _attack(g: LcgState, attack: Mapping[str, Any], path: str) -> None:
    """An attack that has been declared; "" stands for an enemy that has left play since."""
    damage, strength = number(attack, "damage", 0, path), number(attack, "strength", 0, path)
    by, on = attack.get("by"), attack.get("on")
    cards = [] if by == "" else CARDS.on_table(g, by if isinstance(by, list) else [by], f"{path}/by")
    if cards and g.home[cards[0]].startswith("play:"):
        enemy = "" if on == "" else CARDS.on_table(g, [on], f"{path}/on")[0]
        begun = begin_attack(g, "player", enemy, g.pieces[cards[0]].controller, cards, declared=True)
    else:
        seat = seat_of(g, str(on), f"{path}/on")
        defenders = CARDS.on_table(g, listed(attack, "defenders", path), f"{path}/defenders")
        begun = begin_attack(g, "enemy", cards[0] if cards else "", seat, defenders, declared=True)
        begun.undefended = bool(attack.get("undefended"))
        for enemy in cards:
            g.pieces[enemy].attacked = True
    begun.damage, begun.strength = damage, strength
