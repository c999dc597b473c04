"""1. The plot phase, 2. the draw phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thrones.table import Table


def at_plots(ana: dict[str, Any] | None = None, bor: dict[str, Any] | None = None, *, seed: int = 0) -> Table:
    """Both players before the choice of a plot."""
    own = {"plot_deck": ["Counting Coppers", "Summons"], **(ana or {})}
    theirs = {"plot_deck": ["A Clash of Kings", "Building Orders"], **(bor or {})}
    return Table(own, theirs, step="1.1", seed=seed)


def choose(table: Table, *plots: str) -> Table:
    for name in plots:
        table.choose("plot", name)
    return table


@pytest.mark.rule("GOT-471", "GOT-472", "GOT-473")
def test_plots_are_chosen_in_secret_and_revealed_together() -> None:
    table = at_plots()
    assert table.question.secret
    table.choose("plot", "Counting Coppers")
    other = table.session.game.view(table.g, "B")
    assert other.zones["plot:A"].count == 0
    assert other.zones["plot_deck:A"].cards == []
    table.choose("plot", "A Clash of Kings")
    assert table.titles("plot:A") == ["Counting Coppers"]
    assert table.titles("plot:B") == ["A Clash of Kings"]


@pytest.mark.rule("GOT-443", "GOT-442", "GOT-151")
def test_the_plot_before_goes_to_the_used_pile() -> None:
    table = at_plots(ana={"plot": "Calling the Banners"})
    choose(table, "Counting Coppers", "A Clash of Kings")
    assert table.titles("used:A") == ["Calling the Banners"]
    assert table.titles("plot:A") == ["Counting Coppers"]


@pytest.mark.rule("GOT-475", "GOT-476", "GOT-199", "GOT-200", "GOT-198")
def test_the_highest_initiative_names_the_first_player() -> None:
    table = choose(at_plots(), "Counting Coppers", "A Clash of Kings")
    assert (table.asked, table.who) == ("got-ask-first-player", "Bor")
    table.choose("choose_player", target="Ana")
    assert table.g.first_player == "A"


@pytest.mark.rule("GOT-201")
def test_a_tie_goes_to_the_least_power() -> None:
    table = at_plots(ana={"power": 2}, bor={"plot_deck": ["Counting Coppers"]})
    assert choose(table, "Counting Coppers").who == "Bor"


@pytest.mark.rule("GOT-202")
def test_a_tie_of_power_too_is_decided_at_random() -> None:
    found = set()
    for seed in range(8):
        table = at_plots(bor={"plot_deck": ["Counting Coppers"]}, seed=seed)
        found.add(choose(table, "Counting Coppers").who)
    assert found == {"Ana", "Bor"}


@pytest.mark.rule("GOT-108", "GOT-478", "GOT-359", "GOT-474")
def test_when_revealed_abilities_come_after_the_first_player_in_the_order_the_first_player_says() -> None:
    table = at_plots(bor={"plot_deck": ["Summons"], "plot": ""})
    choose(table, "Counting Coppers")
    assert table.asked == "got-ask-first-player"
    assert not table.said("got-log-draws")
    table.choose("choose_player", target="Bor")
    assert (table.asked, table.who) == ("got-ask-which-first", "Bor")
    table.choose("resolve", "Counting Coppers")
    assert table.said("got-log-draws") == 1


@pytest.mark.rule("GOT-445", "GOT-479")
def test_the_last_plot_revealed_makes_a_new_plot_deck_of_the_used_ones() -> None:
    table = at_plots(ana={"plot_deck": ["A Clash of Kings"], "used": ["Summons", "Building Orders"]})
    table.choose("plot", "A Clash of Kings")
    table.choose("choose_player", target="Ana").until("1.3w")
    assert sorted(table.titles("plot_deck:A")) == ["Building Orders", "Summons"]
    assert table.titles("plot:A") == ["A Clash of Kings"]


@pytest.mark.rule("GOT-461", "GOT-462", "GOT-466", "GOT-467", "GOT-468", "GOT-463", "GOT-495")
def test_every_phase_has_its_action_window() -> None:
    table = at_plots(bor={"plot": ""})
    choose(table, "Summons", "A Clash of Kings").choose("choose_player", target="Ana")
    seen = []
    for _ in range(60):
        if table.asked in ("got-ask-action", "got-ask-marshal") and table.step not in seen:
            seen.append(table.step)
        if table.g.round > 2:
            break
        table.passes()
    assert seen == ["1.3w", "2.2w", "3.2w", "4.1w", "5.2w", "6.2w", "7.3w"]


@pytest.mark.rule("GOT-489", "GOT-403", "GOT-402", "GOT-404")
def test_everybody_draws_two_cards_from_the_top() -> None:
    table = Table({"deck": ["Ice", "Robb Stark", "Bran Stark"]}, step="2.2").until("2.2w")
    assert table.hand("Ana") == ["Ice", "Robb Stark"]
    assert len(table.hand("Bor")) == 2


@pytest.mark.rule("GOT-184", "GOT-185", "GOT-490")
def test_who_has_no_deck_left_is_out() -> None:
    table = Table({"deck": ["Ice", "Robb Stark"]}, step="2.2")
    assert table.g.outcome is not None
    assert (table.g.outcome.reason, table.g.outcome.winners) == ("deck", ["B"])


@pytest.mark.rule("GOT-491", "GOT-186")
def test_when_both_decks_run_out_at_once_the_first_player_decides() -> None:
    table = Table({"deck": ["Ice"]}, {"deck": ["Robb Stark"]}, step="2.2", first_player="Bor")
    assert (table.asked, table.who) == ("got-ask-winner", "Bor")
    table.choose("choose_player", target="Bor")
    assert table.g.outcome is not None
    assert table.g.outcome.winners == ["B"]
