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

from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.seeing import ATTACHED
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    listed,
    mapping,
    number,
    order_of,
    refuse_unknown,
    seat_of,
)
from desktop_app.games.lotr_tcg.book.set_up import empty_table
from desktop_app.games.lotr_tcg.reading.facts import NAMES, load_cards
from desktop_app.games.lotr_tcg.reading.queries import (
    facts,
    playing,
)
from desktop_app.games.lotr_tcg.state import LAST_SITE, Piece, TcgState
from desktop_app.games.lotr_tcg.table.position_cards import CARDS
from desktop_app.games.lotr_tcg.table.position_lasting import LASTING, read_lasting
from desktop_app.games.lotr_tcg.table.position_place import stand

KEYS = (
    *("step", "round", "order", "active", "twilight", "moves", "full", "path", "players", "assigned", "skirmish"),
    *("shadow", "fierce", "done", "window", "played", "taken", "reshuffled", "lost", LASTING),
)
LISTS = ("fellowship", "support", "minions", "controlled", "adventure", "hand", "deck", "discard", "dead")
PLAYER_KEYS = ("site", "ring_bearer", "ring", "worn", "threats", LASTING, *LISTS)
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
    stand(g, str(setup.get("step", "fellowship")), setup)
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
