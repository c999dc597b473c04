"""The sites of the Tower block."""

from __future__ import annotations

from desktop_app.games.kit.limits import per
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, adds, as_soon_as, constant, forbids, required
from desktop_app.games.lotr_tcg.vocabulary.amounts import number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    can_spot,
    cannot_spot,
    culture,
    during,
    first_here,
    mounted,
    of_class,
    pool_below,
    race,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, plays_one, removes_burdens
from desktop_app.games.lotr_tcg.vocabulary.deeds import each_shadow_player, may
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    being_played,
    character,
    companion,
    in_hand,
    in_your_deck,
    in_your_discard,
    me,
    minion,
    possession,
    that_card,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    fellowship_arrives_here,
    first_shadow_phase_begins,
    is_played,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_twilight,
    draw,
    exert,
    heal,
    play_from_deck,
    play_from_discard,
    raise_move_limit,
)

HORSE_COUNTRY, THE_RIDDERMARK = "4_326", "4_328"
ROHIRRIM_VILLAGE, URUK_CAMP = "4_334", "4_335"
THRONE_ROOM, WESTEMNET_PLAINS = "4_341", "4_342"
WESTEMNET_HILLS, WHITE_ROCKS = "4_344", "4_346"
DEEP_OF_HELM, HORNBURG_COURTYARD = "4_347", "4_350"
HORNBURG_ARMORY = "4_354"
HORNBURG_CAUSEWAY, KINGS_ROOM = "4_356", "4_357"
RING_OF_ISENGARD, WIZARDS_VALE = "4_358", "4_359"
ORTHANC_LIBRARY, PALANTIR_CHAMBER = "4_362", "4_363"

DUNLENDING = character(culture("dunland"), race("man"))
URUK_HAI = race("uruk_hai")

# -- 1 to 3 ------------------------------------------------------------------------------------------------------------

as_soon_as(HORSE_COUNTRY, can_spot(possession(culture("rohan"), of_class("mount"))), raise_move_limit(1))
action(
    THE_RIDDERMARK,
    "fellowship",
    cost=exerts(2, companion(unbound)),
    do=play_from_deck(in_your_deck(titled("Aragorn"))),
)
forbids(ROHIRRIM_VILLAGE, "wound", DUNLENDING, during("archery"))
required(URUK_CAMP, is_played(minion(URUK_HAI)), do=exert.on(that_card))
action(THRONE_ROOM, "fellowship", do=play_from_deck(in_your_deck(titled("Théoden"))))
forbids(WESTEMNET_PLAINS, "wound", DUNLENDING, during("archery"))

# -- 4 to 6 ------------------------------------------------------------------------------------------------------------

required(WESTEMNET_HILLS, fellowship_arrives_here, do=heal.on(companion(mounted) | ally(mounted)))
constant(WHITE_ROCKS, on=me, shadow_number=number_of(companion(mounted)))
constant(DEEP_OF_HELM, on=being_played(URUK_HAI), twilight=-3, applies=first_here)
constant(HORNBURG_COURTYARD, on=me, shadow_number=-2, applies=can_spot(character(titled("Aragorn"))))
action(HORNBURG_ARMORY, "fellowship", cost=plays_one(in_hand(type_of("possession"))), do=draw(1).on(you))

# -- 7 to 9 ------------------------------------------------------------------------------------------------------------

adds(HORNBURG_CAUSEWAY, "minion_archery", number_of(companion(unbound), 2, over=3))
required(
    KINGS_ROOM,
    fellowship_arrives_here,
    condition=cannot_spot(companion(culture("rohan"))),
    do=exert.on(companion(unbound)),
)
action(
    RING_OF_ISENGARD,
    "shadow",
    cost=plays_one(in_hand(type_of("minion"), culture("dunland"))),
    do=draw(1).on(you),
)
required(WIZARDS_VALE, first_shadow_phase_begins, condition=pool_below(9), do=add_twilight(4), limit=per("turn"))
required(
    ORTHANC_LIBRARY, fellowship_arrives_here, do=each_shadow_player(may(draw(number_of(companion, over=4)).on(you)))
)
action(
    PALANTIR_CHAMBER,
    "shadow",
    cost=removes_burdens(2),
    do=play_from_discard(in_your_discard(type_of("minion"))),
)
