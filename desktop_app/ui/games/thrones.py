"""The looks of A Game of Thrones."""

from __future__ import annotations

from desktop_app.ui.faces import thrones
from desktop_app.ui.games.looks import GameLooks, GamePicture, front_only
from desktop_app.ui.table.layouts.thrones import LAYOUT

LOOKS = GameLooks(
    picture=GamePicture("wall", "snow", "lannister", "pennon", "crown"),
    face=front_only(thrones.face),
    layout=LAYOUT,
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
