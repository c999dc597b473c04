"""The table laid out by hand.

A set-up is plain data::

    step: hazards                  # the step about to run; default organization
    round: 3                       # the number of the turn
    active: Ana                    # the resource player
    length: short
    company: 0                     # which of the resource player's companies has its phase
    players:
      Ana:
        kind: wizard               # or ringwraith, sauron
        companies:
          - site: {card: Moria, exhausted: true, attachments: [...]}
            origin: Lórien         # where it came from in this turn
            goal: Edoras           # declared, still face down
            members: [{card: Elrond, wounded: true}, {card: Haldir, follows: 0, attachments: [Sword of Gondolin]}]
            path: [wilderness, wilderness]
            regions: [Redhorn Gate]
            limit: 3               # the usual one where nothing is said
            hazards: 1             # of the limit
            on_guard: [Wargs]
            moved: true            # so also: declared went visited returned entered
            faced: [orc]
        events: [{card: Gates of Morning}, {card: Swarm of Bats, company: 0}]
        agents: [{card: ..., at: Bree, sites: [Moria], hidden: true}]    # where it began, to where it moved
        marshalling: [...]         # factions, stored cards, kills
        hand, deck, discard, locations, sideboard, pool, removed: [...]
        exhaustions: 1
        turns: 2
        avatar: Gandalf            # who was revealed
    attack: {race: orc, strikes: 3, prowess: 7, body: 5, each: true, chooses: true, detainment: true, card: Orc-watch,
             automatic: true, targets: [Elrond], waiting: [Elrond], excess: 1, beaten: 1, key: site_type, keyed: ruins}
    strike: {target: Elrond, held: true, bonus: 2, supporters: [Haldir]}
    played_at: [{card: Rescue Prisoners, at: Moria}]
    done: [Ana]                    # who has had a turn in this step
    window: {turn: Ana, passed: [Ana]}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from desktop_app.engine.effects import Effect
from desktop_app.engine.state import Place, Window
from desktop_app.games.kit.laying_out import add_card
from desktop_app.games.kit.set_ups import (
    BadPosition,
    CardEntries,
    listed,
    mapping,
    number,
    refuse_unknown,
    seat_of,
)
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.limiting_hazards import usual_limit
from desktop_app.games.meccg.book.set_up import empty_table
from desktop_app.games.meccg.book.turn import STEPS
from desktop_app.games.meccg.reading.facts import NAMES, load_cards
from desktop_app.games.meccg.reading.queries import companies, current, facts, hazard_player, opponent, side
from desktop_app.games.meccg.reading.sites import PLAYED_AT
from desktop_app.games.meccg.state import IN_PLAY, Agent, Attack, Company, MecState, Piece, Strike
from desktop_app.games.meccg.table.position_of_table import COMPANY_MARKS, left_out, set_up_of
from desktop_app.games.meccg.verbs.entering import is_used_instead

__all__ = ["CARDS", "MARKS", "QUIET", "build", "left_out", "set_up_of"]

T = TypeVar("T")
KEYS = (
    *("step", "round", "active", "length", "company", "players", "attack", "strike", "done", "window", "organized"),
    *("brought", "halved", "attempted", "attacked", "caller", "last", "freed_lairs", PLAYED_AT),
)
LISTS = ("hand", "deck", "discard", "locations", "sideboard", "pool", "removed")
PLAYER_KEYS = (
    *("kind", "companies", "events", "agents", "marshalling", *LISTS, "exhaustions", "turns", "avatar", "fallen"),
    "returned",
)
COMPANY_KEYS = (
    *("site", "origin", "goal", "members", "path", "regions", "limit", "hazards", "on_guard", "way", "came_from"),
    *("faced", "met", "attacked", "split", *COMPANY_MARKS),
)
ATTACK_KEYS = (
    *("race", "strikes", "prowess", "body", "each", "chooses", "detainment", "card", "automatic", "agent", "against"),
    *("targets", "waiting", "excess", "beaten", "key", "keyed", "by", "assigned"),
)
STRIKE_KEYS = ("target", "held", "bonus", "body", "power", "supporters", "spared")
MARKS = (
    *("exhausted", "wounded", "loose", "idle", "follows", "avatar", "unique", "facing", "target", "by_hand"),
    "facedown",
)
QUIET = ("pass", "decline", "done", "organized", "do_nothing", "stop", "keep_on", "roll", "full")
USUAL_DECK = ("LE-68",) * 20
"""Wolves of which the usual play deck is made."""
TABLES = {"movement": ("company", "movement"), "site": ("site_company", "site")}
"""The row of the turn that waits while a company has its phase."""
AROUND_ATTACK = {"movement": "hazards", "site": "automatic"}


def _reads(g: MecState, card: str, entry: Mapping[str, Any], path: str) -> None:
    if "stored_at" in entry:
        g.stored[card] = str(entry["stored_at"])
    if card in g.pieces:
        g.pieces[card].since = number(entry, "since", 0, path)
        g.pieces[card].came = str(entry.get("came", ""))
        g.pieces[card].exhausted &= not g.pieces[card].wounded  # upside down is not sideways (MEC-316)


CARDS: CardEntries[MecState] = CardEntries(
    NAMES,
    Piece,
    in_play=lambda zone: zone.partition(":")[0] in IN_PLAY,
    marks=("exhausted", "wounded", "loose", "idle", "hidden", "by_hand", "pointless"),
    owner_of=lambda g, code, seat: opponent(g, seat) if _is_hazard(code) else seat,
    more=("follows", "since", "came", "company", "stored_at", "at", "sites"),
    reads=_reads,
)


def _is_hazard(code: str) -> bool:
    printed = load_cards()[code]
    return printed.type == "hazard" and not printed.either_way


# -- reading -----------------------------------------------------------------------------------------------------------

UNSAID = -1
"""The hazard limit of a company of which a set-up says none."""


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> MecState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    if len(seats) != 2:
        raise BadPosition("seats", "number", str(len(seats)))
    g = empty_table(seats, seed)
    g.length = str(setup.get("length", "short"))
    g.active = seat_of(g, setup["active"], "active") if "active" in setup else g.seats[0]
    g.round, g.brought = number(setup, "round", 3, ""), number(setup, "brought", 0, "")
    g.organized = str(setup.get("organized", ""))
    for flag in ("halved", "attempted", "attacked"):
        setattr(g, flag, bool(setup.get(flag, False)))
    for name in ("caller", "last"):
        if name in setup:
            setattr(g, name, seat_of(g, setup[name], name))
    g.freed_lairs = [str(each) for each in listed(setup, "freed_lairs", "")]
    for index, entry in enumerate(listed(setup, PLAYED_AT, "")):
        _played_at(g, mapping(entry, f"{PLAYED_AT}/{index}", ("card", "at")), f"{PLAYED_AT}/{index}")
    players = mapping(setup.get("players", {}), "players")
    for name in players:
        seat_of(g, name, f"players/{name}")
    for seat in g.seats:
        path = f"players/{g.names[seat]}"
        _player(g, seat, mapping(players.get(g.names[seat], {}), path, PLAYER_KEYS), path)
    _control(g)
    _position(g, str(setup.get("step", "organization")), setup)
    _have_been_on_their_way(g)
    _limits(g)
    return g


def _have_been_on_their_way(g: MecState) -> None:
    """Whoever has moved has had its movement/hazard phase, or has it now (MEC-488, MEC-493).

    Raises BadPosition where a site path is to be told of a company that came from nowhere.
    """
    now = current(g) if g.phase == "movement" else None
    if now is not None and now.moved and not now.origin and g.place.row in ("reveal", "site_path"):
        where = companies(g, now.seat).index(now)
        raise BadPosition(f"players/{g.names[now.seat]}/companies/{where}/origin", "card")
    for company in g.companies:
        company.went = company.went or (company.moved and company is not now)


def _limits(g: MecState) -> None:
    """The company whose movement/hazard phase it is has the usual hazard limit where none is said (MEC-500)."""
    now = current(g) if g.phase == "movement" else None
    for company in g.companies:
        if company.limit == UNSAID:
            company.limit = usual_limit(g, company) if company is now and company.members else 0


def _played_at(g: MecState, entry: Mapping[str, Any], path: str) -> None:
    code = CARDS.code(str(entry.get("card", "")), f"{path}/card")
    g.effects.append(Effect(PLAYED_AT, 0, [], str(entry.get("at", "")), "game", "", code))


def _player(g: MecState, seat: str, player: Mapping[str, Any], path: str) -> None:
    g.kinds[seat] = str(player.get("kind", "wizard"))
    g.exhaustions[seat] = number(player, "exhaustions", 0, path)
    g.turns[seat] = number(player, "turns", 2, path)
    if "avatar" in player:
        g.avatars[seat] = _entity(str(player["avatar"]))
    g.fallen += [seat] if player.get("fallen") else []
    g.returned += [seat] if player.get("returned") else []
    for index, entry in enumerate(listed(player, "companies", path)):
        where = f"{path}/companies/{index}"
        _company(g, seat, mapping(entry, where, COMPANY_KEYS), where)
    for index, entry in enumerate(listed(player, "events", path)):
        card = CARDS.put(g, entry, seat, f"events:{seat}", f"{path}/events/{index}", seat)
        if isinstance(entry, Mapping) and "company" in entry:
            g.pieces[card].company = _nth(companies(g, seat), entry, "company", f"{path}/events/{index}").id
    for index, entry in enumerate(listed(player, "agents", path)):
        card = CARDS.put(g, entry, seat, f"agents:{seat}", f"{path}/agents/{index}", seat)
        _agent(g, Agent(card, seat), entry if isinstance(entry, Mapping) else {}, f"{path}/agents/{index}")
    CARDS.put_all(g, player, "marshalling", seat, f"marshalling:{seat}", path, seat)
    for card in g.zones[f"marshalling:{seat}"]:
        if "faction" in facts(g, card).kinds:
            g.pieces[card] = Piece(controller=seat)
    given = {"deck": USUAL_DECK, **player}
    for zone in LISTS:
        for index, entry in enumerate(listed(given, zone, path)):
            CARDS.put(g, entry, seat, f"{zone}:{seat}", f"{path}/{zone}/{index}", seat, _fits(g, seat))


def _nth(things: Sequence[T], entry: Mapping[str, Any], key: str, path: str) -> T:
    """The thing whose place in a list an entry tells. Raises BadPosition where there is none."""
    place = number(entry, key, 0, path)
    if not 0 <= place < len(things):
        raise BadPosition(f"{path}/{key}", "number", str(place))
    return things[place]


def _entity(name: str) -> str:
    """Who a card of this title is, whichever manifestation it shows."""
    return next((card.entity for card in load_cards().values() if card.avatar and card.title == name), name)


def _agent(g: MecState, agent: Agent, entry: Mapping[str, Any], path: str) -> None:
    """Where an agent began, and the sites to which it has moved since, whose cards lie with it."""
    started = [_site_code(g, agent.seat, str(entry["at"]), f"{path}/at")] if "at" in entry else []
    moved = [_site_code(g, agent.seat, str(name), f"{path}/sites") for name in listed(entry, "sites", path)]
    agent.sites = [*started, *moved] or [""]
    g.agents.append(agent)
    for code in moved:
        agent.cards.append(add_card(g, code, agent.seat, f"journey:{agent.seat}"))


def _fits(g: MecState, seat: str) -> Callable[[str], bool]:
    """Of several cards of a name the one of the player's side."""
    return lambda code: load_cards()[code].alignment in (side(g, seat), "neutral", "dual")


