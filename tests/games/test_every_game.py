"""What every registered game must keep, whatever its rules: random play, saves, views, plain data, equal runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

import pytest

from desktop_app.app.tables.simulate import Plan, play_one, usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone, dump
from desktop_app.engine.saving import restore, save
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import GAMES, PLAYS

GAMES_OF_A_BOT = 20
SAVED_GAMES = 2


def tables() -> list[tuple[str, int]]:
    """Every game with the fewest and the most seats it takes."""
    return [(id, seats) for id, game in GAMES.items() for seats in sorted({min(game.seats), max(game.seats)})]


def bots() -> list[tuple[str, int, str]]:
    """Every table with each of its bots."""
    return [(id, seats, bot) for id, seats in tables() for bot in GAMES[id].bots]


def new_session(id: str, seats: int, seed: int, *, keep: bool = True) -> Session:
    """A game of the box before its first question."""
    play = PLAYS[id]
    return Session(play.game, play.new(usual_table(id, seats, seed)), keep=keep)


def played(session: Session, bot: str, seed: int, most: int = 5000) -> Iterator[Session]:
    """Yields the session at every question of a game, answering it in between."""
    dice, game = Chance(seed), session.game
    for _ in range(most):
        question = session.question
        if question is None:
            return
        yield session
        view = game.view(session.state, question.seat)
        session.answer(game.bots[bot](lambda view=view: view, question, dice))  # type: ignore[misc]
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("id", "seats", "bot"), bots())
def test_every_game_of_a_bot_ends_without_an_error(id: str, seats: int, bot: str) -> None:
    for seed in range(GAMES_OF_A_BOT):
        told = play_one(Plan(id, seats=seats, bots=(bot,)), seed)
        assert not told.failed, f"seed {seed}: {told.error} {told.broken}"
        assert told.outcome


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_save_at_every_question_comes_back_to_the_same_question(id: str, seats: int) -> None:
    for seed in range(SAVED_GAMES):
        for session in played(new_session(id, seats, seed), PLAYS[id].bot if seed % 2 else "random", seed):
            again = restore(session.game, json.loads(json.dumps(save(session))))
            assert not again.dropped
            assert dump(again.state) == dump(session.state)
            assert again.question is not None
            assert session.question is not None
            assert again.question.fingerprint == session.question.fingerprint
            assert [o.key for o in again.question.options] == [o.key for o in session.question.options]
            assert [line.message for line in again.log] == [line.message for line in session.log]


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_fork_equals_the_original_and_leaves_it_alone(id: str, seats: int) -> None:
    for index, session in enumerate(played(new_session(id, seats, 7), "random", 7)):
        before = dump(session.state)
        fork = session.fork()
        assert dump(fork.state) == before
        if index % 10 == 0:
            for _ in played(fork, "random", index):
                pass
            assert dump(session.state) == before


@pytest.mark.parametrize(("id", "seats"), tables())
def test_no_invariant_breaks_at_any_question(id: str, seats: int) -> None:
    for seed in range(SAVED_GAMES):
        for session in played(new_session(id, seats, seed, keep=False), "random", seed):
            assert session.game.broken(session.state) == []


@pytest.mark.parametrize(("id", "seats"), tables())
def test_a_view_shows_no_hidden_card(id: str, seats: int) -> None:
    """Two tables that differ only in what a seat may not see look the same to it."""
    # Alone at the table a hand is hidden from nobody.
    zones = PLAYS[id].hidden.zones
    changed = {zone: 0 for zone, sight in zones.items() if sight == "nobody" or seats > 1}
    for session in played(new_session(id, seats, 11), PLAYS[id].bot, 11):
        game, g = session.game, session.state
        for seat in g.seats:
            other = clone(g)
            for zone, cards in deal_hidden_cards_anew(other, seat).items():
                changed[zone.partition(":")[0]] += cards
            assert asdict(game.view(other, seat)) == asdict(game.view(g, seat))
    # A game that declares a zone in which nothing is ever hidden has called it otherwise in its state.
    assert changed
    assert all(changed.values()), changed


def deal_hidden_cards_anew(g: State, seat: str) -> dict[str, int]:
    """Gives every hidden card the code of another one in hidden places; answers how many have changed, by zone.

    The cards of a zone change places with those of all other zones that the seat cannot see, so that a view which
    tells a hidden card by what it is, by where it lies or by what lies beside it is found out.
    """
    hidden = PLAYS[g.game].hidden.cards(g, seat)
    cards = [card for zone in hidden.values() for card in zone]
    codes = [g.codes[card] for card in cards]
    kinds = [g.owners.get(card, "") in g.seats for card in cards]
    before = dict(g.codes)
    for kind in (True, False):
        same = [card for card, of in zip(cards, kinds, strict=True) if of == kind]
        given = [code for code, of in zip(codes, kinds, strict=True) if of == kind]
        for card, code in zip(same, given[1:] + given[:1], strict=True):
            g.codes[card] = code
    return {zone: sum(g.codes[card] != before[card] for card in here) for zone, here in hidden.items()}


@pytest.mark.parametrize(("id", "seats"), tables())
def test_undoing_everything_and_redoing_it_ends_where_it_was(id: str, seats: int) -> None:
    session = new_session(id, seats, 5)
    start = dump(session.state)
    for _ in played(session, "random", 5):
        pass
    end, lines = dump(session.state), [line.message for line in session.log]
    while session.undo():
        pass
    assert dump(session.state) == start
    while session.redo():
        pass
    assert dump(session.state) == end
    assert [line.message for line in session.log] == lines


@pytest.mark.parametrize(("id", "seats"), tables())
def test_every_option_of_a_question_is_accepted(id: str, seats: int) -> None:
    for session in played(new_session(id, seats, 13), "random", 13):
        question = session.question
        assert question is not None
        if question.kind == "one":
            for option in question.options[:3]:
                fork = session.fork()
                fork.answer([option.key])
                assert session.game.broken(fork.state) == []
