"""Plots: what each does while it is revealed, and when it is."""

from __future__ import annotations

from desktop_app.games.thrones.vocabulary.abilities import (
    blanks,
    constant,
    forbids,
    more_challenges,
    permits,
    reaction,
    when_revealed,
)
from desktop_app.games.thrones.vocabulary.conditions import (
    first_this_round,
    has_won,
    kind,
    number_of,
    of,
    standing,
    you_have_initiated,
)
from desktop_app.games.thrones.vocabulary.groups import (
    attachment,
    character,
    in_hand,
    loser,
    opponent,
    player,
    target,
    you,
)
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, search
from desktop_app.games.thrones.vocabulary.triggers import you_win, you_win_dominance
from desktop_app.games.thrones.vocabulary.verbs import discard, kneel, move_power_to_you, power_for_faction

A_CLASH_OF_KINGS, A_FEAST_FOR_CROWS, A_GAME_OF_THRONES, A_NOBLE_CAUSE = "01001", "01002", "01003", "01004"
A_STORM_OF_SWORDS, BUILDING_ORDERS, CALLING_THE_BANNERS = "01005", "01006", "01007"
CONFISCATION, COUNTING_COPPERS, FILTHY_ACCUSATIONS, FORTIFIED_POSITION = "01009", "01010", "01011", "01012"
JOUSTING_CONTEST, MARCHING_ORDERS, SNEAK_ATTACK, SUMMONS, TAXATION = "01014", "01016", "01021", "01022", "01024"
NOBLE = "trait:lord character|trait:lady character"

reaction(A_CLASH_OF_KINGS, you_win("power"), do=move_power_to_you(1).on(loser))

reaction(A_FEAST_FOR_CROWS, you_win_dominance, do=power_for_faction(2).on(you))

forbids(A_GAME_OF_THRONES, "initiate:military", player(~has_won("intrigue")))
forbids(A_GAME_OF_THRONES, "initiate:power", player(~has_won("intrigue")))

constant(A_NOBLE_CAUSE, on=in_hand(kind(NOBLE)), cost=-2, applies=first_this_round(NOBLE))

more_challenges(A_STORM_OF_SWORDS, "military")

when_revealed(BUILDING_ORDERS, do=search("attachment|location", top=10).on(you))

when_revealed(CALLING_THE_BANNERS, target=opponent, do=gain_gold(number_of(character(of(target)))).on(you))

when_revealed(CONFISCATION, target=attachment, do=discard)

when_revealed(COUNTING_COPPERS, do=draw(3).on(you))

when_revealed(FILTHY_ACCUSATIONS, target=character(standing), do=kneel)

blanks(FORTIFIED_POSITION, on=character)

forbids(JOUSTING_CONTEST, "more_than_one", player)

forbids(MARCHING_ORDERS, "marshal:location", you)
forbids(MARCHING_ORDERS, "marshal:attachment", you)
forbids(MARCHING_ORDERS, "play:event", you)

forbids(SNEAK_ATTACK, "initiate", you, you_have_initiated)

when_revealed(SUMMONS, do=search("character", top=10).on(you))

permits(TAXATION, "more_limited")
