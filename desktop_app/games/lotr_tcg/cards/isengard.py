"""Isengard: Uruk-hai who make each other stronger."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, forbids, grants, played_on
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, number_of
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    assigned,
    at_a,
    not_paying,
    other,
    outside,
    race,
    there_are,
    type_of,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this
from desktop_app.games.lotr_tcg.vocabulary.groups import character, dead, host, in_hand, me, minion
from desktop_app.games.lotr_tcg.vocabulary.verbs import modify, play_from_hand

BROAD_BLADED_SWORD, FEROCITY, STILL_THEY_CAME = "4_142", "4_151", "4_175"
URUK_DEFENDER, URUK_FANATIC, URUK_REAR_GUARD = "4_184", "4_185", "4_191"
URUK_REGULAR, URUK_STALKER = "4_192", "4_197"

IS_URUK_HAI = race("uruk_hai")
URUK_HAI = character(IS_URUK_HAI)

# -- minions -----------------------------------------------------------------------------------------------------------

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

# -- possessions and events --------------------------------------------------------------------------------------------

played_on(URUK_HAI, BROAD_BLADED_SWORD)
forbids(BROAD_BLADED_SWORD, "wound", host, outside("skirmish"))
action(FEROCITY, "skirmish", target=URUK_HAI, do=modify(strength=either(at_a("battleground"), 3, 2)))
action(
    STILL_THEY_CAME,
    "skirmish",
    cost=exerts(1, minion(IS_URUK_HAI, ~assigned)),
    target=URUK_HAI(not_paying),
    do=modify(strength=3),
)
