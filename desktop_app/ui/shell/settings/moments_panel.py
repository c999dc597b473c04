"""What the table tells by itself, and how fast."""

from __future__ import annotations

from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, words
from desktop_app.ui.shell.settings.fields import choice
from desktop_app.ui.table.moments.pace import SPEEDS


class MomentsPanel(Panel):
    """The speed of what is told in all games; which kinds of moments are told each game says for itself."""

    def __init__(self, desk: Desk) -> None:
        look, texts, settings = desk.looks.look, desk.looks.texts, desk.looks.settings
        super().__init__(look, texts("settings-moments"))
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
