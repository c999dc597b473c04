"""The answer that ends a row of like questions has one key in all of them: a digit would move with what else is
offered, and whoever presses it again would answer something else."""

from __future__ import annotations

from collections import defaultdict

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.table.play.choices import Answering, buttons, sort_out
from tests.games.playing import new_session

LONGEST = 1500
STEADY = 2
"""A choice between two or three things of a kind may stand in one place or another."""


@pytest.mark.parametrize("game", ["lotr_lcg", "lotr_tcg", "me_quest", "thrones", "meccg"])
def test_what_touches_no_card_does_not_move_among_the_digits(game: str) -> None:
    play, places = PLAYS[game], defaultdict[tuple[str, str], set[int]](set)
    words, session, dice = play.words, new_session(game, min(play.game.seats), 4), Chance(4)
    answering, g = Answering.of(words), session.state
    for _ in range(LONGEST):
        question = session.question
        if question is None:
            break
        if question.kind == "one":
            on_table = [*g.codes, *g.zones, *g.seats]
            shown, folded = buttons(sort_out(question, on_table, words.free_verbs, answering))
            for place, option in enumerate([*shown, *folded], 1):
                if not (option.source or option.target or option.detail):
                    places[question.prompt.id, option.verb].add(place)
        session.answer(play.game.bots["random"](session.eyes(question.seat), question, dice))
    assert {asked: found for asked, found in places.items() if len(found) > STEADY} == {}
