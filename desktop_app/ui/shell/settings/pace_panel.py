"""How fast the table goes by itself: what it waits for, answers given for good; the coach."""

from __future__ import annotations

from functools import partial

from desktop_app.app.tables.game_box import open_box
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, link, words
from desktop_app.ui.shell.settings.fields import choice, switch

REVIEWS = ("every_event", "hidden_and_losses", "decisions_only")


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
        self._add_answers()

    def _auto_pass(self, **values: object) -> dict[str, object]:
        return {**self._desk.looks.settings.auto_pass.model_dump(), **values}

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


def _title(game: str, code: str, language: str) -> str:
    try:
        return open_box(game).title_of(code)[language]
    except KeyError:
        return ""
