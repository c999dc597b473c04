"""The inn laid out by hand, and written back.

A set-up is plain data::

    step: bar                      # the step about to run; default bar
    round: 2
    first_player: Ana
    last_round: 5
    players:
      Ana:
        guest: Hob the Carter      # or {card: Hob the Carter, exhausted: true, attachments: [Pot Lid]}
        health: 7
        coins: 3
        friends: [The Fiddler]
        hand: [...]
        deck: [...]                # top card first
        discard: [...]             # top card last
        bet: [...]
    done: [Ana]                    # who has had their turn in this step
    brawl: {by: Ana, strikers: [Hob the Carter], guards: [Mother Nettle]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.contract.positions import PositionRules
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.set_up_cards import CardEntries
from desktop_app.games.kit.set_ups import BadPosition, listed, mapping, names_of, number, refuse_unknown, seat_of
from tests.inn.facts import FACTS, NAMES
from tests.inn.happening import most_health
from tests.inn.reading import other
from tests.inn.rounds import STEPS
from tests.inn.sitting_down import empty
from tests.inn.state import IN_PLAY, Brawl, Inn

KEYS = ("step", "round", "first_player", "last_round", "players", "done", "brawl")
LISTS = ("friends", "deck", "hand", "bet", "discard")
PLAYER_KEYS = ("guest", "health", "coins", *LISTS)
TOKENS = {"ale": "ale"}
USUAL_GUESTS = ("inn01", "inn02")
CARDS: CardEntries[Inn] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=tuple(TOKENS),
    owner_of=lambda g, code, seat: seat,
)


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> Inn:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    g = empty(seats, seed)
    g.round = number(setup, "round", 1, "")
    g.last_round = number(setup, "last_round", g.last_round, "")
    players = mapping(setup.get("players", {}), "players")
    for name in players:
        seat_of(g, name, f"players/{name}")
    for seat, usual in zip(g.seats, USUAL_GUESTS, strict=False):
        _player(g, seat, players.get(g.names[seat], {}), f"players/{g.names[seat]}", usual)
    if "first_player" in setup:
        g.first = seat_of(g, setup["first_player"], "first_player")
    _position(g, str(setup.get("step", "bar")), setup)
    return g


def _player(g: Inn, seat: str, player: Any, path: str, usual: str) -> None:
    player = mapping(player, path, PLAYER_KEYS)
    guest = player.get("guest", usual)
    CARDS.put(g, guest, seat, f"guest:{seat}", f"{path}/guest", seat, lambda code: FACTS[code].type == "guest")
    g.health[seat] = number(player, "health", most_health(g, seat), path)
    g.coins[seat] = number(player, "coins", g.coins[seat], path)
    for zone in LISTS:
        CARDS.put_all(g, player, zone, seat, f"{zone}:{seat}", path, seat)


def _position(g: Inn, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table:
        raise BadPosition("step", "step", step)
    g.position = [Place("evening", step)]
    if table == "brawl":
        g.position = [Place("evening", "strike"), Place("brawl", step, "strike")]
    g.phase = STEPS.row(g.position[-1]).phase
    done = enumerate(listed(setup, "done", ""))
    g.position[0].done = [seat_of(g, name, f"done/{index}") for index, name in done]
    if "brawl" in setup:
        brawl = mapping(setup["brawl"], "brawl", ("by", "strikers", "guards"))
        by = g.active = seat_of(g, brawl.get("by"), "brawl/by")
        strikers, guards = (
            CARDS.on_table(g, listed(brawl, key, "brawl"), f"brawl/{key}") for key in ("strikers", "guards")
        )
        g.brawls.append(Brawl(by, other(g, by), strikers, guards))
    elif table == "brawl":
        raise BadPosition("step", "step", step)


def set_up_of(g: Inn) -> dict[str, Any]:
    """The set-up that builds this table again."""
    found: dict[str, Any] = {"step": g.step, "round": g.round, "last_round": g.last_round}
    found["first_player"] = g.names[g.first]
    found |= names_of(g, "done", g.position[0].done)
    found["players"] = {g.names[seat]: _things(g, seat) for seat in g.seats}
    for brawl in g.brawls:
        sides = {"strikers": brawl.strikers, "guards": brawl.guards}
        told = {key: [NAMES.which(g, card) for card in cards] for key, cards in sides.items() if cards}
        found["brawl"] = {"by": g.names[brawl.by], **told}
    return found


def _things(g: Inn, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = {"guest": CARDS.written(g, CARDS.lying(g, f"guest:{seat}")[0])}
    found |= {"health": g.health[seat], "coins": g.coins[seat]}
    for zone in LISTS:
        found |= CARDS.listing(g, zone, CARDS.lying(g, f"{zone}:{seat}"))
    return found


def left_out(g: Inn) -> list[str]:
    """What a set-up cannot say."""
    told = ["effects"] if g.effects else []
    told += ["limits"] if g.used else []
    return told + (["brawl"] if any(brawl.counted for brawl in g.brawls) else [])


POSITIONS = PositionRules(
    build=build,
    set_up_of=set_up_of,
    names=NAMES,
    left_out=left_out,
    tokens=TOKENS,
    marks=("exhausted", "striking", "guarding", "by_hand"),
    quiet=("pass", "bet_nothing", "keep_hand"),
)
