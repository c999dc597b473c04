"""What heroes gain, lose and spend: favor, Corruption cards, training, levels, items."""

from __future__ import annotations

from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.kit.texts import Cost, Paid
from desktop_app.games.me_quest.reading.numbers import room_for_favor
from desktop_app.games.me_quest.reading.queries import corruption, has_item
from desktop_app.games.me_quest.state import QuestState
from desktop_app.games.me_quest.verbs import rewards
from desktop_app.games.me_quest.verbs.favor import gain_favor as favor_comes
from desktop_app.games.me_quest.verbs.favor import lose_favor as favor_goes
from desktop_app.games.me_quest.vocabulary.sauron_cards import cards_left
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import NO_ROOM, NONE_LEFT, Word

RAISED = "raised"
"""The reason that an attribute has been raised as often as it can be (MEQ-320)."""
SECOND_ITEM = "second_item"
"""The reason that a hero has an Item card of that type (MEQ-325)."""


def _none_left(m: Now, seat: str) -> str:
    return NONE_LEFT


def gain_favor(amount: Amount) -> Word:
    """``gain_favor(2).on(you)``: as much as the texts on him allow."""
    return Word(
        "gain favor",
        lambda m, seat: favor_comes(m.g, seat, worth(amount, m)),
        lambda m, seat: room_for_favor(m.g, seat) > 0,
        {"amount": amount},
        lacks=lambda m, seat: NO_ROOM,
    )


def lose_favor(amount: Amount) -> Word:
    """``lose_favor(1).on(that_hero)``: at most what he has."""
    return Word(
        "lose favor",
        lambda m, seat: favor_goes(m.g, seat, worth(amount, m)),
        lambda m, seat: min(worth(amount, m), m.g.favor.get(seat, 0)) > 0,
        {"amount": amount},
    )


def gain_corruption(count: Amount = 1) -> Word:
    """``gain_corruption(1).on(that_hero)``"""
    return Word(
        "gain corruption",
        lambda m, seat: rewards.gain_corruption(m.g, seat, worth(count, m)),
        cards_left("corruption"),
        {"amount": count},
        lacks=_none_left,
    )


async def _discard_corruption(m: Now, seat: str, count: int) -> None:
    for _ in range(count):
        await rewards.choose_corruption_to_discard(m.g, seat, source=m.me)


def discard_corruption(count: Amount = 1) -> Word:
    """``discard_corruption(1).on(you)``: of his choice."""
    return Word(
        "discard corruption",
        lambda m, seat: _discard_corruption(m, seat, worth(count, m)),
        lambda m, seat: bool(corruption(m.g, seat)),
        {"count": count},
    )


async def _discard_all_corruption(m: Now, seat: str) -> None:
    for card in list(corruption(m.g, seat)):
        rewards.discard_corruption(m.g, seat, card)


discard_all_corruption = Word(
    "discard all corruption", _discard_all_corruption, lambda m, seat: bool(corruption(m.g, seat))
)
"""``discard_all_corruption.on(you)``"""


async def _train(m: Now, seat: str, times: int) -> None:
    for _ in range(times):
        await rewards.train(m.g, seat)


def train(times: int = 1) -> Word:
    """``train().on(you)``: receive training, so often."""
    return Word(
        "train", lambda m, seat: _train(m, seat, times), cards_left("skill"), {"times": times}, lacks=_none_left
    )


def level(name: str) -> Word:
    """``level("wisdom").on(you)``"""

    async def run(m: Now, seat: str) -> None:
        rewards.raise_level(m.g, seat, name)

    def can(m: Now, seat: str) -> bool:
        return m.g.levels.get(f"{seat}:{name}", 0) < rewards.MOST_RAISES

    return Word("level", run, can, {"attribute": name}, lacks=lambda m, seat: RAISED)


def gain_item(item: str) -> Word:
    """``gain_item("boat").on(you)``"""

    async def run(m: Now, seat: str) -> None:
        rewards.gain_item(m.g, seat, item)

    def can(m: Now, seat: str) -> bool:
        left = any(m.g.codes[card] == f"item.{item}" for card in m.g.zones["item_deck"])
        return left and not has_item(m.g, seat, item)

    def lacks(m: Now, seat: str) -> str:
        return SECOND_ITEM if has_item(m.g, seat, item) else NONE_LEFT

    return Word("gain item", run, can, {"item": item}, lacks=lacks)


class PaysFavor(Cost[QuestState]):
    """Spend favor."""

    amount: int

    def why_not(self, m: Now) -> str:
        """The hero must have it."""
        return "" if m.g.favor.get(m.seat, 0) >= self.amount else "favor"

    def draws_on(self, m: Now) -> tuple[str, int, int]:
        """His favor."""
        return "favor", self.amount, m.g.favor.get(m.seat, 0)

    async def pay(self, m: Now, ways: list[Paid]) -> Now:
        """It is spent."""
        await favor_goes(m.g, m.seat, self.amount)
        return m


def pays_favor(amount: int) -> PaysFavor:
    """``explore(EVENT, cost=pays_favor(3), do=advances("green"))``"""
    return PaysFavor(amount)
