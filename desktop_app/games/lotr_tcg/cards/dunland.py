"""Dunland: wild men who grow as they win, and the land that they take."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, each_time, played_on, response
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, number_of, tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_costs import removes_tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import play_this, stack_this_there, take_control
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import (
    assigned_to_one_of,
    attacked_by_this,
    may_take_part,
    place_token,
)
from desktop_app.games.lotr_tcg.vocabulary.circumstances import any_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_a,
    can_spot,
    culture,
    free_peoples,
    other,
    race,
    skirmishing,
    this_is,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    character,
    companion,
    in_hand,
    me,
    minion,
    possession,
    that_card,
    your_site,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    bearer_wins,
    fellowship_moves,
    loses_to,
    this_wins,
    wins,
    wins_against,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, gains, modify, play_from_hand

ANGER, BAND_OF_WILD_MEN, BURN_EVERY_VILLAGE, DARK_FURY, DEATH_TO_THE_STRAWHEADS = "4_3", "4_4", "4_5", "4_7", "4_8"
DUNLENDING_ARSONIST, DUNLENDING_LOOTER, DUNLENDING_MADMAN, DUNLENDING_PILLAGER = "4_9", "4_11", "4_12", "4_13"
DUNLENDING_RANSACKER, DUNLENDING_RAVAGER, DUNLENDING_ROBBER, DUNLENDING_WARRIOR = "4_14", "4_15", "4_16", "4_18"
HILLMAN_BAND, HILLMAN_RABBLE, HILLMAN_TRIBE, IRON_AXE, LIVING_OFF_ROCK = "4_21", "4_24", "4_25", "4_26", "4_27"
NO_DEFENSE, OVER_THE_ISEN, SECRET_FOLK, WAR_CLUB = "4_28", "4_31", "4_34", "4_36"
WAR_CRY_OF_DUNLAND, WILD_MAN_OF_DUNLAND = "4_37", "4_38"

IS_DUNLAND = culture("dunland")
IS_DUNLENDING = IS_DUNLAND & race("man")
DUNLENDING = character(IS_DUNLAND, race("man"))
ROHAN_MAN = culture("rohan") & race("man")

# -- minions -----------------------------------------------------------------------------------------------------------

each_time(BAND_OF_WILD_MEN, this_wins, do=gains("fierce", until="regroup").on(me))
for wild_man in (DUNLENDING_ARSONIST, WILD_MAN_OF_DUNLAND):
    each_time(
        wild_man,
        this_wins,
        do=play_from_hand(
            in_hand(type_of("minion"), IS_DUNLENDING),
            less=2,
            then=both(gains("fierce", until="regroup"), modify(damage=1, until="regroup")),
        ),
    )
for wild_man in (DUNLENDING_LOOTER, HILLMAN_RABBLE):
    each_time(wild_man, this_wins, do=choosing(your_site, stack_this_there))
    action(wild_man, "shadow", do=play_this(less=2), zone="stacked")
for wild_man in (DUNLENDING_MADMAN, DUNLENDING_ROBBER):
    each_time(
        wild_man,
        this_wins,
        do=both(modify(strength=2, until="regroup").on(me), gains("fierce", until="regroup").on(me)),
    )
each_time(
    DUNLENDING_PILLAGER,
    this_wins,
    do=choosing(possession(free_peoples), discard, either(can_spot(companion, 6), 2, 1)),
)
each_time(DUNLENDING_RANSACKER, this_wins, cost=spots(DUNLENDING(other)), do=take_control)
each_time(HILLMAN_TRIBE, this_wins, cost=spots(minion(IS_DUNLAND, other)), do=take_control)
each_time(HILLMAN_BAND, fellowship_moves, cost=spots(DUNLENDING(other)), do=take_control)
constant(DUNLENDING_RAVAGER, on=me, strength=2, applies=this_is(skirmishing(character(ROHAN_MAN))))
for wild_man in (DUNLENDING_RAVAGER, DUNLENDING_WARRIOR):
    action(wild_man, "assignment", cost=spots(ally), target=ally, do=attacked_by_this)

# -- possessions and conditions ----------------------------------------------------------------------------------------

played_on(DUNLENDING, IRON_AXE, WAR_CLUB)
each_time(WAR_CLUB, bearer_wins, do=choosing(possession(free_peoples), discard, 2))
each_time(
    LIVING_OFF_ROCK,
    wins_against(DUNLENDING, ROHAN_MAN),
    do=both(modify(strength=2, until="regroup").on(that_card), gains("fierce", until="regroup").on(that_card)),
)
action(NO_DEFENSE, "shadow", cost=removes_twilight(3), do=place_token.on(me))
action(
    NO_DEFENSE,
    "skirmish",
    cost=(spots(DUNLENDING), removes_tokens_here(1)),
    target=character(skirmishing(DUNLENDING)),
    do=may_take_part("no_possession_strength"),
)
action(
    OVER_THE_ISEN,
    "assignment",
    cost=(spots(your_site), removes_twilight(2)),
    target=DUNLENDING,
    do=assigned_to_one_of(companion(unbound)),
)
each_time(SECRET_FOLK, loses_to(IS_DUNLENDING), do=place_token.on(me))
action(
    SECRET_FOLK,
    "maneuver",
    do=both(choosing(possession(free_peoples), discard, tokens_here(most=3)), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(
    ANGER,
    "skirmish",
    condition=any_of(can_spot(minion(IS_DUNLAND), 3), can_spot(your_site)),
    target=DUNLENDING,
    do=gains("fierce", until="regroup"),
)
action(BURN_EVERY_VILLAGE, "skirmish", target=DUNLENDING, do=modify(strength=either(can_spot(your_site), 4, 2)))
action(DARK_FURY, "skirmish", target=DUNLENDING, do=modify(strength=either(at_a("sanctuary"), 4, 2)))
action(DEATH_TO_THE_STRAWHEADS, "skirmish", target=DUNLENDING, do=modify(strength=number_of(companion)))
response(
    WAR_CRY_OF_DUNLAND,
    wins(DUNLENDING),
    do=both(gains("fierce", until="regroup").on(that_card), modify(strength=4, until="regroup").on(that_card)),
)
