"""What the table tells by itself: how fast, and which kinds of moments, always, the first time in a game, or never."""

from __future__ import annotations

from functools import partial

from desktop_app.games import PLAYS
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, words
from desktop_app.ui.shell.settings.fields import choice
from desktop_app.ui.table.moments.pace import SPEEDS

WISHES = ("always", "first", "never")


class MomentsPanel(Panel):
    """One choice for the speed, one for each kind that a game stages."""

    def __init__(self, desk: Desk) -> None:
        look, texts, settings = desk.looks.look, desk.looks.texts, desk.looks.settings
        super().__init__(look, texts("settings-moments"))
        self._desk = desk
        self.add(words(look, texts("settings-moments-hint"), "hint"))
        self.rows.addWidget(
            choice(
                look,
                "moments-box",
                texts("settings-moments-speed"),
                [(each, texts(f"settings-moments-{each}")) for each in SPEEDS],
                settings.moments,
                lambda value: desk.change(moments=value),
            )
        )
        told = [(each, texts(f"settings-moments-{each}")) for each in WISHES]
        for kind in [kind for game in PLAYS for kind in PLAYS[game].staged.kinds]:
            now = settings.moment_kinds.get(kind.id, "always")
            take = partial(self._wish, kind.id)
            self.rows.addWidget(choice(look, f"moment-{kind.id}", texts(kind.name), told, now, take))

    def _wish(self, kind: str, wish: str) -> None:
        wishes = dict(self._desk.looks.settings.moment_kinds)
        wishes.pop(kind, None)
        if wish != "always":
            wishes[kind] = "first" if wish == "first" else "never"
        self._desk.change(moment_kinds=wishes)
