"""Costs that are paid with cards and with what lies on them: discarding, stacking, culture tokens."""

from __future__ import annotations

from functools import partial
from itertools import combinations

from desktop_app.games.kit.asking import choose_card, choose_cards
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.lotr_tcg.book.targets import TOO_FEW_TOKENS, UNDISCARDED, why_not_the_others
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import leaving, piles, tokens
from desktop_app.games.lotr_tcg.vocabulary.groups import me
from desktop_app.games.lotr_tcg.vocabulary.texts import Now, Those

# -- cards in play -----------------------------------------------------------------------------------------------------


class Discards(Cost[TcgState]):
    """Discard a card from play."""

    group: Those

    def _able(self, m: Now) -> list[str]:
        return [card for card in self.group.all(m) if leaving.can_be_discarded(m.g, card)]

    def ways(self, m: Now) -> list[Paid]:
        """Each one that can be discarded."""
        return [(card,) for card in self._able(m)]

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self._able(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which, and discards it."""
        able = [way[0] for way in ways]
        others = partial(why_not_the_others, m, self.group, able, UNDISCARDED)
        ask = partial(choose_card, m.g, m.seat, "tcg-ask-discard", able, source=m.me, refusals=others)
        card = able[0] if self.group.one else await ask()
        return m.paying(card).where_paid(await leaving.discard(m.g, [card], m.me))


discards = Discards
"""``cost=discards(minion(race("uruk_hai")))``"""
discards_this = Discards(me)
"""``cost=discards_this``"""


class RemovesTokens(Cost[TcgState]):
    """Remove culture tokens from one card."""

    count: int
    group: Those

    def _able(self, m: Now) -> list[str]:
        return [card for card in self.group.all(m) if tokens.count(m.g, card) >= self.count]

    def why_not(self, m: Now) -> str:
        """There must be a card with so many."""
        return "" if self._able(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks from which, and removes them."""
        able = self._able(m)
        others = partial(why_not_the_others, m, self.group, able, TOO_FEW_TOKENS)
        ask = partial(choose_card, m.g, m.seat, "tcg-ask-token", able, source=m.me, refusals=others)
        card = able[0] if len(able) == 1 else await ask()
        tokens.remove(m.g, card, self.count)
        return m


removes_tokens = RemovesTokens
"""``cost=removes_tokens(1, condition(culture("elven"), yours))``"""


def removes_tokens_here(count: int) -> RemovesTokens:
    """``cost=removes_tokens_here(2)``"""
    return RemovesTokens(count, me)


# -- cards elsewhere ---------------------------------------------------------------------------------------------------


class DiscardsFromHand(Cost[TcgState]):
    """Discard cards from hand."""

    count: int
    group: Those

    def ways(self, m: Now) -> list[Paid]:
        """Each choice of so many."""
        return [tuple(way) for way in combinations(self.group.all(m), self.count)]

    def why_not(self, m: Now) -> str:
        """There must be so many."""
        return "" if len(self.group.all(m)) >= self.count else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which, and discards them."""
        able = list(dict.fromkeys(card for way in ways for card in way))
        others = partial(why_not_the_others, m, self.group, able, UNDISCARDED)
        if self.count == 1:
            chosen = [await choose_card(m.g, m.seat, "tcg-ask-discard", able, source=m.me, refusals=others)]
        else:
            chosen = await choose_cards(m.g, m.seat, "tcg-ask-discards", able, self.count, source=m.me, refusals=others)
        for card in chosen:
            piles.discard_from_hand(m.g, card)
        return m.paying(*chosen)


discards_from_hand = DiscardsFromHand
"""``cost=discards_from_hand(1, in_hand(type_of("companion"), unbound))``"""


class DiscardsFromDeck(Cost[TcgState]):
    """Discard the top card of one's draw deck."""

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if piles.holds_cards(m.g, m.seat) else "cost"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """The draw deck."""
        return "deck", 1, len(piles.deck_to_search(m.g, m.seat))

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Discards it."""
        await piles.discard_from_deck(m.g, m.seat)
        return m


discards_top_of_deck = DiscardsFromDeck()
"""``cost=discards_top_of_deck``"""


class DiscardsStacked(Cost[TcgState]):
    """Discard a card that is stacked somewhere."""

    group: Those

    def ways(self, m: Now) -> list[Paid]:
        """Each of them."""
        return [(card,) for card in self.group.all(m)]

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if self.group.all(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which, and discards it."""
        able = [way[0] for way in ways]
        others = partial(why_not_the_others, m, self.group, able)
        card = await choose_card(m.g, m.seat, "tcg-ask-discard", able, source=m.me, refusals=others)
        leaving.discard_stacked(m.g, card)
        return m.paying(card)


discards_stacked = DiscardsStacked
"""``cost=discards_stacked(stacked_here(free_peoples))``"""


class StacksFromHand(Cost[TcgState]):
    """Stack a card from hand on this card."""

    group: Those

    def ways(self, m: Now) -> list[Paid]:
        """Each of them."""
        return [(card,) for card in self.group.all(m)]

    def why_not(self, m: Now) -> str:
        """There must be one, and this card in play."""
        return "" if m.me in m.g.pieces and self.group.all(m) else "cost"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Asks which, and stacks it."""
        able = [way[0] for way in ways]
        others = partial(why_not_the_others, m, self.group, able)
        card = await choose_card(m.g, m.seat, "tcg-ask-stack", able, source=m.me, refusals=others)
        leaving.stack(m.g, card, m.me)
        m.g.say("tcg-log-stacks", card=m.g.ref(card), on=m.g.ref(m.me), rule="TCG-471")
        return m.paying(card)


stacks_from_hand = StacksFromHand
"""``cost=stacks_from_hand(in_hand(free_peoples))``"""
