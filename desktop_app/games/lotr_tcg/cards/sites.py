"""The sites of the Tower block."""

from __future__ import annotations

from desktop_app.games.kit.limits import per
from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    adds,
    as_soon_as,
    constant,
    each_time,
    forbids,
    grants,
    required,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import number_of
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import discard_from_hand, hand_under_deck, stop_moving
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    bearing,
    can_spot,
    cannot_spot,
    culture,
    during,
    first_here,
    free_peoples,
    keyword,
    mounted,
    of_class,
    pool_below,
    race,
    titled,
    type_of,
    unbound,
    weapon,
    wounded,
    yours,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import (
    exerts,
    plays_one,
    removes_burdens,
    removes_twilight,
)
from desktop_app.games.lotr_tcg.vocabulary.deeds import (
    both,
    choice,
    choosing,
    each_shadow_player,
    for_each,
    may,
)
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    any_player,
    being_played,
    character,
    companion,
    free_peoples_player,
    in_hand,
    in_your_deck,
    in_your_discard,
    item,
    me,
    minion,
    possession,
    that_card,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    fellowship_arrives_here,
    fellowship_leaves_here,
    fellowship_phase_begins,
    first_shadow_phase_begins,
    free_peoples_send,
    is_played,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_twilight,
    discard,
    draw,
    exert,
    gains,
    heal,
    play_from_deck,
    play_from_discard,
    raise_move_limit,
)

EAST_WALL_OF_ROHAN, EASTEMNET_DOWNS, EASTEMNET_GULLIES = "4_323", "4_324", "4_325"
HORSE_COUNTRY, PLAINS_OF_ROHAN, THE_RIDDERMARK, WESTERN_EMYN_MUIL = "4_326", "4_327", "4_328", "4_329"
DERNDINGLE, EASTFOLD, FANGORN_FOREST, PLAINS_OF_ROHAN_CAMP = "4_330", "4_331", "4_332", "4_333"
ROHIRRIM_VILLAGE, URUK_CAMP, WOLD_OF_ROHAN = "4_334", "4_335", "4_336"
BARROWS_OF_EDORAS, GOLDEN_HALL, STABLES, STREETS_OF_EDORAS = "4_337", "4_338", "4_339", "4_340"
THRONE_ROOM, WESTEMNET_PLAINS = "4_341", "4_342"
ERED_NIMRAIS, WESTEMNET_HILLS, WHITE_MOUNTAINS, WHITE_ROCKS = "4_343", "4_344", "4_345", "4_346"
DEEP_OF_HELM, DEEPING_WALL, HELMS_GATE, HORNBURG_COURTYARD = "4_347", "4_348", "4_349", "4_350"
HORNBURG_PARAPET, CAVES_OF_AGLAROND, GREAT_HALL, HORNBURG_ARMORY = "4_351", "4_352", "4_353", "4_354"
CAVERN_ENTRANCE, HORNBURG_CAUSEWAY, KINGS_ROOM = "4_355", "4_356", "4_357"
RING_OF_ISENGARD, WIZARDS_VALE = "4_358", "4_359"
FORTRESS_OF_ORTHANC, ORTHANC_BALCONY, ORTHANC_LIBRARY, PALANTIR_CHAMBER = "4_360", "4_361", "4_362", "4_363"

ROHAN = culture("rohan")
DUNLENDING = character(culture("dunland"), race("man"))
URUK_HAI = race("uruk_hai")

# -- 1 to 3 ------------------------------------------------------------------------------------------------------------

required(EAST_WALL_OF_ROHAN, fellowship_leaves_here, do=add_twilight(2))
required(EASTEMNET_DOWNS, is_played(companion), do=discard_from_hand(2).on(free_peoples_player))
for site, title in ((EASTEMNET_GULLIES, "Legolas"), (PLAINS_OF_ROHAN, "Gimli"), (THE_RIDDERMARK, "Aragorn")):
    action(
        site,
        "fellowship",
        cost=exerts(2, companion(unbound)),
        do=play_from_deck(in_your_deck(titled(title))),
    )
