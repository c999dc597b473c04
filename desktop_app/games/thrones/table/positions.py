"""The table laid out by hand.

A set-up is plain data::

    step: 3.2w                     # the step about to run; default 3.2w
    round: 2
    first_player: Ana
    active: Ana                    # whose turn it is in this step
    players:
      Ana:
        faction: House Stark
        agenda: Fealty
        title: Hand of the King    # in a melee
        gold: 3
        power: 2                   # on the faction card
        kneeling: true             # the faction card
        plot: Calling the Banners  # the revealed plot
        plot_deck: [...]
        used: [...]
        characters: [Eddard Stark, {card: Arya Stark, exhausted: true, power: 1, duplicates: [Arya Stark]}]
        locations: [...]
        hand: [...]
        deck: [...]                # top card first
        discard: [...]             # top card last
        dead: [...]
        removed: [...]             # removed from the game
        limited: 1                 # limited cards marshaled or played this round
        marshaled: [...]           # what was marshaled this round, played likewise
        limits: [challenge 01041/1]   # maximums that were used, once for each use
        effects: [{kind: "cannot:draw", until: phase, source: Ghost}]
        chosen: Summons            # the plot of the plot deck that was chosen in 1.2, at step 1.3
        placed: [...]              # facedown in set-up, at the steps S8 and S9
    done: [Ana]                    # who has had their turn in this step
    window: {turn: Ana, passed: [Ana]}
    challenge: {type: military, by: Ana, at: Bor, attackers: [Eddard Stark], defenders: [...], bypassed: [...]}
    fought: [{type: intrigue, by: Ana, at: Bor, winner: Ana, attack: 4, defense: 0}]

With three players or more it is a melee. A challenge that was redirected says whom it was ``redirected_from``, one that
was fought whether its winner had a bonus for beating a rival (``rivalry: true``). A card for which a challenge type was
named says it: ``{card: Calm Over Westeros, named: intrigue}``. What lasts on a card in play and what was used of it
stands with it (see ``position_running``). The steps of set-up are S2 to S11; before S10 no card of a hand is in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    listed,
    mapping,
    number,
    read_window,
    refuse_unknown,
    seat_of,
)
from desktop_app.games.thrones.book.challenges_phase import TABLE, WINDOW
from desktop_app.games.thrones.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.thrones.book.rounds import STEPS
from desktop_app.games.thrones.book.set_up import empty_table, lay_agenda, lay_faction
from desktop_app.games.thrones.book.state_checks import is_unsettled, note_growth
from desktop_app.games.thrones.factions import FACTIONS
from desktop_app.games.thrones.reading.facts import NAMES, load_cards
from desktop_app.games.thrones.reading.queries import characters
from desktop_app.games.thrones.reading.queries import players as playing
from desktop_app.games.thrones.reading.view import SHOWN_KEYWORDS
from desktop_app.games.thrones.state import CHALLENGES, POOL, Challenge, Piece, ThronesState
from desktop_app.games.thrones.table.position_cards import CARDS, controller_of, one_of
from desktop_app.games.thrones.table.position_running import EFFECTS, LIMITS, read_effects, read_limits
from desktop_app.games.thrones.verbs.treasury import balance

KEYS = (
    "step",
    "round",
    "first_player",
    "active",
    "players",
    "done",
    "window",
    "challenge",
    "fought",
    "dominance",
    "eliminated",
)
LISTS = ("plot_deck", "used", "characters", "locations", "hand", "deck", "discard", "dead")
PLACED, CHOSEN, REMOVED = "placed", "chosen", "removed"
DONE_THIS_ROUND = ("marshaled", "played")
ROWS = ("characters", "locations")
PLAYER_KEYS = (
    *("faction", "agenda", "title", "gold", "power", "kneeling", "plot", "limited"),
    *(*LISTS, REMOVED, PLACED, CHOSEN, *DONE_THIS_ROUND, EFFECTS, LIMITS),
)
SIDES = ("attackers", "defenders", "bypassed")
FOUGHT_KEYS = ("type", "by", "at", "redirected_from", "winner", "attack", "defense", "rivalry")
CHALLENGE_KEYS = (*FOUGHT_KEYS, *SIDES, "defended", "compared")
MARKS = (
    *("exhausted", "attacking", "defending", "bypassed", "duplicate", "by_hand"),
    *(f"icon_{icon}" for icon in CHALLENGES),
    *(f"keyword_{keyword}" for keyword in SHOWN_KEYWORDS),
)
QUIET = ("pass", "decline", "no_challenge", "keep_hand", "placed")
NOBODY_IS_ACTIVE = ("3.1", "3.2", "3.4", "4.1", "4.1a", "4.4")
"""The steps of phases with an active player in which there is none yet, or none any more."""
NOBODY_HOLDS_A_TITLE = tuple(row.id for row in takewhile(lambda row: row.id != "1.3w", STEPS.tables["round"]))
"""The steps from the return of titles to the choice of others (GOT-550, GOT-481)."""
SETTING_UP = tuple(row.id for row in STEPS.tables["setup"])
NOTHING_IN_PLAY = SETTING_UP[: SETTING_UP.index("S10")]
"""The steps of set-up in which the cards of the hand are not turned up yet (GOT-352)."""
WHERE_PLACED, WHERE_CHOSEN = ("S8", "S9"), ("1.3",)
NOT_IN_SET_UP = (*("plot", "used", "title", "dead", "discard", "limited"), *DONE_THIS_ROUND)
USUAL_STEP = "3.2w"
USUAL_FACTIONS = ("stark", "lannister", "baratheon", "greyjoy", "tyrell", "martell")
FACTION_NAMES = tuple(faction.id for faction in FACTIONS)
USUAL_PLOT, USUAL_PLOTS, USUAL_DECK = "01025", ("01006", "01010", "01022"), ("01040",) * 10


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> ThronesState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    if len(seats) < 2:
        raise BadPosition("seats", "number", str(len(seats)))
    g = empty_table(seats, seed)
    step = str(setup.get("step", USUAL_STEP))
    setting_up = step in SETTING_UP
    g.round = number(setup, "round", 0 if setting_up else 1, "")
    g.eliminated = _who_is_out(g, setup)
    g.first_player = playing(g)[0]
    players = mapping(setup.get("players", {}), "players")
    for name in players:
        if seat_of(g, name, f"players/{name}") in g.eliminated:
            raise BadPosition(f"players/{name}", "player", name)
    for seat, usual in zip(g.seats, USUAL_FACTIONS, strict=False):
        if seat not in g.eliminated:
            path = f"players/{g.names[seat]}"
            player = mapping(players.get(g.names[seat], {}), path, PLAYER_KEYS)
            _refuse_untimely(player, path, step)
            _player(g, seat, {"plot": "", **player} if setting_up else player, path, usual)
    for card in g.zones[ATTACHED]:
        g.pieces[card].controller = controller_of(g, card)
    for key, field in (("first_player", "first_player"), ("active", "active"), ("dominance", "dominance")):
        if key in setup:
            setattr(g, field, seat_of(g, setup[key], key))
    if g.first_player in g.eliminated:
        raise BadPosition("first_player", "player", g.names[g.first_player])
    _position(g, step, setup)
    for seat in g.seats:
        _done_this_round(g, seat, mapping(players.get(g.names[seat], {}), "players"))
    balance(g)
    note_growth(g)
    if is_unsettled(g):
        STEPS.enter(g, LAID_OUT)
    return g


def _refuse_untimely(player: Mapping[str, Any], path: str, step: str) -> None:
    """Raises BadPosition for what a player cannot have in that step."""
    early = [*(NOT_IN_SET_UP if step in SETTING_UP else ()), *(ROWS if step in NOTHING_IN_PLAY else ())]
    early += [] if step in WHERE_PLACED else [PLACED]
    early += [] if step in WHERE_CHOSEN else [CHOSEN]
    for key in early:
        if player.get(key):
            raise BadPosition(f"{path}/{key}", "key", key)


def _who_is_out(g: ThronesState, setup: Mapping[str, Any]) -> list[str]:
    """The seats that have left the game, of whose cards nothing is left. Raises BadPosition; two at least play on."""
    out = [seat_of(g, name, f"eliminated/{index}") for index, name in enumerate(listed(setup, "eliminated", ""))]
    if len(g.seats) - len(set(out)) < 2:
        raise BadPosition("eliminated", "nobody-left")
    return list(dict.fromkeys(out))


def _player(g: ThronesState, seat: str, player: Mapping[str, Any], path: str, usual: str) -> None:
    card = lay_faction(g, seat, _of_type(player, "faction", path, usual))
    g.pieces[card].put("power", number(player, "power", 0, path))
    g.pieces[card].exhausted = flag(player, "kneeling", False, path)
    if "agenda" in player:
        lay_agenda(g, seat, _of_type(player, "agenda", path))
    if "title" in player:
        _hold(g, seat, _of_type(player, "title", path), f"{path}/title")
    g.gold[seat] = number(player, "gold", 0, path)
    g.limited[seat] = number(player, "limited", 0, path)
    if player.get("plot", USUAL_PLOT):
        CARDS.put(g, player.get("plot", USUAL_PLOT), seat, f"plot:{seat}", f"{path}/plot", seat)
    usual_lists = {"plot_deck": USUAL_PLOTS, "deck": USUAL_DECK}
    given = {**usual_lists, **player}
    for zone in (*LISTS, PLACED):
        CARDS.put_all(g, given, zone, seat, f"{zone}:{seat}", path, seat)
    CARDS.put_all(g, given, REMOVED, seat, REMOVED, path)
    if CHOSEN in player:
        g.chosen[seat] = _chosen(g, seat, str(player[CHOSEN]), f"{path}/{CHOSEN}")
    read_effects(g, seat, player, path)
    read_limits(g, seat, player, path)


def _chosen(g: ThronesState, seat: str, name: str, path: str) -> str:
    """The plot of a plot deck that was chosen. Raises BadPosition."""
    lying = g.zones[f"plot_deck:{seat}"]
    found = next((card for card in NAMES.on_table(g, name) if card in lying), "")
    if not found:
        raise BadPosition(path, "on-table", name)
    return found


def _of_type(player: Mapping[str, Any], type: str, path: str, usual: str = "") -> str:
    """The card of this type under its key; a faction may be called by its name alone. Raises BadPosition for any
    other."""
    name, path = str(player.get(type, usual)), f"{path}/{type}"
    if type == "faction" and name.casefold() in FACTION_NAMES:
        name = name.casefold()
    code = CARDS.code(name, path, lambda code: load_cards()[code].type == type)
    if load_cards()[code].type != type:
        raise BadPosition(path, "place", name)
    return code


def _hold(g: ThronesState, seat: str, code: str, path: str) -> None:
    """A seat holds a title of the pool. Raises BadPosition where there is none such left."""
    card = next((card for card in g.zones.get(POOL, ()) if g.codes[card] == code), "")
    if not card:
        raise BadPosition(path, "card", NAMES.name(code))
    g.move(card, f"title:{seat}")
    g.pieces[card] = Piece(controller=seat)


def _done_this_round(g: ThronesState, seat: str, player: Mapping[str, Any]) -> None:
    """The cards that were marshaled or played are the first ones of such names, wherever they are now. Raises
    BadPosition for one that is nowhere."""
    for key in DONE_THIS_ROUND:
        found: list[str] = []
        for index, name in enumerate(listed(player, key, "")):
            cards = [card for card in NAMES.on_table(g, str(name)) if g.owners[card] == seat and card not in found]
            if not cards:
                raise BadPosition(f"players/{g.names[seat]}/{key}/{index}", "on-table", str(name))
            found += cards[:1]
        setattr(g, key, {**getattr(g, key), seat: found})


def _position(g: ThronesState, step: str, setup: Mapping[str, Any]) -> None:
    tables = ("round", "setup", TABLE)
    table = next((name for name in tables if any(row.id == step for row in STEPS.tables[name])), "")
    if not table:
        raise BadPosition("step", "step", step)
    for seat in g.seats if step in NOBODY_HOLDS_A_TITLE else ():
        for held in g.zones.get(f"title:{seat}", ()):
            raise BadPosition(f"players/{g.names[seat]}/title", "place", NAMES.name(g.codes[held]))
    g.position = [Place("round", WINDOW), Place(TABLE, step, "4.2")] if table == TABLE else [Place(table, step)]
    g.phase = STEPS.row(g.position[-1]).phase
    g.position[0].done = [seat_of(g, name, f"done/{index}") for index, name in enumerate(listed(setup, "done", ""))]
    if not g.active and g.phase in ("marshal", "challenges") and step not in NOBODY_IS_ACTIVE:
        g.active = g.first_player
    if g.active and g.active not in g.position[0].done:
        g.position[0].done.append(g.active)
    read_window(g, setup)
    for index, fought in enumerate(listed(setup, "fought", "")):
        g.fought.append(_challenge(g, fought, f"fought/{index}", FOUGHT_KEYS))
    if table == TABLE and "challenge" not in setup:
        raise BadPosition("step", "step", step)
    if "challenge" in setup:
        if table != TABLE:
            raise BadPosition("challenge", "key", "challenge")
        g.challenges.append(_challenge(g, setup["challenge"], "challenge", CHALLENGE_KEYS))


def _challenge(g: ThronesState, entry: Any, path: str, keys: Sequence[str]) -> Challenge:
    entry = mapping(entry, path, keys)
    type = one_of(CHALLENGES, {"type": "", **entry}, "type", path)
    by = seat_of(g, entry.get("by"), f"{path}/by")
    at = seat_of(g, entry["at"], f"{path}/at") if "at" in entry else next(s for s in g.seats if s != by)
    fight = Challenge(type, by, at)
    if by == at:
        raise BadPosition(f"{path}/at", "player", g.names[at])
    for side in SIDES:
        theirs = characters(g, by if side == "attackers" else at)
        fighters = CARDS.on_table(g, listed(entry, side, path), f"{path}/{side}", theirs.__contains__)
        setattr(fight, side, fighters)
    fight.attack, fight.defense = number(entry, "attack", 0, path), number(entry, "defense", 0, path)
    fight.defended = flag(entry, "defended", bool(fight.defenders), path)
    fight.compared = flag(entry, "compared", "winner" in entry, path)
    if "redirected_from" in entry:
        others = [seat for seat in g.seats if seat not in (by, at)]
        fight.redirected_from = _seat_among(g, others, entry, "redirected_from", path)
    fight.rivalry = flag(entry, "rivalry", False, path)
    if "winner" in entry:
        fight.winner = _seat_among(g, (by, at), entry, "winner", path)
        fight.loser = at if fight.winner == by else by
    return fight


def _seat_among(g: ThronesState, seats: Sequence[str], entry: Mapping[str, Any], key: str, path: str) -> str:
    """The seat under a key, one of these. Raises BadPosition."""
    seat = seat_of(g, entry[key], f"{path}/{key}")
    if seat not in seats:
        raise BadPosition(f"{path}/{key}", "side", str(entry[key]))
    return seat
