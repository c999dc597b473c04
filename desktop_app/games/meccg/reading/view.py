"""What a seat sees: companies with their cards, sites, the journey, attacks and the chain; no hand, deck or card that
lies face down."""

from __future__ import annotations

from dataclasses import replace

from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games.kit.hidden import alias_of
from desktop_app.games.kit.seeing import Seeing
from desktop_app.games.meccg.book.chain import ON_GUARD
from desktop_app.games.meccg.reading.attacks import body, prowess, strikes, target_prowess
from desktop_app.games.meccg.reading.companies import current, drafted, is_overt, size
from desktop_app.games.meccg.reading.corruption import check_bonus, corruption
from desktop_app.games.meccg.reading.hidden_zones import HIDDEN
from desktop_app.games.meccg.reading.influence import (
    general_limit,
    general_unused,
    general_used,
    mind_drafted,
    unused_influence,
)
from desktop_app.games.meccg.reading.minions import kind_of
from desktop_app.games.meccg.reading.movement import moving
from desktop_app.games.meccg.reading.numbers import NUMBERS, hand_size, has_number, hazard_limit, number
from desktop_app.games.meccg.reading.points import SOURCES, council_sources, sources, total_now
from desktop_app.games.meccg.reading.queries import FACTS, is_avatar, is_character
from desktop_app.games.meccg.state import DRAFT, Agent, Company, MecState, Piece

SHOWN_ZONES = (
    "events",
    "marshalling",
    "hand",
    "deck",
    "discard",
    "locations",
    "sideboard",
    "removed",
    "agents",
)
POOL, SET_UP = "pool", "setup"
"""What one starts from is seen until the game begins: what is left of it then is out of the game (MEC-388)."""
OF_COMPANIES = ("company", "site", "journey", "origin", "guard")
SITE_BACK, PLAYER_BACK = "site", "player"


def _face(g: MecState, card: str, zone: str) -> CardView:
    printed = FACTS[g.codes[card]]
    numbers = {name: number(g, card, name) for name in NUMBERS if has_number(g, card, name)}
    if is_character(g, card):
        numbers["corruption"] = corruption(g, card)
        numbers["unused"] = unused_influence(g, card)
        if numbers["corruption"] and card in g.pieces and (bonus := check_bonus(g, card)):
            numbers["check"] = bonus  # what is added to the checks of whoever has something to fear of them
    return CardView(
        card,
        printed.code,
        zone,
        g.owners[card],
        numbers=numbers,
        traits=[printed.race] if printed.race else [],
        marks=["unique"] if printed.unique else [],
    )


def _marks(g: MecState, card: str, piece: Piece) -> list[str]:
    found = [mark for mark in ("wounded", "loose", "idle") if getattr(piece, mark)]
    found += ["follows"] if piece.follows else []
    found += ["avatar"] if is_character(g, card) and is_avatar(g, card) else []
    it = g.attacks[-1] if g.attacks else None
    if it is not None:
        if it.strike is not None and card in (it.strike.target, it.strike.giver):
            found.append("target")
        elif card in it.waiting:
            found.append("facing")
    return found


SEEING: Seeing[MecState] = Seeing(
    HIDDEN, _face, marks=_marks, piles=("discard", "removed", "resolving"), back=PLAYER_BACK
)


