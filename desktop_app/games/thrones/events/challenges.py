"""What happens in a challenge."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.games.thrones.events.happening import Happening


@dataclass(slots=True, kw_only=True)
class ChallengeInitiated(Happening):
    """A challenge has been initiated (4.2)."""

    type: str
    by: str
    at: str

    @property
    def whose(self) -> str:
        """The attacking player's."""
        return self.by


@dataclass(slots=True, kw_only=True)
class Attacks(Happening):
    """A character is declared as an attacker (GOT-511)."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Bypassed(Happening):
    """A character is bypassed by the stealth of another (GOT-420)."""

    card: str
    by: str
    seat: str


@dataclass(slots=True, kw_only=True)
class Defends(Happening):
    """A character is declared as a defender (GOT-516)."""

    card: str
    seat: str


@dataclass(slots=True, kw_only=True)
class ChallengeWon(Happening):
    """A challenge has a winner and a loser (4.2.2)."""

    type: str
    winner: str
    loser: str
    attacking: bool
    margin: int
    unopposed: bool

    @property
    def whose(self) -> str:
        """The winner's."""
        return self.winner


@dataclass(slots=True, kw_only=True)
class ClaimApplies(Happening):
    """The claim of a challenge is about to be applied (4.2.4) to ``seat``."""

    seat: str
    by: str
    type: str
    amount: int

    @property
    def aim(self) -> str:
        """The player who pays."""
        return self.seat


@dataclass(slots=True, kw_only=True)
class ChallengeEnds(Happening):
    """A challenge ends (4.2.6)."""

    type: str
    by: str
    at: str
