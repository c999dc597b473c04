"""What the cards of the inn do: each an expression that reads like the card."""

from __future__ import annotations

from desktop_app.games.kit.limits import per
from tests.inn.vocabulary import (
    action,
    attaches_to,
    constant,
    draw,
    exhausts,
    face_down_bet,
    forced,
    gain,
    harm,
    heal,
    host,
    look_at_top,
    me,
    one_of,
    other_friend,
    place,
    reaction,
    ready,
    round_ends,
    stop_it,
    take_back,
    takes_ale,
    the_other,
    this_comes_to_the_table,
    you,
    you_were_hurt,
    you_win_a_brawl,
    you_would_be_hurt,
    your_fighter,
    your_guest,
)

HOB, NETTLE = "inn01", "inn02"
PEDLAR, FIDDLER, STABLE_LAD = "inn03", "inn04", "inn05"
STOOL_LEG, HOT_POKER, POT_LID, SMALL_BARREL = "inn06", "inn07", "inn08", "inn09"
MULLED_WINE, FOUND_PURSE = "inn10", "inn11"
FRIEND_AT_THE_DOOR, NIMBLE_FINGERS, SLIPPERY_FLOOR, PEPPER = "inn12", "inn13", "inn14", "inn15"

# -- guests ------------------------------------------------------------------------------------------------------------

reaction(HOB, you_win_a_brawl, do=gain(1).on(you))
action(NETTLE, cost=exhausts, do=heal(2).on(you))

# -- friends -----------------------------------------------------------------------------------------------------------

reaction(PEDLAR, this_comes_to_the_table, do=draw(1).on(you))
constant(FIDDLER, on=other_friend, strength=1)
reaction(STABLE_LAD, you_win_a_brawl, do=ready.on(me), limit=per("round"))

# -- things ------------------------------------------------------------------------------------------------------------

attaches_to(your_fighter, STOOL_LEG, HOT_POKER, POT_LID)
attaches_to(your_guest, SMALL_BARREL)
constant(STOOL_LEG, on=host, strength=1)
constant(HOT_POKER, on=host, strength=2)
forced(HOT_POKER, round_ends, do=harm(1).on(you))
constant(POT_LID, on=host, guard=1)
forced(SMALL_BARREL, this_comes_to_the_table, do=place("ale", 3).on(me))
action(SMALL_BARREL, cost=takes_ale, do=heal(1).on(you))

# -- drinks and tricks -------------------------------------------------------------------------------------------------

action(MULLED_WINE, do=one_of("inn-ask-wine", heal_three=heal(3).on(you), ready_guest=ready.on(your_guest)))
action(FOUND_PURSE, do=gain(2).on(you))
action(FRIEND_AT_THE_DOOR, do=look_at_top(4).on(you))
action(NIMBLE_FINGERS, phase="brawl", target=face_down_bet, do=take_back)
reaction(SLIPPERY_FLOOR, you_would_be_hurt, do=stop_it)
reaction(PEPPER, you_were_hurt, do=harm(1).on(the_other))
