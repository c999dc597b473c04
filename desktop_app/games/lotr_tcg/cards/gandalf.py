"""Gandalf, his spells, and the Ents whom he wakes."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, each_time
from desktop_app.games.lotr_tcg.vocabulary.amounts import tokens_here, twilight_spotted
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards_from_hand
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import (
    heals_it,
    may_take_part,
    place_token,
    prevent_all_wounds,
)
from desktop_app.games.lotr_tcg.vocabulary.circumstances import more_than
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    culture,
    of_the_shadow,
    pool_holds,
    race,
    signet,
    skirmishing,
    strength_at_most,
    titled,
    type_of,
    unbound,
    wounded,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this
from desktop_app.games.lotr_tcg.vocabulary.deeds import (
    a_shadow_player,
    both,
    choosing,
    for_each,
    free_peoples_player_does,
    unless,
)
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    ally,
    companion,
    in_hand,
    item,
    me,
    minion,
    shadow_player,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots, spots_twilight
from desktop_app.games.lotr_tcg.vocabulary.triggers import wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, heal, modify, wound

BEHOLD_THE_WHITE_RIDER, GANDALF_THE_WHITE_WIZARD, HAVE_PATIENCE = "4_88", "4_90", "4_93"
KEEP_YOUR_FORKED_TONGUE, LONG_I_FELL, MITHRANDIR = "4_96", "4_97", "4_98"
ROLL_OF_THUNDER, STUMP_AND_BRAMBLE, TASK_WAS_NOT_DONE = "4_99", "4_101", "4_102"
TREEBEARD, UNDER_THE_LIVING_EARTH, WIZARDRY_INDEED = "4_104", "4_105", "4_108"

GANDALF = companion(titled("Gandalf"))

# -- characters --------------------------------------------------------------------------------------------------------

constant(GANDALF_THE_WHITE_WIZARD, on=me, strength=3, applies=pool_holds(3))
action(
    TREEBEARD,
    "fellowship",
    cost=(exerts_this, discards_from_hand(1, in_hand(type_of("companion"), unbound))),
    target=companion(unbound),
    do=heal,
)

# -- conditions --------------------------------------------------------------------------------------------------------

each_time(BEHOLD_THE_WHITE_RIDER, wins(GANDALF), do=place_token.on(me))
action(
    BEHOLD_THE_WHITE_RIDER,
    "skirmish",
    do=both(for_each(tokens_here(), minion(skirmishing(GANDALF)), wound, every=True), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(HAVE_PATIENCE, "fellowship", cost=spots(GANDALF), target=companion(unbound), do=heals_it(2))
action(
    KEEP_YOUR_FORKED_TONGUE,
    "skirmish",
    cost=(spots(GANDALF), spots_twilight(3)),
    target=companion(signet("gandalf")),
    do=prevent_all_wounds,
)
action(
    LONG_I_FELL,
    "skirmish",
    cost=spots(GANDALF),
    do=unless(
        "wound", shadow_player, free_peoples_player_does(choosing(minion, wound)), prevent_all_wounds.on(GANDALF)
    ),
)
action(MITHRANDIR, "maneuver", cost=exerts(1, GANDALF), do=wound.on(minion(strength_at_most(6))))
for phase in ("fellowship", "maneuver"):
    action(ROLL_OF_THUNDER, phase, cost=spots(GANDALF), target=item(of_the_shadow), do=discard)
action(
    STUMP_AND_BRAMBLE,
    "maneuver",
    cost=(spots(minion(culture("isengard"))), spots(ally(race("ent")))),
    target=ally(race("ent")),
    do=both(modify(damage=2, until="regroup"), may_take_part("archery", "skirmish", "hasty", until="regroup")),
)
action(
    TASK_WAS_NOT_DONE,
    "regroup",
    cost=exerts(1, GANDALF),
    do=choosing(minion(wounded), discard, 2, up_to=True),
)
action(UNDER_THE_LIVING_EARTH, "skirmish", target=GANDALF, do=modify(strength=twilight_spotted(most=5)))
action(
    WIZARDRY_INDEED,
    "maneuver",
    condition=more_than(minion, companion),
    cost=exerts(1, GANDALF),
    do=a_shadow_player(choosing(minion, discard)),
)
