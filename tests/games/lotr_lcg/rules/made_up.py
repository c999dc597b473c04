"""The made-up cards of the tests of the rules. Each exists because the box has no card that shows its rule plainly.

Here those with actions and constant abilities; beside them those with responses and those of the encounter deck.
"""

from __future__ import annotations

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.lotr_lcg.book.player_attack import attack_at_once
from desktop_app.games.lotr_lcg.book.playing import put_into_play
from desktop_app.games.lotr_lcg.reading.queries import all_characters, engaged, heroes, ready_characters
from desktop_app.games.lotr_lcg.verbs.transfers import destinations, move_tokens, swap_numbers
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now, action, attaches_to, constant, own, permits
from desktop_app.games.lotr_lcg.vocabulary.costs import discards, exhausts, pays, per
from desktop_app.games.lotr_lcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_lcg.vocabulary.fighting import engage_you
from desktop_app.games.lotr_lcg.vocabulary.groups import (
    ally,
    attachment,
    character,
    damaged,
    enemy,
    engaged_with_you,
    exhausted,
    hero,
    in_hand,
    me,
    of_type,
    staged,
    trait,
    you,
    yours,
)
from desktop_app.games.lotr_lcg.vocabulary.lasting import modify
from desktop_app.games.lotr_lcg.vocabulary.looking import shuffle_discards_into_deck
from desktop_app.games.lotr_lcg.vocabulary.moving import (
    discard,
    discard_from_hand,
    draw,
    put_into_your_play,
    return_to_hand_from_play,
)
from desktop_app.games.lotr_lcg.vocabulary.verbs import (
    deal_damage,
    gain,
    heal,
    lower_threat,
    progress_on_the_quest,
    ready,
)
from tests.games.lotr_lcg.shelf import make_up
from tests.games.lotr_lcg.table import Table

# -- actions -------------------------------------------------------------------------------------------------------

BELL_RINGER = make_up("T-101", "ally", "Bell Ringer")
"""Always possible: keeps every action window open to the eye."""
SWORD_DRILL = make_up("T-102", "event", "Sword Drill")
OLD_WELL = make_up("T-103", "location", "Old Well")
FIELD_HEALER = make_up("T-104", "ally", "Field Healer", hit_points=2)
FLASK = make_up("T-105", "attachment", "Flask")
TWIN = make_up("T-106", "ally", "Twin Scout")
OATH = make_up("T-107", "ally", "Oath Keeper")

action(BELL_RINGER, do=gain(1).on(me))
action(SWORD_DRILL, phase="combat", do=modify(attack=1).on(character))
action(OLD_WELL, cost=discards(1), do=lower_threat(1).on(you))
action(FIELD_HEALER, cost=(exhausts, discards(1)), target=character, do=heal(1))
attaches_to(character, FLASK)
action(FLASK, cost=pays(1), target=character, do=heal(1))
action(TWIN, limit=per("round"), do=ready.on(me))
action(OATH, limit=per("game"), do=gain(1).on(me))

# -- events --------------------------------------------------------------------------------------------------------

OPEN_CHEST = make_up("T-111", "event", "Open Chest", cost=1)
FALLING_STONES = make_up("T-112", "event", "Falling Stones")
WAR_CRY = make_up("T-113", "event", "War Cry")
DAZZLING_LIGHT = make_up("T-114", "event", "Dazzling Light")
SHIELD_WALL = make_up("T-115", "event", "Shield Wall")
REST_AND_BREAD = make_up("T-116", "event", "Rest and Bread")
SORTING = make_up("T-117", "event", "Sorting the Packs")
SECOND_BREATH = make_up("T-118", "event", "Second Breath")
GREAT_STRIDE = make_up("T-119", "event", "Great Stride")
CALL_HOME = make_up("T-120", "event", "Call Home")
TEND = make_up("T-121", "event", "Tend the Wounded")
DARING_LEAP = make_up("T-122", "event", "Daring Leap")
AIMED_STONE = make_up("T-123", "event", "Aimed Stone")
CUT_LOOSE = make_up("T-124", "event", "Cut Loose")
SEND_AWAY = make_up("T-125", "event", "Send Away")
SALLY = make_up("T-126", "event", "Sally")
LURE = make_up("T-127", "event", "Lure")
UNPACK = make_up("T-128", "event", "Unpack")
TOP_OF_THE_DECK = make_up("T-129", "event", "Top of the Deck")

action(OPEN_CHEST, do=draw(2).on(you))
action(FALLING_STONES, do=deal_damage(1).on(enemy))
action(WAR_CRY, do=modify(attack=1).on(character))
action(DAZZLING_LIGHT, do=modify("round", attack=-1).on(enemy))
action(SHIELD_WALL, do=modify("round", defense=1).on(ally(yours, exhausted)))
action(REST_AND_BREAD, target=hero(yours), do=both(ready, heal(1)))
action(SORTING, do=both(draw(1).on(you), choosing(in_hand, discard_from_hand)))
action(SECOND_BREATH, do=shuffle_discards_into_deck.on(you))
action(GREAT_STRIDE, do=progress_on_the_quest(5))
action(CALL_HOME, target=ally, do=return_to_hand_from_play)
action(TEND, target=character, do=heal(1))
action(DARING_LEAP, target=hero(yours), do=deal_damage(1))
action(AIMED_STONE, target=enemy, do=deal_damage(1))
action(CUT_LOOSE, target=attachment, do=discard)
action(SEND_AWAY, target=ally, do=discard)
action(LURE, target=enemy(staged), do=engage_you)
action(UNPACK, target=in_hand(of_type("attachment")), do=put_into_your_play)


