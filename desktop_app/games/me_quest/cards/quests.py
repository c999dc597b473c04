"""The rewards of Quests: those of the heroes, and those of the Encounter decks. Their tasks stand in the facts."""

from __future__ import annotations

from desktop_app.games.kit.combining import both
from desktop_app.games.me_quest.vocabulary.abilities import forced, reward, set_up
from desktop_app.games.me_quest.vocabulary.board_words import sauron_places_influence
from desktop_app.games.me_quest.vocabulary.choices import may, one_of
from desktop_app.games.me_quest.vocabulary.gaining import (
    discard_all_corruption,
    discard_corruption,
    gain_favor,
    gain_item,
    level,
    train,
)
from desktop_app.games.me_quest.vocabulary.groups import region, sauron, you
from desktop_app.games.me_quest.vocabulary.hero_cards import shuffle_back
from desktop_app.games.me_quest.vocabulary.hero_words import completes_this
from desktop_app.games.me_quest.vocabulary.places import puts_character
from desktop_app.games.me_quest.vocabulary.sauron_cards import sauron_discards, sauron_discards_random
from desktop_app.games.me_quest.vocabulary.story_and_pool import add_to_pool, remove_from_pool
from desktop_app.games.me_quest.vocabulary.texts import Does
from desktop_app.games.me_quest.vocabulary.triggers import you_fought

TWO_FAVOR_AND_TRAINING = both(gain_favor(2).on(you), train().on(you))
ONE_FAVOR_AND_TRAINING = both(gain_favor(1).on(you), train().on(you))


def favor_or(attribute: str) -> Does:
    """2 favor or a level: what the Advanced Quests offer."""
    return one_of("meqcards-ask-one-of", gain_favor=gain_favor(2).on(you), gain_level=level(attribute).on(you))


# -- the heroes' own ---------------------------------------------------------------------------------------------------

reward("quest.guarding_the_dimrill_stair", do=both(TWO_FAVOR_AND_TRAINING, puts_character("gandalf", "bree")))
reward("quest.spies_in_mithlond", do=both(gain_item("boat").on(you), train().on(you)))
reward("quest.bones_of_a_darkness_past", do=both(gain_favor(2).on(you), level("agility").on(you)))
reward(
    "quest.they_have_become_queer_and_wild",
    do=both(TWO_FAVOR_AND_TRAINING, puts_character("thranduil", "the_woodland_realm")),
)
reward("quest.the_forest_must_provide_no_refuge", do=train().on(you))
reward("quest.echoes_of_bolgs_army", do=both(favor_or("fortitude"), sauron_discards_random("shadow")))
reward(
    "quest.an_appeal_to_golasgil",
    do=both(ONE_FAVOR_AND_TRAINING, puts_character("boromir", "osgiliath"), shuffle_back("rest").on(you)),
)
reward(
    "quest.where_the_stars_are_strange",
    do=both(level("strength").on(you), train().on(you), puts_character("denethor", "minas_tirith")),
)
forced("quest.where_the_stars_are_strange", you_fought("black_serpent"), do=completes_this)
reward("quest.hidden_in_the_ash_mountains", do=both(favor_or("agility"), remove_from_pool(1)))
reward("quest.drive_back_the_evil_men", do=both(gain_favor(2).on(you), puts_character("saruman", "isengard")))
reward("quest.a_message_to_the_white_wizard", do=ONE_FAVOR_AND_TRAINING)
reward(
    "quest.hill_of_sorcery",
    do=both(
        favor_or("agility"),
        one_of("meqcards-ask-one-of", by=sauron, discard_a_plot=sauron_discards("plot"), lose_pool=remove_from_pool(2)),
    ),
)
reward(
    "quest.the_ered_luin",
    do=both(gain_favor(3).on(you), puts_character("dain", "erebor"), shuffle_back("rest").on(you)),
)
reward("quest.a_new_threat", do=train().on(you))
reward("quest.to_look_into_the_mirrormere", do=favor_or("wisdom"))

# -- from the Encounter decks ------------------------------------------------------------------------------------------

for quest in ("the_mounts_of_the_haradrim", "beyond_the_dark_lords_reach", "the_black_pit"):
    reward(f"encounter.{quest}", do=TWO_FAVOR_AND_TRAINING)
for quest in ("isildurs_heir", "captain_of_the_white_tower"):
    reward(f"encounter.{quest}", do=ONE_FAVOR_AND_TRAINING)
reward("encounter.smoke_on_the_horizon", do=both(gain_favor(2).on(you), remove_from_pool(1)))
reward(
    "encounter.the_seat_of_saurons_power",
    do=both(
        gain_favor(2).on(you),
        may(
            one_of(
                "meqcards-ask-one-of",
                discard_all_corruption=discard_all_corruption.on(you),
                lose_pool=remove_from_pool(1),
            )
        ),
    ),
)
reward("encounter.the_palantir_of_orthanc", do=both(gain_favor(1).on(you), discard_corruption(1).on(you)))
reward("encounter.a_shadow_connection", do=both(gain_favor(2).on(you), shuffle_back("rest").on(you)))
reward("encounter.the_evenstar_is_called_home", do=gain_item("elven_cloak").on(you))
reward("encounter.greenleaf", do=favor_or("agility"))
reward("encounter.the_haunted_ruins", do=both(gain_favor(2).on(you), discard_corruption(1).on(you)))
reward("encounter.the_son_of_gloin", do=both(gain_favor(1).on(you), level("fortitude").on(you)))
reward("encounter.find_the_grey_pilgrim", do=both(gain_favor(1).on(you), remove_from_pool(1)))
reward("encounter.the_squint_eyed_southerner", do=remove_from_pool(2))
set_up("encounter.the_squint_eyed_southerner", do=sauron_places_influence(region("enedwaith"), may=False))
set_up("encounter.the_black_pit", do=add_to_pool(1))
