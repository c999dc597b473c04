"""What the window around a table knows of the games beside it; a table without a window knows of none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop_app.app.tables.journeys import Journey
from desktop_app.engine.frozen import Frozen
from desktop_app.engine.session import Session


def _no_game(save: str) -> Session | None:
    return None


def _nobody(seat: str, player: str) -> None:
    return None


class SeatPlayed(Frozen):
    """Who plays a seat, and everybody who could, somebody here or a bot, as they are called."""

    seat: str
    player: str
    players: Mapping[str, str]


class Around(Frozen):
    """``journeys`` are the finished games of this scenario, ``reopen`` brings one of them back by its save, ``onward``
    is the title of the scenario that comes after this one, "" where there is none. A table ``in_journal`` is a chapter
    of a campaign, whose journal keeps its end by itself, or has been kept there before. ``seats`` tell who plays;
    ``hand_over`` gives a seat to somebody else."""

    journeys: Callable[[], Sequence[Journey]] = list
    reopen: Callable[[str], Session | None] = _no_game
    onward: Callable[[], str] = str
    in_journal: bool = False
    seats: Callable[[], Sequence[SeatPlayed]] = list
    hand_over: Callable[[str, str], object] = _nobody
