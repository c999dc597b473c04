"""What the texts do with cards that are not in play, and with sites: stacking, hands, control, the path."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.games.kit.asking import choose_cards
from desktop_app.games.kit.deeds import Deed
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.lotr_tcg.book.playing import play, why_not_played_by_a_text
from desktop_app.games.lotr_tcg.reading.queries import shadow_players
from desktop_app.games.lotr_tcg.reading.sums import forbidden
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import lasting, leaving, path, piles
from desktop_app.games.lotr_tcg.vocabulary.bases import OnCards, OnPlayers, Told
from desktop_app.games.lotr_tcg.vocabulary.texts import Now

# -- stacking (TCG-471) ------------------------------------------------------------------------------------------------


def _stack(m: Now, card: str, on: str) -> None:
    leaving.stack(m.g, card, on)
    m.g.say("tcg-log-stacks", card=m.g.ref(card), on=m.g.ref(on), rule="TCG-471")


async def _stack_this(m: Now, cards: Sequence[str]) -> None:
    for card in cards[:1]:
        _stack(m, m.me, card)


def _stays_without_this(m: Now, card: str) -> bool:
    """Whether a card is still there when this one has left play: itself and what it bears are not (TCG-397)."""
    return m.me in m.g.pieces and card != m.me and m.g.pieces[card].host != m.me


stack_this_there = OnCards("stack this there", _stack_this, _stays_without_this)
"""``do=choosing(your_site, stack_this_there)``"""


class OnCardsAnywhere(Told):
    """A verb on cards that are not in play."""

    def is_within_reach(self, m: Now, thing: str) -> bool:
        """A card that is not in play."""
        return thing in m.g.codes and thing not in m.g.pieces


async def _stack_here(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        _stack(m, card, m.me)


stack_here = OnCardsAnywhere("stack here", _stack_here, lambda m, c: m.me in m.g.pieces)
"""``do=choosing(in_your_discard, stack_here)``"""


async def _discard_stacked(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        leaving.discard_stacked(m.g, card)


discard_stacked = OnCardsAnywhere("discard stacked", _discard_stacked)
"""``target=stacked_on(condition)(type_of("minion")), do=discard_stacked``"""


def stack_from_deck(count: int) -> OnCards:
    """The top cards of your draw deck come to lie under a card: ``do=stack_from_deck(2)``."""

    async def run(m: Now, cards: Sequence[str]) -> None:
        for on in cards:
            for _ in range(count):
                await piles.renew_if_empty(m.g, m.seat)
                for card in m.g.zones[f"deck:{m.seat}"][:1]:
                    _stack(m, card, on)

    return OnCards("stack from deck", run, lambda m, c: piles.holds_cards(m.g, m.seat), {"count": count})


class PlayThis(Deed[TcgState]):
    """Play this card from where it is stacked, at a lower cost."""

    less: int

    def why_not(self, m: Now) -> str:
        """As of any card that is played."""
        why = why_not_played_by_a_text(m.g, m.seat, m.me, self.less)
        return "too_dear" if why == "twilight" else why

    async def perform(self, m: Now) -> bool:
        """It is played, if it can be."""
        if self.why_not(m):
            return False
        await play(m.g, m.seat, m.me, less=self.less)
        return True


play_this = PlayThis
"""``do=play_this(less=2)``"""


# -- hands and decks ---------------------------------------------------------------------------------------------------


def discard_from_hand(count: int) -> OnPlayers:
    """``do=discard_from_hand(2).on(free_peoples_player)``: cards of that player's choice."""

    async def run(m: Now, seats: Sequence[str]) -> None:
        for seat in seats:
            hand = list(m.g.zones[f"hand:{seat}"])
            for card in await choose_cards(m.g, seat, "tcg-ask-discards", hand, count, source=m.me):
                piles.discard_from_hand(m.g, card)

    return OnPlayers(
        "discard from hand",
        run,
        lambda m, seat: bool(m.g.zones[f"hand:{seat}"]),
        {"count": count},
        lambda m, seat: len(m.g.zones[f"hand:{seat}"]) < count,
    )


async def _hand_under_deck(m: Now, seats: Sequence[str]) -> None:
    for seat in seats:
        for card in list(m.g.zones[f"hand:{seat}"]):
            m.g.move(card, f"deck:{seat}")
        m.g.say("tcg-log-hand-under-deck", seat=f"seat:{seat}")


hand_under_deck = OnPlayers("hand under deck", _hand_under_deck, lambda m, seat: bool(m.g.zones[f"hand:{seat}"]))
"""``hand_under_deck.on(you)``: the hand is placed beneath the draw deck."""


# -- sites -------------------------------------------------------------------------------------------------------------


async def _take_control(m: Now) -> None:
    await path.take_control_of_site(m.g, m.seat, m.me)


take_control: Happens[TcgState] = happens(
    _take_control,
    lambda m: m.seat in shadow_players(m.g) and bool(path.site_to_take(m.g)),
    told="take control",
)
"""Take control of a site: the lowest on the path, which all have left behind (TCG-460, TCG-463)."""


async def _liberate(m: Now) -> None:
    await path.liberate_site(m.g)


liberate: Happens[TcgState] = happens(_liberate, lambda m: bool(path.site_to_liberate(m.g)), told="liberate")
"""Liberate a site: the highest that an opponent controls (TCG-466, TCG-467)."""


async def _play_next_site(m: Now) -> None:
    path.replace_site(m.g, m.seat, path.next_of(m.g, m.seat))


play_next_site: Happens[TcgState] = happens(
    _play_next_site, lambda m: bool(path.next_of(m.g, m.seat)), told="play next site"
)
"""Play the fellowship's next site, in place of an opponent's (TCG-457, TCG-458)."""


async def _stop_moving(m: Now, seats: Sequence[str]) -> None:
    lasting.forbid(m.g, seats, "move", "turn", m.me)


stop_moving = OnPlayers("stop moving", _stop_moving, lambda m, seat: not forbidden(m.g, "move", seat))
"""``stop_moving.on(free_peoples_player)``: the fellowship may not move again in this turn."""
