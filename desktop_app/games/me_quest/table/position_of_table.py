"""A table written down as a set-up that builds it again."""

from __future__ import annotations

from typing import Any

from desktop_app.games.kit.board import AT, zone_of
from desktop_app.games.kit.running import written_uses
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import NAMES
from desktop_app.games.me_quest.reading.queries import figure
from desktop_app.games.me_quest.state import ATTRIBUTES, HERO_ZONES, PLOT_SPACES, SAURON, Combat, QuestState
from desktop_app.games.me_quest.table.position_cards import CARDS
from desktop_app.games.me_quest.table.position_lasting import name_on_table, written_lasting

TURN_KEYS = ("moves", "moved", "dark_path", "shadow", "skips_ambush", "one_move", "gained", "over", "start")


OPTIONS = ("advanced_dominance", "exciting_stage")


def set_up_of(g: QuestState) -> dict[str, Any]:
    """The set-up that builds this table again."""
    found: dict[str, Any] = {"step": g.step, "round": g.round, "story": dict(g.story), "stage": g.stage, "pool": g.pool}
    if g.active and g.active != SAURON:
        found["active"] = g.names[g.active]
    found |= {
        key: dict(sorted(counted.items()))
        for key, counted in (("influence", g.influence), ("favor", g.favor_at))
        if counted
    }
    at = {place: _lying(g, zone_of(place)) for place in BOARD.locations}
    found["at"] = {place: cards for place, cards in at.items() if cards}
    found["plots"] = [
        {"card": CARDS.written(g, card), "at": g.plot_at[space], "space": place}
        for place, space in enumerate(PLOT_SPACES, 1)
        for card in g.zones[space]
    ]
    for card in g.zones["event"]:
        found["event"] = {"card": CARDS.written(g, card), **({"at": g.event_at} if g.event_at else {})}
    found |= {"action_tokens": list(g.action_tokens), "actions": g.actions, "turns": g.turns}
    found |= {"returning": list(g.returning)} if g.returning else {}
    found["turn"] = {key: getattr(g.turn, key) for key in TURN_KEYS}
    found["options"] = {option: getattr(g, option) for option in OPTIONS}
    if g.orders is not None:
        given = [name_on_table(g, card) for card in g.orders.given]
        found["orders"] = {"left": g.orders.left, "placed": g.orders.placed, **({"given": given} if given else {})}
    found |= ({"slower": g.slower} if g.slower else {}) | written_lasting(g)
    if g.champion:
        found["champion"] = g.names[g.champion]
    found["zones"] = {zone: [CARDS.written(g, card) for card in g.zones[zone]] for zone in _decks(g)}
    found["players"] = {g.names[seat]: _things(g, seat) for seat in g.seats}
    if g.combats:
        found["combat"] = _told_combat(g, g.combats[-1])
    return found


def _lying(g: QuestState, zone: str) -> list[Any]:
    return [CARDS.written(g, card) for card in g.zones[zone] if not g.codes[card].startswith("hero.")]


def _decks(g: QuestState) -> list[str]:
    """The zones that belong to nobody and to no location."""
    told = (*PLOT_SPACES, "event")
    return [zone for zone in g.zones if ":" not in zone and not zone.startswith(AT) and zone not in told]


def _things(g: QuestState, seat: str) -> dict[str, Any]:
    if seat == SAURON:
        found: dict[str, Any] = {"hand": [NAMES.name(g.codes[card]) for card in g.zones[f"hand:{seat}"]]}
        for mission in g.zones[f"mission:{seat}"]:
            found["mission"] = CARDS.written(g, mission)
        return found
    sheet = figure(seat)
    found = {"hero": g.codes[sheet], "at": g.home[sheet].removeprefix(AT), "favor": g.favor[seat]}
    levels = {name: g.levels[f"{seat}:{name}"] for name in ATTRIBUTES if f"{seat}:{name}" in g.levels}
    found |= {"levels": levels, "completed": list(g.completed[seat])}
    for zone in ("hand", *HERO_ZONES):
        found[zone] = [_own(g, each, seat) for each in g.zones[f"{zone}:{seat}"]]
    used = written_uses(g, sheet)
    return found | ({"used": used} if used else {})


def _own(g: QuestState, card: str, seat: str) -> Any:
    """A card of a hero by its code; nothing is said of whose it is."""
    piece = g.pieces.get(card)
    return {"card": g.codes[card], "by_hand": True} if piece is not None and piece.by_hand else g.codes[card]


def _told_combat(g: QuestState, fight: Combat) -> dict[str, Any]:
    names = g.names
    found: dict[str, Any] = {"hero": names[fight.hero], "enemy": g.codes[fight.enemy], "within": fight.within}
    found |= {"source": fight.source, "begun": fight.begun, "over": fight.over, "goes_on": fight.goes_on}
    found |= {"round": fight.round, "bonus": fight.bonus, "damage": fight.damage}
    if fight.token:
        found["token"] = g.home[fight.token].removeprefix(AT)
    found |= {"exhausted": [names[seat] for seat in fight.exhausted], "beaten": [names[seat] for seat in fight.beaten]}
    piles = {seat: g.zones[f"pile:{seat}"] for seat in (fight.hero, SAURON)}
    found["piles"] = {names[seat]: [g.codes[card] for card in pile] for seat, pile in piles.items()}
    found["chosen"] = {names[seat]: [g.codes[card] for card in g.zones[f"chosen:{seat}"]] for seat in piles}
    found["hand"] = [g.codes[card] for card in g.zones[f"combat_hand:{SAURON}"]]
    for key in ("shown", "before"):
        shown: dict[str, str] = getattr(fight, key)
        found[key] = {names[seat]: piles[seat].index(card) + 1 for seat, card in shown.items() if card in piles[seat]}
    for key in ("dealt", "struck"):
        suffered: dict[str, int] = getattr(fight, key)
        found[key] = {names[seat]: much for seat, much in suffered.items()}
    canceled = {names[seat]: [pile.index(c) + 1 for c in pile if c in fight.canceled] for seat, pile in piles.items()}
    found["canceled"] = {name: places for name, places in canceled.items() if places}
    return found


def left_out(g: QuestState) -> list[str]:
    """What a set-up cannot say."""
    told = ["setup"] if g.phase == "setup" else []
    told += ["limits"] if any(key.rpartition("|")[2] not in map(figure, g.seats) for key in g.used) else []
    looks_back = bool(g.fought) and g.step == "winner"  # no other step asks who fought whom
    told += ["combat"] if looks_back or len(g.combats) > 1 else []
    return told
