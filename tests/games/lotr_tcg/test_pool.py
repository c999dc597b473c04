"""The twilight pool and the sum that led to it."""

from __future__ import annotations

from typing import Literal

import pytest

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.game import Adjustment
from desktop_app.games.lotr_tcg.table.words import pool_terms
from tests.games.lotr_tcg.table import Table


def terms(table: Table) -> dict[str, int]:
    """The terms of the sum as the Free Peoples player sees them."""
    return {each.name.id.removeprefix("tcg-pool-"): each.value for each in pool_terms(table.session.look("A"))}


def test_the_pool_tells_what_it_comes_from() -> None:
    table = Table({"hand": ["Aragorn"]}, {"hand": ["Uruk Regular"]}, step="turn", seed=1)
    table.choose("play", "Aragorn")
    assert terms(table) == {"played": 4}
    table.choose("move")
    number = table.number("Rohirrim Village", "shadow_number")
    assert terms(table) == {"played": 4, "sites": number, "companions": 2}
    table.play("Uruk Regular")
    assert terms(table) == {"played": 4, "sites": number, "companions": 2, "shadow": -5}
    assert sum(terms(table).values()) == table.g.twilight


def test_what_lay_there_before_and_what_a_hand_laid_there_are_told() -> None:
    table = Table(step="fellowship", twilight=3)
    assert terms(table) == {"before": 3}
    table.session.adjust(Adjustment("twilight", "twilight", amount=1))
    assert terms(table) == {"before": 3, "by-hand": 1}


def test_a_new_turn_begins_without_a_sum() -> None:
    table = Table(step="decide", twilight=3, moves=1)
    table.choose("end_turn").until("fellowship-actions")
    assert terms(table) == {}


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_sum_of_tokens_never_reads_as_a_count_of_cards(language: Literal["en", "es"]) -> None:
    # "1 cards played" was wrong twice: the number counts tokens, and each term may be a single one
    texts = Texts(language)
    sources = [texts(f"tcg-pool-{name}") for name in ("played", "sites", "companions", "shadow", "texts")]
    assert all(source.startswith(("from ", "to ", "by ", "por ")) for source in sources)
