"""The Dwarves: what they lay up under their conditions, and the blows it pays for."""

from __future__ import annotations

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, each_time, required
from desktop_app.games.lotr_tcg.vocabulary.amounts import either, tokens_here
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards_stacked, discards_top_of_deck, stacks_from_hand
from desktop_app.games.lotr_tcg.vocabulary.card_verbs import stack_from_deck, stack_here
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import place_token, prevent_all_wounds
from desktop_app.games.lotr_tcg.vocabulary.conditions import (
    at_a,
    can_spot,
    culture,
    free_peoples,
    it_is,
    race,
    stacked_upon,
    titled,
    unbound,
)
from desktop_app.games.lotr_tcg.vocabulary.costs import exerts, exerts_this
from desktop_app.games.lotr_tcg.vocabulary.deeds import both, choosing
from desktop_app.games.lotr_tcg.vocabulary.groups import (
    character,
    chosen,
    companion,
    condition,
    in_hand,
    in_your_discard,
    me,
    minion,
    stacked_here,
    you,
)
from desktop_app.games.lotr_tcg.vocabulary.spotting import spots
from desktop_app.games.lotr_tcg.vocabulary.triggers import this_is_played, wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, draw, heal, modify, wound

BEST_COMPANY, COME_HERE_LAD, COURTESY_OF_MY_HALL, FROM_THE_ARMORY = "4_42", "4_43", "4_44", "4_47"
GIMLI_UNBIDDEN_GUEST, HERE_IS_GOOD_ROCK, KHAZAD_AI_MENU = "4_49", "4_50", "4_51"
QUICK_AS_MAY_BE, SEARCH_FAR_AND_WIDE, STOUT_AND_STRONG = "4_53", "4_56", "4_57"

IS_DWARF = race("dwarf")
DWARF = character(IS_DWARF)
LEGOLAS_IS_THERE = can_spot(companion(titled("Legolas")))

# -- companions --------------------------------------------------------------------------------------------------------

action(
    GIMLI_UNBIDDEN_GUEST,
    "skirmish",
    cost=exerts_this,
    target=companion(unbound),
    do=modify(strength=either(it_is(titled("Legolas")), 2, 1)),
)

# -- conditions --------------------------------------------------------------------------------------------------------

required(COURTESY_OF_MY_HALL, this_is_played, do=choosing(in_your_discard, stack_here))
action(COURTESY_OF_MY_HALL, "fellowship", cost=discards_stacked(stacked_here(free_peoples)), target=DWARF, do=heal)
action(
    FROM_THE_ARMORY,
    "skirmish",
    cost=(exerts(1, DWARF), stacks_from_hand(in_hand(free_peoples))),
    do=prevent_all_wounds.on(chosen),
)
action(HERE_IS_GOOD_ROCK, "skirmish", cost=stacks_from_hand(in_hand(free_peoples)), target=DWARF, do=modify(damage=1))
each_time(STOUT_AND_STRONG, wins(DWARF), do=place_token.on(me))
action(
    STOUT_AND_STRONG,
    "skirmish",
    target=companion(unbound),
    do=both(modify(strength=tokens_here(most=3)), discard.on(me)),
)

# -- events ------------------------------------------------------------------------------------------------------------

action(BEST_COMPANY, "skirmish", target=DWARF, do=modify(strength=either(at_a("battleground"), 4, 2)))
action(COME_HERE_LAD, "fellowship", target=condition(culture("dwarven"), stacked_upon), do=stack_from_deck(2))
action(
    KHAZAD_AI_MENU,
    "skirmish",
    target=DWARF,
    do=both(modify(strength=either(LEGOLAS_IS_THERE, 3, 2)), modify(damage=either(LEGOLAS_IS_THERE, 1, 0))),
)
action(
    QUICK_AS_MAY_BE,
    "maneuver",
    cost=(spots(companion(IS_DWARF)), spots(companion(race("elf")))),
    target=minion,
    do=wound,
)
action(SEARCH_FAR_AND_WIDE, "fellowship", cost=(spots(DWARF), discards_top_of_deck), do=draw(2).on(you))
