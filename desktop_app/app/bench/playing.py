"""How fast the rules play by themselves, in one process and in two."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from desktop_app.app.bench.measure import Measure, plain_work, slowness_of
from desktop_app.app.tables.simulate import Plan, play_one, played_out, simulate
from desktop_app.engine.ask import Option, Question, ask_one
from desktop_app.engine.chance import Chance, draw
from desktop_app.engine.game import Game
from desktop_app.engine.messages import message
from desktop_app.games import PLAYS

LEAST_GAIN = 1.8
SELF_PLAY_SECONDS = 3.0
JOBS_SECONDS = 3.5


def self_play(game: Game) -> Measure:
    """Random games on one core: decisions with a choice for each second of processor time, plain work by turns.

    Tables are laid and played out in that time. A first game that does not count reads the cards and the rules, and the
    check of how a table ended is none of its playing.
    """
    played_out(Plan(game.id), 0)
    decisions = answers = games = 0
    seconds, plain, broken = 0.0, list[float](), list[str]()
    while seconds < SELF_PLAY_SECONDS:
        start = time.process_time()
        session, made = played_out(Plan(game.id), games)
        seconds += time.process_time() - start
        plain += plain_work(1)
        decisions, answers, games = decisions + made, answers + len(session.records), games + 1
        broken += game.broken(session.state)
    return Measure(
        f"random self-play of {game.id}, one core",
        "decisions/s",
        decisions / seconds,
        least=PLAYS[game.id].pace,
        baseline=_bare_questions(),
        baseline_is="a rule that does nothing but ask",
        detail=f"{games} games, {answers / seconds:,.0f} answers/s with the forced ones",
        failed=broken[0] if broken else "",
        slow=slowness_of(plain),
    )


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
    """What a second process brings to whole games, beside what it brings to bare sums."""
    start = time.perf_counter()
    games = 0
    while time.perf_counter() - start < 0.5:
        play_one(Plan(game.id), games)
        games += 1
    plan = Plan(game.id, games=max(16, round(games * 2 * JOBS_SECONDS)))
    one, two = _games_in(plan, 1), _games_in(plan, 2)
    return Measure(
        "simulate --jobs 2 against --jobs 1",
        "times",
        one / two,
        least=LEAST_GAIN,
        baseline=_sums_in([1]) / _sums_in([1, 2]),
        baseline_is="two processes of bare sums",
        detail=f"{plan.games} games in {one:.2f} s and {two:.2f} s",
    )


def _games_in(plan: Plan, processes: int) -> float:
    start = time.perf_counter()
    for _ in simulate(plan, processes):
        pass
    return time.perf_counter() - start


def _sum(count: int) -> int:
    return sum(number * number for number in range(count))


def _sums_in(processes: Sequence[int]) -> float:
    work = [1_000_000] * 16
    start = time.perf_counter()
    with ProcessPoolExecutor(len(processes)) as pool:
        for _ in pool.map(_sum, work):
            pass
    return time.perf_counter() - start
