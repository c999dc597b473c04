"""What is set for one game: which of its moments are told, and at which of its windows the table always stops."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop_app.app.texts.texts import Texts
from desktop_app.engine.rows import Row
from desktop_app.games import GAMES, PLAYS, TENANTS, playable
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.parts import Panel, words
from desktop_app.ui.shell.settings.fields import choice, switch

WISHES = ("always", "first", "never")
"""When a kind of moment is told: every time, the first time in a game, never."""
WINDOW = "w"
"""How the id of a row ends that is an action window after the step of the rest of its id."""


class GamePanel(Panel):
    """The moments and windows of one game: to know those of all the rules of all games would have to be read."""

    def __init__(self, desk: Desk, game: str, turn_to: Callable[[str], None]) -> None:
        look, texts = desk.looks.look, desk.looks.texts
        super().__init__(look, texts("settings-game"))
        self._desk, self._game = desk, game
        names = [(each, game_short_name(each, texts)) for each in playable()]
        self.add(choice(look, "of-game-box", texts("settings-of-game"), names, game, turn_to))
        self.add(words(look, texts("settings-moments-of-game"), "label"))
        for kind in PLAYS[game].staged.kinds:
            self.rows.addWidget(self._wishes(kind.id, texts(kind.name)))
        windows = windows_of(game)
        if windows:
            self.add(words(look, texts("settings-stops"), "label"))
            self.rows.addWidget(self._switches(windows))

    def _wishes(self, kind: str, name: str) -> QWidget:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        told = [(each, texts(f"settings-moments-{each}")) for each in WISHES]
        now = self._desk.looks.settings.moment_kinds.get(kind, "always")
        return choice(look, f"moment-{kind}", name, told, now, partial(self._wish, kind))

    def _wish(self, kind: str, wish: str) -> None:
        wishes = dict(self._desk.looks.settings.moment_kinds)
        wishes.pop(kind, None)
        if wish != "always":
            wishes[kind] = "first" if wish == "first" else "never"
        self._desk.change(moment_kinds=wishes)

    def _switches(self, windows: list[Row]) -> QWidget:
        look, stops = self._desk.looks.look, self._stops
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(0)
        for index, row in enumerate(windows):
            told = window_told(self._game, row, self._desk.looks.texts)
            box = switch(look, f"stop-{self._game}-{row.id}", told, row.id in stops, partial(self._stop, row.id))
            grid.addWidget(box, index // 2, index % 2)
        return rows

    @property
    def _stops(self) -> list[str]:
        """What the person chose, or where the game stops by itself."""
        chosen = self._desk.looks.settings.auto_pass.stops.get(self._game)
        return [*PLAYS[self._game].words.stops] if chosen is None else [*chosen]

    def _stop(self, step: str, on: bool) -> None:
        kept = self._desk.looks.settings.auto_pass
        here = [other for other in self._stops if other != step]
        stops = {**kept.stops, self._game: [*here, step] if on else here}
        self._desk.change(auto_pass={**kept.model_dump(), "stops": stops})


def windows_of(game: str) -> list[Row]:
    """The rows at which somebody may be asked before the game goes on: those after a step, and where it stops."""
    tables = GAMES[game].steps.tables.values()
    steps, stops = {row.id for rows in tables for row in rows}, PLAYS[game].words.stops
    return [row for rows in tables for row in rows if row.id in stops or _step_of(row) in steps - {row.id}]


def window_told(game: str, row: Row, texts: Texts) -> str:
    """A window by the number and name of its step, one without a number by its phase and what is done there."""
    step, domain = _step_of(row) if any(sign.isdigit() for sign in row.id) else row.id, TENANTS[game].domain
    messages = (f"{domain}-phase-{row.phase}", f"{domain}-step-{step.replace('.', '-').replace('_', '-')}")
    phase, name = (texts(message) if texts.has(message) else "" for message in messages)
    if step != row.id or step[:1].isdigit():
        return f"{step.rstrip('ab')} {name}".rstrip()
    return ": ".join(dict.fromkeys(part for part in (phase, name) if part))


def _step_of(row: Row) -> str:
    return row.id.removesuffix(WINDOW)
