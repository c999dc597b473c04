"""The greedy bot at the end of a turn: it keeps what it can use, and lets go what would keep a game from ending."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.games.meccg.rules import GAME
from tests.games.meccg.table import Table, at


@pytest.mark.parametrize(("round", "goes"), [(3, False), (300, True)])
def test_a_hand_full_of_treasures_is_let_go_when_the_game_drags_on(round: int, goes: bool) -> None:
    ana = {"companies": [at("Rivendell", "Elrond")], "hand": ["Scroll of Isildur"] * 8}
    table = Table(ana, step="discard_one").until("discard-one")
    table.g.round = round
    answer = GAME.bots["greedy"](table.session.eyes("A"), table.question, Chance(1))
    assert (answer != ["decline"]) is goes
