"""Rohan: riders, their horses, the villagers."""

from __future__ import annotations

from desktop_app.games.kit.limits import per
from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    as_soon_as,
    constant,
    each_time,
    grants,
    played_on,
    required,
    response,
    to_play,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import (
    either,
    number_of,
    tokens_here,
)
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import liberate
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import place_token
from desktop_app.games.lotr_tcg.vocabulary.circumstances import in_starting_fellowship
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    can_spot,
    culture,
    home_is_taken,
    it_is,
    keyword,
    mounted,
    of_the_shadow,
    race,
    signet,
    skirmishing,
    this_is,
    titled,
    type_of,
    unbound,
    wounded,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import (
    adds_twilight,
    exerts,
    exerts_this,
    plays_one,
)
from desktop_app.games.lotr_tcg.vocabulary.deeds import (
    both,
    choosing,
)
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    character,
    chosen,
    companion,
    condition,
    fighting_bearer,
    host,
    in_hand,
    me,
    minion,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    about_to_be_wounded,
    bearers_skirmish_begins,
    fellowship_phase_begins,
    opponent_about_to_take_control,
    this_is_played,
    turn_begins,
    wins,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, exert, heal, modify, prevent_it

BREGO, CEORL, ELITE_RIDER, EOMER, EOMERS_SPEAR, EOWYN = "4_263", "4_264", "4_265", "4_266", "4_268", "4_270"
FIGHT_FOR_THE_VILLAGERS, FORTH_EORLINGAS, FORTRESS_NEVER_FALLEN = "4_273", "4_275", "4_276"
GUMA, HEAVY_CHAIN, HERUGRIM, HLAFWINE = "4_277", "4_278", "4_280", "4_281"
AN_HONORABLE_CHARGE, HORSE_OF_ROHAN, LEOD, RIDER_OF_ROHAN = "4_282", "4_283", "4_285", "4_286"
RIDERS_MOUNT, RIDERS_SPEAR, SWORD_OF_ROHAN, THEODEN_SON_OF_THENGEL = "4_287", "4_288", "4_291", "4_292"
WELAND, WELL_STORED, WORK_FOR_THE_SWORD, THEODEN = "4_295", "4_296", "4_297", "4_365"

ROHAN = culture("rohan")
ROHAN_MAN = character(ROHAN, race("man"))
VILLAGER = character(keyword("villager"))
RIDES = race("man") | race("elf") | race("wizard")

# -- companions --------------------------------------------------------------------------------------------------------

constant(EOMER, on=me, twilight=-1, applies=can_spot(ROHAN_MAN))
each_time(EOMER, turn_begins, target=ally(ROHAN), do=heal)
response(
    EOWYN,
    about_to_be_wounded(companion(unbound)),
    cost=(exerts_this, adds_twilight(1)),
    do=prevent_it,
)
action(
    RIDER_OF_ROHAN,
    "skirmish",
    condition=this_is(mounted),
    cost=exerts_this,
    target=minion(skirmishing(companion(unbound))),
    do=exert,
)
action(
    THEODEN,
    "fellowship",
    cost=plays_one(in_hand(type_of("possession"), ROHAN), on=companion(ROHAN)),
    do=heal.on(chosen),
    limit=per("turn"),
)

action(THEODEN_SON_OF_THENGEL, "regroup", cost=(spots(ally(ROHAN)), exerts_this), do=liberate)
response(CEORL, opponent_about_to_take_control, cost=(exerts_this, exerts(1, VILLAGER)), do=prevent_it)
constant(ELITE_RIDER, on=me, twilight=-1, applies=in_starting_fellowship)
constant(ELITE_RIDER, on=me, strength=2, applies=this_is(skirmishing(minion(wounded))))

# -- allies ------------------------------------------------------------------------------------------------------------

for villager in (GUMA, HLAFWINE, LEOD, WELAND):
    as_soon_as(villager, home_is_taken, discard.on(me))
action(GUMA, "fellowship", cost=exerts_this, target=ROHAN_MAN, do=heal)
action(HLAFWINE, "skirmish", cost=exerts_this, target=ROHAN_MAN, do=modify(strength=2))
action(LEOD, "skirmish", cost=exerts_this, target=companion(mounted), do=modify(strength=2))
action(WELAND, "fellowship", cost=exerts_this, target=companion(mounted), do=heal)

# -- possessions and conditions ----------------------------------------------------------------------------------------

for horse in (BREGO, HORSE_OF_ROHAN):
    to_play(horse, ROHAN_MAN)
    played_on(character(RIDES), horse)
for horse in (BREGO, HORSE_OF_ROHAN, RIDERS_MOUNT):
    required(horse, bearers_skirmish_begins, do=exert.on(fighting_bearer))
played_on(ROHAN_MAN, RIDERS_MOUNT, RIDERS_SPEAR, SWORD_OF_ROHAN, EOMERS_SPEAR)
constant(EOMERS_SPEAR, on=host, damage=2, applies=it_is(titled("Éomer") & mounted))
constant(RIDERS_SPEAR, on=host, damage=1, applies=it_is(mounted))
constant(SWORD_OF_ROHAN, on=host, damage=1, applies=it_is(skirmishing(minion(race("uruk_hai")))))
each_time(BREGO, this_is_played, do=heal.on(host))
played_on(character(race("man")), HEAVY_CHAIN)
grants("way", HEAVY_CHAIN, "tripled", on=host)
played_on(character(titled("Théoden")), HERUGRIM)
constant(HERUGRIM, on=host, damage=1)
each_time(WELL_STORED, fellowship_phase_begins, target=character(keyword("villager")), do=heal)

each_time(FORTRESS_NEVER_FALLEN, wins(ROHAN_MAN), do=place_token.on(me))
action(
    FORTRESS_NEVER_FALLEN,
    "regroup",
    do=both(choosing(condition(of_the_shadow), discard, tokens_here()), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(
    AN_HONORABLE_CHARGE,
    "skirmish",
    target=companion(unbound),
    do=modify(strength=number_of(ROHAN_MAN, most=3)),
)
action(
    WORK_FOR_THE_SWORD,
    "skirmish",
    target=ROHAN_MAN,
    do=both(modify(strength=2), modify(damage=either(it_is(mounted), 2, 0))),
)
action(FIGHT_FOR_THE_VILLAGERS, "skirmish", target=ROHAN_MAN, do=modify(strength=either(can_spot(VILLAGER), 3, 2)))
action(
    FORTH_EORLINGAS,
    "maneuver",
    cost=exerts(1, companion(titled("Théoden"))),
    target=companion(signet("theoden")),
    do=modify(defender=1, until="regroup"),
)
