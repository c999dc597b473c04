"""What Encounter cards do to the hero who resolves them; those that are Quests stand with the Quests."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.me_quest.vocabulary.abilities import resolves
from desktop_app.games.me_quest.vocabulary.amounts import your, your_corruption_cards
from desktop_app.games.me_quest.vocabulary.board_words import (
    brings,
    encounters_at,
    extends,
    moves_next_door,
    sauron_moves_the_hero,
    sauron_places_influence,
)
from desktop_app.games.me_quest.vocabulary.choices import if_, may, one_of, pays
from desktop_app.games.me_quest.vocabulary.conditions import test_of, times, uncorrupted
from desktop_app.games.me_quest.vocabulary.gaining import (
    discard_all_corruption,
    discard_corruption,
    gain_corruption,
    gain_favor,
    gain_item,
    lose_favor,
    train,
)
from desktop_app.games.me_quest.vocabulary.groups import (
    adjacent_to,
    haven,
    location,
    place,
    sauron,
    within,
    you,
    your_place,
    your_region,
)
from desktop_app.games.me_quest.vocabulary.hero_cards import damage, draw_cards, shuffle_back
from desktop_app.games.me_quest.vocabulary.hero_turns import ends_turn
from desktop_app.games.me_quest.vocabulary.hero_words import (
    any_level,
    buys_off_corruption,
    damage_less_shields,
    discards_exactly,
    loses_one_item,
    spends_favor,
    top_damage_to_rest,
    top_life_to_rest,
)
from desktop_app.games.me_quest.vocabulary.sauron_cards import draw_plots, sauron_discards, sauron_discards_random
from desktop_app.games.me_quest.vocabulary.shadow_hand import looks_at_plots
from desktop_app.games.me_quest.vocabulary.story_and_pool import add_to_pool, advances, remove_from_pool
from desktop_app.games.me_quest.vocabulary.texts import Does
from desktop_app.games.me_quest.vocabulary.together import otherwise
from desktop_app.games.me_quest.vocabulary.token_words import (
    clears,
    looks_at_tokens,
    removes_one_monster,
    removes_tokens,
)

FAVOR = gain_favor(1).on(you)
TWO_FAVOR = gain_favor(2).on(you)
TRAINING = train().on(you)
DISCARD_CORRUPTION = discard_corruption(1).on(you)
CORRUPTION = gain_corruption(1).on(you)
REST = shuffle_back("rest").on(you)


def either(**ways: Does) -> Does:
    """One of several things, as the hero chooses."""
    return one_of("meqcards-ask-one-of", by=you, **ways)


def tested(name: str, do: Does) -> None:
    """An Encounter that does something if the hero passes the test of its facts."""
    resolves(f"encounter.{name}", do=if_(test_of(f"encounter.{name}"), do))


def shielded(name: str, reward: Does) -> None:
    """An Encounter that deals damage, less the shields discarded; nothing left of it is rewarded."""
    resolves(f"encounter.{name}", do=damage_less_shields(f"encounter.{name}", reward))


FAVOR_OR_CORRUPTION = either(gain_favor=FAVOR, discard_corruption=DISCARD_CORRUPTION)

# -- Havens ------------------------------------------------------------------------------------------------------------


def welcome(name: str, do: Does) -> None:
    """1 favor or one Corruption card less, then more for whoever passes the test of the facts."""
    code = f"encounter.{name}"
    resolves(code, do=both(FAVOR_OR_CORRUPTION, if_(test_of(code), do)))


welcome("the_court_of_theoden", gain_item("horse").on(you))
resolves(
    "encounter.the_houses_of_healing",
    do=either(shuffle_pools=shuffle_back("rest", "damage").on(you), gain_favor=both(FAVOR, DISCARD_CORRUPTION)),
)
welcome("the_halls_of_an_elven_king", gain_item("boat").on(you))
resolves(
    "encounter.the_lonely_mountain",
    do=both(FAVOR, if_(test_of("encounter.the_lonely_mountain"), discard_all_corruption.on(you))),
)
welcome("the_northern_fortress", TRAINING)
welcome("the_golden_wood", gain_item("elven_cloak").on(you))
resolves(
    "encounter.imladris",
    do=both(FAVOR_OR_CORRUPTION, if_(uncorrupted, shuffle_back("damage", "rest").on(you))),
)
tested("intrigue_within_meduseld", TWO_FAVOR)
resolves("encounter.the_palantirs", do=may(pays(CORRUPTION, to=both(remove_from_pool(1), looks_at_plots()))))
tested("the_enchanted_stream", both(lose_favor(1).on(you), CORRUPTION))
resolves("encounter.ancient_greed", do=otherwise(may(pays(CORRUPTION, to=both(TWO_FAVOR, TRAINING))), FAVOR))
shielded("deadmens_dike", both(TWO_FAVOR, TRAINING))
resolves("encounter.redeemed_by_grace", do=either(gain_favor=FAVOR, buy_off=buys_off_corruption))
resolves(
    "encounter.the_steadfast_defender",
    do=either(lose_pool=remove_from_pool(1), gain_level=pays(spends_favor(2), to=any_level())),
)
resolves("encounter.i_will_not_say_the_day_is_done", do=TWO_FAVOR)

# -- Brown Lands and Mordor --------------------------------------------------------------------------------------------

resolves("encounter.the_faces_in_the_water", do=both(loses_one_item, damage(your_corruption_cards).on(you)))
shielded("shapes_in_the_mist", either(gain_favor=FAVOR, gain_horse=gain_item("horse").on(you)))
tested("saurons_road", may(moves_next_door))
shielded("thirst_and_despair", either(gain_favor=FAVOR, train=TRAINING))
resolves("encounter.heavy_rains", do=either(discard_cards=discards_exactly(3), moved=sauron_moves_the_hero))
resolves(
    "encounter.the_nest_is_stirred",
    do=may(
        one_of(
            "meqcards-ask-one-of",
            by=sauron,
            influence=sauron_places_influence(your_region, 2),
            fill_pool=add_to_pool(1),
        ),
        by=sauron,
    ),
)
shielded("the_olog_hai", both(FAVOR, train(2).on(you)))
tested("a_hidden_path", remove_from_pool(1))
tested("sting_of_the_west", removes_tokens(your_region, influence=3))
tested("a_shadow_under_the_shadow", either(gain_favor=FAVOR, lose_pool=remove_from_pool(2)))
tested("the_land_of_the_great_eye", top_life_to_rest(5))
resolves("encounter.where_the_shadows_lie", do=remove_from_pool(1))

# -- Rohan and Gondor --------------------------------------------------------------------------------------------------

resolves("encounter.the_key_to_the_anduin", do=either(damage=damage(5).on(you), corruption=CORRUPTION))
tested("prince_imrahil", either(gain_favor=TWO_FAVOR, gain_boat=gain_item("boat").on(you)))
resolves(
    "encounter.the_seat_of_seeing",
    do=both(looks_at_tokens(adjacent_to(place("amon_hen"))), may(pays(spends_favor(1), to=remove_from_pool(2)))),
)
resolves(
    "encounter.sweet_words_bitter_dreams",
    do=both(shuffle_back("hand").on(you), damage(times(2, your_corruption_cards)).on(you)),
)
shielded("they_come_from_umbar", both(FAVOR, TRAINING))
for name, town in (
    ("the_eored", "edoras"),
    ("escorted_by_the_wood_elves", "the_woodland_realm"),
    ("the_ranger", "fornost"),
):
    resolves(
        f"encounter.{name}",
        do=either(shuffle_rest=REST, move_and_encounter=pays(spends_favor(1), to=encounters_at(town))),
    )
tested("lies_and_deceit", either(gain_favor=FAVOR, sauron_discards=sauron_discards_random("shadow")))
resolves("encounter.smugglers", do=may(pays(CORRUPTION, to=both(remove_from_pool(1), TRAINING))))
resolves("encounter.allies_of_the_dark_lord", do=either(damage=damage(4).on(you), draw_plot=draw_plots(1)))
tested("dangers_both_real_and_imagined", CORRUPTION)
resolves(
    "encounter.words_spoken_from_the_heart",
    do=if_(uncorrupted, FAVOR, may(pays(spends_favor(1), to=DISCARD_CORRUPTION))),
)
resolves("encounter.the_days_have_gone_down_in_the_west", do=may(pays(discards_exactly(2), to=TWO_FAVOR)))

# -- Misty Mountains and Mirkwood --------------------------------------------------------------------------------------

tested("radagast_the_brown", both(FAVOR, brings("gandalf", location(haven))))
resolves(
    "encounter.the_beornings_ask_for_help",
    do=may(pays(spends_favor(1), to=both(remove_from_pool(2), clears(within(1, your_place), influence_too=True)))),
)
for name in ("the_town_of_dale", "the_ruins_of_amon_sul", "pipeweed_seven_meals_a_day"):
    resolves(f"encounter.{name}", do=both(top_damage_to_rest(your("wisdom")), REST))
resolves("encounter.agents_of_saruman", do=either(damage=damage(5).on(you), advance_yellow=advances("yellow")))
shielded("do_not_stray_from_the_path", both(TWO_FAVOR, TRAINING))
tested(
    "sarumans_fires",
    may(
        one_of("meqcards-ask-one-of", by=sauron, damage=damage(2).on(you), fill_pool=add_to_pool(1)),
        by=sauron,
    ),
)
for name in ("lost_in_the_shadows", "lost_in_the_wild"):
    resolves(f"encounter.{name}", do=either(discard_cards=discards_exactly(2), moved=sauron_moves_the_hero))
resolves("encounter.trapped_by_a_terrible_storm", do=both(shuffle_back("hand").on(you), ends_turn))
tested("conquered_by_fear", either(spend_favor=spends_favor(1), corruption=CORRUPTION))
resolves(
    "encounter.a_desperate_bargain",
    do=may(pays(CORRUPTION, to=both(remove_from_pool(2), sauron_discards_random("shadow")))),
)
resolves("encounter.i_sang_of_leaves_of_leaves_of_gold", do=either(lose_pool=remove_from_pool(1), train=TRAINING))

# -- Rhudaur and the Grey Mountains ------------------------------------------------------------------------------------

resolves(
    "encounter.hill_of_the_wind", do=both(may(looks_at_tokens(adjacent_to(place("weathertop")))), remove_from_pool(1))
)
tested("tom_bert_and_william_huggins", remove_from_pool(1))
resolves("encounter.emyn_engrin", do=either(lose_pool=remove_from_pool(2), train=TRAINING))
resolves(
    "encounter.above_the_withered_heath",
    do=both(sauron_discards_random("shadow"), may(removes_one_monster(your_region))),
)
tested("forodwaith", damage(3).on(you))
resolves(
    "encounter.carn_dum_reborn",
    do=either(damage=damage(5).on(you), influence=both(add_to_pool(1), extends(3, stronghold="mount_gundabad"))),
)
resolves("encounter.a_path_through_the_mountains", do=both(FAVOR, may(moves_next_door)))
resolves(
    "encounter.the_iron_will_of_the_dwarves",
    do=either(gain_favor=FAVOR, train=pays(spends_favor(1), to=both(TRAINING, DISCARD_CORRUPTION))),
)
tested("a_common_purpose", TWO_FAVOR)
resolves("encounter.the_world_is_grey_the_mountains_old", do=either(gain_favor=FAVOR, lose_pool=remove_from_pool(1)))

# -- Eriador and Enedwaith ---------------------------------------------------------------------------------------------

tested(
    "cirdan_the_shipwright",
    either(discard_all_corruption=discard_all_corruption.on(you), gain_boat=gain_item("boat").on(you)),
)
resolves("encounter.the_grey_company", do=may(pays(discards_exactly(2), to=both(FAVOR, TRAINING))))
shielded("cold_be_hand_and_heart_and_bone", both(FAVOR, TRAINING))
resolves("encounter.remnants_of_the_north_south_road", do=top_damage_to_rest(your("fortitude")))
tested("the_city_by_the_greyflood", both(loses_one_item, ends_turn))
resolves("encounter.a_merry_fellow", do=both(DISCARD_CORRUPTION, removes_one_monster(your_region), FAVOR))
shielded("the_raiders_in_the_hills", remove_from_pool(2))
resolves(
    "encounter.the_mad_baggins",
    do=otherwise(may(pays(CORRUPTION, to=draw_cards(your("fortitude")).on(you))), may(FAVOR)),
)
resolves("encounter.sarumans_agents", do=may(pays(CORRUPTION, to=sauron_discards("plot"))))
resolves("encounter.the_road_goes_ever_on_and_on", do=TWO_FAVOR)
