"""The parts of the table that need no window: choices, steps, odds, pace, review, drafts."""

from __future__ import annotations

import pytest

from desktop_app.app.profiles.settings import AutoPass, Settings
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.messages import message
from desktop_app.engine.record import Line
from desktop_app.engine.rows import Row, Steps
from desktop_app.engine.view import CardView, View, ZoneView
from desktop_app.games import PLAYS
from desktop_app.games.contract.table import TableWords
from desktop_app.games.lotr_lcg.table.odds import unseen
from desktop_app.ui.table.bars.steps import step_of, track_of
from desktop_app.ui.table.play.choices import buttons, sort_out
from desktop_app.ui.table.play.draft import Draft
from desktop_app.ui.table.play.pace import Pace
from desktop_app.ui.table.play.review import lines_to_review
from desktop_app.ui.table.words.wording import number_of


def ask(options: list[Option], kind: str = "one", *, primary: str = "", minimum: int = 1, maximum: int = 1) -> Question:
    return Question(
        "A", kind, message("q"), lambda: options, step="6.4.1w", primary=primary, minimum=minimum, maximum=maximum
    )


def window(*options: Option) -> Question:
    return ask([*options, Option("pass")], primary="pass")


def test_options_are_sorted_by_the_card_they_start_from() -> None:
    question = window(Option("play", "ring", "frodo"), Option("play", "ring", "sam"), Option("use", "sam"))
    choices = sort_out(question, ["frodo", "sam", "ring"])
    assert set(choices.targets("ring")) == {"frodo", "sam"}
    assert [option.verb for option in choices.loose("sam")] == ["use"]
    assert choices.main is not None
    assert choices.main.verb == "pass"
    assert choices.letters == {"sam": "A", "ring": "B"}


def test_answers_that_touch_only_a_target_are_found_by_it() -> None:
    choices = sort_out(ask([Option("choose", target="spider"), Option("decline")]), ["spider"])
    assert [option.verb for option in choices.touching("spider")] == ["choose"]


def test_four_answers_are_buttons_and_more_fold() -> None:
    few = sort_out(window(*(Option("use", f"c{i}") for i in range(3))), ["c0", "c1", "c2"])
    assert buttons(few) == (list(few.question.options[:3]), [])
    many = sort_out(window(*(Option("use", f"c{i}") for i in range(6))), [f"c{i}" for i in range(6)])
    shown, folded = buttons(many)
    assert shown == []
    assert len(folded) == 6


def test_a_draft_of_one_place_takes_the_last_pick() -> None:
    draft = Draft(ask([Option("choose", "a"), Option("choose", "b")], "some", minimum=1, maximum=1))
    assert draft.keys() is None
    draft.toggle("choose:a")
    draft.toggle("choose:b")
    assert draft.keys() == ["choose:b"]


def test_a_draft_in_order_is_filled_up_as_listed() -> None:
    draft = Draft(ask([Option("put", "a"), Option("put", "b"), Option("put", "c")], "order"))
    draft.toggle("put:c")
    assert draft.keys() == ["put:c", "put:a", "put:b"]


@pytest.mark.parametrize(("every_window", "asked"), [(False, False), (True, True)])
def test_an_order_that_hardly_matters_is_left_as_it_lies_unless_one_wants_to_be_asked(
    every_window: bool, asked: bool
) -> None:
    pile = ask([Option("put", "robb"), Option("put", "sansa")], "order")
    settings = Settings(auto_pass=AutoPass(every_window=every_window))
    words = TableWords({}, idle=("q",))
    answer = Pace("thrones", settings, lambda question: True, lambda option: option.detail, words)(pile)
    assert answer == (None if asked else ["put:robb", "put:sansa"])
    assert Pace("thrones", settings, lambda question: True, lambda option: option.detail)(pile) is None


@pytest.mark.parametrize("every_window", [False, True])
def test_nobody_is_asked_for_what_would_change_nothing_unless_one_wants_to_be_asked(every_window: bool) -> None:
    rest = ask([Option("rest", "argalad"), Option("no_rest")], primary="no_rest")
    idle: list[str] = []
    pace = Pace(
        "me_quest",
        Settings(auto_pass=AutoPass(every_window=every_window)),
        lambda question: True,
        lambda option: option.detail,
        TableWords({}, idle=("q",)),
        is_idle=lambda question, option: option.key in idle,
    )
    assert pace(rest) is None
    idle.append("rest:argalad")
    assert pace(rest) == (None if every_window else ["no_rest"])


def test_a_distribution_begins_as_an_answer_and_stays_one() -> None:
    question = ask([Option("pay", "a"), Option("pay", "b")], "distribute", minimum=3, maximum=3)
    question.caps = {"pay:a": 2, "pay:b": 3}
    draft = Draft(question)
    assert draft.keys() is not None
    draft.give("pay:a", 1)
    draft.give("pay:a", 1)
    draft.give("pay:a", 1)
    assert draft.given == {"pay:a": 2, "pay:b": 1}
    draft.give("pay:b", -1)
    assert draft.keys() is None


async def nothing(_: object) -> None:
    return None


ROUND = [Row("6.2", nothing, "combat"), Row("6.4a", nothing, "combat", shown=False), Row("6.8a", nothing, "combat")]
ATTACK = [Row("6.4b", nothing), Row("6.4bw", nothing, shown=False), Row("6.4.1", nothing), Row("6.10", nothing)]
STEPS = Steps({"round": [Row("5.1", nothing, "encounter"), *ROUND, Row("7.2", nothing, "refresh")], "attack": ATTACK})


