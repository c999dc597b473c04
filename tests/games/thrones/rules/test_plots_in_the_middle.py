"""Plots that are revealed while those of step 1.3 still wait: who orders, what counts, what comes back and when.

The box has no plot that reveals another one; the rules have (GOT-443, GOT-445, GOT-477).
"""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.vocabulary.abilities import reaction, when_revealed
from desktop_app.games.thrones.vocabulary.amounts import number_of
from desktop_app.games.thrones.vocabulary.conditions import trait
from desktop_app.games.thrones.vocabulary.deeds import Own
from desktop_app.games.thrones.vocabulary.groups import opponent, player, plot, you
from desktop_app.games.thrones.vocabulary.piles import draw, gain_gold, reveal_new_plot
from desktop_app.games.thrones.vocabulary.texts import Now
from desktop_app.games.thrones.vocabulary.triggers import you_reveal_a_plot
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table

WOLF, BASTARD = "Tumblestone Knight", "Bastard in Hiding"
COPPERS, BANNERS, CLASH = "Counting Coppers", "Calling the Banners", "A Clash of Kings"
SUPERIORITY = "Naval Superiority"
SECOND_THOUGHTS, CHANGE_OF_WIND, UPHEAVAL = "Second Thoughts", "Change of Wind", "Upheaval"
"""When Revealed: you, each of your opponents, or everybody reveals a new plot."""
USURPER = "Usurper"
"""When Revealed: you are the first player."""
CENSUS = "Census"
"""Kingdom. When Revealed: draw a card for each revealed Kingdom plot."""
LISTENER = "Court Listener"
"""Reaction: After you reveal a plot, gain 1 gold."""

make_up("T-501", "plot", SECOND_THOUGHTS, initiative=9)
make_up("T-502", "plot", CHANGE_OF_WIND, initiative=9)
make_up("T-503", "plot", UPHEAVAL, initiative=9)
make_up("T-504", "plot", USURPER, initiative=0)
make_up("T-505", "plot", CENSUS, traits=("kingdom",))
make_up("T-506", "location", LISTENER)


async def _usurp(m: Now) -> None:
    m.g.first_player = m.seat


with on_the_shelf():
    when_revealed("T-501", do=reveal_new_plot.on(you))
    when_revealed("T-502", do=reveal_new_plot.on(opponent))
    when_revealed("T-503", do=reveal_new_plot.on(player))
    when_revealed("T-504", do=Own(_usurp, told="you go first"))
    when_revealed("T-505", do=draw(number_of(plot(trait("kingdom")))).on(you))
    reaction("T-506", you_reveal_a_plot, do=gain_gold(1).on(you))


def revealing(*decks: list[str], first: str = "Ana", **more: dict[str, Any]) -> Table:
    """Everybody reveals the first of these plots, and the winner of initiative names that first player."""
    told = [{"plot_deck": deck, **more.get(name, {})} for name, deck in zip(("ana", "bor", "cai"), decks, strict=False)]
    t = Table(*told, step="1.2") if len(told) == 2 else Melee(*told, step="1.2")
    while t.asked == "got-ask-plot":
        t.choose("plot", decks["ABC".index(t.question.seat)][0])
    return t.choose("choose_player", target=first)


# -- what comes first --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-417", "GOT-478", "GOT-108")
def test_a_new_plot_does_what_it_says_before_those_that_wait() -> None:
    t = revealing([SECOND_THOUGHTS, COPPERS], [BANNERS, CLASH], ana={"characters": [WOLF]})
    t.choose("resolve", SECOND_THOUGHTS)
    assert t.titles("plot:A") == [COPPERS]
    assert len(t.hand()) == 3
    assert (t.gold("Bor"), t.step) == (1, "1.3w"), "Bor calls the banners after that"


@pytest.mark.rule("GOT-477", "GOT-475", "GOT-476")
def test_a_new_plot_of_more_initiative_makes_nobody_else_first() -> None:
    t = revealing([USURPER, CLASH], [CHANGE_OF_WIND, CLASH], ana={"plot_deck": [USURPER, SECOND_THOUGHTS, CLASH]})
    t.choose("resolve", CHANGE_OF_WIND).pick(SECOND_THOUGHTS)
    t.until("1.3w")
    assert (t.said("got-log-initiative"), t.g.first_player) == (1, "A")


@pytest.mark.rule("GOT-443", "GOT-478")
def test_a_plot_that_is_replaced_before_its_turn_does_nothing() -> None:
    t = revealing([CHANGE_OF_WIND, CLASH], [COPPERS, CLASH])
    t.choose("resolve", CHANGE_OF_WIND)
    assert (t.step, t.titles("plot:B"), t.hand("Bor")) == ("1.3w", [CLASH], [])


@pytest.mark.rule("GOT-443", "GOT-478")
def test_a_plot_that_has_done_its_part_may_be_replaced() -> None:
    t = revealing([CHANGE_OF_WIND, CLASH], [COPPERS, CLASH])
    t.choose("resolve", COPPERS)
    assert (t.titles("plot:B"), len(t.hand("Bor"))) == ([CLASH], 3)


@pytest.mark.rule("GOT-478", "GOT-359")
def test_whoever_is_first_by_then_orders_the_rest() -> None:
    t = revealing([COPPERS], [USURPER], [CENSUS])
    assert t.who == "Ana"
    t.choose("resolve", USURPER)
    assert (t.asked, t.who, t.choices()) == ("got-ask-which-first", "Bor", {COPPERS, CENSUS})


