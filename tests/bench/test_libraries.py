"""The cards that the bench searches are many and different."""

from __future__ import annotations

from pathlib import Path

from desktop_app.app.bench.card_sets import write_card_sets
from desktop_app.app.bench.libraries import synthetic_cards
from desktop_app.app.imports.staging import read_files
from desktop_app.app.library.library import Library


def test_synthetic_cards_for_the_bench_differ() -> None:
    cards = list(synthetic_cards(500))
    assert len({card.code for card in cards}) == 500
    assert len({card.title for card in cards}) > 100


def test_card_sets_of_our_own_are_understood_whole(tmp_path: Path) -> None:
    assert write_card_sets(tmp_path / "sets") > 5_000_000
    with Library(tmp_path / "library") as library:
        staged = read_files(library, [tmp_path / "sets"])
    assert staged.refused == []
    assert {key: (len(read.cards), read.left_out) for key, read in staged.cards.items()} == {
        ("lotr_lcg", "dragncards"): (5_000, 0),
        ("meccg", "meccg"): (1_680, 0),
        ("thrones", "throneteki"): (2_240, 0),
    }
