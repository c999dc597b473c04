"""Verbs of the encounter deck, of looking and searching, and of what is about to resolve."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.asking import choose_card, choose_option, seat_ref
from desktop_app.games.kit.deeds import NO_CHANGE, NO_TARGET, Verb
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_lcg.book.revealing import can_reveal, refill_encounter_deck, reveal
from desktop_app.games.lotr_lcg.book.shadow_cards import deal_shadow
from desktop_app.games.lotr_lcg.reading.queries import forbidden, has_keyword, immune, players
from desktop_app.games.lotr_lcg.state import LcgState
from desktop_app.games.lotr_lcg.verbs.counters import begin, lasting
from desktop_app.games.lotr_lcg.verbs.moving import (
    cards_of_the_deck,
    put_at_bottom,
    remove_from_the_game,
    search_deck,
    shuffle_discards,
    shuffle_zone,
)
from desktop_app.games.lotr_lcg.vocabulary.abilities import Now
from desktop_app.games.lotr_lcg.vocabulary.bases import OnCards, OnPlayers


def _look_at(m: Now, card: str) -> None:
    """Shows a hidden card to one player only."""
    m.g.say("lcg-log-looks", seat=seat_ref(m.seat))
    m.g.say("lcg-log-looks-at", card=m.g.ref(card), only=m.seat)
    if m.g.home[card] == "encounter_deck" and card not in m.g.known:
        m.g.known.append(card)


def _an_encounter_card(m: Now) -> bool:
    return can_reveal(m.g)


async def _top_card(m: Now) -> str:
    """The top card of the encounter deck, which is made anew first where that is due (LCG-337)."""
    await refill_encounter_deck(m.g)
    return m.g.zones["encounter_deck"][0]


async def _look_at_top(m: Now) -> None:
    _look_at(m, await _top_card(m))


async def _top_or_bottom(m: Now) -> None:
    top = await _top_card(m)
    _look_at(m, top)
    ways = ("leave_on_top", "move_to_bottom")
    card = m.g.ref(top)
    if await choose_option(m.g, m.seat, "lcg-ask-top-or-bottom", ways, source=m.me, card=card) == "move_to_bottom":
        await put_at_bottom(m.g, top, "encounter_deck")


async def _reveal(m: Now) -> None:
    await reveal(m.g, players(m.g)[0])


look_at_encounter_card: Happens[LcgState] = happens(_look_at_top, _an_encounter_card, told="look at encounter card")
"""``action(HENAMARTH, cost=exhausts, do=look_at_encounter_card)``"""
move_it_to_bottom_or_not: Happens[LcgState] = happens(
    _top_or_bottom, _an_encounter_card, told="move it to bottom or not"
)
"""Look at the top card of the encounter deck; you may move it to the bottom."""
reveal_encounter_card: Happens[LcgState] = happens(_reveal, lambda m: can_reveal(m.g), told="reveal encounter card")
"""``travel(MOUNTAINS_OF_MIRKWOOD, reveal_encounter_card)``"""


def reveal_encounter_cards(count: Amount) -> Happens[LcgState]:
    """So many cards, one after the other: ``when_revealed(MASSING_AT_NIGHT, reveal_encounter_cards(players))``."""

    async def several(m: Now) -> None:
        for _ in range(worth(count, m)):
            await _reveal(m)

    return happens(several, lambda m: can_reveal(m.g), told="reveal encounter cards", count=count)


async def _look_at_shadow(m: Now) -> None:
    _look_at(m, m.event.card)


look_at_the_shadow_card: Happens[LcgState] = happens(_look_at_shadow, told="look at the shadow card")
"""Look at the shadow card that was dealt."""


# -- what is about to resolve --------------------------------------------------------------------------------------


async def _cancel(m: Now) -> None:
    m.event.cancelled = True
    if m.event.about:
        m.g.say("lcg-log-cancelled", card=m.g.ref(m.event.about), source=m.g.ref(m.me))
    else:
        m.g.say("lcg-log-kept-off", source=m.g.ref(m.me))


async def _cancel_and_replace(m: Now) -> None:
    await _cancel(m)
    m.event.discard_and_replace = True


cancel_it: Happens[LcgState] = happens(_cancel, told="cancel it")
"""``response(A_TEST_OF_WILL, would_resolve_when_revealed, do=cancel_it)``"""
cancel_it_and_reveal_another: Happens[LcgState] = happens(_cancel_and_replace, told="cancel it and reveal another")
"""Cancel the effects, discard the card and replace it with the next one."""


ADDING_UP = ("surge", "doomed")
"""The keywords of which a card may have more than one (LCG-264, LCG-271)."""


class GainKeyword(Verb[LcgState]):
    """A card gains a keyword until the end of the phase, also one that is just being revealed."""

    keyword: str

    def why_not_on(self, m: Now, thing: str) -> str:
        """It is not immune, and has not yet what once is enough of (LCG-051, LCG-264)."""
        if immune(m.g, thing, m.code):
            return "immune"
        adds_up = self.keyword in ADDING_UP
        return "" if adds_up or not has_keyword(m.g, thing, self.keyword) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """A lasting effect begins."""
        await begin(m.g, lasting(m.g, f"keyword:{self.keyword}", 1, things, "phase", m.me))
        return None


def gain_keyword(keyword: str) -> GainKeyword:
    """``gain_keyword("surge").on(me)``"""
    return GainKeyword(keyword)


class DealShadowCard(OnCards):
    """Deal more shadow cards to an enemy: ``deal_shadow_card.on(me)``."""

    count: Amount = 1

    def why_not_card(self, m: Now, card: str) -> str:
        """It must be an enemy that may have them, and there must be one to deal."""
        if forbidden(m.g, "shadow_cards", card):
            return "forbidden"
        return "" if can_reveal(m.g) and worth(self.count, m) > 0 else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """The top cards of the encounter deck."""
        count = worth(self.count, m)
        dealt = {enemy: [await deal_shadow(m.g, enemy) for _ in range(count)] for enemy in things}
        return [enemy for enemy, cards in dealt.items() if all(cards)]


deal_shadow_card = DealShadowCard()


def deal_shadow_cards(count: Amount) -> DealShadowCard:
    """``deal_shadow_cards(2).on(attacking_enemy)``"""
    return DealShadowCard(count)


# -- decks ---------------------------------------------------------------------------------------------------------


class SearchTopOfDeck(OnPlayers):
    """Search the top cards of your deck, take one to hand or none, and shuffle: ``search_top_of_deck(5).on(you)``."""

    count: int

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be a card to take."""
        if forbidden(m.g, "search", seat):
            return "forbidden"
        return "" if m.g.zones[f"deck:{seat}"] else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One player after the other, who need not take what is found (LCG-033)."""
        for seat in self.one_by_one(m, things):
            top = m.g.zones[f"deck:{seat}"][: self.count]
            card = await choose_card(m.g, seat, "lcg-ask-take", top, source=m.me, may=True)
            if card:
                await search_deck(m.g, seat, card, "lcg-log-takes-one", len(top))
            else:
                await shuffle_zone(m.g, f"deck:{seat}")
        return None


def search_top_of_deck(count: int) -> SearchTopOfDeck:
    """``each_player(may(search_top_of_deck(5).on(you), ask=...))``"""
    return SearchTopOfDeck(count)


class ShuffleDiscardsIntoDeck(OnPlayers):
    """Shuffle a player's discard pile into their deck: ``target=player(with_discards),
    do=shuffle_discards_into_deck``.
    """

    def why_not_player(self, m: Now, seat: str) -> str:
        """There must be discards that a deck may hold."""
        return "" if cards_of_the_deck(m.g, seat) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """One player after the other."""
        return [seat for seat in self.one_by_one(m, things) if await shuffle_discards(m.g, seat)]


shuffle_discards_into_deck = ShuffleDiscardsIntoDeck()


class RemoveFromGame(Verb[LcgState]):
    """Remove an event being resolved from the game: ``remove_from_game.on(me)``."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """A card out of play."""
        return NO_TARGET if thing in m.g.pieces else ""

    async def happen(self, m: Now, things: Sequence[str]) -> Sequence[object] | None:
        """It goes for good."""
        return await remove_from_the_game(m.g, things)


remove_from_game = RemoveFromGame()
