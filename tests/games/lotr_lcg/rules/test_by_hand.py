"""What is set by hand on the table of the card game leaves it as the rules can go on from."""

from __future__ import annotations

import pytest

from desktop_app.engine.game import Adjustment
from tests.games.lotr_lcg.table import Table


@pytest.mark.rule("LCG-084")
def test_a_second_copy_of_a_unique_card_is_not_put_into_play_by_hand() -> None:
    table = Table(players={"Ana": {"hand": ["Faramir", "Bell Ringer"]}, "Bor": {"allies": ["Faramir"]}})
    session = table.session
    copy, other = table.g.zones["hand:A"]

    def places(card: str) -> set[str]:
        return {each.target for each in session.game.adjustments(session.state, card) if each.verb == "move"}

    assert places(copy) == {"deck:A", "discard:A"}
    assert {"play:A", "play:B"} < places(other)


def test_a_shadow_card_that_is_moved_by_hand_is_no_shadow_card_any_more() -> None:
    table = Table(engaged=[{"card": "Forest Spider", "shadows": ["Wolf Rider"]}], step="6.2")
    session = table.session
    enemy = table.id("Forest Spider")
    shadow, *others = table.g.pieces[enemy].shadows
    session.adjust(Adjustment("move", shadow, "encounter_discard"))
    assert table.g.pieces[enemy].shadows == others
    assert table.g.home[shadow] == "encounter_discard"
    assert shadow not in table.g.turned
    assert session.game.broken(session.state) == []
    assert session.undo()
    assert table.g.pieces[enemy].shadows == [shadow, *others]
