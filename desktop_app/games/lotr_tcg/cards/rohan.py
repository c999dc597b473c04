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
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    can_spot,
    culture,
    home_is_taken,
    it_is,
    keyword,
    mounted,
    race,
    skirmishing,
    this_is,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_twilight, exerts_this, plays_one
from desktop_app.games.lotr_tcg.vocabulary.deeds import both
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    character,
    chosen,
    companion,
    fighting_bearer,
    host,
    in_hand,
    me,
    minion,
)
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    about_to_be_wounded,
    bearers_skirmish_begins,
    fellowship_phase_begins,
    this_is_played,
    turn_begins,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, exert, heal, modify, prevent_it

BREGO, EOMER, EOWYN = "4_263", "4_266", "4_270"
GUMA, HEAVY_CHAIN, HERUGRIM = "4_277", "4_278", "4_280"
AN_HONORABLE_CHARGE, HORSE_OF_ROHAN, RIDER_OF_ROHAN = "4_282", "4_283", "4_286"
WELAND, WELL_STORED, WORK_FOR_THE_SWORD, THEODEN = "4_295", "4_296", "4_297", "4_365"

ROHAN = culture("rohan")
ROHAN_MAN = character(ROHAN, race("man"))
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

# -- allies ------------------------------------------------------------------------------------------------------------

as_soon_as(GUMA, home_is_taken, discard.on(me))
action(GUMA, "fellowship", cost=exerts_this, target=ROHAN_MAN, do=heal)
as_soon_as(WELAND, home_is_taken, discard.on(me))
action(WELAND, "fellowship", cost=exerts_this, target=companion(mounted), do=heal)

# -- possessions and conditions ----------------------------------------------------------------------------------------

for horse in (BREGO, HORSE_OF_ROHAN):
    to_play(horse, ROHAN_MAN)
    played_on(character(RIDES), horse)
    required(horse, bearers_skirmish_begins, do=exert.on(fighting_bearer))
each_time(BREGO, this_is_played, do=heal.on(host))
played_on(character(race("man")), HEAVY_CHAIN)
grants("way", HEAVY_CHAIN, "tripled", on=host)
played_on(character(titled("Théoden")), HERUGRIM)
constant(HERUGRIM, on=host, damage=1)
each_time(WELL_STORED, fellowship_phase_begins, target=character(keyword("villager")), do=heal)

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
