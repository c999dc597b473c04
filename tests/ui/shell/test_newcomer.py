"""Somebody new: from the first window to the first card played, with few presses that are no move of the game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from desktop_app.engine.chance import Chance
from desktop_app.games.lotr_lcg.rules import GAME
from desktop_app.ui.render.stage import settle
from tests.ui.shell.conftest import Person
from tests.ui.staged import table_in

MOST = 12
MOVES = ("lcg-ask-mulligan", "lcg-ask-planning", "lcg-ask-host", "lcg-ask-target")
"""What players of the game call a move."""
DECISIONS = (
    *MOVES,
    "lcg-ask-commit",
    "lcg-ask-travel",
    "lcg-ask-engage",
    "lcg-ask-defender",
    "lcg-ask-enemy-attack",
    "lcg-ask-attack",
    "lcg-ask-undefended",
)
"""What they call a decision."""
MOST_OTHERS = 6


def test_a_newcomer_plays_a_first_card_with_few_presses(stranger: Person) -> None:
    stranger.type_into("name", "Ana")
    presses = len("Ana")
    for button in ("create", "continue"):
        stranger.press(button)
        presses += 1
    stranger.find(QAbstractButton, "begin")
    stranger.shell.lay(stranger.game(0, seed=5))  # what the button does, with a hand that is always the same
    presses += 1
    settle()
    screen = table_in(stranger.shell)
    session = screen.session
    while not any(line.message.id == "lcg-log-plays" for line in session.log):
        assert presses <= MOST, session.records[-3:]
        question, choices = session.question, screen.controller.choices
        assert question is not None
        assert choices is not None
        presses += question.prompt.id not in MOVES or screen.showing.playing
        plays = [option.source for option in question.options if option.verb == "play"]
        letter = next((choices.letters[card] for card in plays if card in choices.letters), "")
        if question.prompt.id == "lcg-ask-mulligan":
            stranger.key(Qt.Key.Key_K)
        elif screen.controller.aimed:
            screen.controller.drop(screen.controller.aimed, next(iter(choices.targets(screen.controller.aimed))))
        elif letter:
            stranger.key(Qt.Key(ord(letter)))
            if screen.hands.menu is not None and screen.hands.menu.isVisible():
                screen.hands.menu.actions()[1].trigger()
                screen.hands.menu.close()
        else:
            stranger.key(Qt.Key.Key_Space)
    assert presses <= MOST


@pytest.mark.parametrize("seed", [5, 9])
def test_a_whole_first_round_asks_little_besides_the_decisions_of_the_game(stranger: Person, seed: int) -> None:
    stranger.type_into("name", "Ana")
    stranger.press("create")
    stranger.shell.lay(stranger.game(0, seed=seed))
    settle()
    screen = table_in(stranger.shell)
    session, others = screen.session, []
    while session.question is not None and session.look("A").round < 2:
        question = session.question
        keys = GAME.bots["greedy"](session.eyes(question.seat), question, Chance(5))
        if question.prompt.id not in DECISIONS:
            others.append(question.prompt.id)
            keys = next(([option.key] for option in question.options if option.verb == "pass"), keys)
        screen.controller.answer(keys)
        settle()
    assert session.look("A").round == 2, "the round has come to its end"
    assert len(others) <= MOST_OTHERS, others