def _site_code(g: MecState, seat: str, name: str, path: str) -> str:
    return CARDS.code(name, path, lambda code: load_cards()[code].type == "site" and _fits(g, seat)(code))


def _company(g: MecState, seat: str, entry: Mapping[str, Any], path: str) -> None:
    g.made += 1
    company = Company(f"{seat}{g.made}", seat)
    g.companies.append(company)
    for name in ("site", "origin"):
        if name in entry:
            setattr(company, name, _site(g, seat, entry[name], f"{path}/{name}"))
    if "goal" in entry:
        code = _site_code(g, seat, str(entry["goal"]), f"{path}/goal")
        lying = [*g.zones[f"sites:{seat}"], *(each.goal for each in companies(g, seat) if each.goal)]
        there = next((card for card in lying if g.codes[card] == code), "")
        company.goal = there or add_card(g, code, seat, f"journey:{seat}")
        company.declared = True
    for index, member in enumerate(listed(entry, "members", path)):
        where = f"{path}/members/{index}"
        card = CARDS.put(g, member, seat, f"companies:{seat}", where, seat, lambda code: _is_character(g, seat, code))
        company.members.append(card)
        if isinstance(member, Mapping) and "follows" in member:
            g.pieces[card].follows = _nth(company.members, member, "follows", where)
    company.path = [str(each) for each in listed(entry, "path", path)]
    if not company.site:
        raise BadPosition(f"{path}/site", "card", "")
    if not company.members:
        raise BadPosition(f"{path}/members", "list")
    company.regions = [_region(str(each), f"{path}/regions") for each in listed(entry, "regions", path)]
    company.faced = [str(each) for each in listed(entry, "faced", path)]
    company.met = [str(each) for each in listed(entry, "met", path)]
    if not company.met:  # earlier files count them alone
        company.met = [str(each + 1) for each in range(number(entry, "attacked", 0, path))]
    company.limit = number(entry, "limit", 0, path) if "limit" in entry else UNSAID
    for name in ("hazards", "split"):
        setattr(company, name, number(entry, name, 0, path))
    for mark in COMPANY_MARKS:
        setattr(company, mark, bool(entry.get(mark, getattr(company, mark))))
    for name in ("way", "came_from"):
        setattr(company, name, str(entry.get(name, "")))
    if company.origin:
        company.moved = True
    g.splits = max(g.splits, company.split)
    other = opponent(g, seat)
    for index, guard in enumerate(listed(entry, "on_guard", path)):
        company.on_guard.append(CARDS.put(g, guard, other, f"on_guard:{other}", f"{path}/on_guard/{index}"))


