"""How fast the table goes by itself: what it waits for, where it always stops, answers given for good; the coach."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop_app.app.tables.game_box import open_box
from desktop_app.app.texts.texts import Texts
from desktop_app.engine.rows import Row
from desktop_app.games import GAMES, PLAYS, TENANTS
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.home.told import game_short_name
from desktop_app.ui.shell.parts import Panel, link, words
from desktop_app.ui.shell.settings.fields import choice, switch

REVIEWS = ("every_event", "hidden_and_losses", "decisions_only")
WINDOW = "w"
"""How the id of a row ends that is an action window after the step of the rest of its id."""


class PacePanel(Panel):
    """The kernel's pace is kept by the table; here it is only chosen."""

    def __init__(self, desk: Desk) -> None:
        look, texts, settings = desk.looks.look, desk.looks.texts, desk.looks.settings
        super().__init__(look, texts("settings-pace"))
        self._desk = desk
        self.add(
            choice(
                look,
                "review-box",
                texts("settings-review"),
                [(each, texts(f"settings-review-{each.replace('_', '-')}")) for each in REVIEWS],
                settings.review,
                lambda value: desk.change(review=value),
            )
        )
        self.rows.addWidget(
            switch(
                look,
                "until-something",
                texts("settings-until-something-happens"),
                settings.auto_pass.until_something_happens,
                lambda on: desk.change(auto_pass=self._auto_pass(until_something_happens=on)),
            )
        )
        self.rows.addWidget(
            switch(
                look,
                "every-window",
                texts("settings-every-window"),
                settings.auto_pass.every_window,
                lambda on: desk.change(auto_pass=self._auto_pass(every_window=on)),
            )
        )
        self.rows.addWidget(
            switch(look, "coach", texts("settings-coach"), settings.coach, lambda on: desk.change(coach=on))
        )
        even = texts("settings-even-pauses")
        self.rows.addWidget(
            switch(look, "even-pauses", even, settings.even_pauses, lambda on: desk.change(even_pauses=on))
        )
        hands = texts("settings-open-hands")
        self.rows.addWidget(
            switch(look, "open-hands", hands, settings.open_hands, lambda on: desk.change(open_hands=on))
        )
        self.add(words(look, texts("settings-stops"), "label"))
        for game in GAMES:
            self._add_stops(game)
        self._add_answers()

    def _auto_pass(self, **values: object) -> dict[str, object]:
        return {**self._desk.looks.settings.auto_pass.model_dump(), **values}

    def _add_stops(self, game: str) -> None:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        stops, windows = self._stops(game), windows_of(game)
        if not windows:
            return
        self.rows.addWidget(words(look, game_short_name(game, texts), "hint"))
        grid_of = QWidget()
        grid = QGridLayout(grid_of)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(0)
        for index, row in enumerate(windows):
            name, stop = window_told(game, row, texts), partial(self._stop, game, row.id)
            box = switch(look, f"stop-{game}-{row.id}", name, row.id in stops, stop)
            grid.addWidget(box, index // 2, index % 2)
        self.rows.addWidget(grid_of)

    def _stops(self, game: str) -> list[str]:
        """What the person chose, or where the game stops by itself."""
        chosen = self._desk.looks.settings.auto_pass.stops.get(game)
        return [*PLAYS[game].words.stops] if chosen is None else [*chosen]

    def _stop(self, game: str, step: str, on: bool) -> None:
        every = dict(self._desk.looks.settings.auto_pass.stops)
        here = [other for other in self._stops(game) if other != step]
        every[game] = [*here, step] if on else here
        self._desk.change(auto_pass=self._auto_pass(stops=every))

    def _add_answers(self) -> None:
        look, texts = self._desk.looks.look, self._desk.looks.texts
        answers = self._desk.looks.settings.card_answers
        self.add(words(look, texts("settings-card-answers"), "label"))
        if not answers:
            self.rows.addWidget(words(look, texts("settings-card-answers-none"), "hint"))
        for ability, answer in answers.items():
            game, _, code = ability.partition(":")
            title = _title(game, code.partition("/")[0], texts.language) or ability
            told = f"{title}: {texts(f'settings-card-{answer}')}"
            forget = link(look, f"{told} · {texts('settings-card-ask')}", partial(self._forget, ability))
            self.rows.addWidget(forget)

    def _forget(self, ability: str) -> None:
        answers = self._desk.looks.settings.card_answers
        self._desk.change(card_answers={key: value for key, value in answers.items() if key != ability})


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


def _title(game: str, code: str, language: str) -> str:
    try:
        return open_box(game).title_of(code)[language]
    except KeyError:
        return ""