def at(*place: list[str]) -> View:
    return View("probe", "A", ["A"], 1, [list(each) for each in place])


def test_the_track_shows_phases_done_and_to_come() -> None:
    track = track_of(STEPS, at(["round", "6.2"]))
    assert [(stop.id, stop.when) for stop in track.phases] == [
        ("encounter", "done"),
        ("combat", "now"),
        ("refresh", "coming"),
    ]
    assert [(stop.id, stop.when) for stop in track.steps] == [("6.2", "now"), ("6.8a", "coming")]


@pytest.mark.parametrize("following", ["6.4a", "6.8a"])
def test_an_attack_opens_within_the_step_that_runs_it(following: str) -> None:
    track = track_of(STEPS, at(["round", following], ["attack", "6.4bw", "6.4a"]))
    shown = [(stop.id, stop.when, stop.window) for stop in track.steps]
    assert shown == [
        ("6.2", "done", False),
        ("6.4b", "done", False),
        ("6.4bw", "now", True),
        ("6.4.1", "coming", False),
        ("6.10", "coming", False),
        ("6.8a", "coming", False),
    ]


SKIRMISHES = Steps(
    {
        "turn": [Row(name, nothing, "combat") for name in ("archery", "assign", "skirmishes", "regroup")],
        "skirmish": [Row(name, nothing) for name in ("strength", "draw")],
        "special": [Row("roll", nothing), Row("draw", nothing, shown=False)],
    }
)


def test_steps_named_in_words_stand_as_the_table_has_them() -> None:
    track = track_of(SKIRMISHES, at(["turn", "regroup"], ["skirmish", "strength", "skirmishes"]))
    assert [(stop.id, stop.when) for stop in track.steps] == [
        ("archery", "done"),
        ("assign", "done"),
        ("skirmishes", "done"),
        ("strength", "now"),
        ("draw", "coming"),
        ("regroup", "coming"),
    ]


def test_a_table_within_a_table_opens_within_its_step_too() -> None:
    place = [["turn", "skirmishes"], ["skirmish", "strength", "skirmishes"], ["special", "draw", "strength"]]
    track = track_of(SKIRMISHES, at(*place))
    assert [stop.id for stop in track.steps] == [
        "archery",
        "assign",
        "skirmishes",
        "strength",
        "roll",
        "draw",
        "draw",
        "regroup",
    ]
    assert [stop.when for stop in track.steps][4:] == ["done", "now", "coming", "coming"]


def test_a_window_counts_to_the_step_before_it_and_a_word_keeps_its_last_letter() -> None:
    steps = Steps({"round": [Row("6.4", nothing), Row("6.4w", nothing, shown=False), Row("draw", nothing)]})
    assert [step_of(steps, row) for row in ("6.4", "6.4w", "draw")] == ["6.4", "6.4", "draw"]
    assert [number_of(step) for step in ("6.4", "S2", "draw", "0")] == ["6.4", "S2", "", ""]


def test_odds_count_only_what_is_not_in_sight() -> None:
    view = at(["round", "6.2"])
    view.zones["staging"] = ZoneView("staging", 2, [CardView("1", "bats", "staging"), CardView("2", "", "staging")])
    left = unseen({"bats": 2, "web": 3}, view)
    assert left == {"bats": 1, "web": 3}


def pace(settings: Settings | None = None, *, likely: bool = False) -> Pace:
    return Pace("probe", settings or Settings(), lambda _: likely, lambda option: option.detail)


def test_windows_are_passed_only_on_wish_and_never_over_a_likely_play() -> None:
    question = window(Option("use", "a"))
    passing = Settings(auto_pass=AutoPass(until_something_happens=True))
    assert pace()(question) is None
    assert pace(passing)(question) == ["pass"]
    assert pace(passing, likely=True)(question) is None


def test_hurrying_ends_at_the_first_real_question() -> None:
    hurried = pace(likely=True)
    hurried.begin_hurry(window(Option("use", "a")), 0, 0)
    assert hurried(window(Option("use", "a"))) == ["pass"]
    assert hurried(ask([Option("defend", "a"), Option("no_defender")], primary="no_defender")) is None
    assert hurried(window(Option("use", "a"))) is None


def test_an_ability_said_always_is_used_and_said_never_is_not_offered() -> None:
    always = Settings(card_answers={"probe:01001/1": "always"})
    never = Settings(card_answers={"probe:01001/1": "never"})
    question = window(Option("respond", "aragorn", detail="01001/1"))
    assert pace(always)(question) == ["respond:aragorn#01001/1"]
    assert pace(never)(question) == ["pass"]
    both = window(Option("respond", "aragorn", detail="01001/1"), Option("respond", "eowyn", detail="01007/1"))
    assert pace(never)(both) is None


def test_the_three_review_modes() -> None:
    lines = [Line(1, message("lcg-log-draws")), Line(2, message("lcg-log-revealed")), Line(3, message("x", only="B"))]
    assert lines_to_review(lines, "A", "every_event", ["revealed"]) == lines[:2]
    assert lines_to_review(lines, "A", "hidden_and_losses", ["revealed"]) == lines[1:2]
    assert lines_to_review(lines, "A", "decisions_only", ["revealed"]) == []


def test_what_sauron_puts_back_under_a_deck_is_no_plot_that_comes_to_light() -> None:
    lines = [Line(1, message("meq-log-goes-under", card="@c1:plot.x")), Line(2, message("meq-log-plot"))]
    assert lines_to_review(lines, "B", "hidden_and_losses", PLAYS["me_quest"].words.grave) == lines[1:]
