"""The tables that are measured: a usual game, a large table, a long game with much to undo."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from desktop_app.app.tables.simulate import usual_table
from desktop_app.engine.chance import Chance
from desktop_app.engine.codec import clone
from desktop_app.engine.game import Adjustment, Game
from desktop_app.engine.saving import save
from desktop_app.engine.session import Session
from desktop_app.engine.state import State
from desktop_app.games import PLAYS
from desktop_app.games.kit.adjusting import CannotAdjust

CARDS = 300
DECISIONS = 1000


def new_state(game: Game, seats: int, seed: int) -> State:
    """A table with decks of the box, before set-up."""
    return PLAYS[game.id].new(usual_table(game.id, seats, seed))


def answer_at_random(session: Session, dice: Chance) -> None:
    """Answers the open question with any of its options."""
    question = session.question
    assert question is not None
    session.answer(session.game.bots["random"](session.eyes(question.seat), question, dice))


def large(state: State, cards: int = CARDS) -> State:
    """The state with copies of its last deck's cards below that deck, until there are ``cards``."""
    pile = max(state.zones, key=lambda zone: len(state.zones[zone]))
    codes = [state.codes[card] for card in state.zones[pile]]
    for number in range(cards - len(state.codes)):
        card = f"more{number}"
        state.codes[card] = codes[number % len(codes)]
        state.owners[card] = state.owners[state.zones[pile][0]]
        state.home[card] = pile
        state.zones[pile].append(card)
    return state


def long_game(game: Game, decisions: int = DECISIONS) -> Session:
    """A game of all its seats with 300 cards and that many decisions behind it.

    Raises:
        LookupError: if no game lasts that long.
    """
    for seed in range(20):
        session, dice = Session(game, sturdy(game, seed)), Chance(seed)
        for _ in range(decisions):
            if session.question is None:
                break
            answer_at_random(session, dice)
        if session.question is not None:
            return session
    raise LookupError(f"no game of {game.id} lasts {decisions} decisions")


def sturdy(game: Game, seed: int, seats: int = 0) -> State:
    """A table of all its seats, or of so many, with 300 cards after set-up, where nobody falls."""
    session, dice = Session(game, large(new_state(game, seats or max(game.seats), seed))), Chance(seed)
    while session.question is not None and int(getattr(session.state, "round", 1)) < 1:
        answer_at_random(session, dice)
    state = clone(session.at_rest())
    PLAYS[game.id].sturdy(state)
    return state


def in_sight(game: Game, cards: int, seen: int) -> State:
    """A table of so many cards of which at least so many have been laid, by hand, where the first seat sees them.

    Raises:
        LookupError: if too few of its cards can be laid so.
    """
    state = large(new_state(game, max(game.seats), 1), cards)
    piles = sorted(state.zones, key=lambda zone: -len(state.zones[zone]))
    laid = 0
    ways: dict[str, Adjustment | None] = {}
    for card in [card for pile in piles for card in state.zones[pile][::-1]]:
        code = state.codes[card]
        if code not in ways:
            ways[code] = _way_into_sight(game, state, card)
        way = ways[code]
        if way is not None and laid < seen:
            try:
                game.adjust(state, replace(way, subject=card))
            except CannotAdjust:  # a second copy of a unique card stays where it is
                continue
            laid += 1
    if laid < seen:
        raise LookupError(f"only {laid} cards of {game.id} can be laid in sight")
    return state


def _way_into_sight(game: Game, state: State, card: str) -> Adjustment | None:
    for way in reversed(game.adjustments(state, card)):
        tried = clone(state)
        game.adjust(tried, way)
        found = game.view(tried, state.seats[0]).card(card)
        if found is not None and found.code:
            return way
    return None


def save_in_mid_action(game: Game) -> tuple[dict[str, Any], int]:
    """The save of the question with the most answers since its quiet point in a few games, and their number."""
    deepest, data = -1, dict[str, Any]()
    for seed in range(6):
        session, dice = Session(game, large(new_state(game, max(game.seats), seed))), Chance(seed)
        while session.question is not None:
            since = len(session.records) - session.quiet_at
            if since > deepest:
                deepest, data = since, save(session)
            answer_at_random(session, dice)
    return data, deepest
