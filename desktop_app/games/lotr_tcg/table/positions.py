"""The table laid out by hand.

A set-up is plain data::

    step: skirmish_actions         # the step about to run; default fellowship
    round: 3                       # the number of the turn
    order: [Bor, Ana]              # clockwise, the first player first; default as they sit
    active: Ana                    # the Free Peoples player
    twilight: 4
    moves: 1                       # of this turn
    full: true                     # the full rules, not those of the starter game
    path: [{card: The Riddermark, owner: Ana}, ...]    # default: usual ones up to the foremost marker, none taken
    players:
      Ana:
        site: 2                    # where the marker stands
        ring_bearer: {card: Frodo, wound: 1, burden: 2, attachments: [Hobbit Sword]}
        ring: The One Ring
        worn: true                 # the Ring-bearer wears it
        threats: 2                 # on the dead pile
        fellowship: [{card: Aragorn, wound: 1}, Gimli]
        support: [...]
        minions: [{card: Uruk Regular, attachments: [Broad-bladed Sword]}]
        controlled: [...]          # sites
        adventure: [...]           # default: usual sites that are nowhere else
        hand: [...]
        deck: [...]                # top card first
        discard: [...]             # top card last
        dead: [...]
    assigned: [{characters: [Gimli], minions: [Uruk Regular]}]
    skirmish: {characters: [Aragorn], minions: [Uruk Defender]}    # and who has left it: gone: [Uruk Regular]; of
                               # these so many while both sides still stood: spared: 1
    shadow: Bor                    # whose Shadow phase it is
    fierce: [Uruk Fanatic]         # the fierce round, and who fights in it
    done: [Bor]                    # who has had a turn in this step
    window: {turn: Ana, passed: [Ana]}
    played: [{card: Uruk Regular, site: 2}]            # in this turn
    taken: 2                       # cards that came to hand in this fellowship phase
    reshuffled: [Ana]
    lost: [Cia]                    # who is out of the game, without a card; a site may be said all the same

A card in play may have ``culture: 2`` tokens on it, and ``stacked: [...]`` cards. It, a player and the table itself may
have ``effects`` and what was ``used``: ``effects: [{kind: strength, amount: 2, until: phase, source: Ferocity}]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.abilities import AttachesTo
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    listed,
    mapping,
    number,
    order_of,
    read_window,
    refuse_unknown,
    seat_of,
    word,
)
from desktop_app.games.lotr_tcg.book.set_up import empty_table
from desktop_app.games.lotr_tcg.book.turn import STEPS
from desktop_app.games.lotr_tcg.reading.facts import NAMES, load_cards
from desktop_app.games.lotr_tcg.reading.numbers import same_thing
from desktop_app.games.lotr_tcg.reading.queries import (
    BORNE,
    CHARACTERS,
    FREE_PEOPLES,
    SHADOW,
    allies,
    companions,
    facts,
    kind,
    minions,
    playing,
)
from desktop_app.games.lotr_tcg.state import IN_PLAY, LAST_SITE, Piece, Skirmish, TcgState
from desktop_app.games.lotr_tcg.table.by_hand import TOKENS
from desktop_app.games.lotr_tcg.table.position_lasting import LASTING, USED, read_lasting, written_lasting
from desktop_app.games.lotr_tcg.vocabulary.texts import CARDS as TEXTS

KEYS = (
    *("step", "round", "order", "active", "twilight", "moves", "full", "path", "players", "assigned", "skirmish"),
    *("shadow", "fierce", "done", "window", "played", "taken", "reshuffled", "lost", LASTING),
)
LISTS = ("fellowship", "support", "minions", "controlled", "adventure", "hand", "deck", "discard", "dead")
PLAYER_KEYS = ("site", "ring_bearer", "ring", "worn", "threats", LASTING, *LISTS)
SIDES, GONE, SPARED = ("characters", "minions"), "gone", "spared"
SUPPORT = "support"
MORE = ("stacked", LASTING, USED)
"""What an entry of a card in play may say besides."""
LIE_IN: dict[str, tuple[str, ...]] = {
    "fellowship": ("companion",),
    "minions": ("minion",),
    SUPPORT: ("ally", "possession", "artifact", "condition"),
    ATTACHED: ("possession", "artifact", "condition"),
    "dead": ("companion", "ally"),
    **dict.fromkeys(("path", "controlled", "adventure"), ("site",)),
}
"""The types of card that a zone may hold; any other holds what a draw deck does (TCG-355)."""
OF_NO_DRAW_DECK = ("site", "the_one_ring")
MARKS = (
    *("inactive", "fighting", "assigned", "fought", "ring_bearer", "wears_ring", "roaming", "by_hand"),
    *("keyword_fierce", "keyword_archer", "damage_bonus"),
)
QUIET = (
    *("pass", "decline", "move", "shadow_done", "assigned", "leave_over", "end_turn", "keep_hand"),
    *("fellowship_done", "seen"),
)
USUAL_BEARER, USUAL_RING = "4_302", "4_2"
USUAL_SITES = ("4_328", "4_334", "4_342", "4_344", "4_350", "4_354", "4_356", "4_358", "4_362")
USUAL_DECK = ("4_165",) * 20
MARCH, AFTER_THE_MARCH = "march", "dusk"
BEFORE_THE_MARKER = ("lay_site", MARCH)
"""The rows of a move that nobody begins at the last site."""
_ATTACH_TO = TEXTS.by_code(AttachesTo)
FELLOWSHIP = "fellowship"
"""The phase in which nobody is assigned to a skirmish yet."""
AFTER_THE_MOVE, FIGHTING = "shadow_begins", "skirmishes"
"""The rows of the turn that wait while the fellowship moves, and while a skirmish is fought."""


def _reads(g: TcgState, card: str, entry: Mapping[str, Any], path: str) -> None:
    """What lasts on a card, and what is stacked on it, of whoever has it.

    Raises BadPosition where a unique one is there twice, or bears tokens that only others do.
    """
    if card not in g.pieces:
        for key in MORE:
            if entry.get(key):  # nothing lasts on it, nothing lies under it
                raise BadPosition(f"{path}/{key}", "key", key)
    else:
        read_lasting(g, card, entry, path)
        if _is_there_twice(g, card):
            raise BadPosition(path, "side", load_cards()[g.codes[card]].titles["en"])
        alone = {"burden": path.endswith("/ring_bearer"), "wound": kind(g, card) in CHARACTERS}
        for token, able in alone.items():  # TCG-280, TCG-045
            if g.pieces[card].count(token) and not able:
                raise BadPosition(f"{path}/{token}", "key", token)
    for at, name in enumerate(listed(entry, "stacked", path)):
        owner = g.pieces[card].controller or g.owners[card]
        g.pieces[card].stacked.append(CARDS.put(g, name, owner, "stacked", f"{path}/stacked/{at}"))


def _writes(g: TcgState, card: str) -> dict[str, Any]:
    """The same, as an entry says it."""
    if card not in g.pieces:
        return {}
    return CARDS.listing(g, "stacked", g.pieces[card].stacked) | written_lasting(g, card)


def _is_there_twice(g: TcgState, card: str) -> bool:
    """Whether its owner has another copy of a unique card in play (TCG-297); those of two players may both be there, as
    one of them was asleep when the other came (TCG-304)."""
    printed = load_cards()[g.codes[card]]
    if not printed.unique or printed.type == "site" or g.pieces[card].by_hand:
        return False
    copies = (other for other, piece in g.pieces.items() if other != card and not piece.by_hand)
    return any(g.owners[other] == g.owners[card] and same_thing(g, other, card) for other in copies)


def _may_lie(code: str, zone: str) -> bool:
    """Whether a card is of a type that a zone may hold; a possession or artifact that somebody bears lies in no support
    area (TCG-156)."""
    type, area = load_cards()[code].type, zone.partition(":")[0]
    types = LIE_IN.get(area)
    if area == SUPPORT and type in BORNE and code in _ATTACH_TO:
        return False
    return type in types if types is not None else type not in OF_NO_DRAW_DECK


def _may_hang(g: TcgState, code: str, host: str) -> bool:
    """Whether a card may lie on another at all: what the Free Peoples bear is borne by no minion (TCG-154)."""
    printed = load_cards()[code]
    return not (printed.type in BORNE and printed.side == FREE_PEOPLES and kind(g, host) == "minion")


CARDS: CardEntries[TcgState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=TOKENS,
    marks=("by_hand", "fought"),
    owner_of=lambda g, code, seat: seat,
    more=MORE,
    reads=_reads,
    writes=_writes,
    may_lie=_may_lie,
    may_hang=_may_hang,
)


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> TcgState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    if len(seats) < 2:
        raise BadPosition("seats", "number", str(len(seats)))
    g = empty_table(seats, seed)
    g.starter = not flag(setup, "full", False, "")
    if "order" in setup:
        g.order = order_of(g, setup, "order")
    g.active = seat_of(g, setup["active"], "active") if "active" in setup else g.order[0]
    for name, usual in (("round", 1), ("twilight", 0), ("moves", 0), ("taken", 0)):
        setattr(g, name, number(setup, name, usual, ""))
    players = mapping(setup.get("players", {}), "players")
    for name in players:
        seat_of(g, name, f"players/{name}")
    g.lost = [seat_of(g, name, f"lost/{at}") for at, name in enumerate(listed(setup, "lost", ""))]
    if len(playing(g)) < 2:
        raise BadPosition("lost", "nobody-left")
    for seat in g.seats:
        path = f"players/{g.names[seat]}"
        keys = ("site",) if seat in g.lost else PLAYER_KEYS
        player = mapping(players.get(g.names[seat], {}), path, keys)
        g.at[seat] = number(player, "site", 1, path, least=1, most=LAST_SITE)
        if seat not in g.lost:
            _player(g, seat, player, path)
    _path(g, setup)
    for card in g.zones["attached"]:
        g.pieces[card].controller = g.owners[card]
    for seat in playing(g):
        _adventure_deck(g, seat, mapping(players.get(g.names[seat], {}), "players"))
    _position(g, str(setup.get("step", "fellowship")), setup)
    return g


def _player(g: TcgState, seat: str, player: Mapping[str, Any], path: str) -> None:
    bearer = player.get("ring_bearer", USUAL_BEARER)
    card = CARDS.put(g, bearer, seat, f"fellowship:{seat}", f"{path}/ring_bearer", seat)
    ring = add_card(g, _ring(str(player.get("ring", USUAL_RING)), f"{path}/ring"), seat, ATTACHED)
    g.pieces[ring] = Piece(controller=seat, host=card, worn=flag(player, "worn", False, path))
    g.pieces[card].attachments.append(ring)
    g.rings[seat], g.ring_bearers[seat] = ring, card
    g.threats[seat] = number(player, "threats", 0, path)
    given = {"deck": USUAL_DECK, **player}
    for zone in LISTS:
        if zone != "adventure":
            CARDS.put_all(g, given, zone, seat, f"{zone}:{seat}", path, seat)
    read_lasting(g, seat, player, path)


def _ring(name: str, path: str) -> str:
    """The code of a version of The One Ring. Raises BadPosition for another card."""
    code = CARDS.code(name, path)
    if load_cards()[code].type != "the_one_ring":
        raise BadPosition(path, "place", name)
    return code


def _path(g: TcgState, setup: Mapping[str, Any]) -> None:
    taken = [facts(g, card).site_number or 0 for seat in g.seats for card in g.zones[f"controlled:{seat}"]]
    if "path" in setup:
        CARDS.put_all(g, setup, "path", g.order[0], "path", "")
        last = 0
        for at, card in enumerate(g.zones["path"]):
            number_here = facts(g, card).site_number or 0
            if number_here <= last or number_here in taken:  # one of each number, in order (TCG-164, TCG-168)
                raise BadPosition(f"path/{at}", "place", NAMES.name(g.codes[card]))
            last = number_here
        return
    for code in USUAL_SITES[: max(g.at.values())]:
        if load_cards()[code].site_number not in taken:
            g.pieces[add_card(g, code, g.order[0], "path")] = Piece()


def _adventure_deck(g: TcgState, seat: str, player: Mapping[str, Any]) -> None:
    """The one that is given, or the usual sites of the numbers of which the player has none on the table."""
    if "adventure" in player:
        CARDS.put_all(g, player, "adventure", seat, f"adventure:{seat}", f"players/{g.names[seat]}", seat)
        return
    there = [facts(g, card).site_number for card in g.pieces if g.owners[card] == seat]
    for code in USUAL_SITES:
        if load_cards()[code].site_number not in there:
            add_card(g, code, seat, f"adventure:{seat}")


def _position(g: TcgState, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name in STEPS.tables if name != "setup" and step in _rows(name)), "")
    if not table:
        raise BadPosition("step", "step", step)
    g.position = [Place("turn", step)]
    if table == "move":
        if step in BEFORE_THE_MARKER and g.at[g.active] == LAST_SITE:
            raise BadPosition(f"players/{g.names[g.active]}/site", "range", str(LAST_SITE))
        g.position = [Place("turn", AFTER_THE_MOVE), Place(table, step, "move")]
    elif table == "skirmish":
        g.position = [Place("turn", FIGHTING), Place(table, step, FIGHTING)]
    g.phase = STEPS.row(g.position[-1]).phase
    g.position[0].done = [seat_of(g, name, f"done/{at}") for at, name in enumerate(listed(setup, "done", ""))]
    if "shadow" in setup:
        g.shadow = seat_of(g, setup["shadow"], "shadow")
        if g.shadow == g.active:
            raise BadPosition("shadow", "side", str(setup["shadow"]))
    elif step == "shadow":
        g.shadow = g.position[0].done[-1] if g.position[0].done else _right_of(g)
    if g.shadow and g.shadow not in g.position[0].done:
        g.position[0].done.append(g.shadow)
    read_window(g, setup)
    for key, is_time in (("assigned", g.phase != FELLOWSHIP), ("skirmish", table == "skirmish")):
        if setup.get(key) and not is_time:
            raise BadPosition(key, "key", key)
    for at, each in enumerate(listed(setup, "assigned", "")):
        fight = _skirmish(g, each, f"assigned/{at}")
        for side in SIDES:
            if not getattr(fight, side):  # such a one does not take place (TCG-440)
                raise BadPosition(f"assigned/{at}/{side}", "list")
        g.assigned.append(fight)
    if "skirmish" in setup:
        g.fight = _skirmish(g, setup["skirmish"], "skirmish")
    elif table == "skirmish":
        raise BadPosition("skirmish", "mapping")
    g.fierce_round = "fierce" in setup
    g.fierce = CARDS.on_table(g, listed(setup, "fierce", ""), "fierce", minions(g).__contains__)
    g.reshuffled = [seat_of(g, name, "reshuffled") for name in listed(setup, "reshuffled", "")]
    read_lasting(g, "", setup, "")
    for at, entry in enumerate(listed(setup, "played", "")):
        _was_played(g, mapping(entry, f"played/{at}", ("card", "site")), f"played/{at}")


def _rows(table: str) -> list[str]:
    return [row.id for row in STEPS.tables[table]]


def _right_of(g: TcgState) -> str:
    at = g.order.index(g.active)
    return g.order[at - 1]


def _skirmish(g: TcgState, entry: Any, path: str) -> Skirmish:
    entry = mapping(entry, path, (*SIDES, GONE, SPARED, "over", "winner"))
    busy = {card for fight in g.assigned for card in (*fight.characters, *fight.minions)}
    sides: list[list[str]] = []
    for side, able in zip(SIDES, ([*companions(g), *allies(g)], minions(g)), strict=True):
        free = set(able) - busy
        sides.append(CARDS.on_table(g, listed(entry, side, path), f"{path}/{side}", free.__contains__))
    gone = [_out_of_play(g, str(name), f"{path}/{GONE}") for name in listed(entry, GONE, path)]
    spared = number(entry, SPARED, 0, path, most=len(gone))
    winner = word(entry.get("winner", ""), ("", FREE_PEOPLES, SHADOW), f"{path}/winner")
    return Skirmish(sides[0], sides[1], gone, spared, flag(entry, "over", False, path), winner)


def _out_of_play(g: TcgState, name: str, path: str) -> str:
    """A card of that name that is not in play, wherever it is."""
    found = [card for card in NAMES.on_table(g, name) if card not in g.pieces]
    if not found:
        raise BadPosition(path, "card", name)
    return found[0]


def _was_played(g: TcgState, entry: Mapping[str, Any], path: str) -> None:
    """The first card of that name, wherever it is now, that was not named yet; one of them may have come back and been
    played again."""
    named = [each.partition(":")[2] for each in g.played]
    found = NAMES.on_table(g, str(entry.get("card")))
    if not found:
        raise BadPosition(f"{path}/card", "card", str(entry.get("card")))
    card = next((each for each in found if each not in named), found[-1])
    g.played.append(f"{number(entry, 'site', 1, path)}:{card}")