def _is_character(g: MecState, seat: str, code: str) -> bool:
    printed = load_cards()[code]
    return printed.type == "character" and printed.alignment == side(g, seat)


def _region(name: str, path: str) -> str:
    """The code of a region by its code or English title. Raises BadPosition."""
    codes = [code for code, card in load_cards().items() if card.type == "region" and name in (code, card.title)]
    if not codes:
        raise BadPosition(path, "card", name)
    return codes[0]


def _site(g: MecState, seat: str, entry: Any, path: str) -> str:
    """A site card in play: the one that lies there already, or a new one."""
    code = _site_code(g, seat, str(CARDS.entry(entry, path)["card"]), path)
    there = next((card for card in g.zones[f"sites:{seat}"] if g.codes[card] == code), "")
    if there:
        return there
    told = {**entry, "card": code} if isinstance(entry, Mapping) else code
    return CARDS.put(g, told, seat, f"sites:{seat}", path, seat)


def _control(g: MecState) -> None:
    """Hazards on characters are their owners', items beside others of their kind are not in use."""
    for card, piece in g.pieces.items():
        if piece.host in g.pieces:
            hazard = facts(g, card).type == "hazard" and "creature" not in facts(g, card).kinds
            piece.controller = g.owners[card] if hazard else g.pieces[piece.host].controller
            before = g.pieces[piece.host].attachments[: g.pieces[piece.host].attachments.index(card)]
            piece.idle = piece.idle or any(is_used_instead(g, each, card) for each in before)


