"""How a game that is over might have gone: the course of another way through it, from something that was really played.

That is a road of the same game that was left, an earlier game of the same scenario, or the bot's play from one of the
turns that decided. Each is followed bit by bit, so that whoever shows it can stop between two answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from desktop_app.app.tables.story import Level, Times, Turn
from desktop_app.engine.chance import Chance
from desktop_app.engine.errors import IllegalAnswer, NotNow, RulesError
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.record import BY_HAND, Record, Snapshot
from desktop_app.engine.session import Session
from desktop_app.games.contract.play import Play

ROAD, EARLIER, BOT = "road", "earlier", "bot"
LONGEST = 3000
"""Answers after which a bot's play is given up."""


class OtherWay(Frozen):
    """The pressing course of another way: what ``kind`` it is, from which time on it is another (``begins``) and until
    when (``ends``), with the round and the moment ``at`` which it forks off (0 for a game of its own), and whether it
    was ``won`` where it ended."""

    kind: str
    levels: tuple[Level, ...]
    begins: float
    ends: float
    round: int = 0
    at: int = 0
    won: bool | None = None


Following = Generator[None, None, OtherWay | None]
"""Follows a way, pausing between answers."""


def other_road(session: Session, play: Play, seat: str) -> Following:
    """The longest of the roads that were left; None where there is none."""
    branch = max(session.branches, key=lambda each: len(each.records), default=None)
    if branch is None:
        return None
    line = [*session.records, *session.future][: branch.at] + branch.records
    return (yield from _followed(ROAD, session, line, play, seat, branch.at))


def earlier_game(session: Session, play: Play, seat: str) -> Following:
    """Another game from its beginning."""
    return (yield from _followed(EARLIER, session, session.records, play, seat, 0))


def bots_way(session: Session, play: Play, seat: str, turns: Sequence[Turn]) -> Following:
    """What comes of the better choice at the first of these turns from which the bot wins then, or else at the one
    after which least presses in the end."""
    ways: list[OtherWay] = []
    for turn in turns:
        found = yield from _followed(BOT, session, session.records[: turn.at], play, seat, turn.at, turn.weighed.better)
        if found is not None and found.won:
            return found
        if found is not None:
            ways.append(found)
    return min(ways, key=_pressed, default=None)


def _pressed(way: OtherWay) -> tuple[int, float]:
    """How much presses at its end, and the later that is the better."""
    return way.levels[-1].value if way.levels else 0, -way.ends


def _followed(
    kind: str,
    session: Session,
    records: Sequence[Record],
    play: Play,
    seat: str,
    fork: int,
    answer: Sequence[str] = (),
) -> Following:
    """Plays records again on a copy, reading the pressing course on the way; the bot goes on, after an ``answer``."""
    if play.story is None:
        return None
    copy = Session.standing_at(session.game, [Snapshot(0, 0, session.snapshots[0].state)], keep=False, policy=None)
    read, found = play.story.pressing.read, list[tuple[int, int]]()

    def measure() -> None:
        value = read(copy.state, seat)
        if not found or found[-1][1] != value:
            found.append((len(copy.records), value))

    try:
        yield from _again(copy, records, measure)
        if kind == BOT:
            if answer:
                copy.answer(list(answer))
                measure()
            yield from _on(copy, play, measure)
    except (RulesError, IllegalAnswer, NotNow):
        return None
    times = Times(copy.log, len(copy.records))
    levels = tuple(Level(times.time(at), value) for at, value in found)
    view = copy.look(seat)
    won = play.end(view).result == "won" if view.outcome else None
    ends = times.time(len(copy.records))
    return OtherWay(kind, levels, times.time(fork), ends, times.round(fork) if fork else 0, fork, won)


def _again(copy: Session, records: Sequence[Record], measure: Callable[[], None]) -> Generator[None, None, None]:
    """The same answers; what the game says itself, such as dice, it says again."""
    copy.play_again([])
    while len(copy.records) < len(records):
        record = records[len(copy.records)]
        if record.by == BY_HAND:
            raise NotNow("what was set by hand is not set again on a copy")
        copy.answer(record.keys, by=record.by)
        measure()
        yield


def _on(copy: Session, play: Play, measure: Callable[[], None]) -> Generator[None, None, None]:
    bot, dice = play.game.bots[play.bot], Chance(1)
    for _ in range(LONGEST):
        question = copy.question
        if question is None:
            return
        copy.answer(bot(copy.eyes(question.seat), question, dice))
        measure()
        yield