def view(g: MecState, seat: str) -> View:
    """The table as a seat sees it."""
    seen = SEEING.begin(g, seat, g.round)
    SEEING.look(g, seen, "attacking", "resolving")
    aliases = HIDDEN.aliases(g, seat)
    for other in g.seats:
        shown = (*SHOWN_ZONES, POOL) if g.phase == SET_UP else SHOWN_ZONES
        SEEING.look(g, seen, *(f"{zone}:{other}" for zone in shown))
        _player(g, seen, other)
        _drafted(g, seen, other)
    for agent in g.agents:
        seen.zones[f"agents:{agent.seat}"].cards += _with_agent(g, seat, agent, aliases)
    for company in g.companies:
        _company(g, seen, company, aliases)
    _attack(g, seen)
    _declared(g, seen)
    here = current(g)
    seen.numbers |= {"round": g.round, "by_hand": g.by_hand}
    seen.numbers |= {
        "hazard_limit": hazard_limit(g, here) if here is not None else 0,
        "hazards_used": here.hazards if here is not None else 0,
    }
    seen.facts |= {
        "phase": g.phase,
        "step": g.step,
        "active": g.active,
        "company": g.company,
        "caller": g.caller,
        "length": g.length,
        "moving": "yes" if moving(g) is not None else "",
    }
    if g.without_notes:
        seen.facts |= {"notes": "none", "own_cards": " ".join(card for card in g.codes if g.owners[card] == seat)}
    for place, die in enumerate(g.dice, 1):
        seen.numbers[f"die{place}"] = die
    if g.outcome is not None:
        tied = not g.outcome.winners
        result = "tie" if tied else "won" if seat in g.outcome.winners else "lost"
        seen.outcome = {"result": result, "reason": g.outcome.reason}
    return seen


def _player(g: MecState, seen: View, seat: str) -> None:
    by_source = sources(g, seat)
    seen.numbers |= {
        f"points:{seat}": total_now(g, seat),
        f"general:{seat}": general_used(g, seat),
        f"general_limit:{seat}": general_limit(g, seat),
        f"unused:{seat}": general_unused(g, seat),
        f"hand_size:{seat}": hand_size(g, seat),
        f"exhausted:{seat}": g.exhaustions.get(seat, 0),
        **{f"{source}_points:{seat}": by_source[source] for source in SOURCES},
    }
    if g.outcome is not None:
        final = council_sources(g, seat)
        seen.numbers[f"score:{seat}"] = g.scores.get(seat, 0)
        seen.numbers |= {f"{source}_score:{seat}": final[source] for source in SOURCES}
    seen.facts[f"kind:{seat}"] = kind_of(g, seat)
    seen.facts[f"companies:{seat}"] = " ".join(each.id for each in g.companies if each.seat == seat)


def drafted_company(seat: str) -> str:
    """The zone of a view in which a starting company waits for its site."""
    return f"company:{seat}-drafted"


def _drafted(g: MecState, seen: View, seat: str) -> None:
    """Who was revealed in the draft, as the company that they will be (MEC-382), and the mind that they take of 20."""
    joined = drafted(g, seat)
    if not joined and g.step != DRAFT:
        return
    pool, company = f"pool:{seat}", drafted_company(seat)
    left = [card for card in g.zones[pool] if card not in joined]
    seen.zones[pool] = SEEING.zone(g, seen.seat, pool, left)
    seen.zones[company] = ZoneView(company, len(joined), [_face(g, card, company) for card in joined])
    seen.numbers |= {f"size:{company.partition(':')[2]}": len(joined), f"general:{seat}": mind_drafted(g, seat)}


def _company(g: MecState, seen: View, company: Company, aliases: dict[str, str]) -> None:
    """The zones of one company: its members with what they bear, its site, where it goes, what lies on guard. What was
    played on the whole company lies with it, and not with the other events."""
    id, seat = company.id, seen.seat
    seen.zones[f"company:{id}"] = SEEING.zone(g, seat, f"companies:{company.seat}", company.members, f"company:{id}")
    on_it = [card for card, piece in g.pieces.items() if piece.company == id]
    for other in g.seats:
        events = seen.zones[f"events:{other}"]
        events.cards = [card for card in events.cards if card.id not in on_it]
        events.count = len(events.cards)
    seen.zones[f"company:{id}"].cards += [SEEING.piece(g, card, g.pieces[card], f"company:{id}") for card in on_it]
    for name, site in (("site", company.site), ("origin", company.origin)):
        seen.zones[f"{name}:{id}"] = _site(g, seen, company, site, f"{name}:{id}")
    goal = [company.goal] if company.goal else []
    seen.zones[f"journey:{id}"] = _lying(g, seat, goal, f"journey:{id}", aliases, SITE_BACK)
    seen.zones[f"guard:{id}"] = _lying(g, seat, company.on_guard, f"guard:{id}", aliases, PLAYER_BACK)
    seen.zones[f"used:{id}"] = ZoneView(f"used:{id}", len(company.spent), _spent(company))
    seen.numbers |= {
        f"size:{id}": size(g, company),
        f"limit:{id}": hazard_limit(g, company),
        f"hazards:{id}": company.hazards,
    }
    seen.facts |= {
        f"owner:{id}": company.seat,
        f"place:{id}": g.codes[company.site] if company.site else "",
        f"from:{id}": g.codes[company.origin] if company.origin else "",
        f"path:{id}": " ".join(company.path),
        f"regions:{id}": " ".join(company.regions),
        f"covert:{id}": "overt" if is_overt(g, company) else "covert",
    }
    if company.goal and company.goal not in aliases:
        seen.facts[f"goal:{id}"] = g.codes[company.goal]