@pytest.mark.rule("GOT-478", "GOT-357", "GOT-358")
def test_plots_that_all_reveal_at_once_are_chosen_before_any_is_turned_up() -> None:
    t = revealing([UPHEAVAL, COPPERS, CLASH], [CLASH, BANNERS, COPPERS], bor={"characters": [WOLF]})
    assert (t.asked, t.who) == ("got-ask-plot", "Ana")
    t.pick(COPPERS)
    assert (t.asked, t.who, t.titles("plot:A")) == ("got-ask-plot", "Bor", [UPHEAVAL])
    t.pick(COPPERS)
    assert (t.asked, t.who, t.hand(), t.hand("Bor")) == ("got-ask-which-first", "Ana", [], [])
    t.choose("resolve", COPPERS)
    assert (len(t.hand()), len(t.hand("Bor")), t.step) == (3, 3, "1.3w")


# -- what counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-444", "GOT-369")
@pytest.mark.parametrize(("first", "drawn"), [(CENSUS, 1), (SECOND_THOUGHTS, 2)])
def test_traits_are_counted_on_what_lies_revealed_at_that_moment(first: str, drawn: int) -> None:
    t = revealing([CENSUS], [SECOND_THOUGHTS, BANNERS])
    t.choose("resolve", first)
    assert (len(t.hand()), t.titles("plot:B")) == (drawn, [BANNERS])


@pytest.mark.rule("GOT-443", "GOT-444", "GOT-151")
def test_what_a_plot_says_of_others_ends_when_it_is_covered() -> None:
    """Bor's ships take the gold of the Kingdom beside them, until they are gone with the wind."""
    t = revealing([CENSUS], [SUPERIORITY, CLASH], [COPPERS])
    assert t.plot("Ana", "income") == 0
    t = revealing([CHANGE_OF_WIND, CLASH], [SUPERIORITY, CLASH], [COPPERS, CENSUS])
    t.choose("resolve", CHANGE_OF_WIND)
    assert (t.titles("plot:B"), t.plot("Cai", "income")) == ([CLASH], 3)


# -- the used pile -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-445", "GOT-479")
def test_the_used_pile_comes_back_only_when_all_of_the_step_is_done() -> None:
    t = revealing([SECOND_THOUGHTS, COPPERS], [COPPERS, CLASH], [CENSUS, CLASH])
    t.choose("resolve", SECOND_THOUGHTS)
    assert t.asked == "got-ask-which-first", "two others still wait"
    assert (t.titles("used:A"), t.titles("plot_deck:A")) == ([SECOND_THOUGHTS], [])
    t.choose("resolve", CENSUS).until(asked="got-ask-title")
    assert (t.titles("used:A"), t.titles("plot_deck:A")) == ([], [SECOND_THOUGHTS])


@pytest.mark.rule("GOT-445", "GOT-443")
def test_a_plot_does_not_come_back_into_the_step_that_it_was_revealed_in() -> None:
    """Ana's last plot but one is covered; with nothing left in her plot deck, Bor's wind moves nobody."""
    t = revealing([SECOND_THOUGHTS, COPPERS], [CHANGE_OF_WIND, CLASH])
    t.choose("resolve", SECOND_THOUGHTS)
    assert (t.step, t.titles("plot:A"), len(t.hand())) == ("1.3w", [COPPERS], 3)
    assert t.titles("plot_deck:A") == [SECOND_THOUGHTS]


@pytest.mark.rule("GOT-445")
def test_a_chain_of_second_thoughts_leaves_all_of_them_used() -> None:
    t = revealing([SECOND_THOUGHTS, UPHEAVAL, CLASH, COPPERS], [CLASH, BANNERS, COPPERS])
    t.pick(UPHEAVAL).pick(CLASH).pick(BANNERS)
    assert (t.titles("plot:A"), t.titles("used:A")) == ([CLASH], [SECOND_THOUGHTS, UPHEAVAL])
    assert (t.titles("plot_deck:A"), t.titles("plot_deck:B")) == ([COPPERS], [COPPERS])


# -- reactions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-480", "GOT-417")
def test_each_of_two_plots_revealed_is_reacted_to_once() -> None:
    t = revealing([SECOND_THOUGHTS, COPPERS], [BANNERS, CLASH], ana={"locations": [LISTENER], "characters": [WOLF]})
    t.choose("resolve", SECOND_THOUGHTS)
    assert (t.asked, len(t.hand()), t.gold("Bor")) == ("got-ask-respond", 3, 0), "the inner one comes first"
    t.respond(LISTENER).until(asked="got-ask-respond").respond(LISTENER)
    assert (t.gold(), t.step) == (2, "1.3w")


@pytest.mark.rule("GOT-184", "GOT-478")
def test_who_falls_by_the_new_plot_takes_the_waiting_ones_along() -> None:
    t = revealing([CHANGE_OF_WIND, CLASH], [CLASH, COPPERS], [COPPERS, CENSUS], bor={"deck": [WOLF, WOLF]})
    t.choose("resolve", CHANGE_OF_WIND)
    assert (t.asked, t.choices()) == ("got-ask-which-first", {COPPERS, CENSUS})
    t.choose("resolve", COPPERS)
    assert (t.g.eliminated, t.titles("plot:C"), len(t.hand("Cai"))) == (["B"], [CENSUS], 1)
