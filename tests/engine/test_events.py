"""The ladder: cancels, forced interrupts, interrupts, the event, forced reactions, reactions."""

from __future__ import annotations

from desktop_app.engine.ask import Question
from desktop_app.engine.session import Session
from tests.engine.inn import INN, Inn, new


def brawl(*, hand_a: list[str], play_a: list[str] | None = None, hand_b: list[str] | None = None) -> Session:
    """B bids most and hits A, who has these cards; everything else lies in the deck."""
    cards = [*hand_a, *(play_a or []), *(hand_b or [])]
    g = new(1, 2, [*cards, *["dagger"] * 6])
    zones = ["hand.A"] * len(hand_a) + ["play.A"] * len(play_a or []) + ["hand.B"] * len(hand_b or [])
    for number, zone in enumerate(zones, 1):
        g.move(f"c{number}", zone)
    g.position[0].row = "2"
    session = Session(INN, g)
    session.answer(["bid#0"])
    session.answer(["bid#3"])
    return session


def asked(session: Session) -> Question:
    assert session.question is not None
    return session.question


def lost(session: Session, seat: str) -> int:
    assert isinstance(session.state, Inn)
    return 6 - session.state.health[seat]


def rolled(session: Session) -> int:
    return next(int(str(line.message.params["amount"])) for line in session.log if line.message.id == "inn-rolled")


def hits(session: Session) -> list[tuple[object, object]]:
    found = [line.message.params for line in session.log if line.message.id == "inn-hit"]
    return [(params["seat"], params["amount"]) for params in found]


def test_a_cancelled_event_never_happens_and_nothing_reacts_to_it() -> None:
    session = brawl(hand_a=["shield", "rage"], play_a=["armour"])
    assert [o.key for o in asked(session).options] == ["respond:c1#shield/1", "pass"]
    session.answer(["respond:c1#shield/1"])
    assert hits(session) == []
    assert asked(session).prompt.id == "inn-discard"


def test_forced_interrupts_change_the_event_before_it_happens() -> None:
    session = brawl(hand_a=[], play_a=["armour"])
    assert hits(session) == [("A", rolled(session) - 1)]


def test_two_forced_abilities_are_put_in_order_by_the_first_seat() -> None:
    session = brawl(hand_a=[], play_a=["armour", "armour"])
    assert (asked(session).prompt.id, asked(session).seat) == ("inn-arrange", "A")
    session.answer(["resolve:c2#armour/1"])
    used = [line.message.params["card"] for line in session.log if line.message.id == "inn-used"]
    assert used == ["@c2:armour", "@c1:armour"]
    assert hits(session) == [("A", max(0, rolled(session) - 2))]


def test_reactions_nest_and_the_inner_ones_end_first() -> None:
    session = brawl(hand_a=["rage", "rage"], hand_b=["rage"])
    assert (asked(session).prompt.id, asked(session).seat) == ("inn-respond-after", "A")
    session.answer(["respond:c1#rage/1"])
    assert asked(session).seat == "B"
    session.answer(["respond:c3#rage/1"])
    assert asked(session).seat == "A"
    session.answer(["respond:c2#rage/1"])
    assert hits(session) == [("A", rolled(session)), ("B", 1), ("A", 1), ("B", 1)]
    assert lost(session, "B") == 2


def test_an_ability_is_used_once_for_one_event() -> None:
    session = brawl(hand_a=[], play_a=["armour"])
    assert len([line for line in session.log if line.message.id == "inn-used"]) == 1


def test_passing_ends_the_window_when_everybody_passed() -> None:
    session = brawl(hand_a=["rage", "rage"])
    session.answer(["respond:c1#rage/1"])
    assert [o.key for o in asked(session).options] == ["respond:c2#rage/1", "pass"]
    session.answer(["pass"])
    assert asked(session).prompt.id == "inn-discard"


def test_nobody_without_an_ability_is_asked() -> None:
    session = brawl(hand_a=["dagger"], hand_b=["dagger"])
    assert asked(session).prompt.id == "inn-discard"
    assert hits(session) == [("A", rolled(session))]
