"""What the texts do with gold, hands, decks and piles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop_app.engine.ask import Refusal
from desktop_app.games.kit.asking import choose_card, choose_cards, put_in_order, refuse, seat_ref
from desktop_app.games.kit.deeds import NO_TARGET, Deed
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.texts import Purpose
from desktop_app.games.thrones.reading.queries import forbidden, is_kind, players
from desktop_app.games.thrones.state import ThronesState
from desktop_app.games.thrones.verbs import piles, treasury
from desktop_app.games.thrones.verbs.entering import put_into_play as put
from desktop_app.games.thrones.verbs.entering import why_not_put
from desktop_app.games.thrones.verbs.revealing import reveal_plots
from desktop_app.games.thrones.vocabulary.bases import Elsewhere, OnPlayers
from desktop_app.games.thrones.vocabulary.texts import Now, Those

# -- gold --------------------------------------------------------------------------------------------------------------


def gain_gold(amount: Amount) -> OnPlayers:
    """``gain_gold(2).on(you)``, ``gain_gold(number_of(character(of(target)))).on(you)``"""

    async def gain(m: Now, seats: Sequence[str]) -> bool:
        return await treasury.gain_gold(m.g, dict.fromkeys(seats, worth(amount, m)))

    return OnPlayers(
        "gain gold",
        gain,
        lambda m, seat: worth(amount, m) > 0 and not forbidden(m.g, "gain_gold", seat),
        {"amount": amount},
        at_once=True,
    )


def move_gold_to_you(amount: int) -> OnPlayers:
    """From a player's pool to yours: ``move_gold_to_you(1).on(that_player)``."""

    async def move(m: Now, seats: Sequence[str]) -> bool:
        moved = [treasury.move_gold(m.g, seat, m.seat, amount) for seat in seats]
        return min(moved) >= amount

    return OnPlayers("move gold to you", move, lambda m, seat: m.g.gold[seat] > 0, {"amount": amount})


async def _return_gold(m: Now, seats: Sequence[str]) -> None:
    for seat in seats:
        treasury.spend_gold(m.g, seat, m.g.gold[seat])
        m.g.say("got-log-returns-gold", seat=seat_ref(seat))


return_gold = OnPlayers(
    "return gold", _return_gold, lambda m, seat: m.g.gold[seat] > 0 and not forbidden(m.g, "return_gold", seat)
)
"""All the gold of a pool goes to the treasury."""


# -- drawing and discarding --------------------------------------------------------------------------------------------


def draw(count: Amount) -> OnPlayers:
    """``draw(2).on(you)``"""

    async def take(m: Now, seats: Sequence[str]) -> bool:
        drawn = await piles.draw(m.g, dict.fromkeys(seats, worth(count, m)))
        return len(drawn) >= len(seats) * worth(count, m)

    return OnPlayers(
        "draw",
        take,
        lambda m, seat: bool(m.g.zones[f"deck:{seat}"]) and worth(count, m) > 0 and not forbidden(m.g, "draw", seat),
        {"count": count},
        at_once=True,
    )


def discard_at_random(count: Amount) -> OnPlayers:
    """``discard_at_random(1).on(opponent)``"""

    async def lose(m: Now, seats: Sequence[str]) -> bool:
        lost = await piles.discard_at_random(m.g, dict.fromkeys(seats, worth(count, m)), by=[m.me])
        return len(lost) >= len(seats) * worth(count, m)

    return OnPlayers(
        "discard at random",
        lose,
        lambda m, seat: bool(m.g.zones[f"hand:{seat}"]) and worth(count, m) > 0,
        {"count": count},
        at_once=True,
    )


def discard_top(count: int) -> OnPlayers:
    """Cards from the top of a deck: ``discard_top(1).on(opponent)``."""

    async def lose(m: Now, seats: Sequence[str]) -> bool:
        top = [card for seat in seats for card in m.g.zones[f"deck:{seat}"][:count]]
        return len(await piles.discard_cards(m.g, top, by=[m.me])) >= len(seats) * count

    return OnPlayers(
        "discard top", lose, lambda m, seat: bool(m.g.zones[f"deck:{seat}"]), {"count": count}, at_once=True
    )


# -- putting into play, taking back ------------------------------------------------------------------------------------


async def _put(m: Now, cards: Sequence[str]) -> bool:
    return all([await put(m.g, m.seat, card) for card in cards])


put_into_play = Elsewhere("put into play", _put, lambda m, card: not why_not_put(m.g, m.seat, card))
"""Under your control: ``target=in_hand(kind("lannister character")), do=put_into_play``."""


async def _to_hand(m: Now, cards: Sequence[str]) -> list[str]:
    moved = await piles.move_cards(m.g, cards, "hand")
    for card in moved:
        m.g.say("got-log-to-hand", seat=seat_ref(m.g.owners[card]), card=m.g.ref(card))
    return moved


to_hand = Elsewhere("to hand", _to_hand)
"""From a pile to its owner's hand."""


