"""The table laid out by hand.

A set-up is plain data::

    step: hazards                  # the step about to run; default organization, in an attack attack_actions
    round: 3                       # the number of the turn
    active: Ana                    # the resource player
    length: short
    company: 0                     # which of the resource player's companies has its phase, or one of its members
    players:
      Ana:
        kind: wizard               # or ringwraith, sauron
        companies:
          - site: {card: Moria, exhausted: true, attachments: [...]}    # "exhausted" is the book's "tapped"
            origin: Lórien         # where it came from in this turn
            goal: Edoras           # declared, still face down
            members: [{card: Elrond, wounded: true}, {card: Haldir, follows: Elrond, attachments: [Sword of Gondolin]}]
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
        avatar: Saruman            # who was revealed; known without it while he is in play
        revealed: 1                # duplicates at the council; who has made his check there is {..., checked: true}
    attack: {race: orc, strikes: 3, prowess: 7, body: 5, each: true, chooses: true, detainment: true, card: Orc-watch,
             automatic: true, targets: [Elrond], waiting: [Elrond], excess: 1, beaten: 1, key: site_type, keyed: ruins}
                                   # or as it is printed: {card: Orc-watch}, {automatic: true}; {agent: ...}
    strike: {target: Elrond, held: true, bonus: 2, supporters: [Haldir]}
    played_at: [{card: Rescue Prisoners, at: Moria}]
    done: [Ana]                    # who has had a turn in this step
    window: {turn: Ana, passed: [Ana]}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    listed,
    mapping,
    number,
    refuse_unknown,
    seat_of,
    word,
)
from desktop_app.games.meccg.book.limiting_hazards import usual_limit
from desktop_app.games.meccg.book.set_up import empty_table
from desktop_app.games.meccg.book.setting_out import walks_to_its_site
from desktop_app.games.meccg.reading.companies import companies, current
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.movement import REGION
from desktop_app.games.meccg.reading.queries import facts, is_wizard, opponent
from desktop_app.games.meccg.reading.sites import PLAYED_AT
from desktop_app.games.meccg.state import SAURON, Agent, Company, MecState, Piece
from desktop_app.games.meccg.table.position_cards import CARDS, fits, nth, owned_with_it, refuse_copy
from desktop_app.games.meccg.table.position_companies import COMPANY_KEYS, UNSAID, lay_agent, lay_company, lay_goal
from desktop_app.games.meccg.table.position_moment import take_up
from desktop_app.games.meccg.table.position_of_table import left_out, set_up_of
from desktop_app.games.meccg.table.position_words import KINDS, LENGTHS, ORGANIZED, title_of_site
from desktop_app.games.meccg.verbs.companies import leave_site
from desktop_app.games.meccg.verbs.entering import is_used_instead

__all__ = ["CARDS", "MARKS", "QUIET", "build", "left_out", "set_up_of"]

KEYS = (
    *("step", "round", "active", "length", "company", "players", "attack", "strike", "done", "window", "organized"),
    *("brought", "halved", "attempted", "attacked", "caller", "last", "freed_lairs", PLAYED_AT),
)
LISTS = ("hand", "deck", "discard", "locations", "sideboard", "pool", "removed")
PLAYER_KEYS = (
    *("kind", "companies", "events", "agents", "marshalling", *LISTS, "exhaustions", "turns", "avatar", "fallen"),
    *("returned", "revealed"),
)
MARKS = (
    *("exhausted", "wounded", "loose", "idle", "follows", "avatar", "unique", "facing", "target", "by_hand"),
    "facedown",
)
QUIET = ("pass", "decline", "done", "organized", "do_nothing", "stop", "keep_on", "roll", "full")
UNLIMITED = ("reveal", "site_path", "hazard_limit")
"""The steps of a movement/hazard phase before the hazard limit is set."""
USUAL_DECK = ("LE-68",) * 20
"""Wolves of which the usual play deck is made."""


# -- reading -----------------------------------------------------------------------------------------------------------


def build(setup: Mapping[str, Any], seats: Sequence[str], seed: int = 0) -> MecState:
    """A table from a set-up. Raises BadPosition with the path to what is wrong."""
    refuse_unknown(setup, KEYS, "")
    if len(seats) != 2:
        raise BadPosition("seats", "number", str(len(seats)))
    g = empty_table(seats, seed)
    g.length = word(setup.get("length", "short"), LENGTHS, "length")
    g.active = seat_of(g, setup["active"], "active") if "active" in setup else g.seats[0]
    g.round, g.brought = number(setup, "round", 3, ""), number(setup, "brought", 0, "")
    g.organized = word(setup.get("organized", ""), ORGANIZED, "organized")
    for name in ("halved", "attempted", "attacked"):
        setattr(g, name, flag(setup, name, False, ""))
    for name in ("caller", "last"):
        if name in setup:
            setattr(g, name, seat_of(g, setup[name], name))
    g.freed_lairs = [title_of_site(each, "freed_lairs") for each in listed(setup, "freed_lairs", "")]
    for index, entry in enumerate(listed(setup, PLAYED_AT, "")):
        _played_at(g, mapping(entry, f"{PLAYED_AT}/{index}", ("card", "at")), f"{PLAYED_AT}/{index}")
    players = mapping(setup.get("players", {}), "players")
    for name in players:
        seat_of(g, name, f"players/{name}")
    for seat in g.seats:
        path = f"players/{g.names[seat]}"
        _player(g, seat, mapping(players.get(g.names[seat], {}), path, PLAYER_KEYS), path)
    _against_whom(g)
    _control(g)
    take_up(g, str(setup.get("step", _usual_step(setup))), setup)
    _have_been_on_their_way(g)
    _limits(g)
    return g


def _usual_step(setup: Mapping[str, Any]) -> str:
    """The step where none is said: within the strike or the attack that is told, else the organization phase."""
    if "attack" not in setup:
        return "organization"
    return "strike_hazards" if "strike" in setup else "attack_actions"


def _against_whom(g: MecState) -> None:
    """One plays as Sauron against a Wizard player alone (MEC-113). Raises BadPosition."""
    for seat in g.seats:
        if g.kinds[seat] == SAURON and not is_wizard(g, opponent(g, seat)):
            raise BadPosition(f"players/{g.names[seat]}/kind", "word", SAURON)


def _have_been_on_their_way(g: MecState) -> None:
    """Whoever has moved has had its movement/hazard phase, or has it now (MEC-488, MEC-493); then it comes from nowhere
    any more.

    Raises BadPosition where a site path is to be told of a company that came from nowhere, or in no such way.
    """
    now = current(g) if g.phase == "movement" else None
    if now is not None and now.moved and g.place.row in ("reveal", "site_path"):
        where = f"players/{g.names[now.seat]}/companies/{companies(g, now.seat).index(now)}"
        if not now.origin:
            raise BadPosition(f"{where}/origin", "card")
        if now.way == REGION and not walks_to_its_site(g, now):
            raise BadPosition(f"{where}/way", "word", now.way)
    for company in g.companies:
        company.went = company.went or (company.moved and company is not now)
        if company.origin and company is not now:
            _has_left(g, company)


def _has_left(g: MecState, company: Company) -> None:
    """The site from which a company came has gone as its movement/hazard phase ended (MEC-534)."""
    company.came_from = company.came_from or facts(g, company.origin).title
    origin, company.origin = company.origin, ""
    leave_site(g, origin)


def _limits(g: MecState) -> None:
    """The company whose movement/hazard phase it is has the usual hazard limit where none is said, once its site is
    revealed (MEC-500, MEC-501)."""
    now = current(g) if g.phase == "movement" and g.place.row not in UNLIMITED else None
    for company in g.companies:
        if company.limit == UNSAID:
            company.limit = usual_limit(g, company) if company is now and company.members else 0


def _played_at(g: MecState, entry: Mapping[str, Any], path: str) -> None:
    code = CARDS.code(str(entry.get("card", "")), f"{path}/card")
    g.effects.append(Effect(PLAYED_AT, 0, [], title_of_site(entry.get("at", ""), f"{path}/at"), "game", "", code))


def _player(g: MecState, seat: str, player: Mapping[str, Any], path: str) -> None:
    g.kinds[seat] = word(player.get("kind", "wizard"), KINDS, f"{path}/kind")
    g.exhaustions[seat] = number(player, "exhaustions", 0, path)
    g.turns[seat] = number(player, "turns", 2, path)
    if "avatar" in player:
        g.avatars[seat] = _entity(player["avatar"], f"{path}/avatar")
    g.fallen += [seat] if flag(player, "fallen", False, path) else []
    g.returned += [seat] if flag(player, "returned", False, path) else []
    if "revealed" in player:
        g.scores[opponent(g, seat)] = -number(player, "revealed", 0, path)
    _companies(g, seat, player, path)
    for index, entry in enumerate(listed(player, "events", path)):
        own = owned_with_it(g, entry, seat, f"{path}/events/{index}")
        card = CARDS.put(g, own, seat, f"events:{seat}", f"{path}/events/{index}", seat)
        where = f"{path}/events/{index}"
        if isinstance(entry, Mapping) and "company" in entry:
            mine = companies(g, seat)
            g.pieces[card].company = nth(g, mine, entry, "company", where, lambda each: each.members).id
        refuse_copy(g, card, where)
    for index, entry in enumerate(listed(player, "agents", path)):
        card = CARDS.put(g, entry, seat, f"agents:{seat}", f"{path}/agents/{index}", seat)
        lay_agent(g, Agent(card, seat), entry if isinstance(entry, Mapping) else {}, f"{path}/agents/{index}")
    CARDS.put_all(g, player, "marshalling", seat, f"marshalling:{seat}", path, seat)
    for card in g.zones[f"marshalling:{seat}"]:
        if "faction" in facts(g, card).kinds:
            g.pieces[card] = Piece(controller=seat)
    given = {"deck": USUAL_DECK, **player}
    for zone in LISTS:
        for index, entry in enumerate(listed(given, zone, path)):
            CARDS.put(g, entry, seat, f"{zone}:{seat}", f"{path}/{zone}/{index}", seat, fits(g, seat))


def _companies(g: MecState, seat: str, player: Mapping[str, Any], path: str) -> None:
    """The companies of a player; where they go when it is known where all of them are."""
    told = listed(player, "companies", path)
    for index, entry in enumerate(told):
        where = f"{path}/companies/{index}"
        lay_company(g, seat, mapping(entry, where, COMPANY_KEYS), where)
    for index, (company, entry) in enumerate(zip(companies(g, seat), told, strict=True)):
        lay_goal(g, company, entry, f"{path}/companies/{index}")


def _entity(name: Any, path: str) -> str:
    """Who an avatar of this title is, whichever manifestation it shows. Raises BadPosition."""
    known = [card.entity for card in load_cards().values() if card.avatar and name in (card.title, card.entity)]
    if not known:
        raise BadPosition(path, "card", str(name))
    return known[0]


def _control(g: MecState) -> None:
    """Hazards on characters are their owners', items beside others of their kind are not in use."""
    for card, piece in g.pieces.items():
        if piece.host in g.pieces:
            hazard = facts(g, card).type == "hazard" and "creature" not in facts(g, card).kinds
            piece.controller = g.owners[card] if hazard else g.pieces[piece.host].controller
            before = g.pieces[piece.host].attachments[: g.pieces[piece.host].attachments.index(card)]
            piece.idle = piece.idle or any(is_used_instead(g, each, card) for each in before)
