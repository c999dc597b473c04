"""What an effect does to each player it does to all of them at once, with the choices made before."""

from __future__ import annotations

import pytest

from desktop_app.games.thrones.vocabulary.abilities import action
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import yours
from desktop_app.games.thrones.vocabulary.deeds import choosing, each_player, then
from desktop_app.games.thrones.vocabulary.groups import character, you
from desktop_app.games.thrones.vocabulary.piles import discard_at_random, draw, gain_gold, look_at_top, reveal_new_plot
from desktop_app.games.thrones.vocabulary.verbs import gain_power, power_for_faction
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
JUBILEE, HONORS, CROSSROADS, HEADS = "Jubilee", "Honors", "Crossroads", "Counting Heads"
"""Each player gains 1 power for the faction; chooses a character that gains it; reveals a new plot; gains 1 gold for
each character."""
FEAST, PEEK, COLD = "Long Feast", "Peek", "Cold Spell"
"""Each player draws 2 cards; takes 1 of the top 2; discards 1 at random, and then each draws 1."""

for _code, _title in (
    ("T-760", JUBILEE),
    ("T-761", HONORS),
    ("T-762", CROSSROADS),
    ("T-763", HEADS),
    ("T-764", FEAST),
    ("T-765", PEEK),
    ("T-766", COLD),
):
    make_up(_code, "event", _title)

with on_the_shelf():
    action("T-760", do=each_player(power_for_faction(1).on(you)))
    action("T-761", do=each_player(choosing(character(yours), gain_power(1))))
    action("T-762", do=each_player(reveal_new_plot.on(you)))
    action("T-763", do=each_player(gain_gold(number_of(character(yours))).on(you)))
    action("T-764", do=each_player(draw(2).on(you)))
    action("T-765", do=each_player(look_at_top(2, take=1).on(you)))
    action("T-766", do=then(each_player(discard_at_random(1).on(you)), each_player(draw(1).on(you))))


@pytest.mark.rule("GOT-358", "GOT-183")
def test_of_two_who_come_to_fifteen_at_once_the_first_player_says_who_has_won() -> None:
    t = Table({"power": 14, "hand": [JUBILEE]}, {"power": 14}, step="4.1w").play(JUBILEE)
    assert (t.asked, t.who) == ("got-ask-winner", "Ana")
    t.choose("choose_player", target="Bor")
    assert t.g.outcome is not None
    assert t.g.outcome.winners == ["B"]


@pytest.mark.rule("GOT-358", "GOT-186")
def test_two_decks_that_run_out_on_one_effect_run_out_together() -> None:
    t = Table({"deck": [WOLF, WOLF], "hand": [FEAST]}, {"deck": [WOLF]}, step="4.1w").play(FEAST)
    assert (t.asked, t.who) == ("got-ask-winner", "Ana")


@pytest.mark.rule("GOT-357", "GOT-358")
def test_all_choose_before_anybody_is_honored() -> None:
    ana = {"hand": [HONORS], "power": 14, "characters": [WOLF]}
    t = Melee(ana, {"power": 14, "characters": [BASTARD, LION]}, {}, step="4.1w").play(HONORS)
    assert (t.who, t[WOLF].power) == ("Bor", 0)
    t.pick(LION)
    assert (t.asked, t[WOLF].power, t[LION].power) == ("got-ask-winner", 1, 1)


@pytest.mark.rule("GOT-357", "GOT-473")
def test_new_plots_of_all_are_chosen_before_any_is_turned_up() -> None:
    t = Table({"plot": "Summons", "hand": [CROSSROADS]}, {"plot": "Calling the Banners"}, step="4.1w").play(CROSSROADS)
    assert (t.asked, t.who) == ("got-ask-plot", "Ana")
    t.answer([t.question.options[0].key])
    assert (t.asked, t.who, t.titles("plot:A")) == ("got-ask-plot", "Bor", ["Summons"])


def test_what_differs_from_player_to_player_is_each_ones_own() -> None:
    t = Table({"hand": [HEADS], "characters": [WOLF]}, {"characters": [BASTARD, LION]}, step="4.1w").play(HEADS)
    assert (t.gold("Ana"), t.gold("Bor")) == (1, 2)


def test_who_looks_is_the_player_whose_deck_it_is() -> None:
    t = Table({"deck": [WOLF] * 3, "hand": [PEEK]}, {"deck": [LION] * 3}, step="4.1w").play(PEEK)
    for player in ("Ana", "Bor"):
        while t.asked != "got-ask-take":
            t.passes()
        assert t.who == player
        t.answer([t.question.options[0].key])
    assert (t.hand("Ana"), t.hand("Bor")) == ([WOLF], [LION])


@pytest.mark.rule("GOT-265", "GOT-267")
@pytest.mark.parametrize(("hand", "drawn"), [(1, 1), (0, 0)])
def test_what_stands_after_then_waits_for_every_player(hand: int, drawn: int) -> None:
    t = Table({"hand": [COLD, WOLF]}, {"hand": [WOLF] * hand}, step="4.1w").play(COLD)
    assert len(t.hand("Bor")) == drawn
