"""What Perils do to the hero who meets them."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.me_quest.vocabulary.abilities import resolves
from desktop_app.games.me_quest.vocabulary.amounts import your_corruption_cards
from desktop_app.games.me_quest.vocabulary.board_words import fights_minion_here, sauron_places_influence
from desktop_app.games.me_quest.vocabulary.choices import if_, may, one_of
from desktop_app.games.me_quest.vocabulary.conditions import at_most_as, influence_where_you_are
from desktop_app.games.me_quest.vocabulary.favor_words import gives_one_of_two_corruption
from desktop_app.games.me_quest.vocabulary.gaining import gain_corruption, gain_favor, lose_favor, train
from desktop_app.games.me_quest.vocabulary.groups import sauron, where_you_are, you, your_region
from desktop_app.games.me_quest.vocabulary.hero_cards import damage, discard_cards, discard_random_cards
from desktop_app.games.me_quest.vocabulary.hero_turns import ends_turn, fights
from desktop_app.games.me_quest.vocabulary.hero_words import damage_less_shields, shuffles_this_in, spends_favor
from desktop_app.games.me_quest.vocabulary.minion_words import commands_a_minion
from desktop_app.games.me_quest.vocabulary.sauron_cards import draw_plots, draw_shadows
from desktop_app.games.me_quest.vocabulary.story_and_pool import add_to_pool, advances
from desktop_app.games.me_quest.vocabulary.token_words import tokens_in_each

ELSEWHERE = your_region(~where_you_are)
HOUNDS = "peril.the_hounds_of_sauron"

resolves(
    HOUNDS,
    do=damage_less_shields(
        HOUNDS, one_of("meqcards-ask-one-of", gain_favor=gain_favor(1).on(you), train=train().on(you))
    ),
)
resolves(
    "peril.an_unexpected_betrayal",
    do=one_of("meqcards-ask-one-of", damage=damage(5).on(you), sauron_draws=both(draw_plots(1), draw_shadows(1))),
)
resolves(
    "peril.a_shadow_in_the_background_of_their_memories",
    do=if_(at_most_as("wisdom", "adjacent_with_influence"), both(gain_corruption(1).on(you), lose_favor(1).on(you))),
)
resolves("peril.orc_scouts", do=both(gain_corruption(1).on(you), shuffles_this_in("peril")))
resolves(
    "peril.ill_met_company",
    do=one_of("meqcards-ask-one-of", lose_favor=spends_favor(2), corruption=gives_one_of_two_corruption()),
)
resolves(
    "peril.armies_underground",
    do=both(discard_random_cards(your_corruption_cards).on(you), fights("orc").on(you)),
)
resolves(
    "peril.the_hill_of_black_magic",
    do=if_(at_most_as("wisdom", "active_plots"), both(damage(5).on(you), ends_turn)),
)
resolves("peril.the_dark_tower", do=fights_minion_here(gain_favor(2).on(you)))
resolves(
    "peril.khazad_dum",
    do=fights("balrog", won=both(gain_favor(2).on(you), train().on(you))).on(you),
)
resolves(
    "peril.an_enduring_evil",
    do=if_(influence_where_you_are, both(gain_corruption(1).on(you), ends_turn)),
)
resolves("peril.trapped", do=both(add_to_pool(2), discard_cards(2).on(you)))
resolves(
    "peril.the_weakness_of_men",
    do=one_of("meqcards-ask-one-of", damage=damage(5).on(you), advance_black=advances("black")),
)
resolves(
    "peril.its_a_dangerous_business_walking_out_your_front_door",
    do=both(add_to_pool(2), sauron_places_influence(your_region, 3)),
)
resolves(
    "peril.undying_regret", do=both(add_to_pool(2), sauron_places_influence(ELSEWHERE), tokens_in_each(ELSEWHERE, 1))
)
resolves(
    "peril.nine_for_mortal_men_doomed_to_die",
    do=both(
        gain_corruption(1).on(you),
        may(
            one_of("meqcards-ask-one-of", by=sauron, command_a_minion=commands_a_minion(), draw_plot=draw_plots(1)),
            by=sauron,
        ),
    ),
)
