"""Puzzles: what must come true is told in words, holds only once it has been brought about, and is remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.learning.puzzles import Attempt, Naming, Puzzle, found_among, goals, puzzles
from desktop_app.app.learning.solved import SOLVED_NAME, SolvedPuzzles
from desktop_app.app.positions.playing import play_move
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.game import Adjustment

EVERY = puzzles("lotr_lcg")
PLAIN = Naming(lambda name: name, lambda zone: zone, lambda number: number, lambda step: step)


def _puzzle(name: str) -> Puzzle:
    return next(each for each in EVERY if each.id == f"lotr_lcg/{name}")


def _lines(puzzle: Puzzle, texts: Texts) -> list[str]:
    return [line for goal in goals(puzzle, texts, PLAIN) for line in goal.lines]


def test_there_are_many_puzzles() -> None:
    assert len(EVERY) >= 30


@pytest.mark.sampled(3)
@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_solved_by_the_moves_of_its_file_and_not_before(puzzle: Puzzle) -> None:
    attempt = Attempt(puzzle)
    assert not attempt.solved
    while attempt.show_next():
        pass
    assert attempt.shown == len(attempt.moves)
    assert attempt.solved


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_says_what_must_come_true(puzzle: Puzzle, language: str) -> None:
    assert _lines(puzzle, Texts("es" if language == "es" else "en", strict=True))


def test_goals_are_told_in_words(english: Texts, spanish: Texts) -> None:
    assert _lines(_puzzle("quest-success"), english) == ["Flies and Spiders: progress 2", "Ana: threat 25"]
    assert _lines(_puzzle("the-spawn-is-slain"), english) == ["The game ends: Won"]
    assert _lines(_puzzle("travel-cost-is-paid-first"), spanish)[:2] == [
        "Carta Gimli: agotada",
        "Carta Aragorn: no agotada",
    ]


def test_any_line_that_leads_there_counts() -> None:
    attempt = Attempt(_puzzle("travel-cost-is-paid-first"))
    session = attempt.table.session
    assert session.question is not None
    moves = [[option.key for option in session.question.options if option.verb == "travel"][:1]]
    session.answer(moves[0])
    assert session.question.prompt.id != "lcg-ask-travel"
    assert not attempt.solved
    gimli = attempt.table.rules.cards_named(attempt.table.state, "Gimli")[0]
    session.answer([option.key for option in session.question.options if option.source == gimli])
    assert attempt.solved


def test_what_was_set_by_hand_is_no_solution() -> None:
    attempt = Attempt(_puzzle("paying-from-two-pools"))
    hero = attempt.table.rules.cards_named(attempt.table.state, "Gimli")[0]
    attempt.table.session.adjust(Adjustment("resources", hero, amount=1))
    attempt.table.session.adjust(Adjustment("resources", hero, amount=-1))
    for move in attempt.moves:
        play_move(attempt.table, move)
    assert all(attempt.holds(each) for each in attempt.puzzle.position.expect)
    assert not attempt.solved


def test_showing_begins_at_the_beginning() -> None:
    attempt = Attempt(_puzzle("voluntary-engagement"))
    session = attempt.table.session
    assert session.question is not None
    session.answer(["no_engagement"])
    attempt.show_next()
    assert attempt.table.state.home[attempt.table.rules.cards_named(attempt.table.state, "Ungoliant's Spawn")[0]] == (
        "engaged:A"
    )


def test_a_puzzle_is_found_by_title_in_either_language_and_by_rule() -> None:
    wanted = _puzzle("paying-from-two-pools")
    for words in ("two pools heroes", "matching resources", "recursos heroes", "LCG-407"):
        found = found_among(EVERY, words, [], open_only=False)
        assert (wanted in found) == (words != "two pools heroes"), words
    assert wanted not in found_among(EVERY, "LCG-407", [wanted.id], open_only=True)
    assert found_among(EVERY, "no such words", [], open_only=False) == []


def test_solved_puzzles_are_remembered(tmp_path: Path) -> None:
    solved = SolvedPuzzles(tmp_path)
    assert solved.all() == []
    solved.add("lotr_lcg/hasty-stroke")
    solved.add("lotr_lcg/sneak-attack")
    solved.add("lotr_lcg/hasty-stroke")
    assert SolvedPuzzles(tmp_path).all() == ["lotr_lcg/hasty-stroke", "lotr_lcg/sneak-attack"]


@pytest.mark.parametrize("content", ["{", "[]", '{"solved": [1]}', '{"solved": "all"}', "\x00\x01"])
def test_a_damaged_list_is_set_aside_and_begun_anew(tmp_path: Path, content: str) -> None:
    (tmp_path / SOLVED_NAME).write_text(content, encoding="utf-8")
    solved = SolvedPuzzles(tmp_path)
    assert solved.all() == []
    assert (tmp_path / f"{SOLVED_NAME}.damaged").read_text(encoding="utf-8") == content
    solved.add("lotr_lcg/hasty-stroke")
    assert solved.all() == ["lotr_lcg/hasty-stroke"]
