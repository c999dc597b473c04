"""A game as the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.engine.frozen import Frozen, field
from desktop_app.paths import RESOURCES

if TYPE_CHECKING:
    from desktop_app.games.contract.campaigns import Campaigns
    from desktop_app.games.contract.cards import Cards
    from desktop_app.games.contract.corrections import Corrections
    from desktop_app.games.contract.decks import Decks
    from desktop_app.games.contract.play import Play
    from desktop_app.games.contract.set_up import SetUpForm


ROUND, TURN = "round", "turn"
"""What the time of a game is counted in."""


class GameNames(Frozen):
    """Message ids: the whole name, a short one, one for lists of cards and decks, and a sentence about the game."""

    whole: str
    short: str
    listed: str
    about: str


class Tenant(Frozen, eq=False):
    """One game.

    ``domain`` begins the ids of all its messages: zones are ``<domain>-zone-<zone>``, verbs ``<domain>-verb-<verb>``,
    and so phases, steps, numbers, adjustments and outcomes. ``atlas`` begins the ids of its rules, "" without an atlas.
    ``audience`` is the message that says who sits down, from ``fewest`` (``$from``) to ``most`` (``$to``) players.
    ``span`` is what its time is counted in, as whoever plays it says: a round, or a turn where each seat has its own.
    ``results`` are messages for the words with which a game ends for a seat; a word that is not there is told as it
    stands.
    ``resources`` is the folder below which its cards, decks, scenarios, positions, tours and rules lie, each in a
    folder of its id; ``translations`` one with ``en`` and ``es`` beside the shipped ones. ``door`` is where a game that
    does not ship is found by another process, as "module:NAME". ``decks`` is None for a game without deck building,
    ``form`` and ``play`` for one whose rules are not written yet, ``campaigns`` for one that is not played as a
    campaign by rules of its own (a journal of it is then kept by hand), ``corrections`` for one whose printed facts
    nobody need correct. The start screen reads the ``form``, never the
    ``play``.
    """

    id: str
    domain: str
    names: GameNames
    cards: Callable[[], Cards]
    decks: Callable[[], Decks] | None = None
    form: Callable[[], SetUpForm] | None = None
    play: Callable[[], Play] | None = None
    campaigns: Callable[[], Campaigns] | None = None
    corrections: Callable[[], Corrections] | None = None
    atlas: str = ""
    audience: str = "home-players-together"
    results: Mapping[str, str] = field(default_factory=lambda: {"won": "home-result-won", "lost": "home-result-lost"})
    span: str = ROUND
    fewest: int = 1
    most: int = 1
    resources: Path = RESOURCES
    translations: Path | None = None
    door: str = ""

    def folder(self, kind: str) -> Path:
        """Where its "positions", "tours", "cards" and so on lie; the folder need not exist."""
        return self.resources / kind / self.id
