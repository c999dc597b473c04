"""The cards that the bench searches are many and different."""

from __future__ import annotations

from desktop_app.app.bench.libraries import synthetic_cards


def test_synthetic_cards_for_the_bench_differ() -> None:
    cards = list(synthetic_cards(500))
    assert len({card.code for card in cards}) == 500
    assert len({card.title for card in cards}) > 100
