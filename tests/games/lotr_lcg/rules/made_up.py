"""The made-up cards of the tests of the rules. Each exists because the box has no card that shows its rule plainly.

Here those with actions and constant abilities; beside them those with responses and those of the encounter deck.
"""

from __future__ import annotations

from desktop_app.games.lotr_lcg.abilities import ATTACH_TO, PLAYED_FROM, action
from desktop_app.games.lotr_lcg.cards.targets import any_ally, any_character, damaged_characters, with_trait

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.lotr_lcg.book.encounter_phase import engage
from desktop_app.games.lotr_lcg.book.player_attack import attack_at_once
from desktop_app.games.lotr_lcg.book.playing import hosts, put_into_play
from desktop_app.games.lotr_lcg.reading.numbers import OWN, SPREAD
from desktop_app.games.lotr_lcg.reading.queries import (
    all_characters,
    allies,
    enemies,
    engaged,
    has_trait,
    heroes,
    kind,
    players,
)
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import lasting, lower_threat, place_progress, ready
from desktop_app.games.lotr_lcg.verbs.damage import can_be_damaged, deal_damage, heal
from desktop_app.games.lotr_lcg.verbs.discarding import discard_from_hand
from desktop_app.games.lotr_lcg.verbs.moving import discard_from_play, draw_cards, return_to_hand, shuffle_zone
from desktop_app.games.lotr_lcg.verbs.transfers import destinations, move_tokens, swap_numbers
from tests.games.lotr_lcg.shelf import make_up

# -- actions -------------------------------------------------------------------------------------------------------

BELL_RINGER = make_up("T-101", "ally", "Bell Ringer")


@action(BELL_RINGER)
async def ring(g: LcgState, seat: str, me: str) -> None:
    """Always possible: keeps every action window open to the eye."""
    g.pieces[me].resources += 1


SWORD_DRILL = make_up("T-102", "event", "Sword Drill")


@action(SWORD_DRILL, phase="combat")
async def sword_drill(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "attack", 1, all_characters(g), "phase", me)


OLD_WELL = make_up("T-103", "location", "Old Well")


@action(OLD_WELL, discard=1)
async def drink(g: LcgState, seat: str, me: str) -> None:
    lower_threat(g, seat, 1)


FIELD_HEALER = make_up("T-104", "ally", "Field Healer", hit_points=2)


@action(FIELD_HEALER, targets=damaged_characters, exhaust=True, discard=1)
async def field_healer(g: LcgState, seat: str, me: str, card: str) -> None:
    heal(g, card, 1)


FLASK = make_up("T-105", "attachment", "Flask")
ATTACH_TO[FLASK] = any_character


@action(FLASK, targets=damaged_characters, pay=1)
async def flask(g: LcgState, seat: str, me: str, card: str) -> None:
    heal(g, card, 1)


TWIN = make_up("T-106", "ally", "Twin Scout")


@action(TWIN, pay=0, limit="round", changes=lambda g, seat, me: g.pieces[me].exhausted)
async def twin_scout(g: LcgState, seat: str, me: str) -> None:
    ready(g, me)


OATH = make_up("T-107", "ally", "Oath Keeper")


@action(OATH, limit="game")
async def oath_keeper(g: LcgState, seat: str, me: str) -> None:
    g.pieces[me].resources += 1


# -- events --------------------------------------------------------------------------------------------------------

OPEN_CHEST = make_up("T-111", "event", "Open Chest", cost=1)


@action(OPEN_CHEST)
async def open_chest(g: LcgState, seat: str, me: str) -> None:
    await draw_cards(g, seat, 2)


FALLING_STONES = make_up("T-112", "event", "Falling Stones")


@action(FALLING_STONES, changes=lambda g, seat, me: bool(enemies(g)))
async def falling_stones(g: LcgState, seat: str, me: str) -> None:
    await deal_damage(g, enemies(g), 1, me)


WAR_CRY = make_up("T-113", "event", "War Cry")


@action(WAR_CRY)
async def war_cry(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "attack", 1, all_characters(g), "phase", me)


DAZZLING_LIGHT = make_up("T-114", "event", "Dazzling Light")


@action(DAZZLING_LIGHT, changes=lambda g, seat, me: bool(enemies(g)))
async def dazzling_light(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "attack", -1, enemies(g), "round", me)


SHIELD_WALL = make_up("T-115", "event", "Shield Wall")


