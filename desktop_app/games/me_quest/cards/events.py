"""What Events do: at once when they are resolved, or for heroes who explore while they lie on the board."""

from __future__ import annotations

from desktop_app.games.kit.combining import both, then
from desktop_app.games.me_quest.vocabulary.abilities import explore, forced, resolves
from desktop_app.games.me_quest.vocabulary.board_words import brings, influence_in_all, moves_anywhere
from desktop_app.games.me_quest.vocabulary.choices import each_hero, if_, may, one_of
from desktop_app.games.me_quest.vocabulary.conditions import (
    has_favor,
    in_company,
    last_of_all,
    on_the_board,
    without_favor,
)
from desktop_app.games.me_quest.vocabulary.favor_words import moves_a_character_to, takes_favor_or_character
from desktop_app.games.me_quest.vocabulary.gaining import (
    discard_corruption,
    gain_corruption,
    gain_favor,
    gain_item,
    level,
    lose_favor,
    pays_favor,
    train,
)
from desktop_app.games.me_quest.vocabulary.groups import (
    adjacent_to,
    far_from,
    hero,
    influenced,
    location,
    place,
    place_with,
    region,
    sauron,
    that_hero,
    within,
    you,
)
from desktop_app.games.me_quest.vocabulary.hero_cards import draw_cards
from desktop_app.games.me_quest.vocabulary.hero_turns import move_to
from desktop_app.games.me_quest.vocabulary.hero_words import damage_into_rest, spends_favor
from desktop_app.games.me_quest.vocabulary.minion_words import heals_a_minion, hurts_a_minion, moves_a_minion_to
from desktop_app.games.me_quest.vocabulary.places import place_favor, puts_character, remove_influence
from desktop_app.games.me_quest.vocabulary.plot_words import discards_plot_of_a_haven
from desktop_app.games.me_quest.vocabulary.sauron_cards import draw_plots
from desktop_app.games.me_quest.vocabulary.story_and_pool import advances, remove_from_pool
from desktop_app.games.me_quest.vocabulary.together import (
    a_hero_may_pay,
    heroes_may,
    lays_favor_on_this,
    nothing,
    takes_favor_of_this,
)
from desktop_app.games.me_quest.vocabulary.token_words import (
    clears,
    removes_one_monster,
    removes_tokens,
    tokens_in_each,
)
from desktop_app.games.me_quest.vocabulary.triggers import step_begins

ASK = "meqcards-ask-one-of"
STORYTELLERS = ("gandalf_visits_frodo", "aragorn_hunts_gollum", "the_account_of_isildur")
WARS = {"of_serpents_and_sand": "red", "the_glades_of_orthanc_darken": "red", "the_blood_of_rhun": "red"}
GLOOM = {"dark_news_from_erebor": "black"}

# -- those of every stage ----------------------------------------------------------------------------------------------

for event in STORYTELLERS:
    explore(f"event.{event}", cost=pays_favor(3), do=advances("green"))
for event, marker in {**WARS, **GLOOM}.items():
    forced(f"event.{event}", step_begins("story"), do=advances(marker))
    explore(f"event.{event}", do=nothing)
for event in ("iarwain_ben_adar", "athelas_kingsfoil"):
    explore(
        f"event.{event}",
        do=one_of(ASK, discard_corruption=discard_corruption(1).on(you), damage_into_rest=damage_into_rest),
    )
for event in ("imladris", "the_argonath"):
    explore(
        f"event.{event}",
        do=one_of(ASK, level_fortitude=level("fortitude").on(you), discard_corruption=discard_corruption(1).on(you)),
    )

# -- stage I -----------------------------------------------------------------------------------------------------------

