"""What many games add up to: the ones that are asked for, their sums, the course of their months and scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from desktop_app.app.journal.history import Game
from desktop_app.engine.frozen import Frozen, replace
from desktop_app.games import PLAYS

MOST_MONTHS = 12


class Wanted(Frozen):
    """Which games are asked for; "" and 0 ask for all. ``players`` is somebody's name, or "#" and how many sat there;
    ``days`` how long ago a game may have been."""

    game: str = ""
    quest: str = ""
    deck: str = ""
    hero: str = ""
    players: str = ""
    result: str = ""
    days: int = 0

    def asks_for(self, game: Game, now: datetime) -> bool:
        """Whether a game is one of them."""
        seated = self.players.removeprefix("#")
        by_count = self.players.startswith("#")
        return (
            self.game in ("", game.game)
            and self.quest in ("", game.quest)
            and (not self.deck or self.deck in game.decks)
            and (not self.hero or self.hero in game.heroes)
            and (not self.players or (str(len(game.players)) == seated if by_count else seated in game.players))
            and self.result in ("", game.result)
            and (not self.days or now - game.date <= timedelta(days=self.days))
        )

    def but(self, **values: Any) -> Wanted:
        """The same with another filter; another game asks for all its scenarios and decks."""
        if "game" in values:
            values = {"quest": "", "deck": "", "hero": "", **values}
        return replace(self, **values)


class Record(Frozen):
    """What some games add up to. ``best`` is the best score of a victory, None where no game was scored; ``minutes``
    how long those took of which it is known. ``victories`` are those in campaigns that count their tries, ``tries`` how
    many all of them took together."""

    name: str
    games: int = 0
    won: int = 0
    lost: int = 0
    best: int | None = None
    minutes: int = 0
    victories: int = 0
    tries: int = 0

    @property
    def share(self) -> float:
        """How many of those that were decided were won, 0 to 1."""
        return self.won / (self.won + self.lost) if self.won + self.lost else 0.0

    @property
    def tries_to_win(self) -> float | None:
        """How many tries a victory took, None where no campaign counts them."""
        return self.tries / self.victories if self.victories else None


class Month(Frozen):
    """The games of a month of a year."""

    year: int
    month: int
    won: int = 0
    lost: int = 0
    other: int = 0


def chosen(games: Iterable[Game], wanted: Wanted, now: datetime) -> tuple[Game, ...]:
    """The games that are asked for, in their order."""
    return tuple(game for game in games if wanted.asks_for(game, now))


def record_of(name: str, games: Sequence[Game]) -> Record:
    """What they add up to."""
    scored = [game for game in games if game.score is not None and game.won]
    counted = [game for game in games if game.attempt and game.won]
    return Record(
        name,
        games=len(games),
        won=sum(game.won for game in games),
        lost=sum(game.result == "lost" for game in games),
        best=_best(scored),
        minutes=sum(game.minutes or 0 for game in games),
        victories=len(counted),
        tries=sum(game.attempt for game in counted),
    )


def records_by(games: Iterable[Game], names: Callable[[Game], Iterable[str]]) -> tuple[Record, ...]:
    """A record for each name, that of most games first."""
    found: dict[str, list[Game]] = {}
    for game in games:
        for name in dict.fromkeys(names(game)):
            found.setdefault(name, []).append(game)
    return tuple(sorted((record_of(name, each) for name, each in found.items()), key=lambda each: -each.games))


def months(games: Sequence[Game]) -> tuple[Month, ...]:
    """The last months up to that of the last game, those without a game as well; oldest first."""
    if not games:
        return ()
    last = games[-1].date
    found = {}
    for back in range(MOST_MONTHS):
        number = last.year * 12 + last.month - 1 - back
        found[divmod(number, 12)] = Month(number // 12, number % 12 + 1)
    for game in games:
        key = divmod(game.date.year * 12 + game.date.month - 1, 12)
        if key in found:
            kind = game.result if game.result in ("won", "lost") else "other"
            found[key] = replace(found[key], **{kind: getattr(found[key], kind) + 1})
    first = min((key for key, month in found.items() if month.won + month.lost + month.other), default=None)
    return tuple(month for key, month in sorted(found.items()) if first is not None and key >= first)


def scored_quest(games: Sequence[Game]) -> str:
    """The scenario with the most games that have a score, whose scores can be compared; "" for none."""
    with_score = [game for game in games if game.score is not None]
    return records_by(with_score, lambda game: (game.quest,))[0].name if with_score else ""


def _best(scored: Sequence[Game]) -> int | None:
    """The best score, as the game of the first of them ranks scores."""
    scores = [game.score for game in scored if game.score is not None]
    return best_score(scored[0].game, scores) if scores else None


def best_score(game: str, scores: Sequence[int]) -> int:
    """The best of some scores, as their game ranks them."""
    known = PLAYS.get(game)
    return min(scores) if known is not None and known.better == "less" else max(scores)
