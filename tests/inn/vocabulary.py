"""The words that the cards of the inn are written in: abilities, groups, triggers, costs, verbs."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from desktop_app.engine.events import Event
from desktop_app.engine.frozen import field
from desktop_app.games.kit.abilities import Trigger
from desktop_app.games.kit.asking import choose_option
from desktop_app.games.kit.combining import OneOf
from desktop_app.games.kit.deeds import NO_CHANGE, Deed, Verb
from desktop_app.games.kit.groups import Condition, Group, target_group
from desktop_app.games.kit.moment import Moment
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.kit.writing import Writing
from tests.inn import events
from tests.inn.facts import FACTS, TEXTS
from tests.inn.happening import draw as draw_cards
from tests.inn.happening import heal as heal_seat
from tests.inn.happening import hurt, missing, pay_out, search_top, strengthen, take_bet_back, turn
from tests.inn.reading import fighters, kind, other
from tests.inn.state import Inn

Now = Moment[Inn]
Those = Group[Inn]
Does = Deed[Inn]


# -- abilities ---------------------------------------------------------------------------------------------------------

_WRITING: Writing[Inn] = Writing(TEXTS, from_hand=lambda code: FACTS[code].type == "trick")
action, reaction, forced = _WRITING.action, _WRITING.response, _WRITING.forced
constant, attaches_to = _WRITING.constant, _WRITING.attaches_to


# -- groups ------------------------------------------------------------------------------------------------------------

target: Those = target_group()
"""What was chosen."""
me: Those = Group("me", lambda m: [m.me], one=True)
"""This card."""
host: Those = Group("host", lambda m: [m.g.pieces[m.me].host], one=True)
"""What it is attached to."""
you: Those = Group("you", lambda m: [m.seat], players=True, one=True)
"""Whose ability it is."""
the_other: Those = Group("the other", lambda m: [other(m.g, m.seat)], players=True, one=True)
"""The one across the table."""
your_guest: Those = Group("your guest", lambda m: list(m.g.zones[f"guest:{m.seat}"]))
"""Your own guest."""
your_fighter: Those = Group("your guest or friend", lambda m: fighters(m.g, m.seat))
"""Your guest and your friends."""
other_friend: Those = Group(
    "other friend of yours",
    lambda m: [card for card in m.g.zones[f"friends:{m.g.pieces[m.me].controller}"] if card != m.me],
)
"""Your friends besides this one."""
face_down_bet: Those = Group(
    "face-down bet",
    lambda m: [card for seat in m.g.seats for card in m.g.zones[f"bet:{seat}"] if not _is_up(m.g, card)],
)
"""The bets that were not turned up yet, whoever made them."""


def _is_up(g: Inn, card: str) -> bool:
    return any(card in brawl.turned_up for brawl in g.brawls)


def of_type(name: str) -> Condition[Inn]:
    """Of a card type."""
    return Condition(name, lambda m, card: kind(m.g, card) == name)


# -- triggers ----------------------------------------------------------------------------------------------------------


def after(event: type[Event], holds: Callable[[Now], bool] = lambda m: True, *, told: str) -> Trigger[Inn]:
    """After an event of which something is true; ``told`` is what words call it."""
    return Trigger(event, "after", holds, told=told)


this_comes_to_the_table = after(events.ComesToTheTable, lambda m: m.event.card == m.me, told="this comes to the table")
"""After this card enters play."""
you_win_a_brawl = after(events.BrawlWon, lambda m: m.event.seat == m.seat, told="you win a brawl")
"""After you have hurt the other guest."""
round_ends = after(events.RoundEnds, told="round ends")
"""At the end of the round."""
you_were_hurt = after(events.LosesHealth, lambda m: m.event.brawl and m.event.seat == m.seat, told="you were hurt")
"""After you lose health in a brawl."""
you_would_be_hurt: Trigger[Inn] = Trigger(
    events.LosesHealth,
    "when",
    lambda m: m.event.brawl and m.event.seat == m.seat,
    would=True,
    told="you would be hurt",
)
"""When you would lose health in a brawl."""


# -- costs -------------------------------------------------------------------------------------------------------------


class ExhaustsThis(Cost[Inn]):
    """Exhaust this card."""

    def why_not(self, m: Now) -> str:
        """It must be ready."""
        return "exhausted" if m.g.pieces[m.me].exhausted else ""

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Exhausts it."""
        await turn(m.g, [m.me], exhausted=True)
        return m


