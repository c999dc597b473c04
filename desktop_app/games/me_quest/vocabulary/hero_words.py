"""What a few cards have heroes do: pay, choose what they lose, turn their pools over, stand up to damage."""

from __future__ import annotations

from desktop_app.engine.ask import Option, Question, ask_some
from desktop_app.engine.messages import message
from desktop_app.games.kit.asking import choose_card, seat_ref
from desktop_app.games.kit.happens import Happens, happens
from desktop_app.games.kit.leaving import lift
from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.book import quests
from desktop_app.games.me_quest.book.ladder import resolve
from desktop_app.games.me_quest.events.things import HeroCardsDiscarded
from desktop_app.games.me_quest.reading.facts import load_cards
from desktop_app.games.me_quest.reading.queries import corruption, facts, items
from desktop_app.games.me_quest.state import ATTRIBUTES, QuestState
from desktop_app.games.me_quest.verbs.decks import shuffle_into
from desktop_app.games.me_quest.verbs.favor import lose_favor as give_favor
from desktop_app.games.me_quest.verbs.heroes import (
    discard_chosen,
    discard_hero_cards,
    lay_on_rest_pool,
    lose_item,
    shuffle_back,
    suffer,
)
from desktop_app.games.me_quest.verbs.rewards import discard_corruption
from desktop_app.games.me_quest.vocabulary.choices import one_of
from desktop_app.games.me_quest.vocabulary.gaining import level
from desktop_app.games.me_quest.vocabulary.groups import you
from desktop_app.games.me_quest.vocabulary.texts import Does, Now
from desktop_app.games.me_quest.vocabulary.word import FEW, POOR, Word

# -- paying and losing -------------------------------------------------------------------------------------------------


def spends_favor(amount: int) -> Word:
    """``pays(spends_favor(1), to=...)``: you spend favor; without so much it cannot be done."""
    return Word(
        "spends favor",
        lambda m, seat: give_favor(m.g, seat, amount),
        lambda m, seat: m.g.favor[seat] >= amount,
        {"amount": amount},
        lacks=lambda m, seat: POOR,
        subject=you,
    )


def discards_exactly(count: int) -> Word:
    """``pays(discards_exactly(2), to=gain_favor(2).on(you))``: cards of your choice; with fewer it cannot be done."""
    return Word(
        "discards exactly",
        lambda m, seat: discard_chosen(m.g, seat, count, source=m.me),
        lambda m, seat: len(m.g.zones[f"hand:{seat}"]) >= count,
        {"count": count},
        lacks=lambda m, seat: FEW,
        subject=you,
    )


async def _buys_off(m: Now, seat: str) -> None:
    able = list(corruption(m.g, seat))
    most = min(m.g.favor[seat], len(able))
    prompt = message("meqcards-ask-buy-off", seat=seat_ref(seat), source=m.g.ref(m.me), count=most)
    asked = Question(
        seat,
        "some",
        prompt,
        lambda: [Option("pay_off", card) for card in able],
        step=m.g.step,
        source=m.me,
        minimum=1,
        maximum=most,
    )
    chosen = await ask_some(asked)
    await give_favor(m.g, seat, len(chosen))
    for option in chosen:
        discard_corruption(m.g, seat, option.source)


buys_off_corruption = Word(
    "buys off corruption", _buys_off, lambda m, seat: bool(m.g.favor[seat] and corruption(m.g, seat)), subject=you
)
"""You spend any amount of favor and discard as many Corruption cards."""


async def _loses_item(m: Now, seat: str) -> None:
    card = await choose_card(m.g, seat, "meqcards-ask-lose-item", list(items(m.g, seat)), source=m.me)
    lose_item(m.g, seat, card)


loses_one_item = Word("loses an item", _loses_item, lambda m, seat: bool(items(m.g, seat)), subject=you)
"""You discard one of your items."""


def any_level() -> Does:
    """You gain a level of an attribute of your choice."""
    ways = {f"level_{name}": level(name).on(you) for name in ATTRIBUTES}
    return one_of("meqcards-ask-level", by=you, **ways)


# -- pools -------------------------------------------------------------------------------------------------------------


