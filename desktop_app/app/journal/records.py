"""What the games of a campaign add up to: games, victories, time, by scenario and by deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from desktop_app.app.journal.campaign import Campaign, Played


@dataclass(frozen=True, slots=True)
class Record:
    """The games of one scenario or one deck. The scores are those of victories: which end of them is the better one is
    for the game to say. None where nobody wrote any."""

    name: str
    games: int
    won: int
    least: int | None = None
    most: int | None = None
    minutes: int | None = None


@dataclass(frozen=True, slots=True)
class Records:
    """All of it: in sum, by scenario, by deck, each in the order of its first game."""

    whole: Record
    scenarios: tuple[Record, ...]
    decks: tuple[Record, ...]


def records(campaign: Campaign) -> Records:
    """What the games of a campaign add up to."""
    games = campaign.games()
    return Records(
        _record("", games),
        _by(games, lambda played: (played.scenario,)),
        _by(games, lambda played: tuple(seat.deck for seat in played.seats if seat.deck)),
    )


def _by(games: Iterable[Played], names: Callable[[Played], tuple[str, ...]]) -> tuple[Record, ...]:
    found: dict[str, list[Played]] = {}
    for played in games:
        for name in dict.fromkeys(names(played)):
            found.setdefault(name, []).append(played)
    return tuple(_record(name, of_name) for name, of_name in found.items())


def _record(name: str, games: Sequence[Played]) -> Record:
    scores = [played.score for played in games if played.score is not None and played.result == "won"]
    minutes = [played.minutes for played in games if played.minutes is not None]
    return Record(
        name,
        len(games),
        sum(played.result == "won" for played in games),
        min(scores, default=None),
        max(scores, default=None),
        sum(minutes) if minutes else None,
    )
