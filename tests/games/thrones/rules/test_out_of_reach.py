"""Who is immune to a card is chosen for no part of what it does."""

from __future__ import annotations

import pytest

from tests.games.thrones.table import Table, attack

WOLF, ROBB, NORTH = "Tumblestone Knight", "Robb Stark", "For the North!"
PROOF = {"card": WOLF, "effects": [{"kind": "immune:event", "until": "round"}]}


@pytest.mark.rule("GOT-212")
def test_nobody_who_is_immune_to_events_is_chosen_for_the_card_that_may_be_drawn() -> None:
    t = Table({"characters": [PROOF], "hand": [NORTH]}, step="4.2w", challenge=attack("military", WOLF))
    assert not t.offers("play", NORTH)
    refusal = t.refusal(NORTH, "play")
    assert refusal is not None
    assert refusal.rule == "GOT-212"


@pytest.mark.rule("GOT-212")
def test_beside_who_is_immune_another_is_chosen() -> None:
    t = Table({"characters": [PROOF, ROBB], "hand": [NORTH]}, step="4.2w", challenge=attack("military", WOLF, ROBB))
    t.play(NORTH)
    assert (t.strength(WOLF), t.strength(ROBB)) == (2, 7)