def _position(g: MecState, step: str, setup: Mapping[str, Any]) -> None:
    table = next((name for name in STEPS.tables if name not in ("setup", "council") and step in _rows(name)), "")
    if not table:
        raise BadPosition("step", "step", step)
    mine = companies(g, g.active)
    which = number(setup, "company", 0, "")
    if table in TABLES or "attack" in setup or "company" in setup:
        if not 0 <= which < len(mine):
            raise BadPosition("company", "number", str(which))
        g.company = mine[which].id
    g.position = [Place("turn", step)]
    if table in TABLES:
        row, _ = TABLES[table]
        g.position = [Place("turn", row), Place(table, step, row)]
    elif table != "turn":
        _in_attack(g, table, step, setup)
    g.phase = STEPS.row(g.position[min(1, len(g.position) - 1)]).phase or STEPS.row(g.position[0]).phase
    if "attack" in setup:
        _attack(g, mapping(setup["attack"], "attack", ATTACK_KEYS))
    elif table not in ("turn", *TABLES):
        raise BadPosition("step", "step", step)
    if "strike" in setup and g.attacks:
        _strike(g, mapping(setup["strike"], "strike", STRIKE_KEYS))
    g.place.done = [seat_of(g, name, "done") for name in listed(setup, "done", "")]
    if "window" in setup:
        window = mapping(setup["window"], "window", ("turn", "passed"))
        passed = [seat_of(g, name, "window/passed") for name in listed(window, "passed", "window")]
        g.place.window = Window(seat_of(g, window["turn"], "window/turn") if "turn" in window else "", passed)


