"""What happens to the cards of a hero: damage, drawing, discarding, shuffling back."""

from __future__ import annotations

from collections.abc import Callable

from desktop_app.games.kit.moment import Amount, worth
from desktop_app.games.me_quest.reading.numbers import room_in_hand
from desktop_app.games.me_quest.verbs import heroes as hero_verbs
from desktop_app.games.me_quest.vocabulary.texts import Now
from desktop_app.games.me_quest.vocabulary.word import Word


def damage(amount: Amount) -> Word:
    """``damage(5).on(that_hero)``: a hero is dealt damage."""
    return Word(
        "damage",
        lambda m, seat: hero_verbs.suffer(m.g, seat, worth(amount, m)),
        lambda m, seat: worth(amount, m) > 0,
        {"amount": amount},
    )


def draw_cards(count: Amount) -> Word:
    """``draw_cards(your("fortitude")).on(you)``: from the life pool."""

    async def run(m: Now, seat: str) -> None:
        hero_verbs.draw_hero_cards(m.g, seat, worth(count, m))

    def can(m: Now, seat: str) -> bool:
        return bool(m.g.zones[f"life:{seat}"]) and min(worth(count, m), room_in_hand(m.g, seat)) > 0

    return Word("draw cards", run, can, {"count": count})


def _from_hand(count: Amount) -> Callable[[Now, str], bool]:
    """Whether so many cards are any, and the hero holds one."""
    return lambda m, seat: worth(count, m) > 0 and bool(m.g.zones[f"hand:{seat}"])


def discard_cards(count: Amount) -> Word:
    """``discard_cards(2).on(you)``: of his choice, to the rest pool."""
    return Word(
        "discard cards",
        lambda m, seat: hero_verbs.discard_chosen(m.g, seat, worth(count, m), source=m.me),
        _from_hand(count),
        {"count": count},
    )


def discard_random_cards(count: Amount) -> Word:
    """``discard_random_cards(corruption_of_hero).on(that_hero)``"""
    return Word(
        "discard random cards",
        lambda m, seat: hero_verbs.discard_at_random(m.g, seat, worth(count, m)),
        _from_hand(count),
        {"count": count},
    )


def discard_down_to(count: int) -> Word:
    """``discard_down_to(5).on(hero)``"""

    def over(m: Now, seat: str) -> int:
        return len(m.g.zones[f"hand:{seat}"]) - count

    return Word(
        "discard down to",
        lambda m, seat: hero_verbs.discard_chosen(m.g, seat, over(m, seat), source=m.me),
        lambda m, seat: over(m, seat) > 0,
        {"count": count},
    )


def shuffle_back(*pools: str) -> Word:
    """``shuffle_back("rest", "damage").on(you)``: into the life pool; also "hand"."""
    return Word(
        f"shuffle back {' '.join(pools)}",
        lambda m, seat: hero_verbs.shuffle_back(m.g, seat, *pools),
        lambda m, seat: any(m.g.zones[f"{pool}:{seat}"] for pool in pools),
    )