class Takes(Cost[Inn]):
    """Take a token off this card."""

    token: str

    def why_not(self, m: Now) -> str:
        """There must be one."""
        return "" if m.g.pieces[m.me].count(self.token) else "empty"

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """Takes it."""
        piece = m.g.pieces[m.me]
        piece.put(self.token, piece.count(self.token) - 1)
        return m


exhausts = (ExhaustsThis(),)
"""``cost=exhausts``"""
takes_ale = (Takes("ale"),)
"""``cost=takes_ale``"""


# -- verbs -------------------------------------------------------------------------------------------------------------


class Word(Verb[Inn]):
    """A verb: what it does to the things it can change, and which those are; what words call it, and speak of."""

    told: str
    run: Callable[[Now, Sequence[str]], Awaitable[object]]
    can: Callable[[Now, str], bool] = lambda m, thing: True
    told_with: Mapping[str, object] = field(default_factory=dict)

    def why_not_on(self, m: Now, thing: str) -> str:
        """As ``can`` says."""
        return "" if self.can(m, thing) else NO_CHANGE

    async def happen(self, m: Now, things: Sequence[str]) -> None:
        """It happens."""
        await self.run(m, things)


ready = Word("ready", lambda m, cards: turn(m.g, cards, exhausted=False), lambda m, card: m.g.pieces[card].exhausted)
"""``ready.on(me)``"""
take_back = Word("take back", lambda m, cards: take_bet_back(m.g, cards[0]))
"""``take_back``: the owner of a bet takes it back."""


def draw(count: int) -> Word:
    """``draw(1).on(you)``"""
    return Word(
        "draw",
        lambda m, seats: draw_cards(m.g, seats[0], count),
        lambda m, seat: bool(m.g.zones[f"deck:{seat}"]),
        {"count": count},
    )


def gain(amount: int) -> Word:
    """``gain(2).on(you)``: coins."""
    return Word("gain", lambda m, seats: pay_out(m.g, seats[0], amount), told_with={"amount": amount})


def heal(amount: int) -> Word:
    """``heal(3).on(you)``"""
    return Word(
        "heal",
        lambda m, seats: heal_seat(m.g, seats[0], amount),
        lambda m, seat: bool(missing(m.g, seat)),
        {"amount": amount},
    )


def harm(amount: int) -> Word:
    """``harm(1).on(the_other)``"""
    return Word("harm", lambda m, seats: hurt(m.g, seats[0], amount), told_with={"amount": amount})


def look_at_top(count: int) -> Word:
    """``look_at_top(4).on(you)``: take one, put the others back in any order."""
    return Word(
        "look at top",
        lambda m, seats: search_top(m.g, seats[0], count, m.me),
        lambda m, seat: bool(m.g.zones[f"deck:{seat}"]),
        {"count": count},
    )


def place(token: str, amount: int) -> Word:
    """``place("ale", 3).on(me)``"""

    async def put(m: Now, cards: Sequence[str]) -> None:
        for card in cards:
            m.g.pieces[card].put(token, m.g.pieces[card].count(token) + amount)

    return Word("place", put, told_with={"token": token, "amount": amount})


def modify(until: str = "round", **numbers: int) -> Word:
    """``modify(strength=1)``"""

    async def change(m: Now, cards: Sequence[str]) -> None:
        for name, amount in numbers.items():
            strengthen(m.g, cards, name, amount, until, m.me)

    return Word("modify", change, told_with={"numbers": tuple(numbers.items()), "until": until})


async def _stop(m: Now, things: Sequence[str]) -> None:
    m.event.cancelled = True
    m.g.say("inn-log-nothing-lost", card=m.g.ref(m.me))


stop_it = Word("stop it", _stop, subject=me)
"""``stop_it``: what was about to happen does not."""


def one_of(ask: str, **ways: Does) -> OneOf[Inn]:
    """You choose one: ``one_of("inn-ask-wine", heal_three=heal(3).on(you), ready_guest=...)``."""

    async def choose(m: Now, possible: Sequence[str]) -> str:
        return await choose_option(m.g, m.seat, ask, possible, source=m.me)

    return OneOf(ways, choose)
