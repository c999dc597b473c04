"""The coach and the tips on the answers say what the cards do, in the words that their abilities are made of."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from desktop_app.engine.session import Session
from desktop_app.ui.widgets.key_button import KeyButton
from tests.ui.table.conftest import Table, asks, greedy_answer, new_session, play_until

LayTable = Callable[..., Table]
CONTROL = Qt.KeyboardModifier.ControlModifier


def would_use_a_card(session: Session) -> bool:
    """The bot would play a card or use an ability of one."""
    question = session.question
    if question is None or question.kind != "one":
        return False
    chosen = greedy_answer(session)[0]
    return chosen.startswith(("play:", "respond:", "use:"))


def test_the_coach_says_what_the_card_does(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), would_use_a_card))
    screen = table.screen
    question = screen.controller.question
    assert question is not None
    chosen = next(option for option in question.options if option.key == greedy_answer(screen.session)[0])
    told = screen.wording.told(chosen)
    assert len(told.split()) > 4
    table.key(Qt.Key.Key_G, CONTROL)
    assert told in screen.panels.panel.text.toPlainText()


def test_the_button_of_a_response_tells_what_it_does(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-respond")))
    tips = [button.toolTip() for button in table.screen.prompt.findChildren(KeyButton) if button.toolTip()]
    assert any(tip.startswith("After ") and tip.endswith(".") for tip in tips)


def test_an_answer_that_uses_no_text_has_no_tip(lay_table: LayTable) -> None:
    table = lay_table(play_until(new_session(), asks("lcg-ask-travel")))
    question = table.screen.controller.question
    assert question is not None
    assert [table.screen.wording.told(option) for option in question.options] == [""] * len(question.options)
