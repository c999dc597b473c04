"""Tables laid out by hand, and written back.

A set-up is plain data::

    step: move                       # the row about to run; default hero_rally
    round: 2
    active: Ana                      # whose hero turn it is
    story: {green: 4, black: 6}      # spaces; 0 is the start
    pool: 3                          # influence in the Shadow Pool
    influence: {moria: 2}
    favor: {bree: 1}                 # on locations
    at: {moria: [monster_token.orange.agent, Gandalf]}      # tokens, characters, minions: {card: Gothmog, damage: 3}
    plots: [{card: A Dark Messenger, at: erebor}]           # spaces 1 to 3
    event: {card: Imladris, at: rivendell}
    action_tokens: [place_influence/0]
    zones: {shadow_deck: [...]}      # decks, top card first; those left out hold the rest of the box
    players:
      Sau: {hand: [...], mission: His Dark Throne}
      Ana: {hero: Argalad, at: rivendell, favor: 2, life: [...], hand: [...], rest: [...], damage: [...], items: [Boat],
            quests: [...], corruption: [...], levels: {wisdom: 1}, completed: [starting]}
    combat: {hero: Ana, enemy: Orc, within: travel, round: 1, piles: {Ana: [...], Sau: [...]}, hand: [...], ...}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.board import AT, zone_of
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.pieces import Piece
from desktop_app.games.kit.set_ups import BadPosition, CardEntries, listed, mapping, number, refuse_unknown, seat_of
from desktop_app.games.me_quest.book.rounds import GAME_TABLE, STEPS
from desktop_app.games.me_quest.book.set_up import empty, seat_hero
from desktop_app.games.me_quest.reading.board import BOARD, MONSTER_PILES
from desktop_app.games.me_quest.reading.facts import NAMES, of_type
from desktop_app.games.me_quest.reading.queries import FACTS, figure, heroes, reference
from desktop_app.games.me_quest.reading.story import current_stage
from desktop_app.games.me_quest.reading.tracks import STAGE_MINIONS
from desktop_app.games.me_quest.state import (
    ATTRIBUTES,
    HERO_ZONES,
    IN_PLAY,
    PLOT_SPACES,
    SAURON,
    STAGES,
    Combat,
    HeroTurn,
    Orders,
    QuestState,
)
from desktop_app.games.me_quest.table.usual import owner_of, usual_zone

MARKS = ("by_hand",)
TOKENS = ("damage",)
QUIET = ("pass", "decline", "done", "end_travel", "no_rest", "stop_placing", "stop_commands", "exhaust", "lose_life")
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
)
HERO_KEYS = ("hero", "at", "favor", "levels", "completed", "hand", *HERO_ZONES)
SAURON_KEYS = ("hand", "mission")
COMBAT_KEYS = (
    "hero",
    "enemy",
    "token",
    "within",
    "source",
    "goes_on",
    "begun",
    "round",
    "bonus",
    "damage",
    "exhausted",
    "piles",
    "chosen",
    "hand",
    "shown",
    "before",
    "dealt",
    "canceled",
    "beaten",
    "over",
)
TURN_KEYS = ("moves", "moved", "dark_path", "shadow", "skips_ambush", "one_move", "gained", "over")
OPTIONS = ("advanced_dominance", "exciting_stage")


def _reads(g: QuestState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if entry.get("face_up"):
        g.faceup.append(card)


def _writes(g: QuestState, card: str) -> dict[str, Any]:
    return {"face_up": True} if card in g.faceup else {}


CARDS: CardEntries[QuestState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    counters=TOKENS,
    marks=MARKS,
    owner_of=lambda g, code, seat: owner_of(code, seat),
    more=("face_up",),
    reads=_reads,
    writes=_writes,
)


# -- reading -----------------------------------------------------------------------------------------------------------


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> QuestState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    g = empty(seats, seed)
    g.round = number(setup, "round", 1, "")
    _people(g, mapping(setup.get("players", {}), "players"))
    _board(g, setup)
    for zone in mapping(setup.get("zones", {}), "zones"):
        if zone not in g.zones:
            raise BadPosition(f"zones/{zone}", "key", zone)
        for index, entry in enumerate(listed(setup["zones"], zone, "zones")):
            _put(g, entry, zone, f"zones/{zone}/{index}")
    _rest_of_the_box(g, setup)
    _numbers(g, setup)
    if "combat" in setup:
        g.combats.append(_combat(g, mapping(setup["combat"], "combat", COMBAT_KEYS), _told_zones(g, setup)))
    _position(g, str(setup.get("step", "hero_rally")), setup)
    return g


def _put(g: QuestState, entry: Any, zone: str, path: str, seat: str = "", kind: str = "") -> str:
    """Lays a card; of several cards of that title the one that fits to the zone."""

    def fits(code: str) -> bool:
        return usual_zone(code, seat) == zone if not kind else FACTS[code].type == kind

    if seat and seat != SAURON and not kind:
        hero = g.codes[figure(seat)]

        def fits(code: str) -> bool:
            of_hero = code.startswith(f"{hero}.") or FACTS[code].type == "skill"
            return of_hero if zone.partition(":")[0] in ("life", "hand", "rest", "damage", "pile", "chosen") else True

    name = CARDS.entry(entry, path)["card"]
    code = CARDS.code(str(name), path, fits)
    controller = seat if zone.partition(":")[0] in IN_PLAY else ""
    entry = {**CARDS.entry(entry, path), "card": code}
    return CARDS.put(g, entry, owner_of(code, seat), zone, path, controller)


def _people(g: QuestState, players: Mapping[str, Any]) -> None:
    for name in players:
        seat_of(g, name, f"players/{name}")
    free = [card.code.removeprefix("hero.") for card in of_type("hero")]
    for seat in heroes(g):
        path = f"players/{g.names[seat]}"
        player = mapping(players.get(g.names[seat], {}), path, HERO_KEYS)
        usual = next(hero for hero in free if f"hero.{hero}" not in g.codes.values())
        code = CARDS.code(
            str(player.get("hero", f"hero.{usual}")), f"{path}/hero", lambda each: FACTS[each].type == "hero"
        )
        seat_hero(g, seat, code.removeprefix("hero."), _location(player.get("at"), f"{path}/at"))
        g.favor[seat] = number(player, "favor", 0, path)
        g.completed[seat] = [str(kind) for kind in listed(player, "completed", path)]
        for attribute, times in mapping(player.get("levels", {}), f"{path}/levels", ATTRIBUTES).items():
            g.levels[f"{seat}:{attribute}"] = int(times)
        for zone in ("hand", *HERO_ZONES):
            for index, entry in enumerate(listed(player, zone, path)):
                _put(g, entry, f"{zone}:{seat}", f"{path}/{zone}/{index}", seat, _kind_in(zone))
        if "life" not in player:
            _whole_deck(g, seat)
    path = f"players/{g.names[SAURON]}"
    player = mapping(players.get(g.names[SAURON], {}), path, SAURON_KEYS)
    for index, entry in enumerate(listed(player, "hand", path)):
        _put(g, entry, f"hand:{SAURON}", f"{path}/hand/{index}")
    if "mission" in player:
        _put(g, player["mission"], f"mission:{SAURON}", f"{path}/mission", kind="mission")


def _kind_in(zone: str) -> str:
    return {"items": "item", "corruption": "corruption"}.get(zone, "")


def _whole_deck(g: QuestState, seat: str) -> None:
    """The Hero cards of a hero that lie nowhere else are his life pool, in printed order."""
    hero = g.codes[figure(seat)].removeprefix("hero.")
    for card in of_type("hero_card"):
        if card.owner == hero:
            lying = sum(code == card.code for code in g.codes.values())
            for _ in range(card.quantity - lying):
                add_card(g, card.code, seat, f"life:{seat}")


def _location(name: Any, path: str) -> str:
    if name is None:
        return ""
    if name not in BOARD.locations:
        raise BadPosition(path, "key", str(name))
    return str(name)


def _board(g: QuestState, setup: Mapping[str, Any]) -> None:
    for name in mapping(setup.get("at", {}), "at"):
        location = _location(name, f"at/{name}")
        for index, entry in enumerate(listed(setup["at"], name, "at")):
            path = f"at/{name}/{index}"
            told = CARDS.entry(entry, path)
            code = CARDS.code(str(told["card"]), path, lambda each: FACTS[each].type in ("minion", "character"))
            figure = add_card(g, code, owner_of(code), zone_of(location))
            if FACTS[code].type == "minion":
                g.pieces[figure] = Piece(controller=SAURON, by_hand=bool(told.get("by_hand", False)))
                g.pieces[figure].put("damage", number(told, "damage", 0, path))
    for index, entry in enumerate(listed(setup, "plots", "")):
        path = f"plots/{index}"
        plot = mapping(entry, path, ("card", "at", "space"))
        space = PLOT_SPACES[number(plot, "space", index + 1, path) - 1]
        card = _put(g, plot["card"], space, path, SAURON, _plot_type(plot["card"], path))
        g.plot_at[space] = _location(plot.get("at"), f"{path}/at") or FACTS[g.codes[card]].places[0]
    if "event" in setup:
        event = mapping(setup["event"], "event", ("card", "at"))
        _put(g, event["card"], "event", "event/card", kind="event")
        g.event_at = _location(event.get("at"), "event/at")


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
    g.story |= {
        str(marker): int(space) for marker, space in mapping(setup.get("story", {}), "story", [*g.story]).items()
    }
    g.stage = number(setup, "stage", current_stage(g), "")
    g.pool = number(setup, "pool", 0, "")
    for key, counted in (("influence", g.influence), ("favor", g.favor_at)):
        for name in mapping(setup.get(key, {}), key):
            amount = number(setup[key], name, 0, key)
            if amount:
                counted[_location(name, f"{key}/{name}")] = amount
    g.action_tokens = [str(token) for token in listed(setup, "action_tokens", "")]
    g.actions = number(setup, "actions", 0, "")
    g.turns = number(setup, "turns", 0, "")
    g.returning = [str(name) for name in listed(setup, "returning", "")]
    turn = mapping(setup.get("turn", {}), "turn", TURN_KEYS)
    g.turn = HeroTurn(**turn)
    for option in mapping(setup.get("options", {}), "options", OPTIONS):
        setattr(g, option, bool(setup["options"][option]))
    if "orders" in setup:
        orders = mapping(setup["orders"], "orders", ("left", "placed"))
        g.orders = Orders(number(orders, "left", 0, "orders"), placed=bool(orders.get("placed", False)))
    if "champion" in setup:
        g.champion = seat_of(g, setup["champion"], "champion")
    if not setup.get("zones"):
        _usual_minions(g)


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


def _combat(g: QuestState, told: Mapping[str, Any], told_zones: Sequence[str]) -> Combat:
    hero = seat_of(g, told.get("hero"), "combat/hero")
    enemy = _enemy(g, str(told.get("enemy", "")))
    fight = Combat(hero, enemy, within=str(told.get("within", "card")), source=str(told.get("source", "")))
    for key in ("round", "bonus", "damage"):
        setattr(fight, key, number(told, key, 0, "combat"))
    fight.begun, fight.over = bool(told.get("begun", False)), bool(told.get("over", False))
    fight.goes_on = bool(told.get("goes_on", False))
    fight.exhausted = [seat_of(g, name, "combat/exhausted") for name in listed(told, "exhausted", "combat")]
    fight.beaten = [seat_of(g, name, "combat/beaten") for name in listed(told, "beaten", "combat")]
    for kind in ("piles", "chosen"):
        for name, cards in mapping(told.get(kind, {}), f"combat/{kind}").items():
            seat = seat_of(g, name, f"combat/{kind}")
            for index, entry in enumerate(cards):
                zone = f"{kind.removesuffix('s')}:{seat}"
                _combat_card(g, fight, entry, zone, seat, f"combat/{kind}/{name}/{index}", told_zones)
    for index, entry in enumerate(listed(told, "hand", "combat")):
        _combat_card(g, fight, entry, f"combat_hand:{SAURON}", SAURON, f"combat/hand/{index}", told_zones)
    for key in ("shown", "before"):
        places = mapping(told.get(key, {}), f"combat/{key}")
        found = {
            seat_of(g, name, key): g.zones[f"pile:{seat_of(g, name, key)}"][int(at) - 1] for name, at in places.items()
        }
        setattr(fight, key, found)
    fight.dealt = {
        seat_of(g, name, "dealt"): int(much) for name, much in mapping(told.get("dealt", {}), "dealt").items()
    }
    for name, places in mapping(told.get("canceled", {}), "combat/canceled").items():
        fight.canceled += [g.zones[f"pile:{seat_of(g, name, 'canceled')}"][int(at) - 1] for at in places]
    if "token" in told:
        place = _location(told["token"], "combat/token")
        fight.token = next(card for card in g.zones[zone_of(place)] if g.owners[card] in MONSTER_PILES)
    return fight


def _enemy(g: QuestState, name: str) -> str:
    code = CARDS.code(name, "combat/enemy", lambda each: FACTS[each].type in ("minion", "monster"))
    if FACTS[code].type == "monster":
        return reference(g, code.removeprefix("monster."))
    return next(card for card, other in g.codes.items() if other == code)


def _combat_card(
    g: QuestState, fight: Combat, entry: Any, zone: str, seat: str, path: str, told_zones: Sequence[str]
) -> None:
    """A card of a combat: the hero's from his life pool, Sauron's from the deck of his combatant."""
    deck = f"combat.{FACTS[g.codes[fight.enemy]].deck}." if seat == SAURON else f"{g.codes[figure(seat)]}."
    code = CARDS.code(str(CARDS.entry(entry, path)["card"]), path, lambda each: each.startswith(deck))
    source = f"combat_deck_{FACTS[g.codes[fight.enemy]].deck}" if seat == SAURON else f"life:{seat}"
    there = () if source in told_zones else g.zones[source]
    lying = next((card for card in there if g.codes[card] == code), "")
    if lying:
        g.move(lying, zone)
    else:
        add_card(g, code, owner_of(code, seat), zone)


def _position(g: QuestState, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")
    if not table:
        raise BadPosition("step", "step", step)
    g.phase = STEPS.row(Place(table, step)).phase
    g.active = SAURON if g.phase == "sauron" else ""
    if "active" in setup:
        g.active = seat_of(g, setup["active"], "active")
    elif table in ("hero", "combat"):
        g.active = g.combats[-1].hero if g.combats else heroes(g)[0]
    if table == GAME_TABLE:
        g.position = [Place(GAME_TABLE, step)]
        return
    hero_turn_over = "interlude" if len(heroes(g)) == 1 else "hero_turns"
    if table == "hero":
        g.turns = g.turns or heroes(g).index(g.active) + 1
        g.position = [Place(GAME_TABLE, hero_turn_over), Place("hero", step, "hero_turns")]
    elif table == "finale":
        g.position = [Place(GAME_TABLE, "plot"), Place("finale", step, "story")]
    else:
        g.position = [*_around_combat(g, hero_turn_over), Place("combat", step, _WITHIN[g.combats[-1].within][1])]


_WITHIN = {
    "ambush": ("after_ambush", "ambush"),
    "travel": ("after_combat", "combat_or_peril"),
    "finale": ("winner", "champion"),
    "card": ("encounter", "encounter"),
}
"""By where a combat came from: the row to which it returns, and the row that began it."""


def _around_combat(g: QuestState, hero_turn_over: str) -> list[Place]:
    if not g.combats:
        raise BadPosition("combat", "mapping")
    back, _ = _WITHIN[g.combats[-1].within]
    if g.combats[-1].within == "finale":
        return [Place(GAME_TABLE, "plot"), Place("finale", back, "story")]
    g.turns = g.turns or heroes(g).index(g.active) + 1
    return [Place(GAME_TABLE, hero_turn_over), Place("hero", back, "hero_turns")]


# -- writing -----------------------------------------------------------------------------------------------------------


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
        found["orders"] = {"left": g.orders.left, "placed": g.orders.placed}
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
    return found


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
    found["dealt"] = {names[seat]: much for seat, much in fight.dealt.items()}
    canceled = {names[seat]: [pile.index(c) + 1 for c in pile if c in fight.canceled] for seat, pile in piles.items()}
    found["canceled"] = {name: places for name, places in canceled.items() if places}
    return found


def left_out(g: QuestState) -> list[str]:
    """What a set-up cannot say."""
    told = ["setup"] if g.phase == "setup" else []
    told += ["effects"] if g.effects else []
    told += ["limits"] if g.used else []
    told += ["orders"] if g.orders is not None and g.orders.given else []
    told += ["combat"] if g.fought or len(g.combats) > 1 else []
    return told
