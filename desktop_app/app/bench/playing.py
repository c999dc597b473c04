"""How fast the rules play by themselves, in one process and in two."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from desktop_app.app.bench.measure import Measure, plain_work, quickest_of_each, slowness_at_best
from desktop_app.app.tables.simulate import Plan, play_one, played_out, simulate
from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.game import Game
from desktop_app.engine.messages import message
from desktop_app.engine.state import State
from desktop_app.games import PLAYS

LEAST_GAIN = 1.8
GAIN_OF_SUMS = 1.95
"""What a second process brings to bare sums where nothing else runs; where it brings less, the second core is not all
ours, and games cannot gain more from it."""
ROUNDS, ROUND_SECONDS = 20, 0.5
PLAIN_A_ROUND = 8
"""How often plain work is done after a round: how slow the machine is changes within a second."""
JOBS_ROUNDS, JOBS_SECONDS = 3, 2.4


class _Round(NamedTuple):
    """Some games played one after the other, and how many seconds each took."""

    decisions: int
    answers: int
    seconds: list[float]
    broken: list[str]


def self_play(game: Game) -> Measure:
    """Random games on one core: decisions with a choice for each second of processor time, plain work by turns.

    Tables are laid and played out in that time; the check of how a table ended is none of its playing. A first round,
    which does not count, reads the cards and the rules and tells how many games fill a round. Then the same games are
    played again and again, and of each game its quickest round counts.
    """
    games, plain = len(_round(game).seconds), list[float]()
    rounds = []
    for _ in range(ROUNDS):
        rounds.append(_round(game, games))
        plain += plain_work(PLAIN_A_ROUND)
    seconds = [each.seconds for each in rounds]
    played, taken, slowest = rounds[0], sum(quickest_of_each(seconds)), max(map(sum, seconds))
    broken = [fault for each in rounds for fault in each.broken]
    return Measure(
        f"random self-play of {game.id}, one core",
        "decisions/s",
        played.decisions / taken,
        least=PLAYS[game.id].pace,
        baseline=_bare_questions(),
        baseline_is="a rule that does nothing but ask",
        detail=f"{games} games, {played.answers / taken:,.0f} answers/s with the forced ones, each game the quickest"
        f" of {ROUNDS} rounds, the slowest round {played.decisions / slowest:,.0f}",
        failed=broken[0] if broken else "",
        slow=slowness_at_best(plain),
    )


def _round(game: Game, games: int = 0) -> _Round:
    """So many games from the first seed on; with 0 as many as fill a round."""
    ended, decisions, answers, seconds = list[State](), 0, 0, list[float]()
    while len(ended) < games if games else sum(seconds) < ROUND_SECONDS:
        start = time.process_time()
        session, made = played_out(Plan(game.id), len(ended))
        seconds.append(time.process_time() - start)
        decisions, answers = decisions + made, answers + len(session.records)
        ended.append(session.state)
    return _Round(decisions, answers, seconds, [fault for state in ended for fault in game.broken(state)])


def _bare_questions(count: int = 20_000) -> float:
    """Questions a second of a bare coroutine that builds eight options and takes one at random."""

    async def rule() -> None:
        for _ in range(count):
            options = [Option("play", f"c{number}", "B") for number in range(8)]
            await ask_one(Question("A", "one", message("question"), options.copy))

    dice, running = Chance(1), rule()
    start = time.process_time()
    question = running.send(None)
    try:
        while True:
            options = question.options
            question = running.send([options[draw(dice, len(options))].key])
    except StopIteration:
        return count / (time.process_time() - start)


def jobs(game: Game) -> Measure:
    """What a second process brings to whole games, beside what it brings to bare sums.

    One process and two play the same games by turns, and the quickest round of each counts: two processes feel whatever
    else the machine does, one often does not. So the bar moves with what the second process brings to sums.
    """
    start = time.perf_counter()
    games = 0
    while time.perf_counter() - start < 0.5:
        play_one(Plan(game.id), games)
        games += 1
    plan = Plan(game.id, games=max(16, round(games * 2 * JOBS_SECONDS)))
    rounds = [(_games_in(plan, 1), _games_in(plan, 2), _sums_in([1]), _sums_in([1, 2])) for _ in range(JOBS_ROUNDS)]
    one, two, one_sums, two_sums = (min(taken) for taken in zip(*rounds, strict=True))
    sums = one_sums / two_sums
    return Measure(
        "simulate --jobs 2 against --jobs 1",
        "times",
        one / two,
        least=LEAST_GAIN,
        slow=max(1.0, GAIN_OF_SUMS / sums),
        baseline=sums,
        baseline_is="two processes of bare sums",
        detail=f"{plan.games} games in {one:.2f} s and {two:.2f} s, the quickest of {JOBS_ROUNDS} rounds",
    )


def _games_in(plan: Plan, processes: int) -> float:
    start = time.perf_counter()
    for _ in simulate(plan, processes):
        pass
    return time.perf_counter() - start


def _sum(count: int) -> int:
    return sum(number * number for number in range(count))


def _sums_in(processes: Sequence[int]) -> float:
    work = [1_000_000] * 8
    start = time.perf_counter()
    with ProcessPoolExecutor(len(processes)) as pool:
        for _ in pool.map(_sum, work):
            pass
    return time.perf_counter() - start
