"""The looks of The Lord of the Rings TCG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.ui.faces import lotr_tcg
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only

if TYPE_CHECKING:
    from desktop_app.ui.table.layout.layout import Layout


def _layout() -> Layout:
    from desktop_app.ui.table.layouts.lotr_tcg import LAYOUT

    return LAYOUT


LOOKS = GameLooks(
    picture=GamePicture("city", "night", "isengard", "lobes", "ring"),
    face=front_only(lotr_tcg.face),
    layout=_layout,
    columns=("title", "subtitle", "type", "culture", "twilight", "strength", "vitality", "race", "site_number", "set"),
    sign_field="culture",
    deck_kinds=(
        "tcg-ring",
        "tcg-companion",
        "tcg-ally",
        "tcg-minion",
        "tcg-possession",
        "tcg-artifact",
        "tcg-condition",
        "tcg-event",
        "tcg-site",
        "tcg-all",
    ),
)
