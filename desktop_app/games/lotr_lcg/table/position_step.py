"""Where a position stands: the step that runs next, the attacks it lies in, whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from desktop_app.engine.state import Place
from desktop_app.games.kit.set_ups import BadPosition, flag, listed, mapping, number, seat_of
from desktop_app.games.lotr_lcg.book.attacks import begin_attack
from desktop_app.games.lotr_lcg.book.campaign_set_up import TABLE as CAMPAIGN_LIST
from desktop_app.games.lotr_lcg.book.rounds import STEPS
from desktop_app.games.lotr_lcg.book.state_checks import clear_away
from desktop_app.games.lotr_lcg.reading.queries import (
    CHARACTERS,
    THREAT_ELIMINATION_LEVEL,
    kind,
    next_player,
    players,
)
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.table.position_cards import CARDS
from desktop_app.games.lotr_lcg.verbs.captivity import is_captive

ATTACK_KEYS = ("by", "on", "defenders", "undefended", "damage", "strength", "inside", "step")
WITHIN = {"enemy_attack": "6.4a", "player_attack": "6.8a"}
"""The step of the round that runs the steps of an attack."""
DECLARING = ("6.4b", "6.8b")
"""The steps in which an attack is declared: before them there is none."""
PLANNING = "2.2"
"""The action window in which cards are played."""
UNTIL_DEFENDED = ("6.4b", "6.4bw", "6.4.1")
"""The steps of an enemy attack before which nobody has defended yet."""
CAMPAIGN_STEPS = [row.id for row in STEPS.tables[CAMPAIGN_LIST]]


def read_step(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    """Puts a table before a step, inside all that goes on around it.

    Raises BadPosition for a step that there is not, or that lacks what it needs.
    """
    attacks = _attacks(setup)
    g.position = []
    for path, attack in reversed(attacks[1:]):
        _enter(g, str(attack.get("step", "")), f"{path}/step")
    _enter(g, step, "step")
    _needs(g, step, setup)
    g.phase = STEPS.row(g.position[0]).phase
    if g.phase in ("planning", "combat") and step not in ("2.1", "6.1", "6.2", "6.2w", "6.3", "6.7"):
        g.active = g.first_player
    for path, attack in reversed(attacks):
        if "by" in attack or path == "attack":
            _attack(g, attack, path, _table_of(step if path == "attack" else str(attack.get("step", ""))))
    if g.attacks:
        g.active = g.attacks[0].seat


def _needs(g: LcgState, step: str, setup: Mapping[str, Any]) -> None:
    """A step within an attack needs one that has been declared, the list of a campaign the campaign, the last step of
    set-up a stage to reveal, a window a step that is one.

    Raises BadPosition where it is missing.
    """
    if g.place.table in WITHIN and step not in DECLARING and "attack" not in setup:
        raise BadPosition("attack", "mapping")
    if step in CAMPAIGN_STEPS and "campaign" not in setup:
        raise BadPosition("campaign", "mapping")
    if "window" in setup and not (step.endswith("w") or step == PLANNING):
        raise BadPosition("window", "key", "window")
    if step == "S7" and not g.zones["quest_deck"]:
        raise BadPosition("quest_deck", "list")


def _attacks(setup: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """The attack of a set-up and then what it is made inside of, each with the path to it."""
    found: list[tuple[str, Mapping[str, Any]]] = []
    path, inner = "attack", setup.get("attack")
    while inner is not None:
        found.append((path, mapping(inner, path, ATTACK_KEYS)))
        path, inner = f"{path}/inside", inner.get("inside")
    return found


def _table_of(step: str) -> str:
    return next((name for name, rows in STEPS.tables.items() if any(row.id == step for row in rows)), "")


def _enter(g: LcgState, step: str, path: str) -> None:
    """Puts a step on top of the position; one of an attack lies inside the step before, or in the combat phase."""
    table = _table_of(step)
    if not table:
        raise BadPosition(path, "step", step)
    if table == CAMPAIGN_LIST:
        g.position = [Place("setup", "S3"), Place(table, step, within="S2")]
        return
    if table not in WITHIN:
        g.position = [Place(table, step)]
        return
    g.position = g.position or [Place("round", WITHIN[table])]
    g.position.append(Place(table, step, within=g.step))


def read_turns(g: LcgState, setup: Mapping[str, Any]) -> None:
    """Whose turn it is in this step, who has had theirs, and who is out of the game.

    Who is out has nothing in play (LCG-158, LCG-159) and threat 50 (LCG-332); their token has gone on (LCG-211).

    Raises BadPosition where nobody is left to play, where it is the turn of who is out, or nobody's to attack.
    """
    g.position[0].done = [
        seat_of(g, str(name), f"done/{index}") for index, name in enumerate(listed(setup, "done", ""))
    ]
    out = enumerate(listed(setup, "eliminated", ""))
    g.eliminated = list(dict.fromkeys(seat_of(g, str(name), f"eliminated/{index}") for index, name in out))
    if not players(g):
        raise BadPosition("eliminated", "nobody-left")
    if g.first_player in g.eliminated:
        g.first_player = next_player(g, g.first_player)
    for seat in g.eliminated:
        g.threat[seat] = max(g.threat[seat], THREAT_ELIMINATION_LEVEL)
        clear_away(g, seat)
    if "active" in setup:
        g.active = seat_of(g, str(setup["active"]), "active") if setup["active"] else ""
        if g.active in g.eliminated:
            raise BadPosition("active", "player", str(setup["active"]))
    if g.step in DECLARING and not g.active:
        raise BadPosition("active", "player", "")


def _attack(g: LcgState, attack: Mapping[str, Any], path: str, table: str) -> None:
    """An attack that has been declared; "" stands for an enemy that has left play since. An enemy attacks a player in
    the steps of enemy attacks, and characters an enemy in those of player attacks.

    Raises BadPosition.
    """
    damage, strength = number(attack, "damage", 0, path), number(attack, "strength", 0, path)
    by, on = attack.get("by"), attack.get("on")
    named = [] if by == "" else by if isinstance(by, list) else [by]
    if table == "player_attack":
        cards = CARDS.on_table(g, named, f"{path}/by", partial(_may_fight, g))
        enemies = CARDS.on_table(g, [on] if on else [], f"{path}/on", lambda card: kind(g, card) == "enemy")
        seat = g.pieces[cards[0]].controller if cards else g.first_player
        begun = begin_attack(g, "player", enemies[0] if enemies else "", seat, cards, declared=True)
    elif table == "enemy_attack":
        if len(named) > 1:  # enemies attack one by one
            raise BadPosition(f"{path}/by/1", "side", str(named[1]))
        cards = CARDS.on_table(g, named, f"{path}/by", lambda card: kind(g, card) == "enemy")
        begun = begin_attack(g, "enemy", cards[0] if cards else "", seat_of(g, str(on), f"{path}/on"), declared=True)
        _defended(g, begun, attack, path)
        for enemy in cards:
            g.pieces[enemy].attacked = True
    else:
        raise BadPosition(path, "key", "attack")
    begun.damage, begun.strength = damage, strength


def _may_fight(g: LcgState, card: str) -> bool:
    """Whether a card is a character that is nobody's prisoner: those take part in no attack."""
    return kind(g, card) in CHARACTERS and not is_captive(g, card)


def _defended(g: LcgState, begun: Attack, attack: Mapping[str, Any], path: str) -> None:
    """Who defends, or that nobody does. Raises BadPosition."""
    names = listed(attack, "defenders", path)
    begun.characters = CARDS.on_table(g, names, f"{path}/defenders", partial(_may_fight, g))
    begun.undefended = flag(attack, "undefended", False, path)
    if begun.undefended and begun.characters:
        raise BadPosition(f"{path}/undefended", "key", "undefended")
    if path == "attack" and g.step in UNTIL_DEFENDED and (begun.undefended or begun.characters):
        raise BadPosition(path, "step", g.step)
