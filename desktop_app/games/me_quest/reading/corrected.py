"""Printed facts as the players' own copy has them: what a table was begun with is read before what we have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from desktop_app.engine.frozen import replace
from desktop_app.engine.view import View
from desktop_app.games.kit.board import Board, Path
from desktop_app.games.me_quest.reading.board import BOARD
from desktop_app.games.me_quest.reading.facts import CardFacts, load_cards
from desktop_app.games.me_quest.state import QuestState

Values = Mapping[str, str]
CORRECTED = "corrected:"
"""How the facts of a view begin that tell what a table was begun with, by the thing's id: "cost=3 water=yes"."""
YES, NO = "yes", "no"
WORDS = ("movement", "marker", "kind")
"""The facts of cards that are words out of a few; the others are numbers."""
PROSE = {"text_en": "en", "text_es": "es"}
"""What is written on a card in a language, as a person's own copy has it: it is shown, and no rule follows from it."""


def path_id(path: Path) -> str:
    """By what name a path is corrected."""
    return f"path:{path.ends[0]}:{path.ends[1]}"


def card_id(code: str) -> str:
    """By what name a card is corrected."""
    return f"card:{code}"


def said_in(view: View, id: str) -> Values:
    """What a table was begun with about a thing, as a view tells it."""
    return dict(each.split("=") for each in view.facts.get(f"{CORRECTED}{id}", "").split())


def path_between(g: QuestState, one: str, other: str) -> Path | None:
    """The path between two locations as it is at this table; None where they are not adjacent."""
    path = BOARD.path(one, other)
    return path if path is None or not g.corrected else path_as(path, g.corrected.get(path_id(path), {}))


def path_as(path: Path, said: Values) -> Path:
    """A path as somebody's own board has it."""
    return _path(path_id(path), tuple(said.items())) if said else path


@cache
def _path(id: str, said: tuple[tuple[str, str], ...]) -> Path:
    path = next(each for each in BOARD.paths if path_id(each) == id)
    values = dict(said)
    water = values["water"] == YES if "water" in values else path.water
    cost, terrain = int(values.get("cost", path.cost)), values.get("terrain", path.terrain)
    return path.model_copy(update={"terrain": terrain, "cost": cost, "water": water})


def board_as(said: Mapping[str, Values]) -> Board:
    """The board as somebody's own is."""
    return replace(BOARD, paths=tuple(path_as(path, said.get(path_id(path), {})) for path in BOARD.paths))


def card_as(code: str, said: Values) -> CardFacts:
    """The facts of a card as somebody's own has them."""
    return _card(code, tuple(said.items())) if said else load_cards()[code]


def facts_in(view: View, code: str) -> CardFacts:
    """What is printed on a card, at the table of a view."""
    return card_as(code, said_in(view, card_id(code)))


@cache
def _card(code: str, said: tuple[tuple[str, str], ...]) -> CardFacts:
    return replace(load_cards()[code], **values_of(dict(said)))


def values_of(said: Values) -> dict[str, Any]:
    """What is said of a card, as the values that its facts have; its words apart."""
    return {name: value if name in WORDS else int(value) for name, value in said.items() if name not in PROSE}