async def _into_deck(m: Now, cards: Sequence[str]) -> None:
    for card in await piles.move_cards(m.g, cards, "deck"):
        m.g.say("got-log-into-deck", seat=seat_ref(m.g.owners[card]), card=m.g.ref(card))
    for owner in dict.fromkeys(m.g.owners[card] for card in cards):
        await piles.shuffle_deck(m.g, owner)


into_deck = Elsewhere("into deck", _into_deck)
"""Shuffled into its owner's deck."""


class Swap(Deed[ThronesState]):
    """You swap a card out of play with another (GOT-216): ``swap(in_hand, in_your_discard)``."""

    one: Those
    other: Those

    def why_not(self, m: Now) -> str:
        """There must be something at both ends, besides this card."""
        return "" if all(self._ends(m)) else NO_TARGET

    async def perform(self, m: Now) -> bool:
        """You choose both."""
        if self.why_not(m):
            return False
        one, other = self._ends(m)
        await piles.swap_cards(m.g, await self._choose(m, self.one, one), await self._choose(m, self.other, other))
        return True

    async def _choose(self, m: Now, end: Those, able: list[str]) -> str:
        return await choose_card(m.g, m.seat, "got-ask-target", able, source=m.me, purpose=Purpose(end, self))

    def _ends(self, m: Now) -> list[list[str]]:
        return [[card for card in end.all(m) if card != m.me] for end in (self.one, self.other)]


swap = Swap


# -- plots -------------------------------------------------------------------------------------------------------------


async def _reveal_new_plots(m: Now, seats: Sequence[str]) -> None:
    """In player order everybody chooses, then all are revealed at once (GOT-357)."""
    chosen = {
        seat: await choose_card(m.g, seat, "got-ask-plot", m.g.zones[f"plot_deck:{seat}"], source=m.me)
        for seat in players(m.g)
        if seat in seats
    }
    await reveal_plots(m.g, chosen)


reveal_new_plot = OnPlayers(
    "reveal new plot", _reveal_new_plots, lambda m, seat: bool(m.g.zones[f"plot_deck:{seat}"]), at_once=True
)
"""A player reveals a plot of their plot deck in the middle of the round: ``reveal_new_plot.on(you)``."""


# -- searching and looking ---------------------------------------------------------------------------------------------


async def find(m: Now, seat: str, searched: Sequence[str], fits: Callable[[str], bool]) -> None:
    """A seat looks at these cards of its deck (GOT-036) and adds one that fits to its hand, or finds nothing (GOT-038);
    the deck is shuffled.

    What it finds is revealed (GOT-039). Where nothing fits there is nothing to choose, and the log tells the seat what
    it has seen.
    """
    fitting = [card for card in searched if fits(card)]

    def refusals() -> list[Refusal]:
        others = (card for card in searched if card not in fitting)
        return [refuse(m.g, "GOT-039", "got-no-unfit", "choose", card, source=m.g.ref(m.me)) for card in others]

    if not fitting:
        m.g.say("got-log-sees", only=seat, cards=[m.g.ref(card) for card in searched])
    found = await choose_card(
        m.g, seat, "got-ask-search", fitting, source=m.me, may=True, refusals=refusals, shows=searched
    )
    if found and await piles.move_cards(m.g, [found], "hand"):
        m.g.say("got-log-finds", seat=seat_ref(seat), card=m.g.ref(found))
    else:
        m.g.say("got-log-finds-nothing", seat=seat_ref(seat))
    await piles.shuffle_deck(m.g, seat)


def search(kinds: str, top: int = 0) -> OnPlayers:
    """Search for a card of a kind and add it to the hand: ``search("character", top=10).on(you)``; 0 is all of it."""

    async def look(m: Now, seats: Sequence[str]) -> None:
        for seat in seats:
            deck = list(m.g.zones[f"deck:{seat}"])
            await find(m, seat, deck[:top] if top else deck, lambda card: is_kind(m.g, card, kinds))

    return OnPlayers("search", look, lambda m, seat: bool(m.g.zones[f"deck:{seat}"]), {"kind": kinds, "count": top})


def tell_the_look(g: ThronesState, seat: str, other: str, count: int) -> None:
    """That a seat has looked at the top cards of somebody's deck."""
    own = "yes" if seat == other else "no"
    g.say("got-log-looks", seat=seat_ref(seat), other=seat_ref(other), own=own, count=count)


def look_at_top(count: int, *, take: int = 0) -> OnPlayers:
    """You look at the top cards of a player's deck, may take some, and lay the others under it in any order.

    ``look_at_top(2, take=1).on(you)``
    """

    async def look(m: Now, seats: Sequence[str]) -> None:
        for seat in seats:
            seen = m.g.zones[f"deck:{seat}"][:count]
            taken = await choose_cards(m.g, m.seat, "got-ask-take", seen, take, source=m.me, up_to=True)
            await piles.move_cards(m.g, taken, "hand")
            left = [card for card in seen if card not in taken]
            await piles.move_cards(m.g, await put_in_order(m.g, m.seat, "got-ask-bottom", left, source=m.me), "deck")
            tell_the_look(m.g, m.seat, seat, len(seen))

    return OnPlayers(
        "look at top", look, lambda m, seat: bool(m.g.zones[f"deck:{seat}"]), {"count": count, "take": take}
    )
