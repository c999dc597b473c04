"""What monsters and minions do."""

from __future__ import annotations

from desktop_app.games.me_quest.vocabulary.abilities import (
    after_damage,
    at_round_end,
    cancels,
    forbids,
    forced,
    in_combat,
    instead_of_damage,
    perilous,
    permits,
    strength_cost,
)
from desktop_app.games.me_quest.vocabulary.amounts import (
    both_hold,
    its_type,
    opponent_plays,
    the_x,
    you_dealt,
    you_play,
)
from desktop_app.games.me_quest.vocabulary.choices import may
from desktop_app.games.me_quest.vocabulary.combat_rounds import gains, inflict, plays_random_next_round
from desktop_app.games.me_quest.vocabulary.fighting import (
    MELEE,
    RANGED,
    at_the_bottom,
    discards_at_random,
    draws_combat_card,
    from_hand,
    regenerates,
    you_are_not_defeated,
    your_defense_prevents_damage,
)
from desktop_app.games.me_quest.vocabulary.gaining import gain_corruption
from desktop_app.games.me_quest.vocabulary.groups import (
    haven,
    here,
    hero,
    in_haven,
    opponent,
    standing,
    that_hero,
    within,
)
from desktop_app.games.me_quest.vocabulary.lasting import once
from desktop_app.games.me_quest.vocabulary.story_and_pool import influence_in_extension
from desktop_app.games.me_quest.vocabulary.triggers import this_begins_combat

# -- monsters ----------------------------------------------------------------------------------------------------------

instead_of_damage("monster.crebain", do=influence_in_extension(the_x), when=you_play(RANGED))
after_damage(
    "monster.agent",
    do=once("combat", gain_corruption().on(opponent)),
    when=both_hold(you_play(RANGED), you_dealt(1)),
)
in_combat("monster.snaga", do=gains(attack=1), when=you_play(RANGED))
in_combat("monster.orc", do=inflict(1), when=both_hold(you_play(MELEE), opponent_plays(MELEE)))
at_round_end("monster.barrow_wight", do=regenerates, when=both_hold(you_play(RANGED), you_are_not_defeated))
strength_cost("monster.southron", its_type(MELEE), amount=-1)
after_damage("monster.dunlending", do=inflict(1), when=both_hold(you_play(MELEE), your_defense_prevents_damage))
after_damage("monster.uruk_hai", do=may(draws_combat_card()), when=both_hold(you_play(MELEE), you_dealt(1)))
strength_cost("monster.warg_rider", both_hold(its_type(MELEE), at_the_bottom), to=0)
after_damage("monster.giant_spider", do=discards_at_random(1), when=both_hold(you_play(MELEE), you_dealt(2)))
in_combat("monster.huorn", do=gains(attack=1), when=you_play(MELEE))
cancels("monster.cave_troll", both_hold(you_play(RANGED), opponent_plays(MELEE)))
in_combat("monster.oliphaunt", do=from_hand(1), when=you_play(MELEE))
after_damage("monster.balrog", do=plays_random_next_round, when=both_hold(you_play(MELEE), you_dealt(3)))

# -- minions -----------------------------------------------------------------------------------------------------------

forced("minion.mouth_of_sauron", this_begins_combat, do=gain_corruption(1).on(that_hero))
permits("minion.black_serpent", "moves_two")
permits("minion.black_serpent", "tokens_near")
perilous("minion.gothmog", within(1, here)(~haven))
permits("minion.ringwraiths", "moves_two")
forbids("minion.witch_king", "rest", hero(standing(within(1, here)), ~in_haven))
forbids("minion.witch_king", "heal", hero(standing(within(1, here)), ~in_haven))
