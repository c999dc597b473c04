"""The encounter sets Passage Through Mirkwood, Spiders of Mirkwood and Dol Guldur Orcs."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import NO_DRAWING, forced, response, shadow, travel, when_revealed
from desktop_app.games.lotr_lcg.book.quest_phase import uncommit
from desktop_app.games.lotr_lcg.book.refresh_phase import MAY_NOT_READY
from desktop_app.games.lotr_lcg.book.revealing import reveal
from desktop_app.games.lotr_lcg.book.shadow_cards import deal_shadow
from desktop_app.games.lotr_lcg.events import AttackEnds, EnemyAttacks, EnemyEngages, LocationExplored, TravelledTo
from desktop_app.games.lotr_lcg.reading.numbers import OWN
from desktop_app.games.lotr_lcg.reading.queries import (
    active_location,
    all_characters,
    characters,
    committed,
    heroes,
    kind,
    players,
    ready_characters,
)
from desktop_app.games.lotr_lcg.state import Attack, LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, choose_cards, choose_player, may
from desktop_app.games.lotr_lcg.verbs.counters import add_resources, exhaust, lasting, raise_threat, ready
from desktop_app.games.lotr_lcg.verbs.damage import can_be_damaged, deal_damage
from desktop_app.games.lotr_lcg.verbs.discarding import discard_at_random, discard_from_hand
from desktop_app.games.lotr_lcg.verbs.moving import attach_treachery, discard_from_play, draw_cards, shuffle_zone

KING_SPIDER, HUMMERHORNS, UNGOLIANTS_SPAWN = "01074", "01075", "01076"
GREAT_FOREST_WEB, MOUNTAINS_OF_MIRKWOOD = "01077", "01078"
EYES_OF_THE_FOREST, CAUGHT_IN_A_WEB = "01079", "01080"
DOL_GULDUR_ORCS, CHIEFTAIN_UFTHAK, DOL_GULDUR_BEASTMASTER = "01089", "01090", "01091"
DRIVEN_BY_SHADOW, NECROMANCERS_REACH = "01092", "01093"
NECROMANCERS_PASS, ENCHANTED_STREAM = "01094", "01095"
FOREST_SPIDER, EAST_BIGHT_PATROL, BLACK_FOREST_BATS = "01096", "01097", "01098"
OLD_FOREST_ROAD, FOREST_GATE = "01099", "01100"


async def _exhaust_characters(g: LcgState, seat: str, count: int, source: str) -> None:
    for card in await choose_cards(g, seat, "lcg-ask-exhaust-some", ready_characters(g, seat), count, source=source):
        exhaust(g, card)


# -- Spiders of Mirkwood -------------------------------------------------------------------------------------------


@when_revealed(KING_SPIDER)
async def king_spider_is_revealed(g: LcgState, me: str) -> None:
    for seat in players(g):
        await _exhaust_characters(g, seat, 1, me)


@shadow(KING_SPIDER)
async def king_spider_shadow(g: LcgState, attack: Attack, me: str) -> None:
    await _exhaust_characters(g, attack.seat, 2 if attack.undefended else 1, me)


@forced(HUMMERHORNS, after=EnemyEngages, condition=lambda g, ev, me: ev.enemy == me)
async def hummerhorns_sting(g: LcgState, ev: EnemyEngages, me: str) -> None:
    able = [hero for hero in heroes(g, ev.seat) if can_be_damaged(g, hero, HUMMERHORNS)]
    hero = await choose_card(g, ev.seat, "lcg-ask-damage", able, source=me, count=5)
    if hero:
        await deal_damage(g, [hero], 5, me)


@shadow(HUMMERHORNS)
async def hummerhorns_shadow(g: LcgState, attack: Attack, me: str) -> None:
    await deal_damage(g, characters(g, attack.seat), 2 if attack.undefended else 1, me)


@when_revealed(UNGOLIANTS_SPAWN)
async def ungoliants_spawn_is_revealed(g: LcgState, me: str) -> None:
    lasting(g, "willpower", -1, committed(g), "phase", me)


@shadow(UNGOLIANTS_SPAWN)
async def ungoliants_spawn_shadow(g: LcgState, attack: Attack, me: str) -> None:
    await raise_threat(g, [attack.seat], 8 if attack.undefended else 4, me)


def _each_has_a_ready_hero(g: LcgState) -> bool:
    return all(any(not g.pieces[hero].exhausted for hero in heroes(g, seat)) for seat in players(g))


@travel(GREAT_FOREST_WEB, possible=_each_has_a_ready_hero)
async def travel_to_great_forest_web(g: LcgState, me: str) -> None:
    for seat in players(g):
        able = [hero for hero in heroes(g, seat) if not g.pieces[hero].exhausted]
        exhaust(g, await choose_card(g, seat, "lcg-ask-exhaust-hero", able, source=me))


@travel(MOUNTAINS_OF_MIRKWOOD, possible=lambda g: bool(g.zones["encounter_deck"]))
async def travel_to_mountains_of_mirkwood(g: LcgState, me: str) -> None:
    await reveal(g, players(g)[0])


@response(
    MOUNTAINS_OF_MIRKWOOD,
    after=LocationExplored,
    condition=lambda g, ev, me: ev.card == me and any(g.zones[f"deck:{seat}"] for seat in players(g)),
    zone="left",
)
async def mountains_of_mirkwood_explored(g: LcgState, ev: LocationExplored, me: str) -> None:
    for seat in players(g):
        top = g.zones[f"deck:{seat}"][:5]
        if not top or not await may(g, seat, "lcg-ask-search-five", source=me):
            continue
        card = await choose_card(g, seat, "lcg-ask-take", top, source=me)
        g.move(card, f"hand:{seat}")
        g.say("lcg-log-takes-one", seat=f"seat:{seat}", count=len(top))
        await shuffle_zone(g, f"deck:{seat}")


@when_revealed(EYES_OF_THE_FOREST)
async def eyes_of_the_forest(g: LcgState, me: str) -> None:
    for seat in players(g):
        await discard_from_hand(g, seat, [card for card in g.zones[f"hand:{seat}"] if kind(g, card) == "event"])


@when_revealed(CAUGHT_IN_A_WEB)
async def caught_in_a_web(g: LcgState, me: str) -> None:
    order = players(g)
    highest = max(g.threat[seat] for seat in order)
    tied = [seat for seat in order if g.threat[seat] == highest]
    seat = tied[0]
    if len(tied) > 1:
        seat = await choose_player(g, order[0], "lcg-ask-player", tied, source=me)
    hero = await choose_card(g, seat, "lcg-ask-attach-web", heroes(g, seat), source=me)
    if hero:
        await attach_treachery(g, me, hero)


async def _web_keeps_exhausted(g: LcgState, web: str, hero: str) -> bool:
    """Pay 2 of the hero's own resources in the refresh phase, or it does not ready."""
    if g.pieces[hero].resources < 2:
        return False
    if not await may(g, g.pieces[hero].controller, "lcg-ask-pay-web", source=web, hero=g.ref(hero)):
        return False
    g.pieces[hero].resources -= 2
    return True


