"""How one searches: examples that can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout

from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.parts import link, words
from desktop_app.ui.widgets.look import Look

EXAMPLES = ("words", "field", "compare", "several", "phrase", "not", "either", "own", "deck", "order", "pattern")


class SearchHelp(QFrame):
    """`asked` carries the example that was pressed; ``example`` words one for the game at hand."""

    asked = Signal(str)

    def __init__(self, look: Look, texts: Texts, example_of: Callable[[str], str]) -> None:
        super().__init__()
        self.setObjectName("panel")
        self.setAccessibleName(texts("browser-help"))
        grid = QGridLayout(self)
        grid.setContentsMargins(look.px(14), look.px(8), look.px(14), look.px(8))
        grid.setHorizontalSpacing(look.px(10))
        grid.setVerticalSpacing(0)
        half = -(-len(EXAMPLES) // 2)
        for at, name in enumerate(EXAMPLES):
            example = example_of(f"browser-example-{name}")
            row, column = at % half, 2 * (at // half)
            button = link(look, example, partial(self.asked.emit, example))
            button.setProperty("leading", True)
            grid.addWidget(button, row, column)
            grid.addWidget(words(look, texts(f"browser-explained-{name}"), "hint"), row, column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
