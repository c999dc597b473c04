"""Isengard: Uruk-hai who besiege, who hunt and who shoot, and the creatures of Saruman's tongue."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    adds,
    constant,
    each_time,
    forbids,
    grants,
    played_on,
    required,
    response,
    to_play,
    to_play_pays,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import borne_by_its_foe, either, number_of
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards, removes_tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import play_this, stack_this_there, take_control
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import (
    assigned_to,
    cannot,
    change_totals,
    exhaust,
    may_take_part,
    place_token,
)
from desktop_app.games.lotr_tcg.vocabulary.circumstances import any_of, in_a_fierce_skirmish
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    assigned,
    at_a,
    bearing,
    can_spot,
    culture,
    free_peoples,
    it_is,
    keyword,
    not_paying,
    of_class,
    of_the_shadow,
    other,
    outside,
    race,
    ring_bearing,
    skirmishing,
    that_is,
    there_are,
    this_is,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this, plays_one, removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing, free_peoples_player_does, if_, unless
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    card_in_play,
    character,
    chosen,
    companion,
    dead,
    free_peoples_player,
    host,
    in_hand,
    in_your_discard,
    me,
    minion,
    possession,
    that_card,
    your_site,
)
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    ability_used,
    bearer_is_assigned,
    free_peoples_assign,
    free_peoples_send,
    is_killed,
    is_killed_fighting,
    loses_to,
    regroup_phase_begins,
    this_is_played,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_burdens,
    discard,
    exert,
    modify,
    play_from_discard,
    play_from_hand,
    prevent_it,
    wound,
)

ADVANCE_URUK_PATROL, ATTACK_ON_HELMS_DEEP, BAND_OF_URUK_BOWMEN = "4_136", "4_137", "4_138"
BEYOND_DARK_MOUNTAINS, BROAD_BLADED_SWORD, BROUGHT_BACK_ALIVE = "4_141", "4_142", "4_143"
CLOUD_OF_ARROWS, COVERING_FIRE, DOWN_TO_THE_LAST_CHILD, FEROCITY = "4_145", "4_147", "4_148", "4_151"
GET_BACK, GRIMA, HAUNTING_HER_STEPS, KILL_THEM_NOW = "4_152", "4_153", "4_155", "4_156"
MANY_RIDDLES, MEN_WILL_FALL, RANKS_WITHOUT_NUMBER, STILL_THEY_CAME = "4_159", "4_161", "4_170", "4_175"
UNFERTH, URUK_BESIEGER, URUK_CHASER, URUK_CROSSBOW_TROOP = "4_178", "4_180", "4_181", "4_182"
URUK_CROSSBOWMAN, URUK_DEFENDER, URUK_FANATIC, URUK_FOOT_SOLDIER = "4_183", "4_184", "4_185", "4_187"
URUK_HUNTER, URUK_PLAINS_RUNNER, URUK_PURSUER, URUK_REAR_GUARD = "4_188", "4_189", "4_190", "4_191"
URUK_REGULAR, URUK_RUNNER, URUK_SEARCHER, URUK_SEEKER, URUK_SPEAR = "4_192", "4_193", "4_194", "4_195", "4_196"
URUK_STALKER, URUK_STORMER, URUK_VETERAN, URUK_HAI_BAND = "4_197", "4_198", "4_201", "4_202"
URUK_HAI_MARAUDER, URUK_HAI_MOB, URUK_HAI_PATROL = "4_204", "4_205", "4_206"
VENGEANCE, WE_ARE_THE_FIGHTING_URUK_HAI, WEARY = "4_208", "4_210", "4_212"

IS_URUK_HAI = race("uruk_hai")
URUK_HAI = character(IS_URUK_HAI)
IS_ISENGARD = culture("isengard")
ISENGARD_MAN = minion(IS_ISENGARD, race("man"))
ARCHER = minion(IS_ISENGARD, keyword("archer"))
TRACKER = minion(IS_ISENGARD, keyword("tracker"))
FREE_CHARACTER = type_of("companion") | type_of("ally")
UNBOUND_HOBBIT = race("hobbit") & unbound
SEARCHED = character(bearing(keyword("search")))
SHADOW_CONDITION = type_of("condition") & of_the_shadow

# -- Uruk-hai ----------------------------------------------------------------------------------------------------------

for uruk, amount in ((URUK_DEFENDER, 2), (URUK_REAR_GUARD, 1)):
    action(
        uruk,
        "skirmish",
        condition=at_a("battleground"),
        cost=exerts_this,
        target=URUK_HAI(other),
        do=modify(strength=amount),
    )
grants("keyword", URUK_FANATIC, "fierce", on=me, applies=there_are(3, dead))
action(
    URUK_REGULAR,
    "shadow",
    cost=exerts_this,
    do=play_from_hand(in_hand(type_of("minion"), IS_URUK_HAI), number_of(minion(IS_URUK_HAI, other))),
)
constant(URUK_STALKER, on=me, strength=3, applies=there_are(1, dead(type_of("ally"))))
grants("keyword", URUK_STALKER, "fierce", on=me, applies=there_are(1, dead(type_of("ally"))))

grants("keyword", ADVANCE_URUK_PATROL, "fierce", on=me, applies=at_a("battleground"))
constant(ADVANCE_URUK_PATROL, on=me, strength=4, applies=can_spot(your_site(keyword("battleground"))))
for besieger in (URUK_BESIEGER, URUK_VETERAN):
    action(besieger, "regroup", do=choosing(your_site, stack_this_there))
    action(besieger, "shadow", do=play_this(less=1), zone="stacked")
each_time(URUK_STORMER, is_killed_fighting(FREE_CHARACTER, IS_URUK_HAI), do=take_control)
constant(URUK_HAI_BAND, on=me, strength=number_of(your_site, 2))
for uruk in (URUK_HAI_MARAUDER, URUK_HAI_MOB):
    constant(uruk, on=me, twilight=number_of(your_site, -1))
constant(URUK_HAI_PATROL, on=me, damage=1, applies=can_spot(your_site))

# -- archers -----------------------------------------------------------------------------------------------------------

adds(BAND_OF_URUK_BOWMEN, "minion_archery", 1, can_spot(your_site))
each_time(URUK_CROSSBOW_TROOP, this_is_played, target=card_in_play(keyword("machine")), do=place_token)
action(
    URUK_CROSSBOWMAN,
    "archery",
    cost=exerts_this,
    do=both(free_peoples_player_does(choosing(companion(unbound), wound)), may_take_part("no_archery").on(me)),
)

# -- trackers ----------------------------------------------------------------------------------------------------------

for runner in (URUK_CHASER, URUK_RUNNER):
    constant(runner, on=me, strength=2, applies=in_a_fierce_skirmish)
for runner in (URUK_FOOT_SOLDIER, URUK_PLAINS_RUNNER):
    constant(runner, on=me, strength=3, damage=1, applies=in_a_fierce_skirmish)
for seeker in (URUK_SEARCHER, URUK_SEEKER):
    constant(seeker, on=me, strength=2, damage=1, applies=this_is(skirmishing(SEARCHED)))
for hunter in (URUK_HUNTER, URUK_PURSUER):
    forbids(hunter, "discard", companion(UNBOUND_HOBBIT))
response(URUK_HUNTER, is_killed(UNBOUND_HOBBIT), cost=exerts(1, me, times=2), target=companion, do=exhaust)
response(
    URUK_PURSUER,
    is_killed(UNBOUND_HOBBIT),
    cost=exerts_this,
    do=free_peoples_player_does(choosing(companion(unbound), wound)),
)

# -- Men ---------------------------------------------------------------------------------------------------------------

constant(
    GRIMA,
    on=companion(unbound, bearing(SHADOW_CONDITION)) | ally(bearing(SHADOW_CONDITION)),
    strength=-1,
)
required(UNFERTH, free_peoples_assign(companion | ally, ISENGARD_MAN), do=exert.on(that_card))

# -- possessions -------------------------------------------------------------------------------------------------------

played_on(URUK_HAI, BROAD_BLADED_SWORD, URUK_SPEAR)
forbids(BROAD_BLADED_SWORD, "wound", host, outside("skirmish"))
action(
    URUK_SPEAR,
    "maneuver",
    cost=exerts(1, host),
    target=possession(of_class("mount"), free_peoples),
    do=discard,
)

# -- conditions --------------------------------------------------------------------------------------------------------

action(
    ATTACK_ON_HELMS_DEEP,
    "shadow",
    cost=plays_one(in_hand(type_of("minion"), IS_URUK_HAI)),
    do=place_token.on(me),
)
action(ATTACK_ON_HELMS_DEEP, "regroup", cost=(removes_tokens_here(3), discards(minion(IS_URUK_HAI))), do=take_control)
to_play(COVERING_FIRE, ARCHER, 2)
forbids(COVERING_FIRE, "act:archery", free_peoples_player)
required(COVERING_FIRE, regroup_phase_begins, do=discard.on(me))
required(DOWN_TO_THE_LAST_CHILD, loses_to(IS_URUK_HAI), do=place_token.on(me))
action(DOWN_TO_THE_LAST_CHILD, "shadow", cost=removes_tokens_here(2), do=take_control)
to_play_pays(MANY_RIDDLES, exerts(1, TRACKER))
played_on(companion(~ring_bearing), MANY_RIDDLES)
action(
    MANY_RIDDLES,
    "assignment",
    cost=(exerts(1, TRACKER), removes_twilight(2)),
    do=unless("exert", free_peoples_player, exert.on(host), assigned_to(chosen).on(host)),
)
each_time(
    RANKS_WITHOUT_NUMBER,
    free_peoples_send(ally),
    do=play_from_discard(in_your_discard(type_of("minion"), IS_ISENGARD), less=2),
)
played_on(companion(~bearing(titled("Weary"))) | ally(~bearing(titled("Weary"))), WEARY)
required(WEARY, bearer_is_assigned(TRACKER), do=exert.on(host))

# -- events ------------------------------------------------------------------------------------------------------------

action(FEROCITY, "skirmish", target=URUK_HAI, do=modify(strength=either(at_a("battleground"), 3, 2)))
action(
    STILL_THEY_CAME,
    "skirmish",
    cost=exerts(1, minion(IS_URUK_HAI, ~assigned)),
    target=URUK_HAI(not_paying),
    do=modify(strength=3),
)
response(
    BEYOND_DARK_MOUNTAINS,
    is_killed(FREE_CHARACTER),
    cost=exerts(1, minion(IS_ISENGARD)),
    do=add_burdens(either(that_is(titled("Aragorn") | titled("Gandalf") | titled("Théoden")), 2, 1)),
)
action(
    BROUGHT_BACK_ALIVE,
    "assignment",
    cost=exerts(1, TRACKER),
    target=companion(unbound),
    do=if_(
        it_is(race("hobbit")),
        assigned_to(chosen),
        unless("exert", free_peoples_player, exert, assigned_to(chosen)),
    ),
)
action(
    CLOUD_OF_ARROWS,
    "archery",
    cost=exerts(1, ARCHER),
    do=change_totals(minion_archery=1, fellowship_archery=-1),
)
action(GET_BACK, "assignment", target=TRACKER, do=cannot("skirmish"))
response(
    HAUNTING_HER_STEPS,
    ability_used(ally | companion(unbound)),
    cost=exerts(1, minion(titled("Gríma"))),
    do=prevent_it,
)
action(KILL_THEM_NOW, "skirmish", target=TRACKER, do=modify(strength=either(it_is(skirmishing(SEARCHED)), 4, 2)))
action(
    MEN_WILL_FALL,
    "skirmish",
    condition=any_of(can_spot(character(titled("Saruman"))), can_spot(ISENGARD_MAN)),
    target=companion(unbound),
    do=modify(strength=-2),
)
action(VENGEANCE, "skirmish", target=TRACKER, do=modify(strength=borne_by_its_foe(2)))
action(
    WE_ARE_THE_FIGHTING_URUK_HAI,
    "skirmish",
    target=URUK_HAI,
    do=both(modify(strength=2), modify(damage=either(can_spot(your_site), 1, 0))),
)
