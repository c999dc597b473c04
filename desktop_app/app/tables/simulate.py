"""Whole games between bots: for large runs, for finding errors, and for the bench."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from string import ascii_uppercase
from typing import Any

from desktop_app.app.errors import FileDamaged, LongtableError
from desktop_app.app.machine.another_process import doors, settle_in
from desktop_app.app.storage.files import read_json
from desktop_app.app.tables.bots import PLANNER, bots_of
from desktop_app.app.tables.game_box import GameBox, open_box, played_parts
from desktop_app.app.tables.thinking import answer_of
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import DECKS, GAMES, PLAYS, TENANTS
from desktop_app.games.contract.decks import CardList
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.contract.tenant import Tenant

MOST_DECISIONS = 20_000


class UnknownGame(LongtableError):
    """The game, scenario, deck or bot asked for does not exist."""

    default_id = "errors-unknown-game"


class Plan(Frozen):
    """What to simulate. ``decks`` are preset ids or deck files; missing ones are filled in, with ``any_decks`` by
    chance, another draw for each seed; bots are repeated. As few play as can where ``seats`` is 0."""

    game: str
    scenario: str = ""
    seats: int = 0
    decks: tuple[str, ...] = ()
    bots: tuple[str, ...] = ("random",)
    games: int = 1
    seed: int = 0
    any_decks: bool = False


@dataclass(slots=True)
class Played:
    """One simulated game: ``decisions`` are questions with a choice, ``answers`` all that were asked; ``winners`` are
    seats with their bots ("A planner")."""

    seed: int
    outcome: str = ""
    reason: str = ""
    winners: list[str] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    answers: int = 0
    seconds: float = 0.0
    error: str = ""
    broken: list[str] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether a rule raised or an invariant broke."""
        return bool(self.error or self.broken)


