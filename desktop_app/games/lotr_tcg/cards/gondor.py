"""Gondor: Aragorn, and the rangers of Ithilien whose prey are minions that roam."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, each_time, forbids, played_on, to_play
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, number_of, tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import play_next_site
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import (
    exhaust,
    heals_it,
    place_token,
    wait_for_it,
    wounds_it,
)
from desktop_app.games.lotr_tcg.vocabulary.circumstances import in_starting_fellowship
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    assigned_to,
    can_spot,
    culture,
    fighting_now,
    it_is,
    keyword,
    race,
    roaming,
    signet,
    skirmishing,
    this_is,
    titled,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, for_each, unless_shadow_removes
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    companion,
    fighting_bearer,
    host,
    me,
    minion,
    shadow_player,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import fellowship_moves, it_loses, wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import cancel_skirmish, discard, exert, modify, wound

ARROWS_THICK_IN_THE_AIR, BOROMIRS_GAUNTLETS, CURSE_THEM = "4_110", "4_112", "4_113"
DAMROD, DEFEND_IT_AND_HOPE, FARAMIR, GONDORIAN_RANGER = "4_114", "4_115", "4_117", "4_122"
HARD_CHOICE, ITHILIEN_TRAP, MABLUNG, NEW_ERRAND = "4_123", "4_126", "4_127", "4_128"
PATHFINDER, RANGER_OF_ITHILIEN, RANGERS_BOW = "4_129", "4_130", "4_131"
RANGERS_SWORD, SWORD_OF_GONDOR, WAR_AND_VALOR, ARAGORN_WINGFOOT = "4_132", "4_134", "4_135", "4_364"

IS_MAN = race("man")
GONDOR_MAN = character(culture("gondor"), IS_MAN)
RING_BOUND_MAN = character(keyword("ring_bound"), IS_MAN)
PREY = minion(IS_MAN | roaming)

# -- companions --------------------------------------------------------------------------------------------------------

each_time(
    ARAGORN_WINGFOOT,
    fellowship_moves,
    do=for_each(number_of(companion(unbound, race("hobbit"))), minion, wound),
)
for ranger, prey in ((DAMROD, IS_MAN), (MABLUNG, roaming)):
    to_play(ranger, RING_BOUND_MAN)
    action(ranger, "skirmish", cost=exerts_this, target=minion(prey, skirmishing(me)), do=exhaust)
forbids(FARAMIR, "act:skirmish", shadow_player, this_is(fighting_now))
constant(GONDORIAN_RANGER, on=minion(assigned_to(RING_BOUND_MAN)), minion_site=2)
constant(RANGER_OF_ITHILIEN, on=me, twilight=-1, applies=in_starting_fellowship)
constant(RANGER_OF_ITHILIEN, on=me, strength=2, applies=this_is(skirmishing(minion(roaming))))

# -- possessions and conditions ----------------------------------------------------------------------------------------

played_on(GONDOR_MAN, BOROMIRS_GAUNTLETS, SWORD_OF_GONDOR)
action(
    BOROMIRS_GAUNTLETS,
    "skirmish",
    cost=exerts(1, host),
    do=unless_shadow_removes(1, cancel_skirmish.on(host(fighting_now))),
)
constant(SWORD_OF_GONDOR, on=host, damage=1, applies=it_is(skirmishing(PREY)))
played_on(RING_BOUND_MAN, RANGERS_BOW)
action(
    RANGERS_BOW,
    "skirmish",
    condition=can_spot(fighting_bearer(IS_MAN | roaming)),
    cost=exerts(1, host),
    target=fighting_bearer(IS_MAN | roaming),
    do=wound,
)
played_on(character(titled("Aragorn")), RANGERS_SWORD)
constant(RANGERS_SWORD, on=host, strength=2, applies=it_is(skirmishing(minion(race("uruk_hai")))))
each_time(ITHILIEN_TRAP, wins(GONDOR_MAN), do=place_token.on(me))
action(
    ITHILIEN_TRAP,
    "maneuver",
    do=both(for_each(tokens_here(most=3), minion, exert, every=True), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

for phase in ("archery", "skirmish"):
    action(ARROWS_THICK_IN_THE_AIR, phase, cost=exerts(2, RING_BOUND_MAN), do=wound.on(minion(roaming)))
action(
    CURSE_THEM,
    "skirmish",
    cost=exerts(1, RING_BOUND_MAN),
    target=minion(roaming, fighting_now),
    do=cancel_skirmish,
)
action(
    DEFEND_IT_AND_HOPE,
    "maneuver",
    cost=exerts(1, GONDOR_MAN),
    target=minion,
    do=wounds_it(either(it_is(race("uruk_hai")), 2, 1)),
)
action(
    HARD_CHOICE,
    "fellowship",
    cost=spots(companion(titled("Aragorn"))),
    target=companion(signet("aragorn")),
    do=heals_it(2),
)
action(
    NEW_ERRAND,
    "skirmish",
    cost=spots(RING_BOUND_MAN),
    target=minion,
    do=both(modify(minion_site=2), wait_for_it),
)
each_time(NEW_ERRAND, it_loses, target=minion, do=wound, zone="waiting")
for phase in ("fellowship", "regroup"):
    action(PATHFINDER, phase, cost=spots(character(keyword("ranger"))), do=play_next_site)
action(
    WAR_AND_VALOR,
    "skirmish",
    target=GONDOR_MAN,
    do=both(
        modify(strength=either(it_is(skirmishing(minion(roaming))), 3, 2)),
        modify(damage=either(it_is(skirmishing(minion(roaming))), 1, 0)),
    ),
)
