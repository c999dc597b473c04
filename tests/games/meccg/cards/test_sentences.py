"""The sentences of cards that the tests of this folder name: all that is printed in the decks, and nothing else."""

from __future__ import annotations

import importlib
import json
import pkgutil
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from desktop_app.games.meccg.reading.facts import CARDS_FOLDER
from tests.games.meccg import cards as folder
from tests.games.meccg.cards.sentences import codes_of


@cache
def printed() -> dict[str, list[str]]:
    """The English sentences of every card."""
    files = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(CARDS_FOLDER.glob("*.json"))]
    return {card["code"]: card.get("text", {}).get("en", []) for each in files for card in each["cards"]}


def _marks(test: Any) -> Iterator[Any]:
    """The marks of a test and of each of its cases."""
    for mark in getattr(test, "pytestmark", ()):
        yield mark
        if mark.name == "parametrize":
            yield from (inner for case in mark.args[1] for inner in getattr(case, "marks", ()))


@cache
def named() -> frozenset[tuple[str, int]]:
    """The cards and numbers of sentences that tests name."""
    modules = [
        importlib.import_module(f"{folder.__name__}.{each.name}") for each in pkgutil.iter_modules(folder.__path__)
    ]
    tests = [test for module in modules for name, test in vars(module).items() if name.startswith("test_")]
    marks = [mark for test in tests for mark in _marks(test) if mark.name == "card"]
    return frozenset((mark.args[0], number) for mark in marks for number in mark.args[1:])


@pytest.mark.parametrize("side", ["hero", "minion"])
def test_every_sentence_of_the_decks_is_named_by_a_test(side: str) -> None:
    sentences = [(code, number) for code in codes_of(side) for number in range(1, len(printed().get(code, [])) + 1)]
    assert not [
        f"{code}, {number}: {printed()[code][number - 1]}"
        for code, number in sentences
        if (code, number) not in named()
    ]


def test_no_test_names_a_sentence_that_no_card_has() -> None:
    unknown = [each for each in named() if not 1 <= each[1] <= len(printed()[each[0]])]
    assert not unknown