MAY_NOT_READY[CAUGHT_IN_A_WEB] = _web_keeps_exhausted


# -- Dol Guldur Orcs -----------------------------------------------------------------------------------------------


def more_attack(g: LcgState, attack: Attack, source: str, defended: int, undefended: int) -> None:
    """The attacking enemy has more attack until this attack ends."""
    lasting(g, "attack", undefended if attack.undefended else defended, [attack.enemy], "attack", source)


@when_revealed(DOL_GULDUR_ORCS)
async def dol_guldur_orcs_are_revealed(g: LcgState, me: str) -> None:
    able = [card for card in committed(g) if can_be_damaged(g, card, DOL_GULDUR_ORCS)]
    target = await choose_card(g, players(g)[0], "lcg-ask-damage", able, source=me, count=2)
    if target:
        await deal_damage(g, [target], 2, me)


@shadow(DOL_GULDUR_ORCS)
async def dol_guldur_orcs_shadow(g: LcgState, attack: Attack, me: str) -> None:
    more_attack(g, attack, me, 1, 3)


OWN[CHIEFTAIN_UFTHAK, "attack"] = lambda g, me, card: 2 * g.pieces[me].resources if me in g.pieces else 0


@forced(
    CHIEFTAIN_UFTHAK,
    after=AttackEnds,
    condition=lambda g, ev, me: ev.kind == "enemy" and ev.enemy == me,
)
async def chieftain_ufthak_grows(g: LcgState, ev: AttackEnds, me: str) -> None:
    add_resources(g, me, 1)


