"""The Raiders: Southrons who strike for twilight, Easterlings who feed on burdens."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    constant,
    each_time,
    grants,
    played_on,
    to_play,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import burdens_spotted, either, number_of, tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_costs import removes_tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import take_control
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to, may_take_part, place_token
from desktop_app.games.lotr_tcg.vocabulary.circumstances import burdens_are
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    can_spot,
    culture,
    keyword,
    race,
    ring_bearing,
    skirmishing,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this, removes_twilight
from desktop_app.games.lotr_tcg.vocabulary.deeds import (
    both,
    choice,
    choosing,
    for_each,
    free_peoples_player_does,
    unless,
)
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    character,
    companion,
    fighting_me,
    free_peoples_player,
    host,
    me,
    minion,
    ring_bearer,
    your_site,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import loses_to, this_is_assigned_to, this_skirmish_begins
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    add_burdens,
    add_twilight,
    discard,
    exert,
    heal,
    modify,
    wound,
)

ARROW_FROM_THE_SOUTH, DESERT_LANCERS = "4_216", "4_217"
DESERT_SOLDIER, DESERT_SPEARMAN, DESERT_WARRIOR = "4_220", "4_221", "4_222"
EASTERLING_AXEMAN, EASTERLING_GUARD, EASTERLING_INFANTRY = "4_224", "4_226", "4_227"
EASTERLING_LIEUTENANT, EASTERLING_TROOPER, ELITE_ARCHER = "4_228", "4_230", "4_232"
FEARLESS, FLANKING_ATTACK, GATHERING_TO_THE_SUMMONS, HOWL_OF_HARAD = "4_233", "4_234", "4_235", "4_236"
MEN_OF_RHUN, ON_THE_MARCH, RAIDERS_FROM_THE_EAST, SOUTHRON_BOWMAN = "4_239", "4_241", "4_242", "4_248"
SOUTHRON_COMMANDER, SOUTHRON_EXPLORER, SOUTHRON_SENTRY = "4_249", "4_250", "4_253"
SOUTHRON_SPEAR, SOUTHRON_WANDERER, WHIRLING_STRIKE = "4_255", "4_258", "4_260"

IS_RAIDER, IS_SOUTHRON = culture("raider"), keyword("southron")
RAIDER_MAN, SOUTHRON = character(IS_RAIDER, race("man")), character(IS_SOUTHRON)
RING_BOUND = companion(keyword("ring_bound"))

# -- Southrons ---------------------------------------------------------------------------------------------------------

to_play(DESERT_LANCERS, RAIDER_MAN)
action(DESERT_LANCERS, "regroup", cost=exerts(1, me, times=2), do=take_control)
for lancer in (DESERT_SOLDIER, DESERT_SPEARMAN, DESERT_WARRIOR):
    each_time(lancer, this_skirmish_begins, cost=removes_twilight(3), target=fighting_me, do=wound)
for archer in (ELITE_ARCHER, SOUTHRON_BOWMAN):
    action(
        archer,
        "archery",
        cost=exerts_this,
        do=both(choosing(companion(~ring_bearing), exert), may_take_part("no_archery").on(me)),
    )
action(
    SOUTHRON_COMMANDER,
    "assignment",
    cost=spots(companion, 6),
    do=unless("discard", free_peoples_player, choosing(companion(unbound), discard), assigned_to(me).on(ring_bearer)),
)
action(SOUTHRON_EXPLORER, "regroup", cost=(exerts_this, removes_twilight(5)), do=take_control)
action(SOUTHRON_SENTRY, "maneuver", cost=exerts_this, do=add_twilight(number_of(your_site, 2)))
action(
    SOUTHRON_WANDERER,
    "assignment",
    cost=(exerts_this, spots(companion, 5)),
    do=unless("twilight", free_peoples_player, add_twilight(4), assigned_to(me).on(ring_bearer)),
)

# -- Easterlings -------------------------------------------------------------------------------------------------------

constant(EASTERLING_AXEMAN, on=me, strength=3, applies=burdens_are(2))
grants("keyword", EASTERLING_AXEMAN, "fierce", on=me, applies=burdens_are(2))
for guard in (EASTERLING_GUARD, EASTERLING_LIEUTENANT):
    each_time(guard, this_is_assigned_to(companion(unbound)), cost=exerts_this, do=add_burdens(1))
for trooper in (EASTERLING_INFANTRY, EASTERLING_TROOPER):
    grants("keyword", trooper, "fierce", on=me, applies=burdens_are(3))
    constant(trooper, on=me, damage=1, applies=burdens_are(3))

# -- possessions and conditions ----------------------------------------------------------------------------------------

played_on(SOUTHRON, SOUTHRON_SPEAR)
action(
    SOUTHRON_SPEAR,
    "skirmish",
    cost=(removes_twilight(4), exerts(1, host)),
    target=character(skirmishing(host)),
    do=wound,
)
each_time(ARROW_FROM_THE_SOUTH, loses_to(IS_RAIDER & race("man")), do=place_token.on(me))
action(
    ARROW_FROM_THE_SOUTH,
    "archery",
    do=both(for_each(tokens_here(), minion(IS_RAIDER, keyword("archer")), heal, every=True), discard.on(me)),
)
each_time(
    HOWL_OF_HARAD,
    loses_to(IS_SOUTHRON),
    cost=removes_twilight(4),
    do=free_peoples_player_does(choosing(RING_BOUND, wound)),
)
action(RAIDERS_FROM_THE_EAST, "shadow", cost=(removes_twilight(3), exerts(1, RAIDER_MAN)), do=place_token.on(me))
action(RAIDERS_FROM_THE_EAST, "maneuver", cost=removes_tokens_here(1), do=add_twilight(1))

# -- events ------------------------------------------------------------------------------------------------------------

action(
    FEARLESS,
    "skirmish",
    do=choice(
        for_burdens=choosing(SOUTHRON, modify(strength=burdens_spotted(most=5))),
        for_strength=choosing(RAIDER_MAN, modify(strength=2)),
    ),
)
for phase in ("maneuver", "skirmish"):
    action(FLANKING_ATTACK, phase, cost=exerts(1, SOUTHRON), do=add_twilight(3))
action(GATHERING_TO_THE_SUMMONS, "skirmish", cost=spots(RAIDER_MAN(skirmishing(RING_BOUND))), do=add_burdens(1))
action(MEN_OF_RHUN, "skirmish", target=RAIDER_MAN, do=modify(strength=either(burdens_are(4), 4, 3)))
action(ON_THE_MARCH, "skirmish", target=RAIDER_MAN, do=modify(strength=either(can_spot(companion, 6), 5, 3)))
action(
    WHIRLING_STRIKE,
    "skirmish",
    target=companion(skirmishing(RAIDER_MAN)) | ally(skirmishing(RAIDER_MAN)),
    do=wound,
)