def _who_sallies(m: Now) -> list[str]:
    return [card for card in heroes(m.g, m.seat) if card in ready_characters(m.g, m.seat)]


@own(could=lambda m: bool(_who_sallies(m)))
async def sally(m: Now) -> None:
    """Your first ready hero attacks the chosen enemy."""
    await attack_at_once(m.g, m.seat, _who_sallies(m)[0], m.target)


@own(could=lambda m: bool(m.g.zones[f"deck:{m.seat}"]))
async def top_of_the_deck(m: Now) -> None:
    """Put the top card of your deck into play, whatever it is."""
    await put_into_play(m.g, m.seat, m.g.zones[f"deck:{m.seat}"][0])


action(SALLY, target=enemy(engaged_with_you), do=sally)
action(TOP_OF_THE_DECK, do=top_of_the_deck)

# -- moving and swapping -------------------------------------------------------------------------------------------

SHARED_PAIN = make_up("T-181", "event", "Shared Pain")
OPEN_PURSE = make_up("T-182", "event", "Open Purse")
BORROWED_STRENGTH = make_up("T-184", "event", "Borrowed Strength")


@own()
async def shared_pain(m: Now) -> None:
    able = destinations(m.g, "damage", m.target, all_characters(m.g), m.code)
    to = await choose_card(m.g, m.seat, "lcg-ask-target", able, source=m.me)
    await move_tokens(m.g, "damage", 1, m.target, to, m.code)


def _takers(m: Now) -> list[str]:
    return destinations(m.g, "resources", m.target, heroes(m.g, m.seat))


@own(could=lambda m: bool(m.g.pieces[m.target].resources and _takers(m)))
async def open_purse(m: Now) -> None:
    to = await choose_card(m.g, m.seat, "lcg-ask-target", _takers(m), source=m.me)
    await move_tokens(m.g, "resources", 1, m.target, to)


@own()
async def borrowed_strength(m: Now) -> None:
    """Swap the attack of an ally with that of the first hero, or of the active location."""
    other = m.g.zones["active_location"] or heroes(m.g, m.seat)
    await swap_numbers(m.g, "attack", m.target, other[0], "phase", m.me)


action(SHARED_PAIN, target=character(damaged), do=shared_pain)
action(OPEN_PURSE, target=hero(yours), do=open_purse)
action(BORROWED_STRENGTH, target=ally, do=borrowed_strength)

# -- constant abilities --------------------------------------------------------------------------------------------

SONG_LEADER = make_up("T-131", "ally", "Song Leader")
WAR_DRUM = make_up("T-132", "enemy", "War Drummer", engagement_cost=48)
CORNERED = make_up("T-133", "ally", "Cornered Fighter")
LOREMASTER = make_up("T-134", "ally", "Loremaster")
GUARDS_HORN = make_up("T-135", "attachment", "Guard's Horn")
STRAP = make_up("T-136", "attachment", "Strap", traits=("weapon",))
PLATE = make_up("T-137", "attachment", "Plate", traits=("armor",))
TETHER = make_up("T-138", "attachment", "Tether")


def _cornered(m: Now) -> bool:
    return len(engaged(m.g, m.seat)) >= 2


def _hand_of_owner(m: Now) -> int:
    return len(m.g.zones[f"hand:{m.g.owners[m.me]}"])


constant(SONG_LEADER, on=character(trait("dwarf")), willpower=1)
constant(WAR_DRUM, on=enemy, attack=1)
constant(CORNERED, on=me, applies=_cornered, defense=1)
constant(LOREMASTER, on=me, attack=_hand_of_owner)
attaches_to(hero(trait("gondor")), GUARDS_HORN)
attaches_to(character, STRAP, PLATE)
attaches_to(enemy, TETHER)

# -- permissions ---------------------------------------------------------------------------------------------------

WANDERER = make_up("T-175", "ally", "Wanderer")
"""Used from hand: lower your threat by 1."""
REVENANT = make_up("T-176", "ally", "Revenant")

action(WANDERER, zone="hand", do=lower_threat(1).on(you))
permits(REVENANT, "played_from", "discard")


def until_round_ends(kind_of: str, amount: int, *cards: str) -> Effect:
    """A lasting effect as a test lays it on cards."""
    return Effect(kind_of, amount, list(cards), "", "round")


def with_effects(table: Table, *effects: tuple[str, int, str]) -> Table:
    """Lays lasting effects (kind, amount, title) on cards, in this order."""
    for kind, amount, title in effects:
        table.g.effects.append(until_round_ends(kind, amount, table.id(title)))
    return table
