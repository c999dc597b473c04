"""Spirit: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import ATTACH_TO, action, response
from desktop_app.games.lotr_lcg.book.encounter_phase import return_to_staging
from desktop_app.games.lotr_lcg.book.playing import may_enter, put_into_play
from desktop_app.games.lotr_lcg.book.triggered_abilities import pay_for
from desktop_app.games.lotr_lcg.cards.targets import any_hero, any_location, engaged_enemies, of_sphere
from desktop_app.games.lotr_lcg.events import CharactersCommitted, ShadowEffect, TravelledTo, WhenRevealed
from desktop_app.games.lotr_lcg.reading.numbers import GIVEN, OWN
from desktop_app.games.lotr_lcg.reading.queries import (
    ATTACKS_INTO_STAGING,
    active_location,
    facts,
    kind,
    players,
    resource_icons,
    staged,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, choose_option, choose_player
from desktop_app.games.lotr_lcg.verbs.counters import (
    exhaust,
    lasting,
    lower_threat,
    place_progress_on,
    raise_threat,
    ready,
)
from desktop_app.games.lotr_lcg.verbs.moving import enter_play, shuffle_zone, take_control

EOWYN, ELEANOR, DUNHERE = "01007", "01008", "01009"
WANDERING_TOOK, LORIEN_GUIDE, NORTHERN_TRACKER = "01043", "01044", "01045"
GALADHRIMS_GREETING, STRENGTH_OF_WILL, HASTY_STROKE = "01046", "01047", "01048"
WILL_OF_THE_WEST, A_TEST_OF_WILL, STAND_AND_FIGHT = "01049", "01050", "01051"
A_LIGHT_IN_THE_DARK, DWARVEN_TOMB, FORTUNE_OR_FATE = "01052", "01053", "01054"
FAVOR_OF_THE_LADY, POWER_IN_THE_EARTH, UNEXPECTED_COURAGE = "01055", "01056", "01057"

ATTACH_TO[FAVOR_OF_THE_LADY] = any_hero
ATTACH_TO[POWER_IN_THE_EARTH] = any_location
ATTACH_TO[UNEXPECTED_COURAGE] = any_hero


# -- heroes --------------------------------------------------------------------------------------------------------


@action(EOWYN, discard=1, limit="round", anyone=True, per_player=True)
async def eowyn_takes_heart(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "willpower", 1, [me], "phase", me)


@response(
    ELEANOR,
    when=WhenRevealed,
    condition=lambda g, ev, me: kind(g, ev.card) == "treachery",
    exhaust=True,
    cancels=True,
)
async def eleanor_foresees(g: LcgState, ev: WhenRevealed, me: str) -> None:
    ev.cancelled = True
    ev.discard_and_replace = True
    g.say("lcg-log-cancelled", card=g.ref(ev.card), source=g.ref(me))


ATTACKS_INTO_STAGING[DUNHERE] = True


def _dunhere_alone(g: LcgState, me: str, card: str) -> int:
    attack = g.attacks[-1] if g.attacks else None
    if attack is None or attack.kind != "player" or attack.characters != [me]:
        return 0
    return 1 if attack.enemy in g.zones["staging"] else 0


OWN[DUNHERE, "attack"] = _dunhere_alone


# -- allies --------------------------------------------------------------------------------------------------------


def _other_players(g: LcgState, seat: str, me: str) -> list[str]:
    return [other for other in players(g) if other != seat]


@action(
    WANDERING_TOOK,
    targets=_other_players,
    changes=lambda g, seat, me: g.threat[seat] >= 3,
    limit="round",
)
async def wandering_took_wanders(g: LcgState, seat: str, me: str, player: str) -> None:
    lower_threat(g, seat, 3)
    await take_control(g, me, player)
    await raise_threat(g, [player], 3, me)


@response(
    LORIEN_GUIDE,
    after=CharactersCommitted,
    condition=lambda g, ev, me: me in ev.cards and bool(active_location(g)),
)
async def lorien_guide_leads(g: LcgState, ev: CharactersCommitted, me: str) -> None:
    await place_progress_on(g, active_location(g), 1)


@response(
    NORTHERN_TRACKER,
    after=CharactersCommitted,
    condition=lambda g, ev, me: me in ev.cards and bool(staged(g, "location")),
)
async def northern_tracker_tracks(g: LcgState, ev: CharactersCommitted, me: str) -> None:
    for location in staged(g, "location"):
        await place_progress_on(g, location, 1)


# -- events --------------------------------------------------------------------------------------------------------


@action(GALADHRIMS_GREETING, changes=lambda g, seat, me: any(g.threat[other] for other in players(g)))
async def galadhrims_greeting(g: LcgState, seat: str, me: str) -> None:
    order = players(g)
    verb = "one_player"
    if len(order) > 1:
        verb = await choose_option(g, seat, "lcg-ask-greeting", ("one_player", "each_player"), source=me)
    if verb == "each_player":
        for other in order:
            lower_threat(g, other, 2)
        return
    lower_threat(g, await choose_player(g, seat, "lcg-ask-player", order, source=me), 6)


def _ready_spirit(g: LcgState, me: str) -> list[str]:
    mine = g.zones[f"play:{g.owners[me]}"]
    return [
        card
        for card in mine
        if not g.pieces[card].exhausted
        and (facts(g, card).sphere == "spirit" or (kind(g, card) == "hero" and "spirit" in resource_icons(g, card)))
    ]


@response(
    STRENGTH_OF_WILL,
    after=TravelledTo,
    condition=lambda g, ev, me: ev.location in g.pieces and bool(_ready_spirit(g, me)),
)
async def strength_of_will(g: LcgState, ev: TravelledTo, me: str) -> None:
    card = await choose_card(g, g.owners[me], "lcg-ask-exhaust", _ready_spirit(g, me), source=me)
    if card and exhaust(g, card):
        await place_progress_on(g, ev.location, 2)


@response(HASTY_STROKE, when=ShadowEffect, condition=lambda g, ev, me: True, cancels=True)
async def hasty_stroke(g: LcgState, ev: ShadowEffect, me: str) -> None:
    ev.cancelled = True
    g.say("lcg-log-cancelled", card=g.ref(ev.card), source=g.ref(me))


@action(
    WILL_OF_THE_WEST,
    targets=lambda g, seat, me: [other for other in players(g) if g.zones[f"discard:{other}"]],
)
async def will_of_the_west(g: LcgState, seat: str, me: str, player: str) -> None:
    for card in list(g.zones[f"discard:{player}"]):
        g.move(card, f"deck:{player}")
    await shuffle_zone(g, f"deck:{player}")
    g.move(me, "removed")


@response(A_TEST_OF_WILL, when=WhenRevealed, condition=lambda g, ev, me: True, cancels=True)
async def a_test_of_will(g: LcgState, ev: WhenRevealed, me: str) -> None:
    ev.cancelled = True
    g.say("lcg-log-cancelled", card=g.ref(ev.card), source=g.ref(me))


def _fallen_allies(g: LcgState, seat: str, me: str) -> list[str]:
    purse = sum(g.pieces[hero].resources for hero in any_hero(g, seat, me) if _pays_spirit(g, seat, hero))
    return [
        card
        for other in g.seats
        for card in g.zones[f"discard:{other}"]
        if kind(g, card) == "ally" and may_enter(g, card) and _printed_cost(g, card) <= purse
    ]


def _pays_spirit(g: LcgState, seat: str, hero: str) -> bool:
    return g.pieces[hero].controller == seat and "spirit" in resource_icons(g, hero)


def _printed_cost(g: LcgState, card: str) -> int:
    cost = facts(g, card).cost
    return cost if isinstance(cost, int) else 0


@action(STAND_AND_FIGHT, changes=lambda g, seat, me: bool(_fallen_allies(g, seat, me)))
async def stand_and_fight(g: LcgState, seat: str, me: str) -> None:
    """X is the printed cost of the chosen ally and is paid when it is chosen."""
    ally = await choose_card(g, seat, "lcg-ask-target", _fallen_allies(g, seat, me), source=me)
    await pay_for(g, seat, me, _printed_cost(g, ally))
    await enter_play(g, ally, f"play:{seat}", seat)


@action(A_LIGHT_IN_THE_DARK, targets=engaged_enemies)
async def a_light_in_the_dark(g: LcgState, seat: str, me: str, enemy: str) -> None:
    return_to_staging(g, enemy)


@action(
    DWARVEN_TOMB,
    targets=lambda g, seat, me: of_sphere(g, g.zones[f"discard:{seat}"], "spirit"),
)
async def dwarven_tomb(g: LcgState, seat: str, me: str, card: str) -> None:
    g.move(card, f"hand:{seat}")
    g.say("lcg-log-returned", card=g.ref(card))


def _fallen_heroes(g: LcgState, seat: str, me: str) -> list[str]:
    return [
        card
        for other in g.seats
        if other not in g.eliminated
        for card in g.zones[f"discard:{other}"]
        if kind(g, card) == "hero" and may_enter(g, card)
    ]


@action(FORTUNE_OR_FATE, targets=_fallen_heroes)
async def fortune_or_fate(g: LcgState, seat: str, me: str, hero: str) -> None:
    await put_into_play(g, g.owners[hero], hero)


# -- attachments ---------------------------------------------------------------------------------------------------

GIVEN[FAVOR_OF_THE_LADY, "willpower"] = lambda g, me, host: 1
GIVEN[POWER_IN_THE_EARTH, "threat"] = lambda g, me, host: -1


@action(
    UNEXPECTED_COURAGE,
    exhaust=True,
    changes=lambda g, seat, me: g.pieces[g.pieces[me].host].exhausted,
)
async def unexpected_courage(g: LcgState, seat: str, me: str) -> None:
    ready(g, g.pieces[me].host)
