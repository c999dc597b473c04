"""The rule systems, by id. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from desktop_app.engine.game import Game

_PLAYABLE = ("lotr_lcg",)


class _Games(Mapping[str, Game]):
    """Every playable game by id."""

    def __getitem__(self, id: str) -> Game:
        if id not in _PLAYABLE:
            raise KeyError(id)
        game: Game = import_module(f"desktop_app.games.{id}.rules").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(_PLAYABLE)

    def __len__(self) -> int:
        return len(_PLAYABLE)


GAMES: Mapping[str, Game] = _Games()