def _site(g: MecState, seen: View, company: Company, site: str, zone: str) -> ZoneView:
    """The site card of a company. Companies at one site share it, and each is seen with it: wherever it lies already
    another stands for it."""
    laid = SEEING.zone(g, seen.seat, f"sites:{company.seat}", [site] if site else [], zone)
    others = (other for name, other in seen.zones.items() if name.startswith(("site:", "origin:")))
    if site and any(card.id == site for other in others for card in other.cards):
        own = f"{site}/{zone.replace(':', '-')}"  # a colon would end it where it is named
        laid.cards = [replace(card, id=own) for card in laid.cards if card.id == site]
    return laid


def _spent(company: Company) -> list[CardView]:
    """The cards that took the hazard limit of a company, as they were played: they lie elsewhere by now."""
    zone = f"used:{company.id}"
    return [
        CardView(alias_of(zone, at), code, zone, back=PLAYER_BACK if not code else "")
        for at, code in enumerate(company.spent)
    ]


def _with_agent(g: MecState, seat: str, agent: Agent, aliases: dict[str, str]) -> list[CardView]:
    """The site cards that lie with an agent: face down with a hidden one, so that everybody sees how many (MEC-630)."""
    return _lying(g, seat, agent.cards, f"agents:{agent.seat}", aliases, SITE_BACK).cards


def _lying(g: MecState, seat: str, cards: list[str], zone: str, aliases: dict[str, str], back: str) -> ZoneView:
    """Cards that lie face down for one seat and open for the other."""
    found = []
    for card in cards:
        if card in aliases:
            found.append(CardView(aliases[card], "", zone, back=back, marks=["facedown"]))
        else:
            found.append(_face(g, card, zone))
    return ZoneView(zone, len(found), found)


def _declared(g: MecState, seen: View) -> None:
    """Who declared each card of the chain, and at what; who controls each follower."""
    for it in g.chain:
        if it.kind == ON_GUARD:
            continue
        seen.facts[f"declared:{it.card}"] = it.seat
        if it.target:
            seen.facts[f"declared_at:{it.card}"] = it.target
        if it.cancelled:
            seen.facts[f"cancelled:{it.card}"] = "yes"
    for card, piece in g.pieces.items():
        if piece.follows:
            seen.facts[f"follows:{card}"] = piece.follows


def _attack(g: MecState, seen: View) -> None:
    """The attack that goes on, and the strike that is resolved."""
    if not g.attacks:
        return
    it = g.attacks[-1]
    seen.facts |= {
        "attack": it.race,
        "attack_company": it.company,
        "attack_code": it.code,
        "attack_leader": next(iter(it.givers), ""),
        "detainment": "yes" if it.detainment else "",
    }
    seen.numbers |= {"strikes": strikes(g, it), "attack_prowess": prowess(g, it, it.strike), "excess": it.excess}
    against = body(g, it)
    if against is not None:
        seen.numbers["attack_body"] = against
    strike = it.strike
    if strike is not None and strike.target in g.pieces:
        seen.facts |= {"target": strike.target, "giver": strike.giver, "strike_result": strike.result}
        seen.numbers |= {
            "target_prowess": target_prowess(g, strike),
            "strike_prowess": prowess(g, it, strike),
            "target_body": number(g, strike.target, "body"),
        }