@forced(DOL_GULDUR_BEASTMASTER, after=EnemyAttacks, condition=lambda g, ev, me: ev.enemy == me)
async def dol_guldur_beastmaster_attacks(g: LcgState, ev: EnemyAttacks, me: str) -> None:
    await deal_shadow(g, me)


@when_revealed(DRIVEN_BY_SHADOW)
async def driven_by_shadow(g: LcgState, me: str) -> None:
    there = [card for card in g.zones["staging"] if kind(g, card) in ("enemy", "location")]
    if there:
        lasting(g, "threat", 1, there, "phase", me)
    elif not g.zones["staging"]:
        lasting(g, "keyword:surge", 1, [me], "phase", me, told=False)


@shadow(DRIVEN_BY_SHADOW)
async def driven_by_shadow_shadow(g: LcgState, attack: Attack, me: str) -> None:
    if attack.undefended:
        for card in _attachments_of(g, attack.seat):
            await discard_from_play(g, card)
        return
    worn = [a for card in attack.characters if card in g.pieces for a in g.pieces[card].attachments]
    chosen = await choose_card(g, attack.seat, "lcg-ask-discard-attachment", worn, source=me)
    if chosen:
        await discard_from_play(g, chosen)


def _attachments_of(g: LcgState, seat: str) -> list[str]:
    return [card for card in g.zones["attached"] if g.pieces[card].controller == seat]


@when_revealed(NECROMANCERS_REACH)
async def the_necromancers_reach(g: LcgState, me: str) -> None:
    await deal_damage(g, [card for card in all_characters(g) if g.pieces[card].exhausted], 1, me)


@travel(NECROMANCERS_PASS, possible=lambda g: len(g.zones[f"hand:{players(g)[0]}"]) >= 2)
async def travel_to_necromancers_pass(g: LcgState, me: str) -> None:
    await discard_at_random(g, players(g)[0], 2)


def _stream_stops_drawing(g: LcgState) -> str:
    location = active_location(g)
    return location if location and g.codes[location] == ENCHANTED_STREAM else ""


NO_DRAWING.append(_stream_stops_drawing)


# -- Passage Through Mirkwood --------------------------------------------------------------------------------------


@forced(FOREST_SPIDER, after=EnemyEngages, condition=lambda g, ev, me: ev.enemy == me)
async def forest_spider_engages(g: LcgState, ev: EnemyEngages, me: str) -> None:
    lasting(g, "attack", 1, [me], "round", me)


@shadow(FOREST_SPIDER)
async def forest_spider_shadow(g: LcgState, attack: Attack, me: str) -> None:
    mine = _attachments_of(g, attack.seat)
    chosen = await choose_card(g, attack.seat, "lcg-ask-discard-attachment", mine, source=me)
    if chosen:
        await discard_from_play(g, chosen)


@shadow(EAST_BIGHT_PATROL)
async def east_bight_patrol_shadow(g: LcgState, attack: Attack, me: str) -> None:
    more_attack(g, attack, me, 1, 1)
    if attack.undefended:
        await raise_threat(g, [attack.seat], 3, me)


@when_revealed(BLACK_FOREST_BATS)
async def black_forest_bats_are_revealed(g: LcgState, me: str) -> None:
    for seat in players(g):
        mine = [card for card in characters(g, seat) if g.pieces[card].committed]
        card = await choose_card(g, seat, "lcg-ask-uncommit", mine, source=me)
        if card:
            uncommit(g, card)


@response(
    OLD_FOREST_ROAD,
    after=TravelledTo,
    condition=lambda g, ev, me: (
        ev.location == me and any(g.pieces[card].exhausted for card in characters(g, players(g)[0]))
    ),
)
async def old_forest_road_rest(g: LcgState, ev: TravelledTo, me: str) -> None:
    first = players(g)[0]
    tired = [card for card in characters(g, first) if g.pieces[card].exhausted]
    ready(g, await choose_card(g, first, "lcg-ask-target", tired, source=me))


@response(
    FOREST_GATE,
    after=TravelledTo,
    condition=lambda g, ev, me: ev.location == me and bool(g.zones[f"deck:{players(g)[0]}"]),
)
async def forest_gate_opens(g: LcgState, ev: TravelledTo, me: str) -> None:
    await draw_cards(g, players(g)[0], 2)
