"""The cards that Sauron draws and discards."""

from __future__ import annotations

from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.verbs import sauron
from desktop_app.games.me_quest.vocabulary.groups import sauron as sauron_player
from desktop_app.games.me_quest.vocabulary.word import Word


def draw_shadows(count: Amount) -> Word:
    """``draw_shadows(1)``: Sauron draws Shadow cards."""
    return Word("draw shadows", lambda m, s: sauron.draw_shadow_cards(m.g, worth(count, m)), subject=sauron_player)


def draw_plots(count: Amount, keep: int = 1) -> Word:
    """``draw_plots(1)``: Sauron draws Plots and keeps so many."""
    return Word("draw plots", lambda m, s: sauron.draw_plot_cards(m.g, worth(count, m), keep), subject=sauron_player)


def sauron_discards_random(type: str, count: int = 1) -> Word:
    """``sauron_discards_random("shadow")``"""
    return Word(
        f"sauron discards {type}",
        lambda m, s: sauron.discard_at_random_of(m.g, type, count),
        told_with={"count": count},
        subject=sauron_player,
    )


def sauron_discards(type: str, count: int = 1) -> Word:
    """``sauron_discards("plot")``: of his choice."""
    return Word(
        f"sauron discards chosen {type}",
        lambda m, s: sauron.discard_chosen_of(m.g, type, count, source=m.me),
        told_with={"count": count},
        subject=sauron_player,
    )
