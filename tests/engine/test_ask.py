"""Questions: which answers they take, which they answer themselves, how an option is written down."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from desktop_app.engine.ask import Option, Question, ask_one, ask_some
from desktop_app.engine.messages import message


def question(kind: str, *keys: str, minimum: int = 1, maximum: int = 1) -> Question:
    options = [Option(key) for key in keys]
    asked = Question("A", kind, message("inn-q"), lambda: options, step="2.1", minimum=minimum, maximum=maximum)
    asked.caps = {option.key: 2 for option in options}
    return asked


def test_an_option_is_written_with_only_what_it_touches() -> None:
    assert Option("pass").key == "pass"
    assert Option("play", "c1").key == "play:c1"
    assert Option("hit", "c1", "B").key == "hit:c1>B"
    assert Option("hit", target="B").key == "hit>B"
    assert Option("bid", detail="3").key == "bid#3"


def test_an_option_is_read_from_its_key() -> None:
    """Whatever it touches, what is read is what was written, but for the label that only people read."""
    odd = ["", "c1", "hand:A", "01001/1", "a>b", "#", "%", "%3A", ":", "~hills.2", "hold back", "a\tb\n", "ñ>"]
    for verb in ("pass", "no_attack", "hold back", "a:b", "x>y#z"):
        for source in odd:
            for target in odd:
                for detail in odd:
                    option = Option(verb, source, target, detail)
                    assert Option.from_key(option.key) == option
                    assert "\t" not in option.key
    labelled = Option("amount", detail="3", label=message("inn-q"))
    assert Option.from_key(labelled.key) == Option("amount", detail="3")


def test_no_two_options_have_one_key() -> None:
    parts = ["", ":", ">", "#", "a", "a:", "a>b", "%", "%23"]
    options = [Option(f"v{v}", s, t, d) for v in parts for s in parts for t in parts for d in parts]
    assert len({option.key for option in options}) == len(options)


def test_an_answer_is_offered_only_as_it_is_written() -> None:
    asked = question("one", "hit", "run")
    for key in ("hit:", "hit>", "hit#", "%68it", " hit", "HIT", ""):
        assert not asked.accepts([key])


def test_one_takes_exactly_one_offered_key() -> None:
    asked = question("one", "hit", "run")
    assert asked.accepts(["hit"])
    assert not asked.accepts([])
    assert not asked.accepts(["hit", "run"])
    assert not asked.accepts(["fly"])


def test_some_takes_different_keys_between_its_bounds() -> None:
    asked = question("some", "a", "b", "c", minimum=1, maximum=2)
    assert asked.accepts(["c"])
    assert asked.accepts(["c", "a"])
    assert not asked.accepts([])
    assert not asked.accepts(["a", "a"])
    assert not asked.accepts(["a", "b", "c"])


def test_some_asks_for_no_more_than_there_is() -> None:
    asked = question("some", "a", minimum=2, maximum=2)
    assert asked.forced() == ["a"]
    assert asked.accepts(["a"])
    nothing = question("some", minimum=1)
    assert nothing.forced() == []
    assert nothing.accepts([])


def test_order_takes_all_of_them_once() -> None:
    asked = question("order", "a", "b", "c")
    assert asked.accepts(["c", "a", "b"])
    assert not asked.accepts(["c", "a"])
    assert not asked.accepts(["c", "a", "a"])


def test_distribute_takes_as_many_as_there_are_within_the_caps() -> None:
    asked = question("distribute", "a", "b", maximum=3)
    assert asked.accepts(["a", "b", "a"])
    assert not asked.accepts(["a", "b"])
    assert not asked.accepts(["a", "a", "a"])


def test_what_leaves_no_choice_is_answered_without_asking() -> None:
    assert question("one", "a").forced() == ["a"]
    assert question("one", "a", "b").forced() is None
    assert question("some", "a", "b", minimum=2, maximum=2).forced() == ["a", "b"]
    assert question("some", "a", "b", minimum=0, maximum=0).forced() == []
    assert question("some", "a", "b", minimum=0, maximum=2).forced() is None
    assert question("order", "a").forced() == ["a"]
    assert question("order", "a", "b").forced() is None
    assert question("distribute", "a", "b", maximum=4).forced() == ["a", "a", "b", "b"]
    assert question("distribute", "a", maximum=1).forced() == ["a"]
    assert question("distribute", "a", "b", maximum=0).forced() == []
    assert question("distribute", "a", "b", maximum=1).forced() is None


def test_what_is_asked_for_the_look_of_it_is_asked_with_its_only_answer() -> None:
    seen = question("one", "a")
    seen.for_the_look = True
    assert seen.forced() is None


def test_every_answer_that_is_forced_is_also_accepted() -> None:
    for kind in ("one", "some", "order", "distribute"):
        for count in range(4):
            for minimum in range(3):
                for maximum in range(minimum, 5):
                    asked = question(kind, *"abc"[:count], minimum=minimum, maximum=maximum)
                    forced = asked.forced() if count or kind != "one" else None
                    enough = kind != "distribute" or maximum <= 2 * count
                    assert forced is None or not enough or asked.accepts(forced), (kind, count, minimum, maximum)


def test_options_are_built_only_when_somebody_looks() -> None:
    built = []

    def build() -> list[Option]:
        built.append(1)
        return [Option("a"), Option("b")]

    asked = Question("A", "one", message("inn-q"), build)
    assert asked.fingerprint == "|inn-q||A|one"
    assert not built
    assert asked.accepts(["a"])
    assert asked.accepts(["b"])
    assert len(built) == 1


@pytest.mark.parametrize("ask", [ask_one, ask_some])
def test_an_answer_is_read_without_building_the_options(ask: Callable[[Question], Coroutine[Any, Any, Any]]) -> None:
    """Going back plays hundreds of answers again: none of them needs to know what else there was."""

    def build() -> list[Option]:
        raise AssertionError("nobody looks at them")

    asking = ask(Question("A", "one", message("inn-q"), build))
    asking.send(None)
    with pytest.raises(StopIteration) as ended:
        asking.send(["hit:c1>B"])
    assert ended.value.value in (Option("hit", "c1", "B"), [Option("hit", "c1", "B")])


def test_refusals_are_built_only_when_somebody_asks_why() -> None:
    assert question("one", "a").refusals() == []
