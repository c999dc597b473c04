"""What belongs to heroes: their own abilities, items, characters they consult, and Corruption cards."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.kit.limits import per
from desktop_app.games.me_quest.vocabulary.abilities import (
    constant,
    consulted,
    extra_path,
    forbids,
    forced,
    in_turn,
    most,
    permits,
    reaction,
    when_gained,
)
from desktop_app.games.me_quest.vocabulary.board_words import sauron_moves_the_hero_home
from desktop_app.games.me_quest.vocabulary.choices import may, one_of
from desktop_app.games.me_quest.vocabulary.conditions import outside_havens
from desktop_app.games.me_quest.vocabulary.gaining import gain_favor, gain_item, level, lose_favor, pays_favor, train
from desktop_app.games.me_quest.vocabulary.groups import adjacent_to, sauron, you, your_hero, your_place
from desktop_app.games.me_quest.vocabulary.hero_cards import discard_random_cards
from desktop_app.games.me_quest.vocabulary.hero_turns import ends_turn
from desktop_app.games.me_quest.vocabulary.hero_words import heals, shuffles_this_in
from desktop_app.games.me_quest.vocabulary.lasting import once
from desktop_app.games.me_quest.vocabulary.sauron_cards import draw_shadows, sauron_discards_random
from desktop_app.games.me_quest.vocabulary.story_and_pool import advances, remove_from_pool
from desktop_app.games.me_quest.vocabulary.token_words import looks_at_one_place
from desktop_app.games.me_quest.vocabulary.triggers import (
    shadow_played_on_your_turn,
    you_complete_a_quest,
    you_consult,
    you_rest,
    your_combat_begins,
)

# -- heroes ------------------------------------------------------------------------------------------------------------

permits("hero.thalin", "turn_goes_on")
in_turn("hero.argalad", do=looks_at_one_place(adjacent_to(your_place)), limit=per("turn"))
for answers in (you_complete_a_quest, you_consult):
    forced("hero.eleanor", answers, do=once("turn", gain_favor(1).on(you)))
reaction(
    "hero.beravor",
    you_rest,
    condition=outside_havens,
    do=one_of("meqcards-ask-beravor", heal=heals, train=train().on(you)),
)

# -- items -------------------------------------------------------------------------------------------------------------

extra_path("item.boat", "the_grey_havens", "belfalas", 3)
permits("item.horse", "cheaper_paths")
forced("item.elven_cloak", shadow_played_on_your_turn, do=remove_from_pool(1))

# -- characters --------------------------------------------------------------------------------------------------------

consulted("character.thranduil", do=remove_from_pool(2))
consulted("character.theoden", do=gain_item("horse").on(you))
consulted("character.aragorn", do=level("agility").on(you))
consulted("character.gandalf", do=level("wisdom").on(you))
consulted("character.denethor", cost=pays_favor(3), do=advances("green"))
consulted("character.dain", do=train(2).on(you))
consulted("character.boromir", do=level("strength").on(you))
consulted("character.saruman", do=sauron_discards_random("shadow", 2))

# -- Corruption --------------------------------------------------------------------------------------------------------

permits("corruption.reckless", "one_more_peril")
most("corruption.indifferent", "encounter_cards", 2, you)
most("corruption.distraught", "hand", 7, you)
constant("corruption.deranged", on=your_hero, wisdom=-1)
constant("corruption.helpless", on=your_hero, agility=-1)
constant("corruption.weary", on=your_hero, fortitude=-1)
constant("corruption.weak", on=your_hero, strength=-1)
most("corruption.despairing", "favor", 3, you)
forbids("corruption.isolated", "consult", you)
forbids("corruption.isolated", "trade", you)
most("corruption.hopeless", "travel_steps", 3, you, later=True)
most("corruption.mistrusted", "favor_a_turn", 1, you, later=True)
forced("corruption.cowardly", your_combat_begins, do=discard_random_cards(1).on(you))
forced("corruption.greedy", shadow_played_on_your_turn, do=may(draw_shadows(1), by=sauron))
permits("corruption.despondent", "advances_two")
when_gained("corruption.careless", do=both(lose_favor(2).on(you), shuffles_this_in("corruption")))
when_gained(
    "corruption.wretched",
    do=both(ends_turn, may(sauron_moves_the_hero_home, by=sauron), shuffles_this_in("corruption")),
)
