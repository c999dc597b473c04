"""Tactics: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.abilities import ATTACH_TO, action, forced, response
from desktop_app.games.lotr_lcg.book.costs import ONE_FROM_EACH
from desktop_app.games.lotr_lcg.book.player_attack import attack_at_once, targets_of
from desktop_app.games.lotr_lcg.cards.targets import any_character, any_hero, any_player, engaged_enemies
from desktop_app.games.lotr_lcg.events import DefendersDeclared, Destroyed, EntersPlay
from desktop_app.games.lotr_lcg.reading.numbers import GIVEN, OWN
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    engaged,
    engaged_with,
    has_keyword,
    has_trait,
    kind,
    players,
    ready_characters,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, choose_player
from desktop_app.games.lotr_lcg.verbs.counters import add_resources, exhaust, lasting, place_progress
from desktop_app.games.lotr_lcg.verbs.damage import deal_damage
from desktop_app.games.lotr_lcg.verbs.delayed_effects import delay
from desktop_app.games.lotr_lcg.verbs.moving import leave_play, shuffle_zone

GIMLI, LEGOLAS, THALIN = "01004", "01005", "01006"
GONDORIAN_SPEARMAN, BEORN = "01029", "01031"
BLADE_MASTERY, RAIN_OF_ARROWS, FEINT, QUICK_STRIKE = "01032", "01033", "01034", "01035"
THICKET_OF_SPEARS, SWIFT_STRIKE, STAND_TOGETHER = "01036", "01037", "01038"
BLADE_OF_GONDOLIN, CITADEL_PLATE, DWARVEN_AXE, HORN_OF_GONDOR = "01039", "01040", "01041", "01042"

for _code in (BLADE_OF_GONDOLIN, CITADEL_PLATE, DWARVEN_AXE, HORN_OF_GONDOR):
    ATTACH_TO[_code] = any_hero


# -- heroes --------------------------------------------------------------------------------------------------------

OWN[GIMLI, "attack"] = lambda g, me, card: g.pieces[me].damage if me in g.pieces else 0


@response(LEGOLAS, after=Destroyed, condition=lambda g, ev, me: me in ev.attackers and FACTS[ev.code].type == "enemy")
async def legolas_drives_on(g: LcgState, ev: Destroyed, me: str) -> None:
    await place_progress(g, 2)


@forced(
    THALIN,
    after=EntersPlay,
    condition=lambda g, ev, me: (
        g.pieces[me].committed and g.phase == "quest" and g.home[ev.card] == "staging" and kind(g, ev.card) == "enemy"
    ),
)
async def thalin_strikes_first(g: LcgState, ev: EntersPlay, me: str) -> None:
    await deal_damage(g, [ev.card], 1, me)


# -- allies --------------------------------------------------------------------------------------------------------


@response(
    GONDORIAN_SPEARMAN,
    after=DefendersDeclared,
    condition=lambda g, ev, me: me in ev.cards and ev.enemy in g.pieces,
)
async def gondorian_spearman_thrusts(g: LcgState, ev: DefendersDeclared, me: str) -> None:
    await deal_damage(g, [ev.enemy], 1, me)


@action(BEORN, limit="round")
async def beorn_changes_skin(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "attack", 5, [me], "phase", me)
    g.effects.append(Effect("then:shuffle_into_deck", 0, [me], "", "end of phase", me, g.codes[me]))


@delay("shuffle_into_deck")
async def back_into_the_deck(g: LcgState, card: str) -> None:
    if card in g.pieces:
        deck = f"deck:{g.owners[card]}"
        await leave_play(g, card, "returned", deck)
        await shuffle_zone(g, deck)


# -- events --------------------------------------------------------------------------------------------------------


@action(BLADE_MASTERY, targets=any_character)
async def blade_mastery(g: LcgState, seat: str, me: str, character: str) -> None:
    lasting(g, "attack", 1, [character], "phase", me)
    lasting(g, "defense", 1, [character], "phase", me)


def _ready_archers(g: LcgState, seat: str) -> list[str]:
    return [card for card in ready_characters(g, seat) if has_keyword(g, card, "ranged")]


def _under_fire(g: LcgState, seat: str, me: str) -> bool:
    return bool(_ready_archers(g, seat)) and any(engaged(g, other) for other in players(g))


@action(RAIN_OF_ARROWS, changes=_under_fire)
async def rain_of_arrows(g: LcgState, seat: str, me: str) -> None:
    archer = await choose_card(g, seat, "lcg-ask-exhaust", _ready_archers(g, seat), source=me)
    exhaust(g, archer)
    beset = [other for other in players(g) if engaged(g, other)]
    player = await choose_player(g, seat, "lcg-ask-player", beset, source=me)
    await deal_damage(g, list(engaged(g, player)), 1, me)


@action(FEINT, targets=engaged_enemies, phase="combat")
async def feint(g: LcgState, seat: str, me: str, enemy: str) -> None:
    lasting(g, f"cannot:attack:{engaged_with(g, enemy)}", 1, [enemy], "phase", me, told=False)


def _quick(g: LcgState, seat: str) -> list[str]:
    return [card for card in ready_characters(g, seat) if targets_of(g, seat, card)]


@action(QUICK_STRIKE, changes=lambda g, seat, me: bool(_quick(g, seat)))
async def quick_strike(g: LcgState, seat: str, me: str) -> None:
    card = await choose_card(g, seat, "lcg-ask-exhaust", _quick(g, seat), source=me)
    enemy = await choose_card(g, seat, "lcg-ask-target", targets_of(g, seat, card), source=me)
    await attack_at_once(g, seat, card, enemy)


ONE_FROM_EACH[THICKET_OF_SPEARS] = True


@action(
    THICKET_OF_SPEARS,
    targets=lambda g, seat, me: [other for other in players(g) if engaged(g, other)],
)
async def thicket_of_spears(g: LcgState, seat: str, me: str, player: str) -> None:
    lasting(g, f"cannot:attack:{player}", 1, list(engaged(g, player)), "phase", me, told=False)


@response(SWIFT_STRIKE, after=DefendersDeclared, condition=lambda g, ev, me: ev.enemy in g.pieces)
async def swift_strike(g: LcgState, ev: DefendersDeclared, me: str) -> None:
    await deal_damage(g, [ev.enemy], 2, me)


@action(STAND_TOGETHER, targets=any_player)
async def stand_together(g: LcgState, seat: str, me: str, player: str) -> None:
    lasting(g, "cannot:single_defender", 1, [player], "phase", me, told=False)


# -- attachments ---------------------------------------------------------------------------------------------------


def _against_an_orc(g: LcgState, me: str, host: str) -> int:
    attack = g.attacks[-1] if g.attacks else None
    if attack is None or attack.kind != "player" or host not in attack.characters or attack.enemy not in g.pieces:
        return 0
    return 1 if has_trait(g, attack.enemy, "orc") else 0


GIVEN[BLADE_OF_GONDOLIN, "attack"] = _against_an_orc
GIVEN[CITADEL_PLATE, "hit_points"] = lambda g, me, host: 4
GIVEN[DWARVEN_AXE, "attack"] = lambda g, me, host: 2 if has_trait(g, host, "dwarf") else 1


@response(
    BLADE_OF_GONDOLIN,
    after=Destroyed,
    condition=lambda g, ev, me: g.pieces[me].host in ev.attackers and FACTS[ev.code].type == "enemy",
)
async def blade_of_gondolin(g: LcgState, ev: Destroyed, me: str) -> None:
    await place_progress(g, 1)


@response(
    HORN_OF_GONDOR,
    after=Destroyed,
    condition=lambda g, ev, me: FACTS[ev.code].type in ("hero", "ally", "objective_ally"),
)
async def horn_of_gondor(g: LcgState, ev: Destroyed, me: str) -> None:
    add_resources(g, g.pieces[me].host, 1)
