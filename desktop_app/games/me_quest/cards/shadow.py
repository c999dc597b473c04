"""What Shadow cards do. "You" is Sauron, that hero the one they are played on or who was chosen."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.me_quest.vocabulary.abilities import shadow
from desktop_app.games.me_quest.vocabulary.amounts import corruption_of_hero
from desktop_app.games.me_quest.vocabulary.board_words import extends, influence_in_all, sauron_moves_the_hero
from desktop_app.games.me_quest.vocabulary.choices import choosing, each_hero, if_, may, one_of
from desktop_app.games.me_quest.vocabulary.conditions import (
    corrupted,
    influence_or_minion,
    plot_is_active,
    somebody_corrupted_as_wise,
    times,
)
from desktop_app.games.me_quest.vocabulary.favor_words import one_move_this_turn, shares_corruption
from desktop_app.games.me_quest.vocabulary.gaining import gain_corruption, lose_favor
from desktop_app.games.me_quest.vocabulary.groups import haven, hero, hero_place, place, region, that_hero, you
from desktop_app.games.me_quest.vocabulary.hero_cards import damage, discard_down_to, discard_random_cards
from desktop_app.games.me_quest.vocabulary.hero_turns import fights, skips_ambush, weakens_by_corruption
from desktop_app.games.me_quest.vocabulary.minion_words import commands, minion_comes_back, stronger_enemy
from desktop_app.games.me_quest.vocabulary.places import perilous_in_his_turn, place_influence
from desktop_app.games.me_quest.vocabulary.plot_words import searches_plots
from desktop_app.games.me_quest.vocabulary.sauron_cards import draw_plots
from desktop_app.games.me_quest.vocabulary.shadow_hand import (
    heroes_advance_less,
    looks_at_the_next_plot,
    takes_from_discards,
)
from desktop_app.games.me_quest.vocabulary.story_and_pool import add_to_pool, advances
from desktop_app.games.me_quest.vocabulary.token_words import places_tokens

shadow(
    "shadow.betrayed",
    do=both(discard_random_cards(2).on(that_hero), weakens_by_corruption("strength").on(that_hero)),
)
shadow(
    "shadow.an_evil_fog",
    target=hero,
    do=both(may(sauron_moves_the_hero), discard_random_cards(corruption_of_hero).on(that_hero)),
)
shadow(
    "shadow.flocks_of_crebain",
    do=both(fights("crebain", agility=False).on(that_hero), skips_ambush.on(that_hero)),
)
shadow("shadow.his_arm_has_grown_long", do=perilous_in_his_turn.on(hero_place))
shadow(
    "shadow.seem_fairer_feel_fouler",
    do=both(fights("agent").on(that_hero), if_(corrupted(1), draw_plots(1)), skips_ambush.on(that_hero)),
)
shadow(
    "shadow.dark_promises",
    do=one_of(
        "meqcards-ask-one-of", by=that_hero, corruption=gain_corruption(1).on(that_hero), damage=damage(5).on(that_hero)
    ),
)
shadow(
    "shadow.do_not_tempt_me",
    target=hero,
    do=both(may(place_influence(1).on(hero_place(~haven))), lose_favor(corruption_of_hero).on(that_hero)),
)
shadow(
    "shadow.a_new_power_is_rising",
    do=one_of("meqcards-ask-one-of", influence=influence_in_all(region("mordor"), 2), monsters=places_tokens(2)),
)
shadow(
    "shadow.storms_of_mordor",
    do=both(each_hero(discard_down_to(5).on(you)), each_hero(discard_random_cards(corruption_of_hero).on(you))),
)
shadow(
    "shadow.sarumans_lies",
    do=both(looks_at_the_next_plot(), if_(somebody_corrupted_as_wise, advances("black"))),
)
shadow(
    "shadow.morgul_blade",
    do=one_of(
        "meqcards-ask-one-of",
        damage=damage(times(5, corruption_of_hero)).on(that_hero),
        corruption=both(damage(3).on(that_hero), gain_corruption(1).on(that_hero)),
    ),
)
shadow(
    "shadow.lord_of_the_rings",
    do=both(takes_from_discards(), if_(plot_is_active("plot.a_dark_messenger"), advances("yellow"))),
)
shadow("shadow.evil_wound", do=damage(times(2, corruption_of_hero, plus=4)).on(that_hero))
shadow(
    "shadow.shire_baggins",
    do=both(
        add_to_pool(1),
        place_influence(1).on(place("the_shire")),
        if_(influence_or_minion("the_shire", 3), advances("yellow", 2)),
    ),
)
shadow(
    "shadow.creatures_of_the_wild",
    do=both(
        if_(corrupted(2), fights("cave_troll").on(that_hero), fights("giant_spider").on(that_hero)),
        skips_ambush.on(that_hero),
    ),
)
shadow(
    "shadow.the_ithil_stone",
    do=searches_plots("plot.denethor_falls_into_madness", "plot.saruman_falls_to_corruption"),
)
shadow("shadow.they_are_terrible", do=minion_comes_back())
shadow("shadow.the_lidless_eye", do=both(shares_corruption(), choosing(hero, gain_corruption(1))))
shadow(
    "shadow.the_black_breath",
    do=both(
        gain_corruption(1).on(that_hero),
        weakens_by_corruption("strength", "agility").on(that_hero),
    ),
)
shadow("shadow.winter_storm", do=one_move_this_turn())
shadow("shadow.grievous_loss", do=both(extends(corruption_of_hero, to_pool=True), heroes_advance_less(1)))
shadow("shadow.where_theres_a_whip", do=commands(2))
shadow("shadow.cries_in_the_dark", do=stronger_enemy("fortitude", times(1, corruption_of_hero, plus=1)))
