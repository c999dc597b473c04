"""The cards that Sauron draws and discards."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.reading.queries import in_hand
from desktop_app.games.me_quest.verbs import sauron
from desktop_app.games.me_quest.vocabulary.groups import sauron as sauron_player
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import Word


def cards_left(deck: str) -> Callable[[Now, str], bool]:
    """Whether a deck, or the discards it would be made anew of, hold a card (MEQ-437)."""
    return lambda m, s: bool(m.g.zones[f"{deck}_deck"] or m.g.zones[f"{deck}_discard"])


def draw_shadows(count: Amount) -> Word:
    """``draw_shadows(1)``: Sauron draws Shadow cards."""
    return Word(
        "draw shadows",
        lambda m, s: sauron.draw_shadow_cards(m.g, worth(count, m)),
        cards_left("shadow"),
        subject=sauron_player,
    )


def draw_plots(count: Amount, keep: int = 1) -> Word:
    """``draw_plots(1)``: Sauron draws Plots and keeps so many."""
    return Word(
        "draw plots",
        lambda m, s: sauron.draw_plot_cards(m.g, worth(count, m), keep),
        cards_left("plot"),
        subject=sauron_player,
    )


def sauron_discards_random(type: str, count: int = 1) -> Word:
    """``sauron_discards_random("shadow")``"""
    return Word(
        f"sauron discards {type}",
        lambda m, s: sauron.discard_at_random_of(m.g, type, count),
        lambda m, s: bool(in_hand(m.g, type)),
        {"count": count},
        subject=sauron_player,
    )


def sauron_discards(type: str, count: int = 1) -> Word:
    """``sauron_discards("plot")``: of his choice."""
    return Word(
        f"sauron discards chosen {type}",
        lambda m, s: sauron.discard_chosen_of(m.g, type, count, source=m.me),
        lambda m, s: bool(in_hand(m.g, type)),
        {"count": count},
        subject=sauron_player,
    )
