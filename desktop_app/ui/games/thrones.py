"""The looks of A Game of Thrones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop_app.ui.faces import thrones
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only

if TYPE_CHECKING:
    from desktop_app.ui.table.layout.layout import Layout


def _layout() -> Layout:
    from desktop_app.ui.table.layouts.thrones import LAYOUT

    return LAYOUT


LOOKS = GameLooks(
    picture=GamePicture("wall", "snow", "lannister", "pennon", "crown"),
    face=front_only(thrones.face),
    layout=_layout,
    columns=("title", "type", "faction", "cost", "strength", "income", "initiative", "claim", "traits", "set"),
    sign_field="faction",
    deck_kinds=(
        "got-faction",
        "got-agenda",
        "got-plot",
        "got-character",
        "got-location",
        "got-attachment",
        "got-event",
        "got-all",
    ),
)
