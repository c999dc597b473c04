"""What Plots do beyond the numbers and requirements of their facts."""

from __future__ import annotations

from desktop_app.games.me_quest.vocabulary.abilities import forbids, forced, perilous, permits, when_active
from desktop_app.games.me_quest.vocabulary.gaining import gain_corruption
from desktop_app.games.me_quest.vocabulary.groups import here, hero, place, standing, that_hero
from desktop_app.games.me_quest.vocabulary.plot_words import (
    characters_leave_its_place,
    discards_other_gollum_plots,
    searches_gollum_plot,
)
from desktop_app.games.me_quest.vocabulary.triggers import consults

for plot, character in (
    ("plot.a_dark_messenger", "dain"),
    ("plot.saruman_falls_to_corruption", "saruman"),
    ("plot.wormtongue_taints_theoden", "theoden"),
    ("plot.denethor_falls_into_madness", "denethor"),
):
    forced(plot, consults(character), do=gain_corruption(1).on(that_hero))
perilous("plot.saruman_falls_to_corruption", place("isengard"))
forbids("plot.a_broken_line_of_kings", "rest", hero(standing(here)))
forbids("plot.a_broken_line_of_kings", "encounter", hero(standing(here)))
when_active("plot.gollum_is_captured", do=discards_other_gollum_plots())
when_active("plot.gollum_is_tortured", do=discards_other_gollum_plots())
when_active("plot.smeagol_escapes", do=searches_gollum_plot())
when_active("plot.urgent_summons", do=characters_leave_its_place())
permits("plot.rise_of_the_uruk_hai", "uruk_hai", "rohan")
