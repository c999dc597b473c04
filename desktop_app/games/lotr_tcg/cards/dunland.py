"""Dunland: wild men who grow as they win."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, each_time, played_on
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import at_a, can_spot, culture, free_peoples, race
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, me, possession
from desktop_app.games.lotr_tcg.vocabulary.triggers import this_wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, gains, modify

BAND_OF_WILD_MEN, DARK_FURY, DEATH_TO_THE_STRAWHEADS = "4_4", "4_7", "4_8"
DUNLENDING_MADMAN, DUNLENDING_PILLAGER, DUNLENDING_ROBBER = "4_12", "4_13", "4_16"
IRON_AXE = "4_26"

DUNLENDING = character(culture("dunland"), race("man"))

# -- minions -----------------------------------------------------------------------------------------------------------

each_time(BAND_OF_WILD_MEN, this_wins, do=gains("fierce", until="regroup").on(me))
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

# -- possessions and events --------------------------------------------------------------------------------------------

played_on(DUNLENDING, IRON_AXE)
action(DARK_FURY, "skirmish", target=DUNLENDING, do=modify(strength=either(at_a("sanctuary"), 4, 2)))
action(DEATH_TO_THE_STRAWHEADS, "skirmish", target=DUNLENDING, do=modify(strength=number_of(companion)))
