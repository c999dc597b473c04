"""A table written back as the set-up that builds it again."""

from __future__ import annotations

from typing import Any

from desktop_app.games.kit.set_ups import names_of, written_window
from desktop_app.games.meccg.book.council import made_check
from desktop_app.games.meccg.reading.companies import companies
from desktop_app.games.meccg.reading.facts import load_cards
from desktop_app.games.meccg.reading.queries import facts, opponent
from desktop_app.games.meccg.reading.sites import PLAYED_AT, kept_at
from desktop_app.games.meccg.state import Agent, Company, MecState

COMPANY_MARKS = ("declared", "went", "visited", "moved", "returned", "entered")
PIECE_MARKS = ("exhausted", "wounded", "loose", "idle", "hidden", "by_hand", "pointless")
LISTS = ("hand", "deck", "discard", "locations", "sideboard", "pool", "removed")


def set_up_of(g: MecState) -> dict[str, Any]:
    """The set-up that builds this table again."""
    found: dict[str, Any] = {"step": g.step, "round": g.round, "active": g.names[g.active], "length": g.length}
    for name in ("brought", "organized", "halved", "attempted", "attacked"):
        found |= {name: getattr(g, name)} if getattr(g, name) else {}
    for name in ("caller", "last"):
        found |= {name: g.names[getattr(g, name)]} if getattr(g, name) else {}
    found |= {"freed_lairs": list(g.freed_lairs)} if g.freed_lairs else {}
    noted = [{"card": effect.code, "at": effect.group} for effect in kept_at(g)]
    found |= {"played_at": noted} if noted else {}
    mine = [each.id for each in companies(g, g.active)]
    found |= {"company": mine.index(g.company)} if g.company in mine else {}
    found |= names_of(g, "done", g.place.done) | written_window(g, g.seats)
    found["players"] = {g.names[seat]: _player(g, seat) for seat in g.seats}
    return found


def _player(g: MecState, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = {"kind": g.kinds[seat], "turns": g.turns.get(seat, 0)}
    found |= {"exhaustions": g.exhaustions[seat]} if g.exhaustions.get(seat) else {}
    found |= {"avatar": g.avatars[seat]} if seat in g.avatars else {}
    found |= {name: True for name in ("fallen", "returned") if seat in getattr(g, name)}
    found |= {"revealed": -g.scores[other]} if g.scores.get(other := opponent(g, seat)) else {}
    found["companies"] = [_company(g, each) for each in companies(g, seat)]
    events = [_event(g, card, seat) for card in g.zones[f"events:{seat}"]]
    found |= {"events": events} if events else {}
    agents = [_agent(g, each.card, each.sites[-1]) for each in g.agents if each.seat == seat]
    found |= {"agents": agents} if agents else {}
    pile = [_stored(g, card) for card in g.zones[f"marshalling:{seat}"]]
    found |= {"marshalling": pile} if pile else {}
    for zone in LISTS:
        lying = g.zones[f"{zone}:{seat}"]
        found |= {zone: [_of(g, card, seat) for card in lying]} if lying or zone == "deck" else {}
    return found


def _of(g: MecState, card: str, seat: str) -> Any:
    """A card by its code; one of another owner says so."""
    code = g.codes[card]
    return code if g.owners[card] == seat else {"card": code, "owner": g.names[g.owners[card]]}


def _stored(g: MecState, card: str) -> Any:
    seat = g.home[card].partition(":")[2]
    entry = {"card": g.codes[card]}
    entry |= {"owner": g.names[g.owners[card]]} if g.owners[card] != seat else {}
    entry |= {"stored_at": g.stored[card]} if g.stored.get(card) else {}
    return entry if len(entry) > 1 else g.codes[card]


def _piece(g: MecState, card: str, usual: str) -> dict[str, Any]:
    """A card in play as an entry, with what hangs on it; ``usual`` is who would own it anyway."""
    piece = g.pieces[card]
    entry: dict[str, Any] = {"card": g.codes[card]}
    entry |= {"owner": g.names[g.owners[card]]} if g.owners[card] != usual else {}
    entry |= {mark: True for mark in PIECE_MARKS if getattr(piece, mark)}
    entry |= {"since": piece.since} if piece.since else {}
    entry |= {"came": piece.came} if piece.came and piece.since == g.round else {}
    if piece.attachments:
        entry["attachments"] = [_attached(g, each, card) for each in piece.attachments]
    return entry


def _attached(g: MecState, card: str, host: str) -> dict[str, Any]:
    printed = load_cards()[g.codes[card]]
    seat = g.pieces[host].controller or g.owners[host]
    other = next(each for each in g.seats if each != seat)
    is_his = g.home[host].startswith("events:") or printed.type != "hazard" or printed.either_way
    return _piece(g, card, seat if is_his else other)


def _event(g: MecState, card: str, seat: str) -> dict[str, Any]:
    entry = _piece(g, card, seat)
    ids = [each.id for each in companies(g, seat)]
    company = g.pieces[card].company
    return entry | ({"company": ids.index(company)} if company in ids else {})


def _agent(g: MecState, card: str, site: str) -> dict[str, Any]:
    return {**_piece(g, card, g.pieces[card].controller), **({"at": site} if site else {})}


def _company(g: MecState, company: Company) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in ("site", "origin"):
        card = getattr(company, name)
        found |= {name: _piece(g, card, company.seat)} if card else {}
    found |= {"goal": g.codes[company.goal]} if company.goal else {}
    found["members"] = []
    for card in company.members:
        entry = _piece(g, card, company.seat)
        follows = g.pieces[card].follows
        entry |= {"follows": company.members.index(follows)} if follows in company.members else {}
        entry |= {"checked": True} if made_check(card) in g.tried else {}
        found["members"].append(entry)
    for name in ("path", "regions", "faced", "met"):
        found |= {name: list(getattr(company, name))} if getattr(company, name) else {}
    found |= {"limit": company.limit} if company.limit or company.id == g.company else {}
    for name in ("hazards", "split", "way", "came_from"):
        found |= {name: getattr(company, name)} if getattr(company, name) else {}
    found |= {mark: True for mark in COMPANY_MARKS if getattr(company, mark)}
    if company.on_guard:
        found["on_guard"] = [g.codes[card] for card in company.on_guard]
    return found


def left_out(g: MecState) -> list[str]:
    """What a set-up cannot say."""
    told = ["setup"] if g.phase == "setup" else []
    told += ["attack"] if g.attacks else []
    told += ["chain"] if g.chain or g.later or g.zones["resolving"] or g.zones["attacking"] else []
    told += ["effects"] if any(effect.kind != PLAYED_AT for effect in g.effects) else []
    tried = [each for each in g.tried if each not in map(made_check, g.pieces)]
    told += ["limits"] if g.used or g.cursed or tried or g.extra_item or g.freed_now else []
    gone = len(g.position) > 1 and g.company not in [each.id for each in companies(g, g.active)]
    apart = any(p.company and p.company[:1] != p.controller for p in g.pieces.values())
    told += ["company"] if gone or apart else []
    told += ["agents"] if any(_has_travelled(each) for each in g.agents) else []
    return told + (["sites"] if _shares_a_site(g) else [])


def _has_travelled(agent: Agent) -> bool:
    return bool(agent.cards) or len(agent.sites) > 1 or agent.acted or agent.keying


def _shares_a_site(g: MecState) -> bool:
    """Whether two site cards of one name lie in play, which a set-up could not tell apart."""
    for seat in g.seats:
        titles = [facts(g, card).title for card in g.zones[f"sites:{seat}"]]
        if len(dict.fromkeys(titles)) != len(titles):
            return True
    return False