def _tired_allies(g: LcgState, seat: str) -> list[str]:
    return [ally for ally in allies(g, seat) if g.pieces[ally].exhausted]


@action(SHIELD_WALL, changes=lambda g, seat, me: bool(_tired_allies(g, seat)))
async def shield_wall(g: LcgState, seat: str, me: str) -> None:
    lasting(g, "defense", 1, _tired_allies(g, seat), "round", me)


REST_AND_BREAD = make_up("T-116", "event", "Rest and Bread")


@action(REST_AND_BREAD, targets=lambda g, seat, me: heroes(g, seat))
async def rest_and_bread(g: LcgState, seat: str, me: str, hero: str) -> None:
    ready(g, hero)
    heal(g, hero, 1)


SORTING = make_up("T-117", "event", "Sorting the Packs")


@action(SORTING)
async def sorting_the_packs(g: LcgState, seat: str, me: str) -> None:
    """Draw 1 card. Discard 1 card."""
    await draw_cards(g, seat, 1)
    card = await choose_card(g, seat, "lcg-ask-target", g.zones[f"hand:{seat}"][:], source=me)
    if card:
        await discard_from_hand(g, seat, [card])


SECOND_BREATH = make_up("T-118", "event", "Second Breath")


@action(SECOND_BREATH)
async def second_breath(g: LcgState, seat: str, me: str) -> None:
    for card in list(g.zones[f"discard:{seat}"]):
        g.move(card, f"deck:{seat}")
    await shuffle_zone(g, f"deck:{seat}")


GREAT_STRIDE = make_up("T-119", "event", "Great Stride")


@action(GREAT_STRIDE)
async def great_stride(g: LcgState, seat: str, me: str) -> None:
    await place_progress(g, 5)


CALL_HOME = make_up("T-120", "event", "Call Home")


@action(CALL_HOME, targets=any_ally)
async def call_home(g: LcgState, seat: str, me: str, ally: str) -> None:
    await return_to_hand(g, ally)


TEND = make_up("T-121", "event", "Tend the Wounded")


@action(TEND, targets=any_character)
async def tend_the_wounded(g: LcgState, seat: str, me: str, card: str) -> None:
    heal(g, card, 1)


DARING_LEAP = make_up("T-122", "event", "Daring Leap")


def _leapable(g: LcgState, seat: str, me: str) -> list[str]:
    return [hero for hero in heroes(g, seat) if can_be_damaged(g, hero, DARING_LEAP)]


@action(DARING_LEAP, targets=_leapable)
async def daring_leap(g: LcgState, seat: str, me: str, hero: str) -> None:
    await deal_damage(g, [hero], 1, me)


AIMED_STONE = make_up("T-123", "event", "Aimed Stone")


@action(AIMED_STONE, targets=lambda g, seat, me: enemies(g))
async def aimed_stone(g: LcgState, seat: str, me: str, enemy: str) -> None:
    await deal_damage(g, [enemy], 1, me)


CUT_LOOSE = make_up("T-124", "event", "Cut Loose")


@action(CUT_LOOSE, targets=lambda g, seat, me: g.zones["attached"][:])
async def cut_loose(g: LcgState, seat: str, me: str, attachment: str) -> None:
    await discard_from_play(g, attachment)


SEND_AWAY = make_up("T-125", "event", "Send Away")


@action(SEND_AWAY, targets=any_ally)
async def send_away(g: LcgState, seat: str, me: str, ally: str) -> None:
    await discard_from_play(g, ally)


SALLY = make_up("T-126", "event", "Sally")


@action(SALLY, targets=lambda g, seat, me: engaged(g, seat)[:])
async def sally(g: LcgState, seat: str, me: str, enemy: str) -> None:
    ready_heroes = [hero for hero in heroes(g, seat) if not g.pieces[hero].exhausted]
    await attack_at_once(g, seat, ready_heroes[0], enemy)


LURE = make_up("T-127", "event", "Lure")


@action(LURE, targets=lambda g, seat, me: [e for e in enemies(g) if e in g.zones["staging"]])
async def lure(g: LcgState, seat: str, me: str, enemy: str) -> None:
    await engage(g, enemy, seat)


UNPACK = make_up("T-128", "event", "Unpack")