resolves(
    "event.messengers_of_the_stormcrow",
    do=each_hero(one_of(ASK, spend_favor=spends_favor(1), corruption=gain_corruption(1).on(you))),
)
resolves(
    "event.tempted_by_power",
    target=hero,
    do=one_of(
        ASK,
        by=that_hero,
        corruption=then(gain_corruption(1).on(that_hero), train().on(that_hero)),
        draw_plot=draw_plots(1),
    ),
)
resolves("event.trust_in_friendship", do=lays_favor_on_this)
explore("event.trust_in_friendship", when=in_company, do=takes_favor_of_this)
resolves("event.the_thieves_of_tharbad", do=moves_a_character_to("mouth_of_the_greyflood"))
resolves("event.eomer_eowyn_are_orphaned", do=takes_favor_or_character(region("rohan")))
resolves(
    "event.beornings_the_skin_changers",
    do=heroes_may(
        remove_monsters=removes_tokens(region("mirkwood"), monsters=2),
        hurt_minion=hurts_a_minion(region("mirkwood"), 2),
    ),
)
resolves(
    "event.the_dunadan_guards_the_shire",
    do=heroes_may(
        remove_tokens=removes_tokens(region("eriador"), either=4), place_favor=place_favor(1).on(place("the_shire"))
    ),
)
resolves(
    "event.the_courage_of_erkenbrand",
    do=heroes_may(
        remove_tokens=removes_tokens(region("rohan"), either=3), place_favor=place_favor(1).on(place("helms_deep"))
    ),
)
explore("event.from_argonath_to_the_sea", do=remove_influence(1).on(adjacent_to(place("minas_tirith"))))
explore(
    "event.lady_of_the_golden_wood", do=one_of(ASK, gain_boat=gain_item("boat").on(you), lose_pool=remove_from_pool(1))
)
explore(
    "event.arwens_message_to_her_beloved",
    do=one_of(ASK, gain_favor=gain_favor(1).on(you), train=train().on(you)),
)
explore("event.not_all_those_who_wander_are_lost", do=moves_anywhere)

# -- stage II ----------------------------------------------------------------------------------------------------------

resolves("event.stone_figures_in_the_trollshaws", do=tokens_in_each(region("rhudaur"), 2, freely=True))
resolves("event.there_is_strength_yet", do=both(each_hero(may(draw_cards(1).on(you))), heals_a_minion(4)))
explore("event.cirdan_the_shipwright", do=both(gain_item("boat").on(you), may(move_to(place("belfalas")).on(you))))
explore(
    "event.the_foe_hammer",
    do=both(brings("gandalf", location(influenced)), clears(place_with("character.gandalf"))),
)
resolves(
    "event.under_the_shadow",
    target=hero,
    do=one_of(
        ASK,
        by=that_hero,
        corruption=then(gain_corruption(1).on(that_hero), moves_anywhere.on(that_hero)),
        draw_plot=draw_plots(1),
    ),
)
resolves(
    "event.brand_becomes_king_of_dale",
    do=heroes_may(
        remove_monsters=removes_tokens(within(1, place("lake_esgaroth")), monsters=2),
        place_favor=place_favor(1).on(place("lake_esgaroth")),
    ),
)
resolves(
    "event.commander_of_edoras",
    do=heroes_may(
        remove_tokens=removes_tokens(within(1, place("edoras")), monsters=1, influence=1),
        place_favor=place_favor(1).on(place("edoras")),
    ),
)
resolves(
    "event.aragorn_meets_with_gandalf",
    do=both(puts_character("aragorn", "bree", moves=True), puts_character("gandalf", "bree", moves=True)),
)
resolves("event.beregond_guard_of_the_citadel", do=a_hero_may_pay(3, discards_plot_of_a_haven()))

# -- stage III ---------------------------------------------------------------------------------------------------------

resolves(
    "event.radagast_the_brown",
    do=both(
        each_hero(if_(has_favor(4), lose_favor(1).on(you))),
        if_(on_the_board("gandalf"), puts_character("gandalf", "isengard", moves=True)),
    ),
)
resolves(
    "event.he_has_at_least_heard",
    do=both(influence_in_all(adjacent_to(place("the_shire")), 1), moves_a_minion_to("the_shire")),
)
resolves(
    "event.warrior_of_the_lidless_eye",
    do=both(
        may(influence_in_all(adjacent_to(place_with("minion.gothmog")), 1), by=sauron),
        tokens_in_each(adjacent_to(place_with("minion.gothmog")), 8),
    ),
)
explore("event.the_trees_of_fangorn", do=both(gain_favor(1).on(you), clears(within(1, place("fangorn")))))
explore("event.gandalf_stormcrow", do=then(brings("gandalf", far_from(4, "character.gandalf")), remove_from_pool(1)))
resolves(
    "event.arnor_that_was_of_old",
    do=heroes_may(
        clear=clears(within(1, place("fornost")), influence_too=True), place_favor=place_favor(1).on(place("fornost"))
    ),
)
resolves(
    "event.boromirs_dream",
    do=both(each_hero(if_(without_favor, gain_favor(1).on(you))), if_(last_of_all("yellow"), advances("yellow"))),
)
explore("event.elladan_elrohir", do=both(gain_favor(2).on(you), removes_one_monster(location)))
resolves(
    "event.eowyn_sister_daughter",
    do=both(puts_character("theoden", "edoras", moves=True), remove_influence(1).on(adjacent_to(place("edoras")))),
)
explore("event.theoden_warned_of_saruman", cost=pays_favor(2), do=advances("black", -1))
