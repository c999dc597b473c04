"""The Shire: Hobbits and what they do unseen."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import (
    action,
    each_time,
    played_on,
    response,
)
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards_this
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import heals_it, place_token
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_sites,
    borne_by,
    can_spot,
    fighting_now,
    keyword,
    race,
    signet,
    skirmishing,
    titled,
    type_of,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_burdens, exerts, exerts_this, plays_one
from desktop_app.games.lotr_tcg.vocabulary.deeds import (
    both,
    choosing,
    if_,
    unless_shadow_removes,
)
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    companion,
    condition,
    in_hand,
    in_your_discard,
    me,
    minion,
    ring_bearer,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import (
    frodo_is_killed,
    shadow_about_to_add_burdens,
    wins,
)
from desktop_app.games.lotr_tcg.vocabulary.verbs import (
    become_ring_bearer,
    cancel_skirmish,
    discard,
    one_wound_at_most,
    play_from_discard,
    prevent_it,
    remove_burdens,
    unless_tripled,
    wound,
)

FRODO_TIRED_TRAVELLER, MERRY, PIPPIN, SAM = "4_302", "4_310", "4_314", "4_316"
BRACE_OF_CONEYS, GOOD_WORK, HOBBIT_SWORD = "4_298", "4_305", "4_306"
LIGHT_SHINING_FAINTLY, MIND_YOUR_OWN_AFFAIRS = "4_309", "4_312"
SEVEN_WE_HAD, STORE_ROOM, WARMED_UP_A_BIT = "4_318", "4_320", "4_322"
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

# -- possessions and conditions ----------------------------------------------------------------------------------------

played_on(character(HOBBIT), HOBBIT_SWORD)
played_on(character(HOBBIT, keyword("ring_bound")), BRACE_OF_CONEYS)
action(BRACE_OF_CONEYS, "fellowship", cost=discards_this, do=remove_burdens(1))
each_time(GOOD_WORK, wins(character(HOBBIT)), do=place_token.on(me))
action(GOOD_WORK, "fellowship", do=both(remove_burdens(tokens_here(most=3)), discard.on(me)))

# -- events ------------------------------------------------------------------------------------------------------------

action(
    LIGHT_SHINING_FAINTLY,
    "fellowship",
    cost=adds_burdens(1),
    target=companion(keyword("ring_bound")),
    do=heals_it(2),
)
action(
    MIND_YOUR_OWN_AFFAIRS,
    "skirmish",
    cost=(spots(companion(titled("Frodo"))), adds_burdens(1)),
    target=minion(skirmishing(companion(signet("frodo")))),
    do=wound,
)
action(
    SEVEN_WE_HAD,
    "fellowship",
    cost=adds_burdens(1),
    target=condition(borne_by(character(HOBBIT))),
    do=discard,
)
action(
    STORE_ROOM,
    "regroup",
    target=companion(HOBBIT, unbound),
    do=heals_it(either(can_spot(companion(titled("Gandalf"))), 2, 1)),
)
action(WARMED_UP_A_BIT, "skirmish", target=companion(HOBBIT, unbound), do=discard)
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
