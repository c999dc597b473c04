"""What one wants to know of a deck before sitting down with it: the number it begins with, what its cards cost, how it
has fared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from desktop_app.app.profiles.results import GameResult
from desktop_app.app.tables.game_box import DeckChoice
from desktop_app.app.tables.journeys import WON
from desktop_app.engine.frozen import Frozen
from desktop_app.games import CARDS, DECKS, PLAYS
from desktop_app.games.contract.decks import CardList
from desktop_app.games.kit.card_shape import CardShape

MOST_COST = 5
"""Cards that cost more are counted with these."""
FACES = 3
"""So many cards stand for a deck."""


class DeckFacts(Frozen):
    """``begins`` is a message and its value, None in a game without such a number; ``curve`` counts the cards by their
    cost, 0 to 5 and more. ``kinds`` are what its leaders, or all its cards, are of: spheres, houses, cultures.
    ``numbers`` are the sums of its leaders' numbers. ``faces`` are the cards that stand for it: its leaders, and the
    dearest of the others where those are few."""

    begins: tuple[str, int] | None
    curve: tuple[int, ...]
    kinds: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    faces: tuple[str, ...] = ()


class Record(Frozen):
    """How often something was played to the end, and won, and the best score of a victory."""

    won: int = 0
    played: int = 0
    best: int | None = None


def facts_of_deck(game: str, deck: DeckChoice) -> DeckFacts:
    """The facts of a deck of built-in cards."""
    decks, shapes = DECKS[game], _shapes(game)
    begins = None
    if decks.leader_sum is not None and deck.leaders:
        field = decks.leader_sum.field
        begins = (decks.leader_sum.message, sum(_number(shapes.get(code), field) or 0 for code in deck.leaders))
    curve = [0] * (MOST_COST + 1)
    for part, cards in deck.cards.parts.items():
        if part != decks.leaders:
            for code, copies in cards.items():
                cost = _number(shapes.get(code), decks.cost)
                if cost is not None:
                    curve[min(max(cost, 0), MOST_COST)] += copies
    numbers = [(name, sum(_number(shapes.get(code), name) or 0 for code in deck.leaders)) for name in decks.numbers]
    faces = faces_of_deck(game, deck.cards)
    return DeckFacts(begins, tuple(curve), _kinds(game, deck), tuple(numbers) if deck.leaders else (), faces)


def faces_of_deck(game: str, deck: CardList) -> tuple[str, ...]:
    """Its leaders, then of the others what there is one of before anything else, the dearest first."""
    shapes, cost, apart = _shapes(game), DECKS[game].cost, DECKS[game].leaders
    others = [code for part, cards in deck.parts.items() if part != apart for code in cards]

    def worth(code: str) -> tuple[bool, int]:
        return bool(getattr(shapes.get(code), "unique", False)), _number(shapes.get(code), cost) or 0

    dearest = sorted(others, key=worth, reverse=True)
    return tuple(dict.fromkeys((*deck.codes(apart), *dearest)))[:FACES]


def kind_field(game: str) -> str:
    """The field of cards by which decks of a game are told apart, "" where there is none."""
    return next(iter(DECKS[game].groups), "") if game in DECKS else ""


def _kinds(game: str, deck: DeckChoice) -> tuple[str, ...]:
    """The values of that field among a deck's leaders, or among all its cards where it has none."""
    field, shapes = kind_field(game), _shapes(game)
    codes = deck.leaders or tuple(code for cards in deck.cards.parts.values() for code in cards)
    values = [getattr(shapes.get(code), field, None) for code in codes] if field else []
    return tuple(dict.fromkeys(value for value in values if isinstance(value, str) and value))


def record_of(results: Sequence[GameResult], game: str, *, scenario: str = "", deck: str = "") -> Record:
    """The finished games of a scenario, or those in which a deck of that name was played."""
    found = [
        each
        for each in results
        if each.game == game and (not scenario or each.scenario == scenario) and (not deck or deck in each.decks)
    ]
    return Record(sum(each.outcome == WON for each in found), len(found), next(iter(scores(found, game)), None))


def scores(results: Sequence[GameResult], game: str) -> list[int]:
    """The scores of the victories among some games, the best first: which end is the better one the game says."""
    found = [each.score for each in results if each.game == game and each.outcome == WON and each.score is not None]
    return sorted(found, reverse=PLAYS[game].better == "more")


@cache
def _shapes(game: str) -> dict[str, CardShape]:
    return {shape.code: shape for shape in CARDS[game].built_in()}


def _number(shape: CardShape | None, field: str) -> int | None:
    value = getattr(shape, field, None)
    return value if isinstance(value, int) else None
