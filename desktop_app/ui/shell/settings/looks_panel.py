"""Language, theme, print, colours, motion."""

from __future__ import annotations

from functools import partial

from desktop_app.app.texts.texts import LANGUAGES
from desktop_app.ui.art.theme import THEMES
from desktop_app.ui.shell.desk import Desk
from desktop_app.ui.shell.parts import Panel, words
from desktop_app.ui.shell.settings.fields import choice, switch

MOTIONS = ("normal", "fast", "off")


class LooksPanel(Panel):
    """Everything here is seen at once."""

    def __init__(self, desk: Desk) -> None:
        look, texts, settings = desk.looks.look, desk.looks.texts, desk.looks.settings
        super().__init__(look, texts("settings-looks"))
        self._desk = desk
        self.add(
            choice(
                look,
                "language-box",
                texts("common-language"),
                [(each, texts(f"common-language-{each}")) for each in LANGUAGES],
                settings.language,
                lambda value: desk.change(language=value),
            )
        )
        self.rows.addWidget(
            choice(
                look,
                "theme-box",
                texts("settings-theme"),
                [(each, texts(f"settings-theme-{each}")) for each in THEMES],
                settings.theme,
                lambda value: desk.change(theme=value),
            )
        )
        self.rows.addWidget(
            choice(
                look,
                "motion-box",
                texts("settings-motion"),
                [(each, texts(f"settings-motion-{each}")) for each in MOTIONS],
                settings.motion,
                lambda value: desk.change(motion=value),
            )
        )
        if settings.motion == "off":
            self.rows.addWidget(words(look, texts("settings-motion-off-hint"), "hint"))
        for name in ("large_print", "colour_safe", "flat_table"):
            message = f"settings-{name.replace('_', '-')}"
            hint = texts("settings-large-print-hint") if name == "large_print" else ""
            now: bool = getattr(settings, name)
            self.rows.addWidget(switch(look, name, texts(message), now, partial(self._switch, name), hint))
        hint, unmet = texts("settings-hide-unmet-hint"), texts("settings-hide-unmet")
        hide = switch(look, "hide_unmet", unmet, settings.hide_unmet, partial(self._switch, "hide_unmet"), hint)
        self.rows.addWidget(hide)

    def _switch(self, setting: str, on: bool) -> None:
        self._desk.change(**{setting: on})
