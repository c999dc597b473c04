"""Plots beside plots: initiative, when revealed abilities that take from each other, plots that leave."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.thrones.vocabulary.abilities import action
from desktop_app.games.thrones.vocabulary.groups import you
from desktop_app.games.thrones.vocabulary.piles import reveal_new_plot
from tests.games.thrones.shelf import make_up, on_the_shelf
from tests.games.thrones.table import Melee, Table

WOLF, BASTARD, LION = "Tumblestone Knight", "Bastard in Hiding", "Lannisport Moneylender"
CLASH, COPPERS, FIRE, FILTHY = "A Clash of Kings", "Counting Coppers", "Wildfire Assault", "Filthy Accusations"
TURN = "Turn of the Wheel"
"""Action: reveal a new plot."""

make_up("T-201", "location", TURN)
with on_the_shelf():
    action("T-201", do=reveal_new_plot.on(you))


def revealing(*plots: str, **setup: dict[str, Any]) -> Table:
    """Both players, or all of a melee, reveal these plots."""
    told = [
        {"plot_deck": [plot], **setup.get(name, {})} for name, plot in zip(("ana", "bor", "cai"), plots, strict=False)
    ]
    return Table(*told, step="1.2") if len(told) == 2 else Melee(*told, step="1.2")


# -- initiative --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-201", "GOT-333")
def test_of_three_who_tie_the_one_with_least_power_on_all_cards_goes_first() -> None:
    t = revealing(
        CLASH, CLASH, CLASH,
        ana={"power": 2}, bor={"characters": [{"card": WOLF, "power": 3}]}, cai={"power": 3},
    )  # fmt: skip
    assert (t.asked, t.who) == ("got-ask-first-player", "Ana")


@pytest.mark.rule("GOT-201")
def test_who_has_no_power_but_less_initiative_wins_no_tie() -> None:
    t = revealing(CLASH, CLASH, COPPERS, ana={"power": 2}, bor={"power": 1})
    assert (t.asked, t.who) == ("got-ask-first-player", "Bor")


@pytest.mark.rule("GOT-475", "GOT-284")
def test_the_kingsroad_breaks_the_tie_before_power_does() -> None:
    t = revealing(CLASH, CLASH, ana={"power": 5, "locations": ["The Kingsroad"]})
    assert t.who == "Ana"


@pytest.mark.rule("GOT-475", "GOT-285")
def test_in_a_fortress_a_navigator_finds_no_way() -> None:
    t = revealing("Fortified Position", "Building Orders", ana={"power": 1, "characters": ["Salty Navigator"]})
    assert t.who == "Bor", "one each, and Bor has less power"


# -- when revealed, one after the other --------------------------------------------------------------------------------


@pytest.mark.rule("GOT-478", "GOT-359")
@pytest.mark.parametrize("first", [FIRE, FILTHY])
def test_the_fire_leaves_nobody_to_accuse(first: str) -> None:
    t = revealing(FIRE, FILTHY, ana={"characters": [WOLF]}, bor={"characters": []})
    t.choose("choose_player", target="Ana").choose("resolve", first)
    t.until(asked="got-ask-spare").passes().until("1.3w")
    assert t.zone(WOLF) == "dead:A"
    assert t.said("got-log-kneels") == (first == FILTHY)


@pytest.mark.rule("GOT-478", "GOT-184")
def test_who_falls_by_the_own_coppers_is_no_target_of_the_next_plot() -> None:
    t = revealing(
        "Heads on Spikes", COPPERS, CLASH,
        bor={"deck": [WOLF, WOLF, WOLF], "hand": [BASTARD]}, cai={"hand": [WOLF]},
    )  # fmt: skip
    t.until(asked="got-ask-first-player").choose("choose_player", target="Bor")
    t.choose("resolve", COPPERS)
    assert t.g.eliminated == ["B"]
    assert t.g.first_player == "C"
    assert t.titles("dead:C") == [WOLF], "Cai is the only one left to choose"
    assert t.power("Ana") == 2


@pytest.mark.rule("GOT-478")
def test_two_heralds_count_one_after_the_other() -> None:
    banners = "Calling the Banners"
    t = revealing(banners, "Reinforcements", ana={"characters": []}, bor={"hand": [WOLF], "characters": [LION]})
    t.until(asked="got-ask-first-player").choose("choose_player", target="Ana")
    t.choose("resolve", "Reinforcements")
    t.until("1.3w")
    assert t.gold() == 2


@pytest.mark.rule("GOT-478", "GOT-301")
def test_a_plot_that_finds_nothing_to_do_is_passed_over() -> None:
    t = revealing("Confiscation", "Rebuilding")
    t.choose("choose_player", target="Ana")
    assert t.step == "1.3w"


# -- plots that leave --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GOT-443", "GOT-005")
def test_the_stand_token_goes_with_the_plot_and_comes_anew() -> None:
    t = Table(
        {"plot": "Power Behind the Throne", "plot_deck": [CLASH], "locations": [TURN], "characters": [WOLF]},
        step="1.3r",
    )
    t.until("1.3w")
    assert t["Power Behind the Throne"].count("stand") == 1
    t.use(TURN)
    assert t.titles("plot_deck:A") == ["Power Behind the Throne"]
    t.until("2.2w").use(TURN)
    assert t["Power Behind the Throne"].count("stand") == 1


@pytest.mark.rule("GOT-443")
def test_the_calm_ends_with_the_next_plot_and_is_named_anew() -> None:
    calm = "Calm Over Westeros"
    t = Table(
        {"plot": CLASH, "characters": [WOLF]},
        {"plot": calm, "plot_deck": [CLASH], "locations": [TURN], "characters": [BASTARD]},
        step="1.3r",
        first_player="Bor",
    )
    t.choose("name_military").until(step="1.3w")
    named = dict(t.g.named)
    assert "military" in named.values()
    t.use(TURN)
    assert "military" not in t.g.named.values()


@pytest.mark.rule("GOT-445")
def test_when_the_used_pile_comes_back_doran_forgets_his_plots() -> None:
    t = Table(
        {
            "plot": CLASH,
            "plot_deck": [COPPERS],
            "used": ["Summons", "Taxation"],
            "locations": [TURN],
            "characters": ["Doran Martell", "Edric Dayne"],
        },
        step="2.2w",
    )
    assert t.strength("Edric Dayne") == 3
    t.use(TURN)
    assert t.strength("Edric Dayne") == 1


@pytest.mark.rule("GOT-471", "GOT-445")
def test_a_plot_deck_of_one_stays_revealed() -> None:
    t = revealing(CLASH, COPPERS, bor={"plot_deck": [COPPERS, "Summons"]})
    t.choose("plot", COPPERS).choose("choose_player", target="Ana").until("7.3w")
    t.until(asked="got-ask-first-player").choose("choose_player", target="Ana").until("1.3w")
    assert (t.g.round, t.titles("plot:A"), t.titles("used:A")) == (2, [CLASH], [])


@pytest.mark.rule("GOT-250")
@pytest.mark.parametrize("turned", [False, True])
def test_taxation_allows_a_second_limited_card_while_it_is_revealed(turned: bool) -> None:
    road = "The Roseroad"
    t = Table(
        {"plot": "Taxation", "plot_deck": [CLASH], "hand": [road, road, road], "locations": [TURN]},
        step="3.2w",
        active="Ana",
    )
    t.choose("marshal", road)
    if turned:
        t.use(TURN)
    assert t.offers("marshal", road) != turned
    if not turned:
        t.choose("marshal", road)
    assert not t.offers("marshal", road)
    refused = t.refusal(road, "marshal")
    assert refused is not None
    assert refused.rule == "GOT-250"