as_soon_as(HORSE_COUNTRY, can_spot(possession(ROHAN, of_class("mount"))), raise_move_limit(1))
required(WESTERN_EMYN_MUIL, fellowship_leaves_here, do=exert.on(companion(keyword("ring_bound"))))
as_soon_as(DERNDINGLE, can_spot(companion(race("hobbit"), unbound)), raise_move_limit(1))
action(
    EASTFOLD,
    "shadow",
    cost=spots(minion(culture("isengard"), keyword("tracker")), 3),
    do=stop_moving.on(free_peoples_player),
)
for site, title in ((FANGORN_FOREST, "Treebeard"), (THRONE_ROOM, "Théoden")):
    action(site, "fellowship", do=play_from_deck(in_your_deck(titled(title))))
each_time(PLAINS_OF_ROHAN_CAMP, fellowship_phase_begins, do=for_each(3, companion(wounded), heal))
forbids(ROHIRRIM_VILLAGE, "wound", DUNLENDING, during("archery"))
required(URUK_CAMP, is_played(minion(URUK_HAI)), do=exert.on(that_card))
required(WOLD_OF_ROHAN, free_peoples_send(companion | ally), do=add_twilight(1))
action(BARROWS_OF_EDORAS, "fellowship", do=both(hand_under_deck.on(you), draw(4).on(you)))
required(GOLDEN_HALL, fellowship_arrives_here, do=discard.on(item(weapon, free_peoples)))
action(
    STABLES,
    "fellowship",
    cost=exerts(1, character(ROHAN, race("man"))),
    do=play_from_deck(in_your_deck(ROHAN, of_class("mount"))),
    limit=per("turn"),
)
for part in ("archery", "skirmish"):
    forbids(STREETS_OF_EDORAS, part, ally(ROHAN))
forbids(WESTEMNET_PLAINS, "wound", DUNLENDING, during("archery"))

# -- 4 to 6 ------------------------------------------------------------------------------------------------------------

constant(ERED_NIMRAIS, on=being_played(type_of("companion") | type_of("ally")), twilight=3)
required(WESTEMNET_HILLS, fellowship_arrives_here, do=heal.on(companion(mounted) | ally(mounted)))
required(
    WHITE_MOUNTAINS,
    fellowship_arrives_here,
    do=choice(
        theoden=exert.on(companion(titled("Théoden"))),
        two_others=choosing(companion(~titled("Théoden")), exert, 2),
    ),
)
constant(WHITE_ROCKS, on=me, shadow_number=number_of(companion(mounted)))
constant(DEEP_OF_HELM, on=being_played(URUK_HAI), twilight=-3, applies=first_here)
action(DEEPING_WALL, "shadow", do=play_from_deck(in_your_deck(titled("Saruman"))))
constant(
    HELMS_GATE,
    on=companion(bearing(of_class("hand_weapon"))) | minion(bearing(of_class("hand_weapon"))),
    strength=2,
)
constant(HORNBURG_COURTYARD, on=me, shadow_number=-2, applies=can_spot(character(titled("Aragorn"))))
adds(HORNBURG_PARAPET, "fellowship_archery", 1)
adds(HORNBURG_PARAPET, "minion_archery", -1)
action(
    CAVES_OF_AGLAROND,
    "maneuver",
    cost=(removes_twilight(2), spots(minion(URUK_HAI, yours))),
    target=minion(URUK_HAI, yours),
    do=gains("fierce", until="regroup"),
)
for part in ("archery", "skirmish"):
    grants("way", GREAT_HALL, part, on=ally(ROHAN))
action(HORNBURG_ARMORY, "fellowship", cost=plays_one(in_hand(type_of("possession"))), do=draw(1).on(you))

# -- 7 to 9 ------------------------------------------------------------------------------------------------------------

forbids(CAVERN_ENTRANCE, "act:skirmish", any_player)
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
constant(FORTRESS_OF_ORTHANC, on=me, shadow_number=number_of(companion, 2, over=4))
action(ORTHANC_BALCONY, "shadow", do=play_from_discard(in_your_discard(titled("Saruman")), less=2))
required(
    ORTHANC_LIBRARY, fellowship_arrives_here, do=each_shadow_player(may(draw(number_of(companion, over=4)).on(you)))
)
action(
    PALANTIR_CHAMBER,
    "shadow",
    cost=removes_burdens(2),
    do=play_from_discard(in_your_discard(type_of("minion"))),
)
