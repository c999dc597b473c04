"""A window asks the quickest first; what it offers is all the same just what nothing speaks against."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from desktop_app.games.kit.abilities import Action
from desktop_app.games.thrones.book.costs import ambush_prices
from desktop_app.games.thrones.book.marshaling import why_not_ambush, why_not_marshal
from desktop_app.games.thrones.book.playing import why_not_play, why_not_use
from desktop_app.games.thrones.reading.queries import facts
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.entering import HOME
from desktop_app.games.thrones.vocabulary.texts import CARDS
from tests.games.playing import new_session, played

WINDOWS = ("got-ask-action", "got-ask-marshal")


def possible(g: ThronesState, seat: str) -> Iterator[tuple[str, str, str]]:
    """What a seat may do in a window, looked at card by card."""
    for card in g.zones[f"hand:{seat}"]:
        if facts(g, card).type in HOME and not why_not_marshal(g, seat, card):
            yield "marshal", card, ""
        if facts(g, card).type == "event" and not why_not_play(g, seat, card):
            yield "play", card, ""
        for gold in ambush_prices(g, card) if g.phase == "challenges" else ():
            if not why_not_ambush(g, seat, card, gold):
                yield "ambush", card, str(gold)
    for card in g.pieces:
        for act in CARDS.of(Action, g.codes[card]):
            if not why_not_use(g, seat, card, act):
                yield "use", card, act.name


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 4), (4, 5)])
def test_a_window_offers_just_what_nothing_speaks_against(seats: int, seed: int) -> None:
    asked = 0
    for session in played(new_session("thrones", seats, seed, keep=False), "random", seed):
        g, question = session.state, session.question
        assert isinstance(g, ThronesState)
        assert question is not None
        if question.prompt.id in WINDOWS:
            asked += 1
            offered = {(option.verb, option.source, option.detail) for option in question.options}
            assert offered == {("pass", "", ""), *possible(g, question.seat)}
    assert asked > 10
