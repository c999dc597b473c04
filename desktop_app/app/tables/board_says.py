"""What a person's own copy of a game says otherwise than ours: kept in the settings, brought to every new table."""

from __future__ import annotations

from desktop_app.app.profiles.settings import Settings
from desktop_app.games import CORRECTIONS
from desktop_app.games.contract.corrections import Said

Kept = dict[str, dict[str, dict[str, str]]]


def said_of(settings: Settings, game: str) -> Said:
    """What is said of a game, as far as the game knows it and it differs from what is printed."""
    if game not in CORRECTIONS:
        return {}
    return CORRECTIONS[game].kept(settings.board_says.get(game, {}))


def saying(settings: Settings, game: str, thing: str, fact: str, value: str) -> Kept:
    """All that is said, with one fact of one thing said anew; a value as it is printed takes it back."""
    of_game = {id: dict(facts) for id, facts in said_of(settings, game).items()}
    of_game.setdefault(thing, {})[fact] = value
    return {**settings.board_says, game: CORRECTIONS[game].kept(of_game)}


def taking_back(settings: Settings, game: str, thing: str = "") -> Kept:
    """All that is said without what is said of one thing, or of the whole game."""
    left = {id: dict(facts) for id, facts in said_of(settings, game).items() if thing and id != thing}
    return {**settings.board_says, game: left}
