"""The Shire: Hobbits and what they do unseen."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, played_on, response
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_sites,
    fighting_now,
    keyword,
    race,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_burdens, exerts, exerts_this, plays_one, spots
from desktop_app.games.lotr_tcg.vocabulary.deeds import choosing, if_, unless_shadow_removes
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    companion,
    in_hand,
    in_your_discard,
    me,
    ring_bearer,
)
from desktop_app.games.lotr_tcg.vocabulary.triggers import frodo_is_killed, shadow_about_to_add_burdens
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    become_ring_bearer,
    cancel_skirmish,
    discard,
    one_wound_at_most,
    play_from_discard,
    prevent_it,
    remove_burdens,
    unless_tripled,
)

FRODO_TIRED_TRAVELLER, MERRY, PIPPIN, SAM = "4_302", "4_310", "4_314", "4_316"
HOBBIT_SWORD = "4_306"
KNOCKED_ON_THE_HEAD, SEVERED_HIS_BONDS, SWIFTLY_AND_SOFTLY = "4_308", "4_319", "4_321"

HOBBIT = race("hobbit")
FIGHTING_HOBBIT = character(HOBBIT, fighting_now)

# -- companions --------------------------------------------------------------------------------------------------------

action(
    FRODO_TIRED_TRAVELLER,
    "fellowship",
    cost=plays_one(in_hand(type_of("companion"), keyword("ring_bound"))),
    do=remove_burdens(1),
)
action(MERRY, "skirmish", cost=exerts(1, ring_bearer), do=unless_shadow_removes(2, discard.on(me)))
action(PIPPIN, "skirmish", cost=adds_burdens(1), do=unless_shadow_removes(2, discard.on(me)))
response(
    SAM,
    shadow_about_to_add_burdens,
    cost=(spots(companion(titled("Frodo"))), exerts_this),
    do=prevent_it,
)
response(SAM, frodo_is_killed, do=become_ring_bearer.on(me))

# -- possessions and events --------------------------------------------------------------------------------------------

played_on(character(HOBBIT), HOBBIT_SWORD)
action(
    KNOCKED_ON_THE_HEAD,
    "regroup",
    do=play_from_discard(in_your_discard(type_of("companion"), HOBBIT, unbound)),
)
action(
    SEVERED_HIS_BONDS,
    "skirmish",
    do=if_(at_sites(1, 4), choosing(FIGHTING_HOBBIT, cancel_skirmish), choosing(character(HOBBIT), unless_tripled)),
)
action(
    SWIFTLY_AND_SOFTLY,
    "skirmish",
    do=if_(at_sites(1, 5), choosing(FIGHTING_HOBBIT, cancel_skirmish), choosing(character(HOBBIT), one_wound_at_most)),
)
