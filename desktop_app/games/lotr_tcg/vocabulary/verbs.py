"""What the texts do: wounds and exertions, healing, twilight, burdens, cards, numbers, skirmishes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop_app.engine.effects import Effect
from desktop_app.games.kit.asking import choose_card
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.lotr_tcg.book.offering import why_not_played
from desktop_app.games.lotr_tcg.book.playing import play, why_not_played_by_a_text
from desktop_app.games.lotr_tcg.book.state_checks import settle_and_answer
from desktop_app.games.lotr_tcg.reading.queries import is_ring_bearer
from desktop_app.games.lotr_tcg.reading.tokens import burdens
from desktop_app.games.lotr_tcg.state import TcgState
from desktop_app.games.lotr_tcg.verbs import lasting, leaving, piles, ring, skirmishing, twilight, wounds
from desktop_app.games.lotr_tcg.vocabulary.bases import OnCards, OnPlayers, PlaysWhatIsThere
from desktop_app.games.lotr_tcg.vocabulary.groups import in_hand, in_your_deck, in_your_discard
from desktop_app.games.lotr_tcg.vocabulary.texts import Does, Now, Those

# -- tokens ------------------------------------------------------------------------------------------------------------

wound = OnCards("wound", lambda m, cards: wounds.wound(m.g, cards, 1, m.me), lambda m, c: wounds.can_be_wounded(m.g, c))
"""``target=minion, do=wound``"""
exert = OnCards("exert", lambda m, cards: wounds.exert(m.g, cards, m.me), lambda m, c: wounds.can_exert(m.g, c))
"""``exert.on(that_card)``; as a cost it is ``exerts``."""
heal = OnCards("heal", lambda m, cards: wounds.heal(m.g, cards, m.me), lambda m, c: wounds.can_heal(m.g, c))
"""``target=ally(culture("rohan")), do=heal``"""
discard = OnCards(
    "discard", lambda m, cards: leaving.discard(m.g, cards, m.me), lambda m, c: leaving.can_be_discarded(m.g, c)
)
"""Discard from play."""


def add_burdens(count: Amount) -> Happens[TcgState]:
    """Burdens on the Ring-bearer of the fellowship that acts."""
    return happens(lambda m: ring.add_burdens(m.g, m.g.active, worth(count, m), m.me), told="add burdens", count=count)


def remove_burdens(count: Amount) -> Happens[TcgState]:
    """``do=remove_burdens(1)``"""
    return happens(
        lambda m: ring.remove_burdens(m.g, m.g.active, worth(count, m), m.me),
        lambda m: worth(count, m) > 0 and burdens(m.g, m.g.active) > 0,
        told="remove burdens",
        short=lambda m: burdens(m.g, m.g.active) < worth(count, m),
        count=count,
    )


def add_twilight(amount: Amount) -> Happens[TcgState]:
    """``do=add_twilight(4)``"""

    async def add(m: Now) -> None:
        twilight.add_twilight(m.g, worth(amount, m))

    return happens(add, lambda m: worth(amount, m) > 0, told="add twilight", amount=amount)


# -- cards -------------------------------------------------------------------------------------------------------------


async def _draw(m: Now, seats: Sequence[str], count: int) -> None:
    for seat in seats:
        await piles.draw(m.g, seat, count)


def draw(count: Amount) -> OnPlayers:
    """``draw(1).on(you)``"""
    return OnPlayers(
        "draw",
        lambda m, seats: _draw(m, seats, worth(count, m)),
        lambda m, seat: worth(count, m) > 0 and piles.can_draw(m.g, seat),
        {"count": count},
        lambda m, seat: piles.could_draw(m.g, seat, worth(count, m)) < worth(count, m),
    )


def _plays(told: str, area: Those, which: Those, less: Amount = 0, then: Does | None = None) -> Happens[TcgState]:
    def why(m: Now, card: str) -> str:
        reason = why_not_played_by_a_text(m.g, m.seat, card, worth(less, m))
        return "too_dear" if reason == "twilight" else reason  # it may cost less than it says

    def able(m: Now) -> list[str]:
        return [card for card in which.all(m) if not why(m, card)]

    def could(m: Now) -> bool:
        """A search that was paid for takes place though nothing will be found."""
        return bool(able(m)) or (area is in_your_deck and bool(m.paid) and piles.holds_cards(m.g, m.seat))

    async def choose(m: Now) -> None:
        if area is in_your_deck:
            await piles.renew_if_empty(m.g, m.seat)
        cards = able(m)
        others = None if area is in_your_deck else partial(why_not_played, m, which, cards, partial(why, m))
        card = await choose_card(m.g, m.seat, "tcg-ask-which-to-play", cards, source=m.me, refusals=others)
        if card:
            await play(m.g, m.seat, card, less=worth(less, m))
        if area is in_your_deck:
            await piles.shuffle_deck(m.g, m.seat)
        if card and then is not None and not then.why_not(m.at(card)):
            await then.perform(m.at(card))

    told_with = {"those": which, "less": less, "then": then}
    return PlaysWhatIsThere(choose, could, told, told_with, which=None if area is in_your_deck else which)


def play_from_deck(which: Those) -> Happens[TcgState]:
    """``play_from_deck(in_your_deck(titled("Aragorn")))``: at its cost; then it is shuffled, whether or
    not a card was found (TCG-340, TCG-341)."""
    return _plays("play from deck", in_your_deck, which)


def play_from_discard(which: Those, less: Amount = 0) -> Happens[TcgState]:
    """``play_from_discard(in_your_discard(type_of("minion")), less=2)``"""
    return _plays("play from discard", in_your_discard, which, less)


def play_from_hand(which: Those, less: Amount = 0, then: Does | None = None) -> Happens[TcgState]:
    """``play_from_hand(in_hand(race("uruk_hai")), less=less_for_each(minion(race("uruk_hai"), other)))``

    ``then`` is what happens to the card that was played.
    """
    return _plays("play from hand", in_hand, which, less, then)


# -- numbers and what lasts --------------------------------------------------------------------------------------------


DEADLY = frozenset(("vitality", "resistance"))
"""The numbers by which somebody is dead or corrupted at once, in the middle of a text too (TCG-059, TCG-277)."""


def modify(until: str = "phase", **numbers: Amount) -> OnCards:
    """``modify(strength=2)``; the amounts are settled when it happens."""

    async def change(m: Now, cards: Sequence[str]) -> None:
        for name, amount in numbers.items():
            for card in cards:
                lasting.modify(m.g, [card], name, worth(amount, m.at(card)), until, m.me)
        if not DEADLY.isdisjoint(numbers):
            await settle_and_answer(m.g)

    return OnCards("modify", change, told_with={"numbers": tuple(numbers.items()), "until": until})


def gains(keyword: str, until: str = "phase") -> OnCards:
    """``gains("fierce", until="regroup")``"""

    async def give(m: Now, cards: Sequence[str]) -> None:
        lasting.give(m.g, cards, f"keyword:{keyword}", until, m.me)

    return OnCards("gains", give, told_with={"keyword": keyword, "until": until})


async def _spare_from_overwhelming(m: Now, cards: Sequence[str]) -> None:
    lasting.give(m.g, cards, "way:tripled", "phase", m.me)


unless_tripled = OnCards("unless tripled", _spare_from_overwhelming)
"""Cannot be overwhelmed unless his strength is tripled."""


async def _one_wound_at_most(m: Now, cards: Sequence[str]) -> None:
    for card in cards:  # each has a wound of its own left
        lasting.give(m.g, [card], wounds.MOST_WOUNDS, "phase", m.me, 1)


one_wound_at_most = OnCards("one wound at most", _one_wound_at_most)
"""Every wound but one is prevented."""


def raise_move_limit(amount: int) -> Happens[TcgState]:
    """The move limit for the whole turn, whatever comes of its cause (TCG-456)."""

    def could(m: Now) -> bool:
        return not any(effect.kind == "move_limit" and effect.source == m.me for effect in m.g.effects)

    async def change(m: Now) -> None:
        m.g.effects.append(Effect("move_limit", amount, [], "", "turn", m.me, m.code))
        m.g.say("tcg-log-move-limit", card=m.g.ref(m.me), amount=amount)

    return happens(change, could, told="raise move limit", amount=amount)


# -- skirmishes, and what is about to happen ---------------------------------------------------------------------------


async def _cancel_skirmish(m: Now, cards: Sequence[str]) -> None:
    skirmishing.cancel(m.g)


class CancelsSkirmish(OnCards):
    """A verb on whoever fights, whose skirmish may be one that is never cancelled."""

    def why_not_on(self, m: Now, thing: str) -> str:
        """What keeps all verbs off, or what keeps this skirmish from being cancelled."""
        return OnCards.why_not_on(self, m, thing) or skirmishing.why_not_cancel(m.g)


cancel_skirmish = CancelsSkirmish("cancel skirmish", _cancel_skirmish)
"""The skirmish of the chosen character is cancelled."""


async def _prevent(m: Now) -> None:
    m.event.cancelled = True
    told = {"card": m.g.ref(m.event.about)} if m.event.about in m.g.codes else {}
    m.g.say("tcg-log-prevented", source=m.g.ref(m.me), **told)


prevent_it: Happens[TcgState] = happens(_prevent, lambda m: m.event is not None, told="prevent it")
"""What is about to happen does not; no other action can answer it (TCG-401)."""


async def _wear(m: Now) -> None:
    ring.put_on_ring(m.g, m.seat)


def _could_be_worn(m: Now) -> bool:
    return m.me in m.g.pieces and not m.g.pieces[m.me].worn


wear_the_ring: Happens[TcgState] = happens(_wear, _could_be_worn, told="wear the ring")
"""The Ring-bearer wears this Ring, if it is still there."""


async def _burden_instead(m: Now) -> None:
    m.event.cancelled = True
    await ring.add_burdens(m.g, m.seat, 1, m.me)


burden_instead: Happens[TcgState] = happens(_burden_instead, told="burden instead")
"""A burden is added in place of the wound (TCG-316)."""


async def _become_ring_bearer(m: Now, cards: Sequence[str]) -> None:
    for card in cards:
        ring.make_ring_bearer(m.g, m.seat, card)


become_ring_bearer = OnCards("become ring-bearer", _become_ring_bearer, lambda m, c: not is_ring_bearer(m.g, c))
"""He bears the Ring from now on (TCG-323)."""