async def _damage_into_rest(m: Now, seat: str) -> None:
    damage = list(m.g.zones[f"damage:{seat}"])
    await shuffle_into(m.g, damage, f"rest:{seat}")
    m.g.say("meqcards-log-damage-to-rest", seat=seat_ref(seat), count=len(damage))


damage_into_rest = Word(
    "damage into rest", _damage_into_rest, lambda m, seat: bool(m.g.zones[f"damage:{seat}"]), subject=you
)
"""You shuffle your damage pool into your rest pool."""


def top_damage_to_rest(amount: Amount) -> Word:
    """``top_damage_to_rest(your("wisdom"))``: the top cards of your damage pool come on top of your rest pool."""

    async def run(m: Now, seat: str) -> None:
        cards = m.g.zones[f"damage:{seat}"][: -worth(amount, m) - 1 : -1]
        for card in cards:
            m.g.move(card, f"rest:{seat}")
        m.g.say("meqcards-log-damage-to-rest", seat=seat_ref(seat), count=len(cards))

    return Word(
        "top damage to rest", run, lambda m, seat: bool(m.g.zones[f"damage:{seat}"]), {"amount": amount}, subject=you
    )


def top_life_to_rest(count: int) -> Word:
    """``top_life_to_rest(5)``: the top cards of your life pool come on top of your rest pool."""

    async def run(m: Now, seat: str) -> None:
        await discard_hero_cards(m.g, seat, m.g.zones[f"life:{seat}"][:count])

    return Word("top life to rest", run, lambda m, seat: bool(m.g.zones[f"life:{seat}"]), {"count": count}, subject=you)


heals = Word(
    "heals",
    lambda m, seat: shuffle_back(m.g, seat, "damage"),
    lambda m, seat: bool(m.g.zones[f"damage:{seat}"]),
    barred="heal",
    subject=you,
)
"""You heal, where nothing forbids it."""

# -- damage ------------------------------------------------------------------------------------------------------------


def damage_less_shields(code: str, reward: Does) -> Happens[QuestState]:
    """``damage_less_shields(CODE, gain_favor(1).on(you))``: the damage of the card's facts, less each shield discarded.

    The reward follows when nothing is left of it. Discarding and damage are one: whoever falls by it falls once.
    """

    async def run(m: Now) -> None:
        discarded = await _discard_for_shields(m)
        left = facts(m.g, m.me).deal - sum(facts(m.g, card).defense for card in discarded)
        if left > 0:
            await suffer(m.g, m.seat, left)
        else:
            await reward.perform(m)
        if discarded:
            await resolve(m.g, HeroCardsDiscarded(seat=m.seat, amount=len(discarded)), lambda: None)

    return happens(run, told="damage less shields", amount=load_cards()[code].deal, reward=reward)


async def _discard_for_shields(m: Now) -> list[str]:
    """The hero discards any cards of his hand; answers which."""
    hand = list(m.g.zones[f"hand:{m.seat}"])
    if not hand:
        return []
    amount = facts(m.g, m.me).deal
    prompt = message("meqcards-ask-shields", seat=seat_ref(m.seat), source=m.g.ref(m.me), amount=amount)
    asked = Question(
        m.seat,
        "some",
        prompt,
        lambda: [Option("discard", card) for card in hand],
        step=m.g.step,
        source=m.me,
        minimum=0,
        maximum=len(hand),
    )
    chosen = [option.source for option in await ask_some(asked)]
    lay_on_rest_pool(m.g, m.seat, chosen)
    return chosen


# -- this card ---------------------------------------------------------------------------------------------------------


def shuffles_this_in(deck: str) -> Happens[QuestState]:
    """``shuffles_this_in("corruption")``: this card and the discard pile of its deck are shuffled into the deck."""

    async def run(m: Now) -> None:
        if m.me in m.g.pieces:
            lift(m.g, m.me)
        m.g.say("meqcards-log-shuffled-in", card=m.g.ref(m.me))
        await shuffle_into(m.g, [m.me, *m.g.zones[f"{deck}_discard"]], f"{deck}_deck")

    return happens(run, told="shuffles this in", what=deck)


async def _completes_this(m: Now) -> None:
    await quests.complete(m.g, m.seat, m.me)


completes_this: Happens[QuestState] = happens(_completes_this, told="completes this")
"""You complete this Quest."""
