"""The bar of the smallest window: the phase and the step of now are whole, and the title gives way to them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel

from desktop_app.app.texts.texts import LANGUAGES, Language
from desktop_app.engine.chance import Chance
from desktop_app.games import PLAYS
from desktop_app.ui.render.stage import Stage, settle
from desktop_app.ui.table.bars.phase_track import PhaseTrack
from desktop_app.ui.table.bars.steps import COMING, DONE
from tests.ui.staged import table_on

SMALLEST = (960, 600)
STEPS, ANSWERS = 10, 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lotr_tcg", "meccg"])
def test_the_step_of_now_is_whole_in_the_smallest_window(game: str, language: Language) -> None:
    play, chance, seen = PLAYS[game], Chance(3), set[str]()
    with Stage(SMALLEST, language, "daylight", game) as stage:
        screen = table_on(stage)
        session = screen.session
        screen.bar.allow(undo=True, redo=True, waiting=4)
        for _ in range(ANSWERS):
            question = session.question
            if question is None or len(seen) == STEPS:
                break
            if question.step not in seen:
                seen.add(question.step)
                screen.refresh()
                settle()
                assert screen.track.least() <= screen.track.width(), question.step
            question = session.question  # bots at the table answer while it is looked at
            if question is None:
                break
            session.answer(play.game.bots[play.bot](session.eyes(question.seat), question, chance))
    assert len(seen) > STEPS / 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_to_come_keep_their_names_as_long_as_there_is_room(language: Language) -> None:
    """A track too narrow for all names gives up those of steps that are over, one after the other."""
    with Stage((1920, 1080), language, "daylight", "lotr_lcg") as stage:
        screen = table_on(stage)
        track, wording = screen.track, screen.wording
        coming = [wording.step_called(stop.id) for stop in track.track.steps if stop.when == COMING]
        past = [wording.step_called(stop.id) for stop in track.track.steps if stop.when == DONE]
        assert len(coming) > 1
        assert len(past) > 1
        track.resize(3000, track.height())
        whole = track.words()
        assert set(coming) | set(past) <= set(whole)
        wide = track.least()
        while set(past) - set(named := _words_at(track, wide)) == set(past):
            wide += 10
        assert set(coming) <= set(named), "first those to come"
        assert past[-1] in named, "then the last of the others"
        assert past[0] not in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_past_steps_are_named_as_far_as_there_is_room_beside_the_others(language: Language) -> None:
    """A strike of the CCG comes after ten steps of its phase; the first of them are the first to go."""
    with Stage((1920, 1061), language, "daylight", "meccg") as stage:
        screen = table_on(stage)
        track, wording = screen.track, screen.wording
        past = [wording.step_called(stop.id) for stop in track.track.steps if stop.when == DONE]
        assert len(past) > len(("the last of them", "and one more"))
        track.resize(3000, track.height())
        assert set(past) <= set(track.words())
        named = [[step for step in past if step in _words_at(track, wide)] for wide in range(2000, 1000, -100)]
        assert all(steps == past[len(past) - len(steps) :] for steps in named)
        assert any(1 < len(steps) < len(past) for steps in named), "not all or the last alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_is_told_by_its_number_alone_in_a_row_of_its_own_either(language: Language) -> None:
    """In a combat of many steps the row read "1 2 3 3a 3b 3c 3d"."""
    with Stage((1920, 1080), language, "daylight", "me_quest") as stage:
        screen = table_on(stage, "odds")
        track, wording = screen.track, screen.wording
        assert not track.in_bar
        steps = [wording.step_called(stop.id) for stop in track.track.steps]
        for wide in range(700, 2000, 100):
            said = _words_at(track, wide)
            assert [each for each in said if len(each) <= len("3a")] == []
            assert [each for each in steps if each in said] == [each for each in said if each in steps], (
                "in their order"
            )
        assert len(steps) > len([each for each in steps if each in _words_at(track, 1400)]) > 4


def _words_at(track: PhaseTrack, wide: int) -> list[str]:
    track.resize(wide, track.height())
    return track.words()


@pytest.mark.parametrize(("language", "counted"), [("en", ("turn 4", "round 4")), ("es", ("turno 4", "ronda 4"))])
def test_the_time_of_a_game_is_counted_as_its_players_count_it(language: Language, counted: tuple[str, str]) -> None:
    """The trading card game goes by turns; only the adventure card game and Thrones know rounds."""
    turn, round_ = counted
    with Stage((1920, 1080), language, "daylight", "lotr_tcg") as stage:
        screen = table_on(stage)
        assert turn in screen.bar.subtitle.text()
        home = stage.show("home")
        said = " ".join(each.text() for each in home.findChildren(QLabel)).lower()
        assert turn in said
        assert round_ not in said
