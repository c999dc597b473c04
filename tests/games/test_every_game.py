"""What every registered game must keep, whatever its rules: random play, saves, views, plain data, equal runs.

The games of a table are played once for all tests of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

import pytest

from desktop_app.app.tables.game_box import GameBox, open_box
from desktop_app.app.tables.simulate import Plan, play_one
from desktop_app.app.texts.messages import Narrator
from desktop_app.app.texts.texts import LANGUAGES, Language, Texts
from desktop_app.engine.codec import clone, dump
from desktop_app.engine.game import Game
from desktop_app.engine.messages import Message
from desktop_app.engine.saving import restore
from desktop_app.engine.session import Session
from desktop_app.games import GAMES, PLAYS, TENANTS
from tests.games.playing import MANY, Evening, Moment, evening, new_session, played
from tests.games.secrecy import look_for_hidden_cards
from tests.guests import moved_in

Amount = Callable[[int, int], int]


@pytest.fixture(autouse=True, scope="module")
def guests() -> Iterator[None]:
    """What is kept by the games of the house is kept by games that live elsewhere."""
    with moved_in():
        yield


def every_game() -> dict[str, Game]:
    """The games of the house and its guests, as far as they can be played."""
    with moved_in():
        return dict(GAMES)


@dataclass(eq=False)
class Table:
    """A game with so many seats, and two evenings at it."""

    id: str
    seats: int
    full: bool

    @cached_property
    def by_chance(self) -> Evening:
        """A game of any legal answers."""
        return evening(self.id, self.seats, "random", 7, full=self.full)

    @cached_property
    def by_bot(self) -> Evening:
        """A game of the bot that takes free seats."""
        return evening(self.id, self.seats, PLAYS[self.id].bot, 11, full=self.full)

    def moments(self) -> Iterator[Moment]:
        """Moments of both evenings."""
        yield from (*self.by_chance.moments, *self.by_bot.moments)


def tables() -> list[tuple[str, int]]:
    """Every game with the fewest and the most seats it takes."""
    return [(id, seats) for id, game in every_game().items() for seats in sorted({min(game.seats), max(game.seats)})]


def bots() -> list[tuple[str, int, str]]:
    """Every table with each of its bots."""
    return [(id, seats, bot) for id, seats in tables() for bot in every_game()[id].bots]


@pytest.fixture(scope="module", params=tables(), ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest, full: bool) -> Table:
    """Each game with the fewest and the most seats it takes."""
    id, seats = request.param
    return Table(id, seats, full)


@pytest.mark.parametrize(("id", "seats", "bot"), bots())
def test_every_game_of_a_bot_ends_without_an_error(id: str, seats: int, bot: str, amount: Amount) -> None:
    for seed in range(amount(1, 20 if seats <= MANY else 4)):
        told = play_one(Plan(id, seats=seats, bots=(bot,)), seed)
        assert not told.failed, f"seed {seed}: {told.error} {told.broken}"
        assert told.outcome


def test_a_save_at_every_question_comes_back_to_the_same_question(table: Table) -> None:
    for moment in table.moments():
        again = restore(moment.session.game, json.loads(moment.saved))
        assert not again.dropped
        assert dump(again.state) == moment.state
        assert again.question is not None
        assert again.question.fingerprint == moment.question
        assert [option.key for option in again.question.options] == moment.keys
        assert [line.message for line in again.log] == moment.told


def test_a_fork_equals_the_original_and_leaves_it_alone(table: Table, amount: Amount) -> None:
    moments = table.by_chance.moments
    for index, moment in enumerate(moments):
        before = moment.state
        fork = moment.session.fork()
        assert dump(fork.state) == before
        if index % (len(moments) // amount(2, len(moments) // 10 or 1) + 1) == 0:
            for _ in played(fork, "random", index):
                pass
            assert moment.state == before


def test_no_invariant_breaks_at_any_question(table: Table) -> None:
    assert [*table.by_chance.broken, *table.by_bot.broken] == []


def test_a_view_shows_no_hidden_card(table: Table) -> None:
    look_for_hidden_cards(PLAYS[table.id], (moment.session for moment in table.by_bot.moments))


def test_undoing_everything_and_redoing_it_ends_where_it_was(table: Table) -> None:
    session = new_session(table.id, table.seats, 5)
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


def test_every_option_of_a_question_is_accepted(table: Table) -> None:
    for moment in table.by_chance.moments:
        question = moment.session.question
        assert question is not None
        if question.kind == "one":
            for option in question.options[:3]:
                fork = moment.session.fork()
                fork.answer([option.key])
                assert fork.game.broken(fork.state) == []


@pytest.mark.parametrize("id", list(every_game()))
def test_a_game_is_the_same_under_every_hash_seed(id: str, amount: Amount) -> None:
    told = []
    games = ["--games", str(amount(1, 3))]
    for hash_seed in ("0", "1"):
        command = [sys.executable, "-m", "tests.guests", "simulate", id, *games, "--bot", "random", "--json"]
        run = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, check=True
        )
        lines = [json.loads(line) for line in run.stdout.splitlines()[:-1]]
        told.append([{key: value for key, value in game.items() if key != "seconds"} for game in lines])
    assert told[0] == told[1]


def test_every_table_that_is_played_can_be_written_down_and_laid_out_again(table: Table) -> None:
    """At the quiet points of a game that a set-up can say, the table laid out from it shows the same."""
    positions, compared = PLAYS[table.id].positions, 0
    for moment in table.by_bot.moments:
        g = moment.session.at_rest()
        if g.outcome is not None or positions.left_out(g):
            continue
        again = positions.build(positions.set_up_of(g), [g.names[seat] for seat in g.seats])
        assert positions.set_up_of(again) == positions.set_up_of(g)
        compared += 1
    assert compared > 1


def test_everything_a_game_says_is_written_in_both_languages(table: Table) -> None:
    """The log, the questions, the buttons, the refusals, and what the table and the start screen say of the game."""
    play, spoken = PLAYS[table.id], [(Texts(language), language) for language in LANGUAGES]
    for moment in table.by_bot.moments:
        session = moment.session
        question = session.question
        assert question is not None
        view = play.game.view(session.state, question.seat)
        said = [question.prompt, *(refusal.message for refusal in question.refusals())]
        said += [fact.message for fact in play.head(view)]
        ledger = play.words.ledger(view)
        if ledger is not None:
            said += [ledger.heading, *(cell.name for cell in ledger.cells)]
            said += [cell.note for cell in ledger.cells if cell.note is not None]
        for zone in view.zones:
            note = play.words.note(view, zone)
            if note is not None:
                said += [*note.told, *([note.total] if note.total is not None else [])]
        _can_be_read(table.id, session, said, spoken)
    session = table.by_bot.session
    view = play.game.view(session.state, session.state.seats[0])
    end = play.end(view)
    assert end.result == view.outcome["result"]
    said = [end.title, end.told, *(part.message for part in end.parts), *(line.message for line in session.log)]
    _can_be_read(table.id, session, said, spoken)


def test_whatever_can_be_set_by_hand_is_said_done_and_undone(table: Table, amount: Amount) -> None:
    """At some quiet points: what can be done to the seats, some forty piles and places, and a dozen cards."""
    done, spoken = 0, [(Texts(language), language) for language in LANGUAGES]
    moments = table.by_bot.moments
    adjustable = [moment.session for moment in moments[:: len(moments) // 6 or 1] if moment.session.can_adjust()]
    for session in adjustable[: amount(2, 6)]:
        game, before, lines = session.game, dump(session.state), len(session.log)
        rest = clone(session.at_rest())
        cards, zones = list(rest.codes), list(rest.zones)
        for subject in [*rest.seats, *zones[:: max(1, len(zones) // 40)], *cards[:: max(1, len(cards) // 12)]]:
            for adjustment in game.adjustments(rest, subject)[:3]:
                session.adjust(adjustment)
                assert game.broken(session.state) == []
                said = [line.message for line in session.log[lines:]]
                assert said, adjustment
                _can_be_read(table.id, session, said, spoken)
                assert session.undo()
                assert dump(session.state) == before
                done += 1
    assert done > 10


def test_a_game_that_is_given_up_is_lost_whatever_goes_on_and_undo_brings_it_back(table: Table, amount: Amount) -> None:
    spoken = [(Texts(language), language) for language in LANGUAGES]
    moments = table.by_chance.moments
    for session in [moment.session.fork() for moment in moments[:: len(moments) // amount(4, 12) or 1]]:
        game, question, rest = session.game, session.question, session.fork()
        assert question is not None
        rest.go_to(session.quiet_at)
        seat, lines = question.seat, len(rest.log)
        session.give_up(seat)
        view = game.view(session.state, seat)
        assert game.broken(session.state) == []
        assert session.question is None or (seat in view.out and session.question.seat != seat)
        said = [line.message for line in session.log[lines:]]
        if session.question is None:
            assert session.state.outcome is not None
            assert seat not in session.state.outcome.winners
            said.append(PLAYS[table.id].end(view).told)
            assert said[-1].rule == "", "no rule makes anybody give up"
        _can_be_read(table.id, session, said, spoken)
        assert session.undo()
        assert dump(session.state) == dump(rest.state)
        assert session.redo()
        assert (session.question is None) == (session.state.outcome is not None)


def test_every_word_that_follows_from_an_id_is_written_in_both_languages(table: Table) -> None:
    """Buttons, what can be set by hand, phases, zones, counters, marks, how it ends: no other test reads them."""
    tenant, play, domain = TENANTS[table.id], PLAYS[table.id], TENANTS[table.id].domain
    zones, adjustments, phases = set[str](), set[tuple[str, int]](), set[str]()
    for index, moment in enumerate(table.moments()):
        question, g = moment.session.question, moment.session.state
        assert question is not None
        view = play.game.view(g, question.seat)
        phases.add(view.facts.get("phase", ""))
        zones |= {zone.partition(":")[0] for zone in view.zones}
        if index % 5 == 0:
            subjects = [*g.seats, *g.zones, *g.codes]
            adjustments |= {(a.verb, a.amount) for subject in subjects for a in play.game.adjustments(g, subject)}
    declared = [each.verb for each in play.words.counters] + [each.verb for each in play.words.tokens]
    adjustments |= {(verb, amount) for verb in declared if verb for amount in (1, -1)}
    for language in LANGUAGES:
        texts = Texts(language)
        for verb in table.by_chance.verbs | table.by_bot.verbs:
            assert texts(f"{domain}-verb-{verb.replace('_', '-')}", source="x", target="y", detail="z")
        for verb, amount in adjustments:
            assert texts(f"{domain}-adjust-{verb.replace('_', '-')}", target="y", amount=amount)
        for phase in phases - {""}:
            assert texts(f"{domain}-phase-{phase}")
        for zone in zones & set(play.words.zone_titles):
            assert texts(play.words.zone_titles[zone], name="x")
        for counter in play.words.counters:
            assert texts(counter.name, name="x")
            assert texts(counter.told, name="x", value=1, limit=2)
        for message in [*(mark.name for mark in play.words.marks if mark.name), *tenant.results.values()]:
            assert texts(message)


def _can_be_read(id: str, session: Session, said: list[Message], spoken: list[tuple[Texts, Language]]) -> None:
    for texts, language in spoken:
        box = open_box(id)

        def title(code: str, box: GameBox = box, language: Language = language) -> str:
            return box.title_of(code)[language] if code else "?"

        narrator = Narrator(texts, title, session.state.names.__getitem__, box.domain)
        for message in said:
            assert narrator.plain(message)
