"""What stands before the word "to" (GOT-093): kneeling, sacrificing, cards, tokens; gold is in ``gold_costs``.

``action(GREY_WIND, cost=kneels, ...)``, ``cost=(kneels, sacrifices)``.
"""

from __future__ import annotations

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_cards, refuse
from desktop_app.games.kit.limits import Limit
from desktop_app.games.kit.paying import PaysWithOne
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.thrones.events.counters import Spent
from desktop_app.games.thrones.events.moving import RemovedFromGame, Returned, Sacrificed
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs.leaving import can_leave, leaving
from desktop_app.games.thrones.verbs.piles import discarding
from desktop_app.games.thrones.verbs.treasury import put_token
from desktop_app.games.thrones.verbs.turning import can_kneel, kneeling
from desktop_app.games.thrones.vocabulary.texts import Now

__all__ = [
    "discards",
    "kneels",
    "kneels_faction",
    "kneels_one",
    "per",
    "removes_this",
    "returns_this",
    "sacrifices",
    "sacrifices_one",
    "takes_token",
]


REASONS = {
    "theirs": ("GOT-094", "got-no-not-yours"),
    "kneeling": ("GOT-031", "got-no-kneeling-fighter"),
    "forbidden": ("GOT-292", "got-no-forbidden"),
}


class LimitOfACopy(Limit):
    """So many uses of each copy of an ability, counted for every player apart (GOT-259, GOT-263)."""

    def _key(self, name: str, card: str, seat: str) -> str:
        return Limit._key(self, name, card if self.each_player else f"{seat}|{card}", seat)


def per(period: str, times: int = 1, *, each_player: bool = False) -> Limit:
    """A limit of each copy: ``per("phase", 3)``; with ``each_player`` a maximum for all copies: "Max 1 per round"."""
    return LimitOfACopy(period, times, each_player)


class Kneels(Cost[ThronesState]):
    """Kneel this card."""

    def why_not(self, m: Now) -> str:
        """It must be standing (GOT-031)."""
        return "" if can_kneel(m.g, m.me) else "kneeling"

    def takes(self, m: Now, way: Paid) -> Paid:
        """Itself."""
        return (m.me,)

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to kneel."""
        return m.owing(*kneeling(m.g, [m.me]))


class KneelsFaction(Cost[ThronesState]):
    """Kneel your faction card."""

    def takes(self, m: Now, way: Paid) -> Paid:
        """That card."""
        return tuple(m.g.zones[f"faction:{m.seat}"])

    def why_not(self, m: Now) -> str:
        """It must be standing."""
        for card in m.g.zones[f"faction:{m.seat}"]:
            if not can_kneel(m.g, card):
                return "kneeling"
        return ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to kneel."""
        return m.owing(*kneeling(m.g, m.g.zones[f"faction:{m.seat}"], told=True))


class GivesOne(PaysWithOne[ThronesState]):
    """One card of a group that you control (GOT-094)."""

    missing = "cost"

    def refusals(self, m: Now) -> list[Refusal]:
        """It is somebody else's, it kneels, or something forbids it."""
        found = []
        for card in self.group.all(m):
            if not self.able(m, card):
                theirs = m.g.pieces[card].controller != m.seat
                rule, text = REASONS["theirs" if theirs else self.why_unable(m, card)]
                found.append(refuse(m.g, rule, text, "choose", card))
        return found

    def why_unable(self, m: Now, card: str) -> str:
        """Why a card of yours could not be given."""
        return "forbidden"


class KneelsOne(GivesOne):
    """Kneel a card of a group that you control."""

    ask = "got-ask-kneel-cost"

    def why_unable(self, m: Now, card: str) -> str:
        """It kneels, or cannot."""
        return "kneeling" if m.g.pieces[card].exhausted else "forbidden"

    def able(self, m: Now, card: str) -> bool:
        """Yours, and standing."""
        return m.g.pieces[card].controller == m.seat and can_kneel(m.g, card)

    async def give(self, m: Now, card: str) -> Now:
        """It is to kneel."""
        return m.owing(*kneeling(m.g, [card], told=True))


class Sacrifices(Cost[ThronesState]):
    """Sacrifice this card."""

    def why_not(self, m: Now) -> str:
        """It must be able to leave play."""
        return "" if m.me in m.g.pieces and can_leave(m.g, m.me) else "forbidden"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to be sacrificed."""
        return m.owing(*leaving(m.g, [Sacrificed(card=m.me)]))


class SacrificesOne(GivesOne):
    """Sacrifice a card of a group that you control."""

    ask = "got-ask-sacrifice-cost"

    def able(self, m: Now, card: str) -> bool:
        """Yours, and free to leave play."""
        return m.g.pieces[card].controller == m.seat and can_leave(m.g, card)

    async def give(self, m: Now, card: str) -> Now:
        """It is to be sacrificed; that is not paid where it does not leave play (GOT-407)."""
        return m.owing(*leaving(m.g, [Sacrificed(card=card)]))


class Discards(Cost[ThronesState]):
    """Discard cards from your hand (GOT-095)."""

    count: int

    def _hand(self, m: Now) -> list[str]:
        return [card for card in m.g.zones[f"hand:{m.seat}"] if card != m.me]

    def why_not(self, m: Now) -> str:
        """The hand must hold as many besides the card itself."""
        return "" if len(self._hand(m)) >= self.count else "hand"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The hand."""
        return "hand", self.count, len(self._hand(m))

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which are to be discarded."""
        chosen = await choose_cards(m.g, m.seat, "got-ask-discard-cost", self._hand(m), self.count, source=m.me)
        return m.owing(*discarding(m.g, chosen, arranged_by=m.seat))


class ReturnsThis(Cost[ThronesState]):
    """Return this card to your hand."""

    def why_not(self, m: Now) -> str:
        """It must be able to leave play."""
        return "" if can_leave(m.g, m.me) else "forbidden"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to go back."""
        return m.owing(*leaving(m.g, [Returned(card=m.me, savable=False)]))


class RemovesThis(Cost[ThronesState]):
    """Remove this card from the game."""

    def why_not(self, m: Now) -> str:
        """It must be able to leave play."""
        return "" if can_leave(m.g, m.me) else "forbidden"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to be removed."""
        return m.owing(*leaving(m.g, [RemovedFromGame(card=m.me, savable=False)]))


class TakesToken(Cost[ThronesState]):
    """Discard a token from this card."""

    token: str

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if m.g.pieces[m.me].count(self.token) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is to be taken off."""
        event = Spent(seat=m.seat)

        def take() -> None:
            piece = m.g.pieces.get(m.me)
            event.cancelled = piece is None or not piece.count(self.token)
            if not event.cancelled:
                put_token(m.g, m.me, self.token, -1)

        return m.owing((event, take))


kneels = Kneels()
kneels_faction = KneelsFaction()
kneels_one = KneelsOne
"""``cost=kneels_one(character(yours, trait("direwolf")))``"""
sacrifices = Sacrifices()
sacrifices_one = SacrificesOne
discards = Discards
"""``cost=discards(1)``: cards of your hand."""
returns_this = ReturnsThis()
removes_this = RemovesThis()
takes_token = TakesToken
"""``cost=takes_token("stand")``"""
