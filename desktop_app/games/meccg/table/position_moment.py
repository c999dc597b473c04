"""The moment that a set-up is in: its step, the attack and the strike that are under way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.set_ups import (
    BadPosition,
    flag,
    integer,
    listed,
    mapping,
    number,
    read_window,
    seat_of,
    word,
)
from desktop_app.games.meccg.book import council
from desktop_app.games.meccg.book.agents import attack_of
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.turn import STEPS
from desktop_app.games.meccg.reading.agents import is_at_home
from desktop_app.games.meccg.reading.attacks import strikes
from desktop_app.games.meccg.reading.companies import companies, fighters
from desktop_app.games.meccg.reading.current_attack import defenders
from desktop_app.games.meccg.reading.facts import Attack as PrintedAttack
from desktop_app.games.meccg.reading.queries import facts, hazard_player
from desktop_app.games.meccg.reading.site_attacks import automatic_attacks
from desktop_app.games.meccg.state import Attack, Company, MecState, Strike
from desktop_app.games.meccg.table.position_cards import CARDS, nth
from desktop_app.games.meccg.table.position_words import REGION_TYPES, SITE_TYPES, races, region, title_of_site

ATTACK_KEYS = (
    *("race", "strikes", "prowess", "body", "each", "chooses", "detainment", "card", "automatic", "agent", "against"),
    *("targets", "waiting", "excess", "beaten", "key", "keyed", "by", "assigned"),
)
STRIKE_KEYS = ("target", "held", "bonus", "body", "power", "supporters", "spared")
TABLES = {"movement": ("company", "movement"), "site": ("site_company", "site")}
"""The row of the turn that waits while a company has its phase."""
OF_NO_COMPANY = ("turn", council.TABLE)
"""The tables that lie within no other: of the turn, and of the council after the last one."""
STRIKES = ("strike", "clash_strike")
"""The tables within an attack that resolve one of its strikes."""
KEYS = ("", "region_type", "region", "site_type", "site")
AROUND_ATTACK = {"movement": "hazards", "site": "automatic"}


def take_up(g: MecState, step: str, setup: Mapping[str, Any]) -> None:
    """The table is at this step, within the attack and the strike that are told. Raises BadPosition."""
    table = next((name for name in STEPS.tables if name != "setup" and step in _rows(name)), "")
    if not table:
        raise BadPosition("step", "step", step)
    mine = companies(g, g.active)
    if table == council.TABLE and "company" in setup:
        raise BadPosition("company", "key", "company")
    if table in TABLES or "attack" in setup or "company" in setup:
        g.company = nth(g, mine, setup, "company", "", lambda each: each.members).id
    g.position = [Place(council.TABLE if table == council.TABLE else "turn", step)]
    if table in TABLES:
        row, _ = TABLES[table]
        g.position = [Place("turn", row), Place(table, step, row)]
    elif table not in OF_NO_COMPANY:
        _in_attack(g, table, step, setup)
    g.phase = STEPS.row(g.position[min(1, len(g.position) - 1)]).phase or STEPS.row(g.position[0]).phase
    if "attack" in setup:
        if table in (*OF_NO_COMPANY, *TABLES):
            raise BadPosition("attack", "key", "attack")
        _attack(g, mapping(setup["attack"], "attack", ATTACK_KEYS))
    elif table not in (*OF_NO_COMPANY, *TABLES):
        raise BadPosition("step", "step", step)
    if "strike" in setup and not g.attacks:
        raise BadPosition("strike", "key", "strike")
    if g.attacks and ("strike" in setup or table in STRIKES):
        _strike(g, mapping(setup.get("strike"), "strike", STRIKE_KEYS))
    g.place.done = [seat_of(g, name, "done") for name in listed(setup, "done", "")]
    read_window(g, setup)


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
    if seat == company.seat:
        raise BadPosition("attack/by", "player", g.names[seat])
    it, printed = _begun(g, company, seat, entry)
    it.race = word(entry.get("race", it.race), races(), "attack/race")
    it.strikes = number(entry, "strikes", it.strikes, "attack")
    it.prowess = number(entry, "prowess", it.prowess, "attack")
    it.body = number(entry, "body", 0, "attack") if "body" in entry else it.body
    it.key = word(entry.get("key", ""), KEYS, "attack/key")
    it.keyed = _keyed(it.key, entry.get("keyed", ""))
    prepare(g, company, printed, it)
    it.each = flag(entry, "each", it.each, "attack")
    it.chooses = flag(entry, "chooses", it.chooses, "attack")
    it.detainment = flag(entry, "detainment", it.detainment, "attack")
    able = defenders(g, it)
    it.targets = CARDS.on_table(g, listed(entry, "targets", "attack"), "attack/targets", able.__contains__)
    if len(it.targets) > strikes(g, it):
        raise BadPosition("attack/targets", "range", str(len(it.targets)))
    it.waiting = CARDS.on_table(g, listed(entry, "waiting", "attack"), "attack/waiting", it.targets.__contains__)
    it.excess, it.beaten = number(entry, "excess", 0, "attack"), number(entry, "beaten", 0, "attack")
    it.assigned = bool(it.targets)
    it.struck = [card for card in it.targets if card not in it.waiting]


def _begun(g: MecState, company: Company, seat: str, entry: Mapping[str, Any]) -> tuple[Attack, PrintedAttack | None]:
    """The attack as its card, an agent or, where no other numbers are told, the site makes it. Raises BadPosition."""
    told = any(name in entry for name in ("race", "strikes", "prowess"))
    if "agent" in entry:
        mine = [each for each in g.agents if each.seat == seat]
        agent = nth(g, mine, entry, "agent", "attack", lambda each: [each.card])
        piece = g.pieces[agent.card]
        agent.attacked, agent.hid, piece.hidden = True, piece.hidden, False
        it = attack_of(g, agent, company, down=agent.hid)
        it.chooses = agent.hid and is_at_home(g, agent)
        return it, None
    it = Attack(company.id, seat, "orc", 1, 0, site=company.site if entry.get("automatic") else "")
    made: Sequence[PrintedAttack] = [] if told or not it.site else automatic_attacks(g, company)[len(company.met) :]
    if "card" in entry:
        it.card = CARDS.put(g, str(entry["card"]), seat, "attacking", "attack/card")
        it.code = g.codes[it.card]
        made = facts(g, it.card).attacks
        if not made and "event" not in " ".join(facts(g, it.card).kinds):
            raise BadPosition("attack/card", "place", str(entry["card"]))
    if not made:
        return it, None
    it.race, it.strikes, it.prowess, it.body = made[0].faced
    it.left = len(made) - 1 if it.card and not told else 0
    return it, made[0]


def _keyed(key: str, what: Any) -> str:
    """To what the attack is keyed."""
    if key == "region":
        return region(what, "attack/keyed")
    if key == "site":
        return title_of_site(what, "attack/keyed")
    known = {"region_type": REGION_TYPES, "site_type": SITE_TYPES}.get(key, ("",))
    return word(what, known, "attack/keyed")


def _strike(g: MecState, entry: Mapping[str, Any]) -> None:
    it = g.attacks[-1]
    target = CARDS.on_table(g, [entry.get("target")], "strike/target")[0]
    if target not in defenders(g, it):
        raise BadPosition("strike/target", "side", str(entry["target"]))
    if target not in it.targets:
        it.targets.append(target)
    it.waiting = [card for card in it.waiting if card != target]
    it.struck = list(dict.fromkeys([*it.struck, target]))
    it.assigned = True
    it.strike = Strike(target)
    for name in ("held", "spared"):
        setattr(it.strike, name, flag(entry, name, False, "strike"))
    for name in ("bonus", "body", "power"):
        setattr(it.strike, name, integer(entry, name, 0, "strike"))
    company = next(each for each in g.companies if each.id == it.company)
    helping = [card for card in fighters(g, company) if card not in it.targets]
    told = listed(entry, "supporters", "strike")
    it.strike.supporters = CARDS.on_table(g, told, "strike/supporters", helping.__contains__)
