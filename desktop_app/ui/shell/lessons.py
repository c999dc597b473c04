"""Which games can be learned here: their tours and puzzles, and the screens that show them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.app.learning.shelf import tours_of
from desktop_app.engine.frozen import Frozen
from desktop_app.games import PLAYS, TENANTS


class Lesson(Frozen):
    """One thing to learn from: its game, and which of the game's tours it is, "" for its puzzles or its first tour."""

    game: str
    tour: str = ""

    @property
    def key(self) -> str:
        """As it is called in a list of those that were played, and behind the colon of its screen."""
        return f"{self.game}/{self.tour}" if self.tour else self.game


def tours() -> list[Lesson]:
    """Every tour, in the order of the start screen; the first of a game is called by the game alone."""
    return [
        Lesson(game, tour if number else "")
        for game in _games_with("tours")
        for number, tour in enumerate(tours_of(game))
    ]


def puzzles() -> list[Lesson]:
    """The games that have positions to try, in the order of the start screen."""
    return [Lesson(game) for game in _games_with("positions")]


def _games_with(kind: str) -> list[str]:
    """Told by their folders: the rules of a game are a good part of the program and not read for this."""
    return [game for game, tenant in TENANTS.items() if game in PLAYS and tenant.folder(kind).is_dir()]


def screen_of(kind: str, lesson: Lesson, lessons: Sequence[Lesson]) -> str:
    """The name of the screen with a "tour" or "puzzles": of the first one it is the kind alone."""
    return kind if lesson == lessons[0] else f"{kind}:{lesson.key}"


def lesson_of(screen: str, lessons: Sequence[Lesson]) -> Lesson:
    """What such a screen shows."""
    key = screen.partition(":")[2]
    return next((each for each in lessons if each.key == key), lessons[0])