def _packed(g: LcgState, seat: str, me: str) -> list[str]:
    hand = g.zones[f"hand:{seat}"]
    return [card for card in hand if kind(g, card) == "attachment" and hosts(g, seat, card)]


@action(UNPACK, targets=_packed)
async def unpack(g: LcgState, seat: str, me: str, attachment: str) -> None:
    await put_into_play(g, seat, attachment)


TOP_OF_THE_DECK = make_up("T-129", "event", "Top of the Deck")


@action(TOP_OF_THE_DECK, changes=lambda g, seat, me: bool(g.zones[f"deck:{seat}"]))
async def top_of_the_deck(g: LcgState, seat: str, me: str) -> None:
    await put_into_play(g, seat, g.zones[f"deck:{seat}"][0])


SHARED_PAIN = make_up("T-181", "event", "Shared Pain")


@action(SHARED_PAIN, targets=damaged_characters)
async def shared_pain(g: LcgState, seat: str, me: str, hurt: str) -> None:
    to = await choose_card(g, seat, "lcg-ask-target", destinations(g, "damage", hurt, all_characters(g)), source=me)
    await move_tokens(g, "damage", 1, hurt, to)


OPEN_PURSE = make_up("T-182", "event", "Open Purse")


def _givers(g: LcgState, seat: str, me: str) -> list[str]:
    mine = heroes(g, seat)
    return [hero for hero in mine if g.pieces[hero].resources and destinations(g, "resources", hero, mine)]


@action(OPEN_PURSE, targets=_givers)
async def open_purse(g: LcgState, seat: str, me: str, giver: str) -> None:
    able = destinations(g, "resources", giver, heroes(g, seat))
    await move_tokens(g, "resources", 1, giver, await choose_card(g, seat, "lcg-ask-target", able, source=me))


BORROWED_STRENGTH = make_up("T-184", "event", "Borrowed Strength")


@action(BORROWED_STRENGTH, targets=any_ally)
async def borrowed_strength(g: LcgState, seat: str, me: str, ally: str) -> None:
    """Swap the attack of an ally with that of the first hero, or of the active location."""
    other = g.zones["active_location"] or heroes(g, seat)
    swap_numbers(g, "attack", ally, other[0], "phase", me)


# -- constant abilities --------------------------------------------------------------------------------------------

SONG_LEADER = make_up("T-131", "ally", "Song Leader")
SPREAD[SONG_LEADER, "willpower"] = lambda g, me, card: int(card in all_characters(g) and has_trait(g, card, "dwarf"))

WAR_DRUM = make_up("T-132", "enemy", "War Drummer", engagement_cost=48)
SPREAD[WAR_DRUM, "attack"] = lambda g, me, card: int(card in enemies(g))

CORNERED = make_up("T-133", "ally", "Cornered Fighter")
OWN[CORNERED, "defense"] = lambda g, me, card: int(me in g.pieces and len(engaged(g, g.pieces[me].controller)) >= 2)

LOREMASTER = make_up("T-134", "ally", "Loremaster")
OWN[LOREMASTER, "attack"] = lambda g, me, card: len(g.zones[f"hand:{g.owners[me]}"])

GUARDS_HORN = make_up("T-135", "attachment", "Guard's Horn")
ATTACH_TO[GUARDS_HORN] = lambda g, seat, me: with_trait(g, [h for s in players(g) for h in heroes(g, s)], "gondor")

STRAP = make_up("T-136", "attachment", "Strap", traits=("weapon",))
ATTACH_TO[STRAP] = any_character
PLATE = make_up("T-137", "attachment", "Plate", traits=("armor",))
ATTACH_TO[PLATE] = any_character
TETHER = make_up("T-138", "attachment", "Tether")
ATTACH_TO[TETHER] = lambda g, seat, me: enemies(g)

# -- permissions ---------------------------------------------------------------------------------------------------

WANDERER = make_up("T-175", "ally", "Wanderer")


@action(WANDERER, zone="hand")
async def wanderer(g: LcgState, seat: str, me: str) -> None:
    """Used from hand: lower your threat by 1."""
    lower_threat(g, seat, 1)


REVENANT = make_up("T-176", "ally", "Revenant")
PLAYED_FROM[REVENANT] = "discard"


def until_round_ends(kind_of: str, amount: int, *cards: str) -> Effect:
    """A lasting effect as a test lays it on cards."""
    return Effect(kind_of, amount, list(cards), "", "round")
