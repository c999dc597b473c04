"""The filters over the records: each a list that drops down, with what there is to choose from among the games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop_app.app.journal.figures import Wanted
from desktop_app.app.journal.history import Game
from desktop_app.app.texts.texts import Texts
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name, known_scenario, result_word
from desktop_app.ui.shell.parts import ChoiceBox, link
from desktop_app.ui.widgets.flow import FlowLayout

WIDE = 168
SPANS = (30, 90, 365)
"""Days."""
Choices = list[tuple[str, str | int]]


def quest_title(game: Game, texts: Texts) -> str:
    """What the scenario of a game is called: in the reader's language where it ships, else as it was written."""
    return known_scenario(game.game, game.scenario, texts) or game.title or game_short_name(game.game, texts)


class Filters(QWidget):
    """``asked`` carries the Wanted of another choice."""

    asked = Signal(object)

    def __init__(self, desk: Desk, games: Sequence[Game], wanted: Wanted) -> None:
        super().__init__()
        self._look, self._texts = desk.looks.look, desk.looks.texts
        self._wanted = wanted
        of_game = [game for game in games if wanted.game in ("", game.game)]
        row = FlowLayout(self, self._look.px(8))
        for name, choices in self._all(games, of_game):
            if len(choices) > 1 or getattr(wanted, name):
                row.addWidget(self._box(name, choices))
        if wanted != Wanted():
            clear = link(
                self._look, self._texts("records-all"), lambda: self.asked.emit(Wanted()), "filter-off-outline"
            )
            clear.setObjectName("all-games")
            row.addWidget(clear)

    def _all(self, games: Sequence[Game], of_game: Sequence[Game]) -> Iterable[tuple[str, Choices]]:
        texts = self._texts
        yield "game", _named({game.game: game_short_name(game.game, texts) for game in games})
        yield "quest", _named({game.quest: quest_title(game, texts) for game in of_game})
        yield "deck", _named({deck: deck for game in of_game for deck in game.decks})
        yield "hero", _named({hero: hero for game in of_game for hero in game.heroes})
        counts = sorted({len(game.players) for game in of_game if game.players})
        people = _named({player: player for game in of_game for player in game.players})
        yield "players", [(texts("records-players", count=count), f"#{count}") for count in counts] + people
        yield "result", _named({game.result: result_word(game.game, game.result, texts) for game in of_game})
        yield "days", [(texts("records-days", days=days), days) for days in SPANS]

    def _box(self, name: str, choices: Choices) -> ChoiceBox:
        told = self._texts(f"records-filter-{name}")
        box = ChoiceBox(self._look, told)
        box.setObjectName(f"filter-{name}")
        box.setFixedWidth(self._look.px(WIDE))
        box.addItem(told, 0 if name == "days" else "")
        for text, value in choices:
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(getattr(self._wanted, name))))
        box.setToolTip(box.currentText())
        box.activated.connect(lambda _: self.asked.emit(self._wanted.but(**{name: box.currentData()})))
        return box


def _named(names: dict[str, str]) -> Choices:
    """What can be chosen, in the order of its words."""
    return [(text, value) for value, text in sorted(names.items(), key=lambda each: each[1].casefold())]
