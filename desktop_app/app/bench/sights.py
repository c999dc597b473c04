"""How quickly a full table is seen: a thousand cards, a map of face-down tokens."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from desktop_app.app.bench.measure import Measure, quickest
from desktop_app.app.bench.tables import in_sight
from desktop_app.engine import veil
from desktop_app.engine.ask import Option, Question
from desktop_app.engine.game import Game
from desktop_app.engine.messages import message
from desktop_app.engine.view import ALIAS

CARDS = 1000
SEEN = 800
TOKENS = 60
PLACES = 20
MOST_VIEW = 5.0


def view_of_a_full_table(game: Game) -> Measure:
    """One view of a table with 1,000 cards, 800 of them in sight."""
    state = in_sight(game, CARDS, SEEN)
    seat = state.seats[0]
    seen = sum(1 for zone in game.view(state, seat).zones.values() for card in zone.cards if card.code)
    return Measure(
        "view of a full table",
        "ms",
        quickest(lambda: game.view(state, seat), 30),
        most=MOST_VIEW,
        baseline=quickest(lambda: copy.deepcopy(state), 5),
        baseline_is="copy.deepcopy of the state",
        detail=f"{game.id}, {len(state.codes)} cards, {seen} in sight",
    )


def tokens_on_a_map() -> Measure:
    """A question about 60 face-down tokens that may each go to any of 20 places, as its seat sees it."""
    tokens = [f"t{number}" for number in range(TOKENS)]
    places = [f"place{number}" for number in range(PLACES)]
    aliases = {token: f"{ALIAS}{places[number % PLACES]}.{number}" for number, token in enumerate(tokens)}
    options = [Option("move", token, place) for token in tokens for place in places]
    question = Question("A", "one", message("question"), lambda: options)
    return Measure(
        "question about hidden tokens on a map",
        "ms",
        quickest(lambda: veil.over(question, aliases).options),
        most=MOST_VIEW,
        baseline=quickest(lambda: [Option("move", token, place) for token in tokens for place in places]),
        baseline_is="its options as the rules build them",
        detail=f"{TOKENS} tokens, {len(options)} options",
    )


def sights(games: list[Game]) -> Iterator[Measure]:
    """Both, the table for each of these games."""
    for game in games:
        yield view_of_a_full_table(game)
    yield tokens_on_a_map()
