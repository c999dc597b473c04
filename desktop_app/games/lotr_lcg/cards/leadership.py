"""Leadership: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_lcg.abilities import ATTACH_TO, action, response
from desktop_app.games.lotr_lcg.book.encounter_phase import engage
from desktop_app.games.lotr_lcg.book.playing import may_enter, put_into_play
from desktop_app.games.lotr_lcg.cards.targets import (
    any_character,
    any_hero,
    any_location,
    any_player,
    exhausted_allies,
    with_trait,
)
from desktop_app.games.lotr_lcg.events import CharactersCommitted, DamageDealt, EntersPlay, LeavesPlay
from desktop_app.games.lotr_lcg.reading.numbers import GIVEN
from desktop_app.games.lotr_lcg.reading.queries import (
    FACTS,
    GAINED_ICONS,
    GAINED_TRAITS,
    all_characters,
    characters,
    enemies,
    engaged_with,
    heroes,
    kind,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card
from desktop_app.games.lotr_lcg.verbs.counters import add_resources, exhaust, lasting, place_progress_on, ready
from desktop_app.games.lotr_lcg.verbs.damage import deal_damage
from desktop_app.games.lotr_lcg.verbs.delayed_effects import delay
from desktop_app.games.lotr_lcg.verbs.moving import draw_cards, return_to_hand

ARAGORN, THEODRED, GLOIN = "01001", "01002", "01003"
FARAMIR, SON_OF_ARNOR, SNOWBOURN_SCOUT, LONGBEARD = "01014", "01015", "01016", "01018"
BROK_IRONFIST = "01019"
EVER_VIGILANT, COMMON_CAUSE, FOR_GONDOR, SNEAK_ATTACK = "01020", "01021", "01022", "01023"
VALIANT_SACRIFICE, GRIM_RESOLVE = "01024", "01025"
STEWARD_OF_GONDOR, CELEBRIANS_STONE = "01026", "01027"

ATTACH_TO[STEWARD_OF_GONDOR] = any_hero
ATTACH_TO[CELEBRIANS_STONE] = any_hero
GAINED_TRAITS[STEWARD_OF_GONDOR] = ("gondor",)
GAINED_ICONS[CELEBRIANS_STONE] = ("spirit", "Aragorn")


# -- heroes --------------------------------------------------------------------------------------------------------


@response(
    ARAGORN,
    after=CharactersCommitted,
    condition=lambda g, ev, me: me in ev.cards and g.pieces[me].exhausted,
    pay=1,
)
async def aragorn_readies(g: LcgState, ev: CharactersCommitted, me: str) -> None:
    ready(g, me)


@response(THEODRED, after=CharactersCommitted, condition=lambda g, ev, me: me in ev.cards)
async def theodred_gives_a_resource(g: LcgState, ev: CharactersCommitted, me: str) -> None:
    committed = [card for card in all_characters(g) if g.pieces[card].committed and kind(g, card) == "hero"]
    hero = await choose_card(g, g.pieces[me].controller, "lcg-ask-target", committed, source=me)
    if hero:
        add_resources(g, hero, 1)


@response(GLOIN, after=DamageDealt, condition=lambda g, ev, me: ev.damage.get(me, 0) > 0)
async def gloin_profits(g: LcgState, ev: DamageDealt, me: str) -> None:
    add_resources(g, me, ev.damage[me])


# -- allies --------------------------------------------------------------------------------------------------------


@action(FARAMIR, targets=any_player, exhaust=True)
async def faramir_inspires(g: LcgState, seat: str, me: str, player: str) -> None:
    lasting(g, "willpower", 1, characters(g, player), "phase", me)


def _enemies_elsewhere(g: LcgState, me: str) -> list[str]:
    return [enemy for enemy in enemies(g) if engaged_with(g, enemy) != g.pieces[me].controller]


@response(
    SON_OF_ARNOR,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card == me and bool(_enemies_elsewhere(g, me)),
)
async def son_of_arnor_engages(g: LcgState, ev: EntersPlay, me: str) -> None:
    seat = g.pieces[me].controller
    enemy = await choose_card(g, seat, "lcg-ask-target", _enemies_elsewhere(g, me), source=me)
    await engage(g, enemy, seat)


@response(
    SNOWBOURN_SCOUT,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card == me and bool(any_location(g, "", me)),
)
async def snowbourn_scout_scouts(g: LcgState, ev: EntersPlay, me: str) -> None:
    seat = g.pieces[me].controller
    location = await choose_card(g, seat, "lcg-ask-target", any_location(g, seat, me), source=me)
    await place_progress_on(g, location, 1)


@response(
    LONGBEARD,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card == me and bool(with_trait(g, enemies(g), "orc")),
)
async def longbeard_slays_orcs(g: LcgState, ev: EntersPlay, me: str) -> None:
    await deal_damage(g, with_trait(g, enemies(g), "orc"), 1, me)


def _dwarf_hero_left(g: LcgState, ev: LeavesPlay, me: str) -> bool:
    card = FACTS[ev.code]
    mine = ev.controller == g.owners[me]
    return mine and card.type == "hero" and "dwarf" in card.traits and may_enter(g, me)


@response(BROK_IRONFIST, after=LeavesPlay, condition=_dwarf_hero_left, zone="hand")
async def brok_ironfist_avenges(g: LcgState, ev: LeavesPlay, me: str) -> None:
    await put_into_play(g, g.owners[me], me)


# -- events --------------------------------------------------------------------------------------------------------


@action(EVER_VIGILANT, targets=exhausted_allies)
async def ever_vigilant(g: LcgState, seat: str, me: str, ally: str) -> None:
    ready(g, ally)


def _ready_heroes(g: LcgState, seat: str) -> list[str]:
    return [hero for hero in heroes(g, seat) if not g.pieces[hero].exhausted]


def _common_cause(g: LcgState, seat: str, me: str) -> list[str]:
    if not _ready_heroes(g, seat):
        return []
    return [hero for hero in any_hero(g, seat, me) if g.pieces[hero].exhausted]


@action(COMMON_CAUSE, changes=lambda g, seat, me: bool(_common_cause(g, seat, me)))
async def common_cause(g: LcgState, seat: str, me: str) -> None:
    tired = await choose_card(g, seat, "lcg-ask-exhaust-hero", _ready_heroes(g, seat), source=me)
    others = [hero for hero in any_hero(g, seat, me) if g.pieces[hero].exhausted]
    exhaust(g, tired)
    hero = await choose_card(g, seat, "lcg-ask-target", others, source=me)
    ready(g, hero)


@action(FOR_GONDOR, changes=lambda g, seat, me: bool(any_character(g, seat, me)))
async def for_gondor(g: LcgState, seat: str, me: str) -> None:
    everyone = all_characters(g)
    lasting(g, "attack", 1, everyone, "phase", me)
    lasting(g, "defense", 1, with_trait(g, everyone, "gondor"), "phase", me)


def _allies_in_hand(g: LcgState, seat: str, me: str) -> list[str]:
    return [card for card in g.zones[f"hand:{seat}"] if kind(g, card) == "ally" and may_enter(g, card)]


@action(SNEAK_ATTACK, targets=_allies_in_hand)
async def sneak_attack(g: LcgState, seat: str, me: str, ally: str) -> None:
    if await put_into_play(g, seat, ally):
        g.effects.append(Effect("then:return_to_hand", 0, [ally], "", "end of phase", me, g.codes[me]))


@delay("return_to_hand")
async def back_to_hand(g: LcgState, ally: str) -> None:
    if ally in g.pieces:
        await return_to_hand(g, ally)


def _ally_left(g: LcgState, ev: LeavesPlay, me: str) -> bool:
    return FACTS[ev.code].type == "ally" and bool(ev.controller) and bool(g.zones[f"deck:{ev.controller}"])


@response(VALIANT_SACRIFICE, after=LeavesPlay, condition=_ally_left)
async def valiant_sacrifice(g: LcgState, ev: LeavesPlay, me: str) -> None:
    await draw_cards(g, ev.controller, 2)


@action(GRIM_RESOLVE, changes=lambda g, seat, me: any(g.pieces[card].exhausted for card in all_characters(g)))
async def grim_resolve(g: LcgState, seat: str, me: str) -> None:
    for card in all_characters(g):
        ready(g, card)


# -- attachments ---------------------------------------------------------------------------------------------------


@action(STEWARD_OF_GONDOR, exhaust=True)
async def steward_of_gondor(g: LcgState, seat: str, me: str) -> None:
    add_resources(g, g.pieces[me].host, 2)


GIVEN[CELEBRIANS_STONE, "willpower"] = lambda g, me, host: 2
