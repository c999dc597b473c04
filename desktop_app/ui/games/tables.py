"""A game that is played, as its table on the screen needs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from desktop_app.games import CARDS, FORMS, PLAYS, TENANTS
from desktop_app.ui.faces.faces import faces_of
from desktop_app.ui.faces.pictures import scene_of
from desktop_app.ui.games import looks_of
from desktop_app.ui.table.game_table import GameTable


def table_of(game: str, own: Mapping[tuple[str, str], Path] | None = None) -> GameTable:
    """The table of a game, with a person's ``own`` pictures by game and code. Raises KeyError for a game that cannot be
    played or has no layout."""
    layout = looks_of(game).layout
    if layout is None:
        raise KeyError(game)
    return GameTable(
        TENANTS[game].domain,
        PLAYS[game],
        layout,
        CARDS[game].title_of,
        faces_of(game, own),
        lambda scenario: _scene(game, scenario),
    )


def _scene(game: str, scenario: str) -> tuple[str, str, str]:
    known = {each.id: each.emblem for each in FORMS[game].scenarios()}
    return scenario or game, *scene_of(game, scenario, known.get(scenario, ""))
