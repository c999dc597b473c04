"""A fork for a seat that thinks ahead: what it sees is as it is, what it may not see is drawn anew."""

from __future__ import annotations

import pytest

from desktop_app.engine.chance import Chance
from desktop_app.engine.session import Session
from tests.engine.evening import evening, inn, open_question, play_card
from tests.engine.inn import INN, new
from tests.engine.play import moment, questions


def to_the_bids(session: Session) -> Session:
    while open_question(session).prompt.id != "inn-bid":
        session.answer(["pass"])
    return session


def bids_of_a(bid: str) -> list[str]:
    """What forks of B say that A has bid, when A has bid this."""
    session = to_the_bids(evening(3))
    session.answer([bid], seat="A")
    assert open_question(session).seat == "B"
    forks = [session.fork("B", Chance(seed)) for seed in range(40)]
    told = [fork.records[-1].keys[0] for fork in forks]
    for fork, key in zip(forks, told, strict=True):
        fork.answer(["bid#1"], seat="B")
        assert next(line.message.params["bids"] for line in fork.log) == [f"A:{key[-1]}", "B:1"]
    return told


def test_a_secret_bid_is_as_secret_in_a_fork() -> None:
    told = bids_of_a("bid#0")
    assert set(told) == {"bid#0", "bid#1", "bid#2", "bid#3"}
    assert bids_of_a("bid#3") == told


def test_bids_that_are_on_the_table_stay_as_they_were() -> None:
    session = to_the_bids(Session(INN, new(3, 3)))
    for seat, bid in (("A", "bid#3"), ("B", "bid#1"), ("C", "bid#2")):
        session.answer([bid], seat=seat)
    assert open_question(session).prompt.id == "inn-whom"
    for seed in range(20):
        assert inn(session.fork("B", Chance(seed))).coins == inn(session).coins


def test_my_own_secret_is_mine_to_know() -> None:
    session = to_the_bids(evening(3))
    session.answer(["bid#2"], seat="A")
    assert {session.fork("A", Chance(seed)).records[-1].keys[0] for seed in range(20)} == {"bid#2"}


@pytest.mark.parametrize("seed", range(6))
def test_at_every_question_a_seat_could_be_looking_at_its_fork(seed: int) -> None:
    session = Session(INN, new(seed, 3))
    other_hands, dice = set(), Chance(seed + 100)
    for question in questions(session, Chance(seed)):
        before = moment(session)
        for seat in session.state.seats:
            imagine = session.imagining(seat)
            other, fork = imagine(dice), imagine(dice)
            assert other.look(seat) == fork.look(seat) == session.look(seat)
            asked = open_question(fork)
            assert (asked.fingerprint, asked.seat) == (question.fingerprint, question.seat)
            assert INN.broken(fork.state) == []
            assert sorted(fork.state.codes.values()) == sorted(session.state.codes.values())
            mine = [card for zone in ("hand", "play") for card in session.state.zones[f"{zone}.{seat}"]]
            assert all(fork.state.codes[card] == session.state.codes[card] for card in mine)
            other_hands.add(fork.state.codes != session.state.codes)
        assert moment(session) == before
    assert True in other_hands


def test_the_deck_lies_otherwise_and_the_dice_to_come_fall_otherwise() -> None:
    session = evening(5)
    forks = [session.fork("A", Chance(seed)) for seed in range(12)]
    assert len({tuple(fork.state.codes[card] for card in fork.state.zones["deck"]) for fork in forks}) > 6
    assert len({fork.state.chance.seed for fork in forks}) == 12
    assert session.state.chance.seed not in {fork.state.chance.seed for fork in forks}


def test_what_the_seat_is_being_shown_stays_as_it_is() -> None:
    session = evening(deck=["barrel", "dagger", "rage"] * 8)
    while not any(session.state.codes.get(o.source) == "barrel" for o in open_question(session).options):
        session.answer(["pass"])
    seat = open_question(session).seat
    play_card(session, "barrel")
    top = session.state.zones["deck"][:3]
    for seed in range(12):
        fork = session.fork(seat, Chance(seed))
        assert [fork.state.codes[card] for card in top] == [session.state.codes[card] for card in top]
    (other,) = {"A", "B"} - {seat}
    tops = {tuple(session.fork(other, Chance(seed)).state.codes[card] for card in top) for seed in range(12)}
    assert len(tops) > 3


def test_the_plain_fork_is_the_truth() -> None:
    session = to_the_bids(evening(3))
    session.answer(["bid#3"], seat="A")
    fork = session.fork()
    assert fork.state == session.state
    assert fork.records[-1].keys == ["bid#3"]
