"""Whole games as they were once played, answer by answer, for the rules of today to be held against.

A recording tells for every decision how many options there were, what was answered, and a mark. It stands for what was
asked, for every option there was, everything that was refused, and what the log had said since the decision before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import structs

from desktop_app.app.tables.simulate import MOST_DECISIONS, bot_of, usual_table
from desktop_app.engine.ask import Question
from desktop_app.engine.chance import Chance
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS

FOLDER = Path(__file__).parent / "games"
MARK = 8
"""Hexadecimal digits of a mark."""


class Table(Frozen):
    """A table to record a game at: which bots answer, the first from the first seat on, and the seed of it all."""

    game: str
    seats: int
    bots: tuple[str, ...]
    scenario: str = ""
    decks: tuple[str, ...] = ()
    seed: int = 1

    @property
    def path(self) -> Path:
        """Where the recording lies."""
        return FOLDER / f"{self.game}_{self.scenario or 'usual'}_{self.seats}.json"

    def begin(self) -> Session:
        """The game at its first question."""
        new = usual_table(self.game, self.seats, self.seed, self.scenario, self.decks)
        return Session(GAMES[self.game], PLAYS[self.game].new(new), keep=False)


class Decision(Frozen):
    """What was offered and answered at one question."""

    options: int
    mark: str
    keys: list[str]


@dataclass(slots=True)
class Recording:
    """A whole game: its decisions in order, and how it ended."""

    decisions: list[Decision] = field(default_factory=list)
    outcome: str = ""


TABLES = (
    Table("lotr_lcg", 1, ("greedy",), "passage_through_mirkwood"),
    Table("lotr_lcg", 2, ("greedy", "random"), "journey_along_the_anduin"),
    Table("lotr_lcg", 3, ("greedy",), "escape_from_dol_guldur"),
    Table("lotr_lcg", 4, ("random", "greedy"), "passage_through_mirkwood"),
    Table("lotr_tcg", 2, ("greedy",)),
    Table("lotr_tcg", 3, ("random", "greedy")),
    Table("lotr_tcg", 4, ("greedy", "random")),
    Table("me_quest", 2, ("greedy",)),
    Table("me_quest", 3, ("random", "greedy")),
    Table("me_quest", 4, ("greedy", "random")),
    Table("thrones", 2, ("greedy",)),
    Table("thrones", 3, ("greedy", "random")),
    Table("thrones", 4, ("random", "greedy")),
    Table("thrones", 6, ("greedy", "random")),
    Table("meccg", 2, ("greedy", "random")),
)


def record(table: Table) -> Recording:
    """Lets the bots of a table play a game to its end."""
    session, dice, found = table.begin(), Chance(table.seed), Recording()
    bots = {seat: bot_of(table.bots, at) for at, seat in enumerate(session.state.seats)}
    said = 0
    while (question := session.question) is not None and len(found.decisions) < MOST_DECISIONS:
        keys = session.game.bots[bots[question.seat]](session.eyes(question.seat), question, dice)
        found.decisions.append(Decision(len(question.options), _mark(session, question, said), keys))
        said = len(session.log)
        session.answer(keys)
    found.outcome = _outcome(session)
    return found


def play(table: Table, recorded: Recording) -> Iterator[tuple[Decision, Decision]]:
    """Plays a recorded game by the rules of today: each decision as it is now, beside what it was.

    Raises what the session raises for an answer that is none any more; the last pair is that of how the game ended.
    """
    session, said = table.begin(), 0
    for known in recorded.decisions:
        question = session.question
        if question is None:
            break
        yield Decision(len(question.options), _mark(session, question, said), known.keys), known
        said = len(session.log)
        session.answer(known.keys)
    yield Decision(0, _outcome(session), []), Decision(0, recorded.outcome, [])


def read(path: Path) -> Recording:
    """A recording as it lies in its file."""
    told = json.loads(path.read_text(encoding="utf-8"))
    return Recording([Decision(*decision) for decision in told["decisions"]], told["outcome"])


def write(table: Table, recorded: Recording) -> None:
    """Writes a recording, a line a decision, so that a change of the rules is seen where it begins."""
    lines = [json.dumps([each.options, each.mark, each.keys], ensure_ascii=False) for each in recorded.decisions]
    head = json.dumps({"table": structs.asdict(table), "outcome": recorded.outcome}, ensure_ascii=False)[:-1]
    body = ",\n".join(lines)
    table.path.write_text(f'{head}, "decisions": [\n{body}\n]}}\n', encoding="utf-8")


def _mark(session: Session, question: Question, said: int) -> str:
    told = [question.fingerprint, *(option.key for option in question.options)]
    told += [repr((no.rule, no.verb, no.source, no.target, no.because)) for no in question.refusals()]
    told += [repr((line.message.id, sorted(line.message.params.items()))) for line in session.log[said:]]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:MARK]


def _outcome(session: Session) -> str:
    outcome = session.state.outcome
    return "" if outcome is None else f"{outcome.result} ({outcome.reason})"
