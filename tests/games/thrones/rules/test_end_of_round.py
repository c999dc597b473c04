"""5. Dominance, 6. standing, 7. taxation, and how the game ends."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, kneeling


@pytest.mark.rule("GOT-538", "GOT-539")
def test_standing_strength_and_gold_win_dominance() -> None:
    ana = {"gold": 2, "characters": ["Tumblestone Knight", kneeling("Robb Stark")]}
    table = Table(ana, {"characters": ["Gold Cloaks"]}, step="5.2").until("5.2w")
    assert (table.power("Ana"), table.g.dominance) == (1, "A")


@pytest.mark.rule("GOT-540")
def test_nobody_wins_a_tie() -> None:
    table = Table({"gold": 1, "characters": ["Tumblestone Knight"]}, {"characters": ["Gold Cloaks"]}, step="5.2")
    table.until("5.2w")
    assert (table.power("Ana"), table.power("Bor")) == (0, 0)


@pytest.mark.rule("GOT-543", "GOT-152", "GOT-017")
def test_every_kneeling_card_stands() -> None:
    ana = {
        "kneeling": True,
        "characters": [kneeling("Robb Stark", attachments=[kneeling("Seal of the Hand")])],
        "locations": [kneeling("Heart Tree Grove")],
    }
    table = Table(ana, step="6.2").until("6.2w")
    names = ("Robb Stark", "Seal of the Hand", "Heart Tree Grove", "House Stark")
    assert not any(table.kneels(name) for name in names)


@pytest.mark.rule("GOT-546", "GOT-304", "GOT-306")
def test_unspent_gold_goes_back() -> None:
    table = Table({"gold": 3}, {"gold": 2}, step="7.2").until("7.3w")
    assert (table.gold("Ana"), table.gold("Bor")) == (0, 0)
    assert table.g.treasury["gold"] == 0


@pytest.mark.rule("GOT-450", "GOT-547", "GOT-548", "GOT-549")
def test_hands_are_cut_down_to_the_reserve_in_player_order() -> None:
    five = ["Ice", "Robb Stark", "Bran Stark", "Arya Stark", "Sansa Stark"]
    table = Table(
        {"plot": "A Feast for Crows", "hand": five},
        {"plot": "A Feast for Crows", "hand": [*five, "Grey Wind"]},
        step="7.3",
        first_player="Bor",
    )
    assert (table.who, table.question.minimum, table.question.maximum) == ("Bor", 2, 2)
    table.choose_all("discard", "Ice 2", "Grey Wind")
    assert (table.who, table.question.minimum) == ("Ana", 1)


@pytest.mark.rule("GOT-181", "GOT-182", "GOT-333")
def test_fifteen_power_win_in_the_middle_of_a_step() -> None:
    ana = {"power": 12, "characters": [{"card": "Tumblestone Knight", "power": 2}]}
    table = Table(ana, step="5.2")
    assert table.g.outcome is not None
    assert (table.g.outcome.reason, table.g.outcome.winners) == ("power", ["A"])


@pytest.mark.rule("GOT-551", "GOT-552", "GOT-469")
def test_the_next_round_begins_with_plots() -> None:
    table = Table(step="7.3", round=2).until(asked="got-ask-plot")
    assert table.g.round == 3
