"""Answers given as somebody with a hand on the keys gives them: digits, Space and N where they answer, else clicks."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop_app.ui.render.stage import settle
from tests.ui.table.by_mouse import choose
from tests.ui.table.conftest import Table


def give(table: Table, keys: list[str]) -> None:
    """Gives an answer: digits for the prompt, clicks for what has none, Space or N at the end."""
    controller, prompt = table.screen.controller, table.screen.prompt
    question, choices = controller.question, controller.choices
    assert question is not None
    assert choices is not None
    if question.kind == "one":
        digits = {option.key: digit for digit, option in prompt.digits.items()}
        if choices.main is not None and keys == [choices.main.key]:
            table.key(Qt.Key.Key_Space)
        elif keys[0] in digits:
            table.key(Qt.Key(Qt.Key.Key_0 + digits[keys[0]]))
        else:
            choose(table, next(option for option in question.options if option.key == keys[0]))
        return
    sources = {option.key: option.source or option.target for option in question.options}
    for key in keys:
        table.click(sources[key])
        settle()
    table.say_done()
