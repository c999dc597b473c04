"""What stands before the word "to": tapping somebody, discarding the card itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import refuse
from desktop_app.games.kit.groups import whatever_it_is
from desktop_app.games.kit.paying import PaysWithOne
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.meccg.state import MecState
from desktop_app.games.meccg.verbs.leaving import discard
from desktop_app.games.meccg.verbs.piles import discard_from_hand
from desktop_app.games.meccg.verbs.turning import can_tap, tap
from desktop_app.games.meccg.vocabulary.groups import in_hand, me
from desktop_app.games.meccg.vocabulary.texts import SKILL, Now, Those


class Taps(PaysWithOne[MecState]):
    """Tap one of a group: ``cost=taps(under_attack(skill("scout")))``; who tapped is ``chosen``."""

    ask: ClassVar[str] = "mec-ask-who-taps"
    missing: ClassVar[str] = "tapped"

    def able(self, m: Now, card: str) -> bool:
        """Only what is untapped can tap (MEC-314)."""
        return can_tap(m.g, card)

    def why_not(self, m: Now) -> str:
        """Nobody of the group is untapped, or the card itself is not."""
        return "" if self.ways(m) else "tapped_itself" if self.group.name == me.name else self.missing

    async def give(self, m: Now, card: str) -> Now:
        """It taps."""
        await tap(m.g, [card], m.me)
        return m

    def refusals(self, m: Now) -> list[Refusal]:
        """Who of the group is not untapped (MEC-314), and who has not the skill (MEC-326)."""
        weary = [card for card in self.group.all(m) if not self.able(m, card)]
        tired = [refuse(m.g, "MEC-314", "mec-no-tapped-itself", "choose", card) for card in weary]
        return [*tired, *_unskilled(m, self.group)]


def _unskilled(m: Now, group: Those) -> list[Refusal]:
    """Those near who have not the skill that a group asks for."""
    asked = [each for each in group.conditions if each.told == SKILL]
    others = [card for card in whatever_it_is(group, m) if not all(each.holds(m, card) for each in asked)]
    told = {"source": m.g.ref(m.me)}
    return [refuse(m.g, "MEC-326", "mec-no-unfit", "choose", card, **told) for card in others]


taps = Taps
taps_this = Taps(me)
"""``cost=taps_this``"""


class Names(PaysWithOne[MecState]):
    """Somebody of a group plays it, without tapping: ``cost=names(under_attack(skill("ranger")))``: "ranger only"."""

    ask: ClassVar[str] = "mec-ask-who-plays"
    missing: ClassVar[str] = "required"

    def able(self, m: Now, card: str) -> bool:
        """Anybody of the group."""
        return True

    async def give(self, m: Now, card: str) -> Now:
        """Nothing is given."""
        return m

    def refusals(self, m: Now) -> list[Refusal]:
        """Who has not the skill (MEC-326)."""
        return _unskilled(m, self.group)


names = Names


class DiscardsThis(Cost[MecState]):
    """Discard this card."""

    def why_not(self, m: Now) -> str:
        """It must be in play."""
        return "" if m.me in m.g.pieces else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is discarded; who bore it is what was paid with."""
        host = m.g.pieces[m.me].host
        await discard(m.g, [m.me], m.me)
        return m.paying(*([host] if host in m.g.pieces else []))


discards_this = DiscardsThis()
"""``cost=discards_this``"""


class Discards(PaysWithOne[MecState]):
    """Discard one card in play of a group."""

    ask: ClassVar[str] = "mec-ask-what-to-discard"
    missing: ClassVar[str] = "cost"

    def able(self, m: Now, card: str) -> bool:
        """In play."""
        return card in m.g.pieces

    async def give(self, m: Now, card: str) -> Now:
        """It is discarded."""
        await discard(m.g, [card], m.me)
        return m


discards = Discards


class DiscardsFromHand(PaysWithOne[MecState]):
    """Discard a card from your hand."""

    ask: ClassVar[str] = "mec-ask-what-to-discard"
    missing: ClassVar[str] = "cost"

    def able(self, m: Now, card: str) -> bool:
        """Any of them."""
        return True

    async def give(self, m: Now, card: str) -> Now:
        """It goes to the discard pile."""
        discard_from_hand(m.g, card)
        return m


discards_from_hand = DiscardsFromHand(in_hand)
"""``cost=discards_from_hand``"""


class Tries(Cost[MecState]):
    """Its bearer tries to be rid of this card: he taps, or with ``freely`` does not.

    Without a tap it is tried once a turn, and neither before nor after any other attempt on the card (MEC-679).
    """

    freely: bool = False

    def why_not(self, m: Now) -> str:
        """He can still try in this way."""
        if self.freely:
            return "tried" if m.me in m.g.tried else ""
        piece = m.g.pieces.get(m.me)
        if piece is None or not can_tap(m.g, piece.host):
            return "tapped"
        return "tried" if freely_tried(m.me) in m.g.tried else ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is tried, whatever comes of it."""
        m.g.tried.append(m.me)
        if self.freely:
            m.g.tried.append(freely_tried(m.me))
            return m
        host = m.g.pieces[m.me].host
        await tap(m.g, [host], m.me)
        return m.paying(host)


def could_tap(m: Now, costs: Sequence[Cost[MecState]]) -> list[str]:
    """Who could tap for these costs: whoever of them does must still be tapped when the action resolves (MEC-703)."""
    found = [card for cost in costs if isinstance(cost, Taps) for way in cost.ways(m) for card in way]
    if any(isinstance(cost, Tries) and not cost.freely for cost in costs) and m.me in m.g.pieces:
        found.append(m.g.pieces[m.me].host)
    return found


def freely_tried(card: str) -> str:
    """How it is noted among those that were tried to be removed that no tap was paid for it."""
    return f"no|{card}"
