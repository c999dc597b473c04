"""Duplicates that come without being marshaled, plots that come into play and leave it."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.events.moving import DuplicateMarshaled, EntersAsDuplicate, EntersPlay, Replaced
from desktop_app.games.thrones.vocabulary.abilities import action, interrupt, reaction
from desktop_app.games.thrones.vocabulary.groups import you
from desktop_app.games.thrones.vocabulary.piles import gain_gold, reveal_new_plot
from desktop_app.games.thrones.vocabulary.triggers import after, this_leaves_play
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Table

CLASH, COPPERS, TYWIN = "A Clash of Kings", "Counting Coppers", "Tywin Lannister"
WELCOMER, RECRUITER, MOURNER, WATCHER = "Welcomer", "Recruiter", "Mourner", "Watcher"
"""After a card enters play as a duplicate, a duplicate is marshaled, a plot leaves play, a plot enters play: 1 gold."""
WILL = "Last Will"
"""A plot. When it leaves play: gain 2 gold."""
WHEEL = "Wheel of Fortune"
"""Action: reveal a new plot."""

for _code, _type, _title in (
    ("T-801", "location", WELCOMER),
    ("T-802", "location", RECRUITER),
    ("T-803", "location", MOURNER),
    ("T-804", "location", WATCHER),
    ("T-805", "plot", WILL),
    ("T-806", "location", WHEEL),
):
    make_up(_code, _type, _title)
with on_the_shelf():
    reaction("T-801", after(EntersAsDuplicate, told="enters as a duplicate"), do=gain_gold(1).on(you))
    reaction("T-802", after(DuplicateMarshaled, told="duplicate marshaled"), do=gain_gold(1).on(you))
    reaction("T-803", after(Replaced, told="replaced"), do=gain_gold(1).on(you))
    reaction("T-804", after(EntersPlay, lambda m: m.event.how == "reveal", told="enters"), do=gain_gold(1).on(you))
    interrupt("T-805", this_leaves_play, do=gain_gold(2).on(you))
    action("T-806", do=reveal_new_plot.on(you))


# -- duplicates --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-121", "GOT-378")
def test_a_marshaled_duplicate_has_entered_play_and_been_marshaled() -> None:
    t = Table({"hand": [TYWIN], "characters": [TYWIN], "locations": [WELCOMER, RECRUITER]}, active="Ana")
    t.choose("marshal", TYWIN).respond(WELCOMER).respond(RECRUITER)
    assert t.gold() == 2


@pytest.mark.rule("GOT-382", "GOT-338")
def test_a_duplicate_that_a_card_puts_into_play_has_not_been_marshaled() -> None:
    t = Table(
        {
            "gold": 1,
            "hand": ["Hear Me Roar!", TYWIN],
            "characters": [TYWIN],
            "locations": [WELCOMER, RECRUITER],
        },
        step="4.1w",
    )
    t.play("Hear Me Roar!")
    assert t.offers("respond", WELCOMER)
    assert not t.offers("respond", RECRUITER)


# -- plots -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-443", "GOT-003", "GOT-480")
def test_the_plot_before_leaves_play_as_the_new_one_comes() -> None:
    """What answers either waits until the new plots have done what they say."""
    t = Table(
        {"plot": CLASH, "plot_deck": [COPPERS, "Summons"], "locations": [MOURNER, WATCHER]},
        {"plot_deck": [CLASH, "Summons"]},
        step="1.2",
    )
    t.choose("plot", COPPERS).choose("plot", CLASH).choose("choose_player", target="Ana")
    assert len(t.hand()) == 3
    t.respond(MOURNER)
    assert not t.offers("respond", MOURNER), "Bor had none before"
    t.respond(WATCHER).respond(WATCHER)
    assert (t.gold(), t.titles("used:A")) == (3, [CLASH])


@pytest.mark.rule("GOT-443", "GOT-004")
def test_a_plot_may_say_what_it_does_as_it_leaves() -> None:
    t = Table({"plot": WILL, "plot_deck": [CLASH, "Summons"]}, {"plot_deck": [CLASH]}, step="1.2")
    t.choose("plot", CLASH)
    assert t.offers("respond", WILL)
    t.respond(WILL)
    assert (t.gold(), t.titles("plot:A")) == (2, [CLASH])


@pytest.mark.rule("GOT-477", "GOT-443")
def test_a_plot_revealed_by_a_card_covers_the_one_before() -> None:
    t = Table({"plot": WILL, "plot_deck": [COPPERS, "Summons"], "locations": [WHEEL, MOURNER]}, step="3.2w")
    t.use(WHEEL, COPPERS).respond(WILL).respond(MOURNER)
    assert (t.gold(), len(t.hand()), t.titles("used:A")) == (3, 3, [WILL])