def check_plan(plan: Plan) -> None:
    """Raises UnknownGame, naming what does not exist, before anything is played."""
    if plan.game not in GAMES:
        raise UnknownGame("errors-unknown-game", game=plan.game)
    game = GAMES[plan.game]
    for bot in plan.bots:
        if bot not in bots_of(game):
            raise UnknownGame("errors-unknown-bot", bot=bot)
    if plan.seats and plan.seats not in game.seats:
        raise UnknownGame("errors-bad-seats", seats=plan.seats)
    try:
        _new(plan, 0)
    except KeyError as error:
        raise UnknownGame("errors-unknown-scenario", name=str(error.args[0])) from error
    except ValueError as error:
        raise UnknownGame("errors-bad-set-up", reason=str(error)) from error


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """Plays the games of a plan, in order of their seeds; with several jobs in as many processes.

    Raises:
        UnknownGame: if other processes could not find the game.
    """
    seeds = range(plan.seed, plan.seed + plan.games)
    if jobs < 2:
        for seed in seeds:
            yield play_one(plan, seed)
        return
    if plan.game in (guest.id for guest in TENANTS.guests() if not guest.door):
        raise UnknownGame("errors-game-without-door", game=plan.game)
    with ProcessPoolExecutor(jobs, initializer=settle_in, initargs=(doors(),)) as pool:
        chunk = max(1, plan.games // (jobs * 32))
        yield from pool.map(play_one, [plan] * plan.games, seeds, chunksize=chunk)


def play_one(plan: Plan, seed: int) -> Played:
    """Plays one game to its end; an error of the rules is caught and told, not raised."""
    game = GAMES[plan.game]
    told = Played(seed)
    start = time.perf_counter()
    try:
        session, told.decisions = played_out(plan, seed)
        told.answers = len(session.records)
        told.broken = game.broken(session.state)
        told.rounds = int(getattr(session.state, "round", 0))
        if session.state.outcome is not None:
            outcome, seats = session.state.outcome, session.state.seats
            told.outcome, told.reason = outcome.result, outcome.reason
            told.winners = [
                f"{seat} {bot_of(plan.bots, at)}" for at, seat in enumerate(seats) if seat in outcome.winners
            ]
        else:
            told.error = f"not over after {told.decisions} decisions"
    except Exception as error:
        cause = error.__cause__ or error
        told.error = f"{type(cause).__name__}: {cause}"
    told.seconds = time.perf_counter() - start
    return told


def played_out(plan: Plan, seed: int) -> tuple[Session, int]:
    """One game played to its end, and how many decisions that took. Raises what the rules raise."""
    session = Session(GAMES[plan.game], _new(plan, seed), keep=PLANNER in plan.bots)
    return session, run_bots(session, plan.bots, seed)


def bot_of(bots: Sequence[str], number: int) -> str:
    """Who plays the seat with this number, the first being 0; where there are more seats, bots are repeated."""
    return bots[number % len(bots)]


def run_bots(session: Session, bots: Sequence[str], seed: int) -> int:
    """Lets bots answer until the game is over; answers how many decisions they made."""
    dice = Chance(seed)
    seated = {seat: bot_of(bots, at) for at, seat in enumerate(session.state.seats)}
    decisions = 0
    while session.question is not None and decisions < MOST_DECISIONS:
        question = session.question
        session.answer(answer_of(session, seated[question.seat], dice), seat=question.seat)
        decisions += 1
    return decisions


def _new(plan: Plan, seed: int) -> State:
    """The state before set-up; seats without a deck of their own get one of the box."""
    seats = plan.seats or min(GAMES[plan.game].seats)
    decks = _any_decks(plan, seats, seed) if plan.any_decks else plan.decks
    return PLAYS[plan.game].new(usual_table(plan.game, seats, seed, plan.scenario, decks))


def _any_decks(plan: Plan, seats: int, seed: int) -> list[str]:
    """The named decks, and on the other seats such of the box as chance brings and the game lets sit together."""
    box = open_box(plan.game)
    decks = list(plan.decks)
    return _seated(box, decks, box.form.sides_for(seats), Random(seed)) or decks


def _seated(box: GameBox, decks: list[str], sides: Sequence[str], dice: Random) -> list[str]:
    """The decks of all seats, those that sit already first; none where no others fit beside them.

    Who sits down early may leave nothing for the last seat: then another takes his place.
    """
    if len(decks) >= len(sides):
        return decks
    side = sides[len(decks)]
    of_the_side = sorted(box.decks_for(side)) or [""]
    dice.shuffle(of_the_side)
    of_the_box = [deck for deck in decks if deck in box.decks]
    fitting = (deck for deck in of_the_side if not deck or box.fits(deck, of_the_box, side))
    return next((found for deck in fitting if (found := _seated(box, [*decks, deck], sides, dice))), [])


def usual_table(game: str, seats: int, seed: int, scenario: str = "", decks: Sequence[str] = ()) -> NewTable:
    """A table with the decks named, and on the other seats decks of the box; the usual scenario where none is named.

    Raises:
        UnknownGame: if there is no such deck.
        LongtableError: if a deck's file cannot be read.
    """
    box = open_box(game)
    sides = tuple(box.form.sides_for(seats))
    names = _filled_in(TENANTS[game], tuple(decks), sides)
    sitting = [
        Sitting(f"Player {letter}", deck_of(game, name) if name else CardList(), side)
        for letter, name, side in zip(ascii_uppercase, names, sides, strict=False)
    ]
    return NewTable(tuple(sitting), scenario or box.usual_scenario, box.form.usual_options(), seed)


@cache
def _filled_in(tenant: Tenant, decks: tuple[str, ...], sides: tuple[str, ...]) -> tuple[str, ...]:
    """The decks named, and on the other seats such of the box as go with them; found once for all games of a plan."""
    box = open_box(tenant.id)
    taken = [name for name in decks if name in box.decks]
    found: list[str] = []
    for number, side in enumerate(sides):
        name = decks[number] if number < len(decks) else ""
        if not name:
            name = box.next_deck(taken, side)
            taken.append(name)
        found.append(name)
    return tuple(found)


def deck_of(game: str, name: str) -> CardList:
    """A deck from the id of one in the box, or from a file like that of a shipped deck.

    Raises:
        UnknownGame: if there is neither.
        LongtableError: if the file cannot be read.
    """
    known = open_box(game).decks
    if name in known:
        return known[name].cards
    path = Path(name)
    if not path.is_file():
        raise UnknownGame("errors-unknown-deck", deck=name)
    data = read_json(path)
    return CardList({part: _part(game, part, path, data) for part in played_parts(game)})


def _part(game: str, part: str, path: Path, data: Mapping[str, Any]) -> dict[str, int]:
    """Copies by code: a mapping as it stands, a list with each code once."""
    field = DECKS[game].file_keys.get(part, part)
    found = data.get(field)
    if isinstance(found, list):
        return dict(Counter(map(str, found)))
    if isinstance(found, dict) and all(isinstance(copies, int) for copies in found.values()):
        return found
    raise FileDamaged("errors-file-wrong-shape", path=path, field=field)


def as_json(told: Played) -> str:
    """One game as a line of JSON."""
    return json.dumps(asdict(told), ensure_ascii=False)


def line(told: Played) -> str:
    """One game as a line of text."""
    wrong = told.error or "; ".join(told.broken)
    won = f" by {', '.join(told.winners)}" if told.winners else ""
    return (
        f"seed {told.seed}  {told.outcome or '-'}{won} ({told.reason or '-'})  rounds {told.rounds}  "
        f"decisions {told.decisions}  {told.seconds:.3f} s  {wrong or 'ok'}"
    )


def summary(told: Sequence[Played], *, as_json: bool = False) -> str:
    """The last line: how many games ended how, and what it took."""
    outcomes: dict[str, int] = {}
    for one in told:
        word = one.outcome or "unfinished"
        outcomes[word] = outcomes.get(word, 0) + 1
    winners = dict(sorted(Counter(winner for one in told for winner in one.winners).items()))
    seconds = sum(one.seconds for one in told)
    decisions = sum(one.decisions for one in told)
    failed = sum(one.failed for one in told)
    data = {
        "games": len(told),
        "outcomes": outcomes,
        "winners": winners,
        "decisions": decisions,
        "answers": sum(one.answers for one in told),
        "seconds": round(seconds, 3),
        "decisions_a_second": round(decisions / seconds) if seconds else 0,
        "failed": failed,
    }
    if as_json:
        return json.dumps({"summary": data}, ensure_ascii=False)
    ended = ", ".join(f"{word} {count}" for word, count in sorted(outcomes.items()))
    ended += "".join(f", by {winner} {count}" for winner, count in winners.items())
    return (
        f"{len(told)} games: {ended}; {decisions} decisions in {seconds:.2f} s "
        f"({data['decisions_a_second']} a second); {failed} failed"
    )
