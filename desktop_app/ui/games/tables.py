"""A game that is played, as its table on the screen needs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from desktop_app.engine.frozen import replace
from desktop_app.engine.state import State
from desktop_app.games import CARDS, CORRECTIONS, FORMS, PLAYS, TENANTS
from desktop_app.games.kit.card_shape import CardShape
from desktop_app.ui.faces.faces import faces_of
from desktop_app.ui.faces.pictures import scene_of
from desktop_app.ui.games import layout_of
from desktop_app.ui.map.as_said import as_said
from desktop_app.ui.table.game_table import GameTable
from desktop_app.ui.table.layout.layout import Layout


def table_of(game: str, own: Mapping[tuple[str, str], Path] | None = None, state: State | None = None) -> GameTable:
    """The table of a game, with a person's ``own`` pictures by game and code, and with the board as the game in
    ``state`` was begun with. Raises KeyError for a game that cannot be played or has no layout."""
    layout = layout_of(game)
    return GameTable(
        TENANTS[game].domain,
        PLAYS[game],
        layout if state is None else _as_begun(layout, game, state),
        CARDS[game].title_of,
        faces_of(game, own, {} if state is None else _cards_as_begun(game, state)),
        lambda scenario: _scene(game, scenario),
    )


def _cards_as_begun(game: str, state: State) -> Mapping[str, CardShape]:
    """The cards of which the players' own copy says something else, by their codes."""
    return CORRECTIONS[game].cards(CORRECTIONS[game].of_table(state)) if game in CORRECTIONS else {}


def _as_begun(layout: Layout, game: str, state: State) -> Layout:
    """The layout with the board as the players' own is."""
    if layout.ground is None or game not in CORRECTIONS:
        return layout
    said = CORRECTIONS[game].of_table(state)
    return replace(layout, ground=replace(layout.ground, look=as_said(layout.ground.look, CORRECTIONS[game], said)))


def _scene(game: str, scenario: str) -> tuple[str, str, str]:
    known = {each.id: each.emblem for each in FORMS[game].scenarios()}
    return scenario or game, *scene_of(game, scenario, known.get(scenario, ""))
