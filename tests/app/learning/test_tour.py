"""The first-game tour: every station can be played, and it notices what was done, what else, and what was undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.app.learning.puzzles import Attempt, puzzles
from desktop_app.app.learning.shelf import tours_of
from desktop_app.app.learning.tour import Walk, option_of, read_tour
from desktop_app.app.positions.playing import check_path, play_move
from desktop_app.app.positions.position_file import PositionWrong
from desktop_app.app.texts.texts import LANGUAGES, Texts
from desktop_app.engine.ask import Option
from desktop_app.engine.game import Adjustment
from desktop_app.games import PLAYS, TENANTS

TOUR = read_tour("lotr_lcg")
STATIONS = {station.position.path.stem: station for station in TOUR.stations}
TOURS = [read_tour(game, tour) for game in PLAYS for tour in tours_of(game)]
EVERY = {
    f"{tour.game}/{'' if tour.id == 'first_game' else tour.id + '/'}{station.position.path.stem}": station
    for tour in TOURS
    for station in tour.stations
}
PARTS = ("prompt", "log", "large_card", "undo", "by-hand")


def _at(name: str, called: str = "") -> Walk:
    return Walk(EVERY[name] if name in EVERY else STATIONS[name], called)


def _answer(walk: Walk, verb: str, *names: str, target: str = "") -> bool:
    """Answers the open question; True when the table passed on by itself."""
    session = walk.table.session
    assert session.question is not None
    aimed = walk.table.rules.cards_named(walk.table.state, target) if target else []
    keys = []
    for name in names or ("",):
        cards = walk.table.rules.cards_named(walk.table.state, name) if name else [""]
        keys += [
            option.key
            for option in session.question.options
            if option.verb == verb and (not name or option.source in cards) and (not aimed or option.target in aimed)
        ][:1]
    session.answer(keys)
    return walk.look_again()


# -- the files -----------------------------------------------------------------------------------------------------


def test_a_first_game_has_ten_to_fourteen_stations() -> None:
    assert [tour.id for tour in TOURS if tour.game == "meccg"] == ["hero", "minion"]
    assert all(10 <= len(tour.stations) <= 14 for tour in TOURS)


@pytest.mark.parametrize("name", EVERY)
def test_the_position_of_a_station_holds(name: str) -> None:
    assert check_path(EVERY[name].position.path, Texts("en")).why == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_a_station_says_what_to_know_what_to_do_and_what_it_showed(name: str, language: str) -> None:
    station, texts = EVERY[name], Texts("es" if language == "es" else "en", strict=True)
    paragraphs = texts(f"{station.say}-say").split("\n\n")
    assert 1 <= len(paragraphs) <= 2
    assert all(20 < len(paragraph) < 420 for paragraph in paragraphs)
    assert texts(f"{station.say}-done")
    told = [texts(f"{station.say}-do-{number}") for number in range(1, len(station.steps) + 1)]
    assert len(set(told)) == len(station.steps)
    assert not texts.has(f"{station.say}-do-{len(station.steps) + 1}"), "nothing is said that is not asked for"


@pytest.mark.parametrize("name", EVERY)
def test_what_is_ringed_is_there(name: str) -> None:
    walk = _at(name)
    state = walk.table.state
    zones = {*walk.table.game.view(state, "A").zones, "threat:A"}
    for thing in walk.station.look:
        assert thing in PARTS or thing in zones or walk.table.rules.cards_named(state, thing), thing


@pytest.mark.parametrize("name", EVERY)
def test_a_station_is_done_by_its_own_moves_and_shows_what_it_says(name: str) -> None:
    walk = _at(name)
    assert walk.finished == (not walk.station.steps)
    while walk.step is not None and walk.step.move is not None:
        play_move(walk.table, walk.step.move)
        walk.look_again()
        assert walk.other == []
    assert [step.kind for step, done in zip(walk.station.steps, walk.done, strict=True) if not done] == (
        ["undo", "by_hand"] if name == "lotr_lcg/back" else []
    )
    attempt = Attempt(puzzles(name.partition("/")[0])[0])
    attempt.table = walk.table
    assert all(attempt.holds(expectation) for expectation in walk.station.position.expect)


def test_a_tour_with_a_mistake_is_told_with_its_place(tmp_path: Path) -> None:
    folder = tmp_path / "lotr_lcg"
    folder.mkdir()
    text = (TENANTS["lotr_lcg"].folder("tours") / "first_game.yaml").read_text(encoding="utf-8")
    (folder / "first_game.yaml").write_text(text.replace("look:", "loook:", 1), encoding="utf-8")
    with pytest.raises(PositionWrong) as wrong:
        read_tour("lotr_lcg", folder=tmp_path)
    assert wrong.value.params["line"] == 8
    assert wrong.value.params["name"] == "loook"


# -- noticing ------------------------------------------------------------------------------------------------------


def test_something_else_is_noticed_and_taken_back() -> None:
    walk = _at("travel")
    _answer(walk, "travel", "Forest Gate")
    assert [option.verb for option in walk.other] == ["travel"]
    assert not walk.finished
    walk.table.session.go_to(walk.other_at)
    walk.look_again()
    assert walk.other == []
    _answer(walk, "travel", "Old Forest Road")
    assert walk.finished


def test_after_something_else_the_right_thing_still_counts() -> None:
    walk = _at("ally")
    _answer(walk, "use", "Éowyn")
    assert [option.verb for option in walk.other] == ["use"]
    discarded = walk.table.rules.cards_named(walk.table.state, "Northern Tracker")[0]
    session = walk.table.session
    assert session.question is not None
    session.answer([option.key for option in session.question.options if option.source == discarded])
    walk.look_again()
    _answer(walk, "play", "Guard of the Citadel")
    assert walk.other == []
    assert walk.done == [True, False]


def test_the_tour_lets_people_pay_as_they_like() -> None:
    walk = _at("ally")
    _answer(walk, "play", "Guard of the Citadel")
    session = walk.table.session
    assert session.question is not None
    aragorn = session.question.options[0]
    session.answer([aragorn.key, aragorn.key])
    walk.look_again()
    assert walk.finished


def test_more_on_the_quest_than_asked_for_is_fine_less_is_not() -> None:
    more, less = _at("commit"), _at("commit")
    _answer(more, "commit", "Éowyn", "Guard of the Citadel", "Aragorn")
    assert more.finished
    _answer(less, "commit", "Guard of the Citadel")
    assert not less.finished
    assert [option.verb for option in less.other] == ["commit"]


def test_two_attackers_may_be_named_in_either_order() -> None:
    walk = _at("attack")
    _answer(walk, "attack", "Théodred", target="Forest Spider")
    assert walk.done == [False, True]
    _answer(walk, "attack", "Aragorn", target="Forest Spider")
    assert walk.finished
    assert "Forest Spider" in [walk.table.title(card) for card in walk.table.state.zones["encounter_discard"]]


def test_windows_on_the_way_to_what_is_shown_are_passed_by_the_table_and_undone_with_the_answer() -> None:
    walk = _at("defend")
    assert _answer(walk, "defend", "Aragorn")
    assert walk.table.session.question is not None
    assert walk.table.session.question.step == "6.4.3w"
    assert walk.table.session.undo()
    walk.look_again()
    assert walk.table.session.question.prompt.id == "lcg-ask-defender"
    assert walk.done == [False]


def test_an_undone_move_is_to_be_done_again() -> None:
    walk = _at("check")
    _answer(walk, "no_engagement")
    assert walk.done == [True, False]
    walk.table.session.undo()
    walk.look_again()
    assert walk.done == [False, False]


def test_undo_and_setting_by_hand_are_steps_too() -> None:
    walk = _at("back")
    _answer(walk, "play", "Guard of the Citadel")
    assert walk.done == [True, False, False]
    walk.table.session.undo()
    walk.look_again()
    assert walk.done == [True, True, False], "what was taken back for the lesson's sake stays done"
    aragorn = walk.table.rules.cards_named(walk.table.state, "Aragorn")[0]
    walk.table.session.adjust(Adjustment("damage", aragorn, amount=-1))
    walk.look_again()
    assert walk.finished


def test_the_options_that_are_meant_are_known() -> None:
    walk = _at("engage")
    assert [walk.table.title(option.source) for option in walk.wanted()] == ["Dol Guldur Orcs"]


def test_the_player_is_called_by_name() -> None:
    walk = _at("engage", "Bea")
    assert walk.table.state.names == {"A": "Bea"}
    assert walk.table.game.view(walk.table.state, "A").facts["name:A"] == "Bea"


@pytest.mark.parametrize(
    "option",
    [Option("pass"), Option("play", "c1"), Option("engage", "c5", "engaged:A"), Option("use", "c2", detail="ready")],
)
def test_an_option_is_known_again_from_its_key(option: Option) -> None:
    assert option_of(option.key) == option
