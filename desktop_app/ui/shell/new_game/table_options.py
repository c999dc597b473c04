"""The choices for the whole table: a card for each value of each, with what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QVBoxLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.games.contract.set_up import TableOption
from desktop_app.ui.faces.faces import face_of
from desktop_app.ui.shell.new_game.option_card import OptionCard
from desktop_app.ui.shell.parts import words
from desktop_app.ui.widgets.look import Look

CARDS_STRETCH = 3
"""How much higher values stand that are cards than those in words, where there is height to share."""


class TableOptions(QWidget):
    """``chosen`` carries an option and the value it is to have. So many values stand ``beside`` each other."""

    chosen = Signal(str, str)

    def __init__(
        self,
        look: Look,
        texts: Texts,
        game: str,
        options: Sequence[TableOption],
        taken: Mapping[str, str],
        *,
        beside: int,
        short: bool,
    ) -> None:
        super().__init__()
        self._look, self._texts, self._game, self._beside, self._short = look, texts, game, beside, short
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6 if short else 10))
        for option in options:
            self._add(column, option, taken.get(option.id, option.usual))

    def _add(self, column: QVBoxLayout, option: TableOption, taken: str) -> None:
        look, texts = self._look, self._texts
        column.addWidget(look.label(texts(option.name), "title"))
        grid = QGridLayout()
        grid.setSpacing(look.px(8))
        group = QButtonGroup(self)
        for place, choice in enumerate(option.choices):
            hint = texts(choice.hint) if choice.hint and not self._short else ""
            face = face_of(self._game, choice.card, texts.language) if choice.card else None
            name = texts(choice.name)
            sign = "cards-outline" if any(each.card for each in option.choices) else ""
            card = OptionCard(look, name, hint, texts.language, chosen=choice.id == taken, face=face, sign=sign)
            card.setObjectName(f"{option.id}-{choice.id}")
            card.clicked.connect(partial(self._choose, option.id, choice.id))
            group.addButton(card)
            grid.addWidget(card, place // self._beside, place % self._beside)
        column.addLayout(grid, CARDS_STRETCH if any(choice.card for choice in option.choices) else 1)
        told = next((texts(choice.hint) for choice in option.choices if choice.id == taken and choice.hint), "")
        if told and self._short:
            column.addWidget(words(look, told, "hint"))

    def _choose(self, option: str, choice: str, _: bool = False) -> None:
        self.chosen.emit(option, choice)
