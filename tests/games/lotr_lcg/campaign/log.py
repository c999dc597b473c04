"""A campaign of Ana and Bor for the tests: what stands in its log after what happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop_app.games.contract.campaigns import Change, GameTold, Piece, Refused, SeatTold, Standing, Swap
from desktop_app.games.lotr_lcg.campaign.book import campaigns
from desktop_app.games.lotr_lcg.campaign.log import CAMPAIGN

BERAVOR = Piece("Beravor", "01012")
ARAGORN, GIMLI, LEGOLAS = Piece("Aragorn", "01001"), Piece("Gimli", "01004"), Piece("Legolas", "01005")
EOWYN, ELEANOR, DUNHERE = Piece("Éowyn", "01007"), Piece("Eleanor", "01008"), Piece("Dúnhere", "01009")
VALOR, SCARRED = Piece("Valor", "01133"), Piece("Scarred", "01138")
SUPPORT, SWARM, MENDOR = (
    Piece("Mendor’s Support", "01132"),
    Piece("Ungoliant’s Swarm", "01136"),
    Piece("Mendor", "01135"),
)


@dataclass
class Log:
    """A log that is written in; ``rules`` are those of the card game."""

    mode: str = CAMPAIGN
    standing: Standing = field(default_factory=Standing)
    since: tuple[Change, ...] = ()

    def __post_init__(self) -> None:
        self.rules = campaigns()
        seats = (SeatTold("Ana", (ARAGORN, GIMLI, LEGOLAS)), SeatTold("Bor", (EOWYN, ELEANOR)))
        self.write(self.rules.begins(seats))

    def write(self, changes: tuple[Change, ...]) -> None:
        self.standing = self.standing.after_all(changes)

    def played(
        self,
        *,
        won: bool,
        fallen: tuple[Piece, ...] = (),
        earned: tuple[tuple[Piece, str], ...] = (),
        damage: tuple[tuple[Piece, int], ...] = (),
    ) -> None:
        """A game ends: what fell and what is hurt is Ana's."""
        told = GameTold("passage_through_mirkwood", won, (SeatTold("Ana", (), fallen, damage),), earned)
        self.write(self.rules.after_game(self.mode, self.standing, told))
        self.since = ()

    def swap(self, player: str, leaves: Piece, joins: Piece, free: tuple[str, ...] = ("Beravor",)) -> Refused | None:
        """A change of heroes; why it may not be, or None."""
        found = self.rules.swap(self.standing, Swap(player, leaves, joins, free), self.since)
        if isinstance(found, Refused):
            return found
        self.since += found
        self.write(found)
        return None

    def heroes(self, player: str) -> set[str]:
        return set(self.standing.names("heroes", player))

    def penalty(self, player: str) -> int:
        return self.standing.total("threat_penalty", player)

    def pool(self) -> set[str]:
        return set(self.standing.names("pool"))

    def fallen(self) -> set[str]:
        return set(self.standing.names("fallen"))

    def checks(self, *seats: SeatTold) -> dict[str, list[bool]]:
        """Whether the points of the list hold, by their rules."""
        told = GameTold("journey_along_the_anduin", False, seats)
        found: dict[str, list[bool]] = {}
        for check in self.rules.checklist(self.mode, self.standing, told):
            found.setdefault(check.rule, []).append(check.done)
        return found
