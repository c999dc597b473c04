"""The looks of The Lord of the Rings: The Card Game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.ui.faces import lotr_lcg
from desktop_app.ui.games.looks import GameLooks, GamePicture

if TYPE_CHECKING:
    from desktop_app.ui.table.layout.layout import Layout


def _layout() -> Layout:
    from desktop_app.ui.table.layouts.lotr_lcg import LAYOUT

    return LAYOUT


LOOKS = GameLooks(
    picture=GamePicture("forest", "wood", "leadership", "heater", "sword-cross"),
    face=lotr_lcg.face,
    layout=_layout,
    scenes={
        "passage_through_mirkwood": ("forest", "dusk"),
        "journey_along_the_anduin": ("river", "dawn"),
        "escape_from_dol_guldur": ("tower", "night"),
    },
    columns=("title", "type", "sphere", "cost", "willpower", "attack", "defense", "hit_points", "traits", "set"),
    sign_field="sphere",
    deck_kinds=("lcg-hero", "lcg-ally", "lcg-attachment", "lcg-event", "lcg-all"),
)