def _in_attack(g: MecState, table: str, step: str, setup: Mapping[str, Any]) -> None:
    """An attack lies within the hazards of a movement/hazard phase, an automatic one within the site phase."""
    attack = mapping(setup.get("attack", {}), "attack")
    phase = "site" if attack.get("automatic") or attack.get("agent") else "movement"
    row, inner = TABLES[phase]
    around = AROUND_ATTACK[phase]
    g.position = [Place("turn", row), Place(inner, around, row)]
    if table == "attack":
        g.position.append(Place("attack", step, around))
    else:
        g.position += [Place("attack", "strikes", around), Place(table, step, "strikes")]


def _rows(table: str) -> list[str]:
    return [row.id for row in STEPS.tables[table]]


def _attack(g: MecState, entry: Mapping[str, Any]) -> None:
    company = next(each for each in g.companies if each.id == g.company)
    seat = seat_of(g, entry["by"], "attack/by") if "by" in entry else hazard_player(g)
    it = Attack(
        company.id,
        seat,
        str(entry.get("race", "orc")),
        number(entry, "strikes", 1, "attack"),
        number(entry, "prowess", 0, "attack"),
        number(entry, "body", 0, "attack") if "body" in entry else None,
        site=company.site if entry.get("automatic") else "",
        key=str(entry.get("key", "")),
        keyed=str(entry.get("keyed", "")),
    )
    if "card" in entry:
        it.card = CARDS.put(g, str(entry["card"]), seat, "attacking", "attack/card")
        it.code = g.codes[it.card]
    prepare(g, company, None, it)
    it.each, it.chooses = bool(entry.get("each", False)), bool(entry.get("chooses", False))
    it.detainment = bool(entry.get("detainment", it.detainment))
    it.targets = CARDS.on_table(g, listed(entry, "targets", "attack"), "attack/targets")
    it.waiting = CARDS.on_table(g, listed(entry, "waiting", "attack"), "attack/waiting")
    it.excess, it.beaten = number(entry, "excess", 0, "attack"), number(entry, "beaten", 0, "attack")
    it.assigned = bool(it.targets)
    it.struck = [card for card in it.targets if card not in it.waiting]


def _strike(g: MecState, entry: Mapping[str, Any]) -> None:
    it = g.attacks[-1]
    target = CARDS.on_table(g, [entry.get("target")], "strike/target")[0]
    if target not in it.targets:
        it.targets.append(target)
    it.waiting = [card for card in it.waiting if card != target]
    it.struck = list(dict.fromkeys([*it.struck, target]))
    it.assigned = True
    it.strike = Strike(target, held=bool(entry.get("held", False)), spared=bool(entry.get("spared", False)))
    for name in ("bonus", "body", "power"):
        setattr(it.strike, name, int(entry.get(name, 0)))
    it.strike.supporters = CARDS.on_table(g, listed(entry, "supporters", "strike"), "strike/supporters")
