"""The way back from a table to a set-up: what a position file would say to lay out what lies there now."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop_app.games.kit.set_ups import names_of
from desktop_app.games.lotr_lcg.book.laid_out import TABLE as LAID_OUT
from desktop_app.games.lotr_lcg.reading.queries import kind
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.table.position_campaign import written_campaign
from desktop_app.games.lotr_lcg.table.position_cards import BEFORE_HEROES, CARDS
from desktop_app.games.lotr_lcg.table.position_running import laid_again, written_running, written_table
from desktop_app.games.lotr_lcg.table.position_step import WITHIN
from desktop_app.games.lotr_lcg.table.positions import SHARED


def set_up_of(g: LcgState) -> dict[str, Any]:
    """The set-up that builds this table again, as plain data in the words of a position file.

    Take the state of a quiet point: the step it stands at begins anew. What a set-up has no word for is told by
    ``left_out``.
    """
    if g.place.table == LAID_OUT:  # what it was laid out for comes after that
        g = replace(g, position=g.position[:-1])
    found: dict[str, Any] = {"step": g.step, "scenario": g.scenario, "round": g.round, "rounds": g.rounds}
    found["first_player"] = g.names[g.first_player]
    if g.easy:
        found["easy"] = True
    if g.quick:
        found["quick"] = True
    if g.active or g.phase in ("planning", "combat"):
        found["active"] = g.names.get(g.active, "")
    found |= names_of(g, "done", g.position[0].done) | names_of(g, "eliminated", g.eliminated)
    for quest in CARDS.lying(g, "quest"):
        found["quest"] = CARDS.written(g, quest)
    for zone in SHARED:
        found |= CARDS.listing(g, zone, [card for card in CARDS.lying(g, zone) if not _waits(g, card)])
    for location in CARDS.lying(g, "active_location"):
        found["active_location"] = CARDS.written(g, location)
    found["players"] = {g.names[seat]: _player(g, seat) for seat in g.seats}
    if g.attacks:
        found["attack"] = _attacks(g)
    return found | written_table(g) | written_campaign(g)


def _waits(g: LcgState, card: str) -> bool:
    """Whether a hero is not in play because set-up has not come to it yet."""
    return g.step in BEFORE_HEROES and any(card in heroes for heroes in g.heroes.values())


def left_out(g: LcgState) -> list[str]:
    """What lies there or goes on and cannot be said in a set-up: "quest", "effects", "attacks", "cards"."""
    told = [] if g.zones["quest"] or g.phase == "setup" else ["quest"]
    told += ["effects"] if any(not effect.targets and not effect.group for effect in g.effects) else []
    told += ["attacks"] if len(g.attacks) > len(g.position) - 1 else []
    told += ["cards"] if g.zones.get("revealed") else []
    return told


def _player(g: LcgState, seat: str) -> dict[str, Any]:
    found: dict[str, Any] = {"threat": g.threat[seat]}
    in_play = CARDS.lying(g, f"play:{seat}")
    heroes = [card for card in in_play if kind(g, card) == "hero"]
    if g.step in BEFORE_HEROES:
        heroes = g.heroes[seat]
    found |= CARDS.listing(g, "heroes", heroes)
    found |= CARDS.listing(g, "allies", [card for card in in_play if card not in heroes])
    for zone in ("captive", "on_deck", "engaged", "hand", "deck", "discard"):
        lying = [card for card in CARDS.lying(g, f"{zone}:{seat}") if not _waits(g, card)]
        found |= CARDS.listing(g, zone, lying)
    return found | written_running(g, seat)


def _laid_down(g: LcgState) -> list[str]:
    """The cards in play in the order in which a set-up lays them down, each before what is attached to it."""
    zones = ["quest", *SHARED, "active_location"]
    zones += [f"{zone}:{seat}" for seat in g.seats for zone in ("play", "captive", "engaged", "on_deck")]
    heroes_first = sorted(
        (card for zone in zones for card in CARDS.lying(g, zone) if card in g.pieces),
        key=lambda card: (zones.index(g.home[card]), kind(g, card) != "hero"),
    )
    return [each for card in heroes_first for each in (card, *g.pieces[card].attachments)]


def _attacks(g: LcgState) -> dict[str, Any]:
    """The attack being resolved, and inside of what it is made when a card has started it."""
    below = [place.row for place in g.position[:-1]]
    if len(below) < len(g.attacks):
        return _attack(g, g.attacks[-1])
    found: dict[str, Any] = {}
    for index, attack in enumerate(g.attacks):
        step = below[index - len(g.attacks)]
        alone = index == 0 and step in WITHIN.values()
        found = {**_attack(g, attack), **({} if alone else {"inside": {"step": step, **found}})}
    return found


def _attack(g: LcgState, attack: Attack) -> dict[str, Any]:
    """The attack; of several copies the number says which, and an enemy that has left play is ""."""
    named = laid_again(g, _laid_down(g))
    counted = {name: getattr(attack, name) for name in ("damage", "strength") if getattr(attack, name)}
    if attack.kind == "player":
        return {
            "by": [named[card] for card in attack.characters],
            "on": named.get(attack.enemy, ""),
            **counted,
        }
    found: dict[str, Any] = {"by": named.get(attack.enemy, ""), "on": g.names[attack.seat]}
    if attack.characters:
        found["defenders"] = [named[card] for card in attack.characters]
    if attack.undefended:
        found["undefended"] = True
    return {**found, **counted}
