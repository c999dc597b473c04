"""Lore: heroes, allies, events and attachments of the revised core."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_one, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.lotr_lcg.abilities import ATTACH_TO, action, response
from desktop_app.games.lotr_lcg.book.costs import payers
from desktop_app.games.lotr_lcg.book.triggered_abilities import pay_for
from desktop_app.games.lotr_lcg.cards.targets import (
    any_character,
    any_hero,
    damaged_characters,
    engaged_enemies,
    staged_enemies,
    staged_locations,
)
from desktop_app.games.lotr_lcg.events import CardPlayed, EntersPlay, ShadowDealt
from desktop_app.games.lotr_lcg.reading.numbers import GIVEN
from desktop_app.games.lotr_lcg.reading.queries import (
    GIVEN_PROHIBITIONS,
    engaged_with,
    facts,
    has_trait,
    heroes,
    kind,
    players,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.asking import choose_card, choose_option, choose_player, seat_ref
from desktop_app.games.lotr_lcg.verbs.counters import lasting
from desktop_app.games.lotr_lcg.verbs.damage import heal
from desktop_app.games.lotr_lcg.verbs.moving import discard_from_play, draw_cards

DENETHOR, GLORFINDEL, BERAVOR = "01010", "01011", "01012"
DAUGHTER_OF_THE_NIMRODEL, EREBOR_HAMMERSMITH, HENAMARTH = "01058", "01059", "01060"
MINER_OF_THE_IRON_HILLS, GLEOWINE = "01061", "01062"
LORE_OF_IMLADRIS, LORIENS_WEALTH, RADAGASTS_CUNNING, SECRET_PATHS = "01063", "01064", "01065", "01066"
GANDALFS_SEARCH, BEORNS_HOSPITALITY = "01067", "01068"
FOREST_SNARE, PROTECTOR_OF_LORIEN, DARK_KNOWLEDGE, SELF_PRESERVATION = "01069", "01070", "01071", "01072"

ATTACH_TO[FOREST_SNARE] = engaged_enemies
ATTACH_TO[PROTECTOR_OF_LORIEN] = any_hero
ATTACH_TO[DARK_KNOWLEDGE] = any_hero
ATTACH_TO[SELF_PRESERVATION] = any_character


def _who_can_draw(g: LcgState, seat: str, me: str) -> list[str]:
    return [other for other in players(g) if g.zones[f"deck:{other}"]]


def _an_encounter_card(g: LcgState, seat: str, me: str) -> bool:
    return bool(g.zones["encounter_deck"])


def _look_at(g: LcgState, seat: str, card: str) -> None:
    """Shows a hidden card to one player only."""
    g.say("lcg-log-looks", seat=seat_ref(seat))
    g.say("lcg-log-looks-at", card=g.ref(card), only=seat)


# -- heroes --------------------------------------------------------------------------------------------------------


@action(DENETHOR, exhaust=True, changes=_an_encounter_card)
async def denethor_looks_afar(g: LcgState, seat: str, me: str) -> None:
    top = g.zones["encounter_deck"][0]
    _look_at(g, seat, top)
    verbs = ("leave_on_top", "move_to_bottom")
    if await choose_option(g, seat, "lcg-ask-top-or-bottom", verbs, source=me, card=g.ref(top)) == "move_to_bottom":
        g.move(top, "encounter_deck")
        g.say("lcg-log-to-bottom")


@action(GLORFINDEL, pay=1, targets=damaged_characters, limit="round")
async def glorfindel_heals(g: LcgState, seat: str, me: str, character: str) -> None:
    heal(g, character, 1)


@action(BERAVOR, exhaust=True, targets=_who_can_draw, limit="round")
async def beravor_brings_word(g: LcgState, seat: str, me: str, player: str) -> None:
    await draw_cards(g, player, 2)


# -- allies --------------------------------------------------------------------------------------------------------


@action(
    DAUGHTER_OF_THE_NIMRODEL,
    exhaust=True,
    targets=lambda g, seat, me: [hero for hero in any_hero(g, seat, me) if g.pieces[hero].damage],
)
async def daughter_of_the_nimrodel(g: LcgState, seat: str, me: str, hero: str) -> None:
    heal(g, hero, 2)


def _topmost_attachments(g: LcgState) -> list[str]:
    found = []
    for seat in g.seats:
        attachments = [card for card in g.zones[f"discard:{seat}"] if kind(g, card) == "attachment"]
        found += attachments[-1:]
    return found


@response(
    EREBOR_HAMMERSMITH,
    after=CardPlayed,
    condition=lambda g, ev, me: ev.card == me and bool(_topmost_attachments(g)),
)
async def erebor_hammersmith(g: LcgState, ev: CardPlayed, me: str) -> None:
    card = await choose_card(g, g.pieces[me].controller, "lcg-ask-target", _topmost_attachments(g), source=me)
    g.move(card, f"hand:{g.owners[card]}")
    g.say("lcg-log-returned", card=g.ref(card))


@action(HENAMARTH, exhaust=True, changes=_an_encounter_card)
async def henamarth_listens(g: LcgState, seat: str, me: str) -> None:
    _look_at(g, seat, g.zones["encounter_deck"][0])


def _conditions(g: LcgState) -> list[str]:
    """Condition attachments in play; a treachery that is attached counts as one."""
    return [c for c in g.zones["attached"] if has_trait(g, c, "condition") or facts(g, c).type == "treachery"]


@response(
    MINER_OF_THE_IRON_HILLS,
    after=EntersPlay,
    condition=lambda g, ev, me: ev.card == me and bool(_conditions(g)),
)
async def miner_of_the_iron_hills(g: LcgState, ev: EntersPlay, me: str) -> None:
    card = await choose_card(g, g.pieces[me].controller, "lcg-ask-target", _conditions(g), source=me)
    await discard_from_play(g, card)


@action(GLEOWINE, exhaust=True, targets=_who_can_draw)
async def gleowine_sings(g: LcgState, seat: str, me: str, player: str) -> None:
    await draw_cards(g, player, 1)


# -- events --------------------------------------------------------------------------------------------------------


@action(LORE_OF_IMLADRIS, targets=damaged_characters)
async def lore_of_imladris(g: LcgState, seat: str, me: str, character: str) -> None:
    heal(g, character, g.pieces[character].damage)


@action(LORIENS_WEALTH, targets=_who_can_draw)
async def loriens_wealth(g: LcgState, seat: str, me: str, player: str) -> None:
    await draw_cards(g, player, 3)


@action(RADAGASTS_CUNNING, targets=staged_enemies, phase="quest")
async def radagasts_cunning(g: LcgState, seat: str, me: str, enemy: str) -> None:
    lasting(g, "no_threat", 1, [enemy], "phase", me, told=False)


@action(SECRET_PATHS, targets=staged_locations, phase="quest")
async def secret_paths(g: LcgState, seat: str, me: str, location: str) -> None:
    lasting(g, "no_threat", 1, [location], "phase", me, told=False)


def _purse(g: LcgState, seat: str) -> int:
    return sum(g.pieces[hero].resources for hero in payers(g, seat, "lore"))


@action(
    GANDALFS_SEARCH,
    changes=lambda g, seat, me: _purse(g, seat) > 0 and bool(_who_can_draw(g, seat, me)),
)
async def gandalfs_search(g: LcgState, seat: str, me: str) -> None:
    """X is chosen and paid first (LCG-223)."""
    amount = await _choose_x(g, seat, me, _purse(g, seat))
    await pay_for(g, seat, me, amount)
    player = await choose_player(g, seat, "lcg-ask-player", _who_can_draw(g, seat, me), source=me)
    top = g.zones[f"deck:{player}"][:amount]
    card = await choose_card(g, seat, "lcg-ask-take", top, source=me)
    g.move(card, f"hand:{player}")
    g.say("lcg-log-takes-one-back", seat=seat_ref(player), count=len(top))
    rest = [other for other in top if other != card]
    if len(rest) > 1:
        rest = await _order_on_top(g, seat, me, rest)
    g.zones[f"deck:{player}"][: len(rest)] = rest


async def _choose_x(g: LcgState, seat: str, me: str, most: int) -> int:
    question = Question(
        seat,
        "one",
        message("lcg-ask-amount", seat=seat_ref(seat), source=g.ref(me)),
        lambda: [
            Option("amount", detail=str(x), label=message("lcg-verb-amount", count=x)) for x in range(1, most + 1)
        ],
        step=g.step,
        source=me,
    )
    return int((await ask_one(question)).detail)


async def _order_on_top(g: LcgState, seat: str, me: str, cards: list[str]) -> list[str]:
    question = Question(
        seat,
        "order",
        message("lcg-ask-order-on-top", seat=seat_ref(seat), source=g.ref(me)),
        lambda: [Option("put", card) for card in cards],
        step=g.step,
        source=me,
    )
    return [option.source for option in await ask_some(question)]


@action(
    BEORNS_HOSPITALITY,
    targets=lambda g, seat, me: [p for p in players(g) if any(g.pieces[hero].damage for hero in heroes(g, p))],
)
async def beorns_hospitality(g: LcgState, seat: str, me: str, player: str) -> None:
    for hero in heroes(g, player):
        heal(g, hero, g.pieces[hero].damage)


# -- attachments ---------------------------------------------------------------------------------------------------

GIVEN_PROHIBITIONS[FOREST_SNARE] = ("attack",)
GIVEN[DARK_KNOWLEDGE, "willpower"] = lambda g, me, host: -1


@action(PROTECTOR_OF_LORIEN, discard=1, limit="phase", times=3)
async def protector_of_lorien(g: LcgState, seat: str, me: str) -> None:
    verb = await choose_option(g, seat, "lcg-ask-protector", ("more_defense", "more_willpower"), source=me)
    lasting(g, "defense" if verb == "more_defense" else "willpower", 1, [g.pieces[me].host], "phase", me)


@response(
    DARK_KNOWLEDGE,
    after=ShadowDealt,
    condition=lambda g, ev, me: engaged_with(g, ev.enemy) == g.pieces[me].controller,
    exhaust=True,
)
async def dark_knowledge(g: LcgState, ev: ShadowDealt, me: str) -> None:
    _look_at(g, g.pieces[me].controller, ev.card)


@action(
    SELF_PRESERVATION,
    exhaust=True,
    changes=lambda g, seat, me: g.pieces[g.pieces[me].host].damage > 0,
)
async def self_preservation(g: LcgState, seat: str, me: str) -> None:
    heal(g, g.pieces[me].host, 2)
